import type { Shortcut } from '../../../boards/handling.ts';
import { range } from '../../../boards/plane.ts';
import { distance, squareAt, type Square } from '../../../boards/squares.ts';
import type { Choice } from '../../../kernel/choice.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { NOBODY, type Battle, type Unit } from '../battle.ts';
import { COMPASS, SIDES } from '../data/lists.ts';
import { LEXICON, P, SHARES } from '../lexicon.ts';
import { isSeen, topsFor } from '../rules/06-sight.ts';
import { isBefore, rangeOf } from '../rules/06-targets.ts';
import { isOnMap, isRouted, scenarioOf, sideOf, type SquaresState } from '../state.ts';
import type { SquaresView } from '../view.ts';
import { skirmishers } from './banks.ts';
import { unitInHand } from './moment.ts';
import { squareThing, unitThing } from './things.ts';

/** [6.01] [6.2] The keys of both menus. */

const isReady = (s: SquaresState, u: Unit): boolean => isOnMap(s, u) && !isRouted(s, u);

/** The next unit of the side in the order of battle that can be accessed. */
const nextOf = (s: SquaresState, side: number, after: Unit): Unit => {
  const own = scenarioOf(s).units.ofSide[side].filter((u) => isReady(s, u));
  return own.find((u) => u > after) ?? own[0] ?? NOBODY;
};

const accessKey = (key: string, name: string, s: SquaresState, u: Unit): readonly Shortcut[] => {
  if (u === NOBODY || unitInHand(s) === u) return [];
  const access: Choice = ['access', LEXICON.domains.unit[u]];
  const choices: readonly Choice[] = unitInHand(s) === NOBODY ? [access] : [['quit'], access];
  return [{ key, name, does: { choices } }];
};

/** The unit that lies under this one, or the uppermost of the square. */
const underOf = (s: SquaresState, u: Unit): Unit =>
  s.under[u] === NOBODY ? s.top[s.square[u]] : s.under[u];

const objectiveOf = (s: SquaresState, u: Unit): readonly Shortcut[] => {
  const aimer = scenarioOf(s).units.aimer[u];
  return aimer === NOBODY || s.objective[aimer] === NOBODY
    ? []
    : [{ key: 'j', name: 'its objective', does: { show: squareThing(s.objective[aimer]) } }];
};

/** [6.354] Out with a quarter or in with all, and a quarter more. */
const skirmishKeys = (s: SquaresState, u: Unit): readonly Shortcut[] =>
  skirmishers(s, u).length === 0
    ? []
    : [
        ['k', 'skirmishers out or in', s.out[u] === 0 ? 1 : 0] as const,
        ['h', 'a quarter more skirmishers', (s.out[u] + 1) % SHARES.length] as const,
      ].map(([key, name, quarters]) => ({
        key,
        name,
        does: { choices: [['skirmish', SHARES[quarters]]] },
      }));

const squaresOf = (s: SquaresState): readonly Square[] => {
  const { grid } = scenarioOf(s);
  return range(grid.width * grid.height).map((i) =>
    squareAt(grid, i % grid.width, Math.floor(i / grid.width)),
  );
};

/** [6.05] [6.2] What the unit sees before it, as far as it can fire; who has nothing to fire with sees on. */
const inView = (s: SquaresState, u: Unit): readonly Square[] => {
  const { grid } = scenarioOf(s);
  const reach = rangeOf(s, u) || Infinity;
  const tops = topsFor(s, sideOf(u));
  return squaresOf(s).filter((square) => {
    const far = distance(grid, s.square[u], square);
    const isAhead = far > 0 && far <= reach && isBefore(s, u, square);
    return isAhead && isSeen(s, tops, s.square[u], square);
  });
};

/** [6.11] The victory squares of one side and the other. */
const victorySquares = ({ victory }: Battle): readonly (readonly Square[])[] =>
  SIDES.map((_, side) => victory.at.filter((_, i) => victory.side[i] === side));

const marks = (
  key: string,
  name: string,
  found: () => readonly (readonly Square[])[],
): Shortcut => ({
  key,
  name,
  does: { marks: () => found().map((squares) => squares.map(squareThing)) },
});

/** [6.06] [6.09] [6.11] What helps to look at the map. */
const mapKeys = (s: SquaresState): readonly Shortcut[] => [
  { key: 't', name: 'the ground without units', does: 'bare' },
  { key: 'o', name: 'the whole map, or as before', does: 'whole' },
  marks('w', 'victory squares', () => victorySquares(scenarioOf(s))),
];

const handKeys = (s: SquaresState, u: Unit): readonly Shortcut[] => [
  ...COMPASS.map((direction, i): Shortcut => ({
    key: String(i + 1),
    name: direction,
    does: { choices: [['step', direction]] },
  })),
  ...skirmishKeys(s, u),
  { key: 'q', name: 'done with it', does: { choices: [['quit']] } },
  ...accessKey('n', 'next unit', s, nextOf(s, sideOf(u), u)),
  ...accessKey('u', 'unit under it', s, underOf(s, u)),
  ...objectiveOf(s, u),
  marks('v', 'what it sees and can fire at', () => [inView(s, u)]),
  { key: 'i', name: 'orders to more than it', does: 'widen' },
  { key: '0', name: 'centre on it', does: { show: unitThing(u) } },
  { key: 'z', name: 'take its orders back', does: 'takeBack' },
];

/** [6.01] [6.2] */
export const shortcuts = ({ seat, table: s }: SquaresView): readonly Shortcut[] => {
  const procedure = topProcedure(s);
  if (procedure === P.hand) return [...handKeys(s, unitInHand(s)), ...mapKeys(s)];
  if (procedure !== P.operations || seat < 0 || seat > 1) return mapKeys(s);
  return [
    ...mapKeys(s),
    ...accessKey('n', 'next unit', s, nextOf(s, seat, NOBODY)),
    { key: 'c', name: 'go to combat', does: { choices: [['combat']] }, isAskedTwice: true },
  ];
};

/** The same as a list, with those of the buttons. */
export const KEYS: readonly { readonly keys: readonly string[]; readonly name: string }[] = [
  { keys: ['n'], name: 'next unit' },
  { keys: ['u'], name: 'unit under it' },
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8'], name: 'a step, from north round the compass' },
  { keys: ['d'], name: 'facing' },
  { keys: ['s'], name: 'formation' },
  { keys: ['k'], name: 'skirmishers out or in' },
  { keys: ['h'], name: 'a quarter more skirmishers' },
  { keys: ['f'], name: 'set its fire' },
  { keys: ['m'], name: 'melee' },
  { keys: ['a'], name: 'advance' },
  { keys: ['r'], name: 'front line' },
  { keys: ['g'], name: 'road mode or auto-retreat' },
  { keys: ['x'], name: 'forced march' },
  { keys: ['i'], name: 'orders to more than it' },
  { keys: ['z'], name: 'take its orders back' },
  { keys: ['q'], name: 'done with it' },
  { keys: ['0'], name: 'centre on it' },
  { keys: ['j'], name: 'its objective' },
  { keys: ['v'], name: 'what it sees and can fire at' },
  { keys: ['w'], name: 'victory squares' },
  { keys: ['t'], name: 'the ground without units' },
  { keys: ['o'], name: 'the whole map, or as before' },
  { keys: ['c'], name: 'go to combat' },
];
