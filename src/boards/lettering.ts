import type { Box, Point } from './plane.ts';

/** How much room letters take, and what words can be broken into. */

const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[MW]/, 0.9],
  [/[A-Z]/, 0.68],
  [/[mw]/, 0.76],
  [/[iljtf’.,-]/, 0.3],
  [/\s/, 0.24],
  [/./, 0.48],
];
/** Small capitals are wider than small letters. */
const SMALL_CAPITALS = 1.2;

export const widthOf = (text: string, size: number, caps: boolean): number => {
  const ems = Array.from(text, (letter) => WIDTHS.find(([sort]) => sort.test(letter))?.[1] ?? 0.5);
  return size * (caps ? SMALL_CAPITALS : 1) * ems.reduce((sum, em) => sum + em, 0);
};

/** The room of a line of text around the middle of its baseline. */
export const lineBox = ([x, y]: Point, width: number, size: number): Box => [
  x - width / 2,
  y - size * 0.7,
  x + width / 2,
  y + size * 0.22,
];

/** The text as it stands, and broken in two at each of its spaces. */
export const broken = (text: string): readonly (readonly string[])[] => {
  const words = text.split(' ');
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return [[text], ...breaks];
};
