import { describe, expect, test } from 'vitest';
import { duel, inSquare } from './combat-table.ts';
import { A, bar, choices, combat, cvOf, F, play, refusal, townOf, waiting } from './table.ts';

describe('losses', () => {
  test('[8.4] each hit falls on the unit that is then the strongest (R31)', () => {
    const s = combat(duel(['Friant'], ['Steinmetz', 'Schutter'], { crossed: ['Friant'] }));
    const { state } = play(s, [1, 1, 6, 6], [F, 'fire', 'Friant', 'line']);
    expect([cvOf(state, 'Steinmetz'), cvOf(state, 'Schutter')]).toEqual([2, 2]);
  });

  test('[8.4] among equals the owner chooses, hit by hit (R31)', () => {
    const s = combat(duel(['Friant'], ['Steinmetz', 'Jagow', 'Schutter'], { crossed: ['Friant'] }));
    const { state } = play(s, [1, 1, 1, 6], [F, 'fire', 'Friant', 'line']);
    expect(cvOf(state, 'Steinmetz')).toBe(3);
    expect(waiting(state)).toEqual([A]);
    expect(choices(state, A)).toEqual(['lose Steinmetz', 'lose Jagow']);
    const chosen = play(state, [], [A, 'lose', 'Jagow']).state;
    expect(['Steinmetz', 'Jagow', 'Schutter'].map((u) => cvOf(chosen, u))).toEqual([2, 2, 2]);
    expect(waiting(chosen)).toEqual([F]);
  });

  test('[8.4] the owner cannot spare the strongest, nor do anything else first', () => {
    const s = combat(duel(['Friant'], ['Jagow', 'Böse', 'Schutter'], { crossed: ['Friant'] }));
    const { state } = play(s, [1, 6, 6, 6], [F, 'fire', 'Friant', 'line']);
    for (const name of ['Schutter', 'Krafft', 'Friant']) {
      expect(refusal(state, A, 'lose', name)).toEqual(bar('8.4', 'falls on the strongest'));
    }
    expect(refusal(state, A, 'done')).toEqual(bar('8.4', 'choose which'));
    expect(refusal(state, F, 'fire', 'Friant', 'line')).toEqual(bar('8.4', 'another seat'));
  });

  test('[8.4] two tables that wait for a loss do not disturb each other', () => {
    const tie = (...right: string[]) =>
      play(
        combat(duel(['Friant'], right, { crossed: ['Friant'] })),
        [1, 6, 6, 6],
        [F, 'fire', 'Friant', 'line'],
      ).state;
    const [weaker, stronger] = [tie('Jagow', 'Böse'), tie('Steinmetz', 'Pirch II')];
    expect(choices(weaker, A)).toEqual(['lose Jagow', 'lose Böse']);
    expect(choices(stronger, A)).toEqual(['lose Steinmetz', 'lose Pirch II']);
    expect(cvOf(play(weaker, [], [A, 'lose', 'Böse']).state, 'Böse')).toBe(2);
  });

  test('[8.4] a unit of 1 CV that is hit is eliminated, and its column perhaps with it', () => {
    const s = combat(duel(['Foy'], [{ unit: 'Jagow', cv: 1 }], { crossed: ['Foy'] }));
    const { state, log } = play(s, [1, 6, 6], [F, 'fire', 'Foy', 'line']);
    expect(log).toContain('[8.4] Jagow is eliminated at Ligny');
    expect(log).toContain('[7.5] the Allied force at Ligny routs');
    expect(choices(state, A)).toEqual(['flee Krafft', 'flee Brause']);
  });

  test('[8.4] hits beyond the last unit of the target are lost (R31)', () => {
    const s = combat(
      duel(['Foy', { unit: 'Girard', cv: 1 }], ['Jagow'], { crossed: ['Girard'], to: 'defender' }),
    );
    const { state, log } = play(s, [1, 1, 1], [A, 'fire', 'Jagow', 'line']);
    expect(log).toEqual([
      '[8.3] Jagow fires at the line (F1): 1 1 1',
      '[8.4] Girard is eliminated at Ligny',
    ]);
    expect([cvOf(state, 'Foy'), cvOf(state, 'Morand')]).toEqual([3, 3]);
  });

  test('[8.4] the Allied player chooses for both his armies (R19)', () => {
    const s = combat(duel(['Friant'], ['Jagow', 'Perponcher'], { crossed: ['Friant'] }));
    const { state } = play(s, [1, 6, 6, 6], [F, 'fire', 'Friant', 'line']);
    expect(choices(state, A)).toEqual(['lose Perponcher', 'lose Jagow']);
  });

  test('[8.4][10.0] a leader is spared while troops stand in his column, in square or behind the line (R32)', () => {
    const troops = combat(duel(['Friant'], ['Blücher', 'Schutter'], { crossed: ['Friant'] }));
    const hit = play(troops, [1, 6, 6, 6], [F, 'fire', 'Friant', 'line']).state;
    expect([cvOf(hit, 'Schutter'), townOf(hit, 'Blücher')]).toEqual([1, 'Ligny']);
    const square = combat(
      duel(['Friant'], ['Blücher', inSquare('Schutter')], { crossed: ['Friant'] }),
    );
    expect(refusal(square, F, 'fire', 'Friant', 'line')).toEqual(bar('8.5', 'in that formation'));
    const behind = combat(
      duel(['Napoléon', 'Foy'], ['Jagow'], { crossed: ['Napoléon'], to: 'defender' }),
    );
    expect(refusal(behind, A, 'fire', 'Jagow', 'line')).toEqual(bar('8.5', 'in that formation'));
  });

  test('[8.4][10.0] a leader falls when the last of his column has, by the same volley even (R32)', () => {
    const s = combat(
      duel(['Friant'], ['Blücher', { unit: 'Schutter', cv: 1 }], { crossed: ['Friant'] }),
    );
    const alone = play(s, [1, 6, 6, 6], [F, 'fire', 'Friant', 'line']).state;
    expect([townOf(alone, 'Schutter'), townOf(alone, 'Blücher')]).toEqual(['dead', 'Ligny']);
    expect(waiting(alone)).toEqual([F]);
    const both = play(s, [1, 1, 6, 6], [F, 'fire', 'Friant', 'line']);
    expect(both.log).toContain('[8.4] Blücher is eliminated at Ligny');
    expect(both.log).toContain('[7.5] the Allied force at Ligny routs');
  });

  test('[8.4][10.0] what is left of a volley spares him while a square still stands (R31, R32)', () => {
    const left = ['Napoléon', { unit: 'Girard', cv: 1 }, inSquare('Foy')];
    const s = combat(
      duel(left, ['Jagow'], { crossed: ['Napoléon', 'Girard', 'Foy'], to: 'defender' }),
    );
    const { state } = play(s, [1, 1, 1], [A, 'fire', 'Jagow', 'line']);
    expect(['Girard', 'Napoléon'].map((name) => townOf(state, name))).toEqual(['dead', 'Ligny']);
    expect(cvOf(state, 'Foy')).toBe(3);
  });

  test('[8.4][10.0] a volley at squares never reaches the leader (R31, R32)', () => {
    const s = combat(
      duel(['Friant'], ['Blücher', inSquare('Schutter', 1)], { crossed: ['Friant'] }),
    );
    const { state } = play(s, [1, 1, 2, 2], [F, 'fire', 'Friant', 'squares']);
    expect([townOf(state, 'Schutter'), townOf(state, 'Blücher')]).toEqual(['dead', 'Ligny']);
  });

  test('[8.4][10.0] of two leaders alone in a column their owner chooses, and two hits take both (R31, R32)', () => {
    const s = combat(duel(['Friant'], ['Wellington', 'Blücher'], { crossed: ['Friant'] }));
    const one = play(s, [1, 6, 6, 6], [F, 'fire', 'Friant', 'line']).state;
    expect(choices(one, A)).toEqual(['lose Wellington', 'lose Blücher']);
    const chosen = play(one, [], [A, 'lose', 'Blücher']).state;
    expect([townOf(chosen, 'Wellington'), townOf(chosen, 'Blücher')]).toEqual(['Ligny', 'dead']);
    const two = play(
      s,
      [1, 1, 6, 6],
      [F, 'fire', 'Friant', 'line'],
      [A, 'lose', 'Wellington'],
    ).state;
    expect([townOf(two, 'Wellington'), townOf(two, 'Blücher')]).toEqual(['dead', 'dead']);
  });
});
