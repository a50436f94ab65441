/** The charts of the game. Supply losses (11.0) stand with the towns in map.ts. */

/** [5.3] Units a road section carries in one campaign turn. */
export const ROAD_LIMIT = { major: 10, minor: 6 } as const;

/** [5.4] The same over a river, for units whose march ends in a town that the enemy holds. */
export const RIVER_ATTACK_LIMIT = { major: 5, minor: 3 } as const;

/** [7.2] [7.6] [9.1] Units a road carries into or out of a battle, each battle turn. */
export const BATTLE_ROAD_LIMIT = { major: 2, minor: 1 } as const;

/** [7.5] Units a road carries in one rout. */
export const ROUT_ROAD_LIMIT = { major: 10, minor: 6 } as const;

/** [7.5] The same over a river. */
export const ROUT_RIVER_LIMIT = { major: 5, minor: 3 } as const;

/** [3.1] Units in one town at free deployment; leaders come on top (10.0). */
export const DEPLOY_LIMIT = { French: 16, British: 5, Prussian: 6 } as const;

/** [5.1] Group moves in one campaign turn. */
export const GROUP_MOVES = { French: 3, British: 2, Prussian: 2 } as const;

/** [5.2] Towns a unit moves in one campaign turn, and [7.3] on retreat. */
export const MOVE_RATE = { infantry: 1, cavalry: 2, artillery: 1, leader: 2 } as const;

/** [5.5] Towns a force march adds. */
export const FORCE_MARCH = { infantry: 1, cavalry: 1, artillery: 1, leader: 0 } as const;

/** [5.5] A force march rolled this or less costs a step. */
export const STRAGGLES_ON = 3;

/** [8.6] A morale roll of this or less is bad. */
export const BAD_MORALE_ON = 3;

/** [10.1] [10.2] What a leader adds to each of these rolls. */
export const LEADER_BONUS = 1;

/** [6.1] Fewest units that may attack, and that may stand to a battle. */
export const FEWEST_IN_BATTLE = 3;

/** [8.2] [10.2] Battle moves a unit makes in one battle turn. */
export const BATTLE_MOVES = { infantry: 1, cavalry: 2, artillery: 1, leader: 2 } as const;

/** [7.5] Steps lost in a rout; cavalry only when enemy cavalry engages it. */
export const ROUT_ATTRITION = { infantry: 1, cavalry: 1, artillery: 2, leader: 0 } as const;

/** [8.3] Highest die that hits, by fire class. */
export const FIRE_CLASS = { F1: 1, F2: 2, F3: 3 } as const;

/**
 * [8.3] [8.5] Fire classes. `first`: the first fire after engaging or being engaged (cavalry), or
 * the first battle turn after being engaged (artillery). `inSquare`: the firer itself is in square.
 */
export const FIRE = {
  infantry: { engaged: 'F1', atSquare: 'F2', inSquare: 'F1' },
  cavalry: { first: 'F3', engaged: 'F2', atSquare: 'F1' },
  artillery: { long: 'F1', longAtSquare: 'F2', first: 'F2', engaged: 'F1' },
} as const;

/** [12.0] An army reduced to this many units is defeated. */
export const DEFEAT_AT = { French: 19, British: 9, Prussian: 12 } as const;

/** [6.3] Battle turns in a row without fire after which the attacker must act, or has failed (R27). */
export const DEADLOCK = { mustAct: 2, failed: 8 } as const;
