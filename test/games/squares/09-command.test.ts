import { describe, expect, test } from 'vitest';
import { NOBODY } from '../../../src/games/squares/battle.ts';
import { OPEN, ROUT } from '../../../src/games/squares/numbers.ts';
import { BATTLES } from '../../../src/games/squares/scenarios.ts';
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

describe('what command control is', () => {
  test('[9.0] it goes from 10 to 30 and is found anew at the start of every turn, for both sides', () => {
    const stale = { '#5': { at: '5,8', control: 11 }, '#91': { at: '20,8', control: 12 } };
    const { state } = amid(stale, ['commandControl'], []);
    expect([state.control[5], state.control[91]]).toEqual([30, 30]);
    // A division with one star, thirteen squares off: three and thirteen points.
    const far = { '#0': { at: '18,8', fatigue: 80 }, '#5': { at: '5,8' } };
    const lost = amid(far, ['commandControl'], [100, 100]).state.control[5];
    expect(lost).toBe(30 - 3 - 13);
  });

  test('[9.0] a unit under no leader has 10, artillery always 20', () => {
    const { units } = BATTLES[0];
    const leader = units.leader[5];
    units.leader[5] = NOBODY;
    try {
      const { state } = amid(
        { '#5': { at: '5,8' }, '#29': { at: '5,8', control: 27 } },
        ['commandControl'],
        [],
      );
      expect([state.control[5], state.control[29]]).toEqual([10, 20]);
    } finally {
      units.leader[5] = leader;
    }
  });

  test('[9.0] it makes points, rally, recovery and ammunition better', () => {
    const of = (control: number, frame: string, dice: readonly number[], more = {}) =>
      amid(
        { '#5': { at: '5,8', control, ...more } },
        [frame, ...(frame === 'resupply' ? [] : [F])],
        dice,
      ).state;
    expect([of(10, 'recovery', []).op[5], of(28, 'recovery', [1]).op[5]]).toEqual([9, 14]);
    const routed = { formation: 'rout', disruption: 5 };
    expect(
      [of(10, 'rally', [60], routed), of(28, 'rally', [60], routed)].map((s) => s.formation[5]),
    ).toEqual([ROUT, OPEN]);
    const shaken = { disruption: 2 };
    expect(
      [of(10, 'recovery', [50], shaken), of(28, 'recovery', [50, 1], shaken)].map(
        (s) => s.disruption[5],
      ),
    ).toEqual([2, 0]);
    const dry = { ammunition: 0 };
    expect(
      [of(10, 'resupply', [50], dry), of(28, 'resupply', [50, 1], dry)].map((s) => s.ammunition[5]),
    ).toEqual([0, 1]);
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

  test('[9.121] a leader in the hand is brought to a unit of his command on the map, or put back', () => {
    const s = phase({ ...morand, '#1': { at: '5,9' }, '#8': { at: '1,9' } });
    const held = play(s, [], [F, 'transfer', '@1']).state;
    expect(choices(held, F)).toEqual(['attach #1', 'attach #5', 'back']);
    expect(refusal(held, F, 'attach', '#2')).toEqual(bar('9.12', 'not on the map'));
    expect(refusal(held, F, 'transfer', '@1')).toEqual(bar('9.121', 'a leader is in the hand'));
    expect(choices(play(held, [], [F, 'back']).state, F)).toEqual(choices(s, F));
    const away = play(held, [], [F, 'attach', '#5']).state;
    // His old unit is free for him again.
    expect(choices(play(away, [], [F, 'transfer', '@1']).state, F)).toContain('attach #0');
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
