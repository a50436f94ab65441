import { below, type Dice } from '../../src/kernel/dice.ts';
import { ARM, ARMY, CORPS, FULL_CV, HOME, UNIT_NAMES } from '../../src/games/blocks/board.ts';
import type { BlocksState } from '../../src/games/blocks/state.ts';
import { hasForceMarched } from '../../src/games/blocks/rules/02-units.ts';
import { isPerUnit, isSecret, SEEN, type Guise } from '../contract/blocks-secrets.ts';
import type { Cast } from './worlds.ts';

/** What somebody may not know of a game of blocks, dealt anew. */

/** A stretch of a game: how the table stood before it, null at the beginning, and after each step. */
export interface Stretch {
  readonly before: BlocksState | null;
  readonly states: readonly BlocksState[];
}

/**
 * The units that these eyes could not know at any time of a stretch. One that is shown and stands up
 * again within a step is face up in no state, but remembered as seen.
 */
export const secretsOf = (
  { before, states }: Stretch,
  eyes: readonly number[],
): readonly number[] => {
  const all = before === null ? states : [before, ...states];
  const isHidden = (u: number): boolean =>
    all.every(
      (state) =>
        state.seenTurn[u] === (before?.seenTurn[u] ?? 0) &&
        eyes.every((seat) => isSecret(state, u, seat)),
    );
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

/** How the table has it with a unit, but for what all remember of it: that goes by its name. */
const blockOf = (s: BlocksState, u: number): string =>
  Object.entries(s)
    .map(([name, column]: [string, unknown]) =>
      isPerUnit(column) && !SEEN.has(name) ? column[u] : '',
    )
    .join(' ');

/** Units that may stand for each other: nothing that anybody sees or does depends on which it is. */
const kindOf = (cast: Cast, before: BlocksState | null, u: number): string => {
  const isPlacedFreely = cast.scenario === 'free' || (cast.scenario === 'gambit' && ARMY[u] === 0);
  const { commandControl, corpsIntegrity } = cast.options;
  const corps = commandControl === true || corpsIntegrity === true ? CORPS[u] : 0;
  const block = before === null ? String(isPlacedFreely ? 0 : HOME[u]) : blockOf(before, u);
  return [ARMY[u], ARM[u], FULL_CV[u], corps, block].join(' ');
};

/** Deals the secret units of each kind anew. */
export const deal = (
  cast: Cast,
  { before, states }: Stretch,
  secrets: readonly number[],
  random: Dice,
): Guise => {
  const untied = secrets.filter((u) => !states.some((state) => isTied(state, u)));
  const guise = new Map<string, string>();
  for (const alike of Map.groupBy(untied, (u) => kindOf(cast, before, u)).values()) {
    const pool = [...alike];
    for (const u of alike) {
      const [other] = pool.splice(below(random, pool.length), 1);
      guise.set(UNIT_NAMES[u], UNIT_NAMES[other]);
    }
  }
  return guise;
};

/** How many units are others, and how many of them had been seen before they were hidden again. */
export const tradesIn = (
  guise: Guise,
  { before }: Stretch,
): { readonly traded: number; readonly seen: number } => {
  const traded = [...guise].filter(([a, b]) => a !== b).map(([name]) => UNIT_NAMES.indexOf(name));
  const wasSeen = (u: number): boolean => before !== null && before.seenTurn[u] > 0;
  return { traded: traded.length, seen: traded.filter(wasSeen).length };
};
