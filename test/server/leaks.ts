import { below, playoutDice, type Dice } from '../../src/kernel/dice.ts';
import { ARM, ARMY, CORPS, FULL_CV, HOME, UNIT_NAMES } from '../../src/games/blocks/board.ts';
import type { BlocksState } from '../../src/games/blocks/state.ts';
import { hasForceMarched } from '../../src/games/blocks/rules/02-units.ts';
import { isSecret, type Guise } from '../contract/blocks-secrets.ts';
import { eyesWith, playOut, type Played } from './leak-play.ts';
import { difference, receivedInGuise } from './leak-twin.ts';
import { openWorld, type Cast, type Received } from './worlds.ts';

/** Whole games on real servers, each played again in other worlds for every pair of eyes at it. */

export interface LeakFigures {
  games: number;
  entries: number;
  /** Games played again in another world, so many steps of them, of so many that there were. */
  worlds: number;
  steps: number;
  allSteps: number;
  /** Units that were others there, and pieces picked up and put back. */
  traded: number;
  fidgets: number;
  /** Texts that the eyes received there, and that were compared. */
  texts: number;
  /** What somebody could tell that he may not know. */
  readonly leaks: string[];
}

const OPTIONS = { players: 2, days: 8, commandControl: false, corpsIntegrity: false };
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

/** The units that these eyes could not know at any time, as far as the game was played. */
const secretsOf = (states: readonly BlocksState[], eyes: readonly number[]): readonly number[] => {
  const isHidden = (u: number): boolean =>
    states.every((state) => eyes.every((seat) => isSecret(state, u, seat)));
  return [...UNIT_NAMES.keys()].filter(isHidden);
};

/** Whether the unit rolls for stragglers beside one that looks alike: chance falls by number. */
const isTied = (s: BlocksState, u: number): boolean => {
  const marchOf = (unit: number): string =>
    [ARMY[unit], s.town[unit], s.road1[unit], s.road2[unit], s.road3[unit]].join(' ');
  return (
    hasForceMarched(s, u) &&
    [...UNIT_NAMES.keys()].some((other) => other !== u && marchOf(other) === marchOf(u))
  );
};

interface Shown {
  readonly events?: readonly { readonly args: readonly unknown[] }[];
  readonly known?: readonly number[];
}

/** The unit of these that a text names or shows, if it does. */
const unitIn = (text: string, secrets: readonly number[]): number | undefined => {
  const { params, result } = JSON.parse(text) as { params?: Shown; result?: Shown | null };
  const { events = [], known = [] } = params ?? result ?? {};
  const named = new Set(events.flatMap(({ args }) => args));
  return secrets.find((u) => named.has(UNIT_NAMES[u]) || known.includes(u));
};

/** Units that may stand for each other: nothing that anybody sees or does depends on which it is. */
const kindOf = (cast: Cast, u: number): string => {
  const isPlacedFreely = cast.scenario === 'free' || (cast.scenario === 'gambit' && ARMY[u] === 0);
  const { commandControl, corpsIntegrity } = cast.options;
  const corps = commandControl === true || corpsIntegrity === true ? CORPS[u] : 0;
  return [ARMY[u], ARM[u], FULL_CV[u], isPlacedFreely ? 0 : HOME[u], corps].join(' ');
};

/** Deals the secret units of each kind anew. */
const deal = (cast: Cast, secrets: readonly number[], random: Dice): Guise => {
  const guise = new Map<string, string>();
  for (const alike of Map.groupBy(secrets, (u) => kindOf(cast, u)).values()) {
    const pool = [...alike];
    for (const u of alike) {
      const [other] = pool.splice(below(random, pool.length), 1);
      guise.set(UNIT_NAMES[u], UNIT_NAMES[other]);
    }
  }
  return guise;
};

/** Plays a game again for these eyes, up to some step of theirs, and compares what they receive. */
const compare = async (
  cast: Cast,
  played: Played,
  eyes: number,
  here: Received<readonly string[]>,
  random: Dice,
  figures: LeakFigures,
): Promise<void> => {
  // Where nothing is hidden the other world differs in what people do without being noticed.
  const states = cast.game === 'blocks' ? (played.states as readonly BlocksState[]) : [];
  const secrets = states.length > 0 ? secretsOf(states, eyesWith(cast.seats[eyes])) : [];
  const untied = secrets.filter((u) => !states.some((state) => isTied(state, u)));
  const guise = deal(cast, untied, random);
  const there = await receivedInGuise(cast, played, eyes, guise, random);
  const where = `${cast.seed}, ${cast.game}, ${cast.scenario}, person ${eyes}`;
  for (const way of ['heard', 'read'] as const) {
    const leak = difference(here[way], there[way]);
    if (leak !== null) figures.leaks.push(`${where}, ${way}: ${leak}`);
    figures.texts += there[way].length;
  }
  for (const text of here.heard.slice(0, there.heard.length)) {
    const u = unitIn(text, secrets);
    if (u !== undefined) figures.leaks.push(`${where}: ${UNIT_NAMES[u]} is in ${text}`);
  }
  figures.worlds++;
  figures.steps += there.steps;
  figures.allSteps += played.steps.length;
  figures.fidgets += there.fidgets;
  figures.traded += [...guise].filter(([a, b]) => a !== b).length;
};

const upTo = ({ steps, states }: Played, step: number): Played => ({
  steps: steps.slice(0, step + 1),
  states: states.slice(0, step + 1),
});

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
    for (const until of [own[own.length - 1], own[below(random, own.length)]])
      await compare(cast, upTo(played, until), eyes, here, random, figures);
  }
};

export const findLeaks = async (games: number): Promise<LeakFigures> => {
  const figures: LeakFigures = {
    games: 0,
    entries: 0,
    worlds: 0,
    steps: 0,
    allSteps: 0,
    traded: 0,
    fidgets: 0,
    texts: 0,
    leaks: [],
  };
  for (let number = 0; number < games; number++) await playGame(number, figures);
  return figures;
};
