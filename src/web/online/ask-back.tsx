import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../../kernel/choice.ts';
import { say, tellChoice } from '../speech.ts';
import { me } from './api.ts';
import { useDoing } from './doing.ts';
import type { OnlineMatch } from './online-table.ts';
import { sayOnline } from './words.ts';

/** How far back: the last choice first, since one seldom wants more. */
const HowFar = ({
  online,
  choices,
  onDone,
}: {
  online: OnlineMatch;
  choices: readonly Choice[];
  onDone(): void;
}): JSX.Element => {
  const { problem, attempt } = useDoing();
  const count = useSignal(1);
  const form = useRef<HTMLFormElement>(null);
  const { match, pleas, info } = online;
  const words = match.words.value;
  const isAlone = info.value.seats.every(
    ({ kind, name }) => kind !== 'person' || name === me.value?.name,
  );
  useEffect(() => form.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  const ask = (): Promise<void> =>
    attempt(async () => {
      await pleas.plead(match.eyes.value, count.value);
      onDone();
    });
  return (
    <form
      ref={form}
      class="folding how-far"
      aria-label={sayOnline('askBack')}
      onKeyDown={(e) => {
        if (e.key !== 'Escape') return;
        e.stopPropagation();
        onDone();
      }}
      onSubmit={(e) => {
        e.preventDefault();
        void ask();
      }}
    >
      {choices.length === 0 ? (
        <p>{sayOnline('noBacks')}</p>
      ) : (
        <fieldset>
          <legend>{sayOnline('howFar')}</legend>
          {choices.toReversed().map((choice, i) => (
            <label key={i}>
              <input
                type="radio"
                name="how-far"
                checked={count.value === i + 1}
                onChange={() => (count.value = i + 1)}
              />
              {i === 0
                ? sayOnline('lastChoice', tellChoice(words, choice))
                : sayOnline('choicesBack', i + 1, tellChoice(words, choice))}
            </label>
          ))}
        </fieldset>
      )}
      {choices.length > 0 && (
        <p class="faint">{sayOnline(isAlone ? 'botsAgree' : 'askBackGist')}</p>
      )}
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      <div class="answers">
        {choices.length > 0 && (
          <button type="submit" class="primary">
            {sayOnline(isAlone ? 'goBack' : 'ask')}
          </button>
        )}
        <button type="button" onClick={onDone}>
          {say('close')}
        </button>
      </div>
    </form>
  );
};

/** What cannot be undone alone can be asked for. */
export const AskBack = ({ online }: { online: OnlineMatch }): JSX.Element | null => {
  const choices = useSignal<readonly Choice[] | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { problem, attempt } = useDoing();
  const { match, pleas, isSeated } = online;
  if (!isSeated || match.standing.value.outcome !== null) return null;
  const close = (): void => {
    choices.value = null;
    button.current?.focus();
  };
  const open = (): Promise<void> =>
    attempt(async () => {
      choices.value = await pleas.backs(match.eyes.value);
    });
  return (
    <>
      <button
        ref={button}
        type="button"
        class="ask-back"
        aria-label={sayOnline('askBack')}
        aria-expanded={choices.value !== null}
        onClick={() => (choices.value === null ? void open() : close())}
      >
        <span class="long">{sayOnline('askBack')}</span>
        <span class="short">{sayOnline('askBackShort')}</span>
      </button>
      {choices.value !== null && <HowFar online={online} choices={choices.value} onDone={close} />}
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </>
  );
};
