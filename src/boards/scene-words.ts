import type { Board, Enlisted, Face, Piece, Scene, Shape, Spot } from './scene.ts';
import { told, type GameWords } from './words.ts';

/** A scene is made in English; here it is told in the language of the page. */

type Tell = (text: string) => string;

const shapesIn = (shapes: readonly Shape[], tell: Tell): readonly Shape[] =>
  shapes.map((shape) => (shape.kind === 'text' ? { ...shape, text: tell(shape.text) } : shape));

const grounds = new WeakMap<GameWords, WeakMap<readonly Shape[], readonly Shape[]>>();

/** The ground, told once: it stays the same array as long as it is the same ground. */
const groundIn = (words: GameWords, ground: readonly Shape[], tell: Tell): readonly Shape[] => {
  const known = grounds.get(words) ?? new WeakMap<readonly Shape[], readonly Shape[]>();
  grounds.set(words, known);
  const said = known.get(ground) ?? shapesIn(ground, tell);
  known.set(ground, said);
  return said;
};

const places = new WeakMap<GameWords, WeakMap<readonly Spot[], readonly Spot[]>>();

/** The spots, told once: a field has more than a thousand, the same ones as long as it is shown. */
const spotsIn = (words: GameWords, spots: readonly Spot[], tell: Tell): readonly Spot[] => {
  const known = places.get(words) ?? new WeakMap<readonly Spot[], readonly Spot[]>();
  places.set(words, known);
  const said = known.get(spots) ?? spots.map((spot) => ({ ...spot, name: tell(spot.name) }));
  known.set(spots, said);
  return said;
};

const printIn = (print: NonNullable<Face['print']>, tell: Tell): NonNullable<Face['print']> => {
  switch (print.kind) {
    case 'card':
      return { ...print, title: tell(print.title), addsTo: tell(print.addsTo) };
    case 'counter':
      return { ...print, name: tell(print.name) };
    case 'formed':
      return print;
  }
};

const faceIn = (face: Face, tell: Tell): Face => ({
  ...face,
  ...(face.print !== undefined && { print: printIn(face.print, tell) }),
  name: tell(face.name),
  corps: tell(face.corps),
  label: tell(face.label),
});

const pieceIn = (piece: Piece, tell: Tell): Piece =>
  piece.face === null ? piece : { ...piece, face: faceIn(piece.face, tell) };

const enlistedIn = (entry: Enlisted, tell: Tell): Enlisted => ({
  ...entry,
  face: faceIn(entry.face, tell),
  ...(entry.line !== undefined && { line: entry.line.map(tell) }),
  ...(entry.condition !== undefined && {
    condition: entry.condition.map((each) => ({ ...each, name: tell(each.name) })),
  }),
});

const boardIn = (words: GameWords, board: Board, tell: Tell): Board => ({
  ...board,
  title: tell(board.title),
  ground: groundIn(words, board.ground, tell),
  marks: shapesIn(board.marks, tell),
  ...(board.letters !== undefined && { letters: shapesIn(board.letters, tell) }),
  spots: spotsIn(words, board.spots, tell),
  pieces: board.pieces.map((piece) => pieceIn(piece, tell)),
});

export const sceneIn = (words: GameWords, scene: Scene): Scene => {
  const tell: Tell = (text) => told(text, words.names);
  return {
    ...scene,
    boards: scene.boards.map((board) => boardIn(words, board, tell)),
    gauges: scene.gauges.map((gauge) => ({ ...gauge, name: tell(gauge.name) })),
    lost: scene.lost.map((piece) => pieceIn(piece, tell)),
    roster: scene.roster.map((entry) => enlistedIn(entry, tell)),
  };
};
