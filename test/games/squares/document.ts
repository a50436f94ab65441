import { formatFault, isFault } from '../../../src/kernel/fault.ts';
import { battleOf, type Battle } from '../../../src/games/squares/battle.ts';
import { DOCUMENTS } from '../../../src/games/squares/data/scenarios.ts';
import { parse } from '../../../src/games/squares/reader.ts';
import type { Scenario } from '../../../src/games/squares/scenario.ts';

/** A shipped scenario as its document says it. */
export const documentOf = (name: string): Record<string, unknown> => {
  const found = DOCUMENTS.find((document) => document.name === name);
  if (!found) throw new Error(`no scenario ${name}`);
  return { ...found };
};

export const read = (document: unknown): Scenario => {
  const scenario = parse(document);
  if (isFault(scenario)) throw new Error(formatFault(scenario));
  return scenario;
};

export const battle = (name: string): Battle => battleOf(read(documentOf(name)));
