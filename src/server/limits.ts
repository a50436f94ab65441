import { Declined } from './live.ts';

/** How much anybody may ask for. docs/online.md lists all of it. */

/** So much at once, and so much a second after that. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

/** By what callers are told apart; those without a name have an address alone. */
type By = Readonly<Partial<Record<'person' | 'address' | 'mail', Limit>>>;

interface Rule {
  /** What is said to whoever has reached it. */
  readonly says: string;
  readonly by: By;
}

const SOON = 'too many requests: try again in a moment';
const HOUR = 3600;

/** What is asked over HTTP and over a socket, then what costs more than being asked. */
export const LIMITS = {
  http: {
    says: SOON,
    by: { person: { burst: 60, perSecond: 10 }, address: { burst: 200, perSecond: 40 } },
  },
  play: {
    says: SOON,
    by: { person: { burst: 400, perSecond: 60 }, address: { burst: 2000, perSecond: 300 } },
  },
  /** Of bots that people have written. */
  botHttp: { says: SOON, by: { person: { burst: 30, perSecond: 2 } } },
  botPlay: {
    says: SOON,
    by: { person: { burst: 120, perSecond: 30 }, address: { burst: 2000, perSecond: 300 } },
  },
  sockets: {
    says: SOON,
    by: { person: { burst: 30, perSecond: 0.5 }, address: { burst: 120, perSecond: 4 } },
  },
  guests: {
    says: 'many have come from your address: try again later',
    by: { address: { burst: 20, perSecond: 20 / HOUR } },
  },
  /** The person is the account that somebody says is his. */
  logins: {
    says: 'too many tries: wait a minute',
    by: { person: { burst: 30, perSecond: 1 / 60 }, address: { burst: 10, perSecond: 0.1 } },
  },
  passwords: {
    says: 'too many tries: wait a minute',
    by: { person: { burst: 5, perSecond: 1 / 12 } },
  },
  names: {
    says: 'you have changed your name often: try again later',
    by: { person: { burst: 5, perSecond: 6 / HOUR } },
  },
  /** Bots that are made, and tokens. */
  bots: {
    says: 'enough tokens: try again in a few minutes',
    by: { person: { burst: 20, perSecond: 20 / HOUR } },
  },
  tables: {
    says: 'you have opened many tables: try again later',
    by: {
      person: { burst: 30, perSecond: 60 / HOUR },
      address: { burst: 120, perSecond: 240 / HOUR },
    },
  },
  chat: {
    says: 'you talk too fast: wait a moment',
    by: { person: { burst: 10, perSecond: 0.5 }, address: { burst: 100, perSecond: 5 } },
  },
  notes: {
    says: SOON,
    by: { person: { burst: 20, perSecond: 1 }, address: { burst: 200, perSecond: 10 } },
  },
  /** Which tables wait: asked once, then told. */
  waits: {
    says: SOON,
    by: { person: { burst: 10, perSecond: 0.2 }, address: { burst: 100, perSecond: 5 } },
  },
  pleas: {
    says: 'you ask too often: wait a moment',
    by: { person: { burst: 10, perSecond: 0.1 }, address: { burst: 100, perSecond: 1 } },
  },
  reports: {
    says: 'enough reports: try again later',
    by: { person: { burst: 5, perSecond: 12 / HOUR }, address: { burst: 5, perSecond: 12 / HOUR } },
  },
  channels: {
    says: SOON,
    by: { person: { burst: 20, perSecond: 1 / 30 }, address: { burst: 60, perSecond: 0.1 } },
  },
  /** Letters that ask whether an address is somebody’s. */
  letters: {
    says: 'enough letters have been sent: try again in an hour',
    by: {
      person: { burst: 3, perSecond: 3 / HOUR },
      address: { burst: 3, perSecond: 3 / HOUR },
      mail: { burst: 3, perSecond: 3 / HOUR },
    },
  },
  trials: {
    says: 'enough tests: try again in a minute',
    by: { person: { burst: 5, perSecond: 1 / 20 } },
  },
  exports: {
    says: 'your data were just given out: try again in a minute',
    by: { person: { burst: 2, perSecond: 1 / 60 } },
  },
} as const satisfies Record<string, Rule>;

export type LimitName = keyof typeof LIMITS;

/** Other limits than usual; `{}` for none. */
export type Limiting = Readonly<Partial<Record<LimitName, By>>>;

/** Somebody has asked for too much, and may come back. */
export class Limited extends Declined {
  readonly retryAfterMs: number;
  constructor(says: string, retryAfterMs: number) {
    super(says);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Who asks, in the ways in which he is counted. */
export type Asker = Readonly<Partial<Record<keyof By, string | undefined>>>;

export interface Limits {
  /** Takes one of what each of these may have, or refuses when there is none left of any. */
  take(name: LimitName, asker: Asker): void;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST_ASKERS = 100_000;

/** What each asker has left of one limit. */
const openBuckets = ({ burst, perSecond }: Limit, now: () => number) => {
  const buckets = new Map<string, Bucket>();
  const filled = ({ left, at }: Bucket): number =>
    Math.min(burst, left + (Math.max(0, now() - at) / 1000) * perSecond);
  /** Forgets who has all of it again; an attack with more addresses than that makes all alike. */
  const makeRoom = (): void => {
    for (const [asker, bucket] of buckets) if (filled(bucket) >= burst) buckets.delete(asker);
    if (buckets.size >= MOST_ASKERS) buckets.clear();
  };
  return (asker: string): Bucket => {
    const found = buckets.get(asker);
    if (found === undefined) {
      if (buckets.size >= MOST_ASKERS) makeRoom();
      const made = { left: burst, at: now() };
      buckets.set(asker, made);
      return made;
    }
    found.left = filled(found);
    found.at = now();
    return found;
  };
};

interface Parts {
  readonly given: Limiting;
  readonly now: () => number;
  /** Hears which limit somebody has reached. */
  readonly reached: (name: LimitName) => void;
}

export const openLimits = ({ given, now, reached }: Parts): Limits => {
  const open = (name: LimitName) => {
    const by = Object.entries(given[name] ?? LIMITS[name].by) as [keyof By, Limit][];
    const counted = by.map(([kind, limit]) => ({ kind, limit, of: openBuckets(limit, now) }));
    return { says: LIMITS[name].says, counted };
  };
  const names = Object.keys(LIMITS) as LimitName[];
  const rules = new Map(names.map((name) => [name, open(name)]));
  return {
    take(name, asker) {
      const { says, counted } = rules.get(name) ?? open(name);
      const taken: Bucket[] = [];
      let wait = 0;
      for (const { kind, limit, of } of counted) {
        const who = asker[kind];
        if (who === undefined) continue;
        const bucket = of(who);
        taken.push(bucket);
        if (bucket.left < 1)
          wait = Math.max(wait, Math.ceil(((1 - bucket.left) / limit.perSecond) * 1000));
      }
      if (wait > 0) {
        reached(name);
        throw new Limited(says, wait);
      }
      for (const bucket of taken) bucket.left--;
    },
  };
};
