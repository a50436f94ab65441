import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, push, seatBit } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  ARM,
  ARMIES,
  ARMY,
  HOME,
  LEADER,
  TOWN_COUNT,
  UNIT_COUNT,
  UNPLACED,
  ZONE,
} from '../board.ts';
import { DEPLOY_LIMIT } from '../data/tables.ts';
import { E, P, V } from '../lexicon.ts';
import { bar, commands, seatOf, zeros, type BlocksState } from '../state.ts';
import { relocate, tellMove } from './02-units.ts';

const LIMIT = ARMIES.map((army) => DEPLOY_LIMIT[army]);

const NOT_YOURS = bar('2.1', 'that block belongs to another army');
const PLACED = bar('3.1', 'that block is deployed; others are still in hand');
const WRONG_ZONE = bar('3.1', 'this army may not deploy in that town');
const FULL = bar('3.1', 'that town already holds as many units of this army as may deploy there');
const IN_HAND = bar('3.1', 'every block must be deployed before play begins');
const NOTHING_LEFT = bar('3.2', 'every block is deployed already');
const NO_ROOM = bar('3.2', 'a historical town is too full for the blocks that belong there');
const NOT_NOW = bar('3.0', 'the armies are deploying');

const isInHand = (s: BlocksState, u: number): boolean => s.town[u] === UNPLACED;

const anyInHand = (s: BlocksState, armies: number): boolean => {
  for (let u = 0; u < UNIT_COUNT; u++) if (commands(armies, u) && isInHand(s, u)) return true;
  return false;
};

/** Units of the army that count against the limit of the town; leaders do not. [10.0] */
const countedAt = (s: BlocksState, army: number, town: number): number => {
  let count = 0;
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (s.town[u] === town && ARMY[u] === army && ARM[u] !== LEADER) count++;
  }
  return count;
};

/** [3.1] The rule that bars this block from that town, or null. */
const placeBar = (s: BlocksState, u: number, town: number): Bar | null =>
  town >= TOWN_COUNT || ZONE[town] !== ARMY[u]
    ? WRONG_ZONE
    : ARM[u] !== LEADER && s.town[u] !== town && countedAt(s, ARMY[u], town) >= LIMIT[ARMY[u]]
      ? FULL
      : null;

/** Before all are placed only blocks in hand are picked up; afterwards any may be placed anew. */
const pickBar = (s: BlocksState, armies: number, u: number): Bar | null =>
  !commands(armies, u) ? NOT_YOURS : !isInHand(s, u) && anyInHand(s, armies) ? PLACED : null;

/** [3.2] Whether all blocks still in hand find room in their historical towns. */
const historicalBar = (s: BlocksState, armies: number): Bar | null => {
  if (!anyInHand(s, armies)) return NOTHING_LEFT;
  const joining = zeros(ARMIES.length * TOWN_COUNT);
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (!commands(armies, u) || !isInHand(s, u) || ARM[u] === LEADER) continue;
    const count = ++joining[ARMY[u] * TOWN_COUNT + HOME[u]];
    if (count + countedAt(s, ARMY[u], HOME[u]) > LIMIT[ARMY[u]]) return NO_ROOM;
  }
  return null;
};

const placeUnit = (s: BlocksState, u: number, town: number): void => {
  relocate(s, u, town);
  s.from[u] = town;
};

/** [3.1] Free deployment: pick up a block, set it down, until all stand. */
export const deploy: Decision<BlocksState> = {
  rule: '3.1',
  asks: (s) => seatBit(seatOf(s, local(s, 0))),
  menu: (s, _seat, m) => {
    const armies = local(s, 0);
    const inHand = anyInHand(s, armies);
    for (let u = 0; u < UNIT_COUNT; u++) {
      if (commands(armies, u) && (!inHand || isInHand(s, u))) offer(m, code(V.pick, u));
    }
    if (!inHand) offer(m, code(V.done));
    else if (historicalBar(s, armies) === null) offer(m, code(V.historical));
  },
  bar: (s, _seat, c) => {
    const armies = local(s, 0);
    switch (verbOf(c)) {
      case V.pick:
        return pickBar(s, armies, first(c));
      case V.historical:
        return historicalBar(s, armies);
      case V.done:
        return anyInHand(s, armies) ? IN_HAND : null;
      default:
        return NOT_NOW;
    }
  },
  take: (s, _seat, c, umpire) => {
    const armies = local(s, 0);
    const verb = verbOf(c);
    if (verb === V.pick) push(s, P.deployHand, armies, first(c));
    else if (verb === V.done) {
      pop(s);
      if (umpire.loud) tell(umpire, EVERYONE, '3.1', E.deployed, armies);
    } else placeTheRest(s, armies, umpire);
  },
};

/** [3.2] Town by town: told in the order of battle, the events would give away who stands where. */
const placeTheRest = (s: BlocksState, armies: number, umpire: Umpire): void => {
  for (let town = 0; town < TOWN_COUNT; town++) {
    for (let u = 0; u < UNIT_COUNT; u++) {
      if (HOME[u] !== town || !commands(armies, u) || !isInHand(s, u)) continue;
      placeUnit(s, u, town);
      tellMove(s, umpire, '3.2', E.placed, E.blockPlaced, u, town);
    }
  }
};

const IN_YOUR_HAND = bar('3.1', 'set down the block in your hand first');

export const deployHand: Decision<BlocksState> = {
  rule: '3.1',
  inHand: true,
  asks: (s) => seatBit(seatOf(s, local(s, 0))),
  menu: (s, _seat, m) => {
    const u = local(s, 1);
    for (let town = 0; town < TOWN_COUNT; town++) {
      if (placeBar(s, u, town) === null) offer(m, code(V.place, town));
    }
  },
  bar: (s, _seat, c) => (verbOf(c) === V.place ? placeBar(s, local(s, 1), first(c)) : IN_YOUR_HAND),
  take: (s, _seat, c, umpire) => {
    const u = local(s, 1);
    pop(s);
    placeUnit(s, u, first(c));
    tellMove(s, umpire, '3.1', E.placed, E.blockPlaced, u, first(c));
  },
};
