import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boxWordsOf, language, nameIn, say } from '../speech.ts';
import { me } from './api.ts';
import { useDoing } from './doing.ts';
import type { Said } from './line.ts';
import type { OnlineMatch } from './online-table.ts';
import { sayOnline } from './words.ts';

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { hour: '2-digit', minute: '2-digit' }).format(at);

/** Complains of a line, with a form that is loaded for it. */
const Complaint = (about: {
  name: string;
  line: { readonly table: string; readonly at: number };
}): JSX.Element => {
  const form = useSignal<JSX.Element | null>(null);
  const open = async (): Promise<void> => {
    const { ReportForm } = await import('../account/report-form.tsx');
    form.value = form.value === null ? <ReportForm {...about} /> : null;
  };
  return (
    <>
      <button type="button" class="complain" onClick={() => void open()}>
        {say('report')}
      </button>
      {form.value}
    </>
  );
};

/** British and Prussian, as the language joins them. */
const namesOf = ({ match }: OnlineMatch, seats: readonly string[]): string =>
  new Intl.ListFormat(language.value).format(
    seats.map((seat) => nameIn(boxWordsOf(match.game.id), seat)),
  );

const Line = ({ online, line }: { online: OnlineMatch; line: Said }): JSX.Element => {
  const { name, text, at, to } = line;
  return (
    <li class={to === undefined ? '' : 'alone'}>
      <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time> <b>{name}</b>{' '}
      {to !== undefined && <em>{sayOnline('saidAlone', namesOf(online, to))}</em>} {text}
      {name !== me.value?.name && (
        <Complaint name={name} line={{ table: online.info.value.id, at }} />
      )}
    </li>
  );
};

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** Says something: to all, or to those with whom one may talk alone now. */
const Speaking = ({ online }: { online: OnlineMatch }): JSX.Element => {
  const text = useSignal('');
  const to = useSignal<readonly string[] | null>(null);
  const { problem, attempt } = useDoing();
  const { match, own, chat } = online;
  const open = (match.standing.value.confer ?? []).filter((group) =>
    group.some((seat) => own.includes(seat)),
  );
  // Whoever is in the middle of a sentence must not find it said to all because the night is over.
  const isClosed = to.value !== null && !open.some((group) => isSame(group, to.value ?? []));
  const groups = isClosed ? [...open, to.value ?? []] : open;
  const send = (): Promise<void> =>
    attempt(async () => {
      if (text.value.trim() !== '') await chat.speak(text.value, to.value);
      text.value = '';
    });
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        if (!isClosed) void send();
      }}
    >
      {groups.length > 0 && (
        <label>
          {sayOnline('sayTo')}{' '}
          <select
            aria-label={sayOnline('sayTo')}
            value={to.value?.join() ?? ''}
            onChange={(e) =>
              (to.value = groups.find((group) => group.join() === e.currentTarget.value) ?? null)
            }
          >
            <option value="">{sayOnline('toAll')}</option>
            {groups.map((group) => (
              <option key={group.join()} value={group.join()}>
                {sayOnline(
                  isClosed && group === to.value ? 'toClosed' : 'toAlone',
                  namesOf(online, group),
                )}
              </option>
            ))}
          </select>
        </label>
      )}
      <input
        aria-label={say('chat')}
        maxLength={500}
        value={text.value}
        onInput={(e) => (text.value = e.currentTarget.value)}
      />
      <button type="submit" disabled={isClosed}>
        {say('send')}
      </button>
      {isClosed && <p role="alert">{sayOnline('closedNow', namesOf(online, to.value ?? []))}</p>}
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </form>
  );
};

/** What those at the table say to each other. */
export const Chat = ({ online }: { online: OnlineMatch }): JSX.Element => {
  const isOpen = useSignal(false);
  /** How many lines have been seen; those that were there when one came are not new. */
  const seen = useSignal<number | null>(null);
  const { lines, loadLines } = online.chat;
  const count = lines.value.length;
  useEffect(() => {
    void loadLines().then(() => (seen.value ??= lines.value.length));
  }, []);
  useEffect(() => {
    if (isOpen.value) seen.value = count;
  }, [isOpen.value, count]);
  const fresh = count - (seen.value ?? count);
  const last = fresh > 0 ? lines.value[count - 1] : null;
  return (
    <>
      <details class="chat" onToggle={(e) => (isOpen.value = e.currentTarget.open)}>
        <summary>
          {say('chat')}
          {count > 0 && ` (${count})`}{' '}
          {fresh > 0 && <b class="fresh">{sayOnline('newLines', fresh)}</b>}
        </summary>
        <ol aria-live="polite">
          {lines.value.map((line, i) => (
            <Line key={i} online={online} line={line} />
          ))}
        </ol>
        <Speaking online={online} />
      </details>
      {/* What is folded away is read aloud all the same. */}
      <span class="sr-only" role="status">
        {last !== null && `${last.name}: ${last.text}`}
      </span>
    </>
  );
};
