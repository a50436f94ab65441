import { fields, list, misread, reading, text, whole } from '../../kernel/fault.ts';
import type { Fault, Node } from '../../kernel/fault.ts';
import { DEAREST } from './data/charts.ts';
import { GROUND } from './data/ground.ts';
import { LIMITS } from './data/limits.ts';
import { COMPASS, DEGREES, NATIONS, SIDES, type SideName } from './data/lists.ts';
import {
  checkLeaders,
  checkUnits,
  readLeader,
  readUnit,
  sideLists,
  type Frame,
} from './reader-army.ts';
import { readCommander } from './reader-commander.ts';
import { readMap } from './reader-map.ts';
import { readTables } from './reader-tables.ts';
import { day, each, formatSquare, hour, line, nameOf, squareOn } from './reading.ts';
import type {
  At,
  MapDatum,
  Scenario,
  SideDatum,
  Tables,
  UnitDatum,
  VictorySquare,
} from './scenario.ts';

export const FORMAT = 'hundred-days squares scenario 1';

const FIELDS = [
  'format',
  'name',
  'title',
  'gist',
  'date',
  'start',
  'turns',
  'first',
  'sides',
  'map',
  'leaders',
  'units',
  'victorySquares',
  'reinforcementSquares',
  'commander',
  'victoryLevels',
  'tables',
];

const side = (node: Node): SideDatum => {
  const read = fields(node, ['army', 'nation', 'facing']);
  return {
    army: line(read.army, 40),
    nation: nameOf(
      read.nation,
      NATIONS.map(([, name]) => name),
    ),
    facing: nameOf(read.facing, COMPASS),
  };
};

/** A document of any origin becomes a scenario, or a fault that says what is allowed where. */
export const parse = (document: unknown): Scenario | Fault =>
  reading(document, (node) => {
    const doc = fields(node, FIELDS);
    if (text(doc.format, FORMAT) !== FORMAT) misread(doc.format, `this reads '${FORMAT}'`);
    const map = readMap(doc.map);
    const tables = readTables(doc.tables);
    const turns = whole(doc.turns, 1, 99);
    const sides = each(doc.sides, SIDES, side);
    const [width, height] = [map.ground[0].length, map.ground.length];
    const frame = { sides, weapons: tables.weapons, width, height, turns };
    const army = readArmies(doc, frame, map, tables);
    return {
      name: line(doc.name, 40),
      title: line(doc.title, 60),
      gist: line(doc.gist, 400),
      date: day(doc.date),
      start: hour(doc.start),
      turns,
      first: nameOf(doc.first, SIDES, 'French'),
      sides,
      map,
      ...army,
      victorySquares: readVictorySquares(doc.victorySquares, map),
      commander: readCommander(doc.commander, map),
      victoryLevels: each(doc.victoryLevels, SIDES, readLevels),
      tables,
    };
  });

const readArmies = (
  doc: Readonly<Record<string, Node>>,
  frame: Frame,
  map: MapDatum,
  tables: Tables,
): Pick<Scenario, 'leaders' | 'units' | 'reinforcementSquares'> => {
  const leaderLists = sideLists(doc.leaders, LIMITS.leadersPerSide);
  const unitLists = sideLists(doc.units, LIMITS.unitsPerSide);
  const entriesInto = readSquares(doc.reinforcementSquares, map);
  const read = SIDES.map((name) => {
    const leaders = leaderLists[name].map((child) => readLeader(child, name, frame));
    const units = unitLists[name].map((child) => readUnit(child, name, frame));
    checkLeaders({ path: `leaders.${name}`, value: undefined }, leaders);
    checkUnits({ path: `units.${name}`, value: undefined }, units, leaders);
    for (const [i, unit] of units.entries()) {
      checkPlace(unitLists[name][i], unit, map, tables, entriesInto);
    }
    return { leaders, units: inFront(units) };
  });
  const units = read.flatMap((army) => army.units);
  checkStacks(doc.units, units);
  return {
    leaders: read.flatMap((army) => army.leaders),
    units,
    reinforcementSquares: entriesInto,
  };
};

const isSame = (a: At, b: At): boolean => a.x === b.x && a.y === b.y;

/** [6.32] [6.34] [6.36] Who stands on one square is of one side, faces one way, and is not of both arms. */
const checkStacks = (node: Node, units: readonly UnitDatum[]): void => {
  const first = new Map<string, UnitDatum>();
  for (const unit of units) {
    if (unit.turn > 1) continue;
    // Guns go with either arm, so that one of infantry or cavalry speaks for the square.
    const square = formatSquare(unit.at);
    const other = first.get(square) ?? unit;
    if (other.arm === 'artillery' || other === unit) first.set(square, unit);
    if (other.side !== unit.side) misread(node, `${square} holds units of both sides`);
    if (other.facing !== unit.facing) misread(node, `units on ${square} face different ways`);
    const isWithGuns = other.arm === 'artillery' || unit.arm === 'artillery';
    if (other.arm !== unit.arm && !isWithGuns) {
      misread(node, `${square} holds both infantry and cavalry`);
    }
  }
};

/** [6.32] [20.15] Ground that the arm may enter; [18.23] reinforcements come by their squares. */
const checkPlace = (
  node: Node,
  { arm, kind, turn, at, name }: UnitDatum,
  { ground }: MapDatum,
  { cost }: Tables,
  entriesInto: readonly At[],
): void => {
  const found = GROUND.find(({ character }) => character === ground[at.y][at.x]);
  const mover = arm === 'artillery' && kind === 'Horse' ? 'cavalry' : arm;
  const where = { ...node, path: `${node.path}.at` };
  if (found && cost[found.terrain][mover].every((points) => points > DEAREST)) {
    misread(where, `${name} cannot stand in ${found.name}`);
  }
  if (turn > 1 && !entriesInto.some((entry) => isSame(entry, at))) {
    misread(where, `${at.x},${at.y} is not one of the reinforcement squares`);
  }
};

/**
 * [6.341] Cavalry and guns are always in front; of the infantry on one square it is the first that says
 * so, else the first.
 */
const inFront = (units: readonly UnitDatum[]): UnitDatum[] => {
  const chosen = new Map<string, UnitDatum>();
  for (const unit of units) {
    if (unit.arm !== 'infantry' || unit.turn > 1) continue;
    const square = formatSquare(unit.at);
    const holder = chosen.get(square);
    if (holder === undefined || (unit.front && !holder.front)) chosen.set(square, unit);
  }
  const inFirstLine = new Set(chosen.values());
  return units.map((unit) => ({
    ...unit,
    front: unit.arm !== 'infantry' || inFirstLine.has(unit),
  }));
};

const readSquares = (node: Node, { ground }: MapDatum): At[] => {
  const read = list(node).map((child) => squareOn(child, ground[0].length, ground.length));
  return read.length > LIMITS.reinforcementSquares
    ? misread(node, `${LIMITS.reinforcementSquares} at most, not ${read.length}`)
    : read;
};

const readVictorySquares = (node: Node, { ground }: MapDatum): VictorySquare[] => {
  const lists = sideLists(node, LIMITS.victorySquaresPerSide);
  return SIDES.flatMap((name) =>
    lists[name].map((child) => {
      const read = fields(child, ['name', 'at', 'points']);
      return {
        side: name,
        name: line(read.name, 40),
        ...squareOn(read.at, ground[0].length, ground.length),
        points: whole(read.points, 0, LIMITS.pointsPerSquare),
      };
    }),
  );
};

/** [19.1 M] Each degree needs at least the lead of the one below. */
const readLevels = (node: Node): Scenario['victoryLevels'][SideName] => {
  const read = each(node, DEGREES, (degree) => whole(degree, 1, 999_999));
  return read.marginal <= read.substantial && read.substantial <= read.decisive
    ? read
    : misread(node, 'marginal, substantial and decisive need more points each in turn');
};
