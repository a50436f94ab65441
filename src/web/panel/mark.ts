import type { Thing } from '../../boards/scene.ts';
import type { Match } from '../match.ts';

/** Marks a thing on the board and brings it into the window, also when it was marked before. */
export const mark = (match: Match, thing: Thing | null): void => {
  match.focus.value = null;
  if (thing !== null) requestAnimationFrame(() => (match.focus.value = thing));
};
