import type { Thing } from '../../boards/scene.ts';
import type { Aim } from './board-state.ts';
import { standing } from './motion.ts';

/** What a drag does to the game. */
export interface Hand {
  readonly canGrab: (thing: Thing) => boolean;
  readonly grab: (thing: Thing) => void;
  readonly drop: (things: readonly Thing[]) => Promise<void>;
  /** The drag was none: what is in the hand stays there. */
  readonly keep: () => void;
}

/** The square of a field at a point of the window, if one is there. */
type PlaceAt = (aim: Aim) => Thing | null;

/** A shorter way is the tremble of a click. */
const TREMBLE = 24;
const NAMESPACE = 'http://www.w3.org/2000/svg';

const pieceAt = (target: EventTarget | null): SVGGElement | null =>
  target instanceof Element ? target.closest<SVGGElement>('[data-piece]') : null;

/** The piece under a pointer as choices call it; null where a drag moves the board. */
export const carriedThing = (target: EventTarget | null, hand: Hand): Thing | null => {
  const thing = pieceAt(target)?.dataset['thing'] as Thing | undefined;
  return thing !== undefined && hand.canGrab(thing) ? thing : null;
};

/** What lies under a point of the window: a place, and the piece that stands there. */
const thingsAt = (x: number, y: number, placeAt: PlaceAt): readonly Thing[] => {
  const element = document.elementFromPoint(x, y);
  const square = placeAt({ target: element, clientX: x, clientY: y });
  const piece = pieceAt(element);
  const spot = element?.closest<SVGElement>('[data-spot], [data-badge]')?.dataset;
  const found = [
    square ?? spot?.['spot'] ?? spot?.['badge'],
    piece?.dataset['at'],
    piece?.dataset['thing'],
  ];
  return found.filter((thing) => thing !== undefined) as Thing[];
};

/** A picture of the piece that follows the pointer, above everything. */
const ghostOf = (piece: SVGGElement): { move(x: number, y: number): void; remove(): void } => {
  const { width } = piece.querySelector('.block-body')?.getBoundingClientRect() ?? { width: 54 };
  const scale = Math.max(1, width / 54);
  const ghost = document.createElementNS(NAMESPACE, 'svg');
  ghost.setAttribute('class', 'board-ghost board-svg');
  ghost.setAttribute('width', '80');
  ghost.setAttribute('height', '80');
  ghost.setAttribute('viewBox', '-40 -40 80 80');
  const copy = piece.cloneNode(true) as SVGGElement;
  copy.style.transform = standing({ x: 0, y: 0 }, 1);
  copy.removeAttribute('data-piece');
  copy.querySelector('.piece-grip')?.remove();
  ghost.append(copy);
  ghost.setAttribute('aria-hidden', 'true');
  document.body.append(ghost);
  return {
    move: (x, y) => {
      ghost.style.transform = `translate(${x - 40}px, ${y - 40}px) scale(${scale})`;
    },
    remove: () => ghost.remove(),
  };
};

/** Marks the lit place under the pointer. */
const underline = () => {
  let under: Element | null = null;
  return (place: Element | null): void => {
    if (place === under) return;
    under?.removeAttribute('data-under');
    place?.setAttribute('data-under', '');
    under = place;
  };
};

/**
 * Carries a piece from where it was pressed to where it is let go. It listens to the window, not to
 * the board: picking up may turn the page to another one.
 */
export const carry = (
  event: PointerEvent,
  target: EventTarget | null,
  hand: Hand,
  placeAt: PlaceAt,
): void => {
  const piece = pieceAt(target);
  const thing = carriedThing(target, hand);
  if (piece === null || thing === null) return;
  const { pointerId, clientX, clientY } = event;
  const ending = new AbortController();
  const ghost = ghostOf(piece);
  const mark = underline();
  let way = 0;

  const move = (moved: PointerEvent): void => {
    if (moved.pointerId !== pointerId) return;
    const { clientX: x, clientY: y } = moved;
    way = Math.max(way, Math.hypot(x - clientX, y - clientY));
    ghost.move(x, y);
    const spot = thingsAt(x, y, placeAt)[0];
    const place =
      spot === undefined ? null : document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
    mark(place?.closest('.spot.is-lit') ?? null);
  };
  const end = (): void => {
    ending.abort();
    ghost.remove();
    mark(null);
    document.querySelector('[data-carried]')?.removeAttribute('data-carried');
  };
  const up = (released: PointerEvent): void => {
    if (released.pointerId !== pointerId) return;
    end();
    if (way < TREMBLE) hand.keep();
    else void hand.drop(thingsAt(released.clientX, released.clientY, placeAt));
  };
  const cancel = (lost: PointerEvent | KeyboardEvent): void => {
    if (lost instanceof KeyboardEvent && lost.key !== 'Escape') return;
    end();
    void hand.drop([]);
  };

  if (piece.hasPointerCapture(pointerId)) piece.releasePointerCapture(pointerId);
  piece.setAttribute('data-carried', '');
  ghost.move(clientX, clientY);
  const { signal } = ending;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('keydown', cancel, { signal, capture: true });
  hand.grab(thing);
};
