import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Die } from '../boards/handling.ts';
import type { Announcement } from '../kernel/play.ts';
import './dice.css';
import { faceOf } from './games.ts';
import type { Match } from './match.ts';
import { useNews } from './news.ts';
import { nameIn } from './speech.ts';

/** They roll for 600 ms at most, and lie still until they are gone. */
const SHOWN_MS = 1500;
/** More rolls than this at once nobody reads: the log has them all. */
const MOST_ROLLS = 4;

interface Roll {
  readonly id: number;
  readonly who: string;
  readonly dice: readonly Die[];
}

/** Where the pips of each number are, in thirds of a face. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A hit carries a burst behind it and a thick rim, besides its colour. */
const DieView = ({ die, turn }: { die: Die; turn: number }): JSX.Element => (
  <svg
    class={die.isHit ? 'die is-hit' : 'die'}
    style={{ animationDelay: `${turn * 40}ms` }}
    viewBox="-30 -30 60 60"
  >
    {die.isHit && (
      <path
        class="die-burst"
        d="M0-29 6-22 15-25 18-16 27-13 23-5 29 2 21 8 23 17 13 19 9 28 0 23-9 28-13 19-23 17-21 8-29 2-23-5-27-13-18-16-15-25-6-22Z"
      />
    )}
    <rect class="die-body" x="-18" y="-18" width="36" height="36" rx="7" />
    {(PIPS[die.pips] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} class="die-pip" cx={x * 9.5} cy={y * 9.5} r="3.8" />
    ))}
  </svg>
);

let rollsMade = 0;

/** The dice of what has just happened, over the board; any click or key takes them away. */
export const Dice = ({ match }: { match: Match }): JSX.Element | null => {
  const rolls = useSignal<readonly Roll[]>([]);
  const timer = useRef(0);
  const words = match.words.value;
  const clear = (): void => {
    clearTimeout(timer.current);
    rolls.value = [];
  };
  const rollOf = (event: Announcement): Roll[] => {
    const dice = faceOf(match.game.id).handling.rolls(event);
    const who = nameIn(words, event.args[0] ?? '');
    return dice.length === 0 ? [] : [{ id: ++rollsMade, who, dice }];
  };
  useNews(match, (events) => {
    const rolled = match.past.moment.value === null ? events.flatMap(rollOf) : [];
    if (rolled.length === 0) return;
    clear();
    rolls.value = rolled.slice(-MOST_ROLLS);
    timer.current = window.setTimeout(clear, SHOWN_MS);
  });
  useEffect(() => {
    // The click that fires has long been told when its dice come.
    addEventListener('pointerdown', clear);
    addEventListener('keydown', clear);
    return () => {
      clear();
      removeEventListener('pointerdown', clear);
      removeEventListener('keydown', clear);
    };
  }, [match]);
  if (rolls.value.length === 0) return null;
  return (
    <div class="dice" aria-hidden="true">
      {rolls.value.map(({ id, who, dice }) => (
        <div key={id} class="roll">
          <span class="roll-who">{who}</span>
          {dice.map((die, i) => (
            <DieView key={i} die={die} turn={i} />
          ))}
        </div>
      ))}
    </div>
  );
};
