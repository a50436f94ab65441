import { effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Engine } from '../engine.ts';
import { recall, remove, store } from '../storage.ts';

/** One’s own notes on a table: kept by the server while one writes, and by the browser until then. */

export const LONGEST_NOTES = 10_000;

/** It is kept when so long nothing more was written. */
const PAUSE_MS = 800;
/** When it could not be kept, it is tried again so much later. */
const RETRY_MS = 5000;

export interface Notes {
  /** Null until they have been read. */
  readonly text: ReadonlySignal<string | null>;
  /** Whether the server has all that was written. */
  readonly isKept: ReadonlySignal<boolean>;
  /** Why it has not, when that was tried. */
  readonly problem: ReadonlySignal<string | null>;
  write(text: string): void;
  close(): void;
}

/** What the server does not have yet, and what it was written over. */
interface Draft {
  readonly base: string;
  readonly text: string;
}

interface Source {
  readonly line: Engine;
  readonly table: string;
  /** Whose notes they are. */
  readonly person: string;
  readonly isVisible: ReadonlySignal<boolean>;
  readonly isCut: ReadonlySignal<boolean>;
}

const readDraft = (key: string): Draft | null => {
  try {
    const { base, text } = JSON.parse(recall(key) ?? 'null') as Partial<Draft>;
    return typeof base === 'string' && typeof text === 'string' ? { base, text } : null;
  } catch {
    return null;
  }
};

/** What was written here and elsewhere: nothing of it is lost. */
const joined = (kept: string, { base, text }: Draft): string =>
  kept === base || kept === text || kept === '' ? text : `${kept}\n\n${text}`;

export const openNotes = ({ line, table, person, isVisible, isCut }: Source): Notes => {
  const key = `hundred-days notes ${person} ${table}`;
  const text = signal<string | null>(null);
  const isKept = signal(true);
  const problem = signal<string | null>(null);
  /** What the server has. */
  let base = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  const soon = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), ms);
  };

  const keep = async (): Promise<void> => {
    const written = text.peek();
    clearTimeout(timer);
    if (isBusy || isKept.peek() || written === null) return;
    isBusy = true;
    try {
      await line.call('note', { table, text: written });
      base = written;
      problem.value = null;
      isKept.value = text.peek() === written;
      if (isKept.peek()) remove(key);
      else soon(PAUSE_MS);
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error);
      soon(RETRY_MS);
    }
    isBusy = false;
  };

  const write = (written: string): void => {
    text.value = written;
    isKept.value = false;
    store(key, JSON.stringify({ base, text: written } satisfies Draft));
    soon(PAUSE_MS);
  };

  const load = async (): Promise<void> => {
    const { text: kept } = await line.call<{ text: string }>('notes', { table });
    base = kept;
    const draft = readDraft(key);
    if (draft !== null && draft.text !== kept) write(joined(kept, draft));
    else text.value = kept;
  };

  const watchLine = effect(() => {
    if (isCut.value) return;
    void (text.peek() === null ? load() : keep()).catch(() => undefined);
  });
  const watchPage = effect(() => {
    if (!isVisible.value) void keep();
  });

  return {
    text,
    isKept,
    problem,
    write,
    close() {
      watchLine();
      watchPage();
      void keep();
      clearTimeout(timer);
    },
  };
};
