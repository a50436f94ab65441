import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Path } from '../boards/handling.ts';
import type { Thing } from '../boards/scene.ts';
import type { Choice } from '../kernel/choice.ts';
import { pointAt, pointing, type Pointed } from './pointing.ts';

interface Source {
  readonly choices: ReadonlySignal<readonly Choice[]>;
  /** The things on the boards. */
  readonly seen: ReadonlySignal<ReadonlySet<Thing>>;
  /** The piece that the game itself has in the hand, if any. */
  readonly held: ReadonlySignal<Thing | null>;
  readonly lifts: readonly string[];
  pathOf(choice: Choice): Path;
  choose(choice: Choice): Promise<void>;
  undo(): Promise<void>;
  /** Takes a piece that was set down on no lit place as an order; false when it means none. */
  place(thing: Thing): boolean;
}

/** Choices offered at a thing: one of several, or the one that a finger has to confirm. */
interface Offer {
  readonly at: Thing;
  readonly choices: readonly Choice[];
  readonly isTap: boolean;
}

/** What somebody points with. A finger hides what it touches, so that it asks twice. */
export type Pointer = 'mouse' | 'touch' | 'key';

/** The hand over the boards: what it has picked, what it can point at, what it drags. */
export const openHand = (source: Source) => {
  const picked = signal<Thing | null>(null);
  /** What was pointed at with more than one meaning, or by a finger for the first time. */
  const aimed = signal<Offer | null>(null);
  /** The lift or the pick that a drag has begun with. */
  let grabbing: Promise<void> | null = null;

  const pointed = computed<readonly Pointed[]>(() =>
    source.choices.value.map((choice) => ({ choice, path: source.pathOf(choice) })),
  );
  const pointable = computed(() => pointing(pointed.value, picked.value, source.seen.value));
  const offer = computed<Offer | null>(() => {
    const { here } = pointable.value;
    if (aimed.value !== null) return aimed.value;
    if (picked.value === null || here.length === 0) return null;
    return { at: picked.value, choices: here, isTap: false };
  });

  /** Whether there is something to put back. */
  const isFull = computed(() => picked.value !== null || source.held.value !== null);

  const letGo = (): void => {
    picked.value = null;
    aimed.value = null;
  };

  const isLift = ({ choice }: Pointed): boolean => source.lifts.includes(choice[0]);
  const begunWith = (thing: Thing): readonly Pointed[] =>
    pointed.value.filter(({ path }) => path[0]?.includes(thing));

  /** The menu from which a choice is on its way: a second click on it does not make it twice. */
  let sent: readonly Choice[] | null = null;
  const isSending = (): boolean => source.choices.value === sent;
  const send = async (choice: Choice): Promise<void> => {
    if (isSending()) return;
    const menu = source.choices.value;
    sent = menu;
    letGo();
    await source.choose(choice);
    if (sent === menu) sent = null;
  };

  const make = (thing: Thing, choices: readonly Choice[], by: Pointer): void => {
    const [choice] = choices;
    const isTap = choices.length === 1 && by === 'touch' && !source.lifts.includes(choice[0]);
    const isConfirmed = aimed.value?.isTap === true && aimed.value.at === thing;
    if (choices.length > 1 || (isTap && !isConfirmed)) aimed.value = { at: thing, choices, isTap };
    else void send(choice);
  };

  const point = (thing: Thing, by: Pointer = 'mouse'): void => {
    const meant = pointAt(pointed.value, picked.value, thing);
    if (isSending()) return;
    if (meant === null) letGo();
    else if ('choices' in meant) make(thing, meant.choices, by);
    else {
      aimed.value = null;
      picked.value = meant.picked === picked.value ? null : meant.picked;
    }
  };

  /** Puts down what is picked, or gives back what the game has in the hand. */
  const putBack = async (): Promise<void> => {
    const isPicked = picked.value !== null || aimed.value !== null;
    letGo();
    if (!isPicked && source.held.value !== null) await source.undo();
  };

  const drop = async (things: readonly Thing[]): Promise<void> => {
    await grabbing;
    grabbing = null;
    const place = things.find((thing) => pointable.value.lit.has(thing));
    if (place !== undefined) point(place);
    else if (!things.some((thing) => source.place(thing))) await putBack();
  };

  return {
    picked,
    pointable,
    offer,
    isFull,
    letGo,
    /** Makes a choice that is offered at a thing. */
    send,
    point,
    putBack,
    /** Whether a drag may begin with this piece. */
    canGrab: (thing: Thing): boolean =>
      thing === source.held.value ||
      begunWith(thing).some(
        (each) => isLift(each) || each.path[1]?.some((next) => source.seen.value.has(next)),
      ),
    /** A drag begins: the piece is picked up as by a click. */
    grab(thing: Thing): void {
      const lifts = begunWith(thing).filter(isLift);
      letGo();
      if (thing === source.held.value) return;
      if (lifts.length === 1) grabbing = source.choose(lifts[0].choice);
      else picked.value = thing;
    },
    /** A drag ends at one of these things, the nearest meaning first. */
    drop,
    /** The drag was none: what is in the hand stays there. */
    keep(): void {
      grabbing = null;
    },
  };
};
