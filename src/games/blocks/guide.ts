import type { Guide } from '../../boards/guide.ts';
import { battle } from './guide/battle.ts';
import { contact } from './guide/contact.ts';
import { march } from './guide/march.ts';
import { victory } from './guide/victory.ts';

/** The first game, in four lessons, with the French. */
export const blocksGuide: Guide = {
  lessons: [march, contact, battle, victory],
  campaign: { scenario: 'historical', seat: 'French' },
};
