import { describe, expect, test } from 'vitest';
import { UNITS } from '../../../src/games/blocks/data/units.ts';
import { allBut, armies } from './combat-table.ts';
import {
  A,
  bar,
  choices,
  DAY,
  F,
  march,
  marchAll,
  NIGHT,
  play,
  position,
  refusal,
  standingAt,
  waiting,
  type Doc,
} from './table.ts';

/** The French turn with everybody where history had him, but for these. */
const held = (towns: Record<string, readonly string[]>, more: Doc = {}) =>
  position({ turn: DAY, units: armies(towns), ...more });

const inBrussels = {
  Brussels: ['Foy'],
  Louvain: ['Wellington', 'Picton', 'Cole', 'Frederick', 'British Reserve Artillery'],
};
const inLiège = {
  Liège: ['Jerome'],
  Hannut: ['Hake', 'Ryssel', 'Losthin', 'Hiller', 'Pr. Wilhelm', 'Bardeleben'],
};
const names = (army: string) => UNITS.filter((u) => u.army === army).map((u) => u.name);
const offeredLosses = (units: readonly string[]) => units.map((name) => `lose ${name}`);

describe('supply', () => {
  test.each([
    ['Brussels', 'British', 1, inBrussels],
    ['Ghent', 'British', 1, { Ghent: ['Foy'] }],
    ['Liège', 'Prussian', 2, inLiège],
  ])('[11.0] %s in French hands costs the %s army %i', (town, army, loss, towns) => {
    const { state, log } = play(held(towns), [], [F, 'done']);
    expect(log).toEqual([
      `[11.0] ${town} is in French hands: the ${army} army must give up ${loss}`,
    ]);
    expect(waiting(state)).toEqual([A]);
    const lost = names(army).slice(1, 1 + loss);
    const after = play(state, [], ...lost.map((name) => [A, 'lose', name] as const)).state;
    expect(standingAt(after, 'dead')).toEqual(lost);
    expect(after.turn).toBe(1);
  });

  test('[11.0] Liège and Brussels together cost one British and two Prussian units', () => {
    const { state } = play(
      held({ ...inBrussels, ...inLiège }),
      [],
      [F, 'done'],
      [A, 'lose', 'Hobe'],
      [A, 'lose', 'Luck'],
      [A, 'lose', 'Stedman'],
    );
    expect(state.alive).toEqual([38, 18, 23]);
    expect(state.turn).toBe(1);
  });

  test('[11.0] the choice is from the whole army of that base, its leader included (R40)', () => {
    const { state } = play(held(inBrussels), [], [F, 'done']);
    expect(choices(state, A)).toEqual(offeredLosses(names('British')));
  });

  test('[11.0][2.4] what is given up lies face up for all (R7)', () => {
    const { heard } = play(held(inBrussels), [], [F, 'done'], [A, 'lose', 'Chassé']);
    expect(heard(F)).toContain('Chassé is eliminated at Nivelles');
  });

  test('[11.0] the loss cannot be put off, nor put on others', () => {
    const { state } = play(held(inLiège), [], [F, 'done'], [A, 'lose', 'Hobe']);
    expect(refusal(state, A, 'lose', 'Picton')).toEqual(
      bar('11.0', 'the army whose base is taken'),
    );
    expect(refusal(state, A, 'lose', 'Foy')).toEqual(bar('11.0', 'the army whose base is taken'));
    expect(refusal(state, A, 'lose', 'Hobe')).toEqual(bar('2.4', 'eliminated'));
    expect(refusal(state, A, 'done')).toEqual(bar('11.0', 'choose a unit to give up'));
    expect(refusal(state, A, 'march', 'Luck')).toEqual(bar('11.0', 'choose a unit to give up'));
    expect(refusal(state, F, 'lose', 'Luck')).toEqual(bar('11.0', 'another seat'));
  });

  test('[11.0] a base entered in this turn counts already, one that is left no more', () => {
    const towns = { Alost: ['Foy'], Brussels: [], Louvain: inBrussels.Louvain };
    const entered = play(held(towns), [], ...march(F, 'Foy', 'Brussels'), [F, 'done']);
    expect(waiting(entered.state)).toEqual([A]);
    expect(choices(entered.state, A)).toContain('lose Picton');
    const left = play(held(inBrussels), [], ...march(F, 'Foy', 'Alost'), [F, 'done']);
    expect(left.log.at(-1)).toBe('[4.0] Turn: 15 June afternoon');
    expect(left.state.alive[1]).toBe(19);
  });

  test('[11.0] it falls due when the battles of the turn are over', () => {
    const attackers = ['Foy', 'Girard', 'Bachelu'];
    const s = held({
      Waterloo: attackers,
      Brussels: ['Picton'],
      Louvain: ['Wellington', 'Cole', 'Frederick', 'British Reserve Artillery'],
    });
    const stormed = play(s, [], ...marchAll(F, attackers, 'Brussels'), [F, 'done']);
    expect(choices(stormed.state, A)).toContain('to Louvain');
    expect(stormed.log.some((text) => text.startsWith('[11.0]'))).toBe(false);
    const { log } = play(stormed.state, [], [A, 'to', 'Louvain']);
    expect(log.at(-1)).toBe('[11.0] Brussels is in French hands: the British army must give up 1');
  });

  test('[11.0] again at the end of each French turn, night too, but not of Allied turns (R13)', () => {
    const first = play(held(inBrussels), [], [F, 'done'], [A, 'lose', 'Chassé']);
    const allied = play(first.state, [], [A, 'done']);
    expect(allied.log).toEqual(['[4.0] Turn: 15 June night']);
    const night = play(allied.state, [], [F, 'done']);
    expect(night.log).toEqual([
      '[11.0] Brussels is in French hands: the British army must give up 1',
    ]);
    expect(play(night.state, [], [A, 'lose', 'Stedman']).state.alive[1]).toBe(17);
  });

  test('[11.0] it stops when the base is recaptured', () => {
    const first = play(held(inBrussels), [], [F, 'done'], [A, 'lose', 'Chassé']).state;
    const retaken = play(
      first,
      [],
      ...marchAll(A, ['Picton', 'Cole', 'Frederick'], 'Brussels'),
      [A, 'done'],
      [F, 'to', 'Waterloo'],
    ).state;
    expect(standingAt(retaken, 'Brussels')).toEqual(['Picton', 'Cole', 'Frederick']);
    expect(play(retaken, [], [F, 'done']).log).toEqual(['[4.0] Turn: 16 June morning']);
  });

  test('[11.0] a leader alone holds a base (R5)', () => {
    const { log } = play(held({ Ghent: ['Napoléon'] }), [], [F, 'done']);
    expect(log).toEqual(['[11.0] Ghent is in French hands: the British army must give up 1']);
  });

  test('[11.0] the French need no supply, and Allied towns without a base feed nobody', () => {
    const towns = {
      Beaumont: ['Picton'],
      Solre: ['Cole'],
      Philippeville: ['Hake'],
      Mons: ['Foy'],
      Namur: ['Jerome'],
    };
    const homeless = {
      Givet: names('French')
        .slice(1)
        .filter((name) => name !== 'Foy' && name !== 'Jerome'),
    };
    const s = held(
      {
        ...towns,
        ...homeless,
        Avesnes: ['Napoléon'],
        Huy: ['Blücher', 'Tippelskirch', 'Krafft', 'Brause', 'Böse', 'Jurgass', 'Lehmann'],
        Ath: ['Dornberg'],
      },
      { turn: NIGHT },
    );
    const { state, log } = play(s, [], [F, 'done']);
    expect(log).toEqual(['[4.0] Turn: 16 June morning']);
    expect(state.alive).toEqual([38, 19, 25]);
  });

  test('[11.0] an army that is gone has nothing to give up', () => {
    const s = held({ Brussels: ['Foy'], dead: names('British') });
    const { log } = play(s, [], [F, 'done']);
    expect(log).toEqual(['[4.0] Turn: 15 June afternoon']);
  });

  test('[11.0] the last units go unasked', () => {
    const s = held({ Liège: ['Jerome'], Hannut: ['Blücher'], dead: allBut('Prussian', 1) });
    const { state, log } = play(s, [], [F, 'done']);
    expect(log.slice(0, 2)).toEqual([
      '[11.0] Liège is in French hands: the Prussian army must give up 2',
      '[11.0] Blücher is eliminated at Hannut',
    ]);
    expect(state.turn).toBe(1);
  });

  test('[11.0][13.1] with three players the player of that army chooses (R40)', () => {
    const s = held({ ...inBrussels, ...inLiège }, { options: { players: 3 } });
    const prussian = play(s, [], [F, 'done']).state;
    expect(waiting(prussian)).toEqual(['Prussian']);
    expect(choices(prussian, 'Prussian')).toEqual(offeredLosses(names('Prussian')));
    const british = play(
      prussian,
      [],
      ['Prussian', 'lose', 'Luck'],
      ['Prussian', 'lose', 'Hobe'],
    ).state;
    expect(waiting(british)).toEqual(['British']);
    expect(choices(british, 'British')).toEqual(offeredLosses(names('British')));
  });
});
