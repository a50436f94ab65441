/** Figures for whoever watches over a server, in the text format of Prometheus. */

type Label = string | number;

/** Counts one more, with a value for each label. */
export type Count = (...labels: readonly Label[]) => void;
/** Notes a value, with a value for each label. */
export type Observe = (value: number, ...labels: readonly Label[]) => void;

export interface Sample {
  /** A value for each label. */
  readonly labels: readonly Label[];
  readonly value: number;
}

export interface Meters {
  counter(name: string, gist: string, labels?: readonly string[]): Count;
  /** How many values were no greater than each bound. */
  histogram(
    name: string,
    gist: string,
    bounds: readonly number[],
    labels?: readonly string[],
  ): Observe;
  /** What is read only when somebody asks; what cannot be read is left out. */
  gauge(
    name: string,
    gist: string,
    labels: readonly string[],
    read: () => readonly Sample[] | Promise<readonly Sample[]>,
  ): void;
  tell(): Promise<string>;
}

/** Labels come from what the program knows, never from what people say: there are few of them. */
const labelled = (names: readonly string[], values: readonly Label[]): string =>
  names.length === 0
    ? ''
    : `{${names.map((name, i) => `${name}="${String(values[i]).replaceAll(/["\\\n]/g, '_')}"`).join(',')}}`;

const heading = (name: string, gist: string, kind: string): string =>
  `# HELP ${name} ${gist}\n# TYPE ${name} ${kind}`;

interface Distribution {
  readonly labels: readonly Label[];
  /** How many values lie between a bound and the one before it; the last has no bound. */
  readonly counts: number[];
  sum: number;
}

const linesOf = (
  name: string,
  names: readonly string[],
  bounds: readonly number[],
  { labels, counts, sum }: Distribution,
): string[] => {
  let below = 0;
  const buckets = counts.map((count, i) => {
    below += count;
    const all = labelled([...names, 'le'], [...labels, bounds[i] ?? '+Inf']);
    return `${name}_bucket${all} ${below}`;
  });
  const own = labelled(names, labels);
  return [...buckets, `${name}_sum${own} ${sum}`, `${name}_count${own} ${below}`];
};

export const openMeters = (): Meters => {
  const tellers: (() => string | Promise<string>)[] = [];
  return {
    counter(name, gist, names = []) {
      const counts = new Map<string, number>();
      if (names.length === 0) counts.set('', 0);
      tellers.push(() =>
        [
          heading(name, gist, 'counter'),
          ...[...counts].map(([labels, count]) => `${name}${labels} ${count}`),
        ].join('\n'),
      );
      return (...values) => {
        const key = labelled(names, values);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      };
    },

    histogram(name, gist, bounds, names = []) {
      const known = new Map<string, Distribution>();
      const find = (labels: readonly Label[]): Distribution => {
        const key = labels.join(' ');
        const found = known.get(key);
        if (found !== undefined) return found;
        const made = { labels, counts: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
        known.set(key, made);
        return made;
      };
      if (names.length === 0) find([]);
      tellers.push(() =>
        [
          heading(name, gist, 'histogram'),
          ...[...known.values()].flatMap((each) => linesOf(name, names, bounds, each)),
        ].join('\n'),
      );
      return (value, ...labels) => {
        const distribution = find(labels);
        const at = bounds.findIndex((bound) => value <= bound);
        distribution.counts[at < 0 ? bounds.length : at]++;
        distribution.sum += value;
      };
    },

    gauge(name, gist, names, read) {
      tellers.push(async () => {
        const samples = await read();
        return [
          heading(name, gist, 'gauge'),
          ...samples.map(({ labels, value }) => `${name}${labelled(names, labels)} ${value}`),
        ].join('\n');
      });
    },

    async tell() {
      const parts = await Promise.allSettled(tellers.map(async (tell) => tell()));
      const told = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
      return `${told.join('\n')}\n`;
    },
  };
};
