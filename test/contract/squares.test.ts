import { squares } from '../../src/games/squares/game.ts';
import { scenarioOf } from '../../src/games/squares/state.ts';
import { proveContract } from './contract.ts';
import { swapSecrets } from './squares-secrets.ts';

/** Whole battles are long at random: here all begin so many turns before their end. */
const TURNS = 3;

proveContract({
  game: {
    ...squares,
    setup(scenario, options) {
      const s = squares.setup(scenario, options);
      s.turn = scenarioOf(s).scenario.turns - TURNS;
      return s;
    },
  },
  starts: [
    { scenario: 'borodino', options: { hidden: true } },
    { scenario: 'borodino', options: {} },
    {
      scenario: 'quatre-bras',
      options: { hidden: true, first: 'Allied', frenchArrival: 5, alliedArrival: 4 },
    },
    { scenario: 'auerstadt', options: { hidden: true, frenchStrength: 5 } },
  ],
  swapSecrets,
  games: 4,
  refusals: 100_000,
  leakGames: 12,
  leastHeard: 200,
  sample: 400,
});
