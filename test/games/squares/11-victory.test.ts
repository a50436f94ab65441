import { expect, test } from 'vitest';
import { squares } from '../../../src/games/squares/game.ts';
import { amid, type Unit } from './table.ts';

/** The victory phase of the last turn, or of another. */
const count = (
  units: Record<string, Unit>,
  losses: Readonly<Record<string, unknown>> = {},
  turn = 14,
) => amid(units, ['victory'], [], { turn, losses, stack: [['victory']] });

const score = (played: ReturnType<typeof count>): string | undefined =>
  played.log.find((line) => line.includes('points'));

test('[11.1] a man lost 1, one captured 1.5, a gun 50 and 100', () => {
  const losses = {
    menLost: [10, 20, 0, 100, 0, 7],
    menCaptured: [0, 0, 0, 3, 0, 0],
    gunsLost: [2, 1],
    gunsCaptured: [0, 3],
  };
  expect(score(count({}, losses))).toBe('[11.1] French points 461, Allied points 130');
});

test('[11.1] a victory square counts for a thousand men on it or beside it', () => {
  const on = { '#4': { at: '14,8', men: 500 }, '#5': { at: '13,7', men: 500 } };
  expect(score(count(on))).toBe('[11.1] French points 5000, Allied points 0');
  const few = { '#4': { at: '14,8', men: 500 }, '#5': { at: '13,7', men: 499 } };
  expect(score(count(few))).toBe('[11.1] French points 0, Allied points 0');
  const routed = { '#4': { at: '14,8', men: 1000 }, '#5': { at: '13,7', formation: 'rout' } };
  expect(score(count(routed))).toContain('French points 5000');
  const fled = { '#4': { at: '14,8', men: 500 }, '#5': { at: '13,7', formation: 'rout' } };
  expect(score(count(fled))).toContain('French points 0');
});

test('[11.1] where both could hold it the side with more men does', () => {
  const both = { '#4': { at: '13,8', men: 1100 }, '#90': { at: '15,8', men: 1200 } };
  expect(score(count(both))).toBe('[11.1] French points 0, Allied points 4000');
});

test('[11.1] and no longer than that', () => {
  const { state } = count({}, { held: [1, 0, 0, 0, 0, 0, 0] }, 5);
  expect(state.held[0]).toBe(0);
});

test('[11.0] after the last turn the lead makes the degree of victory', () => {
  const ending = (menLost: readonly number[]): string | undefined => {
    const { state } = count({}, { menLost });
    return squares.outcome(state)?.reason;
  };
  expect(ending([0, 0, 0, 999, 0, 0])).toBe('draw');
  expect(ending([0, 0, 0, 1000, 0, 0])).toBe('French marginal victory');
  expect(ending([0, 0, 0, 3000, 0, 0])).toBe('French substantial victory');
  expect(ending([6000, 0, 0, 0, 0, 0])).toBe('Allied decisive victory');
  expect(squares.outcome(count({}, { menLost: [6000, 0, 0, 0, 0, 0] }).state)?.winners).toEqual([
    1,
  ]);
  expect(squares.outcome(count({}, {}, 13).state)).toBeNull();
});
