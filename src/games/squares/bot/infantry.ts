import { distance, isInArc, type Square } from '../../../boards/squares.ts';
import { NOBODY, type Battle, type Unit } from '../battle.ts';
import { FORMATIONS, TERRAINS } from '../data/lists.ts';
import { COLUMN, LINE, OPEN, REDOUBT, SQUARE, TOWN, WOODS } from '../numbers.ts';
import { isAllOut } from '../rules/06-costs.ts';
import { rangeOf } from '../rules/06-targets.ts';
import { menOut } from '../rules/07-fire-strength.ts';
import { moraleOf, scenarioOf, type SquaresState } from '../state.ts';
import { gripOf, promise, type Holdings } from './control.ts';
import { exposureAt } from './influence.ts';
import { marchTo } from './marches.ts';
import type { Mission } from './tasks.ts';
import type { Picture } from './picture.ts';
import { bestShot } from './shots.ts';
import { isShared, openFlanks, type Drill, type Rate } from './stands.ts';

/** How infantry looks for its place. All figures are points for a man. */
const WEIGHTS = {
  /** A shot now and the one in the enemy's phase. */
  fire: 1.6,
  /** What is suffered from now to one's next orders. */
  exposure: 1.2,
  /** An operation point of march nearer to the goal. */
  progress: 0.008,
  /** A flank square open to the enemy. */
  flank: 0.012,
  /** To be outmatched hand to hand. */
  shock: 0.07,
  horse: 0.07,
  /** To share a square. */
  crowd: 0.02,
  /** Beside the enemy without attacking him. */
  contact: 0.03,
  /** A square nearer than a screen or a reserve wants to be. */
  distance: 0.02,
  /** An operation point kept, for who is tired. [8.1] */
  rest: 0.004,
} as const;

/** Enemies that a screen, a reserve and the tired keep away from. */
const KEEPS = { screen: 4, reserve: 6, rest: 8 } as const;
/** So near to its goal a unit that holds it is where it should be, in operation points. */
const AT_HAND = 3;
/** Tired units rest: by fatigue, by morale [8.2], by disruption [8.5]. */
const TIRED = 34;
const FAINT = 26;
const SHAKEN = 3;

/** Whether a unit had better be out of the fight for a while. */
export const isTired = (s: SquaresState, u: Unit): boolean =>
  s.fatigue[u] > TIRED || moraleOf(s, u) < FAINT || s.disruption[u] >= SHAKEN;

/** [11.0] In the last turns nobody rests any more. */
const LAST_TURNS = 2;

/** Whether a unit is drawn out of the fight. */
export const rests = (s: SquaresState, u: Unit, p: Picture): boolean =>
  p.turnsLeft > LAST_TURNS && isTired(s, u);

const HUNDRED = 100;
const FULL_SCREEN = 0.6;

const shares = new WeakMap<Battle, Float32Array>();

/** [20.6] What of fire hits, by formation * TERRAINS + terrain. */
const sharesOf = (battle: Battle): Float32Array => {
  let known = shares.get(battle);
  if (known === undefined) {
    const { fire, target } = battle.scenario.tables;
    known = Float32Array.from(
      FORMATIONS.flatMap((formation) =>
        TERRAINS.map((terrain) => (fire[formation].target * target[terrain].fire) / HUNDRED ** 2),
      ),
    );
    shares.set(battle, known);
  }
  return known;
};

/** [20.6] What of the fire upon a square a unit takes there as it is formed. */
export const vulnerability = (s: SquaresState, u: Unit): number => {
  const battle = scenarioOf(s);
  const at = s.formation[u] * TERRAINS.length + battle.ground.terrain[s.square[u]];
  const crowd = Math.max(0.5, Math.min(1.5, 1 + (s.men[u] - 500) / 5000));
  const screen = isAllOut(s, u) ? FULL_SCREEN : Math.min(FULL_SCREEN, menOut(s, u) / 500);
  return sharesOf(battle)[at] * crowd * (1 - screen);
};

/** How a formation stands up to cavalry. [20.6] [20.14] */
const BEFORE_HORSE: Readonly<Record<number, number>> = {
  [LINE]: 1,
  [COLUMN]: 0.8,
  [OPEN]: 1.3,
  [SQUARE]: 0.05,
};

const horseRisk = (s: SquaresState, u: Unit, p: Picture): number => {
  const terrain = scenarioOf(s).ground.terrain[s.square[u]];
  if (terrain === TOWN || terrain === WOODS || terrain === REDOUBT) return 0;
  const power = p.foe.horse[s.square[u]];
  return Math.min(1.5, power / s.men[u]) * (BEFORE_HORSE[s.formation[u]] ?? 1);
};

/** How much stronger than it is an enemy in column is to a unit so formed. [20.6] */
const BEFORE_COLUMNS: Readonly<Record<number, number>> = {
  [LINE]: 1.4,
  [COLUMN]: 0.8,
  [OPEN]: 1.8,
  [SQUARE]: 1.2,
};

const shockRisk = (s: SquaresState, u: Unit, p: Picture): number => {
  const square = s.square[u];
  const odds = p.foe.shock[square] / (p.own.shock[square] + s.men[u] / 2);
  const cover = scenarioOf(s).ground.terrain[square] === REDOUBT ? 0.4 : 1;
  const met = odds * cover * (BEFORE_COLUMNS[s.formation[u]] ?? 1);
  return Math.max(0, Math.min(2, met - 0.7));
};

const flankRisk = (s: SquaresState, u: Unit, p: Picture): number => {
  const { grid, ground } = scenarioOf(s);
  const at = s.square[u];
  if (p.foeAway[at] > 4 || s.formation[u] === SQUARE || ground.terrain[at] === REDOUBT) return 0;
  const covers = (square: Square): boolean =>
    isInArc(grid, at, s.facing[u], square) || (s.top[square] !== NOBODY && s.top[square] !== u);
  return openFlanks(s, u, p, covers);
};

/** How well a square serves a mission, for each man. */
const service = (s: SquaresState, u: Unit, p: Picture, mission: Mission): number => {
  const square = s.square[u];
  const { units } = scenarioOf(s);
  const way = marchTo(scenarioOf(s), mission.goal, units.mover[u])[square];
  const away = p.foeAway[square];
  const near = (keeps: number): number => Math.max(0, keeps - away) * WEIGHTS.distance;
  switch (mission.task) {
    case 'attack':
      return -way * WEIGHTS.progress - (away === 1 ? WEIGHTS.contact : 0);
    case 'hold':
      return -Math.max(0, way - AT_HAND) * WEIGHTS.progress - (away === 1 ? WEIGHTS.contact : 0);
    case 'screen':
      return -way * WEIGHTS.progress - near(KEEPS.screen);
    case 'reserve':
      return -way * WEIGHTS.progress - near(KEEPS.reserve);
    default:
      return -way * WEIGHTS.progress * 2 - near(KEEPS.rest);
  }
};

/** For the tired: far from the enemy, with points left to rest. */
const comfort = (s: SquaresState, u: Unit, p: Picture): number =>
  -Math.max(0, KEEPS.rest - p.foeAway[s.square[u]]) * WEIGHTS.distance * 2 + s.op[u] * WEIGHTS.rest;

/** What a stand is worth to infantry with a mission. */
export const infantryRate = (
  p: Picture,
  mission: Mission,
  held: Holdings,
  heights: Uint8Array,
  start: Square,
  tired: boolean,
): Rate => {
  const weight = promise(p.turnsLeft);
  return (s, u, floor) => {
    const square = s.square[u];
    const men = s.men[u];
    const aim = tired ? comfort(s, u, p) : service(s, u, p, mission);
    const grip = tired ? 0 : gripOf(s, u, start, square, held, p.side) * weight;
    const suffered = exposureAt(p.foe, square) * vulnerability(s, u) * WEIGHTS.exposure;
    const reaches = p.foeAway[square] <= rangeOf(s, u);
    // All that is still to come but a shot only takes away.
    const most = men * aim + grip - suffered;
    if (!reaches && most <= floor) return most;
    const shot = reaches ? bestShot(s, u, heights).worth * WEIGHTS.fire : 0;
    const risk =
      flankRisk(s, u, p) * WEIGHTS.flank +
      shockRisk(s, u, p) * WEIGHTS.shock +
      horseRisk(s, u, p) * WEIGHTS.horse +
      (isShared(s, u, square) ? WEIGHTS.crowd : 0);
    return most + shot - men * risk;
  };
};

/** Only with an enemy so near does infantry march as it fights. */
const DEPLOYED_WITHIN = 6;

/** [6.35] How infantry marches and stands. */
export const infantryDrill = (s: SquaresState, u: Unit, p: Picture, goal: Square): Drill => {
  const { ground, grid } = scenarioOf(s);
  const at = s.square[u];
  const isClose = (square: Square): boolean =>
    ground.terrain[square] === WOODS || ground.terrain[square] === TOWN;
  const open = isClose(at) || (isClose(goal) && distance(grid, at, goal) <= 8);
  const horse = p.foe.horse[at] > s.men[u] / 4;
  const now = s.formation[u];
  const ready = now === COLUMN || p.foeAway[at] <= DEPLOYED_WITHIN;
  const marching = new Set([...(ready ? [now] : []), COLUMN, ...(open ? [OPEN] : [])]);
  return { marching: [...marching], standing: horse ? [LINE, OPEN, SQUARE] : [LINE, OPEN] };
};
