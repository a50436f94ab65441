import { describe, expect, test } from 'vitest';
import type { Thing } from '../../../src/boards/scene.ts';
import { formatChoice, type Choice } from '../../../src/kernel/choice.ts';
import { below, playoutDice, tableDice } from '../../../src/kernel/dice.ts';
import { advance, menuOf, seatToMove } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { blocks } from '../../../src/games/blocks/game.ts';
import { blocksHandling } from '../../../src/games/blocks/handling.ts';
import { blocksScene } from '../../../src/games/blocks/scene.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import { view, type BlocksView } from '../../../src/games/blocks/view.ts';
import { inSquare, line } from './combat-table.ts';
import { A, combat, F, opening, play, type Battle } from './table.ts';

const pathOf = (s: BlocksState, seat: number, ...choice: Choice) =>
  blocksHandling.path(view(s, seat), choice);

const shownIn = (v: BlocksView): ReadonlySet<Thing | null> =>
  new Set(blocksScene(v).boards.flatMap((b) => [...b.spots, ...b.pieces].map((x) => x.thing)));

const guns: Battle = {
  attackers: [['Friant'], ['Morand', 'St. Maurice 1'], ['Duhesme']],
  defenders: [['Jagow'], [inSquare('Krafft'), 'Brause'], ['Hake']],
  attackerReserve: ['Foy'],
};

describe('how a battle is pointed at', () => {
  const s = combat(guns);

  test('[8.1] a charge goes to the enemy column that the unit faces', () => {
    expect(pathOf(s, 0, 'engage', 'Friant', 'left')).toEqual([['unit:Friant'], ['enemy:left']]);
  });

  test('[8.1] from the reserve a unit engages in its own column', () => {
    const { state } = play(combat(line), [], [F, 'engage', 'Friant', 'left'], [F, 'done']);
    const held = play(state, [], [A, 'done']).state;
    expect(pathOf(held, 1, 'disengage', 'Jagow')).toEqual([['unit:Jagow'], ['column:reserve']]);
    expect(pathOf(s, 0, 'engage', 'Foy', 'left')).toEqual([['unit:Foy'], ['column:left']]);
  });

  test('[8.1] who has crossed goes back to his own column', () => {
    const { state } = play(s, [], [F, 'engage', 'Friant', 'left']);
    expect(pathOf(state, 0, 'disengage', 'Friant')).toEqual([['unit:Friant'], ['column:left']]);
  });

  test('[8.5] fire at the line goes to its column, fire at squares to each of them', () => {
    const gun = 'St. Maurice 1';
    expect(pathOf(s, 0, 'fire', gun, 'line')?.[1]).toEqual(['enemy:centre']);
    expect(pathOf(s, 0, 'fire', gun, 'squares')?.[1]).toEqual(['unit:Krafft']);
  });

  test('[8.5] a column of squares alone may be pointed at as a whole', () => {
    const all = combat({ ...guns, defenders: [['Jagow'], [inSquare('Krafft')], ['Hake']] });
    expect(pathOf(all, 0, 'fire', 'St. Maurice 1', 'squares')?.[1]).toEqual([
      'enemy:centre',
      'unit:Krafft',
    ]);
  });

  test('[8.5] squares are formed by a button beside the block', () => {
    expect(pathOf(s, 0, 'form', 'Morand')).toEqual([['unit:Morand'], ['act:form']]);
  });
});

test('in any game, what is pointed at is on a board, or a button of what is', () => {
  const lost = (s: BlocksState, seat: number): string[] => {
    const v = view(s, seat);
    const shown = shownIn(v);
    return menuOf(blocks, s, seat)
      .map((c) => formatChoice(blocks.lexicon, c))
      .filter((choice) =>
        (blocksHandling.path(v, choice) ?? []).some(
          (step) => step.length === 0 || !step.every((t) => shown.has(t) || t.startsWith('act:')),
        ),
      )
      .map((choice) => choice.join(' '));
  };
  for (let seed = 1; seed <= 4; seed++) {
    const s = seed % 2 === 0 ? opening('historical') : combat({ ...guns, rest: true });
    const u = umpire(tableDice(`handling ${seed}`), false);
    const dice = playoutDice(seed);
    for (let i = 0; i < 120 && s.waiting !== 0; i++) {
      const seat = seatToMove(s);
      expect(lost(s, seat)).toEqual([]);
      const menu = menuOf(blocks, s, seat);
      advance(blocks, s, seat, menu[below(dice, menu.length)], u);
    }
  }
});

describe('dice that events tell of', () => {
  const rolled = (event: string, ...args: (string | number)[]): string =>
    blocksHandling
      .rolls({ rule: '8.3', event, args, text: '' })
      .map(({ pips, isHit }) => `${pips}${isHit ? '!' : ''}`)
      .join(' ');

  test.each([
    ['[8.3] fire hits up to its class', 'fired', ['Foy', 'line', 'F2', 1, 2, 3], '1! 2! 3'],
    ['[8.6] morale holds', 'morale', ['Foy', 4], '4'],
    ['[8.6] morale fails', 'wavered', ['Foy', 1], '1!'],
    ['[5.5] a hidden block straggles', 'blockStraggled', ['French', 'Mons', 2, 1], '2!'],
    ['a march has no dice', 'marched', ['Foy', 'Solre', 'Binche'], ''],
  ])('%s', (_, event, args, dice) => {
    expect(rolled(event, ...args)).toBe(dice);
  });
});
