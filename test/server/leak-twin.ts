import { formatChoice, type Choice } from '../../src/kernel/choice.ts';
import { below, type Dice } from '../../src/kernel/dice.ts';
import type { Game } from '../../src/kernel/game.ts';
import { advance, decisionOf, menuOf, seatToMove } from '../../src/kernel/play.ts';
import { umpire } from '../../src/kernel/umpire.ts';
import type { Live } from '../../src/server/live.ts';
import { partingOf, type Guise } from '../contract/blocks-secrets.ts';
import { STEP_MS, type Played } from './leak-play.ts';
import {
  gameOf,
  openWorld,
  seatNamesOf,
  type Act,
  type Cast,
  type Received,
  type World,
} from './worlds.ts';

/**
 * The same game in another world, which one pair of eyes must not be able to tell from the first: the
 * others play it with other blocks, and pick up and put back what they like in between.
 */

const disguised = ({ lexicon }: Game, [name, ...args]: Choice, guise: Guise): Choice => {
  const domains = lexicon.verbs.find((verb) => verb.name === name)?.args ?? [];
  const words = args.map((word, i) =>
    domains[i] === 'unit' ? (guise.get(String(word)) ?? word) : word,
  );
  return [name, ...words];
};

/** The same act in the other world, by somebody else than those eyes. */
const actInGuise = (game: Game, act: Act, guise: Guise): Act => {
  if (!('method' in act)) return act;
  // Others count their own versions, and other ones than in the first world.
  const { version: _, ...params } = act.params;
  const { choice } = params;
  if (act.method !== 'choose') return { ...act, params };
  return { ...act, params: { ...params, choice: disguised(game, choice as Choice, guise) } };
};

/** A piece that the seat to move could pick up now, if there is one. */
const pieceToPickUp = ({ table: { game, state } }: Live, random: Dice): Choice | null => {
  if (state.waiting === 0 || decisionOf(game, state).inHand) return null;
  const seat = seatToMove(state);
  const menu = menuOf(game, state, seat);
  const code = menu[below(random, menu.length)];
  const after = game.fork(state);
  const u = umpire({ ...random, words: random.words.slice(), queue: [] });
  advance(game, after, seat, code, u);
  const isInHand = after.waiting !== 0 && decisionOf(game, after).inHand === true;
  return isInHand && u.events.length === 0 ? formatChoice(game.lexicon, code) : null;
};

/** Orders that only their own staff knows of, by game. */
const SECRET_ORDERS: Readonly<Record<string, readonly string[]>> = {
  squares: ['advance', 'melee', 'autoRetreat', 'fire'],
};

/** A secret order for the piece in the hand, if it can be given one. */
const secretOrder = ({ table: { game, state } }: Live, random: Dice): Choice | null => {
  const secret = SECRET_ORDERS[game.meta.id] ?? [];
  const orders = menuOf(game, state, seatToMove(state))
    .map((code) => formatChoice(game.lexicon, code))
    .filter(([verb]) => secret.includes(verb));
  return orders.length === 0 ? null : orders[below(random, orders.length)];
};

/** Somebody else than those eyes picks a piece up, orders it about and puts it back, if he can. */
const fidget = async (cast: Cast, world: World, eyes: number, random: Dice): Promise<boolean> => {
  const live = await world.live();
  const seat = seatToMove(live.table.state);
  const by = cast.seats.findIndex((own) => own.includes(seat));
  const isThere = by >= 0 && by !== eyes && live.row.holders[seat].kind === 'person';
  const choice = isThere ? pieceToPickUp(live, random) : null;
  if (choice === null) return false;
  const at = { seat: seatNamesOf(cast)[seat] };
  const take = (taken: Choice) =>
    world.act(by, { method: 'choose', params: { ...at, choice: taken } });
  const undo = () => world.act(by, { method: 'undo', params: at });
  let isDone = await take(choice);
  const order = isDone ? secretOrder(await world.live(), random) : null;
  if (order !== null) isDone = (await take(order)) && (await undo());
  isDone &&= await undo();
  if (!isDone) throw new Error(`${at.seat} could not pick up and put back ${choice.join(' ')}`);
  return true;
};

export interface OtherWorld extends Received {
  /** How many pieces were picked up and put back there. */
  readonly fidgets: number;
  readonly steps: number;
  /** Where the other world came to stand otherwise, so that nothing was proved from there on. */
  readonly parted: string | null;
}

/** From a step on, units stand for each other; before it everything is as it was. */
export interface Disguise {
  readonly guise: Guise;
  readonly from: number;
}

const NOBODY: Guise = new Map();

/** What those eyes receive in the other world. */
export const receivedInGuise = async (
  cast: Cast,
  { steps, states }: Played,
  eyes: number,
  disguise: Disguise,
  random: Dice,
): Promise<OtherWorld> => {
  const game = gameOf(cast);
  const world = await openWorld(cast);
  let fidgets = 0;
  let taken = 0;
  let parted: string | null = null;
  try {
    for (const { by, act, isFelt } of steps) {
      const at = taken++;
      const guise = at < disguise.from ? NOBODY : disguise.guise;
      if (by !== eyes && !isFelt) continue;
      world.setClock(at * STEP_MS - STEP_MS / 2);
      if (below(random, 4) === 0 && (await fidget(cast, world, eyes, random))) fidgets++;
      world.setClock(at * STEP_MS);
      const isDone = await world.act(by, by === eyes ? act : actInGuise(game, act, guise));
      const differs = partingOf(states[at], (await world.live()).table.state, guise);
      if (differs === null && (isDone || !isFelt)) continue;
      parted = `step ${at} of ${steps.length}, ${JSON.stringify(act)}: ${differs ?? 'refused there'}`;
      break;
    }
    // When this is answered, all that was told before has been received.
    await world.act(eyes, { method: 'sit', params: {} });
    const { heard, read } = world.people[eyes].received();
    return { heard: heard.slice(0, -1), read, fidgets, steps: taken, parted };
  } finally {
    await world.end();
  }
};

/** The first text of another world that is not as it was here, or null. */
export const difference = (here: readonly string[], there: readonly string[]): string | null => {
  const at = there.findIndex((text, i) => text !== here[i]);
  if (at < 0) return null;
  const [one, other] = [here[at] ?? 'nothing', there[at]];
  let from = 0;
  while (one[from] === other[from]) from++;
  const part = (text: string): string => text.slice(Math.max(0, from - 100), from + 100);
  return `text ${at}: ${part(one)} -- but in the other world: ${part(other)}`;
};
