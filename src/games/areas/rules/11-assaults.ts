import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision, Step } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  AREA_COUNT,
  ARM,
  ARTILLERY,
  AWAY,
  CAVALRY,
  IS_CLEAR,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
} from '../board.ts';
import { E, P, V } from '../lexicon.ts';
import {
  ACTIVE,
  bar,
  CHARGED,
  DONE,
  ENGAGED,
  hasEnemy,
  isActive,
  isGun,
  MOVED,
  type AreasState,
} from '../state.ts';
import { someAt } from './07-areas.ts';
import { ASSAULTED, isMandatory, MARCH, mayLead, OVERRUN } from './10-costs.ts';
import { spendMovedGuns } from './10-movement.ts';
import { engagedAt } from './11-values.ts';
import { exhaust } from './19-exhaustion.ts';

const NO_ENEMY = bar('11.1', 'there is no enemy to assault in that area');
const NOBODY = bar('11.1', 'no unit that may lead an assault was activated for that area');
const MUST_ASSAULT = bar('11.5', 'an area just entered that holds only enemies must be assaulted');
const CHARGE_NEEDS_CLEAR = bar('11.8', 'a charge goes over clear ground only');
const ASSAULTING = bar('11.11', 'choose an area to assault, or be done');

/** [11.1] Whether some unit was activated that may lead an assault on the area. */
const hasLead = (s: AreasState, side: number, area: number, kind: number): boolean =>
  someAt(s, side, area, (s, u) => isActive(s, u) && mayLead(kind, u));

/** [11.5] [11.6] The rule that bars an assault on the area, or null. */
export const assaultBar = (s: AreasState, side: number, area: number, kind: number): Bar | null => {
  if (area >= AREA_COUNT || !hasEnemy(s, side, area)) return NO_ENEMY;
  if (s.assaulted[area] === 1) return ASSAULTED;
  if (!hasLead(s, side, area, kind)) return NOBODY;
  return kind !== MARCH && !IS_CLEAR[area] ? CHARGE_NEEDS_CLEAR : null;
};

const someMandatory = (s: AreasState, side: number): boolean => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (isPressed(s, side, u)) return true;
  }
  return false;
};

/** Whether the unit stands in an area that it must help to assault. */
const isPressed = (s: AreasState, side: number, u: number): boolean =>
  (s.act[u] & MOVED) !== 0 &&
  s.place[u] < AREA_COUNT &&
  s.assaulted[s.place[u]] === 0 &&
  isMandatory(s, side, s.place[u]);

const someAssault = (s: AreasState, side: number, kind: number): boolean => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (isActive(s, u) && assaultBar(s, side, s.place[u], kind) === null) return true;
  }
  return false;
};

/** [11.11] When all have moved, the assaults follow one after the other. */
export const assaults: Decision<AreasState> = {
  rule: '11.11',
  asks: (s, umpire) => {
    const side = local(s, 0);
    if (someAssault(s, side, local(s, 1))) return seatBit(side);
    finish(s, side, local(s, 1), umpire);
    return 0;
  },
  menu: (s, _seat, m) => {
    const side = local(s, 0);
    for (let area = 0; area < AREA_COUNT; area++) {
      if (assaultBar(s, side, area, local(s, 1)) === null) offer(m, code(V.assault, area));
    }
    if (!someMandatory(s, side)) offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    const side = local(s, 0);
    if (verbOf(c) === V.done) return someMandatory(s, side) ? MUST_ASSAULT : null;
    return verbOf(c) === V.assault ? assaultBar(s, side, first(c), local(s, 1)) : ASSAULTING;
  },
  take: (s, _seat, c, umpire) => {
    if (verbOf(c) === V.done) finish(s, local(s, 0), local(s, 1), umpire);
    else beginAssault(s, first(c), local(s, 1));
  },
  lone: () => true,
};

const finish = (s: AreasState, side: number, kind: number, umpire: Umpire): void => {
  pop(s);
  if (kind !== MARCH) exhaust(s, side, umpire);
};

/** [11.12] Lays out an assault: its steps are pushed from the last to the first. */
export const beginAssault = (s: AreasState, area: number, kind: number): void => {
  const defender = 1 - s.side;
  s.assaulted[area] = 1;
  clearAssault(s);
  if (kind !== OVERRUN) s.point = 0;
  push(s, P.aftermath, area, kind);
  push(s, P.overrun, area, AWAY, kind);
  push(s, P.village, area, kind);
  push(s, P.recoil, area, kind);
  push(s, P.fallBack, area, kind);
  push(s, P.outcome, area, kind);
  push(s, P.intervene, area, kind);
  push(s, P.reroll, area, defender, kind);
  push(s, P.reroll, area, s.side, kind);
  push(s, P.clash, area, kind);
  push(s, P.participate, area, defender);
  push(s, P.participate, area, s.side);
  push(s, P.forward, area, kind);
  push(s, P.skirmishersWithdraw, area, kind);
  push(s, P.checked, area, kind);
  push(s, P.skirmish, area, kind);
  push(s, P.cavalryWithdraws, area, kind);
  push(s, P.declare, area, kind);
  push(s, P.support, area, kind);
  push(s, P.point, area, kind);
};

/** Nothing is known of the assault but its point unit. */
const clearAssault = (s: AreasState): void => {
  s.forward = 0;
  s.rating.fill(0);
  s.rolls.fill(0);
  s.result = 0;
  s.broke = 0;
};

const NOT_IN_ASSAULT = bar('11.1', 'only units activated in this impulse may assault that area');
const CANNOT_LEAD = bar(
  '11.8',
  'cavalry leads charges, infantry and skirmishers all other assaults',
);
const SAME_POINT = bar('19.4', 'with charge exhaustion the same unit leads the overrun');
const NAME_POINT = bar('14.3', 'name the point unit of the assault first');

/** [11.12] The rule that bars a unit from leading the assault, or null. */
const pointBar = (s: AreasState, area: number, kind: number, u: number): Bar | null => {
  if (SIDE[u] !== s.side || s.place[u] !== area || !isActive(s, u)) return NOT_IN_ASSAULT;
  if (!mayLead(kind, u)) return CANNOT_LEAD;
  return kind === OVERRUN && s.exhaustion === 1 && u !== s.point - 1 ? SAME_POINT : null;
};

/** [14.3] The attacker names his point unit. */
export const point: Decision<AreasState> = {
  rule: '11.12',
  asks: (s) => seatBit(s.side),
  menu: (s, _seat, m) => {
    for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
      if (pointBar(s, local(s, 0), local(s, 1), u) === null) offer(m, code(V.point, u));
    }
  },
  bar: (s, _seat, c) =>
    verbOf(c) === V.point ? pointBar(s, local(s, 0), local(s, 1), first(c)) : NAME_POINT,
  take: (s, _seat, c) => {
    const area = local(s, 0);
    const kind = local(s, 1);
    const u = first(c);
    pop(s);
    s.point = u + 1;
    s.act[u] |= ENGAGED;
    if (s.contested[area] === 0) engageAll(s, area, kind);
  },
  lone: () => true,
};

/** [11.3] In a mandatory assault all that entered take part, guns apart. */
const engageAll = (s: AreasState, area: number, kind: number): void => {
  for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
    if (s.place[u] === area && isActive(s, u) && maySupport(kind, u)) s.act[u] |= ENGAGED;
  }
};

const maySupport = (kind: number, u: number): boolean =>
  kind === MARCH ? !isGun(u) : ARM[u] === CAVALRY;

const CANNOT_SUPPORT = bar('11.8', 'only cavalry supports a charge');
const GUNS_MOVED = bar('11.12.2', 'only fresh artillery that has not moved supports an assault');
const SUPPORTS = bar('11.12', 'that unit takes part already');
const NOBODY_LEFT = bar('11.12', 'nobody is left who could support the assault');
const NAMING = bar('11.2', 'name the units that support the assault, or be done');

/** [11.2] [11.12.2] The rule that bars a unit from supporting a voluntary assault, or null. */
const supportBar = (s: AreasState, area: number, kind: number, u: number): Bar | null => {
  if (SIDE[u] !== s.side || s.place[u] !== area || !isActive(s, u)) return NOT_IN_ASSAULT;
  if ((s.act[u] & ENGAGED) !== 0) return SUPPORTS;
  if (kind !== MARCH) return ARM[u] === CAVALRY ? null : CANNOT_SUPPORT;
  if (ARM[u] !== ARTILLERY) return null;
  return s.act[u] === ACTIVE && s.spent[u] === 0 ? null : GUNS_MOVED;
};

const someSupport = (s: AreasState, area: number, kind: number): boolean => {
  for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
    if (s.place[u] === area && supportBar(s, area, kind, u) === null) return true;
  }
  return false;
};

/** [11.2] In a voluntary assault the attacker chooses who takes part. */
export const support: Decision<AreasState> = {
  rule: '11.2',
  asks: (s) => {
    const area = local(s, 0);
    if (s.contested[area] === 1 && someSupport(s, area, local(s, 1))) return seatBit(s.side);
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
      if (s.place[u] === local(s, 0) && supportBar(s, local(s, 0), local(s, 1), u) === null) {
        offer(m, code(V.support, u));
      }
    }
    offer(m, code(V.all));
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    switch (verbOf(c)) {
      case V.done:
        return null;
      case V.all:
        return someSupport(s, local(s, 0), local(s, 1)) ? null : NOBODY_LEFT;
      case V.support:
        return supportBar(s, local(s, 0), local(s, 1), first(c));
      default:
        return NAMING;
    }
  },
  take: (s, _seat, c) => {
    const area = local(s, 0);
    const kind = local(s, 1);
    if (verbOf(c) === V.support) s.act[first(c)] |= ENGAGED;
    else {
      if (verbOf(c) === V.all) supportAll(s, area, kind);
      pop(s);
    }
  },
};

const supportAll = (s: AreasState, area: number, kind: number): void => {
  for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
    if (s.place[u] === area && supportBar(s, area, kind, u) === null) s.act[u] |= ENGAGED;
  }
};

/** [14.3] The assault is announced; those who charge will feel it. */
export const declare: Step<AreasState> = {
  rule: '11.12',
  run: (s, umpire) => {
    const area = local(s, 0);
    const kind = local(s, 1);
    pop(s);
    const units = engagedAt(s, s.side, area);
    if (kind !== MARCH) for (const u of units) s.act[u] |= CHARGED;
    if (!umpire.loud) return;
    const others = units.filter((u) => u !== s.point - 1);
    const event = kind === MARCH ? E.assault : E.charge;
    tell(umpire, EVERYONE, kind === MARCH ? '11.1' : '11.8', event, area, s.point - 1, ...others);
  },
};

const NOT_DEFENDING = bar('11.4', 'only a unit that defends the area may be the forward unit');
const NAME_FORWARD = bar('11.12', 'name the forward unit of the defence first');

/** [11.12] The defender names his forward unit; where nobody is left the attackers just enter. */
export const forward: Decision<AreasState> = {
  rule: '11.12',
  asks: (s, umpire) => {
    const area = local(s, 0);
    if (s.point !== 0 && hasEnemy(s, s.side, area)) return seatBit(1 - s.side);
    if (s.point !== 0) {
      s.point = 0;
      if (umpire.loud) tell(umpire, EVERYONE, '10.11', E.entered, s.side, area);
    }
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    const side = 1 - s.side;
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.place[u] === local(s, 0)) offer(m, code(V.forward, u));
    }
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) !== V.forward) return NAME_FORWARD;
    const u = first(c);
    return SIDE[u] !== s.side && s.place[u] === local(s, 0) ? null : NOT_DEFENDING;
  },
  take: (s, _seat, c, umpire) => {
    pop(s);
    s.forward = first(c) + 1;
    if (umpire.loud) tell(umpire, EVERYONE, '11.12', E.forward, first(c));
  },
  lone: () => true,
};

/** The assault is over: nobody is engaged in it any more. */
export const aftermath: Step<AreasState> = {
  rule: '11.12',
  run: (s, umpire) => {
    pop(s);
    for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) s.act[u] &= ~ENGAGED;
    spendMovedGuns(s, s.side, umpire);
    clearAssault(s);
    s.point = 0;
  },
};

/** [9.5] What acted in the first half of a Double Move is done for this impulse. */
export const rest = (s: AreasState): void => {
  for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) if (s.act[u] !== 0) s.act[u] = DONE;
};
