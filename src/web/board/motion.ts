import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point, Stand } from './layout.ts';

const MOVE_MS = 200;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The transform of a piece that stands here. */
export const standing = ({ x, y }: Point, swell: number): string =>
  `translate(${x}px, ${y}px) scale(${swell})`;

/**
 * Pieces glide to where they now stand. A CSS transition would end as soon as the piece comes under
 * another spot in the document, so each is led from its last place.
 */
export const useMotion = (svg: RefObject<SVGSVGElement | null>, stands: readonly Stand[]): void => {
  const last = useRef(new Map<string, string>());
  useLayoutEffect(() => {
    const now = new Map<string, string>();
    for (const { pieces, places, swell } of stands)
      for (const [i, { key }] of pieces.entries()) now.set(key, standing(places[i], swell));
    const before = last.current;
    last.current = now;
    if (before.size === 0 || wantsStillness()) return;
    for (const element of svg.current?.querySelectorAll<SVGGElement>('[data-piece]') ?? []) {
      const key = element.dataset['piece'] ?? '';
      const from = before.get(key);
      const to = now.get(key);
      if (from === undefined || to === undefined || from === to) continue;
      const path = [{ transform: from }, { transform: to }];
      element.animate(path, { duration: MOVE_MS, easing: 'ease-out' });
    }
  }, [svg, stands]);
};
