import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Shape } from '../../boards/scene.ts';

type Text = Extract<Shape, { kind: 'text' }>;

const Lettering = ({ shape }: { readonly shape: Text }): JSX.Element => {
  const { look, x, y, size, anchor = 'start', turn, along, text } = shape;
  if (along !== undefined)
    return (
      <text class={look} font-size={size} text-anchor={anchor}>
        <textPath href={`#${along.path}`} startOffset={`${along.at * 100}%`}>
          {text}
        </textPath>
      </text>
    );
  const turned = turn === undefined ? {} : { transform: `rotate(${turn} ${x} ${y})` };
  return (
    <text class={look} x={x} y={y} font-size={size} text-anchor={anchor} {...turned}>
      {text}
    </text>
  );
};

const drawn = (shape: Shape, index: number): JSX.Element => {
  switch (shape.kind) {
    case 'path':
      return <path key={index} class={shape.look} d={shape.d} id={shape.id} />;
    case 'circle':
      return <circle key={index} class={shape.look} cx={shape.x} cy={shape.y} r={shape.r} />;
    case 'text':
      return <Lettering key={index} shape={shape} />;
  }
};

interface ShapesProps {
  readonly layer: 'ground' | 'overlays' | 'marks' | 'letters';
  readonly shapes: readonly Shape[];
}

/** A layer of shapes. It is made once for an array: Preact passes over an element it knows. */
export const Shapes = ({ layer, shapes }: ShapesProps): JSX.Element =>
  useMemo(
    () => (
      <g class={`board-layer board-${layer}`} aria-hidden="true">
        {shapes.map(drawn)}
      </g>
    ),
    [layer, shapes],
  );

interface GroundProps {
  readonly shapes: readonly Shape[];
  readonly viewBox: string;
}

/**
 * What never changes. Its letters are a layer of their own: a browser sets them anew at every scale,
 * and would paint the whole land with them.
 */
export const Ground = ({ shapes, viewBox }: GroundProps): JSX.Element =>
  useMemo(() => {
    const land = shapes.filter(({ kind }) => kind !== 'text');
    const letters = shapes.filter(({ kind }) => kind === 'text');
    return (
      <>
        {[land, letters].map((layer, i) => (
          <svg key={i} class="board-svg board-still" aria-hidden="true" viewBox={viewBox}>
            <Shapes layer="ground" shapes={layer} />
          </svg>
        ))}
      </>
    );
  }, [shapes, viewBox]);
