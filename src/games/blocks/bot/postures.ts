import { FRENCH } from '../board.ts';
import type { Posture } from './mind.ts';

/**
 * What each side can strive for; the first is what one expects of it. The figures of those called
 * 'with care' and 'at a run' come from thousands of games of the rule of thumb against itself, each
 * side's set bred against the other's.
 */
const FRENCH_POSTURES: readonly Posture[] = [
  {
    name: 'on all the bases',
    bases: [5, 5, 10],
    armies: [0, 0.8, 0.8],
    company: 1,
    safety: 2.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'on Liège',
    bases: [1, 1, 14],
    armies: [0, 0.3, 1.2],
    company: 1.5,
    safety: 2.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'on Brussels',
    bases: [2, 10, 2],
    armies: [0, 1.2, 0.3],
    company: 1.5,
    safety: 2.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'on Brussels and Ghent',
    bases: [8, 8, 1],
    armies: [0, 0.8, 0.2],
    company: 1,
    safety: 2.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'against the Prussians',
    bases: [1, 1, 4],
    armies: [0, 0.2, 2.5],
    company: 2,
    safety: 2.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'against the British',
    bases: [2, 3, 1],
    armies: [0, 2.5, 0.2],
    company: 2,
    safety: 2.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'on Brussels and Liège, with care',
    bases: [0.9, 10.5, 10.6],
    armies: [0, 1.2, 3],
    company: 0.2,
    safety: 17,
    attack: 3.5,
    fades: 0.59,
  },
  {
    name: 'on the bases, at a run',
    bases: [7.8, 20.8, 14.7],
    armies: [0, 1, 0.9],
    company: 0.1,
    safety: 0.4,
    attack: 0.8,
    fades: 0.62,
  },
  {
    name: 'on the bases, with care',
    bases: [10.7, 9.8, 12.7],
    armies: [0, 1.3, 0.7],
    company: 0.7,
    safety: 6.5,
    attack: 1.4,
    fades: 0.75,
  },
];

const ALLIED_POSTURES: readonly Posture[] = [
  {
    name: 'to cover the bases',
    bases: [1, 1, 2],
    armies: [0, 1, 1],
    company: 0.5,
    safety: 3.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'to cover Brussels and Ghent',
    bases: [1.5, 2, 0.5],
    armies: [0, 1.5, 0.5],
    company: 1,
    safety: 3.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'to cover Liège',
    bases: [0.5, 0.5, 4],
    armies: [0, 0.5, 1.5],
    company: 1,
    safety: 3.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'to unite',
    bases: [0.5, 0.8, 0.5],
    armies: [0, 2, 2],
    company: 2,
    safety: 3.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'to keep away',
    bases: [0.2, 0.2, 0.2],
    armies: [0, 0.5, 0.5],
    company: 0.3,
    safety: 3.5,
    attack: 1.2,
    fades: 0.75,
  },
  {
    name: 'to cover the bases, with care',
    bases: [2.7, 0.5, 3.1],
    armies: [0, 1.1, 0.2],
    company: 0.7,
    safety: 11,
    attack: 1.1,
    fades: 0.83,
  },
  {
    name: 'to hold Brussels and Liège, at a run',
    bases: [0.1, 2.1, 9.8],
    armies: [0, 1.2, 0.7],
    company: 0.1,
    safety: 1.9,
    attack: 1,
    fades: 0.69,
  },
];

export const posturesOf = (side: number): readonly Posture[] =>
  side === FRENCH ? FRENCH_POSTURES : ALLIED_POSTURES;
