import { code, first, verbOf } from '../../src/kernel/choice.ts';
import { reading, fields, whole } from '../../src/kernel/fault.ts';
import type { Game } from '../../src/kernel/game.ts';
import { offer } from '../../src/kernel/menu.ts';
import { pop, type State } from '../../src/kernel/stack.ts';
import { EVERYONE, d6, tell } from '../../src/kernel/umpire.ts';
import type { House } from '../../src/protocol/session.ts';

// A game just large enough to try the protocol on: take one or two matches from a heap, or roll for
// how many to take; whoever takes the last one wins.

export interface ToyState extends State {
  heap: number;
  seat: number;
}

const TAKE = 0;
const ROLL = 1;

const takeFrom = (s: ToyState, seat: number, n: number): void => {
  s.heap = Math.max(0, s.heap - n);
  if (s.heap === 0) pop(s);
  else s.seat = 1 - seat;
};

export const toy: Game<ToyState, { heap: number; seat: number }> = {
  meta: {
    id: 'toy',
    title: 'Matches',
    source: 'none',
    rules: '1',
    scenarios: [{ name: 'short', title: 'Short', gist: 'Few matches.' }],
    options: [{ name: 'heap', values: [7, 21], gist: 'How many matches.' }],
  },
  rulebook: {
    '1': { title: 'Taking', gist: 'Take one or two matches, or roll.', status: 'played' },
    '2': { title: 'Winning', gist: 'The last match wins.', status: 'played' },
  },
  lexicon: {
    domains: { heap: ['matches'] },
    verbs: [
      { name: 'take', args: ['number'] },
      { name: 'roll', args: [] },
    ],
    events: [
      { name: 'took', args: ['number'], text: '{0} taken' },
      { name: 'secret', args: ['number'], text: 'only the other hears {0}' },
    ],
    frames: [{ name: 'turn', args: [] }],
  },
  procedures: [
    {
      rule: '1',
      asks: (s) => 1 << s.seat,
      menu(s, _seat, m) {
        offer(m, code(TAKE, 1));
        if (s.heap > 1) offer(m, code(TAKE, 2));
        offer(m, code(ROLL));
      },
      bar: (s, _seat, c) =>
        verbOf(c) === ROLL || first(c) === 1 || (first(c) === 2 && s.heap > 1)
          ? null
          : { rule: '1', reason: 'one or two matches' },
      take(s, seat, c, u) {
        const n = verbOf(c) === ROLL ? d6(u) : first(c);
        tell(u, EVERYONE, '1', 0, n);
        tell(u, 1 << (1 - seat), '1', 1, s.heap);
        takeFrom(s, seat, n);
      },
    },
  ],
  setup: (_, options) => ({
    stack: [0, 0, 0, 0, 0],
    waiting: 0,
    heap: Number(options.heap),
    seat: 0,
  }),
  seats: () => ['French', 'Allied'],
  fork: (s) => ({ ...s, stack: s.stack.slice() }),
  view: ({ heap, seat }) => ({ heap, seat }),
  reveal: ({ heap, seat }) => ({ heap, seat }),
  imagine: ({ heap, seat }) => ({ stack: [0, 0, 0, 0, 0], waiting: 1 << seat, heap, seat }),
  parse: (document) =>
    reading(document, (node) => {
      const { heap, seat } = fields(node, ['heap', 'seat']);
      return {
        stack: [0, 0, 0, 0, 0],
        waiting: 0,
        heap: whole(heap, 1, 99),
        seat: whole(seat, 0, 1, 0),
      };
    }),
  format: ({ heap, seat }) => ({ heap, seat }),
  outcome: (s) =>
    s.stack.length > 0 ? null : { winners: [s.seat], rule: '2', reason: 'the last match' },
  check: (s) => (s.heap < 0 ? ['the heap is below zero'] : []),
  odds: (_, c) =>
    verbOf(c) === ROLL
      ? { rule: '1', factors: ['one die'], outcomes: [{ what: 'a six', chance: 1 / 6 }] }
      : null,
  planner: {
    whom: ['heap'],
    tasks: [{ name: 'leave', args: ['number'] }],
    stops: [],
    plan({ heap }, { whom: [who], task }) {
      const taken = heap - first(task);
      if (taken < 1) return { rule: '1', reason: 'one or two matches' };
      const n = Math.min(2, taken);
      const left = heap - n;
      return {
        parts: [
          {
            who,
            choices: [code(TAKE, n)],
            way: [{ at: who, cost: n }],
            short: taken > 2 ? { rule: '1', reason: 'one or two matches' } : null,
            tolls: [{ rule: '1', what: 'matches', amount: n, left }],
            risks: [],
          },
        ],
        refused: [],
      };
    },
  },
};

export const toyHouse: House = {
  games: [toy],
  botFor: (_game, level) => ({
    choose: (_view, menu) => menu[0],
    why: () => `level ${level} takes the first`,
  }),
  freshSeed: () => 'fresh',
};
