import { grid, squareAt, type Grid, type Square } from '../../boards/squares.ts';
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
import { hoursOf } from './hours.ts';
import { CAVALRY, DIVISION, LEADERS, SIDE_LEADERS, STRIDE, UNITS } from './numbers.ts';
import type { At, CommanderDatum, LeaderDatum, Scenario, Tables, UnitDatum } from './scenario.ts';

/** A scenario as columns of numbers by square, unit and leader: what the rules look up. */

/** Ids are plain numbers; the marks keep them from being mixed up. */
export type Unit = number & { readonly is?: 'unit' };
export type Leader = number & { readonly is?: 'leader' };

export const NOBODY = -1;

export interface Battle {
  readonly scenario: Scenario;
  readonly grid: Grid;
  readonly ground: GroundColumns;
  readonly costs: Costs;
  readonly units: UnitColumns;
  readonly leaders: LeaderColumns;
  readonly victory: VictoryColumns;
  /** By side. */
  readonly commander: readonly CommanderColumns[];
  /** By turn, from 1: half hours since midnight, or NIGHT_HOUR. [12.1] */
  readonly hours: readonly number[];
}

export interface GroundColumns {
  /** By square: its number in TERRAINS; river beyond the edge. */
  readonly terrain: Uint8Array;
  /** 1 where road mode passes. */
  readonly road: Uint8Array;
  readonly elevation: Uint8Array;
}

/** [20.15] What a step costs; PROHIBITED where an arm may not go. */
export interface Costs {
  /** By arm * TERRAINS + terrain. */
  readonly straight: Uint8Array;
  readonly diagonal: Uint8Array;
  /** By arm: what a higher square adds. */
  readonly climb: Uint8Array;
}

/** By unit, which goes by its printed number; names are numbers in their lists. */
export interface UnitColumns {
  /** By side: the numbers that units bear. */
  readonly ofSide: readonly (readonly Unit[])[];
  readonly nation: Uint8Array;
  readonly arm: Uint8Array;
  /** [20.15] The arm by whose costs it moves: horse artillery moves like cavalry. */
  readonly mover: Uint8Array;
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
  /** [5.111] The leader who is given its objective, NOBODY for none. */
  readonly aimer: Int8Array;
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

/** By leader: the French in their order from 0, the Allied from SIDE_LEADERS. */
export interface LeaderColumns {
  readonly ofSide: readonly (readonly Leader[])[];
  readonly level: Uint8Array;
  /** NOBODY at the head of the army. */
  readonly superior: Int8Array;
  readonly bonus: Uint8Array;
  /** The unit he begins with. */
  readonly unit: Uint8Array;
  /** [5.2] Where he is sent at the start, NOBODY where the scenario does not say. */
  readonly objective: Int16Array;
  /** By leader: the units under him, however far down. */
  readonly organisation: readonly (readonly Unit[])[];
  /** [5.111] By leader: the units whose objective is set through him. */
  readonly aimed: readonly (readonly Unit[])[];
}

/** [18.21] */
export interface VictoryColumns {
  readonly at: readonly Square[];
  readonly side: readonly number[];
  readonly points: readonly number[];
}

/** [18.0] What a computer commander of a side goes by; NOBODY and empty where the scenario is silent. */
export interface CommanderColumns {
  readonly rear: Square;
  readonly lines: readonly (readonly Square[])[];
  readonly guns: readonly Square[];
  readonly special: readonly Square[];
}

/** [12.1] A night is one turn between two days. */
export const NIGHT_HOUR = -1;

/** [19.1 F] Any cost above 15 is prohibited. */
const MOST_COST = 15;
export const PROHIBITED = 99;

export const battleOf = (scenario: Scenario): Battle => {
  const { ground } = scenario.map;
  const board = grid(ground[0].length, ground.length, STRIDE);
  const units = unitColumns(scenario, board);
  return {
    scenario,
    grid: board,
    ground: groundColumns(scenario),
    costs: costsOf(scenario.tables),
    units,
    leaders: leaderColumns(scenario, units),
    victory: {
      at: scenario.victorySquares.map(({ x, y }) => squareAt(board, x, y)),
      side: scenario.victorySquares.map(({ side }) => SIDES.indexOf(side)),
      points: scenario.victorySquares.map(({ points }) => points),
    },
    commander: SIDES.map((side) => commanderColumns(scenario.commander[side], board)),
    hours: [NIGHT_HOUR, ...hoursOf(scenario).map((h) => (h.isNight ? NIGHT_HOUR : h.half))],
  };
};

const commanderColumns = (datum: CommanderDatum, board: Grid): CommanderColumns => {
  const at = ({ x, y }: At): Square => squareAt(board, x, y);
  return {
    rear: datum.rearArea === null ? NOBODY : at(datum.rearArea),
    lines: datum.defensiveLines.map((line) => line.map(at)),
    guns: datum.artilleryObjectives.map(at),
    special: datum.specialObjectives.map(at),
  };
};

const groundColumns = ({ map: { ground, elevation } }: Scenario): GroundColumns => {
  const characters = GROUND.map(({ character }) => character).join('');
  const data = Array.from(
    ground.map((row) => row.padEnd(STRIDE, 'r')).join(''),
    (character) => GROUND[characters.indexOf(character)],
  );
  return {
    terrain: Uint8Array.from(data, ({ terrain }) => TERRAINS.indexOf(terrain)),
    road: Uint8Array.from(data, ({ road }) => Number(road)),
    elevation: Uint8Array.from(elevation.map((row) => row.padEnd(STRIDE, '0')).join(''), Number),
  };
};

const costsOf = ({ cost, climb }: Tables): Costs => {
  const costs = (i: number): Uint8Array =>
    Uint8Array.from(
      ARMS.flatMap((arm) =>
        TERRAINS.map((terrain) => {
          const points = cost[terrain][arm][i];
          return points > MOST_COST ? PROHIBITED : points;
        }),
      ),
    );
  return {
    straight: costs(0),
    diagonal: costs(1),
    climb: Uint8Array.from(ARMS, (arm) => climb[arm]),
  };
};

/** [5.111] The leaders of a side keep their order, from 0 or from SIDE_LEADERS. */
const leaderNamed = (
  leaders: readonly LeaderDatum[],
  side: string,
  name: string | null,
): Leader => {
  const own = leaders.filter((leader) => leader.side === side);
  const at = own.findIndex((leader) => leader.name === name);
  return at < 0 ? NOBODY : SIDES.findIndex((s) => s === side) * SIDE_LEADERS + at;
};

const numberOf = (leaders: readonly LeaderDatum[], { side, name }: LeaderDatum): Leader =>
  leaderNamed(leaders, side, name);

/** [5.111] Cavalry takes its objective from its leader, infantry from him whose division it is (R101). */
const aimerOf = (leaders: readonly LeaderDatum[], { arm, side, leader }: UnitDatum): Leader => {
  const named = (name: string | null): LeaderDatum | undefined =>
    leaders.find((l) => l.side === side && l.name === name);
  let aimer = named(leader);
  if (arm === 'artillery' || aimer === undefined) return NOBODY;
  for (let above = named(aimer.superior); arm === 'infantry'; above = named(above.superior)) {
    if (above === undefined || LEVELS.indexOf(above.level) > DIVISION) break;
    aimer = above;
  }
  return numberOf(leaders, aimer);
};

const unitColumns = ({ units, leaders, tables }: Scenario, board: Grid): UnitColumns => {
  const fill = <A extends Uint8Array | Uint16Array | Int8Array>(
    column: A,
    value: (unit: UnitDatum) => number | boolean,
  ): A => {
    for (const unit of units) column[unit.number] = Number(value(unit));
    return column;
  };
  const bytes = (value: (unit: UnitDatum) => number | boolean): Uint8Array =>
    fill(new Uint8Array(UNITS), value);
  const words = (value: (unit: UnitDatum) => number): Uint16Array =>
    fill(new Uint16Array(UNITS), value);
  const ids = (value: (unit: UnitDatum) => number): Int8Array =>
    fill(new Int8Array(UNITS).fill(NOBODY), value);
  return {
    ofSide: SIDES.map((side) => units.filter((u) => u.side === side).map((u) => u.number)),
    nation: bytes(({ nation }) => NATIONS.findIndex(([, name]) => name === nation)),
    arm: bytes(({ arm }) => ARMS.indexOf(arm)),
    mover: bytes(({ arm, kind }) =>
      arm === 'artillery' && kind === 'Horse' ? CAVALRY : ARMS.indexOf(arm),
    ),
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
    leader: ids(({ side, leader }) => leaderNamed(leaders, side, leader)),
    aimer: ids((unit) => aimerOf(leaders, unit)),
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

const leaderColumns = ({ leaders, units }: Scenario, { aimer }: UnitColumns): LeaderColumns => {
  const bytes = (value: (leader: LeaderDatum) => number): Uint8Array => {
    const column = new Uint8Array(LEADERS);
    for (const leader of leaders) column[numberOf(leaders, leader)] = value(leader);
    return column;
  };
  const superior = new Int8Array(LEADERS).fill(NOBODY);
  const objective = new Int16Array(LEADERS).fill(NOBODY);
  for (const leader of leaders) {
    superior[numberOf(leaders, leader)] = leaderNamed(leaders, leader.side, leader.superior);
    const sent = leader.objective;
    if (sent !== null) objective[numberOf(leaders, leader)] = sent.y * STRIDE + sent.x;
  }
  const organisation: Unit[][] = Array.from({ length: LEADERS }, () => []);
  const aimed: Unit[][] = Array.from({ length: LEADERS }, () => []);
  for (const { side, leader, number } of units) {
    for (let l = leaderNamed(leaders, side, leader); l !== NOBODY; l = superior[l]) {
      organisation[l].push(number);
    }
    if (aimer[number] !== NOBODY) aimed[aimer[number]].push(number);
  }
  return {
    ofSide: SIDES.map((side) =>
      leaders.filter((l) => l.side === side).map((l) => numberOf(leaders, l)),
    ),
    level: bytes(({ level }) => LEVELS.indexOf(level)),
    superior,
    bonus: bytes(({ bonus }) => bonus),
    unit: bytes(({ unit }) => unit),
    objective,
    organisation,
    aimed,
  };
};
