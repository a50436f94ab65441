import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Command, Meaning } from '../boards/handling.ts';
import type { Scene, Thing } from '../boards/scene.ts';
import type { Choice } from '../kernel/choice.ts';
import type { Planned } from './answers.ts';

/** An order as it goes to the engine. */
export interface Order {
  readonly whom: readonly Thing[];
  readonly task: Choice;
}

/** An order that was asked about, and waits to be given. */
export interface Draft {
  readonly order: Order;
  /** To whom, and what, in the words of the game. */
  readonly body: string;
  readonly plan: Planned;
}

interface Source {
  readonly command: ReadonlySignal<Command | null>;
  readonly held: ReadonlySignal<Thing | null>;
  readonly scene: ReadonlySignal<Scene | null>;
  mean(thing: Thing, aim: string | null): Meaning | null;
  /** Null when nobody can obey. */
  plan(order: Order): Promise<Planned | null>;
  /** Takes choices one by one until one is refused or one of these events stops them. */
  carryOut(choices: readonly Choice[], stops: readonly string[], again: Choice): Promise<void>;
  chooseAll(choices: readonly Choice[]): Promise<void>;
}

const NOTHING: ReadonlySet<Thing> = new Set();

const isSame = (a: Order, b: Order): boolean =>
  a.task.join(' ') === b.task.join(' ') && a.whom.join(' ') === b.whom.join(' ');

/** A way on the board, or a place alone at which an order is aimed. */
export interface WayShown {
  readonly who: Thing;
  readonly places: readonly { readonly at: Thing; readonly cost: number }[];
}

/** What a draft shows on the board: who goes where. */
export const waysOf = (draft: Draft | null): readonly WayShown[] =>
  draft?.plan.parts.flatMap(({ who, way }) => (way.length > 1 ? [{ who, places: way }] : [])) ?? [];

/** Orders to the piece in the hand and to those who belong to it: seen as a plan before they are given. */
export const openOrders = (source: Source) => {
  /** How far up the chain of command, for this piece. */
  const raised = signal<{ readonly of: Thing | null; readonly level: number }>({
    of: null,
    level: 0,
  });
  const aim = signal<string | null>(null);
  const draft = signal<Draft | null>(null);

  const bodies = computed(() => source.command.value?.bodies ?? []);
  const level = computed(() => {
    const { of, level } = raised.value;
    return of === source.held.value ? Math.min(level, bodies.value.length - 1) : 0;
  });
  const isWide = computed(() => level.value > 0);
  /** With a task in mind every place of the board can be pointed at. */
  const lit = computed<ReadonlySet<Thing> | null>(() => {
    if (source.command.value === null) return null;
    if (aim.value === null) return isWide.value ? NOTHING : null;
    const { boards } = source.scene.value ?? { boards: [] };
    return new Set(boards.flatMap(({ spots }) => spots.map(({ thing }) => thing)));
  });

  const drop = (): void => {
    draft.value = null;
    aim.value = null;
  };

  /** The table has changed: whoever is put down is commanded alone when he is taken again. */
  const settle = (): void => {
    drop();
    if (source.held.value === null) raised.value = { of: null, level: 0 };
  };

  const give = async (): Promise<void> => {
    const given = draft.value;
    const command = source.command.value;
    if (given === null || command === null) return;
    drop();
    const choices = given.plan.parts.flatMap((part) => part.choices);
    await source.carryOut(choices, command.stops, command.again);
  };

  const propose = async (task: Choice): Promise<void> => {
    const body = bodies.value[level.value];
    if (body === undefined) return;
    const order = { whom: body.whom, task };
    // Whoever points at the same place again means it.
    if (draft.value !== null && isSame(draft.value.order, order)) return give();
    draft.value = null;
    const plan = await source.plan(order);
    if (plan !== null) draft.value = { order, body: body.name, plan };
  };

  /** Points at a thing that is no single choice; false when nothing is meant by it. */
  const point = (thing: Thing): Promise<void> | false => {
    if (source.command.value === null) return false;
    const meaning = source.mean(thing, aim.value);
    if (meaning === null) return false;
    return 'task' in meaning ? propose(meaning.task) : source.chooseAll(meaning.choices);
  };

  return {
    rule: computed(() => source.command.value?.rule ?? ''),
    bodies,
    level,
    isWide,
    aim,
    draft,
    lit,
    drop,
    settle,
    give,
    propose,
    point,
    /** Whether somebody could put down an order, a task or a wider circle. */
    isOpen: computed(() => draft.value !== null || aim.value !== null || isWide.value),
    /** Gives up what is in mind: first the order, then those it was meant for. */
    close(): void {
      if (draft.value === null && aim.value === null) raised.value = { of: null, level: 0 };
      drop();
    },
    raise(to: number): void {
      drop();
      raised.value = { of: source.held.value, level: to };
    },
    widen(): void {
      drop();
      const next = (level.value + 1) % Math.max(1, bodies.value.length);
      raised.value = { of: source.held.value, level: next };
    },
    takeAim(task: string): void {
      draft.value = null;
      aim.value = aim.value === task ? null : task;
    },
  };
};
