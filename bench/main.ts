import { tableDice, playoutDice } from '../src/kernel/dice.ts';
import type { Game } from '../src/kernel/game.ts';
import { advance, seatToMove, settle } from '../src/kernel/play.ts';
import type { State } from '../src/kernel/stack.ts';
import { umpire } from '../src/kernel/umpire.ts';
import { below } from '../src/kernel/dice.ts';
import { menuFor, playRandomly } from '../src/search/playout.ts';
import { GAMES } from '../src/games/index.ts';

// npm run bench: how fast each game is on this machine. Prints figures, judges nothing.

const SECONDS = 2;
const STATES = 200;

const startOf = (game: Game): State =>
  game.setup(
    game.meta.scenarios[0].name,
    Object.fromEntries(game.meta.options.map((o) => [o.name, o.values[0]])),
  );

/** Decisions a second of games played at random from start to end, one after the other. */
const decisionsPerSecond = (game: Game, seconds: number): number => {
  const chooser = playoutDice(1);
  let decisions = 0;
  const start = performance.now();
  for (let i = 0; performance.now() - start < seconds * 1000; i++) {
    decisions += playRandomly(game, startOf(game), umpire(tableDice(`bench ${i}`), false), chooser);
  }
  return decisions / ((performance.now() - start) / 1000);
};

/** States from all over games played at random: one in about every fifty choices. */
const sampleStates = (game: Game): State[] => {
  const chooser = playoutDice(2);
  const states: State[] = [];
  for (let i = 0; states.length < STATES; i++) {
    const u = umpire(tableDice(`sample ${i}`), false);
    const s = startOf(game);
    settle(game, s, u);
    while (s.waiting !== 0 && states.length < STATES) {
      if (below(chooser, 50) === 0) states.push(game.fork(s));
      const seat = seatToMove(s);
      menuFor(game, s, seat, u);
      advance(game, s, seat, u.menu.codes[below(chooser, u.menu.size)], u);
    }
  }
  return states;
};

/** Microseconds that one call takes, over all the states again and again. */
const microseconds = (states: readonly State[], call: (s: State) => unknown): number => {
  let kept: unknown;
  let calls = 0;
  const round = (seconds: number): number => {
    calls = 0;
    const start = performance.now();
    while (performance.now() - start < seconds * 1000) {
      for (const s of states) kept = call(s);
      calls += states.length;
    }
    return ((performance.now() - start) * 1000) / calls;
  };
  round(0.2);
  const us = round(SECONDS / 4);
  return kept === undefined ? NaN : us;
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];

const bench = (game: Game): void => {
  const print = (name: string, value: string): void => console.log(`  ${name.padEnd(28)}${value}`);
  console.log(game.meta.title);
  decisionsPerSecond(game, SECONDS / 4);
  const speed = decisionsPerSecond(game, SECONDS);
  print('random decisions a second', Math.round(speed).toLocaleString('en'));
  const states = sampleStates(game);
  const fork = microseconds(states, (s) => game.fork(s));
  const clone = microseconds(states, (s) => structuredClone(s));
  print('fork', `${fork.toFixed(2)} µs`);
  print('structuredClone', `${clone.toFixed(2)} µs, ${(clone / fork).toFixed(0)} times as long`);
  print('state as JSON', `${median(states.map((s) => JSON.stringify(s).length))} bytes (median)`);
  const view = microseconds(states, (s) => game.view(s, seatToMove(s)));
  print('view', `${view.toFixed(1)} µs`);
  const dice = playoutDice(3);
  const views = new Map(states.map((s) => [s, game.view(s, seatToMove(s))]));
  const imagine = microseconds(states, (s) => game.imagine(views.get(s), dice));
  print('imagine', `${imagine.toFixed(1)} µs`);
};

for (const game of GAMES) bench(game);
