import type { Dice } from '../../../kernel/dice.ts';
import { ARMY, ATTACK_LIMIT, BOARD, TOWN_COUNT, UNIT_COUNT } from '../board.ts';
import { activeSide, forceAt, isNight, type BlocksState } from '../state.ts';
import type { Move, Plan } from './mind.ts';
import { pick } from './search.ts';

/** The towns where an army has units that could march. */
const stacksOf = (s: BlocksState, armies: number): { army: number; town: number; count: number }[] => {
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
    moves.push({ move: { army, from: town, to, keep: 0, enough: Infinity, forced }, rank: carried });
  }
  return moves.sort((a, b) => b.rank - a.rank).map(({ move }) => move);
};

/** Courses worth weighing: the rule of thumb, standing still, and every attack, gathering and withdrawal. */
export const plansFor = (s: BlocksState, armies: number, most: number, dice: Dice): Plan[] => {
  const side = activeSide(s);
  const parts: Move[][] = [];
  const attacks: Move[][] = [];
  for (let town = 0; town < TOWN_COUNT; town++) {
    const hostile = forceAt(s, 1 - side, town) > 0;
    if (hostile && isNight(s)) continue;
    const moves = converge(s, armies, town, false);
    if (moves.length === 0) continue;
    if (hostile) {
      attacks.push(moves);
      attacks.push(converge(s, armies, town, true));
    } else parts.push(moves.slice(0, 3));
    for (const move of moves) if (!hostile) parts.push([move]);
  }
  const plans: Plan[] = [
    { moves: [], completed: true },
    { moves: [], completed: false },
    ...attacks.map((moves) => ({ moves, completed: true })),
  ];
  while (plans.length < most && parts.length + attacks.length > 1) {
    const some = [pick(dice, attacks.length > 0 && below2(dice) ? attacks : parts)];
    if (below2(dice)) some.push(pick(dice, parts));
    if (below2(dice)) some.push(pick(dice, parts));
    plans.push({ moves: some.flat(), completed: true });
  }
  return plans;
};

const below2 = (dice: Dice): boolean => pick(dice, COIN);
const COIN = [true, false];
