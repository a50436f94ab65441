import type { Step } from '../../../kernel/game.ts';
import { pop, push } from '../../../kernel/stack.ts';
import { d6, EVERYONE, tell, type Umpire } from '../../../kernel/umpire.ts';
import {
  ALLIED,
  AWAY,
  FRENCH,
  FRESH_NUMBER,
  HOME,
  LOST,
  NAPOLEON,
  NO_LEADER,
  OFFICER_COUNT,
  OFFICER_TURN,
  PLACE_COUNT,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
  UNIT_COUNT,
  UNIT_TURN,
  LEADER,
} from '../board.ts';
import { HOURS } from '../data/tables.ts';
import { E, P, pointsWord } from '../lexicon.ts';
import { FRESH_UNIT, isGun, type AreasState } from '../state.ts';
import { GRAND_BATTERY, hasTarget } from './13-ranges.ts';
import { automaticEnding, degreeOf, finalPoints, netPoints } from './17-victory.ts';

/** [6.1] Turn after turn, each with its phases, until the battle is decided. */
export const battle: Step<AreasState> = {
  rule: '6.1',
  run: (s, umpire) => {
    if (s.ending !== 0) {
      pop(s);
      return;
    }
    if (umpire.loud) tell(umpire, EVERYONE, '3.9', E.turn, s.turn);
    layOutTurn(s);
  },
};

/** [6.1] [5.2] The phases of a turn; the first turn has neither commander nor rally phase. */
const layOutTurn = (s: AreasState): void => {
  s.side = FRENCH;
  s.dusk = 0;
  s.passed = 0;
  push(s, P.endPhase);
  push(s, P.impulses, FRENCH, 0);
  push(s, P.grandBattery);
  if (s.turn === 0) return;
  push(s, P.rallies);
  push(s, P.commanders);
};

/** [6.2.1] Napoléon rolls for the turn; [6.2.2] [6.2.3] all other officers recover. */
export const commanders: Step<AreasState> = {
  rule: '6.2',
  run: (s, umpire) => {
    pop(s);
    s.used.fill(0);
    const a = d6(umpire);
    const b = d6(umpire);
    if (a + b < FRESH_NUMBER[NAPOLEON]) s.used[NAPOLEON] = 1;
    if (!umpire.loud) return;
    tell(umpire, EVERYONE, '6.2.1', E.napoleon, a, b, s.used[NAPOLEON]);
    tell(umpire, EVERYONE, '6.2', E.recovered, FRENCH);
    tell(umpire, EVERYONE, '6.2', E.recovered, ALLIED);
  },
};

/** [6.4] The Grand Battery may fire before the impulses, without a leader. */
export const grandBattery: Step<AreasState> = {
  rule: '6.4',
  run: (s) => {
    pop(s);
    const area = s.battery;
    if (area === LOST || !hasFreshGuns(s, area)) return;
    if (!hasTarget(s, FRENCH, area, GRAND_BATTERY)) return;
    push(s, P.aim, FRENCH, NO_LEADER, area, GRAND_BATTERY);
  },
};

const hasFreshGuns = (s: AreasState, area: number): boolean => {
  for (let u = SIDE_FIRST[FRENCH]; u < SIDE_END[FRENCH]; u++) {
    if (s.place[u] === area && isGun(u) && s.spent[u] === 0) return true;
  }
  return false;
};

/** [6.6] Victory is judged, the markers move, and whoever is due arrives. */
export const endPhase: Step<AreasState> = {
  rule: '6.6',
  run: (s, umpire) => {
    pop(s);
    if (umpire.loud) tell(umpire, EVERYONE, '17.1', E.points, pointsWord(netPoints(s)));
    s.ending = automaticEnding(s);
    if (s.ending === 0 && s.turn === HOURS.length - 1) judge(s, umpire);
    if (s.ending !== 0) {
      if (umpire.loud) tell(umpire, EVERYONE, s.ending < 3 ? '17.2' : '17.6', E.over, s.ending);
      return;
    }
    s.impulse = 0;
    s.turn++;
    reinforce(s, umpire);
  },
};

/** [17.5] [17.6] The last turn is over: spent units count, and the degree of victory follows. */
const judge = (s: AreasState, umpire: Umpire): void => {
  const net = finalPoints(s);
  s.ending = degreeOf(net);
  if (umpire.loud) tell(umpire, EVERYONE, '17.5', E.points, pointsWord(net));
};

/** [6.6.1] [15.7] [16.1] Those whose turn begins next are placed in their zones. */
const reinforce = (s: AreasState, umpire: Umpire): void => {
  for (let u = 0; u < UNIT_COUNT; u++) {
    if (UNIT_TURN[u] !== s.turn || s.place[u] !== AWAY) continue;
    s.place[u] = HOME[u];
    s.force[SIDE[u] * PLACE_COUNT + HOME[u]] += FRESH_UNIT;
  }
  if (!umpire.loud || s.turn === 0) return;
  for (let o = 0; o < OFFICER_COUNT; o++) {
    if (OFFICER_TURN[o] !== s.turn) continue;
    const unit = LEADER.indexOf(o);
    if (unit >= 0) tell(umpire, EVERYONE, '6.6.1', E.arrived, o, HOME[unit]);
  }
};
