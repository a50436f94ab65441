import type { JSX } from 'preact';

/** The number of a rule: a click opens its text. */
export const RuleChip = ({
  rule,
  onRule,
}: {
  rule: string;
  onRule(rule: string): void;
}): JSX.Element => (
  <button type="button" class="rule-chip" onClick={() => onRule(rule)}>
    {rule}
  </button>
);
