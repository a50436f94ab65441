import { describe, expect, test } from 'vitest';
import { UNITS } from '../../../src/games/blocks/data/units.ts';
import { UNIT_NAMES } from '../../../src/games/blocks/board.ts';
import {
  A,
  bar,
  choices,
  F,
  opening,
  play,
  refusal,
  standingAt,
  townOf,
  waiting,
  type Step,
} from './table.ts';

const place = (seat: string, name: string, town: string): Step[] => [
  [seat, 'pick', name],
  [seat, 'place', town],
];
const troops = (army: string): string[] =>
  UNITS.filter((u) => u.army === army && u.arm !== 'leader').map((u) => u.name);

describe('deployment', () => {
  test('[3.0] there are three ways to begin', () => {
    expect(waiting(opening('historical'))).toEqual([F]);
    expect(waiting(opening('free'))).toEqual([A]);
    expect(waiting(opening('gambit'))).toEqual([F]);
    expect(choices(opening('historical'), F)).toContain('march Friant');
    expect(refusal(opening('free'), A, 'march', 'Picton')).toEqual(bar('3.0', 'deploying'));
  });

  test('[3.1] the Allies place all their units first, then the French', () => {
    const s = opening('free');
    const allied = play(s, [], [A, 'historical'], [A, 'done']);
    expect(allied.heard(F).at(-1)).toBe('the Allied deployment is complete');
    expect(waiting(allied.state)).toEqual([F]);
    const french = play(allied.state, [], [F, 'historical'], [F, 'done']);
    expect(choices(french.state, F)).toContain('march Friant');
  });

  test('[3.1][13.1] with three players each army is told to be complete when it is', () => {
    const [B, P] = ['British', 'Prussian'];
    const british = play(opening('free', { players: 3 }), [], [B, 'historical'], [B, 'done']);
    expect(british.heard(F).at(-1)).toBe('the British deployment is complete');
    expect(british.log.filter((line) => line.includes('complete'))).toHaveLength(1);
    const prussian = play(british.state, [], [P, 'historical'], [P, 'done']);
    expect(prussian.heard(B).at(-1)).toBe('the Prussian deployment is complete');
    expect(waiting(prussian.state)).toEqual([F]);
  });

  test.each([
    ['Picton', 'Ligny', 'east of the line'],
    ['Picton', 'Beaumont', 'in France'],
    ['Krafft', 'Waterloo', 'west of the line'],
    ['Krafft', 'Givet', 'in France'],
    ['Wellington', 'Namur', 'east of the line, leader or not'],
  ])('[3.1] %s does not deploy at %s, %s', (name, town) => {
    const { state } = play(opening('free'), [], [A, 'pick', name]);
    expect(refusal(state, A, 'place', town)).toEqual(bar('3.1', 'may not deploy'));
  });

  test.each([
    ['British', 5, 'Brussels'],
    ['Prussian', 6, 'Namur'],
  ])('[3.1] %s units: at most %i in a town, the leader not counted (R8)', (army, most, town) => {
    const [next, ...rest] = troops(army).toReversed();
    const leader = army === 'British' ? 'Wellington' : 'Blücher';
    const full = rest.slice(0, most).flatMap((name) => place(A, name, town));
    const { state } = play(opening('free'), [], ...full, ...place(A, leader, town), [
      A,
      'pick',
      next,
    ]);
    expect(standingAt(state, town)).toHaveLength(most + 1);
    expect(refusal(state, A, 'place', town)).toEqual(bar('3.1', 'as many units'));
  });

  test('[3.1] French units: at most 16 in a town of France, Napoléon besides', () => {
    const [next, ...rest] = troops('French').toReversed();
    const full = rest.slice(0, 16).flatMap((name) => place(F, name, 'Givet'));
    const { state } = play(opening('gambit'), [], ...full, ...place(F, 'Napoléon', 'Givet'), [
      F,
      'pick',
      next,
    ]);
    expect(standingAt(state, 'Givet')).toHaveLength(17);
    expect(refusal(state, F, 'place', 'Givet')).toEqual(bar('3.1', 'as many units'));
    expect(refusal(state, F, 'place', 'Thuin')).toEqual(bar('3.1', 'may not deploy'));
  });

  test('[3.1] nobody is held back: play waits for the last block (R8)', () => {
    const s = opening('free');
    expect(refusal(s, A, 'done')).toEqual(bar('3.1', 'every block must be deployed'));
    const { state } = play(s, [], ...place(A, 'Picton', 'Hal'));
    expect(refusal(state, A, 'pick', 'Picton')).toEqual(bar('3.1', 'others are still in hand'));
    expect(refusal(state, A, 'pick', 'Friant')).toEqual(bar('2.1', 'another army'));
  });

  test('[3.1] a block picked up is set down before anything else', () => {
    const { state } = play(opening('free'), [], [A, 'pick', 'Picton']);
    expect(refusal(state, A, 'done')).toEqual(bar('3.1', 'in your hand'));
  });

  test('[3.1] once all stand, any block may be placed anew, also where it stood', () => {
    const { state } = play(
      opening('free'),
      [],
      [A, 'historical'],
      ...place(A, 'Picton', 'Hal'),
      ...place(A, 'Cole', 'Brussels'),
    );
    expect(townOf(state, 'Picton')).toBe('Hal');
    expect(townOf(state, 'Cole')).toBe('Brussels');
    expect(refusal(state, A, 'historical')).toEqual(bar('3.2', 'deployed already'));
  });

  test('[3.1] the enemy sees blocks, not units, while the Allies deploy (R6)', () => {
    const { heard } = play(opening('free'), [], ...place(A, 'Picton', 'Hal'));
    expect(heard(F)).toEqual(['a British block deploys at Hal']);
    expect(heard(A)).toEqual(['Picton deploys at Hal']);
  });

  test('[3.1] once play begins a town holds any number, on either side of the line', () => {
    const s = opening('historical');
    const all = standingAt(s, 'Solre')
      .filter((name) => name !== 'de Salle')
      .slice(0, 10);
    const steps = all.flatMap((name): Step[] => {
      const fast = ['Jacquinot', 'Pire'].includes(name);
      return [
        [F, 'march', name],
        [F, 'to', 'Beaumont'],
        ...(fast ? ([[F, 'halt']] as Step[]) : []),
      ];
    });
    const { state } = play(s, [], ...steps);
    expect(standingAt(state, 'Beaumont')).toHaveLength(27);
  });

  test('[3.2] every unit starts in its town at full strength', () => {
    const s = opening('historical');
    for (const u of UNITS) {
      const at = UNIT_NAMES.indexOf(u.name);
      expect([townOf(s, u.name), s.cv[at]], u.name).toEqual([u.town, u.cv]);
    }
  });

  test('[3.2] the blocks left in hand go to their historical towns if there is room', () => {
    const intruders = ['Steinmetz', 'Pirch II', 'Jagow', 'Schutter'].flatMap((name) =>
      place(A, name, 'Namur'),
    );
    const { state } = play(opening('free'), [], ...intruders);
    expect(refusal(state, A, 'historical')).toEqual(bar('3.2', 'too full'));
    expect(choices(state, A)).not.toContain('historical');
  });

  test("[3.3] Napoléon's gambit: historical Allies, French where they like in France", () => {
    const s = opening('gambit');
    expect(townOf(s, 'Picton')).toBe('Brussels');
    expect(townOf(s, 'Friant')).toBe('hand');
    const { state } = play(s, [], [F, 'historical'], ...place(F, 'Friant', 'Condé'), [F, 'done']);
    expect(townOf(state, 'Friant')).toBe('Condé');
    expect(waiting(state)).toEqual([F]);
  });
});
