import type { JSX } from 'preact';

/** Signs that no font can be trusted to have, on a field of 16 by 16. */
const PATHS = {
  toStart: 'M3 3h2v10H3zM13 3v10L6 8z',
  back: 'M12 3v10L4 8z',
  play: 'M4 2.5v11L13 8z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  on: 'M4 3v10l8-5z',
  toNow: 'M11 3h2v10h-2zM3 3v10l7-5z',
  open: 'M10 2 4 8l6 6z',
  shut: 'M6 2l6 6-6 6z',
  more: 'M2 3h12v2H2zM2 7h12v2H2zM2 11h12v2H2z',
} as const;

export const Icon = ({ name }: { name: keyof typeof PATHS }): JSX.Element => (
  <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
