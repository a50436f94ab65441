import { describe, expect, test } from 'vitest';
import { DOCUMENTS } from '../../../src/games/squares/data/scenarios.ts';
import type { At, Scenario } from '../../../src/games/squares/scenario.ts';
import { documentOf, read } from './document.ts';

const scenarios = DOCUMENTS.map(({ name }) => read(documentOf(name)));
const scenario = (name: string): Scenario => {
  const found = scenarios.find((s) => s.name === name);
  if (!found) throw new Error(`no scenario ${name}`);
  return found;
};

const ROADS = '#obuT';
const WATER = 'sbmr';
const SIDES: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** What is on a square; '' beyond the edge. */
const on = ({ map }: Scenario, x: number, y: number): string => map.ground[y]?.[x] ?? '';
const squares = (s: Scenario, characters: string): At[] =>
  s.map.ground.flatMap((row, y) =>
    Array.from(row).flatMap((character, x) => (characters.includes(character) ? [{ x, y }] : [])),
  );
const isOf = (character: string, characters: string): boolean =>
  character !== '' && characters.includes(character);
/** Of a square: which of its four sides lead on, the edge of the map among them. */
const leadsOn = (s: Scenario, { x, y }: At, characters: string): boolean[] =>
  SIDES.map(([dx, dy]) => {
    const beside = on(s, x + dx, y + dy);
    return beside === '' || isOf(beside, characters);
  });

/** All squares of a kind that hang together with one of them, side by side. */
const network = (s: Scenario, from: At, characters: string): At[] => {
  const found = [from];
  for (const { x, y } of found) {
    for (const [dx, dy] of SIDES) {
      const next = { x: x + dx, y: y + dy };
      if (!isOf(on(s, next.x, next.y), characters)) continue;
      if (!found.some((at) => at.x === next.x && at.y === next.y)) found.push(next);
    }
  }
  return found;
};
const isAtEdge = (s: Scenario, { x, y }: At): boolean =>
  SIDES.some(([dx, dy]) => on(s, x + dx, y + dy) === '');

describe.for(scenarios.map((s) => s.name))('the map of %s', (name) => {
  const s = scenario(name);

  test('every stretch of road leads to a village or off the map', () => {
    for (const road of squares(s, '#ou')) {
      const reached = network(s, road, ROADS);
      const ends = reached.some((at) => isAtEdge(s, at) || on(s, at.x, at.y) === 'T');
      expect([road, reached.length > 1 && ends]).toEqual([road, true]);
    }
  });

  test('a road crosses the slope of a ridge straight', () => {
    for (const road of squares(s, '#')) {
      if (Number(s.map.elevation[road.y][road.x]) % 2 === 1) continue;
      const [north, east, south, west] = leadsOn(s, road, ROADS);
      expect([road, (north && south) || (east && west)]).toEqual([road, true]);
    }
  });

  test('a bridge has road on two sides and water on the two others', () => {
    for (const bridge of squares(s, 'b')) {
      const road = leadsOn(s, bridge, ROADS);
      const water = leadsOn(s, bridge, WATER);
      const upright = road[0] && road[2] && water[1] && water[3];
      const level = road[1] && road[3] && water[0] && water[2];
      expect([bridge, upright || level]).toEqual([bridge, true]);
    }
  });

  test('streams hang together', () => {
    for (const stream of squares(s, 's')) {
      expect([stream, network(s, stream, WATER).length > 4]).toEqual([stream, true]);
    }
  });

  test('slopes of ridges stand between lower and higher ground', () => {
    const height = (x: number, y: number): number => Number(s.map.elevation[y]?.[x] ?? NaN);
    for (const { x, y } of squares(s, '.#wobTsR:mu')) {
      const beside = SIDES.map(([dx, dy]) => height(x + dx, y + dy)).filter((h) => h > 0);
      expect([x, y, Math.max(...beside.map((h) => Math.abs(h - height(x, y)))) <= 2]).toEqual([
        x,
        y,
        true,
      ]);
    }
  });

  test('[6.34] nobody stands in water or swamp, no cavalry in woods or towns', () => {
    for (const { name: who, arm, at, turn } of s.units) {
      const here = on(s, at.x, at.y);
      expect([who, 'smr'.includes(here)]).toEqual([who, false]);
      if (arm === 'cavalry') expect([who, 'woT'.includes(here)]).toEqual([who, false]);
      if (turn === 1) continue;
      expect(s.reinforcementSquares).toContainEqual(at);
    }
  });

  test('[6.35] whoever begins in woods or a town is in open order', () => {
    for (const { name: who, arm, at, turn, formation } of s.units) {
      if (turn > 1 || !'wT'.includes(on(s, at.x, at.y))) continue;
      expect([who, arm, formation]).toEqual([who, arm, 'open']);
    }
  });

  test('[18.21] victory squares are worth taking, at most eight a side', () => {
    for (const side of ['French', 'Allied'] as const) {
      const own = s.victorySquares.filter((square) => square.side === side);
      expect(own.length).toBeGreaterThan(1);
      expect(own.length).toBeLessThanOrEqual(8);
      for (const { points } of own) expect(points % 500).toBe(0);
    }
  });
});

describe('places', () => {
  test('[16.0] the sizes of the maps', () => {
    expect(
      scenarios.map(({ name, map }) => [name, map.ground[0].length, map.ground.length]),
    ).toEqual([
      ['borodino', 28, 18],
      ['auerstadt', 44, 36],
      ['quatre-bras', 42, 38],
      ['waterloo', 50, 32],
    ]);
  });

  /** Every named place with what is there: ground, and its height. */
  const named = (name: string): string[] => {
    const s = scenario(name);
    return s.map.places.map(
      ({ name: place, x, y }) => `${place} ${x},${y} ${on(s, x, y)}${s.map.elevation[y][x]}`,
    );
  };

  test('[13.1] of Borodino', () => {
    expect(named('borodino')).toEqual([
      'Borodino 7,0 T1',
      'Great Redoubt 14,8 R3',
      'Gorki 20,4 T1',
      'Knyazkovo 25,9 T3',
      'Semenovskaya 12,17 T1',
    ]);
  });

  test('[13.2] of Auerstadt', () => {
    expect(named('auerstadt')).toEqual([
      'Hassenhausen 37,18 T3',
      'Taugwitz 18,15 T1',
      'Poppel 13,14 T1',
      'Gernstedt 3,11 T3',
      'Spielberg 33,6 T3',
      'Punschrau 39,10 T3',
      'Zäckwar 28,3 T3',
      'Benndorf 21,5 T3',
      'Rehehausen 22,29 T1',
      'Sonnendorf 14,31 T1',
    ]);
  });

  test('[13.3] of Quatre Bras', () => {
    expect(named('quatre-bras')).toEqual([
      'Quatre Bras 18,11 T1',
      'Gemioncourt 19,22 T1',
      'Piraumont 33,26 T1',
      'Thyle 31,16 T1',
      'Lairalle 27,28 T3',
      'Grand-Pierrepont 9,31 T1',
      'Frasnes 19,36 T3',
      'Bois de Bossu 9,23 w1',
    ]);
  });

  test('[13.4] of Waterloo', () => {
    expect(named('waterloo')).toEqual([
      'Hougoumont 9,22 T1',
      'La Haye Sainte 22,14 T1',
      'Papelotte 40,11 T1',
      'La Haie 42,11 T1',
      'Frischermont 46,12 T1',
      'Smohain 44,10 T1',
      'Mont-Saint-Jean 20,2 T3',
      'Merbe-Braine 6,9 T1',
      'La Belle Alliance 24,24 T3',
    ]);
  });

  test('[6.21] the square of the sample unit at Borodino is a ridge at 2', () => {
    expect(scenario('borodino').map.elevation[10][6]).toBe('2');
  });

  test('[13.4] sunken roads lie on both sides of the crossroads of Waterloo', () => {
    const s = scenario('waterloo');
    expect(on(s, 23, 10)).toBe('#');
    expect([on(s, 22, 11), on(s, 25, 10)]).toEqual(['u', 'u']);
  });
});

describe('hours', () => {
  test('[19.1] the beginning, the length and the degrees of victory of each battle', () => {
    expect(
      scenarios.map(({ name, start, turns, first, victoryLevels: { French, Allied } }) => [
        name,
        start / 2,
        turns,
        first,
        ...Object.values(French),
        ...Object.values(Allied),
      ]),
    ).toEqual([
      ['borodino', 10, 14, 'French', 1000, 3000, 6000, 1000, 3000, 6000],
      ['auerstadt', 9, 16, 'French', 1500, 4000, 8000, 1500, 4000, 8000],
      ['quatre-bras', 14.5, 13, 'French', 1500, 4000, 8000, 1500, 4000, 8000],
      ['waterloo', 11.5, 18, 'French', 3000, 8000, 15_000, 3000, 8000, 15_000],
    ]);
  });
});
