/** What is kept, as plain rows: JSON where the store need not look inside. Times are milliseconds. */

export interface PersonRow {
  readonly id: string;
  /** Unique, whatever its case. */
  readonly name: string;
  readonly created: number;
  /** Of a bot: whose it is. */
  readonly owner?: string;
}

/** A session is known by the hash of its token: who reads the store cannot sit down for anybody. */
export interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly expires: number;
}

/** Who holds a seat. Whoever left it may come back to it. */
export type Holder =
  | { readonly kind: 'open'; readonly was?: string }
  | { readonly kind: 'person'; readonly person: string }
  | { readonly kind: 'bot'; readonly level: number; readonly was?: string };

/**
 * How long a seat may let the others wait: a clock for the whole game, with so many seconds more for
 * every turn, or so many days for each turn.
 */
export type Pace =
  | { readonly minutes: number; readonly increment: number }
  | { readonly days: number };

/** What the clocks of a table read when something set them that is no entry. */
export interface Reading {
  /** After how many entries. */
  readonly version: number;
  /** When they run on. */
  readonly from: number;
  /** What each seat has left; below zero since its time is out. */
  readonly left: readonly number[];
  readonly isPaused: boolean;
  /** The seats that wish to pause, or to go on after a pause. */
  readonly asked: readonly number[];
}

/** When no process was there to take anything. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

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
  /** Null where nobody is in a hurry. */
  readonly pace: Pace | null;
  /** Null while nothing has set the clocks since the table was opened. */
  readonly reading: Reading | null;
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

/** One step of a game: a choice as the game packs it, UNDO, or a code that goes back to a place. */
export interface Entry {
  readonly seat: number;
  readonly code: number;
}

/** An entry as it was kept. */
export interface KeptEntry extends Entry {
  readonly at: number;
}

/** Who holds the seats, and what the clocks read. */
export type Seating = Pick<TableRow, 'holders' | 'reading'>;

/** The code of an entry that takes back the one before. */
export const UNDO = -1;

/** The code of an entry by which, agreed by all, a table goes back to before the step at a place. */
export const codeBackTo = (place: number): number => UNDO - 1 - place;

/** Where an entry goes back to; null when it is a choice or UNDO. */
export const placeBackTo = (code: number): number | null => (code < UNDO ? UNDO - 1 - code : null);

/** What somebody asks to take back: it stands until it is answered or something else is done. */
export interface PleaRow {
  readonly id: string;
  readonly seat: number;
  /** Before which step of the table it goes back. */
  readonly place: number;
  /** How often everybody had been told of the table. */
  readonly told: number;
  /** By seat, how many events it had heard in the moment that the table would go back to. */
  readonly moments: readonly number[];
  /** The people who have agreed. */
  readonly agreed: readonly string[];
}

/** How far somebody has looked at a table. */
export interface LookRow {
  /** How many entries it had then, and to how many steps they had come. */
  readonly version: number;
  readonly length: number;
  /** How many of the steps he has seen. */
  readonly steps: number;
}

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
  /** The seats that hear it, one bit each. */
  readonly audience: number;
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
