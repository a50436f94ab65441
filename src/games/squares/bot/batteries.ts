import { distance, DIRECTIONS, type Square } from '../../../boards/squares.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { ACTION_COST } from '../data/charts.ts';
import { ARTILLERY, LIMBERED, OPEN, TOWN, UNLIMBERED, WOODS } from '../numbers.ts';
import { scenarioOf, sideOf, type SquaresState } from '../state.ts';
import { exposureAt } from './influence.ts';
import { vulnerability } from './infantry.ts';
import { marchTo } from './marches.ts';
import type { Mission } from './tasks.ts';
import type { Picture } from './picture.ts';
import { bestShot } from './shots.ts';
import { isShared, type Drill, type Rate } from './stands.ts';

/** How batteries look for their places, in points. */
const WEIGHTS = {
  /** A shot that can be fired at once, and one a phase later. */
  fire: 1.5,
  /** Shots to come from the same place, for a battery that stays. */
  prospect: 1.2,
  exposure: 1.5,
  /** An operation point nearer to the goal, for each gun. */
  progress: 0.35,
  /** A gun that enemies could reach while nobody covers it. [11.1] */
  loss: 60,
  /** To stand on an artillery objective [18.25], for each gun. */
  objective: 4,
  /** Beside other guns. */
  mass: 1.5,
  /** A level of height. */
  height: 1.5,
} as const;

/** Guns keep so far from enemies they do not see coming. */
const SAFE = 3;
/** Guns that have targets need not go nearer. */
const FAR_ENOUGH = 5;

/** [6.42] The enemies who could come to blows there, as against the friends who cover the guns. */
const danger = (s: SquaresState, u: Unit, p: Picture): number => {
  const square = s.square[u];
  const away = p.foeAway[square];
  if (away > SAFE + 2 && p.foe.horse[square] === 0) return 0;
  const cover = p.own.shock[square] + (isShared(s, u, square) ? 500 : 0);
  const infantry = p.foe.shock[square] * (away <= SAFE ? 1 : 0.4);
  const odds = (infantry + p.foe.horse[square] / 2) / (cover + 150);
  return Math.max(0, Math.min(1, (odds - 0.6) * 0.6)) + (away === 1 ? 0.3 : 0);
};

/** Other batteries beside the square. */
const company = (s: SquaresState, u: Unit): number => {
  const { grid, units } = scenarioOf(s);
  let guns = 0;
  for (let d = 0; d < DIRECTIONS; d++) {
    const square = grid.near[s.square[u] * DIRECTIONS + d];
    if (square < 0) continue;
    const v = s.top[square];
    if (v !== NOBODY && v !== u && units.arm[v] === ARTILLERY && sideOf(v) === sideOf(u)) guns++;
  }
  return Math.min(2, guns);
};

const isObjective = (s: SquaresState, square: Square, side: number): boolean => {
  const { commander, grid } = scenarioOf(s);
  return commander[side].guns.some((at) => distance(grid, at, square) <= 1);
};

const isReady = (formation: number): boolean => formation === UNLIMBERED || formation === OPEN;

/** What a stand is worth to a battery. */
export const batteryRate =
  (p: Picture, mission: Mission, heights: Uint8Array): Rate =>
  (s, u) => {
    const { ground, units } = scenarioOf(s);
    const square = s.square[u];
    const guns = s.guns[u];
    let value = 0;
    if (isReady(s.formation[u])) {
      const shot = bestShot(s, u, heights).worth;
      const ready = s.op[u] >= ACTION_COST.fire.artillery ? WEIGHTS.fire : 0;
      value += shot * (ready + WEIGHTS.prospect);
    }
    value -= exposureAt(p.foe, square) * vulnerability(s, u) * WEIGHTS.exposure;
    value -= danger(s, u, p) * guns * WEIGHTS.loss;
    value += company(s, u) * guns * WEIGHTS.mass;
    value += ground.elevation[square] * guns * WEIGHTS.height;
    if (isObjective(s, square, p.side)) value += guns * WEIGHTS.objective;
    const way = marchTo(scenarioOf(s), mission.goal, units.mover[u])[square];
    const closer = p.foeAway[square] <= FAR_ENOUGH ? 0.3 : 1;
    return value - Math.min(way, 200) * guns * WEIGHTS.progress * closer;
  };

/** [6.352] Batteries limber up to go, and unlimber to fire; among trees and houses they stand open. */
export const batteryDrill = (s: SquaresState, u: Unit): Drill => {
  const { terrain } = scenarioOf(s).ground;
  const close = terrain[s.square[u]] === WOODS || terrain[s.square[u]] === TOWN;
  const now = s.formation[u];
  return {
    marching: now === LIMBERED ? [LIMBERED] : [now, LIMBERED],
    standing: close ? [UNLIMBERED, OPEN] : [UNLIMBERED],
  };
};
