import type { ARMIES, SIDES } from '../board.ts';

/** Sides and armies, which the box names too. */
export const SIDES_SAID: Readonly<
  Record<(typeof SIDES)[number] | (typeof ARMIES)[number], string>
> = {
  French: 'Francesi',
  Allied: 'Alleati',
  British: 'Britannici',
  Prussian: 'Prussiani',
};
