import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Card, Face, Piece, Thing } from '../../boards/scene.ts';
import { Line } from './face.tsx';
import type { Stand } from './layout.ts';
import { offered, pieceWords, type Tell } from './words.ts';

interface CardsProps {
  readonly stand: Stand;
  readonly lit: ReadonlySet<Thing>;
  readonly chosen: Thing | null;
  readonly focus: Thing | null;
  readonly roving: string;
  readonly tell: Tell;
}

/** A bust in a medallion; the hat tells the army. */
const HATS: Readonly<Record<string, string>> = {
  French: 'M-17-4C-15-15-8-19 0-19S15-15 17-4C10-9 5-9.5 0-9.5S-10-9-17-4Z',
  British: 'M-9-5C-12-16-5-20 2-20 8-20 11-14 10-5 4-8-3-8-9-5ZM10-7 15-4 9-4Z',
  Prussian: 'M-9-7C-10-15-7-18 0-18S10-15 9-7ZM-9-7H9L12-4H-9Z',
};

const Medallion = ({ army, face }: { army: string; face: Face }): JSX.Element => (
  <g class="card-medallion" transform="translate(31 33)">
    <circle class="card-field" r="22" />
    <path
      class="card-bust"
      d="M-7-6H7C8 0 6 6 3 8V11C10 12 15 15 16 20A22 22 0 0 1-16 20C-15 15-10 12-3 11V8C-6 6-8 0-7-6Z"
    />
    <path class="card-hat" d={HATS[army] ?? HATS.Prussian} />
    <path class="card-collar" d="M-5 11 0 16 5 11M0 16V21" />
    <circle class="card-ring" r="22" />
    <g transform="translate(-15 16)">
      <circle class="card-seal" r="8" />
      <text class="card-monogram" y="4" text-anchor="middle">
        {face.name.replace(/^(Prince of |d’)/, '').slice(0, 1)}
      </text>
    </g>
  </g>
);

const Front = ({ piece, face, print }: { piece: Piece; face: Face; print: Card }): JSX.Element => (
  <>
    <rect class="card-paper" x="1" y="1" width="138" height="66" rx="6" />
    <path class="card-band" data-band={print.band} d="M1 7A6 6 0 0 1 7 1H9V67H7A6 6 0 0 1 1 61Z" />
    <Medallion army={piece.army} face={face} />
    <Line text={face.name} x={97} y={17} size={15} room={78} look="card-name" />
    <Line text={print.title} x={97} y={31} size={12} room={80} look="card-title" />
    <g transform="translate(78 49)">
      <rect class="card-number-box" x="-14" y="-13" width="28" height="26" rx="3" />
      <text class="card-number" y="8" text-anchor="middle">
        {print.number}
      </text>
    </g>
    <g transform="translate(114 49)">
      <circle class="card-adds-ring" r="13" />
      <text class="card-adds" y="6" text-anchor="middle">
        {print.adds}
      </text>
    </g>
    <rect class="card-hatch" x="1" y="1" width="138" height="66" rx="6" />
  </>
);

/** What is pressed lies over the card: the letters printed on it are no part of its name. */
const CardView = ({
  piece,
  props: { lit, chosen, focus, roving, tell },
}: {
  piece: Piece;
  props: CardsProps;
}): JSX.Element | null => {
  const { face, thing } = piece;
  if (face?.print?.kind !== 'card' || thing === null) return null;
  const isLit = lit.has(thing);
  const look = [
    'card-piece',
    isLit ? 'is-lit' : '',
    chosen === thing ? 'is-chosen' : '',
    focus === thing ? 'is-focus' : '',
    face.print.isSpent ? 'is-spent' : '',
    ...piece.signs.map((sign) => `has-${sign}`),
  ];
  return (
    <div
      class={look.filter((name) => name !== '').join(' ')}
      data-piece={piece.key}
      data-thing={thing}
      data-at={piece.at}
      data-army={piece.army}
    >
      <svg viewBox="0 0 140 68" aria-hidden="true">
        <Front piece={piece} face={face} print={face.print} />
      </svg>
      <button
        type="button"
        class="card-grip"
        tabIndex={roving === piece.key ? 0 : -1}
        aria-label={offered(tell, pieceWords(tell, piece), isLit)}
        aria-pressed={chosen === thing}
      />
    </div>
  );
};

/** The cards before one player: a column beside the board, or a strip below it where it is narrow. */
export const Cards = (props: CardsProps): JSX.Element => {
  const { stand, lit } = props;
  const rack = useRef<HTMLDivElement>(null);
  const hasLit = stand.pieces.some(({ thing }) => thing !== null && lit.has(thing));
  // What can be chosen comes into sight.
  useEffect(() => {
    if (hasLit)
      rack.current
        ?.querySelector('.card-piece.is-lit')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [hasLit]);
  return (
    <div class="card-rack" ref={rack} role="group" aria-label={stand.spot.name}>
      {stand.pieces.map((piece) => (
        <CardView key={piece.key} piece={piece} props={props} />
      ))}
    </div>
  );
};
