import { formatChoice, type Choice } from '../../src/kernel/choice.ts';
import { below, type Dice } from '../../src/kernel/dice.ts';
import type { Game } from '../../src/kernel/game.ts';
import { menuOf, seatToMove } from '../../src/kernel/play.ts';
import { takenCount } from '../../src/kernel/table.ts';
import { SPECTATOR } from '../../src/kernel/umpire.ts';
import { versionFor } from '../../src/server/entries.ts';
import type { Live } from '../../src/server/live.ts';
import { audienceOf } from '../../src/server/asking.ts';
import { gameOf, seatNamesOf, type Act, type Cast, type World } from './worlds.ts';

// People who play at random and ask whatever comes into their heads; what they do is written down.

export interface Step {
  readonly by: number;
  readonly act: Act;
  /** Whether it changed the table or was heard by others, so that it belongs to every world. */
  readonly isFelt: boolean;
  /** How many choices the table goes back to with it; Infinity if it goes on. */
  readonly backTo: number;
  /** How many choices had been taken after it. */
  readonly taken: number;
}

/** A game as it was played, and the table after each step. */
export interface Played {
  readonly steps: readonly Step[];
  readonly states: readonly Live['table']['state'][];
}

/** So much time passes between two steps. */
export const STEP_MS = 1000;
const MOST_STEPS = 20_000;

type Pick = <T>(list: readonly T[]) => T;

/** A choice of any seat at any time, sensible or not. */
const anyChoice = ({ lexicon }: Game, pick: Pick): Choice => {
  const verb = pick(lexicon.verbs);
  const words = verb.args.map((domain) => pick(lexicon.domains[domain] ?? [1, 2, 3]));
  return [verb.name, ...words];
};

/** What somebody may ask of a table: of his own seats, of others, and as one who looks on. */
const question = (game: Game, names: readonly string[], live: Live, pick: Pick): Act => {
  const seat = pick([...names, 'spectator']);
  const choice = anyChoice(game, pick);
  const log = live.table.log.length;
  return pick<Act>([
    { method: 'sit', params: {} },
    { method: 'view', params: { seat } },
    { method: 'view', params: { seat, at: pick([0, 1, log >> 2, log >> 1, log]) } },
    { method: 'view', params: { seat, revealed: true } },
    { method: 'log', params: { seat } },
    { method: 'log', params: { seat, from: log >> 1 } },
    { method: 'menu', params: { seat } },
    { method: 'why', params: { seat, choice } },
    { method: 'odds', params: { seat, choice } },
    { method: 'choose', params: { seat, choice: ['done', 'at once'] } },
    { method: 'record', params: {} },
    { method: 'chat', params: {} },
    { method: 'backs', params: { seat } },
    { method: 'plea', params: {} },
    { method: 'missed', params: { seat } },
    { method: 'looked', params: { seat, events: log >> 1 } },
    { method: 'notes', params: {} },
    { method: 'note', params: { text: pick(['Where is the Guard?', '']) } },
    { method: 'position', params: {} },
    { method: 'bot', params: { seat } },
    { path: '/api/tables/:id' },
    { path: '/api/tables' },
    { path: '/api/tables/:id/claim', body: { seat, claim: pick(['win', 'bot', 'open', 'grace']) } },
    { path: '/api/tables/:id/record' },
    { path: '/api/profile' },
    { path: '/api/account/data' },
    { path: '/api/people/Marbot' },
    { path: '/api/tables/:id/rematch', body: {} },
  ]);
};

type Deed = readonly [by: number, act: Act];

/** Who asks to take something back, and what the others say to it. */
const plead = (cast: Cast, names: readonly string[], by: number, pick: Pick): readonly Deed[] => {
  const choices = pick([1, 1, 2, 5]);
  const others = [...cast.seats.keys()].filter((i) => i !== by && cast.seats[i].length > 0);
  return [
    [by, { method: 'plead', params: { seat: names[pick(cast.seats[by])], choices } }],
    ...others.map((i): Deed => {
      const agree = pick([true, true, true, false]);
      return [i, { method: 'answer', params: { plea: ':plea', agree } }];
    }),
  ];
};

/** Somebody leaves his seats, looks on, and comes back. */
const leave = (names: readonly string[], seats: readonly number[]): readonly Act[] => [
  { path: '/api/tables/:id/stand', body: {} },
  { method: 'sit', params: {} },
  { method: 'view', params: { seat: 'spectator' } },
  { method: 'log', params: { seat: 'spectator' } },
  ...seats.map((seat) => ({ path: '/api/tables/:id/sit', body: { seat: names[seat] } })),
  { method: 'sit', params: {} },
];

/** What others notice besides the game: talk, comings and goings, and pleas. */
const behave = (cast: Cast, names: readonly string[], by: number, pick: Pick): readonly Deed[] => {
  const text = pick(['Ah!', 'My turn?', 'Well played', 'Wait']);
  const acts = pick<readonly Act[]>([
    [{ method: 'say', params: { text } }],
    [{ method: 'say', params: { text, to: names.slice(1) } }],
    [{ path: '/api/tables/:id/pause', body: {} }],
    leave(names, cast.seats[by]),
    [],
  ]);
  return acts.length === 0 ? plead(cast, names, by, pick) : acts.map((act): Deed => [by, act]);
};

/** The next entry: mostly a choice from the menu, sometimes one taken back. */
const entry = (
  { table, tellings }: Live,
  names: readonly string[],
  own: readonly number[],
  random: Dice,
): Act => {
  const seat = seatToMove(table.state);
  const version = versionFor(tellings, audienceOf(own));
  const at = { seat: names[seat], version };
  if (below(random, 12) === 0) return { method: 'undo', params: at };
  // Whoever leaves the rest to history goes by names: another choice for other blocks in the hand.
  const menu = menuOf(table.game, table.state, seat)
    .map((code) => formatChoice(table.game.lexicon, code))
    .filter(([verb], _, all) => verb !== 'historical' || all.length === 1);
  return { method: 'choose', params: { ...at, choice: menu[below(random, menu.length)] } };
};

/** Plays a game to its end; everybody asks now and then. */
export const playOut = async (cast: Cast, world: World, random: Dice): Promise<Played> => {
  const game = gameOf(cast);
  const names = seatNamesOf(cast);
  const steps: Step[] = [];
  const states: Played['states'][number][] = [];
  const pick: Pick = (list) => list[below(random, list.length)];

  const take = async (by: number, act: Act, isFelt: boolean): Promise<void> => {
    world.setClock(steps.length * STEP_MS);
    const isDone = await world.act(by, act);
    const { table } = await world.live();
    const taken = takenCount(table);
    const before = steps.at(-1)?.taken ?? 0;
    const isTakenBack = 'method' in act && act.method === 'answer' && taken > before;
    const backTo = isTakenBack ? 0 : taken < before ? taken : Infinity;
    steps.push({ by, act, isFelt: isFelt && isDone, backTo, taken });
    states.push(table.state);
  };

  while (steps.length < (cast.most ?? MOST_STEPS)) {
    const live = await world.live();
    if (live.table.state.waiting === 0) break;
    if (below(random, 3) === 0) {
      const by = below(random, cast.seats.length);
      await take(by, question(game, names, live, pick), false);
    }
    if (below(random, 80) === 0) {
      const by = below(random, cast.seats.length);
      const isSeated = cast.seats[by].length > 0;
      if (isSeated)
        for (const [who, act] of behave(cast, names, by, pick)) await take(who, act, true);
    }
    const mover = cast.seats.findIndex((own) => own.includes(seatToMove(live.table.state)));
    await take(mover, entry(live, names, cast.seats[mover], random), true);
  }
  return { steps, states };
};

/** The eyes of somebody who holds these seats. */
export const eyesWith = (seats: readonly number[]): readonly number[] =>
  seats.length > 0 ? seats : [SPECTATOR];
