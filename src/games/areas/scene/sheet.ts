import type { Shape, Spot, Thing } from '../../../boards/scene.ts';
import { SIDES } from '../board.ts';
import { LEXICON } from '../lexicon.ts';
import { totalOf, type Term } from '../rules/11-values.ts';

/** What the boards of assault and fire are made of: rows of counters, words, and values that add up. */

/** Counters are larger here than on the map. */
const SWELL = 1.35;
const PITCH = 29;

export const path = (look: string, d: string): Shape => ({ kind: 'path', look, d });

export const words = (
  look: string,
  text: string,
  x: number,
  y: number,
  size: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): Shape => ({ kind: 'text', look, text, x, y, size, anchor });

export const rowAt = (x: number, y: number, width: number, thing: Thing, name: string): Spot => ({
  thing,
  x,
  y,
  r: 44,
  pile: { width, swell: SWELL },
  name,
});

/** From where to where the lines of a sheet go. */
export interface Sheet {
  readonly left: number;
  readonly right: number;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

/** A value that adds up, from its title down; once dice are rolled (not 0), with them and their total. */
export const sumMarks = (
  { left, right }: Sheet,
  [title, side]: readonly [string, number],
  terms: readonly Term[],
  dice: number,
  top: number,
): readonly Shape[] => {
  const total = totalOf(terms);
  const y = (line: number): number => top + 38 + line * PITCH;
  const end = terms.length;
  return [
    words(`sum-title sum-${SIDES[side]}`, title, left, top, 27),
    ...terms.flatMap(([modifier, value], i) => [
      words('sum-line', LEXICON.domains.modifier[modifier], left, y(i), 22),
      words('sum-figure', i === 0 ? String(value) : signed(value), right, y(i), 22, 'end'),
    ]),
    path('sum-rule', `M${left} ${y(end) - 20}H${right}`),
    words('sum-line', 'value', left, y(end) + 4, 22),
    words('sum-total', String(total), right, y(end) + 5, 26, 'end'),
    ...(dice === 0
      ? []
      : [
          words('sum-line', 'dice', left, y(end + 1) + 6, 22),
          words('sum-figure', signed(dice), right, y(end + 1) + 6, 22, 'end'),
          words('sum-line', 'total', left, y(end + 2) + 10, 24),
          words('sum-total', String(total + dice), right, y(end + 2) + 12, 32, 'end'),
        ]),
  ];
};
