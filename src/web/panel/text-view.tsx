import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene, Spot, Thing } from '../../boards/scene.ts';
import type { GameWords } from '../../boards/words.ts';
import type { Match } from '../match.ts';
import { menuOf } from '../offer.ts';
import { nameIn, say, tellChoice } from '../speech.ts';
import { readingOf, type SpotReading } from './reading.ts';
import { faceWords } from './words.ts';

/** Whether only what can be chosen is read. */
const isBrief = signal(false);

interface TextProps {
  readonly match: Match;
  readonly scene: Scene;
}

interface Reader {
  readonly match: Match;
  readonly words: GameWords;
}

/** What is not lit says why not; where no rule has an answer, that there is nothing to do. */
const ask = async (match: Match, thing: Thing): Promise<void> => {
  match.notice.value = null;
  await match.ask(thing);
  match.notice.value ??= { text: say('nothingHere'), rule: null };
};

/** A thing to choose, or to ask about. */
const ThingButton = ({
  reader: { match },
  thing,
  text,
}: {
  reader: Reader;
  thing: Thing;
  text: string;
}): JSX.Element => {
  const { lit, also } = match.pointable.value;
  const isLit = lit.has(thing);
  const isElse = !isLit && also.has(thing);
  const isPicked = match.picked.value === thing;
  return (
    <button
      type="button"
      class={isLit ? 'thing is-lit' : 'thing'}
      data-thing={thing}
      aria-pressed={isPicked}
      onClick={() =>
        isLit || isElse || isPicked ? match.point(thing, 'key') : void ask(match, thing)
      }
    >
      {text}
      {(isLit || isElse) && <span class="can">{say(isLit ? 'canBeChosen' : 'orThis')}</span>}
    </button>
  );
};

/** A place and what stands there: 'Mons: French 3, British hidden 1'. */
const spotWords = (words: GameWords, { spot, counts, backs }: SpotReading): string => {
  const standing = [
    ...counts.map(([army, count]) => `${nameIn(words, army)} ${count}`),
    ...backs.map(({ piece: { army, signs }, count }) =>
      [say('backs', nameIn(words, army), count), ...signs.map((sign) => nameIn(words, sign))].join(
        ' ',
      ),
    ),
  ];
  return [nameIn(words, spot.name), standing.join(', ')].filter((part) => part !== '').join(': ');
};

const SpotText = ({ reader, reading }: { reader: Reader; reading: SpotReading }): JSX.Element => {
  const { words } = reader;
  const { spot, pieces } = reading;
  return (
    <section class="spot-text">
      <h3>
        <ThingButton reader={reader} thing={spot.thing} text={spotWords(words, reading)} />
      </h3>
      {pieces.length > 0 && (
        <ul>
          {pieces.map(({ key, thing, army, face, signs }) => (
            <li key={key}>
              {thing !== null && face !== null && (
                <ThingButton
                  reader={reader}
                  thing={thing}
                  text={`${nameIn(words, face.name)}, ${faceWords(words, army, face, signs)}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** The words for what is picked, if it is in the scene. */
const pickedName = ({ boards }: Scene, words: GameWords, picked: Thing): string => {
  const spots: readonly Spot[] = boards.flatMap(({ spots }) => spots);
  const piece = boards.flatMap(({ pieces }) => pieces).find(({ thing }) => thing === picked);
  const name = piece?.face?.name ?? spots.find(({ thing }) => thing === picked)?.name ?? picked;
  return nameIn(words, name);
};

/** Who decides what, and the choices that name nothing on a board. */
const Now = ({ match, scene }: TextProps): JSX.Element => {
  const words = match.words.value;
  const { procedure, choices } = match.asked.value;
  const { lit, buttons } = match.pointable.value;
  const who = nameIn(words, match.mover.value ?? '');
  const isOver = match.standing.value.outcome !== null;
  const picked = match.picked.value;
  const offered = menuOf(match)?.lines ?? [];
  const question =
    choices.length === 0
      ? say('thinks', who)
      : `${say('decides', who)} ${words.prompts[procedure ?? '']}`;
  return (
    <div class="text-now">
      <p class="text-question" tabIndex={-1}>
        {isOver ? say('over') : question}
      </p>
      <p role="status">
        {picked === null
          ? ''
          : say('picked', pickedName(scene, words, picked), lit.size, offered.length)}
      </p>
      <div class="choices">
        {offered.map(({ text, onChoose }) => (
          <button key={text} type="button" class="primary" onClick={onChoose}>
            {text}
          </button>
        ))}
        {buttons.map((choice) => (
          <button key={choice.join(' ')} type="button" onClick={() => void match.choose(choice)}>
            {tellChoice(words, choice)}
          </button>
        ))}
        {match.hand.isFull.value && (
          <button type="button" onClick={() => void match.hand.putBack()}>
            {say('cancel')}
          </button>
        )}
      </div>
    </div>
  );
};

/** Keeps the keyboard where it was when its button has gone elsewhere, or brings it to the question. */
const useKeptFocus = () => {
  const root = useRef<HTMLDivElement>(null);
  const held = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    const selector = `[data-thing="${CSS.escape(held.current)}"]`;
    const again = held.current === '' ? null : root.current?.querySelector<HTMLElement>(selector);
    (again ?? root.current?.querySelector<HTMLElement>('.text-question'))?.focus();
  });
  return {
    root,
    hold: (target: EventTarget | null): void => {
      held.current = target instanceof HTMLElement ? (target.dataset['thing'] ?? '') : null;
    },
    release: (next: EventTarget | null): void => {
      if (next !== null) held.current = null;
    },
  };
};

/** The boards as headings, lists and buttons: the whole game can be played here. */
export const TextView = ({ match, scene }: TextProps): JSX.Element => {
  const words = match.words.value;
  const { root, hold, release } = useKeptFocus();
  const reader = { match, words };
  const { lit, also } = match.pointable.value;
  return (
    <div
      ref={root}
      class="text-view"
      onFocusIn={(e) => hold(e.target)}
      onFocusOut={(e) => release(e.relatedTarget)}
    >
      <Now match={match} scene={scene} />
      <label class="brief">
        <input
          type="checkbox"
          checked={isBrief}
          onChange={(e) => (isBrief.value = e.currentTarget.checked)}
        />
        {say('brief')}
      </label>
      {readingOf(scene, lit.union(also), isBrief.value).map(({ board, spots }) => (
        <section key={board.id} class="board-text">
          <h2>{nameIn(words, board.title)}</h2>
          {spots.length === 0 && <p class="faint">{say('nothingToChoose')}</p>}
          {spots.map((reading) => (
            <SpotText key={reading.spot.thing} reader={reader} reading={reading} />
          ))}
        </section>
      ))}
    </div>
  );
};
