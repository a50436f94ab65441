import type { Square } from '../../../boards/squares.ts';
import type { Unit } from '../battle.ts';
import { LEXICON } from '../lexicon.ts';
import { ARTILLERY } from '../numbers.ts';
import { scenarioOf, type SquaresState } from '../state.ts';
import { rests } from './infantry.ts';
import type { Picture } from './picture.ts';
import type { Mission, Task } from './tasks.ts';

/** Why a commander gives the orders he gives, in one sentence of a small set. */

const { leader: LEADERS, square: SQUARES, unit: UNITS } = LEXICON.domains;

const DEEDS: Readonly<Record<Task, string>> = {
  attack: 'goes for',
  hold: 'holds',
  screen: 'keeps an eye on',
  reserve: 'is kept in reserve for',
  withdraw: 'falls back on',
};

export const whyMarch = (s: SquaresState, u: Unit, p: Picture, { task, goal }: Mission): string => {
  const unit = UNITS[u];
  if (scenarioOf(s).units.arm[u] === ARTILLERY) return `${unit} looks for a place for its guns`;
  if (rests(s, u, p)) return `${unit} goes back to rest`;
  return `${unit} ${DEEDS[task]} ${SQUARES[goal]}`;
};

export const whyJoin = (u: Unit, target: Square): string =>
  `${UNITS[u]} goes up to attack ${SQUARES[target]} together with others`;

export const whyMelee = (u: Unit, target: Square): string =>
  `${UNITS[u]} attacks ${SQUARES[target]}: the odds are good`;

export const whyCharge = (u: Unit, target: Square): string =>
  `${UNITS[u]} charges ${SQUARES[target]}`;

export const whyAim = (u: Unit): string => `${UNITS[u]} fires at what is worth most`;

export const whyStay = (u: Unit): string => `${UNITS[u]} stays where it is after combat`;

/** [5.2] */
export const sendsTo = (leader: number, goal: Square): string =>
  `the formation of ${LEADERS[leader]} is sent to ${SQUARES[goal]}`;

export const NOTHING_LEFT = 'everybody has his orders';
