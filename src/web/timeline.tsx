import type { JSX } from 'preact';
import type { Scene } from '../boards/scene.ts';

/** The turn record, and where it stands. */
export const TurnRecord = ({ scene }: { scene: Scene }): JSX.Element => (
  <ol class="turns">
    {scene.record.map(({ name, army, night }, i) => (
      <li
        key={name}
        class={`${army} ${night ? 'night' : ''} ${i === scene.now ? 'now' : ''} ${i < scene.now ? 'past' : ''}`}
        title={name}
        aria-current={i === scene.now ? 'step' : undefined}
      >
        <span class="sr-only">{name}</span>
      </li>
    ))}
  </ol>
);
