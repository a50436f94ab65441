import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Picture } from '../../src/boards/film.ts';
import type { Piece, Scene } from '../../src/boards/scene.ts';
import { openProjector, switchFilms } from '../../src/web/film/projector.ts';

const BEAT = 1800;
let isStill = false;

beforeEach(() => {
  isStill = false;
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const piece: Piece = {
  key: 'unit:A',
  thing: 'unit:A',
  at: 'town:X',
  army: 'Red',
  face: {
    symbol: 'infantry',
    name: 'A',
    corps: '',
    label: '',
    value: 10,
    full: 10,
    nation: '',
    print: { kind: 'formed', formation: 'line', turn: 0, men: 10, guns: 2, out: 0 },
  },
  open: true,
  signs: [],
};

const scene: Scene = {
  boards: [
    {
      id: 'map',
      title: '',
      width: 1,
      height: 1,
      ground: [],
      marks: [],
      spots: [],
      pieces: [piece],
    },
  ],
  record: [],
  now: 0,
  gauges: [],
  lost: [],
  roster: [],
  own: [],
};

const picture = (changes: Picture['changes'] = []): Picture => ({
  kind: 'shot',
  lead: { told: { rule: '1', event: 'fired', args: [], text: '' }, terms: [] },
  lines: [],
  by: null,
  to: 'unit:A',
  changes,
});

const hit = picture([{ piece: 'unit:A', lost: 4, guns: 1 }]);
const gone = picture([{ piece: 'unit:A', isGone: true }]);
const away = picture([{ piece: 'unit:A', at: 'town:Y', formation: 'rout' }]);

describe('a film', () => {
  test('shows each picture for a while, then the game as it stands', async () => {
    const film = openProjector();
    film.add(scene, [hit, away]);
    const ended = vi.fn<() => void>();
    void film.ended().then(ended);
    expect(film.frame.value?.picture).toBe(hit);
    expect(film.frame.value?.before).toBe(scene);
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(film.frame.value?.picture).toBe(away);
    expect(film.frame.value?.before.boards[0].pieces[0].face?.value).toBe(6);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(film.frame.value).toBeNull();
    expect(ended).toHaveBeenCalledOnce();
  });

  test('takes off what is lost, leads away who goes, and leaves out who is gone', () => {
    const film = openProjector();
    film.add(scene, [hit, away, gone]);
    const after = (): Piece | undefined => film.frame.value?.after.boards[0].pieces[0];
    expect(after()?.face).toMatchObject({ value: 6, print: { men: 6, guns: 1 } });
    film.turn(1);
    expect(after()).toMatchObject({ at: 'town:Y', face: { print: { formation: 'rout' } } });
    film.turn(1);
    expect(after()).toBeUndefined();
  });

  test('stands still when it is turned by hand, and plays on when asked', async () => {
    const film = openProjector();
    film.add(scene, [hit, away]);
    film.turn(1);
    expect(film.isPlaying.value).toBe(false);
    film.turn(-1);
    film.turn(-1);
    expect(film.at.value).toBe(0);
    await vi.advanceTimersByTimeAsync(10 * BEAT);
    expect(film.at.value).toBe(0);
    film.toggle();
    await vi.advanceTimersByTimeAsync(BEAT);
    expect(film.at.value).toBe(1);
    film.again();
    expect(film.at.value).toBe(0);
  });

  test('runs faster and slower within limits, and remembers it', async () => {
    const film = openProjector();
    for (let i = 0; i < 5; i++) film.faster(1);
    expect(film.speed.value).toBe(4);
    film.add(scene, [hit, away]);
    await vi.advanceTimersByTimeAsync(BEAT / 4);
    expect(film.at.value).toBe(1);
    expect(openProjector().speed.value).toBe(4);
    for (let i = 0; i < 5; i++) film.faster(-1);
    expect(film.speed.value).toBe(0.5);
    film.faster(1);
  });

  test('that runs takes on what happens meanwhile', () => {
    const film = openProjector();
    film.add(scene, [hit]);
    film.add(scene, [away, gone]);
    expect(film.count.value).toBe(3);
    film.close();
    expect(film.isOn.value).toBe(false);
  });

  test('begins by itself only where it is wanted and motion is', () => {
    const film = openProjector();
    switchFilms();
    film.add(scene, [hit]);
    expect(film.isOn.value).toBe(false);
    switchFilms();
    isStill = true;
    film.add(scene, [hit]);
    expect(film.isOn.value).toBe(false);
  });

  test('is turned by hand where nothing is to move', async () => {
    isStill = true;
    const film = openProjector();
    film.show(scene, [hit, away]);
    expect(film.isOn.value).toBe(true);
    await vi.advanceTimersByTimeAsync(5 * BEAT);
    expect(film.at.value).toBe(0);
    film.turn(1);
    film.turn(1);
    expect(film.isOn.value).toBe(false);
  });

  test('of nothing is none', async () => {
    const film = openProjector();
    film.show(scene, []);
    expect(film.isOn.value).toBe(false);
    await expect(film.ended()).resolves.toBeUndefined();
  });
});
