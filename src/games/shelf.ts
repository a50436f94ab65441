import type { Boxed } from '../boards/face.ts';
import { COVER as areasCover } from './areas/cover.ts';
import { META as areasMeta } from './areas/meta.ts';
import { BOX as areasBox } from './areas/words/box.ts';
import { COVER as squaresCover } from './squares/cover.ts';
import { META as squaresMeta } from './squares/meta.ts';
import { BOX as squaresBox } from './squares/words/box.ts';
import { COVER as blocksCover } from './blocks/cover.ts';
import { META as blocksMeta } from './blocks/meta.ts';
import { BOX as blocksBox } from './blocks/words/box.ts';

/** Every game of the house as it stands on the shelf: a page knows no more of those nobody plays. */
export const SHELF: readonly Boxed[] = [
  {
    meta: blocksMeta,
    seats: ['French', 'Allied'],
    words: blocksBox,
    isTaught: true,
    cover: blocksCover,
  },
  {
    meta: areasMeta,
    seats: ['French', 'Allied'],
    words: areasBox,
    isTaught: true,
    cover: areasCover,
  },
  {
    meta: squaresMeta,
    seats: ['French', 'Allied'],
    words: squaresBox,
    isTaught: true,
    cover: squaresCover,
  },
];
