import { describe, expect, test } from 'vitest';
import { sideOfLeader } from '../../../src/games/squares/state.ts';
import { leaveForGood } from '../../../src/games/squares/rules/09-transfer.ts';
import { fixedDice } from '../../../src/kernel/dice.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { amid, bar, choices, F, field, play, refusal, type Unit } from './table.ts';

/** Morand rides with the first of them; Eugène’s unit is away. */
const morand: Record<string, Unit> = { '#0': { at: '5,5' }, '#5': { at: '5,8' } };

describe('command control', () => {
  test('[9.2] [20.13] leaders roll stars by their bonus, shifted by the morale of their unit', () => {
    // Bonus 9, and morale 68 is no shift: three stars up to 45, then two.
    const stars = (units: Record<string, Unit>, roll: number): number =>
      amid(units, ['commandControl'], [roll, 1]).state.stars[1];
    expect([stars(morand, 45), stars(morand, 46)]).toEqual([3, 2]);
    const tired = { ...morand, '#0': { at: '5,5', fatigue: 20 } };
    // Morale 48 takes one from the bonus: three stars up to 33.
    expect([stars(tired, 33), stars(tired, 34)]).toEqual([3, 2]);
  });

  test('[9.13] control is 30 less the stars that leaders lack, and less for their distance', () => {
    // Three squares to a division take 1.5 on average: from nothing up to three.
    const control = (roll: number): number =>
      amid(morand, ['commandControl'], [45, roll]).state.control[5];
    expect([control(1), control(18), control(51), control(84), control(85)]).toEqual([
      29, 28, 27, 27, 26,
    ]);
  });

  test('[9.13] leaders who are not on the map count for nothing; artillery has 20', () => {
    const { state } = amid({ '#5': { at: '5,8' }, '#29': { at: '5,6' } }, ['commandControl'], []);
    expect([state.control[5], state.control[29]]).toEqual([30, 20]);
  });

  test('[6.31] [20.8] operation points by control, the modifier added, 15 at most', () => {
    const op = (unit: string, control: number, dice: readonly number[]): number =>
      amid({ [unit]: { at: '5,8', control } }, ['allotment'], dice).state.op[Number(unit.slice(1))];
    expect(op('#4', 10, [])).toBe(9);
    expect([op('#4', 20, [1]), op('#4', 20, [3])]).toEqual([10, 12]);
    expect(op('#22', 30, [2])).toBe(15);
    // A Russian without a modifier has one less.
    expect(op('#90', 10, [])).toBe(7);
    expect(op('#92', 10, [])).toBe(9);
  });
});

describe('leader transfer', () => {
  const phase = (units: Record<string, Unit>) =>
    field(units, {
      stack: [
        ['operations', F],
        ['transfer', F],
      ],
      waiting: 1,
    });

  test('[9.12] a leader changes to another unit of his command', () => {
    const s = phase({ ...morand, '#8': { at: '1,9' } });
    // Gérard has no other unit.
    expect(choices(s, F)).toEqual(['transfer @1', 'done']);
    const { state, log } = play(s, [], [F, 'transfer', '@1'], [F, 'back']);
    expect([state.rides[1], log]).toEqual([0, []]);
  });

  test('[9.1] no unit has two leaders, and none rides beyond his command', () => {
    const s = phase({ ...morand, '#4': { at: '5,8' }, '#9': { at: '1,9' } });
    const held = play(s, [], [F, 'transfer', '@1']).state;
    expect(choices(held, F)).toEqual(['attach #5', 'back']);
    expect(refusal(held, F, 'attach', '#4')).toEqual(bar('9.1', 'one leader'));
    expect(refusal(held, F, 'attach', '#9')).toEqual(bar('9.12', 'not under his command'));
    const { state, log } = play(held, [], [F, 'attach', '#5']);
    expect([state.rides[1], log]).toEqual([5, ['[9.12] @1 rides with #5']]);
  });

  test('[9.1] a leader whose unit is gone rides to the nearest of his that is free', () => {
    const s = phase({ ...morand, '#2': { at: '5,9' }, '#3': { at: '5,6' } });
    leaveForGood(s, 0, umpire(fixedDice([])));
    expect([s.rides[1], sideOfLeader(1)]).toEqual([3, 0]);
    for (const u of [3, 5, 2]) leaveForGood(s, u, umpire(fixedDice([])));
    expect(s.rides[1]).toBe(-1);
  });
});
