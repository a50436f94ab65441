import type { JSX } from 'preact';
import type { Face } from '../../boards/scene.ts';
import { fitLine } from './words.ts';

const MOST_PIPS = 8;

const STAR = Array.from({ length: 10 }, (_, i) => {
  const radius = i % 2 === 0 ? 12 : 5;
  const angle = (i * Math.PI) / 5 - Math.PI / 2;
  return `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
}).join(' ');

/** The wheel of a gun under its barrel. */
const GUN = (
  <>
    <path class="face-line face-barrel" d="M-5.5 1 8.5-4.5" />
    <circle class="face-wheel" cx="-2" cy="2.5" r="4.6" />
  </>
);

/** Inside a box of 26 by 18 around the origin. */
const ARMS: Readonly<Record<Exclude<Face['symbol'], 'leader'>, JSX.Element>> = {
  infantry: <path class="face-line" d="M-13-9 13 9M13-9-13 9" />,
  cavalry: <path class="face-line" d="M13-9-13 9" />,
  artillery: GUN,
  // The gun of the cavalry, with its diagonal.
  'horse artillery': (
    <>
      <path class="face-line face-slant" d="M13-9-13 9" />
      {GUN}
    </>
  ),
  // Men in open order.
  skirmishers: (
    <>
      <path class="face-line face-slant" d="M-13-9 13 9M13-9-13 9" />
      <circle class="face-man" cx="-8.5" r="2.6" />
      <circle class="face-man" r="2.6" />
      <circle class="face-man" cx="8.5" r="2.6" />
    </>
  ),
};

export const Arm = ({ face }: { readonly face: Face }): JSX.Element => {
  if (face.symbol === 'leader') return <polygon class="face-star" points={STAR} />;
  return (
    <g class="face-arm">
      <rect class="face-box" x="-13" y="-9" width="26" height="18" />
      {ARMS[face.symbol]}
    </g>
  );
};

/** The combat value on the upper edge: steps left are filled, steps lost are hollow. */
const Pips = ({ value, full }: { readonly value: number; readonly full: number }): JSX.Element => {
  if (full > MOST_PIPS)
    return (
      <text class="face-count" y="-19.2" text-anchor="middle">
        {value}/{full}
      </text>
    );
  return (
    <g class="face-pips">
      {Array.from({ length: full }, (_, i) => (
        <circle
          key={i}
          class={i < value ? 'pip' : 'pip pip-lost'}
          cx={(i - (full - 1) / 2) * 6.4}
          cy="-22.4"
          r="2.5"
        />
      ))}
    </g>
  );
};

interface LineProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly room: number;
  readonly look?: string;
}

export const Line = ({ text, x, y, size, room, look }: LineProps): JSX.Element => {
  const fit = fitLine(text, size, room);
  const pressed =
    fit.width === null ? {} : { textLength: fit.width, lengthAdjust: 'spacingAndGlyphs' as const };
  return (
    <>
      <text class={look} x={x} y={y} font-size={fit.size} text-anchor="middle" {...pressed}>
        {text}
      </text>{' '}
    </>
  );
};

/** Corps above, number below; a corps alone stands in the middle. */
const Formation = ({ corps, label }: { readonly corps: string; readonly label: string }) => {
  const lines = [corps, label].filter((line) => line !== '');
  const baseline = lines.length === 2 ? [-5.5, 7.5] : [1.5];
  return (
    <g class="face-formation">
      {lines.map((line, i) => (
        <Line key={i} text={line} x={14} y={baseline[i]} size={15} room={26} />
      ))}
    </g>
  );
};

/** The front of a block that its viewer may see, around the middle of the block. */
export const KnownFace = ({ face }: { readonly face: Face }): JSX.Element => {
  const isLeader = face.symbol === 'leader';
  return (
    <g class={`face face-${face.symbol}`}>
      <g transform={`translate(${isLeader ? 0 : -12.5} -4)`}>
        <Arm face={face} />
      </g>
      <rect class="face-strip" x="-27" y="9.5" width="54" height="16" />
      <Line text={face.name} x={0} y={22} size={15} room={50} look="face-name" />
      {!isLeader && <Formation corps={face.corps} label={face.label} />}
      <Pips value={face.value} full={face.full} />
    </g>
  );
};

export const HiddenFace = ({ cipher }: { readonly cipher: string }): JSX.Element => (
  <g class="face face-hidden">
    <circle class="face-seal" cy="2" r="17" />
    <text class="face-cipher" y="9" text-anchor="middle">
      {cipher}
    </text>
    <rect class="face-strip face-band" x="-27" y="20.5" width="54" height="5" />
  </g>
);
