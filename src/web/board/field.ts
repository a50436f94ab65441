import type { Thing } from '../../boards/scene.ts';
import type { Point, Stand } from './layout.ts';

/**
 * A field has more than a thousand squares. Only those that show something are elements of their own:
 * the others are found by where a pointer is, and those that can be chosen are lit by one path.
 */

export const isOfField = ({ spot }: Stand): boolean => spot.pile === 'field';

/** Whether nothing of this square is to be seen or to have the keyboard. */
export const isBare = (stand: Stand, marked: ReadonlySet<string | null>): boolean =>
  isOfField(stand) && stand.pieces.length === 0 && !marked.has(stand.spot.thing);

/** The square at a point of the board, if any. */
export const squareAt = (stands: readonly Stand[], { x, y }: Point): Stand | null =>
  stands.find(
    (stand) =>
      isOfField(stand) &&
      Math.abs(x - stand.spot.x) <= stand.spot.r &&
      Math.abs(y - stand.spot.y) <= stand.spot.r,
  ) ?? null;

/** Where on the board a pointer is that points at the open field. */
export const fieldPoint = (
  target: EventTarget | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point | null => {
  const field = target instanceof SVGElement && target.matches('[data-field]') ? target : null;
  const svg = field?.ownerSVGElement ?? null;
  if (svg === null) return null;
  const { left, top, width } = svg.getBoundingClientRect();
  const scale = svg.viewBox.baseVal.width / width;
  return { x: (clientX - left) * scale, y: (clientY - top) * scale };
};

/** The squares that can be chosen, as one path. */
export const litPath = (stands: readonly Stand[], lit: ReadonlySet<Thing>): string =>
  stands
    .filter((stand) => isOfField(stand) && lit.has(stand.spot.thing))
    .map(({ spot: { x, y, r } }) => {
      const side = 2 * r - 3;
      return `M${x - side / 2} ${y - side / 2}h${side}v${side}h${-side}z`;
    })
    .join('');
