import { describe, expect, test } from 'vitest';
import { code, verbOf, type Code } from '../../../src/kernel/choice.ts';
import { below, playoutDice, tableDice } from '../../../src/kernel/dice.ts';
import type { Odds } from '../../../src/kernel/game.ts';
import { advance, announce, menuOf, seatToMove, settle } from '../../../src/kernel/play.ts';
import { topProcedure } from '../../../src/kernel/stack.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { areas } from '../../../src/games/areas/game.ts';
import { LEXICON, P, V } from '../../../src/games/areas/lexicon.ts';
import { attackTerms, totalOf } from '../../../src/games/areas/rules/11-values.ts';
import type { AreasState } from '../../../src/games/areas/state.ts';

const ROLLS = 400;
/** Random chances that stray further than this from the truth are wrong. */
const SIGMAS = 5;

type Words = readonly { event: string; args: readonly (string | number)[] }[];

const happen = (s: AreasState, seat: number, c: Code, seed: number): Words => {
  const state = areas.fork(s);
  const u = umpire(playoutDice(seed));
  advance(areas, state, seat, c, u);
  return u.events.map((event) => announce(areas, event));
};

/** By how much the first total that was rolled beat the second. */
const marginIn = (words: Words): number => {
  const totals = words.filter(({ event }) => event === 'rolled').map(({ args }) => Number(args[4]));
  return totals[0] - totals[1];
};

const chanceOf = (odds: Odds, what: string): number =>
  odds.outcomes.find((outcome) => outcome.what === what)?.chance ?? NaN;

/** Whether a share of random rolls is what the odds say, within sampling error. */
const agrees = (hits: number, chance: number): boolean =>
  Math.abs(hits / ROLLS - chance) <= SIGMAS * Math.sqrt((chance * (1 - chance)) / ROLLS) + 1e-9;

interface Case {
  readonly s: AreasState;
  readonly seat: number;
  readonly c: Code;
  readonly odds: Odds;
}

/** Choices met in random games, so many of each sort, whose odds are known. */
const meet = (wanted: (s: AreasState, c: Code) => boolean, count: number): Case[] => {
  const cases: Case[] = [];
  const random = playoutDice(8);
  for (let game = 0; cases.length < count; game++) {
    const s = areas.setup('waterloo', {});
    const u = umpire(tableDice(`odds ${game}`), false);
    settle(areas, s, u);
    while (s.waiting !== 0 && cases.length < count) {
      const seat = seatToMove(s);
      const menu = menuOf(areas, s, seat);
      for (const c of menu) {
        if (!wanted(s, c) || below(random, 4) !== 0) continue;
        const odds = areas.odds(areas.view(s, seat), c);
        if (odds !== null) cases.push({ s: areas.fork(s), seat, c, odds });
      }
      advance(areas, s, seat, menu[below(random, menu.length)], u);
    }
  }
  return cases.slice(0, count);
};

const isVerb =
  (verb: number) =>
  (_: AreasState, c: Code): boolean =>
    verbOf(c) === verb;

/** Rolls a case again and again: how often the event happens. */
const share = ({ s, seat, c }: Case, is: (words: Words) => boolean): number => {
  let hits = 0;
  for (let seed = 1; seed <= ROLLS; seed++) if (is(happen(s, seat, c, seed))) hits++;
  return hits;
};

const hasEvent =
  (name: string) =>
  (words: Words): boolean =>
    words.some(({ event }) => event === name);

describe('odds are what the dice do', () => {
  test('[8.3] the chance that a leader is activated, with and without a bonus', () => {
    for (const each of meet(isVerb(V.activate), 30)) {
      const hits = share(each, hasEvent('activated'));
      expect(agrees(hits, chanceOf(each.odds, 'the order is given'))).toBe(true);
    }
  });

  test('[9.3] the chance that a commander succeeds', () => {
    for (const each of meet(isVerb(V.double), 10)) {
      const hits = share(each, hasEvent('doubled'));
      expect(agrees(hits, chanceOf(each.odds, 'the order is given'))).toBe(true);
    }
  });

  test('[12.5] [13.5] the chance that a volley or a bombardment strikes', () => {
    const lastShot = (s: AreasState, c: Code): boolean =>
      topProcedure(s) === P.guns && verbOf(c) === V.done;
    for (const each of meet(lastShot, 40)) {
      const hits = share(each, (words) => marginIn(words) > 0);
      expect(agrees(hits, chanceOf(each.odds, 'casualties'))).toBe(true);
    }
  });

  test('[14.7] the chance that defensive fire strikes', () => {
    const fires = (s: AreasState, c: Code): boolean =>
      topProcedure(s) === P.skirmish && verbOf(c) === V.fire;
    for (const each of meet(fires, 30)) {
      const hits = share(each, (words) => marginIn(words) > 0);
      expect(agrees(hits, chanceOf(each.odds, 'casualties'))).toBe(true);
    }
  });

  test('[11.12.4] [9.8.3] the chances of an assault, just before the dice', () => {
    // The defender is asked last: whatever he says, the dice fall.
    const last = (s: AreasState): boolean =>
      topProcedure(s) === P.participate && seatToMove(s) !== s.side;
    for (const each of meet(last, 60)) {
      const won = share(each, (words) => marginIn(words) > 0);
      expect(agrees(won, chanceOf(each.odds, 'Success'))).toBe(true);
      const level = share(each, (words) => marginIn(words) === 0);
      expect(agrees(level, chanceOf(each.odds, 'Stalemate'))).toBe(true);
    }
  });

  test('[9.8.2] the chances of an assault when a leader has the dice rolled again', () => {
    const settled = (s: AreasState, c: Code): boolean =>
      verbOf(c) === V.reroll && seatToMove(s) !== s.side;
    for (const each of meet(settled, 20)) {
      const { s } = each;
      const [area, , kind] = s.stack.slice(-4);
      const attack = totalOf(attackTerms(s, area, kind)) + s.rolls[s.side];
      const defence = (words: Words): number =>
        Number(words.find(({ event }) => event === 'rolled')?.args[4]);
      const wins = share(each, (words) => attack > defence(words));
      expect(agrees(wins, chanceOf(each.odds, 'Success'))).toBe(true);
    }
  });
});

test('[11.12.4] values that are level give 44 %, 11 % and 44 %', () => {
  const [each] = meet((_, c) => verbOf(c) === V.assault, 1);
  const [success, stalemate, failure] = each.odds.outcomes;
  expect(success.chance + stalemate.chance + failure.chance).toBeCloseTo(1);
  const attack = Number(/attack value (\d+)/.exec(each.odds.factors.join('\n'))?.[1]);
  const defence = Number(/defence value (\d+)/.exec(each.odds.factors.join('\n'))?.[1]);
  const whole = each.odds.factors
    .filter((factor) => !factor.includes('value'))
    .map((factor) => Number(factor.slice(factor.lastIndexOf('+'))));
  expect(whole.reduce((sum, n) => sum + n, 0)).toBe(attack + defence);
});

test('[8.1] a pass and a step over open ground leave nothing to chance', () => {
  const s = areas.setup('waterloo', {});
  settle(areas, s, umpire(playoutDice(1), false));
  expect(areas.odds(areas.view(s, 0), code(V.pass))).toBeNull();
  expect(LEXICON.verbs[V.pass].name).toBe('pass');
});
