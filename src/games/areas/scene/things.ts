import type { Thing } from '../../../boards/scene.ts';
import { OFFICER_NAMES, SIDES, UNIT_NAMES } from '../board.ts';
import { LEXICON } from '../lexicon.ts';

/** Things as choices call them, and the spots of the cards. */

export const areaThing = (place: number): Thing => `area:${LEXICON.domains.area[place]}`;
export const unitThing = (u: number): Thing => `unit:${UNIT_NAMES[u]}`;
export const officerThing = (officer: number): Thing => `officer:${OFFICER_NAMES[officer]}`;
export const cardsThing = (side: number): Thing => `cards:${SIDES[side]}`;
