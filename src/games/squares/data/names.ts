/**
 * What a survey tells of the maps beyond their squares: names besides those of the places, the roads that
 * are paved, where roads lead, and what stands on some squares of a village.
 */

/** What is named: heights and land by their middle, woods and streams by a square of theirs. */
export type Feature = 'height' | 'land' | 'wood' | 'stream';
/** What stands on a square instead of houses. */
export type Plan = 'court' | 'garden' | 'church';
/** Where the salient of an earthwork points. */
export type Facing = 'N' | 'E' | 'S' | 'W';

type At = readonly [x: number, y: number];

export interface Survey {
  /** Of which map: it is another one if its size is. */
  readonly width: number;
  readonly height: number;
  readonly names: readonly (readonly [Feature, string, ...At])[];
  /** Each from square to square by the shortest way. */
  readonly paved: readonly (readonly At[])[];
  /** By the square where a road leaves the map. */
  readonly exits: readonly (readonly [string, ...At])[];
  readonly plans: readonly (readonly [Plan, ...At])[];
  readonly works: readonly (readonly [Facing, ...At])[];
}

export const SURVEYS: Readonly<Record<string, Survey>> = {
  borodino: {
    width: 28,
    height: 18,
    names: [
      ['stream', 'Kolocha', 11, 3],
      ['stream', 'Semenovka', 9, 9],
      ['height', 'Kurgan', 14, 10],
    ],
    paved: [
      [
        [0, 1],
        [7, 1],
        [7, 4],
        [20, 4],
        [27, 4],
      ],
    ],
    exits: [
      ['to Smolensk', 0, 1],
      ['to Moscow', 27, 4],
    ],
    plans: [['church', 7, 0]],
    works: [['W', 14, 8]],
  },
  auerstadt: {
    width: 44,
    height: 36,
    names: [
      ['stream', 'Lissbach', 15, 11],
      ['height', 'Ranzenhügel', 40, 8],
    ],
    paved: [
      [
        [0, 13],
        [14, 14],
        [18, 15],
        [37, 18],
        [43, 23],
      ],
    ],
    exits: [
      ['to Eckartsberga', 0, 13],
      ['to Kösen', 43, 23],
    ],
    plans: [['church', 37, 18]],
    works: [],
  },
  'quatre-bras': {
    width: 42,
    height: 38,
    names: [
      ['stream', 'Gemioncourt brook', 24, 23],
      ['land', 'Materne pond', 35, 20],
      ['wood', 'Bois de la Hutte', 37, 11],
    ],
    paved: [
      [
        [20, 0],
        [18, 12],
        [18, 37],
      ],
      [
        [4, 0],
        [18, 11],
        [31, 16],
        [41, 18],
      ],
    ],
    exits: [
      ['to Brussels', 20, 0],
      ['to Nivelles', 4, 0],
      ['to Charleroi', 18, 37],
      ['to Namur', 41, 18],
    ],
    plans: [['court', 19, 22]],
    works: [],
  },
  waterloo: {
    width: 50,
    height: 32,
    names: [
      ['wood', 'Forest of Soignes', 29, 0],
      ['wood', 'Bois de Paris', 46, 22],
      ['height', 'Ridge of Mont-Saint-Jean', 27, 9],
      ['land', 'Grand Battery', 31, 19],
    ],
    paved: [
      [
        [19, 0],
        [20, 2],
        [23, 10],
        [24, 24],
        [23, 31],
      ],
      [
        [20, 3],
        [10, 14],
        [0, 26],
      ],
    ],
    exits: [
      ['to Brussels', 19, 0],
      ['to Charleroi', 23, 31],
      ['to Nivelles', 0, 26],
      ['to Braine-l’Alleud', 0, 10],
      ['to Ohain', 49, 12],
      ['to Plancenoit', 31, 31],
    ],
    plans: [
      ['court', 9, 22],
      ['garden', 10, 22],
      ['court', 22, 14],
      ['court', 40, 11],
    ],
    works: [],
  },
};
