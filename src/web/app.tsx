import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Engine } from './engine.ts';
import { Lobby } from './lobby.tsx';
import { newMatch, resumeMatch, type GameInfo, type Match } from './match.ts';
import { kept, type Saved } from './saved.ts';
import { language, say, speak } from './speech.ts';
import { Table } from './table.tsx';
import { switchTheme } from './theme.ts';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The record in a file that somebody dropped or opened. */
const readRecord = async (file: File): Promise<Saved> => {
  const record: unknown = JSON.parse(await file.text());
  if (typeof record !== 'object' || record === null || !('game' in record))
    throw new Error('there is no game in it');
  return { game: String(record.game), players: [], record: record as unknown as Saved['record'] };
};

export const App = ({ engine }: { engine: Engine }): JSX.Element => {
  const games = useSignal<readonly GameInfo[]>([]);
  const match = useSignal<Match | null>(null);
  const problem = useSignal<string | null>(null);
  const guided = useSignal<JSX.Element | null>(null);

  const enter = async (opening: Promise<Match>, blame: (reason: string) => string) => {
    try {
      const opened = await opening;
      problem.value = null;
      match.value = opened;
      await opened.start();
    } catch (error) {
      problem.value = blame(messageOf(error));
    }
  };
  const openFile = (file: File): Promise<void> =>
    enter(
      readRecord(file).then((saved) => resumeMatch(engine, games.value, saved)),
      (reason) => say('badFile', reason),
    );
  const learn = async (game: GameInfo): Promise<void> => {
    const { Guided } = await import('./guide.tsx');
    const leave = (): void => {
      guided.value = null;
    };
    const play = (opening: Promise<Match>): void => {
      leave();
      void enter(opening, (reason) => reason);
    };
    guided.value = <Guided {...{ engine, game, onPlay: play, onLeave: leave }} />;
  };
  const goOn = (): void => {
    const saved = kept();
    if (saved !== null)
      void enter(resumeMatch(engine, games.value, saved), (reason) => say('badSaved', reason));
  };

  useEffect(() => {
    engine
      .call<GameInfo[]>('games')
      .then((list) => (games.value = list))
      .catch((error: unknown) => (problem.value = say('broken', messageOf(error))));
  }, [engine]);

  return (
    <div
      class="page"
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => {
        e.preventDefault();
        const [file] = e.dataTransfer?.files ?? [];
        if (file !== undefined) void openFile(file);
      }}
    >
      {match.value === null && guided.value === null && (
        <nav class="corner">
          <button type="button" onClick={() => speak(language.value === 'en' ? 'it' : 'en')}>
            {say('language')}
          </button>
          <button type="button" onClick={switchTheme}>
            {say('theme')}
          </button>
        </nav>
      )}
      {problem.value !== null && (
        <p class="notice" role="alert">
          {problem.value}
        </p>
      )}
      {guided.value !== null ? (
        guided.value
      ) : match.value === null ? (
        <Lobby
          games={games.value}
          canGoOn={kept() !== null}
          onPlay={({ game, scenario, players }) =>
            void enter(newMatch(engine, game, { scenario }, players), (reason) => reason)
          }
          onLearn={(game) =>
            void learn(game).catch((error: unknown) => (problem.value = messageOf(error)))
          }
          onGoOn={goOn}
          onFile={(file) => void openFile(file)}
        />
      ) : (
        <Table
          match={match.value}
          onLeave={() => {
            match.value?.close();
            match.value = null;
          }}
        />
      )}
    </div>
  );
};
