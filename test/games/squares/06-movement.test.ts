import { describe, expect, test } from 'vitest';
import { A, allowed, amid, at, bar, F, field, orders, refusal, refused, whereIs } from './table.ts';

/** What a step of a unit costs. */
const cost = (
  unit: string,
  more: Readonly<Record<string, unknown>>,
  direction: string,
  dice: readonly number[] = [],
): number => {
  const s = field({ [unit]: { at: '15,15', op: 15, ...more } });
  const { state } = orders(s, unit, dice, ['step', direction]);
  return 15 - state.op[Number(unit.slice(1))];
};

describe('the price of a step', () => {
  test('[20.15] on clear ground: infantry in column 2 and 3, cavalry 1 and 2, artillery 2 and 3', () => {
    expect([cost('#4', {}, 'E'), cost('#4', {}, 'SE')]).toEqual([2, 3]);
    expect([cost('#22', {}, 'E'), cost('#22', {}, 'SE')]).toEqual([1, 2]);
    const limbered = { formation: 'limbered' };
    expect([cost('#29', limbered, 'E'), cost('#29', limbered, 'SE')]).toEqual([2, 3]);
  });

  test('[20.15] horse artillery moves at the price of cavalry', () => {
    const limbered = { formation: 'limbered' };
    expect([cost('#26', limbered, 'E'), cost('#26', limbered, 'SE')]).toEqual([1, 2]);
  });

  test('[20.15] in line ground and climb cost double, unless all are skirmishers and all are out', () => {
    expect(cost('#4', { formation: 'line', facing: 'E' }, 'E')).toBe(4);
    expect(cost('#0', { formation: 'line', facing: 'E' }, 'E')).toBe(4);
    expect(cost('#0', { formation: 'line', facing: 'E', out: '100%' }, 'E')).toBe(2);
    expect(cost('#0', { formation: 'line', facing: 'E', out: '75%' }, 'E')).toBe(4);
    // 14,13 is a level below 14,12.
    const up = { at: '14,13', facing: 'N' };
    expect(cost('#4', { ...up, formation: 'column' }, 'N')).toBe(4);
    expect(cost('#4', { ...up, formation: 'line' }, 'N')).toBe(8);
  });

  test('[20.15] a higher square adds 2 for infantry, 1 for cavalry and 4 for artillery, once', () => {
    const up = { at: '14,14' };
    expect(cost('#4', up, 'N')).toBe(4);
    expect(cost('#22', up, 'N')).toBe(2);
    expect(cost('#29', { ...up, formation: 'limbered' }, 'N')).toBe(6);
    expect(cost('#4', { at: '14,12' }, 'S')).toBe(2);
  });

  test('[20.15] fields, streams, bridges, woods and the redoubt have their own prices', () => {
    expect(cost('#29', { at: '6,13', formation: 'limbered' }, 'E')).toBe(3);
    expect(cost('#22', { at: '9,13' }, 'E', [1])).toBe(3);
    expect(cost('#4', { at: '10,4' }, 'W')).toBe(4);
    expect(cost('#4', { at: '18,15', formation: 'open', facing: 'E' }, 'E', [1])).toBe(4);
    expect(cost('#4', { at: '13,8' }, 'E')).toBe(3);
  });

  test('[6.36] infantry that is not in column pays 1 more to turn as it goes; others turn for nothing', () => {
    expect(cost('#4', { formation: 'open', facing: 'N' }, 'E')).toBe(3);
    expect(cost('#4', { formation: 'column', facing: 'N' }, 'E')).toBe(2);
    expect(cost('#22', { formation: 'open', facing: 'N' }, 'E')).toBe(1);
    // On foot cavalry is in line: twice the ground of infantry, and 1 to turn. [6.353]
    expect(cost('#24', { formation: 'dismounted', facing: 'N' }, 'E')).toBe(5);
    expect(cost('#24', { formation: 'dismounted', facing: 'E' }, 'E')).toBe(4);
    const { state } = orders(field({ '#4': { at: '15,15', op: 9 } }), '#4', [], ['step', 'SW']);
    expect(state.facing[4]).toBe(5);
  });

  test('[6.34] to join a friend costs 1 more, and who joins faces as those there', () => {
    const s = field({
      '#4': { at: '15,15', op: 9, facing: 'E' },
      '#8': { at: '16,15', facing: 'N' },
    });
    const { state } = orders(s, '#4', [1], ['step', 'E']);
    expect(state.op[4]).toBe(6);
    expect(state.facing[4]).toBe(0);
  });

  test('[6.32] with a point left one more step takes all there is', () => {
    const s = field({ '#4': { at: '15,15', op: 1 } });
    const { state } = orders(s, '#4', [], ['step', 'SE']);
    expect([whereIs(state, 4), state.op[4]]).toEqual(['16,16', 0]);
    expect(refused(field({ '#4': { at: '15,15', op: 0 } }), '#4', 'step', 'E')).toEqual(
      bar('6.31', 'no operation points'),
    );
  });
});

describe('the objective', () => {
  const stray = (direction: string, objective: string, unit = '#4'): number => {
    const s = field(
      { [unit]: { at: '15,15', op: 15, formation: 'column' } },
      { leaders: { '@1': { objective } } },
    );
    return 15 - orders(s, unit, [], ['step', direction]).state.op[Number(unit.slice(1))];
  };

  test('[5.31] two, three and four eighths off its direction cost 1, 2 and 3 more', () => {
    expect(['N', 'NE', 'E', 'SE', 'S'].map((d) => stray(d, '15,2'))).toEqual([2, 3, 3, 5, 5]);
    expect(['W', 'NW'].map((d) => stray(d, '15,2'))).toEqual([3, 3]);
  });

  test('[5.31] within five squares of it every direction is free', () => {
    expect(stray('S', '15,10')).toBe(2);
    expect(stray('S', '15,9')).toBe(5);
  });

  test('[5.111] artillery has no objective', () => {
    const s = field(
      { '#29': { at: '15,15', op: 15, formation: 'limbered' } },
      { leaders: { '@0': { objective: '15,2' } } },
    );
    expect(orders(s, '#29', [], ['step', 'S']).state.op[29]).toBe(13);
  });
});

describe('what a step is barred by', () => {
  test('[6.32] the edge, rivers and swamps, and squares with an enemy', () => {
    expect(refused(field({ '#4': { at: '0,10', op: 9 } }), '#4', 'step', 'W')).toEqual(
      bar('6.32', 'the map ends'),
    );
    const s = field({ '#4': { at: '15,15', op: 9 }, '#90': { at: '16,15' } });
    expect(refused(s, '#4', 'step', 'E')).toEqual(bar('6.32', 'an enemy'));
  });

  test('[6.35] no unit moves in square, charge, counter-charge, unlimbered or routed', () => {
    const barred = (unit: string, formation: string): unknown =>
      refused(field({ [unit]: { at: '15,15', op: 9, formation } }), unit, 'step', 'E');
    for (const [unit, formation] of [
      ['#4', 'square'],
      ['#22', 'charge'],
      ['#22', 'counter-charge'],
      ['#29', 'unlimbered'],
      ['#29', 'open'],
    ]) {
      expect(barred(unit, formation)).toEqual(bar('6.35', 'do not move'));
    }
    const s = field({ '#4': { at: '15,15', op: 9, formation: 'rout' } });
    expect(refusal(s, F, 'access', '#4')).toEqual(bar('7.52', 'routed units'));
  });

  test('[6.35] woods and towns are entered open, limbered, or by road in column', () => {
    const into = (unit: string, formation: string, from: string, direction: string): unknown =>
      allowed(field({ [unit]: { at: from, op: 9, formation, facing: 'E' } }), unit).includes(
        `step ${direction}`,
      );
    expect(into('#4', 'column', '18,15', 'E')).toBe(false);
    expect(into('#4', 'line', '18,15', 'E')).toBe(false);
    expect(into('#4', 'open', '18,15', 'E')).toBe(true);
    expect(into('#22', 'normal', '18,15', 'E')).toBe(false);
    expect(into('#22', 'open', '18,15', 'E')).toBe(true);
    expect(into('#29', 'limbered', '18,15', 'E')).toBe(true);
    // The road runs from 5,1 into the town at 6,1.
    expect(into('#4', 'column', '5,1', 'E')).toBe(true);
    expect(into('#4', 'column', '5,1', 'NE')).toBe(false);
    expect(into('#4', 'line', '5,1', 'E')).toBe(false);
  });
});

describe('road mode', () => {
  test('[6.351] a straight step from road to road costs 1, bridges as well', () => {
    const s = field({ '#4': { at: '15,4', op: 9, orders: ['road mode'] } });
    expect(orders(s, '#4', [], ['step', 'E']).state.op[4]).toBe(8);
    const over = field({ '#4': { at: '21,4', op: 9, orders: ['road mode'] } });
    expect(orders(over, '#4', [], ['step', 'S']).state.op[4]).toBe(8);
    const bridge = field({ '#4': { at: '7,2', op: 9, orders: ['road mode'] } });
    expect(orders(bridge, '#4', [], ['step', 'S']).state.op[4]).toBe(8);
  });

  test('[6.351] it costs 2 to take up or leave, before anything else, with no enemy in four squares', () => {
    const s = field({ '#4': { at: '15,15', op: 9, formation: 'line' } });
    const { state } = orders(s, '#4', [], ['roadMode']);
    expect([state.op[4], state.formation[4]]).toEqual([7, 1]);
    expect(
      refused(field({ '#4': { at: '15,15', op: 9, orders: ['acted'] } }), '#4', 'roadMode'),
    ).toEqual(bar('6.351', 'before anything else'));
    const near = (square: string): unknown =>
      allowed(field({ '#4': { at: '15,15', op: 9 }, '#90': { at: square } }), '#4').includes(
        'roadMode',
      );
    expect([near('19,15'), near('20,15')]).toEqual([false, true]);
    expect(refused(field({ '#22': { at: '15,15', op: 9 } }), '#22', 'roadMode')).toEqual(
      bar('6.353', 'cavalry'),
    );
  });

  test('[6.352] artillery takes it up whoever is near, and is limbered', () => {
    const s = field({ '#29': { at: '15,15', op: 9 }, '#90': { at: '17,15' } });
    expect(orders(s, '#29', [], ['roadMode']).state.formation[29]).toBe(5);
  });
});

describe('what a march costs', () => {
  test('[8.1] [20.9] every point spent is a tenth of a chance of 2 fatigue, rolled when the unit is left', () => {
    const s = field({ '#4': { at: '15,15', op: 9, readiness: 3 } });
    const march = [['step', 'E'], ['step', 'E'], ['quit']] as const;
    // Four points spent: 40 and a roll of 61 make a hundred, counted from 0.
    expect(orders(s, '#4', [61], ...march).state.fatigue[4]).toBe(2);
    expect(orders(s, '#4', [60], ...march).state.fatigue[4]).toBe(0);
  });

  test('[8.1] nothing in road mode', () => {
    const s = field({ '#4': { at: '15,4', op: 9, readiness: 3, orders: ['road mode'] } });
    expect(orders(s, '#4', [], ['step', 'E'], ['quit']).state.fatigue[4]).toBe(0);
  });

  test('[8.4] a square costs a level of readiness with a quarter of a chance, down to 3', () => {
    const s = field({ '#4': { at: '15,15', op: 9, readiness: 5 } });
    const march = [['step', 'E'], ['step', 'E'], ['quit']] as const;
    expect(orders(s, '#4', [1, 51], ...march).state.readiness[4]).toBe(4);
    expect(orders(s, '#4', [1, 50], ...march).state.readiness[4]).toBe(5);
  });

  test('[8.4] readiness rises by one before the operations of its side, up to 7', () => {
    const { state } = amid(
      {
        '#4': { at: '15,15', readiness: 6 },
        '#5': { at: '15,15', readiness: 7 },
        '#90': { at: '20,15', readiness: 6 },
      },
      ['battle'],
      [],
      { stack: [['battle']], phase: 6, turn: 1 },
    );
    expect([4, 5, 90].map((u) => state.readiness[u])).toEqual([7, 7, 6]);
  });
});

describe('forced march', () => {
  test('[6.37] [20.9] a point for 6 fatigue, and a test', () => {
    const s = field({ '#90': { at: '15,15', op: 3 } }, { options: { first: A } });
    // Morale 68 - 6 and 20 more, less 20 for its line.
    const held = orders(s, '#90', [62], ['force']);
    expect([held.state.op[90], held.state.fatigue[90], held.state.disruption[90]]).toEqual([
      4, 6, 0,
    ]);
    const shaken = orders(s, '#90', [63], ['force']);
    expect(shaken.state.disruption[90]).toBe(1);
    expect(shaken.log).toContain('[6.37] #90 is disrupted: level 1');
  });

  test('[6.37] not with more than 40 fatigue, with a morale under 20, or beyond 15 points', () => {
    const with_ = (unit: Record<string, unknown>): unknown =>
      refused(field({ '#4': { at: '15,15', op: 3, ...unit } }), '#4', 'force');
    expect(with_({ fatigue: 41 })).toEqual(bar('6.37', 'too tired'));
    expect(with_({ efficiency: 58, fatigue: 39 })).toEqual(bar('6.37', 'too tired'));
    expect(with_({ op: 15 })).toEqual(bar('20.8', 'fifteen'));
    expect(allowed(field({ '#0': { at: '15,15', op: 3, fatigue: 40 } }), '#0')).toContain('force');
  });
});

test('[5.121] a square goes by its coordinates on every map', () => {
  expect(at('14,8')).toBe(8 * 64 + 14);
});
