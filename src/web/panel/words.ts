import type { Face, Scene, Thing } from '../../boards/scene.ts';
import type { GameWords } from '../../boards/words.ts';
import { figuresOf } from '../board/words.ts';
import { nameIn, say, tellBoard } from '../speech.ts';
import { spotOf, type Unit } from './forces.ts';

/** Units and places in sentences of the page's language. */

const placeName = (scene: Scene, words: GameWords, thing: Thing): string =>
  nameIn(words, spotOf(scene, thing)?.name ?? thing.slice(thing.indexOf(':') + 1));

export const turnName = ({ record }: Scene, words: GameWords, step: number): string =>
  nameIn(words, record.at(step)?.name ?? '');

/** When and where a unit was last seen; how it was set up is known of most. */
export const sightingWords = (scene: Scene, words: GameWords, { entry }: Unit): string => {
  const { seen } = entry;
  if (seen === null) return say('neverSeen');
  const place = placeName(scene, words, seen.at);
  return seen.when < 0
    ? say('setUpAt', place)
    : say('seenAt', place, turnName(scene, words, seen.when));
};

/** Where a unit is, as far as the viewer may know. */
export const whereabouts = (scene: Scene, words: GameWords, unit: Unit): string => {
  const { fate, seen } = unit.entry;
  if (fate === 'known') return unit.spots.map(({ name }) => nameIn(words, name)).join(', ');
  if (fate === 'hidden') return sightingWords(scene, words, unit);
  return seen === null || seen.when < 0
    ? say('fallen')
    : say('fallenOn', turnName(scene, words, seen.when));
};

/** 'French infantry, II 9, 2 of 3', and what else there is to know. */
export const faceWords = (
  words: GameWords,
  army: string,
  face: Face,
  signs: readonly string[],
): string =>
  [
    nameIn(words, `${face.nation || army} ${face.symbol}`),
    `${face.corps} ${face.label}`.trim(),
    ...(face.print === undefined
      ? [face.full > 0 ? say('ofFull', face.value, face.full) : '']
      : figuresOf(face).map((figure) => tellBoard(words, figure))),
    ...signs.map((sign) => nameIn(words, sign)),
  ]
    .filter((part) => part !== '')
    .join(', ');
