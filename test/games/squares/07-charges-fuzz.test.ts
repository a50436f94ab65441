import { expect, test } from 'vitest';
import { below, playoutDice, type Dice } from '../../../src/kernel/dice.ts';
import { isFault } from '../../../src/kernel/fault.ts';
import { advance, menuOf, seatToMove, settle } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { E } from '../../../src/games/squares/lexicon.ts';
import type { SquaresState } from '../../../src/games/squares/state.ts';
import { foot, guns, rider, waiter } from './charges.ts';
import { before, type Field, type UnitDoc } from './combat.ts';

/** Melees of cavalry, infantry and guns thrown together by chance. */

const FRENCH_HORSE = ['#17', '#18', '#45', '#46', '#47', '#50', '#53', '#55'];
const ALLIED_HORSE = ['#90', '#152', '#153', '#154', '#155'];
const FRENCH_FOOT = ['#0', '#1', '#2', '#57'];
const ALLIED_FOOT = ['#109', '#110', '#111', '#112', '#113', '#175', '#176'];

const FORMS = ['line', 'column', 'square', 'open', 'rout'];
const FACES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

const fieldBy = (dice: Dice): Field => {
  const field: Record<string, UnitDoc> = {};
  const taken = new Map<string, number>();
  const pick = (words: readonly string[]): string => words[below(dice, words.length)];
  const place = (side: number): string => {
    for (;;) {
      const at = `${30 + below(dice, 14)},${26 + below(dice, 6)}`;
      if (taken.has(at)) continue;
      taken.set(at, side);
      return at;
    }
  };
  const state = (): UnitDoc => {
    const disruption = below(dice, 5);
    return {
      disruption,
      efficiency: 15 + below(dice, 80),
      facing: pick(FACES),
      men: 100 + below(dice, 700),
    };
  };
  for (const u of FRENCH_HORSE) {
    field[u] = rider(place(0), `${30 + below(dice, 14)},${26 + below(dice, 6)}`, state());
  }
  for (const u of ALLIED_HORSE) field[u] = waiter(place(1), state());
  for (const u of [...FRENCH_FOOT, ...ALLIED_FOOT]) {
    const at = place(FRENCH_FOOT.includes(u) ? 0 : 1);
    const isGun = ['#57', '#175', '#176'].includes(u);
    const { men: _men, ...rest } = state();
    const formation = isGun ? pick(['limbered', 'unlimbered', 'open']) : pick(FORMS);
    const skirmishers = { skirmishers: 100, out: pick(['0%', '50%', '100%']) };
    field[u] = isGun
      ? guns(at, { ...rest, formation, op: 10, ammunition: 4 })
      : foot(at, { ...rest, ...skirmishers, formation, ammunition: 4 });
  }
  return field;
};

/** The document of a state, read again and written once more. */
const rewritten = (s: SquaresState): unknown => {
  const again = squares.parse(JSON.parse(JSON.stringify(squares.format(s))));
  return isFault(again) ? again : squares.format(again);
};

test('[7.1] [6.43] charges through any crowd end, and leave the field as it must be', () => {
  const told = new Set<number>();
  for (let seed = 1; seed <= 150; seed++) {
    const dice = playoutDice(seed);
    const s = before(fieldBy(dice));
    const u = umpire(dice);
    settle(squares, s, u);
    while (s.waiting !== 0) {
      expect(squares.check(s), `seed ${seed}`).toEqual([]);
      expect(rewritten(s)).toEqual(squares.format(s));
      const menu = menuOf(squares, s, seatToMove(s));
      advance(squares, s, seatToMove(s), menu[below(dice, menu.length)], u);
    }
    expect(squares.check(s), `seed ${seed}`).toEqual([]);
    for (const { kind } of u.events) told.add(kind);
  }
  const all = [
    E.charges,
    E.counterCharges,
    E.squareTest,
    E.squareFailed,
    E.flees,
    E.overruns,
    E.pursues,
  ];
  expect(all.filter((kind) => !told.has(kind))).toEqual([]);
});
