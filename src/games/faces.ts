import type { Handling } from '../boards/handling.ts';
import type { Scene, Sound } from '../boards/scene.ts';
import type { Book, GameWords } from '../boards/words.ts';
import { blocksHandling } from './blocks/handling.ts';
import { COVER } from './blocks/cover.ts';
import { META } from './blocks/meta.ts';
import { blocksScene, SOUNDS } from './blocks/scene.ts';
import type { BlocksView } from './blocks/view.ts';
import { blocksBooks, blocksWords } from './blocks/words.ts';

/** How a game meets people: what it shows, what it says, and its rules to read. */
export interface Face {
  readonly scene: (view: unknown) => Scene;
  readonly handling: Handling;
  readonly words: Readonly<Record<'en' | 'it', GameWords>>;
  readonly books: Readonly<Record<'en' | 'it', Book>>;
  /** Whether `guides.ts` has a guided first game. */
  readonly isTaught: boolean;
  /** By event. */
  readonly sounds: Readonly<Partial<Record<string, Sound>>>;
  /** The art on its box, as SVG. */
  readonly cover: string;
}

/** By the id of the game. A table needs none of this, and a page none of the rules at play. */
const FACES: ReadonlyMap<string, Face> = new Map([
  [
    META.id,
    {
      scene: (view) => blocksScene(view as BlocksView),
      handling: blocksHandling as Handling,
      words: blocksWords,
      books: blocksBooks,
      isTaught: true,
      sounds: SOUNDS,
      cover: COVER,
    },
  ],
]);

export const faceOf = (game: string): Face => {
  const face = FACES.get(game);
  if (face === undefined) throw new Error(`no game is called ${game}`);
  return face;
};
