import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Board, Thing } from '../../boards/scene.ts';
import { isBeside, placeOf, rovingSeat, seatOf, type Seat } from './board-state.ts';
import { startGestures, type Gestures, type Presses } from './gestures.ts';
import { boxAround, isPile, standsOf, type Opening, type Point, type Stand } from './layout.ts';
import { hasLitPiece } from './pointing.ts';

/** The open stack, closed by itself when it has shown all it was opened for. */
export const useOpen = (board: Board, lit: ReadonlySet<Thing>) => {
  const [open, setOpen] = useState<Opening | null>(null);
  const stands = useMemo(() => standsOf(board, open), [board, open]);
  const hadLit = useRef(false);
  useEffect(() => {
    const stand = stands.find((stand) => stand.isOpen);
    const hasLit = stand !== undefined && hasLitPiece(stand, lit);
    const isDone = stand !== undefined && (stand.pieces.length < 2 || (hadLit.current && !hasLit));
    hadLit.current = hasLit && !isDone;
    if (isDone) setOpen(null);
  }, [stands, lit]);
  return { stands, setOpen };
};

/** What is lit on the board, around which it is opened in a small window. */
export const middleOfLit = (
  { width, height }: Board,
  stands: readonly Stand[],
  lit: ReadonlySet<Thing>,
): Point => {
  const spots = stands
    .filter((stand) => !isBeside(stand))
    .filter((stand) => lit.has(stand.spot.thing) || hasLitPiece(stand, lit))
    .map(({ spot }) => spot);
  if (spots.length === 0) return { x: width / 2, y: height / 2 };
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
};

/** Pan and zoom: started once for a board, and never a reason to render. */
export const useGestures = (board: Board, around: Point, presses: Presses) => {
  const frame = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures | null>(null);
  const last = useRef(presses);
  last.current = presses;
  const { width, height } = board;
  useLayoutEffect(() => {
    if (frame.current === null || pane.current === null) return;
    const started = startGestures(frame.current, pane.current, { width, height }, around, {
      onLongPress: (aim) => last.current.onLongPress(aim),
      canCarry: (target) => last.current.canCarry(target),
      onCarry: (event, target) => last.current.onCarry(event, target),
    });
    gestures.current = started;
    return started.stop;
  }, [width, height]);
  return { frame, pane, gestures };
};

const SEATS = '[tabindex="0"]';

/** The keyboard's seat, and the element that has the focus for it. */
export const useRoving = (
  frame: RefObject<HTMLElement | null>,
  stands: readonly Stand[],
  lit: ReadonlySet<Thing>,
) => {
  const [seat, setSeat] = useState<Seat | null>(null);
  const roving = rovingSeat(stands, seat, lit);
  // A piece that comes under another spot is a new element: the focus follows it there.
  const isHeld = useRef(false);
  isHeld.current = frame.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!isHeld.current) return;
    const element = frame.current?.querySelector<SVGElement>(SEATS);
    const isInMenu = document.activeElement?.closest('.spot-menu') !== null;
    if (element === document.activeElement || isInMenu) return;
    element?.focus({ preventScroll: true });
    element
      ?.closest('.tray-piece, .card-piece')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return { roving, setSeat };
};

const EDGE_PIXELS = 52;

/** Brings a stack that opens into the window, as much of it as the window holds. */
export const useUnfolding = (
  stands: readonly Stand[],
  gestures: RefObject<Gestures | null>,
): void => {
  const open = stands.find(({ isOpen, spot }) => isOpen && isPile(spot));
  useEffect(() => {
    if (open === undefined || gestures.current === null) return;
    const { scale, reveal } = gestures.current;
    const { x, y, width, height } = boxAround(open.places, 10, open.swell);
    // A point is brought well inside the window: the edges of the stack may come close to its edge.
    const inside = EDGE_PIXELS / scale();
    reveal({ x: x + width - inside, y: y + height - inside });
    reveal({ x: x + inside, y: y + inside });
  }, [open?.spot.thing]);
};

/** Brings what the page speaks of into the window, once for each time it changes. */
export const useFocus = (
  focus: Thing | null,
  stands: readonly Stand[],
  gestures: RefObject<Gestures | null>,
): void => {
  const shown = useRef<Thing | null>(null);
  useEffect(() => {
    if (focus === shown.current) return;
    shown.current = focus;
    const seat = focus === null ? null : seatOf(stands, focus);
    const onBoard = stands.filter((stand) => !isBeside(stand));
    const place = seat === null ? null : placeOf(onBoard, seat);
    if (place !== null) gestures.current?.reveal(place);
  }, [focus, stands, gestures]);
};

/** Keeps the piece in the hand in the window, which its buttons may have made smaller. */
export const useHeld = (
  { pieces }: Board,
  stands: readonly Stand[],
  gestures: RefObject<Gestures | null>,
): void => {
  const held = pieces.find(({ signs }) => signs.includes('hand'));
  useEffect(() => {
    const place = held === undefined ? null : placeOf(stands, held.key);
    if (place === null) return;
    const shown = requestAnimationFrame(() => gestures.current?.reveal(place));
    return () => cancelAnimationFrame(shown);
  }, [held?.key, held?.at]);
};

/** How near the board comes again after the whole of it was shown. */
const NEAR = 1.05;

/** Shows the whole board when that is wanted, and comes nearer again when it is not. */
export const useWhole = (isWhole: boolean, gestures: RefObject<Gestures | null>): void => {
  const was = useRef(isWhole);
  useEffect(() => {
    if (was.current === isWhole || gestures.current === null) return;
    was.current = isWhole;
    if (isWhole) gestures.current.fit();
    else gestures.current.zoom(NEAR / gestures.current.scale());
  }, [isWhole, gestures]);
};
