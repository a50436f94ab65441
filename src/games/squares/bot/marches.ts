import { DIRECTIONS, isDiagonal, turned, type Square } from '../../../boards/squares.ts';
import { PROHIBITED, type Battle } from '../battle.ts';
import { TERRAINS } from '../data/lists.ts';

/** How far it is to a square for an arm, over the ground alone: no units stand in the way. */

/** By square: operation points to the goal; FAR where no way leads. */
export type March = Uint16Array;

export const FAR = 60_000;
const GOALS = 4096;

const marches = new WeakMap<Battle, Map<number, March>>();

/** What a step from one square to the next costs an arm, FAR if it cannot go there. */
const costOf = (battle: Battle, mover: number, from: Square, to: Square, d: number): number => {
  const { ground, costs } = battle;
  const row = mover * TERRAINS.length + ground.terrain[to];
  const plain = isDiagonal(d) ? costs.diagonal[row] : costs.straight[row];
  if (plain === PROHIBITED) return FAR;
  return ground.elevation[to] > ground.elevation[from] ? plain + costs.climb[mover] : plain;
};

const findMarch = (battle: Battle, goal: Square, mover: number): March => {
  const { near, size } = battle.grid;
  const march = new Uint16Array(size).fill(FAR);
  march[goal] = 0;
  const queue = [goal];
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i];
    for (let d = 0; d < DIRECTIONS; d++) {
      const before = near[at * DIRECTIONS + turned(d, DIRECTIONS / 2)];
      if (before < 0) continue;
      const points = march[at] + costOf(battle, mover, before, at, d);
      if (points >= march[before]) continue;
      march[before] = points;
      queue.push(before);
    }
  }
  return march;
};

/** The march to a goal by the costs of an arm: found once. [20.15] */
export const marchTo = (battle: Battle, goal: Square, mover: number): March => {
  let known = marches.get(battle);
  if (known === undefined) {
    known = new Map();
    marches.set(battle, known);
  }
  const key = mover * GOALS + goal;
  let march = known.get(key);
  if (march === undefined) {
    march = findMarch(battle, goal, mover);
    known.set(key, march);
  }
  return march;
};
