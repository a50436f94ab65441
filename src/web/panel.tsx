import type { JSX } from 'preact';
import type { Gauge, Scene } from '../boards/scene.ts';
import { Log } from './log.tsx';
import type { Match } from './match.ts';
import { nameIn, say, tellPlan, wordsOf } from './speech.ts';

const GaugeBar = ({ gauge, name }: { gauge: Gauge; name: string }): JSX.Element => (
  <li class="gauge">
    <span>{name}</span>
    <span class="figures">
      {gauge.value}
      {gauge.line === undefined ? ` / ${gauge.full}` : ` · ${gauge.line}`}
    </span>
    <svg viewBox={`0 0 ${Math.max(1, gauge.full)} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="gauge-ground" width={gauge.full} height="1" />
      <rect class={`gauge-fill ${gauge.army}`} width={gauge.value} height="1" />
      {gauge.line !== undefined && (
        <rect class="gauge-line" x={gauge.line} width={gauge.full / 80} height="1" />
      )}
    </svg>
  </li>
);

/** What is to be known beside the board: strengths, the bot's reason, the log. */
export const Panel = ({
  match,
  scene,
  onRule,
}: {
  match: Match;
  scene: Scene;
  onRule(rule: string): void;
}): JSX.Element => {
  const words = wordsOf(match.game.id);
  const isOver = match.standing.value.outcome !== null;
  const isTold = match.reason.value !== '' && (match.isAloud.value || isOver);
  return (
    <aside class="panel">
      <ul class="gauges">
        {scene.gauges.map((gauge) => (
          <GaugeBar
            key={gauge.army + gauge.name}
            gauge={gauge}
            name={`${nameIn(words, gauge.army)}: ${gauge.name}`}
          />
        ))}
      </ul>
      {isTold && <p class="reason">{say('reason', tellPlan(words, match.reason.value))}</p>}
      <Log match={match} onRule={onRule} />
    </aside>
  );
};
