import type { JSX } from 'preact';
import type { Counter, Face } from '../../boards/scene.ts';
import { Arm, Line } from './face.tsx';
import { BLOCK } from './layout.ts';

const HALF = BLOCK / 2;
const ROUND = 8;

/** A flat counter: a rounded square with a thin edge. */
export const Pasteboard = (): JSX.Element => (
  <>
    <rect
      class="block-shadow"
      x={-HALF + 1}
      y={-HALF + 2}
      width={BLOCK}
      height={BLOCK}
      rx={ROUND}
    />
    <rect class="block-body" x={-HALF} y={-HALF} width={BLOCK} height={BLOCK} rx={ROUND} />
    <rect class="block-pattern" x={-HALF} y={-HALF} width={BLOCK} height={BLOCK} rx={ROUND} />
  </>
);

/** The band of the formation along the upper edge, with its number. */
const Band = ({ band, mark }: Pick<Counter, 'band' | 'mark'>): JSX.Element => (
  <g class="counter-band" data-band={band}>
    <path d="M-27-16V-19A8 8 0 0 1-19-27H19A8 8 0 0 1 27-19V-16Z" />
    <Line text={mark} x={0} y={-17.6} size={11} room={44} look="counter-corps" />
  </g>
);

/**
 * The front of a counter as it is printed: the band of its formation, attack below it, defence and
 * movement at the lower edge, and its name on the stripe of its nation.
 */
export const CounterFace = ({
  face,
  print,
}: {
  readonly face: Face;
  readonly print: Counter;
}): JSX.Element => (
  <g class={`face face-counter face-${face.symbol.replace(' ', '-')}`}>
    {print.band !== '' && <Band band={print.band} mark={print.mark} />}
    <g class="counter-arm" transform="translate(11.5 -6) scale(0.94)">
      <Arm face={face} />
    </g>
    <text class="counter-factor counter-attack" x="-24" y="0.5">
      {print.attack}
    </text>{' '}
    <rect class="face-strip" x="-27" y="3" width="54" height="11" />
    <text class="counter-factor" x="-24" y="25.2">
      {print.defence}
    </text>{' '}
    <text class="counter-factor counter-move" x="24" y="25.2" text-anchor="end">
      {print.move}
    </text>{' '}
    <Line text={print.name} x={0} y={12.2} size={12} room={52} look="face-name" />
  </g>
);
