import type { JSX } from 'preact';
import type { WayShown } from '../orders.ts';
import type { Point, Stand } from './layout.ts';
import './ways.css';

/** Costs are written on each square of a way while they can be told apart from those of others. */
const MOST_WITH_COSTS = 1;
/** How far a head keeps from the middle of the last square. */
const HEAD = 11;

const lineOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** An arrow's head at the end of a way. */
const headOf = (points: readonly Point[]): string => {
  const [a, b] = points.slice(-2);
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  const at = (along: number, aside: number): string =>
    `${b.x + along * Math.cos(turn) - aside * Math.sin(turn)} ${b.y + along * Math.sin(turn) + aside * Math.cos(turn)}`;
  return `M${at(HEAD, 0)}L${at(-HEAD / 2, HEAD * 0.7)}L${at(-HEAD / 2, -HEAD * 0.7)}Z`;
};

interface WaysProps {
  readonly ways: readonly WayShown[];
  readonly stands: readonly Stand[];
}

/** Where those go who have been given an order, and what each step of one who goes alone costs. */
export const Ways = ({ ways, stands }: WaysProps): JSX.Element | null => {
  if (ways.length === 0) return null;
  const places = new Map(stands.map(({ spot }) => [spot.thing, spot]));
  return (
    <g class="board-layer order-ways" aria-hidden="true">
      {ways.map(({ who, places: steps }) => {
        const points = steps.flatMap(({ at }) => places.get(at) ?? []);
        if (points.length < 2) return null;
        return (
          <g key={who} class="order-way">
            <path class="way-case" d={lineOf(points)} />
            <path class="way-line" d={lineOf(points)} />
            <path class="way-head" d={headOf(points)} />
            {ways.length <= MOST_WITH_COSTS &&
              points.slice(1).map(({ x, y }, i) => (
                <text key={i} class="way-cost" x={x + 12} y={y + 15} text-anchor="middle">
                  {steps[i + 1].cost}
                </text>
              ))}
          </g>
        );
      })}
    </g>
  );
};
