import { code, first, verbOf, type Code } from '../../../kernel/choice.ts';
import type { Menu } from '../../../kernel/menu.ts';
import { local } from '../../../kernel/stack.ts';
import {
  ARMY,
  BOARD,
  LEADER_OF,
  MARCH_LIMIT,
  RATE,
  SIDE,
  TOWN_COUNT,
  UNIT_COUNT,
} from '../board.ts';
import { FEWEST_IN_BATTLE } from '../data/tables.ts';
import { V } from '../lexicon.ts';
import { forceAt, isNight, zeros, type BlocksState } from '../state.ts';
import { planAttacks, planRaids } from './attacks.ts';
import { aimsOf, errands, likes } from './goals.ts';
import { garrisonOf, groupAt, groupsOf, type Group } from './groups.ts';
import type { Mind, Move, Posture } from './mind.ts';
import { draft, isFree, mayLeave, order, orderMove, type Draft } from './orders.ts';
import { strengthOf } from './strength.ts';

/** Whether a group may march into a town: it is free, or a few stand there who can be overrun. [6.1] */
const canEnter = (d: Draft, g: Group, town: number): boolean => {
  const enemies = forceAt(d.s, 1 - d.side, town);
  return (
    enemies === 0 || (!isNight(d.s) && enemies < FEWEST_IN_BATTLE && g.count > FEWEST_IN_BATTLE)
  );
};

/** The rest of the groups march where they like it better than where they stand, the keenest first. */
const planMarches = (d: Draft, posture: Posture): void => {
  const aims = aimsOf(d, posture);
  const groups = groupsOf(d);
  const errand = errands(d, groups, posture);
  while (groups.length > 0) {
    let keenest = -1;
    let target = -1;
    let most = 0.05;
    for (const [i, g] of groups.entries()) {
      if (!mayLeave(d, g.army, g.town)) continue;
      const here = d.side * TOWN_COUNT + g.town;
      d.strength[here] -= g.strength;
      const stay = likes(d, g, g.town, aims, errand[g.town]);
      const near = BOARD.neighbours[g.town];
      for (let k = 0; k < near.length; k++) {
        const to = near[k];
        const road = BOARD.edges[g.town][k];
        const room = MARCH_LIMIT[road] - d.road[road];
        if (room <= 0 || !canEnter(d, g, to)) continue;
        const gain = (likes(d, g, to, aims, errand[g.town]) - stay) * Math.min(room, g.count);
        if (gain > most) [keenest, target, most] = [i, to, gain];
      }
      d.strength[here] += g.strength;
    }
    if (keenest < 0) return;
    const { army, town } = groups[keenest];
    const keep = garrisonOf(d, town);
    orderMove(d, { army, from: town, to: target, keep, enough: Infinity, forced: false });
    const rest = groupAt(d, army, town);
    if (rest.count > keep && rest.count < groups[keenest].count) groups[keenest] = rest;
    else groups.splice(keenest, 1);
  }
};

/** A leader goes where most of his army's strength in his reach will be. [10.0] */
const sendLeader = (d: Draft, army: number): void => {
  const leader = LEADER_OF[army];
  if (!isFree(d, leader) || !mayLeave(d, army, d.s.town[leader])) return;
  const at = d.s.town[leader];
  const there = zeros(TOWN_COUNT);
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (ARMY[u] === army && u !== leader && d.s.town[u] < TOWN_COUNT) {
      there[d.orders[u] >= 0 ? d.orders[u] : d.s.town[u]] += strengthOf(d.s, u);
    }
  }
  let best = at;
  for (let town = 0; town < TOWN_COUNT; town++) {
    if (BOARD.distance[at * TOWN_COUNT + town] > RATE[leader]) continue;
    if (there[town] > there[best]) best = town;
  }
  if (best !== at) order(d, leader, best, false);
};

const NO_MOVES: readonly Move[] = [];

/** Draws up the orders of a movement phase: the moves in mind first, then attacks that promise, then the posture's. */
const drawOrders = (s: BlocksState, m: Mind, armies: number): void => {
  const d = draft(s, m, armies);
  for (const move of m.moves) orderMove(d, move);
  m.moves = NO_MOVES;
  if (!isNight(s)) {
    planAttacks(d, m.posture.attack);
    planRaids(d);
  }
  planMarches(d, m.posture);
  for (let army = 0; army < 3; army++) if ((armies >> army) & 1) sendLeader(d, army);
};

/** A number for the movement phase on top of the stack: orders hold for one. */
export const phaseOf = (s: BlocksState): number => s.turn * 8 + local(s, 0);

const wants = (s: BlocksState, m: Mind, u: number): boolean => {
  const to = m.orders[u];
  return to >= 0 && s.town[u] !== to && s.town[u] < TOWN_COUNT;
};

/** The next step of the movement phase: the first unit with orders that may still march. */
export const chooseMarch = (s: BlocksState, m: Mind, menu: Menu): Code => {
  if (m.phase !== phaseOf(s)) {
    m.phase = phaseOf(s);
    drawOrders(s, m, local(s, 0));
  }
  let fallback = code(V.done);
  let done = false;
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    const verb = verbOf(c);
    if (verb === V.march || verb === V.force) {
      if (wants(s, m, first(c))) return c;
    } else if (verb === V.recall) fallback = c;
    else if (verb === V.done) done = true;
  }
  return done ? code(V.done) : fallback;
};

/** Where the unit in the hand goes: to its town, else nearer to it. */
export const chooseStep = (s: BlocksState, m: Mind, menu: Menu): Code => {
  const u = local(s, 1);
  const aim = m.orders[u] >= 0 ? m.orders[u] : s.town[u];
  let best = menu.codes[0];
  let least = Infinity;
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    if (verbOf(c) === V.halt) {
      const far = BOARD.distance[s.town[u] * TOWN_COUNT + aim];
      if (far < least || far === 0) [best, least] = [c, far];
      continue;
    }
    const to = first(c);
    if (to === aim) return c;
    const hostile = forceAt(s, 1 - SIDE[u], to) > 0;
    const far = BOARD.distance[to * TOWN_COUNT + aim] + (hostile ? 20 : 0);
    if (far < least) [best, least] = [c, far];
  }
  return best;
};
