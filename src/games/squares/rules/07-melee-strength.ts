import type { Unit } from '../battle.ts';
import { MODIFIERS as M } from '../data/charts.ts';
import { FORMATIONS, TERRAINS } from '../data/lists.ts';
import { FACTOR } from '../lexicon.ts';
import {
  COLUMN,
  DISMOUNTED,
  FUSILIER,
  INFANTRY,
  LANCERS,
  LIMBERED,
  MUSKETEER,
  RUSSIA,
  SQUARE,
  TOWN,
  WOODS,
} from '../numbers.ts';
import { isMounted, isRouted, scenarioOf, sideOf, type SquaresState } from '../state.ts';
import { isAllOut } from './06-costs.ts';
import { condition, elevationShare, isFlanked, levelShare, meleeSpiritOf } from './07-modifiers.ts';
import { times, type Tally } from './07-tally.ts';

const HUNDRED = 100;
/** [20.6] However little its efficiency, a unit keeps this much of its strength (R29). */
const LEAST_EFFICIENCY = 0.05;
/** [6.351] What is left of cavalry before the bayonets of a square (R214). */
const UPON_SQUARE = 0.25;

/** [6.354] Whether a unit is nothing but skirmishers, all out, among trees or houses. */
export const isScattered = (s: SquaresState, u: Unit): boolean => {
  if (!isAllOut(s, u)) return false;
  const terrain = scenarioOf(s).ground.terrain[s.square[u]];
  return terrain === WOODS || terrain === TOWN;
};

/** [20.6] The melee value of a unit as it is formed. */
const meleeValueOf = (s: SquaresState, u: Unit): number => {
  const { arm, branch, melee, nation } = scenarioOf(s).units;
  if (s.formation[u] === DISMOUNTED) return (melee[u] * M.dismounted.meleeValueHalves) / 2;
  const russian = nation[u] === RUSSIA && arm[u] === INFANTRY && s.formation[u] === COLUMN;
  return russian && (branch[u] === MUSKETEER || branch[u] === FUSILIER)
    ? melee[u] + M.russianMusketeersInColumn.meleeValue
    : melee[u];
};

/** [20.6] What a unit is that makes it better or worse hand to hand. */
const temper = (s: SquaresState, u: Unit, foe: Unit, t: Tally): void => {
  const { branch } = scenarioOf(s).units;
  times(t, FACTOR.nation, meleeSpiritOf(s, u, foe));
  if (s.ammunition[u] === 0)
    times(t, FACTOR['out of ammunition'], M.outOfAmmunition.melee / HUNDRED);
  if (s.formation[u] === DISMOUNTED) times(t, FACTOR['on foot'], M.dismounted.melee / HUNDRED);
  if (s.formation[u] === LIMBERED) times(t, FACTOR.limbered, M.limbered.melee / HUNDRED);
  if (isMounted(s, u)) {
    if (LANCERS.includes(branch[u])) times(t, FACTOR.lancers, M.lancers.melee / HUNDRED);
    if (s.formation[foe] === SQUARE) times(t, FACTOR['charge upon a square'], UPON_SQUARE);
  }
  if (isRouted(s, u) && isMounted(s, foe)) {
    times(t, FACTOR.routed, M.routedAgainstCavalry.melee / HUNDRED);
  }
};

/** [20.6] What counts for a unit against an enemy, whichever of them attacks, but for chance. */
const prowess = (s: SquaresState, u: Unit, foe: Unit, t: Tally): void => {
  const mode = scenarioOf(s).scenario.tables.melee[FORMATIONS[s.formation[u]]];
  times(t, FACTOR.formation, mode[s.formation[foe]] / HUNDRED);
  times(t, FACTOR['melee value'], 1 + (M.meleeValue.melee * meleeValueOf(s, u)) / HUNDRED);
  condition(s, u, t);
  const { meleeFrom, meleeOf } = M.efficiency;
  const efficiency = (s.efficiency[u] - meleeFrom) / meleeOf;
  times(t, FACTOR.efficiency, Math.max(LEAST_EFFICIENCY, efficiency));
  times(t, FACTOR.elevation, elevationShare(s, s.square[u], s.square[foe]));
  temper(s, u, foe, t);
  times(t, FACTOR['level of play'], levelShare(s, sideOf(u)));
};

/** [20.6] The strength with which a unit attacks the enemy in front of a square: the grounds are its own (R220). */
export const attackStrength = (s: SquaresState, u: Unit, foe: Unit, t: Tally): number => {
  const { ground, scenario } = scenarioOf(s);
  const { attacker, target } = scenario.tables;
  times(
    t,
    FACTOR['target terrain'],
    target[TERRAINS[ground.terrain[s.square[foe]]]].melee / HUNDRED,
  );
  times(t, FACTOR['own terrain'], attacker[TERRAINS[ground.terrain[s.square[u]]]].melee / HUNDRED);
  if (isFlanked(s, foe, s.square[u])) {
    times(t, FACTOR['attack on a flank'], M.flank.melee / HUNDRED);
  }
  if (isScattered(s, foe)) times(t, FACTOR['scattered skirmishers'], M.allOut.melee / HUNDRED);
  prowess(s, u, foe, t);
  return s.men[u] * t.product;
};

/** [20.6] The strength with which a unit defends its square against those led by an enemy. */
export const defenceStrength = (
  s: SquaresState,
  u: Unit,
  foe: Unit,
  flanked: boolean,
  t: Tally,
): number => {
  if (flanked) times(t, FACTOR.flanked, M.flanked.melee / HUNDRED);
  if (isScattered(s, u)) times(t, FACTOR.skirmishers, M.allOut.both / HUNDRED);
  prowess(s, u, foe, t);
  return s.men[u] * t.product;
};
