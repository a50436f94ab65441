import type { Tables } from '../scenario.ts';

/**
 * The tables that a scenario may replace, as printed [19.1 C to L and N to P]; those of its length, its
 * hour and its degrees of victory (A, B, M) are fields of the scenario.
 */

/** [20.15] Prohibited: any cost above 15 is [19.1 F]. */
const P = 16;

export const TABLES: Tables = {
  /** [11.1] [19.1 C] */
  points: {
    infantry: { lost: 1, captured: 1.5 },
    cavalry: { lost: 1, captured: 1.5 },
    artillery: { lost: 1, captured: 1.5 },
    guns: { lost: 50, captured: 100 },
  },

  /** [20.5] [19.1 D, E] By range 1, 2, 3-4, 5-6, 7-8, 9-12: losses by 100 men, or by a gun. */
  weapons: [
    { code: 'MUS', name: 'Musket', by: 'men', losses: [3, 1, 0, 0, 0, 0] },
    { code: 'RFL', name: 'Rifle', by: 'men', losses: [3, 3, 2, 0, 0, 0] },
    { code: 'CRB', name: 'Carbine', by: 'men', losses: [2, 0, 0, 0, 0, 0] },
    { code: 'SBR', name: 'Sabre', by: 'men', losses: [1, 0, 0, 0, 0, 0] },
    { code: '12G', name: '12lb Gun', by: 'gun', losses: [17, 8, 6, 3, 2, 1] },
    { code: '9G', name: '9lb Gun', by: 'gun', losses: [13, 7, 4, 2, 1, 1] },
    { code: '8G', name: '8lb Gun', by: 'gun', losses: [12, 6, 4, 1, 1, 1] },
    { code: '6G', name: '6lb Gun', by: 'gun', losses: [9, 5, 3, 1, 1, 1] },
    { code: '4G', name: '4lb Gun', by: 'gun', losses: [7, 4, 2, 1, 1, 0] },
    { code: '3G', name: '3lb Gun', by: 'gun', losses: [5, 3, 1, 1, 0, 0] },
    { code: '2G', name: '2lb Gun', by: 'gun', losses: [3, 2, 1, 0, 0, 0] },
    { code: 'H24', name: '24lb Howitzer', by: 'gun', losses: [19, 7, 5, 2, 1, 0] },
    { code: 'H5.5', name: '5.5" Howitzer', by: 'gun', losses: [18, 6, 4, 2, 1, 0] },
    { code: 'L18', name: '18lb Licorne', by: 'gun', losses: [16, 6, 3, 2, 1, 1] },
    { code: 'H10', name: '10lb Howitzer', by: 'gun', losses: [14, 5, 2, 1, 1, 0] },
    { code: 'L9', name: '9lb Licorne', by: 'gun', losses: [13, 5, 2, 1, 1, 0] },
    { code: 'H7', name: '7lb Howitzer', by: 'gun', losses: [11, 4, 1, 1, 0, 0] },
    { code: 'H6', name: '6lb Howitzer', by: 'gun', losses: [10, 4, 1, 1, 0, 0] },
    { code: '12/24', name: '12lbGun/24lb How', by: 'gun', losses: [18, 8, 6, 3, 2, 1] },
    { code: '12/10', name: '12lbGun/10lb How', by: 'gun', losses: [15, 7, 4, 2, 2, 1] },
    { code: '12/6', name: '12lbGun/6lb How', by: 'gun', losses: [13, 6, 4, 2, 1, 1] },
    { code: '12/18', name: '12lbGun/18lb Lic', by: 'gun', losses: [16, 7, 5, 3, 2, 1] },
    { code: '3GHL', name: '12lbG/6lbH/18lbLic', by: 'gun', losses: [14, 6, 4, 2, 1, 1] },
    { code: '8/7', name: '8lbGun/7lb How', by: 'gun', losses: [11, 5, 3, 2, 1, 1] },
    { code: '6/10', name: '6lbGun/10lb How', by: 'gun', losses: [11, 5, 3, 1, 1, 1] },
    { code: '3/6', name: '3lbGun/6lb How', by: 'gun', losses: [7, 4, 1, 1, 0, 0] },
    { code: '6/9', name: '6lbGun/9lb Lic', by: 'gun', losses: [11, 5, 3, 1, 1, 1] },
    { code: '9/5', name: '9lbGun/5.5" How', by: 'gun', losses: [15, 7, 4, 2, 1, 1] },
    { code: '6/5', name: '6lb Gun/5.5" How', by: 'gun', losses: [13, 6, 4, 2, 1, 1] },
    { code: '4/5', name: '4lbGun/5.5" How', by: 'gun', losses: [12, 6, 3, 2, 1, 0] },
  ],

  /** [20.15] [19.1 F] Straight and diagonal; the printed columns stood one too far right (R38). */
  cost: {
    clear: { infantry: [2, 3], cavalry: [1, 2], artillery: [2, 3] },
    town: { infantry: [4, 6], cavalry: [3, 5], artillery: [3, 5] },
    woods: { infantry: [4, 6], cavalry: [3, 5], artillery: [6, 9] },
    fields: { infantry: [2, 3], cavalry: [1, 2], artillery: [3, 5] },
    stream: { infantry: [4, 6], cavalry: [3, 5], artillery: [5, 7] },
    bridge: { infantry: [4, 6], cavalry: [3, 5], artillery: [5, 7] },
    redoubt: { infantry: [3, 5], cavalry: [2, 3], artillery: [3, 5] },
    swamp: { infantry: [4, 6], cavalry: [P, P], artillery: [P, P] },
    'sunken road': { infantry: [3, 5], cavalry: [2, 3], artillery: [3, 5] },
    river: { infantry: [P, P], cavalry: [P, P], artillery: [P, P] },
  },

  /** [20.15] [19.1 F] Added for a square that is higher. */
  climb: { infantry: 2, cavalry: 1, artillery: 4 },

  /** [20.6] [19.1 G] Where the target is. */
  target: {
    clear: { fire: 100, melee: 100 },
    town: { fire: 60, melee: 80 },
    woods: { fire: 70, melee: 70 },
    fields: { fire: 90, melee: 100 },
    stream: { fire: 100, melee: 100 },
    bridge: { fire: 100, melee: 100 },
    redoubt: { fire: 20, melee: 40 },
    swamp: { fire: 70, melee: 70 },
    'sunken road': { fire: 80, melee: 90 },
    river: { fire: 0, melee: 0 },
  },

  /** [20.6] [19.1 H] Where the attacker is. */
  attacker: {
    clear: { fire: 100, melee: 100 },
    town: { fire: 100, melee: 100 },
    woods: { fire: 100, melee: 100 },
    fields: { fire: 100, melee: 100 },
    stream: { fire: 100, melee: 70 },
    bridge: { fire: 100, melee: 70 },
    redoubt: { fire: 100, melee: 100 },
    swamp: { fire: 100, melee: 100 },
    'sunken road': { fire: 100, melee: 100 },
    river: { fire: 0, melee: 0 },
  },

  /** [20.6] [19.1 I] The attacker's formation by the defender's, in the order of [20.1]. */
  melee: {
    line: [100, 80, 100, 80, 80, 80, 80, 80, 200, 100, 120],
    column: [180, 100, 180, 100, 100, 100, 100, 100, 250, 180, 200],
    square: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
    charge: [250, 250, 100, 100, 100, 300, 300, 150, 400, 250, 300],
    'counter-charge': [250, 250, 100, 100, 100, 300, 300, 150, 400, 250, 300],
    limbered: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
    unlimbered: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
    normal: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
    rout: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 100],
    dismounted: [100, 80, 100, 80, 80, 80, 80, 80, 200, 100, 120],
    open: [80, 70, 90, 70, 70, 70, 70, 70, 180, 80, 100],
  },

  /** [20.6] [19.1 J] The formation of who fires and of who is fired at; 0 may not fire (R33). */
  fire: {
    line: { firer: 100, target: 100 },
    column: { firer: 30, target: 150 },
    square: { firer: 30, target: 140 },
    charge: { firer: 0, target: 100 },
    'counter-charge': { firer: 0, target: 100 },
    limbered: { firer: 0, target: 80 },
    unlimbered: { firer: 100, target: 40 },
    normal: { firer: 60, target: 110 },
    rout: { firer: 0, target: 60 },
    dismounted: { firer: 75, target: 70 },
    open: { firer: 60, target: 80 },
  },

  /** [19.1 K] Away from the enemy: which ways are tried, in this order (R22). */
  retreat: {
    N: ['N', 'NE', 'NW', 'E', 'W'],
    NE: ['NE', 'E', 'N', 'SE', 'NW'],
    E: ['E', 'SE', 'NE', 'S', 'N'],
    SE: ['SE', 'S', 'E', 'SW', 'NE'],
    S: ['S', 'SW', 'SE', 'W', 'E'],
    SW: ['SW', 'W', 'S', 'NW', 'SE'],
    W: ['W', 'NW', 'SW', 'N', 'S'],
    NW: ['NW', 'N', 'W', 'NE', 'SW'],
  },

  /** [19.1 L] The chance that a square of distance to such a leader takes a point of control (R23). */
  command: { regiment: 70, brigade: 60, division: 50, corps: 20, army: 5 },

  /** [19.1 N] A unit with so few men is gone (R8). */
  elimination: 40,

  /** [19.1 O] What the test to charge is rolled against. */
  charge: 100,

  /** [19.1 P] What the test to form square is rolled against. */
  square: 100,
};
