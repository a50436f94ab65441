import { describe, expect, test } from 'vitest';
import { duel, offersTo, toAttacker, toDefender } from './combat-table.ts';
import { A, bar, combat, cvOf, F, play, refusal } from './table.ts';

describe('fire', () => {
  test('[8.3] one die for each CV, each 1 a hit at F1', () => {
    const s = combat(duel(['Foy'], ['Steinmetz'], { crossed: ['Foy'] }));
    const { state, log } = play(s, [1, 2, 1], [F, 'fire', 'Foy', 'line']);
    expect(log).toEqual([
      '[8.3] Foy fires at the line (F1): 1 2 1',
      '[8.4] Steinmetz is hit and has 3 CV',
      '[8.4] Steinmetz is hit and has 2 CV',
    ]);
    expect(cvOf(state, 'Steinmetz')).toBe(2);
  });

  test('[8.3] a reduced unit has fewer dice', () => {
    const s = combat(duel([{ unit: 'Friant', cv: 2 }], ['Steinmetz'], { crossed: ['Friant'] }));
    expect(play(s, [5, 6], [F, 'fire', 'Friant', 'line']).log).toEqual([
      '[8.3] Friant fires at the line (F1): 5 6',
    ]);
  });

  test('[8.3] a unit fires once in a battle turn', () => {
    const s = combat(duel(['Foy', 'Noury'], ['Jagow'], {}));
    const { state } = play(s, [6, 6], [F, 'fire', 'Noury', 'line']);
    expect(refusal(state, F, 'fire', 'Noury', 'line')).toEqual(
      bar('8.0', 'moved or fired already'),
    );
  });

  test('[8.3] units in reserve neither fire nor are fired at', () => {
    const s = combat(
      duel(['Foy', 'Noury'], ['Jagow'], {
        attackerReserve: ['Balthus'],
        defenderReserve: ['Steinmetz'],
      }),
    );
    expect(refusal(s, F, 'fire', 'Balthus', 'line')).toEqual(bar('8.3', 'units in reserve'));
    const { state } = play(s, [1, 1], [F, 'fire', 'Noury', 'line']);
    expect([cvOf(state, 'Jagow'), cvOf(state, 'Steinmetz')]).toEqual([1, 4]);
  });

  test('[8.3] infantry and cavalry fire only when engaged', () => {
    const s = combat(duel(['Foy', 'Guyot'], ['Jagow']));
    for (const name of ['Foy', 'Guyot']) {
      expect(refusal(s, F, 'fire', name, 'line')).toEqual(bar('8.3', 'only when engaged'));
    }
  });

  test('[8.3] both sides of an engagement fire at each other', () => {
    const s = combat(duel(['Foy'], ['Jagow', 'Rentzel'], { crossed: ['Foy'], to: 'defender' }));
    const { state } = play(s, [1, 6, 6], [A, 'fire', 'Jagow', 'line']);
    expect(cvOf(state, 'Foy')).toBe(2);
    expect(cvOf(state, 'Morand')).toBe(3);
  });

  test('[8.3] cavalry that charges has F3 on its first fire, then F2 (R28)', () => {
    const s = combat(duel(['Foy', 'Lefebvre'], ['Steinmetz', 'Pirch II']));
    const charged = play(
      s,
      [],
      [F, 'engage', 'Lefebvre', 'left'],
      ...toDefender,
      ...toAttacker,
    ).state;
    const shock = play(
      charged,
      [3, 4, 4],
      [F, 'fire', 'Lefebvre', 'line'],
      [A, 'lose', 'Steinmetz'],
    );
    expect(shock.log[0]).toBe('[8.3] Lefebvre fires at the line (F3): 3 4 4');
    expect(cvOf(shock.state, 'Steinmetz')).toBe(3);
    const later = play(shock.state, [3, 2, 3], ...toDefender, ...toAttacker, [
      F,
      'fire',
      'Lefebvre',
      'line',
    ]);
    expect(later.log).toContain('[8.3] Lefebvre fires at the line (F2): 3 2 3');
    expect(cvOf(later.state, 'Pirch II')).toBe(3);
  });

  test('[8.3] the shock waits for the first fire, however late it comes (R28)', () => {
    const s = combat(duel(['Foy', 'Lefebvre'], ['Jagow', 'Rentzel']));
    const { log } = play(
      s,
      [6, 6, 6, 6, 6, 6],
      [F, 'engage', 'Lefebvre', 'left'],
      [F, 'engage', 'Foy', 'left'],
      ...toDefender,
      ...toAttacker,
      [F, 'fire', 'Foy', 'line'],
      ...toDefender,
      ...toAttacker,
      [F, 'fire', 'Lefebvre', 'line'],
    );
    expect(log.at(-1)).toBe('[8.3] Lefebvre fires at the line (F3): 6 6 6');
  });

  test('[8.3] cavalry that is engaged has F3 on its first fire too, then F2 (R28)', () => {
    const s = combat(duel(['Foy'], ['Jagow', 'Röder']));
    const first = play(s, [3, 6], [F, 'engage', 'Foy', 'left'], ...toDefender, [
      A,
      'fire',
      'Röder',
      'line',
    ]);
    expect(first.log).toContain('[8.3] Röder fires at the line (F3): 3 6');
    const second = play(first.state, [3, 2], ...toAttacker, ...toDefender, [
      A,
      'fire',
      'Röder',
      'line',
    ]);
    expect(second.log).toContain('[8.3] Röder fires at the line (F2): 3 2');
    expect(cvOf(second.state, 'Foy')).toBe(1);
  });

  test('[8.3] cavalry from the reserve into an engaged column has its shock (R28)', () => {
    const s = combat(
      duel(['Foy'], ['Jagow'], { crossed: ['Foy'], defenderReserve: ['Röder'], to: 'defender' }),
    );
    const { log } = play(s, [6, 6], [A, 'engage', 'Röder', 'right'], ...toAttacker, ...toDefender, [
      A,
      'fire',
      'Röder',
      'line',
    ]);
    expect(log).toContain('[8.3] Röder fires at the line (F3): 6 6');
  });

  test('[8.3] engaged anew, cavalry has its shock anew (R28)', () => {
    const s = combat(duel(['Foy'], ['Jagow', 'Röder'], { crossed: ['Foy'], to: 'defender' }));
    const spent = play(s, [3, 3], [A, 'fire', 'Röder', 'line']);
    expect(spent.log).toEqual(['[8.3] Röder fires at the line (F2): 3 3']);
    const { log } = play(
      spent.state,
      [6, 6],
      ...toAttacker,
      [F, 'disengage', 'Foy'],
      ...toDefender,
      ...toAttacker,
      [F, 'engage', 'Foy', 'left'],
      ...toDefender,
      [A, 'fire', 'Röder', 'line'],
    );
    expect(log).toContain('[8.3] Röder fires at the line (F3): 6 6');
  });

  test('[8.3] a second enemy who joins is no new engagement (R28, R29)', () => {
    const s = combat(duel(['Foy', 'Habert'], ['Lehmann', 'Röder'], { crossed: ['Foy'] }));
    const { log } = play(
      s,
      [6, 6, 6, 6, 6],
      [F, 'engage', 'Habert', 'left'],
      ...toDefender,
      [A, 'fire', 'Röder', 'line'],
      [A, 'fire', 'Lehmann', 'line'],
    );
    expect(log.slice(-2)).toEqual([
      '[8.3] Röder fires at the line (F2): 6 6',
      '[8.3] Lehmann fires at the line (F1): 6 6 6',
    ]);
  });

  test('[8.3] artillery fires at long range into the column that it faces, with F1 (R30)', () => {
    const s = combat(duel(['Foy', 'Balthus'], ['Jagow'], { crossed: ['Morand'] }));
    const { state, log } = play(s, [1, 2, 3], [F, 'fire', 'Balthus', 'line']);
    expect(log[0]).toBe('[8.3] Balthus fires at the line (F1): 1 2 3');
    expect([cvOf(state, 'Jagow'), cvOf(state, 'Krafft'), cvOf(state, 'Brause')]).toEqual([2, 3, 3]);
  });

  test('[8.3] no long range fire into a column that friends have engaged, at the instant of fire', () => {
    const s = combat(duel(['Foy', 'Balthus'], ['Jagow'], { crossed: ['Foy'] }));
    expect(refusal(s, F, 'fire', 'Balthus', 'line')).toEqual(bar('8.3', 'friends have engaged'));
    expect(offersTo(s, F, 'Balthus')).toEqual(['redeploy reserve', 'redeploy centre']);
    const { state } = play(s, [1, 6, 6], [F, 'disengage', 'Foy'], [F, 'fire', 'Balthus', 'line']);
    expect(cvOf(state, 'Jagow')).toBe(2);
  });

  test('[8.3] engaged artillery fires at those who engage it, not past them', () => {
    const s = combat(
      duel(['Foy', 'Girard'], ['Jagow', 'Lehmann'], { crossed: ['Girard'], to: 'defender' }),
    );
    const { state } = play(s, [1, 6, 6], [A, 'fire', 'Lehmann', 'line']);
    expect([cvOf(state, 'Girard'), cvOf(state, 'Foy')]).toEqual([1, 3]);
  });

  test('[8.3] engaged guns have F2 in their first battle turn, fired or not, then F1 (R29)', () => {
    const s = combat(duel(['Foy'], ['Jagow', 'Lehmann']));
    const engaged = play(s, [], [F, 'engage', 'Foy', 'left'], ...toDefender).state;
    const first = play(engaged, [2, 3, 3], [A, 'fire', 'Lehmann', 'line']);
    expect(first.log[0]).toBe('[8.3] Lehmann fires at the line (F2): 2 3 3');
    for (const state of [first.state, engaged]) {
      const { log } = play(
        state,
        [2, 2, 2],
        ...toAttacker,
        [F, 'engage', 'Morand', 'centre'],
        ...toDefender,
        [A, 'fire', 'Lehmann', 'line'],
      );
      expect(log.at(-1)).toBe('[8.3] Lehmann fires at the line (F1): 2 2 2');
    }
  });

  test('[8.3] guns engaged anew have F2 again (R29)', () => {
    const s = combat(duel(['Foy'], ['Jagow', 'Lehmann'], { crossed: ['Foy'] }));
    const { log } = play(
      s,
      [6, 6, 6, 2, 2, 6],
      [F, 'disengage', 'Foy'],
      ...toDefender,
      [A, 'fire', 'Lehmann', 'line'],
      ...toAttacker,
      [F, 'engage', 'Foy', 'left'],
      ...toDefender,
      [A, 'fire', 'Lehmann', 'line'],
    );
    expect(log).toContain('[8.3] Lehmann fires at the line (F1): 6 6 6');
    expect(log).toContain('[8.3] Lehmann fires at the line (F2): 2 2 6');
  });
});
