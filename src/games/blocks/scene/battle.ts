import type { Board, Piece, Shape, Spot, Thing } from '../../../boards/scene.ts';
import { SPECTATOR } from '../../../kernel/umpire.ts';
import { ALLIED, FRENCH, SIDES, TOWN_NAMES } from '../board.ts';
import { LEXICON } from '../lexicon.ts';
import { ACROSS, activeSide, columnOfLane, laneOf } from '../state.ts';
import type { BlocksView } from '../view.ts';
import type { Block } from './pieces.ts';

/**
 * The battle board: the viewer's line below, the enemy's above, three lanes between the reserves.
 * A lane has one name, the viewer's column: `column:left` is his own left, `enemy:left` the column
 * that faces it, `crossed:left` those who have gone over the line there, on the far side of it. Only
 * one side can have crossed in a lane at a time (R21), so that one spot will do.
 *
 * What the choices of combat point at, for a unit whose spot ends in lane X:
 * - array and redeploy [unit, column]: `column:<column>`.
 * - engage [unit, column] names the unit's own column, never the enemy's. From a column it goes over
 *   the line, to `enemy:<column>`; from `column:reserve` into one's own engaged column [8.1], to
 *   `column:<column>`.
 * - fire [unit, formation]: at `crossed:X` when enemies stand there, otherwise at `enemy:X`; the
 *   pieces of the formation 'squares' are those with the sign `square`.
 */

const WIDTH = 1160;
const HEIGHT = 660;
const MARGIN = 16;
const MIDDLE = HEIGHT / 2;
/** From left to right: the middle of each lane. */
const LANE_X = [200, 580, 960];
const LANE_WIDTH = 364;
/** How far things are from the centre line: the viewer's below it, the enemy's above. */
const AWAY = {
  crossed: 48,
  home: 146,
  laneName: 216,
  laneEnd: 232,
  reserve: 285,
  edge: 322,
} as const;

/** The reserve: its names at the left, its blocks in what is left. */
const NAMES_X = 36;
const RESERVE_X = 700;
const RESERVE_WIDTH = 840;

/** A side as those who fight for it. */
const PEOPLE = ['French', 'Allies'] as const;

type Half = 1 | -1;
const BELOW: Half = 1;
const ABOVE: Half = -1;

/** Columns by number: the reserve, then left, centre and right. */
const COLUMNS = LEXICON.domains.column;
const LANE_COLUMNS = [1, 2, 3];

/** Lines face each other: the left of one is before the right of the other. */
const facing = (column: number): number => (column === 0 ? 0 : 4 - column);

const xOf = (column: number): number => LANE_X[column - 1];
const reserveX = (half: Half): number => (half === BELOW ? RESERVE_X : WIDTH - RESERVE_X);
const yOf = (half: Half, away: number): number => MIDDLE + half * away;

const box = (look: string, width: number, x: number, from: number, to: number): Shape => ({
  kind: 'path',
  look,
  d: `M${x - width / 2} ${from}H${x + width / 2}V${to}H${x - width / 2}Z`,
});

/** Words around a point: letters stand on a line that is lower by half a capital. */
const words = (
  look: string,
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'middle',
): Shape => ({ kind: 'text', look, text, x, y: y + 9, size: 26, anchor });

/** Words at the end of a reserve, above or below its middle: each side has them at its own left. */
const beside = (half: Half, look: string, text: string, by: number): Shape =>
  words(
    look,
    text,
    half === BELOW ? NAMES_X : WIDTH - NAMES_X,
    yOf(half, AWAY.reserve) + by,
    half === BELOW ? 'start' : 'end',
  );

/** What a side calls the column that the viewer calls so. */
const nameFor = (half: Half, column: number): string =>
  COLUMNS[half === BELOW ? column : facing(column)];

const laneGround = (half: Half, column: number): readonly Shape[] => [
  box('lane', LANE_WIDTH, xOf(column), MIDDLE, yOf(half, AWAY.laneEnd)),
  words('lane-name', nameFor(half, column), xOf(column), yOf(half, AWAY.laneName)),
];

const halfGround = (half: Half): readonly Shape[] => [
  ...LANE_COLUMNS.flatMap((column) => laneGround(half, column)),
  box(
    'reserve',
    WIDTH - 2 * MARGIN,
    WIDTH / 2,
    yOf(half, AWAY.laneEnd + MARGIN),
    yOf(half, AWAY.edge),
  ),
  beside(half, 'lane-name', COLUMNS[0], 15),
];

const GROUND: readonly Shape[] = [
  { kind: 'path', look: 'field', d: `M0 0H${WIDTH}V${HEIGHT}H0Z` },
  ...halfGround(ABOVE),
  ...halfGround(BELOW),
  { kind: 'path', look: 'centre-line', d: `M${MARGIN} ${MIDDLE}H${WIDTH - MARGIN}` },
];

/** The side whose line is below: the viewer's, or the attacker's for those who only watch. */
const sideBelow = ({ seat, table }: BlocksView): number =>
  seat === SPECTATOR ? activeSide(table) : seat === 0 ? FRENCH : ALLIED;

const homeThing = (half: Half, column: number): Thing =>
  `${half === BELOW ? 'column' : 'enemy'}:${COLUMNS[column]}`;
const crossedThing = (column: number): Thing => `crossed:${COLUMNS[column]}`;

const homeSpot = (half: Half, side: number, column: number): Spot => ({
  thing: homeThing(half, column),
  x: column === 0 ? reserveX(half) : xOf(column),
  y: yOf(half, column === 0 ? AWAY.reserve : AWAY.home),
  r: column === 0 ? 40 : 90,
  pile: { width: column === 0 ? RESERVE_WIDTH : LANE_WIDTH - 2 * MARGIN },
  name: `${SIDES[side]} ${nameFor(half, column)}`,
});

/** Where those of a half stand when they have crossed: on the other half, near the line. */
const crossedSpot = (half: Half, side: number, column: number): Spot => ({
  thing: crossedThing(column),
  x: xOf(column),
  y: yOf(half === BELOW ? ABOVE : BELOW, AWAY.crossed),
  r: 70,
  pile: { width: LANE_WIDTH - 2 * MARGIN },
  name: `${SIDES[side]} ${nameFor(half, column)}, across the line`,
});

/** A battle as one viewer has it before him. */
interface Field {
  readonly below: number;
  /** Whether the line below is the attacker's: lanes are numbered from his left. */
  readonly attacks: boolean;
  readonly blocks: readonly Block[];
}

const halfOf = (field: Field, side: number): Half => (side === field.below ? BELOW : ABOVE);

/** The column of a block as the viewer calls it; units not yet placed wait in the reserve. [6.2] */
const columnOf = (field: Field, block: Block): number =>
  columnOfLane(field.attacks, laneOf(block.place));

/** The columns, in the viewer's words, in which the side has gone over the line. */
const columnsCrossed = (field: Field, side: number): readonly number[] => {
  const crossed = field.blocks.filter((block) => block.place >= ACROSS && block.side === side);
  return LANE_COLUMNS.filter((column) =>
    crossed.some((block) => columnOf(field, block) === column),
  );
};

const spotsOf = (field: Field): readonly Spot[] =>
  [field.below, 1 - field.below].flatMap((side) => {
    const half = halfOf(field, side);
    return [
      ...[...LANE_COLUMNS, 0].map((column) => homeSpot(half, side, column)),
      ...columnsCrossed(field, side).map((column) => crossedSpot(half, side, column)),
    ];
  });

const pieceOn = (field: Field, block: Block): Piece => {
  const column = columnOf(field, block);
  const at =
    block.place >= ACROSS ? crossedThing(column) : homeThing(halfOf(field, block.side), column);
  return { ...block.piece, at };
};

const marksOf = (field: Field): readonly Shape[] =>
  [field.below, 1 - field.below].map((side) => {
    const role = (side === field.below) === field.attacks ? 'attack' : 'defend';
    return beside(halfOf(field, side), 'side-name', `the ${PEOPLE[side]} ${role}`, -15);
  });

/** [6.2] [8.1] The board of a battle, from the blocks of the view. */
export const battleBoard = (view: BlocksView, b: number, blocks: readonly Block[]): Board => {
  const town = view.table.battleTown[b];
  const below = sideBelow(view);
  const field: Field = {
    below,
    attacks: below === activeSide(view.table),
    blocks: blocks.filter((block) => block.town === town),
  };
  return {
    id: `battle:${TOWN_NAMES[town]}`,
    title: `Battle of ${TOWN_NAMES[town]}`,
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    marks: marksOf(field),
    spots: spotsOf(field),
    pieces: field.blocks.map((block) => pieceOn(field, block)),
  };
};
