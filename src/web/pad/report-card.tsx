import type { JSX } from 'preact';
import type { Fact } from '../../boards/handling.ts';
import type { GameWords } from '../../boards/words.ts';
import type { Match } from '../match.ts';
import { nameIn } from '../speech.ts';

interface FactProps {
  readonly fact: Fact;
  readonly words: GameWords;
  onRule(rule: string): void;
}

const FactView = ({ fact, words, onRule }: FactProps): JSX.Element => {
  const { name, value, rule, share } = fact;
  return (
    <div class={share === undefined ? 'fact' : 'fact has-share'}>
      <dt>
        <button type="button" class="fact-name" title={rule} onClick={() => onRule(rule)}>
          {nameIn(words, name)}
        </button>
      </dt>
      <dd class="figures">
        {nameIn(words, value)}
        {share !== undefined && (
          <span class="fact-bar" aria-hidden="true">
            <i style={{ width: `${100 * Math.max(0, Math.min(1, share))}%` }} />
          </span>
        )}
      </dd>
    </div>
  );
};

/** What is known of the piece in the hand, or of what is pointed at. */
export const ReportCard = ({
  match,
  onRule,
}: {
  readonly match: Match;
  onRule(rule: string): void;
}): JSX.Element | null => {
  const report = match.report.value;
  if (report === null) return null;
  const words = match.words.value;
  const { title, gist, army, groups } = report;
  return (
    <section class="report" aria-label={nameIn(words, title)}>
      <h2 class={`report-title ${army}`}>
        {nameIn(words, title)} <small>{nameIn(words, gist)}</small>
      </h2>
      {groups
        .filter((facts) => facts.length > 0)
        .map((facts, i) => (
          <dl key={i} class={facts.some(({ share }) => share !== undefined) ? 'facts-even' : ''}>
            {facts.map((fact) => (
              <FactView key={fact.name} {...{ fact, words, onRule }} />
            ))}
          </dl>
        ))}
    </section>
  );
};
