import type { Odds } from '../../../kernel/game.ts';
import type { Square } from '../../../boards/squares.ts';
import type { Unit } from '../battle.ts';
import { LEXICON } from '../lexicon.ts';
import type { Tally } from '../rules/07-tally.ts';

/** The words of odds. */

const { factor: FACTORS, square: SQUARES, unit: UNITS } = LEXICON.domains;

export const unitName = (u: Unit): string => UNITS[u];
export const squareName = (square: Square): string => SQUARES[square];

/** A figure with one place after the point, where it has any. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** [20.6] The shares that make up a figure. */
export const sharesOf = (t: Tally): readonly string[] => {
  const terms = t.terms ?? [];
  return terms.flatMap((term, i) => (i % 2 === 0 ? [`${FACTORS[term]} ${terms[i + 1]}%`] : []));
};

type Outcome = Odds['outcomes'][number];

/** Leaves out what cannot happen, but for the first. */
export const possible = ([first, ...others]: readonly Outcome[]): readonly Outcome[] => [
  first,
  ...others.filter(({ chance }) => chance > 0),
];

/** What the rules decide when it comes to it: fire, charges and melees change it. */
export const AS_NOW = 'as all stand now, before anybody fires';
/** [6.2] What a seat cannot know of the enemy (R301). */
export const COVERED =
  'supposed of the enemy: plain command control, points and ammunition enough, no order to melee or to avoid fights';
