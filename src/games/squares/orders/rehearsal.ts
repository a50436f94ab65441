import { code, verbOf, type Code } from '../../../kernel/choice.ts';
import { drawnFrom, onesOnly } from '../../../kernel/dice.ts';
import type { Decision } from '../../../kernel/game.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, seatBit, topProcedure } from '../../../kernel/stack.ts';
import { umpire } from '../../../kernel/umpire.ts';
import type { Unit } from '../battle.ts';
import { P, V } from '../lexicon.ts';
import { hand, operations } from '../rules/06-operations.ts';
import { chargeMenu, fireMenu } from '../rules/06-targets.ts';
import { marchChance } from '../rules/08-morale.ts';
import { bar, fork, type SquaresState } from '../state.ts';

/**
 * A plan is found by trying its choices on a copy of what the seat sees, through the very decisions of
 * the operations phase: what can be rehearsed is legal, and costs what it says. Dice show ones there,
 * which pass every test that can be passed.
 */

const DECISIONS: ReadonlyMap<number, Decision<SquaresState>> = new Map([
  [P.operations, operations],
  [P.hand, hand],
  [P.fireMenu, fireMenu],
  [P.chargeMenu, chargeMenu],
]);

const NOT_NOW = bar('6.0', 'orders are given in the operations phase');

/** What the choices of one unit have come to. */
export interface Tried {
  readonly choices: readonly Code[];
  /** How many morale tests may fail, and the chance that all are passed. */
  readonly tests: number;
  readonly passed: number;
}

export interface Rehearsal {
  /** The position after the choices so far. */
  readonly s: SquaresState;
  /** Takes a choice, or says which rule bars it. */
  give(c: Code): Bar | null;
  /**
   * Gives a unit its orders, after whatever is in the hand has been put down. If they are barred,
   * nothing has been tried.
   */
  order<Done>(u: Unit, orders: () => Done | Bar, isLast: boolean): Obeyed<Done> | Bar;
}

interface Obeyed<Done> {
  readonly done: Done;
  readonly tried: Tried;
}

export const isBar = (value: unknown): value is Bar =>
  typeof value === 'object' && value !== null && 'reason' in value;

const NOTHING: Tried = { choices: [], tests: 0, passed: 1 };

/** The bar is that of all orders, while the seat is not asked for any. */
export const rehearse = (seen: SquaresState, seat: number): Rehearsal | Bar => {
  let s = fork(seen);
  let tried = NOTHING;
  const dice = onesOnly();
  const silent = umpire(dice, false);
  const asked = (): Decision<SquaresState> | undefined => DECISIONS.get(topProcedure(s));
  if ((s.waiting & seatBit(seat)) === 0 || asked() === undefined) return NOT_NOW;

  const give = (c: Code): Bar | null => {
    const decision = asked();
    const barred = decision === undefined ? NOT_NOW : decision.bar(s, seat, c);
    if (decision === undefined || barred !== null) return barred;
    // What is rolled for when a unit is let go is no test.
    const isTested = topProcedure(s) !== P.operations && verbOf(c) !== V.quit;
    const chance = isTested ? marchChance(s, local(s, 0)) / 100 : 1;
    const before = drawnFrom(dice);
    decision.take(s, seat, c, silent);
    const tests = isTested ? drawnFrom(dice) - before : 0;
    tried = {
      choices: [...tried.choices, c],
      tests: tried.tests + tests,
      passed: tried.passed * chance ** tests,
    };
    return null;
  };

  const putDown = (): void => {
    if (topProcedure(s) === P.fireMenu || topProcedure(s) === P.chargeMenu) give(code(V.back));
  };
  /** Puts the unit into the hand, if it is not there already. */
  const access = (u: Unit): Bar | null => {
    putDown();
    if (topProcedure(s) === P.hand && local(s, 0) === u) return null;
    if (topProcedure(s) === P.hand) give(code(V.quit));
    return give(code(V.access, u));
  };

  return {
    get s() {
      return s;
    },
    give,
    order(u, orders, isLast) {
      const before = fork(s);
      tried = NOTHING;
      const done = access(u) ?? orders();
      if (isBar(done)) {
        s = before;
        return done;
      }
      if (!isLast) give(code(V.quit));
      return { done, tried };
    },
  };
};
