import { describe, expect, test } from 'vitest';
import { directionTo, neighbour } from '../../../src/boards/squares.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { LEXICON } from '../../../src/games/squares/lexicon.ts';
import { squaresScene } from '../../../src/games/squares/scene.ts';
import { squareOf } from '../../../src/games/squares/scene/field.ts';
import { shortcuts } from '../../../src/games/squares/scene/shortcuts.ts';
import { scenarioOf } from '../../../src/games/squares/state.ts';
import { at, bar, choices, F, field, orders, play, refusal, setUp } from './table.ts';

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

describe('what is shown of objectives', () => {
  const boardOf = (s: ReturnType<typeof phase>) => squaresScene(squares.view(s, 0)).boards[0];
  const sent = { '@1': { objective: '14,9' }, '@2': { objective: '3,2' } };
  const setting = (units = {}) =>
    field(units, {
      leaders: sent,
      stack: [
        ['operations', F],
        ['objectives', F],
      ],
      waiting: 1,
    });

  /** The names written below marked squares, and the squares. */
  const flags = (s: ReturnType<typeof phase>): string[] =>
    boardOf(s)
      .marks.flatMap((shape) =>
        shape.kind === 'text' && shape.look === 'squares-goal-name' ? [shape] : [],
      )
      .map(({ text, x, y }) => {
        // The name stands below its square.
        const square = squareOf(scenarioOf(s).grid, [x, y - 32]);
        return `${text} ${LEXICON.domains['square'][square]}`;
      });
  const marked = (s: ReturnType<typeof phase>): string[] =>
    boardOf(s)
      .pieces.filter(({ signs }) => signs.includes('hand'))
      .map(({ thing }) => String(thing));

  test('[5.1] the whole map, with the objective of every formation, in the objective phase alone', () => {
    expect(boardOf(setting()).spots).toHaveLength(28 * 18);
    expect(flags(setting())).toEqual([
      'Morand 14,9',
      'Gérard 3,2',
      'Broussier 14,8',
      'Grouchy 14,8',
    ]);
    expect(flags(play(setting(), [], [F, 'done']).state)).toEqual([]);
  });

  test('[5.11] [9.121] one leader at a time is active, shown by name, with the units under him', () => {
    const units = { '#4': { at: '5,8' }, '#1': { at: '5,5' }, '#8': { at: '1,9' } };
    const held = play(setting(units), [], [F, 'order', '@1']).state;
    expect(flags(held)).toEqual(['Morand 14,9']);
    expect(marked(held)).toEqual(['unit:#1', 'unit:#4']);
    expect(marked(setting(units))).toEqual([]);
    expect(refusal(held, F, 'order', '@2')).toEqual(bar('5.2', 'waits for its objective'));
  });
});

test('[5.0] objectives command no step: the units go where they are ordered, at a price', () => {
  const s = field(
    { '#4': { at: '15,15', op: 9, formation: 'column' } },
    { leaders: { '@1': { objective: '15,2' } } },
  );
  const march = [['step', 'N'] as const, ['step', 'S'] as const];
  expect(orders(s, '#4', [], ...march).state.op[4]).toBe(9 - 2 - (2 + 3));
});

test('[5.12] the objective of a formation is one square of the map, and all its units go by it', () => {
  const { state } = play(phase(1), [], ...change);
  expect(state.objective[1]).toBe(at('20,4'));
  const units = scenarioOf(state).leaders.aimed[1];
  expect(units).toEqual([0, 1, 2, 3, 4, 5]);
  const held = play(phase(1), [], [F, 'order', '@1']).state;
  expect(refusal(held, F, 'objective', '0,18')).toEqual(bar('5.12', 'not on the map'));
});

test('[5.131] directions are numbered round the compass from north, and so are the keys', () => {
  const s = field({ '#4': { at: '15,15', op: 9 } });
  const { grid } = scenarioOf(s);
  const around = ['15,14', '16,14', '16,15', '16,16', '15,16', '14,16', '14,15', '14,14'];
  expect(around.map((_, d) => neighbour(grid, at('15,15'), d))).toEqual(around.map(at));
  const held = play(s, [], [F, 'access', '#4']).state;
  for (const [d, square] of around.entries()) {
    const key = shortcuts(squares.view(held, 0)).find((k) => k.key === String(d + 1));
    expect(key?.does).toEqual({ choices: [['step', LEXICON.domains['direction'][d]]] });
    const { state } = orders(s, '#4', [], ['step', LEXICON.domains['direction'][d]]);
    expect(state.square[4]).toBe(at(square));
  }
});

test('[5.14] one goes from leader to leader, in any order and as often as one wants', () => {
  const order = (leader: string, square: string) =>
    [
      [F, 'order', leader],
      [F, 'objective', square],
    ] as const;
  const looked = play(phase(1), [], [F, 'order', '@2'], [F, 'back']);
  expect([looked.log, choices(looked.state, F)]).toEqual([[], choices(phase(1), F)]);
  const { state } = play(
    phase(1),
    [],
    ...order('@4', '1,1'),
    ...order('@1', '2,2'),
    ...order('@4', '3,3'),
  );
  expect([1, 2, 3, 4].map((l) => state.objective[l])).toEqual([at('2,2'), -1, -1, at('3,3')]);
  expect(choices(state, F)).toEqual(choices(phase(1), F));
});

test('[5.3] the objective of a unit lies in one of eight directions, the nearest to its way', () => {
  const { grid } = scenarioOf(phase(1));
  // Four squares aside in ten are still straight on, five are aslant.
  const ways = ['20,8', '20,10', '20,12', '20,13', '14,17', '10,17', '0,17', '2,8', '9,0', '4,2'];
  expect(
    ways.map((to) => LEXICON.domains['direction'][directionTo(grid, at('10,8'), at(to))]),
  ).toEqual(['E', 'E', 'E', 'SE', 'SE', 'S', 'SW', 'W', 'N', 'NW']);
});

test('[5.4] a new objective is another square, for the units of that formation alone', () => {
  const held = play(phase(2), [1], ...change, [F, 'order', '@1']).state;
  expect(refusal(held, F, 'objective', '20,4')).toEqual(bar('5.4', 'objective already'));
  // #8 is Gérard’s.
  expect([held.op[4], held.op[8], held.objective[2]]).toEqual([4, 9, -1]);
});
