import type { Piece, Thing } from '../../boards/scene.ts';
import { fieldPoint, squareAt } from './field.ts';
import { isClosed, nearest, type Direction, type Point, type Stand } from './layout.ts';

/** Where the keyboard is: the thing of a spot or the key of a piece. */
export type Seat = string;

const isLitPiece = (piece: Piece, lit: ReadonlySet<Thing>): boolean =>
  piece.thing !== null && lit.has(piece.thing);

/** The piece to start with in a stack that opens. */
export const firstSeat = ({ spot, pieces }: Stand, lit: ReadonlySet<Thing>): Seat =>
  (pieces.find((piece) => isLitPiece(piece, lit)) ?? pieces[0])?.key ?? spot.thing;

/** A tray has no place of its own: its pieces are the seats. */
const seatAt = (stand: Stand, lit: ReadonlySet<Thing>): Seat =>
  isBeside(stand) ? firstSeat(stand, lit) : stand.spot.thing;

export const isTray = ({ spot }: Stand): boolean => spot.pile === 'tray';
export const isCards = ({ spot }: Stand): boolean => spot.pile === 'cards';
/** Its pieces lie beside the board, not on it. */
export const isBeside = (stand: Stand): boolean => isTray(stand) || isCards(stand);

/** The seat kept if it can still be reached, otherwise its spot, the first lit one or the first. */
export const rovingSeat = (
  stands: readonly Stand[],
  seat: Seat | null,
  lit: ReadonlySet<Thing>,
): Seat => {
  for (const stand of stands) {
    if (stand.spot.thing === seat) return seatAt(stand, lit);
    if (stand.pieces.some((piece) => piece.key === seat))
      return isClosed(stand) ? stand.spot.thing : (seat ?? '');
  }
  const start =
    stands.find(
      ({ spot, pieces }) => lit.has(spot.thing) || pieces.some((piece) => isLitPiece(piece, lit)),
    ) ?? stands[0];
  return start === undefined ? '' : seatAt(start, lit);
};

/** Where a seat is on the board. */
export const placeOf = (stands: readonly Stand[], seat: Seat): Point | null => {
  for (const { spot, pieces, places } of stands) {
    if (spot.thing === seat) return spot;
    const i = pieces.findIndex((piece) => piece.key === seat);
    if (i >= 0) return places[i];
  }
  return null;
};

/** The seat of a thing that a choice speaks of, if it is on this board. */
export const seatOf = (stands: readonly Stand[], thing: Thing): Seat | null => {
  for (const { spot, pieces } of stands) {
    if (spot.thing === thing) return thing;
    const piece = pieces.find((piece) => piece.thing === thing);
    if (piece !== undefined) return piece.key;
  }
  return null;
};

const ASIDE: Readonly<Partial<Record<Direction, number>>> = { left: -1, right: 1 };

/** Cards lie below each other, or in a strip. */
const ALONG: Readonly<Partial<Record<Direction, number>>> = { up: -1, down: 1 };

/** Where an arrow key leads: among the pieces of the open spot, or from spot to spot. */
export const walk = (stands: readonly Stand[], from: Seat, direction: Direction): Seat | null => {
  const open = stands.find((stand) => stand.isOpen);
  const at = placeOf(stands, from);
  if (at === null) return null;
  if (open !== undefined) {
    const seats = open.pieces.map((piece, i) => ({ ...open.places[i], key: piece.key }));
    return nearest(seats, at, direction)?.key ?? null;
  }
  const home = stands.find(({ pieces }) => pieces.some((piece) => piece.key === from));
  if (home !== undefined && isBeside(home)) {
    const step = (isTray(home) ? ASIDE : ALONG)[direction];
    const i = home.pieces.findIndex((piece) => piece.key === from);
    if (step !== undefined) return home.pieces[i + step]?.key ?? null;
  }
  const spots = stands.map((stand) => stand.spot);
  return nearest(spots, home?.spot ?? at, direction)?.thing ?? null;
};

/** What a pointer is on: a spot, perhaps one of its pieces, perhaps the badge of its stack. */
export interface Hit {
  readonly stand: Stand;
  readonly piece: Piece | null;
  readonly isBadge: boolean;
}

/** What a pointer or the keyboard is on, and where the pointer is in the window. */
export interface Aim {
  readonly target: EventTarget | null;
  readonly clientX: number;
  readonly clientY: number;
}

export const hitOf = (
  stands: readonly Stand[],
  target: EventTarget | null,
  aim: Aim | null = null,
): Hit | null => {
  const point = aim === null ? null : fieldPoint(target, aim);
  if (point !== null) {
    const stand = squareAt(stands, point);
    return stand === null ? null : { stand, piece: null, isBadge: false };
  }
  const element = target instanceof Element ? target : null;
  const badge = element?.closest<SVGElement>('[data-badge]')?.dataset['badge'];
  const key = element?.closest<SVGElement>('[data-piece]')?.dataset['piece'];
  const place = badge ?? element?.closest<SVGElement>('[data-spot]')?.dataset['spot'];
  for (const stand of stands) {
    const piece = stand.pieces.find((piece) => piece.key === key) ?? null;
    if (piece === null && stand.spot.thing !== place) continue;
    return { stand, piece, isBadge: badge !== undefined };
  }
  return null;
};

/** What a hit speaks of: a stack that is closed stands for its spot. */
export const thingOf = ({ stand, piece }: Hit): Thing =>
  isClosed(stand) ? stand.spot.thing : (piece?.thing ?? stand.spot.thing);
