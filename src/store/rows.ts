/** What is kept, as plain rows: JSON where the store need not look inside. Times are milliseconds. */

export interface PersonRow {
  readonly id: string;
  /** Unique, whatever its case. */
  readonly name: string;
  readonly created: number;
}

/** A session is known by the hash of its token: who reads the store cannot sit down for anybody. */
export interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly expires: number;
}

/** Who holds a seat. */
export type Holder =
  /** Whoever stood up may come back to it. */
  | { readonly kind: 'open'; readonly was?: string }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: number };

export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that the game is played by. */
  readonly rules: string;
  /** Where it starts from: a scenario with its options. */
  readonly start: {
    readonly scenario: string;
    readonly options: Readonly<Record<string, unknown>>;
  };
  /** Never leaves the server before the game is over. */
  readonly seed: string;
  /** By seat, in the order of the game. */
  readonly holders: readonly Holder[];
  /** Whoever has the link may sit down. */
  readonly invitation: string;
  readonly isPublic: boolean;
  readonly host: string;
  readonly created: number;
  /** How many entries have been taken. */
  readonly version: number;
  /** The outcome in words once the game is over. */
  readonly outcome: { readonly winners: readonly string[]; readonly reason: string } | null;
  /** The last time that something was done of which everybody was told. */
  readonly changed: number;
}

/** One step of a game: a choice as the game packs it, or UNDO. */
export interface Entry {
  readonly seat: number;
  readonly code: number;
}

/** The code of an entry that takes back the one before. */
export const UNDO = -1;

/** An entry to be kept if the table still stands at this version. */
export interface Append {
  readonly table: string;
  readonly version: number;
  readonly entry: Entry;
  readonly at: number;
  /** Whether some are not told of it: for them the table has not changed. */
  readonly isSilent: boolean;
  /** Set with the entry that ends the game. */
  readonly outcome: TableRow['outcome'];
}

/** How well somebody plays a game, and how many games of it say so. */
export interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly rating: number;
  readonly played: number;
}

export interface ChatRow {
  readonly table: string;
  readonly person: string;
  readonly text: string;
  readonly at: number;
}

/** Something counted by audience. */
export type Tally = readonly (readonly [audience: number, count: number])[];

/**
 * A table as it stood at a version, and what had been told before and not yet been kept so: a shorter
 * way to it than all its entries, never the truth.
 */
export interface SnapshotRow {
  readonly table: string;
  readonly version: number;
  /** Which program can read it. */
  readonly maker: string;
  /** What the page has of the log: from this event to before that one. */
  readonly from: number;
  readonly to: number;
  /** How many events before the page were told, by audience. */
  readonly heard: Tally;
  readonly page: string;
  readonly body: string;
}

export type PageRow = Pick<SnapshotRow, 'version' | 'from' | 'to' | 'heard'>;
