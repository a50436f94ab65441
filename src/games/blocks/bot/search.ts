import { below, type Dice } from '../../../kernel/dice.ts';
import { advance, seatToMove, settle } from '../../../kernel/play.ts';
import { umpire, type Umpire } from '../../../kernel/umpire.ts';
import { blocks } from '../game.ts';
import { fork, type BlocksState } from '../state.ts';
import { imagine, type BlocksView } from '../view.ts';
import { copyMind, emptyMind, mind, type Mind, type Temper } from './mind.ts';
import { policy } from './policy.ts';
import { frenchChance } from './worth.ts';

/** Worlds a view could come from, and minds to play them on with. */
export interface Search {
  readonly seat: number;
  readonly dice: Dice;
  readonly umpire: Umpire;
  readonly minds: readonly Mind[];
  readonly worlds: BlocksState[];
}

export const search = (seat: number, dice: Dice, temper: Temper): Search => ({
  seat,
  dice,
  umpire: umpire(dice, false),
  minds: [0, 1, 2].map(() => mind(dice, temper)),
  worlds: [],
});

/** Imagines so many worlds anew. */
export const imagineWorlds = (search: Search, v: BlocksView, count: number): void => {
  search.worlds.length = 0;
  for (let i = 0; i < count; i++) search.worlds.push(imagine(v, search.dice));
};

/**
 * Plays one of the worlds on by rule of thumb, the seat with this mind, until that turn begins or
 * the game ends; the worth for the seat.
 */
export const playOn = (search: Search, world: number, own: Mind, until: number): number => {
  const s = fork(search.worlds[world]);
  const { umpire: u, minds, seat } = search;
  for (const m of minds) emptyMind(m);
  copyMind(own, minds[seat]);
  settle(blocks, s, u);
  while (s.waiting !== 0 && s.turn < until) {
    const to = seatToMove(s);
    advance(blocks, s, to, policy(s, minds[to], u.menu), u);
  }
  const chance = frenchChance(s);
  return seat === 0 ? chance : 1 - chance;
};

/** One of the things weighed, with the sum of what came of it. */
interface Weighed {
  readonly index: number;
  sum: number;
  count: number;
}

const mean = (w: Weighed): number => w.sum / w.count;

/**
 * Weighs so many courses by playouts, more for those that stay good: after each round the better
 * half goes on. Returns the index of the best.
 */
export const weigh = (
  count: number,
  rounds: readonly number[],
  worlds: number,
  play: (index: number, world: number) => number,
): { best: number; value: number } => {
  let alive: Weighed[] = Array.from({ length: count }, (_, index) => ({ index, sum: 0, count: 0 }));
  let world = 0;
  for (const [round, samples] of rounds.entries()) {
    for (let i = 0; i < samples; i++) {
      for (const w of alive) {
        w.sum += play(w.index, world % worlds);
        w.count++;
      }
      world++;
    }
    alive.sort((a, b) => mean(b) - mean(a));
    if (round < rounds.length - 1) alive = alive.slice(0, Math.max(2, Math.ceil(alive.length / 3)));
  }
  return { best: alive[0].index, value: mean(alive[0]) };
};

export const pick = <T>(dice: Dice, list: readonly T[]): T => list[below(dice, list.length)];
