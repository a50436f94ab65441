import { expect, test } from 'vitest';
import { BATTLES } from '../../../src/games/squares/scenarios.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { moraleOf } from '../../../src/games/squares/state.ts';
import { below, playoutDice } from '../../../src/kernel/dice.ts';
import { advance, menuOf, seatToMove, settle } from '../../../src/kernel/play.ts';
import { topProcedure } from '../../../src/kernel/stack.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { LEXICON } from '../../../src/games/squares/lexicon.ts';
import { META } from '../../../src/games/squares/meta.ts';
import { amid, setUp } from './table.ts';

/** Plays on with the last choice of every menu, which ends the phase; the decisions on the way. */
const passThrough = (scenario: string, first: string): string[] => {
  const s = setUp(scenario, { first });
  const u = umpire(playoutDice(1), false);
  const asked: string[] = [];
  settle(squares, s, u);
  while (s.turn === 1 && s.waiting !== 0) {
    const seat = seatToMove(s);
    asked.push(`${s.phase} ${LEXICON.frames[topProcedure(s)].name} ${squares.seats(s)[seat]}`);
    const menu = menuOf(squares, s, seat);
    advance(squares, s, seat, menu[menu.length - 1], u);
  }
  return asked;
};

test('[4.5] the phases of a turn that ask somebody, in their order', () => {
  expect(passThrough('borodino', 'French')).toEqual([
    '5 transfer French',
    '6 objectives French',
    '7 operations French',
    '11 transfer Allied',
    '12 objectives Allied',
    '13 operations Allied',
    '17 operations French',
    '21 operations Allied',
  ]);
});

test('[4.11] the Allies move first where the option says so', () => {
  expect(passThrough('waterloo', 'Allied')[2]).toBe('7 operations Allied');
});

test('[13.0] every battle of the house is played to its victory phase at random', () => {
  for (const [i, { name }] of META.scenarios.entries()) {
    expect(BATTLES[i].scenario.name).toBe(name);
    const s = setUp(name);
    const u = umpire(playoutDice(i), false);
    const random = playoutDice(i + 10);
    settle(squares, s, u);
    for (let step = 0; s.waiting !== 0; step++) {
      const seat = seatToMove(s);
      const menu = menuOf(squares, s, seat);
      advance(squares, s, seat, menu[below(random, menu.length)], u);
      if (step % 500 === 0) expect(squares.check(s)).toEqual([]);
    }
    expect(s.turn).toBe(BATTLES[i].scenario.turns);
    expect(squares.outcome(s)).not.toBeNull();
    expect(Number.isInteger(moraleOf(s, 0))).toBe(true);
  }
});

test('[4.0] turns of half an hour; the lead in losses and places wins after the last', () => {
  for (const { scenario, hours } of BATTLES) {
    expect(hours.slice(1)).toEqual(hours.slice(1).map((_, i) => hours[1] + i));
    expect(hours).toHaveLength(scenario.turns + 1);
  }
  const winners = (menLost: readonly number[], men: number): readonly number[] | undefined => {
    const { state } = amid({ '#4': { at: '14,8', men } }, ['victory'], [], {
      turn: 14,
      losses: { menLost },
      stack: [['victory']],
    });
    return squares.outcome(state)?.winners;
  };
  // The redoubt is worth 5000 to the French, once a thousand of them are there.
  expect(winners([4000, 0, 0, 0, 0, 0], 900)).toEqual([1]);
  expect(winners([4000, 0, 0, 0, 0, 0], 1000)).toEqual([0]);
  expect(winners([4000, 0, 0, 4000, 0, 0], 900)).toEqual([]);
});
