import { FRAME } from '../../../kernel/stack.ts';
import { P } from '../lexicon.ts';
import { OVERRUN } from '../rules/10-costs.ts';
import type { AreasState } from '../state.ts';

/** What the stack of a view tells of the moment: who acts, where, and what is under way. */

export interface Frame {
  readonly procedure: number;
  readonly locals: readonly number[];
}

/** The frames of the stack, the top first. */
export const framesOf = ({ stack }: AreasState): readonly Frame[] => {
  const frames: Frame[] = [];
  for (let i = stack.length - FRAME; i >= 0; i -= FRAME) {
    const [procedure, ...locals] = stack.slice(i, i + FRAME);
    frames.push({ procedure, locals });
  }
  return frames;
};

const frameOf = (s: AreasState, procedure: number): Frame | undefined =>
  framesOf(s).find((frame) => frame.procedure === procedure);

/** [10.4] The unit on its way: how much it has left, and how many steps it has made. */
export interface Hand {
  readonly unit: number;
  readonly left: number;
  readonly steps: number;
  readonly kind: number;
}

export const handOf = (s: AreasState): Hand | null => {
  const [top] = framesOf(s);
  if (top?.procedure !== P.hand) return null;
  const [unit, left, steps, kind] = top.locals;
  return { unit, left, steps, kind };
};

/** [8.3] The officer whose formation acts, and the area that was activated; -1 for none. */
export const actionOf = (s: AreasState): { readonly officer: number; readonly area: number } => {
  const march = frameOf(s, P.march);
  if (march !== undefined) return { officer: march.locals[1], area: march.locals[2] };
  const acting = framesOf(s).find(
    ({ procedure }) =>
      procedure === P.action ||
      procedure === P.advance ||
      procedure === P.aim ||
      procedure === P.guns,
  );
  return { officer: acting?.locals[1] ?? -1, area: -1 };
};

/** [11.12] The assault in hand. */
export interface Assault {
  readonly area: number;
  readonly kind: number;
  readonly isOverrun: boolean;
}

export const assaultOf = (s: AreasState): Assault | null => {
  const frame = frameOf(s, P.aftermath);
  if (frame === undefined) return null;
  const [area, kind] = frame.locals;
  return { area, kind, isOverrun: kind === OVERRUN };
};

/** [12.0] [13.0] The fire that is being laid: at whom, from where, and in which mode. */
export interface Fire {
  readonly target: number;
  readonly officer: number;
  readonly area: number;
  readonly mode: number;
}

export const fireOf = (s: AreasState): Fire | null => {
  const [top] = framesOf(s);
  if (top?.procedure !== P.guns) return null;
  const [target, officer, area, mode] = top.locals;
  return { target, officer, area, mode };
};

/** [11.16] The casualty points that a side has to absorb. */
export interface Toll {
  readonly side: number;
  readonly area: number;
  readonly points: number;
}

export const tollOf = (s: AreasState): Toll | null => {
  const frame = frameOf(s, P.absorb);
  if (frame === undefined) return null;
  const [side, area, points] = frame.locals;
  return { side, area, points };
};
