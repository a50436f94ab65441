import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Box, type Setup, type Wish } from './box.tsx';
import { Corner } from './corner.tsx';
import { KeptList } from './kept-list.tsx';
import type { GameInfo } from './answers.ts';
import { isKeptOffline } from './offline.ts';
import type { TableInfo } from './online/api.ts';
import { OnlineDesk } from './online/online-desk.tsx';
import { Rose, Rule } from './ornament.tsx';
import { forget, keptGames, lastPlayed, type Saved } from './saved.ts';
import { say } from './speech.ts';

/** Where files of games are opened. */
const Files = ({ onFile }: { onFile(file: File): void }): JSX.Element => (
  <p class="drop">
    {say('dropHere')}{' '}
    <label class="file">
      {say('openFile')}
      <input
        type="file"
        accept=".json,application/json"
        onChange={(e) => {
          const [file] = e.currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file may be opened again.
          e.currentTarget.value = '';
        }}
      />
    </label>
  </p>
);

export const Lobby = ({
  games,
  problems,
  seatsOf,
  onPlay,
  onLearn,
  onGoOn,
  onFile,
  onTable,
}: {
  games: readonly GameInfo[];
  /** Why kept games could not be taken up, by their ids. */
  problems: ReadonlyMap<string, string>;
  seatsOf(game: GameInfo, setup: Setup): Promise<readonly string[]>;
  onPlay(wish: Wish): void;
  onLearn(game: GameInfo): void;
  onGoOn(saved: Saved): void;
  onFile(file: File): void;
  onTable(table: TableInfo): void;
}): JSX.Element => {
  const kept = useSignal(keptGames());
  // What this page cannot play is not offered to go on with.
  const last = lastPlayed(
    kept.value.filter(({ saved }) =>
      games.some(({ id, rules }) => saved?.game === id && saved.record.rules === rules),
    ),
  );
  const problem = last === null ? null : (problems.get(last.id) ?? null);
  return (
    <main class="lobby">
      <header class="masthead">
        <Rose />
        <div>
          <h1>Hundred Days</h1>
          <p class="tagline">{say('tagline')}</p>
        </div>
        <div class="welcome">
          <Corner />
          {last !== null && problem === null && games.length > 0 && (
            <button type="button" class="primary go-on" onClick={() => onGoOn(last)}>
              {say('goOn')}
            </button>
          )}
        </div>
        <Rule />
      </header>
      <section class="shelf" aria-label={say('shelf')}>
        {games.map((game) => (
          <Box key={game.id} game={game} {...{ seatsOf, onPlay, onLearn }} />
        ))}
      </section>
      <aside class="desk">
        <OnlineDesk games={games} seatsOf={seatsOf} onOpen={onTable} />
        <section>
          <h2>{say('keptGames')}</h2>
          {kept.value.length === 0 ? (
            <p class="faint">{say('keptNone')}</p>
          ) : (
            <KeptList
              kept={kept.value}
              games={games}
              problems={problems}
              onPlay={onGoOn}
              onForget={(id) => {
                forget(id);
                kept.value = keptGames();
              }}
            />
          )}
        </section>
        <section>
          <h2>{say('files')}</h2>
          <Files onFile={onFile} />
        </section>
        {isKeptOffline.value && <p class="faint offline">{say('offlineReady')}</p>}
      </aside>
    </main>
  );
};
