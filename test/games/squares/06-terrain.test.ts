import { describe, expect, test } from 'vitest';
import { TABLES } from '../../../src/games/squares/data/tables.ts';
import { TERRAINS, type Terrain } from '../../../src/games/squares/data/lists.ts';
import { onGround } from './altered.ts';
import { BRITISH, combat, EVEN, FRENCH, fresh, idle, told, TWELVE_POUNDERS } from './combat.ts';
import { allowed, bar, F, field, orders, refusal, whereIs } from './table.ts';

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

describe('movement orders', () => {
  test('[6.3] a unit moves square by square in eight directions', () => {
    const s = field({ '#4': { at: '15,15', op: 15, formation: 'column' } });
    const around = ['15,14', '16,14', '16,15', '16,16', '15,16', '14,16', '14,15', '14,14'];
    const reached = DIRECTIONS.map((direction) =>
      whereIs(orders(s, '#4', [], ['step', direction]).state, 4),
    );
    expect(reached).toEqual(around);
    const round = DIRECTIONS.map((direction) => ['step', direction] as const);
    const { state, log } = orders(s, '#4', [], ...round.slice(0, 6));
    // Three straight squares for 2 and three aslant for 3.
    expect([whereIs(state, 4), state.op[4]]).toEqual(['17,16', 0]);
    expect(log.filter((line) => line.includes('moves to'))).toHaveLength(6);
    expect(refusal(state, F, 'step', 'W')).toEqual(bar('6.31', 'no operation points'));
  });

  test('[6.3] as its points, the ground, the enemy and its formation allow', () => {
    const steps = (more: Readonly<Record<string, unknown>>, others = {}): string[] =>
      allowed(
        field({ '#4': { at: '15,15', op: 9, formation: 'column', ...more }, ...others }),
        '#4',
      )
        .filter((order) => order.startsWith('step'))
        .map((order) => order.slice(5));
    expect(steps({})).toEqual(DIRECTIONS);
    expect(steps({ op: 0 })).toEqual([]);
    expect(steps({ formation: 'square' })).toEqual([]);
    expect(steps({ at: '18,15' })).toEqual(['N', 'NE', 'S', 'SW', 'W', 'NW']);
    expect(steps({}, { '#90': { at: '16,15' } })).toEqual(['SW', 'W', 'NW']);
  });
});

describe('terrain', () => {
  /** What tests a unit that enters a square: the event of the test, if any. */
  const tests = (unit: string, from: string, direction: string, more = {}, scenario = 'borodino') =>
    orders(
      field(
        { [unit]: { at: from, op: 15, formation: 'open', facing: direction, ...more } },
        { scenario, leaders: {} },
      ),
      unit,
      [1],
      ['step', direction],
    ).log.filter((line) => line.includes('tests its morale'));

  test.each([
    ['woods', '18,15', 'E'],
    ['a town', '5,2', 'NE'],
    ['a stream', '10,5', 'W'],
  ])('[6.38] [8.2] %s entered off the road test the unit', (_what, from, direction) => {
    expect(tests('#4', from, direction)).toHaveLength(1);
  });

  test('[6.38] [8.2] so does a swamp; fields, bridges, redoubts and roads do not', () => {
    expect(tests('#0', '36,14', 'N', {}, 'waterloo')).toHaveLength(1);
    const calm = (from: string, direction: string, more = {}): unknown =>
      orders(
        field({ '#4': { at: from, op: 15, formation: 'open', facing: direction, ...more } }),
        '#4',
        [],
        ['step', direction],
      ).log;
    const fields = ['6,13', 'E'] as const;
    const redoubt = ['13,8', 'E'] as const;
    const bridge = ['7,2', 'S'] as const;
    for (const [from, direction] of [fields, redoubt, bridge]) {
      expect(calm(from, direction)).toHaveLength(1);
    }
    expect(calm('5,1', 'E', { formation: 'column' })).toEqual(['[6.32] #4 moves to 6,1']);
  });

  test('[6.38] a river is closed to all, a swamp to cavalry and guns', () => {
    const closed = TERRAINS.map((terrain) => {
      const { infantry, cavalry, artillery } = TABLES.cost[terrain];
      return [infantry, cavalry, artillery].map(([straight]) => straight > 15);
    });
    expect(closed.filter((arms) => arms.some(Boolean))).toEqual([
      [false, true, true],
      [true, true, true],
    ]);
  });

  /** Nobody stands in a river. */
  const PASSABLE = TERRAINS.filter((terrain) => terrain !== 'river');

  /** Eight guns of 12 pounds at four squares of a line of 650. */
  const shot = (terrain: Terrain, of = '36,29'): number =>
    onGround('waterloo', of, terrain, () => {
      const guns = fresh('32,29', {
        formation: 'unlimbered',
        facing: 'E',
        plot: '36,29',
        efficiency: 83,
      });
      const line = idle('36,29', { men: 650, formation: 'line', facing: 'W', efficiency: 200 });
      const field = { [TWELVE_POUNDERS]: guns, [BRITISH[0]]: line };
      return Number(/: (\d+) men/.exec(told(combat(field, [EVEN]))[0])?.[1]);
    });

  test('[6.38] [20.6] the ground of the target takes off fire', () => {
    expect(PASSABLE.map((terrain) => [terrain, shot(terrain)])).toEqual([
      ['clear', 37],
      ['town', 22],
      ['woods', 26],
      ['fields', 33],
      ['stream', 37],
      ['bridge', 37],
      ['redoubt', 7],
      ['swamp', 26],
      ['sunken road', 30],
    ]);
  });

  /** The strength of a French line of 1200 that attacks, and of the British that defend. */
  const melee = (terrain: Terrain, of: string): readonly string[] =>
    onGround('waterloo', of, terrain, () => {
      const field = {
        [FRENCH[0]]: fresh('36,28', {
          men: 1200,
          formation: 'line',
          facing: 'E',
          efficiency: 300,
          ammunition: 0,
          orders: ['frontline', 'melee'],
        }),
        [BRITISH[0]]: idle('37,28', { men: 600, formation: 'line', facing: 'W', efficiency: 300 }),
      };
      const { log } = combat(field, [EVEN, EVEN, 1]);
      return log.flatMap((line) => /strength of (\d+)/.exec(line)?.[1] ?? []);
    });

  test('[6.38] [20.6] and in melee that of the attacked square and of the attackers, for them alone', () => {
    expect(PASSABLE.map((terrain) => melee(terrain, '37,28'))).toEqual(
      [4454, 3563, 3118, 4454, 4454, 4454, 1782, 3118, 4009].map((attack) => [`${attack}`, '2413']),
    );
    expect(PASSABLE.map((terrain) => melee(terrain, '36,28'))).toEqual(
      [4454, 4454, 4454, 4454, 3118, 3118, 4454, 4454, 4454].map((attack) => [`${attack}`, '2413']),
    );
  });
});
