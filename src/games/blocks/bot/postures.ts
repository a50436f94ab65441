import { FRENCH } from '../board.ts';
import type { Posture } from './mind.ts';

const posture = (
  name: string,
  bases: Posture['bases'],
  armies: Posture['armies'],
  company: number,
): Posture => ({ name, bases, armies, company });

/** What the French can strive for; the first is what one expects of them. */
const FRENCH_POSTURES = [
  posture('on all the bases', [5, 5, 10], [0, 0.8, 0.8], 1),
  posture('on Liège', [1, 1, 14], [0, 0.3, 1.2], 1.5),
  posture('on Brussels', [2, 10, 2], [0, 1.2, 0.3], 1.5),
  posture('on Brussels and Ghent', [8, 8, 1], [0, 0.8, 0.2], 1),
  posture('against the Prussians', [1, 1, 4], [0, 0.2, 2.5], 2),
  posture('against the British', [2, 3, 1], [0, 2.5, 0.2], 2),
];

/** What the Allies can strive for. */
const ALLIED_POSTURES = [
  posture('to cover the bases', [1, 1, 2], [0, 1, 1], 0.5),
  posture('to cover Brussels and Ghent', [1.5, 2, 0.5], [0, 1.5, 0.5], 1),
  posture('to cover Liège', [0.5, 0.5, 4], [0, 0.5, 1.5], 1),
  posture('to unite', [0.5, 0.8, 0.5], [0, 2, 2], 2),
  posture('to keep away', [0.2, 0.2, 0.2], [0, 0.5, 0.5], 0.3),
];

export const posturesOf = (side: number): readonly Posture[] =>
  side === FRENCH ? FRENCH_POSTURES : ALLIED_POSTURES;
