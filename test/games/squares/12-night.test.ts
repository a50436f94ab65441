import { expect, test } from 'vitest';
import { below, playoutDice } from '../../../src/kernel/dice.ts';
import { advance, menuOf, seatToMove, settle } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { battleOf, NIGHT_HOUR, type Battle } from '../../../src/games/squares/battle.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { BATTLES } from '../../../src/games/squares/scenarios.ts';
import { isNight, scenarioOf } from '../../../src/games/squares/state.ts';
import { documentOf, read } from './document.ts';

test('[12.1] [20.1] turns of half an hour while there is light, one night, and the next day', () => {
  const [{ scenario }] = BATTLES;
  // September: light from six to the end of the hour that begins at eight in the evening.
  const { hours } = battleOf({ ...scenario, turns: 30 });
  expect(hours.slice(1, 3)).toEqual([20, 21]);
  expect(hours.slice(22, 26)).toEqual([41, NIGHT_HOUR, 12, 13]);
});

test('[13.0] none of the battles of the house lasts into the night', () => {
  for (const { hours } of BATTLES) expect(hours.slice(1)).not.toContain(NIGHT_HOUR);
});

test('[12.0] a scenario of one’s own is played like those of the house: another map, army and table', () => {
  const own = read({
    ...documentOf('borodino'),
    name: 'mine',
    title: 'Mine',
    turns: 2,
    start: '5:00',
    date: '1812-12-07',
    tables: { elimination: 100 },
  });
  const battles = BATTLES as Battle[];
  battles.push(battleOf(own));
  try {
    const s = squares.setup('mine', {});
    expect(scenarioOf(s).scenario.name).toBe('mine');
    const u = umpire(playoutDice(3), false);
    const random = playoutDice(4);
    settle(squares, s, u);
    // It begins in the dark of December: one turn of night.
    expect(isNight(s)).toBe(true);
    while (s.waiting !== 0) {
      const seat = seatToMove(s);
      const menu = menuOf(squares, s, seat);
      advance(squares, s, seat, menu[below(random, menu.length)], u);
    }
    expect([s.turn, isNight(s), squares.outcome(s) !== null]).toEqual([2, false, true]);
  } finally {
    battles.pop();
  }
});
