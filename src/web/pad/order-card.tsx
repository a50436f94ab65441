import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameWords } from '../../boards/words.ts';
import type { Bar } from '../../kernel/rulebook.ts';
import type { PlannedPart } from '../answers.ts';
import type { Match } from '../match.ts';
import type { Draft } from '../orders.ts';
import { RuleChip } from '../rule-chip.tsx';
import { nameIn, say, tellReason } from '../speech.ts';
import './order-card.css';

interface CardProps {
  readonly match: Match;
  onRule(rule: string): void;
}

interface Column {
  readonly what: string;
  readonly rule: string;
}

/** What a thing is called: a choice calls it by the word after its domain. */
const nameOf = (words: GameWords, thing: string): string =>
  nameIn(words, thing.slice(thing.indexOf(':') + 1));

/** What the order costs and risks, each once, in the order in which it is first told. */
const columnsOf = (parts: readonly PlannedPart[]): readonly Column[] => {
  const told = parts.flatMap(({ tolls, risks }) => [...tolls, ...risks]);
  return told.filter(({ what }, i) => told.findIndex((each) => each.what === what) === i);
};

const figure = (amount: number): string => String(Math.round(amount * 10) / 10);

const cellOf = ({ tolls, risks }: PlannedPart, what: string): string => {
  const toll = tolls.find((each) => each.what === what);
  if (toll !== undefined) {
    const left = toll.left === undefined ? '' : ` (${say('orderLeft', toll.left)})`;
    return figure(toll.amount) + left;
  }
  const risk = risks.find((each) => each.what === what);
  return risk === undefined ? '–' : `${Math.round(100 * risk.chance)} %`;
};

const Costs = ({ match, parts, onRule }: CardProps & { parts: readonly PlannedPart[] }) => {
  const words = match.words.value;
  const columns = columnsOf(parts);
  return (
    <table>
      <thead>
        <tr>
          <td />
          {columns.map(({ what, rule }) => (
            <th key={what} scope="col">
              <button type="button" class="fact-name" title={rule} onClick={() => onRule(rule)}>
                {nameIn(words, what)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.who}>
            <th scope="row">{nameOf(words, part.who)}</th>
            {columns.map(({ what }) => (
              <td key={what} class="figures">
                {cellOf(part, what)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Those who are held up by the same rule are told together. */
const byBar = (held: readonly { readonly who: string; readonly bar: Bar }[]) => {
  const groups = new Map<string, { readonly bar: Bar; readonly who: string[] }>();
  for (const { who, bar } of held) {
    const group = groups.get(bar.reason) ?? { bar, who: [] };
    group.who.push(who);
    groups.set(bar.reason, group);
  }
  return [...groups.values()];
};

const Held = ({
  match,
  title,
  held,
  onRule,
}: CardProps & {
  readonly title: string;
  readonly held: readonly { readonly who: string; readonly bar: Bar }[];
}): JSX.Element | null => {
  const words = match.words.value;
  return held.length === 0 ? null : (
    <ul aria-label={title}>
      {byBar(held).map(({ bar, who }) => (
        <li key={bar.reason}>
          {title} {who.map((each) => nameOf(words, each)).join(', ')}:{' '}
          {tellReason(words, bar.reason)}
          <RuleChip rule={bar.rule} onRule={onRule} />
        </li>
      ))}
    </ul>
  );
};

/** `Morand: march to 12,8`. */
const titleOf = (words: GameWords, { order, body }: Draft): string => {
  const whom = order.whom.length === 1 ? nameOf(words, order.whom[0]) : nameIn(words, body);
  return `${whom}: ${order.task.map((word) => nameIn(words, word)).join(' ')}`;
};

/** An order before it is given: what it costs and risks, who comes short, and who cannot obey. */
export const OrderCard = ({ match, onRule }: CardProps): JSX.Element | null => {
  const draft = match.orders.draft.value;
  const give = useRef<HTMLButtonElement>(null);
  useEffect(() => give.current?.focus(), [draft]);
  if (draft === null) return null;
  const words = match.words.value;
  const { parts, refused } = draft.plan;
  const short = parts.flatMap(({ who, short: bar }) => (bar === null ? [] : [{ who, bar }]));
  return (
    <aside class="order-card" aria-label={say('orderPlan')}>
      <h2>{titleOf(words, draft)}</h2>
      <p>{say('orderObey', parts.length, parts.length + refused.length)}</p>
      <div class="order-costs">
        <Costs match={match} parts={parts} onRule={onRule} />
        <Held match={match} title={say('orderShort')} held={short} onRule={onRule} />
        <Held
          match={match}
          title={say('orderRefused')}
          held={refused.map(({ who, ...bar }) => ({ who, bar }))}
          onRule={onRule}
        />
      </div>
      <div class="order-ends">
        <button ref={give} type="button" class="primary" onClick={() => void match.orders.give()}>
          {say('orderGive')}
        </button>
        <button type="button" onClick={match.orders.drop}>
          {say('orderDrop')}
        </button>
      </div>
    </aside>
  );
};
