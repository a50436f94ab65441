import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Piece, Thing } from '../../boards/scene.ts';
import { Block } from './block.tsx';
import type { Gestures } from './gestures.ts';
import type { Stand } from './layout.ts';
import type { Tell } from './words.ts';

interface TrayProps {
  readonly stand: Stand;
  readonly lit: ReadonlySet<Thing>;
  readonly chosen: Thing | null;
  readonly roving: string;
  readonly cipher: (army: string) => string;
  readonly tell: Tell;
  readonly gestures: RefObject<Gestures | null>;
}

const ORIGIN = { x: 0, y: 0 };

/** The pieces by army and corps, in the order in which they come. */
const formations = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => [
  ...Map.groupBy(pieces, ({ army, face }) => `${army} ${face?.corps ?? ''}`).values(),
];

const scroll = (event: WheelEvent): void => {
  event.preventDefault();
  event.stopPropagation();
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.scrollLeft += event.deltaY + event.deltaX;
};

/** Pieces that wait beside the board: a strip at the lower edge, as large as they can be read. */
export const Tray = (props: TrayProps): JSX.Element => {
  const { stand, lit, chosen, roving, cipher, tell, gestures } = props;
  const strip = useRef<HTMLDivElement>(null);
  // After the board has its camera.
  useEffect(() => {
    gestures.current?.inset(strip.current?.offsetHeight ?? 0);
    return () => gestures.current?.inset(0);
  }, [gestures]);
  return (
    <div class="tray-strip" ref={strip} role="group" aria-label={stand.spot.name} onWheel={scroll}>
      {formations(stand.pieces).map((pieces) => (
        <section key={pieces[0].key} class="tray-corps" data-army={pieces[0].army}>
          <h2>{pieces[0].face?.corps}</h2>
          {pieces.map((piece) => (
            <svg key={piece.key} class="tray-piece" viewBox="-34 -36 68 70">
              <Block
                piece={piece}
                at={ORIGIN}
                swell={1}
                cipher={cipher(piece.army)}
                tell={tell}
                isLit={piece.thing !== null && lit.has(piece.thing)}
                isChosen={piece.thing !== null && piece.thing === chosen}
                isFocus={false}
                isCovered={false}
                isStacked={false}
                isRoving={roving === piece.key}
              />
            </svg>
          ))}
        </section>
      ))}
    </div>
  );
};
