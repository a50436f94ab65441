import { below, type Dice } from '../../../kernel/dice.ts';
import { ARMY, ATTACK_LIMIT, BOARD, TOWN_COUNT, UNIT_COUNT } from '../board.ts';
import { activeSide, forceAt, isNight, type BlocksState } from '../state.ts';
import type { Move, Plan, Posture } from './mind.ts';
import { posturesOf } from './postures.ts';
import { pick } from './search.ts';

/** The towns where an army has units that could march. */
const stacksOf = (
  s: BlocksState,
  armies: number,
): { army: number; town: number; count: number }[] => {
  const counts = new Map<number, number>();
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (s.town[u] >= TOWN_COUNT || ((armies >> ARMY[u]) & 1) === 0) continue;
    const key = ARMY[u] * TOWN_COUNT + s.town[u];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({
    army: Math.floor(key / TOWN_COUNT),
    town: key % TOWN_COUNT,
    count,
  }));
};

/** Every group that can come marches to one town, the nearest and largest first. */
const converge = (s: BlocksState, armies: number, to: number, forced: boolean): Move[] => {
  const moves: { move: Move; rank: number }[] = [];
  for (const { army, town, count } of stacksOf(s, armies)) {
    const far = BOARD.distance[town * TOWN_COUNT + to];
    if (far === 0 || far > 2) continue;
    const at = BOARD.neighbours[town].indexOf(to);
    const carried = at < 0 ? count / 3 : Math.min(count, ATTACK_LIMIT[BOARD.edges[town][at]]);
    moves.push({
      move: { army, from: town, to, keep: 0, enough: Infinity, forced },
      rank: carried,
    });
  }
  return moves.sort((a, b) => b.rank - a.rank).map(({ move }) => move);
};

/** Courses worth weighing: every posture by itself, and with attacks, gatherings and withdrawals before it. */
export const plansFor = (
  s: BlocksState,
  armies: number,
  current: Posture,
  most: number,
  dice: Dice,
): Plan[] => {
  const side = activeSide(s);
  const postures = posturesOf(side);
  const marches: Move[][] = [];
  const attacks: Move[][] = [];
  for (let town = 0; town < TOWN_COUNT; town++) {
    const hostile = forceAt(s, 1 - side, town) > 0;
    if (hostile && isNight(s)) continue;
    const moves = converge(s, armies, town, false);
    if (moves.length === 0) continue;
    if (hostile) attacks.push(moves, converge(s, armies, town, true));
    else marches.push(moves.slice(0, 3), ...moves.map((move) => [move]));
  }
  const plans: Plan[] = [{ posture: current, moves: [] }];
  for (const posture of postures) if (posture !== current) plans.push({ posture, moves: [] });
  for (const moves of attacks) plans.push({ posture: current, moves });
  while (plans.length < most && marches.length > 0) {
    const posture = below(dice, 2) === 0 ? current : pick(dice, postures);
    const moves =
      attacks.length > 0 && below(dice, 2) === 0 ? pick(dice, attacks) : pick(dice, marches);
    plans.push({
      posture,
      moves: below(dice, 2) === 0 ? moves : [...moves, ...pick(dice, marches)],
    });
  }
  return plans;
};
