import { expect } from 'vitest';
import { formatChoice } from '../../src/kernel/choice.ts';
import { fixedDice } from '../../src/kernel/dice.ts';
import { isFault } from '../../src/kernel/fault.ts';
import type { Game } from '../../src/kernel/game.ts';
import { advance, announce, isHeardBy, judge, menuOf, settle } from '../../src/kernel/play.ts';
import type { Bar } from '../../src/kernel/rulebook.ts';
import type { State } from '../../src/kernel/stack.ts';
import { umpire, type Happening } from '../../src/kernel/umpire.ts';

/** A table for tests of any game: positions and choices in words, dice given exactly. */

/** A choice of a seat, in words. */
export type Step = readonly [seat: string, ...choice: (string | number)[]];

export interface Played<S extends State> {
  readonly state: S;
  /** What a seat was told, in order. */
  heard(seat: string): string[];
  /** The rule and the sentence of everything that happened. */
  readonly log: string[];
}

/** What a refusal should be: the rule, and some words of the reason. */
export const bar = (rule: string, words: string): unknown => ({
  rule,
  reason: expect.stringContaining(words) as string,
});

export const tableOf = <S extends State>(game: Game<S>) => {
  const seatNumber = (s: S, seat: string): number => {
    const at = game.seats(s).indexOf(seat);
    if (at < 0) throw new Error(`no seat ${seat}`);
    return at;
  };

  const played = (state: S, happened: readonly Happening[]): Played<S> => ({
    state,
    heard: (seat) =>
      happened
        .filter((h) => isHeardBy(h, seatNumber(state, seat)))
        .map((h) => announce(game, h).text),
    log: happened.map((h) => `[${h.rule}] ${announce(game, h).text}`),
  });

  /** Lets the procedures run to the next decision; every die given must be rolled, and no other. */
  const settled = (state: S, dice: readonly number[] = []): Played<S> => {
    const fixed = fixedDice(dice);
    const u = umpire(fixed);
    settle(game, state, u);
    expect(fixed.queue, 'dice left over').toEqual([]);
    expect(game.check(state)).toEqual([]);
    return played(state, u.events);
  };

  /** The state of a position document. */
  const position = (doc: unknown): S => {
    const s = game.parse(doc);
    if (isFault(s)) throw new Error(`${s.path}: ${s.problem}`);
    return s;
  };

  /** Takes these choices one after the other; every die given must be rolled, and no other. */
  const play = (start: S, dice: readonly number[], ...steps: readonly Step[]): Played<S> => {
    const state = game.fork(start);
    const fixed = fixedDice(dice);
    const happened: Happening[] = [];
    for (const [seat, ...choice] of steps) {
      const number = seatNumber(state, seat);
      const code = judge(game, state, number, choice);
      if (typeof code !== 'number') {
        throw new Error(`${seat} ${choice.join(' ')}: refused by [${code.rule}] ${code.reason}`);
      }
      const u = umpire(fixed);
      advance(game, state, number, code, u);
      happened.push(...u.events);
      expect(game.check(state)).toEqual([]);
    }
    expect(fixed.queue, 'dice left over').toEqual([]);
    return played(state, happened);
  };

  /** The bar that refuses a choice. */
  const refusal = (s: S, seat: string, ...choice: (string | number)[]): Bar => {
    const code = judge(game, s, seatNumber(s, seat), choice);
    if (typeof code === 'number') throw new Error(`${choice.join(' ')} is legal`);
    return code;
  };

  /** The choices of a seat, in words. */
  const choices = (s: S, seat: string): string[] =>
    menuOf(game, s, seatNumber(s, seat)).map((c) => formatChoice(game.lexicon, c).join(' '));

  /** Which seats the table waits for. */
  const waiting = (s: S): string[] =>
    game.seats(s).filter((_, seat) => ((s.waiting >> seat) & 1) === 1);

  return { position, settled, play, refusal, choices, waiting };
};
