/** The figures of the rules, each with its number. */

/** [3.9] [6.1] The turns by their hour. */
export const HOURS = ['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00', '18:00', '19:00', '20:00'] as const;

/** [3.10] The last space of the impulse track. */
export const LAST_IMPULSE = 12;

/** [3.11] The ends of the victory track. */
export const LAST_POINT = 20;

/** [7.1] [18.2] Units of a side in one area, and in a village where that option is played. */
export const STACK = 10;
export const VILLAGE_STACK = 4;

/** [10.5] Movement factors to enter an area, and for mounted units to leave a contested one. */
export const COST = { vacant: 1, watched: 2, weak: 3, strong: 4, mountedExit: 2 } as const;

/** [11.12.2] What each unit adds to the attack value, skirmishers in halves of a point. */
export const SUPPORT = { freshInfantry: 2, spentInfantry: 1, freshCavalry: 1, halvesOfSkirmishers: 1, gun: 1 } as const;

/** [11.12.2 G, H] The same in a charge. */
export const CHARGE_SUPPORT = { fresh: 2, spent: 1 } as const;

/** [11.12.3] What adds to the defence value; spent units count in halves. */
export const DEFENCE = { stream: 1, fresh: 1, halvesOfSpent: 1, villageSkirmishers: 2 } as const;

/** [11.16] The casualty points that a loss absorbs. */
export const CASUALTY = { freshEliminated: 3, freshSpent: 1, spentRetreats: 1, spentEliminated: 2, skirmishersEliminated: 1 } as const;

/** [12.5] Volley fire. */
export const VOLLEY = { infantry: 1, skirmishers: 1, gun: 1, temTimes: 2, otherSkirmishers: 1, skirmisherTarget: 2 } as const;

/** [13.5] Bombardment. */
export const BOMBARDMENT = { gun: 1, cavalryTarget: 1, temTimes: 2, skirmisherTarget: 2, artilleryTarget: 1, longRange: 1 } as const;

/** [14.7] Defensive fire of skirmishers. */
export const DEFENSIVE_FIRE = { supporter: 2, skirmisherTarget: 1, otherSkirmishers: 1 } as const;

/** What a zone counts as when its ground matters. */
export const ZONE_TEM = 1;

/** [6.3.2] [20.2] [20.3] Units rallied by a leader, with that option, and by an army on its own. */
export const RALLY = { leader: 2, expanded: 3, self: { French: 2, British: 1, Prussian: 1 } } as const;

/** [17.2] Points that win at once. */
export const AUTOMATIC = 10;

/** [17.4] Points for an eliminated unit, and for one of the Imperial Guard. */
export const ELIMINATED = { unit: 1, guard: 3 } as const;

/** [17.6] The fewest French points of each degree of victory. */
export const DEGREES = { frenchMajor: 10, frenchMarginal: 8, draw: 2, alliedMarginal: 1 } as const;
