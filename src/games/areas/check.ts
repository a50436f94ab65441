import {
  AREA_COUNT,
  ARMIES,
  ARMY,
  AWAY,
  BRITISH,
  PLACE_COUNT,
  PLACE_NAMES,
  PRUSSIAN,
  STEPS,
  UNIT_COUNT,
} from './board.ts';
import { STACK } from './data/tables.ts';
import type { AreasState } from './state.ts';

/**
 * By army and place, those off the map included: how many units stand there, and in the high byte how
 * many of them are fresh. The loops below have no branches that can be spared: with them, checking a
 * state took as long as taking a choice.
 */
const WIDTH = AWAY + 1;
const counts = new Uint16Array(ARMIES.length * WIDTH);
const FRESH = 256;
const COUNT = FRESH - 1;

/** By unit: where the places of its army begin, and 1 when it has no spent side. */
const ROW = Uint16Array.from(ARMY, (army) => army * WIDTH);
const ONE_STEP = Uint8Array.from(STEPS, (steps) => 2 - steps);

/** Counts the units of every place; whether each is what and where it can be. */
const countUnits = ({ place, spent }: AreasState): boolean => {
  let faults = 0;
  counts.fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) {
    const isSpent = spent[u];
    counts[ROW[u] + place[u]] += 1 + FRESH - (isSpent << 8);
    faults |= (isSpent & ONE_STEP[u]) | (isSpent >> 1) | (AWAY - place[u] < 0 ? 1 : 0);
  }
  return faults === 0;
};

/** [7.2] Whether an area where one side alone stands is controlled by it. */
const isHeldRightly = (control: number, french: number, allied: number): boolean =>
  (french === 0) === (allied === 0) || control === (french > 0 ? 1 : 0);

/** What is wrong with an area, its counts apart. */
const checkArea = (s: AreasState, area: number, broken: string[]): void => {
  const french = counts[area] & COUNT;
  const allied = (counts[BRITISH * WIDTH + area] + counts[PRUSSIAN * WIDTH + area]) & COUNT;
  if (french > STACK || allied > STACK) broken.push(`${PLACE_NAMES[area]} is overfull`);
  if (!isHeldRightly(s.control[area], french, allied)) {
    broken.push(`${PLACE_NAMES[area]} is held but not controlled`);
  }
};

/** The invariants of the game; an empty list when all hold. */
export const check = (s: AreasState): string[] => {
  const broken: string[] = [];
  if (!countUnits(s)) broken.push('a unit cannot be what and where it is');
  const { force, fresh } = s;
  for (let place = 0; place < PLACE_COUNT; place++) {
    const other = PLACE_COUNT + place;
    const french = counts[place];
    const british = counts[BRITISH * WIDTH + place];
    const allied = british + counts[PRUSSIAN * WIDTH + place];
    const isCounted =
      french === force[place] + FRESH * fresh[place] &&
      allied === force[other] + FRESH * fresh[other];
    if (!isCounted) broken.push(`${PLACE_NAMES[place]} has not the units it counts`);
    if ((french | allied) === 0) continue;
    if (place < AREA_COUNT) checkArea(s, place, broken);
    else if ((french | british) !== 0) {
      broken.push(`${PLACE_NAMES[place]} holds others than Prussians`);
    }
  }
  return broken;
};
