import { formatChoice, quote, type Choice } from '../kernel/choice.ts';
import type { Node } from '../kernel/fault.ts';
import { misread, oneOf } from '../kernel/fault.ts';
import type { Decision, Game } from '../kernel/game.ts';
import { isDecision } from '../kernel/game.ts';
import { stateAfter } from '../kernel/history.ts';
import { announceLog } from '../kernel/log.ts';
import { announce, isHeardBy, menuOf, waitsFor, type Announcement } from '../kernel/play.ts';
import { sha256Words } from '../kernel/sha256.ts';
import { FRAME } from '../kernel/stack.ts';
import { withHistory, type Table } from '../kernel/table.ts';
import { EVERYONE, SPECTATOR, type Happening } from '../kernel/umpire.ts';
import type { Bot } from '../search/bot.ts';

/** What an engine needs of the house around it. */
export interface House {
  readonly games: readonly Game[];
  botFor(game: string, level: number, seat: number, seed: number): Bot;
  freshSeed(): string;
}

/** The tables of one caller. */
export interface Session {
  readonly house: House;
  readonly tables: Map<string, Table>;
  /** The bots asked at each table, by seat and level: they remember what they have planned. */
  readonly bots: WeakMap<Table, Map<string, Bot>>;
  /** The table meant when none is named: the last one opened. */
  last: string | null;
  opened: number;
}

export const openSession = (house: House): Session => ({
  house,
  tables: new Map(),
  bots: new WeakMap(),
  last: null,
  opened: 0,
});

/** The bot of a seat: the same for the whole game, so that it plays on by its plan. */
export const botAt = (session: Session, table: Table, seat: number, level: number): Bot => {
  const bots = session.bots.get(table) ?? new Map<string, Bot>();
  session.bots.set(table, bots);
  const key = `${seat} ${level}`;
  const seated = bots.get(key);
  if (seated !== undefined) return seated;
  const [seed] = sha256Words(`hundred-days bot ${table.commitment} ${key}`);
  const bot = session.house.botFor(table.game.meta.id, level, seat, seed);
  bots.set(key, bot);
  return bot;
};

/** The table a request names, or the last one. */
export const tableAt = (session: Session, node: Node): Table => {
  const id = node.value ?? session.last;
  const table = typeof id === 'string' ? session.tables.get(id) : undefined;
  if (table !== undefined) return table;
  const open = [...session.tables.keys()].join(', ') || 'none';
  return misread(
    node,
    `${id === null ? 'no table' : `no table ${quote(id)}`} is open; open are ${open}`,
  );
};

export const seatAt = (table: Table, node: Node): number =>
  oneOf(node, table.game.seats(table.state));

/** How those who only watch are called. */
export const WATCHER = 'spectator';

/** A seat, or the place of those who only watch. */
export const viewerAt = (table: Table, node: Node): number => {
  const seats = table.game.seats(table.state);
  const at = oneOf(node, [...seats, WATCHER]);
  return at === seats.length ? SPECTATOR : at;
};

/** Whom the table waits for, and how it ended if it did. */
export const standing = (table: Table): Record<string, unknown> => {
  const seats = table.game.seats(table.state);
  const outcome = table.game.outcome(table.state);
  return {
    waiting: seats.filter((_, seat) => waitsFor(table.state, seat)),
    outcome: outcome && { ...outcome, winners: outcome.winners.map((seat) => seats[seat]) },
  };
};

/** The events of these that a seat hears of, in words. */
export const heard = (game: Game, happenings: readonly Happening[], seat: number): Announcement[] =>
  happenings.filter((h) => isHeardBy(h, seat)).map((h) => announce(game, h));

/** How somebody looks at a table: from a seat, or from that seat with nothing hidden any more. */
export interface Eyes {
  readonly seat: number;
  readonly revealed: boolean;
}

/** Of what was told in two ways, those from whom nothing is hidden hear what the others did not. */
export const isHeardWith = (
  { seat, revealed }: Eyes,
  happening: Pick<Happening, 'audience'>,
): boolean =>
  revealed
    ? happening.audience === EVERYONE || !isHeardBy(happening, SPECTATOR)
    : isHeardBy(happening, seat);

export const logWith = (table: Table, eyes: Eyes): Announcement[] =>
  announceLog(withHistory(table), (h) => isHeardWith(eyes, h));

/**
 * The state when these eyes had heard so many events. Moments are counted by what was heard, not by
 * choices: how often another seat has picked up and put back is its own affair.
 */
const stateWhen = (table: Table, eyes: Eyes, events: number): Table['state'] => {
  let left = events;
  const last = withHistory(table).log.findIndex((h) => isHeardWith(eyes, h) && --left === 0);
  const isOpening = last < table.opening;
  return stateAfter(table, isOpening ? 0 : table.taken.findIndex(({ told }) => told > last) + 1);
};

/** What is seen now, or when so many events had been heard. */
export const viewWith = (table: Table, eyes: Eyes, events: number | null): unknown => {
  const { game, state } = table;
  const then = events === null ? state : stateWhen(table, eyes, events);
  return eyes.revealed ? game.reveal(then, eyes.seat) : game.view(then, eyes.seat);
};

interface Asked {
  readonly procedure: string | null;
  readonly rule: string | null;
  readonly choices: readonly Choice[];
}

/** The decision as a seat sees it: one that is not asked sees no piece in another's hand. */
const decisionSeen = (
  table: Table,
  seat: number,
): [name: string, p: Decision<Table['state']>] | null => {
  const { game, state } = table;
  const isAsked = waitsFor(state, seat);
  for (let at = state.stack.length - FRAME; at >= 0; at -= FRAME) {
    const p = game.procedures[state.stack[at]];
    if (isDecision(p) && (isAsked || !p.inHand))
      return [game.lexicon.frames[state.stack[at]].name, p];
  }
  return null;
};

export const asked = (table: Table, seat: number): Asked => {
  const seen = decisionSeen(table, seat);
  return {
    procedure: seen?.[0] ?? null,
    rule: seen?.[1].rule ?? null,
    choices: menuOf(table.game, table.state, seat).map((c) => formatChoice(table.game.lexicon, c)),
  };
};
