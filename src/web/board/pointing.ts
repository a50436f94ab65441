import type { Piece, Thing } from '../../boards/scene.ts';
import { isClosed, type Stand } from './layout.ts';

/** What a click or a key on the board means. */
export type Answer =
  | { readonly kind: 'point'; readonly thing: Thing }
  | { readonly kind: 'ask'; readonly thing: Thing }
  | { readonly kind: 'open'; readonly spot: Thing };

export const hasLitPiece = (stand: Stand, lit: ReadonlySet<Thing>): boolean =>
  stand.pieces.some((piece) => piece.thing !== null && lit.has(piece.thing));

/** A lit place is meant itself, unless a piece on it could be meant as well. */
const isPlaceMeant = (stand: Stand, lit: ReadonlySet<Thing>): boolean =>
  lit.has(stand.spot.thing) && !hasLitPiece(stand, lit);

/** Pointed at as a place. */
export const answerOfSpot = ({ spot }: Stand, lit: ReadonlySet<Thing>): Answer => ({
  kind: lit.has(spot.thing) ? 'point' : 'ask',
  thing: spot.thing,
});

/** Pointed at as a piece: a closed stack opens first, unless only its place can be meant. */
export const answerOfPiece = (stand: Stand, piece: Piece, lit: ReadonlySet<Thing>): Answer => {
  const { spot } = stand;
  if (isPlaceMeant(stand, lit)) return { kind: 'point', thing: spot.thing };
  if (isClosed(stand)) return { kind: 'open', spot: spot.thing };
  const thing = piece.thing ?? spot.thing;
  return { kind: lit.has(thing) ? 'point' : 'ask', thing };
};

/** Enter on a spot: what stands there first, then the place. */
export const answerOfEnter = (stand: Stand, lit: ReadonlySet<Thing>): Answer => {
  const { spot, pieces } = stand;
  if (pieces.length === 0 || isPlaceMeant(stand, lit)) return answerOfSpot(stand, lit);
  if (pieces.length > 1) return { kind: 'open', spot: spot.thing };
  return answerOfPiece(stand, pieces[0], lit);
};
