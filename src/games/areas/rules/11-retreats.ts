import { code, first, second, verbOf } from '../../../kernel/choice.ts';
import type { Decision } from '../../../kernel/game.ts';
import { offer, type Menu } from '../../../kernel/menu.ts';
import type { Bar } from '../../../kernel/rulebook.ts';
import { local, pop, seatBit } from '../../../kernel/stack.ts';
import { EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  ARMY,
  BOARD,
  isAdjacent,
  isZone,
  PLACE_COUNT,
  PRUSSIAN,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
} from '../board.ts';
import { E, V } from '../lexicon.ts';
import {
  bar,
  controls,
  forceAt,
  hasEnemy,
  isEngaged,
  type AreasState,
  type RuleNumber,
} from '../state.ts';
import { eliminate, hasRoom, limitOf, relocate, watchers } from './07-areas.ts';
import { MARCH } from './10-costs.ts';

const NOT_DEFENDING = bar('11.21', 'only units that defend the area may retreat from it now');
const NOT_ADJACENT = bar('11.19', 'a unit retreats to an adjacent area');
const NOT_FRIENDLY = bar(
  '11.19',
  'a unit retreats only to a friendly controlled area without enemies',
);
const NO_ROOM = bar('11.19', 'that area holds as many units of this side as it can');
const NEARER_ENEMY = bar('11.20', 'another area has fewer areas with enemies around it');
const FALLING_BACK = bar('11.21', 'the defender may retreat now: choose a unit, or be done');

/** [11.19] The rule that closes a place to a retreat, its neighbours apart. */
export const shelterBar = (s: AreasState, u: number, to: number): Bar | null => {
  if (to >= PLACE_COUNT || !isAdjacent(s.place[u], to)) return NOT_ADJACENT;
  const side = SIDE[u];
  if (isZone(to)) return ARMY[u] === PRUSSIAN && !isZone(s.place[u]) ? null : NOT_FRIENDLY;
  if (hasEnemy(s, side, to) || !controls(s, side, to)) return NOT_FRIENDLY;
  return hasRoom(s, side, to) ? null : NO_ROOM;
};

/** [11.20] The fewest areas with enemies that surround any place the unit could retreat to. */
const fewestWatchers = (s: AreasState, u: number): number => {
  let fewest = Infinity;
  const near = BOARD.neighbours[s.place[u]];
  for (let i = 0; i < near.length; i++) {
    if (shelterBar(s, u, near[i]) !== null) continue;
    fewest = Math.min(fewest, watchers(s, SIDE[u], near[i]));
  }
  return fewest;
};

/** [11.19] [11.20] The rule that bars a retreat of the unit to a place, or null. */
export const retreatBar = (s: AreasState, u: number, to: number): Bar | null => {
  const shelter = shelterBar(s, u, to);
  if (shelter !== null) return shelter;
  return watchers(s, SIDE[u], to) > fewestWatchers(s, u) ? NEARER_ENEMY : null;
};

export const canRetreat = (s: AreasState, u: number): boolean => fewestWatchers(s, u) !== Infinity;

/** Offers every retreat of a unit. */
export const offerRetreats = (s: AreasState, u: number, m: Menu): void => {
  const fewest = fewestWatchers(s, u);
  const near = BOARD.neighbours[s.place[u]];
  for (let i = 0; i < near.length; i++) {
    if (shelterBar(s, u, near[i]) !== null) continue;
    if (watchers(s, SIDE[u], near[i]) === fewest) offer(m, code(V.retreat, u, near[i]));
  }
};

export const retreat = (
  s: AreasState,
  u: number,
  to: number,
  rule: RuleNumber,
  umpire: Umpire,
): void => {
  if (umpire.loud) tell(umpire, EVERYONE, rule, E.retreated, u, to);
  relocate(s, u, to, umpire);
};

/** [11.17] Back to where the attacker came from; without room there he is eliminated. */
const sendBack = (s: AreasState, u: number, umpire: Umpire): void => {
  const to = s.came[u] - 1;
  if (hasRoom(s, SIDE[u], to)) retreat(s, u, to, '11.17', umpire);
  else eliminate(s, u, '11.17', umpire);
};

/** [11.17] All attackers of a mandatory assault go back, the fresh ones first. */
export const sendAllBack = (s: AreasState, side: number, area: number, umpire: Umpire): void => {
  for (const spent of [0, 1]) {
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.place[u] === area && s.spent[u] === spent && s.came[u] > 0) sendBack(s, u, umpire);
    }
  }
};

/** [11.21] Once the assault is resolved, defenders may leave of their own will. */
export const fallBack: Decision<AreasState> = {
  rule: '11.21',
  asks: (s) => {
    const area = local(s, 0);
    const side = 1 - s.side;
    if (s.point !== 0 && hasWayOut(s, side, area)) return seatBit(side);
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    const area = local(s, 0);
    const side = 1 - s.side;
    for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
      if (s.place[u] === area) offerRetreats(s, u, m);
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    if (verbOf(c) !== V.retreat) return FALLING_BACK;
    const u = first(c);
    if (SIDE[u] === s.side || s.place[u] !== local(s, 0)) return NOT_DEFENDING;
    return retreatBar(s, u, second(c));
  },
  take: (s, _seat, c, umpire) => {
    if (verbOf(c) === V.done) pop(s);
    else retreat(s, first(c), second(c), '11.21', umpire);
  },
};

const hasWayOut = (s: AreasState, side: number, area: number): boolean => {
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.place[u] === area && canRetreat(s, u)) return true;
  }
  return false;
};

const NOT_A_CHARGER = bar('19.7', 'only cavalry that charged may retreat now');
const WHERE_FROM = bar('19.7', 'after a mandatory assault cavalry retreats to where it came from');
const RECOILING = bar('19.7', 'the charge is over: choose cavalry that retreats, or be done');

/** [19.6] [19.7] The rule that bars a charger from retreating to a place, or null. */
const recoilBar = (s: AreasState, area: number, u: number, to: number): Bar | null => {
  if (SIDE[u] !== s.side || s.place[u] !== area || !isEngaged(s, u)) return NOT_A_CHARGER;
  const shelter = shelterBar(s, u, to);
  if (shelter !== null) return shelter;
  return s.contested[area] === 0 && s.came[u] - 1 !== to ? WHERE_FROM : null;
};

/** [19.6] [19.7] With charge exhaustion, cavalry that did not fail may ride back. */
export const recoil: Decision<AreasState> = {
  rule: '19.7',
  asks: (s) => {
    const charged = local(s, 1) !== MARCH && s.exhaustion === 1 && s.point !== 0;
    if (charged && s.result > 0 && canRecoil(s, local(s, 0))) return seatBit(s.side);
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    const area = local(s, 0);
    const near = BOARD.neighbours[area];
    for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
      if (s.place[u] !== area) continue;
      for (let i = 0; i < near.length; i++) {
        if (recoilBar(s, area, u, near[i]) === null) offer(m, code(V.retreat, u, near[i]));
      }
    }
    offer(m, code(V.done));
  },
  bar: (s, _seat, c) => {
    if (verbOf(c) === V.done) return null;
    return verbOf(c) === V.retreat ? recoilBar(s, local(s, 0), first(c), second(c)) : RECOILING;
  },
  take: (s, _seat, c, umpire) => {
    if (verbOf(c) === V.done) pop(s);
    else retreat(s, first(c), second(c), '19.7', umpire);
  },
};

const canRecoil = (s: AreasState, area: number): boolean => {
  const near = BOARD.neighbours[area];
  for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
    if (s.place[u] !== area) continue;
    for (let i = 0; i < near.length; i++) if (recoilBar(s, area, u, near[i]) === null) return true;
  }
  return false;
};

const STAYS = bar('18.3', 'the point unit stays in the village');
const NOT_STORMING = bar('18.3', 'only units that stormed the village go back');
const TOO_MANY = bar('18.3', 'more than four units are in the village: choose who goes back');
const BACK_ONLY = bar('18.3', 'they go back to where they came from');

const villageBar = (s: AreasState, area: number, u: number, to: number): Bar | null => {
  if (SIDE[u] !== s.side || s.place[u] !== area || s.came[u] === 0) return NOT_STORMING;
  if (u === s.point - 1) return STAYS;
  return s.came[u] - 1 === to ? null : BACK_ONLY;
};

/** [18.3] After storming a village only four units stay, the point of an assault among them. */
export const village: Decision<AreasState> = {
  rule: '18.3',
  asks: (s) => {
    const area = local(s, 0);
    const crowded = forceAt(s, s.side, area) > limitOf(s, area);
    if (s.contested[area] === 0 && crowded) return seatBit(s.side);
    pop(s);
    return 0;
  },
  menu: (s, _seat, m) => {
    const area = local(s, 0);
    for (let u = SIDE_FIRST[s.side]; u < SIDE_END[s.side]; u++) {
      if (s.place[u] === area && u !== s.point - 1 && s.came[u] > 0) {
        offer(m, code(V.retreat, u, s.came[u] - 1));
      }
    }
  },
  bar: (s, _seat, c) =>
    verbOf(c) === V.retreat ? villageBar(s, local(s, 0), first(c), second(c)) : TOO_MANY,
  take: (s, _seat, c, umpire) => sendBack(s, first(c), umpire),
  lone: () => true,
};
