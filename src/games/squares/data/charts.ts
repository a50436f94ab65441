import type { Terrain } from './lists.ts';

/** The charts of section 20 that no scenario replaces. Percentages and points as printed. */

type Chart = readonly (readonly number[])[];

/** [20.1] First and last hour of daylight by month, from January; the last hour's half hours count (R5). */
export const DAYLIGHT: Chart = [
  [6, 18],
  [6, 19],
  [5, 19],
  [5, 20],
  [4, 20],
  [4, 21],
  [5, 21],
  [5, 20],
  [6, 20],
  [6, 19],
  [7, 19],
  [7, 18],
];

/** [20.1] One turn between two days; operations cost double, nobody sees farther, no cavalry charges. */
export const NIGHT = { turns: 1, costTimes: 2, sight: 3 } as const;

/** [20.4] Chances to lose 2, 3 or 4 readiness with a new objective, by the leader's bonus. */
export const READINESS_LOSS: Chart = [
  [0, 30, 70],
  [0, 35, 65],
  [0, 40, 60],
  [0, 45, 55],
  [0, 50, 50],
  [5, 50, 45],
  [10, 50, 40],
  [15, 50, 35],
  [20, 50, 30],
  [25, 50, 25],
  [30, 50, 20],
  [35, 50, 15],
  [40, 50, 10],
  [45, 50, 5],
  [50, 50, 0],
  [55, 45, 0],
];

/** [5.31] Operation points a square away from the objective costs, by eighths of the compass. */
export const AWAY = { points: [0, 0, 1, 2, 3], freeWithin: 5 } as const;

/**
 * [20.6] What adds to or takes from the strength of fire and melee, in percent unless it says otherwise.
 * `both`, `fire` or `melee` is where it applies.
 */
export const MODIFIERS = {
  /** Off for each level below 7. */
  readiness: { both: 5, full: 7 },
  /** Off for each level. */
  disruption: { both: 10 },
  /** Off for each point, in halves of a percent. */
  fatigue: { bothHalves: 1 },
  /** For control 10, and more for each point above it (R28). */
  commandControl: { both: 50, more: 5, from: 10 },
  /** More for each level of the bonus of the leader attached. */
  leader: { both: 3 },
  /** In fire efficiency itself; in melee what is above 18, as a part of 80 (R29). */
  efficiency: { meleeFrom: 18, meleeOf: 80 },
  /** More for each level. */
  meleeValue: { melee: 10 },
  /** With fewer operation points left. */
  spent: { both: 75, below: 6 },
  outOfAmmunition: { melee: 90 },
  /** One percent for so many men more or fewer in the target square. */
  targetMen: { fire: 1, men: 50, from: 500 },
  /** One percent off for so many men more who fire (R30). */
  firingMen: { fire: 1, men: 50, from: 500 },
  /** More for skirmishers out, less against them. */
  skirmishers: { fire: 1, men: 5, most: 60 },
  /** All men skirmishers and all of them out. */
  allOut: { both: 110, melee: 50 },
  /** Fewer men, in a stack. */
  smallInStack: { fire: 120, below: 500 },
  targetSetToMelee: { fire: 140 },
  targetAutoRetreat: { fire: 10 },
  targetRoadMode: { fire: 200 },
  flank: { fire: 130, melee: 150 },
  flanked: { melee: 25 },
  lancers: { melee: 130 },
  /** More for each level that the target is lower. */
  elevation: { both: 10 },
  /** Fewer men to a gun. */
  gunners: { men: 16 },
  frenchOrAllyInColumnOrSkirmishing: { fire: 120 },
  frenchInColumn: { melee: 150 },
  britishInLineOrColumn: { both: 130 },
  highland: { both: 120 },
  prussianInfantry: { both: 120 },
  russianInColumn: { both: 120 },
  /** Added to the melee value of musketeers and fusiliers. */
  russianMusketeersInColumn: { meleeValue: 1 },
  austrianInColumn: { both: 130 },
  austrianInColumnAgainstCavalry: { melee: 120 },
  austrianGrenadiersSkirmishing: { fire: 120 },
  /** Half the melee value, and a third of the strength (R32). */
  dismounted: { meleeValueHalves: 1, melee: 33 },
  routedAgainstCavalry: { melee: 20 },
  limbered: { melee: 20 },
  chance: { least: 80, most: 120 },
  level: { least: 80, most: 120 },
} as const;

/** [20.7] The chance to rally, by command control, at morale 20, 40, 60 and 80. */
export const RALLY: Readonly<Record<number, readonly number[]>> = {
  10: [40, 50, 60, 70],
  15: [55, 65, 75, 85],
  20: [70, 80, 90, 100],
  25: [85, 95, 100, 100],
  30: [100, 100, 100, 100],
};
export const RALLY_LIMITS = { russians: 10, moraleAbove: 29, noEnemyWithin: 5 } as const;

/** [20.8] Operation points, least and most, by command control from 10 to 30. */
export const OPERATION_POINTS: Chart = [
  [8, 8],
  [8, 8],
  [8, 8],
  [8, 8],
  [8, 8],
  [8, 8],
  [8, 8],
  [8, 8],
  [8, 9],
  [8, 9],
  [9, 11],
  [9, 11],
  [10, 12],
  [10, 12],
  [11, 13],
  [11, 13],
  [12, 14],
  [12, 14],
  [13, 15],
  [13, 15],
  [14, 15],
];
export const OPERATION_LIMITS = { most: 15, slowRussians: -1, austriansInColumn: -1 } as const;

/** [20.9] */
export const FATIGUE = {
  fire: { infantry: 4, cavalry: 4, artillery: 10 },
  melee: 8,
  square: 2,
  chargedSquare: 2,
  overrun: 4,
  forcedMarch: 6,
  forcedMarchUpTo: 40,
} as const;

/** [20.10] */
export const EFFICIENCY = {
  retreatPast: { from: 20, to: 60, change: -2 },
  retreat: -6,
  /** A point for so many men lost; above 800 men in proportion. */
  menLost: { change: -1, men: 5, upTo: 800 },
  forcesRetreat: 6,
  forcesRout: 12,
} as const;

/** [20.11] The chance to gain 0, 1 or 2 levels, by morale. */
export const DISRUPTION: readonly { readonly morale: number; readonly gains: readonly number[] }[] = [
  { morale: 80, gains: [100, 0, 0] },
  { morale: 60, gains: [80, 20, 0] },
  { morale: 40, gains: [60, 40, 0] },
  { morale: 20, gains: [40, 40, 20] },
  { morale: 0, gains: [20, 40, 40] },
  { morale: -20, gains: [0, 40, 60] },
];

/** [20.11] What shifts that test. */
export const DISRUPTION_SHIFTS = {
  line: -20,
  cossacksUnderGuns: -5,
  squareAgainstCharge: 40,
  columnAgainstCharge: 10,
  frenchOrAllyInColumnOrSkirmishing: 20,
  britishInLineOrColumn: 30,
  austrianGrenadiersSkirmishing: 20,
  austrianInColumn: 30,
  austrianInColumnAgainstCavalry: 20,
  highland: 20,
  russianInColumn: 20,
  prussianInfantry: 20,
} as const;

/** [20.11] When it is made, and what needs no test. */
export const DISRUPTION_CAUSES = {
  lossPercent: 3,
  gunnersLost: 5,
  anyLossBelowMorale: 20,
  charging: 2,
  chargedNotInSquare: 2,
  heavyLossPercent: 14,
  heavyLoss: 5,
} as const;

/** [8.5] By level from 0: the strength left, and what is forbidden from there on. */
export const DISRUPTION_EFFECTS = {
  strength: [100, 90, 80, 70, 60, 50] as readonly number[],
  noZoneOfControl: 3,
  noMelee: 3,
  retreatsUnderFire: 4,
  routsUnderFire: 5,
  noStacking: 5,
} as const;

/** [20.12] The chance to lose 0, 1 or 2 levels, by command control from 10 to 30. */
export const DISRUPTION_RECOVERY: Chart = [
  [50, 50, 0],
  [45, 55, 0],
  [40, 60, 0],
  [35, 65, 0],
  [30, 70, 0],
  [25, 75, 0],
  [20, 75, 5],
  [15, 75, 10],
  [10, 75, 15],
  [5, 75, 20],
  [0, 75, 25],
  [0, 70, 30],
  [0, 65, 35],
  [0, 60, 40],
  [0, 55, 45],
  [0, 50, 50],
  [0, 45, 55],
  [0, 40, 60],
  [0, 35, 65],
  [0, 30, 70],
  [0, 25, 75],
];

/** [20.13] The chance of four, three, two stars or one, by the leader's bonus (R36). */
export const STARS: Chart = [
  [0, 0, 0, 100],
  [0, 0, 12, 88],
  [0, 0, 23, 77],
  [0, 0, 34, 66],
  [0, 0, 45, 55],
  [0, 0, 55, 45],
  [0, 11, 55, 34],
  [0, 22, 55, 23],
  [0, 33, 55, 12],
  [0, 45, 55, 0],
  [0, 55, 45, 0],
  [11, 55, 34, 0],
  [22, 55, 23, 0],
  [33, 55, 12, 0],
  [45, 55, 0, 0],
  [55, 45, 0, 0],
];

/** [20.14] The chance to charge at disruption 0 to 3, by morale. */
export const CHARGE: readonly { readonly morale: number; readonly chances: readonly number[] }[] = [
  { morale: 30, chances: [40, 25, 10, 0] },
  { morale: 40, chances: [50, 35, 20, 5] },
  { morale: 50, chances: [60, 45, 30, 15] },
  { morale: 60, chances: [70, 55, 40, 25] },
  { morale: 70, chances: [100, 65, 50, 35] },
  { morale: 80, chances: [100, 75, 60, 45] },
  { morale: 90, chances: [100, 85, 70, 55] },
];
export const CHARGE_LIMITS = {
  points: 6,
  within: 8,
  moraleAbove: 24,
  disruptionBelow: 4,
  counterChargeWithin: 6,
} as const;

/** [20.14] From this morale: the chance to form square at disruption 0 to 3. */
export const FORM_SQUARE: readonly { readonly morale: number; readonly chances: readonly number[] }[] = [
  { morale: 20, chances: [30, 15, 0, 0] },
  { morale: 40, chances: [60, 45, 30, 15] },
  { morale: 60, chances: [90, 75, 60, 45] },
  { morale: 80, chances: [100, 100, 90, 75] },
];

/** [20.14] From this morale: the chance of 1 to 5 levels of disruption for those who do not form. */
export const SQUARE_FAILED: readonly { readonly morale: number; readonly gains: readonly number[] }[] = [
  { morale: 20, gains: [10, 10, 10, 20, 50] },
  { morale: 40, gains: [20, 10, 10, 20, 40] },
  { morale: 60, gains: [30, 10, 10, 20, 30] },
  { morale: 80, gains: [40, 10, 10, 20, 20] },
];

/** [20.14] What shifts the chance to form square; skirmishers by the quarters that are out. */
export const SQUARE_SHIFTS = {
  line: -10,
  allSkirmishers: [0, -10, -20, -30],
  moraleFrom: 20,
  lowMorale: 5,
  disruptionUpTo: 3,
} as const;

/** [20.15] Operation points of everything but the ground entered. */
export const ACTION_COST = {
  turn: 1,
  turnWhileEntering: { infantry: 1, cavalry: 0, artillery: 0 },
  formation: 2,
  formationInZone: 6,
  /** Infantry and cavalry that are not French. */
  formationOfOthers: 1,
  enterZone: 1,
  leaveZone: 2,
  fire: { infantry: 1, cavalry: 1, artillery: 4 },
  melee: 2,
  skirmishers: 1,
  stack: 1,
  roadMode: 2,
  /** A square of road in road mode. */
  road: 1,
  lineTimes: 2,
} as const;

/** [19.1 F] A square that costs more is closed. */
export const DEAREST = 15;

/** [6.34] Men in a square; a gun counts as so many, and close ground holds half. */
export const STACK = { infantry: 1800, cavalry: 1200, artillery: 1800, gun: 50 } as const;
export const CLOSE_GROUND: readonly Terrain[] = ['woods', 'town'];

/** [11.1] Men in or beside a victory square who hold it. */
export const HOLDERS = 1000;
