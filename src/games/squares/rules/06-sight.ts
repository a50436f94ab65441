import { distance, sees, type Square } from '../../../boards/squares.ts';
import { NOBODY, type Battle } from '../battle.ts';
import { NIGHT } from '../data/charts.ts';
import { STRIDE, TOWN, WOODS } from '../numbers.ts';
import { hasOrder, isNight, scenarioOf, SEEN, type SquaresState } from '../state.ts';

/** [6.38] How much higher the top of a square is for trees or houses, and for whoever stands there (R111). */
const COVER = 1;
const STANDING = 1;

const MOST_SQUARES = STRIDE * STRIDE;
const tops = new Uint8Array(MOST_SQUARES);

const bareTops = new WeakMap<Battle, Uint8Array>();

/** The tops of the ground alone. */
export const bareTopsOf = (battle: Battle): Uint8Array => {
  let bare = bareTops.get(battle);
  if (bare === undefined) {
    const { elevation, terrain } = battle.ground;
    bare = elevation.map((height, square) =>
      terrain[square] === WOODS || terrain[square] === TOWN ? height + COVER : height,
    );
    bareTops.set(battle, bare);
  }
  return bare;
};

/**
 * The heights that stand in the way of sight, by square, until they are asked for again. A side that
 * asks does not look over enemies it cannot see; NOBODY asks for all.
 */
export const topsFor = (s: SquaresState, side: number = NOBODY): Uint8Array => {
  const battle = scenarioOf(s);
  tops.set(bareTopsOf(battle));
  const { ofSide } = battle.units;
  for (let of = 0; of < ofSide.length; of++) {
    const covert = s.hidden === 1 && side !== NOBODY && of !== side;
    for (const u of ofSide[of]) {
      const square = s.square[u];
      if (square >= MOST_SQUARES || s.top[square] !== u) continue;
      if (!covert || hasOrder(s, u, SEEN)) tops[square] += STANDING;
    }
  }
  return tops;
};

/** [6.36] Whether one square is seen from another over such heights. [12.1] At night nobody sees far. */
export const isSeen = (s: SquaresState, heights: Uint8Array, from: Square, to: Square): boolean => {
  const { grid, ground } = scenarioOf(s);
  if (isNight(s) && distance(grid, from, to) > NIGHT.sight) return false;
  return sees(grid, ground.elevation, heights, from, to);
};
