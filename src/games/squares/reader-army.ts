import { quote } from '../../kernel/choice.ts';
import { fields, flag, list, misread, oneOf, text, whole, type Node } from '../../kernel/fault.ts';
import { AT_START, LIMITS } from './data/limits.ts';
import {
  ARMS,
  BRANCHES,
  COMPASS,
  KINDS,
  LEVELS,
  NATIONS,
  SIDES,
  SIZES,
  type Arm,
  type Formation,
  type SideName,
} from './data/lists.ts';
import { line, nameOf, quarters, squareOn } from './reading.ts';
import type { LeaderDatum, SideDatum, UnitDatum, WeaponDatum } from './scenario.ts';

/** [15.0] Leaders and units of a scenario document. */

/** [20.1] The formations of each arm; the first is its usual one. */
const FORMATIONS_OF: Readonly<Record<Arm, readonly Formation[]>> = {
  infantry: ['column', 'line', 'square', 'open', 'rout'],
  cavalry: ['normal', 'charge', 'counter-charge', 'dismounted', 'open', 'rout'],
  artillery: ['unlimbered', 'limbered', 'open'],
};

/** Guns on the map are in battery, guns that come later on their limbers. */
export const usualFormation = (arm: Arm, turn: number): Formation =>
  arm === 'artillery' && turn > 1 ? 'limbered' : FORMATIONS_OF[arm][0];

/** The first number of a side's units. */
const firstNumber = (side: SideName): number => SIDES.indexOf(side) * LIMITS.unitsPerSide;

const LEADER_FIELDS = ['name', 'fullName', 'level', 'superior', 'bonus', 'unit', 'objective'];

export const readLeader = (node: Node, side: SideName, { width, height }: Frame): LeaderDatum => {
  const read = fields(node, LEADER_FIELDS);
  const name = line(read.name, 16);
  const first = firstNumber(side);
  return {
    side,
    name,
    fullName: line(read.fullName, 40, name),
    level: LEVELS[oneOf(read.level, LEVELS)],
    superior: read.superior.value === undefined ? null : text(read.superior),
    bonus: whole(read.bonus, 0, 15),
    unit: whole(read.unit, first, first + LIMITS.unitsPerSide - 1),
    objective: read.objective.value === undefined ? null : squareOn(read.objective, width, height),
  };
};

const UNIT_FIELDS = [
  'number',
  'name',
  'fullName',
  'nation',
  'arm',
  'kind',
  'branch',
  'size',
  'men',
  'skirmishers',
  'guns',
  'efficiency',
  'maxEfficiency',
  'melee',
  'bonus',
  'weapon',
  'leader',
  'turn',
  'at',
  'formation',
  'facing',
  'readiness',
  'ammunition',
  'fatigue',
  'disruption',
  'out',
  'front',
  'roadMode',
  'advance',
  'autoRetreat',
];

/** What units are read against. */
export interface Frame {
  readonly sides: Readonly<Record<SideName, SideDatum>>;
  readonly weapons: readonly WeaponDatum[];
  readonly width: number;
  readonly height: number;
  readonly turns: number;
}

const namesOf = <const T extends readonly (readonly [string, string])[]>(
  table: T,
): readonly T[number][1][] => table.map(([, name]) => name);
const KIND_NAMES = namesOf(KINDS);
const BRANCH_NAMES = namesOf(BRANCHES);
const NATION_NAMES = namesOf(NATIONS);

type Fields = Readonly<Record<string, Node>>;

const whoItIs = (read: Fields, side: SideName, { sides }: Frame) => {
  const first = firstNumber(side);
  const name = line(read.name, 16);
  return {
    side,
    number: whole(read.number, first, first + LIMITS.unitsPerSide - 1),
    name,
    fullName: line(read.fullName, 48, name),
    nation: nameOf(read.nation, NATION_NAMES, sides[side].nation),
    arm: nameOf(read.arm, ARMS),
    kind: nameOf(read.kind, KIND_NAMES),
    branch: nameOf(read.branch, BRANCH_NAMES, 'none'),
    size: nameOf(read.size, SIZES),
    leader: read.leader.value === undefined ? null : text(read.leader),
  };
};

const howStrong = (read: Fields, arm: Arm, { weapons }: Frame) => {
  const men = whole(read.men, 1, LIMITS.men);
  const efficiency = whole(read.efficiency, 0, 98);
  const isGuns = arm === 'artillery';
  const codes = weapons.map(({ code }) => code);
  const weapon = codes[oneOf(read.weapon, codes)];
  const most = arm === 'infantry' ? men : 0;
  return {
    men,
    skirmishers: whole(read.skirmishers, 0, most, 0),
    guns: whole(read.guns, isGuns ? 1 : 0, isGuns ? LIMITS.guns : 0, isGuns ? undefined : 0),
    efficiency,
    maxEfficiency: whole(read.maxEfficiency, efficiency, 98, efficiency),
    melee: whole(read.melee, 1, 9),
    bonus: whole(read.bonus, 0, 4, 0),
    weapon,
    readiness: whole(read.readiness, 0, 7, AT_START.readiness),
    ammunition: whole(read.ammunition, 0, 7, AT_START.ammunition),
    fatigue: whole(read.fatigue, 0, 999, 0),
    disruption: whole(read.disruption, 0, 5, 0),
  };
};

const howItStands = (read: Fields, arm: Arm, side: SideName, frame: Frame) => {
  const turn = whole(read.turn, 1, 99, 1);
  return {
    turn,
    at: squareOn(read.at, frame.width, frame.height),
    formation: nameOf(read.formation, FORMATIONS_OF[arm], usualFormation(arm, turn)),
    facing: nameOf(read.facing, COMPASS, frame.sides[side].facing),
    out: quarters(read.out),
    roadMode: flag(read.roadMode),
    advance: flag(read.advance),
    autoRetreat: flag(read.autoRetreat),
  };
};

/** A unit; who is in front of its square is settled when all are known. */
export const readUnit = (node: Node, side: SideName, frame: Frame): UnitDatum => {
  const read = fields(node, UNIT_FIELDS);
  const who = whoItIs(read, side, frame);
  return {
    ...who,
    ...howStrong(read, who.arm, frame),
    ...howItStands(read, who.arm, side, frame),
    front: flag(read.front),
  };
};

/** [15.41] Whom a leader answers to is of his side and of a higher level. */
export const checkLeaders = (node: Node, leaders: readonly LeaderDatum[]): void => {
  const named = new Map(leaders.map((leader) => [leader.name, leader]));
  if (named.size !== leaders.length) misread(node, 'two leaders of a side have the same name');
  const rides = new Set(leaders.map(({ unit }) => unit));
  if (rides.size !== leaders.length) misread(node, 'two leaders ride with the same unit');
  for (const [i, { name, level, superior }] of leaders.entries()) {
    if (superior === null) continue;
    const path = `${node.path}[${i}].superior`;
    const above = named.get(superior);
    if (above === undefined) {
      misread({ ...node, path }, `no leader of this side is called ${quote(superior)}`);
    } else if (LEVELS.indexOf(above.level) <= LEVELS.indexOf(level)) {
      misread({ ...node, path }, `${superior} (${above.level}) is not above ${name} (${level})`);
    }
  }
};

/** Units have numbers of their own and report to leaders of their side, who ride with units of it. */
export const checkUnits = (
  node: Node,
  units: readonly UnitDatum[],
  leaders: readonly LeaderDatum[],
): void => {
  const found = new Set(units.map(({ number }) => number));
  if (found.size !== units.length) misread(node, 'two units have the same number');
  const names = new Set(leaders.map(({ name }) => name));
  for (const [i, { leader }] of units.entries()) {
    if (leader === null || names.has(leader)) continue;
    const path = `${node.path}[${i}].leader`;
    misread({ ...node, path }, `no leader of this side is called ${quote(leader)}`);
  }
  for (const { name, unit } of leaders) {
    if (!found.has(unit)) misread(node, `${name} rides with unit ${unit}, which is not there`);
  }
};

export const sideLists = (node: Node, most: number): Readonly<Record<SideName, Node[]>> => {
  const read = fields(node, SIDES);
  const listOf = (side: SideName): Node[] => {
    const found = list(read[side]);
    return found.length > most
      ? misread(read[side], `${most} at most, not ${found.length}`)
      : found;
  };
  return { French: listOf('French'), Allied: listOf('Allied') };
};
