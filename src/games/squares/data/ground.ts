import type { Terrain } from './lists.ts';

/** How a map is written: the character of a square, what it counts as, and the heights it comes at. */
export interface GroundDatum {
  readonly character: string;
  readonly name: string;
  readonly terrain: Terrain;
  /** [6.35] Whether road mode passes here. */
  readonly road: boolean;
  /** [20.2] Even heights are the slopes of ridges: only clear ground, woods and roads lie on them. */
  readonly elevations: readonly number[];
}

export const GROUND: readonly GroundDatum[] = [
  { character: '.', name: 'clear', terrain: 'clear', road: false, elevations: [1, 2, 3, 4, 5] },
  { character: '#', name: 'road', terrain: 'clear', road: true, elevations: [1, 2, 3, 4, 5] },
  { character: 'w', name: 'woods', terrain: 'woods', road: false, elevations: [1, 2, 3, 4, 5] },
  { character: 'o', name: 'road in woods', terrain: 'woods', road: true, elevations: [1, 3] },
  { character: ':', name: 'fields', terrain: 'fields', road: false, elevations: [1, 3, 5] },
  { character: 'T', name: 'town', terrain: 'town', road: true, elevations: [1, 3, 5] },
  { character: 's', name: 'stream', terrain: 'stream', road: false, elevations: [1, 3] },
  { character: 'b', name: 'bridge', terrain: 'bridge', road: true, elevations: [1, 3] },
  { character: 'R', name: 'redoubt', terrain: 'redoubt', road: false, elevations: [1, 3, 5] },
  { character: 'm', name: 'swamp', terrain: 'swamp', road: false, elevations: [1, 3] },
  { character: 'u', name: 'sunken road', terrain: 'sunken road', road: true, elevations: [1, 3] },
  { character: 'r', name: 'river', terrain: 'river', road: false, elevations: [1] },
];
