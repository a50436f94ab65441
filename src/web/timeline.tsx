import type { JSX } from 'preact';
import type { Scene } from '../boards/scene.ts';
import { Icon } from './icon.tsx';
import type { Match } from './match.ts';
import { nameIn, say, wordsOf } from './speech.ts';

/** The turn record: each turn that was played leads back to its beginning. */
const TurnRecord = ({ match, scene }: { match: Match; scene: Scene }): JSX.Element => {
  const words = wordsOf(match.game.id);
  const events = match.log.value;
  return (
    <ol class="turns">
      {scene.record.map(({ name, army, night }, i) => {
        const begun = events.findIndex(({ args }) => args.includes(name));
        const time = i === scene.now ? 'now' : i < scene.now ? 'past' : '';
        return (
          <li key={name} class={`${army} ${night ? 'night' : ''} ${time}`}>
            <button
              type="button"
              title={nameIn(words, name)}
              aria-current={i === scene.now ? 'step' : undefined}
              disabled={begun < 0}
              onClick={() => void match.past.goTo(begun + 1)}
            >
              <span class="sr-only">{nameIn(words, name)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};

/** Goes back and forth through the game, as the viewer has known it. */
const Player = ({ match, turn }: { match: Match; turn: string }): JSX.Element => {
  const { past } = match;
  const last = match.log.value.length;
  const at = past.moment.value ?? last;
  return (
    <div class="player">
      <button type="button" aria-label={say('toStart')} onClick={() => void past.goTo(0)}>
        <Icon name="toStart" />
      </button>
      <button type="button" aria-label={say('stepBack')} onClick={() => void past.step(-1)}>
        <Icon name="back" />
      </button>
      <button
        type="button"
        aria-label={say('watchAgain')}
        aria-pressed={past.isPlaying.value}
        onClick={() => void past.play()}
      >
        <Icon name={past.isPlaying.value ? 'pause' : 'play'} />
      </button>
      <button type="button" aria-label={say('stepOn')} onClick={() => void past.step(1)}>
        <Icon name="on" />
      </button>
      <button type="button" aria-label={say('toNow')} onClick={past.toNow}>
        <Icon name="toNow" />
      </button>
      <input
        type="range"
        min="0"
        max={last}
        value={at}
        aria-label={say('moment')}
        aria-valuetext={say('momentOf', at, last)}
        onInput={(e) => void past.goTo(Number(e.currentTarget.value))}
      />
      <span class="turn">{turn}</span>
    </div>
  );
};

export const Timeline = ({ match, scene }: { match: Match; scene: Scene }): JSX.Element => {
  const turn = scene.record[scene.now]?.name ?? '';
  return (
    <footer class="timeline" aria-label={say('timeline')}>
      <TurnRecord match={match} scene={scene} />
      <Player match={match} turn={nameIn(wordsOf(match.game.id), turn)} />
    </footer>
  );
};
