import type { JSX } from 'preact';
import type { Match } from './match.ts';
import { nameIn, say, tellOutcome } from './speech.ts';

/** What hides everything while the screen is handed over. */
export const Curtain = ({ match }: { match: Match }): JSX.Element => {
  const who = nameIn(match.words.value, match.eyes.value);
  return (
    <div class="curtain" role="dialog" aria-modal="true">
      <h2>{say('passScreen', who)}</h2>
      <button type="button" class="primary" onClick={() => match.uncover()}>
        {say('ready', who)}
      </button>
    </div>
  );
};

/** How the game ended. */
export const Ending = ({
  match,
  onLeave,
}: {
  match: Match;
  onLeave(): void;
}): JSX.Element | null => {
  const { outcome } = match.standing.value;
  const words = match.words.value;
  if (outcome === null || match.past.moment.value !== null) return null;
  const winners = outcome.winners.map((seat) => nameIn(words, seat)).join(', ');
  return (
    <div class="ending" role="dialog" aria-label={say('over')}>
      <h2>{winners === '' ? say('drawn') : say('won', winners)}</h2>
      <p>{tellOutcome(words, outcome.reason)}</p>
      <div class="ways">
        <button type="button" onClick={() => void match.past.play()}>
          {say('watchAgain')}
        </button>
        {outcome.rule !== null && (
          <button type="button" onClick={() => void match.reveal(!match.isRevealed.value)}>
            {match.isRevealed.value
              ? say('ownEyes', nameIn(words, match.eyes.value))
              : say('allEyes')}
          </button>
        )}
        <button type="button" class="primary" onClick={onLeave}>
          {say('again')}
        </button>
      </div>
    </div>
  );
};
