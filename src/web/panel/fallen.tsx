import type { JSX } from 'preact';
import type { Scene } from '../../boards/scene.ts';
import type { GameWords } from '../../boards/words.ts';
import { nameIn, say } from '../speech.ts';
import type { Army } from './forces.ts';
import { lossesOf, type StepLosses } from './losses.ts';
import { ArmSymbol, Pips } from './symbol.tsx';
import { turnName } from './words.ts';

interface FallenProps {
  readonly scene: Scene;
  readonly armies: readonly Army[];
  readonly words: GameWords;
}

const HEIGHT = 44;

/** What was lost in a turn, in words. */
const lossWords = (words: GameWords, { armies }: StepLosses): string =>
  armies
    .map(({ army, units, value }) => `${nameIn(words, army)} ${say('lostSum', units, value)}`)
    .join('; ');

/** A bar for every turn of the record, as high as the units lost in it. */
const Chart = ({ scene, words }: Omit<FallenProps, 'armies'>): JSX.Element | null => {
  const losses = lossesOf(scene);
  if (losses.length === 0) return null;
  const totals = losses.map(({ armies }) => armies.reduce((sum, { units }) => sum + units, 0));
  const unit = HEIGHT / Math.max(4, ...totals);
  const steps = scene.record.length;
  const told = losses.map(
    (loss) => `${turnName(scene, words, loss.step)}: ${lossWords(words, loss)}`,
  );
  return (
    <figure class="losses">
      <figcaption>{say('lossesByTurn')}</figcaption>
      <svg
        viewBox={`0 0 ${steps * 12} ${HEIGHT + 3}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={told.join('. ')}
      >
        <rect class="losses-base" y={HEIGHT + 1} width={steps * 12} height="1" />
        {losses.map(({ step, armies }, i) => {
          let top = HEIGHT;
          return (
            <g key={step}>
              <title>{told[i]}</title>
              {armies.map(({ army, units }) => {
                top -= units * unit;
                const box = { x: step * 12 + 1.5, y: top, width: 9, height: units * unit };
                return <rect key={army} class={`gauge-fill ${army}`} {...box} />;
              })}
            </g>
          );
        })}
      </svg>
      <ol class="loss-list">
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </figure>
  );
};

/** The units out of the game, face up, by army. */
export const Fallen = ({ scene, armies, words }: FallenProps): JSX.Element => (
  <details class="section">
    <summary>
      {say('fallenUnits')} <span class="figures">{scene.lost.length}</span>
    </summary>
    {scene.lost.length === 0 && <p class="faint">{say('noneFallen')}</p>}
    {armies.map(({ name }) => {
      const faces = scene.lost.flatMap(({ army, face }) => (army === name ? (face ?? []) : []));
      const worth = faces.reduce((sum, { full }) => sum + full, 0);
      return faces.length === 0 ? null : (
        <section key={name}>
          <h2>
            {nameIn(words, name)} <span class="figures">{say('lostSum', faces.length, worth)}</span>
          </h2>
          <ul class="pile">
            {faces.map((face) => (
              <li key={face.name}>
                <ArmSymbol symbol={face.symbol} army={name} />
                {nameIn(words, face.name)} <Pips value={face.full} full={face.full} />
              </li>
            ))}
          </ul>
        </section>
      );
    })}
    <Chart scene={scene} words={words} />
  </details>
);
