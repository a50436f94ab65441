import type { Code } from '../kernel/choice.ts';

/** A player made of code: it gets the view and the menu, never the state. */
export interface Bot {
  choose(view: unknown, menu: readonly Code[]): Code;
  /** Why it last chose so, in one sentence. */
  why(): string;
}

/** Makes the bot of one seat; the level goes from 1 to 5. */
export type BotMaker = (seat: number, level: number, seed: number) => Bot;
