import type { JSX } from 'preact';
import type { Face } from '../../boards/scene.ts';

const GUN = (
  <>
    <path d="M8 10 21 5" stroke-width="3.4" />
    <circle cx="11" cy="11" r="4" />
  </>
);

/** The signs of the arms, in a box of 26 by 18. */
const ARMS: Readonly<Record<Face['symbol'], JSX.Element>> = {
  infantry: <path d="M1 1 25 17M25 1 1 17" />,
  cavalry: <path d="M25 1 1 17" />,
  artillery: GUN,
  'horse artillery': (
    <>
      <path d="M25 1 1 17" stroke-width="1" />
      {GUN}
    </>
  ),
  skirmishers: (
    <>
      <path d="M1 1 25 17M25 1 1 17" stroke-width="1" />
      <circle cx="5" cy="9" r="2.4" />
      <circle cx="13" cy="9" r="2.4" />
      <circle cx="21" cy="9" r="2.4" />
    </>
  ),
  leader: (
    <path
      class="symbol-star"
      d="M13.0 1.4L15.0 6.6L20.6 6.9L16.2 10.5L17.7 15.9L13.0 12.8L8.3 15.9L9.8 10.5L5.4 6.9L11.0 6.6Z"
    />
  ),
};

/** A unit's sign in the colour of its army. */
export const ArmSymbol = ({
  symbol,
  army,
}: {
  symbol: Face['symbol'];
  army: string;
}): JSX.Element => (
  <svg class={`symbol ${army}`} viewBox="0 0 26 18" aria-hidden="true">
    <rect x="1" y="1" width="24" height="16" />
    {ARMS[symbol]}
  </svg>
);

/** Seen: an open eye for now, a half-closed one for earlier. */
export const Eye = ({ isNow, title }: { isNow: boolean; title: string }): JSX.Element => (
  <svg class={isNow ? 'eye eye-now' : 'eye'} viewBox="0 0 20 14" role="img" aria-label={title}>
    <title>{title}</title>
    <path d="M1 7Q10-3 19 7 10 17 1 7Z" />
    <circle cx="10" cy="7" r={isNow ? 3.4 : 2} />
  </svg>
);

const MOST_PIPS = 6;

/** What it is worth now against its best: pips, the lost ones hollow. */
export const Pips = ({ value, full }: Pick<Face, 'value' | 'full'>): JSX.Element | null => {
  if (full === 0) return null;
  if (full > MOST_PIPS)
    return (
      <span class="figures" aria-hidden="true">
        {value}/{full}
      </span>
    );
  return (
    <svg class="pips" viewBox={`0 0 ${full * 9} 9`} width={full * 9} height="9" aria-hidden="true">
      {Array.from({ length: full }, (_, i) => (
        <circle key={i} class={i < value ? '' : 'is-lost'} cx={i * 9 + 4.5} cy="4.5" r="3.3" />
      ))}
    </svg>
  );
};
