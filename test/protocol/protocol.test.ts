import { beforeEach, expect, test } from 'vitest';
import { METHODS } from '../../src/protocol/methods.ts';
import { LONGEST_LINE, respond } from '../../src/protocol/protocol.ts';
import { openSession, type House, type Session } from '../../src/protocol/session.ts';
import { GAMES } from '../../src/games/index.ts';
import { commitmentOf } from '../../src/kernel/dice.ts';
import { toyHouse } from '../cli/toy.ts';

let session: Session;

beforeEach(() => {
  session = openSession(toyHouse);
});

const say = (document: unknown): unknown => {
  const response = respond(session, JSON.stringify(document));
  return response === null ? null : JSON.parse(response);
};

const call = (method: string, params?: unknown): Record<string, unknown> =>
  say({ jsonrpc: '2.0', id: 1, method, ...(params !== undefined && { params }) }) as Record<
    string,
    unknown
  >;

const result = (method: string, params?: unknown): unknown => {
  const response = call(method, params);
  expect(response).not.toHaveProperty('error');
  return response.result;
};

const open = (): unknown => result('new', { game: 'toy', seed: 's' });

/** The part of a response that matters when it is a failure. */
const error = (code: number, data?: unknown) => ({
  error: { code, ...(data !== undefined && { data }) },
});

test('games tells what can be played', () => {
  expect(result('games')).toMatchObject([{ id: 'toy', rules: '1', seats: ['French', 'Allied'] }]);
});

test('new opens a table by scenario, options and seed', () => {
  expect(
    result('new', { game: 'toy', scenario: 'short', options: { heap: 21 }, seed: 's' }),
  ).toEqual({
    table: '1',
    game: 'toy',
    seats: ['French', 'Allied'],
    commitment: commitmentOf('s'),
    waiting: ['French'],
    outcome: null,
  });
  expect(result('position')).toEqual({ heap: 21, seat: 0 });
});

test('load opens a table from a position', () => {
  expect(result('load', { game: 'toy', position: { heap: 3, seat: 1 } })).toMatchObject({
    waiting: ['Allied'],
    commitment: commitmentOf('fresh'),
  });
});

test('several tables stand side by side, and the last is meant when none is named', () => {
  open();
  result('load', { game: 'toy', position: { heap: 3 } });
  expect(result('position')).toMatchObject({ heap: 3 });
  expect(result('position', { table: '1' })).toMatchObject({ heap: 7 });
  expect(result('close')).toEqual({ open: ['1'] });
  expect(result('position')).toMatchObject({ heap: 7 });
});

test('menu offers the choices of the seat that is asked, and none to the other', () => {
  open();
  expect(result('menu', { seat: 'French' })).toEqual({
    procedure: 'turn',
    rule: '1',
    choices: [['take', 1], ['take', 2], ['roll']],
  });
  expect(result('menu', { seat: 'Allied' })).toMatchObject({ choices: [] });
});

test('choose takes a choice and tells only what its seat hears', () => {
  open();
  expect(result('choose', { seat: 'French', choice: ['take', 2] })).toEqual({
    events: [{ rule: '1', event: 'took', args: [2], text: '2 taken' }],
    waiting: ['Allied'],
    outcome: null,
  });
  expect(result('log', { seat: 'Allied' })).toMatchObject({
    events: [{ event: 'took' }, { event: 'secret' }],
    next: 2,
  });
  expect(result('log', { seat: 'Allied', from: 1 })).toMatchObject({
    events: [{ event: 'secret' }],
  });
  expect(result('log', { seat: 'French' })).toMatchObject({ events: [{ event: 'took' }], next: 1 });
});

test.each([
  ['forbidden', 'French', ['take', 3], 'one or two matches'],
  ['of another seat', 'Allied', ['take', 1], 'another seat decides now'],
  ['without meaning', 'French', 7, 'a choice is a list: a verb, then its arguments'],
])(
  'choose refuses a choice %s with rule and reason, and changes nothing',
  (_, seat, choice, reason) => {
    open();
    expect(call('choose', { seat, choice })).toMatchObject(error(-32001, { rule: '1', reason }));
    expect(result('position')).toEqual({ heap: 7, seat: 0 });
  },
);

test('why explains a choice either way', () => {
  open();
  const rule = { rule: '1', title: 'Taking', gist: 'Take one or two matches, or roll.' };
  expect(result('why', { seat: 'French', choice: ['take', 1] })).toEqual({
    ...rule,
    legal: true,
    reason: null,
  });
  expect(result('why', { seat: 'French', choice: ['take', 4] })).toEqual({
    ...rule,
    legal: false,
    reason: 'one or two matches',
  });
});

test('odds gives the chances of a choice, null without dice, and refuses what is not legal', () => {
  open();
  expect(result('odds', { seat: 'French', choice: ['roll'] })).toMatchObject({
    odds: { rule: '1' },
  });
  expect(result('odds', { seat: 'French', choice: ['take', 1] })).toEqual({ odds: null });
  expect(call('odds', { seat: 'Allied', choice: ['roll'] })).toMatchObject(error(-32001));
});

test('plan tells what an order would come to, and takes nothing', () => {
  open();
  const order = { whom: ['heap:matches'], task: ['leave', 4] };
  const short = { rule: '1', reason: 'one or two matches' };
  expect(result('plan', { seat: 'French', order })).toEqual({
    parts: [
      {
        who: 'heap:matches',
        choices: [['take', 2]],
        way: [{ at: 'heap:matches', cost: 2 }],
        short,
        tolls: [{ rule: '1', what: 'matches', amount: 2, left: 5 }],
        risks: [],
      },
    ],
    refused: [],
  });
  expect(result('position')).toEqual({ heap: 7, seat: 0 });
  const plan = (seat: string, ...task: unknown[]): unknown =>
    call('plan', { seat, order: { ...order, task } });
  expect(plan('French', 'leave', 7)).toMatchObject(error(-32001, short));
  expect(plan('Allied', 'leave', 6)).toMatchObject(
    error(-32001, { rule: '1', reason: 'another seat decides now' }),
  );
  expect(plan('spectator', 'leave', 6)).toMatchObject(error(-32602, { path: 'seat' }));
});

test.each([
  [{ whom: [], task: ['leave', 4] }, 'order.whom'],
  [{ whom: ['heap:straw'], task: ['leave', 4] }, 'order.whom[0]'],
  [{ whom: ['seat:French'], task: ['leave', 4] }, 'order.whom[0]'],
  [{ whom: [7], task: ['leave', 4] }, 'order.whom[0]'],
  [{ whom: ['heap:matches'], task: ['take', 1] }, 'order.task'],
  [{ whom: ['heap:matches'] }, 'order.task'],
  [{ whom: ['heap:matches'], task: ['leave', 4], at: 1 }, 'order.at'],
  [undefined, 'order'],
])('an order that is none is refused where it is wrong: %j', (order, path) => {
  open();
  expect(call('plan', { seat: 'French', order })).toMatchObject(error(-32602, { path }));
});

test('a game without orders plans none', () => {
  session = openSession({ ...toyHouse, games: GAMES.filter(({ meta }) => meta.id === 'areas') });
  result('new', { game: 'areas', seed: 's' });
  expect(call('plan', { seat: 'French', order: {} })).toMatchObject(error(-32001, { rule: null }));
});

test('view shows what a seat may know', () => {
  open();
  expect(result('view', { seat: 'Allied' })).toEqual({ heap: 7, seat: 0 });
});

test('dice sets the next dice, and the record says so', () => {
  open();
  expect(result('dice', { values: [2] })).toEqual({ queued: [2] });
  result('choose', { seat: 'French', choice: ['roll'] });
  expect(result('position')).toMatchObject({ heap: 5 });
  expect(result('record')).toMatchObject({ choices: [{ dice: [2], queued: [2] }] });
});

test('undo is refused after a hand-over', () => {
  open();
  result('choose', { seat: 'French', choice: ['take', 1] });
  const reason = 'nothing can be taken back past dice, a reveal or a hand-over';
  expect(call('undo', { seat: 'French' })).toMatchObject(error(-32001, { rule: null, reason }));
});

test('bot proposes a choice without taking it, and nothing for a seat that is not asked', () => {
  open();
  expect(result('bot', { seat: 'French', level: 2 })).toEqual({
    choice: ['take', 1],
    why: 'level 2 takes the first',
  });
  expect(result('position')).toMatchObject({ heap: 7 });
  expect(call('bot', { seat: 'Allied' })).toMatchObject(error(-32001));
});

test('record keeps the seed to itself until the game is over', () => {
  result('load', { game: 'toy', position: { heap: 3 }, seed: 's' });
  expect(result('record')).toMatchObject({ seed: null, commitment: commitmentOf('s') });
  result('choose', { seat: 'French', choice: ['take', 1] });
  expect(result('choose', { seat: 'Allied', choice: ['take', 2] })).toMatchObject({
    waiting: [],
    outcome: { winners: ['Allied'], rule: '2' },
  });
  expect(result('record')).toMatchObject({ seed: 's', outcome: { winners: ['Allied'] } });
});

test.each([
  ['new', { game: 'chess' }, 'game', ['toy']],
  ['new', {}, 'game', ['toy']],
  ['new', { game: 'toy', scenario: 'long' }, 'scenario', ['short']],
  ['new', { game: 'toy', options: { heap: 8 } }, 'options.heap', [7, 21]],
  ['new', { game: 'toy', options: { size: 8 } }, 'options.size', ['heap']],
  ['new', { game: 'toy', sead: 1 }, 'sead', ['game', 'scenario', 'options', 'seed']],
  ['new', { game: 'toy', seed: 1 }, 'seed', null],
  ['new', [], '', ['game', 'scenario', 'options', 'seed']],
  ['load', { game: 'toy' }, 'position', null],
  ['load', { game: 'toy', position: { heap: 0 } }, 'position.heap', null],
  ['menu', { seat: 'Spanish' }, 'seat', ['French', 'Allied']],
  ['menu', { table: '9', seat: 'French' }, 'table', ['1']],
  ['bot', { seat: 'French', level: 6 }, 'level', [1, 2, 3, 4, 5]],
  ['dice', { values: [7] }, 'values[0]', [1, 2, 3, 4, 5, 6]],
  ['dice', {}, 'values', null],
  ['log', { seat: 'French', from: 9 }, 'from', null],
])('%s refuses %j and says where', (method, params, path, allowed) => {
  open();
  expect(call(method, params)).toMatchObject(error(-32602, { path, allowed }));
});

test('a table is needed', () => {
  expect(call('position')).toMatchObject(error(-32602, { path: 'table', allowed: [] }));
});

test('an unknown method is answered with those there are', () => {
  expect(call('constructor')).toMatchObject(error(-32601, { allowed: [...METHODS.keys()] }));
});

test.each([
  ['no version', { id: 1, method: 'games' }],
  ['no method', { jsonrpc: '2.0', id: 1 }],
  ['an object as id', { jsonrpc: '2.0', id: {}, method: 'games' }],
  ['a text as params', { jsonrpc: '2.0', id: 1, method: 'games', params: 'x' }],
  ['an empty batch', []],
  ['a number', 1],
])('%s is no request', (_, document) => {
  expect(say(document)).toMatchObject(error(-32600));
});

test('what is not JSON is a parse error, and a blank line is nothing', () => {
  expect(respond(session, '{"jsonrpc"')).toContain('-32700');
  expect(respond(session, ' \r')).toBeNull();
});

test('a line that is too long is refused', () => {
  expect(respond(session, `"${'x'.repeat(LONGEST_LINE)}"`)).toContain('-32600');
});

test('notifications are carried out and not answered', () => {
  expect(say({ jsonrpc: '2.0', method: 'new', params: { game: 'toy' } })).toBeNull();
  expect(session.tables.size).toBe(1);
});

test('a batch is answered as a batch, without its notifications', () => {
  const request = (id: number) => ({ jsonrpc: '2.0', id, method: 'games' });
  const notification = { jsonrpc: '2.0', method: 'games' };
  expect(say([request(1), notification, 7, request(2)])).toMatchObject([
    { id: 1 },
    { id: null, error: { code: -32600 } },
    { id: 2 },
  ]);
  expect(say([notification])).toBeNull();
});

test('a saved game is resumed where it was, with the dice it would have rolled', () => {
  session = openSession({ ...toyHouse, games: GAMES });
  result('new', { game: 'blocks', scenario: 'historical', seed: 'kept' });
  result('choose', { seat: 'French', choice: ['march', 'Quiot'] });
  result('choose', { seat: 'French', choice: ['to', 'Binche'] });
  const saved = result('save');
  expect(saved).toMatchObject({ seed: 'kept', outcome: null });
  expect(result('resume', { record: saved })).toMatchObject({ table: '2', waiting: ['French'] });
  expect(result('position', { table: '2' })).toEqual(result('position', { table: '1' }));
  expect(result('save', { table: '2' })).toEqual(saved);
});

test('a record that cannot be resumed is refused with its fault', () => {
  session = openSession({ ...toyHouse, games: GAMES });
  result('new', { game: 'blocks', scenario: 'historical', seed: 'kept' });
  const broken = { ...(result('save') as object), game: 'chess' };
  expect(
    say({ jsonrpc: '2.0', id: 1, method: 'resume', params: { record: broken } }),
  ).toMatchObject({ error: { code: -32602, data: { path: 'record.game' } } });
});

test('a piece in the hand can be put back, and no other seat sees it', () => {
  session = openSession({ ...toyHouse, games: GAMES });
  result('new', { game: 'blocks', scenario: 'historical' });
  const before = result('position');
  const shown = result('menu', { seat: 'Allied' });
  result('choose', { seat: 'French', choice: ['march', 'Quiot'] });
  expect(result('menu', { seat: 'French' })).toMatchObject({ procedure: 'marchHand' });
  expect(result('menu', { seat: 'Allied' })).toEqual(shown);
  expect(call('undo', { seat: 'Allied' })).toMatchObject(error(-32001));
  expect(result('undo', { seat: 'French' })).toEqual({ waiting: ['French'], outcome: null });
  expect(result('position')).toEqual(before);
});

test('back by agreement, a seat goes past a hand-over and rolls other dice', () => {
  session = openSession({ ...toyHouse, games: GAMES });
  result('new', { game: 'blocks', scenario: 'historical', seed: 'back' });
  expect(result('backs', { seat: 'French' })).toEqual({ choices: [] });
  expect(call('takeBack', { seat: 'French' })).toMatchObject(error(-32001, { rule: null }));
  const before = result('position');
  result('choose', { seat: 'French', choice: ['march', 'Quiot'] });
  result('choose', { seat: 'French', choice: ['to', 'Binche'] });
  result('choose', { seat: 'French', choice: ['done'] });
  const told = result('log', { seat: 'Allied' }) as { events: unknown[]; next: number };
  expect(call('undo', { seat: 'French' })).toMatchObject(error(-32001));
  expect(result('backs', { seat: 'French' })).toEqual({
    choices: [['march', 'Quiot'], ['to', 'Binche'], ['done']],
  });
  expect(call('takeBack', { seat: 'French', choices: 4 })).toMatchObject(error(-32602));
  expect(call('takeBack', { seat: 'Allied' })).toMatchObject(error(-32001));
  expect(result('takeBack', { seat: 'French', choices: 3 })).toMatchObject({
    waiting: ['French'],
    events: [{ event: 'takenBack', args: ['French', 1] }],
  });
  expect(result('position')).toEqual(before);
  const { events } = result('log', { seat: 'Allied' }) as typeof told;
  expect(events.slice(0, -1)).toEqual(told.events);
  expect(result('record')).toMatchObject({ choices: [{}, {}, {}, { seat: 'French', back: 0 }] });
  result('resume', { record: result('save') });
  expect(result('position')).toEqual(before);
});

test('the bot of a seat stays the same through the game', () => {
  const made: number[] = [];
  const botFor: House['botFor'] = (_, level) => {
    made.push(level);
    return { choose: (_view, menu) => menu[0], why: () => 'first come' };
  };
  session = openSession({ ...toyHouse, botFor });
  open();
  for (const level of [2, 2, 4, 2]) result('bot', { seat: 'French', level });
  expect(made).toEqual([2, 4]);
});

test('a mistake of our own is an error of the answer, not the end of the engine', () => {
  const botFor = () => {
    throw new Error('out of ideas');
  };
  session = openSession({ ...toyHouse, botFor });
  open();
  expect(call('bot', { seat: 'French' })).toMatchObject(error(-32603));
  expect(result('position')).toMatchObject({ heap: 7 });
});

test('a seat looks back to any moment, counted by what it has heard', () => {
  session = openSession({ ...toyHouse, games: GAMES });
  result('new', { game: 'blocks', scenario: 'historical', seed: 'past' });
  const before = result('view', { seat: 'Allied' });
  result('choose', { seat: 'French', choice: ['march', 'Quiot'] });
  result('choose', { seat: 'French', choice: ['to', 'Binche'] });
  const after = result('view', { seat: 'Allied' });
  expect(after).not.toEqual(before);
  // The first event opens the turn; the second is the march.
  for (const [at, seen] of [before, before, after].entries())
    expect(result('view', { seat: 'Allied', at })).toEqual(seen);
  expect(call('view', { seat: 'Allied', at: 3 })).toMatchObject(error(-32602));
});

test('what is hidden is revealed when the game is over, and never before', () => {
  open();
  expect(call('view', { seat: 'French', revealed: true })).toMatchObject(error(-32001));
  expect(call('log', { seat: 'French', revealed: true })).toMatchObject(error(-32001));
  expect(call('log', { seat: 'French', revealed: 'yes' })).toMatchObject(error(-32602));
  for (let seat = 0; (result('position') as { heap: number }).heap > 0; seat = 1 - seat)
    result('choose', { seat: ['French', 'Allied'][seat], choice: ['take', 1] });
  expect(result('view', { seat: 'French', revealed: true })).toMatchObject({ heap: 0 });
  const told = result('log', { seat: 'French', revealed: true }) as { events: unknown[] };
  expect(told.events).toContainEqual(expect.objectContaining({ event: 'secret' }));
});

test('a spectator sees and hears what everybody may, and is asked nothing', () => {
  session = openSession({ ...toyHouse, games: GAMES });
  result('new', { game: 'blocks', seed: 's' });
  expect(result('view', { seat: 'spectator' })).toMatchObject({ seat: 7, known: [] });
  expect(result('log', { seat: 'spectator' })).toMatchObject({ next: 1 });
  expect(call('menu', { seat: 'spectator' })).toMatchObject(error(-32602, { path: 'seat' }));
  expect(call('view', { seat: 'nobody' })).toMatchObject(
    error(-32602, { path: 'seat', allowed: ['French', 'Allied', 'spectator'] }),
  );
});
