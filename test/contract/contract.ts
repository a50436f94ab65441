import { expect, test } from 'vitest';
import { code, formatChoice, type Code } from '../../src/kernel/choice.ts';
import { below, playoutDice, tableDice, type Dice } from '../../src/kernel/dice.ts';
import { isFault } from '../../src/kernel/fault.ts';
import type { Game, Options } from '../../src/kernel/game.ts';
import {
  announce,
  barOf,
  decisionOf,
  isHeardBy,
  judge,
  menuOf,
  waitsFor,
} from '../../src/kernel/play.ts';
import { advance, seatToMove, settle } from '../../src/kernel/play.ts';
import { stateAfter } from '../../src/kernel/history.ts';
import { formatRecord, recordOf, replay } from '../../src/kernel/record.ts';
import { settledPart, shedHistory, snapshotOf, tableFrom } from '../../src/kernel/snapshot.ts';
import { seatBit, type State } from '../../src/kernel/stack.ts';
import { choose, isBack, undo, type Table } from '../../src/kernel/table.ts';
import { EVERYONE, SPECTATOR, umpire, type Umpire } from '../../src/kernel/umpire.ts';
import { proveBacks } from './backs.ts';
import { provePlans } from './plans.ts';
import { expectSame, newTable, playTable, takeRandomly, text } from './tables.ts';

/** How to trade what a seat cannot know: another state, and how choices are called there. */
export interface Swap<S> {
  readonly state: S;
  choice(c: Code): Code;
}

export interface ContractGame<S extends State> {
  readonly game: Game<S>;
  /** Set-ups to play: every scenario, with options. */
  readonly starts: readonly { scenario: string; options: Options }[];
  /**
   * Trades two secrets that this seat cannot tell apart; null when it has none to trade. A game in
   * which nothing is ever hidden has no trade at all, and must then show and tell all to everybody.
   */
  readonly swapSecrets: ((s: S, seat: number, dice: Dice) => Swap<S> | null) | null;
  readonly games: number;
  readonly refusals: number;
  readonly leakGames: number;
  /** How often at least a choice must have been heard alike in two traded worlds. */
  readonly leastHeard: number;
  /** Of how many states one is looked at closely. */
  readonly sample: number;
}

type Visit<S> = (s: S, step: number) => void;

/** Plays one random game without events and shows every state on the way. */
const playRandomly = <S extends State>(
  game: Game<S>,
  start: { scenario: string; options: Options },
  seed: number,
  visit: Visit<S>,
): S => {
  const s = game.setup(start.scenario, start.options);
  const u = umpire(tableDice(`contract ${seed}`), false);
  const random = playoutDice(seed);
  settle(game, s, u);
  for (let step = 0; s.waiting !== 0; step++) {
    visit(s, step);
    const seat = seatToMove(s);
    const menu = menuOf(game, s, seat);
    advance(game, s, seat, menu[below(random, menu.length)], u);
  }
  return s;
};

/** Every choice a verb can express over its domains. */
const allCodes = (game: Game): Code[] =>
  game.lexicon.verbs.flatMap(({ args }, verb) => {
    const size = (i: number): number =>
      args[i] === undefined ? 1 : (game.lexicon.domains[args[i]]?.length ?? 8);
    const codes: Code[] = [];
    for (let a = 0; a < size(0); a++)
      for (let b = 0; b < size(1); b++) codes.push(code(verb, a, b));
    return codes;
  });

/** What a seat hears when a choice is taken in a copy of the state, with the same dice. */
const hear = <S extends State>(
  game: Game<S>,
  s: S,
  by: number,
  c: Code,
  seat: number,
  seed: number,
): { heard: string; view: string; umpire: Umpire; state: S } => {
  const state = game.fork(s);
  const u = umpire(playoutDice(seed));
  advance(game, state, by, c, u);
  const heard = text(u.events.filter((e) => isHeardBy(e, seat)).map((e) => announce(game, e)));
  return { heard, view: text(game.view(state, seat)), umpire: u, state };
};

const MALFORMED: readonly unknown[] = [
  null,
  undefined,
  7,
  'done',
  {},
  [],
  [null],
  ['fly'],
  ['done', 1],
  ['march'],
  ['march', 3],
  ['march', 'Ney'],
  ['march', 'Friant', 'Friant'],
  [['march']],
  ['to', ['Ligny']],
  ['to', { town: 'Ligny' }],
  ['__proto__'],
  ['constructor'],
  ['array', 'Friant', 9],
  ['fire', 'Friant', 'x'.repeat(10_000)],
  Number.NaN,
  true,
];

/** Proves that no seat learns what it cannot know, and that it can imagine all that it could be. */
const proveSecrets = <S extends State>(
  subject: ContractGame<S>,
  swapSecrets: NonNullable<ContractGame<S>['swapSecrets']>,
): void => {
  const { game, starts } = subject;
  const startFor = (i: number): { scenario: string; options: Options } => starts[i % starts.length];
  const seatsOf = (s: S): number[] => [...game.seats(s).keys()];

  test(`${game.meta.id}: [5] no leak: secrets traded, a seat sees, may do and hears the same`, () => {
    const random = playoutDice(5);
    let traded = 0;
    let compared = 0;
    for (let i = 0; i < subject.leakGames; i++) {
      playRandomly(game, startFor(i), 4000 + i, (s) => {
        if (below(random, subject.sample) !== 0) return;
        for (const seat of [...seatsOf(s), SPECTATOR]) {
          const swap = swapSecrets(s, seat, random);
          if (swap === null) continue;
          traded++;
          expectSame(
            text(game.view(swap.state, seat)),
            text(game.view(s, seat)),
            `view of seat ${seat}`,
          );
          expect(menuOf(game, swap.state, seat)).toEqual(menuOf(game, s, seat));
          expect(game.confer?.(swap.state)).toEqual(game.confer?.(s));
          const asked = code(below(random, game.lexicon.verbs.length), below(random, 60), 0);
          expect(barOf(game, swap.state, seat, asked)).toEqual(barOf(game, s, seat, asked));
          const by = seatToMove(s);
          const menu = menuOf(game, s, by);
          const c = menu[below(random, menu.length)];
          const other = swap.choice(c);
          if (!menuOf(game, swap.state, by).includes(other)) continue;
          const here = hear(game, s, by, c, seat, i);
          const there = hear(game, swap.state, by, other, seat, i);
          if (
            seat !== by &&
            here.state.waiting !== 0 &&
            decisionOf(game, here.state).inHand === true &&
            here.heard === '[]'
          ) {
            expectSame(here.view, text(game.view(s, seat)), `seat ${seat} sees a piece picked up`);
            expect(barOf(game, here.state, seat, c)).toEqual(barOf(game, s, seat, c));
          }
          if (here.umpire.sealed || there.umpire.sealed) continue;
          compared++;
          expectSame(there.heard, here.heard, `seat ${seat} hears`);
          expectSame(
            there.view,
            here.view,
            `seat ${seat} sees after ${text(formatChoice(game.lexicon, c))}`,
          );
        }
      });
    }
    expect(traded).toBeGreaterThan(subject.leakGames);
    expect(compared).toBeGreaterThanOrEqual(subject.leastHeard);
  });

  test(`${game.meta.id}: [5] imagined worlds have the same view, and vary what is hidden`, () => {
    const random = playoutDice(11);
    let varied = 0;
    let asked = 0;
    for (let i = 0; i < starts.length * 4; i++) {
      playRandomly(game, startFor(i), 5000 + i, (s) => {
        if (below(random, subject.sample) !== 0) return;
        for (const seat of [...seatsOf(s), SPECTATOR]) {
          const view = game.view(s, seat);
          const worlds = [1, 2, 3].map(() => game.imagine(view, random));
          for (const world of worlds) {
            expectSame(text(game.view(world, seat)), text(view), `imagined view of seat ${seat}`);
            expect(menuOf(game, world, seat)).toEqual(menuOf(game, s, seat));
          }
          if (swapSecrets(s, seat, random) === null) continue;
          asked++;
          if (new Set(worlds.map(text)).size > 1) varied++;
        }
      });
    }
    expect(varied).toBeGreaterThan(asked / 2);
  });
};

/** Proves that a game without secrets hides nothing from anybody, not even from those who watch. */
const proveOpen = <S extends State>({ game, starts, leakGames, sample }: ContractGame<S>): void => {
  test(`${game.meta.id}: [5] nothing is hidden: every view imagines the one world, all hear everything`, () => {
    const random = playoutDice(5);
    let seen = 0;
    let heard = 0;
    for (let i = 0; i < leakGames; i++) {
      playRandomly(game, starts[i % starts.length], 4000 + i, (s) => {
        if (below(random, sample * 20) !== 0) return;
        seen++;
        for (const seat of [...game.seats(s).keys(), SPECTATOR]) {
          const world = game.imagine(game.view(s, seat), random);
          expectSame(text(world), text(s), `the world of seat ${seat}`);
        }
        const by = seatToMove(s);
        const menu = menuOf(game, s, by);
        const { umpire: u } = hear(game, s, by, menu[below(random, menu.length)], SPECTATOR, i);
        heard += u.events.length;
        for (const event of u.events) expect(event.audience).toBe(EVERYONE);
      });
    }
    expect(seen).toBeGreaterThan(leakGames / 2);
    expect(heard).toBeGreaterThan(seen);
  });
};

/** Proves the obligations of the table for one game. */
export const proveContract = <S extends State>(subject: ContractGame<S>): void => {
  const { game, starts } = subject;
  const plain: Game = game;
  const startFor = (i: number): { scenario: string; options: Options } => starts[i % starts.length];
  const seatsOf = (s: S): number[] => [...game.seats(s).keys()];

  test(`${game.meta.id}: [1][6] random play offers choices until it is over, invariants holding`, () => {
    for (let i = 0; i < subject.games; i++) {
      const end = playRandomly(game, startFor(i), i, (s) => {
        for (const seat of seatsOf(s).filter((seat) => waitsFor(s, seat))) {
          expect(menuOf(game, s, seat).length).toBeGreaterThan(0);
        }
        expect(game.outcome(s)).toBeNull();
        expect(game.check(s)).toEqual([]);
      });
      expect(game.outcome(end)).not.toBeNull();
      expect(end.stack).toEqual([]);
    }
  });

  test(`${game.meta.id}: [2] bars and menus agree on every choice that can be expressed`, () => {
    const codes = allCodes(plain);
    const random = playoutDice(99);
    for (let i = 0; i < starts.length * 3; i++) {
      playRandomly(game, startFor(i), 1000 + i, (s) => {
        if (below(random, subject.sample) !== 0) return;
        for (const seat of seatsOf(s)) {
          const offered = new Set(menuOf(game, s, seat));
          const before = text(s);
          for (const c of codes) {
            const bar = barOf(game, s, seat, c);
            if ((bar === null) !== offered.has(c)) {
              throw new Error(
                `${text(formatChoice(game.lexicon, c))} by seat ${seat}: bar ${text(bar)}`,
              );
            }
            if (bar !== null && !(bar.rule in game.rulebook))
              throw new Error(`no rule ${bar.rule}`);
          }
          expect(text(s)).toBe(before);
        }
      });
    }
  });

  test(`${game.meta.id}: [2] ${subject.refusals} unoffered, foreign and malformed choices are refused`, () => {
    const random = playoutDice(7);
    const codes = allCodes(plain);
    let refused = 0;
    for (let i = 0; refused < subject.refusals; i++) {
      playRandomly(game, startFor(i), 2000 + i, (s, step) => {
        if (step % 5 !== 0 || refused >= subject.refusals) return;
        const seat = below(random, seatsOf(s).length + 1);
        const offered = new Set(menuOf(game, s, seat));
        const before = text(s);
        for (let n = 0; n < 40; n++) {
          const c = codes[below(random, codes.length)];
          const choice =
            n % 4 === 0
              ? MALFORMED[below(random, MALFORMED.length)]
              : formatChoice(game.lexicon, c);
          if (n % 4 !== 0 && offered.has(c)) continue;
          const answer = judge(game, s, seat, choice);
          if (typeof answer === 'number') {
            if (offered.has(answer)) continue;
            throw new Error(`took ${text(choice)}`);
          }
          if (!(answer.rule in game.rulebook) || answer.reason === '')
            throw new Error(text(answer));
          refused++;
        }
        expect(text(s)).toBe(before);
      });
    }
    expect(refused).toBeGreaterThanOrEqual(subject.refusals);
  });

  test(`${game.meta.id}: [4] states, views and positions survive JSON; documents are fixed points`, () => {
    for (let i = 0; i < starts.length * 3; i++) {
      playRandomly(game, startFor(i), 3000 + i, (s, step) => {
        if (step % subject.sample !== 0) return;
        expect(JSON.parse(text(s))).toEqual(s);
        const document = game.format(s);
        const parsed = game.parse(JSON.parse(text(document)));
        if (isFault(parsed)) throw new Error(text(parsed));
        expect(text(game.format(parsed))).toBe(text(document));
        expectSame(text(parsed), text(s), 'parsed position');
        for (const seat of [...seatsOf(s), SPECTATOR]) {
          const view = game.view(s, seat);
          expect(JSON.parse(text(view))).toEqual(view);
        }
      });
    }
  });

  if (subject.swapSecrets === null) proveOpen(subject);
  else proveSecrets(subject, subject.swapSecrets);

  test(`${game.meta.id}: nothing is hidden from a view that reveals all`, () => {
    const random = playoutDice(12);
    for (const i of starts.keys()) {
      playRandomly(game, startFor(i), 5500 + i, (s) => {
        if (below(random, subject.sample) !== 0) return;
        for (const seat of seatsOf(s)) {
          const view = game.reveal(s, seat);
          expectSame(text(game.imagine(view, random)), text(s), `state revealed to seat ${seat}`);
        }
      });
    }
  });

  test(`${game.meta.id}: [3] every moment of a game can be looked at again`, () => {
    const table = playTable(plain, startFor(0), 91);
    const past = newTable(plain, startFor(0), table.seed);
    for (const [i, step] of table.taken.entries()) {
      if (isBack(step)) throw new Error('nothing was taken back');
      if (i % subject.sample === 0)
        expectSame(text(stateAfter(table, i)), text(past.state), `state after ${i} choices`);
      choose(past, step.seat, formatChoice(plain.lexicon, step.code));
    }
    expectSame(text(past.state), text(table.state), 'the last state');
  });

  test(`${game.meta.id}: [3][7] a table goes on from a snapshot as if it had never been put away`, () => {
    const random = playoutDice(21);
    const table = newTable(plain, startFor(0), 'snapshots');
    let copy = newTable(plain, startFor(0), 'snapshots');
    const both = (act: (t: Table) => unknown): void => {
      const [answer, same] = [act(table), act(copy)];
      expectSame(text(same), text(answer), 'what came of it');
      expectSame(text(copy.state), text(table.state), 'the state');
    };
    for (let step = 0; table.state.waiting !== 0; step++) {
      const seat = seatToMove(table.state);
      const menu = menuOf(plain, table.state, seat);
      const choice = formatChoice(plain.lexicon, menu[below(random, menu.length)]);
      both((t) => choose(t, seat, choice));
      if (below(random, 4) === 0) both((t) => undo(t, seat));
      if (below(random, subject.sample) > 0) continue;
      const snapshot = JSON.parse(text(snapshotOf(copy))) as ReturnType<typeof snapshotOf>;
      copy = tableFrom(plain, table.start, table.seed, snapshot);
      shedHistory(table, settledPart(table));
    }
    expect(text(copy.marks)).toBe(text(table.marks));
  });

  test(`${game.meta.id}: [3][8] records replay byte for byte, and their dice can be verified`, () => {
    for (let i = 0; i < starts.length; i++) {
      const table = playTable(plain, startFor(i), 6000 + i);
      const document: unknown = JSON.parse(formatRecord(recordOf(table)));
      const again = replay([plain], document);
      if (isFault(again)) throw new Error(text(again));
      expect(text(again.table.state)).toBe(text(table.state));
      expect(text(again.table.log)).toBe(text(table.log));
    }
  });

  test(`${game.meta.id}: [8] a running record hides its seed, a forged one is found out`, () => {
    const table = playTable(plain, startFor(0), 77, 3);
    expect(recordOf(table).seed).toBeNull();
    const record = recordOf(playTable(plain, startFor(0), 78));
    const forged = { ...record, seed: `${record.seed}x` };
    expect(replay([plain], forged)).toMatchObject({ path: 'commitment' });
    const rolled = record.choices.findIndex((entry) => 'dice' in entry);
    const loaded = record.choices.map((entry, n) =>
      n === rolled && 'dice' in entry
        ? { ...entry, dice: entry.dice?.map((die) => (die % 6) + 1) }
        : entry,
    );
    expect(replay([plain], { ...record, choices: loaded })).toMatchObject({
      path: `choices[${rolled}].dice`,
    });
  });

  test(`${game.meta.id}: [7] undo goes back exactly to the last roll, reveal or hand-over`, () => {
    const random = playoutDice(3);
    for (let i = 0; i < starts.length; i++) {
      const table = newTable(plain, startFor(i), `undo ${i}`);
      for (let step = 0; step < 400 && table.state.waiting !== 0; step++) {
        const seat = seatToMove(table.state);
        const before = text([table.state, table.log, table.taken]);
        const waiting = table.state.waiting;
        const answer = takeRandomly(table, random);
        const kept = table.state.waiting === waiting && answer.dice.length === 0;
        const refusal = undo(table, seat);
        if (refusal === null) {
          expect(kept).toBe(true);
          expect(text([table.state, table.log, table.taken])).toBe(before);
          takeRandomly(table, random);
        }
        const stranger = seat === 0 ? 1 : 0;
        const now = text(table.state);
        expect(undo(table, stranger)).not.toBeNull();
        expect(text(table.state)).toBe(now);
      }
    }
  });

  proveBacks(plain, starts, subject.sample);
  if (game.planner !== undefined) provePlans(subject, game.planner);

  test(`${game.meta.id}: [2] wrong seats and finished games are refused with a rule`, () => {
    let last: unknown = [];
    const end = playRandomly(game, startFor(0), 1, (s) => {
      const idle = seatsOf(s).find((seat) => (s.waiting & seatBit(seat)) === 0);
      if (idle === undefined) return;
      last = formatChoice(game.lexicon, menuOf(game, s, seatToMove(s))[0]);
      expect(judge(game, s, idle, last)).toMatchObject({ reason: 'another seat decides now' });
    });
    expect(judge(game, end, 0, last)).toMatchObject({ reason: 'the game is over' });
  });
};
