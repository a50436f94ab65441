import type { SideName } from '../data/lists.ts';

/** Sides, which the box names too. */
export const SIDES_SAID: Readonly<Record<SideName, string>> = {
  French: 'Francesi',
  Allied: 'Alleati',
};
