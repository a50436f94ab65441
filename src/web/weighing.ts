import type { Choice } from '../kernel/choice.ts';
import type { Match } from './match.ts';

/** What shows the odds of a choice while its button is pointed at, or has the keyboard. */
export const weighing = (match: Match, choice: Choice | undefined) => {
  if (choice === undefined) return {};
  const on = (): void => match.weighChoice(choice);
  const off = (): void => match.weighChoice(null);
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off };
};
