import type { RefObject } from 'preact';
import type { Thing } from '../../boards/scene.ts';
import { firstSeat, hitOf, isBeside, placeOf, thingOf, walk } from './board-state.ts';
import type { Aim, Seat } from './board-state.ts';
import type { Pointer } from '../hand.ts';
import type { Gestures } from './gestures.ts';
import type { Direction, Opening, Stand } from './layout.ts';
import { answerOfEnter, answerOfPiece, answerOfSpot, type Answer } from './pointing.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const ZOOM_STEP = 1.3;
/** Pixels per unit at which a block can be read and hit. */
const READABLE = 1.05;

/** What the controls read and change. */
export interface Desk {
  readonly stands: readonly Stand[];
  readonly lit: ReadonlySet<Thing>;
  readonly also: ReadonlySet<Thing>;
  readonly roving: Seat;
  readonly gestures: RefObject<Gestures | null>;
  readonly setOpen: (open: Opening | null) => void;
  readonly setSeat: (seat: Seat) => void;
  readonly onPoint: (thing: Thing, by: Pointer) => void;
  /** Why not? */
  readonly onAsk: (thing: Thing) => void;
  /** Pointed at though it is not lit. */
  readonly onMean: (thing: Thing) => void;
}

const openStand = ({ lit, gestures, setOpen, setSeat }: Desk, stand: Stand): void => {
  setOpen({ spot: stand.spot.thing, swell: READABLE / (gestures.current?.scale() ?? 1) });
  setSeat(firstSeat(stand, lit));
};

const give = (desk: Desk, stand: Stand, answer: Answer, by: Pointer): void => {
  if (answer.kind === 'open') return openStand(desk, stand);
  if (!stand.isOpen) desk.setOpen(null);
  if (answer.kind === 'point') desk.onPoint(answer.thing, by);
  else desk.onMean(answer.thing);
};

const pointerOf = (event: MouseEvent): Pointer =>
  event instanceof PointerEvent && event.pointerType === 'touch' ? 'touch' : 'mouse';

/** A click, or what a screen reader does in its place. */
export const clicked = (desk: Desk, event: MouseEvent): void => {
  const { stands, lit, also, gestures, setOpen } = desk;
  // A click without a pointer counts no presses: no drag came before it.
  if (event.detail > 0 && gestures.current?.wasDrag() === true) return;
  const hit = hitOf(stands, event.target, event);
  if (hit === null) {
    const isTray = event.target instanceof Element && event.target.matches('[data-tray]');
    if (!isTray) setOpen(null);
    return;
  }
  const { stand, piece, isBadge } = hit;
  if (isBadge) return openStand(desk, stand);
  const answer =
    piece === null ? answerOfSpot(stand, lit, also) : answerOfPiece(stand, piece, lit, also);
  give(desk, stand, answer, pointerOf(event));
};

/** Why not? Asked by a right click or a long press. */
export const asked = ({ stands, onAsk }: Desk, aim: Aim): void => {
  const hit = hitOf(stands, aim.target, aim);
  if (hit !== null) onAsk(thingOf(hit));
};

/** Enter means what stands on the spot first, Space the spot itself. */
const press = (desk: Desk, key: string): boolean => {
  const { stands, roving, lit, also } = desk;
  const stand = stands.find(
    ({ spot, pieces }) => spot.thing === roving || pieces.some((piece) => piece.key === roving),
  );
  if (stand === undefined) return false;
  const piece = stand.pieces.find((piece) => piece.key === roving);
  const answer =
    piece !== undefined
      ? answerOfPiece(stand, piece, lit, also)
      : (key === ' ' ? answerOfSpot : answerOfEnter)(stand, lit, also);
  give(desk, stand, answer, 'key');
  return true;
};

const step = ({ stands, roving, gestures, setSeat }: Desk, direction: Direction): boolean => {
  const next = walk(stands, roving, direction);
  if (next === null) return true;
  setSeat(next);
  const onBoard = stands.filter((stand) => !isBeside(stand));
  const place = placeOf(onBoard, next);
  if (place !== null) gestures.current?.reveal(place);
  return true;
};

const leave = ({ stands, setOpen, setSeat }: Desk): boolean => {
  const stand = stands.find((stand) => stand.isOpen);
  if (stand === undefined) return false;
  setOpen(null);
  setSeat(stand.spot.thing);
  return true;
};

const zoom = ({ gestures }: Desk, key: string): boolean => {
  if (key === '0') gestures.current?.fit();
  else gestures.current?.zoom(key === '-' ? 1 / ZOOM_STEP : ZOOM_STEP);
  return true;
};

const isUsed = (desk: Desk, key: string): boolean => {
  const direction = ARROWS[key];
  if (direction !== undefined) return step(desk, direction);
  if (key === 'Enter' || key === ' ') return press(desk, key);
  if (key === 'Escape') return leave(desk);
  return ['+', '=', '-', '0'].includes(key) && zoom(desk, key);
};

/** A key that the board uses is no other's. */
export const pressed = (desk: Desk, event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey || !isUsed(desk, event.key)) return;
  event.preventDefault();
  event.stopPropagation();
};
