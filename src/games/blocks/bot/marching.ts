import { code, first, verbOf, type Code } from '../../../kernel/choice.ts';
import type { Menu } from '../../../kernel/menu.ts';
import { local } from '../../../kernel/stack.ts';
import {
  ALLIED,
  ARM,
  ARMY,
  ATTACK_LIMIT,
  BASES,
  BOARD,
  CAVALRY,
  FRENCH,
  HAS_RIVER,
  INFANTRY,
  LEADER_OF,
  MARCH_LIMIT,
  RATE,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  TOWN_COUNT,
  UNIT_COUNT,
  ZONE,
} from '../board.ts';
import { FEWEST_IN_BATTLE, ROAD_LIMIT } from '../data/tables.ts';
import { V } from '../lexicon.ts';
import { forceAt, isNight, type BlocksState } from '../state.ts';
import type { Mind, Move, Posture } from './mind.ts';
import { draft, freeUnits, isFree, mayLeave, order, orderMove, type Draft } from './orders.ts';
import { strengthOf } from './strength.ts';

/** Strength the enemy of a side could throw upon a town in his next turn. */
const threatTo = (d: Draft, side: number, town: number): number => {
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

const friendsNear = (d: Draft, side: number, town: number): number => {
  let sum = 0;
  for (const near of BOARD.neighbours[town]) sum += d.strength[side * TOWN_COUNT + near];
  return sum;
};

interface Group {
  readonly army: number;
  readonly town: number;
  readonly strength: number;
  readonly count: number;
}

/** The groups next to a town that could still be sent there, the strongest first. */
const groupsBeside = (d: Draft, town: number): Group[] => {
  const groups: Group[] = [];
  const near = BOARD.neighbours[town];
  const roads = BOARD.edges[town];
  for (let i = 0; i < near.length; i++) {
    if (forceAt(d.s, d.side, near[i]) === 0) continue;
    for (let army = 0; army < 3; army++) {
      if (((d.armies >> army) & 1) === 0) continue;
      const units = freeUnits(d, army, near[i]);
      const count = Math.min(units.length, ATTACK_LIMIT[roads[i]]);
      let strength = 0;
      for (let k = 0; k < count; k++) strength += strengthOf(d.s, units[k]);
      if (count > 0) groups.push({ army, town: near[i], strength, count });
    }
  }
  return groups.sort((a, b) => b.strength - a.strength);
};

/** The groups that the armies' moves allow to march. [5.1] */
const affordable = (d: Draft, groups: readonly Group[]): Group[] => {
  const left = d.moves.slice();
  return groups.filter((g) => (d.paid[g.town] >> g.army) & 1 || left[g.army]-- > 0);
};

const isBase = (town: number): boolean => BASES.some((base) => base.town === town);

/** How an attack on a town would stand: own strength against the defender's, with half of his help. */
const oddsOfAttack = (d: Draft, town: number, groups: readonly Group[]): number => {
  let strength = 0;
  let count = 0;
  for (const g of groups) {
    strength += g.strength;
    count += g.count;
  }
  if (count < FEWEST_IN_BATTLE) return 0;
  return Math.min(4, strength / defenceOf(d, town));
};

/** What an attack on the town meets: its defenders, and a share of those who can come; lone ones rout at once. */
const defenceOf = (d: Draft, town: number): number => {
  const enemy = 1 - d.side;
  const defence = d.strength[enemy * TOWN_COUNT + town] + 0.1;
  return forceAt(d.s, enemy, town) < FEWEST_IN_BATTLE
    ? defence
    : defence + 0.3 * friendsNear(d, enemy, town);
};

/** Enemies worth a battle: enough to stand, or on a base. */
const isBattleground = (d: Draft, town: number): boolean => {
  const enemies = forceAt(d.s, 1 - d.side, town);
  return enemies >= FEWEST_IN_BATTLE || (enemies > 0 && isBase(town));
};

/** Odds beyond which more attackers are better used elsewhere. */
const ENOUGH = 2.5;

/** Attacks as long as one is promising, each with no more than it takes. */
const planAttacks = (d: Draft, least: number): void => {
  for (;;) {
    let best: Group[] = [];
    let target = -1;
    let most = least;
    for (let town = 0; town < TOWN_COUNT; town++) {
      if (!isBattleground(d, town) || d.coming[town] > 0) continue;
      const groups = affordable(d, groupsBeside(d, town));
      const odds = oddsOfAttack(d, town, groups) + (isBase(town) ? 0.5 : 0);
      if (odds > most) [best, target, most] = [groups, town, odds];
    }
    if (target < 0) return;
    let enough = ENOUGH * defenceOf(d, target) + 4;
    for (const { army, town } of best) {
      if (enough > 0)
        enough -= orderMove(d, { army, from: town, to: target, keep: 0, enough, forced: false });
    }
    if (d.coming[target] === 0) return;
  }
};

/** Who ride down a few enemies: horse first, so that fleeing horse suffers too. [7.5] */
const raiders = (d: Draft, g: Group): number[] =>
  [...freeUnits(d, g.army, g.town)].sort((a, b) => raidRank(b) - raidRank(a));
const raidRank = (u: number): number => (ARM[u] === CAVALRY ? 2 : ARM[u] === INFANTRY ? 1 : 0);

/** [6.1] Groups with units to spare overrun the one or two enemies beside them. */
const planRaids = (d: Draft): void => {
  for (const g of groupsOf(d)) {
    let spare = g.count - garrisonOf(d, g.town);
    for (const to of BOARD.neighbours[g.town]) {
      const enemies = forceAt(d.s, 1 - d.side, to);
      if (enemies === 0 || enemies >= FEWEST_IN_BATTLE || d.coming[to] > 0) continue;
      if (spare < 2 * FEWEST_IN_BATTLE) break;
      if (threatTo(d, d.side, to) > RAID_RISK * g.strength) continue;
      let sent = 0;
      for (const u of raiders(d, g)) {
        if (sent < FEWEST_IN_BATTLE && order(d, u, to, false)) sent++;
      }
      spare -= sent;
    }
  }
};
const RAID_RISK = 0.4;

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
    goals.push({ town, value: units < FEWEST_IN_BATTLE ? 0.3 : armies[ARMY[u]] });
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

/** How much a group likes a town as its next halt. */
const likes = (
  d: Draft,
  g: Group,
  to: number,
  goals: readonly Goal[],
  posture: Posture,
  pulls: Float64Array,
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

/** The strength of a column that can take a goal alone. */
const COLUMN = 20;

/**
 * [11.0] Which base each French group is sent to: for every base that draws them, the dearest first,
 * the nearest groups until a column is together. By town, -1 for none.
 */
const errands = (d: Draft, groups: readonly Group[], { bases }: Posture): number[] => {
  const errand = new Array<number>(TOWN_COUNT).fill(-1);
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
const HOLDS_BASE = 8;

/** Whether another group already marches on the goal and is as near to it. */
const isTaken = (d: Draft, g: Group, goal: Goal, far: number): boolean => {
  if (d.coming[goal.town] > COLUMN) return true;
  for (const near of BOARD.neighbours[goal.town]) {
    if (near !== g.town && d.coming[near] > COLUMN && far > 0) return true;
  }
  return false;
};

const groupAt = (d: Draft, army: number, town: number): Group => {
  const units = freeUnits(d, army, town);
  let strength = 0;
  for (const u of units) strength += strengthOf(d.s, u);
  return { army, town, strength, count: units.length };
};

const groupsOf = (d: Draft): Group[] => {
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
const garrisonOf = (d: Draft, town: number): number =>
  isBase(town) && (d.side === FRENCH || threatTo(d, d.side, town) > 0) ? FEWEST_IN_BATTLE : 0;

/** Whether a group may march into a town: it is free, or a few stand there who can be overrun. [6.1] */
const canEnter = (d: Draft, g: Group, town: number): boolean => {
  const enemies = forceAt(d.s, 1 - d.side, town);
  return (
    enemies === 0 || (!isNight(d.s) && enemies < FEWEST_IN_BATTLE && g.count > FEWEST_IN_BATTLE)
  );
};

/** The rest of the groups march where they like it better than where they stand, the keenest first. */
const planMarches = (d: Draft, posture: Posture): void => {
  const pulls = pullsOf(posture);
  const goals = d.side === FRENCH ? frenchGoals(d, posture) : alliedGoals(d, posture, pulls);
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
      const stay = likes(d, g, g.town, goals, posture, pulls, errand[g.town]);
      const near = BOARD.neighbours[g.town];
      for (let k = 0; k < near.length; k++) {
        const to = near[k];
        const road = BOARD.edges[g.town][k];
        const room = MARCH_LIMIT[road] - d.road[road];
        if (room <= 0 || !canEnter(d, g, to)) continue;
        const gain =
          (likes(d, g, to, goals, posture, pulls, errand[g.town]) - stay) * Math.min(room, g.count);
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
  const there = new Array<number>(TOWN_COUNT).fill(0);
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
export const drawOrders = (s: BlocksState, m: Mind, armies: number): void => {
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
