import { boxAround, range, type Box, type Point } from '../../../boards/plane.ts';
import { AREAS, type AreaDatum } from '../data/map.ts';
import { MOST_WANDER, OUTLINES } from './ground-edges.ts';
import { place } from './ground-field.ts';
import { lineBox } from '../../../boards/lettering.ts';
import {
  BAND_HEIGHT,
  BAND_WIDTH,
  columnOf,
  heightOf,
  isSeal,
  lengthOf,
  SIGN_GAP as GAP,
  SIGN_HEIGHTS,
  SIGN_WIDTHS,
  layoutsOf,
  letteringsOf,
  type Layout,
  type Lettering,
  type Sign,
} from './ground-plans.ts';

/**
 * Where the counters of an area stand, and around them its name, its identifier and what else is
 * printed. Every area tries all arrangements at every height and takes the one with the largest name.
 */

/** How far within the straight sides of their area counters and signs stay, and how far the letters. */
const INSET = MOST_WANDER - 4;
const TEXT_INSET = 2;
/** From line to line of a name, in letter sizes. */
const LEADING = 0.94;

export interface Stand {
  /** The middle of the counters. */
  readonly at: Point;
  readonly name: { readonly size: number; readonly lines: readonly (readonly [string, Point])[] };
  readonly signs: readonly (readonly [Sign, Point])[];
  /** The room of the name's lines, then of the signs. */
  readonly boxes: readonly Box[];
}

/** The straight sides of an area as half-planes: how far within is a point? */
type Side = readonly [nx: number, ny: number, c: number];
const sidesOf = ({ polygon }: AreaDatum): Side[] =>
  polygon.map(place).map(([ax, ay], i, all) => {
    const [bx, by] = all[(i + 1) % all.length];
    const length = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    return [nx, ny, -(nx * ax + ny * ay)];
  });

type Span = readonly [from: number, to: number];
/** How far left and right a row from top to bottom may reach. */
const spanOf = (sides: readonly Side[], top: number, bottom: number, inset: number): Span => {
  let from = -Infinity;
  let to = Infinity;
  for (const [nx, ny, c] of sides) {
    // The row's edge that is nearer to this side.
    const room = ny * (ny > 0 ? top : bottom) + c - inset;
    if (nx > 1e-6) from = Math.max(from, -room / nx);
    else if (nx < -1e-6) to = Math.min(to, -room / nx);
    else if (room < 0) return [0, -1];
  }
  return [from, to];
};

/** The left end of something so wide within the span, as near to the middle as can be; null if it is too wide. */
const fitted = ([from, to]: Span, width: number, middle: number): number | null =>
  to - from < width ? null : Math.min(Math.max(middle - width / 2, from), to - width);

interface Room {
  readonly left: number;
  readonly top: number;
  readonly height: number;
}
type Spans = (top: number, height: number, inset: number) => Span;
/** A row so wide from this height on; null if the area is not so wide there. */
const roomFor = (
  spans: Spans,
  [middle, top]: Point,
  width: number,
  height: number,
  inset = INSET,
): Room | null => {
  const left = fitted(spans(top, height, inset), width, middle);
  return left === null ? null : { left, top, height };
};

/** The counters with their columns, each of which needs the area's width only at its own height. */
const bandRoom = ({ left, right }: Layout, spans: Spans, [middle, y]: Point): Room | null => {
  const [before, after] = [columnOf(left), columnOf(right)];
  const own = (signs: readonly Sign[]): Span => {
    const height = signs.length > 1 ? BAND_HEIGHT : heightOf(signs);
    return spans(y - height / 2, height, INSET + 1);
  };
  const [from, to] = spans(y - BAND_HEIGHT / 2, BAND_HEIGHT, INSET);
  const width = before + BAND_WIDTH + after;
  const start = Math.max(from - before, own(left)[0]);
  const end = Math.min(to + after, own(right)[1]);
  const at = fitted([start, end], width, middle);
  return at === null ? null : { left: at, top: y - BAND_HEIGHT / 2, height: BAND_HEIGHT };
};

/** A height at which the counters and all signs but those in the name's row have room. */
interface Seat {
  readonly layout: Layout;
  readonly band: Room;
  readonly other: Room;
  readonly cost: number;
}
const NO_ROOM: Room = { left: 0, top: 0, height: 0 };
const seatAt = (layout: Layout, spans: Spans, [middle, y]: Point, cost: number): Seat[] => {
  const band = bandRoom(layout, spans, [middle, y]);
  if (band === null) return [];
  const tall = heightOf(layout.opposite);
  const top = layout.above ? y + BAND_HEIGHT / 2 + GAP : y - BAND_HEIGHT / 2 - GAP - tall;
  const other =
    tall === 0 ? NO_ROOM : roomFor(spans, [middle, top], lengthOf(layout.opposite), tall);
  return other === null ? [] : [{ layout, band, other, cost: cost + layout.dislike }];
};

/** The row of the name, and where the middle of each of its lines is. */
interface Row {
  readonly room: Room;
  readonly centres: readonly number[];
}
/** Lines without signs beside them need only their own width; else all lines stand under each other. */
const rowAt = (seat: Seat, lettering: Lettering, spans: Spans, middle: number): Row | null => {
  const { widths, size } = lettering;
  const { above, inline } = seat.layout;
  const height = Math.max(heightOf(inline), size * (0.92 + LEADING * (widths.length - 1)));
  const top = above ? seat.band.top - GAP - height : seat.band.top + BAND_HEIGHT + GAP;
  if (inline.length > 0) {
    const wide = Math.max(...widths);
    const room = roomFor(spans, [middle, top], lengthOf(inline) + wide, height, INSET - 1);
    const heads = lengthOf(inline.filter((sign) => !isSeal(sign)));
    return room && { room, centres: widths.map(() => room.left + heads + wide / 2) };
  }
  const lefts = widths.map((width, i) => {
    const span = spans(top + i * LEADING * size, size * 0.92, TEXT_INSET);
    return fitted(span, width, middle);
  });
  if (lefts.includes(null)) return null;
  const centres = lefts.map((left, i) => (left ?? 0) + widths[i] / 2);
  return { room: { left: 0, top, height }, centres };
};

type Placed = readonly [Sign, Point];
const inRow = (signs: readonly Sign[], left: number, y: number): Placed[] =>
  signs.map((sign, i) => [sign, [left + lengthOf(signs.slice(0, i)) + SIGN_WIDTHS[sign] / 2, y]]);
const inColumn = (signs: readonly Sign[], x: number, y: number): Placed[] =>
  signs.length === 1
    ? [[signs[0], [x, y]]]
    : signs.map((sign, i) => [sign, [x, y + (i === 0 ? -12 : 17)]]);

const boxOfSign = ([sign, at]: Placed): Box =>
  boxAround(at, SIGN_WIDTHS[sign] / 2, SIGN_HEIGHTS[sign] / 2);

/** All of it carried out: badge, name, then the seal at the end of the row. */
const carriedOut = (
  { layout, band, other }: Seat,
  { lines, widths, size }: Lettering,
  { room: row, centres }: Row,
): Stand => {
  const { inline, left, right, opposite } = layout;
  const wide = Math.max(...widths);
  const rowMiddle = row.top + row.height / 2;
  const heads = inline.filter((sign) => !isSeal(sign));
  const textLeft = row.left + lengthOf(heads);
  const atX = band.left + columnOf(left) + BAND_WIDTH / 2;
  const y = band.top + BAND_HEIGHT / 2;
  const first = rowMiddle - ((lines.length - 1) * LEADING * size) / 2 + size * 0.24;
  const name = lines.map((line, i): readonly [string, Point] => [
    line,
    [centres[i], first + i * LEADING * size],
  ]);
  const signs = [
    ...inRow(heads, row.left, rowMiddle),
    ...inRow(inline.filter(isSeal), textLeft + wide + GAP, rowMiddle),
    ...inColumn(left, band.left + (columnOf(left) - GAP) / 2, y),
    ...inColumn(right, atX + BAND_WIDTH / 2 + GAP + (columnOf(right) - GAP) / 2, y),
    ...inRow(opposite, other.left, other.top + other.height / 2),
  ];
  return {
    at: [atX, y],
    name: { size, lines: name },
    signs,
    boxes: [...name.map(([, at], i) => lineBox(at, widths[i], size)), ...signs.map(boxOfSign)],
  };
};

/** The middle of an area: of the box around it. */
const middleOf = (outline: readonly Point[]): number =>
  (Math.min(...outline.map(([x]) => x)) + Math.max(...outline.map(([x]) => x))) / 2;

/** The same rows are asked for again and again. */
const remembered = (sides: readonly Side[]): Spans => {
  const known = new Map<number, Span>();
  return (top, height, inset) => {
    const key = (top * 1000 + height) * 10 + inset;
    const span = known.get(key) ?? spanOf(sides, top, top + height, inset);
    known.set(key, span);
    return span;
  };
};

/** The best seat for the largest letters: what is liked better is tried before. */
const standOf = (area: AreaDatum, index: number): Stand => {
  const spans = remembered(sidesOf(area));
  const [centreX, centreY] = place(area.centre);
  const middle = (centreX + middleOf(OUTLINES[index])) / 2;
  const shifts = range(41)
    .map((k) => (k - 20) * 3)
    .filter((shift) => {
      const top = centreY + shift - BAND_HEIGHT / 2;
      return roomFor(spans, [middle, top], BAND_WIDTH, BAND_HEIGHT) !== null;
    });
  const seats = layoutsOf(area)
    .flatMap((layout) =>
      shifts.flatMap((shift) =>
        seatAt(layout, spans, [middle, centreY + shift], Math.abs(shift) * 0.02),
      ),
    )
    .sort((a, b) => a.cost - b.cost);
  const letterings = letteringsOf(area).sort((a, b) => a.dislike - b.dislike);
  let [best, least]: [(() => Stand) | null, number] = [null, Infinity];
  for (const lettering of letterings)
    for (const seat of seats) {
      const cost = seat.cost + lettering.dislike;
      if (cost >= least) break;
      const row = rowAt(seat, lettering, spans, middle);
      if (row !== null) [best, least] = [() => carriedOut(seat, lettering, row), cost];
    }
  return best?.() ?? { at: [centreX, centreY], name: { size: 0, lines: [] }, signs: [], boxes: [] };
};

export const STANDS: readonly Stand[] = AREAS.map(standOf);

export const bandAt = ([x, y]: Point): Box => boxAround([x, y], BAND_WIDTH / 2, BAND_HEIGHT / 2);
