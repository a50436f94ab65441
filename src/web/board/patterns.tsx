import type { JSX } from 'preact';

/** What tells armies apart without colour, and what hatches a block that has acted. */
export const Patterns = (): JSX.Element => (
  <defs>
    <pattern
      id="army-diagonal"
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect class="pattern-ink" width="2.4" height="7" />
    </pattern>
    <pattern id="army-dotted" width="8" height="8" patternUnits="userSpaceOnUse">
      <circle class="pattern-ink" cx="2" cy="2" r="1.3" />
      <circle class="pattern-ink" cx="6" cy="6" r="1.3" />
    </pattern>
    <pattern id="army-barred" width="5" height="5" patternUnits="userSpaceOnUse">
      <rect class="pattern-ink" width="5" height="2" />
    </pattern>
    <pattern
      id="spent-hatch"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)"
    >
      <rect class="spent-ink" width="1.6" height="6" />
    </pattern>
    <pattern
      id="turned-hatch"
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)"
    >
      <rect class="turned-ink" width="2.2" height="7" />
    </pattern>
    <marker
      id="trail-head"
      viewBox="0 0 10 10"
      refX="6"
      refY="5"
      markerWidth="2"
      markerHeight="2"
      orient="auto"
    >
      <path class="trail-head" d="M0 0 10 5 0 10Z" />
    </marker>
  </defs>
);
