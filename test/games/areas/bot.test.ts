import { describe, expect, test } from 'vitest';
import { code, type Code } from '../../../src/kernel/choice.ts';
import { below, playoutDice, tableDice } from '../../../src/kernel/dice.ts';
import type { Options } from '../../../src/kernel/game.ts';
import { advance, menuOf, seatToMove, settle } from '../../../src/kernel/play.ts';
import { push } from '../../../src/kernel/stack.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { AWAY, FRENCH, PLACE_NAMES, UNIT_NAMES } from '../../../src/games/areas/board.ts';
import { areasBot } from '../../../src/games/areas/bot/bot.ts';
import { chanceOf, roundsLeft } from '../../../src/games/areas/bot/chances.ts';
import { defenceOf } from '../../../src/games/areas/bot/fights.ts';
import { tollOf } from '../../../src/games/areas/bot/losses.ts';
import { flipCost } from '../../../src/games/areas/bot/worth.ts';
import { areas } from '../../../src/games/areas/game.ts';
import { P, V } from '../../../src/games/areas/lexicon.ts';
import { defenceTermsOf, totalOf } from '../../../src/games/areas/rules/11-values.ts';
import { recount } from '../../../src/games/areas/setup.ts';
import type { AreasState } from '../../../src/games/areas/state.ts';
import type { Bot } from '../../../src/search/bot.ts';

type Player = Pick<Bot, 'choose'>;

const atRandom = (seed: number): Player => {
  const dice = playoutDice(seed);
  return { choose: (_, menu) => menu[below(dice, menu.length)] };
};

interface Game {
  readonly options?: Options;
  readonly seed?: string;
  /** Stop after so many choices. */
  readonly most?: number;
}

/** Plays a game, each player from its view as JSON carries it; the state at the end and all choices. */
const play = (players: readonly Player[], game: Game = {}): { s: AreasState; taken: Code[] } => {
  const s = areas.setup('waterloo', game.options ?? {});
  const u = umpire(tableDice(game.seed ?? 'bots'), false);
  const taken: Code[] = [];
  settle(areas, s, u);
  while (s.waiting !== 0 && taken.length < (game.most ?? Infinity)) {
    const seat = seatToMove(s);
    const menu = menuOf(areas, s, seat);
    const view: unknown = JSON.parse(JSON.stringify(areas.view(s, seat)));
    const choice = players[seat].choose(view, menu);
    if (!menu.includes(choice)) throw new Error(`${choice} is not on the menu`);
    taken.push(choice);
    advance(areas, s, seat, choice, u);
  }
  return { s, taken };
};

const unit = (name: string): number => UNIT_NAMES.indexOf(name);
const area = (name: string): number => PLACE_NAMES.indexOf(name);

/** A French impulse in the afternoon, with these units alone on the field; a star marks spent ones. */
const impulseWith = (units: Readonly<Record<string, readonly string[]>>): AreasState => {
  const s = areas.setup('waterloo', {});
  s.place.fill(AWAY);
  for (const [place, names] of Object.entries(units)) {
    for (const name of names) {
      const u = unit(name.replace('*', ''));
      s.place[u] = area(place);
      s.spent[u] = name.endsWith('*') ? 1 : 0;
    }
  }
  recount(s);
  s.turn = 3;
  s.stack.length = 0;
  push(s, P.impulses, FRENCH, 1);
  push(s, P.impulse, FRENCH);
  settle(areas, s, umpire(playoutDice(1), false));
  return s;
};

/** What the bot does with an impulse in which every officer obeys: its choices, and why. */
const impulseOf = (start: AreasState, level: number): { taken: Code[]; why: string } => {
  const s = areas.fork(start);
  const bot = areasBot(FRENCH, level, 5);
  const u = umpire(playoutDice(9), false);
  u.dice.queue = [6, 6];
  const taken: Code[] = [];
  let why = '';
  while (s.side === FRENCH && s.waiting === 1) {
    const choice = bot.choose(areas.view(s, FRENCH), menuOf(areas, s, FRENCH));
    if (taken.length === 0) why = bot.why();
    taken.push(choice);
    advance(areas, s, FRENCH, choice, u);
  }
  return { taken, why };
};

describe('bots play by the rules', () => {
  test.each([
    [{}],
    [{ villages: true, exhaustion: true }],
    [{ selfRally: true, expandedRally: true, exhaustion: true }],
  ])('levels 1 and 2 play a battle with %o to the end', (options) => {
    for (const level of [1, 2]) {
      const { s } = play(
        [0, 1].map((seat) => areasBot(seat, level, seat + 1)),
        { options },
      );
      expect(areas.outcome(s)).not.toBeNull();
    }
  });

  test.each([3, 4, 5])('level %i plays its part of a battle', (level) => {
    const { s } = play(
      [0, 1].map((seat) => areasBot(seat, level, seat + 1)),
      { most: 80 },
    );
    expect(areas.check(s)).toEqual([]);
  });

  test('a bot goes on from an impulse that somebody else has begun', () => {
    for (const seed of [1, 2, 3]) {
      const { s, taken } = play([atRandom(seed), atRandom(seed)], { most: 40 * seed });
      const u = umpire(tableDice('taken over'), false);
      const bots = [areasBot(0, 2, 1), areasBot(1, 2, 2)];
      for (let i = 0; i < 60 && s.waiting !== 0; i++) {
        const seat = seatToMove(s);
        const menu = menuOf(areas, s, seat);
        const choice = bots[seat].choose(areas.view(s, seat), menu);
        expect(menu).toContain(choice);
        advance(areas, s, seat, choice, u);
      }
      expect(taken).toHaveLength(40 * seed);
    }
  });
});

describe('bots are honest and steady', () => {
  test.each([1, 2, 3, 5])('level %i makes the same choices from the same seed', (level) => {
    const bots = (): Player[] => [areasBot(0, level, 11), areasBot(1, level, 12)];
    const most = level > 2 ? 40 : 150;
    expect(play(bots(), { most }).taken).toEqual(play(bots(), { most }).taken);
  });

  test('a view that went through JSON changes no choice', () => {
    const s = impulseWith({ 'D’Erlon’s Valley': ['Charlet', 'Bourgeois'], 'Left Crest': ['Best'] });
    for (const level of [1, 2, 3, 4, 5]) {
      const seen = areas.view(s, FRENCH);
      const carried: unknown = JSON.parse(JSON.stringify(seen));
      const chosen = [seen, carried].map((view) =>
        areasBot(FRENCH, level, 3).choose(view, menuOf(areas, s, FRENCH)),
      );
      expect(chosen[0]).toBe(chosen[1]);
    }
  });

  test('level 5 decides in two seconds', () => {
    const bots = [areasBot(0, 5, 1), areasBot(1, 5, 2)];
    const slow = (bot: Bot): Player => ({
      choose: (view, menu) => {
        const start = performance.now();
        const choice = bot.choose(view, menu);
        expect(performance.now() - start).toBeLessThan(2000);
        return choice;
      },
    });
    play(bots.map(slow), { most: 60 });
  });
});

describe('bots know the battle', () => {
  const weak = {
    'D’Erlon’s Valley': ['Charlet', 'Bourgeois', 'Schmitz', 'Aulard'],
    'La Haye Sainte': ['Bijlandt*'],
    'Vert Coucou': ['Best', 'Vincke'],
  };

  test.each([2, 3, 5])('[11.12] level %i takes a winning assault', (level) => {
    const { taken, why } = impulseOf(impulseWith(weak), level);
    expect(taken[0]).toBe(code(V.activate, areas.lexicon.domains.officer.indexOf('d’Erlon')));
    expect(why).toBe('d’Erlon assaults La Haye Sainte');
  });

  test.each([2, 3, 5])('[11.12] level %i makes no hopeless assault', (level) => {
    const s = impulseWith({
      'D’Erlon’s Valley': ['Charlet*'],
      'La Haye Sainte': ['Ompteda', 'Maitland', 'Byng', 'Kempt', 'Pack', 'Baring'],
    });
    const { why } = impulseOf(s, level);
    expect(why).not.toMatch(/assaults|charges|throws/);
  });

  test('[8.10] the longer a turn lasts the shorter is what is left of it', () => {
    expect(chanceOf(2)).toBe(1);
    expect(chanceOf(7)).toBeCloseTo(21 / 36);
    expect(chanceOf(13)).toBe(0);
    for (let marker = 1; marker <= 12; marker++) {
      expect(roundsLeft(marker)).toBeLessThan(roundsLeft(marker - 1));
    }
  });

  test('[11.12.3] a defence is reckoned as the rules have it', () => {
    const s = areas.setup('waterloo', {});
    for (const place of [area('La Haye Sainte'), area('Ohain Road Crest'), area('Hougoumont')]) {
      const units = s.place.flatMap((at, u) => (at === place ? [u] : []));
      for (const forward of units) {
        expect(defenceOf(s, units, forward, place, true)).toBe(
          totalOf(defenceTermsOf(s, place, forward, true)),
        );
      }
    }
  });

  test('[11.16] the first casualty point costs a fresh unit its step, all of them everything', () => {
    const s = areas.setup('waterloo', {});
    const units = [unit('Kempt'), unit('Pack')];
    const toll = tollOf(s, units, units[0], 0);
    expect(toll[0]).toBe(0);
    expect(toll[1]).toBeCloseTo(flipCost(s, units[0]));
    for (let points = 1; points < 10; points++) {
      expect(toll[points]).toBeGreaterThanOrEqual(toll[points - 1]);
    }
  });

  test('a bot says why', () => {
    const bot = areasBot(0, 3, 1);
    play([bot, areasBot(1, 2, 1)], { most: 12 });
    expect(bot.why()).not.toBe('');
  });
});

describe('bots are worth playing', () => {
  test.each([
    ['French', 0],
    ['Allied', 1],
  ])('as the %s, level 2 beats chance', (_, seat) => {
    for (const seed of [1, 2, 3]) {
      const players = [atRandom(seed), atRandom(seed)] as Player[];
      players[seat] = areasBot(seat, 2, seed);
      const { s } = play(players, { seed: `chance ${seed}` });
      expect(areas.outcome(s)?.winners).toEqual([seat]);
    }
  });
});
