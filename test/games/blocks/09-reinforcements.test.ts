import { describe, expect, test } from 'vitest';
import { line, offersTo, toAttacker } from './combat-table.ts';
import {
  A,
  array,
  bar,
  battle,
  choices,
  combat,
  F,
  forceMarch,
  march,
  marchAll,
  play,
  position,
  refusal,
  townOf,
  unit,
  waiting,
  type Battle,
  type Step,
} from './table.ts';

/** The attacker's reinforcement phase. */
const reinforcing = (b: Battle) => play(combat(b), [], [F, 'done']).state;

const guard = ['Friant', 'Morand', 'Duhesme'];
const reille = ['Foy', 'Girard', 'Bachelu'];
const columns = (seat: string, units: readonly string[]): Step[] =>
  array(seat, [units[0]], [units[1]], [units[2]]);

describe('reinforcements', () => {
  test('[9.0] the last step of a battle turn brings units from adjacent towns into the reserve', () => {
    const s = reinforcing({
      ...line,
      others: { Charleroi: ['Habert', 'Guyot'], Laneffe: ['Foy'] },
    });
    expect(waiting(s)).toEqual([F]);
    expect(choices(s, F)).toEqual(['reinforce Habert', 'reinforce Guyot', 'done']);
    const { state, log, heard } = play(s, [], [F, 'reinforce', 'Habert']);
    expect(unit(state, 'Habert')).toMatchObject({ town: 'Ligny', place: 'reserve', shown: false });
    expect(log[0]).toBe('[9.0] Habert reinforces the battle at Ligny');
    expect(heard(A)).toEqual(['a French block reinforces the battle at Ligny']);
  });

  test('[9.0] they fight from the next battle turn of their side', () => {
    const s = reinforcing({ ...line, others: { Charleroi: ['Habert', 'Guyot'] } });
    const brought = play(s, [], [F, 'reinforce', 'Habert']).state;
    expect(refusal(brought, F, 'redeploy', 'Habert', 'left')).toEqual(
      bar('9.0', 'reinforcement phase'),
    );
    const { state } = play(brought, [], [F, 'done'], [A, 'done'], ...toAttacker);
    expect(offersTo(state, F, 'Habert')).toEqual([
      'redeploy left',
      'redeploy centre',
      'redeploy right',
    ]);
  });

  test('[9.0] the defender reinforces in his own battle turn', () => {
    const others = { Namur: ['Tippelskirch', 'Lehmann'], Charleroi: ['Habert'] };
    const s = play(combat({ ...line, others, to: 'defender' }), [], [A, 'done']).state;
    expect(choices(s, A)).toEqual(['reinforce Tippelskirch', 'reinforce Lehmann', 'done']);
    expect(refusal(s, F, 'reinforce', 'Habert')).toEqual(bar('9.0', 'another seat'));
  });

  test('[9.0] who has nobody near is not asked', () => {
    const s = play(combat({ ...line, others: { Laneffe: ['Foy'] } }), [], [F, 'done']).state;
    expect(waiting(s)).toEqual([A]);
    expect(choices(s, A)).toContain('retreat Jagow');
  });

  test('[9.0] only own units from adjacent towns reinforce', () => {
    const s = reinforcing({
      ...line,
      others: { Charleroi: ['Habert'], Laneffe: ['Foy'], Namur: ['Lehmann'] },
    });
    for (const name of ['Foy', 'Friant', 'Quiot']) {
      expect(refusal(s, F, 'reinforce', name)).toEqual(bar('9.0', 'only from adjacent towns'));
    }
    expect(refusal(s, F, 'reinforce', 'Lehmann')).toEqual(bar('2.1', 'another army'));
  });

  test('[9.0][7.4] a disrupted unit does not reinforce (R38)', () => {
    const s = battle({ ...line, attackerReserve: ['Foy'], others: { Charleroi: ['Habert'] } });
    const { state } = play(
      s,
      [],
      [F, 'retreat', 'Foy'],
      [F, 'to', 'Charleroi'],
      [F, 'done'],
      [F, 'done'],
    );
    expect(refusal(state, F, 'reinforce', 'Foy')).toEqual(bar('7.4', 'disrupted'));
    expect(choices(state, F)).toEqual(['reinforce Habert', 'done']);
  });

  test('[9.0][5.5] a unit that has force-marched does not reinforce (R38, R49)', () => {
    const s = position({
      units: {
        Charleroi: guard,
        Laneffe: ['Habert'],
        Philippeville: ['Foy'],
        Ligny: ['Jagow', 'Krafft', 'Brause'],
      },
    });
    const { state } = play(
      s,
      [6],
      ...marchAll(F, guard, 'Ligny'),
      ...march(F, 'Habert', 'Charleroi'),
      ...march(F, 'Foy', 'Laneffe'),
      ...forceMarch(F, 'Foy', 'Charleroi'),
      [F, 'done'],
      ...columns(A, ['Jagow', 'Krafft', 'Brause']),
      ...columns(F, guard),
      [F, 'done'],
      [F, 'done'],
    );
    expect(refusal(state, F, 'reinforce', 'Foy')).toEqual(bar('5.5', 'force-marched'));
    expect(choices(state, F)).toEqual(['reinforce Habert', 'done']);
  });

  test.each([
    ['Ligny', ['Jagow', 'Krafft', 'Brause'], guard, 'Foy'],
    ['Quatre Bras', ['Perponcher', 'Chassé', 'Cole'], reille, 'Friant'],
  ])(
    '[9.0] nobody leaves another battle to reinforce that of %s (R38)',
    (town, defenders, attackers, elsewhere) => {
      const s = position({
        units: {
          Charleroi: [...guard, ...reille, 'Habert'],
          Ligny: ['Jagow', 'Krafft', 'Brause'],
          'Quatre Bras': ['Perponcher', 'Chassé', 'Cole'],
        },
      });
      const { state } = play(
        s,
        [],
        ...marchAll(F, guard, 'Ligny'),
        ...marchAll(F, reille, 'Quatre Bras'),
        [F, 'done'],
        [F, 'fight', town],
        ...columns(A, defenders),
        ...columns(F, attackers),
        [F, 'done'],
        [F, 'done'],
      );
      expect(refusal(state, F, 'reinforce', elsewhere)).toEqual(bar('9.0', 'in another battle'));
      expect(choices(state, F)).toEqual(['reinforce Habert', 'done']);
    },
  );
});

describe('reinforcement limits', () => {
  test('[9.1] two by a major road', () => {
    const s = reinforcing({ ...line, others: { Charleroi: ['Habert', 'Foy', 'Guyot'] } });
    const { state } = play(s, [], [F, 'reinforce', 'Habert'], [F, 'reinforce', 'Guyot']);
    expect(refusal(state, F, 'reinforce', 'Foy')).toEqual(bar('9.1', 'no more reinforcements'));
    expect(choices(state, F)).toEqual(['done']);
  });

  test('[9.1] one by a minor road, each road for itself', () => {
    const others = { Gembloux: ['Schutter', 'Röder'], Namur: ['Lehmann', 'Böse'] };
    const s = play(combat({ ...line, others, to: 'defender' }), [], [A, 'done']).state;
    const { state } = play(s, [], [A, 'reinforce', 'Röder']);
    expect(refusal(state, A, 'reinforce', 'Schutter')).toEqual(
      bar('9.1', 'no more reinforcements'),
    );
    expect(choices(state, A)).toEqual(['reinforce Böse', 'reinforce Lehmann', 'done']);
  });

  test('[9.1][10.0] leaders do not count', () => {
    const s = reinforcing({ ...line, others: { Charleroi: ['Napoléon', 'Habert', 'Foy'] } });
    const { state } = play(
      s,
      [],
      [F, 'reinforce', 'Napoléon'],
      [F, 'reinforce', 'Habert'],
      [F, 'reinforce', 'Foy'],
    );
    expect(townOf(state, 'Foy')).toBe('Ligny');
    const full = play(s, [], [F, 'reinforce', 'Habert'], [F, 'reinforce', 'Foy']).state;
    expect(choices(full, F)).toEqual(['reinforce Napoléon', 'done']);
  });

  test('[9.1] rivers make no difference', () => {
    const s = reinforcing({
      ...line,
      town: 'Charleroi',
      gates: ['Laneffe'],
      others: { Laneffe: ['Habert', 'Foy', 'Guyot'] },
    });
    const { state } = play(s, [], [F, 'reinforce', 'Habert'], [F, 'reinforce', 'Foy']);
    expect(refusal(state, F, 'reinforce', 'Guyot')).toEqual(bar('9.1', 'no more reinforcements'));
  });

  test('[9.1] what marched or retreated there before makes no difference (R38)', () => {
    const s = battle({
      ...line,
      attackerReserve: ['Jerome', 'Girard'],
      others: { Charleroi: ['Habert', 'Foy', 'Guyot'] },
      roads: { used: { 'Charleroi–Ligny': 10 } },
    });
    const { state } = play(
      s,
      [],
      [F, 'retreat', 'Jerome'],
      [F, 'to', 'Charleroi'],
      [F, 'retreat', 'Girard'],
      [F, 'to', 'Charleroi'],
      [F, 'done'],
      [F, 'done'],
      [F, 'reinforce', 'Habert'],
      [F, 'reinforce', 'Foy'],
    );
    expect([townOf(state, 'Habert'), townOf(state, 'Foy')]).toEqual(['Ligny', 'Ligny']);
    expect(refusal(state, F, 'reinforce', 'Guyot')).toEqual(bar('9.1', 'no more reinforcements'));
  });

  test('[9.1] the limit is that of one battle turn', () => {
    const s = reinforcing({ ...line, others: { Charleroi: ['Habert', 'Foy', 'Guyot'] } });
    const { state } = play(
      s,
      [],
      [F, 'reinforce', 'Habert'],
      [F, 'reinforce', 'Foy'],
      [F, 'done'],
      [A, 'done'],
      ...toAttacker,
      [F, 'engage', 'Friant', 'left'],
      [F, 'done'],
    );
    expect(choices(state, F)).toEqual(['reinforce Guyot', 'done']);
  });

  test('[9.1][7.1] an attacker may later retreat by the road on which he was reinforced', () => {
    const s = battle({ ...line, others: { 'Quatre Bras': ['Habert'] } });
    const reinforced: Step[] = [
      [F, 'done'],
      [F, 'done'],
      [F, 'reinforce', 'Habert'],
      [F, 'done'],
    ];
    const { state } = play(s, [], ...reinforced, [A, 'done'], [A, 'done']);
    expect(townOf(state, 'Habert')).toBe('Ligny');
    const open = (s: typeof state) => choices(play(s, [], [F, 'retreat', 'Friant']).state, F);
    expect(open(state)).toEqual(['to Quatre Bras', 'to Charleroi']);
    expect(open(battle(line))).toEqual(['to Charleroi']);
  });
});

describe('victor bonus', () => {
  const battles: Step[] = [
    ...marchAll(F, guard, 'Ligny'),
    ...marchAll(F, ['Balthus', 'Foy', 'Girard'], 'Quatre Bras'),
    [F, 'done'],
    [F, 'fight', 'Quatre Bras'],
    ...columns(A, ['Chassé', 'Cole', 'Perponcher']),
    ...columns(F, ['Balthus', 'Foy', 'Girard']),
    [F, 'done'],
    [F, 'fire', 'Balthus', 'line'],
    [A, 'flee', 'Chassé'],
    [A, 'to', 'Waterloo'],
    [A, 'to', 'Waterloo'],
  ];
  const start = position({
    units: {
      Charleroi: [...guard, 'Balthus', 'Foy', 'Girard', 'Habert'],
      Ligny: ['Jagow', 'Krafft', 'Brause'],
      'Quatre Bras': ['Chassé', 'Cole', { unit: 'Perponcher', cv: 1 }],
    },
  });
  const atLigny: Step[] = [
    ...columns(A, ['Jagow', 'Krafft', 'Brause']),
    ...columns(F, guard),
    [F, 'done'],
    [F, 'done'],
  ];

  test('[9.2] those who have won a battle reinforce another, at the usual rate', () => {
    const { state } = play(start, [1, 6, 6], ...battles, [F, 'done'], ...atLigny);
    expect(choices(state, F)).toEqual([
      'reinforce Girard',
      'reinforce Foy',
      'reinforce Habert',
      'reinforce Balthus',
      'done',
    ]);
    const two = play(state, [], [F, 'reinforce', 'Foy'], [F, 'reinforce', 'Girard']).state;
    expect(refusal(two, F, 'reinforce', 'Balthus')).toEqual(bar('9.1', 'no more reinforcements'));
  });

  test('[9.2][7.6] unless they regrouped', () => {
    const regrouped: Step[] = [
      [F, 'regroup', 'Foy'],
      [F, 'to', 'Charleroi'],
      [F, 'done'],
    ];
    const { state } = play(start, [1, 6, 6], ...battles, ...regrouped, ...atLigny);
    expect(refusal(state, F, 'reinforce', 'Foy')).toEqual(bar('7.4', 'disrupted'));
    expect(choices(state, F)).toContain('reinforce Girard');
  });

  test('[9.2] those who have retreated from a battle do not reinforce another', () => {
    const s = position({
      units: {
        Thuin: [...guard, ...reille, 'Habert'],
        Solre: ['Jerome'],
        Binche: ['Perponcher', 'Chassé', 'Cole'],
        Charleroi: ['Jagow', 'Krafft', 'Brause'],
      },
    });
    const { state } = play(
      s,
      [],
      ...marchAll(F, guard, 'Charleroi'),
      ...marchAll(F, reille, 'Binche'),
      ...march(F, 'Jerome', 'Binche'),
      [F, 'done'],
      [F, 'fight', 'Binche'],
      ...columns(A, ['Perponcher', 'Chassé', 'Cole']),
      ...columns(F, ['Girard', 'Bachelu', 'Jerome']),
      [F, 'done'],
      [F, 'retreat', 'Foy'],
      [F, 'to', 'Thuin'],
      [F, 'done'],
      [F, 'done'],
      [F, 'done'],
      ...columns(A, ['Jagow', 'Krafft', 'Brause']),
      ...columns(F, guard),
      [F, 'done'],
      [F, 'done'],
    );
    expect(choices(state, F)).toEqual(['reinforce Habert', 'done']);
    expect(refusal(state, F, 'reinforce', 'Foy')).toEqual(bar('7.4', 'disrupted'));
  });
});
