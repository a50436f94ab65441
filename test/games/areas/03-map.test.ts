import { describe, expect, test } from 'vitest';
import {
  AREAS,
  FRENCH_AT_START,
  GRAND_BATTERY,
  STREAMS,
  ZONES,
  type AreaDatum,
} from '../../../src/games/areas/data/map.ts';
import { HOURS, LAST_IMPULSE, LAST_POINT } from '../../../src/games/areas/data/tables.ts';
import { UNITS } from '../../../src/games/areas/data/units.ts';
import { A, amid, area, choices, F, opening, play, points, position, turn } from './table.ts';

/**
 * The field in one line an area: number; terrain (clear, elevated, forest, village) with its TEM, and
 * its points (blue, green); who controls it at the start; its neighbours (~ across a stream), and the
 * zone whose arrow leads there.
 */
const FIELD = `
1 f3 A 2 26 27
2 c1 A 1 3 26
3 c1 A 2 4 24 25
4 c1 A 3 5 6 24
5 c1 F 4 6 21 22 23
6 v2 A 4 5 7
7 e2 A 6 8 19 20 21
8 c1 A 7 9 18 19
9 v3 A 8 ~10 18
10 c1 A ~9 11 16 ~17
11 e2 A 10 12 16
12 c1 A 11 13 15 16
13 f3 A 12 14
14 f3 A 13 15 40
15 c1 A 12 14 16 39 40
16 v2b2 A 10 11 12 15 ~17 38 39
17 c1 A ~10 ~16 18 37 38
18 c1 A 8 9 17 19 36 37
19 e2 A 7 8 18 20 36
20 c1 A 7 19 21 34
21 v4b2 A 5 7 20 22 33 34
22 f2 A 5 21 23 33
23 e2 F 5 22 24 31 32
24 c1 F 3 4 23 25 31
25 c1 F 3 24 26 30
26 c1 F 1 2 25 27 29
27 f2 F 1 26 28 29
28 v2g2 F 27 29 53
29 c1 F 26 27 28 30 52
30 e2g2 F 25 29 31 51
31 c1 F 23 24 30 32 50 51
32 v2g2 F 23 31 33 49 50
33 c1 F 21 22 32 34 48
34 c1 A 20 21 33 35 48
35 v3b2 A 34 36 46 47
36 e2 A 18 19 35 37 45
37 c1 A 17 18 36 38 44 45
38 c1 A 16 17 37 39 43 44
39 v3b4 A 15 16 38 40 42 43
40 f3 A 14 15 39 41 42
41 f3 A 40 42 66
42 c1 A 39 40 41 43 65
43 c1 A 38 39 42 44 64 65
44 c1 A 37 38 43 45 63 64
45 e2 A 36 37 44 46 62 63
46 c1 A 35 45 47 61
47 c1 A 35 46 48 60
48 e2 F 33 34 47 49 59
49 c1 F 32 48 50 58 59
50 c1 F 31 32 49 51 57 58
51 c1 F 30 31 50 52 56 57
52 v3g4 F 29 51 ~53 55 56
53 f2 F 28 ~52 54
54 c1 A 53 ~55 77 78
55 c1 A 52 ~54 56 76 ~77
56 e2 F 51 52 55 57 76
57 c1 F 50 51 56 58 75
58 c1 F 49 50 57 59 74
59 c1 F 48 49 58 60 73 74
60 c1 A 47 59 61 72 73
61 c1 A 46 60 62 71 72
62 v3b2 A 45 61 63 70 71
63 e2 A 44 45 62 64 70
64 c1 A 43 44 63 65 69
65 c1 A 42 43 64 66 68
66 f3 A 41 65 67 68
67 f3 A 66 68 90
68 c1 A 65 66 67 69 89
69 e2 A 64 68 70 88 89
70 v2 A 62 63 69 71 87 88
71 v2 A 61 62 70 ~72 ~86 87
72 v3 A 60 61 ~71 73 85
73 c1 A 59 60 72 74 84
74 c1 F 58 59 73 75 83
75 c1 A 57 74 76 82
76 c1 A 55 56 75 ~77 81
77 c1 A 54 ~55 ~76 78 80
78 v2 A 54 77 79
79 f2 A 78 80
80 c1 A 77 79 ~81 P3
81 c1 A 76 ~80 82 P3
82 c1 A 75 81 83
83 f2 A 74 82 84 P2
84 f3 A 73 83 85 P2
85 f2 A 72 84 86 P2
86 c1 A ~71 85 ~87
87 c1 A 70 71 ~86 88
88 c1 A 69 70 87 89 P1
89 v2 A 68 69 88 90 P1
90 f3 A 67 89
`;

const ofArea = new Map(AREAS.map((a) => [a.id, a]));
const named = (id: number): AreaDatum => {
  const found = ofArea.get(id);
  if (!found) throw new Error(`no area ${id}`);
  return found;
};

const isStream = (a: number, b: number): boolean =>
  STREAMS.some((s) => (s.a === a && s.b === b) || (s.a === b && s.b === a));

const beginsFrench = new Set(
  opening().control.flatMap((french, place) => (french === 1 ? [place + 1] : [])),
);

const lineOf = (a: AreaDatum): string =>
  [
    a.id,
    a.terrain[0] +
      String(a.tem) +
      (a.blue === undefined ? '' : `b${a.blue}`) +
      (a.green === undefined ? '' : `g${a.green}`),
    beginsFrench.has(a.id) ? 'F' : 'A',
    ...[...a.adjacent].sort((x, y) => x - y).map((b) => (isStream(a.id, b) ? `~${b}` : String(b))),
    ...ZONES.filter((z) => z.arrows.includes(a.id)).map((z) => z.name),
  ].join(' ');

const withTerrain = (terrain: string): number[] =>
  AREAS.filter((a) => a.terrain === terrain).map((a) => a.id);

describe('the field', () => {
  test('[3.0][3.2][3.4][3.5][3.6][3.7][3.8] every area: terrain, TEM, points, control, neighbours, streams, arrows', () => {
    expect(AREAS.map(lineOf)).toEqual(FIELD.trim().split('\n'));
  });

  test('[3.1] the field lies about Waterloo: the forest north, Le Caillou south, Braine west, Ohain east', () => {
    const [west, east] = [named(9).centre[0], named(89).centre[0]];
    const [north, south] = [named(40).centre[1], named(28).centre[1]];
    expect([9, 89, 28, 35].map((id) => named(id).name)).toEqual([
      'Braine-l’Alleud',
      'Ohain',
      'Le Caillou',
      'La Haye Sainte',
    ]);
    expect([east - west, south - north]).toEqual([6080, 6020]);
    expect(Math.hypot(...named(35).centre)).toBeLessThan(250);
  });

  test('[3.2] areas are adjacent to each other or not at all, and never to themselves', () => {
    for (const { id, adjacent } of AREAS) {
      expect(new Set(adjacent).size).toBe(adjacent.length);
      expect(adjacent).not.toContain(id);
      for (const near of adjacent) expect(named(near).adjacent, `${near}-${id}`).toContain(id);
    }
    expect(AREAS.reduce((sum, a) => sum + a.adjacent.length, 0) / 2).toBe(201);
  });

  test('[3.2] adjacent are those whose outlines share an edge; a common corner is not enough', () => {
    const edges = ({ polygon }: AreaDatum): Set<string> =>
      new Set(
        polygon.flatMap((p, i) => {
          const q = polygon[(i + 1) % polygon.length];
          return [`${p.join()} ${q.join()}`, `${q.join()} ${p.join()}`];
        }),
      );
    const corners = (a: AreaDatum): Set<string> => new Set(a.polygon.map((p) => p.join()));
    const share = (a: Set<string>, b: Set<string>): boolean => [...a].some((x) => b.has(x));
    let cornersOnly = 0;
    for (const a of AREAS) {
      for (const b of AREAS) {
        if (a === b) continue;
        expect(share(edges(a), edges(b)), `${a.id}-${b.id}`).toBe(a.adjacent.includes(b.id));
        if (share(corners(a), corners(b)) && !a.adjacent.includes(b.id)) cornersOnly++;
      }
    }
    expect(cornersOnly).toBeGreaterThan(0);
  });

  test('[3.3] the areas are numbered 1 to 90, and the number is a name like the other', () => {
    expect(AREAS.map(({ id }) => id)).toEqual(Array.from({ length: 90 }, (_, i) => i + 1));
    expect(new Set(AREAS.map(({ name }) => name)).size).toBe(90);
    const byNumber = position({ units: { 21: ['Byng'], P1: ['Lützow'] } });
    const byName = position({ units: { Hougoumont: ['Byng'], P1: ['Lützow'] } });
    expect(byNumber).toEqual(byName);
  });

  test('[3.4] 49 clear areas, 11 elevated, 15 forests and 15 villages', () => {
    expect(withTerrain('clear')).toHaveLength(49);
    expect(withTerrain('elevated')).toEqual([7, 11, 19, 23, 30, 36, 45, 48, 56, 63, 69]);
    expect(withTerrain('forest')).toEqual([
      1, 13, 14, 22, 27, 40, 41, 53, 66, 67, 79, 83, 84, 85, 90,
    ]);
    expect(withTerrain('village')).toEqual([
      6, 9, 16, 21, 28, 32, 35, 39, 52, 62, 70, 71, 72, 78, 89,
    ]);
  });

  test('[3.4] clear ground has TEM 1 and elevated ground 2, and only these', () => {
    for (const { id, terrain, tem } of AREAS) {
      if (terrain === 'clear') expect(tem, area(id)).toBe(1);
      else if (terrain === 'elevated') expect(tem, area(id)).toBe(2);
      else expect(tem, area(id)).toBeGreaterThanOrEqual(2);
    }
  });

  test('[3.4] elevated ground blocks long range, clear ground does not', () => {
    const openings = (guns: number, target: number): string[] => {
      const s = position({ units: { [guns]: ['Guard Foot Artillery'], [target]: ['Kempt'] } });
      return choices(play(s, [3, 3], [F, 'activate', 'Drouot']).state, F);
    };
    // Between 34 and 19 lies 20, clear; between 46 and 44 lies 45, elevated.
    expect(openings(34, 19)).toContain(`bombard ${area(34)}`);
    expect(openings(46, 44)).not.toContain(`bombard ${area(46)}`);
  });

  test('[3.5] the TEM of the area goes from 1 to 4; only Hougoumont has 4', () => {
    const counts = [1, 2, 3, 4].map((tem) => AREAS.filter((a) => a.tem === tem).length);
    expect(counts).toEqual([49, 25, 15, 1]);
    expect(named(21)).toMatchObject({ name: 'Hougoumont', tem: 4 });
  });

  test.each([
    [20, 34, 2],
    [19, 20, 4],
    [35, 34, 6],
    [21, 20, 8],
  ])(
    '[3.5] units in area %i are sheltered by its TEM: fire from %i meets %i',
    (at, guns, cover) => {
      const s = position({ units: { [guns]: ['Guard Foot Artillery'], [at]: ['Kempt', 'Pack'] } });
      const { log } = play(
        s,
        [3, 3, 1, 1, 6, 6],
        [F, 'activate', 'Drouot'],
        [F, 'bombard', guns],
        [F, 'target', 'Kempt'],
      );
      expect(log).toContain(`[13.5.3] Allied, terrain: ${cover}`);
    },
  );

  test('[3.6] eleven boundaries are streams: of the Hain, the Smohain and the Lasne', () => {
    expect(STREAMS.map(({ a, b, name }) => `${a}-${b} ${name}`)).toEqual([
      '9-10 Hain',
      '10-17 Hain',
      '16-17 Hain',
      '52-53 Lasne',
      '54-55 Lasne',
      '55-77 Lasne',
      '71-72 Smohain',
      '71-86 Smohain',
      '76-77 Lasne',
      '80-81 Lasne',
      '86-87 Smohain',
    ]);
    for (const { a, b } of STREAMS) expect(named(a).adjacent).toContain(b);
  });

  test('[3.6] a stream costs nothing to cross', () => {
    const s = position({ units: { 52: ['Charlet', 'Bourgeois'] } });
    const marching = play(s, [3, 3], [F, 'activate', 'd’Erlon'], [F, 'march', 52]).state;
    const over = play(marching, [], [F, 'pick', 'Charlet'], [F, 'to', 53], [F, 'to', 28]).state;
    const dry = play(marching, [], [F, 'pick', 'Charlet'], [F, 'to', 29], [F, 'to', 28]).state;
    expect(over.stack).toEqual(dry.stack);
  });

  test('[3.7] blue and green points: twelve for the French to take, ten for the Allies', () => {
    const worth = (colour: 'blue' | 'green'): string[] =>
      AREAS.flatMap((a) => (a[colour] === undefined ? [] : [`${a.name} ${a[colour]}`]));
    expect(worth('blue')).toEqual([
      'Merbe-Braine 2',
      'Hougoumont 2',
      'La Haye Sainte 2',
      'Mont-Saint-Jean 4',
      'Papelotte 2',
    ]);
    expect(worth('green')).toEqual([
      'Le Caillou 2',
      'Rossomme 2',
      'La Belle Alliance 2',
      'Plancenoit 4',
    ]);
  });

  test('[3.8] three zones in a row, with arrows to seven areas of the eastern edge', () => {
    expect(ZONES.map(({ name, arrows, zones }) => [name, arrows, zones])).toEqual([
      ['P1', [88, 89], ['P2']],
      ['P2', [83, 84, 85], ['P1', 'P3']],
      ['P3', [80, 81], ['P2']],
    ]);
  });

  test('[3.0] what the rules tell of 24 to 27, 52 and 53 and of the Grand Battery', () => {
    expect(FRENCH_AT_START).toEqual([24, 25, 26, 27, 52, 53]);
    expect(GRAND_BATTERY.area).toBe(48);
    expect(GRAND_BATTERY.indirect.map(({ target }) => target)).toEqual([44, 45, 63]);
    expect(GRAND_BATTERY.indirect.map(({ lane }) => [...lane].sort((a, b) => a - b))).toEqual([
      [45, 46, 47],
      [46, 47],
      [46, 47, 61, 62],
    ]);
  });

  test('[3.0] every lane of the Grand Battery leads from its area to the target', () => {
    for (const { target, lane } of GRAND_BATTERY.indirect) {
      const reached = new Set<number>([48]);
      for (const id of reached) {
        for (const near of named(id).adjacent) {
          if (near === target || (lane as readonly number[]).includes(near)) reached.add(near);
        }
      }
      expect(reached, String(target)).toContain(target);
      expect(named(48).adjacent).not.toContain(target);
    }
  });
});

describe('the tracks', () => {
  test('[3.9] ten turns, an hour each, from eleven o’clock; the marker moves on in the End Phase', () => {
    expect(HOURS).toEqual('11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00 19:00 20:00'.split(' '));
    const { state, log } = amid({ turn: '13:00' }, [['battle'], ['endPhase']], [3, 4]);
    expect(state.turn).toBe(3);
    expect(log).toContain('[3.9] Turn: 14:00');
  });

  test('[3.10] the impulse marker begins at 0, moves on after both impulses, and has twelve spaces more', () => {
    expect(LAST_IMPULSE).toBe(12);
    const { state } = play(
      position({ impulse: 4, units: { 49: ['Charlet'] } }),
      [3, 1, 5, 5],
      [F, 'activate', 'd’Erlon'],
      [A, 'pass'],
    );
    expect([state.impulse, state.side]).toEqual([5, 0]);
    expect(turn({ turn: '12:00', impulse: 0 }, [3, 4]).state.impulse).toBe(0);
  });

  test('[3.11] the victory marker begins at 0 and goes both ways, to 20 and beyond', () => {
    expect(LAST_POINT).toBe(20);
    expect(points(opening())).toBe(0);
    const blue = { 16: ['Charlet'], 21: ['Soye'], 35: ['Campi'], 39: ['Husson'], 62: ['Brue'] };
    expect(points(position({ units: blue }))).toBe(12);
    const green = { 28: ['Kempt'], 30: ['Pack'], 32: ['Best'], 52: ['Vincke'] };
    expect(points(position({ units: green }))).toBe(-10);
    const lost = UNITS.filter((u) => u.leader === 'Drouot').map((u) => u.name);
    expect(points(position({ units: { ...green, lost } }))).toBe(-49);
  });

  test('[3.12] every roll is of two dice', () => {
    const s = position({ units: { 31: ['Picquet'], 37: ['Kruse'] } });
    const { log } = play(s, [1, 2], [F, 'activate', 'Kellermann']);
    expect(log[0]).toBe('[8.3] Kellermann is not activated: 1 + 2 and a bonus of 1 against 6');
    expect(() => play(s, [6], [F, 'activate', 'Kellermann'])).toThrow();
  });
});
