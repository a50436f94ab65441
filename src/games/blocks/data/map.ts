/**
 * [1.0] The board: towns, roads, rivers, the frontier and the Anglo-Prussian deployment line.
 *
 * Coordinates are kilometres east (x) and north (y) of 50.0 N 3.3 E. The printed board is not
 * public. Roads that the rules name cite their rule, those told of in published accounts of play are
 * marked "reported", and all others are reconstructed from the road net of 1815 so that they
 * contradict none of these. See docs/rulings/blocks.md.
 */

export interface TownDatum {
  name: string;
  x: number;
  y: number;
  land: 'France' | 'Netherlands';
  /** [3.1] Whose army may deploy here. */
  zone: 'French' | 'British' | 'Prussian';
  city?: true;
  /** Other spellings, modern or printed, by which the town may be called. */
  aliases?: readonly string[];
  /** [11.0] Units this army loses at the end of each French turn while the French hold it. */
  base?: { army: 'British' | 'Prussian'; loss: number };
}

export interface RoadDatum {
  a: string;
  b: string;
  kind: 'major' | 'minor';
  /** The river or rivers ('Dender+Senne') that the section crosses. */
  river: string | null;
}

type Polyline = readonly (readonly [x: number, y: number])[];

export const TOWNS: readonly TownDatum[] = [
  { name: 'Condé', x: 20.6, y: 50, land: 'France', zone: 'French', aliases: ['Conde'] },
  { name: 'Bavay', x: 34.9, y: 33.1, land: 'France', zone: 'French' },
  { name: 'Maubeuge', x: 47.6, y: 30.9, land: 'France', zone: 'French' },
  { name: 'Avesnes', x: 44.6, y: 13.7, land: 'France', zone: 'French' },
  { name: 'Solre', x: 60.5, y: 34.1, land: 'France', zone: 'French', aliases: ['Soire', 'Solre-sur-Sambre'] },
  { name: 'Beaumont', x: 66.4, y: 26.2, land: 'France', zone: 'French' },
  { name: 'Philippeville', x: 88.1, y: 21.8, land: 'France', zone: 'French' },
  { name: 'Mariembourg', x: 86.5, y: 10.5, land: 'France', zone: 'French' },
  { name: 'Givet', x: 107.8, y: 15.3, land: 'France', zone: 'French' },
  { name: 'Ghent', x: 30.1, y: 117.2, land: 'Netherlands', zone: 'British', city: true, aliases: ['Gent', 'Gand'], base: { army: 'British', loss: 1 } },
  { name: 'Gavere', x: 25.6, y: 103.3, land: 'Netherlands', zone: 'British' },
  { name: 'Oudenaarde', x: 21.6, y: 93.9, land: 'Netherlands', zone: 'British', aliases: ['Audenarde'] },
  { name: 'Renaix', x: 21.2, y: 83.1, land: 'Netherlands', zone: 'British', aliases: ['Ronse'] },
  { name: 'Avelghem', x: 10.4, y: 86.2, land: 'Netherlands', zone: 'British', aliases: ['Avelgem'] },
  { name: 'Tournai', x: 6.2, y: 67.4, land: 'Netherlands', zone: 'British' },
  { name: 'Leuze', x: 22.5, y: 66.6, land: 'Netherlands', zone: 'British' },
  { name: 'Ath', x: 33.8, y: 70.1, land: 'Netherlands', zone: 'British' },
  { name: 'Grammont', x: 41.2, y: 86, land: 'Netherlands', zone: 'British', aliases: ['Geraardsbergen'] },
  { name: 'Sottegem', x: 36.5, y: 96.6, land: 'Netherlands', zone: 'British', aliases: ['Zottegem'] },
  { name: 'Alost', x: 52.3, y: 104.3, land: 'Netherlands', zone: 'British', aliases: ['Aalst'] },
  { name: 'Ninove', x: 51.2, y: 92.9, land: 'Netherlands', zone: 'British' },
  { name: 'Enghien', x: 52.4, y: 77, land: 'Netherlands', zone: 'British' },
  { name: 'Hal', x: 66.3, y: 81.9, land: 'Netherlands', zone: 'British', aliases: ['Halle'] },
  { name: 'Brussels', x: 74.4, y: 94.1, land: 'Netherlands', zone: 'British', city: true, base: { army: 'British', loss: 1 } },
  { name: 'Waterloo', x: 77.7, y: 79.8, land: 'Netherlands', zone: 'British' },
  { name: 'Wavre', x: 92.2, y: 79.7, land: 'Netherlands', zone: 'British' },
  { name: 'Louvain', x: 99.1, y: 97.7, land: 'Netherlands', zone: 'British', aliases: ['Leuven'] },
  { name: 'Nivelles', x: 72.8, y: 66.4, land: 'Netherlands', zone: 'British' },
  { name: 'Quatre Bras', x: 81.6, y: 63.5, land: 'Netherlands', zone: 'British' },
  { name: 'Braine-le-Comte', x: 59.6, y: 68.1, land: 'Netherlands', zone: 'British', aliases: ['Braine-le-Compte'] },
  { name: 'Roeulx', x: 57.4, y: 56, land: 'Netherlands', zone: 'British', aliases: ['Le Roeulx'] },
  { name: 'Binche', x: 61.6, y: 45.9, land: 'Netherlands', zone: 'British' },
  { name: 'Mons', x: 46.1, y: 50.6, land: 'Netherlands', zone: 'British' },
  { name: 'Charleroi', x: 81, y: 45.9, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Thuin', x: 69.8, y: 37.8, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Laneffe', x: 84.5, y: 30.9, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Fosses', x: 98.9, y: 44, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Ligny', x: 90.2, y: 57, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Gembloux', x: 98.9, y: 62.5, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Namur', x: 110.8, y: 51.9, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Dinant', x: 114.1, y: 29, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Ciney', x: 127.1, y: 32.8, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Andenne', x: 127.2, y: 54.4, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Huy', x: 137.2, y: 57.7, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Liège', x: 160.4, y: 70.4, land: 'Netherlands', zone: 'Prussian', city: true, aliases: ['Liege'], base: { army: 'Prussian', loss: 2 } },
  { name: 'Waremme', x: 138.3, y: 77.6, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Hannut', x: 125.8, y: 74.8, land: 'Netherlands', zone: 'Prussian' },
  { name: 'Tongres', x: 153.1, y: 86.8, land: 'Netherlands', zone: 'Prussian', aliases: ['Tongeren'] },
  { name: 'St. Trond', x: 133.4, y: 90.8, land: 'Netherlands', zone: 'Prussian', aliases: ['Sint-Truiden'] },
  { name: 'Tirlemont', x: 115.9, y: 89.8, land: 'Netherlands', zone: 'Prussian', aliases: ['Tienen'] },
  { name: 'Jodoigne', x: 111.1, y: 80.3, land: 'Netherlands', zone: 'Prussian' },
];

export const ROADS: readonly RoadDatum[] = [
  { a: 'Condé', b: 'Bavay', kind: 'minor', river: null },
  { a: 'Bavay', b: 'Maubeuge', kind: 'major', river: 'Sambre' },
  { a: 'Maubeuge', b: 'Avesnes', kind: 'major', river: null },
  { a: 'Avesnes', b: 'Beaumont', kind: 'minor', river: null },
  { a: 'Maubeuge', b: 'Solre', kind: 'minor', river: null },
  { a: 'Maubeuge', b: 'Beaumont', kind: 'major', river: null },
  { a: 'Solre', b: 'Beaumont', kind: 'major', river: null }, // reported
  { a: 'Beaumont', b: 'Philippeville', kind: 'minor', river: null }, // reported
  { a: 'Philippeville', b: 'Mariembourg', kind: 'major', river: null },
  { a: 'Philippeville', b: 'Givet', kind: 'major', river: null },
  { a: 'Mariembourg', b: 'Givet', kind: 'minor', river: null },
  { a: 'Condé', b: 'Tournai', kind: 'major', river: 'Scheldt' },
  { a: 'Condé', b: 'Leuze', kind: 'minor', river: 'Haine' },
  { a: 'Maubeuge', b: 'Mons', kind: 'major', river: 'Sambre' },
  { a: 'Solre', b: 'Mons', kind: 'major', river: 'Sambre' }, // reported
  { a: 'Solre', b: 'Binche', kind: 'major', river: 'Sambre' }, // reported
  { a: 'Beaumont', b: 'Thuin', kind: 'major', river: null }, // reported
  { a: 'Philippeville', b: 'Laneffe', kind: 'major', river: null }, // reported
  { a: 'Philippeville', b: 'Fosses', kind: 'major', river: null },
  { a: 'Philippeville', b: 'Dinant', kind: 'major', river: 'Meuse' },
  { a: 'Givet', b: 'Dinant', kind: 'major', river: 'Meuse' },
  { a: 'Tournai', b: 'Leuze', kind: 'major', river: 'Scheldt' },
  { a: 'Tournai', b: 'Avelghem', kind: 'major', river: null },
  { a: 'Avelghem', b: 'Oudenaarde', kind: 'major', river: null },
  { a: 'Oudenaarde', b: 'Gavere', kind: 'major', river: null },
  { a: 'Gavere', b: 'Ghent', kind: 'major', river: null },
  { a: 'Renaix', b: 'Oudenaarde', kind: 'minor', river: 'Scheldt' },
  { a: 'Leuze', b: 'Renaix', kind: 'minor', river: null },
  { a: 'Leuze', b: 'Ath', kind: 'major', river: null },
  { a: 'Ath', b: 'Enghien', kind: 'major', river: 'Dender' },
  { a: 'Enghien', b: 'Hal', kind: 'major', river: null },
  { a: 'Hal', b: 'Brussels', kind: 'major', river: 'Senne' }, // [5.1]
  { a: 'Mons', b: 'Ath', kind: 'major', river: 'Haine' },
  { a: 'Ath', b: 'Grammont', kind: 'minor', river: 'Dender' },
  { a: 'Renaix', b: 'Grammont', kind: 'minor', river: 'Dender' },
  { a: 'Grammont', b: 'Enghien', kind: 'minor', river: null },
  { a: 'Grammont', b: 'Ninove', kind: 'major', river: 'Dender' },
  { a: 'Ninove', b: 'Brussels', kind: 'major', river: 'Dender+Senne' }, // [5.1]
  { a: 'Ninove', b: 'Alost', kind: 'minor', river: null },
  { a: 'Ninove', b: 'Enghien', kind: 'minor', river: 'Dender' },
  { a: 'Alost', b: 'Brussels', kind: 'major', river: 'Dender+Senne' }, // [5.1]
  { a: 'Alost', b: 'Ghent', kind: 'major', river: 'Scheldt' },
  { a: 'Alost', b: 'Sottegem', kind: 'minor', river: null },
  { a: 'Sottegem', b: 'Grammont', kind: 'minor', river: 'Dender' },
  { a: 'Sottegem', b: 'Ghent', kind: 'minor', river: 'Scheldt' },
  { a: 'Sottegem', b: 'Oudenaarde', kind: 'minor', river: 'Scheldt' },
  { a: 'Mons', b: 'Braine-le-Comte', kind: 'major', river: 'Haine' },
  { a: 'Braine-le-Comte', b: 'Hal', kind: 'major', river: null },
  { a: 'Braine-le-Comte', b: 'Enghien', kind: 'minor', river: null },
  { a: 'Braine-le-Comte', b: 'Nivelles', kind: 'minor', river: null },
  { a: 'Mons', b: 'Roeulx', kind: 'minor', river: 'Haine' },
  { a: 'Roeulx', b: 'Nivelles', kind: 'minor', river: null },
  { a: 'Roeulx', b: 'Binche', kind: 'minor', river: null },
  { a: 'Roeulx', b: 'Braine-le-Comte', kind: 'minor', river: null },
  { a: 'Mons', b: 'Binche', kind: 'minor', river: null }, // reported
  { a: 'Binche', b: 'Nivelles', kind: 'major', river: null },
  { a: 'Binche', b: 'Charleroi', kind: 'major', river: null },
  { a: 'Thuin', b: 'Binche', kind: 'minor', river: 'Sambre' },
  { a: 'Thuin', b: 'Charleroi', kind: 'major', river: 'Sambre' },
  { a: 'Laneffe', b: 'Charleroi', kind: 'major', river: 'Sambre' }, // [5.4]
  { a: 'Charleroi', b: 'Quatre Bras', kind: 'major', river: null },
  { a: 'Charleroi', b: 'Ligny', kind: 'major', river: null }, // reported
  { a: 'Charleroi', b: 'Fosses', kind: 'minor', river: 'Sambre' },
  { a: 'Quatre Bras', b: 'Nivelles', kind: 'major', river: null }, // [13.2]
  { a: 'Quatre Bras', b: 'Ligny', kind: 'major', river: null }, // [13.2]
  { a: 'Quatre Bras', b: 'Waterloo', kind: 'major', river: null }, // [13.2]
  { a: 'Waterloo', b: 'Nivelles', kind: 'major', river: null }, // [13.2]
  { a: 'Waterloo', b: 'Brussels', kind: 'major', river: null }, // [5.1]
  { a: 'Waterloo', b: 'Hal', kind: 'minor', river: 'Senne' }, // reported
  { a: 'Waterloo', b: 'Wavre', kind: 'minor', river: null },
  { a: 'Brussels', b: 'Wavre', kind: 'major', river: null }, // [5.1]
  { a: 'Brussels', b: 'Louvain', kind: 'major', river: 'Dyle' }, // [5.1]
  { a: 'Wavre', b: 'Louvain', kind: 'minor', river: 'Dyle' },
  { a: 'Wavre', b: 'Gembloux', kind: 'minor', river: 'Dyle' },
  { a: 'Wavre', b: 'Jodoigne', kind: 'minor', river: 'Dyle' },
  { a: 'Ligny', b: 'Gembloux', kind: 'minor', river: null },
  { a: 'Ligny', b: 'Namur', kind: 'major', river: null }, // reported
  { a: 'Gembloux', b: 'Namur', kind: 'minor', river: null },
  { a: 'Gembloux', b: 'Hannut', kind: 'minor', river: null },
  { a: 'Gembloux', b: 'Jodoigne', kind: 'minor', river: null },
  { a: 'Jodoigne', b: 'Tirlemont', kind: 'minor', river: null },
  { a: 'Jodoigne', b: 'Hannut', kind: 'minor', river: null },
  { a: 'Louvain', b: 'Tirlemont', kind: 'major', river: null },
  { a: 'Tirlemont', b: 'St. Trond', kind: 'major', river: null },
  { a: 'St. Trond', b: 'Tongres', kind: 'major', river: null },
  { a: 'Tongres', b: 'Liège', kind: 'major', river: null },
  { a: 'Hannut', b: 'St. Trond', kind: 'minor', river: null },
  { a: 'Hannut', b: 'Waremme', kind: 'minor', river: null },
  { a: 'Waremme', b: 'Liège', kind: 'minor', river: null },
  { a: 'Hannut', b: 'Huy', kind: 'minor', river: 'Meuse' },
  { a: 'Namur', b: 'Andenne', kind: 'major', river: 'Meuse' },
  { a: 'Andenne', b: 'Huy', kind: 'major', river: null },
  { a: 'Huy', b: 'Liège', kind: 'major', river: 'Meuse' },
  { a: 'Ciney', b: 'Andenne', kind: 'minor', river: null },
  { a: 'Namur', b: 'Ciney', kind: 'major', river: 'Meuse' },
  { a: 'Namur', b: 'Dinant', kind: 'major', river: 'Meuse' },
  { a: 'Namur', b: 'Fosses', kind: 'minor', river: 'Sambre' },
  { a: 'Fosses', b: 'Dinant', kind: 'minor', river: 'Meuse' },
  { a: 'Dinant', b: 'Ciney', kind: 'major', river: null },
];

export const RIVERS: Readonly<Record<string, Polyline>> = {
  Scheldt: [
    [15.6, 40], [19.5, 46.7], [20, 50.3], [19.5, 52.3], [12, 56.2], [9.2, 62.8], [7.1, 67.4],
    [9.5, 77.8], [12, 85.1], [17, 89], [22.1, 92.9], [24.8, 97.9], [27.2, 103.4], [30.1, 111.2],
    [31.7, 116.8], [36.8, 114], [41, 111.8], [55.9, 114.5], [67.2, 121.2],
  ],
  Haine: [
    [55.2, 52.9], [48.8, 52.7], [43.9, 52], [36.8, 50.7], [28.3, 51.4], [21.2, 51.4], [19.5, 52],
  ],
  Dender: [
    [37.1, 68.4], [35, 70.1], [37.6, 79], [39.8, 84], [41.4, 87.3], [47.4, 90.1], [52.3, 92.3],
    [54.5, 99], [53.5, 104.3], [55.9, 114.5],
  ],
  Senne: [
    [66.5, 71.2], [66.5, 76.7], [67.2, 82], [70.7, 87.8], [73.6, 93.4], [74.1, 96.2],
    [79.2, 103.4], [82.1, 113.4],
  ],
  Dyle: [
    [89.8, 70.1], [90.2, 74.5], [93.2, 79], [95.5, 86.7], [97.6, 93.4], [98.3, 98.4],
    [96.2, 105.6], [83.5, 113.4],
  ],
  Sambre: [
    [34, 20], [39.6, 25], [44.9, 29.5], [47, 32.2], [52.3, 33.1], [58.7, 35.1], [61.9, 35.4],
    [65.8, 36.7], [68.6, 38.9], [70.7, 39.1], [74.3, 42.3], [77.8, 44.7], [81, 44.9], [86.3, 44.9],
    [92.7, 47.8], [97.6, 49.6], [104, 49.2], [110.7, 51.3],
  ],
  Meuse: [
    [101.1, 0], [104.7, 7.8], [108.6, 15], [108.6, 24.5], [112.8, 27.8], [113.3, 30],
    [112.1, 36.7], [110.9, 44.5], [110.7, 51.3], [111.2, 51.6], [116.7, 52.5], [126.6, 55.4],
    [133, 57.8], [137.2, 58.8], [142.9, 62.3], [150, 65.6], [155.6, 68.1], [161.3, 69.7],
    [165.5, 77.8], [169.1, 82.3],
  ],
};

/** The border between France and the Netherlands, from west to east. */
export const FRONTIER: Polyline = [
  [-7.1, 62.3], [14.1, 54.5], [24, 52.8], [32.5, 42.3], [46, 38.4], [56.6, 38], [63, 36.7],
  [67.6, 32.5], [74.3, 29.1], [84.9, 26.2], [95.5, 24.7], [109.6, 21.1], [113.2, 13.3], [116.7, 0],
];

/** [3.1] From the frontier northwards: British deploy west of it, Prussians east of it. */
export const DEPLOYMENT_LINE: Polyline = [
  [64.4, 35.4], [69, 42.3], [75, 51.2], [80.6, 57.8], [86.3, 60.6], [92, 68.9], [99, 75.6],
  [107.5, 89], [109.6, 120.1],
];
