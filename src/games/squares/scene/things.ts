import type { Square } from '../../../boards/squares.ts';
import type { Thing } from '../../../boards/scene.ts';
import type { Unit } from '../battle.ts';
import { LEXICON } from '../lexicon.ts';

/** Things as choices call them: units by their numbers, squares by their coordinates. */

export const squareThing = (square: Square): Thing => `square:${LEXICON.domains.square[square]}`;
export const unitThing = (u: Unit): Thing => `unit:${LEXICON.domains.unit[u]}`;
