import { oneOf, text, whole, type Node } from '../kernel/fault.ts';
import { SPECTATOR } from '../kernel/umpire.ts';
import { ACTS, type Act, type ActRow, type ReportRow } from '../store/moderation.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Accounts } from './accounts.ts';
import { audienceOf } from './asking.ts';
import { readFields } from './body.ts';
import type { Limits } from './limits.ts';
import { Declined, Unknown } from './live.ts';
import { seatsOf } from './lobby.ts';
import { newId } from './people.ts';

/** Complaints about people, and what moderators do about them. */

/** What moderators do to others; who is one is said by the host alone. */
const MODERATED = ACTS.filter((act) => act !== 'appoint' && act !== 'depose');

/** A report as moderators read it. */
export interface ReportInfo extends Omit<ReportRow, 'reporter' | 'person'> {
  readonly reporter: string;
  readonly person: string;
}

export interface ActInfo extends Omit<ActRow, 'moderator' | 'person'> {
  readonly moderator: string | null;
  readonly person: string;
}

export interface ModerationDesk {
  readonly reports: readonly ReportInfo[];
  readonly acts: readonly ActInfo[];
}

export interface Moderation {
  /** `address` is whence he reports. */
  report(reporter: PersonRow, wanted: unknown, address: string | undefined): Promise<void>;
  desk(moderator: PersonRow): Promise<ModerationDesk>;
  act(moderator: PersonRow, wanted: unknown): Promise<void>;
}

const MOST_SHOWN = 200;
const LONGEST_REASON = 500;
const MOST_HOURS = 8760;
const HOUR_MS = 3_600_000;
/** How far back a line of chat is looked for. */
const MOST_LINES = 1000;

const readReason = (node: Node): string => {
  const reason = text(node).trim();
  if (reason.length >= 1 && reason.length <= LONGEST_REASON) return reason;
  throw new Declined(`a reason has 1 to ${LONGEST_REASON} characters`);
};

/** Names instead of ids, for those who read it. */
export const namesIn = (store: Pick<Store, 'person'>) => {
  const nameOf = async (id: string): Promise<string> => (await store.person(id))?.name ?? '?';
  return {
    report: async (row: ReportRow): Promise<ReportInfo> => ({
      ...row,
      reporter: await nameOf(row.reporter),
      person: await nameOf(row.person),
    }),
    act: async (row: ActRow): Promise<ActInfo> => ({
      ...row,
      moderator: row.moderator === null ? null : await nameOf(row.moderator),
      person: await nameOf(row.person),
    }),
  };
};

export const openModeration = (
  store: Store,
  accounts: Pick<Accounts, 'vacate'>,
  limits: Limits,
  now: () => number,
): Moderation => {
  const named = namesIn(store);

  const personCalled = async (name: string): Promise<PersonRow> => {
    const person = await store.personCalled(name);
    if (person === null) throw new Unknown('nobody is called that');
    return person;
  };

  const mustModerate = async (person: PersonRow): Promise<void> => {
    if (!(await store.standing(person.id)).isModerator) throw new Unknown('there is nothing here');
  };

  /** What somebody has said at a table at a moment; only who has sat there can point at it. */
  const lineAt = async (
    reporter: PersonRow,
    person: PersonRow,
    table: string,
    at: number,
  ): Promise<string> => {
    const row = (await store.hasSat(reporter.id, table)) ? await store.table(table) : null;
    // What was said to all, and what his own seats were told alone.
    const ears = row === null ? 0 : audienceOf([SPECTATOR, ...seatsOf(row, reporter.id)]);
    const lines = await store.chat(table, ears, MOST_LINES);
    const line = lines.find((each) => each.person === person.id && each.at === at);
    if (line === undefined) throw new Declined('nothing of this was said at a table of yours');
    return line.text;
  };

  return {
    async report(reporter, wanted, address) {
      const names = ['name', 'table', 'at', 'reason'];
      const given = readFields(wanted, names, ({ name, table, at, reason }) => ({
        name: text(name),
        table: table.value === undefined ? null : text(table),
        at: whole(at, 0, Number.MAX_SAFE_INTEGER, 0),
        reason: readReason(reason),
      }));
      const { table, reason } = given;
      const person = await personCalled(given.name);
      if (person.id === reporter.id) throw new Declined('nobody reports himself');
      const line = table === null ? null : await lineAt(reporter, person, table, given.at);
      limits.take('reports', { person: reporter.id, address });
      const row = { id: newId(), reporter: reporter.id, person: person.id, table, line, reason };
      if (!(await store.addReport({ ...row, at: now() })))
        throw new Declined('you have reported this already: a moderator will look at it');
    },

    async desk(moderator) {
      await mustModerate(moderator);
      const reports = await store.openReports(MOST_SHOWN);
      const acts = await store.acts(MOST_SHOWN);
      return {
        reports: await Promise.all(reports.map(named.report)),
        acts: await Promise.all(acts.map(named.act)),
      };
    },

    async act(moderator, wanted) {
      await mustModerate(moderator);
      const given = readFields(wanted, ['name', 'act', 'hours', 'reason'], (node) => {
        const act: Act = MODERATED[oneOf(node.act, MODERATED)];
        const hours = act === 'mute' ? whole(node.hours, 1, MOST_HOURS) : 0;
        return { name: text(node.name), act, hours, reason: readReason(node.reason) };
      });
      const { act, hours, reason } = given;
      const person = await personCalled(given.name);
      const { isModerator } = await store.standing(person.id);
      if (isModerator && act !== 'dismiss')
        throw new Declined('a moderator is dealt with by the host of the server');
      const at = now();
      await store.keepAct({
        id: newId(),
        moderator: moderator.id,
        person: person.id,
        act,
        reason,
        at,
        until: act === 'mute' ? at + hours * HOUR_MS : null,
      });
      if (act === 'close') await accounts.vacate(person);
    },
  };
};
