import {
  ALLIED,
  AREA_COUNT,
  ARM,
  ARMY,
  ARTILLERY,
  BLUE,
  BOARD,
  BRITISH,
  CAVALRY,
  FRENCH,
  GREEN,
  isZone,
  PLACE_COUNT,
  PRUSSIAN,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  SKIRMISHERS,
  TEM,
} from '../board.ts';
import { forceAt, freshAt, isGun, isOnMap, type AreasState } from '../state.ts';
import { timeLeft, type Fields } from './worth.ts';

/** How the map draws and frightens the units of each army. */

interface Pull {
  /** By army: to fight, and to hold. */
  readonly front: readonly Float64Array[];
  /** For guns: enemies within reach. */
  readonly range: readonly Float64Array[];
  /** By side: what a unit has to fear from guns. */
  readonly shells: readonly Float64Array[];
}

/** What is left of a pull for each area between. */
const FADES = 0.78;
const REACH = 14;
const FADED = Array.from({ length: REACH + 1 }, (_, far) => FADES ** far);

const spread = (field: Float64Array, from: number, pull: number): void => {
  const row = from * PLACE_COUNT;
  for (let place = 0; place < PLACE_COUNT; place++) {
    const far = BOARD.distance[row + place];
    if (far <= REACH) field[place] += pull * FADED[far];
  }
};

/** How keen an army is to attack, and to stand by what the enemy wants. */
const ZEAL = [0.6, 0.2, 0.6];
const CARE = [0.5, 0.8, 0.2];

const SEEKS = [BLUE, GREEN];

const pullsOf = (s: AreasState, army: number): Float64Array => {
  const field = new Float64Array(PLACE_COUNT);
  const side = army === FRENCH ? FRENCH : ALLIED;
  for (let area = 0; area < AREA_COUNT; area++) {
    const enemies = forceAt(s, 1 - side, area);
    const wanted = SEEKS[side][area];
    const guarded = SEEKS[1 - side][area];
    const isOurs = (s.control[area] === 1) === (side === FRENCH);
    if (wanted > 0 && (!isOurs || enemies > 0)) spread(field, area, ZEAL[army] * 0.09 * wanted);
    if (guarded > 0) spread(field, area, CARE[army] * 0.04 * guarded);
    if (enemies > 0) spread(field, area, ZEAL[army] * 0.012 * enemies);
  }
  return field;
};

/** Fire finds a target: an adjacent place or, less surely, one two areas off. */
const rangesOf = (s: AreasState, side: number): Float64Array => {
  const field = new Float64Array(PLACE_COUNT);
  for (let place = 0; place < PLACE_COUNT; place++) {
    const enemies = forceAt(s, 1 - side, place);
    if (enemies === 0) continue;
    const pull = (0.25 * Math.min(1, enemies / 3)) / TEM[place];
    for (let at = 0; at < PLACE_COUNT; at++) {
      const far = BOARD.distance[place * PLACE_COUNT + at];
      if (far === 1 || far === 2) field[at] = Math.max(field[at], far === 1 ? pull : 0.6 * pull);
    }
  }
  return field;
};

/** What every unit in a place has to fear from the enemy’s guns. */
const shellsOn = (s: AreasState, side: number): Float64Array => {
  const field = new Float64Array(PLACE_COUNT);
  const guns = new Float64Array(PLACE_COUNT);
  for (let u = SIDE_FIRST[1 - side]; u < SIDE_END[1 - side]; u++) {
    if (isGun(u) && isOnMap(s, u)) guns[s.place[u]] += s.battery === s.place[u] ? 1.5 : 1;
  }
  for (let from = 0; from < PLACE_COUNT; from++) {
    if (guns[from] === 0) continue;
    for (let at = 0; at < AREA_COUNT; at++) {
      const far = BOARD.distance[from * PLACE_COUNT + at];
      if (far < 1 || far > 2) continue;
      field[at] = Math.max(field[at], ((far === 1 ? 0.04 : 0.02) * guns[from]) / TEM[at]);
    }
  }
  return field;
};

/** Fresh enemies in the place and next to it. */
const threatTo = (s: AreasState, side: number, place: number): number => {
  let threat = 2 * freshAt(s, 1 - side, place);
  const near = BOARD.neighbours[place];
  for (let i = 0; i < near.length; i++) threat += freshAt(s, 1 - side, near[i]);
  return threat;
};

const danger = (s: AreasState, u: number, place: number): number => {
  const side = SIDE[u];
  const threat = Math.min(6, threatTo(s, side, place));
  if (threat === 0) return 0;
  if (ARM[u] === ARTILLERY) {
    const cover = freshAt(s, side, place) > 1 ? 0.2 : 1;
    return 0.05 * threat * cover;
  }
  return (s.spent[u] === 1 ? 0.12 : 0.06) * threat;
};

/** Looks at the map: where everybody is drawn. */
export const look = (s: AreasState): Fields => {
  const pull: Pull = {
    front: [FRENCH, BRITISH, PRUSSIAN].map((army) => pullsOf(s, army)),
    range: [FRENCH, ALLIED].map((side) => rangesOf(s, side)),
    shells: [FRENCH, ALLIED].map((side) => shellsOn(s, side)),
  };
  // Pull and danger fade together as the day ends: else fresh troops stand off from a losing battle.
  const weight = 0.35 + 0.65 * timeLeft(s);
  return {
    at: (now, u, place) => {
      const front = pull.front[ARMY[u]][place];
      const ground = isZone(place) ? 0 : 0.012 * TEM[place];
      const risk = weight * danger(now, u, place) + pull.shells[SIDE[u]][place];
      if (ARM[u] === ARTILLERY) {
        const battery = now.battery === place && now.batteryMoved === 0 ? 0.25 : 0;
        return weight * (0.2 * front + pull.range[SIDE[u]][place] + battery) - risk;
      }
      const zeal =
        now.spent[u] === 1 ? 0.25 : ARM[u] === CAVALRY || ARM[u] === SKIRMISHERS ? 0.7 : 1;
      return weight * zeal * front + ground - risk;
    },
  };
};
