import type { Memory } from './hostile-house.ts';

/** What was sent to a server, and what it said to that. */

export interface HostileFigures {
  /** How much was sent, by kind. */
  readonly sent: Map<string, number>;
  /** How often it was refused, by code. */
  readonly refused: Map<string, number>;
  /** What was not refused, or not as it should be. */
  readonly wrong: string[];
  /** What is not as it was before. */
  changes: readonly string[];
  isAlive: boolean;
  before: Memory | null;
  after: Memory | null;
  /** Choices of those who played on, and the longest that one of them waited. */
  choices: number;
  slowestMs: number;
}

const MOST_WRONG = 50;

const add = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

export const note = ({ wrong }: HostileFigures, what: string): void => {
  if (wrong.length < MOST_WRONG) wrong.push(what.slice(0, 600));
};

interface Answered {
  readonly error?: { readonly code: number; readonly message: string };
  readonly result?: { readonly legal?: boolean; readonly reason?: string };
}

const DEFECT = -32603;

/** By which code a message was refused, or null. */
export const refusalIn = (text: string): string | null => {
  if (!text.startsWith('{')) return null;
  const { error, result } = JSON.parse(text) as Answered;
  // Asked why something is not legal, the answer is no error.
  if (result?.legal === false && (result.reason ?? '') !== '') return 'why: not legal';
  return error === undefined || error.code === DEFECT || error.message === ''
    ? null
    : String(error.code);
};

/** Counts what was sent and by which code it was refused, if it was. */
export const tally = (
  figures: HostileFigures,
  kind: string,
  refusal: string | null,
  what: string,
): void => {
  add(figures.sent, kind);
  if (refusal === null) note(figures, `${kind}: ${what}`);
  else add(figures.refused, refusal);
};

const reasonIn = (text: string): string => {
  try {
    const { error } = JSON.parse(text) as { readonly error?: unknown };
    return typeof error === 'string' ? error : '';
  } catch {
    return '';
  }
};

export const isRefusal = (status: number, text: string): boolean =>
  status >= 400 && status < 500 && reasonIn(text) !== '';

export const newFigures = (): HostileFigures => ({
  sent: new Map(),
  refused: new Map(),
  wrong: [],
  changes: [],
  isAlive: true,
  before: null,
  after: null,
  choices: 0,
  slowestMs: 0,
});
