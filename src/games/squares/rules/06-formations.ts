import type { Square } from '../../../boards/squares.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { ACTION_COST, CHARGE_LIMITS } from '../data/charts.ts';
import { ARMS } from '../data/lists.ts';
import { E } from '../lexicon.ts';
import {
  ARTILLERY,
  CHARGE,
  COLUMN,
  COUNTER_CHARGE,
  DISMOUNTED,
  FRANCE,
  LIMBERED,
  LINE,
  NORMAL,
  OPEN,
  SQUARE,
  TOWN,
  UNLIMBERED,
  WOODS,
} from '../numbers.ts';
import {
  ACTED,
  bar,
  FIRST_TARGET,
  hasOrder,
  isNight,
  MELEE,
  moraleOf,
  NO_PLOT,
  priceOf,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  witnesses,
  type RuleNumber,
  type SquaresState,
} from '../state.ts';
import { AS_SEEN, isInEnemyZone, type Knowledge } from './06-zones.ts';
import { testOnMarch } from './08-morale.ts';

/** [20.5] The weapon that never fires: who has it does not dismount. */
export const SABRE = 3;

/** [6.351] [6.352] [6.353] The formations of each arm. */
const FORMATIONS_OF: Readonly<Record<(typeof ARMS)[number], readonly number[]>> = {
  infantry: [LINE, COLUMN, SQUARE, OPEN],
  cavalry: [NORMAL, OPEN, CHARGE, COUNTER_CHARGE, DISMOUNTED],
  artillery: [LIMBERED, UNLIMBERED, OPEN],
};
const BY_ARM = ARMS.map((arm) => FORMATIONS_OF[arm]);

const NOT_ITS_OWN = bar('6.35', 'that formation belongs to another arm');
const HAS_IT = bar('6.35', 'the unit is in that formation already');
const ON_THE_ROAD = bar('6.351', 'the unit leaves road mode first');
const NO_POINTS = bar('6.31', 'the unit has too few operation points left');
const CLOSE_GROUND = bar('6.35', 'woods and towns leave room for open formation only');
const SABRES = bar('6.353', 'only cavalry with firearms dismounts');
const AT_NIGHT = bar('12.1', 'cavalry does not charge at night');
const IN_ZONE = bar('20.14', 'no charge starts in an enemy zone');
const LOW_MORALE = bar('6.43', 'its morale is too low for a charge');
const DISRUPTED = bar('6.43', 'the unit is too disrupted for a charge');
const TOO_SPENT = bar('6.43', 'a charge needs six operation points after the formation');

export const formationsOf = (s: SquaresState, u: Unit): readonly number[] =>
  BY_ARM[scenarioOf(s).units.arm[u]];

/** [20.15] */
export const formationCost = (s: SquaresState, u: Unit): number => {
  const { arm, nation } = scenarioOf(s).units;
  const inZone = isInEnemyZone(s, s.square[u], sideOf(u), AS_SEEN);
  const plain = inZone ? ACTION_COST.formationInZone : ACTION_COST.formation;
  const slow = nation[u] !== FRANCE && arm[u] !== ARTILLERY;
  return priceOf(s, slow ? plain + ACTION_COST.formationOfOthers : plain);
};

/** [6.35] In woods and towns there is room for open formation, teams, and columns on their roads. */
export const fitsGround = (s: SquaresState, square: Square, formation: number): boolean => {
  const { terrain, road } = scenarioOf(s).ground;
  if (terrain[square] !== WOODS && terrain[square] !== TOWN) return true;
  if (formation === OPEN || formation === LIMBERED) return true;
  return formation === COLUMN && road[square] === 1;
};

/** [6.43] [20.14] What a charge needs, of a unit that has so many points left for it. */
export const chargeBar = (
  s: SquaresState,
  u: Unit,
  points: number,
  knows: Knowledge,
): Bar<RuleNumber> | null => {
  if (isNight(s)) return AT_NIGHT;
  if (isInEnemyZone(s, s.square[u], sideOf(u), knows)) return IN_ZONE;
  if (moraleOf(s, u) <= CHARGE_LIMITS.moraleAbove) return LOW_MORALE;
  if (s.disruption[u] >= CHARGE_LIMITS.disruptionBelow) return DISRUPTED;
  return points < CHARGE_LIMITS.points ? TOO_SPENT : null;
};

/** [6.35] The rule that bars a formation, or null. */
export const formBar = (s: SquaresState, u: Unit, formation: number): Bar | null => {
  if (!formationsOf(s, u).includes(formation)) return NOT_ITS_OWN;
  if (s.formation[u] === formation && formation !== CHARGE) return HAS_IT;
  if (hasOrder(s, u, ROAD_MODE)) return ON_THE_ROAD;
  if (!fitsGround(s, s.square[u], formation)) return CLOSE_GROUND;
  if (formation === DISMOUNTED && scenarioOf(s).units.weapon[u] === SABRE) return SABRES;
  if (formation === CHARGE) return chargeBar(s, u, s.op[u] - formationCost(s, u), AS_SEEN);
  if (formation === COUNTER_CHARGE && isNight(s)) return AT_NIGHT;
  return s.op[u] < formationCost(s, u) ? NO_POINTS : null;
};

/** [8.2] To form line or column under the eyes of the enemy tests the unit. */
export const testsFormation = (s: SquaresState, u: Unit, formation: number): boolean =>
  (formation === LINE || formation === COLUMN) && isInEnemyZone(s, s.square[u], sideOf(u));

/** [6.35] [8.2] Forms the unit, for its price. */
export const form = (s: SquaresState, u: Unit, formation: number, umpire: Umpire): void => {
  const isTested = testsFormation(s, u, formation);
  s.op[u] -= formationCost(s, u);
  s.orders[u] |= ACTED;
  // [6.42] A square has no front to fight from; [6.43] a target of a charge goes with its formation.
  if (formation === SQUARE) s.orders[u] &= ~MELEE;
  if (s.formation[u] === CHARGE && s.plot[u] >= FIRST_TARGET) s.plot[u] = NO_PLOT;
  s.formation[u] = formation;
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.35', E.formed, u, formation);
  if (isTested) testOnMarch(s, u, '8.2', umpire);
};
