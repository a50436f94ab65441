import { below, playoutDice, type Dice } from '../src/kernel/dice.ts';
import { formatChoice } from '../src/kernel/choice.ts';
import { stateFrom } from '../src/kernel/history.ts';
import { menuOf, seatToMove } from '../src/kernel/play.ts';
import { recordOf } from '../src/kernel/record.ts';
import { choose, openTable, type Table } from '../src/kernel/table.ts';
import { blocks } from '../src/games/blocks/game.ts';
import { OFF, type BlocksState } from '../src/games/blocks/state.ts';
import type { Game } from '../src/kernel/game.ts';

/** A file as a browser's file input takes it. */
export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const fileOf = (name: string, document: unknown): UploadedFile => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(document)),
});

const game = blocks as unknown as Game;

const openHistorical = (seed: string): Table => {
  const start = { scenario: 'historical', options: {} };
  return openTable(game, start, stateFrom(game, start, { path: '', value: undefined }), seed);
};

/** Takes one choice at random; false when the game is over. */
const stepAtRandom = (table: Table, random: Dice): boolean => {
  if (table.state.waiting === 0) return false;
  const seat = seatToMove(table.state);
  const menu = menuOf(game, table.state, seat);
  choose(table, seat, formatChoice(game.lexicon, menu[below(random, menu.length)]));
  return true;
};

const recordFile = (table: Table): UploadedFile =>
  fileOf('record.json', { ...recordOf(table), seed: table.seed });

/** A game played at random, to its end or to a number of choices, as a file with its seed. */
export const randomGame = (seed: string, most = Infinity): UploadedFile => {
  const table = openHistorical(seed);
  const random = playoutDice(seed.length);
  while (table.taken.length < most && stepAtRandom(table, random));
  return recordFile(table);
};

/** How many units stand on battle boards. */
const unitsInBattle = ({ state }: Table): number =>
  (state as unknown as BlocksState).place.filter((place) => place !== OFF).length;

/** The largest battle that a number of random games come to, at the moment it is so large. */
export const largestBattle = (games = 12): UploadedFile => {
  let largest = { units: 0, seed: 'battle 0', choices: 0 };
  for (let i = 0; i < games; i++) {
    const table = openHistorical(`battle ${i}`);
    const random = playoutDice(table.seed.length);
    while (stepAtRandom(table, random)) {
      const units = unitsInBattle(table);
      if (units > largest.units && table.state.waiting !== 0)
        largest = { units, seed: table.seed, choices: table.taken.length };
    }
  }
  return randomGame(largest.seed, largest.choices);
};
