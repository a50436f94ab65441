import { computed, effect, signal } from '@preact/signals';
import { beginLesson, firstLegal, follow, isFinished, passed } from '../boards/coach.ts';
import type { Progress, Witness } from '../boards/coach.ts';
import type { Lesson } from '../boards/guide.ts';
import type { Thing } from '../boards/scene.ts';
import type { Choice } from '../kernel/choice.ts';
import type { Engine } from './engine.ts';
import { loadFace } from './games.ts';
import type { GameInfo, Opened } from './answers.ts';
import { openMatch, type Match } from './match.ts';

/** The opponent where the lesson does not say what he does, and when the learner plays on alone. */
const LEVEL = 2;

/** What the learner does is noted, and the others do what the lesson has for them. */
const coached = (
  engine: Engine,
  { seat, foe }: Lesson,
  trail: Choice[],
  isCoached: () => boolean,
): Engine => ({
  async call<T>(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<T> {
    if (method === 'bot' && isCoached()) {
      const { table, seat } = params;
      const { choices } = await engine.call<{ choices: Choice[] }>('menu', { table, seat });
      const choice = firstLegal(foe, choices);
      if (choice !== null) return { choice, why: '' } as T;
    }
    const answer = await engine.call<T>(method, params);
    if (method === 'choose' && params.seat === seat) trail.push(params.choice as Choice);
    if (method === 'undo') trail.pop();
    return answer;
  },
});

/** The thing to point at next for a choice: its second once the first is picked. */
const thingToPoint = ({ pathOf, picked, pointable }: Match, choice: Choice): Thing | null => {
  const [first = [], second = []] = pathOf(choice);
  const isPicked = picked.value !== null && first.includes(picked.value);
  const next = isPicked ? second.find((thing) => pointable.value.lit.has(thing)) : undefined;
  return next ?? first[0] ?? null;
};

/** A match with a coach beside it. It is kept only once the learner plays on alone. */
export const openLesson = async (engine: Engine, game: GameInfo, lesson: Lesson) => {
  const trail: Choice[] = [];
  const life = { isCoached: true };
  const { start, seed, seat } = lesson;
  const [opened] = await Promise.all([
    engine.call<Opened>('position' in start ? 'load' : 'new', { game: game.id, seed, ...start }),
    loadFace(game.id),
  ]);
  const match = openMatch(
    coached(engine, lesson, trail, () => life.isCoached),
    game,
    opened,
    opened.seats.map((each) => (each === seat ? 'person' : LEVEL)),
    // Whoever plays on twice from the same lesson keeps two games.
    { id: `${opened.commitment} ${Date.now()}`, isKept: () => !life.isCoached },
  );

  const progress = signal<Progress>(beginLesson);
  const witness = (): Witness => {
    const { procedure, choices } = match.asked.peek();
    return {
      events: match.log.peek(),
      choices: trail.slice(),
      procedure: choices.length > 0 ? procedure : null,
    };
  };
  const step = computed(() => lesson.steps[progress.value.at] ?? null);
  const proposal = computed(() => firstLegal(step.value?.plan ?? [], match.asked.value.choices));

  const stops = [
    // What was heard and what is asked change together. A game that is over is heard anew, with
    // nothing hidden: the lesson has heard all of it before.
    effect(() => {
      const isOver = match.standing.peek().outcome !== null;
      if ((match.asked.value.procedure !== null || isOver) && !match.isRevealed.peek())
        progress.value = follow(lesson, progress.peek(), witness());
    }),
    effect(() => {
      const choice = proposal.value;
      match.proposed.value = choice;
      const look = step.value?.look ?? null;
      match.focus.value = choice === null ? look : (thingToPoint(match, choice) ?? look);
    }),
  ];

  const end = (): void => {
    for (const stop of stops) stop();
  };
  const pass = (): void => {
    progress.value = passed(lesson, progress.peek(), witness());
  };

  return {
    lesson,
    match,
    progress,
    proposal,
    isFinished: computed(() => isFinished(lesson, progress.value)),
    /** Whether the learner is asked something that the step does not speak of. */
    isAside: computed(
      () =>
        Array.isArray(step.value?.done) &&
        match.asked.value.choices.length > 0 &&
        proposal.value === null,
    ),
    pass,
    /** A rule was opened. */
    read(): void {
      if (step.peek()?.done === 'read') pass();
    },
    /** Does what is proposed. */
    async show(): Promise<void> {
      const choice = proposal.peek();
      if (step.peek()?.done === 'undo') await match.undo();
      else if (choice !== null) await match.choose(choice);
    },
    /** Leaves the learner alone with his game. */
    letGo(): void {
      life.isCoached = false;
      end();
      match.proposed.value = null;
      match.focus.value = null;
    },
    /** Puts the table away with the game: what is still under way there is not kept either. */
    close(): void {
      end();
      match.close();
    },
  };
};

export type LessonTable = Awaited<ReturnType<typeof openLesson>>;
