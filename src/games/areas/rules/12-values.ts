import {
  ARM,
  ARMY,
  ARTILLERY,
  ATTACK,
  CAVALRY,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  SKIRMISHERS,
  TEM,
} from '../board.ts';
import { BOMBARDMENT, VOLLEY } from '../data/tables.ts';
import { M } from '../lexicon.ts';
import { faceOf, type AreasState } from '../state.ts';
import type { Term } from './11-values.ts';
import { INDIRECT, LONG, rangeTo } from './13-ranges.ts';

const counted = (terms: readonly Term[]): readonly Term[] => terms.filter(([, value]) => value > 0);

const countAt = (s: AreasState, area: number, is: (u: number) => boolean, side: number): number => {
  let count = 0;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) if (s.place[u] === area && is(u)) count++;
  return count;
};

/** [12.5.2] The attack value of a volley: skirmishers do not help against cavalry. */
export const volleyTerms = (
  s: AreasState,
  area: number,
  target: number,
  point: number,
  supporters: number,
): readonly Term[] => {
  const side = SIDE[point];
  const own = (arm: number) => (u: number) =>
    ARM[u] === arm && ARMY[u] === ARMY[point] && (arm === SKIRMISHERS || s.spent[u] === 0);
  const skirmishers = ARM[target] === CAVALRY ? 0 : countAt(s, area, own(SKIRMISHERS), side);
  return [
    [M.factor, ATTACK[faceOf(s, point)]],
    ...counted([
      [M['fresh infantry'], supporters * VOLLEY.infantry],
      [M.skirmishers, skirmishers * VOLLEY.skirmishers],
      [M.artillery, countAt(s, area, own(ARTILLERY), side) * VOLLEY.gun],
    ]),
  ];
};

/** [12.5.3] What shelters the target of a volley. */
export const volleyCover = (s: AreasState, area: number, target: number): readonly Term[] => {
  const isSkirmisher = ARM[target] === SKIRMISHERS;
  const others = countAt(s, area, (u) => ARM[u] === SKIRMISHERS && u !== target, SIDE[target]);
  return [
    [M.terrain, TEM[area] * VOLLEY.temTimes],
    ...counted([
      [M['skirmisher target'], isSkirmisher ? VOLLEY.skirmisherTarget : 0],
      [M.skirmishers, others * VOLLEY.otherSkirmishers],
    ]),
  ];
};

/** [13.5.2] The attack value of a bombardment; indirect fire halves it. */
export const bombardmentTerms = (
  s: AreasState,
  area: number,
  target: number,
  point: number,
  supporters: number,
  mode: number,
): readonly Term[] => {
  const terms: readonly Term[] = [
    [M.factor, ATTACK[faceOf(s, point)]],
    ...counted([
      [M.artillery, supporters * BOMBARDMENT.gun],
      [M['cavalry target'], ARM[target] === CAVALRY ? BOMBARDMENT.cavalryTarget : 0],
    ]),
  ];
  if (rangeTo(s, SIDE[point], area, s.place[target], mode) !== INDIRECT) return terms;
  const sum = terms.reduce((total, [, value]) => total + value, 0);
  return [...terms, [M['indirect fire'], (sum >> 1) - sum]];
};

/** [13.5.3] What shelters the target of a bombardment. */
export const coverTerms = (
  s: AreasState,
  area: number,
  target: number,
  mode: number,
): readonly Term[] => {
  const range = rangeTo(s, 1 - SIDE[target], area, s.place[target], mode);
  return [
    [M.terrain, TEM[s.place[target]] * BOMBARDMENT.temTimes],
    ...counted([
      [M['skirmisher target'], ARM[target] === SKIRMISHERS ? BOMBARDMENT.skirmisherTarget : 0],
      [M['artillery target'], ARM[target] === ARTILLERY ? BOMBARDMENT.artilleryTarget : 0],
      [M['long range'], range === LONG || range === INDIRECT ? BOMBARDMENT.longRange : 0],
    ]),
  ];
};
