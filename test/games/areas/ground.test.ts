import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Box, Point } from '../../../src/boards/plane.ts';
import { boxAround, distance, overlap } from '../../../src/boards/plane.ts';
import { inside } from '../../../src/boards/survey.ts';
import { AREAS, GRAND_BATTERY, STREAMS, ZONES } from '../../../src/games/areas/data/map.ts';
import { HOURS } from '../../../src/games/areas/data/tables.ts';
import { BORDERS, BROOKS, OUTLINES } from '../../../src/games/areas/scene/ground-edges.ts';
import { FIELD } from '../../../src/games/areas/scene/ground-field.ts';
import { LABEL_BOXES } from '../../../src/games/areas/scene/ground-labels.ts';
import { bandAt, STANDS } from '../../../src/games/areas/scene/ground-stands.ts';
import {
  areaAt,
  areaOutline,
  impulseSpace,
  MAP_GROUND,
  MAP_HEIGHT,
  MAP_WIDTH,
  pointSpace,
  turnSpace,
} from '../../../src/games/areas/scene/ground.ts';

const sheet = (name: string): string =>
  readFileSync(new URL(`../../../src/web/board/${name}`, import.meta.url), 'utf8');
const css = sheet('ground-areas.css');
const ground = JSON.stringify(MAP_GROUND);
const texts = MAP_GROUND.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
const numbers = Array.from(AREAS.keys());
const pairs = numbers.flatMap((a) => numbers.slice(a + 1).map((b) => [a, b] as const));

const corners = ([left, top, right, bottom]: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
/** How far outside an outline a point lies. */
const beyond = (p: Point, outline: readonly Point[]): number =>
  inside(p, outline) ? 0 : Math.min(...outline.map((q) => distance(p, q)));
const segmentsOf = (outline: readonly Point[]): Set<string> =>
  new Set(
    outline.map((p, i) => {
      const [a, b] = [p, outline[(i + 1) % outline.length]].map((q) => q.join(' ')).toSorted();
      return `${a} ${b}`;
    }),
  );
const SEGMENTS = OUTLINES.map(segmentsOf);
const shared = (a: number, b: number): number => SEGMENTS[a].intersection(SEGMENTS[b]).size;
const pointOf = ({ x, y }: { x: number; y: number }): Point => [x, y];
const times = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => i + from);

describe('the field of areas', () => {
  test('[3.1] ninety areas and three zones lie on the sheet, north upwards', () => {
    expect(OUTLINES).toHaveLength(90);
    for (const place of times(AREAS.length + ZONES.length)) {
      const { x, y } = areaAt(place);
      expect(areaOutline(place)).toMatch(/^M[-\d. a-z]+z$/);
      expect(x > 60 && x < MAP_WIDTH - 60 && y > 30 && y < MAP_HEIGHT - 30, `${place}`).toBe(true);
    }
    const [brussels, caillou] = [areaAt(39), areaAt(27)];
    expect(brussels.y).toBeLessThan(caillou.y);
  });

  test('[3.1] the areas cover the field once: their outlines close and leave nothing between them', () => {
    const size = (outline: readonly Point[]): number =>
      outline.reduce((sum, [x, y], i) => {
        const [nextX, nextY] = outline[(i + 1) % outline.length];
        return sum + (x * nextY - nextX * y) / 2;
      }, 0);
    const field = (FIELD[2] - FIELD[0]) * (FIELD[3] - FIELD[1]);
    const all = OUTLINES.map(size);
    expect(Math.min(...all)).toBeGreaterThan(10_000);
    const sum = all.reduce((total, one) => total + one, 0);
    expect(Math.abs(sum / field - 1)).toBeLessThan(0.001);
  });

  test('[3.6] adjacent areas share their boundary point for point, others share none', () => {
    for (const [a, b] of pairs) {
      const isAdjacent = AREAS[a].adjacent.includes(b + 1);
      expect(shared(a, b) > 0, `${a + 1} and ${b + 1}`).toBe(isAdjacent);
    }
    for (const { line, areas } of BORDERS) {
      const [a, b] = areas;
      expect(shared(a - 1, b - 1), `${a} and ${b}`).toBe(line.length - 1);
    }
  });

  test('[3.6] the brooks run along every boundary that is a stream, and along no other', () => {
    const wet = new Set(BROOKS.flatMap((line) => line.map((p) => p.join(' '))));
    for (const { line, areas } of BORDERS) {
      const isStream = STREAMS.some(({ a, b }) => areas.includes(a) && areas.includes(b));
      const inner = line.slice(1, -1).map((p) => p.join(' '));
      expect(inner.filter((p) => wet.has(p)).length, areas.join('-')).toBe(
        isStream ? inner.length : 0,
      );
    }
    for (const name of new Set(STREAMS.map((stream) => stream.name)))
      expect(texts.filter((text) => text.text === name && text.along)).toHaveLength(1);
  });

  test('[3.3] every area shows its number and its name', () => {
    const printed = texts.filter(({ look }) => look.startsWith('areas-number')).map((t) => t.text);
    expect(printed.map(Number).toSorted((a, b) => a - b)).toEqual(AREAS.map(({ id }) => id));
    for (const [i, { name }] of AREAS.entries())
      expect(STANDS[i].name.lines.map(([line]) => line).join(' ')).toBe(name);
  });

  test('[3.4] [3.5] every symbol tells the ground and holds its rating', () => {
    const ratings = texts.filter(({ look }) => look === 'areas-tem');
    for (const [i, { signs }] of STANDS.entries()) {
      const at = signs.find(([sign]) => sign === 'symbol')?.[1] ?? [0, 0];
      const rating = ratings.find(({ x, y }) => Math.hypot(x - at[0], y - at[1]) < 14);
      expect(rating?.text, AREAS[i].name).toBe(`${AREAS[i].tem}`);
    }
    for (const terrain of ['clear', 'elevated', 'forest', 'village']) {
      const drawn = MAP_GROUND.findLast(({ look }) => look === `areas-symbol-${terrain}`);
      const count = drawn?.kind === 'path' ? drawn.d.split('M').length - 1 : 0;
      expect(count, terrain).toBe(AREAS.filter((area) => area.terrain === terrain).length);
    }
  });

  test('[3.7] a victory area has a seal with its worth, and the guns are where the battery reaches', () => {
    const worth = texts.filter(({ look }) => look === 'areas-worth').map(({ text }) => +text);
    expect(worth).toEqual(AREAS.flatMap(({ blue, green }) => blue ?? green ?? []));
    const guns = AREAS.filter((_, i) => STANDS[i].signs.some(([sign]) => sign === 'cannon'));
    expect(guns.map(({ id }) => id)).toEqual(GRAND_BATTERY.indirect.map(({ target }) => target));
  });

  test('counters stand within their area, and nothing is printed under them', () => {
    for (const [i, outline] of OUTLINES.entries()) {
      const band = bandAt(STANDS[i].at);
      const worst = Math.max(...corners(band).map((p) => beyond(p, outline)));
      expect(worst, AREAS[i].name).toBeLessThan(5);
      for (const boxes of LABEL_BOXES)
        for (const box of boxes) expect(overlap(box, band), AREAS[i].name).toBe(0);
    }
  });

  test('what is printed in an area lies within it', () => {
    for (const [i, { boxes, name }] of STANDS.entries()) {
      expect(boxes.length, AREAS[i].name).toBeGreaterThan(2);
      expect(name.size, AREAS[i].name).toBeGreaterThanOrEqual(19);
      for (const box of boxes)
        for (const p of corners(box)) expect(beyond(p, OUTLINES[i]), AREAS[i].name).toBeLessThan(9);
    }
    const readable = STANDS.filter(({ name }) => name.size >= 22);
    expect(readable.length).toBeGreaterThan(85);
  });

  test('no two labels overlap', () => {
    const all = LABEL_BOXES.flatMap((boxes, label) => boxes.map((box) => ({ box, label })));
    all.forEach(({ box, label }, i) =>
      all.slice(i + 1).forEach((other) => {
        if (other.label !== label || label < AREAS.length)
          expect(overlap(box, other.box), `${label} and ${other.label}`).toBe(0);
      }),
    );
  });

  const spaces = [
    ...times(10, 1).map(turnSpace),
    ...times(13).map(impulseSpace),
    ...times(41, -20).map(pointSpace),
  ].map((at) => boxAround(pointOf(at), 27));

  test('[3.9] [3.10] [3.11] the tracks have a space for every marker, beside the field and clear of each other', () => {
    expect(spaces).toHaveLength(64);
    for (const [i, space] of spaces.entries()) {
      expect(space[0] > 16 && space[2] < FIELD[0] && space[3] < MAP_HEIGHT - 16).toBe(true);
      for (const other of spaces.slice(i + 1)) expect(overlap(space, other)).toBe(0);
    }
  });

  test('[3.9] the turn track names its ten hours in order', () => {
    const hours = texts.filter(({ look }) => look === 'areas-hour');
    expect(hours.map(({ text }) => text)).toEqual([...HOURS]);
    for (const [i, { x }] of hours.entries()) expect(x).toBe(turnSpace(i + 1).x);
  });

  test('[3.10] the impulse track is numbered from 0 to 12', () => {
    for (const impulse of times(13)) {
      const { x, y } = impulseSpace(impulse);
      const label = texts.find((text) => text.x === x && Math.abs(text.y - y) < 12);
      expect(label?.text).toBe(`${impulse}`);
    }
  });

  test('[3.11] the victory track goes space by space from 20 for the Allies to 20 for the French', () => {
    for (const points of times(40, -20)) {
      const [one, next] = [pointSpace(points), pointSpace(points + 1)].map(pointOf);
      expect(distance(one, next), `${points}`).toBe(58);
    }
    for (const points of times(20, 1)) {
      expect(pointSpace(points).y).toBeGreaterThan(pointSpace(0).y);
      expect(pointSpace(-points).y).toBeLessThan(pointSpace(0).y);
    }
  });

  test('[3.8] every zone is a panel by the areas to which its arrows lead', () => {
    for (const [zone, { arrows, name }] of ZONES.entries()) {
      const { x, y } = areaAt(AREAS.length + zone);
      expect(x).toBeGreaterThan(FIELD[2] + 60);
      const gates = arrows.map((id) => areaAt(id - 1).y);
      expect(y, name).toBeGreaterThan(Math.min(...gates) - 60);
      expect(texts.some(({ text }) => text === name)).toBe(true);
    }
  });

  test('the style sheets know every look, and every colour has its candle-light', () => {
    const all = css + sheet('ground.css');
    for (const look of new Set(MAP_GROUND.map((shape) => shape.look)))
      expect(all, look).toMatch(new RegExp(`\\.${look}[ ,]`));
    const [day, night] = [':root', "[data-theme='dark']"].map((head) => {
      const from = css.indexOf(`${head} {`);
      return css.slice(from, css.indexOf('}', from)).match(/--[\w-]+(?=:)/g) ?? [];
    });
    expect(night).toEqual(day);
  });

  test('it is light: few shapes, little path data, short numbers', () => {
    expect(MAP_GROUND.length).toBeLessThan(600);
    expect(ground.length).toBeLessThan(370_000);
    expect(/NaN|undefined|Infinity|\.\d{3}/.exec(ground)?.[0] ?? 'none').toBe('none');
  });
});
