import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { tellRefusal } from './words.ts';

/** One thing to fill in. */
interface Field<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly isSecret?: true;
  /** What a phone’s keys should offer. */
  readonly inputMode?: 'text' | 'email' | 'url';
  /** One of these, the first unless another is chosen. */
  readonly choices?: readonly (readonly [value: string, label: string])[];
  /** It is asked only while another has this value. */
  readonly onlyIf?: readonly [name: Name, value: string];
  readonly autocomplete?: 'nickname' | 'current-password' | 'new-password' | 'email' | 'off';
}

export const reasonOf = (error: unknown): string =>
  tellRefusal(error instanceof Error ? error.message : String(error));

const Entry = ({
  field: { label, isSecret, choices, inputMode = 'text', autocomplete = 'off' },
  value,
  onChange,
}: {
  field: Field<string>;
  value: string;
  onChange(value: string): void;
}): JSX.Element => {
  const common = {
    required: true,
    value,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
      onChange(currentTarget.value),
  };
  return (
    <label>
      {label}
      {choices !== undefined ? (
        <select {...common}>
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : isSecret ? (
        <input type="password" autocomplete={autocomplete} {...common} />
      ) : (
        <input type="text" autocomplete={autocomplete} inputMode={inputMode} {...common} />
      )}
    </label>
  );
};

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
  const blank = Object.fromEntries(
    fields.map(({ name, choices }) => [name, choices?.[0][0] ?? '']),
  ) as Record<Name, string>;
  const given = useSignal(blank);
  const answer = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const isSending = useSignal(false);
  const shown = fields.filter(
    ({ onlyIf }) => onlyIf === undefined || given.value[onlyIf[0]] === onlyIf[1],
  );
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
      {shown.map((field) => (
        <Entry
          key={field.name}
          field={field}
          value={given.value[field.name]}
          onChange={(value) => (given.value = { ...given.value, [field.name]: value })}
        />
      ))}
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
