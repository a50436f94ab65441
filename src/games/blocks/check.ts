import {
  ARM,
  ARMY,
  DEAD,
  FULL_CV,
  LEADER,
  SIDE,
  TOWN_COUNT,
  UNIT_COUNT,
  UNIT_NAMES,
} from './board.ts';
import { MARCH_LIMIT, ROAD_COUNT, ROAD_NAMES } from './board.ts';
import { LANE, type BlocksState } from './state.ts';

const force = new Uint8Array(2 * TOWN_COUNT + 4);
const alive = new Uint8Array(3);

/** By unit: the least CV it can live with, and where its side's towns begin in `force`. */
const LEAST_CV = ARM.map((arm) => (arm === LEADER ? 0 : 1));
const FORCE_ROW = SIDE.map((side) => side * TOWN_COUNT);

/** The invariants of the game; an empty list when all hold. */
export const check = (s: BlocksState): string[] => {
  const broken: string[] = [];
  const { town: towns, cv: cvs, seenCv, place } = s;
  force.fill(0);
  alive.fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) {
    const town = towns[u];
    const cv = cvs[u];
    const isDead = town === DEAD;
    if (town < TOWN_COUNT) force[FORCE_ROW[u] + town]++;
    if (!isDead) alive[ARMY[u]]++;
    if (isDead ? cv !== 0 : cv < LEAST_CV[u] || cv > FULL_CV[u])
      broken.push(`${UNIT_NAMES[u]} has ${cv} CV`);
    if (seenCv[u] < cv) broken.push(`${UNIT_NAMES[u]} was seen weaker than it is`);
    if (place[u] >= LANE && town >= TOWN_COUNT) broken.push(`${UNIT_NAMES[u]} fights nowhere`);
  }
  for (let i = 0; i < 2 * TOWN_COUNT; i++) {
    if (force[i] !== s.force[i]) broken.push(`force ${i} is ${s.force[i]}, not ${force[i]}`);
  }
  for (let army = 0; army < 3; army++) {
    if (alive[army] !== s.alive[army]) broken.push(`army ${army} has ${alive[army]} units`);
    if (s.groupMoves[army] < 0) broken.push(`army ${army} has moved too many groups`);
  }
  for (let road = 0; road < ROAD_COUNT; road++) {
    if (s.used[road] > MARCH_LIMIT[road]) broken.push(`${ROAD_NAMES[road]} is overfull`);
  }
  return broken;
};
