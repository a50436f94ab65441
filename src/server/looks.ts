import { whole, type Node } from '../kernel/fault.ts';
import { toldAfter } from '../kernel/history.ts';
import { heardBy } from '../kernel/log.ts';
import { isHeardBy } from '../kernel/play.ts';
import { takenCount, type Table } from '../kernel/table.ts';
import { SPECTATOR, type Audience } from '../kernel/umpire.ts';
import { WATCHER } from '../protocol/session.ts';
import { UNDO, type Entry, type LookRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import {
  admit,
  idIn,
  mustBeKnown,
  ownSeat,
  readParams,
  type Caller,
  type Method,
  type Methods,
} from './asking.ts';
import type { Histories } from './history.ts';
import type { Live, LiveTables } from './live.ts';
import { heardOf } from './snapshot-rows.ts';

/**
 * How far somebody has looked at a table, for him alone: what has happened since can be shown to him
 * when he comes back. He counts by the events that he has heard, the store by steps, of which some may
 * be undone while he is away.
 */

/** How many events a viewer had heard when the first so many steps had been taken. */
const heardAfter = (table: Table, viewer: number, steps: number): number =>
  heardBy(table, (event) => isHeardBy(event, viewer), toldAfter(table, steps)).length;

/** The last step after which a viewer had heard no more than so many events. */
const stepsSeen = (table: Table, viewer: number, events: number): number => {
  let [from, to] = [0, takenCount(table)];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (heardAfter(table, viewer, middle) <= events) from = middle;
    else to = middle - 1;
  }
  return from;
};

/** How many events a viewer has heard by now. */
const heardNow = ({ table, shot }: Live, viewer: number): number => {
  const hears = (audience: Audience): boolean => isHeardBy({ audience }, viewer);
  return heardOf(shot.heard, hears) + table.log.filter(({ audience }) => hears(audience)).length;
};

/** How many of the steps that somebody saw have not been undone since. */
const stepsLeft = ({ length, steps }: LookRow, since: readonly Entry[]): number => {
  let now = length;
  let least = steps;
  for (const { code } of since) {
    now += code === UNDO ? -1 : 1;
    least = Math.min(least, now);
  }
  return least;
};

export const openLooks = (store: Store, tables: LiveTables, histories: Histories): Methods => {
  /** Who looks at a table, through which eyes. */
  const viewing = (live: Live, caller: Caller, given: Record<string, Node>): number => {
    admit(live, caller, given.invitation.value);
    return given.seat.value === WATCHER ? SPECTATOR : ownSeat(live, caller, given.seat);
  };

  const looked: Method = async (caller, params) => {
    const person = mustBeKnown(caller);
    const names = ['table', 'seat', 'events', 'invitation'];
    const look = await tables.at(idIn(params), async (live) => {
      const { viewer, seen } = readParams(params, names, (given) => ({
        viewer: viewing(live, caller, given),
        seen: whole(given.events, 0, Number.MAX_SAFE_INTEGER),
      }));
      const { table, version } = live;
      const length = takenCount(table);
      const isUpToDate = seen >= heardNow(live, viewer);
      const steps = isUpToDate ? length : stepsSeen(await histories.whole(live), viewer, seen);
      return { version, length, steps };
    });
    await store.setLook(person.id, idIn(params), look);
    return {};
  };

  const missed: Method = async (caller, params) => {
    const person = mustBeKnown(caller);
    return tables.at(idIn(params), async (live) => {
      const viewer = readParams(params, ['table', 'seat', 'invitation'], (given) =>
        viewing(live, caller, given),
      );
      const { id, table, version } = live;
      const look = await store.look(person.id, id);
      if (look === null) return { events: null };
      const entries = await store.entries(id, look.version);
      const steps = stepsLeft(look, entries.slice(0, Math.max(0, version - look.version)));
      if (steps === takenCount(table)) return { events: heardNow(live, viewer) };
      return { events: heardAfter(await histories.whole(live), viewer, steps) };
    });
  };

  return { looked, missed };
};
