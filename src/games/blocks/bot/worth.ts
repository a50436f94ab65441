import { ALLIED, ARMIES, ARMY, BASES, BOARD, FRENCH, TOWN_COUNT, UNIT_COUNT } from '../board.ts';
import { DEFEAT_AT, FEWEST_IN_BATTLE } from '../data/tables.ts';
import { turnsOf } from '../rules/04-sequence.ts';
import { forceAt, zeros, type BlocksState } from '../state.ts';

const LIMIT = ARMIES.map((army) => DEFEAT_AT[army]);

/** What the chance of a French win is judged by; the weights stand in the same order. */
export const FEATURES = [
  'one',
  'French units over the line',
  'French steps',
  'British units over the line',
  'British steps',
  'Prussian units over the line',
  'Prussian steps',
  'armies beaten',
  'British left when the bases have taken theirs',
  'Prussians left when the bases have taken theirs',
  'the same for each French turn to come',
  'share of time left',
] as const;

const steps = zeros(3);
const taken = zeros(3);
const x = FEATURES.map(() => 0);

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

/** Fills the features of a position. */
export const features = (s: BlocksState): number[] => {
  steps.fill(0);
  taken.fill(0);
  for (let u = 0; u < UNIT_COUNT; u++) steps[ARMY[u]] += s.cv[u];
  const last = turnsOf(s);
  const left = Math.max(0, last - s.turn);
  const frenchTurns = left / 2;
  for (const base of BASES) {
    if (s.alive[base.army] === 0) continue;
    const wait = turnsToTake(s, base.town);
    taken[base.army] += base.loss * Math.max(0, frenchTurns - wait) * (wait === 0 ? 0.8 : 0.5);
  }
  const over = (army: number): number => Math.max(0, s.alive[army] - LIMIT[army]);
  const rest = (army: number): number => Math.max(0, over(army) - taken[army]);
  x[0] = 1;
  x[1] = over(0) / 19;
  x[2] = steps[0] / 100;
  x[3] = over(1) / 10;
  x[4] = steps[1] / 57;
  x[5] = over(2) / 13;
  x[6] = steps[2] / 72;
  x[7] = (s.alive[1] === 0 ? 1 : 0) + (s.alive[2] === 0 ? 1 : 0);
  x[8] = rest(1) / 10;
  x[9] = rest(2) / 13;
  x[10] = Math.min(3, (rest(1) + rest(2)) / (frenchTurns + 0.5)) / 3;
  x[11] = left / 24;
  return x;
};

const WEIGHTS = [-0.3, 1.2, 1.6, 0, -2.4, 0, -1.2, 0, -3, -1.5, -4, -0.5];

/** The chance that the French win, as far as a glance at the position tells. */
export const frenchChance = (s: BlocksState): number => {
  if (s.ending !== 0) return s.ending === 1 ? 1 : s.ending === 5 ? 0.5 : 0;
  const f = features(s);
  let sum = 0;
  for (let i = 0; i < f.length; i++) sum += f[i] * WEIGHTS[i];
  return 1 / (1 + Math.exp(-sum));
};
