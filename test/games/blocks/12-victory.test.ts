import { describe, expect, test } from 'vitest';
import { blocks } from '../../../src/games/blocks/game.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import { allBut, amid, armies, line } from './combat-table.ts';
import {
  A,
  bar,
  choices,
  combat,
  DAY,
  F,
  play,
  position,
  refusal,
  standingAt,
  townOf,
  waiting,
  type Doc,
} from './table.ts';

/** A French turn in which the armies have only so many units left, leaders among them. */
const strengths = (
  french: number,
  british: number,
  prussian: number,
  more: Doc = {},
): BlocksState => {
  const dead = [
    ...allBut('French', french),
    ...allBut('British', british),
    ...allBut('Prussian', prussian),
  ];
  return position({ turn: DAY, units: armies({ dead }), ...more });
};

const turnEnds = (s: BlocksState, seat = F) => play(s, [], [seat, 'done']);
const FULL = [38, 19, 25] as const;

describe('victory', () => {
  test.each([
    ['French', [20, 19, 25], [20, 19, 25]],
    ['French', [19, 19, 25], [0, 19, 25]],
    ['British', [38, 10, 25], [38, 10, 25]],
    ['British', [38, 9, 25], [38, 0, 25]],
    ['Prussian', [38, 19, 13], [38, 19, 13]],
    ['Prussian', [38, 19, 12], [38, 19, 0]],
  ])(
    '[12.0] the %s army: of %j units there remain %j, leaders counted (R5)',
    (army, [f, b, p], left) => {
      const { state, log } = turnEnds(strengths(f, b, p));
      expect(state.alive).toEqual(left);
      expect(log.includes(`[12.0] the ${army} army is defeated`)).toBe(left.includes(0));
    },
  );

  test('[12.0] what remains of a defeated army is removed, face up, and the campaign goes on', () => {
    const { state, heard } = turnEnds(strengths(38, 9, 25));
    expect(heard(F)).toContain('Wellington is eliminated at Brussels');
    expect(standingAt(state, 'Brussels')).toEqual([]);
    expect(blocks.outcome(state)).toBeNull();
    expect(waiting(state)).toEqual([A]);
    expect(choices(state, A)).toContain('march Blücher');
  });

  test('[12.0] defeat is judged only when the battles of the turn are over (R41)', () => {
    const defenders = [[{ unit: 'Chassé', cv: 1 }], ['Cole'], ['Frederick']];
    const british = ['Wellington', 'Cooke', 'Alten', 'Perponcher', 'Clinton', 'Colville', 'Picton'];
    const dead = allBut('British', 0).filter(
      (name) => ![...british, 'Chassé', 'Cole', 'Frederick'].includes(name),
    );
    const s = combat(amid({ ...line, defenders, crossed: ['Friant'] }, { dead }));
    expect(s.alive[1]).toBe(10);
    const hit = play(s, [1, 6, 6, 6], [F, 'fire', 'Friant', 'line']);
    expect(hit.state.alive[1]).toBe(9);
    expect(hit.log.some((text) => text.startsWith('[12.0]'))).toBe(false);
    const flight = [
      [A, 'flee', 'Cole'],
      [A, 'to', 'Namur'],
      [A, 'to', 'Namur'],
    ] as const;
    const fled = play(hit.state, [], ...flight);
    expect([townOf(fled.state, 'Cole'), fled.state.alive[1]]).toEqual(['Namur', 9]);
    const { state, log } = play(fled.state, [], [F, 'done']);
    expect(log[0]).toBe('[12.0] the British army is defeated');
    expect([townOf(state, 'Cole'), state.alive[1]]).toEqual(['dead', 0]);
  });

  test('[12.0][11.0] supply losses of the turn count (R41)', () => {
    const dead = allBut('Prussian', 14);
    const towns = { dead, Liège: ['Jerome'] };
    const asked = turnEnds(position({ units: armies(towns) }));
    expect(asked.state.alive[2]).toBe(14);
    const { state, log } = play(asked.state, [], [A, 'lose', 'Jagow'], [A, 'lose', 'Rentzel']);
    expect(log).toContain('[12.0] the Prussian army is defeated');
    expect(state.alive[2]).toBe(0);
  });

  test('[12.0] Allied turns are judged too', () => {
    const { state } = turnEnds(strengths(38, 9, 25, { turn: '15 June afternoon' }), A);
    expect(state.alive).toEqual([38, 0, 25]);
  });
});

describe('the end', () => {
  test('[12.1] the French win when both Allied armies are defeated', () => {
    const { state, log } = turnEnds(strengths(20, 9, 12));
    expect(log.at(-1)).toBe('[12.1] the French win: both Allied armies are defeated');
    expect(blocks.outcome(state)).toEqual({
      winners: [0],
      rule: '12.1',
      reason: 'the French win: both Allied armies are defeated',
    });
    expect(waiting(state)).toEqual([]);
    expect(refusal(state, F, 'done')).toEqual(bar('12.1', 'the game is over'));
  });

  test('[12.1] one of them is not enough, but it may have fallen in an earlier turn', () => {
    expect(blocks.outcome(turnEnds(strengths(38, 9, 13)).state)).toBeNull();
    expect(blocks.outcome(turnEnds(strengths(38, 10, 12)).state)).toBeNull();
    expect(blocks.outcome(turnEnds(strengths(38, 0, 12)).state)).toMatchObject({
      rule: '12.1',
      winners: [0],
    });
  });

  test('[12.1] the French may still win in the very last turn', () => {
    const s = strengths(38, 9, 12, { turn: '22 June night' });
    expect(blocks.outcome(turnEnds(s, A).state)).toMatchObject({ rule: '12.1' });
  });

  test('[12.2] the Allies win when the French army is defeated', () => {
    const { state, log } = turnEnds(strengths(19, 19, 25));
    expect(log.at(-1)).toBe('[12.2] the Allies win: the French army is defeated');
    expect(blocks.outcome(state)).toMatchObject({ winners: [1], rule: '12.2' });
  });

  test('[12.2] one defeated army of theirs does not keep the Allies from winning', () => {
    expect(blocks.outcome(turnEnds(strengths(19, 9, 25)).state)).toMatchObject({ winners: [1] });
  });

  test('[12.2] the Allies win when Napoléon is lost, however strong his army', () => {
    const { state, log } = turnEnds(position({ units: armies({ dead: ['Napoléon'] }) }));
    expect(log.at(-1)).toBe('[12.2] the Allies win: Napoléon is lost');
    expect(blocks.outcome(state)).toMatchObject({ winners: [1], rule: '12.2' });
    expect(state.alive).toEqual([0, 19, 25]);
  });

  test('[12.2] the loss of another leader loses nobody the game', () => {
    const { state } = turnEnds(position({ units: armies({ dead: ['Wellington', 'Blücher'] }) }));
    expect(blocks.outcome(state)).toBeNull();
    expect(state.alive).toEqual([38, 18, 24]);
  });

  test.each([
    [8, '22 June night', '22 June afternoon'],
    [6, '20 June night', '20 June afternoon'],
  ])(
    '[12.2] in a campaign of %i days time has run out for the French after %s (R3)',
    (days, last, before) => {
      const options = { days };
      const { state, log } = turnEnds(strengths(...FULL, { turn: last, options }), A);
      expect(log).toEqual(['[12.2] the Allies win: time has run out for the French']);
      expect(blocks.outcome(state)).toMatchObject({ winners: [1], rule: '12.2' });
      expect(turnEnds(strengths(...FULL, { turn: before, options })).log).toEqual([
        `[4.0] Turn: ${last}`,
      ]);
    },
  );

  test('[12.2] six days are no end for a campaign of eight (R3)', () => {
    const { log } = turnEnds(strengths(...FULL, { turn: '20 June night' }), A);
    expect(log).toEqual(['[4.0] Turn: 21 June morning']);
  });

  test('[12.2][13.1] both Allied players win together', () => {
    const s = strengths(19, 19, 25, { options: { players: 3 } });
    expect(blocks.outcome(turnEnds(s).state)).toMatchObject({ winners: [1, 2] });
  });

  test('[12.3] when all three armies are defeated nobody wins', () => {
    const { state, log } = turnEnds(strengths(19, 9, 12));
    expect(log.at(-1)).toBe('[12.3] stalemate: all three armies are defeated');
    expect(blocks.outcome(state)).toMatchObject({ winners: [], rule: '12.3' });
    expect(state.alive).toEqual([0, 0, 0]);
  });

  test('[12.3] it is a stalemate too if one Allied army fell in an earlier turn (R41)', () => {
    const { state } = turnEnds(strengths(19, 0, 12));
    expect(blocks.outcome(state)).toMatchObject({ winners: [], rule: '12.3' });
  });

  test('[12.3] Napoléon lost counts as the defeat of his army (R41)', () => {
    const dead = ['Napoléon', ...allBut('British', 9), ...allBut('Prussian', 12)];
    const { state } = turnEnds(position({ units: armies({ dead }) }));
    expect(blocks.outcome(state)).toMatchObject({ winners: [], rule: '12.3' });
  });
});
