import type { Followed } from '../../../boards/scene.ts';
import type { Unit } from '../battle.ts';
import { ARMS, SIDES } from '../data/lists.ts';
import { isOnMap, moraleOf, scenarioOf, type SquaresState } from '../state.ts';
import { armyOf } from './pieces.ts';

/** What is charted through a battle: losses by arm, and what the units are worth. */

/** [11.1] The men each arm has lost so far, prisoners among them. */
const losses = (s: SquaresState): readonly Followed[] =>
  SIDES.flatMap((_, side) =>
    ARMS.map((part, arm): Followed => {
      const row = side * ARMS.length + arm;
      const value = s.menLost[row] + s.menCaptured[row];
      return { chart: 'men lost', army: armyOf(s, side), part, value, isSum: true };
    }),
  );

/** [8.2] [8.3] What the units on the map are worth on the average of their men. */
const averages = (s: SquaresState): readonly Followed[] =>
  SIDES.flatMap((_, side) => {
    const units = scenarioOf(s).units.ofSide[side].filter((u) => isOnMap(s, u));
    const men = units.reduce((sum, u) => sum + s.men[u], 0);
    if (men === 0) return [];
    const mean = (chart: string, of: (u: Unit) => number): Followed => ({
      chart,
      army: armyOf(s, side),
      part: '',
      value: units.reduce((sum, u) => sum + of(u) * s.men[u], 0) / men,
      isSum: false,
    });
    return [
      mean('average morale', (u) => moraleOf(s, u)),
      mean('average efficiency', (u) => s.efficiency[u]),
    ];
  });

export const followed = (s: SquaresState): readonly Followed[] => [...losses(s), ...averages(s)];
