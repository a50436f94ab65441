import type { Level } from './mind.ts';

/** Who goes by rule of thumb, and sees all that it tells him. */
const BY_THUMB: Level = {
  noise: 0,
  slips: 0,
  fickle: false,
  hasty: false,
  concerts: true,
  effort: null,
};

/** A beginner misjudges, forgets half of his units, changes his mind, and brings nobody together. */
const BEGINNER: Level = { ...BY_THUMB, noise: 0.3, slips: 2, fickle: true, concerts: false };

export const LEVELS: readonly Level[] = [
  BEGINNER,
  BY_THUMB,
  { ...BY_THUMB, effort: { units: 400, rounds: [2, 1], horizon: 1 } },
  { ...BY_THUMB, effort: { units: 600, rounds: [2, 2], horizon: 1 } },
  { ...BY_THUMB, effort: { units: 900, rounds: [2, 3], horizon: 1 } },
];

/** Those who play on in a commander's head. */
export const IN_HIS_HEAD: Level = { ...BY_THUMB, hasty: true };
