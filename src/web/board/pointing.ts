import type { Piece, Thing } from '../../boards/scene.ts';
import { isClosed, type Stand } from './layout.ts';

/** What a click or a key on the board means. */
export type Answer =
  | { readonly kind: 'point'; readonly thing: Thing }
  | { readonly kind: 'ask'; readonly thing: Thing }
  | { readonly kind: 'open'; readonly spot: Thing };

const NOTHING: ReadonlySet<Thing> = new Set();

export const hasLitPiece = (stand: Stand, lit: ReadonlySet<Thing>): boolean =>
  stand.pieces.some((piece) => piece.thing !== null && lit.has(piece.thing));

/** A lit place is meant itself, unless a piece on it could be meant as well. */
const isPlaceMeant = (stand: Stand, lit: ReadonlySet<Thing>): boolean =>
  lit.has(stand.spot.thing) && !hasLitPiece(stand, lit);

/** Pointed at as a place. */
export const answerOfSpot = (
  { spot }: Stand,
  lit: ReadonlySet<Thing>,
  also: ReadonlySet<Thing> = NOTHING,
): Answer => ({
  kind: lit.has(spot.thing) || also.has(spot.thing) ? 'point' : 'ask',
  thing: spot.thing,
});

/**
 * Pointed at as a piece: a closed stack opens first, unless only its place can be meant. Otherwise
 * the piece comes before its place, also when it only begins another choice.
 */
export const answerOfPiece = (
  stand: Stand,
  piece: Piece,
  lit: ReadonlySet<Thing>,
  also: ReadonlySet<Thing> = NOTHING,
): Answer => {
  const { spot } = stand;
  const { thing } = piece;
  if (isClosed(stand))
    return isPlaceMeant(stand, lit)
      ? { kind: 'point', thing: spot.thing }
      : { kind: 'open', spot: spot.thing };
  if (thing !== null && (lit.has(thing) || also.has(thing))) return { kind: 'point', thing };
  if (lit.has(spot.thing)) return { kind: 'point', thing: spot.thing };
  return { kind: 'ask', thing: thing ?? spot.thing };
};

/** Enter on a spot: what stands there first, then the place. */
export const answerOfEnter = (
  stand: Stand,
  lit: ReadonlySet<Thing>,
  also: ReadonlySet<Thing> = NOTHING,
): Answer => {
  const { spot, pieces } = stand;
  if (pieces.length === 0 || isPlaceMeant(stand, lit)) return answerOfSpot(stand, lit, also);
  if (pieces.length > 1) return { kind: 'open', spot: spot.thing };
  return answerOfPiece(stand, pieces[0], lit, also);
};
