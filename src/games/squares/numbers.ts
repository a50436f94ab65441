import { numbered, numberedBy } from '../../kernel/numbered.ts';
import {
  ARMS,
  BRANCHES,
  FORMATIONS,
  KINDS,
  LEVELS,
  NATIONS,
  SIDES,
  TERRAINS,
} from './data/lists.ts';

/** The numbers behind the names that the rules ask for most. */

export const FRENCH = 0;
export const ALLIED = 1;

/** [15.43] Units go by their printed numbers: the French from 0, the Allied from 90. */
export const SIDE_UNITS = 90;
export const UNITS = SIDE_UNITS * SIDES.length;
export const SIDE_LEADERS = 30;
export const LEADERS = SIDE_LEADERS * SIDES.length;

/** Squares are numbered in rows of so many, whatever the width of the map: 14,8 is the same in all. */
export const STRIDE = 64;

export const [INFANTRY, CAVALRY, ARTILLERY] = ARMS.keys();

const F = numbered(FORMATIONS);
export const LINE = F.line;
export const COLUMN = F.column;
export const SQUARE = F.square;
export const CHARGE = F.charge;
export const COUNTER_CHARGE = F['counter-charge'];
export const LIMBERED = F.limbered;
export const UNLIMBERED = F.unlimbered;
export const NORMAL = F.normal;
export const ROUT = F.rout;
export const DISMOUNTED = F.dismounted;
export const OPEN = F.open;

const T = numbered(TERRAINS);
export const TOWN = T.town;
export const WOODS = T.woods;
export const STREAM = T.stream;
export const REDOUBT = T.redoubt;
export const SWAMP = T.swamp;
export const SUNKEN_ROAD = T['sunken road'];

export const DIVISION = LEVELS.indexOf('division');

const N = numberedBy(NATIONS);
export const FRANCE = N.FR;
export const AUSTRIA = N.AU;
export const RUSSIA = N.RU;
export const PRUSSIA = N.PR;
export const BRITAIN = N.GB;

const K = numberedBy(KINDS);
export const HIGHLAND = K.HI;
export const GRENADIER = K.GR;

const B = numberedBy(BRANCHES);
export const MUSKETEER = B.MU;
export const FUSILIER = B.FU;
/** [20.6] Those who carry lances (R213). */
export const LANCERS: readonly number[] = [B.LA, B.PL, B.DL, B.UH];
