import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Scene } from '../../boards/scene.ts';
import type { GameWords } from '../../boards/words.ts';
import type { Match } from '../match.ts';
import { nameIn, say } from '../speech.ts';
import { beginnings, byStep, chartsOf, type Chart, type Sample, type Series } from './charts.ts';
import './charts.css';
import { turnName } from './words.ts';

interface ChartProps {
  readonly chart: Chart;
  readonly scene: Scene;
  readonly words: GameWords;
}

const WIDTH = 300;
const HEIGHT = 96;
/** The least that fills a chart of sums, and what fills one of averages. */
const LEAST = 10;
const PERCENT = 100;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Whose it is, in words. */
const ownerWords = (words: GameWords, { army, part }: Series): string =>
  [army, part]
    .filter((word) => word !== '')
    .map((word) => nameIn(words, word))
    .join(', ');

/** What a chart says of one step, line by line. */
const stepWords = ({ chart, scene, words }: ChartProps, i: number): string =>
  [
    turnName(scene, words, chart.steps[i]),
    ...chart.series.flatMap((each) => {
      const value = each.values[i];
      return value === null || value === 0
        ? []
        : [say('chartByStep', ownerWords(words, each), rounded(value))];
    }),
  ].join('\n');

const armiesIn = (chart: Chart): readonly string[] => [
  ...new Set(chart.series.map(({ army }) => army)),
];

/** Bars side by side for each army, their parts one on the other. */
const Bars = (props: ChartProps & { readonly most: number }): JSX.Element => {
  const { chart, scene, most } = props;
  const armies = armiesIn(chart);
  const column = WIDTH / Math.max(1, scene.record.length);
  const width = (column - 3) / armies.length;
  return (
    <>
      {chart.steps.map((step, i) => (
        <g key={step}>
          <title>{stepWords(props, i)}</title>
          <rect class="chart-hit" x={step * column} width={column} height={HEIGHT} />
          {armies.map((army, a) => {
            let top = HEIGHT;
            return chart.series
              .filter((each) => each.army === army)
              .map(({ part, values }, p) => {
                const height = ((values[i] ?? 0) * HEIGHT) / most;
                top -= height;
                const box = { x: step * column + 1.5 + a * width, y: top, width, height };
                return <rect key={part} class={`chart-fill ${army} chart-part-${p}`} {...box} />;
              });
          })}
        </g>
      ))}
    </>
  );
};

/** A line for each army, from step to step. */
const Lines = (props: ChartProps & { readonly most: number }): JSX.Element => {
  const { chart, scene, most } = props;
  const column = WIDTH / Math.max(1, scene.record.length);
  const at = (i: number, value: number): string =>
    `${chart.steps[i] * column} ${HEIGHT - (value * HEIGHT) / most}`;
  return (
    <>
      {chart.steps.map((step, i) => (
        <rect key={step} class="chart-hit" x={(step - 0.5) * column} width={column} height={HEIGHT}>
          <title>{stepWords(props, i)}</title>
        </rect>
      ))}
      {chart.series.map(({ army, values }) => {
        const points = values.flatMap((value, i) => (value === null ? [] : [at(i, value)]));
        return (
          <g key={army} class={`chart-line ${army}`}>
            {points.length > 1 && <path d={`M${points.join('L')}`} />}
            {points.map((point) => (
              <circle key={point} transform={`translate(${point})`} r="2.6" />
            ))}
          </g>
        );
      })}
    </>
  );
};

/** The most that an army has in one step. */
const mostOf = (chart: Chart): number => {
  if (!chart.isSum) return PERCENT;
  const sums = chart.steps.flatMap((_, i) =>
    armiesIn(chart).map((army) =>
      chart.series
        .filter((each) => each.army === army)
        .reduce((sum, { values }) => sum + (values[i] ?? 0), 0),
    ),
  );
  return Math.max(LEAST, ...sums);
};

const Legend = ({ chart, words }: Omit<ChartProps, 'scene'>): JSX.Element => (
  <ul class="chart-legend" aria-hidden="true">
    {armiesIn(chart).map((army) => {
      const parts = chart.series.filter((each) => each.army === army);
      return (
        <li key={army}>
          {parts.length > 1 && <b>{nameIn(words, army)}</b>}
          {parts.map(({ part }, p) => (
            <span key={part}>
              <svg viewBox="0 0 12 12" class="chart-key">
                <rect class={`chart-fill ${army} chart-part-${p}`} width="12" height="12" />
              </svg>
              {nameIn(words, part === '' ? army : part)}
            </span>
          ))}
        </li>
      );
    })}
  </ul>
);

const ChartView = (props: ChartProps): JSX.Element => {
  const { chart, scene, words } = props;
  const most = mostOf(chart);
  const Drawn = chart.isSum ? Bars : Lines;
  const told = chart.steps.map((_, i) => stepWords(props, i));
  const last = scene.record.length - 1;
  return (
    <figure class="chart">
      <figcaption>
        {say(chart.isSum ? 'chartOfTurns' : 'chartSoFar', nameIn(words, chart.name))}
      </figcaption>
      <div class="chart-field">
        <span class="chart-most figures">{most}</span>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} role="img" aria-label={told.join('. ')}>
          <path class="chart-grid" d={`M0 .5H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path class="chart-base" d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} />
          <Drawn {...props} most={most} />
        </svg>
        <p class="chart-steps" aria-hidden="true">
          <span>{turnName(scene, words, 0)}</span>
          <span>{turnName(scene, words, last)}</span>
        </p>
      </div>
      <Legend chart={chart} words={words} />
    </figure>
  );
};

/** What is followed through the game, turn by turn. */
export const Charts = ({ match, scene }: { match: Match; scene: Scene }): JSX.Element => {
  const earlier = useSignal<readonly Sample[]>([]);
  const moments = beginnings(scene, match.log.value);
  const key = moments.join(' ');
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      const samples = await match.sampled(moments);
      if (isWanted) earlier.value = samples;
    };
    void look();
    return () => {
      isWanted = false;
    };
  }, [match, key, match.eyes.value, match.isRevealed.value]);
  const now = { step: scene.now + 1, followed: scene.followed ?? [] };
  const charts = chartsOf([...byStep(earlier.value), now]);
  return (
    <div class="charts">
      {charts.map((chart) => (
        <ChartView key={chart.name} chart={chart} scene={scene} words={match.words.value} />
      ))}
    </div>
  );
};
