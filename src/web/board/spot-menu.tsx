import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Thing } from '../../boards/scene.ts';
import { isCards, placeOf, seatOf } from './board-state.ts';
import type { Gestures } from './gestures.ts';
import { BLOCK, type Stand } from './layout.ts';

/** Choices that are offered at a thing on the board. */
export interface SpotMenu {
  readonly at: Thing;
  readonly lines: readonly {
    readonly text: string;
    readonly isProposed: boolean;
    readonly onChoose: () => void;
  }[];
}

interface SpotMenuProps {
  readonly menu: SpotMenu;
  readonly stands: readonly Stand[];
  readonly gestures: RefObject<Gestures | null>;
}

/** The board neither pans nor answers under a menu; only Escape reaches it. */
const keep = (event: Event): void => {
  if (!(event instanceof KeyboardEvent && event.key === 'Escape')) event.stopPropagation();
};

/** A card lies beside the board: its menu comes as near as the board's window goes. */
const comeBeside = (menu: HTMLElement, key: string): void => {
  const frame = menu.offsetParent?.getBoundingClientRect();
  const card = document.querySelector(`[data-piece="${CSS.escape(key)}"]`)?.getBoundingClientRect();
  if (frame === undefined || card === undefined) return;
  const within = (at: number, room: number): number => Math.max(4, Math.min(at, room - 4));
  const x = within(card.left - frame.left, frame.width - menu.offsetWidth);
  const y = within(card.top - frame.top, frame.height - menu.offsetHeight);
  menu.style.transform = `translate(${x}px, ${y}px)`;
};

/** Small buttons below a thing; they go with it when the board is moved, and keep inside the window. */
export const SpotMenuView = ({ menu, stands, gestures }: SpotMenuProps): JSX.Element | null => {
  const box = useRef<HTMLDivElement>(null);
  const seat = seatOf(stands, menu.at);
  const place = seat === null ? null : placeOf(stands, seat);
  const { swell = 1 } = stands.find(({ isOpen }) => isOpen) ?? {};
  const [x, y] = place === null ? [0, 0] : [place.x, place.y + (BLOCK / 2 + 6) * swell];
  const isOfCard = stands.some(
    (stand) => isCards(stand) && stand.pieces.some(({ key }) => key === seat),
  );
  useLayoutEffect(() => {
    if (box.current === null) return;
    if (isOfCard) return comeBeside(box.current, seat ?? '');
    return gestures.current?.follow(box.current, { x, y });
  }, [gestures, x, y, menu.lines.length, place === null, isOfCard, seat]);
  if (place === null) return null;
  return (
    <div
      class="spot-menu"
      ref={box}
      role="group"
      onClick={keep}
      onPointerDown={keep}
      onKeyDown={keep}
    >
      {menu.lines.map(({ text, isProposed, onChoose }) => (
        <button key={text} type="button" class={isProposed ? 'is-proposed' : ''} onClick={onChoose}>
          {text}
        </button>
      ))}
    </div>
  );
};
