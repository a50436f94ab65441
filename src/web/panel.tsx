import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Scene } from '../boards/scene.ts';
import { Log } from './log.tsx';
import type { Match } from './match.ts';
import { useNews } from './news.ts';
import { Charts } from './panel/charts-view.tsx';
import { FindField } from './panel/find-field.tsx';
import { Forces } from './panel/forces-view.tsx';
import { Gauges } from './panel/gauges.tsx';
import { Tabs } from './panel/tabs.tsx';
import { TextView } from './panel/text-view.tsx';
import { ReportCard } from './pad/report-card.tsx';
import { say, tellEvent, tellPlan } from './speech.ts';

/** At most so much of what happened at once is read aloud: the last of it. */
const MOST_SAID = 8;

/** Says what happens to those who do not see it, whatever tab is open. */
const Herald = ({ match }: { match: Match }): JSX.Element => {
  const said = useSignal<readonly string[]>([]);
  useNews(match, (events) => {
    const words = match.words.value;
    said.value = events.slice(-MOST_SAID).map((event) => tellEvent(words, event, match.log.value));
  });
  return (
    <div class="sr-only herald" role="log" aria-live="polite" aria-label={say('news')}>
      {said.value.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
};

/** What is to be known beside the board: strengths, the log, the forces, the board as text. */
export const Panel = ({
  match,
  scene,
  notes,
  onRule,
  onKeys,
}: {
  match: Match;
  scene: Scene;
  /** The page with one’s own notes, where there are any. */
  notes: (() => JSX.Element) | undefined;
  onRule(rule: string): void;
  onKeys(): void;
}): JSX.Element => {
  const words = match.words.value;
  const isOver = match.standing.value.outcome !== null;
  const isTold = match.reason.value !== '' && (match.isAloud.value || isOver);
  return (
    <aside class="panel" aria-label={say('panel')}>
      <div class="panel-head">
        <FindField match={match} scene={scene} />
        <button type="button" aria-label={say('keys')} title={say('keys')} onClick={onKeys}>
          ?
        </button>
      </div>
      <ReportCard match={match} onRule={onRule} />
      <Gauges gauges={scene.gauges} words={words} />
      {isTold && <p class="reason">{say('reason', tellPlan(words, match.reason.value))}</p>}
      <Tabs
        pages={{
          log: () => <Log match={match} onRule={onRule} />,
          forces: () => <Forces match={match} scene={scene} />,
          ...(scene.followed !== undefined && {
            charts: () => <Charts match={match} scene={scene} />,
          }),
          text: () => <TextView match={match} scene={scene} />,
          ...(notes !== undefined && { notes }),
        }}
      />
      <Herald match={match} />
    </aside>
  );
};
