import { describe, expect, test } from 'vitest';
import type { Code } from '../../../src/kernel/choice.ts';
import { below, playoutDice, tableDice } from '../../../src/kernel/dice.ts';
import type { Options } from '../../../src/kernel/game.ts';
import { advance, menuOf, seatToMove, settle } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { blocksBot } from '../../../src/games/blocks/bot/bot.ts';
import {
  frenchChance,
  HASTY_EYE,
  KEEN_EYE,
  type Eye,
} from '../../../src/games/blocks/bot/worth.ts';
import { blocks } from '../../../src/games/blocks/game.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import type { Bot } from '../../../src/search/bot.ts';

type Player = Pick<Bot, 'choose'>;

const atRandom = (seed: number): Player => {
  const dice = playoutDice(seed);
  return { choose: (_, menu) => menu[below(dice, menu.length)] };
};

interface Game {
  readonly scenario?: string;
  readonly options?: Options;
  readonly seed?: string;
  /** Stop after so many choices. */
  readonly most?: number;
}

/** Plays a game, each player from its view as JSON carries it; the state at the end and all choices. */
const play = (players: readonly Player[], game: Game = {}): { s: BlocksState; taken: Code[] } => {
  const s = blocks.setup(game.scenario ?? 'historical', game.options ?? {});
  const u = umpire(tableDice(game.seed ?? 'bots'), false);
  const taken: Code[] = [];
  settle(blocks, s, u);
  while (s.waiting !== 0 && taken.length < (game.most ?? Infinity)) {
    const seat = seatToMove(s);
    const menu = menuOf(blocks, s, seat);
    const view: unknown = JSON.parse(JSON.stringify(blocks.view(s, seat)));
    const choice = players[seat].choose(view, menu);
    if (!menu.includes(choice)) throw new Error(`${choice} is not on the menu`);
    taken.push(choice);
    advance(blocks, s, seat, choice, u);
  }
  return { s, taken };
};

describe('bots play by the rules', () => {
  test.each([
    ['historical', {}],
    ['free', { days: 6 }],
    ['gambit', { commandControl: true, corpsIntegrity: true }],
    ['free', { players: 3 }],
    ['historical', { players: 3, commandControl: true, corpsIntegrity: true, days: 6 }],
  ])('levels 1 and 2 play %s %o to the end', (scenario, options) => {
    for (const level of [1, 2]) {
      const players = [0, 1, 2].map((seat) => blocksBot(seat, level, seat + 1));
      const { s } = play(players, { scenario, options });
      expect(blocks.outcome(s)).not.toBeNull();
    }
  });

  test.each([3, 4, 5])('level %i plays its part of a campaign with three players', (level) => {
    const players = [0, 1, 2].map((seat) => blocksBot(seat, level, seat + 1));
    const { s } = play(players, { options: { players: 3 }, most: level === 3 ? 400 : 120 });
    expect(blocks.check(s)).toEqual([]);
  });

  test('a bot goes on from a deployment that a hand has begun', () => {
    const players = [atRandom(7), blocksBot(1, 2, 1)];
    const { s } = play(players, { scenario: 'gambit', most: 3 });
    const { s: end } = play([blocksBot(0, 2, 5), blocksBot(1, 2, 1)], { scenario: 'gambit' });
    expect(s.turn).toBe(-1);
    expect(blocks.outcome(end)).not.toBeNull();
  });
});

describe('bots are honest and steady', () => {
  test.each([1, 2, 3])('level %i makes the same choices from the same seed', (level) => {
    const bots = (): Player[] => [blocksBot(0, level, 11), blocksBot(1, level, 12)];
    expect(play(bots(), { most: 150 }).taken).toEqual(play(bots(), { most: 150 }).taken);
  });

  test('what the enemy hides changes nothing', () => {
    const s = blocks.setup('historical', {});
    settle(blocks, s, umpire(tableDice('secrets'), false));
    const other = blocks.fork(s);
    // Steinmetz of four CV and Jagow of three change places behind their blocks.
    const [a, b] = [
      blocks.lexicon.domains.unit.indexOf('Steinmetz'),
      blocks.lexicon.domains.unit.indexOf('Jagow'),
    ];
    [other.town[a], other.town[b]] = [other.town[b], other.town[a]];
    [other.from[a], other.from[b]] = [other.from[b], other.from[a]];
    for (const level of [1, 2, 3, 4]) {
      const chosen = [s, other].map((state) =>
        blocksBot(0, level, 3).choose(blocks.view(state, 0), menuOf(blocks, state, 0)),
      );
      expect(chosen[0]).toBe(chosen[1]);
    }
  });

  test('a bot says why', () => {
    const bot = blocksBot(0, 3, 1);
    play([bot, blocksBot(1, 2, 1)], { most: 5 });
    expect(bot.why()).toMatch(/^moves .+: the best of \d+ courses, worth 0\.\d\d$/);
  });
});

describe('bots are worth playing', () => {
  test('a calm eye sees the same side ahead, but never by so much', () => {
    const s = blocks.setup('historical', {});
    settle(blocks, s, umpire(tableDice('calm'), false));
    s.turn = 20;
    const [sharp, calm] = [1, 3].map((n) => frenchChance(s, { ...KEEN_EYE, calm: n }));
    expect(sharp).toBeLessThan(0.01);
    expect(calm).toBeGreaterThan(5 * sharp);
    expect(calm).toBeLessThan(0.5);
  });

  test('to a hasty eye the French lose more by every turn in which nothing falls', () => {
    const s = blocks.setup('historical', {});
    settle(blocks, s, umpire(tableDice('haste'), false));
    const chanceAt = (turn: number, eye: Eye): number => {
      s.turn = turn;
      return frenchChance(s, eye);
    };
    const kept = (eye: Eye): number => chanceAt(12, eye) / chanceAt(0, eye);
    expect(kept(KEEN_EYE)).toBeLessThan(0.2);
    expect(kept(HASTY_EYE)).toBeLessThan(0.5 * kept(KEEN_EYE));
  });

  test.each([
    ['French', 3, 0],
    ['Allied', 2, 1],
  ])('as the %s, level %i beats chance', (_, level, seat) => {
    for (const seed of [1, 2, 3]) {
      const players = [atRandom(seed), atRandom(seed)] as Player[];
      players[seat] = blocksBot(seat, level, seed);
      const { s } = play(players, { seed: `chance ${seed}` });
      expect(blocks.outcome(s)?.winners).toEqual([seat]);
    }
  });
});
