import { describe, expect, test } from 'vitest';
import { blocks } from '../../../src/games/blocks/game.ts';
import { offersTo, toAttacker, toDefender } from './combat-table.ts';
import {
  A,
  ALLIED_DAY,
  array,
  bar,
  choices,
  combat,
  cvOf,
  F,
  march,
  marchAll,
  opening,
  placeOf,
  play,
  position,
  refusal,
  standingAt,
  townOf,
  type Battle,
} from './table.ts';

describe('optional rules', () => {
  test('[13.0] none of them is in force unless it is chosen', () => {
    const s = opening('historical');
    expect(blocks.seats(s)).toEqual([F, A]);
    expect([s.commandControl, s.corpsIntegrity]).toEqual([0, 0]);
    expect(blocks.meta.options.map(({ name, values }) => [name, values[0]])).toEqual([
      ['players', 2],
      ['days', 8],
      ['commandControl', false],
      ['corpsIntegrity', false],
    ]);
  });

  test('[13.0] they may be chosen singly or together', () => {
    const one = opening('historical', { corpsIntegrity: true });
    expect([one.players, one.commandControl, one.corpsIntegrity]).toEqual([2, 0, 1]);
    const all = opening('historical', { players: 3, commandControl: true, corpsIntegrity: true });
    expect([all.players, all.commandControl, all.corpsIntegrity]).toEqual([3, 1, 1]);
  });
});

describe('command control', () => {
  const control = { options: { commandControl: true } };
  const units = {
    Waterloo: ['Picton', 'Cole', 'Frederick'],
    Nivelles: ['Perponcher'],
    Ligny: ['Jagow', 'Krafft'],
    'Quatre Bras': ['Foy', 'Girard', 'Bachelu'],
  };
  const fromWaterloo = marchAll(A, ['Picton', 'Cole', 'Frederick'], 'Quatre Bras');

  test('[13.2] groups of Waterloo and Ligny cannot both attack Quatre Bras', () => {
    const s = position({ turn: ALLIED_DAY, units, ...control });
    const { state } = play(s, [], ...fromWaterloo, [A, 'march', 'Jagow']);
    expect(refusal(state, A, 'to', 'Quatre Bras')).toEqual(bar('13.2', 'no road joins'));
    expect(choices(state, A)).toEqual(['to Charleroi', 'to Gembloux', 'to Namur']);
  });

  test('[13.2] groups of Waterloo and Nivelles can, for a road joins them', () => {
    const s = position({ turn: ALLIED_DAY, units, ...control });
    const { state } = play(s, [], ...fromWaterloo, ...march(A, 'Perponcher', 'Quatre Bras'));
    expect(townOf(state, 'Perponcher')).toBe('Quatre Bras');
  });

  test('[13.2] the group that may not attack may reinforce the battle', () => {
    const s = position({ turn: ALLIED_DAY, units, ...control });
    const { state } = play(
      s,
      [],
      ...fromWaterloo,
      [A, 'done'],
      ...array(F, ['Foy'], ['Girard'], ['Bachelu']),
      ...array(A, ['Picton'], ['Cole'], ['Frederick']),
      [A, 'done'],
      [A, 'done'],
    );
    expect(choices(state, A)).toEqual(
      expect.arrayContaining(['reinforce Jagow', 'reinforce Krafft']),
    );
  });

  test('[13.2] without the option both attack', () => {
    const s = position({ turn: ALLIED_DAY, units });
    const { state } = play(s, [], ...fromWaterloo, ...march(A, 'Jagow', 'Quatre Bras'));
    expect(townOf(state, 'Jagow')).toBe('Quatre Bras');
  });

  test('[13.2] it binds attacks on one town, not marches to friends or attacks on two', () => {
    const others = { ...units, Gembloux: ['Habert', 'Lefol', 'Hulot'] };
    const s = position({ turn: ALLIED_DAY, units: others, ...control });
    const two = play(s, [], ...fromWaterloo, ...march(A, 'Jagow', 'Gembloux')).state;
    expect(townOf(two, 'Jagow')).toBe('Gembloux');
    const friends = position({
      turn: ALLIED_DAY,
      units: { ...units, 'Quatre Bras': [] },
      ...control,
    });
    const joined = play(friends, [], ...fromWaterloo, ...march(A, 'Jagow', 'Quatre Bras')).state;
    expect(standingAt(joined, 'Quatre Bras')).toHaveLength(4);
  });

  test('[13.2] of three towns every two must be joined by a road (R20)', () => {
    const french = {
      Waterloo: ['Foy', 'Girard'],
      Hal: ['Jerome'],
      Wavre: ['Habert'],
      Brussels: ['Picton'],
    };
    const s = position({ units: french, ...control });
    const pair = play(
      s,
      [],
      ...march(F, 'Foy', 'Brussels'),
      ...march(F, 'Habert', 'Brussels'),
    ).state;
    expect(townOf(pair, 'Habert')).toBe('Brussels');
    const { state } = play(pair, [], [F, 'march', 'Jerome']);
    expect(refusal(state, F, 'to', 'Brussels')).toEqual(bar('13.2', 'no road joins'));
  });

  test('[13.2] what counts is where the attackers began, not the way they came (R20)', () => {
    const french = {
      Wavre: ['Foy', 'Girard', 'Bachelu'],
      Nivelles: ['Guyot'],
      Brussels: ['Picton'],
    };
    const s = position({ units: french, ...control });
    const { state } = play(
      s,
      [],
      ...marchAll(F, french.Wavre, 'Brussels'),
      [F, 'march', 'Guyot'],
      [F, 'to', 'Waterloo'],
    );
    expect(refusal(state, F, 'to', 'Brussels')).toEqual(bar('13.2', 'no road joins'));
  });
});

describe('corps integrity', () => {
  const corps: Battle = {
    attackers: [['Foy', 'Girard', 'Habert', 'Guyot'], ['Morand'], ['Duhesme']],
    defenders: [['Steinmetz', 'Jagow', 'Böse', 'Lehmann'], ['Krafft'], ['Brause']],
    crossed: ['Foy', 'Girard', 'Habert', 'Guyot', 'Morand'],
    options: { corpsIntegrity: true },
  };
  const fired = () => play(combat(corps), [6, 6, 6], [F, 'fire', 'Foy', 'line']).state;

  test('[13.3] in one column infantry of one corps only fires; the first to fire decides', () => {
    const s = fired();
    expect(refusal(s, F, 'fire', 'Habert', 'line')).toEqual(bar('13.3', 'another corps has fired'));
    expect(offersTo(s, F, 'Habert')).toEqual(['disengage', 'form']);
    expect(offersTo(s, F, 'Girard')).toContain('fire line');
    const other = play(combat(corps), [6, 6, 6], [F, 'fire', 'Habert', 'line']).state;
    expect(refusal(other, F, 'fire', 'Girard', 'line')).toEqual(
      bar('13.3', 'another corps has fired'),
    );
  });

  test('[13.3] infantry of other corps may move or wait', () => {
    const { state } = play(fired(), [], [F, 'disengage', 'Habert']);
    expect(placeOf(state, 'Habert')).toBe('lane 0');
  });

  test('[13.3] each column has a corps of its own', () => {
    expect(offersTo(fired(), F, 'Morand')).toContain('fire line');
  });

  test('[13.3] cavalry and artillery of any corps fire as usual, and bind nobody', () => {
    expect(offersTo(fired(), F, 'Guyot')).toContain('fire line');
    const cavalry = play(combat(corps), [6, 6, 6, 6], [F, 'fire', 'Guyot', 'line']).state;
    expect(offersTo(cavalry, F, 'Habert')).toContain('fire line');
    const guns = play(
      combat({ ...corps, to: 'defender' }),
      [6, 6, 6],
      [A, 'fire', 'Lehmann', 'line'],
    ).state;
    expect(offersTo(guns, A, 'Jagow')).toContain('fire line');
  });

  test('[13.3] it binds the defender too', () => {
    const s = combat({ ...corps, to: 'defender' });
    const { state } = play(s, [6, 6, 6], [A, 'fire', 'Jagow', 'line']);
    expect(refusal(state, A, 'fire', 'Böse', 'line')).toEqual(
      bar('13.3', 'another corps has fired'),
    );
    expect(offersTo(state, A, 'Steinmetz')).toContain('fire line');
    expect(offersTo(state, A, 'Lehmann')).toContain('fire line');
  });

  test('[13.3] hits are taken as usual, whatever the corps', () => {
    const { state } = play(combat(corps), [1, 6, 6], [F, 'fire', 'Foy', 'line']);
    expect(cvOf(state, 'Steinmetz')).toBe(3);
  });

  test('[13.3] the next battle turn another corps may fire', () => {
    const { state } = play(fired(), [], ...toDefender, ...toAttacker);
    expect(offersTo(state, F, 'Habert')).toContain('fire line');
  });

  test('[13.3] what one side fired in its battle turn does not bind the other', () => {
    const { state } = play(fired(), [], ...toDefender);
    expect(['Steinmetz', 'Böse'].map((name) => offersTo(state, A, name)[0])).toEqual([
      'fire line',
      'fire line',
    ]);
  });

  test('[13.3] the British I Corps is not the Prussian I Corps', () => {
    const defenders = [['Jagow', 'Cooke', 'Alten'], ['Krafft'], ['Brause']];
    const s = combat({ ...corps, defenders, to: 'defender' });
    const { state } = play(s, [6, 6, 6, 6], [A, 'fire', 'Cooke', 'line']);
    expect(offersTo(state, A, 'Alten')).toContain('fire line');
    expect(refusal(state, A, 'fire', 'Jagow', 'line')).toEqual(
      bar('13.3', 'another corps has fired'),
    );
  });

  test('[13.3] without the option all corps fire', () => {
    const s = combat({ ...corps, options: {} });
    expect(offersTo(play(s, [6, 6, 6], [F, 'fire', 'Foy', 'line']).state, F, 'Habert')).toContain(
      'fire line',
    );
  });
});
