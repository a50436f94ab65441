import { expect, test } from 'vitest';
import { at, bar, choices, F, field, play, refusal, setUp } from './table.ts';

const units = {
  '#4': { at: '5,8', op: 9, readiness: 5 },
  '#5': { at: '5,8', op: 8, readiness: 1 },
  '#8': { at: '1,9', op: 9, readiness: 5 },
};
const phase = (turn: number) =>
  field(units, {
    stack: [
      ['operations', F],
      ['objectives', F],
    ],
    waiting: 1,
    turn,
  });
const change = [
  [F, 'order', '@1'],
  [F, 'objective', '20,4'],
] as const;

test('[5.111] at Borodino divisions have objectives, and neither the corps nor artillery', () => {
  expect(choices(phase(1), F)).toEqual(['order @1', 'order @2', 'order @3', 'order @4', 'done']);
  expect(refusal(phase(1), F, 'order', '@0')).toEqual(bar('5.111', 'level of command'));
  expect(refusal(phase(1), F, 'order', '@31')).toEqual(bar('5.11', 'other side'));
});

test('[5.2] formations begin with the nearest of their victory squares, Morand at 14,9', () => {
  const s = setUp('borodino');
  expect([s.objective[1], s.objective[2], s.objective[31]]).toEqual([
    at('14,9'),
    at('14,8'),
    at('14,8'),
  ]);
});

test('[5.2] in the first objective phase they are changed at no cost', () => {
  const { state, log } = play(phase(1), [], ...change);
  expect([state.objective[1], state.op[4], state.readiness[4]]).toEqual([at('20,4'), 9, 5]);
  expect(log).toEqual(['[5.4] the objective of @1 is 20,4']);
});

test('[5.41] [20.4] later it halves the points of the formation and costs it readiness', () => {
  // Morand’s bonus is 9: 2 levels up to 25, 3 up to 75, then 4.
  const { state } = play(phase(2), [26], ...change);
  expect([4, 5, 8].map((u) => state.op[u])).toEqual([4, 4, 9]);
  expect([4, 5, 8].map((u) => state.readiness[u])).toEqual([2, 0, 5]);
  expect(play(phase(2), [25], ...change).state.readiness[4]).toBe(3);
  expect(play(phase(2), [76], ...change).state.readiness[4]).toBe(1);
});

test('[5.41] a formation pays once a phase, however often it is redirected', () => {
  const again = [
    [F, 'order', '@1'],
    [F, 'objective', '20,5'],
  ] as const;
  expect(play(phase(2), [1], ...change, ...again).state.op[4]).toBe(4);
});

test('[5.5] when the objectives are set operations follow', () => {
  expect(choices(play(phase(1), [], [F, 'done']).state, F)).toContain('combat');
  const held = play(phase(1), [], [F, 'order', '@1']).state;
  expect(refusal(held, F, 'objective', '28,0')).toEqual(bar('5.12', 'not on the map'));
  expect(choices(held, F)).toHaveLength(28 * 18 + 1);
});
