import type { JSX } from 'preact';
import type { Picture } from '../../boards/film.ts';
import type { Board, Thing } from '../../boards/scene.ts';
import type { Point } from '../board/layout.ts';
import './film.css';

/** What a picture draws over the board: who does it to whom, and what it costs. */

/** What a piece loses, men or whatever its value counts, and guns. */
interface Toll {
  readonly at: Point;
  readonly lost: number;
  readonly guns: number;
}

/** A picture as it lies on one board; a thing that is not on it has no place. */
export interface Drawn {
  readonly kind: Picture['kind'];
  readonly from: Point | null;
  readonly to: Point | null;
  readonly tolls: readonly Toll[];
}

const placeOn = ({ spots, pieces }: Board, thing: Thing | null): Point | null => {
  const at = pieces.find((piece) => piece.thing === thing)?.at ?? thing;
  return spots.find((spot) => spot.thing === at) ?? null;
};

/** What is lost on each place, by all who stand there. */
const tollsOn = (before: Board, changes: Picture['changes']): readonly Toll[] => {
  const tolls = new Map<Point, Toll>();
  for (const { piece, lost = 0, guns = 0 } of changes) {
    const at = placeOn(before, piece);
    if (at === null || lost + guns === 0) continue;
    const sum = tolls.get(at) ?? { at, lost: 0, guns: 0 };
    tolls.set(at, { at, lost: sum.lost + lost, guns: sum.guns + guns });
  }
  return [...tolls.values()];
};

/** By the board as it was before the picture: who is gone afterwards has still been hit where he stood. */
export const drawnOn = (before: Board, { kind, by, to, changes }: Picture): Drawn => ({
  kind,
  from: placeOn(before, by),
  to: placeOn(before, to),
  tolls: tollsOn(before, changes),
});

/** How far lines keep from the middle of both ends. */
const CLEAR = 16;

const lineOf = (from: Point, to: Point): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length <= 2 * CLEAR) return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  const [x, y] = [((to.x - from.x) * CLEAR) / length, ((to.y - from.y) * CLEAR) / length];
  return `M${from.x + x} ${from.y + y}L${to.x - x} ${to.y - y}`;
};

const BURST = 'M0-15 3-5 12-9 6-1 15 3 5 5 7 14 0 8-7 14-5 5-15 3-6-1-12-9-3-5Z';
const SABRES = 'M-13-11Q2-4 12 12M13-11Q-2-4-12 12M-14 7l6 6M14 7l-6 6';

const Mark = ({ kind, to }: { kind: Picture['kind']; to: Point }): JSX.Element | null => {
  const transform = `translate(${to.x} ${to.y})`;
  if (kind === 'melee' || kind === 'charge')
    return (
      <g transform={transform}>
        <path class="film-sabres-case" d={SABRES} />
        <path class="film-sabres" d={SABRES} />
      </g>
    );
  return kind === 'shot' ? <path class="film-burst" transform={transform} d={BURST} /> : null;
};

/** Smoke before the guns, blown a little towards where they fire. */
const Smoke = ({ from, to }: { from: Point; to: Point }): JSX.Element => {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${from.x} ${from.y}) rotate(${turn})`}>
      {[0, 1, 2].map((i) => (
        <circle
          key={i}
          class={`film-smoke film-smoke-${i}`}
          cx={16 + 7 * i}
          cy={(i - 1) * 5}
          r="7"
        />
      ))}
    </g>
  );
};

/** A gun on its wheel. */
const GUN = 'M-9-4 6-1V2L-9 1ZM-3 1a4.500 4.500 0 1 0 .1 0zM1 4l7 5';

/** The figures stand over the piece, as large on the screen at any zoom. */
const TollView = ({ toll: { at, lost, guns } }: { toll: Toll }): JSX.Element => (
  <g class="film-toll" style={{ transform: `translate(${at.x}px, ${at.y - 21}px)` }}>
    <g class="film-figures">
      {lost > 0 && (
        <text x={guns > 0 ? -3 : 0} text-anchor={guns > 0 ? 'end' : 'middle'}>
          −{lost}
        </text>
      )}
      {guns > 0 && (
        <>
          <text x="4">−{guns}</text>
          <path
            class="film-gun"
            d={GUN}
            transform={`translate(${12 + 9 * `−${guns}`.length} -6)`}
          />
        </>
      )}
    </g>
  </g>
);

export const FilmLayer = ({ drawn }: { readonly drawn: Drawn }): JSX.Element => {
  const { kind, from, to, tolls } = drawn;
  return (
    <g class={`film-layer film-${kind}`} aria-hidden="true">
      {from !== null && <circle class="film-actor" cx={from.x} cy={from.y} r="23" />}
      {from !== null && to !== null && (
        <>
          <path class="film-line-case" d={lineOf(from, to)} />
          <path class="film-line" d={lineOf(from, to)} pathLength="1" />
          {kind === 'shot' && <Smoke from={from} to={to} />}
        </>
      )}
      {to !== null && <Mark kind={kind} to={to} />}
      {tolls.map((toll, i) => (
        <TollView key={i} toll={toll} />
      ))}
    </g>
  );
};
