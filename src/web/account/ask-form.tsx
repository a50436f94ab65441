import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tellRefusal } from './words.ts';

/** One thing to fill in. */
interface Field<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly isSecret?: true;
  /** What a phone’s keys should offer. */
  readonly inputMode?: 'email' | 'url';
  readonly autocomplete?: 'nickname' | 'current-password' | 'new-password' | 'email' | 'off';
}

export const reasonOf = (error: unknown): string =>
  tellRefusal(error instanceof Error ? error.message : String(error));

/** A form that says what came of it; what was refused stays to be put right. */
export const AskForm = <Name extends string>({
  fields,
  button,
  isGrave = false,
  onSend,
}: {
  fields: readonly Field<Name>[];
  button: string;
  isGrave?: boolean;
  /** What to say when it is done. */
  onSend(given: Readonly<Record<Name, string>>): Promise<string>;
}): JSX.Element => {
  const blank = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>;
  const given = useSignal(blank);
  const answer = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const isSending = useSignal(false);
  const send = async (): Promise<void> => {
    isSending.value = true;
    problem.value = null;
    try {
      answer.value = await onSend(given.value);
      given.value = blank;
    } catch (error) {
      answer.value = null;
      problem.value = reasonOf(error);
    }
    isSending.value = false;
  };
  return (
    <form
      class="ask-form"
      onSubmit={(e) => {
        e.preventDefault();
        if (!isSending.value) void send();
      }}
    >
      {fields.map((field) => {
        const { name, label, isSecret, inputMode = 'text', autocomplete = 'off' } = field;
        const common = {
          autocomplete,
          required: true,
          value: given.value[name],
          onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
            (given.value = { ...given.value, [name]: value }),
        };
        return (
          <label key={name}>
            {label}
            {isSecret ? (
              <input type="password" {...common} />
            ) : (
              <input type="text" inputMode={inputMode} {...common} />
            )}
          </label>
        );
      })}
      <button type="submit" class={isGrave ? 'grave' : ''} aria-busy={isSending.value}>
        {button}
      </button>
      {answer.value !== null && (
        <p role="status" class="answer">
          {answer.value}
        </p>
      )}
      {problem.value !== null && (
        <p role="alert" class="problem">
          {problem.value}
        </p>
      )}
    </form>
  );
};
