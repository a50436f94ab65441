import { randomUUID } from 'node:crypto';
import { namesIn } from '../server/moderation.ts';
import type { Store } from '../store/store.ts';
import { Misuse, valueOf, type Command, type Given } from './command.ts';
import { openStore, STORE_FLAGS } from './stores.ts';

const MOST_SHOWN = 1000;

const tellTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

const print = (lines: readonly string[], none: string): void => {
  process.stdout.write(`${lines.length === 0 ? none : lines.join('\n')}\n`);
};

/** Names a moderator or takes it from him; the log says why. */
const change = async (store: Store, act: 'appoint' | 'depose', given: Given): Promise<void> => {
  const name = valueOf(given, act) ?? '';
  const person = await store.personCalled(name);
  if (person === null) throw new Misuse(`--${act}: nobody is called '${name}'`);
  if (act === 'appoint' && (await store.passwordOf(person.id)) === null)
    throw new Misuse(`--appoint: ${person.name} is a guest: only who has a password moderates`);
  await store.keepAct({
    id: randomUUID(),
    moderator: null,
    person: person.id,
    act,
    reason: valueOf(given, 'reason') ?? 'by the host',
    at: Date.now(),
    until: null,
  });
  print(
    [`${person.name} is ${act === 'appoint' ? 'a moderator now' : 'no moderator any more'}`],
    '',
  );
};

const listReports = async (store: Store): Promise<void> => {
  const reports = await Promise.all(
    (await store.openReports(MOST_SHOWN)).map(namesIn(store).report),
  );
  const lines = reports.map(({ at, reporter, person, table, line, reason }) =>
    [
      `${tellTime(at)}  ${reporter} about ${person}: ${reason}`,
      ...(line === null ? [] : [`    said at table ${table ?? '?'}: ${line}`]),
    ].join('\n'),
  );
  print(lines, 'no reports wait');
};

const listActs = async (store: Store): Promise<void> => {
  const acts = await Promise.all((await store.acts(MOST_SHOWN)).map(namesIn(store).act));
  const lines = acts.map(({ at, moderator, act, person, reason, until }) => {
    const end = until === null ? '' : ` until ${tellTime(until)}`;
    return `${tellTime(at)}  ${moderator ?? 'the host'}: ${act} ${person}${end}: ${reason}`;
  });
  print(lines, 'no moderator has done anything yet');
};

const listModerators = async (store: Store): Promise<void> =>
  print(
    (await store.moderators()).map(({ name }) => name),
    'there is no moderator: name one with --appoint NAME',
  );

export const moderator: Command = {
  name: 'moderator',
  gist: 'Name moderators of a server, or list them, the reports that wait and all that was done.',
  flags: {
    appoint: { value: 'NAME', gist: 'Makes the holder of this account a moderator.' },
    depose: { value: 'NAME', gist: 'Takes it from him.' },
    reason: { value: 'TEXT', gist: 'Why; it is kept with what was done.' },
    reports: { gist: 'Lists the reports that wait.' },
    log: { gist: 'Lists what moderators have done.' },
    ...STORE_FLAGS,
  },
  async run(given) {
    const { appoint, depose, reports, log } = given.values;
    if ([appoint, depose, reports, log].filter((each) => each !== undefined).length > 1)
      throw new Misuse('moderator does one of --appoint, --depose, --reports, --log at a time');
    const store = await openStore(given, 'visitor');
    try {
      if (appoint !== undefined) await change(store, 'appoint', given);
      else if (depose !== undefined) await change(store, 'depose', given);
      else if (reports === true) await listReports(store);
      else if (log === true) await listActs(store);
      else await listModerators(store);
    } finally {
      await store.close();
    }
    return 0;
  },
};
