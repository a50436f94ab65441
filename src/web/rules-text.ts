import type { Book } from '../boards/words.ts';
import type { RuleText } from '../kernel/rulebook.ts';

/** A rulebook as it is read: what was sought is found, and numbers lead to what they name. */

/** A stretch of a text that is of one kind. */
export interface Stretch {
  readonly text: string;
  /** The rule or ruling that a number names, or null. */
  readonly to: string | null;
  readonly isFound: boolean;
}

type Range = readonly [start: number, end: number];

/** Letter for letter without accents and capitals, so that places in it are places in the text. */
const plain = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) =>
    letter.length > 1 ? letter : letter.normalize('NFD').charAt(0).toLowerCase(),
  ).join('');

/** Where the words sought stand in a text; nowhere when nothing is sought. */
export const hitsIn = (text: string, sought: string): readonly Range[] => {
  const [inside, wanted] = [plain(text), plain(sought.trim())];
  const hits: Range[] = [];
  if (wanted === '') return hits;
  for (let at = inside.indexOf(wanted); at >= 0; at = inside.indexOf(wanted, at + wanted.length))
    hits.push([at, at + wanted.length]);
  return hits;
};

const NUMBER = /\b(?:R\d+|\d+\.\d+)\b/g;

/** The text cut where a number that names something, or something found, begins or ends. */
export const stretchesOf = (
  text: string,
  names: (number: string) => boolean,
  sought: string,
): readonly Stretch[] => {
  const links = [...text.matchAll(NUMBER)].filter(([number]) => names(number));
  const linked = links.map(({ index, 0: number }): Range => [index, index + number.length]);
  const hits = hitsIn(text, sought);
  const cuts = [...new Set([0, text.length, ...linked.flat(), ...hits.flat()])].sort(
    (a, b) => a - b,
  );
  const isIn = (ranges: readonly Range[], at: number): number =>
    ranges.findIndex(([start, end]) => at >= start && at < end);
  return cuts.slice(0, -1).map((start, i) => {
    const link = isIn(linked, start);
    return {
      text: text.slice(start, cuts[i + 1]),
      to: link < 0 ? null : links[link][0],
      isFound: isIn(hits, start) >= 0,
    };
  });
};

/** What is read under one number, with how often it holds what was sought. */
interface Passage extends RuleText {
  readonly number: string;
  readonly hits: number;
}
export interface RulePassage extends Passage {
  readonly rulings: readonly Passage[];
}
/** Rules with the same number before the point. */
export interface Section {
  readonly first: string;
  readonly rules: readonly RulePassage[];
}

const passage = (number: string, { title, gist }: RuleText, sought: string): Passage => ({
  number,
  title,
  gist,
  hits: [number, title, gist].reduce((sum, text) => sum + hitsIn(text, sought).length, 0),
});

/** How often a rule and the rulings beside it hold what was sought. */
export const hitsOf = ({ hits, rulings }: RulePassage): number =>
  rulings.reduce((sum, ruling) => sum + ruling.hits, hits);

/** The book by sections: all of it, or the rules and rulings that hold what was sought. */
export const sectionsOf = ({ rules, rulings }: Book, sought: string): readonly Section[] => {
  const isSought = sought.trim() !== '';
  const passages = Object.entries(rules).map(([number, text]): RulePassage => ({
    ...passage(number, text, sought),
    rulings: rulings
      .filter((ruling) => ruling.rules.includes(number))
      .map((ruling) => passage(ruling.number, ruling, sought))
      .filter(({ hits }) => !isSought || hits > 0),
  }));
  const shown = passages.filter((rule) => !isSought || hitsOf(rule) > 0);
  return [...Map.groupBy(shown, ({ number }) => `${Number.parseInt(number, 10)}.0`)].map(
    ([first, list]) => ({ first, rules: list }),
  );
};
