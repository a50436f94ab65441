import { describe, expect, test } from 'vitest';
import {
  A,
  ALLIED_DAY,
  array,
  bar,
  battle,
  choices,
  combat,
  cvOf,
  F,
  forceMarch,
  march,
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
import type { Battle, Doc, Step, Unit } from './table.ts';

const guard = ['Friant', 'Morand', 'Duhesme'];
const prussians = ['Jagow', 'Krafft', 'Brause'];
const BRITISH = 'British';
const PRUSSIAN = 'Prussian';

/** The French march from Laneffe into Charleroi and end their movement. */
const attackCharleroi = (attackers: readonly Unit[], defenders: readonly Unit[], doc: Doc = {}) => {
  const units = withRest({ Laneffe: attackers, Charleroi: defenders, ...doc.units });
  const names = attackers.map((u) => (typeof u === 'string' ? u : u.unit));
  return play(position({ ...doc, units }), [], ...marchAll(F, names, 'Charleroi'), [F, 'done']);
};

/** Three attackers against three defenders, one in each column. */
const threeAgainstThree: Battle = {
  attackers: [['Friant'], ['Morand'], ['Duhesme']],
  defenders: [['Jagow'], ['Krafft'], ['Brause']],
};

describe('battles', () => {
  test('[6.0] where both sides stand after movement they fight, until one of them routs', () => {
    const start = attackCharleroi(guard, prussians);
    expect(waiting(start.state)).toEqual([A]);
    const { state, log } = play(
      start.state,
      [1, 1, 1, 6],
      ...array(A, ['Jagow'], ['Krafft'], ['Brause']),
      ...array(F, ['Friant'], ['Morand'], ['Duhesme']),
      [F, 'done'],
      [F, 'engage', 'Friant', 'left'],
      [F, 'done'],
      [A, 'done'],
      [A, 'done'],
      [F, 'done'],
      [F, 'fire', 'Friant', 'line'],
    );
    expect(start.log).toContain('[6.1] battle at Charleroi');
    expect(log).toContain('[7.5] the Allied force at Charleroi routs');
    expect(townOf(state, 'Brause')).toBe('dead');
    expect(waiting(state)).toEqual([A]);
    expect(choices(state, A)).toEqual(['flee Jagow', 'flee Krafft']);
  });

  test('[6.0] a town that only one side holds sees no battle', () => {
    const { log, state } = attackCharleroi(guard, []);
    expect(log.at(-1)).toBe('[4.0] Turn: 15 June afternoon');
    expect(standingAt(state, 'Charleroi')).toEqual(guard);
  });

  test('[6.1] an attack takes three units: with fewer, movement does not end (R17)', () => {
    const s = position({ units: { Laneffe: guard, Charleroi: prussians } });
    const two = play(s, [], ...marchAll(F, ['Friant', 'Morand'], 'Charleroi')).state;
    expect(refusal(two, F, 'done')).toEqual(bar('6.1', 'needs three units'));
    expect(choices(two, F)).not.toContain('done');
    expect(choices(two, F)).toContain('recall Charleroi');
    const three = play(two, [], ...march(F, 'Duhesme', 'Charleroi')).state;
    expect(refusal(three, F, 'recall', 'Charleroi')).toEqual(bar('6.1', 'no attack is too weak'));
    expect(waiting(play(three, [], [F, 'done']).state)).toEqual([A]);
  });

  test('[6.1] those recalled go back where they entered from, and their march is over (R17, R47)', () => {
    const s = position({
      units: { Philippeville: ['Guyot'], Thuin: ['Friant'], Charleroi: prussians },
    });
    const { state, log } = play(
      s,
      [],
      ...march(F, 'Guyot', 'Laneffe', 'Charleroi'),
      ...march(F, 'Friant', 'Charleroi'),
      [F, 'recall', 'Charleroi'],
    );
    expect(log).toContain('[6.1] the attack on Charleroi is called off: too few to fight');
    expect([townOf(state, 'Guyot'), townOf(state, 'Friant')]).toEqual(['Laneffe', 'Thuin']);
    expect(refusal(state, F, 'march', 'Friant')).toEqual(bar('5.1', 'already moved'));
    for (const u of ['Friant', 'Guyot'])
      expect(refusal(state, F, 'force', u)).toEqual(bar('6.1', 'was recalled'));
    expect(refusal(state, F, 'recall', 'Charleroi')).toEqual(bar('6.1', 'no attack is too weak'));
    expect(choices(state, F)).toEqual(['done']);
  });

  test('[6.1] those recalled make room for other attackers over the river (R17)', () => {
    const s = position({
      units: { Thuin: ['Friant', 'Morand', 'Duhesme', 'Foy', 'Habert'], Charleroi: prussians },
    });
    const { state } = play(
      s,
      [],
      ...marchAll(F, ['Friant', 'Morand'], 'Charleroi'),
      [F, 'recall', 'Charleroi'],
      ...marchAll(F, ['Duhesme', 'Foy', 'Habert'], 'Charleroi'),
      [F, 'done'],
    );
    expect(choices(state, A)).toContain('array Jagow left');
  });

  test('[6.1] when stragglers leave fewer than three, the rest fall back by themselves (R17)', () => {
    const units = withRest({
      Beaumont: ['Friant', 'Morand', { unit: 'Duhesme', cv: 1 }],
      Charleroi: prussians,
    });
    const steps: Step[] = [
      ...marchAll(F, guard, 'Thuin'),
      ...guard.flatMap((u) => forceMarch(F, u, 'Charleroi')),
      [F, 'done'],
    ];
    const short = play(position({ units }), [4, 4, 3], ...steps);
    expect(short.log).toContain('[6.1] the attack on Charleroi is called off: too few to fight');
    expect(standingAt(short.state, 'Thuin')).toEqual(['Friant', 'Morand']);
    expect(waiting(short.state)).toEqual([A]);
    expect(choices(short.state, A)).toContain('march Jagow');
    const enough = play(position({ units }), [4, 4, 4], ...steps);
    expect(choices(enough.state, A)).toContain('array Jagow left');
  });

  test('[6.1] leaders count among the three, in attack and in defence (R5)', () => {
    const units = {
      Laneffe: ['Friant', 'Morand', 'Napoléon'],
      Charleroi: ['Jagow', 'Krafft', 'Blücher'],
    };
    const two = play(
      position({ units }),
      [],
      ...marchAll(F, ['Friant', 'Morand'], 'Charleroi'),
    ).state;
    expect(choices(two, F)).not.toContain('done');
    const { state } = play(two, [], ...march(F, 'Napoléon', 'Charleroi'), [F, 'done']);
    expect(choices(state, A)).toEqual(
      expect.arrayContaining(['array Jagow left', 'array Blücher left']),
    );
  });

  test('[6.1] one or two defenders rout at once, with the losses of a rout (R18)', () => {
    const { state, log } = attackCharleroi([...guard, 'Guyot'], ['Steinmetz', 'Rentzel']);
    expect(log).toContain('[6.1] too few stand at Charleroi: they rout without a battle');
    expect([cvOf(state, 'Steinmetz'), cvOf(state, 'Rentzel')]).toEqual([3, 2]);
    expect(refusal(state, A, 'array', 'Steinmetz', 'left')).toEqual(
      bar('7.5', 'every unit leaves'),
    );
    expect(choices(state, A)).toEqual(['flee Steinmetz', 'flee Rentzel']);
  });

  test('[6.1] lone cavalry loses a step if there is cavalry among its attackers (R18)', () => {
    const lossTo = (...attackers: string[]) =>
      4 - cvOf(attackCharleroi(attackers, ['Jurgass']).state, 'Jurgass');
    expect(lossTo('Friant', 'Morand', 'Duhesme')).toBe(0);
    expect(lossTo('Friant', 'Morand', 'St. Maurice 1')).toBe(0);
    expect(lossTo('Friant', 'Morand', 'Guyot')).toBe(1);
  });

  test('[6.1] a lone leader leaves unharmed (R18)', () => {
    const { state } = attackCharleroi([...guard, 'Guyot'], ['Blücher']);
    expect(choices(state, A)).toContain('to Ligny');
    expect(townOf(play(state, [], [A, 'to', 'Ligny']).state, 'Blücher')).toBe('Ligny');
  });

  test('[6.1] no battle has ended when one or two rout: nobody reinforces them, and the victor does not regroup (R18)', () => {
    const units = { Laneffe: ['Habert'], Ligny: ['Krafft', 'Brause'] };
    const s = position({ units: withRest({ ...units, Thuin: guard, Charleroi: ['Steinmetz'] }) });
    const { state, log } = play(
      s,
      [],
      ...marchAll(F, guard, 'Charleroi'),
      [F, 'done'],
      [A, 'to', 'Ligny'],
    );
    expect(log.at(-1)).toBe('[4.0] Turn: 15 June afternoon');
    expect(standingAt(state, 'Ligny')).toEqual(['Steinmetz', 'Krafft', 'Brause']);
    expect(townOf(state, 'Habert')).toBe('Laneffe');
  });

  test('[6.1] British and Prussians count together, as attackers and as defenders (R19)', () => {
    const s = position({
      turn: ALLIED_DAY,
      units: { Waterloo: ['Picton', 'Cooke'], Ligny: ['Krafft'], 'Quatre Bras': guard },
    });
    const attack = play(
      s,
      [],
      ...marchAll(A, ['Picton', 'Cooke'], 'Quatre Bras'),
      ...march(A, 'Krafft', 'Quatre Bras'),
      [A, 'done'],
    );
    const { state } = play(attack.state, [], ...array(F, ['Friant'], ['Morand'], ['Duhesme']));
    expect(choices(state, A)).toEqual(
      expect.arrayContaining(['array Picton left', 'array Krafft left']),
    );
    const defence = attackCharleroi(guard, ['Picton', 'Krafft', 'Brause']);
    expect(choices(defence.state, A)).toEqual(
      expect.arrayContaining(['array Picton left', 'array Krafft left']),
    );
  });

  test('[6.1] of two Allied players the first may leave it to the second to make up three (R17)', () => {
    const s = position({
      turn: ALLIED_DAY,
      options: { players: 3 },
      units: { Waterloo: ['Picton', 'Cooke'], Ligny: ['Krafft'], 'Quatre Bras': guard },
    });
    const { state } = play(s, [], ...marchAll(BRITISH, ['Picton', 'Cooke'], 'Quatre Bras'), [
      BRITISH,
      'done',
    ]);
    expect(refusal(state, PRUSSIAN, 'done')).toEqual(bar('6.1', 'needs three units'));
    expect(
      waiting(
        play(state, [], ...march(PRUSSIAN, 'Krafft', 'Quatre Bras'), [PRUSSIAN, 'done']).state,
      ),
    ).toEqual([F]);
    expect(
      standingAt(play(state, [], [PRUSSIAN, 'recall', 'Quatre Bras']).state, 'Waterloo'),
    ).toEqual(['Cooke', 'Picton']);
  });
});

describe('battle deployment', () => {
  test('[6.2] the defender deploys first, the attacker answers and then nothing is altered', () => {
    const { state } = attackCharleroi(guard, prussians);
    expect(refusal(state, F, 'array', 'Friant', 'left')).toEqual(bar('6.2', 'another seat'));
    const answered = play(state, [], ...array(A, ['Jagow'], ['Krafft'], ['Brause'])).state;
    expect(waiting(answered)).toEqual([F]);
    expect(refusal(answered, A, 'array', 'Jagow', 'right')).toEqual(bar('6.2', 'another seat'));
  });

  test('[6.2] four defenders stand one, two and one; five attackers one each and two in reserve', () => {
    const { state } = attackCharleroi([...guard, 'Guyot', 'Foy'], [...prussians, 'Rentzel']);
    const defended = play(state, [], ...array(A, ['Jagow'], ['Krafft', 'Rentzel'], ['Brause']));
    const { state: joined, log } = play(
      defended.state,
      [],
      ...array(F, ['Friant'], ['Morand'], ['Duhesme']),
      [F, 'done'],
    );
    expect(['Jagow', 'Krafft', 'Rentzel', 'Brause'].map((u) => placeOf(joined, u))).toEqual([
      'lane 2',
      'lane 1',
      'lane 1',
      'lane 0',
    ]);
    expect([...guard, 'Guyot', 'Foy'].map((u) => placeOf(joined, u))).toEqual([
      'lane 0',
      'lane 1',
      'lane 2',
      'reserve',
      'reserve',
    ]);
    expect(log).toContain('[6.2] Brause is shown in the right with 3 CV');
    expect(log).toContain('[6.2] Friant is shown in the left with 4 CV');
  });

  test('[6.2] columns are face up when both have deployed, never before; the reserve stays hidden', () => {
    const { state } = attackCharleroi([...guard, 'Guyot'], [...prussians, 'Rentzel']);
    const defended = play(state, [], ...array(A, ['Jagow'], ['Krafft'], ['Brause']), [A, 'done']);
    expect(unit(defended.state, 'Jagow')).toMatchObject({ place: 'lane 2', shown: false });
    expect(defended.heard(F)).toEqual([]);
    const joined = play(defended.state, [], ...array(F, ['Friant'], ['Morand'], ['Duhesme']), [
      F,
      'done',
    ]);
    expect(['Jagow', 'Friant', 'Rentzel', 'Guyot'].map((u) => unit(joined.state, u).shown)).toEqual(
      [true, true, false, false],
    );
    expect(joined.heard(F).filter((line) => line.includes('Rentzel'))).toEqual([]);
    expect(joined.heard(A).filter((line) => line.includes('Guyot'))).toEqual([]);
  });

  test('[6.2] every column needs a unit', () => {
    const { state } = attackCharleroi(guard, [...prussians, 'Rentzel']);
    const crowded = play(state, [], ...array(A, ['Jagow', 'Rentzel'], [], [])).state;
    expect(refusal(crowded, A, 'done')).toEqual(bar('6.2', 'at least one unit'));
    expect(refusal(crowded, A, 'array', 'Krafft', 'left')).toEqual(
      bar('6.2', 'no more are left than empty columns'),
    );
    expect(choices(crowded, A).sort()).toEqual(
      [
        'array Krafft centre',
        'array Krafft right',
        'array Brause centre',
        'array Brause right',
      ].sort(),
    );
  });

  test('[6.2] a column holds any number, and so does the reserve', () => {
    const { state } = attackCharleroi(guard, [...prussians, 'Rentzel', 'Tippelskirch', 'Jurgass']);
    const { state: deep } = play(
      state,
      [],
      ...array(A, ['Jagow', 'Rentzel', 'Tippelskirch', 'Jurgass'], ['Krafft'], ['Brause']),
    );
    expect(['Jagow', 'Rentzel', 'Tippelskirch', 'Jurgass'].map((u) => placeOf(deep, u))).toEqual(
      Array(4).fill('lane 2'),
    );
    const { state: held } = play(
      state,
      [],
      ...array(A, ['Jagow'], ['Krafft'], ['Brause']),
      [A, 'done'],
      ...array(F, ['Friant'], ['Morand'], ['Duhesme']),
    );
    expect(['Rentzel', 'Tippelskirch', 'Jurgass'].map((u) => placeOf(held, u))).toEqual(
      Array(3).fill('reserve'),
    );
  });

  test('[6.2] a unit is placed once, in a column, by its owner, in its own battle', () => {
    const { state } = attackCharleroi(guard, [...prussians, 'Rentzel'], {
      units: { Ligny: ['Hake'] },
    });
    const one = play(state, [], [A, 'array', 'Jagow', 'left']).state;
    expect(refusal(one, A, 'array', 'Jagow', 'right')).toEqual(bar('6.2', 'has its place already'));
    expect(refusal(one, A, 'array', 'Krafft', 'reserve')).toEqual(
      bar('6.2', 'units left over form the reserve'),
    );
    expect(refusal(one, A, 'array', 'Hake', 'left')).toEqual(bar('6.2', 'not in this battle'));
    expect(refusal(one, A, 'array', 'Friant', 'left')).toEqual(bar('2.1', 'another army'));
    expect(refusal(one, A, 'retreat', 'Krafft')).toEqual(bar('6.2', 'deploy for this battle'));
  });

  test('[6.2] a leader may hold a column (R5)', () => {
    const { state } = attackCharleroi(guard, ['Jagow', 'Krafft', 'Blücher']);
    const { state: joined, log } = play(
      state,
      [],
      ...array(A, ['Jagow'], ['Blücher'], ['Krafft']),
      ...array(F, ['Friant'], ['Morand'], ['Duhesme']),
    );
    expect(log.filter((line) => line.includes('routs'))).toEqual([]);
    expect(placeOf(joined, 'Blücher')).toBe('lane 1');
  });

  test('[6.2] of two Allied players the British deploys first and may leave columns to the Prussian (R42)', () => {
    const options = { players: 3 };
    const { state } = attackCharleroi(guard, ['Picton', 'Cooke', 'Krafft', 'Brause'], { options });
    expect(waiting(state)).toEqual([BRITISH]);
    expect(refusal(state, BRITISH, 'done')).toEqual(bar('6.2', 'at least one unit'));
    const british = play(state, [], [BRITISH, 'array', 'Picton', 'left'], [BRITISH, 'done']).state;
    expect(waiting(british)).toEqual([PRUSSIAN]);
    expect(refusal(british, PRUSSIAN, 'array', 'Cooke', 'right')).toEqual(
      bar('2.1', 'another army'),
    );
    expect(refusal(british, PRUSSIAN, 'array', 'Krafft', 'left')).toEqual(
      bar('6.2', 'no more are left'),
    );
    const { state: joined } = play(
      british,
      [],
      ...array(PRUSSIAN, [], ['Krafft'], ['Brause']),
      ...array(F, ['Friant'], ['Morand'], ['Duhesme']),
    );
    expect(['Picton', 'Cooke', 'Krafft', 'Brause'].map((u) => placeOf(joined, u))).toEqual([
      'lane 2',
      'reserve',
      'lane 1',
      'lane 0',
    ]);
  });
});

describe('battle turns', () => {
  test('[6.3] the attacker has the first battle turn, then they alternate', () => {
    const { state } = attackCharleroi(guard, prussians);
    const joined = play(
      state,
      [],
      ...array(A, ['Jagow'], ['Krafft'], ['Brause']),
      ...array(F, ['Friant'], ['Morand'], ['Duhesme']),
    ).state;
    expect(waiting(joined)).toEqual([F]);
    const passive = play(joined, [], [F, 'done'], [F, 'done']).state;
    expect(waiting(passive)).toEqual([A]);
    expect(waiting(play(passive, [], [A, 'done'], [A, 'done']).state)).toEqual([F]);
  });

  test('[6.3] a battle is deployed once: reserves stay hidden in later battle turns', () => {
    const { state } = attackCharleroi([...guard, 'Guyot'], prussians);
    const joined = play(
      state,
      [],
      ...array(A, ['Jagow'], ['Krafft'], ['Brause']),
      ...array(F, ['Friant'], ['Morand'], ['Duhesme']),
      [F, 'done'],
    );
    const next = play(joined.state, [], [F, 'done'], [F, 'done'], [A, 'done'], [A, 'done']);
    expect(choices(next.state, F)).toContain('retreat Guyot');
    expect(next.log).toEqual([]);
    expect(unit(next.state, 'Guyot')).toMatchObject({ place: 'reserve', shown: false });
  });

  test('[6.3] morale, retreats, combat and reinforcements follow in this order', () => {
    const retreats = battle({
      ...threeAgainstThree,
      attackers: [[{ unit: 'Friant', cv: 1 }, 'Foy'], ['Morand'], ['Duhesme']],
      crossed: ['Friant', 'Foy'],
      others: { Charleroi: ['Habert'] },
      morale: [3],
    });
    expect(placeOf(retreats, 'Friant')).toBe('lane 0');
    expect(refusal(retreats, F, 'fire', 'Foy', 'line')).toEqual(bar('7.0', 'retreats come before'));
    const fighting = play(retreats, [], [F, 'done']).state;
    expect(refusal(fighting, F, 'retreat', 'Morand')).toEqual(bar('8.0', 'combat phase'));
    expect(refusal(fighting, F, 'reinforce', 'Habert')).toEqual(bar('8.0', 'combat phase'));
    const arriving = play(fighting, [6, 6, 6], [F, 'fire', 'Foy', 'line'], [F, 'done']).state;
    expect(refusal(arriving, F, 'engage', 'Morand', 'centre')).toEqual(
      bar('9.0', 'reinforcement phase'),
    );
    const { state } = play(arriving, [], [F, 'reinforce', 'Habert'], [F, 'done']);
    expect(placeOf(state, 'Habert')).toBe('reserve');
    expect(waiting(state)).toEqual([A]);
  });

  test('[6.3] after two battle turns without fire the attacker must fire, engage or retreat (R27)', () => {
    const quiet = { ...threeAgainstThree, attackers: [['Friant', 'Foy'], ['Morand'], ['Duhesme']] };
    expect(choices(combat({ ...quiet, quiet: 1 }), F)).toContain('done');
    const s = combat({ ...quiet, quiet: 2 });
    expect(refusal(s, F, 'done')).toEqual(bar('6.3', 'stands still'));
    expect(choices(s, F)).not.toContain('done');
    const idle = play(s, [], [F, 'redeploy', 'Foy', 'reserve']).state;
    expect(refusal(idle, F, 'done')).toEqual(bar('6.3', 'stands still'));
    expect(choices(play(s, [], [F, 'engage', 'Foy', 'left']).state, F)).toContain('done');
    const retreating = battle({ ...quiet, quiet: 2 });
    const retreated = play(
      retreating,
      [],
      [F, 'retreat', 'Foy'],
      [F, 'to', 'Charleroi'],
      [F, 'done'],
    ).state;
    expect(choices(retreated, F)).toContain('done');
    expect(choices(retreated, F)).toContain('engage Friant left');
  });

  test('[6.3] what the attacker did in one battle turn does not count for his next (R27)', () => {
    const s = combat({ ...threeAgainstThree, quiet: 2 });
    const { state } = play(
      s,
      [],
      [F, 'engage', 'Friant', 'left'],
      [F, 'done'],
      [A, 'done'],
      [A, 'done'],
      [F, 'done'],
    );
    expect(refusal(state, F, 'done')).toEqual(bar('6.3', 'stands still'));
    expect(choices(state, F)).toContain('fire Friant line');
  });

  test('[6.3] a shot from afar is fire enough (R27)', () => {
    const s = combat({
      ...threeAgainstThree,
      attackers: [['Friant', 'Noury'], ['Morand'], ['Duhesme']],
      quiet: 2,
    });
    const { state } = play(s, [6, 6], [F, 'fire', 'Noury', 'line'], [F, 'done']);
    expect(waiting(state)).toEqual([A]);
    expect(state.quiet).toEqual([0]);
  });

  test('[6.3] nobody must do what he cannot, and the defender need do nothing (R27)', () => {
    const square = (name: string): Unit[] => [{ unit: name, square: true }];
    const still = combat({ ...threeAgainstThree, attackers: guard.map(square), quiet: 2 });
    expect(choices(still, F)).toEqual(['break Friant', 'break Morand', 'break Duhesme', 'done']);
    expect(choices(combat({ ...threeAgainstThree, to: 'defender', quiet: 7 }), A)).toContain(
      'done',
    );
  });

  test('[6.3] battle turns of both sides without fire are counted, and fire ends the count (R27)', () => {
    const s = battle({ ...threeAgainstThree, crossed: ['Friant'] });
    const quiet = play(s, [], [F, 'done'], [F, 'done']).state;
    expect(quiet.quiet).toEqual([1]);
    expect(play(quiet, [], [A, 'done'], [A, 'done']).state.quiet).toEqual([2]);
    const loud = play(
      quiet,
      [6, 6, 6],
      [A, 'done'],
      [A, 'fire', 'Jagow', 'line'],
      [A, 'done'],
    ).state;
    expect(loud.quiet).toEqual([0]);
    expect(play(loud, [], [F, 'done'], [F, 'done']).state.quiet).toEqual([1]);
  });

  test('[6.3] after eight battle turns without fire the attack has failed and the attacker routs (R27)', () => {
    const b: Battle = { ...threeAgainstThree, to: 'defender', others: { Charleroi: ['Habert'] } };
    const seven = play(battle({ ...b, quiet: 6 }), [], [A, 'done'], [A, 'done']);
    expect(choices(seven.state, F)).toContain('retreat Friant');
    const { state, log } = play(battle({ ...b, quiet: 7 }), [], [A, 'done'], [A, 'done']);
    expect(log).toContain('[7.5] the French force at Ligny routs');
    expect(guard.map((u) => cvOf(state, u))).toEqual([3, 2, 2]);
    expect(choices(state, F)).toEqual(guard.map((u) => `flee ${u}`));
  });
});

describe('several battles', () => {
  const units = withRest({
    Laneffe: guard,
    Charleroi: prussians,
    Solre: ['Foy', 'Quiot', 'Pire'],
    Binche: ['Picton', 'Cole', 'Cooke'],
  });
  const steps: Step[] = [
    ...marchAll(F, guard, 'Charleroi'),
    ...marchAll(F, ['Foy', 'Quiot', 'Pire'], 'Binche'),
    [F, 'done'],
  ];
  const twoBattles = () => play(position({ units }), [], ...steps).state;
  const atCharleroi: Step[] = [
    ...array(A, ['Jagow'], ['Krafft'], ['Brause']),
    ...array(F, ['Friant'], ['Morand'], ['Duhesme']),
  ];
  const atBinche: Step[] = [
    ...array(A, ['Picton'], ['Cole'], ['Cooke']),
    ...array(F, ['Foy'], ['Quiot'], ['Pire']),
  ];
  const pass = (seat: string): Step[] => [
    [seat, 'done'],
    [seat, 'done'],
  ];

  test('[6.4] the active player chooses the battle to take up, and one that waits (R26)', () => {
    const s = twoBattles();
    expect(waiting(s)).toEqual([F]);
    expect(choices(s, F).sort()).toEqual(['fight Binche', 'fight Charleroi']);
    expect(refusal(s, F, 'fight', 'Mons')).toEqual(bar('6.4', 'no battle waits'));
    expect(refusal(s, F, 'retreat', 'Friant')).toEqual(bar('6.4', 'choose the battle'));
    expect(choices(play(s, [], [F, 'fight', 'Charleroi']).state, A)).toContain('array Jagow left');
    expect(choices(play(s, [], [F, 'fight', 'Binche']).state, A)).toContain('array Picton left');
  });

  test('[6.4] he plays all four phases in one battle before he takes up the next (R26)', () => {
    const first = play(twoBattles(), [], [F, 'fight', 'Charleroi'], ...atCharleroi).state;
    expect(refusal(first, F, 'fight', 'Binche')).toEqual(bar('7.0', 'retreats come before'));
    const fighting = play(first, [], [F, 'done']).state;
    expect(refusal(fighting, F, 'fight', 'Binche')).toEqual(bar('8.0', 'combat phase'));
    expect(placeOf(fighting, 'Picton')).toBe('off');
    const second = play(fighting, [], [F, 'done']).state;
    expect(choices(second, A)).toContain('array Picton left');
    expect(refusal(second, A, 'done')).toEqual(bar('6.2', 'at least one unit'));
  });

  test('[6.4] then the passive player has his battle turns in the same order (R26)', () => {
    const charleroiFirst = play(
      twoBattles(),
      [],
      [F, 'fight', 'Charleroi'],
      ...atCharleroi,
      ...pass(F),
      ...atBinche,
      ...pass(F),
    ).state;
    expect(choices(charleroiFirst, A)).toContain('retreat Jagow');
    expect(choices(play(charleroiFirst, [], ...pass(A)).state, A)).toContain('retreat Picton');
    const bincheFirst = play(
      twoBattles(),
      [],
      [F, 'fight', 'Binche'],
      ...atBinche,
      ...pass(F),
      ...atCharleroi,
      ...pass(F),
    ).state;
    expect(choices(bincheFirst, A)).toContain('retreat Picton');
    const nextRound = play(bincheFirst, [], ...pass(A), ...pass(A)).state;
    expect(waiting(nextRound)).toEqual([F]);
    expect(choices(nextRound, F).sort()).toEqual(['fight Binche', 'fight Charleroi']);
    const again = play(nextRound, [], [F, 'fight', 'Charleroi']).state;
    expect(choices(again, F)).toContain('retreat Friant');
  });

  test('[6.4] a battle that has had its battle turn this round waits for the next (R26)', () => {
    const south = ['Habert', 'Lefol', 'Berthezène'];
    const three = withRest({
      ...units,
      Philippeville: south,
      Fosses: ['Hake', 'Ryssel', 'Losthin'],
    });
    const s = play(
      position({ units: three }),
      [],
      ...steps.slice(0, -1),
      ...marchAll(F, south, 'Fosses'),
      [F, 'done'],
    ).state;
    const { state } = play(s, [], [F, 'fight', 'Charleroi'], ...atCharleroi, ...pass(F));
    expect(choices(state, F).sort()).toEqual(['fight Binche', 'fight Fosses']);
    expect(refusal(state, F, 'fight', 'Charleroi')).toEqual(bar('6.4', 'no battle waits'));
  });

  test('[6.4] one or two defenders rout before any battle is taken up (R18)', () => {
    const s = position({ units: withRest({ ...units, Binche: ['Dornberg'] }) });
    const { state } = play(s, [], ...steps);
    expect(choices(state, A)).toEqual(
      expect.arrayContaining(['to Mons', 'to Roeulx', 'to Nivelles']),
    );
    const { state: after } = play(state, [], [A, 'to', 'Mons']);
    expect(choices(after, A)).toContain('array Jagow left');
  });
});
