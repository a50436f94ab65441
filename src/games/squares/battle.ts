import { grid, squareAt, type Grid } from '../../boards/squares.ts';
import { GROUND } from './data/ground.ts';
import {
  ARMS,
  COMPASS,
  FORMATIONS,
  KINDS,
  BRANCHES,
  LEVELS,
  NATIONS,
  SIDES,
  SIZES,
  TERRAINS,
} from './data/lists.ts';
import type { LeaderDatum, Scenario, UnitDatum } from './scenario.ts';

/** A scenario as columns of numbers by square, unit and leader: what the rules look up. */

/** Ids are plain numbers; the marks keep them from being mixed up. */
export type Unit = number & { readonly is?: 'unit' };
export type Leader = number & { readonly is?: 'leader' };

export const NOBODY = -1;

export interface Battle {
  readonly scenario: Scenario;
  readonly grid: Grid;
  readonly ground: GroundColumns;
  readonly units: UnitColumns;
  readonly leaders: LeaderColumns;
}

export interface GroundColumns {
  /** By square: its number in TERRAINS. */
  readonly terrain: Uint8Array;
  /** 1 where road mode passes. */
  readonly road: Uint8Array;
  readonly elevation: Uint8Array;
}

/** By unit, French first, in the order of the roster; names are numbers in their lists. */
export interface UnitColumns {
  readonly count: number;
  readonly side: Uint8Array;
  /** As printed. */
  readonly number: Uint8Array;
  readonly nation: Uint8Array;
  readonly arm: Uint8Array;
  readonly kind: Uint8Array;
  readonly branch: Uint8Array;
  readonly size: Uint8Array;
  readonly men: Uint16Array;
  readonly skirmishers: Uint16Array;
  readonly guns: Uint8Array;
  readonly efficiency: Uint8Array;
  readonly maxEfficiency: Uint8Array;
  readonly melee: Uint8Array;
  readonly bonus: Uint8Array;
  readonly weapon: Uint8Array;
  /** NOBODY for independent units. */
  readonly leader: Int8Array;
  readonly turn: Uint8Array;
  readonly at: Uint16Array;
  readonly formation: Uint8Array;
  readonly facing: Uint8Array;
  readonly readiness: Uint8Array;
  readonly ammunition: Uint8Array;
  readonly fatigue: Uint16Array;
  readonly disruption: Uint8Array;
  readonly out: Uint8Array;
  readonly front: Uint8Array;
  readonly roadMode: Uint8Array;
  readonly advance: Uint8Array;
  readonly autoRetreat: Uint8Array;
}

/** By leader, French first. */
export interface LeaderColumns {
  readonly count: number;
  readonly side: Uint8Array;
  readonly level: Uint8Array;
  /** NOBODY at the head of the army. */
  readonly superior: Int8Array;
  readonly bonus: Uint8Array;
  /** The unit he begins with. */
  readonly unit: Uint8Array;
  /** By leader: the units under him, however far down. */
  readonly organisation: readonly (readonly Unit[])[];
}

export const battleOf = (scenario: Scenario): Battle => {
  const { ground } = scenario.map;
  const board = grid(ground[0].length, ground.length);
  return {
    scenario,
    grid: board,
    ground: groundColumns(scenario),
    units: unitColumns(scenario, board),
    leaders: leaderColumns(scenario),
  };
};

const groundColumns = ({ map: { ground, elevation } }: Scenario): GroundColumns => {
  const characters = GROUND.map(({ character }) => character).join('');
  const data = Array.from(ground.join(''), (character) => GROUND[characters.indexOf(character)]);
  return {
    terrain: Uint8Array.from(data, ({ terrain }) => TERRAINS.indexOf(terrain)),
    road: Uint8Array.from(data, ({ road }) => Number(road)),
    elevation: Uint8Array.from(elevation.join(''), Number),
  };
};

const leaderNamed = (leaders: readonly LeaderDatum[], side: string, name: string | null): Leader =>
  leaders.findIndex((leader) => leader.side === side && leader.name === name);

const unitColumns = ({ units, leaders, tables }: Scenario, board: Grid): UnitColumns => {
  const bytes = (value: (unit: UnitDatum) => number | boolean): Uint8Array =>
    Uint8Array.from(units, (unit) => Number(value(unit)));
  const words = (value: (unit: UnitDatum) => number): Uint16Array => Uint16Array.from(units, value);
  return {
    count: units.length,
    side: bytes(({ side }) => SIDES.indexOf(side)),
    number: bytes(({ number }) => number),
    nation: bytes(({ nation }) => NATIONS.findIndex(([, name]) => name === nation)),
    arm: bytes(({ arm }) => ARMS.indexOf(arm)),
    kind: bytes(({ kind }) => KINDS.findIndex(([, name]) => name === kind)),
    branch: bytes(({ branch }) => BRANCHES.findIndex(([, name]) => name === branch)),
    size: bytes(({ size }) => SIZES.indexOf(size)),
    men: words(({ men }) => men),
    skirmishers: words(({ skirmishers }) => skirmishers),
    guns: bytes(({ guns }) => guns),
    efficiency: bytes(({ efficiency }) => efficiency),
    maxEfficiency: bytes(({ maxEfficiency }) => maxEfficiency),
    melee: bytes(({ melee }) => melee),
    bonus: bytes(({ bonus }) => bonus),
    weapon: bytes(({ weapon }) => tables.weapons.findIndex(({ code }) => code === weapon)),
    leader: Int8Array.from(units, ({ side, leader }) => leaderNamed(leaders, side, leader)),
    turn: bytes(({ turn }) => turn),
    at: words(({ at }) => squareAt(board, at.x, at.y)),
    formation: bytes(({ formation }) => FORMATIONS.indexOf(formation)),
    facing: bytes(({ facing }) => COMPASS.indexOf(facing)),
    readiness: bytes(({ readiness }) => readiness),
    ammunition: bytes(({ ammunition }) => ammunition),
    fatigue: words(({ fatigue }) => fatigue),
    disruption: bytes(({ disruption }) => disruption),
    out: bytes(({ out }) => out),
    front: bytes(({ front }) => front),
    roadMode: bytes(({ roadMode }) => roadMode),
    advance: bytes(({ advance }) => advance),
    autoRetreat: bytes(({ autoRetreat }) => autoRetreat),
  };
};

const leaderColumns = ({ leaders, units }: Scenario): LeaderColumns => {
  const bytes = (value: (leader: LeaderDatum) => number): Uint8Array =>
    Uint8Array.from(leaders, value);
  const superior = Int8Array.from(leaders, (l) => leaderNamed(leaders, l.side, l.superior));
  const organisation: Unit[][] = leaders.map(() => []);
  for (const [u, { side, leader }] of units.entries()) {
    for (let l = leaderNamed(leaders, side, leader); l !== NOBODY; l = superior[l]) {
      organisation[l].push(u);
    }
  }
  return {
    count: leaders.length,
    side: bytes(({ side }) => SIDES.indexOf(side)),
    level: bytes(({ level }) => LEVELS.indexOf(level)),
    superior,
    bonus: bytes(({ bonus }) => bonus),
    unit: bytes(({ unit }) => units.findIndex(({ number }) => number === unit)),
    organisation,
  };
};
