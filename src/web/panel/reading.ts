import type { Board, Piece, Scene, Spot, Thing } from '../../boards/scene.ts';

/** A board as text: its spots that hold something or can be chosen, in reading order. */
export interface BoardReading {
  readonly board: Board;
  readonly spots: readonly SpotReading[];
}

export interface SpotReading {
  readonly spot: Spot;
  readonly isLit: boolean;
  /** Pieces that a choice can name. */
  readonly pieces: readonly Piece[];
  /** The others, alike ones together. */
  readonly backs: readonly { readonly piece: Piece; readonly count: number }[];
  /** How many of them stand there whose faces are known, by army. */
  readonly counts: readonly (readonly [army: string, count: number])[];
}

/** The height of a line of reading, as a share of the board. */
const BAND = 1 / 12;

/** From the top down, in each band from the left. */
const inReadingOrder = ({ spots, height }: Board): readonly Spot[] => {
  const band = ({ y }: Spot): number => Math.floor(y / (height * BAND));
  return spots.toSorted((a, b) => band(a) - band(b) || a.x - b.x);
};

const isLitPiece = (piece: Piece, lit: ReadonlySet<Thing>): boolean =>
  piece.thing !== null && lit.has(piece.thing);

const readSpot = (
  spot: Spot,
  here: readonly Piece[],
  lit: ReadonlySet<Thing>,
  isBrief: boolean,
): SpotReading => {
  const known = here.filter(({ thing }) => thing !== null);
  const backs = here.filter(({ thing }) => thing === null);
  return {
    spot,
    isLit: lit.has(spot.thing),
    pieces: isBrief ? known.filter((piece) => isLitPiece(piece, lit)) : known,
    backs: [...Map.groupBy(backs, ({ army, signs }) => `${army} ${signs.join(' ')}`).values()].map(
      (alike) => ({ piece: alike[0], count: alike.length }),
    ),
    counts: [...Map.groupBy(known, ({ army }) => army)].map(([army, list]) => [army, list.length]),
  };
};

/** All boards to read; in brief only what can be chosen now. */
export const readingOf = (
  { boards }: Scene,
  lit: ReadonlySet<Thing>,
  isBrief: boolean,
): readonly BoardReading[] =>
  boards.map((board) => {
    const standing = Map.groupBy(board.pieces, ({ at }) => at);
    const spots = inReadingOrder(board).map((spot) =>
      readSpot(spot, standing.get(spot.thing) ?? [], lit, isBrief),
    );
    const isWorth = ({ isLit, pieces, backs }: SpotReading): boolean =>
      isLit || pieces.length > 0 || (!isBrief && backs.length > 0);
    return { board, spots: spots.filter(isWorth) };
  });
