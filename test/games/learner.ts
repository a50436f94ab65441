import { beginLesson, firstLegal, follow, isFinished, passed } from '../../src/boards/coach.ts';
import type { Progress, Witness } from '../../src/boards/coach.ts';
import type { Lesson, LessonStep } from '../../src/boards/guide.ts';
import { BOTS, GAMES } from '../../src/games/index.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import type { Announcement } from '../../src/kernel/play.ts';
import { respond } from '../../src/protocol/protocol.ts';
import { openSession } from '../../src/protocol/session.ts';

/** A learner without a screen: plays a lesson by the engine protocol, as it is proposed. */

interface Asked {
  readonly procedure: string | null;
  readonly choices: readonly Choice[];
}

interface Standing {
  readonly seats?: readonly string[];
  readonly waiting: readonly string[];
  readonly outcome: unknown;
}

const LEVEL = 2;

/** A table of this lesson, with the bots' turns played as they come. */
export const openDesk = (game: string, lesson: Lesson) => {
  const session = openSession({
    games: GAMES,
    botFor(id, level, seat, seed) {
      const maker = BOTS.get(id);
      if (maker === undefined) throw new Error(`${id} has no bots`);
      return maker(seat, level, seed);
    },
    freshSeed: () => 'fresh',
  });
  const call = (method: string, params: Readonly<Record<string, unknown>>): unknown => {
    const line = respond(session, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) ?? '';
    const { result, error } = JSON.parse(line) as { result: unknown; error?: { message: string } };
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  const { seat, seed, start, foe } = lesson;
  let standing = call('position' in start ? 'load' : 'new', { game, seed, ...start }) as Standing;
  const { seats = [] } = standing;
  const choices: Choice[] = [];
  const menu = (of: string): Asked => call('menu', { seat: of }) as Asked;

  /** Lets the others play; `onLook` is called as often as the page looks. */
  const letPlay = (onLook: () => void): void => {
    while (standing.waiting.length > 0 && !standing.waiting.includes(seat)) {
      const [other] = standing.waiting;
      const choice =
        firstLegal(foe, menu(other).choices) ??
        (call('bot', { seat: other, level: LEVEL }) as { choice: Choice }).choice;
      standing = call('choose', { seat: other, choice }) as Standing;
      onLook();
    }
  };

  return {
    letPlay,
    seats: (): readonly string[] => seats,
    asked: (): Asked => menu(seat),
    view: (): unknown => call('view', { seat }),
    outcome: (): unknown => standing.outcome,
    witness: (): Witness => ({
      events: (call('log', { seat }) as { events: Announcement[] }).events,
      choices: [...choices],
      procedure: standing.waiting.includes(seat) ? menu(seat).procedure : null,
    }),
    choose(choice: Choice): void {
      standing = call('choose', { seat, choice }) as Standing;
      choices.push(choice);
    },
    undo(): void {
      standing = call('undo', { seat }) as Standing;
      choices.pop();
    },
  };
};

export type Desk = ReturnType<typeof openDesk>;

/** What a step took, and what was seen when it came up. */
export interface Walked {
  readonly at: number;
  readonly view: unknown;
  readonly taken: Choice[];
}

const MOST_CHOICES = 60;

const doAsProposed = (desk: Desk, { done, plan }: LessonStep): Choice | null => {
  if (done === 'undo') {
    desk.undo();
    return ['undo'];
  }
  const choice = firstLegal(plan ?? [], desk.asked().choices);
  if (choice !== null) desk.choose(choice);
  return choice;
};

/**
 * Goes through a lesson as proposed, after these choices of the learner's own, and tells which steps
 * it came to. Where nothing is proposed any more, `onStuck` decides whether to skip the step.
 */
export const walkThrough = (
  game: string,
  lesson: Lesson,
  own: readonly Choice[] = [],
  onStuck: 'skip' | 'fail' = 'fail',
): { walked: Walked[]; desk: Desk } => {
  const desk = openDesk(game, lesson);
  const walked: Walked[] = [];
  let progress: Progress = beginLesson;
  const look = (): void => {
    progress = follow(lesson, progress, desk.witness());
  };
  const settle = (): void => {
    look();
    desk.letPlay(look);
  };
  settle();
  for (const choice of own) {
    desk.choose(choice);
    settle();
  }
  for (let i = 0; i < MOST_CHOICES && !isFinished(lesson, progress); i++) {
    const { at, isFailed } = progress;
    const step = lesson.steps[at];
    if (isFailed) throw new Error(`${lesson.name} fails at step ${at}`);
    if (walked.at(-1)?.at !== at) walked.push({ at, view: desk.view(), taken: [] });
    const isRead = step.done === 'next' || step.done === 'read';
    const choice = isRead ? null : doAsProposed(desk, step);
    if (choice !== null) {
      walked.at(-1)?.taken.push(choice);
      settle();
    } else if (isRead || onStuck === 'skip') progress = passed(lesson, progress, desk.witness());
    else throw new Error(`${lesson.name}: step ${at} proposes nothing legal`);
  }
  if (!isFinished(lesson, progress)) throw new Error(`${lesson.name} does not end`);
  return { walked, desk };
};
