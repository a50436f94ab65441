import { code, first, verbOf, type Lexicon } from '../../src/kernel/choice.ts';
import { below } from '../../src/kernel/dice.ts';
import { fields, list, oneOf, reading, whole } from '../../src/kernel/fault.ts';
import type { Decision, Game } from '../../src/kernel/game.ts';
import { offer } from '../../src/kernel/menu.ts';
import { pop, push, seatBit, type State } from '../../src/kernel/stack.ts';
import { d6, EVERYONE, seal, tell } from '../../src/kernel/umpire.ts';

/**
 * The smallest game with secret decisions taken at the same time: both seats bid 0 to 3 coins in
 * secret, a die breaks ties, five rounds. It proves that the kernel waits for several seats.
 */
export interface BidsState extends State {
  coins: number[];
  /** The bid of each seat plus one; 0 while it thinks. */
  bids: number[];
  won: number[];
  round: number;
}

interface BidsView {
  readonly seat: number;
  readonly state: BidsState;
  /** Whether the other seat has bid. */
  readonly sealed: readonly boolean[];
}

const LEXICON: Lexicon = {
  domains: { coins: ['none', 'one', 'two', 'three'], seat: ['left', 'right'] },
  verbs: [{ name: 'bid', args: ['coins'] }],
  events: [
    { name: 'opened', args: ['coins', 'coins', 'seat'], text: 'bids {0} and {1}: {2} wins' },
  ],
  frames: [{ name: 'auction', args: [] }],
};

const TOO_POOR = { rule: '1', reason: 'no seat bids more coins than it has' };

const auction: Decision<BidsState> = {
  rule: '1',
  asks: (s, umpire) => {
    if (s.round === 5) {
      pop(s);
      return 0;
    }
    const thinking = s.bids.reduce(
      (mask, bid, seat) => (bid === 0 ? mask | seatBit(seat) : mask),
      0,
    );
    if (thinking !== 0) return thinking;
    const [a, b] = [s.bids[0] - 1, s.bids[1] - 1];
    const winner = a === b ? (d6(umpire) > 3 ? 0 : 1) : a > b ? 0 : 1;
    seal(umpire);
    tell(umpire, EVERYONE, '1', 0, a, b, winner);
    s.coins = [s.coins[0] - a, s.coins[1] - b];
    s.won[winner]++;
    s.bids = [0, 0];
    s.round++;
    return s.round === 5 ? (pop(s), 0) : 3;
  },
  menu: (s, seat, m) => {
    for (let n = 0; n <= Math.min(3, s.coins[seat]); n++) offer(m, code(0, n));
  },
  bar: (s, seat, c) => (verbOf(c) === 0 && first(c) <= s.coins[seat] ? null : TOO_POOR),
  take: (s, seat, c) => {
    s.bids[seat] = first(c) + 1;
  },
};

const hideBid = (s: BidsState, seat: number): number[] =>
  s.bids.map((bid, other) => (other === seat ? bid : 0));

const fork = (s: BidsState): BidsState => ({
  ...s,
  stack: s.stack.slice(),
  coins: s.coins.slice(),
  bids: s.bids.slice(),
  won: s.won.slice(),
});

export const sealedBids: Game<BidsState, BidsView> = {
  meta: {
    id: 'sealed-bids',
    title: 'Sealed bids',
    source: 'made for the tests of the kernel',
    rules: '1',
    scenarios: [{ name: 'five rounds', title: 'Five rounds', gist: 'Ten coins each.' }],
    options: [],
  },
  rulebook: { '1': { title: 'Bids', gist: 'Highest bid wins the round.', status: 'played' } },
  lexicon: LEXICON,
  procedures: [auction],
  setup: () => {
    const s: BidsState = {
      stack: [],
      waiting: 0,
      coins: [10, 10],
      bids: [0, 0],
      won: [0, 0],
      round: 0,
    };
    push(s, 0);
    return s;
  },
  seats: () => ['left', 'right'],
  fork,
  view: (s, seat) => ({
    seat,
    state: { ...fork(s), bids: hideBid(s, seat) },
    sealed: s.bids.map((bid) => bid > 0),
  }),
  reveal: (s, seat) => ({ seat, state: fork(s), sealed: s.bids.map(() => false) }),
  imagine: (view, dice) => {
    const s = fork(view.state);
    for (const [seat, sealed] of view.sealed.entries()) {
      if (seat !== view.seat && sealed)
        s.bids[seat] = 1 + below(dice, Math.min(3, s.coins[seat]) + 1);
    }
    return s;
  },
  parse: (document) =>
    reading(document, (node) => {
      const doc = fields(node, ['coins', 'bids', 'won', 'round', 'waiting', 'stack']);
      const numbers = (name: string): number[] => list(doc[name]).map((n) => whole(n, 0, 99));
      const [coins, bids, won] = [numbers('coins'), numbers('bids'), numbers('won')];
      const s = {
        stack: [],
        waiting: whole(doc.waiting, 0, 3),
        coins,
        bids,
        won,
        round: whole(doc.round, 0, 5),
      };
      for (const frame of list(doc.stack)) push(s, oneOf(frame, ['auction']));
      return s;
    }),
  format: ({ coins, bids, won, round, waiting, stack }) => ({
    coins,
    bids,
    won,
    round,
    waiting,
    stack: stack.length > 0 ? ['auction'] : [],
  }),
  outcome: (s) =>
    s.round < 5
      ? null
      : { winners: [s.won[0] > s.won[1] ? 0 : 1], rule: '1', reason: 'most rounds' },
  check: (s) => (s.coins.some((n) => n < 0) ? ['a seat is in debt'] : []),
  odds: () => null,
};
