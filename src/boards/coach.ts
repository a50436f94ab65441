import type { Choice } from '../kernel/choice.ts';
import type { Announcement } from '../kernel/play.ts';
import type { Cue, Lesson, LessonStep } from './guide.ts';

/** What a coach knows of the table: what was heard, what the learner chose, what he is asked. */
export interface Witness {
  readonly events: readonly Announcement[];
  readonly choices: readonly Choice[];
  readonly procedure: string | null;
}

/** How much had happened at some moment. */
interface Mark {
  readonly events: number;
  readonly choices: number;
}

/** Where a learner is in a lesson. All of it is a value: nothing here changes. */
export interface Progress {
  /** The step that waits; as many as the lesson has when all are done. */
  readonly at: number;
  /** For every step begun, what had happened before it. */
  readonly marks: readonly Mark[];
  readonly isFailed: boolean;
}

const START: Mark = { events: 0, choices: 0 };

export const beginLesson: Progress = { at: 0, marks: [START], isFailed: false };

export const isFinished = (lesson: Lesson, { at }: Progress): boolean => at >= lesson.steps.length;

const isLike = (
  wanted: readonly (string | number | null)[] | undefined,
  args: readonly (string | number)[],
): boolean => (wanted ?? []).every((each, i) => each === null || each === args[i]);

/** Whether the cue has been given since the mark. */
const isGiven = (cue: Cue, witness: Witness, since: Mark): boolean => {
  if ('procedure' in cue) return witness.procedure === cue.procedure;
  if ('choice' in cue) {
    const made = witness.choices.slice(since.choices);
    return made.some(([verb, ...args]) => verb === cue.choice && isLike(cue.args, args));
  }
  const heard = witness.events
    .slice(since.events)
    .filter(({ event, args }) => event === cue.event && isLike(cue.args, args));
  return heard.length >= (cue.times ?? 1);
};

const markOf = ({ events, choices }: Witness): Mark => ({
  events: events.length,
  choices: choices.length,
});

const turnTo = ({ marks, isFailed }: Progress, at: number, mark: Mark): Progress => ({
  at,
  marks: [...marks.slice(0, at), ...Array.from({ length: at + 1 - marks.length }, () => mark)].with(
    at,
    mark,
  ),
  isFailed,
});

/** Goes back to the step that was on when as much had happened as is left after an undo. */
const rewound = (progress: Progress, witness: Witness): Progress => {
  const { at, marks } = progress;
  const isKept = (i: number): boolean => i === 0 || marks[i].choices <= witness.choices.length;
  let back = at;
  while (!isKept(back)) back--;
  return back === at ? progress : { ...progress, at: back, marks: marks.slice(0, back + 1) };
};

const isDone = ({ done }: LessonStep, witness: Witness, since: Mark): boolean => {
  if (done === 'next' || done === 'read') return false;
  if (done === 'undo') return witness.choices.length < since.choices;
  return done.some((cue) => isGiven(cue, witness, since));
};

/** The step after `at` to which what happened since then leads, or -1. */
const calledTo = ({ steps }: Lesson, at: number, witness: Witness, since: Mark): number =>
  steps.findIndex(
    ({ turnsHere }, i) => i > at && turnsHere !== undefined && isGiven(turnsHere, witness, since),
  );

const isToRead = ({ done }: LessonStep): boolean => done === 'next' || done === 'read';

/** The step after the one that was done while another was still being read, or -1. */
const overtaken = ({ steps }: Lesson, at: number, witness: Witness, since: Mark): number => {
  if (!isToRead(steps[at]) || witness.choices.length <= since.choices) return -1;
  const next = steps.findIndex((step, i) => i > at && !isToRead(step));
  return next >= 0 && isDone(steps[next], witness, since) ? next + 1 : -1;
};

/** The progress once everything that has happened is taken into account. */
export const follow = (lesson: Lesson, before: Progress, witness: Witness): Progress => {
  const waitsForUndo = lesson.steps[before.at]?.done === 'undo';
  const progress = waitsForUndo ? before : rewound(before, witness);
  const { at, marks } = progress;
  if (isFinished(lesson, progress)) return progress;
  const since = marks[at];
  if ((lesson.fails ?? []).some((cue) => isGiven(cue, witness, since)))
    return { ...progress, isFailed: true };
  const called = calledTo(lesson, at, witness, since);
  const to = called >= 0 ? called : overtaken(lesson, at, witness, since);
  if (to >= 0) return follow(lesson, turnTo(progress, to, markOf(witness)), witness);
  return isDone(lesson.steps[at], witness, since) ? passed(lesson, progress, witness) : progress;
};

/** The next step, also when this one is not done: it was read, pressed away or skipped. */
export const passed = (lesson: Lesson, progress: Progress, witness: Witness): Progress =>
  follow(lesson, turnTo(progress, progress.at + 1, markOf(witness)), witness);

const isSame = (a: Choice, b: Choice): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);

/** The first of these choices that is legal now, or null. */
export const firstLegal = (wanted: readonly Choice[], legal: readonly Choice[]): Choice | null =>
  wanted.find((each) => legal.some((choice) => isSame(each, choice))) ?? null;
