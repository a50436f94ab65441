import type { JSX } from 'preact';
import type { Choice } from '../kernel/choice.ts';
import type { Match } from './match.ts';
import { RuleChip } from './rule-chip.tsx';
import { nameIn, say, tellChoice } from './speech.ts';
import { weighing } from './weighing.ts';

interface PromptProps {
  readonly match: Match;
  onRule(rule: string): void;
}

/** What an order to more than the piece in the hand still waits for. */
const orderSaid = ({ orders, words }: Match): string | null => {
  const body = orders.bodies.value[orders.level.value];
  if (body === undefined || !(orders.isWide.value || orders.aim.value !== null)) return null;
  const whom = nameIn(words.value, body.name);
  return orders.aim.value === null ? say('orderWide', whom) : say('orderAim', whom);
};

/** Who decides, and what. */
const Question = ({ match, onRule }: PromptProps): JSX.Element => {
  const words = match.words.value;
  const { procedure, rule, choices } = match.asked.value;
  const mover = match.mover.value;
  const who = mover === null ? '' : nameIn(words, mover);
  if (match.standing.value.outcome !== null) return <strong>{say('over')}</strong>;
  if (choices.length === 0) return <>{say('thinks', who)}</>;
  return (
    <>
      <strong>{say('decides', who)}</strong> {orderSaid(match) ?? words.prompts[procedure ?? '']}
      {rule !== null && <RuleChip rule={rule} onRule={onRule} />}
    </>
  );
};

/** Verbs that end what one is at. */
const ENDS: ReadonlySet<string> = new Set(['done', 'quit']);

/** What is not on the board, nor among the buttons of the piece in the hand. */
const buttonsOf = (match: Match): readonly Choice[] => {
  const inBanks = new Set(
    match.banks.value.flatMap(({ controls }) =>
      controls.map(({ choice = [''] }) => choice.join(' ')),
    ),
  );
  return match.pointable.value.buttons.filter((choice) => !inBanks.has(choice.join(' ')));
};

/** The one line that says who decides what, with the buttons of what is not on the board. */
export const Prompt = ({ match, onRule }: PromptProps): JSX.Element => {
  const words = match.words.value;
  const isPast = match.past.moment.value !== null;
  return (
    <div class="prompt" role="status" aria-live="polite">
      <p>{isPast ? say('lookingBack') : <Question match={match} onRule={onRule} />}</p>
      <div class="choices">
        {isPast && (
          <button type="button" class="primary" onClick={match.past.toNow}>
            {say('toNow')}
          </button>
        )}
        {buttonsOf(match).map((choice) => (
          <button
            key={choice.join(' ')}
            type="button"
            class={`${ENDS.has(choice[0]) ? 'primary' : ''} ${match.isProposed(choice) ? 'is-proposed' : ''}`}
            onClick={() => void match.choose(choice)}
            {...weighing(match, choice)}
          >
            {tellChoice(words, choice)}
          </button>
        ))}
        {!isPast && match.orders.isOpen.value && (
          <button type="button" class="back" onClick={match.orders.close}>
            {say('orderDrop')}
          </button>
        )}
        {!isPast && match.hand.isFull.value && !match.orders.isOpen.value && (
          <button type="button" class="back" onClick={() => void match.hand.putBack()}>
            {say('cancel')}
          </button>
        )}
      </div>
    </div>
  );
};
