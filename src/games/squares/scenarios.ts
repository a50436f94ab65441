import { formatFault, isFault } from '../../kernel/fault.ts';
import { Defect } from '../../kernel/rulebook.ts';
import { battleOf, type Battle } from './battle.ts';
import { DOCUMENTS } from './data/scenarios.ts';
import { parse } from './reader.ts';

/** The battles of the house, read through the door by which every scenario comes in. */
export const BATTLES: readonly Battle[] = DOCUMENTS.map((document) => {
  const scenario = parse(document);
  if (isFault(scenario)) throw new Defect(`${document.name}: ${formatFault(scenario)}`);
  return battleOf(scenario);
});
