import { ALLIED, ARMIES, ARMY, BASES, BOARD, FRENCH, TOWN_COUNT, UNIT_COUNT } from '../board.ts';
import { DEFEAT_AT, FEWEST_IN_BATTLE } from '../data/tables.ts';
import { turnsOf } from '../rules/04-sequence.ts';
import { forceAt, zeros, type BlocksState } from '../state.ts';

const LIMIT = ARMIES.map((army) => DEFEAT_AT[army]);

/** What the chance of a French win hangs on, as weights of a logistic curve. */
export interface Eye {
  readonly start: number;
  readonly frenchUnits: number;
  readonly frenchSteps: number;
  readonly britishSteps: number;
  readonly prussianSteps: number;
  /** Units that the bases will not have taken by the end of the game. */
  readonly britishRest: number;
  readonly prussianRest: number;
  /** The same for each French turn to come. */
  readonly pace: number;
  readonly time: number;
  /** The share of the turns after its fall for which a base not yet taken is expected to cost its army. */
  readonly reach: number;
  /**
   * What flattens the curve, 1 for none: where one side is far ahead, a true chance hardly tells good
   * courses from bad ones, and a few lucky playouts decide.
   */
  readonly calm: number;
}

/** Fitted to games of the bots against each other and against chance, then leaned towards haste. */
export const PLAIN_EYE: Eye = {
  start: -0.3,
  frenchUnits: 1.2,
  frenchSteps: 1.6,
  britishSteps: -2.4,
  prussianSteps: -1.2,
  britishRest: -3,
  prussianRest: -1.5,
  pace: -4,
  time: -0.5,
  reach: 0.5,
  calm: 1,
};

/** Better against a good enemy, who must be beaten in battle; worse against one who wanders. */
export const KEEN_EYE: Eye = {
  ...PLAIN_EYE,
  frenchUnits: 2,
  britishSteps: -4,
  prussianSteps: -3,
  reach: 0.7,
  calm: 3,
};

/** The same for the French, who lose by the clock what they save in blood. */
export const HASTY_EYE: Eye = { ...KEEN_EYE, pace: -9 };

const steps = zeros(3);
const taken = zeros(3);

/** French turns until a base falls, at the pace of foot, with a delay for its garrison. */
const turnsToTake = (s: BlocksState, base: number): number => {
  let least = 9;
  for (let town = 0; town < TOWN_COUNT; town++) {
    const units = forceAt(s, FRENCH, town);
    if (units > 0)
      least = Math.min(
        least,
        BOARD.distance[town * TOWN_COUNT + base] + (units < FEWEST_IN_BATTLE ? 1 : 0),
      );
  }
  return least === 0 ? 0 : least + Math.min(3, forceAt(s, ALLIED, base) / 4);
};

/** The chance that the French win, as far as a glance at the position tells; nearer to a half the calmer the eye. */
export const frenchChance = (s: BlocksState, eye: Eye): number => {
  if (s.ending !== 0) return s.ending === 1 ? 1 : s.ending === 5 ? 0.5 : 0;
  steps.fill(0);
  taken.fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) steps[ARMY[u]] += s.cv[u];
  const left = Math.max(0, turnsOf(s) - s.turn);
  const frenchTurns = left / 2;
  for (const base of BASES) {
    if (s.alive[base.army] === 0) continue;
    const wait = turnsToTake(s, base.town);
    taken[base.army] +=
      base.loss * Math.max(0, frenchTurns - wait) * (wait === 0 ? 0.8 : eye.reach);
  }
  const over = (army: number): number => Math.max(0, s.alive[army] - LIMIT[army]);
  const british = Math.max(0, over(1) - taken[1]);
  const prussian = Math.max(0, over(2) - taken[2]);
  const sum =
    eye.start +
    eye.frenchUnits * (over(0) / 19) +
    eye.frenchSteps * (steps[0] / 100) +
    eye.britishSteps * (steps[1] / 57) +
    eye.prussianSteps * (steps[2] / 72) +
    eye.britishRest * (british / 10) +
    eye.prussianRest * (prussian / 13) +
    eye.pace * (Math.min(3, (british + prussian) / (frenchTurns + 0.5)) / 3) +
    eye.time * (left / 24);
  return 1 / (1 + Math.exp(-sum / eye.calm));
};
