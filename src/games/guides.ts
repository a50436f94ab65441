import type { Guide } from '../boards/guide.ts';
import { blocksGuide } from './blocks/guide.ts';
import { META } from './blocks/meta.ts';

/** The guided first games, by the id of their game: loaded only when somebody wants to learn. */
export const GUIDES: ReadonlyMap<string, Guide> = new Map([[META.id, blocksGuide]]);
