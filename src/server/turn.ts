import { told } from '../boards/words.ts';
import { FACES } from '../games/faces.ts';
import { waitsFor } from '../kernel/play.ts';
import { SPECTATOR } from '../kernel/umpire.ts';
import { asked } from '../protocol/session.ts';
import type { Live } from './live.ts';

/** Whose turn it is at a table, and what may be told of it outside: no more than any passer-by sees. */

export type Language = 'en' | 'it';

/** The seats that the table waits for, by the people who hold them. */
export const awaited = ({ row, table }: Live): ReadonlyMap<string, readonly number[]> => {
  const seats = new Map<string, number[]>();
  if (row.outcome !== null) return seats;
  for (const [seat, holder] of row.holders.entries()) {
    if (holder.kind !== 'person' || !waitsFor(table.state, seat)) continue;
    seats.set(holder.person, [...(seats.get(holder.person) ?? []), seat]);
  }
  return seats;
};

export interface Turn {
  readonly title: string;
  readonly seat: string;
  /** The turn of the game, such as a day and its part; and where, if the game looks at one place. */
  readonly moment: string;
  /** What is to be decided. */
  readonly asks: string;
}

/** The turn of a seat in words, from the view of those who only watch. */
export const turnOf = async (live: Live, seat: number, language: Language): Promise<Turn> => {
  const { game, state } = live.table;
  const load = FACES.get(game.meta.id);
  if (load === undefined) throw new Error(`${game.meta.id} has no face`);
  const { FACE } = await load();
  const words = FACE.words[language];
  const scene = FACE.scene(game.view(state, SPECTATOR));
  const [board] = scene.boards;
  const place = board.id === 'map' ? [] : [board.title];
  const step = scene.record[scene.now] ?? scene.record[0];
  const { procedure } = asked(live.table, SPECTATOR);
  return {
    title: words.title,
    seat: told(game.seats(state)[seat], words.names),
    moment: [step.name, ...place].map((text) => told(text, words.names)).join(', '),
    asks: words.prompts[procedure ?? ''] ?? '',
  };
};
