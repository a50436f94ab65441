import { squares } from '../../src/games/squares/game.ts';
import { PLANNER } from '../../src/games/squares/orders/planner.ts';
import { provePlans } from './plans.ts';
import { swapSecrets } from './squares-secrets.ts';

provePlans(
  {
    game: squares,
    starts: [
      { scenario: 'borodino', options: {} },
      { scenario: 'quatre-bras', options: { hidden: true } },
      { scenario: 'waterloo', options: {} },
    ],
    swapSecrets,
    games: 1,
    refusals: 1,
    leakGames: 1,
    leastHeard: 1,
    sample: 1000,
  },
  PLANNER,
);
