import type { Shape } from '../../../boards/scene.ts';
import { SIDES } from '../data/lists.ts';
import type { Battle } from '../battle.ts';
import { fieldOf, squareMiddle, SQUARE_SIZE } from './field.ts';

/** The grid, and the squares that count. */

/** Crosses where squares meet: two paths of dashes. */
export const gridLines = ({ grid: board }: Battle): Shape[] => {
  const [left, top, right, bottom] = fieldOf(board);
  let d = '';
  for (let x = left + SQUARE_SIZE; x < right; x += SQUARE_SIZE) d += `M${x} ${top - 2}V${bottom}`;
  for (let y = top + SQUARE_SIZE; y < bottom; y += SQUARE_SIZE) d += `M${left - 2} ${y}H${right}`;
  return [{ kind: 'path', look: 'squares-grid', d }];
};

const HALF = SQUARE_SIZE / 2;
const INSET = 2.5;
/** A square's rim from its upper left to its lower right corner, over the top or over the bottom. */
const rim = (x: number, y: number, isUpper: boolean): string => {
  const far = HALF - INSET;
  return isUpper
    ? `M${x - far} ${y + far}V${y - far}H${x + far}`
    : `M${x - far} ${y + far}H${x + far}V${y - far}`;
};

/** [18.21] A ribbon in the colour of the side it counts for, and its points on a label of that colour. */
export const victoryMarks = ({ victory }: Battle): Shape[] =>
  SIDES.flatMap((name, side): Shape[] => {
    const own = victory.at.flatMap((at, i) => {
      const isShared = victory.at.some((other, k) => other === at && victory.side[k] !== side);
      return victory.side[i] === side
        ? [{ ...squareMiddle(at), isShared, points: victory.points[i] }]
        : [];
    });
    const isUpper = side === 0;
    return [
      {
        kind: 'path',
        look: `squares-ribbon-${name}`,
        d: own
          .map(({ x, y, isShared }) => rim(x, y, isUpper) + (isShared ? '' : rim(x, y, !isUpper)))
          .join(''),
      },
      {
        kind: 'path',
        look: `squares-worth-${name}`,
        d: own.map(({ x, y }) => `M${x - 19} ${isUpper ? y - 33 : y + 18}h38v15h-38z`).join(''),
      },
      ...own.map(({ x, y, points }): Shape => ({
        kind: 'text',
        look: 'squares-worth',
        text: `${points}`,
        x,
        y: isUpper ? y - 20.5 : y + 30.5,
        size: 15.5,
        anchor: 'middle',
      })),
    ];
  });
