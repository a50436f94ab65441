import type { Plan, Share, Thinking } from './share.ts';
import { NO_OUTCOME } from './share.ts';

interface Wins {
  readonly seat: string;
  readonly bot: string;
  readonly wins: number;
  readonly share: number;
  /** Where the true share lies, 95 times in 100. */
  readonly interval: readonly [number, number];
}

interface BotTime {
  readonly seat: string;
  readonly bot: string;
  readonly decisions: number;
  readonly meanMs: number;
  readonly longestMs: number;
}

/** What a simulation found; `--json` prints it as it stands. */
export interface Result extends Omit<Plan, 'check'> {
  readonly checked: boolean;
  readonly workers: number;
  /** Games that reached an outcome: all of them, or the rules are at fault. */
  readonly over: number;
  readonly wins: readonly Wins[];
  readonly draws: number;
  readonly decisions: {
    readonly total: number;
    readonly mean: number;
    readonly median: number;
    readonly longest: number;
  };
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly botTimes: readonly BotTime[];
}

/** Wilson's interval for `wins` out of `n`, at 95 %. */
export const wilson = (wins: number, n: number): readonly [number, number] => {
  if (n === 0) return [0, 1];
  const z = 1.959964;
  const p = wins / n;
  const middle = p + (z * z) / (2 * n);
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const scale = 1 + (z * z) / n;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
};

const together = (times: readonly Thinking[]): Thinking => ({
  decisions: times.reduce((sum, t) => sum + t.decisions, 0),
  ms: times.reduce((sum, t) => sum + t.ms, 0),
  longestMs: Math.max(...times.map((t) => t.longestMs)),
});

export const resultOf = (
  plan: Plan,
  seats: readonly string[],
  shares: readonly Share[],
  seconds: number,
): Result => {
  const { check, ...rest } = plan;
  const played = shares.flatMap((share) => share.played);
  const lengths = played.map(([, decisions]) => decisions).sort((a, b) => a - b);
  const total = lengths.reduce((sum, n) => sum + n, 0);
  const half = lengths.length >> 1;
  const over = played.filter(([, , winners]) => winners !== NO_OUTCOME).length;
  return {
    ...rest,
    checked: check,
    workers: shares.length,
    over,
    wins: seats.map((seat, i) => {
      const wins = played.filter(([, , w]) => w !== NO_OUTCOME && (w & (1 << i)) !== 0).length;
      return { seat, bot: plan.bots[i], wins, share: wins / over, interval: wilson(wins, over) };
    }),
    draws: played.filter(([, , winners]) => winners === 0).length,
    decisions: {
      total,
      mean: total / lengths.length,
      median: lengths.length % 2 === 1 ? lengths[half] : (lengths[half - 1] + lengths[half]) / 2,
      longest: lengths[lengths.length - 1],
    },
    seconds,
    decisionsPerSecond: total / seconds,
    botTimes: seats.flatMap((seat, i) => {
      const { decisions, ms, longestMs } = together(shares.map((share) => share.thinking[i]));
      const meanMs = ms / decisions;
      return decisions === 0 ? [] : [{ seat, bot: plan.bots[i], decisions, meanMs, longestMs }];
    }),
  };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const figure = (n: number): string => Math.round(n).toLocaleString('en');

/** The result as a table for people. */
export const formatResult = (r: Result): string => {
  const rows: [string, string][] = [
    ['game', `${r.game}, ${r.scenario}`],
    ['games', `${figure(r.games)} by seed ${r.seed}${r.checked ? ', every choice checked' : ''}`],
    ...r.wins.map(({ seat, bot, wins, share, interval: [low, high] }): [string, string] => [
      `${seat} (${bot})`,
      `${figure(wins)} won, ${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`,
    ]),
    ['draws', `${figure(r.draws)}, ${percent(r.draws / r.over)}`],
    [
      'choices a game',
      `mean ${figure(r.decisions.mean)}, median ${figure(r.decisions.median)}, most ${figure(r.decisions.longest)}`,
    ],
    ['seconds', `${r.seconds.toFixed(2)} with ${r.workers} worker${r.workers === 1 ? '' : 's'}`],
    ['choices a second', figure(r.decisionsPerSecond)],
    ...r.botTimes.map(({ seat, bot, meanMs, longestMs }): [string, string] => [
      `${seat} (${bot})`,
      `${meanMs.toFixed(2)} ms a choice, at most ${longestMs.toFixed(1)} ms`,
    ]),
  ];
  if (r.over < r.games) rows.push(['without outcome', figure(r.games - r.over)]);
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
};
