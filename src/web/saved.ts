import { signal } from '@preact/signals';
import type { Record1 } from '../kernel/record.ts';
import { keysFrom, recall, remove, store } from './storage.ts';

/** Who holds a seat: a person at this screen, a bot of a level, or somebody at another screen. */
export type Player = 'person' | 'elsewhere' | 1 | 2 | 3 | 4 | 5;

/** A game that is kept in this browser. */
export interface Saved {
  readonly game: string;
  readonly seats: readonly string[];
  readonly players: readonly Player[];
  /** As the engine's `save` gives it, with the seed. */
  readonly record: Record1;
  /** Tells one kept game from another. */
  readonly id: string;
  /** The turn it has reached, as the scene names it; empty before the first. */
  readonly reached: string;
}

/** A kept text, and the game in it; null when it cannot be read. */
export interface Kept {
  readonly id: string;
  readonly text: string;
  readonly saved: Saved | null;
  /** When it was last played, in milliseconds; 0 when nobody knows. */
  readonly at: number;
}

const GAME = 'hundred-days game ';

/** Why the browser does not keep the game that is played; null when it does. */
export const unkept = signal<string | null>(null);

/** Keeps the game beside all others. */
export const keep = (saved: Saved): void => {
  unkept.value = store(GAME + saved.id, JSON.stringify({ ...saved, at: Date.now() }));
};

/** Deletes a kept game: nothing does so but the person. */
export const forget = (id: string): void => remove(GAME + id);

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isRecord = (value: unknown): value is Record1 & Fields =>
  isObject(value) &&
  typeof value.commitment === 'string' &&
  Array.isArray(value.choices) &&
  (value.outcome === null || (isObject(value.outcome) && Array.isArray(value.outcome.winners)));

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The game in a text as `keep` writes it, as far as the page reads it: the engine checks the rest. */
export const parseKept = (id: string, text: string): Kept => {
  const kept = parse(text);
  if (!isObject(kept) || typeof kept.game !== 'string' || !isRecord(kept.record))
    return { id, text, saved: null, at: 0 };
  const { game, seats, players, record, reached, at } = kept;
  return {
    id,
    text,
    saved: {
      game,
      seats: Array.isArray(seats) ? seats.map(String) : [],
      players: Array.isArray(players) ? (players as Player[]) : [],
      record,
      id,
      reached: typeof reached === 'string' ? reached : '',
    },
    at: typeof at === 'number' ? at : 0,
  };
};

/** All games of this browser, the one played last first. */
export const keptGames = (): Kept[] =>
  keysFrom(GAME)
    .map((key) => parseKept(key.slice(GAME.length), recall(key) ?? ''))
    .sort((a, b) => b.at - a.at);

const isOpen = ({ saved }: Kept): boolean => saved !== null && saved.record.outcome === null;

/** The game to go on with: the one played last of those that are not over. */
export const lastPlayed = (kept: readonly Kept[]): Saved | null => kept.find(isOpen)?.saved ?? null;

/** What the first so many entries of a record did. */
const stepsOf = ({ choices }: Record1, count: number): string =>
  JSON.stringify(choices.slice(0, count).map((e) => ('back' in e ? e.back : e.choice)));

const leadsTo = (earlier: Record1, later: Record1): boolean => {
  const { length } = earlier.choices;
  return stepsOf(later, length) === stepsOf(earlier, length);
};

/**
 * The id for a game from a file: its commitment, unless the same game was played on differently
 * here, which the file must not replace.
 */
export const idFor = (record: Record1): string => {
  for (let copy = 1; ; copy++) {
    const id = copy === 1 ? record.commitment : `${record.commitment} ${copy}`;
    const text = recall(GAME + id);
    if (text === null) return id;
    const { saved } = parseKept(id, text);
    if (saved !== null && leadsTo(saved.record, record)) return id;
  }
};

/** Who played this game here, when it was played here. */
export const playersOf = ({ commitment }: Record1): readonly Player[] | null =>
  keptGames().find(({ saved }) => saved?.record.commitment === commitment)?.saved?.players ?? null;
