import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Line, Picture } from '../../boards/film.ts';
import { Icon } from '../icon.tsx';
import type { Match } from '../match.ts';
import { RuleChip } from '../rule-chip.tsx';
import { nameIn, say, tellEvent } from '../speech.ts';
import { SPEEDS } from './projector.ts';

interface FilmProps {
  readonly match: Match;
  onRule(rule: string): void;
}

const Terms = ({ match, terms }: { match: Match; terms: Line['terms'] }): JSX.Element | null =>
  terms.length === 0 ? null : (
    <ul class="film-terms">
      {terms.map(([name, value], i) => (
        <li key={i}>
          {nameIn(match.words.value, name)} <b class="figures">{value}</b>
        </li>
      ))}
    </ul>
  );

const sentence = (match: Match, { told }: Line): string => {
  const text = tellEvent(match.words.value, told, match.log.value);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What came of it first, then what its figures were made of. */
const inOrder = (lines: readonly Line[]): readonly Line[] => [
  ...lines.filter(({ terms }) => terms.length === 0),
  ...lines.filter(({ terms }) => terms.length > 0),
];

const Caption = ({
  match,
  picture: { lead, lines },
  onRule,
}: FilmProps & { readonly picture: Picture }): JSX.Element => (
  <div class="film-caption">
    <p class="film-lead">
      {sentence(match, lead)} <RuleChip rule={lead.told.rule} onRule={onRule} />
    </p>
    <Terms match={match} terms={lead.terms} />
    {lines.length > 0 && (
      <ul class="film-lines">
        {inOrder(lines).map((line, i) => (
          <li key={i}>
            {sentence(match, line)}{' '}
            {line.told.rule !== lead.told.rule && (
              <RuleChip rule={line.told.rule} onRule={onRule} />
            )}
            <Terms match={match} terms={line.terms} />
          </li>
        ))}
      </ul>
    )}
  </div>
);

const Controls = ({ match: { film } }: { match: Match }): JSX.Element => (
  <div class="film-controls">
    <button type="button" aria-label={say('filmAgain')} onClick={film.again}>
      <Icon name="toStart" />
    </button>
    <button
      type="button"
      aria-label={say('filmBack')}
      disabled={film.at.value === 0}
      onClick={() => film.turn(-1)}
    >
      <Icon name="back" />
    </button>
    <button
      type="button"
      class="primary"
      aria-label={say(film.isPlaying.value ? 'filmPause' : 'filmPlay')}
      onClick={film.toggle}
    >
      <Icon name={film.isPlaying.value ? 'pause' : 'play'} />
    </button>
    <button type="button" aria-label={say('filmOn')} onClick={() => film.turn(1)}>
      <Icon name="on" />
    </button>
    <button
      type="button"
      aria-label={say('filmSlower')}
      disabled={film.speed.value === SPEEDS[0]}
      onClick={() => film.faster(-1)}
    >
      −
    </button>
    <output class="figures" aria-label={say('filmSpeed')}>
      {film.speed.value}×
    </output>
    <button
      type="button"
      aria-label={say('filmFaster')}
      disabled={film.speed.value === SPEEDS.at(-1)}
      onClick={() => film.faster(1)}
    >
      +
    </button>
    <span class="film-count figures">{say('ofFull', film.at.value + 1, film.count.value)}</span>
    <button type="button" class="film-skip" onClick={film.close}>
      {say('filmSkip')}
    </button>
  </div>
);

/** Whether the caption has to make room: what is drawn lies below it, and nothing at the upper edge. */
const hides = (bar: HTMLElement): boolean => {
  const stage = bar.closest('.stage');
  const marks = [...(stage?.querySelectorAll('.film-layer > *') ?? [])];
  if (stage === null || marks.length === 0) return false;
  const { top, bottom } = stage.getBoundingClientRect();
  const boxes = marks.map((mark) => mark.getBoundingClientRect());
  const lowest = Math.max(...boxes.map((box) => box.bottom));
  const highest = Math.min(...boxes.map((box) => box.top));
  return lowest > bottom - bar.offsetHeight && highest > top + bar.offsetHeight;
};

/** The caption of the picture that is shown, and what turns the film. */
export const FilmBar = ({ match, onRule }: FilmProps): JSX.Element | null => {
  const { film, past } = match;
  const isPast = past.moment.value !== null;
  // Who looks back at another moment has left the film.
  useEffect(() => {
    if (isPast) film.close();
  }, [isPast]);
  const frame = film.frame.value;
  const bar = useRef<HTMLElement>(null);
  const isHigh = useSignal(false);
  useEffect(() => {
    // The board may first have to be brought where the picture is seen.
    const look = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (bar.current !== null) isHigh.value = hides(bar.current);
      }),
    );
    return () => cancelAnimationFrame(look);
  }, [frame]);
  if (frame === null || isPast) return null;
  return (
    <section ref={bar} class={isHigh.value ? 'film is-high' : 'film'} aria-label={say('film')}>
      <Caption match={match} picture={frame.picture} onRule={onRule} />
      <Controls match={match} />
    </section>
  );
};
