import type { Table } from '../kernel/table.ts';
import { TAKEN_BACK, type Audience, type Happening } from '../kernel/umpire.ts';
import { isHeardWith, type Eyes } from '../protocol/session.ts';
import type { PageRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { historyOf } from './entries.ts';
import type { Live } from './live.ts';
import { heardOf, makerOf, pageFrom } from './snapshot-rows.ts';

/**
 * What a table in memory has let go of: its log in pages, as they were kept with the snapshots, and
 * all of its history for those who look back.
 */

/** A stretch of a log, and how many events before it those who ask have heard. */
export interface Stretch {
  readonly log: readonly Happening[];
  readonly before: number;
}

export interface Histories {
  /** The table with all that was taken and told. */
  whole(live: Live): Promise<Table>;
  /** The log from the page on that has the given event of those who hear it so; as far as is wanted. */
  stretch(live: Live, eyes: Eyes, from: number, most: number): Promise<Stretch>;
}

/** Whole tables that are kept for whoever looks back at one again and again. */
const MOST_WHOLE = 4;

/**
 * The pages that make up a log, the oldest first, each as far as it is still true: what was taken
 * back after a page was made stands in a later one. Null when one is missing.
 */
const piecesOf = (pages: readonly PageRow[], length: number): readonly PageRow[] | null => {
  const pieces: PageRow[] = [];
  let end = length;
  for (const page of pages) {
    if (page.from >= end) continue;
    if (page.to < end) return null;
    pieces.push({ ...page, to: end });
    end = page.from;
  }
  return end === 0 ? pieces.toReversed() : null;
};

export const openHistories = (store: Store): Histories => {
  const wholes = new Map<string, Table>();

  const whole = async (live: Live): Promise<Table> => {
    const { id, table, version, row } = live;
    const { shed } = table;
    if (shed.taken === 0 && shed.log === 0) return table;
    const key = `${id} ${version}`;
    const known = wholes.get(key);
    if (known !== undefined) return known;
    const made = historyOf(table.game, row, (await store.entries(id)).slice(0, version));
    if (wholes.size >= MOST_WHOLE) wholes.delete(wholes.keys().next().value ?? '');
    wholes.set(key, made);
    return made;
  };

  /** Reads pages until enough has been heard; null when one is broken. */
  const read = async (
    id: string,
    pieces: readonly PageRow[],
    isEnough: (log: readonly Happening[]) => boolean,
  ): Promise<Happening[] | null> => {
    const log: Happening[] = [];
    for (const { version, from, to } of pieces) {
      if (isEnough(log)) break;
      const text = await store.page(id, version);
      const page = text === null ? null : pageFrom(text);
      if (page === null) return null;
      log.push(...page.slice(0, to - from));
    }
    return log;
  };

  return {
    whole,

    async stretch(live, eyes, from, most) {
      const hears = (audience: Audience): boolean => isHeardWith(eyes, { audience });
      const { table, shot } = live;
      const { shed } = table;
      // Pages are read while the table lets go of more.
      const tail = [...table.log];
      const wholeLog = async (): Promise<Stretch> => ({ log: (await whole(live)).log, before: 0 });
      // How far a table went back is told by all that was heard before.
      const fit = async (stretch: Stretch): Promise<Stretch> =>
        stretch.before > 0 && stretch.log.some(({ kind }) => kind === TAKEN_BACK)
          ? wholeLog()
          : stretch;
      if (shed.log === 0) return { log: tail, before: 0 };
      const inMemory = heardOf(shot.heard, hears);
      if (from >= inMemory) return fit({ log: tail, before: inMemory });
      const pages = await store.pages(live.id, makerOf(table.game), live.version);
      const pieces = piecesOf(pages, shed.log);
      if (pieces === null) return wholeLog();
      const first = Math.max(
        0,
        pieces.findLastIndex(({ heard }) => heardOf(heard, hears) <= from),
      );
      const before = heardOf(pieces[first].heard, hears);
      const isEnough = (log: readonly Happening[]): boolean =>
        before + log.filter(({ audience }) => hears(audience)).length >= from + most;
      const log = await read(live.id, pieces.slice(first), isEnough);
      if (log === null) return wholeLog();
      return fit({ log: isEnough(log) ? log : [...log, ...tail], before });
    },
  };
};
