import { describe, expect, test } from 'vitest';
import { UNIT_NAMES } from '../../../src/games/blocks/board.ts';
import { blocks } from '../../../src/games/blocks/game.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import {
  A,
  bar,
  battle,
  cvOf,
  DAY,
  F,
  march,
  marchAll,
  opening,
  play,
  position,
  refusal,
  townOf,
  unit,
} from './table.ts';

/** The units whose faces a seat sees. */
const known = (s: BlocksState, seat: number): string[] =>
  blocks.view(s, seat).known.map((u) => UNIT_NAMES[u]);

describe('units', () => {
  test('[2.0] a block has a name, an arm and a strength that its own side sees', () => {
    const s = opening('historical');
    expect(unit(s, 'Friant')).toMatchObject({ town: 'Beaumont', cv: 4, shown: false });
    expect(known(s, 0)).toContain('Friant');
  });

  test('[2.1] a seat orders only the blocks of its own army', () => {
    const s = opening('historical');
    expect(refusal(s, F, 'march', 'Picton')).toEqual(bar('2.1', 'another army'));
    expect(refusal(s, F, 'force', 'Hake')).toEqual(bar('2.1', 'another army'));
  });

  test('[2.1] the Guard marches with the French and the Dutch with the British', () => {
    const s = position({
      turn: '15 June afternoon',
      units: { Nivelles: ['Chassé'], Beaumont: ['Friant'] },
    });
    const { heard } = play(s, [], ...march(A, 'Chassé', 'Quatre Bras'));
    expect(heard(F)).toEqual(['a British block marches from Nivelles to Quatre Bras']);
  });

  test('[2.2] of enemy towns only the number and colour of blocks are known (R6)', () => {
    const s = opening('historical');
    const { known: faces, hidden } = blocks.view(s, 0);
    expect(faces.map((u) => UNIT_NAMES[u])).toHaveLength(38);
    expect(hidden).toHaveLength(44);
    expect(known(s, 1)).toHaveLength(44);
  });

  test('[2.2] the enemy hears of a block, its owner of the unit (R6)', () => {
    const { heard } = play(opening('historical'), [], ...march(F, 'Friant', 'Thuin'));
    expect(heard(F)).toEqual(['Friant marches from Beaumont to Thuin']);
    expect(heard(A)).toEqual(['a French block marches from Beaumont to Thuin']);
  });

  test('[2.2] faces show in the columns of a battle, not in its reserve (R6)', () => {
    const s = battle({
      attackers: [['Friant'], ['Morand'], ['Duhesme']],
      attackerReserve: ['Guyot'],
      defenders: [['Jagow'], ['Rentzel'], ['Krafft']],
      defenderReserve: ['Brause'],
    });
    expect(known(s, 1)).toEqual(expect.arrayContaining(['Friant', 'Morand', 'Duhesme', 'Brause']));
    expect(known(s, 1)).not.toContain('Guyot');
    expect(known(s, 0)).not.toContain('Brause');
  });

  test('[2.2] what was seen stays noted as it was when the block stood up again (R6)', () => {
    const s = battle({
      attackers: [['Friant'], ['Morand'], ['Duhesme']],
      defenders: [['Jagow'], ['Krafft'], ['Brause']],
      others: { Charleroi: ['Habert'] },
    });
    const { state } = play(s, [], [F, 'retreat', 'Friant'], [F, 'to', 'Charleroi']);
    expect(known(state, 1)).not.toContain('Friant');
    const friant = UNIT_NAMES.indexOf('Friant');
    const { seenCv, seenTurn } = blocks.view(state, 1).table;
    expect([seenCv[friant], seenTurn[friant]]).toEqual([4, 1]);
  });

  test('[2.2] one or two defenders and those who overrun them are seen, then hidden again (R18, R44)', () => {
    const s = position({
      units: { Laneffe: ['Friant', 'Morand', 'Guyot'], Charleroi: ['Steinmetz'], Ligny: ['Jagow'] },
    });
    const { state, heard } = play(
      s,
      [],
      ...marchAll(F, ['Friant', 'Morand', 'Guyot'], 'Charleroi'),
      [F, 'done'],
      [A, 'to', 'Ligny'],
    );
    expect(heard(F)).toContain('Steinmetz is shown in the reserve with 4 CV');
    expect(heard(A)).toContain('Guyot is shown in the reserve with 4 CV');
    expect(unit(state, 'Steinmetz').shown || unit(state, 'Guyot').shown).toBe(false);
  });

  test('[2.4] a unit drops step by step, and at none it is gone for good', () => {
    const units = { Beaumont: [{ unit: 'Friant', cv: 2 }, { unit: 'Morand', cv: 1 }, 'Napoléon'] };
    const s = position({ units });
    const marches = [...march(F, 'Friant', 'Thuin'), ...march(F, 'Morand', 'Thuin')];
    const { state, log } = play(
      s,
      [3, 3],
      ...marches,
      [F, 'force', 'Friant'],
      [F, 'to', 'Binche'],
      [F, 'force', 'Morand'],
      [F, 'to', 'Binche'],
      [F, 'done'],
    );
    expect(log).toContain('[5.5] Friant rolls 3 on the march and has 1 CV');
    expect(log).toContain('[5.5] Morand is eliminated at Binche');
    expect(townOf(state, 'Morand')).toBe('dead');
    expect(cvOf(state, 'Morand')).toBe(0);
  });

  test('[2.4] the dead take no orders', () => {
    const s = position({ turn: DAY, units: { Beaumont: ['Friant'] } });
    for (const verb of ['march', 'force']) {
      expect(refusal(s, F, verb, 'Morand')).toEqual(bar('2.4', 'eliminated'));
    }
    expect(refusal(s, F, 'command', 'Napoléon')).toEqual(bar('2.4', 'eliminated'));
  });

  test('[2.4] the dead lie face up for all (R7)', () => {
    const units = { Beaumont: [{ unit: 'Friant', cv: 1 }, 'Morand', 'Habert'] };
    const { heard, state } = play(
      position({ units }),
      [1],
      ...march(F, 'Friant', 'Thuin'),
      [F, 'force', 'Friant'],
      [F, 'to', 'Binche'],
      [F, 'done'],
    );
    expect(heard(A)).toContain('Friant is eliminated at Binche');
    expect(known(state, 1)).toContain('Friant');
  });
});
