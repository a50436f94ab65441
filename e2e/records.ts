import { below, playoutDice } from '../src/kernel/dice.ts';
import { formatChoice } from '../src/kernel/choice.ts';
import { menuOf, seatToMove } from '../src/kernel/play.ts';
import { recordOf, stateFrom } from '../src/kernel/record.ts';
import { choose, openTable } from '../src/kernel/table.ts';
import { blocks } from '../src/games/blocks/game.ts';
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

/** A game played at random, to its end or to a number of choices, as a file with its seed. */
export const randomGame = (seed: string, most = Infinity): UploadedFile => {
  const game = blocks as unknown as Game;
  const start = { scenario: 'historical', options: {} };
  const node = { path: '', value: undefined };
  const table = openTable(game, start, stateFrom(game, start, node), seed);
  const random = playoutDice(seed.length);
  while (table.state.waiting !== 0 && table.taken.length < most) {
    const seat = seatToMove(table.state);
    const menu = menuOf(game, table.state, seat);
    choose(table, seat, formatChoice(game.lexicon, menu[below(random, menu.length)]));
  }
  return fileOf('record.json', { ...recordOf(table), seed });
};
