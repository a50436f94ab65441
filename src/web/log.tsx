import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Match } from './match.ts';
import { say, tellEvent, wordsOf } from './speech.ts';

/** At most so many lines are drawn: the newest. The search goes over all. */
const MOST = 300;

export const Log = ({
  match,
  onRule,
}: {
  match: Match;
  onRule(rule: string): void;
}): JSX.Element => {
  const sought = useSignal('');
  const end = useRef<HTMLOListElement>(null);
  const words = wordsOf(match.game.id);
  const events = match.log.value;
  const wanted = sought.value.toLowerCase();
  const lines = events
    .map((event, i) => ({ i, event, text: tellEvent(words, event) }))
    .filter(({ text, event }) => text.toLowerCase().includes(wanted) || event.rule === wanted)
    .slice(-MOST);
  useEffect(() => {
    end.current?.scrollTo(0, end.current.scrollHeight);
  }, [events.length]);
  return (
    <section class="log" aria-label={say('log')}>
      <input
        type="search"
        placeholder={say('search')}
        aria-label={say('search')}
        value={sought}
        onInput={(e) => (sought.value = e.currentTarget.value)}
      />
      <ol ref={end} tabIndex={0}>
        {lines.map(({ i, event, text }) => (
          <li key={i} class={`event event-${event.event}`}>
            {text}{' '}
            <button type="button" class="rule-chip" onClick={() => onRule(event.rule)}>
              {event.rule}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
