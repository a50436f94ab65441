import {
  AREA_COUNT,
  ARM,
  BLUE,
  FRENCH,
  GREEN,
  IS_GUARD,
  IS_RIFLES,
  SIDE,
  SKIRMISHERS,
  ARTILLERY,
  UNIT_COUNT,
} from '../board.ts';
import { AUTOMATIC, DEGREES, ELIMINATED } from '../data/tables.ts';
import { controls, isContested, isLost, isOnMap, type AreasState } from '../state.ts';

/** [17.3] What a victory area gives the side that seeks it: all, half while contested, or nothing. */
const areaPoints = (s: AreasState, side: number, area: number): number => {
  const worth = (side === FRENCH ? BLUE : GREEN)[area];
  if (worth === 0) return 0;
  if (isContested(s, area)) return worth / 2;
  return controls(s, side, area) ? worth : 0;
};

/** [17.4] What the enemy gains by the loss of a unit. */
export const lossPoints = (u: number): number => {
  if (ARM[u] === SKIRMISHERS) return 0;
  return IS_GUARD[u] ? ELIMINATED.guard : ELIMINATED.unit;
};

/** [17.1] French points less Allied ones: where the marker stands. */
export const netPoints = (s: AreasState): number => {
  let net = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (BLUE[area] > 0) net += areaPoints(s, FRENCH, area);
    if (GREEN[area] > 0) net -= areaPoints(s, 1 - FRENCH, area);
  }
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (isLost(s, u)) net += SIDE[u] === FRENCH ? -lossPoints(u) : lossPoints(u);
  }
  return net;
};

/** [17.5] Half a point for every enemy unit that is spent at the end, guns and light companies apart. */
const spentPoints = (s: AreasState, side: number): number => {
  let spent = 0;
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (SIDE[u] === side || !isOnMap(s, u) || s.spent[u] === 0) continue;
    if (ARM[u] === ARTILLERY || (ARM[u] === SKIRMISHERS && !IS_RIFLES[u])) continue;
    spent++;
  }
  return spent >> 1;
};

/** [17.5] The points once the last turn is over. */
export const finalPoints = (s: AreasState): number =>
  netPoints(s) + spentPoints(s, FRENCH) - spentPoints(s, 1 - FRENCH);

/** Endings by number (see ENDINGS). */
const FRENCH_AUTOMATIC = 1;
const ALLIED_AUTOMATIC = 2;

/** [17.2] The ending by which a side wins at once, or 0. */
export const automaticEnding = (s: AreasState): number => {
  const net = netPoints(s);
  if (net >= AUTOMATIC) return FRENCH_AUTOMATIC;
  return net <= -AUTOMATIC ? ALLIED_AUTOMATIC : 0;
};

/** [17.6] The degree of victory for what the French have in the end. */
export const degreeOf = (net: number): number => {
  if (net >= DEGREES.frenchMajor) return 3;
  if (net >= DEGREES.frenchMarginal) return 4;
  if (net >= DEGREES.draw) return 5;
  return net >= DEGREES.alliedMarginal ? 6 : 7;
};
