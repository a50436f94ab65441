import type { JSX } from 'preact';

interface SignsProps {
  readonly signs: readonly string[];
}

/**
 * Signs that are drawn on a block besides its face. A tilt (`disrupted`) and
 * a lift (`hand`) are the style sheet's.
 */
const DRAWINGS: Readonly<Record<string, JSX.Element>> = {
  square: (
    <g class="sign-square">
      <rect x="-32" y="-32" width="64" height="64" />
      <rect x="-32" y="-32" width="64" height="64" />
    </g>
  ),
  engaged: (
    <g class="sign sign-engaged" transform="translate(-29 -4)">
      <circle r="9.5" />
      <path d="M-5-5 5 5M5-5-5 5M-6 2-2 6M6 2 2 6" />
    </g>
  ),
  fresh: (
    <g class="sign sign-fresh" transform="translate(24 -26)">
      <circle r="9.5" />
      <path d="M0-7C4-3 5.5 0 4.5 3A4.6 4.6 0 0 1-4.5 3C-5 1-3.5-.5-3-2.5-1.5-2-1-1-1 0 .5-2 .8-4.5 0-7Z" />
    </g>
  ),
  moved: (
    <g class="sign sign-moved">
      <path d="M-27-18V-23A4 4 0 0 1-23-27H-13V-18Z" />
      <path class="sign-tick" d="M-24-22.5-21-19.8-16-25.2" />
    </g>
  ),
  forced: (
    <g class="sign sign-moved">
      <path d="M-27-18V-23A4 4 0 0 1-23-27H-8V-18Z" />
      <path class="sign-tick" d="M-24-22.5-21-19.8-16-25.2M-17-21.2-15-19.8-10-25.2" />
    </g>
  ),
  commanding: (
    <g class="sign sign-commanding" transform="translate(24 -26)">
      <circle r="9.5" />
      <path d="M-3 6V-6L5-2.8-3 .5" />
    </g>
  ),
  acted: <rect class="sign-acted" x="-27" y="-27" width="54" height="54" rx="4" />,
};

export const Signs = ({ signs }: SignsProps): JSX.Element => (
  <>
    {signs.map((sign) => {
      const drawing = DRAWINGS[sign];
      return drawing === undefined ? null : <g key={sign}>{drawing}</g>;
    })}
  </>
);
