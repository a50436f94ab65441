import type { JSX } from 'preact';
import type { Fact, Report } from '../../boards/handling.ts';
import type { Match } from '../match.ts';
import { nameIn } from '../speech.ts';
import { Pad } from './pad.tsx';

interface ReportProps {
  readonly match: Match;
  onRule(rule: string): void;
}

interface FactProps extends ReportProps {
  readonly fact: Fact;
}

const FactView = ({ match, fact, onRule }: FactProps): JSX.Element => {
  const words = match.words.value;
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

const Title = ({ match, report }: { match: Match; report: Report }): JSX.Element => {
  const words = match.words.value;
  const { title, gist, army } = report;
  return (
    <h2 class={`report-title ${army}`}>
      {nameIn(words, title)} <small>{nameIn(words, gist)}</small>
    </h2>
  );
};

/** What its buttons show already need not be told. */
const untold = (match: Match, facts: readonly Fact[]): readonly Fact[] => {
  const shown = new Set(
    match.banks.value.flatMap(({ name, controls }) => [name, ...controls.map((c) => c.name)]),
  );
  return facts.filter(({ name }) => !shown.has(name));
};

const isMeasure = ({ share }: Fact): boolean => share !== undefined;

/** Facts: those with bars as figures over their names, the others line by line. */
const Facts = ({
  match,
  facts,
  onRule,
}: ReportProps & { readonly facts: readonly Fact[] }): JSX.Element | null =>
  facts.length === 0 ? null : (
    <dl class={facts.every(isMeasure) ? 'measures' : ''}>
      {facts.map((fact) => (
        <FactView key={fact.name} {...{ match, fact, onRule }} />
      ))}
    </dl>
  );

/** What is known of the piece in the hand, with its buttons. */
export const ReportCard = ({ match, onRule }: ReportProps): JSX.Element | null => {
  const report = match.report.value;
  return report === null ? null : (
    <section class="report" aria-label={nameIn(match.words.value, report.title)}>
      <Title match={match} report={report} />
      <Pad match={match} onRule={onRule} />
      {report.groups.map((facts, i) => (
        <Facts key={i} {...{ match, facts: untold(match, facts), onRule }} />
      ))}
    </section>
  );
};

/** The same of what the mouse is over, on the board: nothing moves because a mouse does. */
export const Glimpse = ({ match, onRule }: ReportProps): JSX.Element | null => {
  const report = match.glimpse.value;
  return report === null || report.thing === match.report.value?.thing ? null : (
    <aside class="report glimpse" aria-hidden="true" inert>
      <Title match={match} report={report} />
      {report.groups.map((facts, i) => (
        <Facts key={i} {...{ match, facts, onRule }} />
      ))}
    </aside>
  );
};
