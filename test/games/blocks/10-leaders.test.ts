import { describe, expect, test } from 'vitest';
import { blocks } from '../../../src/games/blocks/game.ts';
import { amid, armies, line, offersTo, toAttacker, toDefender } from './combat-table.ts';
import {
  A,
  ALLIED_DAY,
  bar,
  battle,
  choices,
  combat,
  cvOf,
  F,
  forceMarch,
  march,
  NIGHT,
  opening,
  placeOf,
  play,
  position,
  refusal,
  townOf,
  unit,
  waiting,
} from './table.ts';

describe('leaders', () => {
  test('[10.0] a leader ignores the limits of deployment', () => {
    const five = ['Cooke', 'Alten', 'Perponcher', 'Chassé', 'British I Artillery'];
    const place = (name: string) =>
      [
        [A, 'pick', name],
        [A, 'place', 'Mons'],
      ] as const;
    const { state } = play(
      opening('free'),
      [],
      ...five.flatMap(place),
      [A, 'pick', 'Wellington'],
      [A, 'place', 'Mons'],
    );
    expect(townOf(state, 'Wellington')).toBe('Mons');
    const sixth = play(state, [], [A, 'pick', 'Picton']).state;
    expect(choices(sixth, A)).not.toContain('place Mons');
  });

  test('[10.0] a leader ignores the limits of roads in retreat', () => {
    const s = battle({
      ...line,
      attackerReserve: ['Foy', 'Girard', 'Bachelu', 'Napoléon'],
      others: { Charleroi: ['Habert'] },
    });
    const { state } = play(
      s,
      [],
      [F, 'retreat', 'Foy'],
      [F, 'to', 'Charleroi'],
      [F, 'retreat', 'Girard'],
      [F, 'to', 'Charleroi'],
    );
    expect(choices(state, F)).toEqual(['retreat Napoléon', 'done']);
    expect(refusal(state, F, 'retreat', 'Bachelu')).toEqual(bar('7.1', 'no town is open'));
  });

  test('[10.0] a leader alone holds a column (R5)', () => {
    const s = combat({ ...line, attackers: [['Napoléon', 'Friant'], ['Morand'], ['Duhesme']] });
    const { state } = play(s, [], [F, 'redeploy', 'Friant', 'centre']);
    expect(waiting(state)).toEqual([F]);
    expect(cvOf(state, 'Morand')).toBe(3);
  });

  test('[10.0] a leader is one step: forced to take a hit he is eliminated, and his column is lost', () => {
    const s = combat({
      ...line,
      defenders: [['Blücher'], ['Krafft'], ['Brause']],
      crossed: ['Friant'],
    });
    const { state, log } = play(s, [1, 6, 6, 6], [F, 'fire', 'Friant', 'line']);
    expect(log).toContain('[8.4] Blücher is eliminated at Ligny');
    expect(log).toContain('[7.5] the Allied force at Ligny routs');
    expect(townOf(state, 'Blücher')).toBe('dead');
  });

  test('[10.0] a leader loses nothing in a rout (R32)', () => {
    const s = combat({
      ...line,
      attackers: [['Napoléon', 'Friant'], ['Morand'], ['Duhesme']],
      crossed: ['Napoléon'],
    });
    const { state } = play(s, [], [F, 'redeploy', 'Morand', 'left']);
    expect(choices(state, F)).toContain('flee Napoléon');
    expect([cvOf(state, 'Friant'), cvOf(state, 'Morand')]).toEqual([3, 2]);
  });

  test('[10.0] Wellington leads only the British on a march, Blücher only Prussians (R19)', () => {
    const units = armies({ Wavre: ['Wellington', 'Blücher', 'Picton', 'Hake'] });
    const both = [
      ...march(A, 'Picton', 'Louvain'),
      ...march(A, 'Hake', 'Louvain'),
      ...forceMarch(A, 'Picton', 'Tirlemont'),
      ...forceMarch(A, 'Hake', 'Tirlemont'),
    ] as const;
    const s = position({ turn: ALLIED_DAY, units });
    const british = play(s, [3, 3], [A, 'command', 'Wellington'], ...both, [A, 'done']).state;
    expect([cvOf(british, 'Picton'), cvOf(british, 'Hake')]).toEqual([4, 2]);
    const prussian = play(s, [3, 3], [A, 'command', 'Blücher'], ...both, [A, 'done']).state;
    expect([cvOf(prussian, 'Picton'), cvOf(prussian, 'Hake')]).toEqual([3, 3]);
  });

  test('[10.0] each leader steadies only his own army (R19)', () => {
    const defenders = [
      ['Wellington', 'Steinmetz', { unit: 'Picton', cv: 1 }, { unit: 'Jagow', cv: 1 }],
      ['Krafft'],
      ['Brause'],
    ];
    const s = combat({ ...line, defenders, crossed: ['Friant'], to: 'defender', morale: [3, 3] });
    expect([placeOf(s, 'Picton'), placeOf(s, 'Jagow')]).toEqual(['lane 0', 'reserve']);
  });

  test('[10.0][12.2] the loss of Napoléon is the defeat of the French, when the turn’s battles are over', () => {
    const attackers = [['Napoléon'], ['Morand'], ['Duhesme']];
    const s = combat(amid({ ...line, attackers, crossed: ['Napoléon'], to: 'defender' }));
    const fallen = play(s, [1, 6, 6], [A, 'fire', 'Jagow', 'line']);
    expect(fallen.log).toContain('[8.4] Napoléon is eliminated at Ligny');
    expect(blocks.outcome(fallen.state)).toBeNull();
    const { state } = play(fallen.state, [], [F, 'flee', 'Morand'], [A, 'done']);
    expect(blocks.outcome(state)).toMatchObject({
      rule: '12.2',
      reason: 'the Allies win: Napoléon is lost',
    });
    expect(state.alive).toEqual([0, 19, 25]);
  });
});

describe('force-march bonus', () => {
  const units = armies({});
  const marches = [...march(F, 'Friant', 'Thuin'), ...forceMarch(F, 'Friant', 'Binche')] as const;

  test.each([
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 4],
  ])('[10.1] under command a roll of %i leaves Friant with %i CV', (die, cv) => {
    const s = position({ units });
    const { state } = play(s, [die], [F, 'command', 'Napoléon'], ...marches, [F, 'done']);
    expect(cvOf(state, 'Friant')).toBe(cv);
  });

  test('[10.1] without the order the roll is the plain one', () => {
    const { state } = play(position({ units }), [3], ...marches, [F, 'done']);
    expect(cvOf(state, 'Friant')).toBe(3);
  });

  test('[10.1][2.2] he who commands is seen by all, until the turn ends', () => {
    const { state, heard } = play(position({ units }), [], [F, 'command', 'Napoléon']);
    expect(heard(A)).toEqual(['Napoléon shows himself at Beaumont and orders a force march']);
    expect(unit(state, 'Napoléon').shown).toBe(true);
    expect(unit(play(state, [], [F, 'done']).state, 'Napoléon').shown).toBe(false);
  });

  test('[10.1] the order serves units that began the turn with him, wherever he goes afterwards (R16)', () => {
    const s = position({ units });
    const { state } = play(
      s,
      [3, 3],
      [F, 'command', 'Napoléon'],
      ...march(F, 'Napoléon', 'Solre', 'Maubeuge'),
      ...march(F, 'Foy', 'Beaumont'),
      ...marches,
      ...forceMarch(F, 'Foy', 'Thuin'),
      [F, 'done'],
    );
    expect([cvOf(state, 'Friant'), cvOf(state, 'Foy')]).toEqual([4, 2]);
    expect(townOf(state, 'Napoléon')).toBe('Maubeuge');
  });

  test('[10.1] only a leader of one’s own orders force marches', () => {
    const s = position({ units });
    for (const name of ['Friant', 'Wellington', 'Blücher']) {
      expect(refusal(s, F, 'command', name)).toEqual(bar('10.1', 'only a leader of your own'));
    }
  });

  test('[10.1] he gives the order once, and before he moves (R16)', () => {
    const s = position({ units });
    const commanded = play(s, [], [F, 'command', 'Napoléon']).state;
    expect(refusal(commanded, F, 'command', 'Napoléon')).toEqual(
      bar('10.1', 'given the order already'),
    );
    const moved = play(s, [], ...march(F, 'Napoléon', 'Solre', 'halt')).state;
    expect(refusal(moved, F, 'command', 'Napoléon')).toEqual(bar('10.1', 'before he moves'));
    expect(choices(moved, F)).not.toContain('command Napoléon');
  });

  test('[10.1] the order is for one turn', () => {
    const s = position({ units });
    const { state } = play(s, [], [F, 'command', 'Napoléon'], [F, 'done'], [A, 'done']);
    expect(choices(state, F)).toContain('command Napoléon');
    const marched = play(state, [], ...march(F, 'Friant', 'Thuin')).state;
    expect(refusal(marched, F, 'force', 'Friant')).toEqual(bar('5.6', 'only a leader may order'));
  });

  test('[10.1][5.6] at night his order allows force marches, on the plain roll (R16)', () => {
    const s = position({ turn: NIGHT, units });
    const plain = play(s, [], ...march(F, 'Friant', 'Thuin')).state;
    expect(refusal(plain, F, 'force', 'Friant')).toEqual(bar('5.6', 'only a leader may order'));
    const { state } = play(s, [3], [F, 'command', 'Napoléon'], ...marches, [F, 'done']);
    expect(unit(state, 'Friant')).toMatchObject({ town: 'Binche', cv: 3 });
    expect(
      cvOf(play(s, [4], [F, 'command', 'Napoléon'], ...marches, [F, 'done']).state, 'Friant'),
    ).toBe(4);
  });

  test('[10.1][5.6] at night too it serves only those who began with him, and never an attack (R16)', () => {
    const s = position({ turn: NIGHT, units: armies({ Binche: ['Perponcher'] }) });
    const { state } = play(
      s,
      [],
      [F, 'command', 'Napoléon'],
      ...march(F, 'Foy', 'Beaumont'),
      ...march(F, 'Friant', 'Thuin'),
    );
    expect(refusal(state, F, 'force', 'Foy')).toEqual(bar('5.6', 'only a leader may order'));
    const inHand = play(state, [], [F, 'force', 'Friant']).state;
    expect(refusal(inHand, F, 'to', 'Binche')).toEqual(bar('5.6', 'no attack at night'));
  });

  test('[10.1][5.5] he never force-marches himself, but moves one or two towns after commanding', () => {
    const s = position({ units });
    const { state } = play(
      s,
      [],
      [F, 'command', 'Napoléon'],
      ...march(F, 'Napoléon', 'Thuin', 'Binche'),
    );
    expect(townOf(state, 'Napoléon')).toBe('Binche');
    expect(refusal(state, F, 'force', 'Napoléon')).toEqual(bar('5.5', 'leaders never'));
  });
});

describe('morale bonus', () => {
  const weak = { unit: 'Foy', cv: 1 };
  const morale = (
    left: readonly (string | typeof weak)[],
    centre: readonly string[],
    die: number,
    crossed: string[],
  ) => combat({ ...line, attackers: [left, centre, ['Duhesme']], crossed, morale: [die] });

  test('[10.2] with a leader in its column a unit holds on a 3, not on a 2', () => {
    const left = ['Friant', 'Napoléon', weak];
    expect(placeOf(morale(left, ['Morand'], 3, ['Foy', 'Napoléon']), 'Foy')).toBe('across 0');
    expect(placeOf(morale(left, ['Morand'], 2, ['Foy', 'Napoléon']), 'Foy')).toBe('lane 0');
  });

  test('[10.2] he need not be engaged himself', () => {
    const s = morale(['Friant', 'Napoléon', weak], ['Morand'], 3, ['Foy']);
    expect([placeOf(s, 'Napoléon'), placeOf(s, 'Foy')]).toEqual(['lane 0', 'across 0']);
  });

  test('[10.2] in another column or in the reserve he helps nobody', () => {
    expect(placeOf(morale(['Friant', weak], ['Morand', 'Napoléon'], 3, ['Foy']), 'Foy')).toBe(
      'lane 0',
    );
    const reserve = combat({
      ...line,
      attackers: [['Friant', weak], ['Morand'], ['Duhesme']],
      attackerReserve: ['Napoléon'],
      crossed: ['Foy'],
      morale: [3],
    });
    expect(placeOf(reserve, 'Foy')).toBe('lane 0');
  });

  test('[10.2] the enemy’s leader in the same column is no help', () => {
    const s = combat({
      ...line,
      attackers: [['Friant', weak], ['Morand'], ['Duhesme']],
      defenders: [['Jagow', 'Blücher'], ['Krafft'], ['Brause']],
      crossed: ['Foy'],
      morale: [3],
    });
    expect(placeOf(s, 'Foy')).toBe('lane 0');
  });

  test('[10.2] a leader has no firepower', () => {
    const s = combat({
      ...line,
      attackers: [['Friant', 'Napoléon'], ['Morand'], ['Duhesme']],
      crossed: ['Napoléon'],
    });
    expect(refusal(s, F, 'fire', 'Napoléon', 'line')).toEqual(bar('10.2', 'no firepower'));
    expect(offersTo(s, F, 'Napoléon')).toEqual(['disengage']);
  });

  test('[10.2] like cavalry a leader makes one or two battle moves (R24)', () => {
    const s = combat({ ...line, attackers: [['Friant', 'Napoléon'], ['Morand'], ['Duhesme']] });
    const { state } = play(
      s,
      [],
      [F, 'redeploy', 'Napoléon', 'centre'],
      [F, 'redeploy', 'Napoléon', 'right'],
    );
    expect(placeOf(state, 'Napoléon')).toBe('lane 2');
    expect(refusal(state, F, 'redeploy', 'Napoléon', 'centre')).toEqual(
      bar('8.0', 'moved or fired already'),
    );
    const charge = play(
      s,
      [],
      [F, 'redeploy', 'Napoléon', 'centre'],
      [F, 'engage', 'Napoléon', 'centre'],
    ).state;
    expect(placeOf(charge, 'Napoléon')).toBe('across 1');
  });

  test('[10.2][8.6] an engaged leader never rolls for morale himself (R32)', () => {
    const s = combat({
      ...line,
      attackers: [['Friant', 'Napoléon'], ['Morand'], ['Duhesme']],
      crossed: ['Napoléon'],
    });
    const { state } = play(s, [], ...toDefender, ...toAttacker);
    expect(placeOf(state, 'Napoléon')).toBe('across 0');
  });
});
