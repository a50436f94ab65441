import { expect, test } from 'vitest';
import type { SeatInfo, TableInfo } from '../../src/web/online/api.ts';
import { groupsOf, nextGame } from '../../src/web/online/table-groups.ts';

const seat = (
  name: string,
  person: string | null,
  kind: SeatInfo['kind'] = 'person',
): SeatInfo => ({
  seat: name,
  kind: person === null && kind === 'person' ? 'open' : kind,
  name: person,
  level: kind === 'bot' ? 3 : null,
  owner: null,
  isLeft: false,
});

const table = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: 'blocks',
  scenario: 'historical',
  options: {},
  seats: [seat('French', 'Ney'), seat('Allied', 'Picton')],
  pace: null,
  isPublic: true,
  host: 'Ney',
  created: 1,
  changed: 2,
  outcome: null,
  ...more,
});

const OVER = { winners: ['French'], reason: 'Allied resigns' };

const idsOf = (tables: readonly TableInfo[], name: string | null): unknown =>
  groupsOf(tables, name).map(([group, members]) => [group, ...members.map(({ id }) => id)]);

test('tables that wait for oneself come first, then one’s own, free seats, others, and finished ones', () => {
  const tables = [
    table('over', { outcome: OVER }),
    table('others', { seats: [seat('French', 'Soult'), seat('Allied', 'Hill')] }),
    table('free', { seats: [seat('French', 'Soult'), seat('Allied', null)] }),
    table('theirs', { waiting: ['Allied'] }),
    table('mine', { waiting: ['French'] }),
  ];
  expect(idsOf(tables, 'Ney')).toEqual([
    ['turn', 'mine'],
    ['own', 'theirs'],
    ['free', 'free'],
    ['running', 'others'],
    ['finished', 'over'],
  ]);
});

test('who has not said who he is has no table of his own, also beside seats that nobody holds', () => {
  const tables = [table('free', { seats: [seat('French', 'Ney'), seat('Allied', null)] })];
  expect(idsOf(tables, null)).toEqual([['free', 'free']]);
});

test('a seat that one has left to a bot is free for him', () => {
  const left = { ...seat('French', null, 'bot'), isLeft: true };
  expect(idsOf([table('left', { seats: [left, seat('Allied', 'Picton')] })], 'Ney')).toEqual([
    ['free', 'left'],
  ]);
});

test('the next game is the one that the same people have begun since', () => {
  const over = table('over', { outcome: OVER, changed: 10 });
  const sides = [seat('French', 'Picton'), seat('Allied', 'Ney')];
  const next = table('next', { created: 11, seats: sides });
  const others = [
    table('before', { created: 9 }),
    table('other game', { created: 12, game: 'areas' }),
    table('others', { created: 12, seats: [seat('French', 'Ney'), seat('Allied', 'Hill')] }),
    table('over too', { created: 12, outcome: OVER }),
  ];
  expect(nextGame(over, others)).toBe(undefined);
  expect(nextGame(over, [...others, next])).toBe(next);
});
