import { code, first, second, verbOf } from '../../../kernel/choice.ts';
import type { Decision, Step } from '../../../kernel/game.ts';
import { offer, type Menu } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit, setLocal } from '../../../kernel/stack.ts';
import { d6, EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  ARM,
  ARMY,
  ARTILLERY,
  CORPS,
  INFANTRY,
  LEADER,
  LEADER_OF,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
} from '../board.ts';
import { BAD_MORALE_ON, BATTLE_MOVES, DEADLOCK, LEADER_BONUS } from '../data/tables.ts';
import { E, P, V } from '../lexicon.ts';
import {
  ACROSS,
  activeSide,
  bar,
  commands,
  LANE,
  laneOf,
  laneOfColumn,
  RESERVE,
  seatOfArmy,
  SPENT,
  type BlocksState,
} from '../state.ts';
import { loseSteps, reveal } from './02-units.ts';
import { asksWhileFighting } from './06-battles.ts';
import { routIfBroken } from './07-retreats.ts';
import { facingPlace, isEngaged } from './08-lines.ts';
import { fireClass } from './08-fire.ts';
import { corpsIntegrityBar } from './13-options.ts';

const NOT_YOURS = bar('2.1', 'that block belongs to another army');
const NOT_HERE = bar('8.0', 'that unit is not in this battle');
const HAS_ACTED = bar('8.0', 'that unit has moved or fired already in this battle turn');
const LEADER_FIRE = bar('10.2', 'a leader has no firepower');
const RESERVE_FIRE = bar('8.3', 'units in reserve neither fire nor are fired at');
const NOT_ENGAGED = bar('8.3', 'infantry and cavalry fire only when engaged');
const FRIENDS_IN_WAY = bar('8.3', 'no long range fire into a column that friends have engaged');
const NO_TARGET = bar('8.5', 'no enemy stands there in that formation');
const GUNS_NEVER = bar('8.1', 'artillery never engages');
const IN_SQUARE = bar('8.5', 'a unit in square cannot move until it breaks square');
const IS_ENGAGED = bar('8.1', 'an engaged unit can only disengage');
const IS_NOT_ENGAGED = bar('8.1', 'that unit is not engaged');
const NOT_FACING = bar('8.1', 'a unit engages only the enemy column that it faces');
const NOT_IN_CONTACT = bar('8.1', 'from the reserve a unit engages only in its own engaged column');
const CONTACT_THERE = bar('8.1', 'a unit redeploys only to positions that are not engaged');
const NOT_BESIDE = bar('8.1', 'a unit redeploys to the reserve or to a column beside its own');
const ONLY_INFANTRY = bar('8.5', 'only infantry in a column forms square');
const SQUARE_ALREADY = bar('8.5', 'that unit is in square already');
const NO_SQUARE = bar('8.5', 'that unit is not in square');
const DEADLOCKED = bar('6.3', 'the battle stands still: the attacker must fire, engage or retreat');
const LAST_TO_STIR = bar(
  '6.3',
  'the battle stands still: the last unit that can fire or engage must',
);
const COMBAT_NOW = bar('8.0', 'this is the combat phase of the battle turn');

const MOVES = [
  BATTLE_MOVES.infantry,
  BATTLE_MOVES.cavalry,
  BATTLE_MOVES.artillery,
  BATTLE_MOVES.leader,
];

/**
 * The battle as the bars see it, counted once for a menu: by side * 8 + place the units there, those
 * in square, and leaders. Scratch memory: filled by `survey`, never kept.
 */
const units = new Uint8Array(16);
const squares = new Uint8Array(16);
const leaders = new Uint8Array(16);

const survey = (s: BlocksState, b: number): void => {
  units.fill(0);
  squares.fill(0);
  leaders.fill(0);
  const town = s.battleTown[b];
  for (let u = 0; u < SIDE_END[1]; u++) {
    if (s.town[u] !== town) continue;
    const at = SIDE[u] * 8 + s.place[u];
    units[at]++;
    if (s.square[u] === 1) squares[at]++;
    if (ARM[u] === LEADER) leaders[at]++;
  }
};

const hasContact = (side: number, place: number): boolean =>
  place >= ACROSS || (place >= LANE && units[(1 - side) * 8 + place + 3] > 0);

/** [8.5] Targets in a place: those in square, or those not; a leader only when he is alone. */
const targetsIn = (side: number, place: number, formation: number): number => {
  const at = side * 8 + place;
  if (formation === 1) return squares[at];
  const line = units[at] - squares[at] - leaders[at];
  if (line > 0) return line;
  const lane = laneOf(place);
  const others =
    units[side * 8 + LANE + lane] +
    units[side * 8 + ACROSS + lane] -
    leaders[side * 8 + LANE + lane] -
    leaders[side * 8 + ACROSS + lane];
  return others === 0 ? leaders[at] : 0;
};

/** Where the fire of a unit goes: the enemy it is engaged with, or the column across the line. */
const targetPlace = (side: number, place: number): number =>
  hasContact(side, place) ? facingPlace(place) : place;

/** [8.3] [8.5] The rule that bars this fire, or null. Needs a survey. */
const fireBar = (s: BlocksState, u: number, formation: number): Bar | null => {
  const place = s.place[u];
  const side = SIDE[u];
  if (s.acted[u] !== 0) return HAS_ACTED;
  if (ARM[u] === LEADER) return LEADER_FIRE;
  if (place <= RESERVE) return RESERVE_FIRE;
  if (!hasContact(side, place)) {
    if (ARM[u] !== ARTILLERY) return NOT_ENGAGED;
    if (units[side * 8 + place + 3] > 0) return FRIENDS_IN_WAY;
  }
  if (targetsIn(1 - side, targetPlace(side, place), formation) === 0) return NO_TARGET;
  return corpsIntegrityBar(s, u);
};

const moveBar = (s: BlocksState, u: number): Bar | null =>
  s.acted[u] >= MOVES[ARM[u]] ? HAS_ACTED : s.square[u] === 1 ? IN_SQUARE : null;

/** [8.1] Engage: across the line, or from the reserve into one's own engaged column. */
const engageBar = (s: BlocksState, u: number, column: number): Bar | null => {
  const moves = moveBar(s, u);
  if (moves !== null) return moves;
  if (ARM[u] === ARTILLERY) return GUNS_NEVER;
  const place = s.place[u];
  const side = SIDE[u];
  if (hasContact(side, place)) return IS_ENGAGED;
  const lane = column === 0 ? -1 : laneOfColumn(side === activeSide(s), column);
  if (place === RESERVE) {
    return lane >= 0 && units[(1 - side) * 8 + ACROSS + lane] > 0 ? null : NOT_IN_CONTACT;
  }
  return lane === laneOf(place) ? null : NOT_FACING;
};

/** [8.1] Disengage: back over the line, or from one's own engaged column to the reserve. */
const disengageBar = (s: BlocksState, u: number): Bar | null =>
  moveBar(s, u) ?? (hasContact(SIDE[u], s.place[u]) ? null : IS_NOT_ENGAGED);

/** [8.1] Redeploy: from an unengaged position to another. */
const redeployBar = (s: BlocksState, u: number, column: number): Bar | null => {
  const moves = moveBar(s, u);
  if (moves !== null) return moves;
  const place = s.place[u];
  const side = SIDE[u];
  if (hasContact(side, place)) return IS_ENGAGED;
  const lane = column === 0 ? -1 : laneOfColumn(side === activeSide(s), column);
  if (lane < 0) return place === RESERVE ? NOT_BESIDE : null;
  if (place !== RESERVE && Math.abs(lane - laneOf(place)) !== 1) return NOT_BESIDE;
  return units[(1 - side) * 8 + ACROSS + lane] > 0 ? CONTACT_THERE : null;
};

const formBar = (s: BlocksState, u: number): Bar | null =>
  ARM[u] !== INFANTRY || s.place[u] < LANE
    ? ONLY_INFANTRY
    : s.acted[u] !== 0
      ? HAS_ACTED
      : s.square[u] === 1
        ? SQUARE_ALREADY
        : null;

const breakBar = (s: BlocksState, u: number): Bar | null =>
  s.square[u] === 0 ? NO_SQUARE : s.acted[u] !== 0 ? HAS_ACTED : null;

/** Whose unit it is and whether it fights here. */
const presenceBar = (s: BlocksState, u: number): Bar | null =>
  !commands(local(s, 0), u) ? NOT_YOURS : s.town[u] !== s.battleTown[local(s, 1)] ? NOT_HERE : null;

const actionBar = (s: BlocksState, c: number): Bar | null => {
  const u = first(c);
  switch (verbOf(c)) {
    case V.fire:
      return presenceBar(s, u) ?? fireBar(s, u, second(c));
    case V.engage:
      return presenceBar(s, u) ?? engageBar(s, u, second(c));
    case V.disengage:
      return presenceBar(s, u) ?? disengageBar(s, u);
    case V.redeploy:
      return presenceBar(s, u) ?? redeployBar(s, u, second(c));
    case V.form:
      return presenceBar(s, u) ?? formBar(s, u);
    case V.break:
      return presenceBar(s, u) ?? breakBar(s, u);
    default:
      return COMBAT_NOW;
  }
};

const offerActions = (s: BlocksState, u: number, m: Menu): void => {
  if (s.acted[u] >= MOVES[ARM[u]]) return;
  if (fireBar(s, u, 0) === null) offer(m, code(V.fire, u, 0));
  if (fireBar(s, u, 1) === null) offer(m, code(V.fire, u, 1));
  if (s.square[u] === 1) {
    if (breakBar(s, u) === null) offer(m, code(V.break, u));
    return;
  }
  if (disengageBar(s, u) === null) offer(m, code(V.disengage, u));
  else {
    for (let column = 0; column <= 3; column++) {
      if (column > 0 && engageBar(s, u, column) === null) offer(m, code(V.engage, u, column));
      if (redeployBar(s, u, column) === null) offer(m, code(V.redeploy, u, column));
    }
  }
  if (formBar(s, u) === null) offer(m, code(V.form, u));
};

/** Whether the attacker has let the battle stand still and owes it fire or contact. (R27) */
const mustStir = (s: BlocksState): boolean =>
  s.quiet[local(s, 1)] >= DEADLOCK.mustAct && s.stirred === 0 && local(s, 2) === activeSide(s);

const stirs = (c: number): boolean => verbOf(c) === V.fire || verbOf(c) === V.engage;

const NOBODY = -1;
const SEVERAL = -2;

/** Who could fire or engage, leaders apart, of all that is on the menu: a unit, several or nobody. */
const whoCanStir = (m: Menu): number => {
  let who = NOBODY;
  for (let i = 0; i < m.size; i++) {
    const u = first(m.codes[i]);
    if (!stirs(m.codes[i]) || ARM[u] === LEADER || u === who) continue;
    who = who === NOBODY ? u : SEVERAL;
  }
  return who;
};

/** (R27) Takes from the menu what would shirk the duty: all else that the last who can stir may do. */
const keepToDuty = (m: Menu, last: number): void => {
  let kept = 0;
  for (let i = 0; i < m.size; i++) {
    if (stirs(m.codes[i]) || first(m.codes[i]) !== last) m.codes[kept++] = m.codes[i];
  }
  m.size = kept;
};

/** (R27) The rule that holds the attacker to his duty, or null. */
const dutyBar = (s: BlocksState, c: number): Bar | null => {
  if (stirs(c) || !mustStir(s)) return null;
  const m: Menu = { codes: [], size: 0 };
  offerUnits(s, m);
  const who = whoCanStir(m);
  if (verbOf(c) === V.done) return who === NOBODY ? null : DEADLOCKED;
  return first(c) === who ? LAST_TO_STIR : null;
};

const offerUnits = (s: BlocksState, m: Menu): void => {
  const [armies, b, side] = [local(s, 0), local(s, 1), local(s, 2)];
  survey(s, b);
  const town = s.battleTown[b];
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] === town && commands(armies, u)) offerActions(s, u, m);
  }
};

/** [8.0] Combat: each unit moves or fires, in any order. */
export const combat: Decision<BlocksState> = {
  rule: '8.0',
  asks: asksWhileFighting,
  lone: (s) => local(s, 3) === 0,
  menu: (s, _seat, m) => {
    offerUnits(s, m);
    const who = mustStir(s) ? whoCanStir(m) : NOBODY;
    if (who === NOBODY) offer(m, code(V.done));
    else if (who !== SEVERAL) keepToDuty(m, who);
  },
  bar: (s, _seat, c) => {
    survey(s, local(s, 1));
    return (verbOf(c) === V.done ? null : actionBar(s, c)) ?? dutyBar(s, c);
  },
  take: (s, _seat, c, umpire) => {
    const b = local(s, 1);
    const u = first(c);
    setLocal(s, 3, 1);
    if (verbOf(c) === V.done) {
      coolGuns(s, b, local(s, 0));
      pop(s);
      return;
    }
    survey(s, b);
    act(s, b, u, c, umpire);
  },
};

const act = (s: BlocksState, b: number, u: number, c: number, umpire: Umpire): void => {
  const verb = verbOf(c);
  if (verb === V.fire) {
    fire(s, b, u, second(c), umpire);
    return;
  }
  s.acted[u]++;
  if (verb === V.form || verb === V.break) {
    s.square[u] = verb === V.form ? 1 : 0;
    if (umpire.loud) tell(umpire, EVERYONE, '8.5', verb === V.form ? E.formed : E.broke, u);
    return;
  }
  if (verb === V.engage) engage(s, b, u, second(c), umpire);
  else if (verb === V.disengage) {
    if (umpire.loud) tell(umpire, EVERYONE, '8.1', E.disengaged, u);
    disengage(s, u);
  } else redeploy(s, u, second(c), umpire);
  routIfBroken(s, b, SIDE[u]);
};

/** [8.3] One die for each CV; the class says which numbers hit. */
const fire = (s: BlocksState, b: number, u: number, formation: number, umpire: Umpire): void => {
  const side = SIDE[u];
  const place = s.place[u];
  const engaged = hasContact(side, place);
  const target = targetPlace(side, place);
  const highest = fireClass(s, u, engaged, formation);
  const dice: number[] = [];
  let hits = 0;
  for (let i = 0; i < s.cv[u]; i++) {
    const die = d6(umpire);
    if (die <= highest) hits++;
    if (umpire.loud) dice.push(die);
  }
  if (umpire.loud) tell(umpire, EVERYONE, '8.3', E.fired, u, formation, highest, ...dice);
  s.acted[u] = SPENT;
  s.fresh[u] = 0;
  s.shots++;
  s.stirred = 1;
  if (ARM[u] === INFANTRY) s.firedCorps[laneOf(place)] = CORPS[u];
  if (hits > 0) push(s, P.losses, target, b, (1 - side) * 2 + formation, hits);
};

const engage = (s: BlocksState, b: number, u: number, column: number, umpire: Umpire): void => {
  const side = SIDE[u];
  const lane = laneOfColumn(side === activeSide(s), column);
  if (s.place[u] === RESERVE) s.place[u] = LANE + lane;
  else {
    if (units[side * 8 + ACROSS + lane] === 0) freshen(s, b, 1 - side, LANE + lane);
    s.place[u] = ACROSS + lane;
  }
  s.fresh[u] = 1;
  s.stirred = 1;
  reveal(s, u, umpire);
  if (umpire.loud) tell(umpire, EVERYONE, '8.1', E.engaged, u, column);
};

/** [8.3] Those who are engaged have their shock, or their first short-range fire, before them. */
const freshen = (s: BlocksState, b: number, side: number, place: number): void => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] === s.battleTown[b] && s.place[u] === place) s.fresh[u] = 1;
  }
};

const disengage = (s: BlocksState, u: number): void => {
  s.place[u] = s.place[u] >= ACROSS ? s.place[u] - ACROSS + LANE : RESERVE;
  s.fresh[u] = 0;
  s.square[u] = 0;
};

const redeploy = (s: BlocksState, u: number, column: number, umpire: Umpire): void => {
  const lane = column === 0 ? -1 : laneOfColumn(SIDE[u] === activeSide(s), column);
  s.place[u] = lane < 0 ? RESERVE : LANE + lane;
  if (lane >= 0) reveal(s, u, umpire);
  if (umpire.loud) tell(umpire, EVERYONE, '8.1', E.redeployed, u, column);
};

/** [8.3] Engaged guns have their better short-range fire only in the first battle turn. */
const coolGuns = (s: BlocksState, b: number, armies: number): void => {
  for (let u = 0; u < SIDE_END[1]; u++) {
    if (ARM[u] === ARTILLERY && s.town[u] === s.battleTown[b] && commands(armies, u))
      s.fresh[u] = 0;
  }
};

/** The strongest unit of the target formation, with the number of those as strong. */
let strongest = -1;
let ties = 0;

const isTarget = (s: BlocksState, u: number): boolean => {
  const [place, b, formation] = [local(s, 0), local(s, 1), local(s, 2) & 1];
  return s.place[u] === place && s.town[u] === s.battleTown[b] && s.square[u] === formation;
};

/** A leader, who has no CV, is the last; [10.0] he is spared while others hold his column. (R32) */
const findStrongest = (s: BlocksState): void => {
  const side = local(s, 2) >> 1;
  strongest = -1;
  ties = 0;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (!isTarget(s, u)) continue;
    if (strongest < 0 || s.cv[u] > s.cv[strongest]) {
      strongest = u;
      ties = 1;
    } else if (s.cv[u] === s.cv[strongest]) ties++;
  }
  if (strongest < 0 || ARM[strongest] !== LEADER) return;
  survey(s, local(s, 1));
  if (targetsIn(side, local(s, 0), 0) === 0) strongest = -1;
};

const takeHit = (s: BlocksState, u: number, umpire: Umpire): void => {
  setLocal(s, 3, local(s, 3) - 1);
  if (umpire.loud && s.cv[u] > 1) tell(umpire, EVERYONE, '8.4', E.hit, u, s.cv[u] - 1);
  loseSteps(s, u, 1, '8.4', umpire);
};

const NOT_STRONGEST = bar('8.4', 'each hit falls on the strongest unit of the target formation');
const LOSSES_NOW = bar('8.4', 'choose which of the strongest units takes the hit');

const lossBar = (s: BlocksState, u: number): Bar | null => {
  findStrongest(s);
  return isTarget(s, u) && SIDE[u] === local(s, 2) >> 1 && s.cv[u] === s.cv[strongest]
    ? null
    : NOT_STRONGEST;
};

/** [8.4] Hits fall one by one on the strongest; the owner chooses among equals. */
export const losses: Decision<BlocksState> = {
  rule: '8.4',
  asks: (s, umpire) => {
    while (local(s, 3) > 0) {
      findStrongest(s);
      if (strongest < 0) break;
      if (ties > 1) return seatBit(seatOfArmy(s, ARMY[strongest]));
      takeHit(s, strongest, umpire);
    }
    const [b, side] = [local(s, 1), local(s, 2) >> 1];
    pop(s);
    routIfBroken(s, b, side);
    return 0;
  },
  menu: (s, _seat, m) => {
    findStrongest(s);
    const side = local(s, 2) >> 1;
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (isTarget(s, u) && s.cv[u] === s.cv[strongest]) offer(m, code(V.lose, u));
    }
  },
  bar: (s, _seat, c) => (verbOf(c) === V.lose ? lossBar(s, first(c)) : LOSSES_NOW),
  take: (s, _seat, c, umpire) => takeHit(s, first(c), umpire),
};

/** [10.2] What a leader in the same column adds to the unit's morale roll. */
const moraleBonus = (s: BlocksState, u: number): number => {
  const leader = LEADER_OF[ARMY[u]];
  return s.town[leader] === s.town[u] && laneOf(s.place[leader]) === laneOf(s.place[u])
    ? LEADER_BONUS
    : 0;
};

/** [8.6] Morale: engaged units of one CV hold or fall back. */
export const morale: Step<BlocksState> = {
  rule: '8.6',
  run: (s, umpire) => {
    const [b, side] = [local(s, 0), local(s, 1)];
    pop(s);
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.town[u] !== s.battleTown[b] || s.cv[u] !== 1 || !isEngaged(s, b, u)) continue;
      const die = d6(umpire);
      const holds = die + moraleBonus(s, u) > BAD_MORALE_ON;
      if (umpire.loud) tell(umpire, EVERYONE, '8.6', holds ? E.morale : E.wavered, u, die);
      if (holds) continue;
      disengage(s, u);
      s.acted[u] = SPENT;
    }
    routIfBroken(s, b, side);
  },
};
