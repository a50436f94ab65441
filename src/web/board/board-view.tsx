import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Board, Shape, Thing } from '../../boards/scene.ts';
import { hitOf, isBeside, isCards, isTray, thingOf, type Aim } from './board-state.ts';
import type { Pointer } from '../hand.ts';
import type { WayShown } from '../orders.ts';
import { carriedThing, carry, type Hand } from './carrying.ts';
import { asked, clicked, pressed, type Desk } from './controls.ts';
import { fieldPoint, isBare, isOfField, litPath, squareAt } from './field.ts';
import { Ground, Shapes } from './ground.tsx';
import {
  middleOfLit,
  useFocus,
  useGestures,
  useHeld,
  useOpen,
  useRoving,
  useUnfolding,
  useWhole,
} from './hooks.ts';
import { useMotion, type Memory } from './motion.ts';
import { Patterns } from './patterns.tsx';
import { SpotMenuView, type SpotMenu } from './spot-menu.tsx';
import { Gone } from './block.tsx';
import { Cards } from './cards.tsx';
import { Tray } from './tray.tsx';
import { Trails } from './trails.tsx';
import { SpotView } from './spot-view.tsx';
import { FilmLayer, type Drawn } from '../film/film-layer.tsx';
import { Ways } from './ways.tsx';
import type { Tell } from './words.ts';

export interface BoardViewProps {
  readonly board: Board;
  /** What can be pointed at now. */
  readonly lit: ReadonlySet<Thing>;
  /** What begins another choice than the one that is lit. */
  readonly also?: ReadonlySet<Thing> | undefined;
  readonly chosen: Thing | null;
  /** Choices that are offered at a thing. */
  readonly menu?: SpotMenu | null;
  /** What drags pieces; without it a drag moves the board. */
  readonly hand?: Hand;
  /** Where pieces were when this board was last shown; without it they glide only while it is. */
  readonly memory?: Memory;
  /** What is spoken of elsewhere on the page: marked, and brought into the window. */
  readonly focus: Thing | null;
  /** What is shown over the ground because somebody wants to see it. */
  readonly overlays?: readonly Shape[];
  /** The picture of a film that is shown now, and which one it is. */
  readonly film?: { readonly drawn: Drawn; readonly at: number } | null;
  readonly cipher: (army: string) => string;
  readonly tell: Tell;
  readonly onPoint: (thing: Thing, by: Pointer) => void;
  /** Why can this not be chosen? */
  readonly onAsk: (thing: Thing) => void;
  /** Something that is not lit was clicked; a right click or a long press asks why it is not. */
  readonly onMean?: (thing: Thing) => void;
  readonly onHover?: (thing: Thing | null) => void;
  /** All that is lit is so for an order: it needs no frames. */
  readonly isAiming?: boolean;
  /** Places that a key has marked. */
  readonly marked?: ReadonlySet<Thing> | undefined;
  /** Where those would go to whom an order is being given. */
  readonly ways?: readonly WayShown[];
  readonly isWhole?: boolean;
}

const NOTHING: ReadonlySet<Thing> = new Set();
const NO_SHAPES: readonly Shape[] = [];

const Pane = (props: BoardViewProps): JSX.Element => {
  const { board, lit, also = NOTHING, chosen, menu = null, hand, memory } = props;
  const { overlays = NO_SHAPES, film = null } = props;
  const { focus, cipher, tell, onPoint, onAsk, onMean = onAsk, onHover } = props;
  const { isAiming = false, marked = NOTHING, ways = [], isWhole = false } = props;
  const desktop = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const hovered = useRef<Thing | null>(null);
  const { stands, setOpen } = useOpen(board, lit);
  const { frame, pane, gestures } = useGestures(board, middleOfLit(board, stands, lit), {
    onLongPress: (aim) => asked(desk, aim),
    canCarry: (target) => hand !== undefined && carriedThing(target, hand) !== null,
    onCarry: (event, target) => {
      if (hand !== undefined) carry(event, target, hand, placeAt);
    },
  });
  const { roving, setSeat } = useRoving(desktop, stands, lit);
  const handed = { onPoint, onAsk, onMean };
  const desk: Desk = { stands, lit, also, roving, gestures, setOpen, setSeat, ...handed };
  const own = useRef<Memory>(new Map());
  const { trails, gone } = useMotion(svg, board.id, stands, memory ?? own.current);
  useFocus(focus, stands, gestures);
  useUnfolding(stands, gestures);
  useHeld(board, stands, gestures);
  useWhole(isWhole, gestures);

  const placeAt = (aim: Aim): Thing | null => {
    const point = fieldPoint(aim.target, aim);
    return point === null ? null : (squareAt(stands, point)?.spot.thing ?? null);
  };
  const hover = (event: PointerEvent): void => {
    // A board that is moved slides under the mouse: nobody points at what comes by.
    if (frame.current?.dataset['moving'] !== undefined) return;
    const hit = event.type === 'pointerleave' ? null : hitOf(stands, event.target, event);
    const thing = hit === null ? null : thingOf(hit);
    if (thing === hovered.current) return;
    hovered.current = thing;
    onHover?.(thing);
  };
  const focusIn = (event: FocusEvent): void => {
    const hit = hitOf(stands, event.target);
    if (hit !== null) setSeat(hit.piece?.key ?? hit.stand.spot.thing);
  };
  const contextMenu = (event: MouseEvent): void => {
    event.preventDefault();
    // A finger's long press has been answered already.
    if (!(event instanceof PointerEvent && event.pointerType === 'touch')) asked(desk, event);
  };

  const tray = stands.find(isTray);
  const cards = stands.filter((stand) => isCards(stand) && stand.pieces.length > 0);
  const { width, height } = board;
  const viewBox = `0 0 ${width} ${height}`;
  const isField = stands.some(isOfField);
  const seated = new Set([roving, chosen, focus]);
  return (
    <div
      class={cards.length > 0 ? 'board-desk has-cards' : 'board-desk'}
      ref={desktop}
      onClick={(event) => clicked(desk, event)}
      onContextMenu={contextMenu}
      onKeyDown={(event) => pressed(desk, event)}
      onFocusIn={focusIn}
      onPointerOver={hover}
      onPointerMove={isField ? hover : undefined}
      onPointerLeave={hover}
    >
      <div
        class={isAiming ? 'board-view is-aiming' : 'board-view'}
        ref={frame}
        role="group"
        aria-label={board.title}
      >
        <div class="board-pane" ref={pane}>
          <Ground shapes={board.ground} viewBox={viewBox} />
          <svg
            ref={svg}
            class={lit.size > 0 ? 'board-svg board-live is-choosing' : 'board-svg board-live'}
            viewBox={viewBox}
          >
            <Patterns />
            {isField && (
              <>
                <rect class="field-open" data-field="" width={width} height={height} />
                <path class="field-lit" d={isAiming ? '' : litPath(stands, lit)} />
                <path class="field-marked" d={litPath(stands, marked)} />
              </>
            )}
            <Shapes layer="overlays" shapes={overlays} />
            <Shapes layer="marks" shapes={board.marks} />
            {stands
              .filter((stand) => !isBeside(stand) && !isBare(stand, seated))
              .map((stand) => (
                <SpotView
                  key={stand.spot.thing}
                  {...{ stand, lit, chosen, focus, roving, cipher, tell }}
                />
              ))}
            {board.letters !== undefined && <Shapes layer="letters" shapes={board.letters} />}
            <Ways ways={ways} stands={stands} />
            <Trails trails={trails} />
            {gone.map((each) => (
              <Gone key={each.piece.key} {...each} cipher={cipher(each.piece.army)} />
            ))}
            {film !== null && <FilmLayer key={film.at} drawn={film.drawn} />}
          </svg>
        </div>
        {tray !== undefined && tray.pieces.length > 0 && (
          <Tray stand={tray} {...{ lit, chosen, roving, cipher, tell, gestures }} />
        )}
        {menu !== null && <SpotMenuView {...{ menu, stands, gestures }} />}
      </div>
      {cards.length > 0 && (
        <div class="card-racks">
          {cards.map((stand) => (
            <Cards key={stand.spot.thing} stand={stand} {...{ lit, chosen, focus, roving, tell }} />
          ))}
        </div>
      )}
    </div>
  );
};

/** A board to pan, zoom and point at. Another board is another pane, with its own camera. */
export const BoardView = (props: BoardViewProps): JSX.Element => (
  <Pane key={props.board.id} {...props} />
);
