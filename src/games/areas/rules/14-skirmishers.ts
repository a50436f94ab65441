import { code, first, second, verbOf } from '../../../kernel/choice.ts';
import type { Decision, Step } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  ARM,
  ATTACK,
  BOARD,
  IS_MOUNTED,
  isZone,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  SKIRMISHERS,
  TEM,
} from '../board.ts';
import { DEFENSIVE_FIRE } from '../data/tables.ts';
import { E, M, P, V } from '../lexicon.ts';
import { bar, faceOf, isGun, type AreasState } from '../state.ts';
import { relocate, someAt } from './07-areas.ts';
import { MARCH } from './10-costs.ts';
import { tellCasualties } from './11-casualties.ts';
import { sendAllBack, shelterBar } from './11-retreats.ts';
import { engagedAt, totalOf, type Term } from './11-values.ts';
import { contest, tellTerms } from './12-contest.ts';

const NOT_ASSAULTED = bar('10.11', 'only units of the assaulted area may withdraw');
const NOT_MOUNTED = bar('10.11', 'only cavalry and horse artillery withdraws before the assault');
const SPENT_GUNS = bar('10.14', 'spent artillery does not move');
const ONLY_SKIRMISHERS = bar('10.12', 'only skirmishers withdraw after the defensive fire');
const NO_ZONE = bar('15.4', 'a unit may go from an area to a zone only by a retreat');
const WITHDRAWING = bar('10.11', 'the defender may withdraw now: choose a unit, or be done');
const NOT_FIRING = bar('14.2', 'only skirmishers of the assaulted area fire now');
const FIRING = bar('14.2', 'the defender’s skirmishers may fire now');

const isMountedHere = (s: AreasState, u: number): boolean =>
  IS_MOUNTED[u] && (!isGun(u) || s.spent[u] === 0);
const isSkirmisher = (_: AreasState, u: number): boolean => ARM[u] === SKIRMISHERS;

/** [10.11] [10.12] The rule that bars a withdrawal to a place, or null. */
const placeBar = (s: AreasState, u: number, to: number): Bar | null =>
  isZone(to) ? NO_ZONE : shelterBar(s, u, to);

const canWithdraw = (s: AreasState, u: number): boolean => {
  const near = BOARD.neighbours[s.place[u]];
  for (let i = 0; i < near.length; i++) if (placeBar(s, u, near[i]) === null) return true;
  return false;
};

/** A decision in which some units of the assaulted area may step back. */
const withdrawal = (
  rule: '10.11' | '10.12',
  whoBar: (s: AreasState, u: number) => Bar | null,
): Decision<AreasState> => ({
  rule,
  asks: (s) => {
    const area = local(s, 0);
    const side = 1 - s.side;
    const may = (s: AreasState, u: number): boolean => whoBar(s, u) === null && canWithdraw(s, u);
    if (s.point !== 0 && local(s, 1) === MARCH && someAt(s, side, area, may)) return seatBit(side);
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    const area = local(s, 0);
    const side = 1 - s.side;
    const near = BOARD.neighbours[area];
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.place[u] !== area || whoBar(s, u) !== null) continue;
      for (let i = 0; i < near.length; i++) {
        if (placeBar(s, u, near[i]) === null) offer(m, code(V.withdraw, u, near[i]));
      }
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    if (verbOf(c) !== V.withdraw) return WITHDRAWING;
    const u = first(c);
    if (SIDE[u] === s.side || s.place[u] !== local(s, 0)) return NOT_ASSAULTED;
    return whoBar(s, u) ?? placeBar(s, u, second(c));
  },
  take: (s, _seat, c, umpire) => {
    if (verbOf(c) === V.done) {
      pop(s);
      return;
    }
    if (umpire.loud) tell(umpire, EVERYONE, rule, E.withdrew, first(c), second(c));
    relocate(s, first(c), second(c), umpire);
  },
});

/** [10.11] Cavalry and horse artillery may step back from infantry. */
export const cavalryWithdraws = withdrawal('10.11', (s, u) =>
  isMountedHere(s, u) ? null : IS_MOUNTED[u] ? SPENT_GUNS : NOT_MOUNTED,
);

/** [10.12] Skirmishers may, once they have fired. */
export const skirmishersWithdraw = withdrawal('10.12', (s, u) =>
  isSkirmisher(s, u) ? null : ONLY_SKIRMISHERS,
);

/** [14.7.2] The attack value of defensive fire with this unit at its point. */
export const fireTerms = (s: AreasState, area: number, point: number): readonly Term[] => {
  let others = -1;
  const side = SIDE[point];
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] === area && ARM[u] === SKIRMISHERS) others++;
  }
  const factor: Term = [M.factor, ATTACK[faceOf(s, point)]];
  return others > 0 ? [factor, [M.skirmishers, others * DEFENSIVE_FIRE.supporter]] : [factor];
};

/** [14.7.3] What shelters the attackers: the ground they come from, and their own skirmishers. */
export const shelterTerms = (s: AreasState, area: number): readonly Term[] => {
  const target = s.point - 1;
  const from = s.came[target] > 0 ? s.came[target] - 1 : area;
  const others = engagedAt(s, SIDE[target], area).filter(
    (u) => u !== target && ARM[u] === SKIRMISHERS,
  ).length;
  const terms: Term[] = [[M.terrain, TEM[from]]];
  if (ARM[target] === SKIRMISHERS) {
    terms.push([M['skirmisher target'], DEFENSIVE_FIRE.skirmisherTarget]);
  }
  if (others > 0) terms.push([M.skirmishers, others * DEFENSIVE_FIRE.otherSkirmishers]);
  return terms;
};

/** [14.2] Skirmishers fire at the point of an assault that is no charge. */
export const skirmish: Decision<AreasState> = {
  rule: '14.2',
  asks: (s) => {
    const side = 1 - s.side;
    const fires = s.point !== 0 && local(s, 1) === MARCH;
    if (fires && someAt(s, side, local(s, 0), isSkirmisher)) return seatBit(side);
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    const side = 1 - s.side;
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.place[u] === local(s, 0) && ARM[u] === SKIRMISHERS) offer(m, code(V.fire, u));
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    if (verbOf(c) !== V.fire) return FIRING;
    const u = first(c);
    const fires = SIDE[u] !== s.side && s.place[u] === local(s, 0) && ARM[u] === SKIRMISHERS;
    return fires ? null : NOT_FIRING;
  },
  take: (s, _seat, c, umpire) => {
    const area = local(s, 0);
    pop(s);
    if (verbOf(c) === V.fire) fire(s, area, first(c), umpire);
  },
};

const othersWith = (s: AreasState, area: number, point: number): number[] => {
  const others: number[] = [];
  for (let u = SIDE_FIRST[SIDE[point]]; u < SIDE_END[SIDE[point]]; u++) {
    if (u !== point && s.place[u] === area && ARM[u] === SKIRMISHERS) others.push(u);
  }
  return others;
};

/** [14.7] The dice of defensive fire; the attacker’s point absorbs the first point. */
const fire = (s: AreasState, area: number, point: number, umpire: Umpire): void => {
  const attack = fireTerms(s, area, point);
  const shelter = shelterTerms(s, area);
  if (umpire.loud) {
    const others = othersWith(s, area, point);
    tell(umpire, EVERYONE, '14.5', E.skirmishFire, area, s.point - 1, point, ...others);
    tellTerms(umpire, 1 - s.side, '14.7.2', attack);
    tellTerms(umpire, s.side, '14.7.3', shelter);
  }
  const points = contest(s, 1 - s.side, totalOf(attack), totalOf(shelter), '14.7.1', umpire);
  if (points <= 0) {
    if (umpire.loud) tell(umpire, EVERYONE, '14.8', E.missed);
    return;
  }
  tellCasualties(s.side, points, umpire);
  push(s, P.absorb, s.side, area, points, s.point);
};

/** [14.10] Without its point unit the assault is called off; those who stormed in go back. */
export const checked: Step<AreasState> = {
  rule: '14.10',
  run: (s, umpire) => {
    const area = local(s, 0);
    pop(s);
    if (s.point === 0 || s.place[s.point - 1] === area) return;
    s.point = 0;
    if (umpire.loud) tell(umpire, EVERYONE, '14.10', E.called, area);
    if (s.contested[area] === 0) sendAllBack(s, s.side, area, umpire);
  },
};
