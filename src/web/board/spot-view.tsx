import type { JSX } from 'preact';
import type { Piece, Thing } from '../../boards/scene.ts';
import { Block } from './block.tsx';
import { BLOCK, boxAround, forceOf, isClosed, isPile, totalOf } from './layout.ts';
import type { Heap, Stand } from './layout.ts';
import { isOfField } from './field.ts';
import { hasLitPiece } from './pointing.ts';
import { offered, spotWords, type Tell } from './words.ts';

interface SpotProps {
  readonly stand: Stand;
  readonly lit: ReadonlySet<Thing>;
  readonly chosen: Thing | null;
  readonly focus: Thing | null;
  /** The key of the piece, or the thing of the spot, to which the Tab key leads. */
  readonly roving: string;
  readonly cipher: (army: string) => string;
  readonly tell: Tell;
}

/** A ring that the blocks on the spot do not hide. */
const Ring = ({ stand }: { readonly stand: Stand }): JSX.Element => {
  const { spot, pieces, places } = stand;
  if (isOfField(stand)) {
    const { x, y, r } = spot;
    return (
      <g class="spot-ring spot-square">
        <rect x={x - r} y={y - r} width={2 * r} height={2 * r} />
        <rect x={x - r + 1} y={y - r + 1} width={2 * r - 2} height={2 * r - 2} />
      </g>
    );
  }
  if (spot.outline !== undefined)
    return (
      <g class="spot-ring spot-area">
        <path d={spot.outline} />
        <path d={spot.outline} />
      </g>
    );
  if (typeof spot.pile === 'object' && 'width' in spot.pile) {
    const rows = boxAround([spot, ...places], 8, stand.swell);
    const width = Math.max(spot.pile.width, BLOCK * stand.swell) + 16;
    return (
      <g class="spot-ring">
        <rect {...rows} x={spot.x - width / 2} width={width} rx="12" />
        <rect {...rows} x={spot.x - width / 2} width={width} rx="12" />
      </g>
    );
  }
  const r = pieces.length === 0 ? spot.r : Math.max(spot.r, BLOCK * 0.86);
  return (
    <g class="spot-ring">
      <circle cx={spot.x} cy={spot.y} r={r} />
      <circle cx={spot.x} cy={spot.y} r={r} />
    </g>
  );
};

/** What the pieces of a stack are worth together, and how wide that is written. */
const worthOf = (pieces: readonly Piece[]): readonly [text: string, width: number] | null => {
  const force = forceOf(pieces);
  if (force !== null) return [`${force[0]}–${force[1]}`, 76];
  const total = totalOf(pieces);
  return total === null ? null : [`Σ${total}`, 66];
};

interface BadgeProps {
  readonly stand: Stand;
  readonly heap: Heap;
}

/** How many stand on a square, and how many men they are. */
const FieldBadge = ({ stand: { spot, pieces } }: { readonly stand: Stand }): JSX.Element => (
  <g
    class="badge badge-field"
    data-badge={spot.thing}
    aria-hidden="true"
    transform={`translate(${spot.x} ${spot.y + spot.r})`}
  >
    <g class="badge-plate">
      <rect x="-19" y="-11" width="38" height="11" rx="5.5" />
      <text y="-2.4" text-anchor="middle">
        <tspan class="badge-count">×{pieces.length}</tspan>
        <tspan class="badge-total" dx="3">
          {pieces.reduce((sum, { face }) => sum + (face?.value ?? 0), 0)}
        </tspan>
      </text>
    </g>
  </g>
);

/** How many lie here and what they are worth; it opens the stack whatever else is lit. */
const Badge = ({ stand, heap: { from, count } }: BadgeProps): JSX.Element => {
  const worth = worthOf(stand.pieces.slice(from, from + count));
  if (isOfField(stand)) return <FieldBadge stand={stand} />;
  const top = stand.places[from];
  const width = worth?.[1] ?? 32;
  const isFlat = stand.spot.pile !== 'stack';
  return (
    <g
      class={isFlat ? 'badge badge-flat' : 'badge'}
      data-badge={stand.spot.thing}
      aria-hidden="true"
      transform={`translate(${top.x} ${top.y + BLOCK / 2 + (isFlat ? 2 : 15)})`}
    >
      <g class="badge-plate">
        <rect x={-width / 2} y="-10" width={width} height="20" rx="10" />
        <text y="5" text-anchor="middle">
          <tspan class="badge-count">×{count}</tspan>
          {worth !== null && (
            <tspan class="badge-total" dx="6">
              {worth[0]}
            </tspan>
          )}
        </text>
      </g>
    </g>
  );
};

const Tray = ({ stand }: { readonly stand: Stand }): JSX.Element => (
  <rect class="tray" data-tray="" {...boxAround(stand.places, 10, stand.swell)} rx="10" />
);

const spotClass = ({ stand, lit, chosen, focus }: SpotProps): string => {
  const { spot, pieces } = stand;
  const closed = isClosed(stand);
  const holds = (thing: Thing | null): boolean =>
    closed && thing !== null && pieces.some((piece) => piece.thing === thing);
  return [
    'spot',
    typeof spot.pile === 'object' && 'width' in spot.pile ? 'is-row' : '',
    lit.has(spot.thing) ? 'is-lit' : '',
    closed && hasLitPiece(stand, lit) ? 'holds-lit' : '',
    stand.isOpen ? 'is-open' : '',
    isOfField(stand) && closed ? 'is-heap' : '',
    chosen === spot.thing ? 'is-chosen' : '',
    holds(chosen) ? 'holds-chosen' : '',
    focus === spot.thing || holds(focus) ? 'is-focus' : '',
  ]
    .filter((name) => name !== '')
    .join(' ');
};

/** A spot, its ring, and the pieces that stand on it. */
export const SpotView = (props: SpotProps): JSX.Element => {
  const { stand, lit, chosen, focus, roving, cipher, tell } = props;
  const { spot, pieces, places, isOpen } = stand;
  const closed = isClosed(stand);
  const words = spotWords(tell, spot, pieces);
  const isLit = lit.has(spot.thing);
  const canOpen = isPile(spot) && pieces.length > 1;
  const isTop = (i: number): boolean => stand.heaps.some(({ from }) => from === i);
  // A closed stack is lit, chosen and looked at as a whole.
  const isSaid = (piece: Piece): boolean => !closed && piece.thing !== null;
  const blocks = pieces.map((piece, i) => (
    <Block
      key={piece.key}
      piece={piece}
      at={places[i]}
      swell={stand.swell}
      cipher={cipher(piece.army)}
      tell={tell}
      isLit={isSaid(piece) && piece.thing !== null && lit.has(piece.thing)}
      isChosen={isSaid(piece) && piece.thing === chosen}
      isFocus={isSaid(piece) && piece.thing === focus}
      isCovered={closed && !isTop(i)}
      isStacked={closed}
      isRoving={roving === piece.key}
      isOnField={isOfField(stand) && !(isOpen && canOpen)}
    />
  ));
  return (
    <g class={spotClass(props)} role="group" aria-label={words}>
      <g class="spot-place" data-spot={spot.thing}>
        <g
          class="spot-button"
          role="button"
          tabindex={roving === spot.thing ? 0 : -1}
          aria-label={offered(tell, words, isLit || (closed && hasLitPiece(stand, lit)))}
          aria-expanded={canOpen ? isOpen : undefined}
        >
          <Ring stand={stand} />
        </g>
        {closed && blocks.toReversed()}
      </g>
      {closed &&
        stand.heaps.map((heap) => heap.count > 1 && <Badge key={heap.from} {...{ stand, heap }} />)}
      {isOpen && canOpen && <Tray stand={stand} />}
      {!closed && blocks}
    </g>
  );
};
