import { describe, expect, test } from 'vitest';
import { allowed, at, bar, F, field, orders, play, refusal, refused } from './table.ts';

const inHand = (s: ReturnType<typeof field>, unit: string, menu: readonly string[]) =>
  play(s, [], [F, 'access', unit], [F, ...menu]).state;

describe('formations', () => {
  const forms = (unit: string, more: Readonly<Record<string, unknown>> = {}): string[] =>
    allowed(field({ [unit]: { at: '15,15', op: 15, ...more } }), unit)
      .filter((order) => order.startsWith('form'))
      .map((order) => order.slice(5));

  test('[6.351] infantry has line, column, square and open order', () => {
    expect(forms('#4', { formation: 'column' })).toEqual(['line', 'square', 'open']);
  });

  test('[6.352] artillery is limbered, unlimbered or open', () => {
    expect(forms('#29')).toEqual(['limbered', 'open']);
  });

  test('[6.353] cavalry stands normal, open, in charge or counter-charge; with firearms it dismounts', () => {
    expect(forms('#22')).toEqual(['open', 'charge', 'counter-charge']);
    expect(forms('#24')).toEqual(['open', 'charge', 'counter-charge', 'dismounted']);
    expect(refused(field({ '#22': { at: '15,15', op: 9 } }), '#22', 'form', 'dismounted')).toEqual(
      bar('6.353', 'firearms'),
    );
  });

  test('[20.15] a change costs 2, and 1 more for infantry and cavalry that are not French', () => {
    const cost = (unit: string, formation: string): number => {
      const s = field({ [unit]: { at: '15,15', op: 15 } });
      return 15 - orders(s, unit, [], ['form', formation]).state.op[Number(unit.slice(1))];
    };
    expect([cost('#4', 'line'), cost('#12', 'line'), cost('#29', 'limbered')]).toEqual([2, 3, 2]);
  });

  test('[20.15] [8.2] in an enemy zone 6, with a test for line and column', () => {
    const s = field({ '#4': { at: '15,15', op: 15 }, '#90': { at: '16,15' } });
    // Morale 58, less 20 for the line it takes, and 20.
    const line = orders(s, '#4', [59], ['form', 'line']);
    expect([line.state.op[4], line.state.disruption[4]]).toEqual([9, 1]);
    expect(orders(s, '#4', [], ['form', 'square']).state.op[4]).toBe(9);
    const poor = field({ '#4': { at: '15,15', op: 5 }, '#90': { at: '16,15' } });
    expect(refused(poor, '#4', 'form', 'line')).toEqual(bar('6.31', 'too few'));
  });

  test('[6.35] in woods there is no room for lines, squares or columns off the road', () => {
    const s = field({ '#4': { at: '19,15', op: 15, formation: 'open' } });
    for (const formation of ['line', 'column', 'square']) {
      expect(refused(s, '#4', 'form', formation)).toEqual(bar('6.35', 'woods and towns'));
    }
    const guns = field({ '#29': { at: '19,15', op: 15, formation: 'limbered' } });
    expect(refused(guns, '#29', 'form', 'unlimbered')).toEqual(bar('6.35', 'woods and towns'));
    expect(allowed(guns, '#29')).toContain('form open');
  });

  test('[6.43] a charge needs six points after its formation, morale 25, disruption 3, no enemy zone', () => {
    const charge = (more: Readonly<Record<string, unknown>>): boolean =>
      allowed(field({ '#22': { at: '15,15', op: 15, ...more } }), '#22').includes('form charge');
    expect([charge({ op: 8 }), charge({ op: 7 })]).toEqual([true, false]);
    expect([charge({ efficiency: 25 }), charge({ efficiency: 24 })]).toEqual([true, false]);
    expect([charge({ disruption: 3 }), charge({ disruption: 4 })]).toEqual([true, false]);
    const near = field({ '#22': { at: '15,15', op: 15 }, '#90': { at: '16,15' } });
    expect(refused(near, '#22', 'form', 'charge')).toEqual(bar('20.14', 'enemy zone'));
  });

  test('[6.43] a charge is given a target within eight squares, seen or not, as it takes its formation', () => {
    const s = field({ '#22': { at: '5,14', op: 15 } });
    const { state, log } = orders(s, '#22', [], ['form', 'charge'], ['target', '13,14']);
    expect([state.formation[22], state.op[22], state.plot[22]]).toEqual([3, 13, 2 + at('13,14')]);
    expect(log).toContain('[6.43] #22 is to charge 13,14');
    const choosing = inHand(s, '#22', ['form', 'charge']);
    expect(refusal(choosing, F, 'target', '14,14')).toEqual(bar('6.43', 'eight squares'));
    const back = play(choosing, [], [F, 'back']).state;
    expect([back.formation[22], back.op[22]]).toEqual([7, 15]);
  });
});

describe('facing', () => {
  test('[6.36] turning costs a point for the one accessed, and all of its square turn', () => {
    const s = field({ '#4': { at: '15,15', op: 9 }, '#5': { at: '15,15', op: 9 } });
    const { state } = orders(s, '#4', [], ['face', 'N']);
    expect([state.facing[4], state.facing[5], state.op[4], state.op[5]]).toEqual([0, 0, 8, 9]);
  });

  test('[6.36] a square faces all ways', () => {
    const s = field({ '#4': { at: '15,15', op: 9, formation: 'square' } });
    expect(refused(s, '#4', 'face', 'N')).toEqual(bar('6.36', 'all ways'));
  });
});

describe('skirmishers', () => {
  test('[6.354] out or in costs a point; more or fewer of them nothing', () => {
    const s = field({ '#4': { at: '15,15', op: 9 } });
    const out = orders(s, '#4', [], ['skirmish', '50%']).state;
    expect([out.out[4], out.op[4]]).toEqual([2, 8]);
    const given = [
      ['skirmish', '50%'],
      ['skirmish', '100%'],
      ['skirmish', '0%'],
    ] as const;
    const home = orders(s, '#4', [], ...given).state;
    expect([home.out[4], home.op[4]]).toEqual([0, 7]);
  });

  test('[6.354] not in an enemy zone, nor for who has none', () => {
    const near = field({ '#4': { at: '15,15', op: 9 }, '#90': { at: '16,15' } });
    expect(refused(near, '#4', 'skirmish', '25%')).toEqual(bar('6.354', 'enemy zones'));
    const guns = field({ '#29': { at: '15,15', op: 9 } });
    expect(refused(guns, '#29', 'skirmish', '25%')).toEqual(bar('6.354', 'no skirmishers'));
  });
});

describe('fire, melee and advance', () => {
  test('[6.41] a target is a square in range, in front and in sight, also an empty one', () => {
    const s = field({ '#29': { at: '15,15', op: 9, facing: 'N' }, '#8': { at: '15,13' } });
    const aiming = inHand(s, '#29', ['fire']);
    expect(play(aiming, [], [F, 'target', '14,13']).state.plot[29]).toBe(2 + at('14,13'));
    expect(refusal(aiming, F, 'target', '15,2')).toEqual(bar('20.5', 'out of range'));
    expect(refusal(aiming, F, 'target', '17,15')).toEqual(bar('6.36', 'not before'));
    // Behind those who stand at 15,13 and the crest at 15,12 nothing is seen.
    expect(refusal(aiming, F, 'target', '15,8')).toEqual(bar('6.41', 'out of sight'));
  });

  test('[6.41] the plot is no target, or no fire, or nothing at all', () => {
    const s = field({ '#4': { at: '15,15', plot: '16,15' } });
    expect(play(inHand(s, '#4', ['fire']), [], [F, 'noPlot']).state.plot[4]).toBe(0);
    expect(play(inHand(s, '#4', ['fire']), [], [F, 'noFire']).state.plot[4]).toBe(1);
    const sabres = field({ '#22': { at: '15,15', op: 9 } });
    expect(refused(sabres, '#22', 'fire')).toEqual(bar('20.5', 'nothing to fire'));
  });

  test('[6.42] melee and advance are switched on and off at no cost, not for artillery', () => {
    const s = field({ '#4': { at: '15,15', op: 3 } });
    const { state } = orders(s, '#4', [], ['melee'], ['advance']);
    expect([state.orders[4] & 6, state.op[4]]).toEqual([6, 3]);
    expect(orders(s, '#4', [], ['melee'], ['melee']).state.orders[4] & 6).toBe(0);
    const guns = field({ '#29': { at: '15,15' } });
    for (const order of ['melee', 'advance']) {
      expect(refused(guns, '#29', order)).toEqual(bar('6.222', 'artillery'));
    }
  });

  test('[8.2] [8.5] with a morale under 30, or disrupted by 3, none starts a melee', () => {
    const melee = (more: Readonly<Record<string, unknown>>): unknown =>
      refused(field({ '#4': { at: '15,15', ...more } }), '#4', 'melee');
    expect(melee({ fatigue: 29 })).toEqual(bar('8.2', 'morale'));
    expect(melee({ disruption: 3 })).toEqual(bar('8.5', 'disrupted'));
  });

  test('[6.434] cavalry may be told to avoid combat', () => {
    const s = field({ '#22': { at: '15,15' } });
    expect(orders(s, '#22', [], ['autoRetreat']).state.orders[22] & 8).toBe(8);
    expect(refused(field({ '#4': { at: '15,15' } }), '#4', 'autoRetreat')).toEqual(
      bar('6.434', 'only cavalry'),
    );
  });
});

describe('the operations phase', () => {
  test('[6.04] one’s own units on the map are accessed, one at a time', () => {
    const s = field({ '#4': { at: '15,15' }, '#90': { at: '20,15' } });
    expect(refusal(s, F, 'access', '#90')).toEqual(bar('6.04', 'other side'));
    expect(refusal(s, F, 'access', '#5')).toEqual(bar('6.04', 'not on the map'));
    const held = play(s, [], [F, 'access', '#4']).state;
    expect(refusal(held, F, 'access', '#4')).toEqual(bar('6.2', 'being given orders'));
  });

  test('[6.10] combat ends it', () => {
    const s = field({ '#4': { at: '15,15' }, '#90': { at: '27,15' } });
    expect(play(s, [], [F, 'combat']).state.phase).toBeGreaterThan(7);
  });
});
