import type { Announcement } from '../kernel/play.ts';
import type { Formation, Piece, Scene, Thing } from './scene.ts';

/** What has happened, as pictures to be shown one after the other on the boards. */

/** What becomes of a piece in a picture. */
export interface Change {
  readonly piece: Thing;
  /** Where it goes. */
  readonly at?: Thing;
  /** What it loses of its value, and of its guns. */
  readonly lost?: number;
  readonly guns?: number;
  readonly formation?: Formation;
  /** It is no longer on the boards. */
  readonly isGone?: boolean;
}

/** An event with what its figures were made of: names with what each does to them. */
export interface Line {
  readonly told: Announcement;
  readonly terms: readonly (readonly [name: string, value: string])[];
}

/** One deed and what came of it at once. */
export interface Picture {
  /** How it is drawn: somebody fires, fights hand to hand, rides at somebody, goes somewhere, or is marked. */
  readonly kind: 'shot' | 'melee' | 'charge' | 'way' | 'note';
  /** The event it shows, which is its caption, and those that follow from it. */
  readonly lead: Line;
  readonly lines: readonly Line[];
  /** The piece that acts, and the piece or place it acts upon; null where the viewer sees none. */
  readonly by: Thing | null;
  readonly to: Thing | null;
  readonly changes: readonly Change[];
}

/** How a game turns what a viewer has heard into pictures. */
export interface Filming<View = unknown> {
  /** The events with which a film begins. */
  readonly begins: readonly string[];
  /** The events that are pictures: without any of them there is nothing to show. */
  readonly shows: readonly string[];
  /** The pictures of these events, as far as there is something to show, from the view before them. */
  pictures(view: View, events: readonly Announcement[]): readonly Picture[];
}

const pieceAfter = (piece: Piece, change: Change): Piece => {
  const { at = piece.at, lost = 0, guns = 0, formation } = change;
  const { face } = piece;
  if (face === null) return { ...piece, at };
  const left = (of: number, less: number): number => Math.max(0, of - less);
  const { print } = face;
  const printed =
    print?.kind !== 'formed'
      ? print
      : {
          ...print,
          men: left(print.men, lost),
          guns: left(print.guns, guns),
          formation: formation ?? print.formation,
        };
  return {
    ...piece,
    at,
    face: {
      ...face,
      value: left(face.value, lost),
      ...(printed !== undefined && { print: printed }),
    },
  };
};

/** The pieces after some changes: who goes somewhere comes last there. */
const piecesAfter = (pieces: readonly Piece[], changes: readonly Change[]): readonly Piece[] => {
  const rest = [...pieces];
  for (const change of changes) {
    const i = rest.findIndex(({ thing }) => thing === change.piece);
    if (i < 0) continue;
    const [piece] = rest.splice(i, 1);
    if (change.isGone === true) continue;
    if (change.at === undefined) rest.splice(i, 0, pieceAfter(piece, change));
    else rest.push(pieceAfter(piece, change));
  }
  return rest;
};

/** A scene as a picture leaves it. */
export const sceneAfter = (scene: Scene, { changes }: Picture): Scene =>
  changes.length === 0
    ? scene
    : {
        ...scene,
        boards: scene.boards.map((board) => ({
          ...board,
          pieces: piecesAfter(board.pieces, changes),
        })),
      };
