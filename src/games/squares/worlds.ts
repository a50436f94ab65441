import { distance, type Square } from '../../boards/squares.ts';
import { below, type Dice } from '../../kernel/dice.ts';
import { NOBODY, PROHIBITED, type Leader, type Unit } from './battle.ts';
import { CHARGE_LIMITS } from './data/charts.ts';
import { TERRAINS } from './data/lists.ts';
import {
  ARTILLERY,
  CHARGE,
  LEADERS,
  LIMBERED,
  OPEN,
  STRIDE,
  TOWN,
  UNITS,
  WOODS,
} from './numbers.ts';
import { markView } from './rules/04-hidden.ts';
import { stackBar } from './rules/06-costs.ts';
import { put } from './rules/06-stacks.ts';
import { LEAST_CONTROL, starsFor } from './rules/09-command.ts';
import { earliestOf, latestOf } from './rules/10-reinforcements.ts';
import {
  AWAY,
  FIRST_TARGET,
  isOnMap,
  NO_PLOT,
  scenarioOf,
  UNSEEN,
  type SquaresState,
} from './state.ts';

/** What a seat does not know, drawn so that it fits with all that it does. */

/** [20.8] Operation points of the enemy: from here so many. */
const POINTS_FROM = 6;
const POINTS_TO = 12;
const SPENT_SHOTS = 3;
const COMMON_CONTROL = 16;
const DIFFERENT_CONTROLS = 9;

/** Where a side sends its formations: mostly where it sent them first, else to what it wants to hold. */
const guessObjective = (
  s: SquaresState,
  usual: SquaresState,
  leader: Leader,
  side: number,
  dice: Dice,
): number => {
  const { leaders, victory } = scenarioOf(s);
  if (leaders.aimed[leader].length === 0 || victory.at.length === 0 || below(dice, 2) === 0) {
    return usual.objective[leader];
  }
  const i = below(dice, victory.at.length);
  return victory.side[i] === side ? victory.at[i] : usual.objective[leader];
};

/** [6.43] Where cavalry that is formed for a charge goes: to the nearest enemy within its reach. */
const guessCharge = (s: SquaresState, u: Unit, side: number): number => {
  const { grid, units } = scenarioOf(s);
  let plot = NO_PLOT;
  let nearest = CHARGE_LIMITS.within + 1;
  for (const v of units.ofSide[1 - side]) {
    if (!isOnMap(s, v)) continue;
    const away = distance(grid, s.square[u], s.square[v]);
    if (away >= nearest) continue;
    nearest = away;
    plot = FIRST_TARGET + s.square[v];
  }
  return plot;
};

/** [6.2] The state of the command of a side. */
export const guessStaff = (
  s: SquaresState,
  usual: SquaresState,
  side: number,
  dice: Dice,
): void => {
  const { leaders, units } = scenarioOf(s);
  for (const l of leaders.ofSide[side]) {
    s.stars[l] = starsFor(s.bonus[l], 1 + below(dice, 100));
    s.objective[l] = guessObjective(s, usual, l, side, dice);
  }
  for (const u of units.ofSide[side]) {
    if (s.formation[u] === CHARGE && s.plot[u] === NO_PLOT && isOnMap(s, u)) {
      s.plot[u] = guessCharge(s, u, side);
    }
    // One draw for all that is not told of a unit.
    const drawn = below(dice, (POINTS_TO - POINTS_FROM) * SPENT_SHOTS * DIFFERENT_CONTROLS);
    const rest = Math.floor(drawn / (POINTS_TO - POINTS_FROM));
    s.op[u] = POINTS_FROM + (drawn % (POINTS_TO - POINTS_FROM));
    s.ammunition[u] = Math.max(0, s.ammunition[u] - (rest % SPENT_SHOTS));
    s.control[u] = Math.max(LEAST_CONTROL, COMMON_CONTROL + Math.floor(rest / SPENT_SHOTS));
  }
};

/** [4.11 E] How far a formation may have gone for every turn since it was seen, and at most. */
const DRIFT = 3;
const DRIFT_AT_ONCE = 2;
const MOST_DRIFT = 12;
const FINE = 64;

/** How far from where it is looked for a unit is put at most, before it may be anywhere. */
const RING = 12;

/** The squares around one, the nearest first: steps right and down. */
const RINGS: readonly (readonly [number, number])[] = Array.from(
  { length: (2 * RING + 1) ** 2 },
  (_, i) => [(i % (2 * RING + 1)) - RING, Math.floor(i / (2 * RING + 1)) - RING] as const,
).sort(
  ([a, b], [c, d]) =>
    Math.max(Math.abs(a), Math.abs(b)) - Math.max(Math.abs(c), Math.abs(d)) ||
    a * a + b * b - c * c - d * d,
);

/** By leader: how far and where his units have gone since they were seen, as parts of FINE. */
const right = new Int8Array(LEADERS + 1);
const down = new Int8Array(LEADERS + 1);
const INDEPENDENT = LEADERS;

const drawDrifts = (dice: Dice): void => {
  for (let l = 0; l <= LEADERS; l++) {
    right[l] = below(dice, 2 * FINE) - FINE;
    down[l] = below(dice, 2 * FINE) - FINE;
  }
};

const within = (value: number, size: number): number => Math.max(0, Math.min(size - 1, value));

/** Where the unit is looked for: from where it was seen last, with all of its formation. */
const expectedAt = (s: SquaresState, u: Unit): Square => {
  const { grid, units } = scenarioOf(s);
  const l = units.leader[u] === NOBODY ? INDEPENDENT : units.leader[u];
  const turns = Math.max(0, s.turn - Math.max(1, s.seenTurn[u]));
  const far = Math.min(MOST_DRIFT, DRIFT_AT_ONCE + DRIFT * turns);
  const x = s.seenAt[u] % STRIDE;
  const y = (s.seenAt[u] - x) / STRIDE;
  const column = within(x + Math.round((far * right[l]) / FINE), grid.width);
  return within(y + Math.round((far * down[l]) / FINE), grid.height) * STRIDE + column;
};

/** Whether an unseen unit may stand there. */
const isFree = (s: SquaresState, u: Unit, square: Square, watched: Uint8Array): boolean => {
  if (watched[square] === 1) return false;
  const { costs, ground, units } = scenarioOf(s);
  if (costs.straight[units.mover[u] * TERRAINS.length + ground.terrain[square]] >= PROHIBITED) {
    return false;
  }
  return s.top[square] === NOBODY || stackBar(s, u, square) === null;
};

/** The free square nearest to where the unit is looked for, or NOBODY when the map is full. */
const freeSquare = (s: SquaresState, u: Unit, watched: Uint8Array): Square => {
  const { grid } = scenarioOf(s);
  const from = expectedAt(s, u);
  const x = from % STRIDE;
  const y = (from - x) / STRIDE;
  for (const [stepRight, stepDown] of RINGS) {
    const column = x + stepRight;
    const row = y + stepDown;
    if (column < 0 || column >= grid.width || row < 0 || row >= grid.height) continue;
    if (isFree(s, u, row * STRIDE + column, watched)) return row * STRIDE + column;
  }
  for (let square = 0; square < grid.size; square++) {
    if (square % STRIDE < grid.width && isFree(s, u, square, watched)) return square;
  }
  return NOBODY;
};

/** [6.35] [6.36] How it stands there: as it began, or as the ground and its friends want it. */
const station = (s: SquaresState, u: Unit, square: Square): void => {
  const { ground, units } = scenarioOf(s);
  const terrain = ground.terrain[square];
  if (terrain === WOODS || terrain === TOWN) {
    s.formation[u] = units.arm[u] === ARTILLERY ? LIMBERED : OPEN;
  }
  if (s.top[square] !== NOBODY) s.facing[u] = s.facing[s.top[square]];
  put(s, u, square);
};

/** [10.4] Whether a reinforcement is still to come, as far as anybody knows. */
const isStillDue = (s: SquaresState, u: Unit, dice: Dice): boolean => {
  const earliest = earliestOf(s, u);
  const turns = latestOf(s, u) - earliest + 1;
  return s.turn - earliest + 1 < turns && below(dice, turns) > s.turn - earliest;
};

/** By view: the squares that its seat sees. Many worlds are drawn from one view. */
const watchedBy = new WeakMap<SquaresState, Uint8Array>();

const watchOf = (s: SquaresState, side: number): Uint8Array => {
  const watched = new Uint8Array(s.top.length);
  for (const u of scenarioOf(s).units.ofSide[side]) {
    if (isOnMap(s, u) && s.top[s.square[u]] === u) markView(s, s.square[u], watched);
  }
  return watched;
};

/** Puts the unseen units of a side where nobody of the other side sees them. */
export const placeUnseen = (
  s: SquaresState,
  side: number,
  seen: SquaresState,
  isSeat: boolean,
  dice: Dice,
): void => {
  const known = isSeat ? watchedBy.get(seen) : undefined;
  const watched = known ?? watchOf(s, 1 - side);
  if (isSeat && known === undefined) watchedBy.set(seen, watched);
  drawDrifts(dice);
  for (const u of scenarioOf(s).units.ofSide[side]) {
    if (s.square[u] !== UNSEEN) continue;
    s.square[u] = AWAY;
    if (s.due[u] > 0 && isStillDue(s, u, dice)) continue;
    s.due[u] = 0;
    const square = freeSquare(s, u, watched);
    if (square !== NOBODY) station(s, u, square);
  }
};

const ridden = new Uint8Array(UNITS);

/** [9.1] Leaders whom nobody sees ride with units whom nobody sees: with their own, if they can. */
export const rideUnseen = (s: SquaresState, side: number, seen: SquaresState): void => {
  const { leaders } = scenarioOf(s);
  const own = leaders.ofSide[side];
  ridden.fill(0);
  for (const l of own) if (s.rides[l] !== NOBODY) ridden[s.rides[l]] = 1;
  const isFor = (u: Unit): boolean => seen.square[u] === UNSEEN && ridden[u] === 0;
  for (const l of own) {
    if (s.rides[l] !== NOBODY) continue;
    const u = isFor(leaders.unit[l])
      ? leaders.unit[l]
      : (leaders.organisation[l].find((v) => isFor(v)) ?? NOBODY);
    s.rides[l] = u;
    if (u !== NOBODY) ridden[u] = 1;
  }
};
