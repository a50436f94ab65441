import { squares } from '../../../src/games/squares/game.ts';
import { LEXICON } from '../../../src/games/squares/lexicon.ts';
import type { SquaresState } from '../../../src/games/squares/state.ts';
import { tableOf, type Played } from '../table.ts';

/**
 * Fights on open, level ground of Waterloo: units by their printed numbers, squares by coordinates, dice
 * given exactly. Units are fresh, with ten points and plain command control; no leader rides with them.
 */

/** Line infantry of the two sides, and guns, by their numbers. */
export const FRENCH = ['#0', '#1'] as const;
export const BRITISH = ['#109', '#110'] as const;
export const TWELVE_POUNDERS = '#57';

export type UnitDoc = Readonly<Record<string, unknown>>;
export type Field = Readonly<Record<string, UnitDoc>>;

const table = tableOf(squares);

const NOBODY_RIDES = Object.fromEntries(
  LEXICON.domains['leader'].map((leader) => [leader, { rides: null }]),
);

/** A unit that has done nothing yet. */
export const fresh = (at: string, more: UnitDoc = {}): UnitDoc => ({
  at,
  op: 10,
  control: 20,
  skirmishers: 0,
  ...more,
});

/** One that neither fires nor fights: it has no points left. */
export const idle = (at: string, more: UnitDoc = {}): UnitDoc => fresh(at, { op: 0, ...more });

const leadersOf = (scenario: string): Record<string, unknown> => {
  const some = squares.setup(scenario, {});
  return Object.fromEntries(Object.entries(NOBODY_RIDES).filter((_, l) => some.rides[l] >= 0));
};

interface Setting {
  readonly scenario?: string;
  /** Whose phase it is. */
  readonly side?: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly leaders?: Readonly<Record<string, unknown>>;
  /** The part of the phase to begin with. */
  readonly part?: number;
}

/** The position at the beginning of a combat phase. */
export const before = (units: Field, setting: Setting = {}): SquaresState => {
  const { scenario = 'waterloo', side = 'French', options = {}, leaders = {}, part = 0 } = setting;
  return table.position({
    scenario,
    options,
    turn: 2,
    phase: 8,
    units,
    leaders: { ...leadersOf(scenario), ...leaders },
    stack: [['combat', side, part]],
    waiting: 0,
  });
};

/** Fights the whole combat phase; every die given must be rolled, and no other. */
export const combat = (
  units: Field,
  dice: readonly number[],
  setting: Setting = {},
): Played<SquaresState> => table.settled(before(units, setting), dice);

const { unit: UNIT_WORDS } = LEXICON.domains;

export const numberOf = (unit: string): number => UNIT_WORDS.indexOf(unit);
/** What was told of one kind, without the shares that went into it. */
export const told = ({ log }: Pick<Played<SquaresState>, 'log'>): string[] =>
  log.filter((line) => !line.startsWith('[20.6]') && !line.startsWith('[7.0]'));

/** The die of chance that makes exactly 100 percent. */
export const EVEN = 21;

/** Takes choices where a combat phase waits for them; the dice are those rolled from there on. */
export const { choices, play, refusal, waiting } = table;
