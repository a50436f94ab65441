import type { JSX } from 'preact';
import type { Piece } from '../../boards/scene.ts';
import { CounterFace, Pasteboard } from './counter.tsx';
import { HiddenFace, KnownFace } from './face.tsx';
import { HALF_SQUARE, OnField, OnTile } from './formed.tsx';
import { BLOCK, type Point } from './layout.ts';
import { standing } from './motion.ts';
import { Signs } from './signs.tsx';
import { offered, pieceWords, type Tell } from './words.ts';

interface BlockProps {
  readonly piece: Piece;
  readonly at: Point;
  readonly swell: number;
  readonly cipher: string;
  readonly tell: Tell;
  readonly isLit: boolean;
  readonly isChosen: boolean;
  readonly isFocus: boolean;
  /** It is part of a closed stack, which speaks for it. */
  readonly isStacked: boolean;
  /** It lies under another: only its edge is seen. */
  readonly isCovered: boolean;
  readonly isRoving: boolean;
  /** It stands on a field, no larger than its square. */
  readonly isOnField?: boolean;
}

interface GoneProps {
  readonly piece: Piece;
  readonly place: Point;
  readonly swell: number;
  readonly cipher: string;
}

const HALF = BLOCK / 2;

const Wood = (): JSX.Element => (
  <>
    <rect class="block-shadow" x={-HALF + 3} y={-HALF + 5} width={BLOCK} height={BLOCK} rx="4" />
    <rect class="block-body" x={-HALF} y={-HALF} width={BLOCK} height={BLOCK} rx="4" />
    <rect class="block-pattern" x={-HALF} y={-HALF} width={BLOCK} height={BLOCK} rx="4" />
    <path class="block-top" d="M-27-18V-23A4 4 0 0 1-23-27H23A4 4 0 0 1 27-23V-18Z" />
  </>
);

/** A block of wood, or a flat counter; troops on a field are no body but themselves. */
const Body = ({ piece }: { readonly piece: Piece }): JSX.Element | null => {
  const { print } = piece.face ?? {};
  if (print?.kind === 'formed') return null;
  return print === undefined ? <Wood /> : <Pasteboard />;
};

type FrontProps = Pick<BlockProps, 'piece' | 'cipher' | 'isOnField'>;

const Front = ({ piece, cipher, isOnField = false }: FrontProps): JSX.Element => {
  const { face, signs } = piece;
  if (face === null) return <HiddenFace cipher={cipher} />;
  if (face.print?.kind === 'formed') {
    const Drawn = isOnField ? OnField : OnTile;
    return <Drawn face={face} print={face.print} signs={signs} />;
  }
  return face.print?.kind === 'counter' ? (
    <CounterFace face={face} print={face.print} />
  ) : (
    <KnownFace face={face} />
  );
};

/** The square that a piece takes, and so much more around it. */
const sideOf = ({ isOnField = false }: BlockProps, more = 0) => {
  const half = (isOnField ? HALF_SQUARE : HALF) + more;
  return { x: -half, y: -half, width: 2 * half, height: 2 * half };
};

const classOf = ({
  piece,
  isLit,
  isChosen,
  isFocus,
  isStacked,
  isCovered,
  isOnField,
}: BlockProps): string =>
  [
    'piece',
    piece.face?.print?.kind === 'counter' ? 'is-flat' : '',
    piece.face?.print?.kind === 'counter' && piece.face.print.isSpent ? 'is-spent' : '',
    piece.face?.print?.kind === 'formed' ? 'is-formed' : '',
    isOnField ? 'is-on-field' : '',
    isLit ? 'is-lit' : '',
    isChosen ? 'is-chosen' : '',
    isFocus ? 'is-focus' : '',
    isStacked && !isCovered ? 'is-top' : '',
    ...piece.signs.map((sign) => `has-${sign}`),
  ]
    .filter((name) => name !== '')
    .join(' ');

/**
 * What is pressed and named lies over the block, not around it: the letters drawn on a face are
 * no part of its name.
 */
const Grip = (props: BlockProps): JSX.Element => {
  const { piece, tell, isLit, isChosen, isRoving } = props;
  return (
    <rect
      class="piece-grip"
      {...sideOf(props)}
      // The back of a block is a picture: there is nothing to choose.
      role={piece.thing === null ? 'img' : 'button'}
      tabindex={isRoving ? 0 : -1}
      aria-label={offered(tell, pieceWords(tell, piece), isLit)}
      {...(piece.thing !== null && { 'aria-pressed': isChosen })}
    />
  );
};

/** An upright wooden block. */
export const Block = (props: BlockProps): JSX.Element => {
  const { piece, at, swell, cipher, isCovered, isStacked, isOnField = false } = props;
  const isSeen = !isCovered || isOnField;
  return (
    <g
      class={classOf(props)}
      data-piece={piece.key}
      data-thing={piece.thing ?? undefined}
      data-at={piece.at}
      data-army={piece.army}
      data-nation={piece.face?.nation ?? ''}
      style={{ transform: standing(at, swell) }}
      aria-hidden={isStacked ? true : undefined}
    >
      <g class="block-lift" aria-hidden="true">
        <Body piece={piece} />
        <rect class="block-halo" {...sideOf(props, isOnField ? 0 : 4)} rx={isOnField ? 3 : 7} />
        {isSeen && <Front {...{ piece, cipher, isOnField }} />}
        <rect class="block-flash" {...sideOf(props)} rx="4" />
        {!isOnField && <rect class="block-veil" {...sideOf(props)} rx="4" />}
        {!isCovered && <Signs signs={piece.signs} />}
      </g>
      {!isStacked && <Grip {...props} />}
    </g>
  );
};

/** A block that is no longer there, for the moment in which it fades. */
export const Gone = ({ piece, place, swell, cipher }: GoneProps): JSX.Element => (
  <g class="gone" style={{ transform: standing(place, swell) }} aria-hidden="true">
    <g
      class={piece.face?.print === undefined ? 'piece' : 'piece is-flat'}
      data-army={piece.army}
      data-nation={piece.face?.nation ?? ''}
    >
      <Body piece={piece} />
      <Front piece={piece} cipher={cipher} />
    </g>
  </g>
);
