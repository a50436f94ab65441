import { randomUUID } from 'node:crypto';
import type { Attending } from '../store/channels.ts';
import type { Store } from '../store/store.ts';

/** Tells the other processes who is connected to which table through this one. */
export interface Attendance {
  /** Whether somebody is connected to a table, through whichever process. */
  isThere(person: string, table: string): Promise<boolean>;
  close(): Promise<void>;
}

interface Parts {
  readonly store: Pick<Store, 'attend' | 'attends'>;
  readonly here: () => readonly Attending[];
  readonly isHere: (person: string, table: string) => boolean;
  readonly complain: (error: unknown) => void;
}

const GLANCE_MS = 5000;
const LEASE_MS = 30_000;

const keyOf = ({ person, table }: Attending): string => `${person} ${table}`;

export const openAttendance = ({ store, here, isHere, complain }: Parts): Attendance => {
  const process = randomUUID();
  let said = new Map<string, Attending>();
  let saidAt = -Infinity;
  let saying: Promise<void> = Promise.resolve();

  const say = async (now: readonly Attending[]): Promise<void> => {
    const next = new Map(now.map((each) => [keyOf(each), each]));
    const come = [...next].flatMap(([key, each]) => (said.has(key) ? [] : [each]));
    const gone = [...said].flatMap(([key, each]) => (next.has(key) ? [] : [each]));
    const isFresh = next.size === 0 || performance.now() - saidAt < LEASE_MS / 3;
    if (come.length === 0 && gone.length === 0 && isFresh) return;
    // After a silence others may have forgotten everybody.
    const isForgotten = performance.now() - saidAt > LEASE_MS;
    await store.attend(process, isForgotten ? [...next.values()] : come, gone, LEASE_MS);
    said = next;
    saidAt = performance.now();
  };

  const glance = (who: readonly Attending[]): Promise<void> => {
    saying = saying.then(() => say(who)).catch(complain);
    return saying;
  };

  const clock = setInterval(() => void glance(here()), GLANCE_MS);
  clock.unref();

  return {
    isThere: async (person, table) => isHere(person, table) || store.attends(person, table),
    async close() {
      clearInterval(clock);
      await glance([]);
    },
  };
};
