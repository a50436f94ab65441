import type { Face, Piece, Spot } from '../../boards/scene.ts';

/** An English text in the language of the page. What the scene says is in that language already. */
export type Tell = (english: string) => string;

/** What a piece is made of. */
const NOUNS = { block: 'block', counter: 'unit', card: 'card', formed: 'unit' };

const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

const counted = (army: string, list: readonly Piece[]): string => {
  const noun = NOUNS[list[0].face?.print?.kind ?? 'block'];
  return `${list.length} ${army} ${noun}${list.length === 1 ? '' : 's'}`;
};

/** What is printed on a face besides its name: the values of a block, a counter or a card. */
export const figuresOf = ({ value, full, print }: Face): readonly string[] => {
  if (print === undefined) return full > 0 ? [`${value} of ${full}`] : [];
  if (print.kind === 'counter')
    return [`attack ${print.attack}`, `defence ${print.defence}`, `movement ${print.move}`];
  if (print.kind === 'card') return [`acts on ${print.number}`, `${print.addsTo} ${print.adds}`];
  return [
    print.guns > 0 ? `${print.guns} guns` : `${print.men} men`,
    print.formation,
    `facing ${COMPASS[Math.round(print.turn / 45) % 8]}`,
  ];
};

/** A place and what stands there: 'Mons, 3 British blocks'. */
export const spotWords = (tell: Tell, spot: Spot, pieces: readonly Piece[]): string => {
  const armies = Map.groupBy(pieces, (piece) => piece.army);
  const standing = [...armies].map(([army, list]) => tell(counted(army, list)));
  if (standing.length === 0) return spot.name;
  return `${spot.name}, ${standing.reduce((all, each) => tell(`${all} and ${each}`))}`;
};

/** A piece as its viewer knows it: 'Foy, II 9, French infantry, 2 of 3, disrupted'. */
export const pieceWords = (tell: Tell, { face, army, signs }: Piece): string => {
  const noted = signs.map(tell);
  if (face === null) return [tell(`${army} block, hidden`), ...noted].join(', ');
  const figures = figuresOf(face).map(tell);
  const formation = `${face.corps} ${face.label}`.trim();
  const arm = tell(`${face.nation || army} ${face.symbol}`);
  return [face.name, formation, arm, ...figures, ...noted].filter((part) => part !== '').join(', ');
};

/** The same words, with what those who see it know from its ring. */
export const offered = (tell: Tell, words: string, isLit: boolean): string =>
  isLit ? tell(`${words}, can be chosen`) : words;

/** How a line stands in its room: smaller letters for a long one, pressed together if need be. */
export interface Fit {
  readonly size: number;
  readonly width: number | null;
}

/** The width of a letter, and the size of the letters of a line that is too long, as shares. */
const LETTER = 0.5;
const SMALLER = 0.8;

/** No letter is left out: what is written is also what is read aloud. */
export const fitLine = (line: string, size: number, room: number): Fit => {
  const width = (each: number): number => line.length * each * LETTER;
  if (width(size) <= room) return { size, width: null };
  const smaller = width(size) * 0.7 > room ? size * SMALLER : size;
  return { size: smaller, width: width(smaller) <= room ? null : room };
};
