import { distance } from '../../../boards/squares.ts';
import type { Step } from '../../../kernel/game.ts';
import { pop } from '../../../kernel/stack.ts';
import { roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Leader, type Unit } from '../battle.ts';
import { OPERATION_LIMITS, OPERATION_POINTS, STARS } from '../data/charts.ts';
import { LEVELS, SIDES } from '../data/lists.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY, AUSTRIA, COLUMN, RUSSIA } from '../numbers.ts';
import { isOnMap, moraleOf, scenarioOf, staffOf, type SquaresState } from '../state.ts';

/** [9.13] Command control goes from 10 to 30; [9.1] artillery has no leaders and is in the middle (R107). */
export const LEAST_CONTROL = 10;
const MOST_CONTROL = 30;
const GUNNERS_CONTROL = 20;
const MOST_STARS = 4;
const MOST_BONUS = 15;
/** [20.13] So much morale above or below 60 shifts the bonus by one (R108). */
const MORALE_PER_SHIFT = 20;
const PLAIN_MORALE = 60;

/** The square of a leader, or NOBODY while he is not on the map. */
export const seatOfLeader = (s: SquaresState, leader: Leader): number => {
  const u = s.rides[leader];
  return u !== NOBODY && isOnMap(s, u) ? s.square[u] : NOBODY;
};

/** [20.13] The stars that such a roll of 1 to 100 gives a leader of this bonus. */
export const starsFor = (bonus: number, rolled: number): number => {
  let left = rolled;
  let stars = MOST_STARS;
  for (const chance of STARS[bonus]) {
    if (left <= chance) break;
    left -= chance;
    stars--;
  }
  return stars;
};

/** [20.13] The stars of a leader who rides with such a unit. */
const rollStars = (s: SquaresState, leader: Leader, umpire: Umpire): number => {
  const shift = Math.floor((moraleOf(s, s.rides[leader]) - PLAIN_MORALE) / MORALE_PER_SHIFT);
  const bonus = Math.max(0, Math.min(MOST_BONUS, s.bonus[leader] + shift));
  return starsFor(bonus, roll(umpire, 100));
};

/** [9.13] What the distance to a leader takes: on average the chance of table L for every square (R109). */
const rollDistance = (s: SquaresState, leader: Leader, squares: number, umpire: Umpire): number => {
  if (squares === 0) return 0;
  const { leaders, scenario } = scenarioOf(s);
  const chance = scenario.tables.command[LEVELS[leaders.level[leader]]];
  return Math.floor((squares * chance * 2 * (roll(umpire, 100) - 1) + 5000) / 10_000);
};

/** [9.13] From the leaders above a unit, their stars and how far off they are. */
export const rollControl = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  const { grid, leaders, units } = scenarioOf(s);
  if (units.arm[u] === ARTILLERY) {
    s.control[u] = GUNNERS_CONTROL;
    return;
  }
  let control = units.leader[u] === NOBODY ? LEAST_CONTROL : MOST_CONTROL;
  for (let l = units.leader[u]; l !== NOBODY; l = leaders.superior[l]) {
    const at = seatOfLeader(s, l);
    if (at === NOBODY) continue;
    control -= MOST_STARS - s.stars[l];
    control -= rollDistance(s, l, distance(grid, s.square[u], at), umpire);
  }
  s.control[u] = Math.max(LEAST_CONTROL, Math.min(MOST_CONTROL, control));
};

/** [9.2] Every leader on the map rolls his stars, then the control of every unit is found. */
export const commandControl: Step<SquaresState> = {
  rule: '9.0',
  run: (s, umpire) => {
    pop(s);
    const { leaders, units } = scenarioOf(s);
    for (const side of SIDES.keys()) {
      for (const l of leaders.ofSide[side]) {
        if (seatOfLeader(s, l) === NOBODY) continue;
        s.stars[l] = rollStars(s, l, umpire);
        if (umpire.loud) tell(umpire, staffOf(side), '9.2', E.stars, l, s.stars[l]);
      }
      for (const u of units.ofSide[side]) if (isOnMap(s, u)) rollControl(s, u, umpire);
    }
  },
};

/** [6.31] [20.8] New operation points for a unit. */
export const allot = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  const { bonus, nation } = scenarioOf(s).units;
  const [least, most] = OPERATION_POINTS[s.control[u] - LEAST_CONTROL];
  let op = least + bonus[u];
  if (most > least) op += roll(umpire, most - least + 1) - 1;
  op = Math.min(OPERATION_LIMITS.most, op);
  if (nation[u] === RUSSIA && bonus[u] === 0) op += OPERATION_LIMITS.slowRussians;
  if (nation[u] === AUSTRIA && s.formation[u] === COLUMN) op += OPERATION_LIMITS.austriansInColumn;
  s.op[u] = op;
};

/** [4.5] On the first turn both sides receive operation points. */
export const allotment: Step<SquaresState> = {
  rule: '4.5',
  run: (s, umpire) => {
    pop(s);
    for (const own of scenarioOf(s).units.ofSide) {
      for (const u of own) if (isOnMap(s, u)) allot(s, u, umpire);
    }
  },
};
