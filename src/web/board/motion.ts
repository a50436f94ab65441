import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Piece, Thing } from '../../boards/scene.ts';
import { isPile, type Point, type Stand } from './layout.ts';

const MOVE_MS = 200;
const HIT_MS = 250;
/** How long the way of a piece is to be seen, and how long one that has gone. */
const TRAIL_MS = 1800;
const GONE_MS = 250;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The transform of a piece that stands here. */
export const standing = ({ x, y }: Point, swell: number): string =>
  `translate(${x}px, ${y}px) scale(${swell})`;

/** A piece and where it is drawn. */
export interface Standing {
  readonly piece: Piece;
  readonly place: Point;
  readonly swell: number;
  readonly spot: Point & { readonly thing: Thing };
}

/** The pieces of each board as they were last shown. */
export type Memory = Map<string, readonly Standing[]>;

/** A way that a piece has gone. */
export interface Trail {
  readonly id: number;
  readonly army: string;
  readonly from: Point;
  readonly to: Point;
}

const standingsOf = (stands: readonly Stand[]): readonly Standing[] =>
  stands
    .filter(({ spot }) => spot.pile !== 'cards')
    .flatMap(({ spot, pieces, places, swell }) =>
      pieces.map((piece, i) => ({ piece, place: places[i], swell, spot })),
    );

const apart = (a: Standing, b: Standing): number =>
  Math.hypot(a.spot.x - b.spot.x, a.spot.y - b.spot.y);

const nearestOf = (from: readonly Standing[], to: Standing): Standing | undefined =>
  from.toSorted((a, b) => apart(a, to) - apart(b, to))[0];

/**
 * From where each piece has come. Backs of blocks have no name: those of an army that are no longer
 * where they were are led to where new ones stand, the nearest first, which tells no more than the
 * counts of both places.
 */
export const originsOf = (
  before: readonly Standing[],
  now: readonly Standing[],
): ReadonlyMap<string, Standing> => {
  const known = new Map(before.map((each) => [each.piece.key, each]));
  const keys = new Set(now.map(({ piece }) => piece.key));
  const origins = new Map<string, Standing>();
  const isBack = ({ piece }: Standing): boolean => piece.face === null;
  let left = before.filter((each) => isBack(each) && !keys.has(each.piece.key));
  for (const each of now) {
    const { key, army } = each.piece;
    const same = known.get(key);
    const ofArmy = left.filter(({ piece }) => piece.army === army);
    const origin = same ?? (isBack(each) ? nearestOf(ofArmy, each) : undefined);
    if (origin === undefined) continue;
    origins.set(key, origin);
    left = left.filter((other) => other !== origin);
  }
  return origins;
};

/** The pips that a piece has lost fall from it, and it shudders. */
const hit = (element: SVGGElement, before: number, now: number): void => {
  const shudder = [0, -4, 4, -2, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
  element.querySelector('.block-lift')?.animate(shudder, { duration: HIT_MS });
  const pips = [...element.querySelectorAll('.pip')].slice(now, before);
  for (const pip of pips)
    pip.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: 'translate(0, 22px)', opacity: 0 },
      ],
      { duration: HIT_MS, easing: 'ease-in' },
    );
  element
    .querySelector('.block-flash')
    ?.animate([{ opacity: 0.9 }, { opacity: 0 }], { duration: HIT_MS });
};

const animate = (element: SVGGElement, origin: Standing, now: Standing): void => {
  const path = [origin, now].map(({ place, swell }) => ({ transform: standing(place, swell) }));
  if (path[0].transform !== path[1].transform)
    element.animate(path, { duration: MOVE_MS, easing: 'ease-out' });
  const before = origin.piece.face?.value ?? 0;
  const value = now.piece.face?.value ?? before;
  if (value < before) hit(element, before, value);
};

let trailsMade = 0;

/** The ways between piles: within a line of battle a glide is enough. */
const trailsOf = (
  origins: ReadonlyMap<string, Standing>,
  now: readonly Standing[],
  stacks: ReadonlySet<Thing>,
): readonly Trail[] => {
  const ways = new Map<string, Trail>();
  for (const { piece, spot } of now) {
    const from = origins.get(piece.key)?.spot;
    if (from === undefined || from.thing === spot.thing) continue;
    if (!stacks.has(from.thing) || !stacks.has(spot.thing)) continue;
    const way = `${from.thing} ${spot.thing}`;
    ways.set(way, { id: ++trailsMade, army: piece.army, from, to: spot });
  }
  return [...ways.values()];
};

/** A list whose members go away by themselves. */
const usePassing = <T>(life: number): [shown: readonly T[], add: (more: readonly T[]) => void] => {
  const [shown, setShown] = useState<readonly T[]>([]);
  const timers = useRef(new Set<number>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const add = (more: readonly T[]): void => {
    if (more.length === 0) return;
    setShown((list) => [...list, ...more]);
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      setShown((list) => list.filter((each) => !more.includes(each)));
    }, life);
    timers.current.add(timer);
  };
  return [shown, add];
};

/**
 * Pieces glide to where they now stand. A CSS transition would end as soon as the piece comes under
 * another spot in the document, so each is led from its last place. What is left to show for a
 * moment comes back: the ways they went, and those that are gone.
 */
export const useMotion = (
  svg: RefObject<SVGSVGElement | null>,
  board: string,
  stands: readonly Stand[],
  memory: Memory,
) => {
  const [trails, addTrails] = usePassing<Trail>(TRAIL_MS);
  const [gone, addGone] = usePassing<Standing>(GONE_MS);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const now = standingsOf(stands);
    const before = memory.get(board) ?? [];
    memory.set(board, now);
    const wasNew = isNew.current;
    isNew.current = false;
    if (before.length === 0) return;
    const origins = originsOf(before, now);
    const piles = stands.filter(({ spot }) => isPile(spot));
    addTrails(trailsOf(origins, now, new Set(piles.map(({ spot }) => spot.thing))));
    if (wantsStillness()) return;
    const keys = new Map(now.map((each) => [each.piece.key, each]));
    const isGone = ({ piece }: Standing): boolean => piece.face !== null && !keys.has(piece.key);
    if (!wasNew) addGone(before.filter(isGone));
    for (const element of svg.current?.querySelectorAll<SVGGElement>('[data-piece]') ?? []) {
      const key = element.dataset['piece'] ?? '';
      const [origin, to] = [origins.get(key), keys.get(key)];
      if (origin !== undefined && to !== undefined) animate(element, origin, to);
    }
  }, [svg, stands]);
  return { trails, gone };
};
