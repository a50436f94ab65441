import { describe, expect, test } from 'vitest';
import { formatFault, isFault } from '../../../src/kernel/fault.ts';
import { TABLES } from '../../../src/games/squares/data/tables.ts';
import { TABLE_NAMES } from '../../../src/games/squares/reader-tables.ts';
import { parse } from '../../../src/games/squares/reader.ts';
import { format } from '../../../src/games/squares/writer.ts';
import { documentOf, read } from './document.ts';

/** A table with something changed that may be changed. */
const changed = (name: (typeof TABLE_NAMES)[number]): unknown =>
  name === 'retreat'
    ? Object.fromEntries(
        Object.entries(TABLES.retreat).map(([way, ways]) => [way, ways.toReversed()]),
      )
    : JSON.parse(
        JSON.stringify(TABLES[name]).replace(/\d+/, (number) => String(Number(number) + 1)),
      );

const withTables = (tables: unknown): Record<string, unknown> => ({
  ...documentOf('quatre-bras'),
  tables,
});
const refused = (tables: unknown): string => {
  const outcome = parse(withTables(tables));
  return isFault(outcome) ? formatFault(outcome) : 'read';
};

describe('the tables of a scenario', () => {
  // A, B and M are fields of the scenario; the letters C to L and N to P are these.
  test('[19.1] there are as many as letters from C to P without M, D and E being one, F two', () => {
    expect(TABLE_NAMES).toEqual([
      'points',
      'weapons',
      'cost',
      'climb',
      'target',
      'attacker',
      'melee',
      'fire',
      'retreat',
      'command',
      'elimination',
      'charge',
      'square',
    ]);
  });

  test.for(TABLE_NAMES)('[19.1] %s is replaced alone, and written', (name) => {
    const table = changed(name);
    const { tables } = read(withTables({ [name]: table }));
    expect(tables[name]).toEqual(table);
    expect(tables[name]).not.toEqual(TABLES[name]);
    for (const other of TABLE_NAMES) {
      if (other !== name) expect(tables[other]).toEqual(TABLES[other]);
    }
    expect(format(read(withTables({ [name]: table }))).tables).toEqual({ [name]: table });
  });

  test('[19.1] A, B and M: length, day and hour, degrees of victory', () => {
    const levels = { marginal: 10, substantial: 20, decisive: 30 };
    const scenario = read({
      ...documentOf('quatre-bras'),
      turns: 40,
      date: '1809-07-05',
      start: '23:30',
      victoryLevels: { French: levels, Allied: levels },
    });
    expect(scenario).toMatchObject({
      turns: 40,
      start: 47,
      date: { year: 1809, month: 7, day: 5 },
      victoryLevels: { French: levels },
    });
  });

  test('[19.1] what they must hold is said', () => {
    expect(refused({ weapons: TABLES.weapons.slice(0, 3) })).toBe(
      'tables.weapons: from 4 to 30 weapons were expected, not 3',
    );
    expect(refused({ weapons: TABLES.weapons.toSpliced(0, 1) })).toContain(
      "weapon: 'MUS' is not one of RFL, CRB",
    );
    expect(refused({ weapons: TABLES.weapons.with(1, TABLES.weapons[0]) })).toBe(
      'tables.weapons: two weapons have the same code',
    );
    expect(refused({ retreat: { ...TABLES.retreat, N: ['N', 'N'] } })).toBe(
      'tables.retreat.N: different directions were expected, the first to be tried first',
    );
    expect(refused({ points: { ...TABLES.points, guns: { lost: 0.3, captured: 1 } } })).toBe(
      'tables.points.guns.lost: whole or half points up to 999 were expected, not 0.3',
    );
    expect(refused({ command: { ...TABLES.command, army: 101 } })).toBe(
      'tables.command.army: a whole number from 0 to 100 was expected, not 101',
    );
    expect(refused({ weather: {} })).toContain('tables.weather: no such field');
  });
});
