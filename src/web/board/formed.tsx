import type { JSX } from 'preact';
import type { Face, Formation, Formed } from '../../boards/scene.ts';
import { Line } from './face.tsx';
import { BLOCK } from './layout.ts';

/** Troops drawn as they stand, their front to the top, around the middle of a square of this half side. */
export const HALF_SQUARE = 20;

interface Drawing {
  readonly face: Face;
  readonly print: Formed;
}

/** Men who fill a whole front. */
const FULL_FRONT = 900;

/** How far men reach between the least and the most. */
const reach = (men: number, least: number, most: number): number =>
  least + (most - least) * Math.min(1, men / FULL_FRONT);

interface BodyProps {
  readonly width: number;
  readonly depth: number;
  /** Its outline, where it is no rectangle. */
  readonly d?: string;
  readonly isMounted?: boolean;
}

/** A closed body of men: its colour and hatch, the band of its nation, and a light edge in front. */
const Mass = ({ width, depth, d, isMounted = false }: BodyProps): JSX.Element => {
  const [x, y] = [-width / 2, -depth / 2];
  const outline = d ?? `M${x} ${y}h${width}v${depth}h${-width}z`;
  return (
    <>
      <path class="formed-body" d={outline} />
      <path class="formed-pattern" d={outline} />
      <path class="formed-nation" d={`M${x} ${-depth * 0.1}h${width}v${depth * 0.32}h${-width}z`} />
      {isMounted && <path class="formed-half" d={`M${x} ${-y}L${-x} ${y}V${-y}z`} />}
      {d === undefined && <path class="formed-front" d={`M${x} ${y}h${width}v2.200h${-width}z`} />}
      <path class="formed-edge" d={outline} />
    </>
  );
};

/** Men with room around them, in rows. */
const Dots = ({ rows, r }: { readonly rows: readonly Row[]; readonly r: number }): JSX.Element => (
  <path
    class="formed-men"
    d={rows
      .flatMap(({ y, count, width }) =>
        Array.from({ length: count }, (_, i) => {
          const x = count === 1 ? 0 : (i / (count - 1) - 0.5) * width;
          return `M${x.toFixed(1)} ${y}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
        }),
      )
      .join('')}
  />
);

interface Row {
  readonly y: number;
  readonly count: number;
  readonly width: number;
}

/** Guns in battery: barrels before the line of their carriages, one for every two of them. */
const Guns = ({ guns }: { readonly guns: number }): JSX.Element => {
  const count = Math.max(2, Math.min(6, Math.round(guns / 2)));
  const xs = Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * 6.4);
  const [left, right] = [xs[0] - 3, -xs[0] + 3];
  const outline = `M${left} 1H${xs.map((x) => `${x - 1.7}V-9.500H${x + 1.7}V1`).join('H')}H${right}V7.500H${left}z`;
  return (
    <>
      <path class="formed-body" d={outline} />
      <path class="formed-pattern" d={outline} />
      <path class="formed-nation" d={`M${left} 3.500H${right}V6H${left}z`} />
      <path class="formed-edge" d={outline} />
    </>
  );
};

/** Guns on their limbers: a column of teams, with their wheels. */
const Teams = (): JSX.Element => {
  const outline = 'M-3.500 -11L0 -17L3.500 -11V16H-3.500z';
  return (
    <>
      <path class="formed-wheels" d="M-8.500 -6h17M-8.500 3h17M-8.500 12h17" />
      <path class="formed-body" d={outline} />
      <path class="formed-pattern" d={outline} />
      <path class="formed-edge" d={outline} />
    </>
  );
};

const wedge = (width: number, depth: number, point: number): string => {
  const [x, y] = [-width / 2, -depth / 2];
  return `M${x} ${y}L0 ${y - point}L${-x} ${y}V${-y}H${x}z`;
};

const DRAWN: Readonly<Record<Formation, (print: Formed, isHorse: boolean) => JSX.Element>> = {
  line: ({ men }) => <Mass width={reach(men, 18, 35)} depth={8.5} />,
  column: ({ men }) => <Mass width={15} depth={reach(men, 17, 28)} />,
  road: ({ men }) => <Mass width={8.5} depth={reach(men, 24, 36)} />,
  square: ({ men }) => {
    const side = reach(men, 18, 27);
    const [out, inner] = [side / 2, side / 2 - 5];
    const hollow = `M${-out} ${-out}h${side}v${side}h${-side}zM${-inner} ${-inner}v${2 * inner}h${2 * inner}v${-2 * inner}z`;
    return (
      <>
        <path class="formed-body" d={hollow} />
        <path class="formed-pattern" d={hollow} />
        <path class="formed-edge" d={hollow} />
      </>
    );
  },
  open: ({ men }, isHorse) => {
    const count = Math.round(reach(men, 4, 7));
    return (
      <>
        {isHorse && <Mass width={16} depth={6} isMounted />}
        <Dots
          r={2.3}
          rows={[
            { y: -6, count, width: 32 },
            { y: 5, count: count - 1, width: 27 },
          ]}
        />
      </>
    );
  },
  squadrons: ({ men }) => <Mass width={reach(men, 18, 33)} depth={11.5} isMounted />,
  charge: ({ men }) => {
    const width = reach(men, 18, 30);
    return <Mass width={width} depth={11} d={wedge(width, 11, 12)} isMounted />;
  },
  'counter-charge': ({ men }) => {
    const width = reach(men, 18, 30);
    return (
      <>
        <path class="formed-ready" d={`M${-width / 2} -9L0 -17L${width / 2} -9`} />
        <Mass width={width} depth={11} isMounted />
      </>
    );
  },
  dismounted: ({ men }) => (
    <>
      <Mass width={reach(men, 18, 33)} depth={7} />
      <path class="formed-ready" d="M-11 10h5M-2.500 10h5M6 10h5" />
    </>
  ),
  limbered: () => <Teams />,
  unlimbered: ({ guns }) => <Guns guns={guns} />,
  rout: ({ men }) => {
    const count = Math.round(reach(men, 3, 6));
    return (
      <Dots
        r={2.1}
        rows={[
          { y: -7, count: count - 1, width: 18 },
          { y: 1, count, width: 30 },
          { y: 9, count: count - 1, width: 22 },
        ]}
      />
    );
  },
};

/** Skirmishers before the front, two for every quarter that is out. */
const Skirmishers = ({ out }: { readonly out: number }): JSX.Element | null =>
  out === 0 ? null : <Dots r={1.5} rows={[{ y: -17, count: Math.round(out * 8), width: 30 }]} />;

/** What stands on the field, turned to its front. */
const Troops = ({ face, print }: Drawing): JSX.Element => (
  <g class={`troops troops-${print.formation}`} transform={`rotate(${print.turn})`}>
    <Skirmishers out={print.out} />
    <g class="formed-ranks">{DRAWN[print.formation](print, face.symbol === 'cavalry')}</g>
  </g>
);

const FLAG = <path class="formed-flag" d="M-15 4V-16H-3.500L-6.500 -12.500-3.500 -9H-15" />;
const SABRES = 'M7 9Q12 11 17 18M17 9Q12 11 7 18M7.500 15.500l3 3M16.500 15.500l-3 3';
const STAR_AT = 'translate(13 -13)';
const STAR =
  'M0 -6.500L1.900 -2.200 6.300 -2 2.900 .9 4.100 5.200 0 2.800 -4.100 5.200 -2.900 .9 -6.300 -2 -1.900 -2.200Z';

/** What is to be known of them at a glance, upright whatever their front. */
const Marks = ({ signs }: { readonly signs: readonly string[] }): JSX.Element => (
  <>
    {signs.includes('routed') && FLAG}
    {signs.includes('melee') && <path class="formed-sabres" d={SABRES} />}
    {signs.includes('led') && <path class="formed-star" d={STAR} transform={STAR_AT} />}
    {signs.includes('dry') && (
      <g class="formed-dry" transform="translate(-13 13)">
        <circle r="5" />
        <path d="M-3.300 3.300L3.300 -3.300" />
      </g>
    )}
  </>
);

/** How many there are, as it is written below them. */
const strengthOf = ({ men, guns }: Pick<Formed, 'men' | 'guns'>): string =>
  guns > 0 ? `${guns} ⁄ ${men}` : String(men);

interface FormedProps extends Drawing {
  readonly signs: readonly string[];
}

/** On its square of the field. */
export const OnField = ({ face, print, signs }: FormedProps): JSX.Element => (
  <>
    <Troops face={face} print={print} />
    <Marks signs={signs} />
    <text class="formed-strength" y="19" text-anchor="middle">
      {print.guns > 0 ? print.guns : print.men}
    </text>{' '}
  </>
);

const HALF = BLOCK / 2;

/** Out of its stack: a tile with its name and its men. */
export const OnTile = ({ face, print, signs }: FormedProps): JSX.Element => (
  <>
    <rect class="formed-tile" x={-HALF} y={-HALF} width={BLOCK} height={BLOCK} rx="5" />
    <g transform="translate(0 -7) scale(0.86)">
      <Troops face={face} print={print} />
      <Marks signs={signs} />
    </g>
    <g class="formed-words">
      <Line text={face.label} x={0} y={16} size={11} room={51} look="formed-name" />
      <Line text={strengthOf(print)} x={0} y={25} size={10} room={51} look="formed-figure" />
    </g>
  </>
);
