import type { Store } from '../store/store.ts';
import { openAttendance, type Attendance } from './attendance.ts';
import { channelRoutes } from './channel-routes.ts';
import { openChannelDesk } from './channels.ts';
import type { ClockReader } from './clocks.ts';
import { openCouriers } from './couriers.ts';
import type { Routes } from './http.ts';
import type { Limits } from './limits.ts';
import type { LiveTables } from './live.ts';
import { openNotices, type Notices } from './notices.ts';
import { openOutbound } from './outbound.ts';
import { openQueue, type Queue } from './queue.ts';
import { openSmtp, type SmtpSetting } from './smtp.ts';
import type { Sockets } from './socket.ts';
import { makeServerKeys, type ServerKeys } from './web-push.ts';

/** How people who are away hear that it is their turn: all that belongs to it, put together. */

export interface AnnouncingSetting {
  /** The mail server; without one there is no mail. */
  readonly smtp?: SmtpSetting;
  /** Whether webhooks may lead into the network of the server itself. */
  readonly isInnerAllowed?: boolean;
  /** Milliseconds after which a turn is told to who is away. */
  readonly delay?: number;
  /** Milliseconds between two notices of the same table. */
  readonly quiet?: number;
  /** How often, in milliseconds, the queue looks for work that is due. */
  readonly pace?: number;
  /** Milliseconds after which what has failed once is tried again. */
  readonly pause?: number;
  /** Milliseconds that somebody who is called has to answer. */
  readonly patience?: number;
}

interface Parts {
  readonly store: Store;
  readonly tables: LiveTables;
  readonly clocks: Pick<ClockReader, 'read'>;
  readonly sockets: Sockets;
  readonly origin: string | null;
  readonly setting: AnnouncingSetting;
  readonly limits: Limits;
  readonly now: () => number;
  readonly complain: (error: unknown) => void;
}

export interface Announcing extends Pick<Notices, 'watch'>, Pick<Attendance, 'isThere'> {
  readonly routes: Routes;
  close(): Promise<void>;
}

const SERVER_KEYS = 'web push keys';

/** Made once, by whichever process comes first; browsers know the server again by them. */
const keysIn = (store: Pick<Store, 'keepOnce'>): (() => Promise<ServerKeys>) => {
  let kept: ServerKeys | null = null;
  return async () => {
    kept ??= JSON.parse(
      await store.keepOnce(SERVER_KEYS, JSON.stringify(makeServerKeys())),
    ) as ServerKeys;
    return kept;
  };
};

export const openAnnouncing = (parts: Parts): Announcing => {
  const { store, tables, clocks, sockets, origin, setting, limits, now, complain } = parts;
  const outbound = openOutbound({
    isInnerAllowed: setting.isInnerAllowed ?? false,
    patience: setting.patience ?? 10_000,
  });
  const post = setting.smtp === undefined ? null : openSmtp(setting.smtp);
  const serverKeys = keysIn(store);
  const couriers = openCouriers({ outbound, serverKeys, origin, post, now });
  const attendance = openAttendance({
    store,
    here: sockets.here,
    isHere: sockets.isHere,
    complain,
  });
  const later = (): Queue => queue;
  const notices = openNotices({
    store,
    tables,
    clocks,
    attendance,
    isHere: sockets.isHere,
    couriers,
    queue: later,
    delay: setting.delay ?? 20_000,
    quiet: setting.quiet ?? 600_000,
    now,
    complain,
  });
  const desk = openChannelDesk({
    store,
    couriers,
    outbound,
    serverKeys,
    post,
    origin,
    queue: later,
    limits,
    now,
  });
  const queue = openQueue({
    store,
    workers: new Map([...notices.workers, ...desk.workers]),
    pace: setting.pace ?? 1000,
    pause: setting.pause ?? 30_000,
    atOnce: 4,
    complain,
  });
  return {
    watch: notices.watch,
    isThere: attendance.isThere,
    routes: channelRoutes(desk),
    async close() {
      await queue.close();
      await attendance.close();
    },
  };
};
