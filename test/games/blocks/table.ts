import {
  BOARD,
  TOWN_NAMES,
  TURN_NAMES,
  TURN_SIDE,
  UNIT_NAMES,
} from '../../../src/games/blocks/board.ts';
import { UNITS } from '../../../src/games/blocks/data/units.ts';
import { blocks } from '../../../src/games/blocks/game.ts';
import { PLACES } from '../../../src/games/blocks/lexicon.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import { tableOf, type Played as PlayedOf, type Step } from '../table.ts';

export { bar, type Step } from '../table.ts';

export type Played = PlayedOf<BlocksState>;

/** A table for tests: positions and choices in words, dice given exactly. */

export const F = 'French';
export const A = 'Allied';
export const DAY = '15 June morning';
export const ALLIED_DAY = '15 June afternoon';
export const NIGHT = '15 June night';
export const ALLIED_NIGHT = '16 June night';

/** A unit by name, or with what is unusual about it. */
export type Unit = string | { unit: string; [what: string]: unknown };
export type Doc = Record<string, unknown> & { units?: Record<string, readonly Unit[]> };

const table = tableOf(blocks);
export const { play, refusal, choices, waiting } = table;

/** The state of a position document; units that it does not name are dead. */
export const position = (doc: Doc): BlocksState => table.position({ turn: DAY, ...doc });

/** These units, and all others far from the frontier, so that no army is defeated at the turn's end. */
export const withRest = (
  units: Record<string, readonly Unit[]>,
): Record<string, readonly Unit[]> => {
  const named = new Set(
    Object.values(units).flatMap((here) => here.map((u) => (typeof u === 'string' ? u : u.unit))),
  );
  const rest = (army: string) =>
    UNITS.filter((u) => u.army === army && !named.has(u.name)).map((u) => u.name);
  return { ...units, Condé: rest('French'), Ghent: rest('British'), Tongres: rest('Prussian') };
};

/** A scenario as it begins. */
export const opening = (
  scenario: string,
  options: Record<string, string | number | boolean> = {},
): BlocksState => {
  const s = blocks.setup(scenario, {
    players: 2,
    days: 8,
    commandControl: false,
    corpsIntegrity: false,
    ...options,
  });
  return table.settled(s).state;
};

/** Marches a unit through these towns; 'halt' ends the march of cavalry early. */
export const march = (seat: string, unit: string, ...towns: string[]): Step[] => [
  [seat, 'march', unit],
  ...towns.map((town): Step => (town === 'halt' ? [seat, 'halt'] : [seat, 'to', town])),
];

export const forceMarch = (seat: string, unit: string, town: string): Step[] => [
  [seat, 'force', unit],
  [seat, 'to', town],
];

/** Marches several units the same way. */
export const marchAll = (seat: string, units: readonly string[], ...towns: string[]): Step[] =>
  units.flatMap((unit) => march(seat, unit, ...towns));

/** Puts units into columns, one list each for left, centre and right, and is done. */
export const array = (
  seat: string,
  left: readonly string[],
  centre: readonly string[],
  right: readonly string[],
): Step[] => [
  ...left.map((u): Step => [seat, 'array', u, 'left']),
  ...centre.map((u): Step => [seat, 'array', u, 'centre']),
  ...right.map((u): Step => [seat, 'array', u, 'right']),
];

/** What can be seen of a unit when all is open. */
export const unit = (s: BlocksState, name: string) => {
  const u = UNIT_NAMES.indexOf(name);
  if (u < 0) throw new Error(`no unit ${name}`);
  return {
    town: [...TOWN_NAMES, 'dead', 'hand'][s.town[u]],
    cv: s.cv[u],
    place: PLACES[s.place[u]],
    disrupted: s.disrupted[u] === 1,
    shown: s.shown[u] === 1,
    square: s.square[u] === 1,
  };
};

export const townOf = (s: BlocksState, name: string): string => unit(s, name).town;
export const cvOf = (s: BlocksState, name: string): number => unit(s, name).cv;
export const placeOf = (s: BlocksState, name: string): string => unit(s, name).place;

/** The units of a town by name. */
export const standingAt = (s: BlocksState, town: string): string[] =>
  UNIT_NAMES.filter((name) => unit(s, name).town === town);

/** A battle under way: lanes are counted from the attacker's left, which is the defender's right. */
export interface Battle {
  town?: string;
  turn?: string;
  attackers: readonly (readonly Unit[])[];
  defenders: readonly (readonly Unit[])[];
  attackerReserve?: readonly Unit[];
  defenderReserve?: readonly Unit[];
  /** Units that have crossed the line in their lane. */
  crossed?: readonly string[];
  /** Where the attackers came from. */
  gates?: readonly string[];
  quiet?: number;
  /** Units in other towns. */
  others?: Record<string, readonly Unit[]>;
  /** Whose battle turn begins. */
  to?: 'attacker' | 'defender';
  /** Whether all other units stand far away, so that no army is defeated when the turn ends. */
  rest?: boolean;
  options?: Record<string, unknown>;
  roads?: Record<string, Record<string, number>>;
  /** Dice of the morale phase that opens the battle turn. */
  morale?: readonly number[];
}

const inPlace = (
  units: readonly Unit[],
  place: string,
  crossed: readonly string[],
  lane: number,
): Unit[] =>
  units.map((u) => {
    const face = typeof u === 'string' ? { unit: u } : u;
    const across = crossed.includes(face.unit);
    return { shown: place !== 'reserve', place: across ? `across ${lane}` : place, ...face };
  });

const gateBits = (town: string, gates: readonly string[]): number =>
  BOARD.neighbours[TOWN_NAMES.indexOf(town)].reduce(
    (bits, near, i) => (gates.includes(TOWN_NAMES[near]) ? bits | (1 << i) : bits),
    0,
  );

/** A battle at the beginning of a battle turn, morale already rolled. */
export const battle = (b: Battle): BlocksState => {
  const { town = 'Ligny', turn = DAY, crossed = [], gates = ['Charleroi'], to = 'attacker' } = b;
  const lanes = (units: readonly (readonly Unit[])[]) =>
    units.flatMap((here, lane) => inPlace(here, `lane ${lane}`, crossed, lane));
  const attacker = TURN_SIDE[TURN_NAMES.indexOf(turn)] === 0 ? F : A;
  const defender = attacker === F ? A : F;
  const units = {
    ...b.others,
    [town]: [
      ...lanes(b.attackers),
      ...lanes(b.defenders),
      ...inPlace([...(b.attackerReserve ?? []), ...(b.defenderReserve ?? [])], 'reserve', [], 0),
    ],
  };
  const state = position({
    turn,
    ...(b.options && { options: b.options }),
    ...(b.roads && { roads: b.roads }),
    units: b.rest ? withRest(units) : units,
    battles: [{ town, gates: gateBits(town, gates), quiet: b.quiet ?? 0, order: 1 }],
    stack: [
      ['campaign'],
      ['turnEnd'],
      ['victory'],
      ['supply'],
      ['battles', to === 'attacker' ? 1 : 2, to === 'attacker' ? 0 : 2],
      ['battleTurn', 0, to === 'attacker' ? attacker : defender, 0],
    ],
    waiting: 0,
  });
  return table.settled(state, b.morale ?? []).state;
};

/** The battle once its retreat phase is over, ready for combat. */
export const combat = (b: Battle): BlocksState => {
  const s = battle(b);
  const [seat] = waiting(s);
  return choices(s, seat).some((c) => c.startsWith('retreat'))
    ? play(s, [], [seat, 'done']).state
    : s;
};
