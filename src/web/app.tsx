import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { placeInAddress, type Place } from './account/address.ts';
import type { Setup, Wish } from './box.tsx';
import { Stopped, type WorkerEngine } from './engine.ts';
import { FileDialog, type Opening } from './file-dialog.tsx';
import { parseGameFile, saveRecord, tellFault } from './files.ts';
import { infoOf, loadFace, SHOWN } from './games.ts';
import { Lobby } from './lobby.tsx';
import type { GameInfo, Opened } from './answers.ts';
import { newMatch, openMatch, resumeMatch, type Match } from './match.ts';
import { Message, StoppedMessage, UnkeptMessage, UpdateMessage } from './notices.tsx';
import { update } from './offline.ts';
import { knock, lookAt, me, type TableInfo } from './online/api.ts';
import { Arrival } from './online/arrival.tsx';
import { OnlineGame } from './online/online-game.tsx';
import { openOnline, tableInAddress, type OnlineMatch } from './online/online-table.ts';
import { idFor, playersOf, unkept, type Saved } from './saved.ts';
import { usualPlayers } from './seats.tsx';
import { say } from './speech.ts';
import { Table } from './table.tsx';

/** What a file holds, as a table of the engine: so the engine has judged it before anything changes. */
const openGameFile = async (engine: WorkerEngine, file: File): Promise<Opening> => {
  const read = parseGameFile(await file.text());
  const opened =
    read.kind === 'record'
      ? await engine.call<Opened>('resume', { record: read.record })
      : await engine.call<Opened>('load', { game: read.game, position: read.position });
  const usual = usualPlayers(opened.seats);
  return {
    name: file.name,
    opened,
    id: read.kind === 'record' ? idFor(read.record) : opened.commitment,
    players: read.kind === 'record' ? (playersOf(read.record) ?? usual) : usual,
  };
};

/** The seats of a game set up like this, as a table of it has them. */
const seatsOf =
  (engine: WorkerEngine) =>
  async (game: GameInfo, setup: Setup): Promise<readonly string[]> => {
    const { table, seats } = await engine.call<Opened>('new', { game: game.id, ...setup });
    await engine.call('close', { table });
    return seats;
  };

/** A table to which somebody has come by a link. */
interface Arriving {
  readonly table: TableInfo;
  readonly invitation: string | null;
}

export const App = ({ engine }: { engine: WorkerEngine }): JSX.Element => {
  const match = useSignal<Match | null>(null);
  const opening = useSignal<Opening | null>(null);
  const problem = useSignal<string | null>(null);
  /** The guided first game, while somebody learns. */
  const guided = useSignal<JSX.Element | null>(null);
  /** A page about people, in place of everything else. */
  const place = useSignal<JSX.Element | null>(null);
  /** Why kept games could not be taken up, by their ids. */
  const keptProblems = useSignal<ReadonlyMap<string, string>>(new Map());
  /** The match whose trouble with the browser's store the person has waved away. */
  const waved = useSignal<Match | null>(null);

  /** The table that is still to be seen is deaf until the new one is there. */
  const isRestarting = useSignal(false);
  /** The table of a server, while one plays or watches there, and the one where a seat is offered. */
  const online = useSignal<OnlineMatch | null>(null);
  const arrival = useSignal<Arriving | null>(null);

  const hangUp = (): void => {
    online.value?.line.close();
    online.value = null;
    arrival.value = null;
  };
  const sitDown = (next: Match, at: OnlineMatch | null = null): Promise<void> => {
    match.value?.close();
    hangUp();
    online.value = at;
    problem.value = null;
    opening.value = null;
    guided.value = null;
    place.value = null;
    match.value = next;
    return next.start();
  };
  const leave = (): void => {
    match.value?.close();
    hangUp();
    if (location.hash !== '') history.replaceState(null, '', location.pathname);
    match.value = null;
    guided.value = null;
    place.value = null;
  };
  /** Does something with the engine; what goes wrong is told, and nothing else changes for it. */
  const attempt = async (
    work: () => Promise<void>,
    tell: (reason: string) => void,
  ): Promise<void> => {
    try {
      await work();
    } catch (error) {
      // That the engine has stopped is told by itself.
      if (!(error instanceof Stopped)) tell(tellFault(error));
    }
  };
  const play = ({ game, players, ...setup }: Wish): Promise<void> =>
    attempt(
      async () => sitDown(await newMatch(engine, game, setup, players)),
      (reason) => (problem.value = say('notOpened', reason)),
    );
  const learn = (game: GameInfo): Promise<void> =>
    attempt(
      async () => {
        const { Guided } = await import('./guide.tsx');
        const onPlay = (next: Promise<Match>): Promise<void> =>
          attempt(
            async () => sitDown(await next),
            (reason) => (problem.value = say('notOpened', reason)),
          );
        guided.value = <Guided {...{ engine, game, onPlay, onLeave: leave }} />;
      },
      (reason) => (problem.value = say('notOpened', reason)),
    );
  const goOn = (saved: Saved): Promise<void> =>
    attempt(
      async () => sitDown(await resumeMatch(engine, saved)),
      (reason) => {
        leave();
        keptProblems.value = new Map(keptProblems.value).set(saved.id, say('keptFault', reason));
      },
    );
  const playOn = async ({ opened, id }: Opening, players: Opening['players']): Promise<void> => {
    await loadFace(opened.game);
    await sitDown(openMatch(engine, infoOf(opened.game), opened, players, { id }));
  };
  /** Goes to a table of the server: to play, to look on, or first to be asked which. */
  const enter = (id: string, invitation: string | null, isAsked: boolean): Promise<void> =>
    attempt(
      async () => {
        const table = await lookAt(id, invitation);
        const isSeated = table.seats.some(({ name }) => name !== null && name === me.value?.name);
        const isFree =
          table.outcome === null &&
          table.seats.some(({ kind, isLeft }) => kind === 'open' || isLeft);
        if (!isAsked && !isSeated && isFree) {
          arrival.value = { table, invitation };
          return;
        }
        const next = await openOnline(id, invitation);
        await sitDown(next.match, next);
      },
      (reason) => (problem.value = say('notOpened', reason)),
    );
  const goTo = (wanted: Place): Promise<void> =>
    attempt(
      async () => {
        const { Places } = await import('./account/places.tsx');
        match.value?.close();
        hangUp();
        match.value = null;
        guided.value = null;
        place.value = <Places key={location.hash} place={wanted} onLeave={leave} />;
      },
      (reason) => (problem.value = say('notOpened', reason)),
    );
  const followAddress = (): void => {
    const wanted = placeInAddress(location.hash);
    if (wanted === null) place.value = null;
    else void goTo(wanted);
    const named = tableInAddress(location.hash);
    if (named !== null) void enter(named.id, named.invitation, false);
  };
  const openFile = (file: File): Promise<void> =>
    attempt(
      async () => {
        const next = await openGameFile(engine, file);
        problem.value = null;
        if (next.opened.outcome === null) opening.value = next;
        else await playOn(next, []);
      },
      (reason) => (problem.value = say('fileRefused', file.name, reason)),
    );
  /** The file is not played after all: its table goes. */
  const dismiss = (): void => {
    const table = opening.value?.opened.table;
    opening.value = null;
    if (table !== undefined) void engine.call('close', { table }).catch(() => undefined);
  };
  const restart = async (): Promise<void> => {
    const saved = match.value?.saved() ?? null;
    if (saved === null) leave();
    opening.value = null;
    isRestarting.value = true;
    engine.restart();
    if (saved !== null) await goOn(saved);
    isRestarting.value = false;
  };

  useEffect(() => {
    // The browser asks once more before a game goes that it could not keep.
    const onClose = (e: BeforeUnloadEvent): void => {
      if (match.value !== null && unkept.value !== null) e.preventDefault();
    };
    addEventListener('beforeunload', onClose);
    addEventListener('hashchange', followAddress);
    void knock().then(followAddress);
    return () => {
      removeEventListener('beforeunload', onClose);
      removeEventListener('hashchange', followAddress);
    };
  }, []);

  const stop = engine.stopped.value;
  const current = match.value;
  const isUnkept = current !== null && unkept.value !== null && waved.value !== current;
  return (
    <div
      class="page"
      inert={isRestarting.value}
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => {
        e.preventDefault();
        const [file] = e.dataTransfer?.files ?? [];
        if (file !== undefined) void openFile(file);
      }}
    >
      <div class="messages">
        {stop !== null && (
          <StoppedMessage
            stop={stop}
            isPlaying={current !== null}
            onRestart={() => void restart()}
          />
        )}
        {problem.value !== null && (
          <Message onClose={() => (problem.value = null)}>
            <p>{problem.value}</p>
          </Message>
        )}
        {isUnkept && (
          <UnkeptMessage
            problem={unkept.value ?? ''}
            onSave={() => {
              const record = current.saved()?.record;
              if (record !== undefined) saveRecord(record);
            }}
            onClose={() => (waved.value = current)}
          />
        )}
        {update.value !== null && <UpdateMessage onReload={update.value} />}
      </div>
      {guided.value !== null ? (
        guided.value
      ) : place.value !== null ? (
        place.value
      ) : arrival.value !== null ? (
        <Arrival
          table={arrival.value.table}
          invitation={arrival.value.invitation}
          onEnter={() => {
            const { table, invitation } = arrival.value ?? {};
            if (table !== undefined) void enter(table.id, invitation ?? null, true);
          }}
          onLeave={leave}
        />
      ) : current === null ? (
        <Lobby
          games={SHOWN}
          problems={keptProblems.value}
          seatsOf={seatsOf(engine)}
          onPlay={(wish) => void play(wish)}
          onLearn={(game) => void learn(game)}
          onGoOn={(saved) => void goOn(saved)}
          onFile={(file) => void openFile(file)}
          onTable={({ id }) => (location.hash = `/table/${id}`)}
        />
      ) : online.value !== null ? (
        <OnlineGame online={online.value} onLeave={leave} />
      ) : (
        <Table match={current} onLeave={leave} />
      )}
      {opening.value !== null && (
        <FileDialog
          opening={opening.value}
          onPlay={(players) => opening.value !== null && void playOn(opening.value, players)}
          onClose={dismiss}
        />
      )}
    </div>
  );
};
