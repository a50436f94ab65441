import { expect, test } from 'vitest';
import { squares } from '../../../src/games/squares/game.ts';
import { report } from '../../../src/games/squares/scene/report.ts';
import { BRITISH, combat, EVEN, FRENCH, fresh, idle, told, type UnitDoc } from './combat.ts';
import { field, orders } from './table.ts';

const [french] = FRENCH;
const [british] = BRITISH;

test('[8.0] fatigue, efficiency, readiness and disruption are told of a unit, and morale of two of them', () => {
  const s = field({
    '#4': { at: '15,15', fatigue: 11, efficiency: 49, readiness: 4, disruption: 2 },
  });
  const facts = report(squares.view(s, 0), 'unit:#4')?.groups.flat() ?? [];
  const told = Object.fromEntries(facts.map(({ name, value, rule }) => [name, [value, rule]]));
  expect(told).toMatchObject({
    fatigue: ['11', '8.1'],
    morale: ['38', '8.2'],
    efficiency: ['49 (58)', '8.3'],
    readiness: ['4', '8.4'],
    disruption: ['2', '8.5'],
  });
});

/** The men that a volley of 500 in line costs at best and worst chance, however the unit is. */
const volley = (more: UnitDoc): number => {
  const units = {
    [french]: fresh('36,28', {
      men: 500,
      formation: 'line',
      facing: 'E',
      readiness: 7,
      efficiency: 100,
      control: 30,
      ...more,
    }),
    [british]: idle('37,28', { men: 1000, efficiency: 300, formation: 'column' }),
  };
  return Number(/: (\d+) men/.exec(told(combat(units, [EVEN]))[0])?.[1]);
};

test('[8.0] [20.6] each of the four weakens it: half for a hundred of fatigue, and so on', () => {
  expect(volley({})).toBe(37);
  expect(volley({ fatigue: 20 })).toBe(33);
  expect(volley({ efficiency: 90 })).toBe(33);
  expect(volley({ readiness: 5 })).toBe(33);
  expect(volley({ disruption: 1 })).toBe(33);
});

test('[6.353] [20.11] cavalry on foot is tested like infantry in line: 20 less', () => {
  const chance = (formation: string): number => {
    const units = { '#24': { at: '14,13', op: 9, formation, facing: 'N' } };
    const { log } = orders(field(units), '#24', [1], ['force']);
    return Number(/: 0 against (\d+)/.exec(log.join())?.[1]);
  };
  // Efficiency 78 less 6 for the march, and 20.
  expect([chance('normal'), chance('dismounted')]).toEqual([92, 72]);
});
