import type {
  Arm,
  Branch,
  Degree,
  Direction,
  Formation,
  Kind,
  Level,
  Nation,
  SideName,
  Size,
  Terrain,
} from './data/lists.ts';

/** A scenario by names: what a document says once it has been read, with nothing left out. */
export interface Scenario {
  readonly name: string;
  readonly title: string;
  readonly gist: string;
  /** [19.1 B] */
  readonly date: CalendarDay;
  /** [19.1 B] Half hours since midnight: 20 is ten in the morning. */
  readonly start: number;
  /** [19.1 A] */
  readonly turns: number;
  /** [4.11 A] Who moves first unless the option says otherwise. */
  readonly first: SideName;
  readonly sides: Readonly<Record<SideName, SideDatum>>;
  readonly map: MapDatum;
  readonly leaders: readonly LeaderDatum[];
  readonly units: readonly UnitDatum[];
  /** [18.21] */
  readonly victorySquares: readonly VictorySquare[];
  /** [18.23] Where reinforcements may come in: eight squares at most. */
  readonly reinforcementSquares: readonly At[];
  /** [18.22] [18.24] [18.25] [18.26] What a computer commander of a side goes by. */
  readonly commander: Readonly<Record<SideName, CommanderDatum>>;
  /** [19.1 M] The lead in points that makes each degree, by side. */
  readonly victoryLevels: Readonly<Record<SideName, Readonly<Record<Degree, number>>>>;
  /** [19.1 C to L, N to P] */
  readonly tables: Tables;
}

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** [5.121] A square: x to the right and y down from 0,0 in the top left corner. */
export interface At {
  readonly x: number;
  readonly y: number;
}

export interface SideDatum {
  /** What the army is called. */
  readonly army: string;
  /** Its nation: others on its side are allies. */
  readonly nation: Nation;
  /** The way its units face unless they say otherwise. */
  readonly facing: Direction;
}

/** [16.0] The ground as rows of characters, north first (see GROUND), and its elevations as digits. */
export interface MapDatum {
  readonly ground: readonly string[];
  readonly elevation: readonly string[];
  readonly places: readonly PlaceDatum[];
}

/** The name of a place, lettered at its square. */
export interface PlaceDatum extends At {
  readonly name: string;
}

/** [15.41] */
export interface LeaderDatum {
  readonly side: SideName;
  /** As the order of battle prints it. */
  readonly name: string;
  /** The name in full where print is short or wrong. */
  readonly fullName: string;
  readonly level: Level;
  /** The leader he answers to, or null. */
  readonly superior: string | null;
  /** 0 to 15. */
  readonly bonus: number;
  /** [9.121] The number of the unit he rides with. */
  readonly unit: number;
  /** [5.2] Where his formation is sent at the start; null for the nearest of its victory squares. */
  readonly objective: At | null;
}

/** [15.42] [15.43] The columns of the order of battle, and what it does not print. */
export interface UnitDatum {
  readonly side: SideName;
  /** French from 0, Allied from 90. */
  readonly number: number;
  /** As the order of battle prints it. */
  readonly name: string;
  /** What people call it where print is short. */
  readonly fullName: string;
  readonly nation: Nation;
  readonly arm: Arm;
  readonly kind: Kind;
  readonly branch: Branch;
  readonly size: Size;
  readonly men: number;
  /** Men who can skirmish. */
  readonly skirmishers: number;
  readonly guns: number;
  readonly efficiency: number;
  readonly maxEfficiency: number;
  readonly melee: number;
  /** [6.31] The operation point modifier. */
  readonly bonus: number;
  /** The code of a weapon. */
  readonly weapon: string;
  /** The leader it reports to, or null. */
  readonly leader: string | null;
  /** [10.4] 1 on the map at the start; later as a reinforcement. */
  readonly turn: number;
  readonly at: At;
  readonly formation: Formation;
  readonly facing: Direction;
  readonly readiness: number;
  readonly ammunition: number;
  readonly fatigue: number;
  readonly disruption: number;
  /** [6.354] The percentage of its skirmishers that are out. */
  readonly out: number;
  /** [6.341] Of the infantry of a square one unit is in front. */
  readonly front: boolean;
  readonly roadMode: boolean;
  readonly advance: boolean;
  readonly autoRetreat: boolean;
}

export interface VictorySquare extends At {
  /** Whom it counts for. */
  readonly side: SideName;
  readonly name: string;
  readonly points: number;
}

/** What helps a computer commander; where something is missing he finds it himself. */
export interface CommanderDatum {
  /** [18.22] Whence an army is supplied: the last place to be given up. */
  readonly rearArea: At | null;
  /**
   * [18.24] Where he draws up when he is winning, when nobody is, and when he is losing; none, or all
   * three. Each from its left wing to its right: a point left and back, two before the middle, one
   * right and back.
   */
  readonly defensiveLines: readonly (readonly At[])[];
  /** [18.25] Where he brings his batteries. */
  readonly artilleryObjectives: readonly At[];
  /** [18.26] What he takes and holds although it counts for nobody. */
  readonly specialObjectives: readonly At[];
}

/** Points for a man or a gun. */
export interface Toll {
  readonly lost: number;
  readonly captured: number;
}

export interface WeaponDatum {
  readonly code: string;
  readonly name: string;
  /** Whether losses are by 100 men or by a gun. */
  readonly by: 'men' | 'gun';
  /** By range (see RANGES). */
  readonly losses: readonly number[];
}

/** Percentages of fire and melee. */
export interface Shares {
  readonly fire: number;
  readonly melee: number;
}

/** [19.1] What the tables editor changes. */
export interface Tables {
  /** C */
  readonly points: Readonly<Record<Arm | 'guns', Toll>>;
  /** D, E. The fourth never fires, the third is the carbine. */
  readonly weapons: readonly WeaponDatum[];
  /** F: straight and diagonal; more than 15 is prohibited. */
  readonly cost: Readonly<Record<Terrain, Readonly<Record<Arm, readonly number[]>>>>;
  readonly climb: Readonly<Record<Arm, number>>;
  /** G */
  readonly target: Readonly<Record<Terrain, Shares>>;
  /** H */
  readonly attacker: Readonly<Record<Terrain, Shares>>;
  /** I: by the defender's formation. */
  readonly melee: Readonly<Record<Formation, readonly number[]>>;
  /** J */
  readonly fire: Readonly<Record<Formation, { readonly firer: number; readonly target: number }>>;
  /** K */
  readonly retreat: Readonly<Record<Direction, readonly Direction[]>>;
  /** L */
  readonly command: Readonly<Record<Level, number>>;
  /** N */
  readonly elimination: number;
  /** O */
  readonly charge: number;
  /** P */
  readonly square: number;
}
