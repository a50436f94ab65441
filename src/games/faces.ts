import type { Handling } from '../boards/handling.ts';
import type { Scene, Sound } from '../boards/scene.ts';
import type { GameWords } from '../boards/words.ts';
import type { Rulebook } from '../kernel/rulebook.ts';
import { blocksHandling } from './blocks/handling.ts';
import { META } from './blocks/meta.ts';
import { RULEBOOK } from './blocks/rulebook.ts';
import { blocksScene, SOUNDS } from './blocks/scene.ts';
import type { BlocksView } from './blocks/view.ts';
import { blocksWords } from './blocks/words.ts';

/** How a game meets people: what it shows, what it says, and its rules to read. */
export interface Face {
  readonly scene: (view: unknown) => Scene;
  readonly handling: Handling;
  readonly words: Readonly<Record<'en' | 'it', GameWords>>;
  readonly rulebook: Rulebook;
  /** Whether `guides.ts` has a guided first game. */
  readonly isTaught: boolean;
  /** By event. */
  readonly sounds: Readonly<Partial<Record<string, Sound>>>;
}

/** By the id of the game. A table needs none of this, and a page none of the rules at play. */
const FACES: ReadonlyMap<string, Face> = new Map([
  [
    META.id,
    {
      scene: (view) => blocksScene(view as BlocksView),
      handling: blocksHandling as Handling,
      words: blocksWords,
      rulebook: RULEBOOK,
      isTaught: true,
      sounds: SOUNDS,
    },
  ],
]);

export const faceOf = (game: string): Face => {
  const face = FACES.get(game);
  if (face === undefined) throw new Error(`no game is called ${game}`);
  return face;
};
