import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { language, say, tellProblem } from '../speech.ts';
import { me } from './api.ts';
import type { OnlineMatch } from './online-table.ts';

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

/** What those at the table say to each other. */
export const Chat = ({ online }: { online: OnlineMatch }): JSX.Element => {
  const text = useSignal('');
  const problem = useSignal<string | null>(null);
  const { lines, speak, loadLines } = online.chat;
  const send = async (): Promise<void> => {
    try {
      if (text.value.trim() !== '') await speak(text.value);
      text.value = '';
      problem.value = null;
    } catch (error) {
      problem.value = tellProblem(error instanceof Error ? error.message : String(error));
    }
  };
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
            {name !== me.value?.name && (
              <Complaint name={name} line={{ table: online.info.value.id, at }} />
            )}
          </li>
        ))}
      </ol>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void send();
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
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </details>
  );
};
