import type { Square } from '../../../boards/squares.ts';
import { EVERYONE, roll, tell, type Umpire } from '../../../kernel/umpire.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { ATTACKED, CHARGED, hasFate, RETREATS, ROUTS, stands } from '../fates.ts';
import { E, FACTOR } from '../lexicon.ts';
import { REDOUBT, TOWN, WOODS } from '../numbers.ts';
import {
  isMounted,
  AUTO_RETREAT,
  FRONTLINE,
  hasOrder,
  scenarioOf,
  sideOf,
  witnesses,
  type SquaresState,
} from '../state.ts';
import { isAllOut } from './06-costs.ts';
import { reward } from './07-fire-effects.ts';
import { beat, bleed, stay, strain, takeGuns, tollOf } from './07-melee-effects.ts';
import { attackStrength, defenceStrength, isScattered } from './07-melee-strength.ts';
import { isFlanked, rollShare } from './07-modifiers.ts';
import { tally, tellTerms, type Tally } from './07-tally.ts';
import { giveWay } from './08-disruption.ts';

const HUNDRED = 100;
/** [7.4] So many times as strong wins, and is never beaten (R215). */
const CERTAIN = 3;

/** Those who defend the square in hand: one list, used again. */
const holders: Unit[] = [];

/** [6.354] [6.434] Who gives way before infantry or any enemy comes to blows. */
export const evades = (s: SquaresState, v: Unit, mounted: boolean): boolean => {
  if (hasOrder(s, v, AUTO_RETREAT)) return true;
  if (mounted || !isAllOut(s, v)) return false;
  const terrain = scenarioOf(s).ground.terrain[s.square[v]];
  return terrain !== WOODS && terrain !== TOWN && terrain !== REDOUBT;
};

/** [7.4] Those who stand their ground on the square, into `holders`; the others give way. */
const receive = (s: SquaresState, lead: Unit, square: Square, umpire: Umpire): void => {
  const mounted = isMounted(s, lead);
  holders.length = 0;
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (!stands(s, v)) continue;
    if (evades(s, v, mounted)) giveWay(s, v, RETREATS, s.square[lead], umpire);
    else holders.push(v);
  }
};

/** [6.354] Skirmishers come in for melee, but those who are scattered and defend themselves (R221). */
export const isRecalled = (s: SquaresState, u: Unit, defends: boolean): boolean =>
  s.out[u] > 0 && !(defends && isScattered(s, u));

const recall = (
  s: SquaresState,
  party: readonly Unit[],
  defends: boolean,
  umpire: Umpire,
): void => {
  for (const u of party) {
    if (!isRecalled(s, u, defends)) continue;
    s.out[u] = 0;
    if (umpire.loud) tell(umpire, witnesses(s, u), '6.354', E.skirmishers, u, 0);
  }
};

/** [7.4] The unit whose formation the enemy meets: the largest of those in front (R219). */
export const foremost = (s: SquaresState, party: readonly Unit[]): Unit => {
  let first = party[0];
  for (const u of party) {
    const front = Number(hasOrder(s, u, FRONTLINE)) - Number(hasOrder(s, first, FRONTLINE));
    if (front > 0 || (front === 0 && s.men[u] > s.men[first])) first = u;
  }
  return first;
};

/** [20.6] The strength of a unit, with what chance makes of it. */
const weigh = (s: SquaresState, u: Unit, strength: number, t: Tally, umpire: Umpire): number => {
  const chance = rollShare(umpire);
  if (!umpire.loud) return strength * chance;
  if (chance !== 1) t.terms?.push(FACTOR.chance, Math.round(chance * HUNDRED));
  tell(umpire, witnesses(s, u), '7.4', E.strength, u, Math.round(strength * chance));
  tellTerms(s, sideOf(u), t, umpire);
  return strength * chance;
};

/** [7.4] The strength of those who attack the enemy in front of a square. */
export const attackOf = (
  s: SquaresState,
  party: readonly Unit[],
  foe: Unit,
  umpire: Umpire,
): number => {
  let sum = 0;
  for (const u of party) {
    const t = tally(umpire.loud);
    sum += weigh(s, u, attackStrength(s, u, foe, t), t, umpire);
  }
  return sum;
};

/** [20.6] One attacker on its flank is enough for a square to be flanked (R219). */
export const isOutflanked = (s: SquaresState, v: Unit, attackers: readonly Unit[]): boolean => {
  for (const u of attackers) if (isFlanked(s, v, s.square[u])) return true;
  return false;
};

/** [7.4] The strength of those who defend a square. */
export const defenceOf = (
  s: SquaresState,
  defenders: readonly Unit[],
  attackers: readonly Unit[],
  lead: Unit,
  umpire: Umpire,
): number => {
  let sum = 0;
  for (const v of defenders) {
    const t = tally(umpire.loud);
    const flanked = isOutflanked(s, v, attackers);
    sum += weigh(s, v, defenceStrength(s, v, lead, flanked, t), t, umpire);
  }
  return sum;
};

/** [7.4] The chance of the attackers, in percent (R215). */
export const chanceOf = (attack: number, defence: number): number => {
  if (attack >= CERTAIN * defence) return HUNDRED;
  if (CERTAIN * attack <= defence) return 0;
  return Math.round((HUNDRED * attack * attack) / (attack * attack + defence * defence));
};

/** [7.4] Whether the attackers win; where chance has no say nothing is rolled. */
const decide = (side: number, attack: number, defence: number, umpire: Umpire): boolean => {
  const chance = chanceOf(attack, defence);
  const rolled = chance > 0 && chance < HUNDRED ? roll(umpire, HUNDRED) - 1 : 0;
  const won = rolled < chance;
  if (umpire.loud) {
    const figures = [Math.round(attack), Math.round(defence), rolled, chance];
    tell(umpire, EVERYONE, '7.4', E.meleeWon, won ? side : 1 - side, ...figures);
  }
  return won;
};

/** [7.4] What a melee costs the units of a side, and the worst that befalls one of them. */
const conclude = (
  s: SquaresState,
  party: readonly Unit[],
  strength: number,
  foe: Unit,
  from: Square,
  lost: boolean,
  umpire: Umpire,
): number => {
  let men = 0;
  for (const u of party) men += s.men[u];
  let fate = 0;
  for (const u of party) {
    const toll = tollOf(s, u, strength, men);
    strain(s, u);
    bleed(s, u, toll, foe, '7.4', umpire);
    // A rout counts more than a retreat, also as a number.
    if (lost) fate = Math.max(fate, beat(s, u, from, umpire));
    else stay(s, u, from, umpire);
  }
  return fate;
};

/**
 * [7.4] One melee: units of one side and one arm attack a square together. Whether they win; who gives
 * way before them has lost without a fight.
 */
export const fight = (
  s: SquaresState,
  attackers: readonly Unit[],
  square: Square,
  umpire: Umpire,
): boolean => {
  const lead = foremost(s, attackers);
  const from = s.square[lead];
  for (const u of attackers) s.fate[u] |= ATTACKED;
  receive(s, lead, square, umpire);
  if (holders.length === 0) {
    for (const u of attackers) reward(s, u, RETREATS, umpire);
    return true;
  }
  if (umpire.loud) tell(umpire, witnesses(s, lead), '7.4', E.melee, lead, square);
  recall(s, attackers, false, umpire);
  // [6.354] Before a charge there is no time: skirmishers are cut down outside.
  if (!hasFate(s, lead, CHARGED)) recall(s, holders, true, umpire);
  const foe = foremost(s, holders);
  const attack = attackOf(s, attackers, foe, umpire);
  const defence = defenceOf(s, holders, attackers, lead, umpire);
  const won = decide(sideOf(lead), attack, defence, umpire);
  let fate = conclude(s, holders, attack, lead, from, won, umpire);
  if (won && takeGuns(s, holders, square, umpire)) fate = ROUTS;
  const repulsed = conclude(s, attackers, defence, foe, square, !won, umpire);
  if (!won) fate = repulsed;
  for (const u of won ? attackers : holders) if (stands(s, u)) reward(s, u, fate, umpire);
  return won;
};
