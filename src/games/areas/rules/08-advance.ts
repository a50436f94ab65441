import { edgeBetween } from '../../../boards/graph.ts';
import { code, first, second, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, seatBit } from '../../../kernel/stack.ts';
import { EVERYONE, tell } from '../../../kernel/umpire.ts';
import {
  ARMY,
  BOARD,
  isZone,
  PLACE_COUNT,
  PRUSSIAN,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
} from '../board.ts';
import { E, V } from '../lexicon.ts';
import { ACTIVE, bar, controls, hasEnemy, isGun, MOVED, type AreasState } from '../state.ts';
import { relocate, spend } from './07-areas.ts';
import { spaceBar } from './10-costs.ts';
import { carryBattery } from './10-movement.ts';

const NOT_ACTIVE = bar('8.8', 'that unit does not belong to the formation that advances');
const HAS_ADVANCED = bar('8.8', 'in a General Advance every unit moves one area');
const SPENT_GUNS = bar('8.8', 'spent artillery does not move');
const NOT_ADJACENT = bar('8.8', 'a General Advance goes to an adjacent area or zone');
const ENEMY_THERE = bar('8.8', 'a General Advance never enters an area with enemy units');
const ENEMY_CONTROLS = bar('8.8', 'a General Advance never enters an area the enemy controls');
const NO_WAY_BACK = bar('15.4', 'a unit may go from an area to a zone only by a retreat');
const NO_BATTERY = bar(
  '10.15',
  'only artillery that leaves the Grand Battery takes its marker along',
);
const ADVANCING = bar('8.8', 'a General Advance is being made: move a unit, or be done');

/** [8.8] [15.8] The rule that bars this way in a General Advance, or null. */
export const advanceBar = (s: AreasState, u: number, to: number): Bar | null => {
  const from = s.place[u];
  const side = SIDE[u];
  if (to >= PLACE_COUNT || edgeBetween(BOARD, from, to) < 0) return NOT_ADJACENT;
  if (isZone(to)) return ARMY[u] === PRUSSIAN && isZone(from) ? null : NO_WAY_BACK;
  if (hasEnemy(s, side, to)) return ENEMY_THERE;
  if (!controls(s, side, to)) return ENEMY_CONTROLS;
  return spaceBar(s, side, to);
};

const unitBar = (s: AreasState, u: number): Bar | null => {
  if ((s.act[u] & MOVED) !== 0) return HAS_ADVANCED;
  if (s.act[u] === ACTIVE) return null;
  return isGun(u) && s.spent[u] === 1 ? SPENT_GUNS : NOT_ACTIVE;
};

const carries = (s: AreasState, u: number): boolean => isGun(u) && s.battery === s.place[u];

export const advance: Decision<AreasState> = {
  rule: '8.8',
  asks: (s) => seatBit(local(s, 0)),
  menu: (s, _seat, m) => {
    const side = local(s, 0);
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.act[u] !== ACTIVE) continue;
      const near = BOARD.neighbours[s.place[u]];
      for (let i = 0; i < near.length; i++) {
        if (advanceBar(s, u, near[i]) !== null) continue;
        offer(m, code(V.move, u, near[i]));
        if (carries(s, u)) offer(m, code(V.convey, u, near[i]));
      }
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    const verb = verbOf(c);
    if (verb === V.done) return null;
    if (verb !== V.move && verb !== V.convey) return ADVANCING;
    const u = first(c);
    if (verb === V.convey && !carries(s, u)) return NO_BATTERY;
    return unitBar(s, u) ?? advanceBar(s, u, second(c));
  },
  take: (s, _seat, c, umpire) => {
    if (verbOf(c) === V.done) {
      pop(s);
      return;
    }
    const u = first(c);
    const to = second(c);
    if (verbOf(c) === V.convey) carryBattery(s, to, umpire);
    s.act[u] = MOVED;
    if (umpire.loud) tell(umpire, EVERYONE, '8.8', E.moved, u, s.place[u], to);
    relocate(s, u, to, umpire);
    if (isGun(u)) spend(s, u, '8.8', umpire);
  },
  lone: () => true,
};
