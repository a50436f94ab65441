import type { Piece, Spot } from '../../boards/scene.ts';

/** An English text in the language of the page. What the scene says is in that language already. */
export type Tell = (english: string) => string;

const blocks = (army: string, count: number): string =>
  `${count} ${army} ${count === 1 ? 'block' : 'blocks'}`;

/** A place and what stands there: 'Mons, 3 British blocks'. */
export const spotWords = (tell: Tell, spot: Spot, pieces: readonly Piece[]): string => {
  const armies = Map.groupBy(pieces, (piece) => piece.army);
  const standing = [...armies].map(([army, list]) => tell(blocks(army, list.length)));
  if (standing.length === 0) return spot.name;
  return `${spot.name}, ${standing.reduce((all, each) => tell(`${all} and ${each}`))}`;
};

/** A piece as its viewer knows it: 'Foy, French infantry, II 9, 2 of 3, disrupted'. */
export const pieceWords = (tell: Tell, { face, army, signs }: Piece): string => {
  const noted = signs.map(tell);
  if (face === null) return [tell(`${army} block, hidden`), ...noted].join(', ');
  const value = face.full > 0 ? tell(`${face.value} of ${face.full}`) : '';
  const formation = `${face.corps} ${face.label}`.trim();
  const arm = tell(`${face.nation || army} ${face.symbol}`);
  return [face.name, arm, formation, value, ...noted].filter((part) => part !== '').join(', ');
};

/** The same words, with what those who see it know from its ring. */
export const offered = (tell: Tell, words: string, isLit: boolean): string =>
  isLit ? tell(`${words}, can be chosen`) : words;

/** What a name needs to stand on a block: its letters, and the width they are pressed into, if any. */
export interface Fit {
  readonly text: string;
  readonly width: number | null;
}

const LETTER = 0.5;
/** Letters pressed closer than this share of their width are hard to read. */
const LEAST_PRESS = 0.6;

export const fitName = (name: string, size: number, room: number): Fit => {
  const natural = (text: string): number => text.length * size * LETTER;
  if (natural(name) <= room) return { text: name, width: null };
  const most = Math.floor(room / (size * LETTER * LEAST_PRESS));
  const text = name.length <= most ? name : `${name.slice(0, most - 1)}.`;
  return { text, width: room };
};
