import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lesson, Told } from '../boards/guide.ts';
import type { LessonTable } from './lesson.ts';
import { WRITING } from './keys.ts';
import { RuleChip } from './rule-chip.tsx';
import { language, say, wordsOf } from './speech.ts';
import { en, type Word } from './words/en.ts';

interface CoachProps {
  readonly table: LessonTable;
  readonly lessons: readonly Lesson[];
  onLesson(number: number): void;
  onPlayOn(): void;
  onCampaign(): void;
  onLeave(): void;
  onRule(rule: string): void;
}

const isWord = (name: string): name is Word => name in en;

/** What the coach says, with the names of buttons for {verb} as they stand on the page. */
const Speech = ({ game, told }: { game: string; told: Told }): JSX.Element => {
  const { verbs } = wordsOf(game);
  const parts = told[language.value].split(/\{(\w+)\}/);
  return (
    <>
      {parts.map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <strong key={i}>{verbs[part] ?? (isWord(part) ? say(part) : part)}</strong>
        ),
      )}
    </>
  );
};

/** The lesson, to be changed for another at any time, and how far it has come. */
const Heading = ({ table, lessons, onLesson }: CoachProps): JSX.Element => {
  const { lesson, progress } = table;
  const steps = lesson.steps.length;
  const at = Math.min(progress.value.at + 1, steps);
  return (
    <div class="coach-head">
      <select
        aria-label={say('lesson')}
        value={lessons.indexOf(lesson)}
        onChange={(e) => onLesson(Number(e.currentTarget.value))}
      >
        {lessons.map(({ name, title }, i) => (
          <option key={name} value={i}>
            {say('lessonOf', i + 1, lessons.length, title[language.value])}
          </option>
        ))}
      </select>
      <progress
        value={progress.value.at}
        max={steps}
        aria-label={say('stepOf', at, steps)}
        title={say('stepOf', at, steps)}
      />
    </div>
  );
};

/** What can be done once the lesson is over. */
const Farewell = (props: CoachProps): JSX.Element => {
  const { table, lessons, onLesson, onPlayOn, onCampaign, onLeave } = props;
  const next = lessons.indexOf(table.lesson) + 1;
  const isLast = next === lessons.length;
  const isOver = table.match.standing.value.outcome !== null;
  return (
    <div class="coach-ways">
      <button
        type="button"
        class="primary"
        onClick={() => (isLast ? onCampaign() : onLesson(next))}
      >
        {say(isLast ? 'startCampaign' : 'nextLesson')}
      </button>
      {!isOver && (
        <button type="button" onClick={onPlayOn}>
          {say('playFromHere')}
        </button>
      )}
      <button type="button" onClick={onLeave}>
        {say('leave')}
      </button>
    </div>
  );
};

interface WaysProps extends CoachProps {
  /** How many steps back the learner reads. */
  readonly back: number;
  onBack(back: number): void;
}

/** Back, and on: by reading, by having it done, or past what cannot be done any more. */
const Ways = ({ table, lessons, back, onBack, onLesson, onPlayOn }: WaysProps): JSX.Element => {
  const { lesson, progress, proposal, isAside } = table;
  const { at, isFailed } = progress.value;
  const done = lesson.steps[at]?.done;
  const canShow = done === 'undo' || (Array.isArray(done) && proposal.value !== null);
  const isRead = back > 0 || done === 'next' || done === 'read';
  return (
    <div class="coach-ways">
      <button type="button" disabled={back >= at} onClick={() => onBack(back + 1)}>
        {say('coachBack')}
      </button>
      {isRead && !isFailed && (
        <button
          type="button"
          class="primary coach-next"
          aria-keyshortcuts="n"
          onClick={() => (back > 0 ? onBack(back - 1) : table.pass())}
        >
          {say('coachNext')}
        </button>
      )}
      {!isRead && canShow && !isFailed && (
        <button type="button" onClick={() => void table.show()}>
          {say('showMe')}
        </button>
      )}
      {isAside.value && !isFailed && (
        <button type="button" onClick={table.pass}>
          {say('skip')}
        </button>
      )}
      {(isAside.value || isFailed) && (
        <button type="button" onClick={() => onLesson(lessons.indexOf(lesson))}>
          {say('lessonAgain')}
        </button>
      )}
      <button
        type="button"
        class="coach-leave"
        aria-label={say('leaveCoach')}
        title={say('leaveCoach')}
        onClick={onPlayOn}
      >
        ✕
      </button>
    </div>
  );
};

/** The coach: one thing at a time, above the board so that it hides nothing. */
export const Coach = (props: CoachProps): JSX.Element => {
  const { table, onRule } = props;
  const { lesson, match, progress, isFinished, isAside } = table;
  const back = useSignal(0);
  // Whatever happens at the table calls the reader back to it.
  useEffect(() => {
    back.value = 0;
  }, [progress.value.at]);
  const shown = useComputed(() => lesson.steps[progress.value.at - back.value] ?? null);
  const step = shown.value;
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const isWriting = e.target instanceof Element && e.target.matches(WRITING);
      if (e.key !== 'n' || isWriting || e.ctrlKey || e.metaKey || e.altKey) return;
      document.querySelector<HTMLButtonElement>('.coach-next')?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const isFailed = progress.value.isFailed;
  return (
    <aside class="coach" aria-label={say('coach')}>
      <Heading {...props} />
      <div class="coach-say" aria-live="polite">
        <p>
          {isFailed ? (
            say('lessonFailed')
          ) : step === null ? (
            <>
              <strong>{say('lessonOver')}.</strong>{' '}
              <Speech game={match.game.id} told={lesson.close} />
            </>
          ) : (
            <Speech game={match.game.id} told={step.text} />
          )}
          {!isFailed &&
            step?.rules.map((rule) => <RuleChip key={rule} rule={rule} onRule={onRule} />)}
        </p>
        {isAside.value && !isFailed && <p class="coach-aside">{say('aside', say('undo'))}</p>}
      </div>
      {isFinished.value && back.value === 0 ? (
        <Farewell {...props} />
      ) : (
        <Ways {...props} back={back.value} onBack={(steps) => (back.value = steps)} />
      )}
    </aside>
  );
};
