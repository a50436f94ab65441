import type { Guide } from '../boards/guide.ts';
import { areasGuide } from './areas/guide.ts';
import { META as AREAS } from './areas/meta.ts';
import { blocksGuide } from './blocks/guide.ts';
import { META as BLOCKS } from './blocks/meta.ts';
import { squaresGuide } from './squares/guide.ts';
import { META as SQUARES } from './squares/meta.ts';

/** The guided first games, by the id of their game: loaded only when somebody wants to learn. */
export const GUIDES: ReadonlyMap<string, Guide> = new Map([
  [BLOCKS.id, blocksGuide],
  [AREAS.id, areasGuide],
  [SQUARES.id, squaresGuide],
]);
