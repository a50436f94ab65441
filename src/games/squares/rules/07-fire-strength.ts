import type { Square } from '../../../boards/squares.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { MODIFIERS as M } from '../data/charts.ts';
import { FORMATIONS, RANGES, TERRAINS } from '../data/lists.ts';
import { FACTOR } from '../lexicon.ts';
import { ARTILLERY, INFANTRY } from '../numbers.ts';
import {
  AUTO_RETREAT,
  hasOrder,
  MELEE,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  type SquaresState,
} from '../state.ts';
import { isAllOut } from './06-costs.ts';
import { condition, elevationShare, fireSpiritOf, isFlanked, levelShare } from './07-modifiers.ts';
import { times, type Tally } from './07-tally.ts';

const HUNDRED = 100;
const QUARTERS = 4;
/** [20.6] Men in the target square make half or half as much again at most (R204). */
const LEAST_CROWD = 0.5;
const MOST_CROWD = 1.5;

/** [20.5] The column of a range in the chart. */
const bandOf = (range: number): number => {
  let band = 0;
  while (band < RANGES.length && range > RANGES[band]) band++;
  return band;
};

/** [20.5] What 100 men or a gun of the unit take off at a range. */
export const weaponLosses = (s: SquaresState, u: Unit, range: number): number => {
  const { scenario, units } = scenarioOf(s);
  const { losses } = scenario.tables.weapons[units.weapon[u]];
  return losses[bandOf(range)] ?? 0;
};

/** [6.354] How many of its skirmishers a unit has out. */
export const menOut = (s: SquaresState, u: Unit): number =>
  Math.floor((s.skirmishers[u] * s.out[u]) / QUARTERS);

/** [20.6] What skirmishers out are worth, as a part of one. */
const screenOf = (s: SquaresState, u: Unit): number => {
  if (s.out[u] === 0) return 0;
  const most = M.skirmishers.most;
  const percent = isAllOut(s, u) ? most : Math.min(most, menOut(s, u) / M.skirmishers.men);
  return percent / HUNDRED;
};

/** [20.6] All men in a square, gunners among them. */
const menAt = (s: SquaresState, square: Square): number => {
  let men = 0;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) men += s.men[v];
  return men;
};

/** [20.6] More men in the target square are easier to hit; a large unit fires worse. */
const numbers = (s: SquaresState, u: Unit, v: Unit, t: Tally): void => {
  const above = menAt(s, s.square[v]) - M.targetMen.from;
  const crowd = 1 + (M.targetMen.fire * above) / M.targetMen.men / HUNDRED;
  times(t, FACTOR['men in the target square'], Math.max(LEAST_CROWD, Math.min(MOST_CROWD, crowd)));
  const over = Math.max(0, s.men[u] - M.firingMen.from);
  times(t, FACTOR['men firing'], 1 - (M.firingMen.fire * over) / M.firingMen.men / HUNDRED);
  times(t, FACTOR.skirmishers, 1 + screenOf(s, u));
  times(t, FACTOR['enemy skirmishers'], 1 - screenOf(s, v));
};

/** [20.6] The state of the target that makes it worth more or less. */
const exposure = (s: SquaresState, u: Unit, v: Unit, t: Tally): void => {
  if (isFlanked(s, v, s.square[u])) times(t, FACTOR.flank, M.flank.fire / HUNDRED);
  if (hasOrder(s, v, MELEE)) {
    times(t, FACTOR['target set to melee'], M.targetSetToMelee.fire / HUNDRED);
  }
  if (hasOrder(s, v, ROAD_MODE)) times(t, FACTOR['road mode'], M.targetRoadMode.fire / HUNDRED);
  if (hasOrder(s, v, AUTO_RETREAT)) {
    times(t, FACTOR['auto-retreat'], M.targetAutoRetreat.fire / HUNDRED);
  }
};

/** [20.6] What only the firer brings along. */
const service = (s: SquaresState, u: Unit, t: Tally): void => {
  const { arm } = scenarioOf(s).units;
  condition(s, u, t);
  times(t, FACTOR.efficiency, s.efficiency[u] / HUNDRED);
  times(t, FACTOR.nation, fireSpiritOf(s, u) * (isAllOut(s, u) ? M.allOut.both / HUNDRED : 1));
  times(t, FACTOR['level of play'], levelShare(s, sideOf(u)));
  if (arm[u] === ARTILLERY) {
    times(t, FACTOR['gun crews'], Math.min(1, s.men[u] / (M.gunners.men * s.guns[u])));
    return;
  }
  const stacked = s.top[s.square[u]] !== u || s.under[u] !== NOBODY;
  if (arm[u] === INFANTRY && stacked && s.men[u] < M.smallInStack.below) {
    times(t, FACTOR['stacked small unit'], M.smallInStack.fire / HUNDRED);
  }
};

/** [20.6] The men that a shot of u at v costs on average: all shares of the chart but that of chance. */
export const meanLosses = (s: SquaresState, u: Unit, v: Unit, range: number, t: Tally): number => {
  const { ground, scenario, units } = scenarioOf(s);
  const { attacker, fire, target, weapons } = scenario.tables;
  const byGun = weapons[units.weapon[u]].by === 'gun';
  times(t, FACTOR['target terrain'], target[TERRAINS[ground.terrain[s.square[v]]]].fire / HUNDRED);
  times(t, FACTOR['own terrain'], attacker[TERRAINS[ground.terrain[s.square[u]]]].fire / HUNDRED);
  times(t, FACTOR.formation, fire[FORMATIONS[s.formation[u]]].firer / HUNDRED);
  times(t, FACTOR['target formation'], fire[FORMATIONS[s.formation[v]]].target / HUNDRED);
  times(t, FACTOR.elevation, elevationShare(s, s.square[u], s.square[v]));
  service(s, u, t);
  numbers(s, u, v, t);
  exposure(s, u, v, t);
  return weaponLosses(s, u, range) * (byGun ? s.guns[u] : s.men[u] / HUNDRED) * t.product;
};
