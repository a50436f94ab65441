import type { Face } from '../../boards/face.ts';
import { areasHandling } from './handling.ts';
import { LEXICON } from './lexicon.ts';
import { areasScene, SOUNDS } from './scene.ts';
import type { AreasView } from './view.ts';
import { areasBooks, areasWords } from './words.ts';

export const FACE: Face = {
  verbs: LEXICON.verbs,
  scene: (view) => areasScene(view as AreasView),
  handling: areasHandling,
  words: areasWords,
  books: areasBooks,
  sounds: SOUNDS,
};
