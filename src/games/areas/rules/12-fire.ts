import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import { ARM, INFANTRY, LEADER, PLACE_COUNT, SIDE, SIDE_END, SIDE_FIRST } from '../board.ts';
import { E, P, V } from '../lexicon.ts';
import {
  ACTIVE,
  bar,
  ENGAGED,
  isEngaged,
  isGun,
  MOVED,
  type AreasState,
  type RuleNumber,
} from '../state.ts';
import { spend } from './07-areas.ts';
import { tellCasualties } from './11-casualties.ts';
import { engagedAt, totalOf, type Term } from './11-values.ts';
import { contest, tellTerms } from './12-contest.ts';
import { bombardmentTerms, coverTerms, volleyCover, volleyTerms } from './12-values.ts';
import { GRAND_BATTERY, rangeBar, VOLLEY } from './13-ranges.ts';
import type { Reason } from '../words/refusals-it.ts';

/** A bar that both kinds of fire know, each by its own rule. */
interface FireBar {
  readonly volley: Bar;
  readonly guns: Bar;
}
const fireBars = (volley: RuleNumber, guns: RuleNumber, reason: Reason): FireBar => ({
  volley: bar(volley, reason),
  guns: bar(guns, reason),
});
const barOf = (b: FireBar, mode: number): Bar => (mode === VOLLEY ? b.volley : b.guns);

const NOT_AN_ENEMY = fireBars('12.2', '13.2', 'the primary target is a unit of the enemy');
const NOT_HERE = bar('12.1', 'volley fire strikes only enemies in the area of those who fire');
const NAME_TARGET = fireBars('12.2', '13.2', 'choose the primary target of the fire');

/** [12.2] [13.2] The rule that bars a unit from being the primary target, or null. */
const targetBar = (
  s: AreasState,
  side: number,
  area: number,
  mode: number,
  u: number,
): Bar | null => {
  if (SIDE[u] === side || s.place[u] >= PLACE_COUNT) return barOf(NOT_AN_ENEMY, mode);
  if (mode === VOLLEY) return s.place[u] === area ? null : NOT_HERE;
  return rangeBar(s, side, area, s.place[u], mode);
};

/** [12.2] [13.2] The active player picks the unit that takes the first casualty point. */
export const aim: Decision<AreasState> = {
  rule: '13.2',
  asks: (s) => seatBit(local(s, 0)),
  menu: (s, _seat, m) => {
    const enemy = 1 - local(s, 0);
    for (let u = SIDE_FIRST[enemy]; u < SIDE_END[enemy]; u++) {
      if (targetBar(s, 1 - enemy, local(s, 2), local(s, 3), u) === null)
        offer(m, code(V.target, u));
    }
    if (local(s, 3) === GRAND_BATTERY) offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.target)
      return targetBar(s, local(s, 0), local(s, 2), local(s, 3), first(c));
    const mayDecline = verbOf(c) === V.done && local(s, 3) === GRAND_BATTERY;
    return mayDecline ? null : barOf(NAME_TARGET, local(s, 3));
  },
  take: (s, _seat, c) => {
    const officer = local(s, 1);
    const area = local(s, 2);
    const mode = local(s, 3);
    pop(s);
    s.point = 0;
    if (verbOf(c) === V.target) push(s, P.guns, first(c), officer, area, mode);
  },
};

const CANNOT_FIRE = bar('13.3', 'only fresh artillery of the active formation in the area fires');
const CANNOT_VOLLEY = bar('12.1', 'only fresh infantry of the active formation in the area fires');
const NOT_IN_BATTERY = bar('6.4', 'only fresh artillery of the Grand Battery fires in its phase');
const FIRES = fireBars('12.3', '13.3', 'that unit fires already');
const SOMEBODY = fireBars('12.3', '13.3', 'choose the unit that leads the fire first');
const NOBODY_LEFT = fireBars('12.3', '13.3', 'nobody is left who could fire');
const NAMING = fireBars('12.3', '13.3', 'choose the units that fire, then be done');

/** The side that fires: the enemy of the target. */
const firerOf = (target: number): number => 1 - SIDE[target];

/** [12.1] [13.1] [6.4.1] Whether a unit could fire, whoever fires already. */
export const canFire = (
  s: AreasState,
  officer: number,
  area: number,
  mode: number,
  u: number,
): boolean =>
  s.place[u] === area &&
  s.spent[u] === 0 &&
  (mode === GRAND_BATTERY || LEADER[u] === officer) &&
  (mode === VOLLEY ? ARM[u] === INFANTRY : isGun(u)) &&
  (s.act[u] & ~ENGAGED) <= ACTIVE;

/** [12.3] [13.3] The rule that bars a unit from firing, or null. */
const fireBar = (
  s: AreasState,
  target: number,
  officer: number,
  area: number,
  mode: number,
  u: number,
): Bar | null => {
  if (SIDE[u] !== firerOf(target) || !canFire(s, officer, area, mode, u)) {
    return mode === VOLLEY ? CANNOT_VOLLEY : mode === GRAND_BATTERY ? NOT_IN_BATTERY : CANNOT_FIRE;
  }
  return isEngaged(s, u) ? barOf(FIRES, mode) : null;
};

const someLeft = (s: AreasState): boolean => {
  const side = firerOf(local(s, 0));
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (fireBar(s, local(s, 0), local(s, 1), local(s, 2), local(s, 3), u) === null) return true;
  }
  return false;
};

/** [12.3] [13.3] The first unit named is the point, those after it support. */
export const guns: Decision<AreasState> = {
  rule: '13.3',
  asks: (s) => seatBit(firerOf(local(s, 0))),
  menu: (s, _seat, m) => {
    const side = firerOf(local(s, 0));
    const before = m.size;
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.place[u] !== local(s, 2)) continue;
      if (fireBar(s, local(s, 0), local(s, 1), local(s, 2), local(s, 3), u) === null) {
        offer(m, code(V.fire, u));
      }
    }
    if (s.point === 0) return;
    if (m.size > before) offer(m, code(V.all));
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    const mode = local(s, 3);
    switch (verbOf(c)) {
      case V.done:
        return s.point === 0 ? barOf(SOMEBODY, mode) : null;
      case V.all:
        if (s.point === 0) return barOf(SOMEBODY, mode);
        return someLeft(s) ? null : barOf(NOBODY_LEFT, mode);
      case V.fire:
        return fireBar(s, local(s, 0), local(s, 1), local(s, 2), local(s, 3), first(c));
      default:
        return barOf(NAMING, mode);
    }
  },
  take: (s, _seat, c, umpire) => {
    if (verbOf(c) === V.fire) {
      s.act[first(c)] |= ENGAGED;
      if (s.point === 0) s.point = first(c) + 1;
      return;
    }
    if (verbOf(c) === V.all) fireAll(s);
    const target = local(s, 0);
    const area = local(s, 2);
    const mode = local(s, 3);
    pop(s);
    fire(s, target, area, mode, umpire);
  },
  lone: () => true,
};

const fireAll = (s: AreasState): void => {
  const side = firerOf(local(s, 0));
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (fireBar(s, local(s, 0), local(s, 1), local(s, 2), local(s, 3), u) === null) {
      s.act[u] |= ENGAGED;
    }
  }
};

interface Fire {
  readonly attack: readonly Term[];
  readonly cover: readonly Term[];
  /** The rules of both values, the dice, a miss, and what the firers suffer. */
  readonly rules: readonly [RuleNumber, RuleNumber, RuleNumber, RuleNumber, RuleNumber];
}

const VOLLEY_RULES = ['12.5.2', '12.5.3', '12.5.1', '12.6', '12.5'] as const;
const BOMBARDMENT_RULES = ['13.5.2', '13.5.3', '13.5.1', '13.6', '13.5'] as const;

const fireOf = (s: AreasState, target: number, area: number, mode: number): Fire => {
  const point = s.point - 1;
  const others = engagedAt(s, SIDE[point], area).filter((u) => u !== point);
  return mode === VOLLEY
    ? {
        attack: volleyTerms(s, area, target, point, others.length),
        cover: volleyCover(s, area, target),
        rules: VOLLEY_RULES,
      }
    : {
        attack: bombardmentTerms(s, area, target, point, others.length, mode),
        cover: coverTerms(s, area, target, mode),
        rules: BOMBARDMENT_RULES,
      };
};

/** [12.5] [13.5] The dice of a fire; whoever fired is spent, hit or miss. */
const fire = (s: AreasState, target: number, area: number, mode: number, umpire: Umpire): void => {
  const side = firerOf(target);
  const { attack, cover, rules } = fireOf(s, target, area, mode);
  const units = engagedAt(s, side, area);
  if (umpire.loud) tellFire(s, target, area, mode, units, umpire);
  if (umpire.loud) {
    tellTerms(umpire, side, rules[0], attack);
    tellTerms(umpire, 1 - side, rules[1], cover);
  }
  const points = contest(s, side, totalOf(attack), totalOf(cover), rules[2], umpire);
  for (const u of units) {
    s.act[u] = MOVED;
    spend(s, u, rules[4], umpire);
  }
  s.point = 0;
  if (points <= 0) {
    if (umpire.loud) tell(umpire, EVERYONE, rules[3], E.missed);
    return;
  }
  tellCasualties(1 - side, points, umpire);
  push(s, P.absorb, 1 - side, s.place[target], points, target + 1);
};

const tellFire = (
  s: AreasState,
  target: number,
  area: number,
  mode: number,
  units: readonly number[],
  umpire: Umpire,
): void => {
  const point = s.point - 1;
  const others = units.filter((u) => u !== point);
  if (mode === VOLLEY) {
    tell(umpire, EVERYONE, '12.1', E.volley, area, target, point, ...others);
    return;
  }
  const rule = mode === GRAND_BATTERY ? '6.4.1' : '13.1';
  tell(umpire, EVERYONE, rule, E.bombardment, area, s.place[target], target, point, ...others);
};
