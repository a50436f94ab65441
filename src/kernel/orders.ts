import {
  formatChoice,
  parseArgument,
  parseChoice,
  quote,
  type Choice,
  type Lexicon,
} from './choice.ts';
import { fields, list, misread, type Node } from './fault.ts';
import type { Game } from './game.ts';
import type { Named, Order, Plan, Planner, Risk, Toll } from './plan.ts';
import { openRule, waitsFor } from './play.ts';
import type { Bar } from './rulebook.ts';
import type { State } from './stack.ts';

/** The plan of an order, or the bar that forbids all of it. */
export const planOf = <S extends State>(
  game: Game<S>,
  planner: Planner,
  s: S,
  seat: number,
  order: Order,
): Plan | Bar =>
  waitsFor(s, seat)
    ? planner.plan(game.view(s, seat), order)
    : { rule: openRule(game, s), reason: 'another seat decides now' };

/** The words of a game in which tasks stand for choices. */
const wordsOf = (lexicon: Lexicon, { tasks }: Planner): Lexicon => ({ ...lexicon, verbs: tasks });

const readNamed = (lexicon: Lexicon, domains: readonly string[], node: Node): Named => {
  const word = typeof node.value === 'string' ? node.value : '';
  const [domain] = word.split(':', 1);
  const value = domains.includes(domain)
    ? parseArgument(lexicon, domain, word.slice(domain.length + 1))
    : null;
  return value === null
    ? misread(
        node,
        `${quote(node.value)} is no ${domains.join(' or ')} with its name, such as 'x:y'`,
      )
    : { domain, value };
};

/** An order from outside: `{whom: ["unit:#4"], task: ["march", "14,8"]}`. */
export const readOrder = (lexicon: Lexicon, planner: Planner, node: Node): Order => {
  const { whom, task } = fields(node, ['whom', 'task']);
  const named = list(whom).map((each) => readNamed(lexicon, planner.whom, each));
  if (named.length === 0) misread(whom, 'an order is given to somebody');
  const code = parseChoice(wordsOf(lexicon, planner), task.value);
  return { whom: named, task: typeof code === 'number' ? code : misread(task, code) };
};

const formatNamed = ({ domains }: Lexicon, { domain, value }: Named): string =>
  `${domain}:${domains[domain][value]}`;

/** A plan as it leaves the table. */
interface PlanInWords {
  readonly parts: readonly {
    readonly who: string;
    readonly choices: readonly Choice[];
    readonly way: readonly { readonly at: string; readonly cost: number }[];
    readonly short: Bar | null;
    readonly tolls: readonly Toll[];
    readonly risks: readonly Risk[];
  }[];
  readonly refused: readonly (Bar & { readonly who: string })[];
}

export const formatPlan = (lexicon: Lexicon, { parts, refused }: Plan): PlanInWords => ({
  parts: parts.map(({ who, choices, way, short, tolls, risks }) => ({
    who: formatNamed(lexicon, who),
    choices: choices.map((choice) => formatChoice(lexicon, choice)),
    way: way.map(({ at, cost }) => ({ at: formatNamed(lexicon, at), cost })),
    short,
    tolls,
    risks,
  })),
  refused: refused.map(({ who, bar }) => ({ who: formatNamed(lexicon, who), ...bar })),
});
