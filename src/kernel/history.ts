import { isFault, misread, type Node } from './fault.ts';
import type { Game } from './game.ts';
import { advance, openRule } from './play.ts';
import { Defect } from './rulebook.ts';
import type { State } from './stack.ts';
import { isBack, openTable, withHistory, type Start, type Table } from './table.ts';
import { EVERYONE, TAKEN_BACK, umpire } from './umpire.ts';

/** The state a start leads to. */
export const stateFrom = (game: Game, start: Start, node: Node): State => {
  if ('scenario' in start) return game.setup(start.scenario, start.options);
  const state = game.parse(start.position);
  return isFault(state)
    ? misread({ ...node, path: `position.${state.path}` }, state.problem)
    : state;
};

/** The state as it was when the first so many steps had been taken. */
export const stateAfter = (table: Table, count: number): State => {
  const { game, start, seed, taken } = withHistory(table);
  const node = { path: '', value: undefined };
  const opened = openTable(game, start, stateFrom(game, start, node), seed);
  const { dice } = opened;
  const u = umpire(dice, false);
  const steps = taken.slice(0, count);
  const wanted = new Set(steps.flatMap((step) => (isBack(step) ? step.back : [])));
  const kept = new Map<number, State>();
  let { state } = opened;
  for (const [i, step] of steps.entries()) {
    if (wanted.has(i)) kept.set(i, game.fork(state));
    if (isBack(step)) {
      const then = kept.get(step.back);
      if (then === undefined) throw new Defect('a step goes back to one that comes after it');
      state = game.fork(then);
    } else {
      // Also what was taken back has rolled its dice: those that follow are others.
      dice.queue = [...(step.queued ?? [])];
      advance(game, state, step.seat, step.code, u);
    }
  }
  return state;
};

/** How long the log was when the first so many steps had been taken. */
export const toldAfter = ({ opening, taken }: Table, count: number): number =>
  count === 0 ? opening : taken[count - 1].told;

/** The choices that have not been taken back, by their places among the steps. */
const choicesThatStand = ({ taken }: Table): readonly number[] =>
  taken.reduce<number[]>((standing, step, i) => {
    if (isBack(step)) return standing.filter((at) => at < step.back);
    standing.push(i);
    return standing;
  }, []);

/**
 * The choices of a seat that it may take back by agreement, the oldest first, by their places among
 * the steps: its last one that it could not undo by itself, and all since it could have undone then.
 */
export const choicesToTakeBack = (table: Table, seat: number): readonly number[] => {
  const { game, state, taken } = withHistory(table);
  if (game.outcome(state) !== null) return [];
  const own = choicesThatStand(table).filter((at) => taken[at].seat === seat);
  const sealed = own.flatMap((at, i) => {
    const step = taken[at];
    return !isBack(step) && step.sealed ? [i] : [];
  });
  return own.slice((sealed.at(-2) ?? -1) + 1);
};

/**
 * Goes back by agreement, past dice and reveals, to before one of those choices; null when done,
 * otherwise the reason why not. What was rolled stays rolled and what was told stays told: the dice
 * go on from where they are, and the log says how far the table went back.
 */
export const takeBack = (table: Table, seat: number, to: number): string | null => {
  const { game, taken, log } = withHistory(table);
  if (game.outcome(table.state) !== null) return 'the game is over: nothing can be taken back';
  const choices = choicesToTakeBack(table, seat);
  if (choices.length === 0) return 'this seat has made no choice that could be taken back';
  if (!choices.includes(to))
    return 'only as far as the last choice that could not be undone can be taken back';
  const state = stateAfter(table, to);
  const told = toldAfter(table, to);
  const rule = openRule(game, state);
  log.push({ kind: TAKEN_BACK, rule, args: [seat, told], audience: EVERYONE });
  taken.push({ seat, back: to, told: log.length });
  table.state = state;
  table.marks = [];
  return null;
};
