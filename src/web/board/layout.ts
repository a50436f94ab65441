import type { Board, Piece, Spot, Thing } from '../../boards/scene.ts';

/** The side of a block in board units. */
export const BLOCK = 54;

const EDGE = 6;
const VISIBLE_EDGES = 4;
const GAP = 10;
/** Blocks closer than this hide each other's names: two rows are better. */
const LEAST_STEP = BLOCK;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** A closed stack, the top piece first: those below look out to the upper right. */
export const stackUp = (spot: Point, count: number): readonly Point[] => {
  const half = (EDGE * Math.min(count - 1, VISIBLE_EDGES)) / 2;
  return Array.from({ length: count }, (_, depth) => {
    const lift = EDGE * Math.min(depth, VISIBLE_EDGES) - half;
    return { x: spot.x + lift, y: spot.y - lift };
  });
};

const within = (middle: number, length: number, limit: number): number =>
  Math.max(length / 2, Math.min(middle, limit - length / 2));

/** The largest share of the wanted size at which an open stack still lies inside the board. */
export const swellWithin = (wanted: number, count: number, board: Size): number => {
  const side = Math.ceil(Math.sqrt(count * 1.5)) * (BLOCK + GAP) + GAP;
  return Math.max(1, Math.min(wanted, board.width / side, board.height / side));
};

/**
 * An open stack: a grid around its spot, moved as far as needed to lie inside the board. Seen from
 * afar its blocks swell, so that they can be read and hit.
 */
export const fanOut = (
  spot: Point,
  count: number,
  board: Size,
  swell: number,
): readonly Point[] => {
  const step = (BLOCK + GAP) * swell;
  const most = Math.max(1, Math.floor((board.width - GAP) / step));
  const columns = Math.min(most, Math.ceil(Math.sqrt(count * 1.5)));
  const rows = Math.ceil(count / columns);
  const middle = {
    x: within(spot.x, columns * step + GAP, board.width),
    y: within(spot.y, rows * step + GAP, board.height),
  };
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: middle.x + ((i % columns) - (inRow - 1) / 2) * step,
      y: middle.y + (row - (rows - 1) / 2) * step,
    };
  });
};

/** Flat counters look out from under each other by less than blocks do. */
const COUNTER_EDGE = 2.5;
/** How far apart the stacks of two sides are. */
const APART = BLOCK + 6;

/** How far stacks by side stand above their spot: their counts hang below them. */
const RAISED = 5;

/** The pieces of one stack, the top one first. */
export interface Heap {
  /** The number of its first piece, and how many there are. */
  readonly from: number;
  readonly count: number;
}

/** Stacks side by side, one for each heap. */
const stacksOf = (spot: Point, heaps: readonly Heap[]): readonly Point[] =>
  heaps.flatMap(({ count }, i) => {
    const x = spot.x + (i - (heaps.length - 1) / 2) * APART;
    return Array.from({ length: count }, (_, depth) => {
      const lift = COUNTER_EDGE * Math.min(depth, VISIBLE_EDGES);
      return { x: x + lift / 2, y: spot.y - RAISED - lift };
    });
  });

/** Side by side within a width: closer as they grow in number, then in two rows. */
export const lineUp = (spot: Point, width: number, count: number, swell = 1): readonly Point[] => {
  const stepFor = (n: number): number =>
    n < 2 ? 0 : Math.min((BLOCK + GAP) * swell, Math.max(0, width - BLOCK * swell) / (n - 1));
  const rows = count > 1 && stepFor(count) < LEAST_STEP * swell ? 2 : 1;
  const columns = Math.ceil(count / rows);
  const step = stepFor(columns);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    return {
      x: spot.x + ((i % columns) - (columns - 1) / 2) * step,
      y: spot.y + (row - (rows - 1) / 2) * (BLOCK + GAP) * swell,
    };
  });
};

/** A spot with the pieces that stand on it, and where each of them is drawn. */
export interface Stand {
  readonly spot: Spot;
  readonly pieces: readonly Piece[];
  readonly places: readonly Point[];
  readonly isOpen: boolean;
  /** Its stacks, in the order of the pieces. */
  readonly heaps: readonly Heap[];
  /** How much larger than life its blocks are drawn. */
  readonly swell: number;
}

/** The spot that is open, and how much its blocks should swell. */
export interface Opening {
  readonly spot: Thing;
  readonly swell: number;
}

/** The pieces by the side they belong to, and where each side's begin. */
const bySide = (
  sides: readonly (readonly string[])[],
  pieces: readonly Piece[],
): Pick<Stand, 'pieces' | 'heaps'> => {
  const groups = sides
    .map((armies) => pieces.filter(({ army }) => armies.includes(army)))
    .filter((group) => group.length > 0);
  const heaps = groups.map((group, i) => ({
    from: groups.slice(0, i).reduce((sum, { length }) => sum + length, 0),
    count: group.length,
  }));
  return { pieces: groups.flat(), heaps };
};

/** How far a rank stands behind the one before it, and how many of them are seen. */
const RANK = 5.5;
const VISIBLE_RANKS = 2;

/** The pieces of a square: the first in front, the others behind it as they face. */
const inRanks = (spot: Point, pieces: readonly Piece[]): readonly Point[] => {
  const print = pieces[0]?.face?.print;
  const turn = print?.kind === 'formed' ? (print.turn * Math.PI) / 180 : 0;
  const behind = Math.min(pieces.length - 1, VISIBLE_RANKS) / 2;
  return pieces.map((_, depth) => {
    const back = RANK * (Math.min(depth, VISIBLE_RANKS) - behind);
    return { x: spot.x - Math.sin(turn) * back, y: spot.y + Math.cos(turn) * back };
  });
};

/** Where the pieces of a pile are drawn while it is closed. */
const heaped = (
  spot: Spot,
  { pieces, heaps }: Pick<Stand, 'pieces' | 'heaps'>,
): readonly Point[] => {
  if (spot.pile === 'field') return inRanks(spot, pieces);
  return spot.pile === 'stack' ? stackUp(spot, pieces.length) : stacksOf(spot, heaps);
};

const standAt = (
  board: Board,
  spot: Spot,
  standing: readonly Piece[],
  open: Opening | null,
): Stand => {
  const isOpen = spot.thing === open?.spot;
  const count = standing.length;
  const { pile } = spot;
  const one = { pieces: standing, heaps: [{ from: 0, count }] };
  // What lies beside the board comes onto it from its spot.
  if (pile === 'tray' || pile === 'cards')
    return { spot, ...one, places: standing.map(() => spot), isOpen: false, swell: 1 };
  if (typeof pile === 'object' && 'width' in pile) {
    const { width, swell = 1 } = pile;
    return { spot, ...one, places: lineUp(spot, width, count, swell), isOpen, swell };
  }
  const piled = typeof pile === 'object' ? bySide(pile.sides, standing) : one;
  if (isOpen) {
    const swell = swellWithin(open?.swell ?? 1, count, board);
    return { spot, ...piled, places: fanOut(spot, count, board, swell), isOpen, swell };
  }
  const places = heaped(spot, piled);
  return { spot, ...piled, places, isOpen, swell: 1 };
};

/** All spots from the far edge to the near one, the open one last: the order in which they are drawn. */
export const standsOf = (board: Board, open: Opening | null): readonly Stand[] => {
  const byPlace = Map.groupBy(board.pieces, (piece) => piece.at);
  const stands = board.spots.map((spot) =>
    standAt(board, spot, byPlace.get(spot.thing) ?? [], open),
  );
  return stands.sort((a, b) => Number(a.isOpen) - Number(b.isOpen) || a.spot.y - b.spot.y);
};

/** Whether pieces may lie on each other here. */
export const isPile = ({ pile }: Spot): boolean =>
  pile === 'stack' || pile === 'field' || (typeof pile === 'object' && 'sides' in pile);

/** True for pieces that lie on each other, so that only the first is seen. */
export const isClosed = ({ spot, heaps, isOpen }: Stand): boolean =>
  isPile(spot) && !isOpen && heaps.some(({ count }) => count > 1);

/** What the pieces are worth together; null when one of them is hidden or none has a value. */
export const totalOf = (pieces: readonly Piece[]): number | null => {
  const faces = pieces.map((piece) => piece.face);
  if (!faces.some((face) => face !== null && face.full > 0)) return null;
  return faces.reduce<number | null>(
    (sum, face) => (sum === null || face === null ? null : sum + face.value),
    0,
  );
};

/** The same of flat counters: attack and defence; null when one of them is no counter. */
export const forceOf = (pieces: readonly Piece[]): readonly [number, number] | null => {
  const prints = pieces.flatMap(({ face }) => (face?.print?.kind === 'counter' ? face.print : []));
  if (prints.length === 0 || prints.length < pieces.length) return null;
  return [
    prints.reduce((sum, { attack }) => sum + attack, 0),
    prints.reduce((sum, { defence }) => sum + defence, 0),
  ];
};

/** The box around blocks at these places, with a margin. */
export const boxAround = (places: readonly Point[], margin: number, swell = 1): Box => {
  const xs = places.map((p) => p.x);
  const ys = places.map((p) => p.y);
  const reach = (BLOCK / 2 + margin) * swell;
  const x = Math.min(...xs) - reach;
  const y = Math.min(...ys) - reach;
  return { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach - y };
};

export type Direction = 'left' | 'right' | 'up' | 'down';

const HEADINGS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** What an arrow key leads to: the nearest in that direction, where straying aside counts double. */
export const nearest = <P extends Point>(
  spots: readonly P[],
  from: Point,
  direction: Direction,
): P | null => {
  const heading = HEADINGS[direction];
  let best: P | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * heading.x + dy * heading.y;
    const cost = ahead + 2 * Math.abs(dx * heading.y - dy * heading.x);
    if (ahead <= 0 || cost >= least) continue;
    best = spot;
    least = cost;
  }
  return best;
};
