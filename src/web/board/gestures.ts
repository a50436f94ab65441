import {
  afarOf,
  clamped,
  fitted,
  fittingScale,
  levelOf,
  opened,
  revealing,
  zoomed,
} from './camera.ts';
import type { Aim } from './board-state.ts';
import type { Point, Size } from './layout.ts';

const DRAG_PIXELS = 6;
const LONG_PRESS_MS = 500;
/** A finger that rests so long on a piece takes it along. */
const HOLD_MS = 220;
const SETTLE_MS = 160;

/** Moves the board in its window without rendering anything. */
export interface Gestures {
  /** Around the middle of the window. */
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly reveal: (point: Point) => void;
  /** Pixels per board unit now. */
  readonly scale: () => number;
  /** True when the last press was a drag, a pinch or a long press, and so not a click. */
  readonly wasDrag: () => boolean;
  /** Keeps an element of the window at a point of the board, until the answer is called. */
  readonly follow: (element: HTMLElement, point: Point) => () => void;
  /** Keeps so many pixels at the lower edge of the window free of the board. */
  readonly inset: (pixels: number) => void;
  readonly stop: () => void;
}

/** What pressing on the board can begin besides moving it. */
export interface Presses {
  readonly onLongPress: (aim: Aim) => void;
  /** Whether a drag from here takes a piece along. */
  readonly canCarry: (target: EventTarget | null) => boolean;
  readonly onCarry: (event: PointerEvent, target: EventTarget | null) => void;
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Writes the camera to the pane, at most once a frame. */
const cameraOf = (frame: HTMLElement, pane: HTMLElement, board: Size, around: Point) => {
  let inset = 0;
  const view = (): Size => ({
    width: Math.max(1, frame.clientWidth),
    height: Math.max(1, frame.clientHeight - inset),
  });
  let now = opened(around, board, view());
  /** The scale at which the board is laid out now. */
  let laid = now.scale;
  let drawn = 0;
  let scheduled = 0;
  let settling = 0;
  const followers = new Map<HTMLElement, Point>();

  /** Below its point, but inside the window. */
  const lead = (element: HTMLElement, point: Point): void => {
    const { width, height } = view();
    const { offsetWidth, offsetHeight } = element;
    const x = now.x + point.x * now.scale - offsetWidth / 2;
    const y = now.y + point.y * now.scale;
    const within = (at: number, most: number): number => Math.max(4, Math.min(at, most - 4));
    element.style.transform = `translate(${within(x, width - offsetWidth)}px, ${within(y, height - offsetHeight)}px)`;
  };
  const place = (): void => {
    pane.style.transform = `translate(${now.x}px, ${now.y}px) scale(${now.scale / laid})`;
  };
  // The board is laid out at the scale where a zoom came to rest. A layer that is promised to move is
  // painted at its own size and only stretched from there: nothing is painted anew while it moves.
  const settle = (): void => {
    laid = now.scale;
    frame.dataset['zoom'] = levelOf(laid);
    const afar = afarOf(laid);
    if (afar === null) delete frame.dataset['afar'];
    else frame.dataset['afar'] = afar;
    // A pixel in board units, for letters that are as large at any scale.
    // Only what is written over the land asks for it: there is less to be styled anew.
    for (const layer of pane.querySelectorAll<SVGElement>('.board-live'))
      layer.style.setProperty('--pixel', String(1 / laid));
    pane.style.width = `${board.width * laid}px`;
    pane.style.height = `${board.height * laid}px`;
    place();
  };
  const draw = (): void => {
    scheduled = 0;
    place();
    for (const [element, point] of followers) lead(element, point);
    if (now.scale === drawn) return;
    drawn = now.scale;
    clearTimeout(settling);
    settling = window.setTimeout(settle, SETTLE_MS);
  };
  const set = (next: typeof now): void => {
    now = next;
    scheduled ||= requestAnimationFrame(draw);
  };
  settle();
  draw();
  return {
    pan: (dx: number, dy: number) =>
      set(clamped({ ...now, x: now.x + dx, y: now.y + dy }, board, view())),
    zoom: (factor: number, at: Point) => set(zoomed(now, factor, at, board, view())),
    zoomMiddle: (factor: number) => {
      const { width, height } = view();
      set(zoomed(now, factor, { x: width / 2, y: height / 2 }, board, view()));
    },
    fit: () => set(fitted(board, view())),
    reveal: (point: Point) => set(revealing(now, point, board, view())),
    isFitted: (before: Size) => now.scale <= fittingScale(board, before) * 1.001,
    refresh: () => set(clamped(now, board, view())),
    scale: () => now.scale,
    inset: (pixels: number) => {
      inset = pixels;
      set(opened(around, board, view()));
    },
    follow: (element: HTMLElement, point: Point) => {
      followers.set(element, point);
      lead(element, point);
      return () => void followers.delete(element);
    },
    view,
    stop: () => {
      cancelAnimationFrame(scheduled);
      clearTimeout(settling);
    },
  };
};

type CameraHandle = ReturnType<typeof cameraOf>;

/** Keeps a fitted board fitted when its window changes. */
const watchSize = (frame: HTMLElement, camera: CameraHandle): (() => void) => {
  let before = camera.view();
  const observer = new ResizeObserver(() => {
    if (camera.isFitted(before)) camera.fit();
    else camera.refresh();
    before = camera.view();
  });
  observer.observe(frame);
  return () => observer.disconnect();
};

/** Pan by drag, zoom by pinch, ask by a long press of a finger; a piece may be taken along instead. */
const watchPointers = (
  frame: HTMLElement,
  camera: CameraHandle,
  presses: Presses,
  signal: AbortSignal,
): (() => boolean) => {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let isDrag = false;
  let press = 0;
  /** Where a mouse was pressed on a piece that it can take along. */
  let carried: EventTarget | null = null;
  let pressed: EventTarget | null = null;

  const local = (event: PointerEvent): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const beginDrag = (id: number): void => {
    isDrag = true;
    clearTimeout(press);
    frame.dataset['moving'] = '';
    frame.setPointerCapture(id);
  };
  const carry = (event: PointerEvent, target: EventTarget | null): void => {
    isDrag = true;
    carried = null;
    clearTimeout(press);
    fingers.clear();
    presses.onCarry(event, target);
  };
  /** A strip beside the board scrolls by itself: only its pieces can be taken along. */
  const isBeside = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest('.tray-strip') !== null;
  const hold = (event: PointerEvent): void => {
    const { target, clientX, clientY } = event;
    const isPiece = presses.canCarry(target);
    if (event.pointerType !== 'touch') {
      if (isPiece) carried = target;
      return;
    }
    const held = (): void => {
      isDrag = true;
      if (isPiece) carry(event, target);
      else presses.onLongPress({ target, clientX, clientY });
    };
    press = window.setTimeout(held, isPiece ? HOLD_MS : LONG_PRESS_MS);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const at = local(event);
    clearTimeout(press);
    if (fingers.size === 0) {
      isDrag = false;
      start = at;
      carried = null;
      pressed = event.target;
      hold(event);
    }
    fingers.set(event.pointerId, at);
    if (fingers.size === 2) for (const id of fingers.keys()) beginDrag(id);
  };
  const pinch = (id: number, before: Point, at: Point): void => {
    const other = [...fingers].find(([key]) => key !== id)?.[1] ?? before;
    const from = between(before, other);
    const to = between(at, other);
    camera.pan(to.x - from.x, to.y - from.y);
    camera.zoom(Math.max(1, distance(at, other)) / Math.max(1, distance(before, other)), to);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const at = local(event);
    if (fingers.size === 1) {
      if (!isDrag && distance(start, at) < DRAG_PIXELS) return;
      if (carried !== null) return carry(event, carried);
      if (isBeside(pressed)) return clearTimeout(press);
      if (!frame.hasPointerCapture(event.pointerId)) beginDrag(event.pointerId);
      camera.pan(at.x - before.x, at.y - before.y);
    } else if (fingers.size === 2) pinch(event.pointerId, before, at);
    fingers.set(event.pointerId, at);
  };
  const up = (event: PointerEvent): void => {
    clearTimeout(press);
    fingers.delete(event.pointerId);
    if (fingers.size === 0) delete frame.dataset['moving'];
  };

  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    frame.addEventListener(type, up, { signal });
  signal.addEventListener('abort', () => clearTimeout(press));
  return () => isDrag;
};

const watchWheel = (frame: HTMLElement, camera: CameraHandle, signal: AbortSignal): void => {
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    // A pinch on a touchpad arrives as a wheel with the control key, in small steps.
    const speed = event.ctrlKey ? 0.01 : 0.0015;
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    camera.zoom(Math.exp(-event.deltaY * pixels * speed), at);
  };
  frame.addEventListener('wheel', wheel, { passive: false, signal });
};

export const startGestures = (
  frame: HTMLElement,
  pane: HTMLElement,
  board: Size,
  /** What the board is opened for. */
  around: Point,
  presses: Presses,
): Gestures => {
  const ending = new AbortController();
  const camera = cameraOf(frame, pane, board, around);
  const stopSize = watchSize(frame, camera);
  const wasDrag = watchPointers(frame, camera, presses, ending.signal);
  watchWheel(frame, camera, ending.signal);
  return {
    zoom: camera.zoomMiddle,
    fit: camera.fit,
    reveal: camera.reveal,
    scale: camera.scale,
    follow: camera.follow,
    inset: camera.inset,
    wasDrag,
    stop: () => {
      ending.abort();
      stopSize();
      camera.stop();
    },
  };
};
