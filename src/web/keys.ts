import { useEffect } from 'preact/hooks';
import type { Word } from './words/en.ts';

/** What a key does wherever the page is; keys without a deed belong to the board. */
export type Deed =
  | 'undo'
  | 'back'
  | 'on'
  | 'putBack'
  | 'find'
  | 'log'
  | 'forces'
  | 'text'
  | 'watch'
  | 'pictureBack'
  | 'pictureOn'
  | 'layers'
  | 'fold'
  | 'keys';

interface Key {
  /** As the keyboard event calls them. */
  readonly keys: readonly string[];
  readonly word: Word;
  readonly deed?: Deed;
}

/** All keys, in the order in which they are listed. */
export const KEYS: readonly Key[] = [
  { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], word: 'keyWalk' },
  { keys: ['Enter'], word: 'keyChoose' },
  { keys: [' '], word: 'keySpot' },
  { keys: ['Escape'], word: 'keyPutBack', deed: 'putBack' },
  { keys: ['+', '-'], word: 'keyZoom' },
  { keys: ['0'], word: 'keyWhole' },
  { keys: ['u'], word: 'keyUndo', deed: 'undo' },
  { keys: ['['], word: 'keyBack', deed: 'back' },
  { keys: [']'], word: 'keyOn', deed: 'on' },
  { keys: ['f', '/'], word: 'keyFind', deed: 'find' },
  { keys: ['l'], word: 'keyLog', deed: 'log' },
  { keys: ['o'], word: 'keyForces', deed: 'forces' },
  { keys: ['t'], word: 'keyText', deed: 'text' },
  { keys: ['W'], word: 'keyWatch', deed: 'watch' },
  { keys: [','], word: 'keyPictureBack', deed: 'pictureBack' },
  { keys: ['.'], word: 'keyPictureOn', deed: 'pictureOn' },
  { keys: ['V'], word: 'keyLayers', deed: 'layers' },
  { keys: ['p'], word: 'keyFold', deed: 'fold' },
  { keys: ['?'], word: 'keyKeys', deed: 'keys' },
];

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key press asks for. */
export const deedOf = ({ key, ctrlKey, metaKey, altKey }: Press): Deed | null =>
  ctrlKey || metaKey || altKey ? null : (KEYS.find(({ keys }) => keys.includes(key))?.deed ?? null);

/** Where letters are written or a dialog is read: keys mean nothing else there. */
export const WRITING = 'input:not([type=checkbox], [type=range]), select, textarea, dialog[open] *';

/** Does what the keys ask for, except where somebody writes or reads a dialog. */
export const useKeys = (deeds: Readonly<Record<Deed, () => unknown>>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.matches(WRITING)) return;
      const deed = deedOf(event);
      if (deed === null) return;
      if (deed !== 'putBack') event.preventDefault();
      deeds[deed]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};
