import type { Lexicon } from '../kernel/choice.ts';
import type { Meta } from '../kernel/game.ts';
import type { Handling } from './handling.ts';
import type { Scene, Sound } from './scene.ts';
import type { Book, BoxWords, GameWords } from './words.ts';

/** A game as it stands on the shelf: all that is known of it before somebody wants to play it. */
export interface Boxed {
  readonly meta: Meta;
  /** Who plays, as the game is set up first. */
  readonly seats: readonly string[];
  readonly words: Readonly<Record<'en' | 'it', BoxWords>>;
  /** Whether `guides.ts` has a guided first game. */
  readonly isTaught: boolean;
  /** The art on its box, as SVG. */
  readonly cover: string;
}

/** How a game meets people: what it shows, what it says, and its rules to read. */
export interface Face {
  readonly verbs: Lexicon['verbs'];
  readonly scene: (view: unknown) => Scene;
  readonly handling: Handling;
  readonly words: Readonly<Record<'en' | 'it', GameWords>>;
  readonly books: Readonly<Record<'en' | 'it', Book>>;
  /** By event. */
  readonly sounds: Readonly<Partial<Record<string, Sound>>>;
}
