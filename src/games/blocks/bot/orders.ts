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
  SIDE_END,
  SIDE_FIRST,
  TOWN_COUNT,
} from '../board.ts';
import { activeSide, armyBit, commands, forceAt, zeros, type BlocksState } from '../state.ts';
import type { Mind } from './mind.ts';
import { strengthMap, strengthOf } from './strength.ts';

/** Orders being drawn up for one movement phase: who goes where, and what the roads still carry. */
export interface Draft {
  readonly s: BlocksState;
  readonly m: Mind;
  readonly side: number;
  readonly armies: number;
  readonly strength: number[];
  readonly road: number[];
  readonly attackRoad: number[];
  readonly moves: number[];
  readonly paid: number[];
  /** Towns whose groups stay, or have their orders already. */
  readonly settled: number[];
}

const scratch = {
  strength: zeros(2 * TOWN_COUNT),
  road: zeros(ROAD_COUNT),
  attackRoad: zeros(ROAD_COUNT),
  moves: zeros(3),
  paid: zeros(TOWN_COUNT),
  settled: zeros(TOWN_COUNT),
};

export const draft = (s: BlocksState, m: Mind, armies: number): Draft => {
  m.orders.fill(-1);
  scratch.attackRoad.fill(0);
  scratch.settled.fill(0);
  for (let r = 0; r < ROAD_COUNT; r++) scratch.road[r] = s.used[r];
  for (let a = 0; a < 3; a++) scratch.moves[a] = s.groupMoves[a];
  for (let t = 0; t < TOWN_COUNT; t++) scratch.paid[t] = s.activated[t];
  strengthMap(s, scratch.strength);
  return { s, m, side: activeSide(s), armies, ...scratch };
};

/** [5.1] Whether units of this army may still leave the town. */
export const mayLeave = (d: Draft, army: number, town: number): boolean =>
  (d.paid[town] & armyBit(army)) !== 0 || d.moves[army] > 0;

const pay = (d: Draft, army: number, town: number): void => {
  if ((d.paid[town] & armyBit(army)) !== 0) return;
  d.paid[town] |= armyBit(army);
  d.moves[army]--;
};

const picked: number[] = [];

/** Units in the town that may be sent, the strongest first. */
export const freeUnits = (d: Draft, town: number): number[] => {
  picked.length = 0;
  const { s } = d;
  for (let u = SIDE_FIRST[d.side]; u < SIDE_END[d.side]; u++) {
    if (s.town[u] !== town || s.road1[u] !== 0 || d.m.orders[u] >= 0) continue;
    if (commands(d.armies, u) && mayLeave(d, ARMY[u], town)) picked.push(u);
  }
  picked.sort((a, b) => strengthOf(s, b) - strengthOf(s, a));
  return picked;
};

export const hasRoom = (d: Draft, u: number, road: number, attacks: boolean): boolean =>
  ARM[u] === LEADER ||
  (d.road[road] < MARCH_LIMIT[road] &&
    (!attacks || !HAS_RIVER[road] || d.attackRoad[road] < ATTACK_LIMIT[road]));

/** Orders one unit to a town beside its own; false when the road is full. */
export const order = (d: Draft, u: number, to: number): boolean => {
  const from = d.s.town[u];
  const road = edgeBetween(BOARD, from, to);
  const attacks = forceAt(d.s, 1 - d.side, to) > 0;
  if (road < 0 || !mayLeave(d, ARMY[u], from) || !hasRoom(d, u, road, attacks)) return false;
  pay(d, ARMY[u], from);
  d.m.orders[u] = to;
  if (ARM[u] === LEADER) return true;
  d.road[road]++;
  if (attacks) d.attackRoad[road]++;
  return true;
};

/** Orders a unit that marches two towns through a free one; false when there is no way. */
export const orderFar = (d: Draft, u: number, to: number, reach: number): boolean => {
  const from = d.s.town[u];
  if (RATE[u] + reach < 2 || BOARD.distance[from * TOWN_COUNT + to] !== 2) return false;
  const attacks = forceAt(d.s, 1 - d.side, to) > 0;
  for (const via of BOARD.neighbours[from]) {
    const next = edgeBetween(BOARD, via, to);
    if (next < 0 || forceAt(d.s, 1 - d.side, via) > 0) continue;
    const road = edgeBetween(BOARD, from, via);
    if (!hasRoom(d, u, road, attacks) || !hasRoom(d, u, next, attacks)) continue;
    if (!mayLeave(d, ARMY[u], from)) return false;
    pay(d, ARMY[u], from);
    d.m.orders[u] = to;
    if (ARM[u] === LEADER) return true;
    for (const r of [road, next]) {
      d.road[r]++;
      if (attacks) d.attackRoad[r]++;
    }
    return true;
  }
  return false;
};
