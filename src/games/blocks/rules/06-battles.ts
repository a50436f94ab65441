import { code, first, second, verbOf } from '../../../kernel/choice.ts';
import type { Decision, Step } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit, setLocal } from '../../../kernel/stack.ts';
import { EVERYONE, tell } from '../../../kernel/umpire.ts';
import { BOARD, SIDE, SIDE_END, SIDE_FIRST, TOWN_COUNT, UNIT_COUNT } from '../board.ts';
import { DEADLOCK, FEWEST_IN_BATTLE } from '../data/tables.ts';
import { E, P, V } from '../lexicon.ts';
import {
  activeSide,
  bar,
  columnOfLane,
  commands,
  DECLARED,
  forceAt,
  JOINED,
  LANE,
  laneOf,
  laneOfColumn,
  lastRoad,
  OFF,
  OVER,
  partsOf,
  RESERVE,
  seatOf,
  type BlocksState,
} from '../state.ts';
import { reveal } from './02-units.ts';

/** The unfinished battle in a town, or -1. */
export const battleAt = (s: BlocksState, town: number): number => {
  for (let b = 0; b < s.battleTown.length; b++) {
    if (s.battleTown[b] === town && s.stage[b] !== OVER) return b;
  }
  return -1;
};

export const isOver = (s: BlocksState, b: number): boolean => s.stage[b] === OVER;

/** Pushes a decision for each command of a side, so that the first of them decides first. */
export const askSide = (s: BlocksState, procedure: number, side: number, battle: number): void => {
  const parts = partsOf(s, side);
  for (let i = parts.length - 1; i >= 0; i--) push(s, procedure, parts[i], battle, side);
};

/** Notes the road by which a unit of the attacker came to the battle. [7.1] */
export const openGate = (s: BlocksState, b: number, from: number): void => {
  s.gates[b] |= 1 << BOARD.neighbours[s.battleTown[b]].indexOf(from);
};

/** [6.1] Every town where both sides stand is a battle; one or two defenders rout at once. */
const declareBattles = (s: BlocksState): void => {
  const side = activeSide(s);
  for (let town = TOWN_COUNT - 1; town >= 0; town--) {
    if (forceAt(s, side, town) === 0) continue;
    const defenders = forceAt(s, 1 - side, town);
    if (defenders === 0) continue;
    const b = s.battleTown.push(town) - 1;
    s.gates.push(0);
    s.quiet.push(0);
    s.stage.push(DECLARED);
    s.order.push(0);
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.town[u] !== town) continue;
      const [x, y] = BOARD.ends[lastRoad(s, u)];
      openGate(s, b, x === town ? y : x);
    }
    if (defenders < FEWEST_IN_BATTLE) push(s, P.rout, 1 - side, b, 1);
  }
};

/**
 * [4.2] [6.4] The battle phase. The active player plays his battle turn in every battle, in the
 * order he likes; then his opponent plays his in the same order; and so on till all are over.
 */
export const battles: Step<BlocksState> = {
  rule: '6.4',
  run: (s) => {
    const round = local(s, 0);
    if (round === 0) {
      setLocal(s, 0, 1);
      declareBattles(s);
      return;
    }
    if (!s.stage.some((stage) => stage !== OVER)) {
      pop(s);
      return;
    }
    if (round === 1) attackersRound(s);
    else defendersRound(s);
  },
};

const attackersRound = (s: BlocksState): void => {
  const waiting = s.order.filter((place, b) => place === 0 && s.stage[b] !== OVER).length;
  if (waiting === 0) {
    setLocal(s, 0, 2);
    setLocal(s, 1, 1);
  } else push(s, P.fight, partsOf(s, activeSide(s))[0]);
};

const defendersRound = (s: BlocksState): void => {
  const b = s.order.indexOf(local(s, 1));
  if (b < 0) {
    s.order.fill(0);
    setLocal(s, 0, 1);
    return;
  }
  setLocal(s, 1, local(s, 1) + 1);
  if (s.stage[b] !== OVER) push(s, P.battleTurn, b, 1 - activeSide(s));
};

const NO_BATTLE = bar('6.4', 'no battle waits for your battle turn in that town');
const ORDER_FIRST = bar('6.4', 'choose the battle to take up next');

const fightBar = (s: BlocksState, town: number): Bar | null => {
  const b = battleAt(s, town);
  return b < 0 || s.order[b] !== 0 ? NO_BATTLE : null;
};

/** [6.4] The active player takes up the next battle. */
export const fight: Decision<BlocksState> = {
  rule: '6.4',
  asks: (s) => seatBit(seatOf(s, local(s, 0))),
  lone: () => true,
  menu: (s, _seat, m) => {
    for (let b = 0; b < s.battleTown.length; b++) {
      if (s.order[b] === 0 && s.stage[b] !== OVER) offer(m, code(V.fight, s.battleTown[b]));
    }
  },
  bar: (s, _seat, c) => (verbOf(c) === V.fight ? fightBar(s, first(c)) : ORDER_FIRST),
  take: (s, _seat, c, umpire) => {
    const b = battleAt(s, first(c));
    const side = activeSide(s);
    pop(s);
    s.order[b] = Math.max(...s.order) + 1;
    push(s, P.battleTurn, b, side);
    if (s.stage[b] !== DECLARED) return;
    if (umpire.loud) tell(umpire, EVERYONE, '6.1', E.battle, s.battleTown[b]);
    push(s, P.join, b);
    askSide(s, P.array, side, b);
    askSide(s, P.array, 1 - side, b);
  },
};

const NOT_YOURS = bar('2.1', 'that block belongs to another army');
const NOT_HERE = bar('6.2', 'that unit is not in this battle');
const ARRAYED = bar('6.2', 'that unit has its place already');
const RESERVE_LAST = bar('6.2', 'units left over form the reserve when you are done');
const FILL_COLUMNS = bar(
  '6.2',
  'every column needs a unit, and no more are left than empty columns',
);
const COLUMN_EMPTY = bar('6.2', 'every column needs at least one unit');
const ARRAY_NOW = bar('6.2', 'deploy for this battle first');

/** How many columns of a side are empty, and how many of its units wait to be placed. */
const emptyLanes = (s: BlocksState, b: number, side: number): number => {
  let held = 0;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] === s.battleTown[b] && s.place[u] >= LANE) held |= 1 << laneOf(s.place[u]);
  }
  return 3 - (held & 1) - ((held >> 1) & 1) - ((held >> 2) & 1);
};

const isLaneEmpty = (s: BlocksState, b: number, side: number, lane: number): boolean => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] === s.battleTown[b] && laneOf(s.place[u]) === lane) return false;
  }
  return true;
};

/** Unplaced units of these armies in the battle. */
const unplaced = (s: BlocksState, b: number, side: number, armies: number): number => {
  let count = 0;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] === s.battleTown[b] && s.place[u] === OFF && commands(armies, u)) count++;
  }
  return count;
};

/** [13.1] The armies of the side that deploy after these. */
const laterArmies = (s: BlocksState, side: number, armies: number): number => {
  const parts = partsOf(s, side);
  return parts.slice(parts.indexOf(armies) + 1).reduce((sum, part) => sum | part, 0);
};

const arrayDoneBar = (s: BlocksState): Bar | null => {
  const [armies, b, side] = [local(s, 0), local(s, 1), local(s, 2)];
  const later = unplaced(s, b, side, laterArmies(s, side, armies));
  return emptyLanes(s, b, side) > later ? COLUMN_EMPTY : null;
};

const arrayBar = (s: BlocksState, u: number, column: number): Bar | null => {
  const [armies, b, side] = [local(s, 0), local(s, 1), local(s, 2)];
  if (!commands(armies, u)) return NOT_YOURS;
  if (s.town[u] !== s.battleTown[b]) return NOT_HERE;
  if (s.place[u] !== OFF) return ARRAYED;
  if (column === 0) return RESERVE_LAST;
  const empty = emptyLanes(s, b, side);
  const left = unplaced(s, b, side, armies | laterArmies(s, side, armies));
  const lane = laneOfColumn(side === activeSide(s), column);
  return empty >= left && !isLaneEmpty(s, b, side, lane) ? FILL_COLUMNS : null;
};

/** [6.2] Battle deployment: units to the columns; those left over are the reserve. */
export const array: Decision<BlocksState> = {
  rule: '6.2',
  asks: (s) => {
    const [armies, b, side] = [local(s, 0), local(s, 1), local(s, 2)];
    if (unplaced(s, b, side, armies) > 0) return seatBit(seatOf(s, armies));
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    const [armies, b, side] = [local(s, 0), local(s, 1), local(s, 2)];
    const attacks = side === activeSide(s);
    const later = unplaced(s, b, side, laterArmies(s, side, armies));
    const empty = emptyLanes(s, b, side);
    const mustFill = empty >= later + unplaced(s, b, side, armies);
    for (let column = 1; column <= 3; column++) {
      if (mustFill && !isLaneEmpty(s, b, side, laneOfColumn(attacks, column))) continue;
      for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
        if (s.town[u] === s.battleTown[b] && s.place[u] === OFF && commands(armies, u)) {
          offer(m, code(V.array, u, column));
        }
      }
    }
    if (empty <= later) offer(m, code(V.done));
  },
  bar: (s, _seat, c) =>
    verbOf(c) === V.done
      ? arrayDoneBar(s)
      : verbOf(c) === V.array
        ? arrayBar(s, first(c), second(c))
        : ARRAY_NOW,
  take: (s, _seat, c) => {
    if (verbOf(c) === V.done) pop(s);
    else s.place[first(c)] = LANE + laneOfColumn(local(s, 2) === activeSide(s), second(c));
  },
};

/** [6.2] Both have deployed: the columns are shown, the rest stand in reserve, hidden. */
export const join: Step<BlocksState> = {
  rule: '6.2',
  run: (s, umpire) => {
    const b = local(s, 0);
    pop(s);
    s.stage[b] = JOINED;
    for (let u = 0; u < s.town.length; u++) {
      if (s.town[u] !== s.battleTown[b]) continue;
      if (s.place[u] === OFF) {
        s.place[u] = RESERVE;
        continue;
      }
      reveal(s, u, umpire);
      const column = columnOfLane(SIDE[u] === activeSide(s), laneOf(s.place[u]));
      if (umpire.loud) tell(umpire, EVERYONE, '6.2', E.shown, u, column, s.cv[u]);
    }
  },
};

/** [6.3] A battle turn: morale, retreats, combat, reinforcements. */
const BATTLE_TURN = [P.morale, P.retreat, P.combat, P.reinforce];

export const battleTurn: Step<BlocksState> = {
  rule: '6.3',
  run: (s) => {
    const [b, side, phase] = [local(s, 0), local(s, 1), local(s, 2)];
    if (isOver(s, b) || phase === BATTLE_TURN.length) {
      pop(s);
      return;
    }
    setLocal(s, 2, phase + 1);
    if (phase === 0) {
      beginBattleTurn(s, b, side);
      if (side === activeSide(s) && s.quiet[b] >= DEADLOCK.failed) push(s, P.rout, side, b);
      else push(s, P.morale, b, side);
      return;
    }
    if (phase === 3) endCombat(s, b);
    askSide(s, BATTLE_TURN[phase], side, b);
  },
};

const beginBattleTurn = (s: BlocksState, b: number, side: number): void => {
  s.battleUsed.fill(0);
  s.firedCorps.fill(0);
  s.shots = 0;
  s.stirred = 0;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] === s.battleTown[b]) s.acted[u] = 0;
  }
};

/** Counts the battle turn as quiet or not; reinforcements have the roads to themselves. [9.1] */
const endCombat = (s: BlocksState, b: number): void => {
  s.quiet[b] = s.shots > 0 ? 0 : s.quiet[b] + 1;
  s.battleUsed.fill(0);
};

const hasUnits = (s: BlocksState, armies: number, town: number): boolean => {
  for (let u = 0; u < UNIT_COUNT; u++) if (s.town[u] === town && commands(armies, u)) return true;
  return false;
};

/** Asks the seat while the battle goes on and it has units there; otherwise pops. */
export const asksWhileFighting = (s: BlocksState): number => {
  const [armies, b] = [local(s, 0), local(s, 1)];
  if (!isOver(s, b) && hasUnits(s, armies, s.battleTown[b])) return seatBit(seatOf(s, armies));
  pop(s);
  return 0;
};
