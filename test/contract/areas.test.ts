import { areas } from '../../src/games/areas/game.ts';
import { proveContract } from './contract.ts';

const options = { villages: false, exhaustion: false, selfRally: false, expandedRally: false };

proveContract({
  game: areas,
  starts: [
    { scenario: 'waterloo', options },
    { scenario: 'waterloo', options: { ...options, villages: true } },
    { scenario: 'waterloo', options: { ...options, exhaustion: true } },
    { scenario: 'waterloo', options: { ...options, selfRally: true } },
    { scenario: 'waterloo', options: { ...options, expandedRally: true } },
    {
      scenario: 'waterloo',
      options: { villages: true, exhaustion: true, selfRally: true, expandedRally: true },
    },
  ],
  // All counters lie open: there is no secret to trade.
  swapSecrets: null,
  games: 40,
  refusals: 100_000,
  leakGames: 1000,
  leastHeard: 0,
  sample: 25,
});
