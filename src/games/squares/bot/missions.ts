import { distance, type Square } from '../../../boards/squares.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { ARTILLERY, CAVALRY, INFANTRY, UNITS } from '../numbers.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';
import { approachOf, type Approach, type Course } from './courses.ts';
import { goalsOf, gripOn, groupsOf, type Goal, type Group } from './goals.ts';
import { powerOf } from './influence.ts';
import { postsOf, threatenedRear } from './lines.ts';
import { FAR, marchTo } from './marches.ts';
import type { Mission, Task } from './tasks.ts';

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
  // What only the enemy wants is worth nothing until he comes for it.
  const wanted = goal.counts ? 1 : Math.min(1, enemies / GARRISON);
  const need = GARRISON * wanted + (grip > 0 ? enemies : caution * enemies);
  const worth = goal.worth * wanted;
  return { ...goal, worth, grip, enemies, need, assigned: 0, takers: [] };
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

/** Who is left over where several have been sent is kept in reserve. */
const missionsOf = (
  groups: readonly Group[],
  demands: readonly Demand[],
  taskOf: (demand: Demand, group: Group) => Task,
): Mission[] => {
  const missions: Mission[] = [];
  for (const demand of demands) {
    for (const [place, i] of demand.takers.entries()) {
      const last = place === demand.takers.length - 1 && place >= RESERVE_FROM - 1;
      const spare = demand.assigned - groups[i].power >= demand.need;
      const task = last && spare ? 'reserve' : taskOf(demand, groups[i]);
      missions[i] = { task, goal: demand.square };
    }
  }
  return missions;
};

/** [4.2] Everybody goes for what is worth most. */
const attackMissions = (
  s: SquaresState,
  side: number,
  groups: readonly Group[],
  { caution }: Approach,
): Mission[] => {
  const demands = goalsOf(scenarioOf(s), side).map((goal) => demandOf(s, side, goal, caution));
  assign(s, groups, demands);
  return missionsOf(groups, demands, (demand) => taskAt(demand, caution));
};

/** What a post on a line is worth as against the victory squares, in points. */
const POST = 1200;

/** [18.24] What is held: the squares that are one's own or within reach of the line, and its posts. */
const holdings = (s: SquaresState, side: number, line: number): Goal[] => {
  const battle = scenarioOf(s);
  const posts = postsOf(battle, side, line);
  const near = (square: Square): boolean =>
    posts.some((post) => distance(battle.grid, post, square) <= NEAR);
  const goals = goalsOf(battle, side).filter(
    ({ square }) => gripOn(s, square, side) > 0 || near(square),
  );
  const rear = threatenedRear(s, side);
  const more = rear === NOBODY || posts.includes(rear) ? posts : [...posts, rear];
  return [...goals, ...more.map((square) => ({ square, worth: POST, counts: true }))];
};

/** [4.2] Everybody stands where it matters, and takes back what was lost there. */
const holdMissions = (
  s: SquaresState,
  side: number,
  groups: readonly Group[],
  { caution, line }: Approach,
): Mission[] => {
  const demands = holdings(s, side, line).map((goal) => demandOf(s, side, goal, caution));
  assign(s, groups, demands);
  const isLost = (demand: Demand): boolean =>
    demand.grip < 0 && demand.assigned >= caution * demand.enemies;
  return missionsOf(groups, demands, (demand) => (isLost(demand) ? 'attack' : 'hold'));
};

/** An enemy so near presses a formation. */
const PRESSES = 5;

const isPressed = (s: SquaresState, side: number, { centre }: Group): boolean => {
  const { grid, units } = scenarioOf(s);
  return units.ofSide[1 - side].some(
    (v) => isOnMap(s, v) && !isRouted(s, v) && distance(grid, s.square[v], centre) <= PRESSES,
  );
};

/** [4.2] Everybody goes back to the line, or who is pressed does. */
const retreatMissions = (
  s: SquaresState,
  side: number,
  groups: readonly Group[],
  { ifPressed, line, caution }: Approach,
): Mission[] => {
  const posts = postsOf(scenarioOf(s), side, line);
  const demands = posts.map((square) =>
    demandOf(s, side, { square, worth: POST, counts: true }, caution),
  );
  assign(s, groups, demands);
  return missionsOf(groups, demands, () => 'withdraw').map((mission, i) =>
    ifPressed && !isPressed(s, side, groups[i])
      ? { task: 'hold', goal: groups[i].centre }
      : mission,
  );
};

const MISSIONS = {
  counterattack: attackMissions,
  hold: holdMissions,
  retreat: retreatMissions,
} as const;

/** The plan of a side on a course. */
export const planFor = (s: SquaresState, side: number, course: Course): Plan => {
  const approach = approachOf(s, side, course);
  const groups = groupsOf(s, side);
  const free = groups.filter(({ key }) => !course.told.has(key));
  const assigned = MISSIONS[approach.stance](s, side, free, approach);
  const missions = groups.map(
    (group) => course.told.get(group.key) ?? assigned[free.indexOf(group)],
  );
  return { groups, missions, byUnit: byUnit(s, side, groups, missions), caution: approach.caution };
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
