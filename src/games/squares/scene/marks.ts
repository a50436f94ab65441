import type { Shape } from '../../../boards/scene.ts';
import { neighbour, type Square } from '../../../boards/squares.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { NOBODY, type Leader, type Unit } from '../battle.ts';
import { COMPASS, SIDES } from '../data/lists.ts';
import { LEXICON, P } from '../lexicon.ts';
import { namesOf } from '../names.ts';
import { CHARGE } from '../numbers.ts';
import { stepBar, stepCost } from '../rules/06-costs.ts';
import { seatOfLeader } from '../rules/09-command.ts';
import { FIRST_TARGET, isOnMap, scenarioOf, type SquaresState } from '../state.ts';
import { squareMiddle, SQUARE_SIZE } from './field.ts';
import { challengeOf, leaderInHand, unitInHand } from './moment.ts';
import { armyOf } from './pieces.ts';

/** What lies between the ground and the units now. */

const HALF = SQUARE_SIZE / 2;

const path = (look: string, d: string): Shape => ({ kind: 'path', look, d });

const text = (look: string, words: string, x: number, y: number, size: number): Shape => ({
  kind: 'text',
  look,
  text: words,
  x,
  y,
  size,
  anchor: 'middle',
});

/** A line from the edge of one square to that of another, with a head. */
const arrow = (look: string, from: Square, to: Square): readonly Shape[] => {
  const [a, b] = [squareMiddle(from), squareMiddle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < SQUARE_SIZE) return [];
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, aside: number): string =>
    `${(a.x + x * along - y * aside).toFixed(1)} ${(a.y + y * along + x * aside).toFixed(1)}`;
  const end = length - HALF;
  const body = `M${at(HALF, 0)}L${at(end - 10, 0)}`;
  const head = `M${at(end, 0)}L${at(end - 16, 8)}L${at(end - 12, 0)}L${at(end - 16, -8)}Z`;
  return [path(`${look}-case`, body), path(look, body), path(`${look}-head`, head)];
};

const ring = (look: string, square: Square): Shape => {
  const { x, y } = squareMiddle(square);
  const side = SQUARE_SIZE - 4;
  return path(look, `M${x - HALF + 2} ${y - HALF + 2}h${side}v${side}h${-side}z`);
};

/** [5.0] Where a formation is sent: a flag with the name of its leader. */
const objectiveFlag = (s: SquaresState, leader: Leader): readonly Shape[] => {
  const { x, y } = squareMiddle(s.objective[leader]);
  const name = namesOf(scenarioOf(s))[LEXICON.domains.leader[leader]];
  return [
    ring('squares-goal', s.objective[leader]),
    path('squares-goal-flag', `M${x} ${y + 16}V${y - 16}h18l-5 6 5 6h-18`),
    text('squares-goal-name', name, x, y + HALF + 12, 13),
  ];
};

/** The leaders whose objectives are shown: of all formations of a side while they are set, or of one. */
const sentOut = (s: SquaresState): readonly Leader[] => {
  const u = unitInHand(s);
  if (u !== NOBODY) return [scenarioOf(s).units.aimer[u]];
  if (leaderInHand(s) !== NOBODY) return [leaderInHand(s)];
  if (topProcedure(s) !== P.objectives) return [];
  const { ofSide, aimed } = scenarioOf(s).leaders;
  return (ofSide[sideAsked(s)] ?? []).filter((l) => aimed[l].length > 0);
};

/** The side that is asked, by its bit. */
const sideAsked = (s: SquaresState): number =>
  SIDES.findIndex((_, side) => s.waiting & (1 << side));

const objectives = (s: SquaresState): readonly Shape[] =>
  sentOut(s)
    .filter((l) => l !== NOBODY && s.objective[l] !== NOBODY)
    .flatMap((leader) => {
      const u = unitInHand(s);
      const from = u === NOBODY ? seatOfLeader(s, leader) : s.square[u];
      const way = from === NOBODY ? [] : arrow('squares-way', from, s.objective[leader]);
      return [...way, ...objectiveFlag(s, leader)];
    });

/** [20.15] What the steps of the unit in the hand cost. */
const costs = (s: SquaresState, u: Unit): readonly Shape[] =>
  COMPASS.flatMap((_, direction) => {
    if (stepBar(s, u, direction) !== null) return [];
    const to = neighbour(scenarioOf(s).grid, s.square[u], direction);
    const { x, y } = squareMiddle(to);
    const cost = String(stepCost(s, u, to, direction));
    return [text('squares-cost', cost, x - HALF + 8, y - HALF + 14, 13)];
  });

/** [6.41] [6.43] Where the unit in the hand is to fire or to charge. */
const plot = (s: SquaresState, u: Unit): readonly Shape[] => {
  if (s.plot[u] < FIRST_TARGET) return [];
  const target = s.plot[u] - FIRST_TARGET;
  const look = s.formation[u] === CHARGE ? 'squares-charge' : 'squares-fire';
  return [...arrow(look, s.square[u], target), ring(`${look}-target`, target)];
};

const handMarks = (s: SquaresState): readonly Shape[] => {
  const u = unitInHand(s);
  if (u === NOBODY || !isOnMap(s, u)) return [];
  const moves = topProcedure(s) === P.hand ? costs(s, u) : [];
  return [...moves, ...plot(s, u)];
};

const chargeTo = (from: Square, to: Square): readonly Shape[] => [
  ...arrow('squares-charge', from, to),
  ring('squares-charge-target', to),
];

/** [6.431] The charge under way, and how it could be answered. */
const challenge = (s: SquaresState): readonly Shape[] => {
  const moment = challengeOf(s);
  if (moment === null) return [];
  const { asked, rider, target } = moment;
  return [...chargeTo(s.square[rider], target), ...chargeTo(s.square[asked], s.square[rider])];
};

/** [11.1] Flags of those who hold victory squares. */
const held = (s: SquaresState): readonly Shape[] => {
  const { victory } = scenarioOf(s);
  return victory.at.flatMap((square, i) => {
    if (s.held[i] === 0) return [];
    const { x, y } = squareMiddle(square);
    const [left, top] = [x + HALF - 10, y - HALF - 2];
    return [
      path('squares-staff', `M${left} ${top + 20}V${top - 6}`),
      path(
        `squares-flag squares-flag-${armyOf(s, victory.side[i])}`,
        `M${left} ${top - 6}h15l-4 5 4 5h-15z`,
      ),
    ];
  });
};

/** What lies under the units. */
export const marksOf = (s: SquaresState): readonly Shape[] => [
  ...held(s),
  ...objectives(s),
  ...handMarks(s),
  ...challenge(s),
];
