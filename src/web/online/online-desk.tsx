import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameInfo } from '../answers.ts';
import type { Setup } from '../box.tsx';
import { say, tellProblem } from '../speech.ts';
import { lookRound, me, trouble, type TableInfo } from './api.ts';
import { NameForm } from './name-form.tsx';
import { NewTable } from './new-table.tsx';
import { TableList } from './table-list.tsx';
import { sayOnline } from './words.ts';

/** How often the list of tables is looked at anew while it is seen. */
const GLANCE_MS = 15_000;

/** What there is to play across the world; nothing where no server answers. */
export const OnlineDesk = ({
  games,
  seatsOf,
  onOpen,
}: {
  games: readonly GameInfo[];
  /** The seats of a game set up like this. */
  seatsOf(game: GameInfo, setup: Setup): Promise<readonly string[]>;
  onOpen(table: TableInfo): void;
}): JSX.Element | null => {
  const isServed = me.value !== undefined;
  useEffect(() => {
    if (!isServed) return;
    const glance = (): void => {
      if (!document.hidden) void lookRound();
    };
    glance();
    const clock = setInterval(glance, GLANCE_MS);
    return () => clearInterval(clock);
  }, [isServed, me.value?.id]);
  if (!isServed) return null;
  return (
    <section class="online" aria-label={say('online')}>
      <h2>{say('online')}</h2>
      {me.value === null ? (
        <>
          <p class="faint">{say('onlineGist')}</p>
          <NameForm />
        </>
      ) : (
        <>
          <p class="faint">
            {say('youAre', me.value?.name ?? '')} <a href="#/me">{say('ownPage')}</a>
          </p>
          <details class="options">
            <summary>{say('newTable')}</summary>
            <NewTable games={games} seatsOf={seatsOf} onOpen={onOpen} />
          </details>
        </>
      )}
      {trouble.value !== null && (
        <p role="alert">{sayOnline('notReached', tellProblem(trouble.value))}</p>
      )}
      <TableList onOpen={onOpen} />
    </section>
  );
};
