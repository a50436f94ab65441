import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { squareAt } from '../../../src/boards/squares.ts';
import { formatFault, isFault } from '../../../src/kernel/fault.ts';
import { NOBODY } from '../../../src/games/squares/battle.ts';
import { TABLES } from '../../../src/games/squares/data/tables.ts';
import { FORMAT, parse } from '../../../src/games/squares/reader.ts';
import { TABLE_NAMES } from '../../../src/games/squares/reader-tables.ts';
import { format } from '../../../src/games/squares/writer.ts';
import { battle, documentOf, read } from './document.ts';

/** What is said of a Borodino in which something has been changed. */
const refused = (changes: Record<string, unknown>): string => {
  const outcome = parse({ ...documentOf('borodino'), ...changes });
  return isFault(outcome) ? formatFault(outcome) : 'read';
};

describe('a scenario document', () => {
  test('[13.1] becomes Borodino: 40 French units and 19 Russian', () => {
    const { units, leaders, map } = read(documentOf('borodino'));
    expect(units.filter(({ side }) => side === 'French')).toHaveLength(40);
    expect(units.filter(({ side }) => side === 'Allied')).toHaveLength(19);
    expect(leaders).toHaveLength(11);
    expect([map.ground[0].length, map.ground.length]).toEqual([28, 18]);
    expect(units[4]).toMatchObject({ name: '1/30/1 LN', men: 827, leader: 'Morrand' });
  });

  test('says what is wrong, where, and what is allowed', () => {
    expect(refused({ format: 'something' })).toBe(`format: this reads '${FORMAT}'`);
    expect(refused({ start: '10:15' })).toBe(
      "start: an hour such as '14:30' was expected, not '10:15'",
    );
    expect(refused({ date: '1815-02-30' })).toContain('a day of 1805 to 1815');
    expect(refused({ weather: 'rain' })).toContain('weather: no such field; allowed are format');
    expect(refused({ first: 'Russian' })).toBe("first: 'Russian' is not one of French, Allied");
    expect(refused({ reinforcementSquares: [] })).toBe(
      'units.French[14].at: 0,9 is not one of the reinforcement squares',
    );
    expect(refused({ leaders: { French: [], Allied: [] } })).toBe(
      "units.French[0].leader: no leader of this side is called 'Morrand'",
    );
  });

  /** Borodino with some of its units changed, by their numbers. */
  const withUnits = (changes: Readonly<Record<number, object>>): string => {
    const { units } = documentOf('borodino') as { units: Record<string, { number: number }[]> };
    const changed = Object.entries(units).map(([side, own]) => [
      side,
      own.map((u) => ({ ...u, ...changes[u.number] })),
    ]);
    return refused({ units: Object.fromEntries(changed) });
  };

  test('[6.32] [6.34] [6.36] bars stacks that the rules bar, and ground that an arm cannot enter', () => {
    expect(withUnits({ 4: { at: '14,8' } })).toBe('units: 14,8 holds units of both sides');
    expect(withUnits({ 22: { at: '5,5' } })).toBe('units: 5,5 holds both infantry and cavalry');
    expect(withUnits({ 29: { facing: 'N' } })).toBe('units: units on 5,6 face different ways');
    expect(withUnits({ 29: { at: '9,9' } })).toBe('read');
    expect(withUnits({ 29: { at: '40,9' } })).toBe(
      'units.French[29].at: 40,9 is not on the map of 28 by 18 squares',
    );
    const water = { infantry: [16, 16], cavalry: [16, 16], artillery: [16, 16] };
    const tables = { cost: { ...TABLES.cost, redoubt: water } };
    expect(refused({ tables })).toBe('units.Allied[3].at: OR/26 LN cannot stand in redoubt');
  });

  test('[14.0] of the documents is one: the example can be read, and is as short as it can be', () => {
    const text = readFileSync('docs/squares-scenarios.md', 'utf8');
    const example: unknown = JSON.parse(/```json\n([^`]*)```/.exec(text)?.[1] ?? '');
    const scenario = read(example);
    expect(scenario.units[0]).toMatchObject({ formation: 'column', facing: 'N', front: true });
    expect(scenario.tables.elimination).toBe(25);
    expect(format(scenario)).toEqual(example);
  });

  test('is written as it is read', () => {
    const scenario = read(documentOf('borodino'));
    const written: unknown = JSON.parse(JSON.stringify(format(scenario)));
    expect(read(written)).toEqual(scenario);
    expect(format(read(written))).toEqual(format(scenario));
    expect(written).toMatchObject({ start: '10:00', date: '1812-09-07' });
    expect(written).not.toHaveProperty('tables');
  });

  test('[18.22] [18.24] [18.25] [18.26] guides a computer commander, or leaves it to him', () => {
    const { commander } = read(documentOf('waterloo'));
    expect(commander.French.rearArea).toEqual({ x: 23, y: 31 });
    expect(commander.Allied.defensiveLines.map((line) => line.length)).toEqual([4, 4, 4]);
    expect(commander.French.artilleryObjectives).toHaveLength(4);
    const silent = {
      rearArea: null,
      defensiveLines: [],
      artilleryObjectives: [],
      specialObjectives: [],
    };
    const guide = (French: object): string => refused({ commander: { French } });
    expect(read({ ...documentOf('borodino'), commander: {} }).commander.Allied).toEqual(silent);
    expect(guide({ rearArea: '28,0' })).toBe(
      'commander.French.rearArea: 28,0 is not on the map of 28 by 18 squares',
    );
    expect(guide({ defensiveLines: [['1,1', '2,2', '3,3', '4,4']] })).toBe(
      'commander.French.defensiveLines: 3 lines or none, not 1',
    );
    expect(guide({ defensiveLines: [['1,1']] })).toBe(
      'commander.French.defensiveLines[0]: a line has 4 squares, not 1',
    );
    expect(guide({ artilleryObjectives: Array<string>(9).fill('1,1') })).toBe(
      'commander.French.artilleryObjectives: 8 at most, not 9',
    );
  });

  test('[19.1] may replace any table, each whole', () => {
    expect(TABLE_NAMES).toHaveLength(13);
    const { tables } = read({ ...documentOf('borodino'), tables: { elimination: 25 } });
    expect(tables.elimination).toBe(25);
    expect(tables.charge).toBe(100);
    expect(refused({ tables: { climb: { infantry: 1, cavalry: 1 } } })).toBe(
      'tables.climb.artillery: a whole number from 0 to 99 was expected, not undefined',
    );
  });
});

describe('the columns of a battle', () => {
  test('[9.13] a unit, its leader and whom he answers to', () => {
    const { units, leaders, grid } = battle('borodino');
    const morand = units.leader[4];
    expect(leaders.superior[morand]).toBe(0);
    expect(leaders.superior[0]).toBe(NOBODY);
    expect(leaders.organisation[morand]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(leaders.organisation[0]).toHaveLength(26);
    expect(units.at[4]).toBe(squareAt(grid, 5, 8));
    expect([grid.width, grid.height]).toEqual([28, 18]);
    expect(units.leader[26]).toBe(NOBODY);
  });

  test('[6.34] the garrison of the redoubt', () => {
    const { units, ground, grid } = battle('borodino');
    const redoubt = squareAt(grid, 14, 8);
    expect(ground.terrain[redoubt]).toBe(6);
    expect(ground.elevation[redoubt]).toBe(3);
    expect(units.ofSide.flat().filter((u) => units.at[u] === redoubt)).toEqual([93, 107, 108]);
  });
});
