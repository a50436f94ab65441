import { ATTACK_LIMIT, BASES, BOARD, FRENCH, TOWN_COUNT } from '../board.ts';
import { FEWEST_IN_BATTLE } from '../data/tables.ts';
import { forceAt } from '../state.ts';
import { freeUnits, type Draft } from './orders.ts';
import { strengthOf } from './strength.ts';

/** Strength the enemy of a side could throw upon a town in his next turn. */
export const threatTo = (d: Draft, side: number, town: number): number => {
  let sum = 0;
  const near = BOARD.neighbours[town];
  const roads = BOARD.edges[town];
  const enemy = (1 - side) * TOWN_COUNT;
  for (let i = 0; i < near.length; i++) {
    const count = d.s.force[enemy + near[i]];
    if (count > 0) sum += d.strength[enemy + near[i]] * Math.min(1, ATTACK_LIMIT[roads[i]] / count);
  }
  return sum;
};

export const friendsNear = (d: Draft, side: number, town: number): number => {
  let sum = 0;
  for (const near of BOARD.neighbours[town]) sum += d.strength[side * TOWN_COUNT + near];
  return sum;
};

/** The units of an army in a town that could still be sent somewhere. */
export interface Group {
  readonly army: number;
  readonly town: number;
  readonly strength: number;
  readonly count: number;
}

export const isBase = (town: number): boolean => BASES.some((base) => base.town === town);

export const groupAt = (d: Draft, army: number, town: number): Group => {
  const units = freeUnits(d, army, town);
  let strength = 0;
  for (const u of units) strength += strengthOf(d.s, u);
  return { army, town, strength, count: units.length };
};

export const groupsOf = (d: Draft): Group[] => {
  const groups: Group[] = [];
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (forceAt(d.s, d.side, town) === 0) continue;
    for (let army = 0; army < 3; army++) {
      if (((d.armies >> army) & 1) === 0) continue;
      const g = groupAt(d, army, town);
      if (g.count > garrisonOf(d, town)) groups.push(g);
    }
  }
  return groups;
};

/** How many stay to hold a base that matters. */
export const garrisonOf = (d: Draft, town: number): number =>
  isBase(town) && (d.side === FRENCH || threatTo(d, d.side, town) > 0) ? FEWEST_IN_BATTLE : 0;
