import { edgeBetween } from '../../../boards/graph.ts';
import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, seatBit, setLocal } from '../../../kernel/stack.ts';
import {
  ARM,
  BATTLE_LIMIT,
  BOARD,
  LEADER,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  TOWN_COUNT,
} from '../board.ts';
import { E, V } from '../lexicon.ts';
import { activeSide, bar, commands, RESERVE, seatOf, type BlocksState } from '../state.ts';
import { hasForceMarched, relocate, tellMove } from './02-units.ts';
import { battleAt, isOver, openGate } from './06-battles.ts';

const NOT_YOURS = bar('2.1', 'that block belongs to another army');
const NOT_ADJACENT = bar('9.0', 'reinforcements come only from adjacent towns');
const DISRUPTED = bar('7.4', 'a disrupted unit cannot reinforce a battle');
const FORCE_MARCHED = bar('5.5', 'a unit that has force-marched cannot reinforce a battle');
const FIGHTS_ELSEWHERE = bar('9.0', 'that unit is in another battle');
const ROAD_TAKEN = bar('9.1', 'that road carries no more reinforcements in this battle turn');
const REINFORCE_NOW = bar('9.0', 'this is the reinforcement phase of the battle turn');

/** [9.0] [9.1] The rule that bars this unit from reinforcing the battle, or null. */
export const reinforceBar = (s: BlocksState, armies: number, b: number, u: number): Bar | null => {
  if (!commands(armies, u)) return NOT_YOURS;
  const town = s.town[u];
  if (town >= TOWN_COUNT) return NOT_ADJACENT;
  if (BOARD.distance[town * TOWN_COUNT + s.battleTown[b]] !== 1) return NOT_ADJACENT;
  if (s.disrupted[u] === 1) return DISRUPTED;
  if (hasForceMarched(s, u)) return FORCE_MARCHED;
  if (battleAt(s, town) >= 0) return FIGHTS_ELSEWHERE;
  const road = edgeBetween(BOARD, town, s.battleTown[b]);
  return s.battleUsed[road] >= BATTLE_LIMIT[road] && ARM[u] !== LEADER ? ROAD_TAKEN : null;
};

/** Brings a unit into the town of a battle and counts it on the road. */
export const reinforceWith = (s: BlocksState, b: number, u: number): void => {
  const from = s.town[u];
  if (ARM[u] !== LEADER) s.battleUsed[edgeBetween(BOARD, from, s.battleTown[b])]++;
  if (SIDE[u] === activeSide(s)) openGate(s, b, from);
  relocate(s, u, s.battleTown[b]);
};

/** [9.0] Reinforcements go to the reserve, hidden, and fight from the next battle turn. */
export const reinforce: Decision<BlocksState> = {
  rule: '9.0',
  asks: (s) => {
    if (!isOver(s, local(s, 1))) return seatBit(seatOf(s, local(s, 0)));
    pop(s);
    return 0;
  },
  lone: (s) => local(s, 3) === 0,
  menu: (s, _seat, m) => {
    const [armies, b, side] = [local(s, 0), local(s, 1), local(s, 2)];
    const row = s.battleTown[b] * TOWN_COUNT;
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (BOARD.distance[row + s.town[u]] === 1 && reinforceBar(s, armies, b, u) === null) {
        offer(m, code(V.reinforce, u));
      }
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) =>
    verbOf(c) === V.done
      ? null
      : verbOf(c) === V.reinforce
        ? reinforceBar(s, local(s, 0), local(s, 1), first(c))
        : REINFORCE_NOW,
  take: (s, _seat, c, umpire) => {
    const [b, u] = [local(s, 1), first(c)];
    if (verbOf(c) === V.done) {
      pop(s);
      return;
    }
    setLocal(s, 3, 1);
    tellMove(s, umpire, '9.0', E.reinforced, E.blockReinforced, u, s.battleTown[b]);
    reinforceWith(s, b, u);
    s.place[u] = RESERVE;
  },
};
