import { edgeBetween } from '../../../boards/graph.ts';
import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision, Step } from '../../../kernel/game.ts';
import { offer, type Menu } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit, setLocal } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  ARM,
  BATTLE_LIMIT,
  BOARD,
  CAVALRY,
  LEADER,
  RATE,
  ROUT_LIMIT,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  TOWN_COUNT,
  UNIT_COUNT,
} from '../board.ts';
import { ROUT_ATTRITION } from '../data/tables.ts';
import { E, P, V } from '../lexicon.ts';
import {
  activeSide,
  bar,
  commands,
  forceAt,
  OVER,
  seatOf,
  SPENT,
  type BlocksState,
} from '../state.ts';
import { eliminate, leaveBoard, loseSteps, relocate, reveal, tellMove } from './02-units.ts';
import { askSide, asksWhileFighting, battleAt, isOver } from './06-battles.ts';
import { isEngagedByCavalry, isEngaged, isColumnEmpty } from './08-lines.ts';
import { reinforceBar, reinforceWith } from './09-reinforcements.ts';

const NOT_YOURS = bar('2.1', 'that block belongs to another army');
const NOT_HERE = bar('7.0', 'that unit is not in this battle');
const TOO_FAR = bar('7.3', 'that town is further than the unit can retreat');
const ENEMY_THERE = bar('7.1', 'no retreat into a town that the enemy holds');
const BATTLE_THERE = bar('7.1', 'no retreat from one battle to another');
const NOT_FRIENDLY = bar(
  '7.1',
  'an attacker retreats only to towns that he holds or that his attack came through',
);
const ATTACKERS_WAY = bar('7.1', 'a defender cannot retreat along the way the attack came');
const NO_WAY_THROUGH = bar('7.3', 'no town on the way there is open for the unit to pass through');
const ROAD_TAKEN = bar('7.2', 'that road carries no more units in this battle turn');
const ROUT_ROAD_TAKEN = bar('7.5', 'that road carries no more units in this rout');
const NOWHERE = bar('7.1', 'no town is open for that unit to retreat to');
const DISRUPTED = bar('7.4', 'that unit has regrouped already');
const FELL_BACK = bar('8.6', 'that unit has fallen back: it does no more in this battle turn');
const RETREATS_NOW = bar('7.0', 'retreats come before any unit moves or fires');
const IN_YOUR_HAND = bar('7.0', 'choose a town for the unit in your hand');
const ALL_MUST_FLEE = bar('7.5', 'in a rout every unit leaves at once');
const REGROUP_NOW = bar('7.6', 'the victor may regroup now');

/** [7.1] The rule that bars this side of the battle from a town, or null. */
const havenBar = (s: BlocksState, b: number, side: number, town: number): Bar | null => {
  if (battleAt(s, town) >= 0) return BATTLE_THERE;
  if (forceAt(s, 1 - side, town) > 0) return ENEMY_THERE;
  const at = BOARD.neighbours[s.battleTown[b]].indexOf(town);
  const isGate = at >= 0 && ((s.gates[b] >> at) & 1) === 1;
  if (side === activeSide(s)) return isGate || forceAt(s, side, town) > 0 ? null : NOT_FRIENDLY;
  return isGate ? ATTACKERS_WAY : null;
};

const hasRoom = (s: BlocksState, u: number, road: number, limit: readonly number[]): boolean =>
  s.battleUsed[road] < limit[road] || ARM[u] === LEADER;

/** Whether a town is open for the first step of this unit. */
const isOpen = (
  s: BlocksState,
  b: number,
  u: number,
  i: number,
  limit: readonly number[],
): boolean => {
  const town = s.battleTown[b];
  return (
    hasRoom(s, u, BOARD.edges[town][i], limit) &&
    havenBar(s, b, SIDE[u], BOARD.neighbours[town][i]) === null
  );
};

const canLeave = (s: BlocksState, b: number, u: number, limit: readonly number[]): boolean => {
  const degree = BOARD.neighbours[s.battleTown[b]].length;
  for (let i = 0; i < degree; i++) if (isOpen(s, b, u, i, limit)) return true;
  return false;
};

/** The town a two-town retreat passes through, or -1. [7.3] */
const wayThrough = (
  s: BlocksState,
  b: number,
  u: number,
  to: number,
  limit: readonly number[],
): number => {
  const near = BOARD.neighbours[s.battleTown[b]];
  for (let i = 0; i < near.length; i++) {
    const road = near[i] === to ? -1 : edgeBetween(BOARD, near[i], to);
    if (road >= 0 && isOpen(s, b, u, i, limit) && hasRoom(s, u, road, limit)) return near[i];
  }
  return -1;
};

/** [7.3] Whether any town open to the unit lies on the way, its roads full or not. */
const leadsThrough = (s: BlocksState, b: number, u: number, to: number): boolean => {
  for (const near of BOARD.neighbours[s.battleTown[b]]) {
    if (edgeBetween(BOARD, near, to) >= 0 && havenBar(s, b, SIDE[u], near) === null) return true;
  }
  return false;
};

/** [7.1] to [7.3] The rule that bars this retreat, or null. */
const leaveBar = (
  s: BlocksState,
  b: number,
  u: number,
  to: number,
  limit: readonly number[],
): Bar | null => {
  const town = s.battleTown[b];
  if (to >= TOWN_COUNT || to === town) return TOO_FAR;
  const distance = BOARD.distance[town * TOWN_COUNT + to];
  if (distance > RATE[u]) return TOO_FAR;
  const haven = havenBar(s, b, SIDE[u], to);
  if (haven !== null) return haven;
  const road = edgeBetween(BOARD, town, to);
  if (road >= 0 && hasRoom(s, u, road, limit)) return null;
  if (RATE[u] > 1 && wayThrough(s, b, u, to, limit) >= 0) return null;
  if (road < 0 && !leadsThrough(s, b, u, to)) return NO_WAY_THROUGH;
  return limit === ROUT_LIMIT ? ROUT_ROAD_TAKEN : ROAD_TAKEN;
};

const offerTowns = (
  s: BlocksState,
  b: number,
  u: number,
  m: Menu,
  limit: readonly number[],
): void => {
  const town = s.battleTown[b];
  const row = town * TOWN_COUNT;
  for (let to = 0; to < TOWN_COUNT; to++) {
    const distance = BOARD.distance[row + to];
    if (distance === 0 || distance > RATE[u]) continue;
    if (leaveBar(s, b, u, to, limit) === null) offer(m, code(V.to, to));
  }
};

/** Takes a unit out of a battle along open roads and counts it on them. [7.2] */
const leave = (
  s: BlocksState,
  b: number,
  u: number,
  to: number,
  limit: readonly number[],
): void => {
  const town = s.battleTown[b];
  const road = edgeBetween(BOARD, town, to);
  const direct = road >= 0 && hasRoom(s, u, road, limit);
  const through = direct ? -1 : wayThrough(s, b, u, to, limit);
  if (ARM[u] !== LEADER) {
    if (direct) s.battleUsed[road]++;
    else {
      s.battleUsed[edgeBetween(BOARD, town, through)]++;
      s.battleUsed[edgeBetween(BOARD, through, to)]++;
    }
  }
  relocate(s, u, to);
  leaveBoard(s, u);
  s.disrupted[u] = 1;
};

const ATTRITION = [
  ROUT_ATTRITION.infantry,
  ROUT_ATTRITION.cavalry,
  ROUT_ATTRITION.artillery,
  ROUT_ATTRITION.leader,
];

/** [7.5] Steps the unit would lose in a rout or by leaving an engagement. */
export const routLoss = (s: BlocksState, b: number, u: number, lone: boolean): number =>
  ARM[u] !== CAVALRY
    ? ATTRITION[ARM[u]]
    : (lone ? hasCavalry(s, 1 - SIDE[u], s.battleTown[b]) : isEngagedByCavalry(s, b, u))
      ? ATTRITION[CAVALRY]
      : 0;

const hasCavalry = (s: BlocksState, side: number, town: number): boolean => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] === town && ARM[u] === CAVALRY) return true;
  }
  return false;
};

const sufferRout = (s: BlocksState, u: number, loss: number, umpire: Umpire): void => {
  if (loss === 0) return;
  if (umpire.loud && s.cv[u] > loss) tell(umpire, EVERYONE, '7.5', E.suffered, u, s.cv[u] - loss);
  loseSteps(s, u, loss, '7.5', umpire);
};

/** The rule that bars a unit from leaving a battle at all, or null. */
const leaverBar = (
  s: BlocksState,
  armies: number,
  b: number,
  u: number,
  limit: readonly number[],
): Bar | null =>
  !commands(armies, u)
    ? NOT_YOURS
    : s.town[u] !== s.battleTown[b]
      ? NOT_HERE
      : s.disrupted[u] === 1
        ? DISRUPTED
        : canLeave(s, b, u, limit)
          ? null
          : NOWHERE;

/** Of this decision: the rule that bars the unit from retreating, fleeing or regrouping, or null. */
type LeaverBar = (s: BlocksState, u: number) => Bar | null;

const fleeBar: LeaverBar = (s, u) => leaverBar(s, local(s, 0), local(s, 1), u, ROUT_LIMIT);
const regroupBar: LeaverBar = (s, u) => leaverBar(s, local(s, 0), local(s, 1), u, BATTLE_LIMIT);
/** [8.6] Who has lost heart in this battle turn only falls back. (R46) */
const retreatBar: LeaverBar = (s, u) =>
  regroupBar(s, u) ?? (s.acted[u] === SPENT ? FELL_BACK : null);

const offerLeavers = (s: BlocksState, verb: number, m: Menu, barOf: LeaverBar): void => {
  const [armies, b] = [local(s, 0), local(s, 1)];
  const side = armies === 1 ? 0 : 1;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] === s.battleTown[b] && barOf(s, u) === null) offer(m, code(verb, u));
  }
};

/** [7.0] Retreats, before any unit moves or fires. */
export const retreat: Decision<BlocksState> = {
  rule: '7.0',
  asks: asksWhileFighting,
  lone: (s) => local(s, 3) === 0,
  menu: (s, _seat, m) => {
    offerLeavers(s, V.retreat, m, retreatBar);
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) =>
    verbOf(c) === V.done ? null : verbOf(c) === V.retreat ? retreatBar(s, first(c)) : RETREATS_NOW,
  take: (s, _seat, c) => {
    if (verbOf(c) === V.done) {
      pop(s);
      return;
    }
    push(s, P.retreatHand, local(s, 0), local(s, 1), first(c));
  },
};

/** A decision where the unit in the hand goes, by the given road limits. */
const handDecision = (
  rule: '7.1' | '7.5' | '7.6',
  limit: readonly number[],
  go: (s: BlocksState, b: number, u: number, to: number, umpire: Umpire) => void,
): Decision<BlocksState> => ({
  rule,
  inHand: true,
  asks: (s) => seatBit(seatOf(s, local(s, 0))),
  lone: () => limit === ROUT_LIMIT,
  menu: (s, _seat, m) => offerTowns(s, local(s, 1), local(s, 2), m, limit),
  bar: (s, _seat, c) =>
    verbOf(c) === V.to ? leaveBar(s, local(s, 1), local(s, 2), first(c), limit) : IN_YOUR_HAND,
  take: (s, _seat, c, umpire) => {
    const [b, u] = [local(s, 1), local(s, 2)];
    pop(s);
    go(s, b, u, first(c), umpire);
  },
});

/** [7.1] [7.4] One unit retreats; from an engagement it suffers as in a rout. */
export const retreatHand = handDecision('7.1', BATTLE_LIMIT, (s, b, u, to, umpire) => {
  setLocal(s, 3, 1);
  s.stirred = 1;
  if (isEngaged(s, b, u)) sufferRout(s, u, routLoss(s, b, u, false), umpire);
  if (s.town[u] === s.battleTown[b]) {
    tellMove(s, umpire, '7.1', E.retreated, E.blockRetreated, u, to);
    leave(s, b, u, to, BATTLE_LIMIT);
  }
  routIfBroken(s, b, SIDE[u]);
});

/** [7.5] A side with an empty column routs at that instant. */
export const routIfBroken = (s: BlocksState, b: number, side: number): void => {
  if (isOver(s, b)) return;
  if (isColumnEmpty(s, b, side)) push(s, P.rout, side, b, 0);
};

/** [7.5] Rout: attrition first, then all who can leave do so; then the battle is over. */
export const rout: Step<BlocksState> = {
  rule: '7.5',
  run: (s, umpire) => {
    const [side, b, lone, phase] = [local(s, 0), local(s, 1), local(s, 2), local(s, 3)];
    if (phase === 0) {
      setLocal(s, 3, 1);
      beginRout(s, b, side, lone === 1, umpire);
      askSide(s, P.flee, side, b);
      return;
    }
    pop(s);
    endBattle(s, b, 1 - side, umpire);
    if (lone === 0) {
      s.battleUsed.fill(0);
      askSide(s, P.regroup, 1 - side, b);
    }
  },
};

const beginRout = (
  s: BlocksState,
  b: number,
  side: number,
  lone: boolean,
  umpire: Umpire,
): void => {
  const town = s.battleTown[b];
  s.battleUsed.fill(0);
  if (umpire.loud) {
    if (lone) tell(umpire, EVERYONE, '6.1', E.overrun, town);
    tell(umpire, EVERYONE, '7.5', E.routed, side, town);
  }
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (s.town[u] === town && (SIDE[u] === side || lone)) showInRout(s, u, umpire);
  }
  const losses: number[] = [];
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] === town) losses.push(u, routLoss(s, b, u, lone));
  }
  for (let i = 0; i < losses.length; i += 2) sufferRout(s, losses[i], losses[i + 1], umpire);
};

/** A rout happens in the open: reserves and lone defenders are seen as they go. */
const showInRout = (s: BlocksState, u: number, umpire: Umpire): void => {
  if (s.shown[u] === 1) return;
  reveal(s, u, umpire);
  if (umpire.loud) tell(umpire, EVERYONE, '7.5', E.shown, u, 0, s.cv[u]);
};

/** The battle is over: blocks stand up again, the town is the victor's. */
const endBattle = (s: BlocksState, b: number, victor: number, umpire: Umpire): void => {
  s.stage[b] = OVER;
  for (let u = 0; u < UNIT_COUNT; u++) if (s.town[u] === s.battleTown[b]) leaveBoard(s, u);
  if (umpire.loud) tell(umpire, EVERYONE, '7.6', E.won, victor, s.battleTown[b]);
};

/** [7.5] The routed player takes out his units one by one; who finds no road is lost. */
export const flee: Decision<BlocksState> = {
  rule: '7.5',
  asks: (s, umpire) => {
    const [armies, b, side] = [local(s, 0), local(s, 1), local(s, 2)];
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.town[u] === s.battleTown[b] && fleeBar(s, u) === null)
        return seatBit(seatOf(s, armies));
    }
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.town[u] === s.battleTown[b] && commands(armies, u)) eliminate(s, u, '7.5', umpire);
    }
    pop(s);
    return 0;
  },
  lone: () => true,
  menu: (s, _seat, m) => offerLeavers(s, V.flee, m, fleeBar),
  bar: (s, _seat, c) => (verbOf(c) === V.flee ? fleeBar(s, first(c)) : ALL_MUST_FLEE),
  take: (s, _seat, c) => push(s, P.fleeHand, local(s, 0), local(s, 1), first(c)),
};

export const fleeHand = handDecision('7.5', ROUT_LIMIT, (s, b, u, to, umpire) => {
  if (umpire.loud) tell(umpire, EVERYONE, '7.5', E.fled, u, to);
  leave(s, b, u, to, ROUT_LIMIT);
});

/** [7.6] The victor may move units out of the town or bring neighbours in; they are disrupted. */
export const regroup: Decision<BlocksState> = {
  rule: '7.6',
  asks: (s) => seatBit(seatOf(s, local(s, 0))),
  lone: (s) => local(s, 3) === 0,
  menu: (s, _seat, m) => {
    offerLeavers(s, V.regroup, m, regroupBar);
    const [armies, b, side] = [local(s, 0), local(s, 1), local(s, 2)];
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (reinforceBar(s, armies, b, u) === null) offer(m, code(V.bring, u));
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    const [armies, b] = [local(s, 0), local(s, 1)];
    switch (verbOf(c)) {
      case V.done:
        return null;
      case V.regroup:
        return regroupBar(s, first(c));
      case V.bring:
        return reinforceBar(s, armies, b, first(c));
      default:
        return REGROUP_NOW;
    }
  },
  take: (s, _seat, c, umpire) => {
    const [armies, b, u] = [local(s, 0), local(s, 1), first(c)];
    if (verbOf(c) === V.done) {
      pop(s);
      return;
    }
    if (verbOf(c) === V.regroup) {
      push(s, P.regroupHand, armies, b, u);
      return;
    }
    setLocal(s, 3, 1);
    tellMove(s, umpire, '7.6', E.regrouped, E.blockRegrouped, u, s.battleTown[b]);
    reinforceWith(s, b, u);
    s.disrupted[u] = 1;
  },
};

export const regroupHand = handDecision('7.6', BATTLE_LIMIT, (s, b, u, to, umpire) => {
  setLocal(s, 3, 1);
  tellMove(s, umpire, '7.6', E.regrouped, E.blockRegrouped, u, to);
  leave(s, b, u, to, BATTLE_LIMIT);
});
