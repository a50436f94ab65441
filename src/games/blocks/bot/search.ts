import type { Code } from '../../../kernel/choice.ts';
import { below, type Dice } from '../../../kernel/dice.ts';
import type { Menu } from '../../../kernel/menu.ts';
import { advance, seatToMove, settle } from '../../../kernel/play.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { umpire, type Umpire } from '../../../kernel/umpire.ts';
import { blocks } from '../game.ts';
import { P } from '../lexicon.ts';
import { fork, type BlocksState } from '../state.ts';
import { imagine, type BlocksView } from '../view.ts';
import { copyMind, emptyMind, mind, type Mind, type Temper } from './mind.ts';
import { posturesOf } from './postures.ts';
import { policy } from './policy.ts';
import { frenchChance, type Eye } from './worth.ts';

/** Worlds a view could come from, and minds to play them on with. */
export interface Search {
  readonly seat: number;
  readonly dice: Dice;
  readonly umpire: Umpire;
  readonly eye: Eye;
  /** In one world of so many the others stand still; 0 for none. */
  readonly idle: number;
  readonly minds: readonly Mind[];
  readonly worlds: BlocksState[];
}

export const search = (
  seat: number,
  dice: Dice,
  temper: Temper,
  { eye, idle }: Pick<Search, 'eye' | 'idle'>,
): Search => ({
  seat,
  dice,
  umpire: umpire(dice, false),
  eye,
  idle,
  minds: [0, 1, 1].map((side) => mind(dice, temper, posturesOf(side)[0])),
  worlds: [],
});

/** Imagines so many worlds anew. */
export const imagineWorlds = (search: Search, v: BlocksView, count: number): void => {
  search.worlds.length = 0;
  for (let i = 0; i < count; i++) search.worlds.push(imagine(v, search.dice));
};

/**
 * Plays one of the worlds on by rule of thumb, the seat with this mind, until that turn begins or
 * the game ends; the worth for the seat. The others strive for something else in every world, and
 * in some they do not march at all: a plan must be good against many.
 */
export const playOn = (search: Search, world: number, own: Mind, until: number): number => {
  const s = fork(search.worlds[world]);
  const { umpire: u, minds, seat } = search;
  for (const [other, m] of minds.entries()) {
    const postures = posturesOf(Math.min(1, other));
    emptyMind(m, postures[(world >> 1) % postures.length]);
  }
  copyMind(own, minds[seat]);
  const idle = search.idle > 0 && world % search.idle === 0;
  settle(blocks, s, u);
  while (s.waiting !== 0 && s.turn < until) {
    const to = seatToMove(s);
    const waits = idle && to !== seat && topProcedure(s) === P.march;
    advance(blocks, s, to, waits ? last(u.menu) : policy(s, minds[to], u.menu), u);
  }
  const chance = frenchChance(s, search.eye);
  return seat === 0 ? chance : 1 - chance;
};

/** A march menu ends with 'done' while no attack of this phase is too weak. */
const last = (menu: Menu): Code => menu.codes[menu.size - 1];

export const pick = <T>(dice: Dice, list: readonly T[]): T => list[below(dice, list.length)];
