import { code, first, verbOf } from '../../../kernel/choice.ts';
import { edgeBetween } from '../../../boards/graph.ts';
import type { Decision, Step } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit } from '../../../kernel/stack.ts';
import { d6, EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  ARM,
  ARMY,
  ATTACK_LIMIT,
  BOARD,
  HAS_RIVER,
  LEADER,
  LEADER_OF,
  MARCH_LIMIT,
  RATE,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  TOWN_COUNT,
} from '../board.ts';
import { FEWEST_IN_BATTLE, LEADER_BONUS, STRAGGLES_ON } from '../data/tables.ts';
import { E, P, V } from '../lexicon.ts';
import {
  activeSide,
  armyBit,
  bar,
  commands,
  forceAt,
  isNight,
  lastRoad,
  marched,
  ownersOf,
  seatOf,
  SPENT,
  type BlocksState,
} from '../state.ts';
import { hasForceMarched, isCommanded, loseSteps, relocate, reveal, tellMove } from './02-units.ts';
import { commandControlBar } from './13-options.ts';

const NOT_YOURS = bar('2.1', 'that block belongs to another army');
const GONE = bar('2.4', 'that unit has been eliminated');
const MOVED = bar('5.1', 'that unit has already moved this turn');
const NO_GROUP_MOVES = bar('5.1', 'this army has no group move left for another town');
const NO_WAY_OUT = bar('5.3', 'no road out of that town is open to this unit');
const NO_ROAD = bar('5.2', 'no road leads there from the town where the unit stands');
const ROAD_FULL = bar('5.3', 'that road section has carried all it can this turn');
const NIGHT_ATTACK = bar('5.6', 'no attack at night');
const RIVER_FULL = bar('5.4', 'no more units may attack over that river by this road');
const LEADERS_NEVER = bar('5.5', 'leaders never force-march');
const NOT_FULL_RATE = bar('5.5', 'only a unit that has marched its full distance may march on');
const FORCED_ALREADY = bar('5.5', 'that unit has force-marched this turn');
const WAS_RECALLED = bar('6.1', 'that unit was recalled from an attack: its march is over');
const FACES_ENEMY = bar('5.0', 'a unit that has come upon the enemy stops there');
const NIGHT_FORCE = bar('5.6', 'at night only a leader may order a force march');
const NOT_A_LEADER = bar('10.1', 'only a leader of your own can order a force march');
const LEADER_MOVED = bar('10.1', 'a leader gives the order before he moves');
const LEADER_COMMANDS = bar('10.1', 'he has given the order already');
const NOT_SHORT = bar('6.1', 'no attack is too weak in that town');
const SHORT = bar('6.1', 'an attack needs three units: bring more or recall those you sent');
const NOT_NOW = bar('4.1', 'this is the movement phase');
const IN_YOUR_HAND = bar('5.2', 'finish the march of the unit in your hand first');
const MUST_MOVE = bar('5.2', 'choose a town for the unit in your hand');

const roadIsFull = (s: BlocksState, u: number, road: number): boolean =>
  s.used[road] >= MARCH_LIMIT[road] && ARM[u] !== LEADER;

/** [5.4] Whether as many attackers as may have crossed the river by this road. */
const riverIsFull = (s: BlocksState, road: number): boolean => {
  if (!HAS_RIVER[road]) return false;
  const side = activeSide(s);
  let attackers = 0;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.road1[u] === 0 || ARM[u] === LEADER || forceAt(s, 1 - side, s.town[u]) === 0) continue;
    if (s.road1[u] === road + 1 || s.road2[u] === road + 1 || s.road3[u] === road + 1) attackers++;
  }
  return attackers >= ATTACK_LIMIT[road];
};

/** [5.4] Whether any river section of the march, this one included, is closed to attackers. */
const riverBars = (s: BlocksState, u: number, road: number): boolean =>
  ARM[u] !== LEADER &&
  (riverIsFull(s, road) ||
    (s.road1[u] !== 0 && riverIsFull(s, s.road1[u] - 1)) ||
    (s.road2[u] !== 0 && riverIsFull(s, s.road2[u] - 1)));

/** [5.2] to [5.6] The rule that bars one step of a march, or null. */
const stepBar = (s: BlocksState, u: number, to: number, road: number): Bar | null => {
  if (roadIsFull(s, u, road)) return ROAD_FULL;
  if (forceAt(s, 1 - SIDE[u], to) === 0) return null;
  if (isNight(s)) return NIGHT_ATTACK;
  if (riverBars(s, u, road)) return RIVER_FULL;
  return commandControlBar(s, u, to);
};

const canStep = (s: BlocksState, u: number): boolean => {
  const town = s.town[u];
  const to = BOARD.neighbours[town];
  const roads = BOARD.edges[town];
  for (let i = 0; i < to.length; i++) if (stepBar(s, u, to[i], roads[i]) === null) return true;
  return false;
};

/** [5.1] The rule that bars this unit from beginning a march, or null. */
const marchBar = (s: BlocksState, armies: number, u: number): Bar | null => {
  if (!commands(armies, u)) return NOT_YOURS;
  const town = s.town[u];
  if (town >= TOWN_COUNT) return GONE;
  if (s.road1[u] !== 0) return MOVED;
  const army = ARMY[u];
  if (s.groupMoves[army] === 0 && (s.activated[town] & armyBit(army)) === 0) return NO_GROUP_MOVES;
  return canStep(s, u) ? null : NO_WAY_OUT;
};

/** [5.5] The rule that bars this unit from a force march, or null. */
const forceBar = (s: BlocksState, armies: number, u: number): Bar | null => {
  if (!commands(armies, u)) return NOT_YOURS;
  if (s.town[u] >= TOWN_COUNT) return GONE;
  if (ARM[u] === LEADER) return LEADERS_NEVER;
  const steps = marched(s, u);
  if (steps > RATE[u]) return FORCED_ALREADY;
  if (s.acted[u] === SPENT) return WAS_RECALLED;
  if (forceAt(s, 1 - SIDE[u], s.town[u]) > 0) return FACES_ENEMY;
  if (steps < RATE[u]) return NOT_FULL_RATE;
  if (isNight(s) && !isCommanded(s, LEADER_OF[ARMY[u]], u)) return NIGHT_FORCE;
  return canStep(s, u) ? null : NO_WAY_OUT;
};

/** [10.1] The rule that bars this leader from ordering force marches, or null. */
const commandBar = (s: BlocksState, armies: number, u: number): Bar | null =>
  ARM[u] !== LEADER || !commands(armies, u)
    ? NOT_A_LEADER
    : s.town[u] >= TOWN_COUNT
      ? GONE
      : s.commanding[ARMY[u]] === 1
        ? LEADER_COMMANDS
        : s.road1[u] !== 0
          ? LEADER_MOVED
          : null;

/** [6.1] Whether an attack on this town is under way with too few units. */
const isShort = (s: BlocksState, side: number, town: number): boolean => {
  const attackers = s.force[side * TOWN_COUNT + town];
  return (
    attackers > 0 && attackers < FEWEST_IN_BATTLE && s.force[(1 - side) * TOWN_COUNT + town] > 0
  );
};

const anyShort = (s: BlocksState, side: number): boolean => {
  if (isNight(s)) return false;
  for (let town = 0; town < TOWN_COUNT; town++) if (isShort(s, side, town)) return true;
  return false;
};

/** [4.1] [5.0] Movement: pick a unit and march it, order a force march, or end the phase. */
export const march: Decision<BlocksState> = {
  rule: '5.1',
  asks: (s) => seatBit(seatOf(s, local(s, 0))),
  menu: (s, _seat, m) => {
    const armies = local(s, 0);
    const side = activeSide(s);
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.road1[u] === 0) {
        if (marchBar(s, armies, u) === null) offer(m, code(V.march, u));
        if (ARM[u] === LEADER && commandBar(s, armies, u) === null) offer(m, code(V.command, u));
      } else if (forceBar(s, armies, u) === null) offer(m, code(V.force, u));
    }
    let short = false;
    if (!isNight(s)) {
      for (let town = 0; town < TOWN_COUNT; town++) {
        if (!isShort(s, side, town)) continue;
        short = true;
        offer(m, code(V.recall, town));
      }
    }
    if (!short || local(s, 1) === 0) offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    const armies = local(s, 0);
    const side = activeSide(s);
    switch (verbOf(c)) {
      case V.march:
        return marchBar(s, armies, first(c));
      case V.force:
        return forceBar(s, armies, first(c));
      case V.command:
        return commandBar(s, armies, first(c));
      case V.recall:
        return first(c) < TOWN_COUNT && !isNight(s) && isShort(s, side, first(c))
          ? null
          : NOT_SHORT;
      case V.done:
        return local(s, 1) === 1 && anyShort(s, side) ? SHORT : null;
      default:
        return NOT_NOW;
    }
  },
  take: (s, _seat, c, umpire) => {
    const armies = local(s, 0);
    const u = first(c);
    switch (verbOf(c)) {
      case V.march:
        push(s, P.marchHand, armies, u, 0);
        break;
      case V.force:
        push(s, P.marchHand, armies, u, 1);
        break;
      case V.command:
        s.commanding[ARMY[u]] = 1;
        reveal(s, u, umpire);
        if (umpire.loud) tell(umpire, EVERYONE, '10.1', E.commanded, u, s.town[u]);
        break;
      case V.recall:
        fallBack(s, first(c), umpire);
        break;
      default:
        pop(s);
    }
  },
};

/** [5.2] One step after the other; cavalry and leaders may halt after the first. */
export const marchHand: Decision<BlocksState> = {
  rule: '5.2',
  inHand: true,
  asks: (s) => seatBit(seatOf(s, local(s, 0))),
  lone: (s) => local(s, 2) === 0 && s.road1[local(s, 1)] !== 0,
  menu: (s, _seat, m) => {
    const u = local(s, 1);
    const town = s.town[u];
    const to = BOARD.neighbours[town];
    const roads = BOARD.edges[town];
    for (let i = 0; i < to.length; i++) {
      if (stepBar(s, u, to[i], roads[i]) === null) offer(m, code(V.to, to[i]));
    }
    if (local(s, 2) === 0 && s.road1[u] !== 0) offer(m, code(V.halt));
  },
  bar: (s, _seat, c) => {
    const u = local(s, 1);
    const verb = verbOf(c);
    if (verb === V.halt) return local(s, 2) === 0 && s.road1[u] !== 0 ? null : MUST_MOVE;
    if (verb !== V.to) return IN_YOUR_HAND;
    const to = first(c);
    const road = to < TOWN_COUNT ? edgeBetween(BOARD, s.town[u], to) : -1;
    return road < 0 ? NO_ROAD : stepBar(s, u, to, road);
  },
  take: (s, _seat, c, umpire) => {
    const u = local(s, 1);
    const forced = local(s, 2) === 1;
    if (verbOf(c) === V.halt) {
      pop(s);
      return;
    }
    step(s, u, first(c), forced, umpire);
    const stops = forced || marched(s, u) >= RATE[u] || forceAt(s, 1 - SIDE[u], s.town[u]) > 0;
    if (stops) pop(s);
  },
};

/** Marches a unit one road section and counts it on every road it has used. */
const step = (s: BlocksState, u: number, to: number, forced: boolean, umpire: Umpire): void => {
  const from = s.town[u];
  const road = edgeBetween(BOARD, from, to);
  const army = ARMY[u];
  if (s.road1[u] === 0) {
    if ((s.activated[from] & armyBit(army)) === 0) {
      s.activated[from] |= armyBit(army);
      s.groupMoves[army]--;
    }
    s.road1[u] = road + 1;
  } else if (s.road2[u] === 0) s.road2[u] = road + 1;
  else s.road3[u] = road + 1;
  relocate(s, u, to);
  if (ARM[u] !== LEADER) s.used[road]++;
  if (forced) tellMove(s, umpire, '5.5', E.forced, E.blockForced, u, from, to);
  else tellMove(s, umpire, '5.2', E.marched, E.blockMarched, u, from, to);
};

/** [6.1] The attackers of a town go back to where they entered it from. */
const fallBack = (s: BlocksState, town: number, umpire: Umpire): void => {
  const side = activeSide(s);
  if (umpire.loud) tell(umpire, EVERYONE, '6.1', E.recalled, town);
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] !== town) continue;
    const [a, b] = BOARD.ends[lastRoad(s, u)];
    relocate(s, u, a === town ? b : a);
    s.acted[u] = SPENT;
  }
};

/** [5.5] After all moves: every force-marching unit rolls for stragglers. */
export const stragglers: Step<BlocksState> = {
  rule: '5.5',
  run: (s, umpire) => {
    const side = activeSide(s);
    const rolls: Roll[] = [];
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++)
      if (hasForceMarched(s, u)) rolls.push({ u, die: 0 });
    if (rolls.length > 0) straggle(s, rolls, umpire);
    for (let town = 0; town < TOWN_COUNT; town++)
      if (isShort(s, side, town)) fallBack(s, town, umpire);
    pop(s);
  },
};

/** A unit with its straggler die. */
interface Roll {
  readonly u: number;
  die: number;
}

/** By what all have seen of the marches of two blocks. */
const byMarch = (s: BlocksState, a: number, b: number): number =>
  s.town[a] - s.town[b] ||
  s.road3[a] - s.road3[b] ||
  s.road2[a] - s.road2[b] ||
  s.road1[a] - s.road1[b];

/**
 * Rolled or told in the order of battle, the dice would give away who marched where: they go by what
 * all have seen, and of blocks that look alike nobody else hears which rolled what.
 */
const straggle = (s: BlocksState, rolls: Roll[], umpire: Umpire): void => {
  rolls.sort((a, b) => byMarch(s, a.u, b.u) || a.u - b.u);
  for (const roll of rolls) roll.die = d6(umpire);
  if (umpire.loud) tellRolls(s, rolls, umpire);
  for (const { u, die } of rolls) if (loses(s, u, die)) loseSteps(s, u, 1, '5.5', umpire);
};

const tellRolls = (s: BlocksState, rolls: readonly Roll[], umpire: Umpire): void => {
  for (const { u, die } of rolls) {
    const left = s.cv[u] - (loses(s, u, die) ? 1 : 0);
    tell(umpire, ownersOf(s, ARMY[u]), '5.5', E.straggled, u, die, left);
  }
  for (const { u, die } of rolls.toSorted((a, b) => byMarch(s, a.u, b.u) || b.die - a.die)) {
    const others = EVERYONE & ~ownersOf(s, ARMY[u]);
    const lost = loses(s, u, die) ? 1 : 0;
    tell(umpire, others, '5.5', E.blockStraggled, ARMY[u], s.town[u], die, lost);
  }
};

const loses = (s: BlocksState, u: number, die: number): boolean =>
  die + marchBonus(s, u) <= STRAGGLES_ON;

/** [10.1] What the unit's leader adds to its straggler roll; nothing at night. */
export const marchBonus = (s: BlocksState, u: number): number =>
  !isNight(s) && isCommanded(s, LEADER_OF[ARMY[u]], u) ? LEADER_BONUS : 0;
