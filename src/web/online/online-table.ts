import { signal, type ReadonlySignal } from '@preact/signals';
import type { Opened } from '../answers.ts';
import { infoOf, loadFace } from '../games.ts';
import { openMatch, type Match } from '../match.ts';
import type { Player } from '../saved.ts';
import type { Engine } from '../engine.ts';
import { lookAt, me, type TableInfo } from './api.ts';
import { openCatchingUp, type CatchingUp } from './catching-up.ts';
import { openClock, type Clock } from './clock.ts';
import { CHANGES, lineAddress, openLine, type Line, type Told } from './line.ts';
import { openNotes, type Notes } from './notes.ts';
import { openPleas, type Pleas } from './pleas.ts';
import { openPresence, type Presence } from './present.ts';
import { openTalk, type Talk } from './talk.ts';
import { isVisible } from './visible.ts';

/** How those who only watch are called. */
const WATCHER = 'spectator';

/** A table of the server at this screen. */
export interface OnlineMatch {
  readonly chat: Talk;
  /** By which one has come to the table, if by a link. */
  readonly invitation: string | null;
  /** The seats that one holds. */
  readonly own: readonly string[];
  /** Whether one sits at the table, and does not only look on. */
  readonly isSeated: boolean;
  readonly match: Match;
  readonly line: Line;
  /** Who sits where; it changes while others come and go. */
  readonly info: ReadonlySignal<TableInfo>;
  readonly clock: Clock;
  /** What is asked to be taken back. */
  readonly pleas: Pleas;
  /** Null for those of whom the server knows nothing. */
  readonly catchingUp: CatchingUp | null;
  /** One’s own; null for the same. */
  readonly notes: Notes | null;
  /** Who is there. */
  readonly presence: Presence;
}

type Sat = Opened & Told & { readonly own: readonly string[] };

/** Sits down at a table, or beside it: the same page as for any other game. */
export const openOnline = async (id: string, invitation: string | null): Promise<OnlineMatch> => {
  const info = signal(await lookAt(id, invitation));
  await loadFace(info.value.game);
  const line = openLine(lineAddress(location));
  let match: Match | null = null;
  let pleas: Pleas | null = null;
  let catchingUp: CatchingUp | null = null;
  let presence: Presence | null = null;
  const clock = openClock(info.value.pace, () => void lookRound());
  let own: readonly string[] = [];
  const chat = openTalk(line, id, () => own.length > 0);
  const readClocks = (): void => {
    if (info.value.clocks !== undefined) clock.hear(info.value.clocks);
  };
  readClocks();
  const lookRound = async (): Promise<void> => {
    info.value = await lookAt(id, invitation);
    readClocks();
    // A game that somebody gives up is over without another choice.
    const isNews = info.value.outcome !== null && match?.standing.value.outcome === null;
    if (isNews) await line.refresh(id);
  };
  const sat = (await line.follow(id, invitation, {
    told: (told) => void match?.news(told, told.undone),
    said: chat.hear,
    pleaded: (plea) => pleas?.hear(plea),
    reseated() {
      void lookRound();
      void pleas?.look().catch(() => undefined);
      void chat.loadLines().catch(() => undefined);
      presence?.look();
    },
    clocks: clock.hear,
  })) as Sat;
  ({ own } = sat);
  const players = sat.seats.map((seat): Player =>
    sat.own.includes(seat) ? 'person' : 'elsewhere',
  );
  const asking = withInvitation(line, invitation);
  const engine: Engine = {
    call(method, params) {
      // Who plays on knows how the table stands.
      if (CHANGES.has(method)) catchingUp?.skip();
      return asking.call(method, params);
    },
  };
  match = openMatch(engine, infoOf(info.value.game), sat, players, {
    isKept: () => false,
    isRemote: true,
    watcher: WATCHER,
  });
  const person = me.value?.id ?? null;
  const beside = { line: asking, table: id, isVisible, isCut: line.isCut };
  catchingUp = person === null ? null : openCatchingUp({ ...beside, match });
  presence = openPresence(beside);
  const notes = person === null ? null : openNotes({ ...beside, person });
  pleas = openPleas({ line, table: id, own, heard: () => match?.log.value.length ?? 0 });
  void pleas.look().catch(() => undefined);
  const close = (): void => {
    clock.stop();
    catchingUp?.close();
    notes?.close();
    presence?.close();
    line.close();
  };
  return {
    match,
    line: { ...line, close },
    info,
    clock,
    pleas,
    catchingUp,
    notes,
    presence,
    chat,
    invitation,
    own,
    isSeated: own.length > 0,
  };
};

/** Who watches by a link shows it with everything he asks. */
const withInvitation = (line: Line, invitation: string | null): Engine =>
  invitation === null
    ? line
    : {
        call: <T>(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<T> =>
          line.call(method, LOOKS.has(method) ? { ...params, invitation } : params),
      };

const LOOKS: ReadonlySet<string> = new Set([
  'view',
  'log',
  'looked',
  'missed',
  'notes',
  'note',
  'here',
]);

/** A link to a table, for a friend. */
export const linkTo = ({ id, invitation }: TableInfo): string =>
  `${location.origin}${location.pathname}#/table/${id}${invitation === undefined ? '' : `/${invitation}`}`;

/** The table that the address of the page names, if any. */
export const tableInAddress = (hash: string): { id: string; invitation: string | null } | null => {
  const [, id, invitation] = /^#\/table\/([\w-]+)(?:\/([\w-]+))?$/.exec(hash) ?? [];
  return id === undefined ? null : { id, invitation: invitation ?? null };
};
