import { expect, test } from 'vitest';
import { playoutDice, tableDice } from '../../../src/kernel/dice.ts';
import { advance, menuOf } from '../../../src/kernel/play.ts';
import { SPECTATOR, umpire } from '../../../src/kernel/umpire.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { UNSEEN } from '../../../src/games/squares/state.ts';
import { CUIRASSIERS, DRAGOONS, rider, waiter } from './charges.ts';
import { BRITISH, combat, fresh, numberOf } from './combat.ts';

const [british] = BRITISH;

test('[4.11] [6.431] who is asked to charge in turn sees who charges, and imagines the rest of the charge', () => {
  const { state } = combat(
    {
      [CUIRASSIERS]: rider('31,29', '39,29'),
      [DRAGOONS]: waiter('39,29'),
      [british]: fresh('12,2'),
    },
    [],
    { options: { hidden: true } },
  );
  expect(state.waiting).toBe(2);
  expect(squares.view(state, 0).table.square[numberOf(british)]).toBe(UNSEEN);
  const dice = playoutDice(8);
  for (const seat of [0, 1, SPECTATOR]) {
    const view = squares.view(state, seat);
    const world = squares.imagine(view, dice);
    expect(squares.check(world)).toEqual([]);
    expect(squares.view(world, seat)).toEqual(view);
    for (const choice of menuOf(squares, world, 1)) {
      const after = squares.fork(world);
      advance(squares, after, 1, choice, umpire(tableDice('charge')));
      expect(squares.check(after)).toEqual([]);
    }
  }
});
