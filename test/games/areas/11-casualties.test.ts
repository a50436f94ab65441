import { describe, expect, test } from 'vitest';
import { areas } from '../../../src/games/areas/game.ts';
import type { AreasState } from '../../../src/games/areas/state.ts';
import { NOBODY, through } from './fight.ts';
import {
  A,
  amid,
  area,
  bar,
  choices,
  F,
  isSpent,
  placeOf,
  play,
  points as marker,
  refusal,
  spent,
  standingAt,
  type Doc,
  type Unit,
} from './table.ts';

// The French have struck at 46; its defenders may retreat to 35, 45 and 61.

const hit = (defenders: readonly Unit[], points: number, first: string, more: Doc = {}) =>
  amid(
    {
      spent: NOBODY,
      french: [28, 30, 32, 47, 52],
      ...more,
      units: { ...more.units, 46: [...defenders, 'Charlet'] },
    },
    [['battle'], ['endPhase'], ['impulses', F, 1], ['absorb', A, area(46), points, first]],
  );

/** The casualty points that are still to be absorbed; 0 when it is over. */
const owed = (s: AreasState): number => {
  const [name, , , points] = (areas.format(s).stack as (string | number)[][]).at(-1) ?? [];
  return name === 'absorb' ? Number(points) : 0;
};

/** What one loss absorbs of five points, with others there to bear the rest. */
const absorbed = (unit: Unit, loss: string): number => {
  const name = typeof unit === 'string' ? unit : unit.unit;
  const s = hit([unit, 'Kempt', 'Pack', 'Lambert'], 5, name).state;
  const [verb, id] = loss.split(' to ');
  const wish = id === undefined ? `${verb} ${name}` : `${verb} ${name} ${area(Number(id))}`;
  return 5 - owed(through(s, [], wish).state);
};

describe('losses', () => {
  test('[11.12.5] the owner chooses loss after loss, the first for the forward unit', () => {
    const s = hit(['Kruse', spent('Best'), 'Vincke'], 3, 'Kruse').state;
    expect(choices(s, A)).toEqual(['spend Kruse', 'eliminate Kruse']);
    expect(refusal(s, A, 'eliminate', 'Best')).toEqual(bar('11.16', 'absorbs the first'));
    expect(refusal(s, A, 'done')).toEqual(bar('11.16', 'are to be absorbed first'));
    const { state, log } = play(s, [], [A, 'spend', 'Kruse']);
    expect(log).toEqual(['[11.16] Kruse is spent']);
    expect(choices(state, A)).toEqual([
      'eliminate Kruse',
      ...[35, 45, 61].map((id) => `retreat Kruse ${area(id)}`),
      'eliminate Best',
      ...[35, 45, 61].map((id) => `retreat Best ${area(id)}`),
      'spend Vincke',
      'eliminate Vincke',
    ]);
  });

  test('[11.12.5] points are absorbed by spending, retreating and eliminating together', () => {
    const s = hit(['Kruse', spent('Best'), 'Vincke', spent('Pack')], 5, 'Kruse').state;
    const { state, log } = play(
      s,
      [],
      [A, 'spend', 'Kruse'],
      [A, 'retreat', 'Best', area(45)],
      [A, 'spend', 'Vincke'],
      [A, 'eliminate', 'Pack'],
    );
    expect(log.slice(0, 4)).toEqual([
      '[11.16] Kruse is spent',
      `[11.16] Best retreats to ${area(45)}`,
      '[11.16] Vincke is spent',
      `[11.16] Pack is eliminated in ${area(46)}`,
    ]);
    expect(owed(state)).toBe(0);
    expect(standingAt(state, 46)).toEqual(['Charlet', 'Kruse', 'Vincke']);
  });

  test.each<[string, Unit, string, number]>([
    ['a fresh unit eliminated absorbs 3', 'Kruse', 'eliminate', 3],
    ['a fresh unit that becomes spent absorbs 1', 'Kruse', 'spend', 1],
    ['a spent unit that retreats absorbs 1', spent('Kruse'), 'retreat to 45', 1],
    ['a spent unit eliminated absorbs 2', spent('Kruse'), 'eliminate', 2],
    ['skirmishers eliminated absorb 1', 'Baring', 'eliminate', 1],
    ['fresh cavalry eliminated absorbs 3', 'Dörnberg', 'eliminate', 3],
    ['fresh guns eliminated absorb 3', 'Picton Artillery', 'eliminate', 3],
    ['spent guns retreat for 1 (R41)', spent('Picton Artillery'), 'retreat to 45', 1],
    ['the rifles become spent for 1 (R42)', '95th Rifles', 'spend', 1],
    ['the fresh rifles, eliminated, absorb both steps (R42)', '95th Rifles', 'eliminate', 2],
    ['the spent rifles retreat for 1 (R42)', spent('95th Rifles'), 'retreat to 45', 1],
    ['the spent rifles eliminated absorb 1 (R42)', spent('95th Rifles'), 'eliminate', 1],
  ])('[11.16] %s', (_, unit, loss, points) => {
    expect(absorbed(unit, loss)).toBe(points);
  });

  test('[11.16] one unit may absorb more than one point', () => {
    const s = hit(['Kruse', 'Best'], 3, 'Kruse').state;
    const once = play(s, [], [A, 'spend', 'Kruse']).state;
    expect(owed(once)).toBe(2);
    const twice = play(once, [], [A, 'eliminate', 'Kruse']);
    expect([owed(twice.state), isSpent(twice.state, 'Best')]).toEqual([0, false]);
  });

  test('[11.16] not by a retreat and an elimination', () => {
    const s = hit([spent('Kruse'), 'Best'], 3, 'Kruse').state;
    const gone = play(s, [], [A, 'retreat', 'Kruse', area(45)]).state;
    expect(refusal(gone, A, 'eliminate', 'Kruse')).toEqual(bar('11.16', 'area that was hit'));
  });

  test('[11.16] fresh units do not retreat, spent ones are not spent again, single steps never', () => {
    const s = hit(['Kruse', spent('Best'), 'Baring', 'Pack'], 6, 'Kruse').state;
    expect(refusal(s, A, 'retreat', 'Kruse', area(45))).toEqual(bar('11.16', 'only a spent unit'));
    const next = play(s, [], [A, 'spend', 'Kruse']).state;
    expect(refusal(next, A, 'spend', 'Best')).toEqual(bar('11.16', 'spent already'));
    expect(refusal(next, A, 'spend', 'Baring')).toEqual(bar('14.1', 'one step'));
    expect(refusal(next, A, 'spend', 'Charlet')).toEqual(bar('11.16', 'area that was hit'));
  });

  test('[11.16] a fresh unit may be given up for a single point (R41)', () => {
    const { state } = play(hit(['Kruse', 'Best'], 1, 'Kruse').state, [], [A, 'eliminate', 'Kruse']);
    expect([placeOf(state, 'Kruse'), owed(state), marker(state)]).toEqual(['lost', 0, 1]);
  });

  test('[11.16] a unit that must absorb more than a retreat does is eliminated', () => {
    const { state, log } = hit([spent('Kruse')], 2, 'Kruse');
    expect(log[0]).toBe(`[11.16] Kruse is eliminated in ${area(46)}`);
    expect(placeOf(state, 'Kruse')).toBe('lost');
  });

  test('[11.16] once some have gone, the others bear the rest to the last', () => {
    const s = hit([spent('Kruse'), spent('Best')], 3, 'Kruse').state;
    const { state, log } = play(s, [], [A, 'retreat', 'Kruse', area(45)]);
    expect(log[1]).toBe(`[11.16] Best is eliminated in ${area(46)}`);
    expect([placeOf(state, 'Kruse'), placeOf(state, 'Best')]).toEqual([area(45), 'lost']);
  });

  test('[11.16] nobody retreats when all must die to absorb the points', () => {
    const { state, log } = hit(['Kruse', spent('Best')], 5, 'Kruse');
    expect(log.slice(0, 2)).toEqual([
      `[11.16] Kruse is eliminated in ${area(46)}`,
      `[11.16] Best is eliminated in ${area(46)}`,
    ]);
    expect(standingAt(state, 46)).toEqual(['Charlet']);
  });

  test('[11.16] more than all can bear is ignored; the forward unit goes first', () => {
    const { state, log } = hit(['Best', 'Kruse', 'Baring'], 20, 'Best');
    expect(log.slice(0, 3)).toEqual([
      `[11.16] Best is eliminated in ${area(46)}`,
      `[11.16] Kruse is eliminated in ${area(46)}`,
      `[11.16] Baring is eliminated in ${area(46)}`,
    ]);
    expect(marker(state)).toBe(2);
  });

  test('[11.16] the last rifles may absorb their last point by a retreat (R42)', () => {
    const alone = hit([spent('95th Rifles')], 1, '95th Rifles').state;
    expect(choices(alone, A)).toEqual([
      'eliminate 95th Rifles',
      ...[35, 45, 61].map((id) => `retreat 95th Rifles ${area(id)}`),
    ]);
    const s = hit([spent('Kruse'), '95th Rifles'], 4, '95th Rifles').state;
    const next = play(s, [], [A, 'spend', '95th Rifles']).state;
    expect(refusal(next, A, 'retreat', 'Kruse', area(45))).toEqual(
      bar('11.16', 'could not absorb the rest'),
    );
    const { state } = through(next, [], `retreat 95th Rifles ${area(45)}`);
    expect([placeOf(state, '95th Rifles'), placeOf(state, 'Kruse')]).toEqual([area(45), 'lost']);
  });

  test('[11.16] without a place to go the rifles are lost with the others', () => {
    const { state } = hit([spent('95th Rifles')], 1, '95th Rifles', {
      units: { 35: ['Noguez'], 45: ['Brue'], 61: ['Grenier'] },
    });
    expect(choices(state, A)).toContain('pass');
    expect(placeOf(state, '95th Rifles')).toBe('lost');
  });
});
