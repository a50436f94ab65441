import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { saveRecord, saveText, scenarioOf } from './files.ts';
import type { GameInfo } from './answers.ts';
import type { Kept, Player, Saved } from './saved.ts';
import { language, nameIn, say, boxWordsOf } from './speech.ts';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago, as people say it. */
export const tellWhen = (at: number, now: number, locale: string): string => {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (seconds > 30 * 86_400)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at);
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? (['second', 1] as const);
  return unit === 'second'
    ? format.format(0, 'second')
    : format.format(-Math.floor(seconds / length), unit);
};

/** French: you · Allied: level 3 */
const tellPlayers = ({ game, seats, players }: Saved): string => {
  const isAlone = players.filter((player) => player === 'person').length === 1;
  const tell = (player: Player = 'person'): string =>
    player === 'person' ? say(isAlone ? 'you' : 'person') : say('levelOf', player);
  return seats
    .map((seat, i) => `${nameIn(boxWordsOf(game), seat)}: ${tell(players[i])}`)
    .join(' · ');
};

/** Where the game stands: how it ended, or the turn and the number of choices. */
const tellStanding = ({ game, record, reached }: Saved): string => {
  const words = boxWordsOf(game);
  const { outcome, choices } = record;
  const winners = outcome?.winners.map((seat) => nameIn(words, seat)).join(', ') ?? null;
  if (winners !== null) return winners === '' ? say('drawn') : say('won', winners);
  const turn = reached === '' ? [] : [nameIn(words, reached)];
  return [...turn, say(choices.length === 1 ? 'choice' : 'choices', choices.length)].join(' · ');
};

interface Doing {
  onPlay(saved: Saved): void;
  onForget(id: string): void;
}

/** The rest of a row: to be deleted only after a second word. */
const Deletion = ({ onForget }: { onForget(): void }): JSX.Element => {
  const isAsked = useSignal(false);
  if (!isAsked.value)
    return (
      <button type="button" onClick={() => (isAsked.value = true)}>
        {say('delete')}
      </button>
    );
  return (
    <span class="sure" role="group" aria-label={say('deleteSure')}>
      {say('deleteSure')}{' '}
      <button type="button" class="grave" onClick={onForget}>
        {say('deleteYes')}
      </button>{' '}
      <button
        type="button"
        ref={(button) => button?.focus()}
        onClick={() => (isAsked.value = false)}
      >
        {say('deleteNo')}
      </button>
    </span>
  );
};

/** Why a kept game cannot be played on, when that is known before trying. */
const barOf = (saved: Saved, info: GameInfo | undefined): string | null => {
  if (info === undefined) return say('keptNoGame', saved.game);
  return saved.record.rules === info.rules
    ? null
    : say('keptOldRules', saved.record.rules, info.rules);
};

const KeptGame = ({
  kept: { id, text, saved, at },
  games,
  problem,
  onPlay,
  onForget,
}: Doing & {
  kept: Kept;
  games: readonly GameInfo[];
  /** Why it could not be taken up when that was tried. */
  problem: string | null;
}): JSX.Element => {
  const info = games.find((game) => game.id === saved?.game);
  const trouble = problem ?? (saved === null ? say('keptDamaged') : barOf(saved, info));
  const words = info === undefined ? null : boxWordsOf(info.id);
  const scenario = saved === null ? '' : scenarioOf(saved.record);
  return (
    <li class="kept-game">
      <h3>
        {words?.title ?? saved?.game ?? say('keptUnknown')}
        {words !== null && scenario !== '' && (
          <span class="kept-scenario"> {words.scenarios[scenario]?.[0] ?? scenario}</span>
        )}
      </h3>
      {saved !== null && words !== null && (
        <p>
          {tellPlayers(saved)}
          <br />
          <strong>{tellStanding(saved)}</strong>
        </p>
      )}
      {at > 0 && (
        <time dateTime={new Date(at).toISOString()}>
          {tellWhen(at, Date.now(), language.value)}
        </time>
      )}
      {trouble !== null && (
        <p class="kept-trouble">
          {trouble} {say('keptWhatToDo')}
        </p>
      )}
      <div class="kept-ways">
        {saved !== null && trouble === null && (
          <button type="button" class="play-on" onClick={() => onPlay(saved)}>
            {say(saved.record.outcome === null ? 'continue' : 'lookAt')}
          </button>
        )}
        <button
          type="button"
          onClick={() =>
            saved === null ? saveText('hundred-days-kept.txt', text) : saveRecord(saved.record)
          }
        >
          {say('export')}
        </button>
        <Deletion onForget={() => onForget(id)} />
      </div>
    </li>
  );
};

/** All games of this browser. */
export const KeptList = ({
  kept,
  games,
  problems,
  ...doing
}: Doing & {
  kept: readonly Kept[];
  games: readonly GameInfo[];
  problems: ReadonlyMap<string, string>;
}): JSX.Element => (
  <ul class="kept-list">
    {kept.map((each) => (
      <KeptGame
        key={each.id}
        kept={each}
        games={games}
        problem={problems.get(each.id) ?? null}
        {...doing}
      />
    ))}
  </ul>
);
