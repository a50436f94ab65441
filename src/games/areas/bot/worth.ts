import {
  AREA_COUNT,
  ARM,
  ARTILLERY,
  ATTACK,
  BLUE,
  DEFENCE,
  FRENCH,
  GREEN,
  LEADER_COUNT,
  OFFICER_ARMY,
  OFFICER_COUNT,
  SIDE,
  sideOfArmy,
  SKIRMISHERS,
  STEPS,
  UNIT_COUNT,
} from '../board.ts';
import { HOURS } from '../data/tables.ts';
import { isContested, isInPlay, isLost, isOnMap, type AreasState } from '../state.ts';
import { lossPoints } from '../rules/17-victory.ts';
import { roundsLeft } from './chances.ts';

/** What things are worth, in victory points. */

/** How much each place draws the units of an army, as things stood when a player looked at the map. */
export interface Fields {
  /** What it is worth that the unit stands there, as it is now. */
  at(s: AreasState, u: number, place: number): number;
}

const LAST_TURN = HOURS.length - 1;

/** How much of the battle is still to come: 1 in the morning, 0 in the last turn. */
export const timeLeft = (s: AreasState): number => (LAST_TURN - s.turn) / LAST_TURN;

/** What it costs its side when a fresh unit is spent. Guns recover by themselves. [6.3.1] [17.5] */
export const flipCost = (s: AreasState, u: number): number => {
  const left = timeLeft(s);
  if (ARM[u] === ARTILLERY) return 0.06 + 0.02 * roundsLeft(s.impulse);
  if (STEPS[u] === 1) return lossCost(s, u);
  const drop = ATTACK[u * 2] + DEFENCE[u * 2] - ATTACK[u * 2 + 1] - DEFENCE[u * 2 + 1];
  return 0.36 - 0.2 * left + 0.02 * drop * left;
};

/** What it costs when a unit is lost, from its fresh side. [17.4] */
export const lossCost = (s: AreasState, u: number): number => {
  const left = timeLeft(s);
  if (ARM[u] === SKIRMISHERS) return 0.08 + 0.3 * left + (STEPS[u] === 2 ? 0.3 : 0);
  const power = ARM[u] === ARTILLERY ? 8 : ATTACK[u * 2] + DEFENCE[u * 2];
  return lossPoints(u) + 0.1 * power * left;
};

/** What a unit has lost already. */
const damage = (s: AreasState, u: number): number =>
  isLost(s, u) ? lossCost(s, u) : s.spent[u] === 1 ? flipCost(s, u) : 0;

/** [11.13] What one strike costs: a fresh unit is spent, a spent one lost. */
export const strikeCost = (s: AreasState, u: number): number =>
  s.spent[u] === 1 || STEPS[u] === 1 ? lossCost(s, u) - damage(s, u) : flipCost(s, u);

/** How surely the points of an area that is held now count in the end. */
const certainty = (s: AreasState): number => 1 - 0.45 * timeLeft(s);

/** [17.3] What holding an area is worth to either side, against the enemy’s holding it. */
export const groundWorth = (s: AreasState, area: number): number =>
  area < AREA_COUNT ? (BLUE[area] + GREEN[area]) * certainty(s) + 0.1 : 0;

/** [17.3] French points for areas, less Allied ones. */
const groundOf = (s: AreasState): number => {
  let net = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    const worth = BLUE[area] - GREEN[area];
    if (worth === 0) continue;
    const seeker = worth > 0 ? 1 : 0;
    if (isContested(s, area)) net += worth / 2;
    else if (s.control[area] === seeker) net += worth;
  }
  return net * certainty(s);
};

/** What a fresh card is worth while the turn lasts: leaders are activated more easily. [8.3] [9.2] */
const cardsOf = (s: AreasState): number => {
  const rounds = roundsLeft(s.impulse);
  let net = 0;
  for (let o = 0; o < OFFICER_COUNT; o++) {
    if (s.used[o] === 0 || !isInPlay(s, o)) continue;
    const cost = (o < LEADER_COUNT ? 0.03 : 0.06) * rounds;
    net += sideOfArmy(OFFICER_ARMY[o]) === FRENCH ? -cost : cost;
  }
  return net;
};

/** The French points to be expected, by what has happened and by where everybody stands. */
export const forecast = (s: AreasState, fields: Fields): number => {
  let net = groundOf(s) + cardsOf(s);
  for (let u = 0; u < UNIT_COUNT; u++) {
    const sign = SIDE[u] === FRENCH ? 1 : -1;
    if (isLost(s, u)) net -= sign * lossCost(s, u);
    else {
      if (s.spent[u] === 1) net -= sign * flipCost(s, u);
      if (isOnMap(s, u)) net += sign * fields.at(s, u, s.place[u]);
    }
  }
  return net;
};

/** [17.6] The net points between an Allied victory and a draw, and between a draw and a French one. */
const DRAW = 1.5;
const WIN = 7.5;

/** The chance of the French, a draw counted by half. */
export const frenchChance = (s: AreasState, net: number): number => {
  const width = 0.6 + 3.2 * Math.sqrt(timeLeft(s) + roundsLeft(s.impulse) / 80);
  return (sigmoid((net - DRAW) / width) + sigmoid((net - WIN) / width)) / 2;
};

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
