import { entries, fields, misread, oneOf, text, whole } from '../../kernel/fault.ts';
import type { Node } from '../../kernel/fault.ts';
import { quote } from '../../kernel/choice.ts';
import { LIMITS } from './data/limits.ts';
import type { At, CalendarDay } from './scenario.ts';

/** Readers of the small things that scenario documents are made of. */

/** One of these names, as it stands. */
export const nameOf = <N extends string>(node: Node, names: readonly N[], otherwise?: N): N =>
  node.value === undefined && otherwise !== undefined ? otherwise : names[oneOf(node, names)];

/** A square as '14,8'. */
const square = (node: Node): At => {
  const found = /^(\d{1,3}),(\d{1,3})$/.exec(typeof node.value === 'string' ? node.value : '');
  const at = found === null ? null : { x: Number(found[1]), y: Number(found[2]) };
  return at === null || Math.max(at.x, at.y) >= LIMITS.most
    ? misread(node, `a square such as '14,8' was expected, not ${quote(node.value)}`)
    : at;
};

/** A square of this map. */
export const squareOn = (node: Node, width: number, height: number): At => {
  const at = square(node);
  return at.x < width && at.y < height
    ? at
    : misread(node, `${at.x},${at.y} is not on the map of ${width} by ${height} squares`);
};

export const formatSquare = ({ x, y }: At): string => `${x},${y}`;

/** [19.1 B] An hour as '10:00' or '14:30', in half hours since midnight. */
export const hour = (node: Node): number => {
  const found = /^(\d{1,2}):(00|30)$/.exec(typeof node.value === 'string' ? node.value : '');
  return found === null || Number(found[1]) > 23
    ? misread(node, `an hour such as '14:30' was expected, not ${quote(node.value)}`)
    : Number(found[1]) * 2 + (found[2] === '30' ? 1 : 0);
};

export const formatHour = (halves: number): string =>
  `${String(halves >> 1).padStart(2, '0')}:${halves % 2 === 1 ? '30' : '00'}`;

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** [20.1] A day as '1815-06-18', of the years 1805 to 1815. */
export const day = (node: Node): CalendarDay => {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(typeof node.value === 'string' ? node.value : '');
  const [year, month, date] = found === null ? [0, 0, 0] : found.slice(1).map(Number);
  const isDay = year >= 1805 && year <= 1815 && date >= 1 && date <= (LENGTHS[month - 1] ?? 0);
  return isDay
    ? { year, month, day: date }
    : misread(
        node,
        `a day of 1805 to 1815 such as '1815-06-18' was expected, not ${quote(node.value)}`,
      );
};

const padded = (n: number): string => String(n).padStart(2, '0');
export const formatDay = (date: CalendarDay): string =>
  `${date.year}-${padded(date.month)}-${padded(date.day)}`;

/** A text with something in it, of one line. */
export const line = (node: Node, most: number, otherwise?: string): string => {
  const read = text(node, otherwise);
  if (read.trim() !== read || /[\n\r\t]/.test(read)) {
    return misread(node, 'a single line without space around it was expected');
  }
  return read.length >= 1 && read.length <= most
    ? read
    : misread(node, `from 1 to ${most} characters were expected, not ${read.length}`);
};

/** Whole points or halves of them. */
export const points = (node: Node, most: number): number => {
  const { value } = node;
  return typeof value === 'number' && value >= 0 && value <= most && Number.isInteger(value * 2)
    ? value
    : misread(node, `whole or half points up to ${most} were expected, not ${quote(value)}`);
};

/** Exactly one value for each of these names. */
export const each = <N extends string, V>(
  node: Node,
  names: readonly N[],
  read: (child: Node) => V,
): Readonly<Record<N, V>> => {
  const found = fields(node, names);
  return Object.fromEntries(names.map((name) => [name, read(found[name])])) as Record<N, V>;
};

/** Whole numbers, exactly so many. */
export const numbers = (node: Node, count: number, most: number): number[] => {
  const { value } = node;
  return Array.isArray(value) && value.length === count
    ? value.map((entry: unknown, i) => whole({ path: `${node.path}[${i}]`, value: entry }, 0, most))
    : misread(node, `a list of ${count} numbers was expected, not ${quote(value)}`);
};

/** The entries of an object in their order, or none. */
export const named = (node: Node, most: number): [string, Node][] => {
  const found = entries(node);
  return found.length > most ? misread(node, `${most} at most, not ${found.length}`) : found;
};

/** [6.354] A percentage in quarters. */
export const quarters = (node: Node): number => {
  const read = whole(node, 0, 100, 0);
  return read % 25 === 0 ? read : misread(node, `0, 25, 50, 75 or 100 was expected, not ${read}`);
};
