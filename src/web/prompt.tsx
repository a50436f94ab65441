import type { JSX } from 'preact';
import type { Match } from './match.ts';
import { RuleChip } from './rule-chip.tsx';
import { nameIn, say, tellChoice, wordsOf } from './speech.ts';

/** The one line that says who decides what, with the buttons of what is not on the board. */
export const Prompt = ({
  match,
  onRule,
}: {
  match: Match;
  onRule(rule: string): void;
}): JSX.Element => {
  const words = wordsOf(match.game.id);
  const { procedure, rule, choices } = match.asked.value;
  const mover = match.mover.value;
  const { outcome } = match.standing.value;
  const isAsked = choices.length > 0;
  const who = mover === null ? '' : nameIn(words, mover);
  return (
    <div class="prompt" role="status" aria-live="polite">
      <p>
        {outcome !== null ? (
          <strong>{say('over')}</strong>
        ) : isAsked ? (
          <>
            <strong>{say('decides', who)}</strong> {words.prompts[procedure ?? '']}
          </>
        ) : (
          say('thinks', who)
        )}
        {rule !== null && isAsked && <RuleChip rule={rule} onRule={onRule} />}
      </p>
      <div class="choices">
        {match.pointable.value.buttons.map((choice) => (
          <button
            key={choice.join(' ')}
            type="button"
            class={choice[0] === 'done' ? 'primary' : ''}
            onClick={() => void match.choose(choice)}
          >
            {tellChoice(words, choice)}
          </button>
        ))}
        {match.picked.value !== null && (
          <button type="button" onClick={() => (match.picked.value = null)}>
            {say('cancel')}
          </button>
        )}
      </div>
    </div>
  );
};
