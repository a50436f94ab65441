import type { Shape } from '../../../boards/scene.ts';
import { NOBODY, type Leader, type Unit } from '../battle.ts';
import { SIDES } from '../data/lists.ts';
import { LEXICON } from '../lexicon.ts';
import { namesOf } from '../names.ts';
import { isOnMap, scenarioOf, type SquaresState } from '../state.ts';
import { squareMiddle, SQUARE_SIZE } from './field.ts';
import { armyOf } from './pieces.ts';

/** [6.09] The map seen from afar: formations by their leaders, with the men they have. */

interface Body {
  readonly leader: Leader;
  readonly army: string;
  readonly men: number;
  readonly x: number;
  readonly y: number;
}

/** From how far which formations are named, and how large their letters are there in board units. */
interface Distance {
  readonly look: string;
  readonly size: number;
  /** The leader by whose name a unit goes there, or NOBODY. */
  readonly leaderOf: (s: SquaresState, u: Unit) => Leader;
}

const ownLeader = (s: SquaresState, u: Unit): Leader => scenarioOf(s).units.leader[u];

/** The leader of its corps: the last below the head of the army. */
const highestLeader = (s: SquaresState, u: Unit): Leader => {
  const { leaders, units } = scenarioOf(s);
  let leader: Leader = units.leader[u];
  while (leader !== NOBODY && leaders.superior[leader] !== NOBODY) {
    if (leaders.superior[leaders.superior[leader]] === NOBODY) break;
    leader = leaders.superior[leader];
  }
  return leader;
};

const DISTANCES: readonly Distance[] = [
  { look: 'squares-body-near', size: 26, leaderOf: ownLeader },
  { look: 'squares-body-far', size: 70, leaderOf: highestLeader },
];

/** Where the middle of the men of each formation of a side stands. */
const bodiesOf = (
  s: SquaresState,
  side: number,
  leaderOf: Distance['leaderOf'],
): readonly Body[] => {
  const here = scenarioOf(s).units.ofSide[side].filter((u) => isOnMap(s, u));
  return [...Map.groupBy(here, (u) => leaderOf(s, u))].flatMap(([leader, own]) => {
    const men = own.reduce((sum, u) => sum + s.men[u], 0);
    if (men === 0 || leader === NOBODY) return [];
    const mean = (axis: 'x' | 'y'): number =>
      own.reduce((sum, u) => sum + s.men[u] * squareMiddle(s.square[u])[axis], 0) / men;
    return [{ leader, army: armyOf(s, side), men, x: mean('x'), y: mean('y') }];
  });
};

/** How wide a letter is, and how far lines keep from each other, by the size of the letters. */
const WIDTH = 0.54;
const HEIGHT = 1.15;

/** The strongest first: one that would lie on another’s name goes without. */
const namedAt = (s: SquaresState, { look, size, leaderOf }: Distance): readonly Shape[] => {
  const bodies = SIDES.flatMap((_, side) => bodiesOf(s, side, leaderOf)).toSorted(
    (a, b) => b.men - a.men,
  );
  const written: { x: number; y: number; width: number }[] = [];
  return bodies.flatMap(({ leader, army, men, x, y: middle }) => {
    const text = `${namesOf(scenarioOf(s))[LEXICON.domains.leader[leader]]} ${men}`;
    const width = text.length * size * WIDTH;
    const y = middle + SQUARE_SIZE / 2 + size * 0.9;
    const isCrowded = written.some(
      (other) =>
        Math.abs(other.y - y) < size * HEIGHT && Math.abs(other.x - x) < (other.width + width) / 2,
    );
    if (isCrowded) return [];
    written.push({ x, y, width });
    const looks = `squares-body ${look} squares-body-${army}`;
    return [{ kind: 'text', look: looks, text, x, y, size, anchor: 'middle' } satisfies Shape];
  });
};

/** What is written over the units. */
export const lettersOf = (s: SquaresState): readonly Shape[] =>
  DISTANCES.flatMap((distance) => namedAt(s, distance));
