/** Who holds a seat: a person at this screen, or a bot of a level. */
export type Player = 'person' | 1 | 2 | 3 | 4 | 5;

/** A game that is kept in this browser. */
export interface Saved {
  readonly game: string;
  readonly players: readonly Player[];
  /** As the engine's `save` gives it; the commitment tells one game from another. */
  readonly record: { readonly commitment: string };
}

const GAME = 'hundred-days game ';
const LAST = 'hundred-days last game';

const keyOf = ({ record }: Saved): string => GAME + record.commitment;

/** Keeps the game beside all others; the reason when the browser cannot. */
export const keep = (saved: Saved): string | null => {
  try {
    localStorage.setItem(keyOf(saved), JSON.stringify(saved));
    localStorage.setItem(LAST, keyOf(saved));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** A game that is over is not kept; the one before it can be continued then. */
export const forget = (saved: Saved): void => {
  localStorage.removeItem(keyOf(saved));
  if (localStorage.getItem(LAST) === keyOf(saved)) localStorage.removeItem(LAST);
};

const keptAt = (key: string): Saved | null => {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isSaved = typeof saved === 'object' && saved !== null && 'record' in saved;
    return isSaved ? (saved as Saved) : null;
  } catch {
    return null;
  }
};

/** The game played last, or any other that was kept; null when there is none that can be read. */
export const kept = (): Saved | null => {
  const last = localStorage.getItem(LAST);
  const others = Object.keys(localStorage).filter((key) => key.startsWith(GAME));
  for (const key of last === null ? others : [last, ...others]) {
    const saved = keptAt(key);
    if (saved !== null) return saved;
  }
  return null;
};
