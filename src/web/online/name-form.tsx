import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { say, tellProblem } from '../speech.ts';
import { comeBack, comeIn } from './api.ts';

/** Who does not say who he is only looks on. */
export const NameForm = (): JSX.Element => {
  const name = useSignal('');
  const password = useSignal('');
  const isKnown = useSignal(false);
  const problem = useSignal<string | null>(null);
  const enter = async (): Promise<void> => {
    try {
      await (isKnown.value ? comeBack(name.value, password.value) : comeIn(name.value));
    } catch (error) {
      problem.value = tellProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <form
      class="name-form"
      onSubmit={(e) => {
        e.preventDefault();
        void enter();
      }}
    >
      <label>
        {say('yourName')}
        <input
          name="name"
          maxLength={24}
          autocomplete="nickname"
          value={name.value}
          onInput={(e) => (name.value = e.currentTarget.value)}
        />
      </label>
      {isKnown.value && (
        <label>
          {say('password')}
          <input
            type="password"
            autocomplete="current-password"
            value={password.value}
            onInput={(e) => (password.value = e.currentTarget.value)}
          />
        </label>
      )}
      <label class="tick">
        <input
          type="checkbox"
          checked={isKnown.value}
          onChange={(e) => (isKnown.value = e.currentTarget.checked)}
        />
        {say('haveAccount')}
      </label>
      <button type="submit" class="primary">
        {say('comeIn')}
      </button>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
    </form>
  );
};
