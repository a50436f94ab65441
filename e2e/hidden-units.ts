import { tableDice } from '../src/kernel/dice.ts';
import { stateFrom } from '../src/kernel/history.ts';
import { advance, announce, isHeardBy, settle } from '../src/kernel/play.ts';
import { FRAME } from '../src/kernel/stack.ts';
import { isBack, type Table } from '../src/kernel/table.ts';
import { SPECTATOR, umpire, type Happening } from '../src/kernel/umpire.ts';
import { NOBODY } from '../src/games/squares/battle.ts';
import { squares } from '../src/games/squares/game.ts';
import { LEXICON, P } from '../src/games/squares/lexicon.ts';
import {
  ADVANCE,
  AUTO_RETREAT,
  isOnMap,
  MELEE,
  NO_PLOT,
  scenarioOf,
  sideOf,
  sideOfLeader,
  type SquaresState,
} from '../src/games/squares/state.ts';
import type { SquaresView } from '../src/games/squares/view.ts';
import { isSeenBy } from '../test/contract/squares-secrets.ts';
import { around, heardAfter, heardBy, isNamed } from './traffic.ts';

/**
 * [4.11 E] A game of hidden units held against the map: who sees whom is found from where all stand,
 * not from the marks of the game or its redaction. What a staff orders nobody else knows. [6.2]
 */

const VIEWERS = [0, 1, SPECTATOR];
const UNIT_WORDS = LEXICON.domains.unit;

/** Events that only the staff of a side hears. */
const OF_STAFF = new Set(['aimed', 'objective', 'stars', 'supplied', 'delayed']);
/** Events that tell where a unit is now. */
const WHEREABOUTS = new Set([
  'arrived',
  'moved',
  'revealed',
  'aborted',
  'rides',
  'halts',
  'retreats',
  'routs',
  'advanced',
]);

/** The columns that tell how a unit does; they are as printed in the view of who does not see it. */
const CONDITION = [
  'men',
  'guns',
  'skirmishers',
  'out',
  'fatigue',
  'efficiency',
  'disruption',
  'readiness',
  'formation',
  'facing',
  'fate',
  'threat',
] as const;
const STAFF_ORDERS = MELEE | ADVANCE | AUTO_RETREAT;
const IN_HAND: ReadonlySet<number> = new Set([
  P.transferHand,
  P.objectiveHand,
  P.hand,
  P.fireMenu,
  P.chargeMenu,
]);

/** Whether the side that is not the unit's sees it. */
const isInSight = (s: SquaresState, u: number): boolean =>
  isOnMap(s, u) && isSeenBy(s, s.square[u], 1 - sideOf(u));

const foreignTo = (s: SquaresState, viewer: number): readonly number[] =>
  scenarioOf(s).units.ofSide.flatMap((units, side) => (side === viewer ? [] : units));

/** What an event tells a viewer of others that he could not know, neither now nor before the last move. */
const slipIn = (
  s: SquaresState,
  before: SquaresState,
  happening: Happening,
  viewer: number,
): string | null => {
  const { name, args } = LEXICON.events[happening.kind];
  for (const [i, domain] of args.entries()) {
    const value = happening.args[i];
    const side = domain === 'unit' ? sideOf(value) : sideOfLeader(value);
    if ((domain !== 'unit' && domain !== 'leader') || side === viewer) continue;
    if (OF_STAFF.has(name)) return 'orders';
    if (domain !== 'unit') continue;
    if (!isInSight(s, value) && !isInSight(before, value)) return 'an unseen unit';
    // Who goes many squares in one move may be lost from sight on the way: where he was seen last.
    if (name === 'vanished' && !isSeenBy(before, happening.args[1], 1 - side))
      return 'a hidden way';
    if (WHEREABOUTS.has(name) && !isSeenBy(s, happening.args[1], 1 - side))
      return 'an unseen square';
  }
  return null;
};

interface Course {
  /** How the table stood at first and after each choice. */
  readonly states: readonly SquaresState[];
  /** What events told that could not be known when they were told. */
  readonly slips: readonly string[];
}

/** Plays a table again and watches what is told while units move. */
export const courseOf = (table: Table): Course => {
  const node = { path: '', value: undefined };
  const s = stateFrom(table.game, table.start, node) as SquaresState;
  const slips: string[] = [];
  // How all stood before the last move, and how they stand since.
  let before = squares.fork(s);
  let now = before;
  const look = (): void => {
    if (s.square.every((square, u) => square === now.square[u])) return;
    before = now;
    now = squares.fork(s);
  };
  const watch = (happening: Happening): number => {
    look();
    for (const viewer of VIEWERS.filter((each) => isHeardBy(happening, each))) {
      const slip = slipIn(s, before, happening, viewer);
      if (slip !== null)
        slips.push(`${viewer} hears of ${slip}: ${announce(squares, happening).text}`);
    }
    return 0;
  };
  const u = { ...umpire(tableDice(table.seed)), events: Object.assign([], { push: watch }) };
  settle(squares, s, u);
  const states = [squares.fork(s)];
  for (const step of table.taken) {
    if (isBack(step)) throw new Error('nobody has asked to go back');
    advance(squares, s, step.seat, step.code, u);
    states.push(squares.fork(s));
  }
  return { states, slips };
};

/** Whether a state can be the one behind a view: its viewer knows his own units. */
const isBehind = (s: SquaresState, { seat, table }: SquaresView): boolean =>
  s.turn === table.turn &&
  s.phase === table.phase &&
  (scenarioOf(s).units.ofSide[seat] ?? []).every(
    (u) => s.square[u] === table.square[u] && s.op[u] === table.op[u] && s.men[u] === table.men[u],
  );

/** What a view shows of units that its seat sees in none of these states. */
const shownUnseen = (
  { table }: SquaresView,
  unseen: readonly number[],
  printed: SquaresState,
): string[] =>
  unseen.flatMap((u) => {
    const faults = CONDITION.filter((name) => table[name][u] !== printed[name][u]).map(String);
    if (isOnMap(table, u) || table.top.includes(u) || table.under.includes(u))
      faults.push('square');
    if (table.rides.includes(u)) faults.push('leader');
    return faults.map((fault) => `${UNIT_WORDS[u]}: ${fault}`);
  });

/** What a view shows of the orders of others, whether they are seen or not. */
const shownOrders = ({ seat, table }: SquaresView, isAsked: boolean): string[] => {
  const faults = foreignTo(table, seat).flatMap((u) =>
    table.plot[u] !== NO_PLOT || (table.orders[u] & STAFF_ORDERS) !== 0
      ? [`orders of ${UNIT_WORDS[u]}`]
      : [],
  );
  for (const [side, leaders] of scenarioOf(table).leaders.ofSide.entries()) {
    if (side === seat) continue;
    if (leaders.some((l) => table.objective[l] !== NOBODY || table.stars[l] !== 0))
      faults.push(`objectives of side ${side}`);
  }
  const frames = table.stack.filter((_, i) => i % FRAME === 0);
  if (!isAsked && frames.some((frame) => IN_HAND.has(frame))) faults.push('the unit in a hand');
  const points = new Set(foreignTo(table, seat).map((u) => `${table.op[u]} ${table.control[u]}`));
  if (points.size > 1) faults.push('operation points');
  return faults;
};

interface Answer {
  readonly events?: readonly unknown[];
  readonly open?: boolean;
  readonly table?: unknown;
}

const answerIn = (text: string): Answer => {
  const { params, result } = JSON.parse(text) as { params?: Answer; result?: Answer | null };
  return params ?? result ?? {};
};

const isView = (answer: Answer): answer is Answer & SquaresView =>
  typeof answer.table === 'object' && answer.open === false;

interface Finding {
  readonly leaks: readonly string[];
  /** How many views were looked into, and how many units were unseen in them. */
  readonly views: number;
  readonly unseen: number;
  /** How many other texts there were. */
  readonly others: number;
}

/** What a browser received that its seat, or who only watches, could not know when it came. */
export const findLeaks = (
  table: Table,
  { states }: Course,
  viewer: number,
  received: readonly string[],
): Finding => {
  const log = heardBy(table, viewer);
  const after = heardAfter(received);
  const printed = squares.setup('borodino', { hidden: true });
  const told = new Set(
    table.log
      .filter((event) => isHeardBy(event, viewer))
      .map((event) => JSON.stringify(announce(squares, event))),
  );
  const leaks: string[] = [];
  const counts = { views: 0, unseen: 0, others: 0 };
  for (const [i, text] of received.entries()) {
    const before = i === 0 ? 0 : after[i - 1];
    // When the game is over all is told anew, with nothing hidden.
    const ahead = Math.min(log.length, after.find((heard) => heard > after[i]) ?? log.length);
    const [from, to] = [before, ahead].map((heard) => (heard === 0 ? 0 : log[heard - 1].step));
    // From the end on nothing is hidden.
    if (to >= table.taken.length) break;
    const answer = answerIn(text);
    const unheard = Array.isArray(answer.events)
      ? answer.events.map((event) => JSON.stringify(event)).filter((event) => !told.has(event))
      : [];
    leaks.push(...unheard.map((event) => `text ${i}: ${event} is not for ${viewer}`));
    // A film begins with a view of the past.
    const behind = isView(answer)
      ? states.slice(0, to + 1).filter((s) => isBehind(s, answer))
      : states.slice(from, to + 1);
    if (behind.length === 0) leaks.push(`text ${i}: a view of no state`);
    const unseen = foreignTo(printed, viewer).filter((u) => !behind.some((s) => isInSight(s, u)));
    if (isView(answer)) {
      counts.views++;
      counts.unseen += unseen.length;
      const isAsked = behind.some((s) => (s.waiting >> viewer) & 1);
      const shown = [...shownUnseen(answer, unseen, printed), ...shownOrders(answer, isAsked)];
      leaks.push(...shown.map((fault) => `text ${i}: ${fault}`));
      continue;
    }
    counts.others++;
    const { events: _, ...rest } = answer;
    const said = JSON.stringify(rest);
    const named = unseen.filter((u) => isNamed(said, UNIT_WORDS[u]));
    leaks.push(
      ...named.map((u) => `text ${i}: ${UNIT_WORDS[u]} in ${around(said, UNIT_WORDS[u])}`),
    );
  }
  return { leaks, ...counts };
};
