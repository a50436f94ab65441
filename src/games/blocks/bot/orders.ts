import { edgeBetween } from '../../../boards/graph.ts';
import {
  ARM,
  ARMY,
  ATTACK_LIMIT,
  BOARD,
  HAS_RIVER,
  LEADER,
  MARCH_LIMIT,
  RATE,
  ROAD_COUNT,
  TOWN_COUNT,
  UNIT_COUNT,
} from '../board.ts';
import {
  activeSide,
  armyBit,
  commands,
  forceAt,
  isNight,
  zeros,
  type BlocksState,
} from '../state.ts';
import type { Mind, Move } from './mind.ts';
import { mapStrength, strengthOf } from './strength.ts';

/** Orders being drawn up for one movement phase: who goes where, and what the roads still carry. */
export interface Draft {
  readonly s: BlocksState;
  readonly side: number;
  readonly armies: number;
  /** By unit: the town it is to march to, -1 for none. */
  readonly orders: number[];
  /** By side * TOWN_COUNT + town, as the units stand now. */
  readonly strength: number[];
  /** Own strength on its way to a town. */
  readonly coming: number[];
  readonly road: number[];
  readonly river: number[];
  readonly moves: number[];
  readonly paid: number[];
}

const scratch = {
  strength: zeros(2 * TOWN_COUNT),
  coming: zeros(TOWN_COUNT),
  road: zeros(ROAD_COUNT),
  river: zeros(ROAD_COUNT),
  moves: zeros(3),
  paid: zeros(TOWN_COUNT),
};

/** A draft in memory that the next one uses again. */
export const draft = (s: BlocksState, m: Mind, armies: number): Draft => {
  m.orders.fill(-1);
  scratch.coming.fill(0);
  scratch.river.fill(0);
  for (let r = 0; r < ROAD_COUNT; r++) scratch.road[r] = s.used[r];
  for (let a = 0; a < 3; a++) scratch.moves[a] = s.groupMoves[a];
  for (let t = 0; t < TOWN_COUNT; t++) scratch.paid[t] = s.activated[t];
  mapStrength(s, scratch.strength);
  return { s, side: activeSide(s), armies, orders: m.orders, ...scratch };
};

/** [5.1] Whether units of this army may still leave the town. */
export const mayLeave = (d: Draft, army: number, town: number): boolean =>
  (d.paid[town] & armyBit(army)) !== 0 || d.moves[army] > 0;

/** Whether the unit has no orders and could be given some. */
export const isFree = (d: Draft, u: number): boolean =>
  d.orders[u] < 0 && d.s.road1[u] === 0 && d.s.town[u] < TOWN_COUNT && commands(d.armies, u);

const hasRoom = (d: Draft, u: number, road: number, attacks: boolean): boolean =>
  ARM[u] === LEADER ||
  (d.road[road] < MARCH_LIMIT[road] &&
    (!attacks || !HAS_RIVER[road] || d.river[road] < ATTACK_LIMIT[road]));

const book = (d: Draft, u: number, road: number, attacks: boolean): void => {
  if (ARM[u] === LEADER) return;
  d.road[road]++;
  if (attacks && HAS_RIVER[road]) d.river[road]++;
};

const enlist = (d: Draft, u: number, to: number): void => {
  const from = d.s.town[u];
  const army = ARMY[u];
  if ((d.paid[from] & armyBit(army)) === 0) {
    d.paid[from] |= armyBit(army);
    d.moves[army]--;
  }
  d.orders[u] = to;
  d.coming[to] += strengthOf(d.s, u);
};

/** Orders one unit to a town one or two roads off, three for forced cavalry; false when it cannot go. */
export const order = (d: Draft, u: number, to: number, forced: boolean): boolean => {
  const { s } = d;
  const from = s.town[u];
  if (!mayLeave(d, ARMY[u], from)) return false;
  const attacks = forceAt(s, 1 - d.side, to) > 0;
  if (attacks && isNight(s)) return false;
  const far = BOARD.distance[from * TOWN_COUNT + to];
  const reach = RATE[u] + (forced && ARM[u] !== LEADER && !isNight(s) ? 1 : 0);
  if (far > reach || far > 2) return false;
  if (far === 1) {
    const road = edgeBetween(BOARD, from, to);
    if (!hasRoom(d, u, road, attacks)) return false;
    book(d, u, road, attacks);
    enlist(d, u, to);
    return true;
  }
  for (const via of BOARD.neighbours[from]) {
    const next = edgeBetween(BOARD, via, to);
    if (next < 0 || forceAt(s, 1 - d.side, via) > 0) continue;
    const road = edgeBetween(BOARD, from, via);
    if (!hasRoom(d, u, road, attacks) || !hasRoom(d, u, next, attacks)) continue;
    book(d, u, road, attacks);
    book(d, u, next, attacks);
    enlist(d, u, to);
    return true;
  }
  return false;
};

const picked: number[] = [];
let ranked: BlocksState | null = null;
const byStrength = (a: number, b: number): number =>
  ranked === null ? 0 : strengthOf(ranked, b) - strengthOf(ranked, a);

/** The free units of an army in a town that may leave it, the strongest first; leaders are not among them. */
export const freeUnits = (d: Draft, army: number, town: number): readonly number[] => {
  picked.length = 0;
  if (!mayLeave(d, army, town)) return picked;
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (d.s.town[u] === town && ARMY[u] === army && ARM[u] !== LEADER && isFree(d, u))
      picked.push(u);
  }
  ranked = d.s;
  picked.sort(byStrength);
  return picked;
};

/** Carries out one move of a plan; returns the strength that goes. */
export const orderMove = (d: Draft, move: Move): number => {
  const units = freeUnits(d, move.army, move.from);
  let left = units.length - move.keep;
  let sent = 0;
  for (let i = 0; i < units.length && left > 0 && sent < move.enough; i++) {
    if (!order(d, units[i], move.to, move.forced)) continue;
    sent += strengthOf(d.s, units[i]);
    left--;
  }
  return sent;
};
