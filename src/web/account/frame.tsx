import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Corner } from '../corner.tsx';
import { Rose, Rule } from '../ornament.tsx';
import { say } from '../speech.ts';
import './account.css';
import { reasonOf } from './ask-form.tsx';

/** The sheet on which all pages about people are written. */
export const Frame = ({
  title,
  gist,
  onLeave,
  children,
}: {
  title: string;
  gist: string;
  onLeave(): void;
  children: ComponentChildren;
}): JSX.Element => (
  <main class="account">
    <header class="masthead">
      <Rose />
      <div>
        <h1>{title}</h1>
        <p class="tagline">{gist}</p>
      </div>
      <div class="welcome">
        <Corner />
        <button type="button" class="go-back" onClick={onLeave}>
          {say('again')}
        </button>
      </div>
      <Rule />
    </header>
    {children}
  </main>
);

/** Something the server knows, or why it does not tell. */
export const useLoaded = <T,>(load: () => Promise<T>, key: unknown) => {
  const loaded = useSignal<T | null>(null);
  const problem = useSignal<string | null>(null);
  const reload = async (): Promise<void> => {
    try {
      loaded.value = await load();
      problem.value = null;
    } catch (error) {
      problem.value = reasonOf(error);
    }
  };
  useEffect(() => void reload(), [key]);
  return { loaded, problem, reload };
};

export const Problem = ({ text }: { text: string | null }): JSX.Element | null =>
  text === null ? null : (
    <p class="sheet problem" role="alert">
      {text}
    </p>
  );
