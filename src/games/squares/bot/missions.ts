import { distance, type Square } from '../../../boards/squares.ts';
import type { Unit } from '../battle.ts';
import { ARTILLERY, CAVALRY, INFANTRY, UNITS } from '../numbers.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';
import { goalsOf, gripOn, groupsOf, type Goal, type Group } from './goals.ts';
import { powerOf } from './influence.ts';
import { FAR, marchTo } from './marches.ts';

/** What a formation is to do about a square. */
export type Task = 'attack' | 'hold' | 'screen' | 'reserve' | 'withdraw';

export interface Mission {
  readonly task: Task;
  readonly goal: Square;
}

/** What a side means to do in an operations phase. */
export interface Plan {
  readonly groups: readonly Group[];
  /** Parallel to the groups. */
  readonly missions: readonly Mission[];
  /** By unit. */
  readonly byUnit: readonly (Mission | undefined)[];
  /** How many times as strong as the enemy one wants to be where one attacks. */
  readonly caution: number;
}

/** A goal while formations are being sent. */
interface Demand extends Goal {
  readonly grip: number;
  /** The strength of the enemies near it. */
  readonly enemies: number;
  /** What it takes to have one's way there. */
  readonly need: number;
  assigned: number;
  readonly takers: number[];
}

/** Enemies so near to a goal defend it, and those twice as far may. */
const NEAR = 4;
const REACHES = 9;
/** [11.1] A place takes a thousand men, about so much strength. */
const GARRISON = 700;
/** So many operation points of march halve what a goal is worth to a formation. */
const HALF_WAY = 40;
/** What is left of the worth of a goal that has all it needs. */
const SURPLUS = 0.12;
/** Of so many formations at one goal the last is kept in reserve. */
const RESERVE_FROM = 3;

const enemiesNear = (s: SquaresState, side: number, square: Square): number => {
  const { grid, units } = scenarioOf(s);
  let power = 0;
  for (const u of units.ofSide[1 - side]) {
    if (!isOnMap(s, u) || isRouted(s, u)) continue;
    const away = distance(grid, square, s.square[u]);
    if (away <= NEAR) power += powerOf(s, u);
    else if (away <= REACHES) power += powerOf(s, u) / 2;
  }
  return power;
};

const demandOf = (s: SquaresState, side: number, goal: Goal, caution: number): Demand => {
  const grip = gripOn(s, goal.square, side);
  const enemies = enemiesNear(s, side, goal.square);
  const need = GARRISON + (grip > 0 ? enemies : caution * enemies);
  return { ...goal, grip, enemies, need, assigned: 0, takers: [] };
};

const moverOf = (s: SquaresState, group: Group): number =>
  scenarioOf(s).units.arm[group.units[0]] === CAVALRY ? CAVALRY : INFANTRY;

/** What a goal is worth to a formation as things stand. */
const appeal = (s: SquaresState, group: Group, demand: Demand): number => {
  const way = marchTo(scenarioOf(s), demand.square, moverOf(s, group))[group.centre];
  if (way >= FAR) return 0;
  const short = Math.max(0, demand.need - demand.assigned);
  const share = Math.min(1, short / Math.max(1, group.power));
  return (demand.worth * (SURPLUS + share)) / (1 + way / HALF_WAY);
};

/** Sends every formation somewhere, the one first that is wanted most. */
const assign = (s: SquaresState, groups: readonly Group[], demands: readonly Demand[]): void => {
  const free = new Set(groups.keys());
  while (free.size > 0) {
    let best = { value: -1, group: -1, demand: demands[0] };
    for (const group of free) {
      for (const demand of demands) {
        const value = appeal(s, groups[group], demand);
        if (value > best.value) best = { value, group, demand };
      }
    }
    free.delete(best.group);
    best.demand.assigned += groups[best.group].power;
    best.demand.takers.push(best.group);
  }
};

/** What those sent to a goal do there. */
const taskAt = (demand: Demand, caution: number): Task => {
  if (demand.grip > 0) return 'hold';
  return demand.assigned >= caution * demand.enemies ? 'attack' : 'screen';
};

/** The plan of a side that goes for what is worth most. */
export const planFor = (s: SquaresState, side: number, caution: number): Plan => {
  const groups = groupsOf(s, side);
  const demands = goalsOf(scenarioOf(s), side).map((goal) => demandOf(s, side, goal, caution));
  assign(s, groups, demands);
  const missions: Mission[] = [];
  for (const demand of demands) {
    const task = taskAt(demand, caution);
    for (const [place, group] of demand.takers.entries()) {
      const last = place === demand.takers.length - 1 && place >= RESERVE_FROM - 1;
      const spare = demand.assigned - groups[group].power >= demand.need;
      missions[group] = { task: last && spare ? 'reserve' : task, goal: demand.square };
    }
  }
  return { groups, missions, byUnit: byUnit(s, side, groups, missions), caution };
};

/** By unit: that of its formation; batteries go with the formation nearest to them. */
const byUnit = (
  s: SquaresState,
  side: number,
  groups: readonly Group[],
  missions: readonly Mission[],
): (Mission | undefined)[] => {
  const { grid, units } = scenarioOf(s);
  const found: (Mission | undefined)[] = Array.from({ length: UNITS });
  for (const [i, group] of groups.entries()) for (const u of group.units) found[u] = missions[i];
  for (const u of units.ofSide[side]) {
    if (!isOnMap(s, u) || units.arm[u] !== ARTILLERY) continue;
    let nearest = Infinity;
    for (const [i, group] of groups.entries()) {
      const away = distance(grid, group.centre, s.square[u]);
      if (away >= nearest || missions[i].task === 'reserve') continue;
      nearest = away;
      found[u] = missions[i];
    }
  }
  return found;
};

/** The mission of a unit; one that has none keeps its place. */
export const missionOf = (plan: Plan, s: SquaresState, u: Unit): Mission =>
  plan.byUnit[u] ?? { task: 'hold', goal: s.square[u] };
