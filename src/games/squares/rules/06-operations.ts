import { code, first, verbOf, type Code } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit, setLocal } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { COMPASS } from '../data/lists.ts';
import { E, P, SHARES, V } from '../lexicon.ts';
import { CHARGE } from '../numbers.ts';
import {
  ACTED,
  ADVANCE,
  AUTO_RETREAT,
  bar,
  isOnMap,
  isRouted,
  MELEE,
  REDIRECTED,
  scenarioOf,
  sideOf,
  type SquaresState,
} from '../state.ts';
import { abort, abortBar, trailFrom, trailOn } from './06-aborts.ts';
import { crowdBar, stepBar } from './06-costs.ts';
import { form, formBar, formationsOf } from './06-formations.ts';
import { endMarch, moveOn, strainOf } from './06-movement.ts';
import {
  advanceBar,
  autoRetreatBar,
  face,
  faceBar,
  force,
  forceBar,
  frontline,
  frontlineBar,
  meleeBar,
  roadMode,
  roadModeBar,
  skirmish,
  skirmishBar,
  toggle,
} from './06-orders.ts';
import { fireBar } from './06-targets.ts';

const OPERATING = bar('6.0', 'units are being given orders: access one, or go on to combat');
const NOT_YOURS = bar('6.04', 'that unit belongs to the other side');
const OFF_MAP = bar('6.04', 'that unit is not on the map');
const ROUTED = bar('7.52', 'routed units take no orders');
const IN_HAND = bar('6.2', 'a unit is being given orders: order it, or quit it');

/** [8.4] Readiness rises before each operations phase, up to this. */
const MOST_READINESS = 7;

/** [8.4] What happens before a side operates. */
export const beginOperations = (s: SquaresState, side: number, umpire: Umpire): void => {
  if (umpire.loud) tell(umpire, EVERYONE, '6.0', E.operations, side);
  for (const u of scenarioOf(s).units.ofSide[side]) {
    if (s.readiness[u] < MOST_READINESS && isOnMap(s, u)) s.readiness[u]++;
    s.orders[u] &= ~(ACTED | REDIRECTED);
  }
};

const accessBar = (s: SquaresState, side: number, u: Unit): Bar | null => {
  if (sideOf(u) !== side) return NOT_YOURS;
  if (!isOnMap(s, u)) return OFF_MAP;
  return isRouted(s, u) ? ROUTED : null;
};

/** [6.0] A side gives its orders, until it goes on to combat. */
export const operations: Decision<SquaresState> = {
  rule: '6.0',
  asks: (s) => seatBit(local(s, 0)),
  menu: (s, _seat, m) => {
    const own = scenarioOf(s).units.ofSide[local(s, 0)];
    for (let i = 0; i < own.length; i++) {
      const u = own[i];
      if (isOnMap(s, u) && !isRouted(s, u)) offer(m, code(V.access, u));
    }
    offer(m, code(V.combat));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.combat) return null;
    return verbOf(c) === V.access ? accessBar(s, local(s, 0), first(c)) : OPERATING;
  },
  take: (s, _seat, c) => {
    if (verbOf(c) === V.combat) pop(s);
    else push(s, P.hand, first(c), 0, 0, trailFrom(s, first(c)));
  },
};

/** [6.2] The rule that bars an order to the unit in the hand, or null. */
const orderBar = (s: SquaresState, u: Unit, c: Code): Bar | null => {
  switch (verbOf(c)) {
    case V.step:
      return stepBar(s, u, first(c));
    case V.face:
      return faceBar(s, u, first(c));
    case V.form:
      return formBar(s, u, first(c));
    case V.skirmish:
      return skirmishBar(s, u, first(c));
    case V.force:
      return forceBar(s, u);
    case V.roadMode:
      return roadModeBar(s, u);
    case V.autoRetreat:
      return autoRetreatBar(s, u);
    case V.frontline:
      return frontlineBar(s, u);
    case V.melee:
      return meleeBar(s, u);
    case V.advance:
      return advanceBar(s, u);
    case V.fire:
      return fireBar(s, u);
    case V.abort:
      return abortBar(s);
    case V.quit:
      return null;
    default:
      return IN_HAND;
  }
};

/** [6.34] The rule that bars everything but leaving the square, or what bars the order. */
const handBar = (s: SquaresState, c: Code): Bar | null => {
  const u = local(s, 0);
  const leaves = verbOf(c) === V.step || verbOf(c) === V.abort;
  const crowded = leaves ? null : crowdBar(s, u, local(s, 2));
  return crowded ?? orderBar(s, u, c);
};

/** [6.2] Orders without an argument. */
const PLAIN = [V.force, V.roadMode, V.autoRetreat, V.frontline, V.melee, V.advance, V.fire, V.quit];

/** [6.32] One square more, and what is kept of the march. */
const march = (s: SquaresState, u: Unit, direction: number, umpire: Umpire): void => {
  const points = s.op[u];
  const found = moveOn(s, u, direction, umpire);
  const cost = points - s.op[u];
  setLocal(s, 1, local(s, 1) + strainOf(s, u, direction, cost));
  setLocal(s, 2, local(s, 2) + 1);
  setLocal(s, 3, trailOn(local(s, 3), cost, found));
};

/** Carries out an order that is legal. */
const obey = (s: SquaresState, u: Unit, c: Code, umpire: Umpire): void => {
  switch (verbOf(c)) {
    case V.step:
      march(s, u, first(c), umpire);
      return;
    case V.face:
      face(s, u, first(c), umpire);
      return;
    case V.form:
      if (first(c) === CHARGE) push(s, P.chargeMenu, u);
      else form(s, u, first(c), umpire);
      return;
    case V.skirmish:
      skirmish(s, u, first(c), umpire);
      return;
    case V.force:
      force(s, u, umpire);
      return;
    case V.roadMode:
      roadMode(s, u, umpire);
      return;
    case V.autoRetreat:
      toggle(s, u, AUTO_RETREAT);
      return;
    case V.frontline:
      frontline(s, u, umpire);
      return;
    case V.melee:
      toggle(s, u, MELEE);
      return;
    case V.advance:
      toggle(s, u, ADVANCE);
      return;
    case V.fire:
      push(s, P.fireMenu, u);
      return;
    case V.abort:
      abort(s, umpire);
      return;
    default:
      endMarch(s, u, local(s, 1), local(s, 2), umpire);
      pop(s);
  }
};

/** [6.2] A unit in the hand: the strain of its march, its squares and its trail are kept with it. */
export const hand: Decision<SquaresState> = {
  rule: '6.2',
  inHand: true,
  asks: (s) => seatBit(sideOf(local(s, 0))),
  menu: (s, _seat, m) => {
    const u = local(s, 0);
    const crowded = crowdBar(s, u, local(s, 2)) !== null;
    for (let d = 0; d < COMPASS.length; d++) {
      if (stepBar(s, u, d) === null) offer(m, code(V.step, d));
      if (!crowded && faceBar(s, u, d) === null) offer(m, code(V.face, d));
    }
    if (abortBar(s) === null) offer(m, code(V.abort));
    if (crowded) return;
    for (const f of formationsOf(s, u)) if (formBar(s, u, f) === null) offer(m, code(V.form, f));
    for (let share = 0; share < SHARES.length; share++) {
      if (skirmishBar(s, u, share) === null) offer(m, code(V.skirmish, share));
    }
    for (const verb of PLAIN) {
      if (orderBar(s, u, verb) === null) offer(m, code(verb));
    }
  },
  bar: (s, _seat, c) => handBar(s, c),
  take: (s, _seat, c, umpire) => {
    obey(s, local(s, 0), c, umpire);
  },
};
