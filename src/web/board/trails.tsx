import type { JSX } from 'preact';
import type { Trail } from './motion.ts';

/** How far an arrow keeps from the middle of both towns. */
const CLEAR = 40;

const pathOf = ({ from, to }: Trail): string => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / length, dy / length];
  const clear = Math.min(CLEAR, length / 3);
  const start = { x: from.x + ux * clear, y: from.y + uy * clear };
  const end = { x: to.x - ux * clear, y: to.y - uy * clear };
  // Bent a little to the right, so that ways there and back lie side by side.
  const bend = { x: (from.x + to.x) / 2 - uy * 18, y: (from.y + to.y) / 2 + ux * 18 };
  return `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
};

/** Arrows along the ways that pieces have just gone. */
export const Trails = ({ trails }: { readonly trails: readonly Trail[] }): JSX.Element => (
  <g class="board-layer trails" aria-hidden="true">
    {trails.map((trail) => (
      <g key={trail.id} class="trail" data-army={trail.army}>
        <path class="trail-case" d={pathOf(trail)} marker-end="url(#trail-head)" />
        <path class="trail-line" d={pathOf(trail)} />
      </g>
    ))}
  </g>
);
