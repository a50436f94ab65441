import { code, verbOf, type Code } from '../../../kernel/choice.ts';
import { below } from '../../../kernel/dice.ts';
import { offers, type Menu } from '../../../kernel/menu.ts';
import type { Unit } from '../battle.ts';
import { STACK } from '../data/charts.ts';
import { V } from '../lexicon.ts';
import { ARTILLERY, CAVALRY } from '../numbers.ts';
import { topsFor } from '../rules/06-sight.ts';
import { skirmishBar } from '../rules/06-orders.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';
import { attacksFor } from './assaults.ts';
import { batteryDrill, batteryRate } from './batteries.ts';
import { chargesFor } from './charges.ts';
import { cavalryDrill, cavalryRate } from './cavalry.ts';
import { combatOrders } from './combat.ts';
import { holdingsOf } from './control.ts';
import { infantryDrill, infantryRate, rests } from './infantry.ts';
import { phaseOf, type Mind, type Orders } from './mind.ts';
import { missionOf, planFor } from './missions.ts';
import type { Mission } from './tasks.ts';
import { pictureOf, type Picture } from './picture.ts';
import { NOTHING_LEFT, whyJoin, whyMarch } from './reasons.ts';
import { bestStand, type Drill, type Rate } from './stands.ts';

/** An attack is worth the trouble from so many points. */
const WORTH_IT = 12;
/** Skirmishers go out when an enemy is as near as this; three of four of them, so that some are kept. [6.354] */
const SCREENS_WITHIN = 9;
const SCREEN = 3;

/** The men a misjudgement is reckoned by; a gun takes the room of fifty. [6.34] */
const bodyOf = (s: SquaresState, u: Unit): number => s.men[u] + s.guns[u] * STACK.gun;

/** The rate of a level that is not sure of its judgement. */
const blurred = (rate: Rate, m: Mind): Rate => {
  const { noise } = m.level;
  if (noise === 0) return rate;
  return (s, u) => rate(s, u, -Infinity) + noise * bodyOf(s, u) * (below(m.dice, 2001) / 1000 - 1);
};

/** How a unit looks for its place. */
const searchFor = (
  s: SquaresState,
  u: Unit,
  p: Picture,
  mission: Mission,
  m: Mind,
): readonly [Drill, Rate] => {
  const { arm } = scenarioOf(s).units;
  const tired = rests(s, u, p);
  if (arm[u] === ARTILLERY) return [batteryDrill(s, u), batteryRate(p, mission, topsFor(s))];
  if (arm[u] === CAVALRY)
    return [cavalryDrill(s, u), cavalryRate(p, mission, m.held, s.square[u], tired)];
  const rate = infantryRate(p, mission, m.held, topsFor(s), s.square[u], tired);
  return [infantryDrill(s, u, p, mission.goal), rate];
};

/** [6.354] Sends skirmishers out where an enemy is near. */
const screening = (s: SquaresState, u: Unit, p: Picture): Code[] => {
  const away = p.foeAway[s.square[u]];
  if (away > SCREENS_WITHIN || away < 2 || s.out[u] > 0) return [];
  return skirmishBar(s, u, SCREEN) === null ? [code(V.skirmish, SCREEN)] : [];
};

/** The march of a unit: to its part in an attack, or to the best place for its mission; and why. */
const marchOf = (s: SquaresState, u: Unit, m: Mind, p: Picture): Orders => {
  const charge = m.charges.get(u);
  if (charge !== undefined) return charge;
  const part = m.parts.get(u);
  if (part !== undefined) return { unit: u, codes: part.codes, why: whyJoin(u, part.target) };
  const mission = missionOf(p.plan, s, u);
  const [drill, rate] = searchFor(s, u, p, mission, m);
  const out = screening(s, u, p);
  const stand = bestStand(s, u, p, drill, blurred(rate, m), m.level.hasty);
  return { unit: u, codes: [...out, ...stand.codes], why: whyMarch(s, u, p, mission) };
};

/** Makes up one's mind at the beginning of an operations phase. */
const beginPhase = (s: SquaresState, m: Mind): Picture => {
  const p = pictureOf(s, m.seat, planFor(s, m.seat, m.course));
  m.phase = phaseOf(s);
  m.picture = p;
  m.held = holdingsOf(s, m.seat);
  m.script = [];
  m.fighting = null;
  const parts = m.level.concerts ? attacksFor(s, p, m.held, WORTH_IT) : [];
  m.charges = m.level.concerts ? chargesFor(s, p) : new Map<Unit, Orders>();
  m.parts = new Map(parts.map((part) => [part.unit, part]));
  const rank = (u: Unit): number => (m.parts.has(u) ? 0 : 100) + p.foeAway[s.square[u]];
  m.marching = scenarioOf(s)
    .units.ofSide[m.seat].filter((u) => isOnMap(s, u) && !isRouted(s, u))
    .sort((a, b) => rank(a) - rank(b));
  return p;
};

/** Takes a unit into the hand, to give it its orders. */
const accessFor = (m: Mind, { unit, codes, why }: Orders): Code => {
  m.script = [...codes];
  m.reason = why;
  return code(V.access, unit);
};

/** The next choice of an operations phase: a unit to be given orders, or combat. */
export const operate = (s: SquaresState, m: Mind): Code => {
  const p = m.phase === phaseOf(s) && m.picture !== null ? m.picture : beginPhase(s, m);
  for (let u = m.marching.shift(); u !== undefined; u = m.marching.shift()) {
    if (!isOnMap(s, u) || isRouted(s, u)) continue;
    if (m.level.slips > 0 && below(m.dice, m.level.slips) === 0) continue;
    const march = marchOf(s, u, m, p);
    if (march.codes.length > 0) return accessFor(m, march);
  }
  m.fighting ??= combatOrders(s, p);
  const next = m.fighting.shift();
  if (next !== undefined) return accessFor(m, next);
  m.reason = NOTHING_LEFT;
  return code(V.combat);
};

/** The next order of the unit in the hand; when it is barred after all, no more is done with it. */
export const command = (m: Mind, menu: Menu): Code => {
  const next = m.script.shift();
  if (next !== undefined && offers(menu, next)) return next;
  m.script = [];
  return lastly(menu);
};

/** What ends a decision. */
const ENDS: ReadonlySet<number> = new Set([V.quit, V.back, V.done]);

/** The choice that leaves a decision as it is. */
export const lastly = (menu: Menu): Code => {
  for (let i = 0; i < menu.size; i++) if (ENDS.has(verbOf(menu.codes[i]))) return menu.codes[i];
  return menu.codes[0];
};
