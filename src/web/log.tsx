import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Announcement } from '../kernel/play.ts';
import type { Match } from './match.ts';
import { RuleChip } from './rule-chip.tsx';
import { bookOf, language, say, tellEvent } from './speech.ts';
import { takenBack } from './taken-back.ts';

/** At most so many lines are drawn. The search goes over all. */
const MOST = 300;

interface Line {
  /** Its place in the log, from 0. */
  readonly i: number;
  readonly event: Announcement;
  readonly text: string;
}

/** The newest lines, or those around a moment. */
const excerpt = (lines: readonly Line[], moment: number | null): readonly Line[] => {
  if (moment === null) return lines.slice(-MOST);
  const after = lines.findIndex(({ i }) => i >= moment);
  const end = after < 0 ? lines.length : Math.min(lines.length, after + MOST / 2);
  return lines.slice(Math.max(0, end - MOST), end);
};

/** The part of the rulebook an event belongs to. */
const sectionOf = ({ rule }: Announcement): string => rule.split('.')[0];

const Filter = ({
  game,
  value,
  onPick,
}: {
  game: string;
  value: string;
  onPick(section: string): void;
}): JSX.Element => {
  const sections = Object.entries(bookOf(game).rules).filter(([number]) => number.endsWith('.0'));
  return (
    <select
      aria-label={say('filter')}
      value={value}
      onChange={(e) => onPick(e.currentTarget.value)}
    >
      <option value="">{say('everything')}</option>
      {sections.map(([number, { title }]) => (
        <option key={number} value={number.split('.')[0]}>
          {title}
        </option>
      ))}
    </select>
  );
};

/** What has happened, to be searched; each line leads the board back to its moment. */
export const Log = ({
  match,
  onRule,
}: {
  match: Match;
  onRule(rule: string): void;
}): JSX.Element => {
  const sought = useSignal('');
  const section = useSignal('');
  const list = useRef<HTMLOListElement>(null);
  const events = match.log.value;
  const moment = match.past.moment.value;
  const told = useMemo((): readonly Line[] => {
    const words = match.words.value;
    return events.map((event, i) => ({ i, event, text: tellEvent(words, event, events) }));
  }, [events, language.value]);
  const gone = useMemo(() => takenBack(events), [events]);
  const wanted = sought.value.toLowerCase();
  const found = told.filter(
    ({ text, event }) =>
      (section.value === '' || sectionOf(event) === section.value) &&
      (text.toLowerCase().includes(wanted) || event.rule === wanted),
  );
  useEffect(() => {
    const shown = list.current?.querySelector('[aria-current]');
    if (shown === null) list.current?.scrollTo(0, list.current.scrollHeight);
    else shown?.scrollIntoView({ block: 'nearest' });
  }, [events.length, moment]);
  return (
    <section class="log" aria-label={say('log')}>
      <div class="sieve">
        <input
          type="search"
          placeholder={say('search')}
          aria-label={say('search')}
          value={sought}
          onInput={(e) => (sought.value = e.currentTarget.value)}
        />
        <Filter
          game={match.game.id}
          value={section.value}
          onPick={(picked) => (section.value = picked)}
        />
      </div>
      <ol ref={list} tabIndex={0}>
        {excerpt(found, moment).map(({ i, event, text }) => (
          <li
            key={i}
            class={`event event-${event.event} ${i + 1 === moment ? 'is-shown' : ''} ${gone.has(i) ? 'is-gone' : ''}`}
            aria-current={i + 1 === moment ? 'step' : undefined}
          >
            <button type="button" class="moment" onClick={() => void match.past.goTo(i + 1)}>
              {text}
            </button>{' '}
            {gone.has(i) && <span class="sr-only">{say('noLonger')}</span>}
            <RuleChip rule={event.rule} onRule={onRule} />
          </li>
        ))}
      </ol>
    </section>
  );
};
