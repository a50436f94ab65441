import { describe, expect, test } from 'vitest';
import { squares } from '../../../src/games/squares/game.ts';
import { PLANNER } from '../../../src/games/squares/orders/planner.ts';
import type { SquaresState } from '../../../src/games/squares/state.ts';
import { onesOnly } from '../../../src/kernel/dice.ts';
import { formatPlan, readOrder } from '../../../src/kernel/orders.ts';
import { advance, judge } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { A, bar, F, field, play, setUp, whereIs, type Unit } from './table.ts';

type PlanInWords = ReturnType<typeof formatPlan>;
type Task = readonly (string | number)[];

const FRENCH = 0;

const answerTo = (s: SquaresState, whom: readonly string[], task: Task): unknown => {
  const order = readOrder(squares.lexicon, PLANNER, { path: '', value: { whom, task } });
  const plan = PLANNER.plan(squares.view(s, FRENCH), order);
  return 'parts' in plan ? formatPlan(squares.lexicon, plan) : plan;
};

const planned = (s: SquaresState, whom: readonly string[], ...task: Task): PlanInWords => {
  const answer = answerTo(s, whom, task);
  expect(answer).toHaveProperty('parts');
  return answer as PlanInWords;
};

const barred = (s: SquaresState, whom: readonly string[], ...task: Task): unknown =>
  answerTo(s, whom, task);

/** Takes all choices of a plan; dice show ones, so that every test is passed. */
const carriedOut = (s: SquaresState, { parts }: PlanInWords): SquaresState => {
  const state = squares.fork(s);
  for (const choice of parts.flatMap(({ choices }) => choices)) {
    const code = judge(squares, state, FRENCH, choice);
    if (typeof code !== 'number') throw new Error(`${choice.join(' ')}: ${code.reason}`);
    advance(squares, state, FRENCH, code, umpire(onesOnly()));
  }
  return state;
};

const wayOf = ({ parts: [{ way }] }: PlanInWords): string =>
  way.map(({ at, cost }) => `${at.slice('square:'.length)}:${cost}`).join(' ');

const tollOf = ({ parts }: PlanInWords, what: string): (number | undefined)[] =>
  parts.map(({ tolls }) => tolls.find((toll) => toll.what === what)?.amount);

const choicesOf = ({ parts }: PlanInWords): string[] =>
  parts.flatMap(({ choices }) => choices.map((choice) => choice.join(' ')));

const numberOf = (thing: string): number => Number(thing.slice('unit:#'.length));

const inColumn = { formation: 'column', facing: 'E' };

describe('the march of a unit', () => {
  test('[6.32] [20.15] it goes the cheapest way in operation points and tells what every step costs', () => {
    const s = field({ '#4': { at: '15,15', op: 12, ...inColumn } });
    const plan = planned(s, ['unit:#4'], 'march', '17,14');
    // A step aside costs 3 and one straight on 2: any of both ways costs 5.
    expect(tollOf(plan, 'operation points')).toEqual([5]);
    expect(choicesOf(plan)).toHaveLength(3);
    const state = carriedOut(s, plan);
    expect([whereIs(state, 4), state.op[4]]).toEqual(['17,14', 7]);
  });

  test('[6.35] a column keeps out of woods, comes into towns by the road, and open order goes anywhere', () => {
    const column = (at: string): SquaresState => field({ '#4': { at, op: 15, ...inColumn } });
    const { parts } = planned(column('18,15'), ['unit:#4'], 'march', '20,15');
    expect(parts[0].short).toEqual(bar('6.35', 'woods and towns'));
    expect(wayOf(planned(column('5,1'), ['unit:#4'], 'march', '6,1'))).toBe('5,1:0 6,1:4');
    expect(wayOf(planned(column('4,0'), ['unit:#4'], 'march', '6,1'))).toBe('4,0:0 5,1:3 6,1:4');
    const open = field({ '#4': { at: '18,15', op: 15, formation: 'open', facing: 'E' } });
    expect(wayOf(planned(open, ['unit:#4'], 'march', '20,15'))).toBe('18,15:0 19,15:4 20,15:4');
  });

  test('[6.36] infantry in line pays for its turns: it turns as seldom as it can', () => {
    const s = field({ '#4': { at: '15,15', op: 15, formation: 'line', facing: 'E' } });
    const plan = planned(s, ['unit:#4'], 'march', '17,16');
    expect(tollOf(plan, 'operation points')).toEqual([15 - carriedOut(s, plan).op[4]]);
    expect(wayOf(plan)).toBe('15,15:0 16,15:4 17,16:7');
  });

  test('[6.31] [6.32] it goes as far as its points allow, the last of them taking one more step', () => {
    const s = field({ '#4': { at: '10,15', op: 7, ...inColumn } });
    const plan = planned(s, ['unit:#4'], 'march', '17,15');
    expect(wayOf(plan)).toBe('10,15:0 11,15:2 12,15:2 13,15:2 14,15:1');
    expect(plan.parts[0].short).toEqual(bar('6.31', 'no operation points'));
    expect(plan.parts[0].tolls[0]).toEqual({
      rule: '6.31',
      what: 'operation points',
      amount: 7,
      left: 0,
    });
  });

  test('[6.32] to a square that is barred it goes as near as it can, and the rule is told', () => {
    const s = field({ '#4': { at: '15,15', op: 12, ...inColumn }, '#90': { at: '18,15' } });
    const plan = planned(s, ['unit:#4'], 'march', '18,15');
    expect(plan.parts[0].way.at(-1)?.at).toBe('square:17,15');
    expect(plan.parts[0].short).toEqual(bar('6.32', 'an enemy stands there'));
    const near = field({ '#4': { at: '17,15', op: 12, ...inColumn }, '#90': { at: '18,15' } });
    expect(barred(near, ['unit:#4'], 'march', '18,15')).toEqual(bar('6.32', 'an enemy'));
    expect(barred(near, ['unit:#4'], 'march', '40,15')).toEqual(bar('6.41', 'not on the map'));
    expect(barred(near, ['unit:#4'], 'march', '17,15')).toEqual(bar('6.2', 'nothing is left'));
  });

  test('[6.352] [6.35] guns are limbered and squares form column before they go', () => {
    const guns = field({ '#29': { at: '15,15', op: 12, formation: 'unlimbered' } });
    expect(choicesOf(planned(guns, ['unit:#29'], 'march', '16,15'))).toEqual([
      'access #29',
      'form limbered',
      'step E',
    ]);
    const square = field({ '#4': { at: '15,15', op: 12, formation: 'square' } });
    const plan = planned(square, ['unit:#4'], 'march', '16,15');
    expect(choicesOf(plan).slice(1)).toEqual(['form column', 'step E']);
    expect(tollOf(plan, 'operation points')).toEqual([4]);
    const spent = field({ '#29': { at: '15,15', op: 1, formation: 'unlimbered' } });
    expect(barred(spent, ['unit:#29'], 'march', '16,15')).toEqual(bar('6.31', 'too few'));
  });

  test('[6.33] it keeps to the rules of enemy zones', () => {
    const s = field({
      '#4': { at: '13,15', op: 15, ...inColumn },
      '#90': { at: '15,14' },
      '#91': { at: '15,16' },
    });
    const plan = planned(s, ['unit:#4'], 'march', '17,15');
    const state = carriedOut(s, plan);
    expect(state.op[4]).toBe(15 - (tollOf(plan, 'operation points')[0] ?? 0));
    expect(plan.parts[0].way.map(({ at }) => at)).not.toContain('square:15,15');
  });

  test('[8.1] [8.4] [20.9] it tells the fatigue and readiness that such a march costs on average', () => {
    const s = field({ '#4': { at: '15,15', op: 12, readiness: 7, ...inColumn } });
    const plan = planned(s, ['unit:#4'], 'march', '17,15');
    // Four points are a chance of 40 percent of 2 fatigue; two squares half a level.
    expect(tollOf(plan, 'fatigue')).toEqual([0.8]);
    expect(tollOf(plan, 'readiness')).toEqual([0.5]);
    const ready = field({ '#4': { at: '15,15', op: 12, readiness: 3, ...inColumn } });
    expect(tollOf(planned(ready, ['unit:#4'], 'march', '17,15'), 'readiness')).toEqual([undefined]);
  });

  test('[8.2] it tells how many tests there are, and the chance that one is failed', () => {
    const s = field({
      '#12': { at: '15,15', op: 12, ...inColumn },
      '#13': { at: '16,15', facing: 'N' },
    });
    // Morale 38 and 20 for Allies in column, and 20 more.
    const { parts } = planned(s, ['unit:#12'], 'march', '16,15');
    expect(parts[0].risks).toEqual([
      {
        rule: '8.2',
        what: 'a morale test fails',
        times: 1,
        chance: expect.closeTo(0.22, 5) as number,
      },
    ]);
    const alone = field({ '#12': { at: '15,15', op: 12, ...inColumn } });
    expect(planned(alone, ['unit:#12'], 'march', '16,15').parts[0].risks).toEqual([]);
  });

  test('[7.2] [7.3] it tells the men that all enemies who reach its goal would hit', () => {
    const enemy = { at: '18,15', facing: 'W', op: 8 };
    const s = field({ '#4': { at: '13,15', op: 12, ...inColumn }, '#90': enemy });
    const [near] = tollOf(planned(s, ['unit:#4'], 'march', '17,15'), 'men under fire there');
    expect(near).toBeGreaterThan(5);
    const away = { ...enemy, facing: 'E' };
    const behind = field({ '#4': { at: '13,15', op: 12, ...inColumn }, '#90': away });
    expect(tollOf(planned(behind, ['unit:#4'], 'march', '17,15'), 'men under fire there')).toEqual([
      undefined,
    ]);
  });
});

describe('orders to many', () => {
  test('[5.111] an order to a leader goes to all under him; who is routed or foreign does not obey', () => {
    const at = (square: string): Unit => ({ at: square, op: 9, ...inColumn });
    const s = field({
      '#0': at('10,15'),
      '#4': at('10,16'),
      '#5': { at: '10,17', op: 9, formation: 'rout' },
      '#8': at('12,15'),
    });
    const plan = planned(s, ['leader:@1'], 'march', '12,16');
    expect(plan.parts.map(({ who }) => who)).toEqual(['unit:#4', 'unit:#0']);
    expect(plan.refused).toEqual([{ who: 'unit:#5', ...(bar('7.52', 'routed') as object) }]);
    expect(barred(s, ['leader:@30'], 'march', '12,16')).toEqual(bar('5.111', 'other side'));
    expect(barred(s, ['unit:#90'], 'march', '12,16')).toEqual(bar('6.04', 'other side'));
    expect(barred(s, ['leader:@3'], 'march', '12,16')).toEqual(bar('6.04', 'no unit of yours'));
    expect(barred(s, ['square:60,60'], 'face', 'N')).toEqual(bar('6.04', 'no unit of yours'));
  });

  test('[6.32] a formation keeps its shape around its leader, the first in front going first', () => {
    const s = field({
      '#0': { at: '10,14', op: 15, ...inColumn },
      '#2': { at: '11,14', op: 15, ...inColumn },
      '#4': { at: '10,15', op: 15, ...inColumn },
    });
    const plan = planned(s, ['leader:@1'], 'march', '13,14');
    expect(plan.parts.map(({ who, way }) => [who, way.at(-1)?.at])).toEqual([
      ['unit:#2', 'square:14,14'],
      ['unit:#0', 'square:13,14'],
      ['unit:#4', 'square:13,15'],
    ]);
    const state = carriedOut(s, plan);
    expect([0, 2, 4].map((u) => whereIs(state, u))).toEqual(['13,14', '14,14', '13,15']);
  });

  test('[6.34] [6.341] a stack goes as one and keeps who stands in front', () => {
    const s = field({
      '#2': { at: '15,15', op: 12, ...inColumn },
      '#4': { at: '15,15', op: 12, ...inColumn },
    });
    const front = [2, 4].map((u) => s.orders[u] & 1);
    const plan = planned(s, ['square:15,15'], 'march', '17,15');
    expect(tollOf(plan, 'operation points').toSorted((a, b) => Number(a) - Number(b))).toEqual([
      4, 5,
    ]);
    const state = carriedOut(s, plan);
    expect([2, 4].map((u) => whereIs(state, u))).toEqual(['17,15', '17,15']);
    expect([2, 4].map((u) => state.orders[u] & 1)).toEqual(front);
  });

  test('[6.32] at the edge of the map the shape gives way', () => {
    const s = field({
      '#0': { at: '25,15', op: 15, ...inColumn },
      '#2': { at: '26,15', op: 15, ...inColumn },
    });
    const plan = planned(s, ['unit:#0', 'unit:#2'], 'march', '27,15');
    expect(plan.parts.map(({ who, way }) => [who, way.at(-1)?.at])).toEqual([
      ['unit:#2', 'square:27,15'],
      ['unit:#0', 'square:27,15'],
    ]);
  });

  test('[6.36] a stack is turned by who has the most points, and the others turn for nothing', () => {
    const s = field({
      '#2': { at: '15,15', op: 1, facing: 'E' },
      '#4': { at: '15,15', op: 9, facing: 'E' },
    });
    const plan = planned(s, ['square:15,15'], 'face', 'N');
    expect(choicesOf(plan)).toEqual(['access #4', 'face N', 'quit']);
    expect(carriedOut(s, plan).facing[2]).toBe(0);
  });

  test('[6.35] [6.354] [6.42] formations, skirmishers and flags are ordered to all who can', () => {
    const s = field({
      '#0': { at: '10,14', op: 9, ...inColumn },
      '#4': { at: '10,15', op: 1, ...inColumn },
      '#29': { at: '10,16', op: 9 },
    });
    const whom = ['unit:#0', 'unit:#4', 'unit:#29'];
    const lines = planned(s, whom, 'form', 'line');
    expect(lines.parts.map(({ who }) => who)).toEqual(['unit:#0']);
    expect(lines.refused.map(({ who, rule }) => [who, rule])).toEqual([
      ['unit:#29', '6.35'],
      ['unit:#4', '6.31'],
    ]);
    expect(carriedOut(s, planned(s, whom, 'skirmish', '50%')).out.slice(0, 5)).toEqual([
      2, 0, 0, 0, 2,
    ]);
    const set = carriedOut(s, planned(s, whom, 'melee', 'on'));
    expect(planned(set, whom, 'melee', 'off').parts).toHaveLength(2);
    expect(barred(set, ['unit:#0'], 'melee', 'on')).toEqual(bar('6.2', 'nothing is left'));
    expect(barred(set, ['unit:#29'], 'melee', 'on')).toEqual(bar('6.222', 'artillery'));
    const halted = carriedOut(set, planned(set, whom, 'halt'));
    expect(barred(halted, whom, 'halt')).toEqual(bar('6.2', 'nothing is left'));
  });
});

describe('orders for combat', () => {
  test('[6.41] guns are told what to fire at, to hold their fire, and to fire as they see fit', () => {
    const battery = { op: 9, formation: 'unlimbered', facing: 'E' };
    const s = field({ '#29': { at: '15,15', ...battery }, '#31': { at: '15,16', ...battery } });
    const whom = ['unit:#29', 'unit:#31'];
    const aimed = carriedOut(s, planned(s, whom, 'fire', '18,15'));
    expect(aimed.plot[29]).toBe(aimed.plot[31]);
    expect(barred(aimed, whom, 'fire', '18,15')).toEqual(bar('6.2', 'nothing is left'));
    expect(barred(s, whom, 'fire', '12,15')).toEqual(bar('6.36', 'not before'));
    const held = carriedOut(aimed, planned(aimed, whom, 'holdFire'));
    expect(carriedOut(held, planned(held, whom, 'freeFire')).plot).toEqual(s.plot);
  });

  test('[6.43] cavalry is formed for a charge at a square; others do not charge', () => {
    const s = field({
      '#22': { at: '10,15', op: 15, facing: 'E' },
      '#23': { at: '10,16', op: 4, facing: 'E' },
      '#4': { at: '10,14', op: 15, ...inColumn },
    });
    const plan = planned(s, ['unit:#22', 'unit:#23', 'unit:#4'], 'charge', '14,15');
    expect(choicesOf(plan)).toEqual(['access #22', 'form charge', 'target 14,15', 'quit']);
    expect(plan.refused.map(({ who, rule }) => [who, rule])).toEqual([
      ['unit:#4', '6.35'],
      ['unit:#23', '6.43'],
    ]);
    const riding = carriedOut(s, plan);
    expect(choicesOf(planned(riding, ['unit:#22'], 'halt'))).toEqual(['access #22', 'form normal']);
    expect(choicesOf(planned(riding, ['unit:#22'], 'march', '12,15'))[1]).toBe('form normal');
    expect(barred(s, ['unit:#22'], 'form', 'charge')).toEqual(bar('6.43', 'by the square'));
  });
});

describe('the moment', () => {
  test('[6.2] what is in the hand is put down first, and a unit alone stays in it', () => {
    const s = field({
      '#4': { at: '15,15', op: 9, ...inColumn },
      '#22': { at: '10,15', op: 15 },
    });
    const open = play(s, [], [F, 'access', '#22'], [F, 'form', 'charge']).state;
    expect(choicesOf(planned(open, ['unit:#4'], 'face', 'N'))).toEqual([
      'back',
      'quit',
      'access #4',
      'face N',
    ]);
    expect(choicesOf(planned(open, ['unit:#22'], 'face', 'S'))).toEqual(['back', 'face S']);
  });

  test('[6.0] orders are given in the operations phase of one’s side alone', () => {
    const first = field({ '#4': { at: '15,15', op: 9 } }, { options: { first: A } });
    expect(barred(first, ['unit:#4'], 'face', 'N')).toEqual(bar('6.0', 'operations phase'));
    expect(barred(setUp('borodino'), ['unit:#4'], 'face', 'N')).toEqual(bar('6.0', 'operations'));
  });

  test('[6.31] whatever a plan says it costs is what is paid', () => {
    const s = field(
      Object.fromEntries(
        [0, 1, 2, 3, 4, 5].map((u, i) => [
          `#${u}`,
          { at: `${8 + (i % 3)},${13 + (i % 2)}`, op: 9 + i, facing: 'E' },
        ]),
      ),
    );
    for (const goal of ['14,9', '20,15', '2,3', '9,13', '24,9']) {
      const plan = planned(s, ['leader:@1'], 'march', goal);
      const state = carriedOut(s, plan);
      for (const { who, way, tolls } of plan.parts) {
        const u = numberOf(who);
        const paid = way.reduce((sum, { cost }) => sum + cost, 0);
        expect([paid, tolls[0].amount, tolls[0].left]).toEqual([
          s.op[u] - state.op[u],
          s.op[u] - state.op[u],
          state.op[u],
        ]);
        expect(way.at(-1)?.at).toBe(`square:${whereIs(state, u)}`);
      }
    }
  });
});
