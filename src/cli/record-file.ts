import { readFileSync } from 'node:fs';
import {
  fields,
  formatFault,
  isFault,
  list,
  misread,
  oneOf,
  reading,
  text,
  whole,
} from '../kernel/fault.ts';
import {
  ENTRY_FIELDS,
  RECORD_FIELDS,
  RECORD_FORMAT,
  readDie,
  replay,
  type Replay,
} from '../kernel/record.ts';
import { Misuse } from './command.ts';
import { HOUSE } from './house.ts';

/** Where a fault means that a file is no record at all, rather than one that does not verify. */
const HEADER = /^(?:scenario|options|position)\b/;

/** Stumbles over what is not shaped like a record. */
const checkShape = (document: unknown): unknown =>
  reading(document, (node) => {
    const record = fields(node, RECORD_FIELDS);
    if (text(record.format) !== RECORD_FORMAT)
      misread(record.format, `this reads '${RECORD_FORMAT}'`);
    const game =
      HOUSE.games[
        oneOf(
          record.game,
          HOUSE.games.map((g) => g.meta.id),
        )
      ];
    if (text(record.rules) !== game.meta.rules) {
      misread(record.rules, `${game.meta.id} is played by rules version ${game.meta.rules} here`);
    }
    text(record.commitment);
    if (record.seed.value !== null) text(record.seed);
    for (const entry of list(record.choices)) {
      const { seat, dice, queued, back } = fields(entry, ENTRY_FIELDS);
      text(seat);
      if (back.value !== undefined) whole(back, 0, Number.MAX_SAFE_INTEGER);
      for (const die of [...list(dice), ...list(queued)]) readDie(game, die);
    }
    return null;
  });

const load = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Misuse(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

/** Plays the record in a file again; the reason when it does not verify. */
export const replayRecord = (file: string): Replay | string => {
  const document = load(file);
  const fault = checkShape(document);
  if (isFault(fault)) throw new Misuse(`${file}: ${formatFault(fault)}`);
  const result = replay(HOUSE.games, document);
  if (!isFault(result)) return result;
  if (HEADER.test(result.path)) throw new Misuse(`${file}: ${formatFault(result)}`);
  return formatFault(result);
};
