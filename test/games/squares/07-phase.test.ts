import { describe, expect, test } from 'vitest';
import {
  BRITISH,
  combat,
  EVEN,
  FRENCH,
  fresh,
  idle,
  numberOf,
  told,
  TWELVE_POUNDERS,
  type UnitDoc,
} from './combat.ts';

const [french, second] = FRENCH;
const [british, other] = BRITISH;

describe('the combat phase', () => {
  test('[7.0] guns fire, then muskets, then melees are fought, then losers go back and winners on', () => {
    const field = {
      [TWELVE_POUNDERS]: fresh('36,30', { formation: 'unlimbered', facing: 'E', plot: '38,30' }),
      [french]: fresh('36,28', {
        men: 1000,
        formation: 'line',
        facing: 'E',
        efficiency: 200,
        orders: ['frontline', 'melee', 'advance'],
      }),
      [british]: fresh('37,28', {
        men: 500,
        formation: 'line',
        facing: 'W',
        efficiency: 200,
      }),
      [other]: idle('38,30', { men: 650, formation: 'line', facing: 'W', efficiency: 200 }),
    };
    // The guns, the order of the muskets and their shots, two strengths, and the French win.
    const { log } = combat(field, [EVEN, 3, 1, EVEN, EVEN, EVEN, EVEN, 1]);
    const done = /#\d+ (?:fires at|leads a melee|retreats to|advances to)/;
    expect(log.flatMap((line) => done.exec(line)?.[0] ?? [])).toEqual([
      '#57 fires at',
      '#0 fires at',
      '#109 fires at',
      '#0 leads a melee',
      '#109 retreats to',
      '#0 advances to',
    ]);
  });

  test('[7.0] losses count at once: who has lost men fires with those left', () => {
    const line = (at: string, facing: string, men: number): UnitDoc =>
      fresh(at, { men, formation: 'line', facing, efficiency: 100 });
    const field = {
      [french]: line('36,28', 'E', 1800),
      [british]: line('37,28', 'W', 600),
    };
    // Of 600 men the French take 37, and 7 efficiency with them.
    const shots = (order: readonly number[]): readonly string[] =>
      told(combat(field, [...order, EVEN, EVEN])).filter((text) => text.includes('fires'));
    expect(shots([1, 3])).toEqual([
      '[7.3] #109 fires at #0, range 1: 26 men and 0 guns lost',
      '[7.3] #0 fires at #109, range 1: 36 men and 0 guns lost',
    ]);
    expect(shots([3, 1])).toEqual([
      '[7.3] #0 fires at #109, range 1: 37 men and 0 guns lost',
      '[7.3] #109 fires at #0, range 1: 23 men and 0 guns lost',
    ]);
  });

  test('[7.0] guns that fire at guns destroy one for sixteen men, and a battery without is gone (R207)', () => {
    const duel = (dice: readonly number[], guns: number) =>
      combat(
        {
          [TWELVE_POUNDERS]: fresh('36,28', {
            formation: 'unlimbered',
            facing: 'E',
            efficiency: 100,
          }),
          '#157': idle('37,28', { formation: 'limbered', guns, men: 300, efficiency: 300 }),
        },
        dice,
      );
    const { state, log } = duel([EVEN, 16], 6);
    const [, men] = /: (\d+) men and (\d+) guns/.exec(log.join('\n')) ?? [];
    const u = numberOf('#157');
    expect(state.guns[u]).toBe(6 - Math.floor(Number(men) / 16));
    expect(duel([EVEN, 1], 6).state.guns[u]).toBe(state.guns[u] - 1);
    const none = duel([EVEN, 1], 1);
    expect(told(none)).toContain('[19.1] #157 is no more');
    expect(none.state.gunsLost[1]).toBe(1);
  });
});

describe('orders for fire and melee', () => {
  const attack = (op: number): readonly string[] =>
    told(
      combat(
        {
          [french]: fresh('36,28', {
            op,
            men: 1800,
            formation: 'line',
            facing: 'E',
            efficiency: 100,
            orders: ['frontline', 'melee'],
          }),
          [british]: idle('37,28', { men: 1000, facing: 'W', efficiency: 100, formation: 'line' }),
        },
        [EVEN, ...(op < 3 ? [] : [EVEN, EVEN, 1, 1])],
      ),
    ).map((text) => text.slice(0, 5));

  test('[6.4] to fire takes 1 point of infantry, and 2 more are needed for melee', () => {
    expect(new Set(attack(2))).toEqual(new Set(['[7.3]']));
    expect(attack(3).slice(0, 2)).toEqual(['[7.3]', '[7.4]']);
  });

  test('[6.4] and 4 of artillery', () => {
    const fired = (op: number): number =>
      told(
        combat(
          {
            [TWELVE_POUNDERS]: fresh('36,28', { op, formation: 'unlimbered', facing: 'E' }),
            [british]: idle('38,28', { men: 650, efficiency: 300 }),
          },
          op < 4 ? [] : [EVEN],
        ),
      ).length;
    expect([fired(3), fired(4)]).toEqual([0, 1]);
  });

  test('[6.4] units without orders choose their targets; orders are for the melee alone', () => {
    const field = {
      [french]: fresh('36,28', { men: 600, formation: 'line', facing: 'E' }),
      [second]: fresh('36,29', { men: 600, formation: 'line', facing: 'E' }),
      [british]: idle('37,28', { men: 650, efficiency: 300 }),
    };
    const shots = told(combat(field, [1, 1, EVEN, EVEN]));
    expect(shots.map((text) => text.slice(0, 21))).toEqual([
      '[7.3] #0 fires at #10',
      '[7.3] #1 fires at #10',
    ]);
  });
});
