import {
  ALLIED,
  AREA_COUNT,
  ARMIES,
  ARMY,
  AWAY,
  BRITISH,
  FRENCH,
  PLACE_COUNT,
  PLACE_NAMES,
  PRUSSIAN,
  SIDE,
  STEPS,
  UNIT_COUNT,
  UNIT_NAMES,
} from './board.ts';
import { STACK } from './data/tables.ts';
import { FRESH_UNIT, forceAt, SPENT_UNIT, weightOf, type AreasState } from './state.ts';

/*
 * A check follows every choice of a checked game and took as long as the choice. So its loops have no
 * branches: each gathers its faults in one number, 0 when all is well. What is wrong is looked for
 * only then.
 */

/** By army and place, those off the map included: the force that stands there (see `force`). */
const WIDTH = AWAY + 1;
const forces = new Uint16Array(ARMIES.length * WIDTH);
/** By unit: where the places of its army begin. */
const ROW = Uint16Array.from(ARMY, (army) => army * WIDTH);
/** By unit: the bits that must not be set in what says whether it is spent. */
const UNSPENDABLE = Int8Array.from(STEPS, (steps) => (steps === 2 ? ~1 : ~0));

/** Counts the units of every place; not 0 when one is what or where it cannot be. */
const muster = ({ place, spent }: AreasState): number => {
  let faults = 0;
  forces.fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) {
    const isSpent = spent[u];
    const at = place[u];
    forces[ROW[u] + at] += FRESH_UNIT - isSpent * (FRESH_UNIT - SPENT_UNIT);
    faults |= (isSpent & UNSPENDABLE[u]) | ((AWAY - at) >> 31);
  }
  return faults;
};

/** Not 0 when the force of a place is not that of the units which stand there. */
const miscounted = ({ force }: AreasState): number => {
  let faults = 0;
  for (let place = 0; place < PLACE_COUNT; place++) {
    const allied = forces[BRITISH * WIDTH + place] + forces[PRUSSIAN * WIDTH + place];
    faults |= (forces[place] ^ force[place]) | (allied ^ force[PLACE_COUNT + place]);
  }
  return faults;
};

/** [7.2] Not 0 when an area is overfull, or one side alone stands in it and does not control it. */
const misheld = ({ force, control }: AreasState): number => {
  let faults = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    const french = force[area] & 255;
    const allied = force[PLACE_COUNT + area] & 255;
    const isFrench = (0 - french) >>> 31;
    faults |= (STACK - french) | (STACK - allied);
    faults |= 0 - ((isFrench ^ ((0 - allied) >>> 31)) & (control[area] ^ isFrench));
  }
  return faults >> 31;
};

/** Not 0 when others than Prussians stand in a zone. */
const strayed = (): number => {
  let faults = 0;
  for (let zone = AREA_COUNT; zone < PLACE_COUNT; zone++) {
    faults |= forces[zone] | forces[BRITISH * WIDTH + zone];
  }
  return faults;
};

/** What is wrong with the units by themselves. */
const unitFaults = (s: AreasState): string[] =>
  UNIT_NAMES.filter((_, u) => (s.spent[u] & UNSPENDABLE[u]) !== 0 || s.place[u] > AWAY).map(
    (name) => `${name} cannot be what and where it is`,
  );

/** What is wrong with a place of the map. */
const placeFaults = (s: AreasState, place: number): string[] => {
  const units = [...SIDE.keys()].filter((u) => s.place[u] === place);
  const isMiscounted = [FRENCH, ALLIED].some((side) => {
    const own = units.filter((u) => SIDE[u] === side);
    const force = own.reduce((sum, u) => sum + weightOf(s, u), 0);
    return force !== s.force[side * PLACE_COUNT + place];
  });
  const [french, allied] = [forceAt(s, FRENCH, place) > 0, forceAt(s, ALLIED, place) > 0];
  const isArea = place < AREA_COUNT;
  const faults = {
    'has not the units it counts': isMiscounted,
    'is overfull': isArea && [FRENCH, ALLIED].some((side) => forceAt(s, side, place) > STACK),
    'is held but not controlled':
      isArea && french !== allied && s.control[place] !== Number(french),
    'holds others than Prussians': !isArea && units.some((u) => ARMY[u] !== PRUSSIAN),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) =>
    isSo ? `${PLACE_NAMES[place]} ${fault}` : [],
  );
};

/** The invariants of the game; an empty list when all hold. */
export const check = (s: AreasState): string[] => {
  const faults = muster(s) | miscounted(s) | misheld(s) | strayed();
  if (faults === 0) return [];
  const places = PLACE_NAMES.slice(0, PLACE_COUNT).keys();
  return [...unitFaults(s), ...[...places].flatMap((place) => placeFaults(s, place))];
};
