import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Thing } from '../../boards/scene.ts';
import { placeOf, seatOf } from './board-state.ts';
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

/** Small buttons below a thing; they go with it when the board is moved, and keep inside the window. */
export const SpotMenuView = ({ menu, stands, gestures }: SpotMenuProps): JSX.Element | null => {
  const box = useRef<HTMLDivElement>(null);
  const seat = seatOf(stands, menu.at);
  const place = seat === null ? null : placeOf(stands, seat);
  const { swell = 1 } = stands.find(({ isOpen }) => isOpen) ?? {};
  const [x, y] = place === null ? [0, 0] : [place.x, place.y + (BLOCK / 2 + 6) * swell];
  useLayoutEffect(() => {
    if (box.current === null) return;
    return gestures.current?.follow(box.current, { x, y });
  }, [gestures, x, y, menu.lines.length, place === null]);
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
