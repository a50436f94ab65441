import {
  AREA_COUNT,
  AWAY,
  LOST,
  PLACE_COUNT,
  PLACE_NAMES,
  SIDE,
  SIDES,
  STEPS,
  UNIT_COUNT,
  UNIT_NAMES,
  isZone,
  ARMY,
  PRUSSIAN,
} from './board.ts';
import { STACK } from './data/tables.ts';
import type { AreasState } from './state.ts';

const force = new Uint8Array(SIDES.length * PLACE_COUNT);
const fresh = new Uint8Array(SIDES.length * PLACE_COUNT);

const nameOf = (at: number): string => PLACE_NAMES[at % PLACE_COUNT];

/** The invariants of the game; an empty list when all hold. */
export const check = (s: AreasState): string[] => {
  const broken: string[] = [];
  force.fill(0);
  fresh.fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) {
    const place = s.place[u];
    if (place > AWAY) broken.push(`${UNIT_NAMES[u]} is nowhere`);
    if (s.spent[u] === 1 && STEPS[u] === 1) broken.push(`${UNIT_NAMES[u]} has no spent side`);
    if (place >= LOST) continue;
    if (isZone(place) && ARMY[u] !== PRUSSIAN) broken.push(`${UNIT_NAMES[u]} is in a zone`);
    const at = SIDE[u] * PLACE_COUNT + place;
    force[at]++;
    if (s.spent[u] === 0) fresh[at]++;
  }
  for (let at = 0; at < force.length; at++) {
    if (force[at] !== s.force[at] || fresh[at] !== s.fresh[at]) {
      broken.push(`${nameOf(at)} has ${force[at]} units, ${fresh[at]} of them fresh`);
    }
    if (force[at] > STACK && !isZone(at % PLACE_COUNT)) broken.push(`${nameOf(at)} is overfull`);
  }
  for (let area = 0; area < AREA_COUNT; area++) {
    const french = force[area] > 0;
    if (french !== force[PLACE_COUNT + area] > 0 && s.control[area] !== (french ? 1 : 0)) {
      broken.push(`${nameOf(area)} is held but not controlled`);
    }
  }
  return broken;
};
