import { describe, expect, test } from 'vitest';
import { duel, inSquare, offersTo, toAttacker, toDefender } from './combat-table.ts';
import { A, bar, battle, choices, combat, cvOf, F, play, refusal, townOf, unit } from './table.ts';

describe('squares', () => {
  test('[8.5] infantry in a column forms square, engaged or not, as its whole battle turn', () => {
    const s = combat(duel(['Foy'], ['Jagow'], { crossed: ['Foy'] }));
    const { state, log } = play(s, [], [F, 'form', 'Foy'], [F, 'form', 'Morand']);
    expect(log).toEqual(['[8.5] Foy forms square', '[8.5] Morand forms square']);
    expect(unit(state, 'Foy').square && unit(state, 'Morand').square).toBe(true);
    expect(refusal(state, F, 'fire', 'Foy', 'line')).toEqual(bar('8.0', 'moved or fired already'));
    expect(refusal(state, F, 'break', 'Foy')).toEqual(bar('8.0', 'moved or fired already'));
  });

  test('[8.5] only infantry in a column forms square (R33)', () => {
    const s = combat(
      duel(['Foy', 'Guyot', 'Noury', 'Napoléon'], ['Jagow'], { attackerReserve: ['Habert'] }),
    );
    for (const name of ['Guyot', 'Noury', 'Napoléon', 'Habert']) {
      expect(refusal(s, F, 'form', name)).toEqual(bar('8.5', 'only infantry in a column'));
    }
  });

  test('[8.5] to break square is a battle move too; there must be a square to break', () => {
    const s = combat(duel([inSquare('Foy')], ['Jagow'], { crossed: ['Foy'] }));
    expect(refusal(s, F, 'form', 'Foy')).toEqual(bar('8.5', 'in square already'));
    expect(refusal(s, F, 'break', 'Morand')).toEqual(bar('8.5', 'not in square'));
    const { state, log } = play(s, [], [F, 'break', 'Foy']);
    expect(log).toEqual(['[8.5] Foy breaks square']);
    expect(unit(state, 'Foy').square).toBe(false);
    expect(refusal(state, F, 'fire', 'Foy', 'line')).toEqual(bar('8.0', 'moved or fired already'));
  });

  test('[8.5] a unit in square makes no other move until it has broken square (R33)', () => {
    const s = combat(duel([inSquare('Foy')], ['Jagow'], {}));
    for (const choice of [
      ['engage', 'Foy', 'left'],
      ['redeploy', 'Foy', 'centre'],
      ['disengage', 'Foy'],
    ]) {
      expect(refusal(s, F, ...choice)).toEqual(bar('8.5', 'until it breaks square'));
    }
    expect(offersTo(s, F, 'Foy')).toEqual(['break']);
  });

  test('[8.5] units in square retreat as usual, and the square is gone (R33)', () => {
    const s = battle(duel([inSquare('Foy'), 'Friant'], ['Jagow']));
    const { state } = play(s, [], [F, 'retreat', 'Foy'], [F, 'to', 'Charleroi']);
    expect(unit(state, 'Foy')).toMatchObject({ town: 'Charleroi', square: false, cv: 3 });
  });

  test.each([
    ['cavalry that charges', 'Lefebvre', 'squares', 'F1'],
    ['cavalry at those not in square', 'Lefebvre', 'line', 'F3'],
    ['infantry', 'Foy', 'squares', 'F2'],
    ['infantry at those not in square', 'Foy', 'line', 'F1'],
  ])('[8.5] %s: %s fires at the %s with %s', (_, name, formation, fire) => {
    const s = combat(
      duel(['Girard', { unit: name, fresh: true }], [inSquare('Jagow'), 'Böse'], {
        crossed: [name],
      }),
    );
    const { log } = play(s, [6, 6, 6], [F, 'fire', name, formation]);
    expect(log).toEqual([`[8.3] ${name} fires at the ${formation} (${fire}): 6 6 6`]);
  });

  test('[8.5] fire at squares uses up the shock (R28)', () => {
    const s = combat(
      duel(['Girard', { unit: 'Lefebvre', fresh: true }], [inSquare('Jagow'), 'Böse'], {
        crossed: ['Lefebvre'],
      }),
    );
    const { log } = play(
      s,
      [2, 2, 2, 3, 3, 3],
      [F, 'fire', 'Lefebvre', 'squares'],
      ...toDefender,
      ...toAttacker,
      [F, 'fire', 'Lefebvre', 'line'],
    );
    expect(log).toEqual([
      '[8.3] Lefebvre fires at the squares (F1): 2 2 2',
      '[8.3] Lefebvre fires at the line (F2): 3 3 3',
    ]);
  });

  test.each([['line'], ['squares']])(
    '[8.5] infantry in square fires at the %s with F1 (R34)',
    (formation) => {
      const s = combat(duel([inSquare('Foy')], [inSquare('Jagow'), 'Böse'], { crossed: ['Foy'] }));
      const { log } = play(s, [2, 2, 2], [F, 'fire', 'Foy', formation]);
      expect(log).toEqual([`[8.3] Foy fires at the ${formation} (F1): 2 2 2`]);
    },
  );

  test('[8.5] artillery at long range fires at squares with F2, at others with F1 (R30)', () => {
    const s = combat(duel(['Foy', 'Balthus', 'Pelletier'], [inSquare('Jagow'), 'Böse']));
    const { state, log } = play(
      s,
      [2, 3, 3, 2, 3, 3],
      [F, 'fire', 'Balthus', 'squares'],
      [F, 'fire', 'Pelletier', 'line'],
    );
    expect(log).toEqual([
      '[8.3] Balthus fires at the squares (F2): 2 3 3',
      '[8.4] Jagow is hit and has 2 CV',
      '[8.3] Pelletier fires at the line (F1): 2 3 3',
    ]);
    expect(cvOf(state, 'Böse')).toBe(3);
  });

  test.each([
    [true, 'F2'],
    [false, 'F1'],
  ])(
    '[8.5] at short range squares make no difference to guns just engaged or not: %s, %s (R30)',
    (fresh, fire) => {
      const defenders = ['Jagow', { unit: 'Lehmann', fresh }];
      const s = combat(
        duel(['Foy', inSquare('Habert')], defenders, {
          crossed: ['Foy', 'Habert'],
          to: 'defender',
        }),
      );
      for (const formation of ['squares', 'line']) {
        expect(play(s, [6, 6, 6], [A, 'fire', 'Lehmann', formation]).log).toEqual([
          `[8.3] Lehmann fires at the ${formation} (${fire}): 6 6 6`,
        ]);
      }
    },
  );

  test('[8.5] hits fall on the strongest of the formation that was named, and no further (R31)', () => {
    const defenders = [inSquare('Jagow', 1), inSquare('Schutter', 1), 'Steinmetz'];
    const s = combat(duel(['Friant'], defenders, { crossed: ['Friant'] }));
    const at = (formation: string, ...dice: number[]) =>
      play(s, dice, [F, 'fire', 'Friant', formation]);
    expect(cvOf(at('line', 1, 1, 6, 6).state, 'Steinmetz')).toBe(2);
    const volley = at('squares', 2, 2, 2, 6).state;
    expect(choices(volley, A)).toEqual(['lose Jagow', 'lose Schutter']);
    expect(refusal(volley, A, 'lose', 'Steinmetz')).toEqual(bar('8.4', 'target formation'));
    const { state } = play(volley, [], [A, 'lose', 'Jagow']);
    expect([townOf(state, 'Jagow'), townOf(state, 'Schutter'), cvOf(state, 'Steinmetz')]).toEqual([
      'dead',
      'dead',
      4,
    ]);
  });

  test('[8.5] there must be somebody in the formation that is named', () => {
    const s = combat(duel(['Foy'], ['Jagow'], { crossed: ['Foy'] }));
    expect(refusal(s, F, 'fire', 'Foy', 'squares')).toEqual(bar('8.5', 'no enemy stands there'));
    const squares = combat(duel(['Foy'], [inSquare('Jagow')], { crossed: ['Foy'] }));
    expect(refusal(squares, F, 'fire', 'Foy', 'line')).toEqual(bar('8.5', 'no enemy stands there'));
    expect(offersTo(squares, F, 'Foy')).toContain('fire squares');
  });
});
