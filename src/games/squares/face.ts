import type { Face } from '../../boards/face.ts';
import { squaresHandling } from './handling.ts';
import { LEXICON } from './lexicon.ts';
import { SOUNDS, squaresScene } from './scene.ts';
import type { SquaresView } from './view.ts';
import { squaresBooks, squaresWords } from './words.ts';

export const FACE: Face = {
  verbs: LEXICON.verbs,
  scene: (view) => squaresScene(view as SquaresView),
  handling: squaresHandling,
  words: squaresWords,
  books: squaresBooks,
  sounds: SOUNDS,
};
