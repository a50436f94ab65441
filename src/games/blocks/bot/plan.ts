import {
  ARM,
  ARMY,
  ATTACK_LIMIT,
  BASES,
  BOARD,
  FRENCH,
  LEADER,
  LEADER_OF,
  RATE,
  TOWN_COUNT,
} from '../board.ts';
import { FEWEST_IN_BATTLE } from '../data/tables.ts';
import { commands, forceAt, isNight, type BlocksState } from '../state.ts';
import { BY_RULE, HOLD, JOIN, NO_ATTACK, WITHDRAW, type Mind, type Plan } from './mind.ts';
import { draft, freeUnits, order, orderFar, type Draft } from './orders.ts';
import { strengthOf } from './strength.ts';

/** Strength that the enemy could throw upon a town in his next turn. */
export const threatTo = (d: Draft, side: number, town: number): number => {
  let sum = 0;
  const near = BOARD.neighbours[town];
  const roads = BOARD.edges[town];
  for (let i = 0; i < near.length; i++) {
    const there = (1 - side) * TOWN_COUNT + near[i];
    const count = d.s.force[there];
    if (count > 0) sum += d.strength[there] * Math.min(1, ATTACK_LIMIT[roads[i]] / count);
  }
  return sum;
};

/** The strength that could attack a town now, by [5.1] from at most three groups. */
const reachOf = (d: Draft, town: number): { strength: number; count: number } => {
  const near = BOARD.neighbours[town];
  const roads = BOARD.edges[town];
  const groups: number[] = [];
  let count = 0;
  for (let i = 0; i < near.length; i++) {
    if (forceAt(d.s, d.side, near[i]) === 0 || d.settled[near[i]] === 1) continue;
    const free = freeUnits(d, near[i]);
    let sum = 0;
    const n = Math.min(free.length, ATTACK_LIMIT[roads[i]]);
    for (let k = 0; k < n; k++) sum += strengthOf(d.s, free[k]);
    if (n > 0) groups.push(sum);
    count += n;
  }
  groups.sort((a, b) => b - a);
  const most = d.side === FRENCH ? 3 : 2;
  let strength = 0;
  for (let i = 0; i < Math.min(most, groups.length); i++) strength += groups[i];
  return { strength, count };
};

const isBase = (town: number): boolean => BASES.some((base) => base.town === town);

/** How tempting an attack is: the odds, with reserves near the defender counted in part. */
export const temptation = (d: Draft, town: number): number => {
  const { strength, count } = reachOf(d, town);
  if (count < FEWEST_IN_BATTLE) return 0;
  const there = (1 - d.side) * TOWN_COUNT + town;
  const few = d.s.force[there] < FEWEST_IN_BATTLE;
  let help = 0;
  if (!few) for (const near of BOARD.neighbours[town]) help += d.strength[(1 - d.side) * TOWN_COUNT + near];
  const odds = strength / (d.strength[there] + 0.35 * help + 1);
  return Math.min(3, odds) * (few ? 1.15 : 1) + (isBase(town) ? 0.3 : 0);
};

/** Sends all who can into an attack on the town. */
const attack = (d: Draft, town: number, force: boolean): void => {
  const near = BOARD.neighbours[town].slice();
  const at = (t: number): number => d.strength[d.side * TOWN_COUNT + t];
  near.sort((a, b) => at(b) - at(a));
  for (const from of near) {
    if (forceAt(d.s, d.side, from) === 0) continue;
    for (const u of freeUnits(d, from).slice()) {
      if (ARM[u] !== LEADER) order(d, u, town);
    }
    d.settled[from] = 1;
  }
  for (let u = 0; u < d.s.town.length; u++) {
    if (!commands(d.armies, u) || d.m.orders[u] >= 0 || d.s.town[u] >= TOWN_COUNT) continue;
    if (d.s.road1[u] !== 0 || ARM[u] === LEADER) continue;
    if (BOARD.distance[d.s.town[u] * TOWN_COUNT + town] === 2) orderFar(d, u, town, force ? 1 : 0);
  }
};

/** Marches a group one town towards an aim, by every road that brings it nearer. */
const advance = (d: Draft, from: number, aim: number, keep: number): void => {
  const here = BOARD.distance[from * TOWN_COUNT + aim];
  if (here === 0) return;
  const free = freeUnits(d, from).slice(0, forceAt(d.s, d.side, from) - keep);
  for (const u of free) {
    let best = -1;
    for (const to of BOARD.neighbours[from]) {
      if (BOARD.distance[to * TOWN_COUNT + aim] >= here || forceAt(d.s, 1 - d.side, to) > 0) continue;
      const calm = d.strength[d.side * TOWN_COUNT + to] - threatTo(d, d.side, to);
      if (best >= 0 && calm < d.strength[d.side * TOWN_COUNT + best] - threatTo(d, d.side, best)) continue;
      best = to;
    }
    if (best < 0) return;
    if (!order(d, u, best)) {
      for (const to of BOARD.neighbours[from]) {
        if (BOARD.distance[to * TOWN_COUNT + aim] < here && forceAt(d.s, 1 - d.side, to) === 0) {
          if (order(d, u, to)) break;
        }
      }
    }
  }
};

/** Where a threatened group falls back to: friends near, foes far, its own base close. */
const refuge = (d: Draft, from: number, army: number): number => {
  let best = -1;
  let most = -Infinity;
  for (const to of BOARD.neighbours[from]) {
    if (forceAt(d.s, 1 - d.side, to) > 0) continue;
    const friends = d.strength[d.side * TOWN_COUNT + to];
    const score = friends - 0.8 * threatTo(d, d.side, to) - 2 * baseDistance(army, to);
    if (score > most) [best, most] = [to, score];
  }
  return best;
};

const baseDistance = (army: number, town: number): number => {
  let least = 9;
  for (const base of BASES) {
    const far = BOARD.distance[town * TOWN_COUNT + base.town];
    if (army === FRENCH || base.army === army) least = Math.min(least, far);
  }
  return least;
};

const withdraw = (d: Draft, from: number, army: number): void => {
  const to = refuge(d, from, army);
  if (to < 0) return;
  for (const u of freeUnits(d, from).slice()) order(d, u, to);
};

/** The strongest stack of an army, where its groups join. */
export const mainTown = (d: Draft, army: number): number => {
  let best = 0;
  let most = -1;
  for (let town = 0; town < TOWN_COUNT; town++) {
    let sum = 0;
    for (let u = 0; u < d.s.town.length; u++) {
      if (ARMY[u] === army && d.s.town[u] === town) sum += strengthOf(d.s, u);
    }
    if (sum > most) [best, most] = [town, sum];
  }
  return best;
};

/** The base the French march on by rule: the nearest of an army that still stands. */
const nearestBase = (s: BlocksState, from: number): number => {
  let best = BASES[0].town;
  let least = Infinity;
  for (const base of BASES) {
    if (s.alive[base.army] === 0) continue;
    const far = BOARD.distance[from * TOWN_COUNT + base.town] - base.loss;
    if (far < least) [best, least] = [base.town, far];
  }
  return best;
};

/** One group by its aim. [11.0] A French garrison stays on a base. */
const moveGroup = (d: Draft, from: number, army: number, aim: number): void => {
  const own = d.strength[d.side * TOWN_COUNT + from];
  const threat = threatTo(d, d.side, from);
  if (d.side === FRENCH) {
    if (aim === HOLD) return;
    const town = aim >= 0 ? aim : aim === JOIN ? mainTown(d, FRENCH) : nearestBase(d.s, from);
    const keep = isBase(from) ? 3 : 0;
    advance(d, from, town, keep);
    return;
  }
  if (aim === HOLD) return;
  if (aim === WITHDRAW || (aim === BY_RULE && own < 0.8 * threat)) {
    if (threat > 0) withdraw(d, from, army);
    return;
  }
  const base = BASES.find((b) => b.army === army)?.town ?? 0;
  const home = army === 1 ? 23 : base;
  const town = aim >= 0 ? aim : aim === JOIN ? mainTown(d, army) : home;
  advance(d, from, town, isBase(from) ? 3 : 0);
};

const groupOrder = (d: Draft, army: number): number[] => {
  const towns: number[] = [];
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (d.settled[town] === 1 || forceAt(d.s, d.side, town) === 0) continue;
    if (freeUnits(d, town).some((u) => ARMY[u] === army)) towns.push(town);
  }
  const weight = (t: number): number =>
    d.strength[d.side * TOWN_COUNT + t] + 2 * threatTo(d, d.side, t);
  return towns.sort((a, b) => weight(b) - weight(a));
};

const bestAttack = (d: Draft, least: number): number => {
  let best = -1;
  let most = least;
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (forceAt(d.s, 1 - d.side, town) === 0) continue;
    const score = temptation(d, town);
    if (score > most) [best, most] = [town, score];
  }
  return best;
};

/** The leader goes where most of his army's strength in reach goes. [10.0] */
const sendLeader = (d: Draft, army: number): void => {
  const leader = LEADER_OF[army];
  const at = d.s.town[leader];
  if (at >= TOWN_COUNT || !commands(d.armies, leader) || d.s.road1[leader] !== 0) return;
  let best = at;
  let most = 0;
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (BOARD.distance[at * TOWN_COUNT + town] > RATE[leader]) continue;
    let sum = 0;
    for (let u = 0; u < d.s.town.length; u++) {
      if (ARMY[u] !== army || u === leader || d.s.town[u] >= TOWN_COUNT) continue;
      const goes = d.m.orders[u] >= 0 ? d.m.orders[u] : d.s.town[u];
      if (goes === town) sum += strengthOf(d.s, u);
    }
    if (sum > most) [best, most] = [town, sum];
  }
  if (best !== at && !order(d, leader, best)) orderFar(d, leader, best, 0);
};

/** Turns a plan into orders for every unit of these armies, in the mind. */
export const drawOrders = (s: BlocksState, m: Mind, armies: number, plan: Plan): void => {
  const d = draft(s, m, armies);
  if (!isNight(s) && plan.attack !== NO_ATTACK) {
    const least = d.side === FRENCH ? 1.25 : 1.5;
    const first = plan.attack === BY_RULE ? bestAttack(d, least) : plan.attack;
    if (first >= 0) attack(d, first, plan.force);
    const second = bestAttack(d, least);
    if (second >= 0 && second !== first) attack(d, second, false);
  }
  for (let army = 0; army < 3; army++) {
    if (((armies >> army) & 1) === 0) continue;
    for (const town of groupOrder(d, army)) {
      if (d.moves[army] > 0) moveGroup(d, town, army, plan.aims[army]);
    }
    sendLeader(d, army);
  }
};

/** A draft to ask questions of, without orders. */
export const survey = (s: BlocksState, m: Mind, armies: number): Draft => draft(s, m, armies);
