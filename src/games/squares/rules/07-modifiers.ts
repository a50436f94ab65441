import type { Square } from '../../../boards/squares.ts';
import { roll, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { DISRUPTION_EFFECTS, MODIFIERS as M } from '../data/charts.ts';
import { FACTOR } from '../lexicon.ts';
import {
  AUSTRIA,
  BRITAIN,
  COLUMN,
  FRANCE,
  FRENCH,
  GRENADIER,
  HIGHLAND,
  INFANTRY,
  LINE,
  PRUSSIA,
  REDOUBT,
  RUSSIA,
} from '../numbers.ts';
import { isMounted, leaderWith, scenarioOf, sideOf, type SquaresState } from '../state.ts';
import { isBefore } from './06-targets.ts';
import { times, type Tally } from './07-tally.ts';
import { LEAST_CONTROL } from './09-command.ts';

/** [20.6] However tired, a unit keeps a tenth of its strength (R203). */
const LEAST_SHARE = 0.1;
const LEVEL_STEP = 10;
const HUNDRED = 100;

/** [20.6] What readiness, disruption, fatigue, control and its leader make of a unit that fires or fights. */
export const condition = (s: SquaresState, u: Unit, t: Tally): void => {
  const unready = M.readiness.full - s.readiness[u];
  times(t, FACTOR.readiness, 1 - (M.readiness.both * unready) / HUNDRED);
  times(t, FACTOR.disruption, DISRUPTION_EFFECTS.strength[s.disruption[u]] / HUNDRED);
  const tired = (M.fatigue.bothHalves * s.fatigue[u]) / 2 / HUNDRED;
  times(t, FACTOR.fatigue, Math.max(LEAST_SHARE, 1 - tired));
  const control = M.commandControl.both + M.commandControl.more * (s.control[u] - LEAST_CONTROL);
  times(t, FACTOR['command control'], control / HUNDRED);
  if (s.op[u] < M.spent.below) times(t, FACTOR['few operation points'], M.spent.both / HUNDRED);
  const leader = leaderWith(s, u);
  if (leader !== NOBODY) times(t, FACTOR.leader, 1 + (M.leader.both * s.bonus[leader]) / HUNDRED);
};

/** [20.6] Ten percent for each level that the enemy stands lower. */
export const elevationShare = (s: SquaresState, from: Square, to: Square): number => {
  const { elevation } = scenarioOf(s).ground;
  return 1 + (M.elevation.both * (elevation[from] - elevation[to])) / HUNDRED;
};

/** [6.36] Whether an enemy there is on the flank of a unit: neither squares nor redoubts have one. */
export const isFlanked = (s: SquaresState, u: Unit, from: Square): boolean =>
  scenarioOf(s).ground.terrain[s.square[u]] !== REDOUBT && !isBefore(s, u, from);

/** [20.6] What its nation and formation are worth to infantry in fire. */
const fireSpirit = (s: SquaresState, u: Unit): number => {
  const { kind, nation } = scenarioOf(s).units;
  const inColumn = s.formation[u] === COLUMN;
  const screened = s.out[u] > 0;
  if (sideOf(u) === FRENCH) {
    return inColumn || screened ? M.frenchOrAllyInColumnOrSkirmishing.fire / HUNDRED : 1;
  }
  const common = commonSpirit(s, u, inColumn);
  const screens = nation[u] === AUSTRIA && kind[u] === GRENADIER && screened;
  return screens ? (common * M.austrianGrenadiersSkirmishing.fire) / HUNDRED : common;
};

/** [20.6] What counts alike in fire and in melee. */
const commonSpirit = (s: SquaresState, u: Unit, inColumn: boolean): number => {
  const { kind, nation } = scenarioOf(s).units;
  let share = kind[u] === HIGHLAND ? M.highland.both / HUNDRED : 1;
  if (nation[u] === PRUSSIA) share *= M.prussianInfantry.both / HUNDRED;
  if (nation[u] === BRITAIN && (inColumn || s.formation[u] === LINE)) {
    share *= M.britishInLineOrColumn.both / HUNDRED;
  }
  if (nation[u] === RUSSIA && inColumn) share *= M.russianInColumn.both / HUNDRED;
  if (nation[u] === AUSTRIA && inColumn) share *= M.austrianInColumn.both / HUNDRED;
  return share;
};

export const fireSpiritOf = (s: SquaresState, u: Unit): number =>
  scenarioOf(s).units.arm[u] === INFANTRY ? fireSpirit(s, u) : 1;

/** [20.6] What its nation and formation are worth to infantry hand to hand with such an enemy. */
export const meleeSpiritOf = (s: SquaresState, u: Unit, foe: Unit): number => {
  const { arm, nation } = scenarioOf(s).units;
  if (arm[u] !== INFANTRY) return 1;
  const inColumn = s.formation[u] === COLUMN;
  if (nation[u] === FRANCE) return inColumn ? M.frenchInColumn.melee / HUNDRED : 1;
  const common = commonSpirit(s, u, inColumn);
  const resists = nation[u] === AUSTRIA && inColumn && isMounted(s, foe);
  return resists ? (common * M.austrianInColumnAgainstCavalry.melee) / HUNDRED : common;
};

/** [4.11] The level of play: what it gives one side it takes from the other. */
export const levelShare = (s: SquaresState, side: number): number => {
  const steps = LEVEL_STEP * (s.level - 1);
  return (side === FRENCH ? M.level.most - steps : M.level.least + steps) / HUNDRED;
};

/** [20.6] All shares that chance may make of something, each as likely as the others. */
export const SHARES_OF_CHANCE: readonly number[] = Array.from(
  { length: M.chance.most - M.chance.least + 1 },
  (_, i) => (M.chance.least + i) / HUNDRED,
);

/** [20.6] Chance makes 80 to 120 percent of everything. */
export const rollShare = (umpire: Umpire): number =>
  SHARES_OF_CHANCE[roll(umpire, SHARES_OF_CHANCE.length) - 1];
