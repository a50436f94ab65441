import { first, verbOf, type Code } from '../../kernel/choice.ts';
import type { Odds } from '../../kernel/game.ts';
import { FRAME, topProcedure } from '../../kernel/stack.ts';
import { chanceOfReaching, MARGINS, marginsAgainst } from '../../search/two-dice.ts';
import { ATTACK, FRESH_NUMBER, RATING, SIDE, SIDE_END, SIDE_FIRST } from './board.ts';
import { LEXICON, P, V } from './lexicon.ts';
import { bonusFor, numberOf } from './rules/09-command.ts';
import { MARCH } from './rules/10-costs.ts';
import { bearing } from './rules/11-casualties.ts';
import { attackTerms, defenceTerms, engagedAt, totalOf, type Term } from './rules/11-values.ts';
import { bombardmentTerms, coverTerms, volleyCover, volleyTerms } from './rules/12-values.ts';
import { canFire } from './rules/12-fire.ts';
import { VOLLEY } from './rules/13-ranges.ts';
import { fireTerms, shelterTerms } from './rules/14-skirmishers.ts';
import { foreseen, foreseenStep, type Clash } from './foresight.ts';
import { faceOf, fork, type AreasState } from './state.ts';
import type { AreasView } from './view.ts';

/** The chances of a choice, exact, from the view that its seat has. */

const modifierNames = LEXICON.domains.modifier;

const termText = ([modifier, value]: Term): string =>
  `${modifierNames[modifier]} ${value < 0 ? '−' : '+'}${Math.abs(value)}`;

const valueFactors = (what: string, terms: readonly Term[]): readonly string[] => [
  `${what} ${totalOf(terms)}`,
  ...terms.map(termText),
];

interface Chance {
  readonly margin: number;
  readonly chance: number;
}

const sumOf = (chances: readonly Chance[], is: (margin: number) => boolean): number =>
  chances.reduce((sum, { margin, chance }) => sum + (is(margin) ? chance : 0), 0);

const pointsOf = (chances: readonly Chance[]): number =>
  chances.reduce((sum, { margin, chance }) => sum + Math.max(0, margin) * chance, 0);

const shifted = (chances: readonly Chance[], by: number): readonly Chance[] =>
  chances.map(({ margin, chance }) => ({ margin: margin + by, chance }));

/** [11.12.4] The three results, and whether the defence is wiped out. */
const assaultOdds = (clash: Clash, dice: readonly Chance[] = MARGINS): Odds => {
  const { attack, defence, bears } = clash;
  const chances = shifted(dice, totalOf(attack) - totalOf(defence));
  return {
    rule: '11.12.4',
    factors: [...valueFactors('attack value', attack), ...valueFactors('defence value', defence)],
    outcomes: [
      { what: 'Success', chance: sumOf(chances, (margin) => margin > 0) },
      { what: 'Stalemate', chance: sumOf(chances, (margin) => margin === 0) },
      { what: 'Failure', chance: sumOf(chances, (margin) => margin < 0) },
      { what: 'the whole defence is eliminated', chance: sumOf(chances, (m) => m >= bears) },
    ],
    expected: pointsOf(chances),
  };
};

/** [12.5] [13.5] [14.7] Whether a fire hits, and how hard. */
const fireOdds = (
  rule: string,
  attack: readonly Term[],
  cover: readonly Term[],
  bears: number,
): Odds => {
  const chances = shifted(MARGINS, totalOf(attack) - totalOf(cover));
  return {
    rule,
    factors: [...valueFactors('attack value', attack), ...valueFactors('defence value', cover)],
    outcomes: [
      { what: 'casualties', chance: sumOf(chances, (margin) => margin > 0) },
      { what: 'no effect', chance: sumOf(chances, (margin) => margin <= 0) },
      { what: 'all that stand there are eliminated', chance: sumOf(chances, (m) => m >= bears) },
    ],
    expected: pointsOf(chances),
  };
};

/** [8.3] [9.3] Whether an officer reaches his number. */
const orderOdds = (rule: string, number: number, bonus: number): Odds => {
  const chance = chanceOfReaching(number - bonus);
  return {
    rule,
    factors: [`to reach ${number}`, ...(bonus > 0 ? [`commander’s bonus +${bonus}`] : [])],
    outcomes: [
      { what: 'the order is given', chance },
      { what: 'the order fails', chance: 1 - chance },
    ],
  };
};

/** A local of the frame on top. */
const top = (s: AreasState, i: number): number => s.stack[s.stack.length - FRAME + 1 + i];

/** [9.8.3] The assault in hand as it would be with the leader’s rating. */
const withLeader = (s: AreasState, rating: number): Odds => {
  s.rating[top(s, 1)] = rating;
  return assaultOdds(inHand(s, top(s, 0)));
};

/** The kind of the assault in hand: the frames below know it. */
const kindInHand = (s: AreasState): number => {
  for (let at = s.stack.length - FRAME; at >= 0; at -= FRAME) {
    if (s.stack[at] === P.outcome) return s.stack[at + 2];
  }
  return MARCH;
};

const inHand = (s: AreasState, area: number): Clash => ({
  attack: attackTerms(s, area, kindInHand(s)),
  defence: defenceTerms(s, area),
  bears: bearing(s, SIDE[s.forward - 1], area),
});

/** [9.8.2] One pair is rolled again, the other lies. */
const rerollOdds = (s: AreasState): Odds => {
  const side = top(s, 1);
  const attacks = side === s.side;
  const lying = s.rolls[1 - side];
  return assaultOdds(inHand(s, top(s, 0)), marginsAgainst(lying, attacks));
};

const firersWith = (s: AreasState, target: number, area: number, unit: number): number[] => {
  const units = engagedAt(s, 1 - SIDE[target], area);
  return units.includes(unit) ? units : [...units, unit];
};

/** [12.5] [13.5] The fire of these units, the first of them or the one named before at the point. */
const volumeOdds = (
  s: AreasState,
  target: number,
  area: number,
  mode: number,
  units: readonly number[],
): Odds => {
  const point = s.point > 0 ? s.point - 1 : units[0];
  const others = units.length - 1;
  const bears = bearing(s, SIDE[target], s.place[target]);
  return mode === VOLLEY
    ? fireOdds(
        '12.5',
        volleyTerms(s, area, target, point, others),
        volleyCover(s, area, target),
        bears,
      )
    : fireOdds(
        '13.5',
        bombardmentTerms(s, area, target, point, others, mode),
        coverTerms(s, area, target, mode),
        bears,
      );
};

/** All that could fire, the strongest first. */
const firersAt = (
  s: AreasState,
  side: number,
  officer: number,
  area: number,
  mode: number,
): number[] => {
  const units: number[] = [];
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (canFire(s, officer, area, mode, u)) units.push(u);
  }
  return units.sort((a, b) => ATTACK[faceOf(s, b)] - ATTACK[faceOf(s, a)]);
};

/** [12.2] [13.2] With everybody who can fire. */
const targetOdds = (s: AreasState, target: number): Odds => {
  const [side, officer, area, mode] = [top(s, 0), top(s, 1), top(s, 2), top(s, 3)];
  return volumeOdds(s, target, area, mode, firersAt(s, side, officer, area, mode));
};

/** With those named so far and this one, or with all that are left. */
const gunsOdds = (s: AreasState, verb: number, unit: number): Odds | null => {
  const [target, officer, area, mode] = [top(s, 0), top(s, 1), top(s, 2), top(s, 3)];
  if (verb === V.fire) return volumeOdds(s, target, area, mode, firersWith(s, target, area, unit));
  if (s.point === 0) return null;
  const side = 1 - SIDE[target];
  const units = verb === V.done ? engagedAt(s, side, area) : firersAt(s, side, officer, area, mode);
  return volumeOdds(s, target, area, mode, units);
};

/** [14.7] The defenders’ skirmishers at the point of the assault. */
const skirmishOdds = (s: AreasState, unit: number): Odds =>
  fireOdds(
    '14.7',
    fireTerms(s, top(s, 0), unit),
    shelterTerms(s, top(s, 0)),
    bearing(s, s.side, top(s, 0)),
  );

const clashOdds = (clash: Clash | null): Odds | null =>
  clash === null ? null : assaultOdds(clash);

const forwardOdds = (s: AreasState, forward: number): Odds => {
  s.forward = forward + 1;
  return assaultOdds(inHand(s, top(s, 0)));
};

/** The odds of verbs that several decisions share. */
const oddsAt = (s: AreasState, c: Code): Odds | null => {
  const verb = verbOf(c);
  switch (topProcedure(s)) {
    case P.guns:
      return gunsOdds(s, verb, first(c));
    case P.skirmish:
      return verb === V.fire ? skirmishOdds(s, first(c)) : null;
    case P.support:
      return clashOdds(foreseen(s, top(s, 0), top(s, 1), verb, first(c)));
    case P.participate:
      return verb === V.commit
        ? withLeader(s, RATING[first(c)])
        : withLeader(s, s.rating[top(s, 1)]);
    default:
      return null;
  }
};

/** The chances of a choice; null when nothing is left to chance. What is supposed is supposed of a copy. */
export const odds = (view: AreasView, c: Code): Odds | null => oddsOf(fork(view.table), c);

const oddsOf = (s: AreasState, c: Code): Odds | null => {
  const officer = first(c);
  switch (verbOf(c)) {
    case V.activate:
      return orderOdds('8.3', numberOf(s, officer), bonusFor(s, officer));
    case V.double:
      return orderOdds('9.5', FRESH_NUMBER[officer], 0);
    case V.intervene:
      return orderOdds('9.6', FRESH_NUMBER[officer], 0);
    case V.cancel:
      return orderOdds('9.7', FRESH_NUMBER[officer], 0);
    case V.to:
    case V.carry:
      return topProcedure(s) === P.hand
        ? clashOdds(foreseenStep(s, top(s, 0), first(c), top(s, 3)))
        : null;
    case V.assault:
      return clashOdds(foreseen(s, first(c), top(s, 1), V.assault, -1));
    case V.point:
      return clashOdds(foreseen(s, top(s, 0), top(s, 1), V.point, first(c)));
    case V.forward:
      return forwardOdds(s, first(c));
    case V.reroll:
      return rerollOdds(s);
    case V.target:
      return targetOdds(s, first(c));
    default:
      return oddsAt(s, c);
  }
};
