import { AT_START } from './data/limits.ts';
import { SIDES, type SideName } from './data/lists.ts';
import { TABLES } from './data/tables.ts';
import { usualFormation } from './reader-army.ts';
import { FORMAT } from './reader.ts';
import { TABLE_NAMES } from './reader-tables.ts';
import { formatDay, formatHour, formatSquare } from './reading.ts';
import type { CommanderDatum, LeaderDatum, Scenario, UnitDatum } from './scenario.ts';

/** A scenario as the shortest document that reads as the same scenario. */
export const format = (s: Scenario): Record<string, unknown> => ({
  format: FORMAT,
  name: s.name,
  title: s.title,
  gist: s.gist,
  date: formatDay(s.date),
  start: formatHour(s.start),
  turns: s.turns,
  ...(s.first !== 'French' && { first: s.first }),
  sides: s.sides,
  map: {
    ground: s.map.ground,
    elevation: s.map.elevation,
    places: Object.fromEntries(s.map.places.map((place) => [place.name, formatSquare(place)])),
  },
  leaders: bySide((side) => s.leaders.filter((l) => l.side === side).map(formatLeader)),
  units: bySide((side) => s.units.filter((u) => u.side === side).map((u) => formatUnit(s, u))),
  victorySquares: bySide((side) =>
    s.victorySquares
      .filter((square) => square.side === side)
      .map((square) => ({
        name: square.name,
        at: formatSquare(square),
        points: square.points,
      })),
  ),
  reinforcementSquares: s.reinforcementSquares.map(formatSquare),
  ...formatCommander(s),
  victoryLevels: s.victoryLevels,
  ...formatTables(s),
});

const bySide = <V>(of: (side: SideName) => V): Record<string, V> =>
  Object.fromEntries(SIDES.map((side) => [side, of(side)]));

/** [18.0] What is said to a computer commander, where anything is. */
const formatSquares = (datum: CommanderDatum): Record<string, unknown> => ({
  ...(datum.rearArea !== null && { rearArea: formatSquare(datum.rearArea) }),
  ...(datum.defensiveLines.length > 0 && {
    defensiveLines: datum.defensiveLines.map((line) => line.map(formatSquare)),
  }),
  ...(datum.artilleryObjectives.length > 0 && {
    artilleryObjectives: datum.artilleryObjectives.map(formatSquare),
  }),
  ...(datum.specialObjectives.length > 0 && {
    specialObjectives: datum.specialObjectives.map(formatSquare),
  }),
});

const formatCommander = ({ commander }: Scenario): Record<string, unknown> => {
  const told = SIDES.map((side) => [side, formatSquares(commander[side])] as const).filter(
    ([, squares]) => Object.keys(squares).length > 0,
  );
  return told.length === 0 ? {} : { commander: Object.fromEntries(told) };
};

const formatLeader = ({
  name,
  fullName,
  level,
  superior,
  bonus,
  unit,
  objective,
}: LeaderDatum) => ({
  name,
  ...(fullName !== name && { fullName }),
  level,
  ...(superior !== null && { superior }),
  bonus,
  unit,
  ...(objective !== null && { objective: formatSquare(objective) }),
});

const formatUnit = (s: Scenario, u: UnitDatum): Record<string, unknown> => ({
  number: u.number,
  name: u.name,
  ...(u.fullName !== u.name && { fullName: u.fullName }),
  ...(u.nation !== s.sides[u.side].nation && { nation: u.nation }),
  arm: u.arm,
  kind: u.kind,
  ...(u.branch !== 'none' && { branch: u.branch }),
  size: u.size,
  men: u.men,
  ...(u.skirmishers > 0 && { skirmishers: u.skirmishers }),
  ...(u.guns > 0 && { guns: u.guns }),
  efficiency: u.efficiency,
  ...(u.maxEfficiency !== u.efficiency && { maxEfficiency: u.maxEfficiency }),
  melee: u.melee,
  ...(u.bonus > 0 && { bonus: u.bonus }),
  weapon: u.weapon,
  ...(u.leader !== null && { leader: u.leader }),
  ...(u.turn > 1 && { turn: u.turn }),
  at: formatSquare(u.at),
  ...(u.formation !== usualFormation(u.arm, u.turn) && { formation: u.formation }),
  ...(u.facing !== s.sides[u.side].facing && { facing: u.facing }),
  ...formatCondition(u),
  ...(u.arm === 'infantry' && u.front && !isFirst(s, u) && { front: true }),
});

/** What the unit editor can set and no shipped scenario does. */
const formatCondition = (u: UnitDatum): Record<string, unknown> => ({
  ...(u.readiness !== AT_START.readiness && { readiness: u.readiness }),
  ...(u.ammunition !== AT_START.ammunition && { ammunition: u.ammunition }),
  ...(u.fatigue > 0 && { fatigue: u.fatigue }),
  ...(u.disruption > 0 && { disruption: u.disruption }),
  ...(u.out > 0 && { out: u.out }),
  ...(u.roadMode && { roadMode: true }),
  ...(u.advance && { advance: true }),
  ...(u.autoRetreat && { autoRetreat: true }),
});

/** [6.341] Whether it would be in front without saying so. */
const isFirst = (s: Scenario, unit: UnitDatum): boolean =>
  s.units.find(
    ({ arm, turn, at }) =>
      arm === 'infantry' && turn === 1 && at.x === unit.at.x && at.y === unit.at.y,
  ) === unit;

const formatTables = ({ tables }: Scenario): Record<string, unknown> => {
  const changed = TABLE_NAMES.filter(
    (name) => JSON.stringify(tables[name]) !== JSON.stringify(TABLES[name]),
  );
  return changed.length === 0
    ? {}
    : { tables: Object.fromEntries(changed.map((name) => [name, tables[name]])) };
};
