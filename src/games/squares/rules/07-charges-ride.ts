import { directionTo, DIRECTIONS, nearer, type Square } from '../../../boards/squares.ts';
import type { Step } from '../../../kernel/game.ts';
import { local, pop, setLocal } from '../../../kernel/stack.ts';
import { tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, PROHIBITED, type Unit } from '../battle.ts';
import { CHARGE_LIMITS, FATIGUE } from '../data/charts.ts';
import { TERRAINS } from '../data/lists.ts';
import { hasFate, MET, stands } from '../fates.ts';
import { E } from '../lexicon.ts';
import { ARTILLERY, TOWN, WOODS } from '../numbers.ts';
import { scenarioOf, sideOf, witnesses, type SquaresState } from '../state.ts';
import { stackBar } from './06-costs.ts';
import { holdsArm, relocate } from './06-stacks.ts';
import { hasEnemy, hasFriend, TRULY } from './06-zones.ts';
import { isAssailable, meet, metBy } from './07-charges-contact.ts';
import { challenge } from './07-charges-counter.ts';
import { react } from './07-charges-reactions.ts';

/** What comes next on a ride: every square is looked at in this order. */
const ANSWERS = 0;
const REACTIONS = 1;
const CONTACT = 2;
const STEP = 3;
/** [6.43] After an overrun the next square is ridden to, whoever is still beside. */
const RIDE_ON = 4;

/** [6.43] Whether the ride can lead over a square that no enemy holds (R273). */
const isOpen = (s: SquaresState, u: Unit, to: Square): boolean => {
  const { costs, ground, units } = scenarioOf(s);
  const terrain = ground.terrain[to];
  if (terrain === WOODS || terrain === TOWN) return false;
  if (costs.straight[units.mover[u] * TERRAINS.length + terrain] >= PROHIBITED) return false;
  if (!hasFriend(s, to, sideOf(u))) return true;
  return !holdsArm(s, to, ARTILLERY) && stackBar(s, u, to) === null;
};

/** The directions that lead nearer to the target: one list, used again. */
const ways: number[] = [];

/** [6.43] The direction of the next square, as straight as it can be; enemies count as closed or open. */
const nextWay = (
  s: SquaresState,
  u: Unit,
  start: Square,
  target: Square,
  throughEnemies: boolean,
): number => {
  const { grid } = scenarioOf(s);
  const at = s.square[u];
  const count = nearer(grid, start, at, target, ways);
  for (let i = 0; i < count; i++) {
    const to = grid.near[at * DIRECTIONS + ways[i]];
    if (!hasEnemy(s, to, sideOf(u), TRULY)) {
      if (isOpen(s, u, to)) return ways[i];
    } else if (throughEnemies && isAssailable(s, to)) return ways[i];
  }
  return NOBODY;
};

/** [6.43] One square on, for two points of fatigue. [6.36] Who comes to others faces as they do. */
const rideTo = (s: SquaresState, u: Unit, to: Square, direction: number, umpire: Umpire): void => {
  const first = s.top[to];
  relocate(s, u, to, umpire);
  s.facing[u] = first === NOBODY ? direction : s.facing[first];
  s.fatigue[u] += FATIGUE.chargedSquare;
  if (umpire.loud) tell(umpire, witnesses(s, u), '6.43', E.rides, u, to);
};

/** [6.43] The charge is over: at its target, before an enemy, or where it cannot go on. */
const endRide = (s: SquaresState, u: Unit, umpire: Umpire): void => {
  pop(s);
  if (umpire.loud && stands(s, u)) {
    tell(umpire, witnesses(s, u), '6.43', E.halts, u, s.square[u]);
  }
};

/** [6.43] Comes upon the enemy on a square: rides on over him, or ends there. */
const comeUpon = (s: SquaresState, u: Unit, square: Square, umpire: Umpire): void => {
  if (meet(s, u, square, umpire)) setLocal(s, 3, RIDE_ON);
  else endRide(s, u, umpire);
};

const step = (s: SquaresState, u: Unit, stage: number, umpire: Umpire): void => {
  const way = nextWay(s, u, local(s, 1), local(s, 2), stage === STEP);
  if (way === NOBODY) {
    endRide(s, u, umpire);
    return;
  }
  const to = scenarioOf(s).grid.near[s.square[u] * DIRECTIONS + way];
  if (hasEnemy(s, to, sideOf(u), TRULY)) {
    comeUpon(s, u, to, umpire);
    return;
  }
  rideTo(s, u, to, way, umpire);
  setLocal(s, 3, ANSWERS);
};

/** The enemy before whom a charge ends where it has come to, or NOBODY. */
const metOnWay = (s: SquaresState, u: Unit, target: Square): Square => {
  const ahead = directionTo(scenarioOf(s).grid, s.square[u], target);
  return metBy(s, u, ahead < 0 ? s.facing[u] : ahead);
};

/** [6.43] Rides the unit on until it comes upon an enemy: his square, or NOBODY, if all stay where they are. */
export const rideAlone = (s: SquaresState, u: Unit, start: Square, target: Square): Square => {
  const { grid } = scenarioOf(s);
  for (;;) {
    const met = metOnWay(s, u, target);
    if (met !== NOBODY) return met;
    const way = nextWay(s, u, start, target, true);
    if (way === NOBODY) return NOBODY;
    const to = grid.near[s.square[u] * DIRECTIONS + way];
    if (hasEnemy(s, to, sideOf(u), TRULY)) return to;
    s.square[u] = to;
    s.facing[u] = way;
    s.fatigue[u] += FATIGUE.chargedSquare;
  }
};

/** [6.43] A charge rides on as long as nobody stops it and it is not too disrupted (R274). */
const canRideOn = (s: SquaresState, u: Unit): boolean =>
  stands(s, u) && !hasFate(s, u, MET) && s.disruption[u] < CHARGE_LIMITS.disruptionBelow;

/** [6.43] The ride of one unit: on every square enemy cavalry answers, infantry and guns react, and it may come to blows. */
export const ride: Step<SquaresState> = {
  rule: '6.43',
  run: (s, umpire) => {
    const [u, stage] = [local(s, 0), local(s, 3)];
    if (!canRideOn(s, u)) {
      endRide(s, u, umpire);
      return;
    }
    switch (stage) {
      case ANSWERS:
        if (!challenge(s, u, umpire)) setLocal(s, 3, REACTIONS);
        return;
      case REACTIONS:
        react(s, u, umpire);
        setLocal(s, 3, CONTACT);
        return;
      case CONTACT: {
        const square = metOnWay(s, u, local(s, 2));
        if (square === NOBODY) setLocal(s, 3, STEP);
        else comeUpon(s, u, square, umpire);
        return;
      }
      default:
        step(s, u, stage, umpire);
    }
  },
};
