import { isDeepStrictEqual } from 'node:util';
import { below, tableDice } from '../kernel/dice.ts';
import type { Game, Options } from '../kernel/game.ts';
import { advance, seatToMove, settle } from '../kernel/play.ts';
import type { State } from '../kernel/stack.ts';
import { umpire, type Umpire } from '../kernel/umpire.ts';
import { LONGEST_GAME, menuFor, playRandomly } from '../search/playout.ts';
import { chooser, choiceOf, seatPlayers, type Player } from './players.ts';
import type { House } from '../protocol/session.ts';

/** What is to be played; plain data, so that it can be sent to a worker. */
export interface Plan {
  readonly game: string;
  readonly scenario: string;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly check: boolean;
}

/** In place of the winners when a game stopped without an outcome: a fault of the rules. */
export const NO_OUTCOME = -1;

/** One game played: its number, its choices, and the seats that won, one bit each. */
export type Played = readonly [game: number, decisions: number, winners: number];

/** How long the bot of a seat thought. */
export interface Thinking {
  decisions: number;
  ms: number;
  longestMs: number;
}

export interface Share {
  readonly played: Played[];
  readonly thinking: Thinking[];
}

/** With `check`, every so many choices the state must also survive JSON. */
const CHOICES_PER_JSON = 1000;

const checked = (game: Game, s: State, decisions: number): State => {
  const broken = game.check(s);
  if (broken.length > 0) throw new Error(broken[0]);
  if (decisions % CHOICES_PER_JSON !== 0) return s;
  const copy = JSON.parse(JSON.stringify(s)) as State;
  if (!isDeepStrictEqual(copy, s)) throw new Error('the state does not survive JSON');
  return copy;
};

const think = (
  player: Player,
  game: Game,
  s: State,
  { menu }: Umpire,
  seat: number,
  time: Thinking,
): number => {
  // The buffer of the menu keeps its length: to shorten it costs more than a random choice.
  if (player.bot === null) return menu.codes[below(player.dice, menu.size)];
  const start = performance.now();
  // The bot may keep its menu; the umpire's is written over.
  const code = choiceOf(player, game, s, seat, menu.codes.slice(0, menu.size));
  const ms = performance.now() - start;
  time.decisions++;
  time.ms += ms;
  time.longestMs = Math.max(time.longestMs, ms);
  return code;
};

/** Plays one game by its players; the state at the end, and the number of choices. */
const playGame = (
  game: Game,
  start: State,
  u: Umpire,
  check: boolean,
  players: readonly Player[],
  thinking: Thinking[],
): [State, number] => {
  let s = start;
  let decisions = 0;
  const step = (): void => {
    const seat = seatToMove(s);
    menuFor(game, s, seat, u);
    advance(game, s, seat, think(players[seat], game, s, u, seat, thinking[seat]), u);
    decisions++;
    if (check) s = checked(game, s, decisions);
    if (decisions > LONGEST_GAME) throw new Error('the game does not end');
  };
  try {
    settle(game, s, u);
    if (check) s = checked(game, s, decisions);
    while (s.waiting !== 0) step();
  } catch (error) {
    const where = `choice ${decisions}`;
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  return [s, decisions];
};

/**
 * Plays every `stride`-th game of the plan from game `first` on. What happens in a game depends on
 * the plan and the game's number alone, however the games are shared out.
 */
export const playShare = (
  house: Pick<House, 'games' | 'botFor'>,
  plan: Plan,
  [first, stride]: readonly [number, number],
  progress: (done: number) => void,
): Share => {
  const game = house.games.find((g) => g.meta.id === plan.game);
  if (game === undefined) throw new Error(`no game is called ${plan.game}`);
  const isRandom = !plan.check && plan.bots.every((name) => name === 'random');
  const thinking = plan.bots.map(() => ({ decisions: 0, ms: 0, longestMs: 0 }));
  const played: Played[] = [];
  for (let i = first; i < plan.games; i += stride) {
    const seed = `${plan.seed}:${i}`;
    const u = umpire(tableDice(seed), false);
    let s = game.setup(plan.scenario, plan.options);
    let decisions: number;
    try {
      if (isRandom) decisions = playRandomly(game, s, u, chooser(seed));
      else {
        const players = seatPlayers(house.botFor, plan.game, plan.bots, seed);
        [s, decisions] = playGame(game, s, u, plan.check, players, thinking);
      }
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      throw new Error(`seed ${seed}, ${what}`, { cause: error });
    }
    const winners = game.outcome(s)?.winners.reduce((bits, seat) => bits | (1 << seat), 0);
    played.push([i, decisions, winners ?? NO_OUTCOME]);
    progress(played.length);
  }
  return { played, thinking };
};
