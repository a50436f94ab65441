import type { Guide } from '../../boards/guide.ts';
import { assault } from './guide/assault.ts';
import { guns } from './guide/guns.ts';
import { orders } from './guide/orders.ts';

/** The first game, in three lessons, with the French. */
export const areasGuide: Guide = {
  lessons: [orders, assault, guns],
  campaign: { scenario: 'waterloo', seat: 'French' },
};
