import {
  ALLIED,
  ARMY,
  BASES,
  BOARD,
  FRENCH,
  HAS_RIVER,
  MARCH_LIMIT,
  SIDE_END,
  SIDE_FIRST,
  TOWN_COUNT,
  ZONE,
} from '../board.ts';
import { FEWEST_IN_BATTLE, ROAD_LIMIT } from '../data/tables.ts';
import { forceAt, zeros } from '../state.ts';
import { friendsNear, threatTo, type Group } from './groups.ts';
import type { Posture } from './mind.ts';
import type { Draft } from './orders.ts';

/** Something worth marching to: a base, an enemy to beat, a friend to join. */
interface Goal {
  readonly town: number;
  readonly value: number;
}

/** What a river or a track adds to the length of a road. */
const RIVER_COST = 0.6;
const TRACK_COST = 0.3;

/** How far any two towns are from each other by the easiest way. */
const FAR = ((): Float64Array => {
  const cost = new Float64Array(TOWN_COUNT * TOWN_COUNT).fill(99);
  for (let town = 0; town < TOWN_COUNT; town++) cost[town * TOWN_COUNT + town] = 0;
  for (const [road, [a, b]] of BOARD.ends.entries()) {
    const track = MARCH_LIMIT[road] < ROAD_LIMIT.major ? TRACK_COST : 0;
    const far = 1 + track + (HAS_RIVER[road] ? RIVER_COST : 0);
    cost[a * TOWN_COUNT + b] = far;
    cost[b * TOWN_COUNT + a] = far;
  }
  for (let via = 0; via < TOWN_COUNT; via++) {
    for (let a = 0; a < TOWN_COUNT; a++) {
      for (let b = 0; b < TOWN_COUNT; b++) {
        const far = cost[a * TOWN_COUNT + via] + cost[via * TOWN_COUNT + b];
        if (far < cost[a * TOWN_COUNT + b]) cost[a * TOWN_COUNT + b] = far;
      }
    }
  }
  return cost;
})();

/** The pull between any two towns, for each way of fading. */
const PULLS = new Map<number, Float64Array>();

const pullsOf = ({ fades }: Posture): Float64Array => {
  const known = PULLS.get(fades);
  if (known !== undefined) return known;
  const pulls = FAR.map((far) => fades ** far);
  PULLS.set(fades, pulls);
  return pulls;
};

/** [11.0] The French march on the bases and on whom they would beat. */
const frenchGoals = (d: Draft, { bases, armies }: Posture): Goal[] => {
  const goals: Goal[] = [];
  for (const [i, { town, army }] of BASES.entries()) {
    if (d.s.alive[army] > 0 && forceAt(d.s, FRENCH, town) === 0)
      goals.push({ town, value: bases[i] });
  }
  for (let u = SIDE_FIRST[ALLIED]; u < SIDE_END[ALLIED]; u++) {
    const town = d.s.town[u];
    if (town >= TOWN_COUNT || (u > 0 && d.s.town[u - 1] === town)) continue;
    const units = forceAt(d.s, ALLIED, town);
    goals.push({ town, value: units < FEWEST_IN_BATTLE ? 0.8 : armies[ARMY[u]] });
  }
  return goals;
};

/** The Allies cover their bases where the French come near, win back lost ones, and keep together. */
const alliedGoals = (d: Draft, { bases, armies }: Posture, pulls: Float64Array): Goal[] => {
  const goals: Goal[] = [];
  for (const [i, { town, army }] of BASES.entries()) {
    if (d.s.alive[army] === 0) continue;
    let near = 0;
    for (let t = 0; t < TOWN_COUNT; t++) {
      const french = forceAt(d.s, FRENCH, t);
      if (french > 0) near = Math.max(near, pulls[t * TOWN_COUNT + town] * Math.min(1, french / 6));
    }
    goals.push({ town, value: (forceAt(d.s, FRENCH, town) > 0 ? 4 : 0.3 + 3 * near) * bases[i] });
  }
  for (let town = 0; town < TOWN_COUNT; town++) {
    const strength = d.strength[ALLIED * TOWN_COUNT + town];
    if (strength > 8) goals.push({ town, value: (strength / 15) * armies[ZONE[town] || 1] });
  }
  return goals;
};

/** All that draws a side in one movement phase. */
export interface Aims {
  readonly posture: Posture;
  readonly goals: readonly Goal[];
  readonly pulls: Float64Array;
}

export const aimsOf = (d: Draft, posture: Posture): Aims => {
  const pulls = pullsOf(posture);
  const goals = d.side === FRENCH ? frenchGoals(d, posture) : alliedGoals(d, posture, pulls);
  return { posture, goals, pulls };
};

/** How much a group likes a town as its next halt. */
export const likes = (
  d: Draft,
  g: Group,
  to: number,
  { posture, goals, pulls }: Aims,
  errand: number,
): number => {
  const own = d.strength[d.side * TOWN_COUNT + to] + d.coming[to] + g.strength;
  const threat = threatTo(d, d.side, to);
  const safety = Math.min(1, own / (threat + 0.1));
  let pull = 0;
  for (const goal of goals) {
    const far = BOARD.distance[to * TOWN_COUNT + goal.town];
    const share =
      errand < 0 ? (isTaken(d, g, goal, far) ? 0.3 : 1) : errand === goal.town ? 1.5 : 0.2;
    pull += share * goal.value * pulls[to * TOWN_COUNT + goal.town];
  }
  const friends = (own + friendsNear(d, d.side, to)) / 30;
  return posture.safety * safety + posture.company * Math.sqrt(friends) + pull;
};

/** The strength of a column that can take a goal alone, and of those who hold one. */
const COLUMN = 20;
const HOLDS_BASE = 8;

/**
 * [11.0] Which base each French group is sent to: for every base that draws them, the dearest first,
 * the nearest groups until a column is together. By town, -1 for none.
 */
export const errands = (d: Draft, groups: readonly Group[], { bases }: Posture): number[] => {
  const errand = zeros(TOWN_COUNT).fill(-1);
  if (d.side !== FRENCH) return errand;
  const order = [0, 1, 2].sort((a, b) => bases[b] - bases[a]);
  for (const i of order) {
    const { town, army } = BASES[i];
    if (bases[i] < 3 || d.s.alive[army] === 0 || d.strength[town] >= HOLDS_BASE) continue;
    const near = groups
      .filter((g) => errand[g.town] < 0)
      .sort(
        (a, b) =>
          BOARD.distance[a.town * TOWN_COUNT + town] - BOARD.distance[b.town * TOWN_COUNT + town],
      );
    let sent = d.strength[town];
    for (const g of near) {
      if (sent >= COLUMN + d.strength[ALLIED * TOWN_COUNT + town]) break;
      errand[g.town] = town;
      sent += g.strength;
    }
  }
  return errand;
};

/** Whether another group already marches on the goal and is as near to it. */
const isTaken = (d: Draft, g: Group, goal: Goal, far: number): boolean => {
  if (d.coming[goal.town] > COLUMN) return true;
  for (const near of BOARD.neighbours[goal.town]) {
    if (near !== g.town && d.coming[near] > COLUMN && far > 0) return true;
  }
  return false;
};
