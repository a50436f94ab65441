import type { FastifyInstance } from 'fastify';
import { GAMES } from '../games/index.ts';
import type { House } from '../protocol/session.ts';
import { botFor } from '../simulation/bots.ts';
import type { TableRow } from '../store/rows.ts';
import { ALL_LEFT, type Store } from '../store/store.ts';
import { accountRoutes } from './account-routes.ts';
import { openAccounts } from './accounts.ts';
import { openAnnouncing } from './announcing.ts';
import { openBotSeats } from './bot-seats.ts';
import { openBots } from './bots.ts';
import { openChat } from './chat.ts';
import { openClaims } from './claims.ts';
import { openClocks } from './clocks.ts';
import { openCommits } from './commits.ts';
import { openEndings } from './endings.ts';
import { openFigures } from './figures.ts';
import { openHttp } from './http.ts';
import { openHistories } from './history.ts';
import { openKeeper } from './keeper.ts';
import { Declined, openLiveTables, type Live, type LiveTables } from './live.ts';
import { openLimits } from './limits.ts';
import { openLobby } from './lobby.ts';
import { openLooks } from './looks.ts';
import { openNotes } from './notes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { openModeration } from './moderation.ts';
import { ownBotRoutes } from './own-bot-routes.ts';
import { openOwnBots } from './own-bots.ts';
import { peopleRoutes } from './people-routes.ts';
import { openPeople } from './people.ts';
import { openPleas } from './pleas.ts';
import { openPresence } from './presence.ts';
import { reach } from './reach.ts';
import { openSeated } from './seated.ts';
import { openSeater } from './seating.ts';
import { openSnapshots } from './snapshots.ts';
import type { Setting } from './setting.ts';
import { simulationRoutes } from './simulation-routes.ts';
import { openSimulations } from './simulations.ts';
import { openSockets } from './socket.ts';
import { openTalk } from './talk.ts';
import { tableRoutes } from './table-routes.ts';
import { openTidying } from './tidying.ts';
import { openTokens } from './tokens.ts';
import { openWaits } from './waits.ts';
import { openWatch } from './watch.ts';

export interface Running {
  readonly app: FastifyInstance;
  readonly tables: LiveTables;
  /** Takes no more, finishes what is under way, and closes the store. */
  stop(): Promise<void>;
}

const MOST_TABLES = 1000;
const IDLE_MS = 20_000;
/** How long what is under way may take when the server ends. */
const PATIENCE_MS = 5000;

const MOST_SOCKETS = { person: 20, address: 200 };

const HOUSE: House = {
  games: GAMES,
  botFor,
  freshSeed() {
    throw new Error('tables of the server are opened in its lobby');
  },
};

/** All of it on one store. */
export const openServer = (kept: Store, setting: Setting): Running => {
  const now = setting.now ?? Date.now;
  const lease = setting.lease ?? 4000;
  const complain = (error: unknown): void => {
    if (!(error instanceof Declined)) app.log.error(error);
  };
  const figures = openFigures();
  const limits = openLimits({ given: setting.limits ?? {}, now, reached: figures.limited });
  const store = reach(kept, complain, figures.storeError);
  const commits = openCommits(figures.timed(store));
  const snapshots = openSnapshots(store);
  const tables = figures.counting(
    openLiveTables({
      store,
      commits,
      games: GAMES,
      now,
      snapshots,
      isFollowed: (id) => sockets.isFollowed(id),
      most: setting.mostTables ?? MOST_TABLES,
    }),
  );
  const people = openPeople(store, limits, now);
  const tokens = openTokens(store, now);
  const clocks = openClocks(store, now);
  const seater = openSeater(store, tables, clocks);
  const waits = openWaits(store, tables);
  const opened = (row: TableRow): void => {
    if (row.holders.some(({ kind }) => kind === 'bot')) keeper.look();
    if (waits.concerns(row)) tables.at(row.id, waits.note).catch(complain);
  };
  const lobby = openLobby({
    store,
    tables,
    clocks,
    seater,
    botSeats: openBotSeats(store),
    games: GAMES,
    now,
    opened,
  });
  const claims = openClaims({ store, tables, clocks, seater, now });
  const chat = openChat(store, now, complain);
  const histories = openHistories(store);
  const pleas = openPleas(store, tables, histories);
  const seated = openSeated(HOUSE, tables, histories, {
    ofTable: {
      ...openTalk(tables, chat),
      ...pleas.methods,
      ...openLooks(store, tables, histories),
      ...openNotes(store, tables),
      ...openPresence(tables, (person, table) => announcing.isThere(person, table)),
    },
    ofAll: { tables: waits.tables },
  });
  const sockets = openSockets({
    seated,
    tables,
    chat,
    pleas,
    waits,
    clocks,
    limits,
    most: setting.mostSockets ?? MOST_SOCKETS,
    figures,
    complain,
    ended: (facts) => app.log.info(facts, 'connection ended'),
  });
  const announcing = openAnnouncing({
    store,
    tables,
    clocks,
    sockets,
    origin: setting.origin,
    setting: setting.announcing ?? {},
    limits,
    now,
    complain,
  });
  const accounts = openAccounts({
    store,
    people,
    tokens,
    lobby,
    seater,
    games: GAMES,
    hangUp: sockets.hangUp,
    limits,
    now,
  });
  const ownBots = openOwnBots({
    store,
    people,
    tokens,
    accounts,
    hangUp: sockets.hangUp,
    limits,
    now,
  });
  const moderation = openModeration(store, accounts, limits, now);
  const simulations = openSimulations({
    store,
    games: GAMES,
    setting: setting.simulations ?? {},
    now,
    complain,
  });
  let isStopping = false;
  const isReady = (): boolean => !isStopping && keeper.isHeard();
  const app = openHttp({
    people,
    tokens,
    tables,
    sockets,
    routes: [
      peopleRoutes(people, ({ id }) => store.ratings(id), limits),
      tableRoutes(lobby, claims, limits),
      announcing.routes,
      accountRoutes(accounts, seated),
      moderationRoutes(moderation),
      simulationRoutes(simulations),
      ownBotRoutes(ownBots),
    ],
    site: setting.site,
    origin: setting.origin,
    proxies: setting.proxies ?? (setting.origin === null ? 0 : 1),
    limits,
    isReady,
    figures,
    metricsToken: setting.metricsToken ?? null,
    log: setting.log,
  });
  const keeper = openKeeper({
    store,
    lease,
    begun: clocks.learn,
    taken: (id) => tables.at(id, wake),
    complain,
  });
  const bots = openBots({
    tables,
    keeper,
    threads: setting.botThreads ?? 1,
    deadline: setting.botDeadline ?? 10_000,
    botSeconds: figures.botSeconds,
    complain,
  });
  const endings = openEndings({ store, keeper, complain });
  const watch = openWatch({
    store,
    tables,
    seater,
    clocks,
    keeper,
    now,
    every: lease / 4,
    complain,
  });
  const wake = (live: Live): void => {
    watch.wake(live);
    waits.note(live);
    if (live.row.outcome !== null) {
      endings.count(live);
      return;
    }
    bots.wake(live);
    announcing.watch(live);
  };
  tables.listen(wake);
  tables.listenSeats(wake);
  const tidying = openTidying(tables, setting.idle ?? IDLE_MS, now, complain);
  /** Whether somebody sits there who is connected here and waits to be told. */
  const isWaitedAt = async (id: string): Promise<boolean> => {
    const row = waits.isHeard() ? await store.table(id) : null;
    return row !== null && waits.concerns(row);
  };
  /** Another process has done something at a table. */
  const lookAt = async (id: string): Promise<void> => {
    const isHere = tables.has(id) || keeper.keeps(id) || sockets.isFollowed(id);
    if (!isHere && !(await isWaitedAt(id))) return;
    await tables.refresh(id);
    if (sockets.isFollowed(id)) await pleas.look(id);
    await tables.at(id, wake);
  };
  const lookAll = async (): Promise<void> => {
    await tables.refreshAll();
    for (const id of sockets.followed()) await pleas.look(id);
  };
  store.listen((id) => {
    if (id === ALL_LEFT) {
      keeper.look();
      return;
    }
    (id === null ? lookAll() : lookAt(id)).catch(complain);
  });

  figures.watch({
    store,
    tables: () => tables.size,
    sockets: sockets.count,
    people: sockets.people,
    isReady,
  });

  return {
    app,
    tables,
    async stop() {
      isStopping = true;
      app.log.info('stopping');
      tidying.close();
      watch.close();
      endings.close();
      await bots.close();
      // Others think and watch from now on, while people here are still answered.
      await keeper.close();
      const late = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
      await Promise.all([
        app.close(),
        sockets.close(PATIENCE_MS),
        announcing.close(),
        simulations.close(),
      ]);
      clearTimeout(late);
      await snapshots.flush().catch(() => undefined);
      await store.close();
      figures.close();
    },
  };
};
