import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision, Step } from '../../../kernel/game.ts';
import { offer, type Menu } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit, setLocal } from '../../../kernel/stack.ts';
import { d6, EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import { ALLIED, AREA_COUNT, FRENCH, LEADER_COUNT, OFFICER_COUNT } from '../board.ts';
import { LAST_IMPULSE } from '../data/tables.ts';
import { E, P, V } from '../lexicon.ts';
import { bar, isContested, type AreasState } from '../state.ts';
import {
  activate,
  activateAll,
  BOMBARDS,
  canAdvance,
  closeArea,
  CHARGES,
  hasFormation,
  MARCHES,
  openingsOf,
  opens,
  opensSomewhere,
  VOLLEYS,
} from './08-activation.ts';
import {
  commanderBar,
  DOUBLE_MOVE,
  rollToActivate,
  rollToCommand,
  servesBar,
} from './09-command.ts';
import { CHARGE, MARCH } from './10-costs.ts';
import { canFire } from './12-fire.ts';
import { BOMBARDMENT, VOLLEY } from './13-ranges.ts';

/** Stages of the round of impulses. */
const BEGINS = 0;
const ENDS = 1;
const SUN = 2;

/** [8.1] A French impulse, an Allied one, and the sun: again and again until it sets. */
export const impulses: Step<AreasState> = {
  rule: '8.1',
  run: (s, umpire) => {
    const side = local(s, 0);
    if (s.dusk === 1) {
      pop(s);
      clearImpulse(s);
      return;
    }
    switch (local(s, 1)) {
      case BEGINS:
        beginImpulse(s, side, umpire);
        setLocal(s, 1, ENDS);
        push(s, P.impulse, side);
        break;
      case ENDS:
        if (side === FRENCH) {
          setLocal(s, 0, ALLIED);
          setLocal(s, 1, BEGINS);
        } else {
          setLocal(s, 1, SUN);
          push(s, P.sunset);
        }
        break;
      default:
        setLocal(s, 0, FRENCH);
        setLocal(s, 1, BEGINS);
    }
  },
};

/** What belongs to one impulse only. */
const clearImpulse = (s: AreasState): void => {
  s.act.fill(0);
  s.came.fill(0);
  s.assaulted.fill(0);
  s.contested.fill(0);
  s.tried.fill(0);
};

/** [7.2] Areas are contested for an impulse when both sides stand there at its beginning. */
export const beginImpulse = (s: AreasState, side: number, umpire: Umpire): void => {
  clearImpulse(s);
  s.side = side;
  for (let area = 0; area < AREA_COUNT; area++) s.contested[area] = isContested(s, area) ? 1 : 0;
  if (umpire.loud) tell(umpire, EVERYONE, '8.1', E.impulse, side, s.impulse);
};

/** [8.9] A pass; the second in a row ends the action phase. */
const pass = (s: AreasState, side: number, umpire: Umpire): void => {
  if (umpire.loud) tell(umpire, EVERYONE, '8.9', E.passed, side);
  if (s.passed === 1) endPhase(s, umpire);
  s.passed = 1;
};

const endPhase = (s: AreasState, umpire: Umpire): void => {
  s.dusk = 1;
  if (umpire.loud) tell(umpire, EVERYONE, '8.9', E.dusk);
};

const NO_LEADER = bar('8.3', 'only a leader is activated for an impulse');
const NO_FORMATION = bar('4.7', 'no unit of that leader’s formation is on the map');
const IN_IMPULSE = bar('8.1', 'activate a leader, try a Double Move, or pass');

/** [8.3] The rule that bars a leader from being activated, or null. */
const activateBar = (s: AreasState, side: number, officer: number): Bar | null => {
  const serves = servesBar(s, side, officer);
  if (serves !== null) return serves;
  if (officer >= LEADER_COUNT) return NO_LEADER;
  return hasFormation(s, officer) ? null : NO_FORMATION;
};

/** [8.1] One impulse: a leader, a commander, or a pass. */
export const impulse: Decision<AreasState> = {
  rule: '8.1',
  asks: (s) => seatBit(local(s, 0)),
  menu: (s, _seat, m) => {
    const side = local(s, 0);
    for (let o = 0; o < LEADER_COUNT; o++) {
      if (activateBar(s, side, o) === null) offer(m, code(V.activate, o));
    }
    for (let o = 0; o < OFFICER_COUNT; o++) {
      if (commanderBar(s, side, o) === null) offer(m, code(V.double, o));
    }
    offer(m, code(V.pass));
  },
  bar: (s, _seat, c) => {
    switch (verbOf(c)) {
      case V.pass:
        return null;
      case V.activate:
        return activateBar(s, local(s, 0), first(c));
      case V.double:
        return commanderBar(s, local(s, 0), first(c));
      default:
        return IN_IMPULSE;
    }
  },
  take: (s, _seat, c, umpire) => {
    const side = local(s, 0);
    const officer = first(c);
    pop(s);
    if (verbOf(c) === V.pass) {
      pass(s, side, umpire);
      return;
    }
    // An activated leader may still pass, so that the pass before his is not forgotten yet.
    if (verbOf(c) === V.activate && rollToActivate(s, officer, umpire)) {
      push(s, P.action, side, officer, ANY, 0);
      return;
    }
    s.passed = 0;
    if (verbOf(c) === V.double && rollToCommand(s, officer, DOUBLE_MOVE, umpire)) {
      push(s, P.double, side, officer, 0, 0);
    }
  },
};

/** What an action may be: anything; a Move/Assault or a charge that joins another; anything but those. */
export const ANY = 0;
export const JOINS_MARCH = 1;
export const JOINS_CHARGE = 2;
export const NO_MARCH = 3;
export const NO_CHARGE = 4;

const NO_MOVE = bar('8.4', 'no unit of the formation can move or assault from there');
const NO_CAVALRY = bar('8.7', 'no cavalry of the formation can charge from there');
const NO_VOLLEY = bar('8.5', 'no fresh infantry of the formation shares that area with the enemy');
const NO_GUNS = bar('8.6', 'no fresh artillery of the formation has a target from there');
const NO_ADVANCE = bar('8.8', 'no unit of the formation can advance');
const ONE_KIND = bar('9.5.1', 'a combined assault is made of two Move/Assaults or of two charges');
const TOO_LATE = bar('9.5.1', 'all movement of two such actions comes before any assault');
const NO_PASS = bar('9.5', 'in a Double Move an action is chosen for the formation');
const ACTING = bar('8.2', 'choose an action for the formation');

const mayMarchNow = (only: number): boolean => only !== JOINS_CHARGE && only !== NO_MARCH;
const mayChargeNow = (only: number): boolean => only !== JOINS_MARCH && only !== NO_CHARGE;

const marchBar = (s: AreasState, officer: number, only: number, area: number): Bar | null => {
  if (!mayMarchNow(only)) return only === NO_MARCH ? TOO_LATE : ONE_KIND;
  return opens(s, officer, area, MARCHES) ? null : NO_MOVE;
};

const chargeBar = (s: AreasState, officer: number, only: number, area: number): Bar | null => {
  if (!mayChargeNow(only)) return only === NO_CHARGE ? TOO_LATE : ONE_KIND;
  return opens(s, officer, area, CHARGES) ? null : NO_CAVALRY;
};

const joins = (only: number): boolean => only === JOINS_MARCH || only === JOINS_CHARGE;

/** Offers every action of a formation. */
const offerActions = (s: AreasState, officer: number, only: number, m: Menu): void => {
  const { bits, places } = openingsOf(s, officer);
  for (const area of places) {
    if ((bits[area] & MARCHES) !== 0 && mayMarchNow(only)) offer(m, code(V.march, area));
    if ((bits[area] & CHARGES) !== 0 && mayChargeNow(only)) offer(m, code(V.charge, area));
    if (joins(only)) continue;
    if ((bits[area] & VOLLEYS) !== 0) offer(m, code(V.volley, area));
    if ((bits[area] & BOMBARDS) !== 0) offer(m, code(V.bombard, area));
  }
  if (!joins(only) && canAdvance(s, officer)) offer(m, code(V.advance));
};

/** What is open to a formation, as bits. */
const openBits = (only: number): number =>
  (mayMarchNow(only) ? MARCHES : 0) |
  (mayChargeNow(only) ? CHARGES : 0) |
  (joins(only) ? 0 : VOLLEYS | BOMBARDS);

/** Whether a formation can do anything of this sort. */
export const canAct = (s: AreasState, officer: number, only: number): boolean =>
  opensSomewhere(s, officer, openBits(only)) || (!joins(only) && canAdvance(s, officer));

/** [8.2] What the formation does: one action from one area, or a General Advance. */
export const action: Decision<AreasState> = {
  rule: '8.2',
  asks: (s) => seatBit(local(s, 0)),
  menu: (s, _seat, m) => {
    offerActions(s, local(s, 1), local(s, 2), m);
    if (local(s, 3) === 0) offer(m, code(V.pass));
  },
  bar: (s, _seat, c) => {
    const officer = local(s, 1);
    const only = local(s, 2);
    switch (verbOf(c)) {
      case V.march:
        return marchBar(s, officer, only, first(c));
      case V.charge:
        return chargeBar(s, officer, only, first(c));
      case V.volley:
        return joins(only) ? ONE_KIND : opens(s, officer, first(c), VOLLEYS) ? null : NO_VOLLEY;
      case V.bombard:
        return joins(only) ? ONE_KIND : opens(s, officer, first(c), BOMBARDS) ? null : NO_GUNS;
      case V.advance:
        return joins(only) ? ONE_KIND : canAdvance(s, officer) ? null : NO_ADVANCE;
      case V.pass:
        return local(s, 3) === 0 ? null : NO_PASS;
      default:
        return ACTING;
    }
  },
  take: (s, _seat, c, umpire) => {
    const side = local(s, 0);
    const officer = local(s, 1);
    const doubles = local(s, 3) === 1;
    pop(s);
    perform(s, side, officer, c, doubles, umpire);
  },
};

/** Begins the action; in a Double Move the frame below learns what it was. */
const perform = (
  s: AreasState,
  side: number,
  officer: number,
  c: number,
  doubles: boolean,
  umpire: Umpire,
): void => {
  const area = first(c);
  if (verbOf(c) !== V.pass) s.passed = 0;
  switch (verbOf(c)) {
    case V.march:
    case V.charge: {
      const kind = verbOf(c) === V.march ? MARCH : CHARGE;
      activate(s, officer, area, kind);
      if (doubles) {
        closeArea(s, officer, area, () => false);
        setLocal(s, 3, 1 + kind);
      } else push(s, P.assaults, side, kind);
      push(s, P.march, side, officer, area, kind);
      const event = kind === MARCH ? E.marching : E.charging;
      if (umpire.loud) tell(umpire, EVERYONE, kind === MARCH ? '8.4' : '8.7', event, officer, area);
      break;
    }
    case V.volley:
    case V.bombard: {
      const mode = verbOf(c) === V.volley ? VOLLEY : BOMBARDMENT;
      if (doubles) closeArea(s, officer, area, (u) => canFire(s, officer, area, mode, u));
      push(s, P.aim, side, officer, area, mode);
      break;
    }
    case V.advance:
      activateAll(s, officer);
      push(s, P.advance, side, officer);
      if (umpire.loud) tell(umpire, EVERYONE, '8.8', E.advancing, officer);
      break;
    default:
      pass(s, side, umpire);
  }
};

/** [8.10] The sun moves on, or sets unless a commander wins time. */
export const sunset: Step<AreasState> = {
  rule: '8.10',
  run: (s, umpire) => {
    pop(s);
    const a = d6(umpire);
    const b = d6(umpire);
    if (umpire.loud) tell(umpire, EVERYONE, '8.10', E.sunset, a, b, s.impulse);
    push(s, P.dawn);
    if (a + b >= s.impulse) return;
    s.dusk = 1;
    push(s, P.cancel, ALLIED);
    push(s, P.cancel, FRENCH);
  },
};

/** [8.10] The marker moves on while the turn lasts; off its track the turn ends too. */
export const dawn: Step<AreasState> = {
  rule: '8.10',
  run: (s, umpire) => {
    pop(s);
    if (s.dusk === 0 && s.impulse < LAST_IMPULSE) {
      s.impulse++;
      return;
    }
    s.dusk = 1;
    if (umpire.loud) tell(umpire, EVERYONE, '8.10', E.dusk);
  },
};
