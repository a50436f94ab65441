import { describe, expect, test } from 'vitest';
import { parseChoice } from '../../../src/kernel/choice.ts';
import { below, fixedDice, playoutDice } from '../../../src/kernel/dice.ts';
import type { Odds } from '../../../src/kernel/game.ts';
import { advance, menuOf, seatToMove } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { blocks } from '../../../src/games/blocks/game.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import { battle, combat, cvOf, F, march, play, position, type Battle } from './table.ts';

const oddsOf = (s: BlocksState, seat: number, ...choice: string[]): Odds => {
  const code = parseChoice(blocks.lexicon, choice);
  const odds = typeof code === 'number' ? blocks.odds(blocks.view(s, seat), code) : null;
  if (odds === null) throw new Error(`no odds for ${choice.join(' ')}`);
  return odds;
};

const chanceOf = (odds: Odds, what: string): number =>
  odds.outcomes.find((o) => o.what === what)?.chance ?? 0;

/** All the ways that n dice can fall. */
const allDice = (n: number): number[][] =>
  n === 0
    ? [[]]
    : allDice(n - 1).flatMap((dice) => [1, 2, 3, 4, 5, 6].map((die) => [...dice, die]));

interface Tally {
  hits: number[];
  killed: number;
  routed: number;
}

/** Fires with every possible roll and counts what the rules make of it. */
const enumerate = (s: BlocksState, seat: number, dice: number, ...choice: string[]): Tally => {
  const code = parseChoice(blocks.lexicon, choice);
  if (typeof code !== 'number') throw new Error(code);
  const tally: Tally = { hits: Array.from({ length: dice + 1 }, () => 0), killed: 0, routed: 0 };
  const rolls = allDice(dice);
  for (const roll of rolls) {
    const state = blocks.fork(s);
    const u = umpire(fixedDice(roll));
    advance(blocks, state, seat, code, u);
    const picks = playoutDice(1);
    while (blocks.lexicon.frames[state.stack[state.stack.length - 5]].name === 'losses') {
      const owner = seatToMove(state);
      const menu = menuOf(blocks, state, owner);
      advance(blocks, state, owner, menu[below(picks, menu.length)], u);
    }
    const told = u.events.map((e) => blocks.lexicon.events[e.kind].name);
    const routed = told.indexOf('routed');
    const inFire = routed < 0 ? told : told.slice(0, routed);
    const hits = inFire.filter((name) => name === 'hit' || name === 'eliminated').length;
    tally.hits[hits] += 1 / rolls.length;
    if (inFire.includes('eliminated')) tally.killed += 1 / rolls.length;
    if (routed >= 0) tally.routed += 1 / rolls.length;
  }
  return tally;
};

const line = {
  attackers: [['Friant'], ['Guyot'], ['St. Maurice 1']],
  defenders: [['Hake'], ['Krafft', 'Brause'], ['Schutter']],
};

const cases: readonly [string, Battle, string, string, number][] = [
  ['infantry F1', { ...line, crossed: ['Friant'] }, 'Friant', 'line', 4],
  [
    'cavalry with shock F3',
    {
      ...line,
      crossed: ['Guyot'],
      attackers: [['Friant'], [{ unit: 'Guyot', fresh: true }], ['St. Maurice 1']],
    },
    'Guyot',
    'line',
    4,
  ],
  ['cavalry F2', { ...line, crossed: ['Guyot'] }, 'Guyot', 'line', 4],
  ['artillery at long range F1', line, 'St. Maurice 1', 'line', 4],
  [
    'artillery into squares F2',
    { ...line, defenders: [['Hake'], ['Krafft', 'Brause'], [{ unit: 'Schutter', square: true }]] },
    'St. Maurice 1',
    'squares',
    4,
  ],
  [
    'a leader behind one step',
    {
      ...line,
      crossed: ['Friant'],
      defenders: [[{ unit: 'Hake', cv: 1 }, 'Blücher'], ['Krafft'], ['Schutter']],
    },
    'Friant',
    'line',
    4,
  ],
  [
    'a leader behind two units',
    {
      ...line,
      crossed: ['Friant'],
      defenders: [
        [{ unit: 'Hake', cv: 2 }, { unit: 'Losthin', cv: 1 }, 'Blücher'],
        ['Krafft'],
        ['Schutter'],
      ],
    },
    'Friant',
    'line',
    4,
  ],
  [
    'a leader behind more steps than dice',
    {
      ...line,
      crossed: ['Friant'],
      defenders: [['Hake', 'Losthin', 'Blücher'], ['Krafft'], ['Schutter']],
    },
    'Friant',
    'line',
    4,
  ],
  [
    'a leader alone',
    { ...line, crossed: ['Friant'], defenders: [['Blücher'], ['Krafft'], ['Schutter']] },
    'Friant',
    'line',
    4,
  ],
  [
    'a leader alone at long range',
    { ...line, defenders: [['Hake'], ['Krafft'], ['Blücher']] },
    'St. Maurice 1',
    'line',
    4,
  ],
  [
    'two leaders alone',
    {
      ...line,
      crossed: ['Friant'],
      defenders: [['Wellington', 'Blücher'], ['Krafft'], ['Schutter']],
    },
    'Friant',
    'line',
    4,
  ],
  [
    'a leader beside a square, fire at the line',
    {
      ...line,
      crossed: ['Friant'],
      defenders: [
        [{ unit: 'Hake', cv: 1 }, { unit: 'Losthin', cv: 1, square: true }, 'Blücher'],
        ['Krafft'],
        ['Schutter'],
      ],
    },
    'Friant',
    'line',
    4,
  ],
  [
    'a leader beside a square, fire at the square',
    {
      ...line,
      crossed: ['Friant'],
      defenders: [[{ unit: 'Losthin', cv: 1, square: true }, 'Blücher'], ['Krafft'], ['Schutter']],
    },
    'Friant',
    'squares',
    4,
  ],
  [
    'a column of one step',
    {
      ...line,
      crossed: ['Friant'],
      defenders: [[{ unit: 'Hake', cv: 1 }], ['Krafft'], ['Schutter']],
    },
    'Friant',
    'line',
    4,
  ],
];

describe('odds', () => {
  test.each(cases)(
    '[8.3][8.4][10.0] %s: chances equal the enumeration of all rolls (R31, R32)',
    (_, b, unit, formation, dice) => {
      const s = combat({ town: 'Gembloux', gates: ['Ligny'], ...b });
      const odds = oddsOf(s, 0, 'fire', unit, formation);
      const tally = enumerate(s, 0, dice, 'fire', unit, formation);
      expect(chanceOf(odds, 'a unit is eliminated')).toBeCloseTo(tally.killed, 10);
      expect(chanceOf(odds, 'the enemy routs')).toBeCloseTo(tally.routed, 10);
      const total = odds.outcomes.slice(0, dice + 1).reduce((sum, o) => sum + o.chance, 0);
      expect(total).toBeCloseTo(1, 10);
      expect(chanceOf(odds, '0 hits')).toBeCloseTo(tally.hits[0], 10);
    },
  );

  test('[8.4][10.0] a leader who waits behind the line keeps his column from a rout (R21, R32)', () => {
    const attackers = [['Friant'], ['Guyot'], ['St. Maurice 1']];
    const defenders = [[{ unit: 'Hake', cv: 1 }, 'Blücher'], ['Krafft'], ['Schutter']];
    const s = combat({
      town: 'Gembloux',
      gates: ['Ligny'],
      attackers,
      defenders,
      crossed: ['Hake'],
    });
    const odds = oddsOf(s, 0, 'fire', 'Friant', 'line');
    const tally = enumerate(s, 0, 4, 'fire', 'Friant', 'line');
    expect([chanceOf(odds, 'the enemy routs'), tally.routed]).toEqual([0, 0]);
    expect(chanceOf(odds, 'a unit is eliminated')).toBeCloseTo(tally.killed, 10);
  });

  test('[5.5] a force march straggles on half the rolls, on a third with the leader', () => {
    const s = position({ units: { Beaumont: ['Napoléon', 'Friant'], Solre: ['Foy'] } });
    const marched = play(
      s,
      [],
      [F, 'command', 'Napoléon'],
      ...march(F, 'Friant', 'Thuin'),
      ...march(F, 'Foy', 'Binche'),
    );
    expect(oddsOf(marched.state, 0, 'force', 'Foy').expected).toBeCloseTo(1 / 2, 10);
    expect(oddsOf(marched.state, 0, 'force', 'Friant').expected).toBeCloseTo(1 / 3, 10);
  });

  test('[7.5] leaving an engagement costs what a rout costs, and the odds say so before', () => {
    const s = battle({ town: 'Gembloux', gates: ['Ligny'], ...line, crossed: ['Friant'] });
    expect(oddsOf(s, 0, 'retreat', 'Friant').outcomes).toEqual([
      { what: 'Friant loses 1 CV', chance: 1 },
    ]);
    const { state } = play(s, [], [F, 'retreat', 'Friant'], [F, 'to', 'Ligny']);
    expect(cvOf(state, 'Friant')).toBe(3);
  });
});
