import type { Face } from '../../boards/face.ts';
import { blocksHandling } from './handling.ts';
import { LEXICON } from './lexicon.ts';
import { blocksScene, SOUNDS } from './scene.ts';
import type { BlocksView } from './view.ts';
import { blocksBooks, blocksWords } from './words.ts';

export const FACE: Face = {
  verbs: LEXICON.verbs,
  scene: (view) => blocksScene(view as BlocksView),
  handling: blocksHandling,
  words: blocksWords,
  books: blocksBooks,
  sounds: SOUNDS,
};
