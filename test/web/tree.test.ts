import { h } from 'preact';
import { expect, test } from 'vitest';
import { deedOf, KEYS } from '../../src/web/keys.ts';
import { treeKey, visibleIn, type TreeNode } from '../../src/web/panel/tree.tsx';

const node = (id: string, children?: readonly TreeNode[]): TreeNode => ({
  id,
  row: h('span', {}),
  ...(children !== undefined && { children }),
});
const nodes = [node('army', [node('corps', [node('unit')]), node('reserve', [])]), node('other')];
const none = new Set<string>();

test('only what is not folded away is seen', () => {
  const ids = (folded: Set<string>) => visibleIn(nodes, folded).map(({ node }) => node.id);
  expect(ids(none)).toEqual(['army', 'corps', 'unit', 'reserve', 'other']);
  expect(ids(new Set(['corps']))).toEqual(['army', 'corps', 'reserve', 'other']);
  expect(ids(new Set(['army']))).toEqual(['army', 'other']);
});

test.each([
  ['army', 'ArrowDown', { to: 'corps' }],
  ['army', 'ArrowUp', { to: 'army' }],
  ['other', 'ArrowDown', { to: 'other' }],
  ['unit', 'Home', { to: 'army' }],
  ['army', 'End', { to: 'other' }],
  ['army', 'ArrowRight', { to: 'corps' }],
  ['unit', 'ArrowLeft', { to: 'corps' }],
  ['corps', 'ArrowLeft', 'fold'],
  ['corps', 'Enter', 'fold'],
  ['unit', ' ', 'choose'],
  ['unit', 'x', null],
  ['nowhere', 'ArrowDown', null],
])('from %s %s leads to %j', (at, key, meant) => {
  expect(treeKey(visibleIn(nodes, none), none, at, key)).toEqual(meant);
});

test('a folded line unfolds to the right', () => {
  const folded = new Set(['corps']);
  expect(treeKey(visibleIn(nodes, folded), folded, 'corps', 'ArrowRight')).toBe('fold');
});

test('no key means two things', () => {
  const all = KEYS.flatMap(({ keys }) => keys);
  expect(new Set(all).size).toBe(all.length);
});

test('keys have deeds, but none that the browser knows better', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  expect(deedOf({ ...plain, key: '/' })).toBe('find');
  expect(deedOf({ ...plain, key: '?' })).toBe('keys');
  expect(deedOf({ ...plain, key: 'Enter' })).toBeNull();
  expect(deedOf({ ...plain, key: 'f', ctrlKey: true })).toBeNull();
});
