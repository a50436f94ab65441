import { describe, expect, test } from 'vitest';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import {
  A,
  array,
  bar,
  battle,
  choices,
  combat,
  cvOf,
  F,
  marchAll,
  placeOf,
  play,
  position,
  refusal,
  standingAt,
  townOf,
  unit,
  waiting,
  withRest,
} from './table.ts';
import type { Battle, Played, Step } from './table.ts';

// Roads from Ligny: major to Charleroi, Quatre Bras and Namur, minor to Gembloux. The attack came from Charleroi.

const guard = ['Friant', 'Morand', 'Duhesme'];
const threeAgainstThree: Battle = {
  attackers: [['Friant'], ['Morand'], ['Duhesme']],
  defenders: [['Jagow'], ['Krafft'], ['Brause']],
  rest: true,
};

/** One unit retreats to a town. */
const retreat = (seat: string, name: string, town: string): Step[] => [
  [seat, 'retreat', name],
  [seat, 'to', town],
];

const flee = (name: string, town: string): Step[] => [
  [A, 'flee', name],
  [A, 'to', town],
];

/** The towns that a unit about to retreat is offered. */
const havens = (s: BlocksState, seat: string, name: string): string[] =>
  choices(play(s, [], [seat, 'retreat', name]).state, seat)
    .map((choice) => choice.replace(/^to /, ''))
    .sort();

/** Why a unit may not retreat to a town. */
const noWay = (s: BlocksState, seat: string, name: string, town: string) =>
  refusal(play(s, [], [seat, 'retreat', name]).state, seat, 'to', town);

describe('retreats', () => {
  const b: Battle = {
    ...threeAgainstThree,
    attackers: [['Friant', 'Foy'], ['Morand'], ['Duhesme']],
    attackerReserve: ['Habert'],
    crossed: ['Foy'],
  };

  test('[7.0] units retreat from any position', () => {
    const s = battle(b);
    expect(choices(s, F)).toEqual(
      expect.arrayContaining(['retreat Friant', 'retreat Foy', 'retreat Habert']),
    );
    for (const name of ['Friant', 'Foy', 'Habert']) {
      const { state } = play(s, [], ...retreat(F, name, 'Charleroi'));
      expect(unit(state, name)).toMatchObject({ town: 'Charleroi', place: 'off' });
    }
  });

  test('[7.0] only those who are engaged pay for it (R22, R36)', () => {
    const loss = (name: string) => {
      const s = battle(b);
      return cvOf(s, name) - cvOf(play(s, [], ...retreat(F, name, 'Charleroi')).state, name);
    };
    expect([loss('Foy'), loss('Friant'), loss('Habert')]).toEqual([1, 0, 0]);
  });

  test('[7.0] engaged guns pay two steps, and are lost when they have no more (R36)', () => {
    const guns = (cv: number) =>
      battle({
        ...threeAgainstThree,
        defenders: [['Jagow', { unit: 'Rentzel', cv }], ['Krafft'], ['Brause']],
        crossed: ['Friant'],
        to: 'defender',
      });
    expect(cvOf(play(guns(4), [], ...retreat(A, 'Rentzel', 'Namur')).state, 'Rentzel')).toBe(2);
    const { state, log } = play(guns(2), [], ...retreat(A, 'Rentzel', 'Namur'));
    expect(log).toEqual(['[7.5] Rentzel is eliminated at Ligny']);
    expect(choices(state, A)).toContain('retreat Jagow');
  });

  test('[7.0] engaged cavalry pays one step, if enemy cavalry is in the same engagement (R36)', () => {
    const charge = (...lanes: string[][]) =>
      battle({
        ...threeAgainstThree,
        attackers: [['Friant', 'Guyot'], ['Morand'], ['Duhesme']],
        defenders: lanes,
        crossed: ['Guyot'],
      });
    const after = (...lanes: string[][]) =>
      cvOf(play(charge(...lanes), [], ...retreat(F, 'Guyot', 'Charleroi')).state, 'Guyot');
    expect(after(['Jagow', 'Röder'], ['Krafft'], ['Brause'])).toBe(3);
    expect(after(['Jagow'], ['Krafft', 'Röder'], ['Brause'])).toBe(4);
  });

  test('[7.0] a leader pays nothing (R32)', () => {
    const s = battle({
      ...threeAgainstThree,
      defenders: [['Jagow', 'Blücher'], ['Krafft'], ['Brause']],
      crossed: ['Friant'],
      to: 'defender',
    });
    expect(townOf(play(s, [], ...retreat(A, 'Blücher', 'Namur')).state, 'Blücher')).toBe('Namur');
  });

  test('[7.0] a unit in square retreats like any other, and its square is gone (R33)', () => {
    const s = battle({
      ...b,
      crossed: [],
      attackers: [[{ unit: 'Friant', square: true }, 'Foy'], ['Morand'], ['Duhesme']],
    });
    const { state } = play(s, [], ...retreat(F, 'Friant', 'Charleroi'));
    expect(unit(state, 'Friant')).toMatchObject({ town: 'Charleroi', square: false, cv: 4 });
  });

  test('[7.0] retreats come before any unit moves or fires, and not after', () => {
    const s = battle(b);
    expect(refusal(s, F, 'fire', 'Foy', 'line')).toEqual(bar('7.0', 'retreats come before'));
    expect(refusal(s, F, 'engage', 'Morand', 'centre')).toEqual(bar('7.0', 'retreats come before'));
    expect(refusal(combat(b), F, 'retreat', 'Foy')).toEqual(bar('8.0', 'combat phase'));
  });

  test('[7.0] one’s own units retreat, from this battle, and not without a town to go to', () => {
    const s = battle({ ...b, others: { Charleroi: ['Lefol'] } });
    expect(refusal(s, F, 'retreat', 'Jagow')).toEqual(bar('2.1', 'another army'));
    expect(refusal(s, F, 'retreat', 'Lefol')).toEqual(bar('7.0', 'not in this battle'));
    const hand = play(s, [], [F, 'retreat', 'Foy']).state;
    expect(refusal(hand, F, 'done')).toEqual(bar('7.0', 'choose a town'));
  });

  test('[7.0] what was hidden in reserve goes hidden, what stood in a column is seen to go', () => {
    const s = battle(b);
    expect(play(s, [], ...retreat(F, 'Habert', 'Charleroi')).heard(A)).toEqual([
      'a French block retreats to Charleroi',
    ]);
    expect(play(s, [], ...retreat(F, 'Friant', 'Charleroi')).heard(A)).toEqual([
      'Friant retreats to Charleroi',
    ]);
  });

  test('[7.1] the attacker goes back where he came from, or to towns he holds (R35)', () => {
    const s = battle({ ...b, others: { Gembloux: ['Lefol'], Namur: ['Hake'] } });
    expect(havens(s, F, 'Friant')).toEqual(['Charleroi', 'Gembloux']);
    expect(noWay(s, F, 'Friant', 'Quatre Bras')).toEqual(bar('7.1', 'towns that he holds'));
    expect(noWay(s, F, 'Friant', 'Namur')).toEqual(bar('7.1', 'the enemy holds'));
  });

  test('[7.1] the defender goes anywhere else, but not among enemies (R35)', () => {
    const s = battle({ ...threeAgainstThree, to: 'defender', others: { Namur: ['Guyot'] } });
    expect(havens(s, A, 'Jagow')).toEqual(['Gembloux', 'Quatre Bras']);
    expect(noWay(s, A, 'Jagow', 'Charleroi')).toEqual(bar('7.1', 'the way the attack came'));
    expect(noWay(s, A, 'Jagow', 'Namur')).toEqual(bar('7.1', 'the enemy holds'));
  });

  test('[7.1] a town from which the attack was reinforced is open to the attacker, closed to the defender (R35)', () => {
    const s = combat({ ...threeAgainstThree, others: { 'Quatre Bras': ['Habert'] } });
    const { state } = play(s, [], [F, 'done'], [F, 'reinforce', 'Habert'], [F, 'done']);
    expect(standingAt(state, 'Quatre Bras')).toEqual([]);
    expect(noWay(state, A, 'Jagow', 'Quatre Bras')).toEqual(bar('7.1', 'the way the attack came'));
    const next = play(state, [], [A, 'done'], [A, 'done']).state;
    expect(havens(next, F, 'Habert')).toEqual(['Charleroi', 'Quatre Bras']);
  });

  test('[7.1] nobody retreats from one battle to another, but to the town of a battle that is over', () => {
    const units = {
      Laneffe: guard,
      Charleroi: ['Jagow', 'Krafft', 'Brause'],
      Solre: ['Foy', 'Quiot', 'Pire'],
    };
    const steps: Step[] = [
      ...marchAll(F, guard, 'Charleroi'),
      ...marchAll(F, ['Foy', 'Quiot', 'Pire'], 'Binche'),
      [F, 'done'],
    ];
    const two = play(
      position({ units: withRest({ ...units, Binche: ['Picton', 'Cole', 'Cooke'] }) }),
      [],
      ...steps,
    ).state;
    const fighting = play(
      two,
      [],
      [F, 'fight', 'Binche'],
      ...array(A, ['Picton'], ['Cole'], ['Cooke']),
      ...array(F, ['Foy'], ['Quiot'], ['Pire']),
    ).state;
    expect(havens(fighting, F, 'Foy')).toEqual(['Solre']);
    expect(noWay(fighting, F, 'Foy', 'Charleroi')).toEqual(bar('7.1', 'one battle to another'));
    const overrun = play(
      position({ units: withRest({ ...units, Binche: ['Perponcher'] }) }),
      [],
      ...steps,
    ).state;
    expect(refusal(overrun, A, 'to', 'Charleroi')).toEqual(bar('7.1', 'one battle to another'));
    const after = play(
      overrun,
      [],
      [A, 'to', 'Mons'],
      ...array(A, ['Jagow'], ['Krafft'], ['Brause']),
      ...array(F, ['Friant'], ['Morand'], ['Duhesme']),
    ).state;
    expect(havens(after, F, 'Friant')).toEqual(['Binche', 'Laneffe']);
  });

  test('[7.2] two units retreat by a major road and one by a minor road in a battle turn', () => {
    const s = battle({
      ...threeAgainstThree,
      attackerReserve: ['Foy', 'Habert', 'Lefol', 'Quiot'],
      gates: ['Charleroi', 'Gembloux'],
    });
    const { state } = play(
      s,
      [],
      ...retreat(F, 'Foy', 'Charleroi'),
      ...retreat(F, 'Habert', 'Charleroi'),
    );
    expect(havens(state, F, 'Lefol')).toEqual(['Gembloux']);
    expect(noWay(state, F, 'Lefol', 'Charleroi')).toEqual(bar('7.2', 'carries no more units'));
    const full = play(state, [], ...retreat(F, 'Lefol', 'Gembloux')).state;
    expect(refusal(full, F, 'retreat', 'Quiot')).toEqual(bar('7.1', 'no town is open'));
    expect(choices(full, F)).toEqual(['done']);
  });

  test('[7.2] the next battle turn has its own allowance', () => {
    const s = battle({ ...threeAgainstThree, attackerReserve: ['Foy', 'Habert', 'Lefol'] });
    const { state } = play(
      s,
      [],
      ...retreat(F, 'Foy', 'Charleroi'),
      ...retreat(F, 'Habert', 'Charleroi'),
      [F, 'done'],
      [F, 'done'],
      [A, 'done'],
      [A, 'done'],
    );
    expect(havens(state, F, 'Lefol')).toEqual(['Charleroi']);
  });

  test('[7.2] neither rivers nor what marched there before make a difference', () => {
    const s = battle({
      ...threeAgainstThree,
      town: 'Charleroi',
      gates: ['Laneffe', 'Fosses'],
      attackerReserve: ['Foy', 'Habert', 'Lefol', 'Quiot'],
      roads: { used: { 'Laneffe–Charleroi': 10, 'Charleroi–Fosses': 6 } },
    });
    const { state } = play(
      s,
      [],
      ...retreat(F, 'Foy', 'Laneffe'),
      ...retreat(F, 'Habert', 'Laneffe'),
      ...retreat(F, 'Lefol', 'Fosses'),
    );
    expect(standingAt(state, 'Laneffe')).toEqual(['Foy', 'Habert']);
    expect(refusal(state, F, 'retreat', 'Quiot')).toEqual(bar('7.1', 'no town is open'));
  });

  test('[7.2] leaders do not count', () => {
    const s = battle({
      ...threeAgainstThree,
      attackerReserve: ['Napoléon', 'Foy', 'Habert', 'Lefol'],
    });
    const before = play(
      s,
      [],
      ...retreat(F, 'Napoléon', 'Charleroi'),
      ...retreat(F, 'Foy', 'Charleroi'),
      ...retreat(F, 'Habert', 'Charleroi'),
    );
    expect(standingAt(before.state, 'Charleroi')).toEqual(['Napoléon', 'Foy', 'Habert']);
    const after = play(
      s,
      [],
      ...retreat(F, 'Foy', 'Charleroi'),
      ...retreat(F, 'Habert', 'Charleroi'),
      ...retreat(F, 'Napoléon', 'Charleroi'),
    );
    expect(standingAt(after.state, 'Charleroi')).toEqual(['Napoléon', 'Foy', 'Habert']);
  });

  test('[7.2][9.1] those who retreat leave the road its two reinforcements (R48)', () => {
    const s = battle({
      ...threeAgainstThree,
      attackerReserve: ['Foy', 'Habert'],
      others: { Charleroi: ['Lefol', 'Quiot', 'Teste'] },
    });
    const { state } = play(
      s,
      [],
      ...retreat(F, 'Foy', 'Charleroi'),
      ...retreat(F, 'Habert', 'Charleroi'),
      [F, 'done'],
      [F, 'done'],
      [F, 'reinforce', 'Lefol'],
      [F, 'reinforce', 'Quiot'],
    );
    expect([placeOf(state, 'Lefol'), placeOf(state, 'Quiot')]).toEqual(['reserve', 'reserve']);
    expect(refusal(state, F, 'reinforce', 'Teste')).toEqual(bar('9.1', 'no more reinforcements'));
  });

  test('[7.3] infantry and guns go one town, cavalry and leaders one or two, nobody further', () => {
    const s = battle({
      ...threeAgainstThree,
      attackerReserve: ['Foy', 'Noury', 'Guyot', 'Napoléon'],
      others: { Laneffe: ['Habert'], Philippeville: ['Lefol'] },
    });
    expect(havens(s, F, 'Foy')).toEqual(['Charleroi']);
    expect(havens(s, F, 'Noury')).toEqual(['Charleroi']);
    expect(havens(s, F, 'Guyot')).toEqual(['Charleroi', 'Laneffe']);
    expect(havens(s, F, 'Napoléon')).toEqual(['Charleroi', 'Laneffe']);
    expect(noWay(s, F, 'Foy', 'Laneffe')).toEqual(bar('7.3', 'further than the unit can retreat'));
    expect(noWay(s, F, 'Guyot', 'Philippeville')).toEqual(
      bar('7.3', 'further than the unit can retreat'),
    );
    expect(noWay(s, F, 'Guyot', 'dead')).toEqual(bar('7.3', 'further than the unit can retreat'));
    expect(noWay(s, F, 'Guyot', 'Ligny')).toEqual(bar('7.3', 'further than the unit can retreat'));
    expect(noWay(s, F, 'Guyot', 'Binche')).toEqual(bar('7.1', 'towns that he holds'));
  });

  test('[7.3] both towns of a longer retreat must be open (R35)', () => {
    const defence: Battle = { ...threeAgainstThree, defenderReserve: ['Jurgass'], to: 'defender' };
    expect(havens(battle(defence), A, 'Jurgass')).toEqual(
      expect.arrayContaining(['Waterloo', 'Nivelles', 'Wavre']),
    );
    expect(noWay(battle(defence), A, 'Jurgass', 'Binche')).toEqual(
      bar('7.3', 'no town on the way'),
    );
    const cut = battle({ ...defence, others: { 'Quatre Bras': ['Guyot'], Hannut: ['Pajol'] } });
    expect(noWay(cut, A, 'Jurgass', 'Waterloo')).toEqual(bar('7.3', 'no town on the way'));
    expect(noWay(cut, A, 'Jurgass', 'Hannut')).toEqual(bar('7.1', 'the enemy holds'));
    expect(havens(cut, A, 'Jurgass')).toContain('Wavre');
  });

  test('[7.3] every section of a longer retreat counts against its limit (R35)', () => {
    const s = battle({
      ...threeAgainstThree,
      attackerReserve: ['Guyot', 'Lefebvre', 'Foy'],
      others: { Fosses: ['Habert'] },
    });
    const { state } = play(s, [], ...retreat(F, 'Guyot', 'Fosses'));
    expect(noWay(state, F, 'Lefebvre', 'Fosses')).toEqual(bar('7.2', 'carries no more units'));
    const full = play(state, [], ...retreat(F, 'Lefebvre', 'Charleroi')).state;
    expect(refusal(full, F, 'retreat', 'Foy')).toEqual(bar('7.1', 'no town is open'));
  });

  test('[7.3] cavalry names its last town and finds a way round when the straight road is taken (R35, R45)', () => {
    const s = battle({
      ...threeAgainstThree,
      defenderReserve: ['Hake', 'Ryssel', 'Jurgass', 'Losthin'],
      to: 'defender',
    });
    const { state } = play(
      s,
      [],
      ...retreat(A, 'Hake', 'Gembloux'),
      ...retreat(A, 'Jurgass', 'Gembloux'),
    );
    expect(townOf(state, 'Jurgass')).toBe('Gembloux');
    expect(noWay(state, A, 'Ryssel', 'Gembloux')).toEqual(bar('7.2', 'carries no more units'));
    const one = play(state, [], ...retreat(A, 'Ryssel', 'Namur')).state;
    expect(noWay(one, A, 'Losthin', 'Namur')).toEqual(bar('7.2', 'carries no more units'));
  });

  test('[7.4] who has retreated is disrupted, face down, and reinforces no battle', () => {
    const s = battle({ ...b, others: { Charleroi: ['Lefol'] } });
    const { state } = play(s, [], ...retreat(F, 'Friant', 'Charleroi'), [F, 'done'], [F, 'done']);
    expect(unit(state, 'Friant')).toMatchObject({ disrupted: true, shown: false });
    expect(choices(state, F)).toEqual(['reinforce Lefol', 'done']);
    expect(refusal(state, F, 'reinforce', 'Friant')).toEqual(bar('7.4', 'disrupted'));
  });

  test('[7.4] the disrupted recover when the campaign turn ends', () => {
    const s = battle({ ...b, crossed: [] });
    const { state } = play(
      s,
      [],
      ...retreat(F, 'Habert', 'Charleroi'),
      ...retreat(F, 'Morand', 'Charleroi'),
      [F, 'flee', 'Foy'],
      [F, 'flee', 'Friant'],
    );
    const fled = ['Habert', 'Morand', 'Foy', 'Friant', 'Duhesme'];
    expect(fled.map((u) => unit(state, u).disrupted)).toEqual(Array(5).fill(true));
    const next = play(state, [], [A, 'done']);
    expect(next.log.at(-1)).toBe('[4.0] Turn: 15 June afternoon');
    expect(fled.map((u) => unit(next.state, u).disrupted)).toEqual(Array(5).fill(false));
  });

  test('[7.4] eight units need three battle turns by a major and a minor road; cavalry goes last', () => {
    const s = battle({
      ...threeAgainstThree,
      defenders: [['Jurgass'], ['Röder'], ['Hobe']],
      defenderReserve: ['Jagow', 'Krafft', 'Brause', 'Tippelskirch', 'Böse'],
      gates: ['Charleroi', 'Quatre Bras'],
      to: 'defender',
    });
    const first = play(
      s,
      [],
      ...retreat(A, 'Krafft', 'Namur'),
      ...retreat(A, 'Brause', 'Namur'),
      ...retreat(A, 'Jagow', 'Gembloux'),
    ).state;
    for (const name of ['Böse', 'Tippelskirch', 'Hobe']) {
      expect(refusal(first, A, 'retreat', name)).toEqual(bar('7.1', 'no town is open'));
    }
    const second = play(
      first,
      [],
      [A, 'done'],
      [A, 'done'],
      [F, 'done'],
      [F, 'done'],
      ...retreat(A, 'Böse', 'Namur'),
      ...retreat(A, 'Tippelskirch', 'Namur'),
    );
    const third = play(
      second.state,
      [],
      [A, 'done'],
      [A, 'done'],
      [F, 'done'],
      [F, 'engage', 'Friant', 'left'],
      [F, 'done'],
    );
    const { state, log } = play(
      third.state,
      [],
      ...retreat(A, 'Jurgass', 'Namur'),
      ...flee('Röder', 'Namur'),
      [A, 'to', 'Gembloux'],
    );
    expect(log).toContain('[7.5] the Allied force at Ligny routs');
    expect(['Jurgass', 'Röder', 'Hobe'].map((u) => cvOf(state, u))).toEqual([4, 2, 2]);
    expect(standingAt(state, 'Ligny')).toEqual(guard);
  });
});

describe('routs', () => {
  /** The Allies rout as soon as Jagow, who stands alone in his lane, retreats to Namur. */
  const routed = (b: Partial<Battle>): Played =>
    play(
      battle({ ...threeAgainstThree, to: 'defender', ...b }),
      [],
      ...retreat(A, 'Jagow', 'Namur'),
    );

  test('[7.5] a column emptied by fire is a rout, in the middle of combat (R37)', () => {
    const s = combat({
      ...threeAgainstThree,
      defenders: [[{ unit: 'Jagow', cv: 1 }], ['Krafft'], ['Brause']],
      crossed: ['Friant'],
    });
    const { state, log } = play(s, [1, 6, 6, 6], [F, 'fire', 'Friant', 'line']);
    expect(log.slice(1, 3)).toEqual([
      '[8.4] Jagow is eliminated at Ligny',
      '[7.5] the Allied force at Ligny routs',
    ]);
    expect(waiting(state)).toEqual([A]);
    expect(refusal(state, A, 'done')).toEqual(bar('7.5', 'every unit leaves'));
    expect(refusal(state, A, 'flee', 'Hake')).toEqual(bar('7.0', 'not in this battle'));
  });

  test('[7.5] a column emptied by one’s own retreat is a rout (R25)', () => {
    expect(routed({}).log).toContain('[7.5] the Allied force at Ligny routs');
    expect(routed({ defenders: [['Jagow', 'Hake'], ['Krafft'], ['Brause']] }).log).toEqual([
      '[7.1] Jagow retreats to Namur',
    ]);
  });

  test('[7.5] a column emptied by a battle move is a rout (R25)', () => {
    const s = combat(threeAgainstThree);
    expect(play(s, [], [F, 'redeploy', 'Friant', 'centre']).log).toContain(
      '[7.5] the French force at Ligny routs',
    );
    const engaged = combat({ ...threeAgainstThree, crossed: ['Friant'], to: 'defender' });
    expect(play(engaged, [], [A, 'disengage', 'Jagow']).log).toContain(
      '[7.5] the Allied force at Ligny routs',
    );
  });

  test('[7.5] a column emptied by bad morale is a rout (R25)', () => {
    const weak: Battle = {
      ...threeAgainstThree,
      defenders: [[{ unit: 'Jagow', cv: 1 }], ['Krafft'], ['Brause']],
      crossed: ['Friant'],
      to: 'defender',
    };
    expect(choices(battle({ ...weak, morale: [4] }), A)).toContain('retreat Jagow');
    const broken = battle({ ...weak, morale: [3] });
    expect(choices(broken, A)).toEqual(['flee Krafft', 'flee Brause']);
    expect(townOf(broken, 'Jagow')).toBe('dead');
  });

  test('[7.5] a unit that has crossed the line still holds its own column (R21)', () => {
    const s = combat(threeAgainstThree);
    const { state, log } = play(
      s,
      [],
      ...guard.map((u, i): Step => [F, 'engage', u, ['left', 'centre', 'right'][i]]),
    );
    expect(log.filter((line) => line.includes('rout'))).toEqual([]);
    expect(guard.map((u) => placeOf(state, u))).toEqual(['across 0', 'across 1', 'across 2']);
  });

  test('[7.5] guns lose two steps, infantry one, cavalry one if engaged by cavalry, leaders none (R37)', () => {
    const { state } = routed({
      attackers: [['Friant'], ['Morand', 'Guyot'], ['Duhesme']],
      defenders: [['Jagow'], ['Rentzel', 'Jurgass'], ['Röder', 'Krafft']],
      defenderReserve: ['Hobe', 'Brause', 'Blücher', 'Lehmann'],
      crossed: ['Guyot', 'Duhesme'],
    });
    const lost = (name: string, cv: number) => cv - cvOf(state, name);
    expect([lost('Rentzel', 4), lost('Lehmann', 3)]).toEqual([2, 2]);
    expect([lost('Krafft', 3), lost('Brause', 3)]).toEqual([1, 1]);
    expect([lost('Jurgass', 4), lost('Röder', 2), lost('Hobe', 2)]).toEqual([1, 0, 0]);
    expect(townOf(state, 'Blücher')).toBe('Ligny');
    expect(cvOf(state, 'Jagow')).toBe(3);
  });

  test('[7.5] cavalry loses nothing to cavalry that stands in another engagement or behind its own line (R37)', () => {
    const { state } = routed({
      attackers: [['Friant'], ['Morand', 'Guyot'], ['Duhesme', 'Lefebvre']],
      defenders: [['Jagow'], ['Jurgass', 'Krafft'], ['Brause', 'Röder']],
      crossed: ['Morand', 'Lefebvre'],
    });
    expect([cvOf(state, 'Jurgass'), cvOf(state, 'Röder')]).toEqual([4, 1]);
  });

  test('[7.5] attrition comes before anyone leaves, and kills the weak', () => {
    const { state, log } = routed({
      defenders: [
        ['Jagow'],
        [
          { unit: 'Krafft', cv: 1 },
          { unit: 'Lehmann', cv: 2 },
        ],
        ['Brause'],
      ],
      defenderReserve: ['Hake'],
    });
    expect(log).toEqual(
      expect.arrayContaining([
        '[7.5] Krafft is eliminated at Ligny',
        '[7.5] Lehmann is eliminated at Ligny',
      ]),
    );
    expect(choices(state, A)).toEqual(['flee Brause', 'flee Hake']);
  });

  test('[7.5] all must leave, the reserve too and seen by all, in the order and by the roads the owner likes (R37, R44)', () => {
    const { state, heard } = routed({ defenderReserve: ['Hake', 'Jurgass'] });
    expect(choices(state, A)).toEqual(['flee Krafft', 'flee Brause', 'flee Jurgass', 'flee Hake']);
    expect(heard(F)).toContain('Hake is shown in the reserve with 3 CV');
    const { state: after, log } = play(
      state,
      [],
      ...flee('Hake', 'Gembloux'),
      ...flee('Krafft', 'Quatre Bras'),
      ...flee('Jurgass', 'Waterloo'),
      [A, 'to', 'Namur'],
    );
    expect(['Hake', 'Krafft', 'Jurgass', 'Brause'].map((u) => townOf(after, u))).toEqual([
      'Gembloux',
      'Quatre Bras',
      'Waterloo',
      'Namur',
    ]);
    expect(log).toContain('[7.5] Hake flees to Gembloux');
    expect(log).toContain('[7.6] the French side holds Ligny');
    expect(unit(after, 'Hake')).toMatchObject({ disrupted: true, shown: false, cv: 2 });
  });

  test('[7.5] those who flee keep to the towns of a retreat', () => {
    const { state } = routed({ others: { 'Quatre Bras': ['Guyot'] } });
    const hand = play(state, [], [A, 'flee', 'Krafft']).state;
    expect(choices(hand, A)).toEqual(['to Gembloux', 'to Namur']);
    expect(refusal(hand, A, 'to', 'Charleroi')).toEqual(bar('7.1', 'the way the attack came'));
    expect(refusal(hand, A, 'to', 'Quatre Bras')).toEqual(bar('7.1', 'the enemy holds'));
    expect(refusal(hand, A, 'to', 'Fosses')).toEqual(
      bar('7.3', 'further than the unit can retreat'),
    );
    expect(refusal(hand, A, 'done')).toEqual(bar('7.0', 'choose a town'));
  });

  const many = [
    'Hake',
    'Ryssel',
    'Losthin',
    'Hiller',
    'Steinmetz',
    'Pirch II',
    'Tippelskirch',
    'Böse',
    'Borcke',
    'Stülpnagel',
  ];

  test('[7.5] a major road carries ten in a rout, whatever used it before; who finds no road is lost (R37)', () => {
    const start = routed({
      defenderReserve: many,
      gates: ['Charleroi', 'Quatre Bras', 'Gembloux'],
      roads: { used: { 'Ligny–Namur': 10 } },
    });
    const ten = many.slice(0, 9);
    const { state, log } = play(start.state, [], ...ten.map((u): Step => [A, 'flee', u]), [
      A,
      'flee',
      'Krafft',
    ]);
    expect(standingAt(state, 'Namur')).toHaveLength(11);
    expect(log).toEqual(
      expect.arrayContaining([
        '[7.5] Brause is eliminated at Ligny',
        '[7.5] Stülpnagel is eliminated at Ligny',
      ]),
    );
  });

  test('[7.5] a minor road carries six in a rout, leaders not counted', () => {
    const start = routed({
      defenderReserve: [...many.slice(0, 6), 'Blücher'],
      others: { Gembloux: ['Röder'] },
    });
    const six = play(
      start.state,
      [],
      ...many.slice(0, 6).flatMap((u) => flee(u, 'Gembloux')),
    ).state;
    const seventh = play(six, [], [A, 'flee', 'Krafft']).state;
    expect(refusal(seventh, A, 'to', 'Gembloux')).toEqual(bar('7.5', 'no more units in this rout'));
    const { state } = play(seventh, [], [A, 'to', 'Namur'], ...flee('Blücher', 'Gembloux'), [
      A,
      'to',
      'Namur',
    ]);
    expect(standingAt(state, 'Gembloux')).toHaveLength(8);
    expect(standingAt(state, 'Namur')).toEqual(['Jagow', 'Krafft', 'Brause']);
  });

  /** Nine French units and Napoléon rout at Charleroi, to the towns they came from. */
  const routedAtCharleroi = (gates: string[]): BlocksState => {
    const attackerReserve = ['Foy', 'Habert', 'Lefol', 'Quiot', 'Simmer', 'Teste', 'Napoléon'];
    const s = combat({ ...threeAgainstThree, town: 'Charleroi', gates, attackerReserve });
    return play(s, [], [F, 'redeploy', 'Friant', 'reserve']).state;
  };
  const allTo = (town: string, ...names: string[]): Step[] =>
    names.flatMap((u): Step[] => [
      [F, 'flee', u],
      [F, 'to', town],
    ]);

  test('[7.5] over a river a major road carries five in a rout and a minor road three', () => {
    const s = routedAtCharleroi(['Laneffe', 'Fosses', 'Binche']);
    const sixth = play(s, [], ...allTo('Laneffe', 'Friant', 'Foy', 'Habert', 'Lefol', 'Quiot'), [
      F,
      'flee',
      'Morand',
    ]).state;
    expect(refusal(sixth, F, 'to', 'Laneffe')).toEqual(bar('7.5', 'no more units in this rout'));
    expect(choices(sixth, F)).toEqual(['to Binche', 'to Fosses']);
    const fourth = play(s, [], ...allTo('Fosses', 'Friant', 'Foy', 'Habert'), [
      F,
      'flee',
      'Morand',
    ]).state;
    expect(refusal(fourth, F, 'to', 'Fosses')).toEqual(bar('7.5', 'no more units in this rout'));
    expect(choices(fourth, F)).toEqual(['to Binche', 'to Laneffe']);
  });

  test('[7.5] the owner chooses who is lost when the roads are full; a leader always finds room (R37)', () => {
    const five = play(
      routedAtCharleroi(['Laneffe', 'Fosses']),
      [],
      ...allTo('Laneffe', 'Friant', 'Foy', 'Habert', 'Lefol', 'Quiot'),
    ).state;
    const { state, log } = play(
      five,
      [],
      [F, 'flee', 'Morand'],
      [F, 'flee', 'Duhesme'],
      [F, 'flee', 'Simmer'],
      [F, 'to', 'Laneffe'],
    );
    expect(standingAt(state, 'Fosses')).toEqual(['Simmer', 'Morand', 'Duhesme']);
    expect(townOf(state, 'Napoléon')).toBe('Laneffe');
    expect(log).toContain('[7.5] Teste is eliminated at Charleroi');
    expect(townOf(state, 'Teste')).toBe('dead');
  });

  test('[7.5] a force that is shut in is lost', () => {
    const s = combat({
      ...threeAgainstThree,
      gates: ['Charleroi', 'Quatre Bras', 'Gembloux', 'Namur'],
      to: 'defender',
    });
    const { state, log } = play(s, [], [A, 'redeploy', 'Jagow', 'reserve']);
    expect(log.filter((line) => line.includes('eliminated'))).toHaveLength(3);
    expect(waiting(state)).toEqual([F]);
    expect(state.alive[2]).toBe(22);
  });

  test('[7.5] with two Allied players the British takes his units out before the Prussian (R42)', () => {
    const { state } = play(
      battle({
        ...threeAgainstThree,
        defenders: [['Jagow', 'Krafft'], ['Picton'], ['Cooke']],
        options: { players: 3 },
        to: 'defender',
      }),
      [],
      ...retreat('British', 'Picton', 'Namur'),
    );
    expect(choices(state, 'British')).toContain('to Gembloux');
    expect(choices(play(state, [], ['British', 'to', 'Gembloux']).state, 'Prussian')).toEqual([
      'flee Jagow',
      'flee Krafft',
    ]);
  });
});

describe('regrouping', () => {
  /** The French have just won at Ligny. */
  const won = (b: Partial<Battle> = {}): Played =>
    play(
      battle({ ...threeAgainstThree, to: 'defender', ...b }),
      [],
      ...retreat(A, 'Jagow', 'Namur'),
      ...flee('Krafft', 'Namur'),
      [A, 'to', 'Namur'],
    );

  test('[7.6] the victor may take units out as if retreating, who are disrupted', () => {
    const { state } = won({ others: { Laneffe: ['Habert'] }, attackerReserve: ['Guyot'] });
    expect(choices(state, F)).toEqual([
      'regroup Friant',
      'regroup Morand',
      'regroup Duhesme',
      'regroup Guyot',
      'done',
    ]);
    const hand = play(state, [], [F, 'regroup', 'Guyot']).state;
    expect(choices(hand, F).sort()).toEqual(['to Charleroi', 'to Laneffe']);
    expect(refusal(hand, F, 'to', 'Quatre Bras')).toEqual(bar('7.1', 'towns that he holds'));
    expect(refusal(hand, F, 'to', 'Namur')).toEqual(bar('7.1', 'the enemy holds'));
    const { state: after } = play(hand, [], [F, 'to', 'Laneffe']);
    expect(unit(after, 'Guyot')).toMatchObject({ town: 'Laneffe', disrupted: true, cv: 4 });
    expect(unit(after, 'Friant')).toMatchObject({
      town: 'Ligny',
      disrupted: false,
      shown: false,
      place: 'off',
    });
  });

  test('[7.6] he may bring units in from adjacent towns, who are disrupted', () => {
    const { state } = won({ others: { Charleroi: ['Habert'], Laneffe: ['Foy'] } });
    expect(refusal(state, F, 'bring', 'Foy')).toEqual(bar('9.0', 'adjacent'));
    const { state: after, heard } = play(state, [], [F, 'bring', 'Habert']);
    expect(unit(after, 'Habert')).toMatchObject({ town: 'Ligny', disrupted: true });
    expect(heard(A)).toEqual(['a French block regroups to Ligny']);
    expect(refusal(after, F, 'regroup', 'Habert')).toEqual(bar('7.4', 'regrouped already'));
  });

  test('[7.6] only those come in who could have reinforced (R39)', () => {
    const forced = { unit: 'Habert', roads: ['Philippeville–Laneffe', 'Laneffe–Charleroi'] };
    const { state } = won({ others: { Charleroi: [forced, { unit: 'Foy', disrupted: true }] } });
    expect(refusal(state, F, 'bring', 'Habert')).toEqual(bar('5.5', 'force-marched'));
    expect(refusal(state, F, 'bring', 'Foy')).toEqual(bar('7.4', 'disrupted'));
  });

  test('[7.6] a major road carries two and a minor road one, out and in together (R39)', () => {
    const { state } = won({
      others: { Charleroi: ['Habert', 'Lefol'], Gembloux: ['Foy', 'Quiot'] },
    });
    const { state: one } = play(
      state,
      [],
      [F, 'bring', 'Habert'],
      [F, 'regroup', 'Friant'],
      [F, 'to', 'Charleroi'],
    );
    expect(refusal(one, F, 'bring', 'Lefol')).toEqual(bar('9.1', 'no more'));
    const hand = play(one, [], [F, 'regroup', 'Morand']).state;
    expect(refusal(hand, F, 'to', 'Charleroi')).toEqual(bar('7.2', 'carries no more'));
    const full = play(hand, [], [F, 'to', 'Gembloux']).state;
    expect(refusal(full, F, 'bring', 'Foy')).toEqual(bar('9.1', 'no more'));
    expect(choices(full, F)).toEqual(['done']);
  });

  test('[7.6] the roads are free again for regrouping, whatever retreated by them this battle turn', () => {
    const s = battle({
      ...threeAgainstThree,
      attackerReserve: ['Foy', 'Habert'],
      defenders: [[{ unit: 'Jagow', cv: 1 }], ['Krafft'], ['Brause']],
      crossed: ['Friant'],
    });
    const { state } = play(
      s,
      [1, 6, 6, 6],
      ...retreat(F, 'Foy', 'Charleroi'),
      ...retreat(F, 'Habert', 'Charleroi'),
      [F, 'done'],
      [F, 'fire', 'Friant', 'line'],
      ...flee('Krafft', 'Namur'),
      [A, 'to', 'Namur'],
      [F, 'regroup', 'Morand'],
      [F, 'to', 'Charleroi'],
      [F, 'regroup', 'Duhesme'],
      [F, 'to', 'Charleroi'],
    );
    expect(standingAt(state, 'Charleroi')).toEqual(['Foy', 'Habert', 'Morand', 'Duhesme']);
    expect(refusal(state, F, 'regroup', 'Friant')).toEqual(bar('7.1', 'no town is open'));
    expect(play(state, [], [F, 'done']).log).toEqual(['[4.0] Turn: 15 June afternoon']);
  });

  test('[7.6] a victorious defender regroups too, but not along the way the attack came', () => {
    const s = battle({ ...threeAgainstThree, others: { Charleroi: [] } });
    const { state, log } = play(s, [], ...retreat(F, 'Friant', 'Charleroi'), [F, 'flee', 'Morand']);
    expect(log).toContain('[7.6] the Allied side holds Ligny');
    const hand = play(state, [], [A, 'regroup', 'Jagow']).state;
    expect(choices(hand, A).sort()).toEqual(['to Gembloux', 'to Namur', 'to Quatre Bras']);
  });

  test('[7.6] he regroups at the instant of victory, once', () => {
    const { state } = won();
    expect(waiting(state)).toEqual([F]);
    expect(refusal(state, F, 'march', 'Friant')).toEqual(bar('7.6', 'may regroup now'));
    expect(refusal(state, F, 'bring', 'Jagow')).toEqual(bar('2.1', 'another army'));
    const { log } = play(state, [], [F, 'regroup', 'Friant'], [F, 'to', 'Charleroi'], [F, 'done']);
    expect(log).toEqual([
      '[7.6] Friant regroups to Charleroi',
      '[7.6] a French block regroups to Charleroi',
      '[4.0] Turn: 15 June afternoon',
    ]);
  });
});
