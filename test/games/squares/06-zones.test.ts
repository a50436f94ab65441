import { describe, expect, test } from 'vitest';
import {
  allowed,
  bar,
  choices,
  F,
  field,
  orders,
  play,
  refusal,
  refused,
  whereIs,
  type Unit,
} from './table.ts';

const column = (at: string, more: Readonly<Record<string, unknown>> = {}): Unit => ({
  at,
  op: 12,
  formation: 'column',
  ...more,
});

describe('zones of control', () => {
  test('[6.33] to enter one costs 1 more, to leave one 2 more and a test', () => {
    const s = field({ '#4': column('13,15'), '#90': { at: '16,15' } });
    const { state } = orders(s, '#4', [], ['step', 'E'], ['step', 'E']);
    expect([whereIs(state, 4), state.op[4]]).toEqual(['15,15', 7]);
    const out = orders(
      field({ '#4': column('15,15'), '#90': { at: '16,15' } }),
      '#4',
      [98],
      ['step', 'W'],
    );
    // Morale 58, 20 for its column and 20: 98 and more fail, counted from 0.
    expect([out.state.op[4], out.state.disruption[4]]).toEqual([8, 0]);
    const shaken = orders(
      field({ '#4': column('15,15'), '#90': { at: '16,15' } }),
      '#4',
      [99],
      ['step', 'W'],
    );
    expect(shaken.state.disruption[4]).toBe(1);
  });

  test('[6.33] no step leads from zone to zone, but to a friend', () => {
    const enemies = { '#90': { at: '16,15' }, '#91': { at: '16,14' } };
    const s = field({ '#4': column('15,15'), ...enemies });
    expect(refused(s, '#4', 'step', 'N')).toEqual(bar('6.33', 'from enemy zone to enemy zone'));
    const { state } = orders(
      field({ '#4': column('15,15'), '#8': { at: '15,14' }, ...enemies }),
      '#4',
      [1, 1],
      ['step', 'N'],
    );
    // Clear ground 2, a friend 1, a zone left 2, another entered 1.
    expect([whereIs(state, 4), state.op[4]]).toEqual(['15,14', 6]);
  });

  test('[6.33] routed enemies have none', () => {
    const s = field({ '#4': column('14,15'), '#90': { at: '16,15', formation: 'rout' } });
    expect(orders(s, '#4', [], ['step', 'E']).state.op[4]).toBe(10);
  });

  test('[8.2] a morale of 29 keeps out of them, one of 30 does not', () => {
    const with_ = (fatigue: number) =>
      field({ '#4': column('14,15', { fatigue }), '#90': { at: '16,15' } });
    expect(refused(with_(29), '#4', 'step', 'E')).toEqual(bar('8.2', 'morale'));
    expect(allowed(with_(28), '#4')).toContain('step E');
  });

  test('[8.5] disruption of 3 keeps out of them, 2 does not', () => {
    const with_ = (disruption: number) =>
      field({ '#4': column('14,15', { disruption }), '#90': { at: '16,15' } });
    expect(refused(with_(3), '#4', 'step', 'E')).toEqual(bar('8.5', 'disruption'));
    expect(allowed(with_(2), '#4')).toContain('step E');
  });
});

describe('stacking', () => {
  const joins = (unit: string, there: Record<string, Unit>): unknown =>
    refused(
      field({
        [unit]: { at: '14,15', op: 3, formation: unit === '#29' ? 'limbered' : 'column' },
        ...there,
      }),
      unit,
      'step',
      'E',
    );

  test('[6.34] 1800 infantry, counting 50 men for a gun', () => {
    // 827 and 827 leave room for 146 men: two guns, not three.
    const two = { '#5': { at: '15,15' }, '#8': { at: '15,15', men: 827 } };
    expect(joins('#29', two)).toEqual(bar('6.34', 'no room'));
    const s = field({ '#29': { at: '14,15', op: 9, formation: 'limbered', guns: 2 }, ...two });
    expect(allowed(s, '#29')).toContain('step E');
    expect(joins('#4', { '#8': { at: '15,15', men: 974 } })).toEqual(bar('6.34', 'no room'));
    expect(
      allowed(field({ '#4': column('14,15'), '#8': { at: '15,15', men: 973 } }), '#4'),
    ).toContain('step E');
  });

  test('[6.34] 1200 cavalry', () => {
    const ride = (men: number): string[] =>
      allowed(
        field({ '#24': { at: '14,15', op: 2, men: 600 }, '#25': { at: '15,15', men } }),
        '#24',
      );
    expect(ride(600)).toContain('step E');
    expect(ride(601)).not.toContain('step E');
  });

  test('[6.34] half of it in woods and towns; one unit alone is never too large', () => {
    const into = (men: number): string[] =>
      allowed(
        field({
          '#4': { at: '18,15', op: 5, formation: 'open', men: 400, skirmishers: 0 },
          '#8': { at: '19,15', formation: 'open', men },
        }),
        '#4',
      );
    expect(into(500)).toContain('step E');
    expect(into(501)).not.toContain('step E');
    const alone = field({ '#9': { at: '18,15', op: 9, formation: 'open', men: 1000 } });
    expect(allowed(alone, '#9')).toContain('step E');
  });

  describe('a square without room', () => {
    const full = { '#8': { at: '15,15', men: 1500, facing: 'E' } };
    const before = (more: Readonly<Record<string, unknown>> = {}, others = {}) =>
      field({ '#4': column('14,15', { op: 9, efficiency: 90, ...more }), ...full, ...others });

    test('[6.34] is passed on the march, and nothing else is done in it (R260)', () => {
      // Into it for 3 and out again for 2.
      const within = orders(before(), '#4', [], ['step', 'E']).state;
      expect([whereIs(within, 4), within.op[4]]).toEqual(['15,15', 6]);
      expect(choices(within, F).every((choice) => choice.startsWith('step'))).toBe(true);
      for (const order of [['quit'], ['face', 'N'], ['form', 'line'], ['force'], ['melee']]) {
        expect(refusal(within, F, ...order)).toEqual(bar('6.34', 'march on'));
      }
      const beyond = play(within, [100, 100], [F, 'step', 'E'], [F, 'quit']).state;
      expect([whereIs(beyond, 4), beyond.op[4]]).toEqual(['16,15', 4]);
      expect(whereIs(play(within, [], [F, 'step', 'W']).state, 4)).toBe('14,15');
    });

    test('[6.34] is not entered with the last points, nor out of an enemy zone', () => {
      expect(refused(before({ op: 3 }), '#4', 'step', 'E')).toEqual(bar('6.34', 'no room'));
      expect(allowed(before({ op: 4 }), '#4')).toContain('step E');
      const held = before({}, { '#90': { at: '13,14' } });
      expect(refused(held, '#4', 'step', 'E')).toEqual(bar('6.34', 'no room'));
    });

    test('[6.34] keeps those who began there until they move, whatever they are told', () => {
      const stays = field({ '#4': column('15,15', { op: 9, facing: 'E' }), ...full });
      expect(allowed(stays, '#4')).toContain('quit');
    });
  });

  test('[6.34] infantry and cavalry never share a square, and routed or broken units none', () => {
    expect(joins('#4', { '#22': { at: '15,15', men: 100 } })).toEqual(bar('6.34', 'do not share'));
    const rout = { '#8': { at: '15,15', formation: 'rout', men: 100 } };
    expect(joins('#4', rout)).toEqual(bar('6.34', 'share no square'));
    expect(joins('#4', { '#8': { at: '15,15', disruption: 5, men: 100 } })).toEqual(
      bar('6.34', 'share no square'),
    );
  });
});

describe('the front of a square', () => {
  test('[6.341] one infantry unit is in front; who comes forward relieves it', () => {
    const s = field({ '#4': column('15,15'), '#5': column('15,15') });
    expect([4, 5].map((u) => s.orders[u] & 1)).toEqual([0, 1]);
    const { state } = orders(s, '#4', [], ['frontline']);
    expect([4, 5].map((u) => state.orders[u] & 1)).toEqual([1, 0]);
    const back = orders(s, '#4', [], ['frontline'], ['frontline']).state;
    expect([4, 5].map((u) => back.orders[u] & 1)).toEqual([0, 1]);
  });

  test('[6.341] somebody is always in front, also when the first leaves', () => {
    const s = field({ '#4': column('15,15'), '#5': column('15,15') });
    expect(orders(s, '#5', [], ['step', 'E']).state.orders[4] & 1).toBe(1);
    expect(refused(field({ '#4': column('15,15') }), '#4', 'frontline')).toEqual(
      bar('6.341', 'in front'),
    );
  });

  test('[6.341] any cavalry and all artillery may be in front', () => {
    const s = field({
      '#24': { at: '15,15', men: 500 },
      '#25': { at: '15,15', men: 500 },
      '#26': { at: '15,15' },
    });
    expect([24, 25, 26].map((u) => s.orders[u] & 1)).toEqual([1, 1, 1]);
    expect(orders(s, '#24', [], ['frontline']).state.orders[24] & 1).toBe(0);
  });
});
