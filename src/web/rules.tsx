import { useSignal } from '@preact/signals';
import { Fragment, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Book } from '../boards/words.ts';
import { hitsOf, sectionsOf, stretchesOf, type RulePassage, type Section } from './rules-text.ts';
import { bookOf, say } from './speech.ts';

/** What every part of an open book needs. */
interface Reading {
  readonly book: Book;
  readonly sought: string;
  /** The rule or ruling that the reader has gone to. */
  readonly at: string;
  go(number: string): void;
}

const ruleId = (number: string): string => `rule-${number}`;

/** The rule under which a number is read: a ruling is read under the first rule it belongs to. */
const ruleOf = ({ rules, rulings }: Book, number: string): string | undefined =>
  number in rules ? number : rulings.find((each) => each.number === number)?.rules[0];

/** A number that leads to where it is read. */
const Leader = ({
  number,
  reading,
  isHere = false,
  children,
}: {
  number: string;
  reading: Reading;
  isHere?: boolean;
  children: JSX.Element | string;
}): JSX.Element => (
  <a
    aria-current={isHere ? 'location' : undefined}
    href={`#${ruleId(ruleOf(reading.book, number) ?? '')}`}
    onClick={(e) => {
      e.preventDefault();
      reading.go(number);
    }}
  >
    {children}
  </a>
);

const Found = ({ text, isFound }: { text: string; isFound: boolean }): JSX.Element =>
  isFound ? <mark>{text}</mark> : <>{text}</>;

/** A text with what was sought marked, and with its numbers as links except those of its own rule. */
const Text = ({
  text,
  own,
  reading,
}: {
  text: string;
  own: string;
  reading: Reading;
}): JSX.Element => {
  const { book, sought } = reading;
  const leads = (number: string): boolean => number !== own && ruleOf(book, number) !== undefined;
  return (
    <>
      {stretchesOf(text, leads, sought).map((stretch, i) => (
        <Fragment key={i}>
          {stretch.to === null ? (
            <Found {...stretch} />
          ) : (
            <Leader number={stretch.to} reading={reading}>
              <Found {...stretch} />
            </Leader>
          )}
        </Fragment>
      ))}
    </>
  );
};

const Rulings = ({ rule, reading }: { rule: RulePassage; reading: Reading }): JSX.Element | null =>
  rule.rulings.length === 0 ? null : (
    <>
      <p class="rulings-caption">{say(rule.rulings.length === 1 ? 'ruling' : 'rulings')}</p>
      <ul class="rulings">
        {rule.rulings.map(({ number, title, gist }) => (
          <li key={number} class={number === reading.at ? 'ruling at' : 'ruling'}>
            <strong>
              <span class="rule-number">
                <Text text={number} own={number} reading={reading} />
              </span>{' '}
              <Text text={title} own={number} reading={reading} />
            </strong>
            <p>
              <Text text={gist} own={number} reading={reading} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );

const RuleArticle = ({ rule, reading }: { rule: RulePassage; reading: Reading }): JSX.Element => {
  const { number, title, gist } = rule;
  return (
    <article
      id={ruleId(number)}
      class={number === reading.at ? 'rule at' : 'rule'}
      aria-current={number === reading.at ? 'location' : undefined}
    >
      {/* The first rule of a section is its title too. */}
      <h3 class={number.endsWith('.0') ? 'section-title' : ''} tabIndex={-1}>
        <span class="rule-number">
          <Text text={number} own={number} reading={reading} />
        </span>{' '}
        <Text text={title} own={number} reading={reading} />
      </h3>
      <p>
        <Text text={gist} own={number} reading={reading} />
      </p>
      <Rulings rule={rule} reading={reading} />
    </article>
  );
};

const Contents = ({
  sections,
  reading,
}: {
  sections: readonly Section[];
  reading: Reading;
}): JSX.Element => (
  <nav class="rules-contents" aria-label={say('contents')}>
    <ol>
      {sections.map(({ first, rules }) => (
        <li key={first}>
          {rules.map((rule) => (
            <Leader
              key={rule.number}
              number={rule.number}
              reading={reading}
              isHere={rule.number === ruleOf(reading.book, reading.at)}
            >
              <span class={rule.number === first ? 'contents-section' : 'contents-rule'}>
                <span class="rule-number">{rule.number}</span>
                <span class="contents-title">{rule.title}</span>
                {hitsOf(rule) > 0 && <span class="contents-hits">{hitsOf(rule)}</span>}
              </span>
            </Leader>
          ))}
        </li>
      ))}
    </ol>
  </nav>
);

const foundWords = (sections: readonly Section[]): string => {
  const rules = sections.flatMap((section) => section.rules);
  const hits = rules.reduce((sum, rule) => sum + hitsOf(rule), 0);
  return hits === 0 ? say('nothingFound') : say('found', hits, rules.length);
};

/** Steps through what was found, in the order of the book. */
const stepTo = (text: HTMLElement | null, step: 1 | -1): void => {
  const marks = [...(text?.querySelectorAll('mark') ?? [])];
  if (marks.length === 0) return;
  const now = marks.findIndex((mark) => mark.classList.contains('now'));
  marks[now]?.classList.remove('now');
  const from = now < 0 && step < 0 ? 0 : now;
  const next = marks[(from + step + marks.length) % marks.length];
  next.classList.add('now');
  next.scrollIntoView({ block: 'center' });
};

/** The rulebook in our own words, opened at a rule; '' opens it at its beginning. */
export const Rules = ({
  game,
  at,
  onClose,
}: {
  game: string;
  at: string;
  onClose(): void;
}): JSX.Element => {
  const sought = useSignal('');
  const place = useSignal(at);
  /** Counted, so that the same place is gone to once more. */
  const visits = useSignal(0);
  /** Where the reader came from, by links. */
  const trail = useSignal<readonly string[]>([]);
  const isListed = useSignal(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const book = bookOf(game);
  const sections = sectionsOf(book, sought.value);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    const rule = ruleOf(book, place.value);
    const article = rule === undefined ? null : document.getElementById(ruleId(rule));
    if (article === null) {
      dialog.current?.querySelector<HTMLElement>('h2')?.focus();
      return;
    }
    article.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
    (article.querySelector('.ruling.at') ?? article).scrollIntoView({ block: 'start' });
    dialog.current?.querySelector('a[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [visits.value]);

  const turnTo = (number: string): void => {
    sought.value = '';
    isListed.value = false;
    place.value = number;
    visits.value++;
  };
  const reading: Reading = {
    book,
    sought: sought.value,
    at: place.value,
    go: (number) => {
      if (place.value !== '') trail.value = [...trail.value, place.value];
      turnTo(number);
    },
  };
  const back = trail.value.at(-1);
  return (
    <dialog
      ref={dialog}
      class={isListed.value ? 'rules is-listed' : 'rules'}
      aria-labelledby="rules-title"
      onClose={onClose}
      // Keys pressed in the book are no orders to the table under it.
      onKeyDown={(e) => e.stopPropagation()}
      onClick={(e) => e.target === dialog.current && dialog.current?.close()}
    >
      <header class="rules-head">
        <h2 id="rules-title" tabIndex={-1}>
          {say('rules')}
        </h2>
        <button
          type="button"
          class="rules-list"
          aria-expanded={isListed.value}
          onClick={() => (isListed.value = !isListed.value)}
        >
          {say('contents')}
        </button>
        {back !== undefined && (
          <button
            type="button"
            class="rules-back"
            onClick={() => {
              trail.value = trail.value.slice(0, -1);
              turnTo(back);
            }}
          >
            {say('backTo', back)}
          </button>
        )}
        <form
          class="rules-search"
          role="search"
          onSubmit={(e) => {
            e.preventDefault();
            stepTo(text.current, 1);
          }}
        >
          <input
            type="search"
            placeholder={say('searchRules')}
            aria-label={say('searchRules')}
            value={sought}
            onInput={(e) => {
              sought.value = e.currentTarget.value;
              text.current?.scrollTo(0, 0);
            }}
          />
          {sought.value.trim() !== '' && (
            <>
              <button
                type="button"
                aria-label={say('previousFound')}
                onClick={() => stepTo(text.current, -1)}
              >
                ↑
              </button>
              <button type="submit" aria-label={say('nextFound')}>
                ↓
              </button>
            </>
          )}
        </form>
        <button type="button" class="rules-close" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
        <p class="rules-found" role="status">
          {sought.value.trim() !== '' && foundWords(sections)}
        </p>
      </header>
      <Contents sections={sections} reading={reading} />
      <div class="rules-text" ref={text} tabIndex={0} role="region" aria-labelledby="rules-title">
        {sections.flatMap((section) =>
          section.rules.map((rule) => (
            <RuleArticle key={rule.number} rule={rule} reading={reading} />
          )),
        )}
      </div>
    </dialog>
  );
};
