import type { JSX } from 'preact';
import type { Gauge } from '../../boards/scene.ts';
import type { GameWords } from '../../boards/words.ts';
import { nameIn, say } from '../speech.ts';

interface GaugeProps {
  readonly gauge: Gauge;
  readonly words: GameWords;
}

/** Strength against the line at which an army breaks. */
const StrengthBar = ({ gauge, words }: GaugeProps): JSX.Element => {
  const { name, army, value, full, line = 0 } = gauge;
  const share = (part: number): string => `${(100 * part) / Math.max(1, full)}%`;
  return (
    <li class={value <= line ? 'gauge is-broken' : 'gauge'}>
      <strong>{nameIn(words, army)}</strong>
      <span class="figures">{say('strengthLine', value, full, nameIn(words, name), line)}</span>
      <div class="gauge-bar" title={say('untilDefeat', Math.max(0, value - line))}>
        <div class={`gauge-fill ${army}`} style={{ width: share(value) }} />
        <div class="gauge-line" style={{ left: share(line) }} />
      </div>
    </li>
  );
};

/** What is left of many: a bar. */
const Share = ({ gauge, words }: GaugeProps): JSX.Element => {
  const { name, army, value, full } = gauge;
  return (
    <li class="gauge">
      <strong>
        {nameIn(words, army)}: {nameIn(words, name)}
      </strong>
      <span class="figures">{say('ofFull', value, full)}</span>
      <div class="gauge-bar">
        <div
          class={`gauge-fill ${army}`}
          style={{ width: `${(100 * value) / Math.max(1, full)}%` }}
        />
      </div>
    </li>
  );
};

/** More than these are drawn as a bar. */
const MOST_DOTS = 30;

/** Where a marker stands between two sides that pull at it. */
const Tug = ({ gauge, words }: GaugeProps): JSX.Element => {
  const { name, value, full, between = ['', ''] } = gauge;
  const [left, right] = between;
  const at = 50 + (50 * Math.max(-full, Math.min(full, value))) / full;
  const lead = value === 0 ? '' : `${nameIn(words, value > 0 ? left : right)} `;
  return (
    <li class="gauge tug">
      <strong>{nameIn(words, name)}</strong>
      <span class="figures">
        {lead}
        {say('ofFull', Math.abs(value), full)}
      </span>
      <div class="gauge-bar" title={say('winsAt', full)}>
        <div class={`gauge-fill ${left}`} style={{ width: `${at}%` }} />
        <div class={`gauge-fill ${right}`} style={{ width: `${100 - at}%` }} />
        <div class="tug-middle" />
        <div class="gauge-line" style={{ left: `${at}%` }} />
      </div>
    </li>
  );
};

/** What is left of a few: one dot each. */
const Counter = ({ gauge, words }: GaugeProps): JSX.Element => {
  const { name, army, value, full } = gauge;
  return (
    <li class="counter">
      <span>
        {nameIn(words, army)}: {nameIn(words, name)}
      </span>
      <span class={`dots ${army}`} aria-hidden="true">
        {Array.from({ length: full }, (_, i) => (
          <i key={i} class={i < value ? '' : 'is-spent'} />
        ))}
      </span>
      <span class="figures">{say('ofFull', value, full)}</span>
    </li>
  );
};

/** Strengths, what is left of moves, and what has been used of limits. */
export const Gauges = ({
  gauges,
  words,
}: {
  gauges: readonly Gauge[];
  words: GameWords;
}): JSX.Element => {
  const tugs = gauges.filter(({ between }) => between !== undefined);
  const limits = gauges.filter(({ army, between }) => army === '' && between === undefined);
  return (
    <>
      <ul class="gauges">
        {tugs.map((gauge) => (
          <Tug key={gauge.name} gauge={gauge} words={words} />
        ))}
        {gauges
          .filter(({ army }) => army !== '')
          .map((gauge) => {
            const Few = gauge.full > MOST_DOTS ? Share : Counter;
            const Drawn = gauge.line === undefined ? Few : StrengthBar;
            return <Drawn key={gauge.army + gauge.name} gauge={gauge} words={words} />;
          })}
      </ul>
      {limits.length > 0 && (
        <ul class="limits" aria-label={say('limits')}>
          {limits.map(({ name, value, full, isChance = false }) => (
            <li key={name} class={value >= full ? 'is-full' : ''}>
              {nameIn(words, name)}{' '}
              <b class="figures">
                {isChance ? `${Math.round((100 * value) / full)} %` : `${value}/${full}`}
              </b>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
