import { describe, expect, test } from 'vitest';
import { code, verbOf, type Code } from '../../../src/kernel/choice.ts';
import { below, playoutDice, tableDice } from '../../../src/kernel/dice.ts';
import type { Odds } from '../../../src/kernel/game.ts';
import { advance, announce, menuOf, seatToMove, settle } from '../../../src/kernel/play.ts';
import { seatBit, topProcedure } from '../../../src/kernel/stack.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { told as toldBy } from '../../../src/boards/words.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { COMPASS } from '../../../src/games/squares/data/lists.ts';
import { E, P, V } from '../../../src/games/squares/lexicon.ts';
import { COLUMN, LINE } from '../../../src/games/squares/numbers.ts';
import { squaresWords } from '../../../src/games/squares/words.ts';
import {
  ADVANCE,
  MELEE,
  SEEN,
  sideOf,
  type SquaresState,
} from '../../../src/games/squares/state.ts';
import { before, BRITISH, FRENCH, fresh, idle, TWELVE_POUNDERS, type Field } from './combat.ts';
import { CUIRASSIERS, DRAGOONS, foot, rider, waiter } from './charges.ts';
import { at } from './table.ts';

const ROLLS = 1000;
/** The part of a combat phase in which melees are fought. */
const MELEES = 4;
/** Shares and means that stray further than this from the truth are wrong. */
const SIGMAS = 4;

const [french, second] = FRENCH;
const [british, other] = BRITISH;
const numberOf = (unit: string): number => Number(unit.slice(1));

type Happened = readonly { readonly kind: number; readonly args: readonly number[] }[];

/** The combat phase of a position, with dice of this seed. */
const fought = (s: SquaresState, seed: number): Happened => {
  const u = umpire(playoutDice(seed));
  settle(squares, squares.fork(s), u);
  return u.events;
};

const chance = ({ outcomes }: Odds, what: string): number =>
  outcomes.find((outcome) => outcome.what === what)?.chance ?? 0;

/** A figure among the factors. */
const figureOf = ({ factors }: Odds, what: string): number =>
  Number(factors.find((factor) => factor.startsWith(`${what}: `))?.slice(what.length + 2));

/** How often something happens in so many plays that begin alike. */
const share = (play: (seed: number) => Happened, is: (h: Happened) => boolean): number => {
  let hits = 0;
  for (let seed = 1; seed <= ROLLS; seed++) if (is(play(seed))) hits++;
  return hits / ROLLS;
};

const expectShare = (found: number, computed: number): void => {
  // Sums of many chances are a hair off.
  const p = Math.min(1, Math.max(0, computed));
  expect(Math.abs(computed - p)).toBeLessThan(1e-9);
  expect(Math.abs(found - p)).toBeLessThanOrEqual(SIGMAS * Math.sqrt((p * (1 - p)) / ROLLS) + 1e-9);
};

/** How far a figure with one place after the point may be from what it stands for. */
const ROUNDED = 0.05;

/** The figures of an event, play after play, on average are what is expected. */
const expectMean = (figures: readonly number[], mean: number): void => {
  const found = figures.reduce((sum, n) => sum + n, 0) / figures.length;
  const spread = figures.reduce((sum, n) => sum + (n - found) ** 2, 0) / figures.length;
  expect(Math.abs(found - mean)).toBeLessThanOrEqual(
    SIGMAS * Math.sqrt(spread / figures.length) + ROUNDED + 1e-9,
  );
};

const has =
  (kind: number, unit: string) =>
  (h: Happened): boolean =>
    h.some((each) => each.kind === kind && each.args[0] === numberOf(unit));

/** The position with a procedure over the combat that waits: what its decision would be asked. */
const asking = (s: SquaresState, procedure: number, ...locals: number[]): SquaresState => {
  const asked = squares.fork(s);
  asked.stack.push(procedure, ...[0, 1, 2, 3].map((i) => locals[i] ?? 0));
  asked.waiting = seatBit(locals[0] < 90 ? 0 : 1);
  return asked;
};

const oddsOf = (s: SquaresState, c: Code): Odds | null => {
  const seat = s.waiting === 1 ? 0 : 1;
  return squares.odds(squares.view(s, seat), c);
};

const sure = (odds: Odds | null): Odds => {
  if (odds === null) throw new Error('no odds');
  return odds;
};

const mine = (x: string, more = {}) =>
  fresh(x, { men: 600, formation: 'line', facing: 'E', ...more });
const theirs = (x: string, more = {}) =>
  idle(x, { men: 650, formation: 'line', facing: 'W', ...more });

describe('fire', () => {
  const shots: readonly (readonly [string, string, Field, string])[] = [
    [
      'a shaken line under musketry',
      french,
      { [french]: mine('36,28'), [british]: theirs('37,28', { efficiency: 50, disruption: 2 }) },
      '37,28',
    ],
    [
      'a battalion under twelve-pounders',
      TWELVE_POUNDERS,
      {
        [TWELVE_POUNDERS]: fresh('32,29', { formation: 'unlimbered', facing: 'E', efficiency: 83 }),
        [british]: theirs('36,29', { efficiency: 60, formation: 'column', disruption: 2 }),
      },
      '36,29',
    ],
    [
      'one of two who stand together',
      french,
      {
        [french]: mine('36,28'),
        [british]: theirs('37,28', { men: 500, efficiency: 40, orders: ['frontline'] }),
        [DRAGOONS]: idle('37,28', { men: 300, efficiency: 50, facing: 'W', orders: ['frontline'] }),
      },
      '37,28',
    ],
    [
      'guns under the fire of guns',
      TWELVE_POUNDERS,
      {
        [TWELVE_POUNDERS]: fresh('32,29', { formation: 'unlimbered', facing: 'E', efficiency: 83 }),
        '#157': idle('34,29', { formation: 'unlimbered', facing: 'W', efficiency: 40 }),
      },
      '34,29',
    ],
  ];

  test.each(shots)('[7.2] [7.3] [8.5] %s: losses, tests and flight', (_, unit, units, square) => {
    const s = before(units);
    const u = numberOf(unit);
    const odds = sure(oddsOf(asking(s, P.fireMenu, u), code(V.target, at(square))));
    s.plot[u] = 2 + at(square);
    const men: number[] = [];
    const flights = { holds: 0, routs: 0, destroyed: 0, tested: 0, retreats: 0 };
    for (let seed = 1; seed <= ROLLS; seed++) {
      const told = fought(s, seed);
      const shot = told.find(({ kind, args }) => kind === E.fired && args[0] === u);
      if (shot === undefined) throw new Error('no shot');
      men.push(shot.args[3]);
      const hit = (kind: number) => told.some((e) => e.kind === kind && e.args[0] === shot.args[1]);
      const [retreats, routs, destroyed] = [hit(E.givesWay), hit(E.breaks), hit(E.eliminated)];
      flights.retreats += Number(retreats);
      flights.routs += Number(routs);
      flights.destroyed += Number(destroyed && !retreats && !routs);
      flights.holds += Number(!retreats && !routs && !destroyed);
      flights.tested += Number(hit(E.tested));
    }
    expectMean(men, figureOf(odds, 'men lost on average'));
    expectShare(flights.retreats / ROLLS, chance(odds, 'it retreats'));
    expectShare(flights.routs / ROLLS, chance(odds, 'it routs'));
    expectShare(flights.destroyed / ROLLS, chance(odds, 'it is destroyed'));
    expectShare(flights.holds / ROLLS, chance(odds, 'the target holds its place'));
    const range = /men lost: (\d+) to (\d+)/.exec(odds.factors.join('\n')) ?? [];
    if (units[DRAGOONS] === undefined) {
      expect(Math.min(...men)).toBe(Number(range[1]));
      expect(Math.max(...men)).toBe(Number(range[2]));
      expectShare(flights.tested / ROLLS, chance(odds, 'its morale is tested'));
    }
  });

  test('[7.3] left to itself a unit weighs the nearest enemy; without a shot left nobody', () => {
    const units = { [french]: mine('36,28', { plot: '38,28' }), [british]: theirs('37,28') };
    const odds = oddsOf(asking(before(units), P.fireMenu, numberOf(french)), code(V.noPlot));
    expect(odds?.factors[0]).toBe('fires at 37,28, range 1');
    const spent = { ...units, [french]: mine('36,28', { ammunition: 0 }) };
    const none = oddsOf(asking(before(spent), P.fireMenu, numberOf(french)), code(V.noPlot));
    expect(none).toBeNull();
  });

  test('[20.6] the factors are those that the log itemises', () => {
    const s = before({ [french]: mine('36,28'), [british]: theirs('37,28') });
    const odds = sure(oddsOf(asking(s, P.fireMenu, numberOf(french)), code(V.target, at('37,28'))));
    const u = umpire(playoutDice(5));
    settle(squares, squares.fork(s), u);
    const itemised = u.events
      .filter(({ kind }) => kind === E.factor)
      .map((event) => announce(squares, event).text.replace(':', ''))
      .filter((text) => !text.startsWith('chance'));
    expect(odds.factors).toEqual(expect.arrayContaining(itemised));
    expect(itemised.length).toBeGreaterThan(2);
  });
});

describe('melee', () => {
  /** Of the enemy only what the seat supposes of him. */
  const supposed = { op: 8, control: 10, ammunition: 5 };
  const set = { orders: ['frontline', 'melee'] };
  const melees: readonly (readonly [string, Field])[] = [
    ['one against one', { [french]: mine('36,28', set), [british]: theirs('37,28', supposed) }],
    [
      'two against two',
      {
        [french]: mine('36,28', set),
        [second]: mine('36,29', { ...set, men: 400, facing: 'NE' }),
        [british]: theirs('37,28', { ...supposed, men: 900, orders: ['frontline'] }),
        [other]: theirs('37,28', { ...supposed, men: 500, orders: [] }),
      },
    ],
    [
      'with skirmishers out',
      {
        [french]: mine('36,28', { ...set, skirmishers: 100, out: '100%', formation: 'column' }),
        [british]: theirs('37,28', { ...supposed, skirmishers: 100, out: '50%' }),
      },
    ],
  ];

  test.each(melees)('[7.4] %s: who wins, and at what price', (_, units) => {
    const s = before(units, { part: MELEES });
    const unset = squares.fork(s);
    unset.orders[numberOf(french)] &= ~MELEE;
    const odds = sure(oddsOf(asking(unset, P.hand, numberOf(french)), code(V.melee)));
    const lost: [number[], number[]] = [[], []];
    let won = 0;
    for (let seed = 1; seed <= ROLLS; seed++) {
      const told = fought(s, seed);
      won += Number(told.some(({ kind, args }) => kind === E.meleeWon && args[0] === 0));
      for (const [side, figures] of lost.entries()) {
        const tolls = told.filter(
          ({ kind, args }) => kind === E.fought && sideOf(args[0]) === side,
        );
        figures.push(tolls.reduce((sum, { args }) => sum + args[1], 0));
      }
    }
    expectShare(won / ROLLS, chance(odds, 'the melee is won'));
    expectShare(1 - won / ROLLS, chance(odds, 'the melee is lost'));
    expectMean(lost[1], figureOf(odds, 'enemy men lost'));
    expectMean(lost[0], figureOf(odds, 'own men lost'));
  });

  test('[6.42] with nobody before it, or against who would be attacked anyhow, there are no odds', () => {
    const s = before({ [french]: mine('36,28'), [british]: theirs('39,28') });
    expect(oddsOf(asking(s, P.hand, numberOf(french)), code(V.melee))).toBeNull();
    const set = before({
      [french]: mine('36,28', { orders: ['frontline', 'melee'] }),
      [british]: theirs('37,28'),
    });
    expect(oddsOf(asking(set, P.hand, numberOf(french)), code(V.melee))).toBeNull();
    expect(oddsOf(asking(set, P.hand, numberOf(french)), code(V.advance))).not.toBeNull();
  });
});

describe('charges', () => {
  test.each([
    [45, 0],
    [60, 1],
    [88, 0],
  ])(
    '[6.435] with efficiency %i and disruption %i a charge is made as often',
    (efficiency, disruption) => {
      const s = before({
        [CUIRASSIERS]: rider('31,29', '39,29', { efficiency, disruption }),
        [british]: foot('38,29', { formation: 'square' }),
      });
      const odds = sure(
        oddsOf(asking(s, P.chargeMenu, numberOf(CUIRASSIERS)), code(V.target, at('39,29'))),
      );
      expectShare(
        share((seed) => fought(s, seed), has(E.charges, CUIRASSIERS)),
        chance(odds, 'it charges'),
      );
      expect(odds.factors).toContain(`comes upon ${british} at 38,29`);
    },
  );

  test('[6.432] [20.14] infantry on the way forms square as often', () => {
    const s = before({
      [CUIRASSIERS]: rider('31,29', '39,29'),
      [british]: foot('36,29', { efficiency: 50, formation: 'column' }),
    });
    const odds = sure(
      oddsOf(asking(s, P.chargeMenu, numberOf(CUIRASSIERS)), code(V.target, at('39,29'))),
    );
    const formed = share((seed) => fought(s, seed), has(E.formed, british));
    expectShare(formed, chance(odds, 'once there: it forms square'));
  });

  test('[6.43] cavalry that stands is overrun as often', () => {
    const s = before({
      [CUIRASSIERS]: rider('31,29', '39,29'),
      [DRAGOONS]: waiter('35,29', { formation: 'normal', efficiency: 50 }),
    });
    const odds = sure(
      oddsOf(asking(s, P.chargeMenu, numberOf(CUIRASSIERS)), code(V.target, at('39,29'))),
    );
    const overrun = share((seed) => fought(s, seed), has(E.overruns, CUIRASSIERS));
    expectShare(overrun, chance(odds, 'once there: it is overrun, if it stands as it is'));
    expect(overrun).toBeGreaterThan(0.1);
  });

  describe('in turn', () => {
    const asked = (): SquaresState => {
      const s = before({
        [CUIRASSIERS]: rider('31,29', '39,29', { control: 10, ammunition: 5, op: 8 }),
        [DRAGOONS]: waiter('37,29', { efficiency: 80 }),
      });
      settle(squares, s, umpire(playoutDice(1), false));
      expect(topProcedure(s)).toBe(P.counterCharge);
      return s;
    };

    const play = (s: SquaresState, c: Code, seed: number): Happened => {
      const u = umpire(playoutDice(seed));
      advance(squares, squares.fork(s), 1, c, u);
      return u.events;
    };

    test('[6.431] the melee of who charges in turn is won as often', () => {
      const s = asked();
      const odds = sure(oddsOf(s, code(V.counterCharge)));
      const won = share(
        (seed) => play(s, code(V.counterCharge), seed),
        (told) => told.some(({ kind, args }) => kind === E.meleeWon && args[0] === 1),
      );
      expectShare(won, chance(odds, 'the melee is won'));
      expect(won).toBeGreaterThan(0.1);
    });

    test('[6.43] who stands fast is overrun as often', () => {
      const s = asked();
      const odds = sure(oddsOf(s, code(V.stand)));
      const overrun = share((seed) => play(s, code(V.stand), seed), has(E.overruns, CUIRASSIERS));
      expectShare(overrun, chance(odds, 'it is overrun'));
    });
  });
});

describe('on the march', () => {
  /** What random players of a battle are asked, and the odds of their choices. */
  const meet = (wanted: (s: SquaresState, c: Code) => boolean, count: number) => {
    const cases: { s: SquaresState; seat: number; c: Code; odds: Odds }[] = [];
    const random = playoutDice(8);
    for (let game = 0; cases.length < count; game++) {
      const s = squares.setup('waterloo', {});
      const u = umpire(tableDice(`odds ${game}`), false);
      settle(squares, s, u);
      while (s.waiting !== 0 && cases.length < count) {
        const seat = seatToMove(s);
        const menu = menuOf(squares, s, seat);
        for (const c of menu) {
          if (!wanted(s, c) || below(random, 6) !== 0) continue;
          const odds = squares.odds(squares.view(s, seat), c);
          if (odds !== null) cases.push({ s: squares.fork(s), seat, c, odds });
        }
        const orders = menu.filter((c) => verbOf(c) !== V.combat || below(random, 60) === 0);
        advance(squares, s, seat, orders[below(random, orders.length)], u);
      }
    }
    return cases.slice(0, count);
  };

  const verbs =
    (...some: number[]) =>
    (s: SquaresState, c: Code): boolean =>
      topProcedure(s) === P.hand && some.includes(verbOf(c));

  test.each([
    ['[8.2] a step', V.step],
    ['[6.37] a forced march', V.force],
  ])('%s disrupts as often', (_, verb) => {
    for (const { s, seat, c, odds } of meet(verbs(verb), 8)) {
      const disrupted = share(
        (seed) => {
          const u = umpire(playoutDice(seed));
          advance(squares, squares.fork(s), seat, c, u);
          return u.events;
        },
        (told) => told.some(({ kind }) => kind === E.disrupted),
      );
      expectShare(disrupted, chance(odds, 'it is disrupted'));
      expectShare(1 - disrupted, chance(odds, 'it keeps its order'));
    }
  });

  test('[8.2] who leaves an enemy and joins a friend in one step is tested twice', () => {
    const s = before({
      [french]: mine('36,28', { formation: 'column', efficiency: 45 }),
      [second]: mine('35,28', { formation: 'column' }),
      [british]: theirs('37,28'),
    });
    s.stack.length = 0;
    s.stack.push(P.operations, 0, 0, 0, 0);
    const asked = asking(s, P.hand, numberOf(french));
    const west = code(V.step, COMPASS.indexOf('W'));
    const odds = sure(oddsOf(asked, west));
    expect(odds.factors).toContain('tests: 2');
    const disrupted = share(
      (seed) => {
        const u = umpire(playoutDice(seed));
        advance(squares, squares.fork(asked), 0, west, u);
        return u.events;
      },
      has(E.disrupted, french),
    );
    expectShare(disrupted, chance(odds, 'it is disrupted'));
  });

  test.each([LINE, COLUMN])(
    '[8.2] formation %i under the eyes of the enemy disrupts as often',
    (form) => {
      const formation = form === LINE ? 'column' : 'line';
      const s = before({
        [french]: mine('36,28', { formation, efficiency: 45 }),
        [british]: theirs('37,28'),
      });
      s.stack.length = 0;
      s.stack.push(P.operations, 0, 0, 0, 0);
      const asked = asking(s, P.hand, numberOf(french));
      const odds = sure(oddsOf(asked, code(V.form, form)));
      const disrupted = share(
        (seed) => {
          const u = umpire(playoutDice(seed));
          advance(squares, squares.fork(asked), 0, code(V.form, form), u);
          return u.events;
        },
        has(E.disrupted, french),
      );
      expectShare(disrupted, chance(odds, 'it is disrupted'));
      expect(disrupted).toBeGreaterThan(0);
    },
  );

  test('[8.1] [8.4] a march has tired its unit as often when it is let go', () => {
    for (const { s, seat, odds } of meet(verbs(V.quit), 8)) {
      const [, u] = s.stack.slice(-5);
      const tired = new Map<string, number>();
      for (let seed = 1; seed <= ROLLS; seed++) {
        const after = squares.fork(s);
        advance(squares, after, seat, code(V.quit), umpire(playoutDice(seed), false));
        for (const what of [
          `fatigue +${after.fatigue[u] - s.fatigue[u]}`,
          `readiness −${s.readiness[u] - after.readiness[u]}`,
        ]) {
          tired.set(what, (tired.get(what) ?? 0) + 1);
        }
      }
      for (const what of tired.keys()) {
        expect(odds.outcomes.map((outcome) => outcome.what)).toContain(what);
      }
      for (const outcome of odds.outcomes) {
        expectShare((tired.get(outcome.what) ?? 0) / ROLLS, outcome.chance);
      }
    }
  });
});

test('[4.11] [6.2] odds are the same whatever the seat does not know', () => {
  const s = squares.setup('waterloo', { hidden: true });
  const u = umpire(tableDice('hidden'), false);
  settle(squares, s, u);
  const random = playoutDice(3);
  let weighed = 0;
  for (let n = 0; n < 600 && s.waiting !== 0; n++) {
    const seat = seatToMove(s);
    const view = squares.view(s, seat);
    const other = squares.imagine(view, playoutDice(n + 1));
    const menu = menuOf(squares, s, seat);
    for (const c of menu) {
      const odds = squares.odds(view, c);
      if (odds === null) continue;
      weighed++;
      expect(squares.odds(squares.view(other, seat), c)).toEqual(odds);
    }
    const orders = menu.filter((c) => verbOf(c) !== V.combat || below(random, 60) === 0);
    advance(squares, s, seat, orders[below(random, orders.length)], u);
  }
  expect(weighed).toBeGreaterThan(100);
});

test('[6.2] what the staff of the enemy knows changes no odds', () => {
  const s = before({ [french]: mine('36,28'), [british]: theirs('37,28') });
  const choices: readonly (readonly [number, Code])[] = [
    [P.fireMenu, code(V.target, at('37,28'))],
    [P.hand, code(V.melee)],
  ];
  const known = choices.map(([frame, c]) => oddsOf(asking(s, frame, numberOf(french)), c));
  const v = numberOf(british);
  s.op[v] = 1;
  s.ammunition[v] = 0;
  s.control[v] = 30;
  s.plot[v] = 1;
  s.orders[v] |= MELEE | ADVANCE;
  expect(known).not.toContain(null);
  for (const [i, [frame, c]] of choices.entries()) {
    expect(oddsOf(asking(s, frame, numberOf(french)), c)).toEqual(known[i]);
  }
});

test('[4.11] nobody who is hidden is in the odds', () => {
  const s = before(
    { [CUIRASSIERS]: rider('31,29', '39,29'), [british]: foot('37,29') },
    { options: { hidden: true } },
  );
  const weigh = (): Odds =>
    sure(oddsOf(asking(s, P.chargeMenu, numberOf(CUIRASSIERS)), code(V.target, at('39,29'))));
  s.orders[numberOf(british)] |= SEEN;
  expect(weigh().factors).toContain(`comes upon ${british} at 37,29`);
  s.orders[numberOf(british)] &= ~SEEN;
  expect(weigh().factors.join(' ')).not.toContain('comes upon');
});

test('all that odds say is told in Italian', () => {
  const { odds, names } = squaresWords.it;
  const units = { [french]: mine('36,28'), [british]: theirs('37,28') };
  const shot = sure(
    oddsOf(asking(before(units), P.fireMenu, numberOf(french)), code(V.target, at('37,28'))),
  );
  const melee = sure(oddsOf(asking(before(units), P.hand, numberOf(french)), code(V.melee)));
  const charge = sure(
    oddsOf(
      asking(
        before({ [CUIRASSIERS]: rider('31,29', '39,29'), [british]: foot('36,29') }),
        P.chargeMenu,
        numberOf(CUIRASSIERS),
      ),
      code(V.target, at('39,29')),
    ),
  );
  const said = [shot, melee, charge].flatMap(({ factors, outcomes, notes = [] }) => [
    ...factors,
    ...outcomes.map(({ what }) => what),
    ...notes,
  ]);
  // Formations, fatigue and efficiency in percent are words of the chart.
  const isSame = (text: string): boolean => text.startsWith('morale ');
  const untold = said.filter((text) => toldBy(text, odds, names) === text);
  expect(untold.filter((text) => !isSame(text))).toEqual([]);
});
