import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { language, say } from '../speech.ts';
import type { OnlineMatch } from './online-table.ts';

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { hour: '2-digit', minute: '2-digit' }).format(at);

/** What those at the table say to each other. */
export const Chat = ({ online }: { online: OnlineMatch }): JSX.Element => {
  const text = useSignal('');
  const { lines, speak, loadLines } = online.chat;
  useEffect(() => void loadLines(), []);
  return (
    <details class="chat">
      <summary>
        {say('chat')}
        {lines.value.length > 0 && ` (${lines.value.length})`}
      </summary>
      <ol aria-live="polite">
        {lines.value.map(({ name, text, at }, i) => (
          <li key={i}>
            <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time> <b>{name}</b> {text}
          </li>
        ))}
      </ol>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (text.value.trim() !== '') void speak(text.value);
          text.value = '';
        }}
      >
        <input
          aria-label={say('chat')}
          maxLength={500}
          value={text.value}
          onInput={(e) => (text.value = e.currentTarget.value)}
        />
        <button type="submit">{say('send')}</button>
      </form>
    </details>
  );
};
