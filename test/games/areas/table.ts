import { LOST, OFFICER_NAMES, PLACE_NAMES, UNIT_NAMES } from '../../../src/games/areas/board.ts';
import { areas } from '../../../src/games/areas/game.ts';
import { netPoints } from '../../../src/games/areas/rules/17-victory.ts';
import type { AreasState } from '../../../src/games/areas/state.ts';
import type { Options } from '../../../src/kernel/game.ts';
import type { Bar } from '../../../src/kernel/rulebook.ts';
import { tableOf, type Played as PlayedOf, type Step } from '../table.ts';

export { bar, type Step } from '../table.ts';

/** A table for tests: positions and choices in words, dice given exactly. Areas may go by number. */

export type Played = PlayedOf<AreasState>;

export const F = 'French';
export const A = 'Allied';

/** A unit by name, or with what is unusual about it. */
export type Unit = string | { unit: string; spent?: boolean; act?: number; came?: string };
/** Units that a document does not name are away; without a stack it is the beginning of an impulse. */
export type Doc = Record<string, unknown> & { units?: Record<string, readonly Unit[]> };

export const spent = (unit: string): Unit => ({ unit, spent: true });

/** The name of an area by its number. */
export const area = (id: number): string => PLACE_NAMES[id - 1];

const table = tableOf(areas);
export const { choices, waiting } = table;

export const position = (doc: Doc): AreasState => table.position(doc);

const named = (choice: readonly (string | number)[]): (string | number)[] =>
  choice.map((word) => (typeof word === 'number' ? area(word) : word));

/** Takes these choices one after the other; every die given must be rolled, and no other. */
export const play = (
  start: AreasState,
  dice: readonly number[],
  ...steps: readonly Step[]
): Played =>
  table.play(start, dice, ...steps.map(([seat, ...choice]): Step => [seat, ...named(choice)]));

/** The bar that refuses a choice. */
export const refusal = (s: AreasState, seat: string, ...choice: (string | number)[]): Bar =>
  table.refusal(s, seat, ...named(choice));

/** The battle as it begins. */
export const opening = (options: Options = {}): AreasState =>
  table.settled(areas.setup('waterloo', options)).state;

/** The position with these procedures on the stack, the last one first, run to the next decision. */
export const amid = (
  doc: Doc,
  frames: readonly (readonly (string | number)[])[],
  dice: readonly number[] = [],
): Played => table.settled(position({ ...doc, stack: frames, waiting: 0 }), dice);

/** A turn from its first phase on; `dice` begins with those for Napoléon except on the first turn. */
export const turn = (doc: Doc, dice: readonly number[] = []): Played =>
  amid(doc, [['battle']], dice);

/** Moves a unit through these areas; 'halt' ends its move early. */
export const march = (seat: string, unit: string, ...way: (string | number)[]): Step[] => [
  [seat, 'pick', unit],
  ...way.map((to): Step => (to === 'halt' ? [seat, 'halt'] : [seat, 'to', to])),
];

const unitNumber = (name: string): number => {
  const u = UNIT_NAMES.indexOf(name);
  if (u < 0) throw new Error(`no unit ${name}`);
  return u;
};

export const placeOf = (s: AreasState, name: string): string =>
  [...PLACE_NAMES, 'lost', 'away'][s.place[unitNumber(name)]];
export const isSpent = (s: AreasState, name: string): boolean => s.spent[unitNumber(name)] === 1;

/** The units of a place by name. */
export const standingAt = (s: AreasState, place: string | number): string[] =>
  UNIT_NAMES.filter((name) => placeOf(s, name) === named([place])[0]);

/** Whether the card of a leader or commander shows its spent side. */
export const isUsed = (s: AreasState, officer: string): boolean => {
  const o = OFFICER_NAMES.indexOf(officer);
  if (o < 0) throw new Error(`no officer ${officer}`);
  return s.used[o] === 1;
};

/** Who controls an area. */
export const controllerOf = (s: AreasState, id: number): string =>
  s.control[id - 1] === 1 ? F : A;

/** Where the marker of the Grand Battery lies, or null. */
export const batteryAt = (s: AreasState): string | null =>
  s.battery === LOST ? null : PLACE_NAMES[s.battery];

/** Where the victory marker stands, French points counted up. */
export const points = (s: AreasState): number => netPoints(s);

/** Whose impulse it is. */
export const sideOf = (s: AreasState): string => [F, A][s.side];
