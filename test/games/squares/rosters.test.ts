import { describe, expect, test } from 'vitest';
import { KINDS, NATIONS } from '../../../src/games/squares/data/lists.ts';
import { DOCUMENTS } from '../../../src/games/squares/data/scenarios.ts';
import { STANDARD_UNITS } from '../../../src/games/squares/data/unit-data.ts';
import type { Scenario, UnitDatum } from '../../../src/games/squares/scenario.ts';
import { battle, documentOf, read } from './document.ts';
import { PRINTED } from './orders-of-battle.ts';

const scenarios = new Map(DOCUMENTS.map(({ name }) => [name, read(documentOf(name))]));
const scenario = (name: string): Scenario => {
  const found = scenarios.get(name);
  if (!found) throw new Error(`no scenario ${name}`);
  return found;
};
const unit = (name: string, number: number): UnitDatum => {
  const found = scenario(name).units.find((u) => u.number === number);
  if (!found) throw new Error(`no unit ${number} at ${name}`);
  return found;
};

/** Cells that are misprints, by scenario and unit, with what is read instead (R12, R15, R16, R17). */
const CORRECTED: Readonly<Record<string, (cells: string[]) => string[]>> = {
  // A star at the turn of a unit that never comes.
  'auerstadt 3': (cells) => cells.map((cell) => (cell === '21*' ? '21' : cell)),
  // 96 men serve six guns, as in every other battery.
  'quatre-bras 151': (cells) => cells.toSpliced(4, 1, '6'),
  // The guns are missing: 128 men serve eight.
  'waterloo 57': (cells) => cells.toSpliced(4, 0, '8'),
  // A second Halkett.
  'waterloo 128': (cells) => cells.map((cell) => (cell === 'Halkett' ? 'Halkett(H)' : cell)),
  'waterloo 129': (cells) => cells.map((cell) => (cell === 'Halkett' ? 'Halkett(H)' : cell)),
};

const rows = (name: keyof typeof PRINTED): string[][] =>
  PRINTED[name]
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map((cells) => CORRECTED[`${name} ${cells[0]}`]?.(cells) ?? cells);

const written = (u: UnitDatum): string =>
  [
    u.number,
    u.name,
    u.men,
    u.arm === 'artillery' ? u.guns : u.skirmishers || null,
    u.efficiency,
    u.weapon,
    u.leader,
    u.turn,
    `${u.at.x},${u.at.y}`,
  ]
    .filter((cell) => cell !== null)
    .join(' | ');

const armOf = (type: string): string =>
  /Art|Gd\. Horse/.test(type)
    ? 'artillery'
    : /Cav|Cuir|Drag|Drg|Huss|Carab|Lancer/.test(type)
      ? 'cavalry'
      : 'infantry';
const sizeOf = (type: string): string =>
  /Bat/.test(type)
    ? armOf(type) === 'artillery'
      ? 'battery'
      : 'battalion'
    : /Brig/.test(type)
      ? 'brigade'
      : 'regiment';

describe('the orders of battle', () => {
  for (const [rule, name] of [
    ['13.11', 'borodino'],
    ['13.21', 'auerstadt'],
    ['13.31', 'quatre-bras'],
    ['13.41', 'waterloo'],
  ] as const) {
    const printed = rows(name);

    // The rule number is in the title for the reader; the loop's titles are checked below by name.
    test(`${name} (${rule}) has every unit with its printed figures`, () => {
      expect(scenario(name).units.map(written)).toEqual(
        printed.map((cells) => cells.toSpliced(2, 1).join(' | ')),
      );
    });

    test(`${name} (${rule}) has every unit of its arm and size`, () => {
      expect(scenario(name).units.map(({ number, arm, size }) => [number, arm, size])).toEqual(
        printed.map(([number, , type]) => [Number(number), armOf(type), sizeOf(type)]),
      );
    });
  }

  const forces = (name: string): unknown[] =>
    ['French', 'Allied'].flatMap((side) => {
      const units = scenario(name).units.filter((u) => u.side === side);
      const sum = (of: (u: UnitDatum) => number): number =>
        units.reduce((total, u) => total + of(u), 0);
      return [units.length, sum((u) => u.men), sum((u) => u.guns)];
    });

  test('[13.1] [13.11] Borodino: 40 units against 19', () => {
    expect(forces('borodino')).toEqual([40, 22_792, 130, 19, 13_936, 26]);
  });

  test('[13.2] [13.21] Auerstadt: 38 units against 80', () => {
    expect(forces('auerstadt')).toEqual([38, 30_090, 44, 80, 51_700, 115]);
  });

  test('[13.3] [13.31] Quatre Bras: 48 units against 64', () => {
    expect(forces('quatre-bras')).toEqual([48, 22_755, 38, 64, 33_805, 68]);
  });

  test('[13.4] [13.41] Waterloo: 84 units against 90', () => {
    expect(forces('waterloo')).toEqual([84, 54_735, 196, 90, 70_235, 157]);
  });

  test('[13.0] the French are numbered from 0, the Allies from 90', () => {
    for (const { units } of scenarios.values()) {
      for (const side of ['French', 'Allied'] as const) {
        const numbers = units.filter((u) => u.side === side).map(({ number }) => number);
        const first = side === 'French' ? 0 : 90;
        expect(numbers).toEqual(numbers.map((_, i) => first + i));
      }
    }
  });

  test('[20.1] the code at the end of a name is the kind and branch of the unit', () => {
    expect(unit('borodino', 22)).toMatchObject({ kind: 'Light', branch: 'Chasseurs' });
    expect(unit('borodino', 90)).toMatchObject({ kind: 'Line', branch: 'Musketeer' });
    expect(unit('borodino', 107)).toMatchObject({ kind: 'Foot', branch: 'Corps Reserve' });
    expect(unit('waterloo', 90)).toMatchObject({
      kind: "King's German Legion",
      branch: 'Light Dragoons',
    });
  });

  test('[15.43] [20.3] melee value and modifier are those of a standard unit of its kind (R9)', () => {
    const code = (table: readonly (readonly [string, string])[], name: string): string =>
      table.find(([, known]) => known === name)?.[0] ?? '';
    let known = 0;
    for (const { units, date } of scenarios.values()) {
      for (const u of units) {
        const kin = STANDARD_UNITS.filter(
          (s) =>
            s.nation === code(NATIONS, u.nation) &&
            u.arm.startsWith(s.arm) &&
            s.kind === code(KINDS, u.kind) &&
            s.from <= date.year,
        );
        if (kin.length === 0) continue;
        known++;
        expect(kin.map((s) => `${s.melee} ${s.bonus}`)).toContain(`${u.melee} ${u.bonus}`);
      }
    }
    expect(known).toBeGreaterThan(350);
  });

  test('[6.212] nations other than the army’s stand in the name', () => {
    expect(unit('borodino', 12).nation).toBe('Saxony');
    expect(unit('borodino', 21).nation).toBe('Spain');
    expect(unit('quatre-bras', 90).nation).toBe('Netherlands');
    expect(unit('waterloo', 128).nation).toBe('Hanover');
  });

  test('[6.341] the first infantry unit of a square is in front, and all others there', () => {
    const fronts = (name: string, x: number, y: number): number[] =>
      scenario(name)
        .units.filter((u) => u.turn === 1 && u.at.x === x && u.at.y === y && u.front)
        .map(({ number }) => number);
    expect(fronts('borodino', 14, 8)).toEqual([93, 107, 108]);
    expect(fronts('borodino', 5, 5)).toEqual([0]);
    expect(fronts('auerstadt', 28, 11)).toEqual([152, 153]);
  });

  test('[6.34] what begins with too many men on a square (R6)', () => {
    const crowded = (name: string): string[] => {
      const men = new Map<string, number>();
      const ground = scenario(name).map.ground;
      for (const u of scenario(name).units) {
        if (u.turn > 1) continue;
        const close = 'wT'.includes(ground[u.at.y][u.at.x]) ? 2 : 1;
        const limit = (u.arm === 'cavalry' ? 1200 : 1800) / close;
        const key = `${u.at.x},${u.at.y}`;
        men.set(key, (men.get(key) ?? 0) + (u.arm === 'artillery' ? u.guns * 50 : u.men) / limit);
      }
      return [...men].filter(([, share]) => share > 1).map(([key]) => key);
    };
    expect(crowded('borodino')).toEqual(['0,11']);
    expect(crowded('auerstadt')).toEqual(['43,23', '28,11']);
    expect(crowded('quatre-bras')).toEqual(['13,36', '9,22', '11,21']);
    expect(crowded('waterloo')).toEqual([
      '25,24',
      '14,11',
      '38,3',
      '7,16',
      '42,1',
      '16,8',
      '20,7',
      '24,6',
      '19,5',
    ]);
  });

  test('[6.21] [6.211] [6.212] [6.221] the unit of the sample screens can be written', () => {
    const document = documentOf('borodino');
    const { units, leaders } = document as Record<'units' | 'leaders', Record<string, object[]>>;
    const sample = {
      number: 20,
      name: '1/12/3 LN',
      arm: 'infantry',
      kind: 'Line',
      size: 'battalion',
      men: 340,
      efficiency: 60,
      maxEfficiency: 68,
      melee: 4,
      weapon: 'MUS',
      leader: 'Courtier',
      at: '6,10',
    };
    const { units: read20, leaders: read6 } = read({
      ...document,
      leaders: {
        ...leaders,
        French: [
          { name: 'Napoleon', level: 'army', bonus: 15, unit: 39 },
          ...leaders.French.map((l) => ('superior' in l ? l : { ...l, superior: 'Napoleon' })),
          { name: 'Aulard', level: 'division', superior: 'Eugene', bonus: 6, unit: 5 },
          { name: 'Courtier', level: 'regiment', superior: 'Aulard', bonus: 5, unit: 20 },
        ],
      },
      units: {
        ...units,
        French: [...units.French.filter((u) => 'number' in u && u.number !== 20), sample],
      },
    });
    expect(read20.find((u) => u.side === 'French' && u.number === 20)).toMatchObject({
      nation: 'France',
      skirmishers: 0,
      readiness: 5,
      ammunition: 7,
      fatigue: 0,
      disruption: 0,
      out: 0,
      facing: 'E',
      formation: 'column',
      front: true,
      roadMode: false,
      advance: false,
    });
    expect(read6.find(({ name }) => name === 'Eugene')).toMatchObject({
      bonus: 12,
      fullName: 'Eugène',
      superior: 'Napoleon',
    });
  });

  test('[10.4] reinforcements come in column, limbered or in normal formation', () => {
    for (const { units } of scenarios.values()) {
      for (const { arm, turn, formation } of units) {
        if (turn === 1) continue;
        const usual = { infantry: 'column', cavalry: 'normal', artillery: 'limbered' }[arm];
        expect(formation).toBe(usual);
      }
    }
  });
});

describe('leaders', () => {
  test('[9.1] all that units report to are there, at the head of their own', () => {
    for (const [name, { leaders, units }] of scenarios) {
      for (const side of ['French', 'Allied'] as const) {
        const own = leaders.filter((l) => l.side === side);
        expect(
          own.filter((l) => l.superior === null),
          name,
        ).toHaveLength(1);
        for (const { unit: rides, name: who } of own) {
          const mount = units.find((u) => u.side === side && u.number === rides);
          expect(mount?.arm, who).not.toBe('artillery');
        }
      }
    }
  });

  test('[5.111] the levels rise from the unit to the head of the army', () => {
    for (const name of scenarios.keys()) {
      const { units, leaders } = battle(name);
      for (const u of units.ofSide.flat()) {
        let level = -1;
        for (let l = units.leader[u]; l >= 0; l = leaders.superior[l]) {
          expect(leaders.level[l]).toBeGreaterThan(level);
          level = leaders.level[l];
        }
      }
    }
  });

  test('[15.41] the chain of command of the example: Ney, two corps, Kellermann’s two brigades', () => {
    const { leaders } = scenario('quatre-bras');
    const french = leaders.filter(({ side }) => side === 'French');
    expect(french[0]).toMatchObject({ name: 'Ney', level: 'army', superior: null });
    const under = (who: string) => french.filter(({ superior }) => superior === who);
    const corps = under('Ney').filter(({ level }) => level === 'corps');
    expect(corps.map(({ name }) => name)).toEqual(['Reille', 'Kellerman']);
    expect(under('Kellerman').map(({ level }) => level)).toEqual(['brigade', 'brigade']);
  });

  test('[9.1] every leader rides with a unit of his own, and most with one that is there', () => {
    for (const name of scenarios.keys()) {
      const { leaders } = battle(name);
      const { units } = scenario(name);
      for (const l of leaders.ofSide.flat()) {
        expect([name, l, leaders.organisation[l].includes(leaders.unit[l])]).toEqual([
          name,
          l,
          true,
        ]);
      }
      const heads = scenario(name).leaders.filter(({ superior }) => superior === null);
      for (const { unit: rides, side } of heads) {
        const mount = units.find((u) => u.side === side && u.number === rides);
        expect([name, side, mount?.turn]).toEqual([name, side, 1]);
      }
    }
  });

  test('[15.42] Husson rides with the first unit', () => {
    const husson = scenario('quatre-bras').leaders.find(({ name }) => name === 'Husson');
    expect(husson).toMatchObject({ unit: 0, level: 'brigade', side: 'French' });
    expect(unit('quatre-bras', 0)).toMatchObject({ name: '1L/2 LT', leader: 'Husson' });
  });

  test('artillery reports to nobody', () => {
    for (const { units } of scenarios.values()) {
      for (const { arm, leader } of units) {
        if (arm === 'artillery') expect(leader).toBeNull();
      }
    }
  });
});
