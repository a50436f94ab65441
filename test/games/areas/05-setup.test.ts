import { describe, expect, test } from 'vitest';
import { OFFICER_NAMES, PLACE_NAMES } from '../../../src/games/areas/board.ts';
import { UNITS } from '../../../src/games/areas/data/units.ts';
import { areas } from '../../../src/games/areas/game.ts';
import {
  A,
  area,
  bar,
  batteryAt,
  choices,
  controllerOf,
  F,
  isSpent,
  isUsed,
  opening,
  placeOf,
  play,
  points,
  position,
  refusal,
  standingAt,
  turn,
  waiting,
} from './table.ts';

describe('the sides', () => {
  test('[1.0] two players: one has the French, one both Allied armies', () => {
    expect(areas.seats(opening())).toEqual([F, A]);
    expect(areas.meta.title).toBe('Waterloo by Impulses');
    const day = turn(
      { turn: '16:00', units: { 31: ['Picquet'], 37: ['Kruse'], P2: ['Sydow'] } },
      [3, 4],
    ).state;
    const french = choices(day, F).filter((c) => c.startsWith('activate'));
    expect(french).toEqual(['activate Kellermann']);
    const { state } = play(day, [], [F, 'pass']);
    const allied = choices(state, A).filter((c) => /activate|double/.test(c));
    expect(allied).toEqual([
      'activate Prince of Orange',
      'activate Bülow',
      'double Wellington',
      'double Blücher',
    ]);
  });

  test('[1.0] everybody sees all: both seats are shown the whole table', () => {
    const s = opening();
    expect(areas.view(s, 0).table).toEqual(areas.view(s, 1).table);
    expect(areas.view(s, 0).table).toEqual(s);
  });

  test('[2.0] you score by places and by eliminated units', () => {
    expect(points(position({ units: { 35: ['Charlet'] } }))).toBe(2);
    expect(points(position({ units: { 35: ['Charlet'], lost: ['Ompteda', 'Baring'] } }))).toBe(3);
    expect(points(position({ units: { 35: ['Charlet'], lost: ['Soye', 'Guard Lancers'] } }))).toBe(
      -2,
    );
  });

  test.each([
    [10, 'automatic French victory', [0]],
    [-10, 'automatic Allied victory', [1]],
  ])('[2.0][17.2] a lead of %i in an End Phase: %s', (net, ending, winners) => {
    const lost = UNITS.filter(
      (u) => u.arm === 'infantry' && u.leader === (net > 0 ? 'Picton' : 'd’Erlon'),
    ).map((u) => u.name);
    const guns = net > 0 ? ['Picton Artillery', 'Hanoverian Artillery', 'Reserve Artillery'] : [];
    const horse = net > 0 ? [] : ['Bruno', 'Gobrecht'];
    const { state } = turn({ units: { lost: [...lost, ...guns, ...horse] } });
    expect(points(state)).toBe(net);
    const over = play(state, [], [F, 'pass'], [A, 'pass']).state;
    expect(areas.outcome(over)).toEqual({ winners, rule: '17.2', reason: ending });
  });

  test('[2.0][17.6] without such a lead the last turn decides, and a draw is possible', () => {
    const lost = ['Kempt', 'Pack', 'Lambert'];
    const { state } = turn({ turn: '20:00', units: { lost } }, [3, 4]);
    const over = play(state, [], [F, 'pass'], [A, 'pass']).state;
    expect(areas.outcome(over)).toEqual({ winners: [], rule: '17.6', reason: 'draw' });
  });
});

describe('the set-up', () => {
  test('[5.0][5.1] turn 1, impulse 0, marker on 0, Grand Battery in 48, everybody fresh', () => {
    const s = opening();
    expect([s.turn, s.impulse, points(s)]).toEqual([0, 0, 0]);
    expect(batteryAt(s)).toBe(area(48));
    expect(s.batteryMoved).toBe(0);
    expect(UNITS.filter((u) => isSpent(s, u.name))).toEqual([]);
    expect(OFFICER_NAMES.filter((o) => isUsed(s, o))).toEqual([]);
  });

  test('[5.1] the French control where they stand and 24, 25, 26, 27, 52 and 53, nothing else', () => {
    const s = opening();
    const french = PLACE_NAMES.slice(0, 90).flatMap((_, i) =>
      controllerOf(s, i + 1) === F ? [i + 1] : [],
    );
    expect(french).toEqual([
      5, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 48, 49, 50, 51, 52, 53, 56, 57, 58, 59, 74,
    ]);
    const empty = french.filter((id) => standingAt(s, id).length === 0);
    expect(empty).toEqual([24, 25, 26, 27, 52, 53]);
  });

  test('[5.1] five batteries of four formations make the Grand Battery', () => {
    expect(standingAt(opening(), 48)).toEqual([
      'I Corps 12-pdr',
      'I Corps Divisional',
      'II Corps 12-pdr',
      'VI Corps 12-pdr',
      'Guard 12-pdr',
    ]);
  });

  test('[5.1] no Prussian card lies on the table before it arrives', () => {
    const s = play(opening(), [], [F, 'done'], [F, 'pass']).state;
    for (const officer of ['Bülow', 'Pirch', 'Zieten']) {
      expect(refusal(s, A, 'activate', officer)).toEqual(bar('16.2', 'not arrived'));
    }
    expect(refusal(s, A, 'double', 'Blücher')).toEqual(bar('16.2', 'not arrived'));
    expect(placeOf(s, 'Hake Line')).toBe('away');
  });

  test('[5.2] the first turn begins with the Grand Battery: no roll for Napoléon, no rally', () => {
    const s = opening();
    expect(waiting(s)).toEqual([F]);
    expect(choices(s, F)).toContain('target Kempt');
    expect(choices(s, F)).toContain('done');
    const { log } = play(s, [], [F, 'done']);
    expect(log).toEqual(['[8.1] French impulse, round 0']);
  });

  test('[5.2] the second turn begins with the roll for Napoléon', () => {
    const { log } = turn({ turn: '12:00' }, [3, 4]);
    expect(log.slice(0, 2)).toEqual([
      '[3.9] Turn: 12:00',
      '[6.2.1] Napoléon rolls 3 and 4: he is active',
    ]);
  });
});
