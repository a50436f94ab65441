import { code, first, second, verbOf, type Code } from '../../../kernel/choice.ts';
import { offers, type Menu } from '../../../kernel/menu.ts';
import { local } from '../../../kernel/stack.ts';
import { ARM, ARTILLERY, ATTACK, FRESH_NUMBER, RATING, SIDE, TEM } from '../board.ts';
import { FAILURE, V } from '../lexicon.ts';
import { faceOf, hasEnemy, isEngaged, type AreasState } from '../state.ts';
import { CHARGE, MARCH, OVERRUN } from '../rules/10-costs.ts';
import { bears } from '../rules/11-casualties.ts';
import { marginOf } from '../rules/11-outcome.ts';
import { attackTerms, crossStream, defenceTerms, engagedAt, totalOf } from '../rules/11-values.ts';
import { chanceOf, roundsLeft } from './chances.ts';
import {
  assault,
  bestForward,
  bestPoint,
  defenceAt,
  defenceBy,
  fighters,
  gainsOf,
  meanGain,
  unitsAt,
} from './fights.ts';
import { fieldsFor } from './moving.ts';
import type { Mind } from './mind.ts';
import { flipCost, groundWorth, lossCost, strikeCost } from './worth.ts';

/** What a player decides in an assault, on either side. */

const DONE = code(V.done);

const unitsIn = (menu: Menu, verb: number): number[] => {
  const units: number[] = [];
  for (let i = 0; i < menu.size; i++) {
    if (verbOf(menu.codes[i]) === verb) units.push(first(menu.codes[i]));
  }
  return units;
};

/** [14.3] */
export const choosePoint = (s: AreasState, menu: Menu): Code => {
  const units = unitsIn(menu, V.point);
  const best = bestPoint(s, local(s, 1) === MARCH ? MARCH : CHARGE, units);
  return best < 0 ? menu.codes[0] : code(V.point, best);
};

/** [11.2] All support the assault, or the fresh ones alone where the spent would risk too much. */
export const chooseSupport = (s: AreasState, menu: Menu): Code => {
  const [area, kind] = [local(s, 0), local(s, 1)];
  const engaged = engagedAt(s, s.side, area);
  const others = unitsIn(menu, V.support);
  const fresh = others.filter((u) => s.spent[u] === 0);
  if (fresh.length === others.length) return code(V.all);
  const d = defenceAt(s, 1 - s.side, area);
  const gain = (units: readonly number[]): number =>
    assault(s, kind === MARCH ? MARCH : CHARGE, units, d, [area, false, 0]).gain;
  if (gain([...engaged, ...others]) >= gain([...engaged, ...fresh])) return code(V.all);
  return fresh.length > 0 ? code(V.support, fresh[0]) : DONE;
};

/** [10.11] [10.12] Steps back when the assault would cost less without those who can. */
export const chooseWithdrawal = (s: AreasState, m: Mind, menu: Menu): Code => {
  const [area, kind] = [local(s, 0), local(s, 1)];
  const side = 1 - s.side;
  const all = unitsAt(s, side, area);
  const leaving = new Set(unitsIn(menu, V.withdraw));
  const staying = all.filter((u) => !leaving.has(u));
  const attackers = engagedAt(s, s.side, area);
  const from = s.came[s.point - 1] > 0 ? s.came[s.point - 1] - 1 : area;
  const cost = (units: readonly number[]): number =>
    units.length === 0
      ? groundWorth(s, area)
      : assault(s, kind, attackers, defenceBy(s, units, area), [from, false, 0]).gain;
  if (cost(all) <= cost(staying) + 0.05) return DONE;
  const fields = fieldsFor(s, m);
  let best = DONE;
  let most = -Infinity;
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    if (verbOf(c) !== V.withdraw) continue;
    const worth = fields.at(s, first(c), second(c));
    if (worth > most) [best, most] = [c, worth];
  }
  return best;
};

/** [14.2] The best shots fire. */
export const chooseSkirmish = (s: AreasState, menu: Menu): Code => {
  let best = DONE;
  let most = -1;
  for (const u of unitsIn(menu, V.fire)) {
    if (ATTACK[faceOf(s, u)] > most) [best, most] = [code(V.fire, u), ATTACK[faceOf(s, u)]];
  }
  return best;
};

/** [11.12] */
export const chooseForward = (s: AreasState, menu: Menu): Code =>
  code(V.forward, bestForward(s, unitsIn(menu, V.forward), local(s, 0)));

/** What the assault in hand gains the attacker by its margin. */
const gainsInHand = (s: AreasState, area: number): ((margin: number) => number) => {
  const point = s.point - 1;
  const units = engagedAt(s, s.side, area);
  const d = defenceBy(s, unitsAt(s, 1 - s.side, area), area, s.forward - 1);
  return gainsOf(s, point, s.spent[point] === 1, units, d);
};

/** What a leader’s fresh card is worth while the turn lasts. */
const cardCost = (s: AreasState): number => 0.08 + 0.03 * roundsLeft(s.impulse);

/** [9.8.3] A leader takes part when it helps more than his card is worth. */
export const chooseCommit = (s: AreasState, menu: Menu): Code => {
  const [area, side] = [local(s, 0), local(s, 1)];
  const officer = first(menu.codes[0]);
  const kind = kindInHand(s);
  const gains = gainsInHand(s, area);
  const edge = totalOf(attackTerms(s, area, kind)) - totalOf(defenceTerms(s, area));
  const attacks = side === s.side;
  const more = meanGain(gains, edge + (attacks ? RATING[officer] : -RATING[officer]));
  const help = attacks ? more - meanGain(gains, edge) : meanGain(gains, edge) - more;
  return help > cardCost(s) ? menu.codes[0] : DONE;
};

/** Whether the point unit leads a charge. */
const kindInHand = (s: AreasState): number => (ARM[s.point - 1] === 1 ? CHARGE : MARCH);

/** [9.8.2] The side’s own dice again, when that promises enough. */
export const chooseReroll = (s: AreasState, menu: Menu): Code => {
  const [area, side, kind] = [local(s, 0), local(s, 1), local(s, 2)];
  const gains = gainsInHand(s, area);
  const margin = marginOf(s, area, kind);
  const sign = side === s.side ? 1 : -1;
  let again = 0;
  for (let roll = 2; roll <= 12; roll++) {
    const chance = chanceOf(roll) - chanceOf(roll + 1);
    again += chance * gains(margin + sign * (roll - s.rolls[side]));
  }
  return sign * (again - gains(margin)) > cardCost(s) ? menu.codes[0] : DONE;
};

/** [9.6] A commander makes a stalemate of a defeat that hurts. */
export const chooseIntervention = (s: AreasState, menu: Menu): Code => {
  const [area, kind] = [local(s, 0), local(s, 1)];
  const gains = gainsInHand(s, area);
  const sign = s.result === FAILURE ? 1 : -1;
  const help = sign * (gains(0) - gains(marginOf(s, area, kind)));
  const officer = first(menu.codes[0]);
  const cost = 0.3 + 0.05 * roundsLeft(s.impulse);
  return chanceOf(FRESH_NUMBER[officer]) * help > cost ? menu.codes[0] : DONE;
};

/** What a retreat costs besides the ground. */
const RETREAT = 0.18;

/** [11.16] The loss that costs least for each point it absorbs. */
export const chooseLoss = (s: AreasState, m: Mind, menu: Menu): Code => {
  const fields = fieldsFor(s, m);
  const [side, area] = [local(s, 0), local(s, 1)];
  const count = unitsAt(s, side, area).length;
  const ground = count === 1 ? groundWorth(s, area) / 2 : 0;
  let best = menu.codes[0];
  let least = Infinity;
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    const u = first(c);
    let cost: number;
    if (verbOf(c) === V.spend) cost = flipCost(s, u);
    else if (verbOf(c) === V.eliminate) cost = (strikeOut(s, u) + ground) / bears(s, u);
    else {
      const away = fields.at(s, u, area) - fields.at(s, u, second(c));
      cost = RETREAT + ground + Math.max(-0.1, away) * 0.5 + (u === s.point - 1 ? 0.3 : 0);
    }
    if (cost < least) [best, least] = [c, cost];
  }
  return best;
};

const strikeOut = (s: AreasState, u: number): number =>
  lossCost(s, u) - (s.spent[u] === 1 ? flipCost(s, u) : 0);

/** [11.21] Whether to leave the field after an assault: when the next one would cost more than the ground. */
export const chooseFallBack = (s: AreasState, m: Mind, menu: Menu): Code => {
  const area = local(s, 0);
  const side = 1 - s.side;
  const own = unitsAt(s, side, area);
  const enemies = unitsAt(s, s.side, area);
  if (enemies.length === 0) return leaveSpent(s, m, menu, area, own);
  const attackers = fighters(MARCH, enemies).filter((u) => s.spent[u] === 0);
  const charge = fighters(CHARGE, enemies).filter((u) => s.spent[u] === 0);
  const d = defenceBy(s, own, area);
  const blow = Math.max(
    0,
    attackers.length > 0 ? assault(s, MARCH, attackers, d, [area, false, 0]).gain : 0,
    charge.length > 0 ? assault(s, CHARGE, charge, d, [area, false, 0]).gain : 0,
  );
  const reply = assault(s, MARCH, fighters(MARCH, own), defenceBy(s, enemies, area), [
    area,
    false,
    0,
  ]).gain;
  const ground = groundWorth(s, area) / 2;
  if (0.7 * blow > ground + 0.3 + 0.5 * Math.max(0, reply)) return best(s, m, menu);
  return leaveSpent(s, m, menu, area, own);
};

/** Spent units and guns leave when fresh ones stay. */
const leaveSpent = (
  s: AreasState,
  m: Mind,
  menu: Menu,
  area: number,
  own: readonly number[],
): Code => {
  const fresh = own.filter((u) => s.spent[u] === 0 && ARM[u] !== ARTILLERY).length;
  if (fresh < 2 || !hasEnemy(s, SIDE[own[0]], area)) return DONE;
  return best(s, m, menu, (u) => s.spent[u] === 1);
};

/** The retreat to the place that suits the unit best. */
const best = (
  s: AreasState,
  m: Mind,
  menu: Menu,
  is: (u: number) => boolean = () => true,
): Code => {
  const fields = fieldsFor(s, m);
  let chosen = DONE;
  let most = -Infinity;
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    if (c === DONE || !is(first(c))) continue;
    const worth = fields.at(s, first(c), second(c));
    if (worth > most) [chosen, most] = [c, worth];
  }
  return chosen;
};

/** [19.7] Cavalry rides back from its charge unless it holds what it took. */
export const chooseRecoil = (s: AreasState, m: Mind, menu: Menu): Code => best(s, m, menu);

/** [11.9] Rides on where that gains. */
export const chooseRide = (s: AreasState, menu: Menu): Code => {
  const begun = local(s, 1) < TEM.length;
  let chosen = DONE;
  let most = 0.15;
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    if (verbOf(c) !== V.ride) continue;
    if (begun) return c;
    const to = second(c);
    const riders = unitsIn(menu, V.ride).filter((u) => offers(menu, code(V.ride, u, to)));
    const units = [...new Set(riders)].filter((u) => isEngaged(s, u));
    const gain = hasEnemy(s, s.side, to)
      ? assault(s, OVERRUN, units, defenceAt(s, 1 - s.side, to), [to, false, 0]).gain
      : groundWorth(s, to) - 0.3;
    if (gain > most) [chosen, most] = [c, gain];
  }
  return chosen;
};

/** [18.3] The least useful go back. */
export const chooseLeaver = (s: AreasState, menu: Menu): Code => {
  let chosen = menu.codes[0];
  let least = Infinity;
  for (let i = 0; i < menu.size; i++) {
    const worth = strikeCost(s, first(menu.codes[i]));
    if (worth < least) [chosen, least] = [menu.codes[i], worth];
  }
  return chosen;
};

/** Whether a stream was crossed to this assault. */
export const crossed = (s: AreasState, area: number): boolean =>
  crossStream(s, area, engagedAt(s, s.side, area));
