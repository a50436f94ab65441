import type { JSX } from 'preact';

/** The points of a rose by their angles from the north, the lesser ones below the others. */
const POINTS = [45, 135, 225, 315, 0, 90, 180, 270];

const lengthOf = (angle: number): number => (angle % 90 === 0 ? 47 : 33);

/** A compass rose, as maps of the time have it. */
export const Rose = (): JSX.Element => (
  <svg class="rose" viewBox="-60 -60 120 120" aria-hidden="true">
    <circle class="rose-ring" r="50" />
    <circle class="rose-ring" r="30" />
    <circle class="rose-ring fine" r="27.500" />
    {Array.from({ length: 72 }, (_, i) => (
      <path
        key={i}
        class="rose-ring fine"
        d={`M0-50v${i % 6 === 0 ? 5 : 2.5}`}
        transform={`rotate(${i * 5})`}
      />
    ))}
    {POINTS.map((angle) => (
      <g key={angle} transform={`rotate(${angle})`}>
        <path class="rose-dark" d={`M0-${lengthOf(angle)}L7-8L0 0Z`} />
        <path class="rose-light" d={`M0-${lengthOf(angle)}L-7-8L0 0Z`} />
      </g>
    ))}
    <path class="rose-dark" d="M0-60q4 3 3 6q-3-1-3 3q0-4-3-3q-1-3 3-6Z" />
  </svg>
);

/** A scale of leagues that runs under the title, like the edge of a survey. */
export const Rule = (): JSX.Element => (
  <svg class="league" viewBox="0 0 390 10" preserveAspectRatio="none" aria-hidden="true">
    <path class="league-line" d="M0 1H390M0 9H390" />
    {Array.from({ length: 20 }, (_, i) => (
      <rect key={i} class="league-bar" x={i * 20} y="2" width="10" height="6" />
    ))}
  </svg>
);
