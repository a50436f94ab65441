import { round } from './plane.ts';

/** How the covers of boxes are engraved, as SVG of this size. They are printed: their colours are their own in any theme. */
export const WIDTH = 640;
export const HEIGHT = 400;

/** Numbers that look like chance and are always the same, from 0 to 1. */
export const scatter = (n: number): number => {
  const x = Math.sin(n * 127.1 + 11.7) * 43_758.545;
  return x - Math.floor(x);
};

export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

export const path = (d: string, style: string): string => `<path d="${d}" ${style}/>`;

export const ink = (width: number, opacity: number): string =>
  `fill="none" stroke="#2b2319" stroke-width="${width}" opacity="${opacity}"`;

/** Ruled lines of the graver, closer towards the top, broken now and then as a hand lifts. */
export const sky = (): string => {
  let [d, y] = ['', 4];
  for (let line = 0; y < 205; line++) {
    let x = -20 * scatter(line);
    for (let stroke = 0; x < WIDTH; stroke++) {
      const length = 60 + 170 * scatter(line * 31 + stroke);
      const sway = 1.6 * (scatter(line + stroke * 7) - 0.5);
      d += `M${round(x)} ${round(y)}q${round(length / 2)} ${round(sway)} ${round(length)} 0`;
      x += length + 3 + 26 * scatter(line * 17 + stroke * 3) * (y / 140);
    }
    y += 2.6 + y / 42;
  }
  return path(d, ink(0.7, 0.3));
};

/** Short strokes down a slope, as maps of the time have them. */
export const hachures = (
  crest: (x: number) => number,
  from: number,
  to: number,
  length: number,
): string => {
  let d = '';
  for (let x = from; x < to; x += 4.5) {
    const drop = length * (0.45 + 0.55 * scatter(x));
    d += `M${round(x)} ${round(crest(x) + 3)}q${round(-1 - scatter(x + 1) * 2)} ${round(drop / 2)} ${round(-4)} ${round(drop)}`;
  }
  return path(d, ink(0.7, 0.4));
};

export const slope = (crest: (x: number) => number, fill: string): string => {
  let d = `M0 ${HEIGHT}`;
  for (let x = 0; x <= WIDTH; x += 16) d += `L${x} ${round(crest(x))}`;
  return path(`${d}V${HEIGHT}Z`, `fill="${fill}"`) + path(d.replace(/^M0 400L/, 'M'), ink(1, 0.7));
};
