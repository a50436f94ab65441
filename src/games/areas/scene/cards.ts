import type { Spot } from '../../../boards/scene.ts';
import { ALLIED, FRENCH } from '../board.ts';
import { cardsThing } from './things.ts';

/** Where the cards of both sides lie: left and right of a board of this size. */
export const cardSpots = (width: number, height: number): readonly Spot[] => [
  {
    thing: cardsThing(FRENCH),
    x: 0,
    y: height / 2,
    r: 0,
    pile: 'cards',
    name: 'French commanders and leaders',
  },
  {
    thing: cardsThing(ALLIED),
    x: width,
    y: height / 2,
    r: 0,
    pile: 'cards',
    name: 'Allied commanders and leaders',
  },
];
