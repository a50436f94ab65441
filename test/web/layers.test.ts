import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import type { Overlay } from '../../src/boards/handling.ts';
import type { Shape, Thing } from '../../src/boards/scene.ts';
import { openLayers } from '../../src/web/layers.ts';

const shape = (look: string): Shape => ({ kind: 'path', look, d: 'M0 0' });

test('an overlay is worked out only while it is wanted, and anew for what is looked at', () => {
  const shapes = vi.fn<Overlay['shapes']>((_, at) => [shape(at ?? 'all')]);
  const at = signal<Thing | null>(null);
  const view = signal<unknown>({});
  const layers = openLayers({ overlays: [{ name: 'sight', rule: '1.0', shapes }], view, at });
  expect(layers.shapes.value).toEqual([]);
  at.value = 'unit:A';
  expect(layers.shapes.value).toEqual([]);
  expect(shapes).not.toHaveBeenCalled();
  layers.toggle('sight');
  expect(layers.shapes.value).toEqual([shape('unit:A')]);
  at.value = null;
  expect(layers.shapes.value).toEqual([shape('all')]);
  view.value = null;
  expect(layers.shapes.value).toEqual([]);
  layers.toggle('sight');
  view.value = {};
  expect(layers.shapes.value).toEqual([]);
  expect(shapes).toHaveBeenCalledTimes(2);
});
