import { ARM, CAVALRY, SIDE, SIDE_END, SIDE_FIRST } from '../board.ts';
import { ACROSS, LANE, laneOf, type BlocksState } from '../state.ts';

/** Who stands where in a battle: the questions that combat, morale and routs all ask. */

/** Whether the side has a unit in this place of the battle. */
const standsIn = (s: BlocksState, b: number, side: number, place: number): boolean => {
  const town = s.battleTown[b];
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] === place && s.town[u] === town) return true;
  }
  return false;
};

/** [8.1] A unit is engaged when it has crossed the line, or an enemy has crossed into its column. */
export const isEngaged = (s: BlocksState, b: number, u: number): boolean => {
  const place = s.place[u];
  if (place >= ACROSS) return true;
  return place >= LANE && standsIn(s, b, 1 - SIDE[u], ACROSS + laneOf(place));
};

/** [7.5] Whether enemy cavalry stands in the same engagement. */
export const isEngagedByCavalry = (s: BlocksState, b: number, u: number): boolean => {
  if (s.place[u] < LANE) return false;
  const facing = facingPlace(s.place[u]);
  const enemy = 1 - SIDE[u];
  if (s.place[u] < ACROSS && !standsIn(s, b, enemy, facing)) return false;
  const town = s.battleTown[b];
  for (let v = SIDE_FIRST[enemy]; v < SIDE_END[enemy]; v++) {
    if (s.place[v] === facing && s.town[v] === town && ARM[v] === CAVALRY) return true;
  }
  return false;
};

/** The place of the enemy that a unit is engaged with: those across face those at home. */
export const facingPlace = (place: number): number =>
  place >= ACROSS ? place - ACROSS + LANE : place - LANE + ACROSS;

/** [7.5] Whether any of the three columns of the side is empty, on both sides of the line. */
export const isColumnEmpty = (s: BlocksState, b: number, side: number): boolean => {
  const town = s.battleTown[b];
  let held = 0;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] === town && s.place[u] >= LANE) held |= 1 << laneOf(s.place[u]);
  }
  return held !== 7;
};
