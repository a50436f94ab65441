import type { AnnouncingSetting } from './announcing.ts';
import type { Limiting } from './limits.ts';
import type { LogTo } from './log.ts';
import type { SimulationSetting } from './simulations.ts';
import type { MostSockets } from './socket.ts';

/** How a server is set up. */
export interface Setting {
  readonly site: string | null;
  readonly origin: string | null;
  readonly log: LogTo;
  /** Tables kept in memory; the others wait in the store. */
  readonly mostTables?: number;
  /** Milliseconds after which a table that nobody uses is put away. */
  readonly idle?: number;
  readonly botThreads?: number;
  /** Milliseconds a bot may think. */
  readonly botDeadline?: number;
  /** Milliseconds after which other processes take over the tables of one that is silent. */
  readonly lease?: number;
  /** How people who are away hear of their turns. */
  readonly announcing?: AnnouncingSetting;
  /** Many games between bots, for whoever asks. */
  readonly simulations?: SimulationSetting;
  /** What time it is; the machine’s clock if not given. */
  readonly now?: () => number;
  /** What whoever reads the figures bears; without it they are for this machine alone. */
  readonly metricsToken?: string | null;
  /** How many proxies of ours stand before it: one where there is an origin. */
  readonly proxies?: number;
  /** Where they differ from the usual ones. */
  readonly limits?: Limiting;
  /** Connections of one person, and from one address. */
  readonly mostSockets?: MostSockets;
}
