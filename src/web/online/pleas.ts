import { signal, type ReadonlySignal } from '@preact/signals';
import type { Choice } from '../../kernel/choice.ts';
import type { Announcement } from '../../kernel/play.ts';
import type { Engine } from '../engine.ts';

/** Taking back by agreement, as those at the table see it. */

export interface Plea {
  readonly id: string;
  readonly seat: string;
  /** By own seat, how many events it had heard in the moment that the table would go back to. */
  readonly moments: Readonly<Record<string, number>>;
  /** The seats that have agreed, and those that have still to answer. */
  readonly agreed: readonly string[];
  readonly asked: readonly string[];
}

export interface Pleas {
  /** What is asked now. */
  readonly plea: ReadonlySignal<Plea | null>;
  /** Whether what one asked for oneself has come to nothing, until one has read that. */
  readonly isRefused: ReadonlySignal<boolean>;
  /** The choices of a seat that may be asked for, the oldest first. */
  backs(seat: string): Promise<readonly Choice[]>;
  /** Asks to take back so many choices. */
  plead(seat: string, choices: number): Promise<void>;
  answer(isAgreed: boolean): Promise<void>;
  /** Asks the server what is asked. */
  look(): Promise<void>;
  hear(plea: Plea | null): void;
  /** One has read that nothing is taken back. */
  read(): void;
}

interface Answer {
  readonly plea: Plea | null;
}

interface Source {
  readonly line: Engine;
  readonly table: string;
  /** The seats that one holds. */
  readonly own: readonly string[];
  /** How many events have been heard up to now. */
  heard(): number;
}

export const openPleas = ({ line, table, own, heard }: Source): Pleas => {
  const plea = signal<Plea | null>(null);
  const isRefused = signal(false);
  /** How much had been heard when what is asked now was asked. */
  let from = 0;
  /** What one has withdrawn oneself needs no telling. */
  let withdrawn = '';

  /** No reason is told why a plea has ended: the log says whether it was granted. */
  const followUp = async ({ id, seat }: Plea): Promise<void> => {
    if (id === withdrawn || !own.includes(seat)) return;
    const { events } = await line.call<{ events: readonly Announcement[] }>('log', {
      table,
      seat,
      from,
    });
    const isGranted = events.some(({ event }) => event === 'takenBack');
    isRefused.value = !isGranted && plea.value === null;
  };

  const hear = (next: Plea | null): void => {
    const before = plea.value;
    plea.value = next;
    if (next !== null) {
      isRefused.value = false;
      if (next.id !== before?.id) from = heard();
      // An undo may have made the log shorter since: then nothing is to be told.
    } else if (before !== null) void followUp(before).catch(() => undefined);
  };

  return {
    plea,
    isRefused,
    hear,
    async backs(seat) {
      return (await line.call<{ choices: readonly Choice[] }>('backs', { table, seat })).choices;
    },
    async plead(seat, choices) {
      isRefused.value = false;
      hear((await line.call<Answer>('plead', { table, seat, choices })).plea);
    },
    async answer(isAgreed) {
      const { value: answered } = plea;
      if (answered === null) return;
      if (own.includes(answered.seat)) withdrawn = answered.id;
      hear((await line.call<Answer>('answer', { table, plea: answered.id, agree: isAgreed })).plea);
    },
    async look() {
      if (own.length > 0) hear((await line.call<Answer>('plea', { table })).plea);
    },
    read() {
      isRefused.value = false;
    },
  };
};
