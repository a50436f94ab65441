import { expect, test } from 'vitest';
import { below } from '../../src/kernel/dice.ts';
import { choose, openTable } from '../../src/kernel/table.ts';
import type { Game } from '../../src/kernel/game.ts';
import { proveContract } from './contract.ts';
import { sealedBids, type BidsState } from './sealed-bids.ts';

const start = { scenario: 'five rounds', options: {} };

proveContract<BidsState>({
  game: sealedBids,
  starts: [start],
  /** The other seat's sealed bid becomes another one. */
  swapSecrets: (s, seat, dice) => {
    const other = s.bids.findIndex((bid, at) => at !== seat && bid > 0);
    if (other < 0) return null;
    const state = sealedBids.fork(s);
    state.bids[other] = 1 + below(dice, Math.min(3, s.coins[other]) + 1);
    return { state, choice: (c) => c };
  },
  games: 200,
  refusals: 2000,
  leakGames: 1500,
  // The second bid opens both, so that nothing is left to hear alike.
  leastHeard: 0,
  sample: 1,
});

test('the table waits for both seats at once and tells neither what the other bid', () => {
  const game = sealedBids as unknown as Game;
  const table = openTable(game, start, game.setup('five rounds', {}), 'bids');
  expect(table.state.waiting).toBe(3);
  expect(choose(table, 1, ['bid', 'two'])).toMatchObject({ events: [] });
  expect(table.state.waiting).toBe(1);
  expect(JSON.stringify(game.view(table.state, 0))).toContain('"bids":[0,0]');
  expect(choose(table, 1, ['bid', 'one'])).toMatchObject({
    bar: { reason: 'another seat decides now' },
  });
  expect(choose(table, 0, ['bid', 'one'])).toMatchObject({ events: [{ args: [1, 2, 1] }] });
});
