/** [20.1] The closed lists of the game, each in the order of its printed numbers. */

export const SIDES = ['French', 'Allied'] as const;

/** [20.1] Type 1. */
export const ARMS = ['infantry', 'cavalry', 'artillery'] as const;

/** [20.1] Type 2: what kind of troops they are, code and name. */
export const KINDS = [
  ['LN', 'Line'],
  ['LT', 'Light'],
  ['HV', 'Heavy'],
  ['FT', 'Foot'],
  ['HS', 'Horse'],
  ['OG', 'Old Guard'],
  ['MG', 'Middle Guard'],
  ['YG', 'Young Guard'],
  ['GR', 'Grenadier'],
  ['JG', 'Jaeger'],
  ['LW', 'Landwehr'],
  ['MI', 'Militia'],
  ['MD', 'Medium'],
  ['KG', "King's German Legion"],
  ['FU', 'Fusilier'],
  ['HI', 'Highland'],
  ['RI', 'Rifle'],
  ['GD', 'Guard'],
] as const;

/** [20.1] Type 3: their branch. HU is printed for Hussars and for Hungarians; the second is HG here (R24). */
export const BRANCHES = [
  ['CH', 'Chasseurs'],
  ['HU', 'Hussars'],
  ['LA', 'Lancers'],
  ['DR', 'Dragoons'],
  ['CU', 'Cuirassiers'],
  ['CA', 'Carabiniers'],
  ['CR', 'Corps Reserve'],
  ['HV', 'Heavy'],
  ['FI', 'Field'],
  ['GR', 'Grenadier'],
  ['ED', 'Empress Dragoons'],
  ['PL', 'Polish Lancers'],
  ['DL', 'Dutch Lancers'],
  ['GE', 'German'],
  ['HG', 'Hungarian'],
  ['CV', 'Chevauleger'],
  ['UH', 'Uhlan'],
  ['PT', 'Position'],
  ['RR', 'Regimental Reserve'],
  ['FA', 'Fast'],
  ['MU', 'Musketeer'],
  ['FU', 'Fusilier'],
  ['JG', 'Jaeger'],
  ['CO', 'Cossack'],
  ['HO', 'Household'],
  ['RD', 'Royal Dragoons'],
  ['LD', 'Light Dragoons'],
  ['GD', 'Guard'],
  ['-', 'none'],
] as const;

/** [20.1] */
export const NATIONS = [
  ['FR', 'France'],
  ['SW', 'Switzerland'],
  ['NI', 'Northern Italy'],
  ['NA', 'Naples'],
  ['WE', 'Westphalia'],
  ['PO', 'Poland'],
  ['BA', 'Bavaria'],
  ['WU', 'Württemberg'],
  ['SA', 'Saxony'],
  ['AU', 'Austria'],
  ['RU', 'Russia'],
  ['PR', 'Prussia'],
  ['GB', 'Great Britain'],
  ['SP', 'Spain'],
  ['NE', 'Netherlands'],
  ['HA', 'Hanover'],
  ['BW', 'Brunswick'],
  ['PG', 'Portugal'],
  ['SD', 'Sweden'],
] as const;

/** [20.1] */
export const FORMATIONS = [
  'line',
  'column',
  'square',
  'charge',
  'counter-charge',
  'limbered',
  'unlimbered',
  'normal',
  'rout',
  'dismounted',
  'open',
] as const;

/** [15.43] */
export const SIZES = ['battalion', 'regiment', 'brigade', 'battery'] as const;

/** [5.111] From the lowest to the highest. */
export const LEVELS = ['regiment', 'brigade', 'division', 'corps', 'army'] as const;

/** [20.15] What the ground of a square counts as, in the order of the chart. */
export const TERRAINS = [
  'clear',
  'town',
  'woods',
  'fields',
  'stream',
  'bridge',
  'redoubt',
  'swamp',
  'sunken road',
  'river',
] as const;

/** [5.131] The compass from 1 (north) to 8 (north-west). */
export const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** [20.5] The ranges at which fire differs, each by its farthest square. */
export const RANGES = [1, 2, 4, 6, 8, 12] as const;

/** [11.0] The degrees of a victory. */
export const DEGREES = ['marginal', 'substantial', 'decisive'] as const;

export type SideName = (typeof SIDES)[number];
export type Arm = (typeof ARMS)[number];
export type Kind = (typeof KINDS)[number][1];
export type Branch = (typeof BRANCHES)[number][1];
export type Nation = (typeof NATIONS)[number][1];
export type Formation = (typeof FORMATIONS)[number];
export type Size = (typeof SIZES)[number];
export type Level = (typeof LEVELS)[number];
export type Terrain = (typeof TERRAINS)[number];
export type Direction = (typeof COMPASS)[number];
export type Degree = (typeof DEGREES)[number];
