// What the browser keeps for this page. A browser may keep nothing (private windows, full disks): then
// the page itself keeps it for as long as it is open, and the game goes on.

/** What the browser would not take; newer than anything it holds under the same key. */
const page = new Map<string, string>();

/** What the browser answers, or null when it refuses to be asked. */
const asked = <T>(question: (storage: Storage) => T): T | null => {
  try {
    return question(localStorage);
  } catch {
    return null;
  }
};

export const recall = (key: string): string | null =>
  page.get(key) ?? asked((storage) => storage.getItem(key));

/** Keeps a text; the reason when the browser does not, and only this page has it. */
export const store = (key: string, text: string): string | null => {
  try {
    localStorage.setItem(key, text);
    page.delete(key);
    return null;
  } catch (error) {
    page.set(key, text);
    return error instanceof Error ? error.message : String(error);
  }
};

export const remove = (key: string): void => {
  page.delete(key);
  asked((storage) => storage.removeItem(key));
};

export const keysFrom = (prefix: string): string[] => {
  const kept = asked((storage) => Object.keys(storage)) ?? [];
  return [...new Set([...kept, ...page.keys()])].filter((key) => key.startsWith(prefix));
};
