import { signal, type ReadonlySignal } from '@preact/signals';
import type { Engine } from '../engine.ts';
import type { Said } from './line.ts';

/** What is said at the table. */
export interface Talk {
  readonly lines: ReadonlySignal<readonly Said[]>;
  /** Says something to all at the table, or to these seats alone. */
  speak(text: string, to: readonly string[] | null): Promise<void>;
  hear(line: Said): void;
  /** All that was said so far, for those who sit there. */
  loadLines(): Promise<void>;
}

export const openTalk = (line: Engine, table: string, isSeated: () => boolean): Talk => {
  const lines = signal<readonly Said[]>([]);
  return {
    lines,
    async speak(text, to) {
      await line.call('say', { table, text, ...(to !== null && { to }) });
    },
    hear(said) {
      lines.value = [...lines.value, said];
    },
    async loadLines() {
      if (!isSeated()) return;
      lines.value = (await line.call<{ lines: readonly Said[] }>('chat', { table })).lines;
    },
  };
};
