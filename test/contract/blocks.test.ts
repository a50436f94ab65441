import { code, first, second, verbOf, type Code } from '../../src/kernel/choice.ts';
import { below, type Dice } from '../../src/kernel/dice.ts';
import { FRAME } from '../../src/kernel/stack.ts';
import { ARM, ARMY, RATE } from '../../src/games/blocks/board.ts';
import { blocks } from '../../src/games/blocks/game.ts';
import { LEXICON, P, V } from '../../src/games/blocks/lexicon.ts';
import { marched, type BlocksState } from '../../src/games/blocks/state.ts';
import { isPerUnit, isSecret } from './blocks-secrets.ts';
import { proveContract, type Swap } from './contract.ts';

/** What goes with the name: the strength, and what all have seen of the unit. */
const WITH_NAME = new Set(['cv', 'seenCv', 'seenTown', 'seenTurn']);

const tradePlaces = (s: BlocksState, a: number, b: number): void => {
  const columns: [string, unknown][] = Object.entries(s);
  for (const [name, column] of columns) {
    if (isPerUnit(column) && !WITH_NAME.has(name)) {
      [column[a], column[b]] = [column[b], column[a]];
    }
  }
};

/** Two hidden units of one army and one speed change places, strengths stay with their names. */
const swapSecrets = (s: BlocksState, seat: number, dice: Dice): Swap<BlocksState> | null => {
  const secret = s.town.flatMap((_, u) => (isSecret(s, u, seat) ? [u] : []));
  if (secret.length < 2) return null;
  const a = secret[below(dice, secret.length)];
  const others = secret.filter((u) => u !== a && ARMY[u] === ARMY[a] && isAlike(s, a, u, seat));
  if (others.length === 0) return null;
  const b = others[below(dice, others.length)];
  const state = blocks.fork(s);
  tradePlaces(state, a, b);
  const trade = (u: number): number => (u === a ? b : u === b ? a : u);
  const top = s.stack.length - FRAME;
  const { args } = LEXICON.frames[s.stack[top]];
  for (const [i, domain] of args.entries()) {
    if (domain === 'unit') state.stack[top + 1 + i] = trade(s.stack[top + 1 + i]);
  }
  // 'historical' goes by the names still in hand, so it is another choice once they are traded.
  const choice = (c: Code): Code => {
    if (verbOf(c) === V.historical && s.town[a] !== s.town[b]) return -1;
    const phrase = LEXICON.verbs[verbOf(c)];
    return phrase.args[0] === 'unit' ? code(verbOf(c), trade(first(c)), second(c)) : c;
  };
  return { state, choice };
};

/**
 * What two units did must be possible for both: the march shows the speed, and an ally who shares
 * the roads must be told which of the blocks on them was a leader (R50).
 */
const isAlike = (s: BlocksState, a: number, b: number, seat: number): boolean => {
  const stood = marched(s, a) === 0 && marched(s, b) === 0 && s.stack.at(-FRAME) !== P.marchHand;
  const sharesRoads = s.players === 3 && seat > 0 && ARMY[a] > 0 && ARM[a] !== ARM[b];
  return stood || (RATE[a] === RATE[b] && !sharesRoads);
};

const options = { players: 2, days: 8, commandControl: false, corpsIntegrity: false };

proveContract({
  game: blocks,
  starts: [
    { scenario: 'historical', options },
    { scenario: 'free', options },
    { scenario: 'gambit', options: { ...options, days: 6, commandControl: true } },
    { scenario: 'historical', options: { ...options, players: 3, corpsIntegrity: true } },
    {
      scenario: 'free',
      options: { players: 3, days: 6, commandControl: true, corpsIntegrity: true },
    },
  ],
  swapSecrets,
  games: 40,
  refusals: 100_000,
  leakGames: 1000,
  leastHeard: 5000,
  sample: 25,
});
