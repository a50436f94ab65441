import { hash, paced, range, round, type Point } from '../../../boards/plane.ts';
import type { Shape } from '../../../boards/scene.ts';
import type { Battle } from '../battle.ts';
import { cover, curvesOf, onSheet, rings, rolling, sampled, type Spread } from './ground-mask.ts';

/** [20.2] Heights: tints from step to step, soft shade with the light from the north-west, and hachures down the slopes. */

type Slope = (x: number, y: number) => Point;
const slopeOf =
  (height: Spread): Slope =>
  (x, y) => {
    const d = 0.12;
    return [
      (height(x + d, y) - height(x - d, y)) / (2 * d),
      (height(x, y + d) - height(x, y - d)) / (2 * d),
    ];
  };

/** How much ground falls away from the light: above 0 in its shade. */
const shadeOf =
  (slope: Slope): Spread =>
  (x, y) => {
    const [dx, dy] = slope(x, y);
    return -(dx + dy) * Math.SQRT1_2;
  };

const HIGHEST = 5;
const SHADES = [0.16, 0.38, 0.62];
const LIGHTS = [0.2, 0.5];

/** Where rows of strokes begin, and how far down they go. */
const ROWS = [4.62, 4.02, 2.62, 2.02];
const FALL = 0.58;
const PACE = 0.075;
const LONGEST = 0.62;

interface Stroke {
  readonly d: string;
  readonly shade: number;
}

/** Down the slope from a point, as a graver cuts: broad at the top, to nothing at the foot. */
const stroke = (
  battle: Battle,
  height: Spread,
  slope: Slope,
  from: Point,
  salt: number,
): Stroke | null => {
  const least = height(...from) - FALL * (0.8 + 0.3 * hash(salt, 5));
  let at = from;
  let far = 0;
  const step = 0.08;
  let [firstX, firstY] = [0, 0];
  while (far < LONGEST && height(...at) > least) {
    const [dx, dy] = slope(...at);
    const steep = Math.hypot(dx, dy);
    if (steep < 0.3) break;
    if (far === 0) [firstX, firstY] = [-dx / steep, -dy / steep];
    at = [at[0] - (dx / steep) * step, at[1] - (dy / steep) * step];
    far += step;
  }
  if (far < 0.16) return null;
  const shade = (firstX + firstY) * Math.SQRT1_2;
  const [x, y] = onSheet(battle.grid, ...from);
  const [endX, endY] = onSheet(battle.grid, ...at);
  const half = 0.55 + 0.55 * Math.max(0, shade);
  const [sideX, sideY] = [-firstY * half, firstX * half];
  const d = `M${round(x + sideX)} ${round(y + sideY)}L${round(endX)} ${round(endY)}L${round(x - sideX)} ${round(y - sideY)}z`;
  return { d, shade };
};

const hachures = (battle: Battle, height: Spread, slope: Slope): Shape[] => {
  const samples = sampled(battle.grid, height);
  const strokes = ROWS.flatMap((level) =>
    rings(samples, level).flatMap((ring, n) =>
      paced([...ring, ring[0]], PACE).flatMap((at, i) => {
        const made = stroke(battle, height, slope, at, i + 977 * n);
        if (made === null || (made.shade < -0.2 && i % 2 === 0)) return [];
        return [made];
      }),
    ),
  );
  const [light, dark] = [false, true].map((isDark) =>
    strokes.filter(({ shade }) => shade > 0.15 === isDark).map(({ d }) => d),
  );
  return [
    { kind: 'path', look: 'squares-hachure-light', d: light.join('') },
    { kind: 'path', look: 'squares-hachure', d: dark.join('') },
  ];
};

export const reliefOf = (battle: Battle): readonly Shape[] => {
  const { grid: board, ground } = battle;
  const height = rolling(board, (s) => ground.elevation[s]);
  const slope = slopeOf(height);
  const shades = sampled(board, shadeOf(slope));
  const lights = { ...shades, values: shades.values.map((n) => -n) };
  const tint = (least: number): Shape => {
    const land = sampled(
      board,
      cover(board, (s) => ground.elevation[s] >= least, 1),
    );
    return {
      kind: 'path',
      look: `squares-height-${least}`,
      d: curvesOf(board, rings(land, 0.5)),
    };
  };
  return [
    ...range(HIGHEST - 1).map((n) => tint(n + 2)),
    ...SHADES.map((level): Shape => ({
      kind: 'path',
      look: 'squares-shade',
      d: curvesOf(board, rings(shades, level)),
    })),
    ...LIGHTS.map((level): Shape => ({
      kind: 'path',
      look: 'squares-light',
      d: curvesOf(board, rings(lights, level)),
    })),
    ...hachures(battle, height, slope),
  ];
};
