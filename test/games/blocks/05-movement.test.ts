import { describe, expect, test } from 'vitest';
import { UNITS } from '../../../src/games/blocks/data/units.ts';
import {
  A, ALLIED_DAY, bar, choices, cvOf, F, forceMarch, march, marchAll, NIGHT, opening, play, position, refusal, standingAt, townOf,
} from './table.ts';

const infantry = UNITS.filter((u) => u.army === 'French' && u.arm === 'infantry').map((u) => u.name);
const hussars = ['Guyot', 'Lefebvre', 'Pajol', 'Exelmans'];

describe('movement', () => {
  test('[5.0] nobody is compelled to move, and moves are not saved up', () => {
    const { state } = play(opening('historical'), [], [F, 'done'], [A, 'done']);
    expect(state.groupMoves).toEqual([3, 2, 2]);
  });

  test('[5.0] units pass freely through friends', () => {
    const s = position({ units: { Solre: ['Guyot'], Beaumont: ['Friant'] } });
    const { state } = play(s, [], ...march(F, 'Guyot', 'Beaumont', 'Thuin'));
    expect(townOf(state, 'Guyot')).toBe('Thuin');
  });

  test('[5.0] whoever enters a town with an enemy stops there, sure battle or not (R12)', () => {
    const s = position({ units: { Laneffe: [...hussars, 'Friant'], Charleroi: ['Steinmetz'] } });
    const { state } = play(s, [], ...marchAll(F, ['Exelmans', 'Guyot', 'Lefebvre', 'Pajol'], 'Charleroi'));
    expect(standingAt(state, 'Charleroi')).toEqual(expect.arrayContaining(hussars));
    expect(refusal(state, F, 'force', 'Guyot')).toEqual(bar('5.0', 'come upon the enemy'));
  });

  test('[5.1] from Brussels roads lead to Alost, Ninove, Hal, Waterloo, Wavre and Louvain', () => {
    const s = position({ turn: ALLIED_DAY, units: { Brussels: ['Picton'] } });
    const { state } = play(s, [], [A, 'march', 'Picton']);
    expect(choices(state, A).sort()).toEqual(
      ['to Alost', 'to Hal', 'to Louvain', 'to Ninove', 'to Waterloo', 'to Wavre'].sort(),
    );
  });

  test('[5.1] the units of one group go to as many towns as they like for one group move', () => {
    const s = position({ units: { Beaumont: ['Friant', 'Morand', 'Duhesme'] } });
    const steps = [...march(F, 'Friant', 'Thuin'), ...march(F, 'Morand', 'Solre'), ...march(F, 'Duhesme', 'Avesnes')];
    expect(play(s, [], ...steps).state.groupMoves[0]).toBe(2);
  });

  test('[5.1] the French make three group moves and no fourth', () => {
    const s = position({ units: { Solre: ['Foy'], Beaumont: ['Friant', 'Habert'], Givet: ['Hulot'], Avesnes: ['Teste'] } });
    const { state } = play(s, [], ...march(F, 'Foy', 'Mons'), ...march(F, 'Friant', 'Thuin'), ...march(F, 'Hulot', 'Dinant'));
    expect(refusal(state, F, 'march', 'Teste')).toEqual(bar('5.1', 'no group move left'));
    expect(choices(state, F)).toContain('march Habert');
  });

  test('[5.1] two British and two Prussian group moves, not to be traded; a shared town costs one of each (R19)', () => {
    const s = position({
      turn: ALLIED_DAY,
      units: { Wavre: ['Picton', 'Hake'], Hal: ['Cooke'], Ath: ['Alten'], Namur: ['Krafft'] },
    });
    const both = play(s, [], ...march(A, 'Picton', 'Waterloo'), ...march(A, 'Hake', 'Gembloux'));
    expect(both.state.groupMoves).toEqual([3, 1, 1]);
    const { state } = play(both.state, [], ...march(A, 'Cooke', 'Brussels'));
    expect(refusal(state, A, 'march', 'Alten')).toEqual(bar('5.1', 'no group move left'));
    expect(choices(state, A)).toContain('march Krafft');
  });

  test('[5.1] who arrives in a town does not move again with its group (R9)', () => {
    const s = position({ units: { Solre: ['Foy'], Beaumont: ['Friant'] } });
    const { state } = play(s, [], ...march(F, 'Foy', 'Beaumont'), ...march(F, 'Friant', 'Thuin'));
    expect(refusal(state, F, 'march', 'Foy')).toEqual(bar('5.1', 'already moved'));
  });

  test('[5.1] a group move pays for the whole march, also by force and through other towns (R9)', () => {
    const s = position({ units: { Solre: ['Foy', 'Pire'] } });
    const { state } = play(s, [4], ...march(F, 'Pire', 'Beaumont', 'Thuin'), ...march(F, 'Foy', 'Beaumont'), ...forceMarch(F, 'Foy', 'Thuin'), [F, 'done']);
    expect(standingAt(state, 'Thuin')).toEqual([]);
    const before = play(s, [], ...march(F, 'Pire', 'Beaumont', 'Thuin'), ...march(F, 'Foy', 'Beaumont'), ...forceMarch(F, 'Foy', 'Thuin'));
    expect(before.state.groupMoves[0]).toBe(2);
  });

  test('[5.2] infantry and guns march one town, cavalry and leaders one or two', () => {
    const s = position({ units: { Beaumont: ['Friant', 'Noury', 'Guyot', 'Lefebvre', 'Napoléon'] } });
    const { state } = play(
      s,
      [],
      ...march(F, 'Friant', 'Thuin'),
      ...march(F, 'Noury', 'Thuin'),
      ...march(F, 'Guyot', 'Thuin', 'Binche'),
      ...march(F, 'Lefebvre', 'Thuin', 'halt'),
      ...march(F, 'Napoléon', 'Thuin', 'Charleroi'),
    );
    expect(['Friant', 'Noury', 'Guyot', 'Lefebvre', 'Napoléon'].map((u) => townOf(state, u))).toEqual([
      'Thuin', 'Thuin', 'Binche', 'Thuin', 'Charleroi',
    ]);
  });

  test('[5.2] a unit in the hand goes along a road, one step at least', () => {
    const s = position({ units: { Beaumont: ['Guyot'] } });
    const { state } = play(s, [], [F, 'march', 'Guyot']);
    expect(refusal(state, F, 'to', 'Charleroi')).toEqual(bar('5.2', 'no road'));
    expect(refusal(state, F, 'halt')).toEqual(bar('5.2', 'choose a town'));
    expect(refusal(state, F, 'done')).toEqual(bar('5.2', 'finish the march'));
  });

  test('[5.3] a major road carries ten, leaders not counted', () => {
    const s = position({ units: { Solre: [...infantry.slice(0, 11), 'Napoléon'] } });
    const { state } = play(s, [], ...marchAll(F, infantry.slice(0, 10), 'Mons'), ...march(F, 'Napoléon', 'Mons', 'halt'), [F, 'march', infantry[10]]);
    expect(standingAt(state, 'Mons')).toHaveLength(11);
    expect(refusal(state, F, 'to', 'Mons')).toEqual(bar('5.3', 'carried all it can'));
  });

  test('[5.3] a minor road carries six, both directions and force marches together (R10)', () => {
    const s = position({ units: { Beaumont: infantry.slice(0, 4), Thuin: infantry.slice(4, 8), Solre: ['Jerome', 'Napoléon'] } });
    const { state } = play(
      s,
      [],
      ...marchAll(F, infantry.slice(0, 4).filter((u) => u !== 'Jerome'), 'Thuin'),
      ...march(F, infantry[4], 'Beaumont'),
      ...(infantry.slice(4, 8).includes('Jerome') ? [] : march(F, 'Jerome', 'Beaumont')),
    );
    expect(state.used.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(5);
  });
});
