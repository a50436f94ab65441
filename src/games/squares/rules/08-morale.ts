import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { DISRUPTION_SHIFTS as SHIFTS } from '../data/charts.ts';
import { E } from '../lexicon.ts';
import {
  AUSTRIA,
  BRITAIN,
  CHARGE,
  COLUMN,
  COUNTER_CHARGE,
  DISMOUNTED,
  FRENCH,
  GRENADIER,
  HIGHLAND,
  INFANTRY,
  LINE,
  PRUSSIA,
  RUSSIA,
  SQUARE,
} from '../numbers.ts';
import {
  isMounted,
  moraleOf,
  scenarioOf,
  sideOf,
  witnesses,
  type RuleNumber,
  type SquaresState,
} from '../state.ts';

/** [8.2] A test is passed with a roll below morale and this (R105). */
const LENIENCE = 20;
/** [8.5] A march alone never breaks a unit: its tests stop one level short (R104). */
const MOST_BY_MARCH = 4;
const SURE = 100;

/** [20.11] What formation and nation add to the morale of a unit that is tested. */
export const steadiness = (s: SquaresState, u: Unit): number => {
  const { arm, kind, nation } = scenarioOf(s).units;
  const formation = s.formation[u];
  // [6.353] Cavalry on foot stands like infantry in line (R261).
  if (formation === DISMOUNTED) return SHIFTS.line;
  if (arm[u] !== INFANTRY) return 0;
  const line = formation === LINE ? SHIFTS.line : 0;
  const highland = kind[u] === HIGHLAND ? SHIFTS.highland : 0;
  return line + highland + spirit(s, u, nation[u], formation);
};

/** [20.11] What its nation adds to the morale of infantry. */
const spirit = (s: SquaresState, u: Unit, nation: number, formation: number): number => {
  const inColumn = formation === COLUMN;
  const screened = s.out[u] > 0;
  if (sideOf(u) === FRENCH) {
    return inColumn || screened ? SHIFTS.frenchOrAllyInColumnOrSkirmishing : 0;
  }
  if (nation === BRITAIN) return inColumn || formation === LINE ? SHIFTS.britishInLineOrColumn : 0;
  if (nation === PRUSSIA) return SHIFTS.prussianInfantry;
  if (nation === RUSSIA) return inColumn ? SHIFTS.russianInColumn : 0;
  if (nation !== AUSTRIA) return 0;
  const screens = screened && scenarioOf(s).units.kind[u] === GRENADIER;
  return (
    (inColumn ? SHIFTS.austrianInColumn : 0) + (screens ? SHIFTS.austrianGrenadiersSkirmishing : 0)
  );
};

/** [20.11] What its formation adds to the morale of infantry that such an enemy attacks hand to hand. */
export const shockShift = (s: SquaresState, u: Unit, foe: Unit): number => {
  const { arm, nation } = scenarioOf(s).units;
  if (arm[u] !== INFANTRY || !isMounted(s, foe)) return 0;
  const inColumn = s.formation[u] === COLUMN;
  const austrian = inColumn && nation[u] === AUSTRIA ? SHIFTS.austrianInColumnAgainstCavalry : 0;
  if (s.formation[foe] !== CHARGE && s.formation[foe] !== COUNTER_CHARGE) return austrian;
  if (s.formation[u] === SQUARE) return SHIFTS.squareAgainstCharge;
  return inColumn ? austrian + SHIFTS.columnAgainstCharge : austrian;
};

/** [8.2] The chance in percent that a unit passes a morale test on the march. */
export const marchChance = (s: SquaresState, u: Unit): number =>
  s.disruption[u] >= MOST_BY_MARCH
    ? SURE
    : Math.max(0, Math.min(SURE, moraleOf(s, u) + steadiness(s, u) + LENIENCE));

/** [8.2] The morale test of a unit that marches: it may cost a level of disruption. */
export const testOnMarch = (s: SquaresState, u: Unit, rule: RuleNumber, umpire: Umpire): void => {
  const chance = marchChance(s, u);
  if (chance === SURE) return;
  const rolled = roll(umpire, 100) - 1;
  if (umpire.loud) tell(umpire, witnesses(s, u), rule, E.tested, u, rolled, chance);
  if (rolled < chance) return;
  s.disruption[u]++;
  if (umpire.loud) tell(umpire, witnesses(s, u), rule, E.disrupted, u, s.disruption[u]);
};
