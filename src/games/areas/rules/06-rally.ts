import { code, first, second, verbOf } from '../../../kernel/choice.ts';
import type { Decision, Step } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit, setLocal } from '../../../kernel/stack.ts';
import { EVERYONE, tell } from '../../../kernel/umpire.ts';
import {
  ALLIED,
  ARM,
  ARMIES,
  ARMY,
  ARTILLERY,
  BOARD,
  BRITISH,
  CAVALRY,
  FRENCH,
  IS_RIFLES,
  LEADER,
  LEADER_COUNT,
  LOST,
  NO_LEADER,
  OFFICER_ARMY,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  SKIRMISHERS,
  UNIT_COUNT,
} from '../board.ts';
import { RALLY } from '../data/tables.ts';
import { E, P, V } from '../lexicon.ts';
import { bar, isContested, isFreshOfficer, isOnMap, type AreasState } from '../state.ts';
import { refresh, someAt } from './07-areas.ts';

/** [6.3] [6.3.1] All spent artillery recovers; then the French rally, then the Allies. */
export const rallies: Step<AreasState> = {
  rule: '6.3',
  run: (s) => {
    pop(s);
    for (let u = 0; u < UNIT_COUNT; u++) {
      if (ARM[u] === ARTILLERY && s.spent[u] === 1 && isOnMap(s, u)) refresh(s, u);
    }
    for (const [army, name] of ARMIES.entries()) {
      s.rallies[army] = s.selfRally === 1 ? RALLY.self[name] : 0;
    }
    push(s, P.rally, ALLIED, NO_LEADER, LOST, 0);
    push(s, P.rally, FRENCH, NO_LEADER, LOST, 0);
  },
};

const NOT_YOURS = bar('6.3', 'that unit belongs to the other side');
const NOT_SPENT = bar('6.3', 'that unit is not spent');
const NO_RALLY = bar('6.3.2', 'only infantry, cavalry and the rifles are rallied');
const OTHER_FORMATION = bar('6.3.2', 'a leader rallies units of his own formation');
const LEADER_SPENT = bar('6.3.2', 'only a fresh leader rallies units');
const ONE_AREA = bar('6.3.2', 'a leader rallies units in one area only');
const NO_MORE = bar('6.3.2', 'that leader has rallied as many units as he can');
const NOBODY_NEAR = bar(
  '6.3.2',
  'the rifles need a leader with other units in their area or, alone, beside it',
);
const NO_SELF_RALLY = bar('20.2', 'that army has no unit left that may rally on its own');
const RALLYING = bar('6.3', 'this is the rally phase: rally a unit, or be done');

/** A tally of what the leader in hand has rallied: all, and those that are no cavalry. */
const COUNT = 15;
const FOOT = 16;

/** Whether the unit is one that can be rallied at all. [6.3.2] */
const spentBar = (s: AreasState, side: number, u: number): Bar | null => {
  if (SIDE[u] !== side) return NOT_YOURS;
  if (!isOnMap(s, u) || s.spent[u] === 0) return NOT_SPENT;
  return ARM[u] === ARTILLERY || (ARM[u] === SKIRMISHERS && !IS_RIFLES[u]) ? NO_RALLY : null;
};

const hasUnits = (s: AreasState, officer: number, place: number): boolean => {
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (LEADER[u] === officer && s.place[u] === place) return true;
  }
  return false;
};

/** [6.3.2] Whether a leader has units with the rifles or, when these are alone, next to them. */
const isNearRifles = (s: AreasState, officer: number, u: number): boolean => {
  if (OFFICER_ARMY[officer] !== BRITISH) return false;
  const place = s.place[u];
  if (hasUnits(s, officer, place)) return true;
  const isAlone = !someAt(s, ALLIED, place, (_, other) => ARM[other] !== SKIRMISHERS);
  return isAlone && BOARD.neighbours[place].some((near) => hasUnits(s, officer, near));
};

/** [6.3.2] [19.3] [20.3] Whether the running leader may rally one more unit like this. */
const isWithin = (s: AreasState, u: number, tally: number): boolean => {
  const most = s.expandedRally === 1 ? RALLY.expanded : RALLY.leader;
  if ((tally & COUNT) < most) return true;
  const allCavalry = tally < FOOT && ARM[u] === CAVALRY;
  return s.exhaustion === 1 && allCavalry && !isContested(s, s.place[u]);
};

/** [6.3.2] The rule that bars a leader from rallying a unit, or null. */
const rallyBar = (s: AreasState, side: number, u: number, officer: number): Bar | null => {
  const spent = spentBar(s, side, u);
  if (spent !== null) return spent;
  if (officer >= LEADER_COUNT) return OTHER_FORMATION;
  if (IS_RIFLES[u] ? !isNearRifles(s, officer, u) : LEADER[u] !== officer) {
    return IS_RIFLES[u] ? NOBODY_NEAR : OTHER_FORMATION;
  }
  if (officer !== local(s, 1)) return isFreshOfficer(s, officer) ? null : LEADER_SPENT;
  if (s.place[u] !== local(s, 2)) return ONE_AREA;
  return isWithin(s, u, local(s, 3)) ? null : NO_MORE;
};

const selfBar = (s: AreasState, side: number, u: number): Bar | null =>
  spentBar(s, side, u) ?? (s.rallies[ARMY[u]] > 0 ? null : NO_SELF_RALLY);

const leads = (s: AreasState, side: number, u: number): boolean => {
  for (let o = 0; o < LEADER_COUNT; o++) if (rallyBar(s, side, u, o) === null) return true;
  return false;
};

const canRally = (s: AreasState, side: number): boolean => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.spent[u] === 0 || !isOnMap(s, u)) continue;
    if (selfBar(s, side, u) === null || leads(s, side, u)) return true;
  }
  return false;
};

/** [6.3.2] Leaders rally units of their formations, one leader after the other. */
export const rally: Decision<AreasState> = {
  rule: '6.3.2',
  asks: (s) => {
    if (canRally(s, local(s, 0))) return seatBit(local(s, 0));
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    const side = local(s, 0);
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.spent[u] === 0 || spentBar(s, side, u) !== null) continue;
      if (IS_RIFLES[u]) {
        for (let o = 0; o < LEADER_COUNT; o++) {
          if (rallyBar(s, side, u, o) === null) offer(m, code(V.rally, u, o));
        }
      } else if (rallyBar(s, side, u, LEADER[u]) === null) offer(m, code(V.rally, u, LEADER[u]));
      if (s.rallies[ARMY[u]] > 0) offer(m, code(V.recover, u));
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    switch (verbOf(c)) {
      case V.done:
        return null;
      case V.rally:
        return rallyBar(s, local(s, 0), first(c), second(c));
      case V.recover:
        return selfBar(s, local(s, 0), first(c));
      default:
        return RALLYING;
    }
  },
  take: (s, _seat, c, umpire) => {
    const u = first(c);
    switch (verbOf(c)) {
      case V.done:
        pop(s);
        break;
      case V.recover:
        s.rallies[ARMY[u]]--;
        refresh(s, u);
        if (umpire.loud) tell(umpire, EVERYONE, '20.2', E.selfRallied, u);
        break;
      default:
        count(s, u, second(c));
        refresh(s, u);
        if (umpire.loud) tell(umpire, EVERYONE, '6.3.2', E.rallied, u, second(c));
    }
  },
};

/** Counts the unit for its leader, who is spent by his first. */
const count = (s: AreasState, u: number, officer: number): void => {
  const tally = officer === local(s, 1) ? local(s, 3) : 0;
  s.used[officer] = 1;
  setLocal(s, 1, officer);
  setLocal(s, 2, s.place[u]);
  setLocal(s, 3, tally + 1 + (ARM[u] === CAVALRY || tally >= FOOT ? 0 : FOOT));
};
