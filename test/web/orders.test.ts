import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Command } from '../../src/boards/handling.ts';
import type { Scene, Thing } from '../../src/boards/scene.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import type { Planned } from '../../src/web/answers.ts';
import { openOrders, waysOf, type Order } from '../../src/web/orders.ts';

const COMMAND: Command = {
  rule: '6.2',
  bodies: [
    { name: 'this unit', whom: ['unit:#1'] },
    { name: '@3', whom: ['unit:#1', 'leader:@3'] },
  ],
  again: ['access', '#1'],
  stops: ['revealed'],
};

const plan: Planned = {
  parts: [
    {
      who: 'unit:#1',
      choices: [['step', 'E'], ['quit']],
      way: [
        { at: 'square:1,1', cost: 0 },
        { at: 'square:2,1', cost: 3 },
      ],
      short: null,
      tolls: [],
      risks: [],
    },
    { who: 'unit:#2', choices: [['face', 'E']], way: [], short: null, tolls: [], risks: [] },
  ],
  refused: [],
};

const SCENE = {
  boards: [{ spots: [{ thing: 'square:1,1' }, { thing: 'square:2,1' }], pieces: [] }],
} as unknown as Scene;

/** Orders over a table that only writes down what it is asked for. */
const over = () => {
  const command = signal<Command | null>(COMMAND);
  const held = signal<Thing | null>('unit:#1');
  const asked: Order[] = [];
  const done: string[] = [];
  const orders = openOrders({
    command,
    held,
    scene: signal(SCENE),
    mean: (thing, aim) =>
      thing === 'unit:#9'
        ? { choices: [['quit'], ['access', '#9']] }
        : thing === 'square:0,0'
          ? null
          : { task: [aim ?? 'march', thing.slice('square:'.length)] },
    plan: (order) => {
      asked.push(order);
      return Promise.resolve(order.task[1] === '9,9' ? null : plan);
    },
    carryOut: (choices, stops, again) => {
      done.push([...choices, ['stops', ...stops], again].map((c) => c.join(' ')).join(', '));
      return Promise.resolve();
    },
    chooseAll: (choices: readonly Choice[]) => {
      done.push(choices.map((choice) => choice.join(' ')).join(', '));
      return Promise.resolve();
    },
  });
  return { orders, command, held, asked, done };
};

const GIVEN = 'step E, quit, face E, stops revealed, access #1';

test('an order is seen as a plan first, and given when it is confirmed', async () => {
  const { orders, asked, done } = over();
  await orders.point('square:2,1');
  expect(asked).toEqual([{ whom: ['unit:#1'], task: ['march', '2,1'] }]);
  expect(waysOf(orders.draft.value).map(({ who }) => who)).toEqual(['unit:#1']);
  expect(done).toEqual([]);
  await orders.give();
  expect(done).toEqual([GIVEN]);
  expect(orders.draft.value).toBeNull();
});

test('whoever points at the same place again gives the order, at another one asks anew', async () => {
  const { orders, asked, done } = over();
  await orders.point('square:2,1');
  await orders.point('square:1,1');
  expect([asked.length, done.length]).toEqual([2, 0]);
  await orders.point('square:1,1');
  expect([asked.length, done]).toEqual([2, [GIVEN]]);
});

test('what means nothing is left to others, another piece is taken, and a refusal leaves no draft', async () => {
  const { orders, command, done } = over();
  expect(orders.point('square:0,0')).toBe(false);
  await orders.point('unit:#9');
  expect(done).toEqual(['quit, access #9']);
  await orders.point('square:9,9');
  expect(orders.draft.value).toBeNull();
  command.value = null;
  expect(orders.point('square:2,1')).toBe(false);
  await orders.give();
  expect(done).toHaveLength(1);
});

test('an order is widened step by step, for the piece in the hand alone', async () => {
  const { orders, held, asked } = over();
  expect([orders.isWide.value, orders.lit.value]).toEqual([false, null]);
  orders.widen();
  expect([orders.isWide.value, orders.lit.value?.size]).toEqual([true, 0]);
  await orders.point('square:2,1');
  expect(asked[0].whom).toEqual(['unit:#1', 'leader:@3']);
  held.value = 'unit:#2';
  expect(orders.isWide.value).toBe(false);
  held.value = 'unit:#1';
  orders.widen();
  expect(orders.isWide.value).toBe(false);
});

test('a piece that is put down is commanded alone when it is taken again', () => {
  const { orders, held } = over();
  orders.raise(1);
  orders.settle();
  expect(orders.isWide.value).toBe(true);
  held.value = null;
  orders.settle();
  held.value = 'unit:#1';
  expect(orders.isWide.value).toBe(false);
});

test('with a task in mind every place is lit; it is put down first, then the wider circle', async () => {
  const { orders, asked } = over();
  orders.raise(1);
  orders.takeAim('fire');
  expect([...(orders.lit.value ?? [])]).toEqual(['square:1,1', 'square:2,1']);
  await orders.point('square:2,1');
  expect(asked[0].task).toEqual(['fire', '2,1']);
  orders.close();
  expect([orders.draft.value, orders.aim.value, orders.isWide.value]).toEqual([null, null, true]);
  orders.close();
  expect([orders.isWide.value, orders.isOpen.value]).toEqual([false, false]);
  orders.takeAim('fire');
  orders.takeAim('fire');
  expect(orders.aim.value).toBeNull();
});
