import { distance, sees, type Square } from '../../../boards/squares.ts';
import { EVERYONE, seal, tell, type Audience, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Battle, type Unit } from '../battle.ts';
import { NIGHT } from '../data/charts.ts';
import { E } from '../lexicon.ts';
import { STRIDE } from '../numbers.ts';
import {
  AWAY,
  hasOrder,
  isNight,
  isOnMap,
  scenarioOf,
  SEEN,
  sideOf,
  staffOf,
  type SquaresState,
} from '../state.ts';
import { bareTopsOf } from './06-sight.ts';

/**
 * [4.11 E] Hidden units: those whom no enemy sees are not shown to him. Whoever sees is seen, so that
 * each side knows which of its own units are (R300).
 */

/** How far units are made out. */
const REACH = 10;
const SPAN = 2 * REACH + 1;
const WINDOW = SPAN * SPAN;
/** Beside an enemy nobody is hidden, whatever the ground. */
const BESIDE = 1;

const views = new WeakMap<Battle, Uint8Array>();

/** By square and by the square's place in the window around it: how far it is if it is seen, else 0. */
const viewsOf = (battle: Battle): Uint8Array => {
  let known = views.get(battle);
  if (known === undefined) {
    known = survey(battle);
    views.set(battle, known);
  }
  return known;
};

const placeInWindow = (from: Square, to: Square): number => {
  const column = from % STRIDE;
  const other = to % STRIDE;
  const right = other - column + REACH;
  const down = (to - other - from + column) / STRIDE + REACH;
  return right < 0 || right >= SPAN || down < 0 || down >= SPAN ? NOBODY : down * SPAN + right;
};

/** Calls `visit` for each row within reach of a square: its first square, its place, and how many. */
const aroundRows = (
  { grid: { width, height } }: Battle,
  from: Square,
  visit: (first: Square, place: number, squares: number) => void,
): void => {
  const x = from % STRIDE;
  const y = (from - x) / STRIDE;
  const left = Math.max(0, x - REACH);
  const squares = Math.min(width - 1, x + REACH) - left + 1;
  const bottom = Math.min(height - 1, y + REACH);
  for (let row = Math.max(0, y - REACH); row <= bottom; row++) {
    visit(row * STRIDE + left, (row - y + REACH) * SPAN + left - x + REACH, squares);
  }
};

const survey = (battle: Battle): Uint8Array => {
  const { grid, ground } = battle;
  const tops = bareTopsOf(battle);
  const known = new Uint8Array(grid.size * WINDOW);
  for (let from = 0; from < grid.size; from++) {
    if (from % STRIDE >= grid.width) continue;
    aroundRows(battle, from, (first, place, squares) => {
      for (let i = 0; i < squares; i++) {
        const away = distance(grid, from, first + i);
        if (away > BESIDE && !sees(grid, ground.elevation, tops, from, first + i)) continue;
        known[from * WINDOW + place + i] = Math.max(BESIDE, away);
      }
    });
  }
  return known;
};

/** [12.1] At night nobody is made out from afar. */
const reachOf = (s: SquaresState): number => (isNight(s) ? NIGHT.sight : REACH);

/** Whether units on these squares see each other. */
const isInView = (known: Uint8Array, reach: number, from: Square, to: Square): boolean => {
  const place = placeInWindow(from, to);
  if (place === NOBODY) return false;
  const away = known[from * WINDOW + place];
  return away > 0 && away <= reach;
};

/** Marks all squares that somebody on this one sees. */
export const markView = (s: SquaresState, from: Square, marks: Uint8Array): void => {
  const battle = scenarioOf(s);
  const known = viewsOf(battle);
  const reach = reachOf(s);
  aroundRows(battle, from, (first, place, squares) => {
    const begin = from * WINDOW + place;
    for (let i = 0; i < squares; i++) {
      const away = known[begin + i];
      if (away > 0 && away <= reach) marks[first + i] = 1;
    }
  });
};

/** Whether any unit of the side sees the square. */
const isWatched = (s: SquaresState, square: Square, side: number): boolean => {
  const battle = scenarioOf(s);
  const known = viewsOf(battle);
  const reach = reachOf(s);
  for (const u of battle.units.ofSide[side]) {
    if (s.square[u] < AWAY && isInView(known, reach, square, s.square[u])) return true;
  }
  return false;
};

/** [4.11 E] Who hears that the other side sees a unit, or does so no more: not its own. */
const onlookers = (u: Unit): Audience => EVERYONE & ~staffOf(sideOf(u));

/** The other side sees the unit where it is; whether it did not before. */
const show = (s: SquaresState, u: Unit, umpire: Umpire): boolean => {
  s.seenAt[u] = s.square[u];
  s.seenTurn[u] = s.turn;
  if (hasOrder(s, u, SEEN)) return false;
  s.orders[u] |= SEEN;
  if (umpire.loud) tell(umpire, onlookers(u), '4.11', E.revealed, u, s.square[u]);
  return true;
};

/** The other side does not see the unit, or not any more. */
const hide = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  if (!hasOrder(s, u, SEEN)) return;
  s.orders[u] &= ~SEEN;
  if (umpire.loud) tell(umpire, onlookers(u), '4.11', E.vanished, u, s.seenAt[u]);
};

/**
 * [4.11 E] Who is seen after a unit has come, gone, or left the square `from` for another: how many
 * enemies it has brought to light. That cannot be taken back.
 */
export const lookAround = (s: SquaresState, u: Unit, from: Square, umpire: Umpire): number => {
  if (s.hidden === 0) return 0;
  const battle = scenarioOf(s);
  const known = viewsOf(battle);
  const reach = reachOf(s);
  const side = sideOf(u);
  const to = isOnMap(s, u) ? s.square[u] : NOBODY;
  let seen = false;
  let found = 0;
  for (const v of battle.units.ofSide[1 - side]) {
    const at = s.square[v];
    if (at >= AWAY) continue;
    if (to !== NOBODY && isInView(known, reach, to, at)) {
      seen = true;
      if (show(s, v, umpire)) found++;
    } else if (from !== NOBODY && isInView(known, reach, from, at) && !isWatched(s, at, side)) {
      hide(s, v, umpire);
    }
  }
  if (found > 0) seal(umpire);
  // Who is no more stays known as such to those who saw his end.
  if (seen) show(s, u, umpire);
  else if (to !== NOBODY) hide(s, u, umpire);
  return found;
};

/** [4.11 E] Finds again who is seen, all over the map. */
export const lookAtAll = (s: SquaresState, umpire: Umpire): void => {
  if (s.hidden === 0) return;
  for (const [side, own] of scenarioOf(s).units.ofSide.entries()) {
    for (const u of own) {
      if (!isOnMap(s, u)) continue;
      if (isWatched(s, s.square[u], 1 - side)) show(s, u, umpire);
      else hide(s, u, umpire);
    }
  }
};

/** Units that are marked as seen or unseen and are not. */
export const sightFaults = (s: SquaresState): string[] => {
  const faults: string[] = [];
  if (s.hidden === 0) return faults;
  for (const [side, own] of scenarioOf(s).units.ofSide.entries()) {
    for (const u of own) {
      if (!isOnMap(s, u)) continue;
      const seen = hasOrder(s, u, SEEN);
      if (seen !== isWatched(s, s.square[u], 1 - side)) {
        faults.push(`#${u} is ${seen ? 'not seen' : 'seen'}`);
      }
    }
  }
  return faults;
};
