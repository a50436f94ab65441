/** Who holds a seat: a person at this screen, or a bot of a level. */
export type Player = 'person' | 1 | 2 | 3 | 4 | 5;

/** A game that is kept in this browser. */
export interface Saved {
  readonly game: string;
  readonly players: readonly Player[];
  /** As the engine's `save` gives it. */
  readonly record: unknown;
}

const KEY = 'hundred-days game';

/** Keeps the game; the reason when the browser cannot. */
export const keep = (saved: Saved): string | null => {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

export const forget = (): void => localStorage.removeItem(KEY);

/** The game that was kept, or null when there is none that can be read. */
export const kept = (): Saved | null => {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : (JSON.parse(text) as Saved);
  } catch {
    return null;
  }
};
