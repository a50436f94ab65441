import type { JSX } from 'preact';
import type { Scene } from '../boards/scene.ts';
import { Icon } from './icon.tsx';
import type { Match } from './match.ts';
import { nameIn, say, tellEvent } from './speech.ts';
import { Steps } from './steps.tsx';
import { stretchesTakenBack, takenBack } from './taken-back.ts';

/** The turn record: each turn that was played leads back to its beginning. */
const TurnRecord = ({ match, scene }: { match: Match; scene: Scene }): JSX.Element => {
  const words = match.words.value;
  const events = match.log.value;
  const gone = takenBack(events);
  const begun = (turn: string): number => {
    const places = [...events.keys()].filter((at) => events[at].args.includes(turn));
    // A turn that was taken back and has begun again begins there.
    return places.find((at) => !gone.has(at)) ?? places[0] ?? -1;
  };
  return (
    <ol class="turns">
      {scene.record.map(({ name, army, night }, i) => {
        const at = begun(name);
        const time = i === scene.now ? 'now' : i < scene.now ? 'past' : '';
        return (
          <li key={name} class={`${army} ${night ? 'night' : ''} ${time}`}>
            <button
              type="button"
              title={nameIn(words, name)}
              aria-current={i === scene.now ? 'step' : undefined}
              disabled={at < 0}
              onClick={() => void match.past.goTo(at + 1)}
            >
              <span class="sr-only">{nameIn(words, name)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};

/** Where the table went back, for the eye: the log says it in words, and leads there. */
const Backs = ({ match }: { match: Match }): JSX.Element | null => {
  const words = match.words.value;
  const events = match.log.value;
  const stretches = stretchesTakenBack(events);
  if (stretches.length === 0) return null;
  const share = (at: number): string => `${(100 * at) / events.length}%`;
  return (
    <span class="backs" aria-hidden="true">
      {stretches.map(({ from, to }) => (
        <span
          key={to}
          title={tellEvent(words, events[to], events)}
          style={{ left: share(from), width: share(to - from) }}
        />
      ))}
    </span>
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
      <Steps past={past} />
      <button type="button" aria-label={say('toNow')} onClick={past.toNow}>
        <Icon name="toNow" />
      </button>
      <span class="track">
        <input
          type="range"
          min="0"
          max={last}
          value={at}
          aria-label={say('moment')}
          aria-valuetext={say('momentOf', at, last)}
          onInput={(e) => void past.goTo(Number(e.currentTarget.value))}
        />
        <Backs match={match} />
      </span>
      <span class="turn">{turn}</span>
    </div>
  );
};

export const Timeline = ({ match, scene }: { match: Match; scene: Scene }): JSX.Element => {
  const turn = scene.record[scene.now]?.name ?? '';
  return (
    <footer class="timeline" aria-label={say('timeline')}>
      <TurnRecord match={match} scene={scene} />
      <Player match={match} turn={nameIn(match.words.value, turn)} />
    </footer>
  );
};
