import { below, playoutDice, type Dice } from '../../src/kernel/dice.ts';
import { decisionOf } from '../../src/kernel/play.ts';
import { UNIT_NAMES } from '../../src/games/blocks/board.ts';
import { blocks } from '../../src/games/blocks/game.ts';
import type { BlocksState } from '../../src/games/blocks/state.ts';
import type { Guise } from '../contract/blocks-secrets.ts';
import { eyesWith, playOut, type Played } from './leak-play.ts';
import { deal, secretsOf, tradesIn, type Stretch } from './leak-secrets.ts';
import { difference, receivedInGuise } from './leak-twin.ts';
import { openWorld, type Cast, type Received } from './worlds.ts';

/** Whole games on real servers, each played again in other worlds for every pair of eyes at it. */

export interface LeakFigures {
  games: number;
  entries: number;
  /** Games played again in another world, and so many steps of them. */
  worlds: number;
  steps: number;
  /** Units that were others there, of which so many had been seen before; pieces put back. */
  traded: number;
  seen: number;
  fidgets: number;
  /** Texts that the eyes received there, and that were compared. */
  texts: number;
  /** What somebody could tell that he may not know. */
  readonly leaks: string[];
  /** Where another world came to stand otherwise than it should, so that it proved nothing more. */
  readonly parted: string[];
}

/** Somebody at a game, and what he received of it. */
interface Witness {
  readonly cast: Cast;
  readonly played: Played;
  readonly eyes: number;
  readonly here: Received;
}

const OPTIONS = { players: 2, days: 8, commandControl: false, corpsIntegrity: false };
const SQUARES = { hidden: true };
const AREAS = { villages: true, exhaustion: false, selfRally: true, expandedRally: false };

/** Tables of all kinds, one after the other: who looks on comes last. */
const TABLES: readonly Omit<Cast, 'seed'>[] = [
  { game: 'blocks', scenario: 'historical', options: OPTIONS, seats: [[0], [1], []] },
  {
    game: 'blocks',
    scenario: 'free',
    options: { ...OPTIONS, players: 3 },
    more: { pace: { minutes: 180, increment: 30 } },
    seats: [[0], [1], [2], []],
  },
  { game: 'squares', scenario: 'borodino', options: SQUARES, most: 400, seats: [[0], [1], []] },
  {
    game: 'blocks',
    scenario: 'free',
    options: { ...OPTIONS, days: 6, corpsIntegrity: true },
    seats: [[0], [1], []],
  },
  {
    game: 'blocks',
    scenario: 'historical',
    options: { ...OPTIONS, players: 3, commandControl: true },
    more: { pace: { days: 3 } },
    seats: [[0], [1, 2], []],
  },
  {
    game: 'blocks',
    scenario: 'gambit',
    options: { ...OPTIONS, players: 3 },
    seats: [[2, 0], [1], []],
  },
  { game: 'blocks', scenario: 'free', options: OPTIONS, seats: [[0, 1], []] },
  { game: 'areas', scenario: 'waterloo', options: AREAS, seats: [[0], [1], []] },
];

interface Shown {
  readonly events?: readonly { readonly args: readonly unknown[] }[] | number | null;
  readonly known?: readonly number[];
}

/** The unit of these that a text names or shows, if it does. */
const unitIn = (text: string, secrets: readonly number[]): number | undefined => {
  const { params, result } = JSON.parse(text) as { params?: Shown; result?: Shown | null };
  const { events, known = [] } = params ?? result ?? {};
  // What one has missed is a number of events.
  const named = new Set(typeof events === 'object' ? events?.flatMap(({ args }) => args) : []);
  return secrets.find((u) => named.has(UNIT_NAMES[u]) || known.includes(u));
};

/** Steps of a game that are played again, with other units from one of them on. */
interface Passage {
  readonly from: number;
  /** One more than the last of them. */
  readonly end: number;
}

const stretchOf = ({ states }: Played, { from, end }: Passage): Stretch => ({
  before: from === 0 ? null : (states[from - 1] as BlocksState),
  states: states.slice(from, end) as BlocksState[],
});

/** Plays a passage of a game again for these eyes and compares what they receive. */
const compare = async (
  { cast, played, eyes, here }: Witness,
  passage: Passage,
  random: Dice,
  figures: LeakFigures,
): Promise<void> => {
  // Where nothing is hidden the other world differs in what people do without being noticed.
  const stretch = cast.game === 'blocks' ? stretchOf(played, passage) : null;
  const secrets = stretch === null ? [] : secretsOf(stretch, eyesWith(cast.seats[eyes]));
  const guise: Guise = stretch === null ? new Map() : deal(cast, stretch, secrets, random);
  const { from, end } = passage;
  const steps = played.steps.slice(0, end);
  const there = await receivedInGuise(cast, { ...played, steps }, eyes, { guise, from }, random);
  const where = `${cast.seed}, ${cast.game}, ${cast.scenario}, person ${eyes}, from step ${from}`;
  for (const way of ['heard', 'read'] as const) {
    const leak = difference(here[way], there[way]);
    if (leak !== null) figures.leaks.push(`${where}, ${way}: ${leak}`);
    figures.texts += there[way].length;
  }
  if (there.parted !== null) figures.parted.push(`${where}: ${there.parted}`);
  // What was seen before the passage is named in what was told before it.
  for (const text of from === 0 ? here.heard.slice(0, there.heard.length) : []) {
    const u = unitIn(text, secrets);
    if (u !== undefined) figures.leaks.push(`${where}: ${UNIT_NAMES[u]} is in ${text}`);
  }
  figures.worlds++;
  figures.steps += there.steps;
  figures.fidgets += there.fidgets;
  if (stretch === null) return;
  const { traded, seen } = tradesIn(guise, stretch);
  figures.traded += traded;
  figures.seen += seen;
};

/** What is taken back to before the passage ends it: it was played by the units as they are. */
const endOf = ({ steps }: Played, from: number, until: number): number => {
  const { taken } = steps[from - 1];
  const back = steps.findIndex(({ backTo }, i) => i >= from && backTo < taken);
  return back < 0 ? until : Math.min(back, until);
};

/** Whether somebody has a piece in his hand: the stack names it. */
const isHeld = (state: BlocksState): boolean =>
  state.waiting !== 0 && decisionOf(blocks, state).inHand === true;

const MOMENTS = 60;
const LONGEST_PASSAGE = 100;

/** A passage within a game in which units that were seen before may stand for each other, if any. */
const laterPassage = ({ cast, played, eyes }: Witness, random: Dice): Passage | null => {
  const { steps } = played;
  let best: { passage: Passage; seen: number } | null = null;
  for (let i = 0; i < MOMENTS; i++) {
    const from = 1 + below(random, steps.length - 1);
    const until = Math.min(steps.length, from + 1 + below(random, LONGEST_PASSAGE));
    const passage = { from, end: endOf(played, from, until) };
    const stretch = stretchOf(played, passage);
    if (stretch.before === null || isHeld(stretch.before) || passage.end === from) continue;
    const secrets = secretsOf(stretch, eyesWith(cast.seats[eyes]));
    const { seen } = tradesIn(deal(cast, stretch, secrets, random), stretch);
    if (seen > (best?.seen ?? 0)) best = { passage, seen };
  }
  return best?.passage ?? null;
};

/** Plays one game, and again in other worlds for everybody there: whole, and up to some moment. */
const playGame = async (number: number, figures: LeakFigures): Promise<void> => {
  const cast: Cast = { ...TABLES[number % TABLES.length], seed: `leaks ${number}` };
  const random = playoutDice(9000 + number);
  const world = await openWorld(cast);
  const played = await playOut(cast, world, random);
  const received = world.people.map((person) => person.received());
  await world.end();
  figures.games++;
  figures.entries += played.steps.filter(({ isFelt }) => isFelt).length;
  for (const [eyes, here] of received.entries()) {
    const own = [...played.steps.keys()].filter((i) => played.steps[i].by === eyes);
    if (own.length === 0) continue;
    const witness = { cast, played, eyes, here };
    for (const until of [own[own.length - 1], own[below(random, own.length)]])
      await compare(witness, { from: 0, end: until + 1 }, random, figures);
    const later = cast.game === 'blocks' ? laterPassage(witness, random) : null;
    if (later !== null) await compare(witness, later, random, figures);
  }
};

export const findLeaks = async (games: number): Promise<LeakFigures> => {
  const figures: LeakFigures = {
    games: 0,
    entries: 0,
    worlds: 0,
    steps: 0,
    traded: 0,
    seen: 0,
    fidgets: 0,
    texts: 0,
    leaks: [],
    parted: [],
  };
  for (let number = 0; number < games; number++) await playGame(number, figures);
  return figures;
};
