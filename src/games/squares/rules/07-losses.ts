import { tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { EFFICIENCY } from '../data/charts.ts';
import { ARMS } from '../data/lists.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY } from '../numbers.ts';
import { scenarioOf, sideOf, witnesses, type RuleNumber, type SquaresState } from '../state.ts';
import { menOut } from './07-fire-strength.ts';
import { leaveForGood } from './09-transfer.ts';

/** [6.354] Of four men lost three are skirmishers, as long as any are out (R208). */
const OF_FOUR = 4;
const SKIRMISHERS_OF_FOUR = 3;

/** [11.1] Where the losses of a unit are counted. */
const rowOf = (s: SquaresState, u: Unit): number =>
  sideOf(u) * ARMS.length + scenarioOf(s).units.arm[u];

/** [20.10] A point of efficiency for five men; of large units in proportion. */
export const discourage = (s: SquaresState, u: Unit, lost: number, before: number): void => {
  const { men, upTo } = EFFICIENCY.menLost;
  const each = before > upTo ? (before * men) / upTo : men;
  s.efficiency[u] = Math.max(0, s.efficiency[u] - Math.floor(lost / each));
};

/** Takes men off a unit without counting them; skirmishers are never more than men. */
const takeMen = (s: SquaresState, u: Unit, men: number): void => {
  const screen = Math.min(menOut(s, u), Math.ceil((men * SKIRMISHERS_OF_FOUR) / OF_FOUR));
  s.men[u] -= men;
  s.skirmishers[u] = Math.min(s.men[u], s.skirmishers[u] - screen);
};

/** [19.1] A unit with so few men, or without guns, is no more: all that is left of it is lost. */
export const isSpent = (s: SquaresState, u: Unit): boolean =>
  s.men[u] <= scenarioOf(s).scenario.tables.elimination ||
  (scenarioOf(s).units.arm[u] === ARTILLERY && s.guns[u] === 0);

/** Takes a unit off the map for good. [9.1] Its leader goes elsewhere. */
export const removeUnit = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  s.menLost[rowOf(s, u)] += s.men[u];
  s.gunsLost[sideOf(u)] += s.guns[u];
  s.men[u] = 0;
  s.guns[u] = 0;
  s.skirmishers[u] = 0;
  s.fate[u] = 0;
  s.threat[u] = 0;
  leaveForGood(s, u, umpire);
};

const endUnit = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  if (!isSpent(s, u)) return;
  if (umpire.loud) tell(umpire, witnesses(s, u), '19.1', E.eliminated, u);
  removeUnit(s, u, umpire);
};

/** [7.0] Men and guns are taken off at once; what remains of a unit may be too little. */
export const lose = (s: SquaresState, u: Unit, men: number, guns: number, umpire: Umpire): void => {
  const before = s.men[u];
  takeMen(s, u, men);
  s.guns[u] -= guns;
  s.menLost[rowOf(s, u)] += men;
  s.gunsLost[sideOf(u)] += guns;
  discourage(s, u, men, before);
  endUnit(s, u, umpire);
};

/** [11.1] Prisoners and guns taken count more. */
export const capture = (
  s: SquaresState,
  u: Unit,
  men: number,
  guns: number,
  rule: RuleNumber,
  umpire: Umpire,
): void => {
  if (men === 0 && guns === 0) return;
  takeMen(s, u, men);
  s.guns[u] -= guns;
  s.menCaptured[rowOf(s, u)] += men;
  s.gunsCaptured[sideOf(u)] += guns;
  if (umpire.loud) tell(umpire, witnesses(s, u), rule, E.captured, u, men, guns);
  endUnit(s, u, umpire);
};

/** [8.3] Who drives an enemy off gains efficiency, up to the unit's most. */
export const encourage = (s: SquaresState, u: Unit, points: number, umpire: Umpire): void => {
  const gained = Math.min(points, scenarioOf(s).units.maxEfficiency[u] - s.efficiency[u]);
  if (gained <= 0) return;
  s.efficiency[u] += gained;
  if (umpire.loud) tell(umpire, witnesses(s, u), '8.3', E.encouraged, u, gained);
};
