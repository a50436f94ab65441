import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Thing } from '../../src/boards/scene.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import { openHand } from '../../src/web/hand.ts';
import { pathInWords } from '../../src/web/pointing.ts';

const verbs = [
  { name: 'march', args: ['unit'] },
  { name: 'lose', args: ['unit'] },
  { name: 'to', args: ['town'] },
  { name: 'engage', args: ['unit', 'column'] },
  { name: 'redeploy', args: ['unit', 'column'] },
];

/** A hand over a table that only writes down what it is asked for. */
const handOver = (menu: readonly Choice[], then: readonly Choice[] = []) => {
  const choices = signal<readonly Choice[]>(menu);
  const held = signal<Thing | null>(null);
  const done: string[] = [];
  const hand = openHand({
    choices,
    held,
    seen: signal(new Set<Thing>(['unit:Foy', 'town:Mons', 'town:Ath', 'column:left'])),
    lifts: ['march'],
    pathOf: (choice) => pathInWords(verbs, choice),
    choose: (choice) => {
      done.push(choice.join(' '));
      held.value = choice[0] === 'march' ? 'unit:Foy' : null;
      choices.value = then;
      return Promise.resolve();
    },
    undo: () => {
      done.push('undo');
      return Promise.resolve();
    },
    place: (thing) => {
      if (thing !== 'town:Wavre') return false;
      done.push('order');
      return true;
    },
  });
  return { hand, done };
};

const march = () => handOver([['march', 'Foy']], [['to', 'Mons']]);

test('what is set down on no lit place may be meant as an order', async () => {
  const { hand, done } = march();
  hand.grab('unit:Foy');
  await hand.drop(['town:Wavre']);
  expect(done).toEqual(['march Foy', 'order']);
});

test('a drag lifts the piece and sets it down: two choices of the game', async () => {
  const { hand, done } = march();
  expect(hand.canGrab('unit:Foy')).toBe(true);
  hand.grab('unit:Foy');
  await hand.drop(['town:Mons']);
  expect(done).toEqual(['march Foy', 'to Mons']);
});

test('a drag that ends elsewhere puts the piece back', async () => {
  const { hand, done } = march();
  hand.grab('unit:Foy');
  await hand.drop(['town:Ath']);
  expect(done).toEqual(['march Foy', 'undo']);
});

test('a choice of two things is made by one drag, and by none when it ends elsewhere', async () => {
  const { hand, done } = handOver([['engage', 'Foy', 'left']]);
  hand.grab('unit:Foy');
  expect(hand.pointable.value.lit).toEqual(new Set(['column:left']));
  await hand.drop(['town:Ath']);
  expect(hand.picked.value).toBeNull();
  hand.grab('unit:Foy');
  await hand.drop(['unit:Foy', 'column:left']);
  expect(done).toEqual(['engage Foy left']);
});

test('what only a click can mean is not dragged', () => {
  expect(handOver([['lose', 'Foy']]).hand.canGrab('unit:Foy')).toBe(false);
});

test('where one thing means several choices they are offered there', () => {
  const { hand, done } = handOver([
    ['engage', 'Foy', 'left'],
    ['redeploy', 'Foy', 'left'],
  ]);
  hand.point('unit:Foy');
  hand.point('column:left');
  expect(hand.offer.value).toMatchObject({ at: 'column:left', isTap: false });
  expect(hand.offer.value?.choices).toHaveLength(2);
  expect(done).toEqual([]);
});

test('a finger makes a choice by its second tap on the same thing; picking up needs one', () => {
  const { hand, done } = march();
  hand.point('unit:Foy', 'touch');
  expect(done).toEqual(['march Foy']);
  hand.point('town:Mons', 'touch');
  expect(hand.offer.value).toEqual({ at: 'town:Mons', choices: [['to', 'Mons']], isTap: true });
  expect(done).toHaveLength(1);
  hand.point('town:Mons', 'touch');
  expect(done).toEqual(['march Foy', 'to Mons']);
});

test('putting back lets go of what is picked, or takes back the lift', async () => {
  const { hand, done } = march();
  await hand.putBack();
  expect(done).toEqual([]);
  hand.point('unit:Foy');
  expect(hand.isFull.value).toBe(true);
  await hand.putBack();
  expect(done).toEqual(['march Foy', 'undo']);
});

test('a double click makes a choice once: the menu is still the same', async () => {
  const menu: Choice[] = [['march', 'Foy']];
  const { hand, done } = handOver(menu, menu);
  const first = hand.send(menu[0]);
  hand.point('unit:Foy');
  await Promise.all([first, hand.send(menu[0])]);
  expect(done).toEqual(['march Foy']);
  await hand.send(menu[0]);
  expect(done).toHaveLength(2);
});
