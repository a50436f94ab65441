import { code, verbOf, type Code } from '../../../kernel/choice.ts';
import { below } from '../../../kernel/dice.ts';
import type { Unit } from '../battle.ts';
import { V } from '../lexicon.ts';
import { ARTILLERY, CAVALRY } from '../numbers.ts';
import { topsFor } from '../rules/06-sight.ts';
import { skirmishBar } from '../rules/06-orders.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';
import { attacksFor } from './assaults.ts';
import { batteryDrill, batteryRate } from './batteries.ts';
import { cavalryDrill, cavalryRate } from './cavalry.ts';
import { combatOrders } from './combat.ts';
import { holdingsOf } from './control.ts';
import { infantryDrill, infantryRate, isTired } from './infantry.ts';
import { phaseOf, type Mind } from './mind.ts';
import { missionOf, planFor, type Mission } from './missions.ts';
import { pictureOf, type Picture } from './picture.ts';
import { bestStand, type Drill, type Rate } from './stands.ts';

/** An attack is worth the trouble from so many points. */
const WORTH_IT = 12;
/** Skirmishers go out when an enemy is as near as this; three of four of them, so that some are kept. [6.354] */
const SCREENS_WITHIN = 9;
const SCREEN = 3;

/** The rate of a level that is not sure of its judgement. */
const blurred = (rate: Rate, m: Mind): Rate => {
  const { noise } = m.level;
  if (noise === 0) return rate;
  return (s, u) => rate(s, u) + noise * Math.max(s.men[u], 100) * (below(m.dice, 2001) / 1000 - 1);
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
  if (arm[u] === ARTILLERY) return [batteryDrill(s, u), batteryRate(p, mission, topsFor(s))];
  if (arm[u] === CAVALRY) return [cavalryDrill(s, u), cavalryRate(p, mission)];
  const rate = infantryRate(p, mission, m.held, topsFor(s), s.square[u], isTired(s, u));
  return [infantryDrill(s, u, p, mission.goal), rate];
};

/** [6.354] Sends skirmishers out where an enemy is near. */
const screening = (s: SquaresState, u: Unit, p: Picture): Code[] => {
  const away = p.foeAway[s.square[u]];
  if (away > SCREENS_WITHIN || away < 2 || s.out[u] > 0) return [];
  return skirmishBar(s, u, SCREEN) === null ? [code(V.skirmish, SCREEN)] : [];
};

/** The march of a unit: to its part in an attack, or to the best place for its mission. */
const marchOf = (s: SquaresState, u: Unit, m: Mind, p: Picture): readonly Code[] => {
  const part = m.parts.get(u);
  if (part !== undefined) return part.codes;
  const mission = missionOf(p.plan, s, u);
  const [drill, rate] = searchFor(s, u, p, mission, m);
  const out = screening(s, u, p);
  const stand = bestStand(s, u, p, drill, blurred(rate, m));
  return [...out, ...stand.codes];
};

/** The caution of a commander. */
const CAUTION = 1.3;

/** Makes up one's mind at the beginning of an operations phase. */
const beginPhase = (s: SquaresState, m: Mind): Picture => {
  const p = pictureOf(s, m.seat, planFor(s, m.seat, CAUTION));
  m.phase = phaseOf(s);
  m.picture = p;
  m.held = holdingsOf(s, m.seat);
  m.script = [];
  m.fighting = null;
  const parts = m.level.concerts ? attacksFor(s, p, m.held, WORTH_IT) : [];
  m.parts = new Map(parts.map((part) => [part.unit, part]));
  const rank = (u: Unit): number => (m.parts.has(u) ? 0 : 100) + p.foeAway[s.square[u]];
  m.marching = scenarioOf(s)
    .units.ofSide[m.seat].filter((u) => isOnMap(s, u) && !isRouted(s, u))
    .sort((a, b) => rank(a) - rank(b));
  return p;
};

/** The next choice of an operations phase: a unit to be given orders, or combat. */
export const operate = (s: SquaresState, m: Mind): Code => {
  const p = m.phase === phaseOf(s) && m.picture !== null ? m.picture : beginPhase(s, m);
  for (let u = m.marching.shift(); u !== undefined; u = m.marching.shift()) {
    if (!isOnMap(s, u) || isRouted(s, u)) continue;
    if (m.level.slips > 0 && below(m.dice, m.level.slips) === 0) continue;
    const codes = marchOf(s, u, m, p);
    if (codes.length === 0) continue;
    m.script = [...codes];
    m.reason = 'marches to where the plan wants it';
    return code(V.access, u);
  }
  m.fighting ??= combatOrders(s, p);
  const next = m.fighting.shift();
  if (next === undefined) return code(V.combat);
  m.script = [...next.codes];
  m.reason = next.why;
  return code(V.access, next.unit);
};

/** The next order of the unit in the hand; when it is barred after all, no more is done with it. */
export const command = (m: Mind, menu: readonly Code[]): Code => {
  const next = m.script.shift();
  if (next !== undefined && menu.includes(next)) return next;
  m.script = [];
  return menu.find((c) => verbOf(c) === V.quit || verbOf(c) === V.back) ?? menu[0];
};
