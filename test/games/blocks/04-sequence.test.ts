import { describe, expect, test } from 'vitest';
import {
  A,
  bar,
  DAY,
  F,
  march,
  marchAll,
  opening,
  play,
  position,
  refusal,
  unit,
  waiting,
} from './table.ts';

describe('sequence of play', () => {
  test('[4.0] French and Allied turns alternate, the French first', () => {
    const start = opening('historical');
    expect(start.turn).toBe(0);
    const { state, heard } = play(start, [], [F, 'done'], [A, 'done'], [F, 'done']);
    expect(heard(F)).toEqual([
      'Turn: 15 June afternoon',
      'Turn: 15 June night',
      'Turn: 16 June morning',
    ]);
    expect(waiting(state)).toEqual([A]);
  });

  test('[4.0] at the end of a turn the roads are free and all may march again', () => {
    const s = opening('historical');
    const { state } = play(s, [], ...march(F, 'Friant', 'Thuin'), [F, 'done'], [A, 'done']);
    expect(state.used.every((n) => n === 0)).toBe(true);
    expect(play(state, [], ...march(F, 'Friant', 'Beaumont')).heard(F)).toEqual([
      'Friant marches from Thuin to Beaumont',
    ]);
  });

  test('[4.1] the passive player moves nothing', () => {
    expect(refusal(opening('historical'), A, 'march', 'Picton')).toEqual(
      bar('5.1', 'another seat'),
    );
  });

  test('[4.1] in the movement phase there is no battle to order', () => {
    const s = opening('historical');
    expect(refusal(s, F, 'fight', 'Charleroi')).toEqual(bar('4.1', 'movement phase'));
  });

  test('[4.2] a battle is fought to its end before the other side moves', () => {
    const s = position({
      turn: DAY,
      units: {
        Laneffe: ['Friant', 'Morand', 'Duhesme'],
        Charleroi: ['Steinmetz', 'Jagow', 'Krafft'],
      },
    });
    const { state } = play(s, [], ...marchAll(F, ['Friant', 'Morand', 'Duhesme'], 'Charleroi'), [
      F,
      'done',
    ]);
    expect(waiting(state)).toEqual([A]);
    expect(refusal(state, A, 'march', 'Steinmetz')).toEqual(bar('6.2', 'deploy for this battle'));
    expect(unit(state, 'Steinmetz').town).toBe('Charleroi');
  });
});
