import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROADS, TOWNS } from '../../../src/games/blocks/data/map.ts';
import type { Box } from '../../../src/boards/plane.ts';
import { boxAround, overlap } from '../../../src/boards/plane.ts';
import { FRAME } from '../../../src/games/blocks/scene/ground-geometry.ts';
import { LABEL_BOXES, LABELS } from '../../../src/games/blocks/scene/ground-labels.ts';
import {
  MAP_GROUND,
  MAP_HEIGHT,
  MAP_WIDTH,
  roadPath,
  townAt,
} from '../../../src/games/blocks/scene/ground.ts';

const css = readFileSync(new URL('../../../src/web/board/ground.css', import.meta.url), 'utf8');
const ground = JSON.stringify(MAP_GROUND);
const texts = MAP_GROUND.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
const townNumber = (name: string): number => TOWNS.findIndex((town) => town.name === name);
const inFrame = ([left, top, right, bottom]: Box): boolean =>
  left >= FRAME && top >= FRAME && right <= MAP_WIDTH - FRAME && bottom <= MAP_HEIGHT - FRAME;

describe('the ground of the map', () => {
  test('every town with its stack lies within the frame, north upwards', () => {
    for (const town of TOWNS.keys()) {
      const { x, y } = townAt(town);
      expect(inFrame(boxAround([x, y], 30)), TOWNS[town].name).toBe(true);
    }
    const [ghent, givet] = ['Ghent', 'Givet'].map((name) => townAt(townNumber(name)));
    expect(ghent.y).toBeLessThan(givet.y);
    expect(ghent.x).toBeLessThan(givet.x);
    expect(givet.y - ghent.y).toBeCloseTo((117.2 - 15.3) * 10);
  });

  test('every road starts at its first town and ends at its second', () => {
    for (const [i, road] of ROADS.entries()) {
      const numbers =
        roadPath(i)
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      const [a, b] = [townAt(townNumber(road.a)), townAt(townNumber(road.b))];
      const ends = [...numbers.slice(0, 2), ...numbers.slice(-2)];
      [a.x, a.y, b.x, b.y].forEach((n, k) => expect(ends[k]).toBeCloseTo(n, 0));
    }
  });

  test('every town is named once, and every depot shows its figure', () => {
    for (const { name } of TOWNS) expect(texts.filter((t) => t.text === name)).toHaveLength(1);
    const figures = texts.filter((t) => t.look === 'ground-depot-figure').map((t) => t.text);
    expect(figures).toEqual(['1', '1', '2']);
  });

  test('no two labels overlap', () => {
    LABEL_BOXES.forEach((boxes, i) =>
      LABEL_BOXES.slice(i + 1).forEach((others, k) => {
        const shared = boxes.flatMap((box) => others.map((other) => overlap(box, other)));
        expect(Math.max(...shared), `label ${i} and label ${i + 1 + k}`).toBe(0);
      }),
    );
  });

  test('labels stay within the frame and leave every stack free', () => {
    for (const [i, boxes] of LABEL_BOXES.entries())
      for (const box of boxes) {
        expect(inFrame(box), `label ${i}`).toBe(true);
        for (const town of TOWNS.keys()) {
          const { x, y } = townAt(town);
          expect(overlap(box, boxAround([x, y], 30)), `${i} on ${TOWNS[town].name}`).toBe(0);
        }
      }
  });

  test('names that follow a line find it', () => {
    const ids = MAP_GROUND.flatMap((shape) =>
      shape.kind === 'path' && shape.id ? [shape.id] : [],
    );
    const guides = texts.flatMap((t) => (t.along ? [t.along.path] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(guides.toSorted()).toEqual(ids.toSorted());
  });

  test('labels are large enough to be read with the whole map in sight', () => {
    for (const label of LABELS)
      if (label.kind === 'text') expect(label.size, label.text).toBeGreaterThanOrEqual(26);
  });

  test('the style sheet knows every look, and every colour has its candle-light', () => {
    for (const look of new Set(MAP_GROUND.map((shape) => shape.look)))
      expect(css).toMatch(new RegExp(`\\.${look}[ ,]`));
    const [day, night] = [':root', "[data-theme='dark']"].map((head) => {
      const from = css.indexOf(`${head} {`);
      return css.slice(from, css.indexOf('}', from)).match(/--[\w-]+(?=:)/g) ?? [];
    });
    expect(night).toEqual(day);
    for (const used of css.match(/(?<=var\()--[\w-]+/g) ?? []) expect(day).toContain(used);
  });

  test('it is light: few shapes, little path data, short numbers', () => {
    expect(MAP_GROUND.length).toBeLessThan(1500);
    expect(ground.length).toBeLessThan(270_000);
    expect(/NaN|undefined|Infinity|\.\d{3}/.exec(ground)?.[0] ?? 'none').toBe('none');
  });
});
