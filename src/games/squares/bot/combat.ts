import { DIRECTIONS, type Square } from '../../../boards/squares.ts';
import { code, type Code } from '../../../kernel/choice.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { V } from '../lexicon.ts';
import { ARTILLERY, INFANTRY } from '../numbers.ts';
import { meleeBar } from '../rules/06-orders.ts';
import { topsFor } from '../rules/06-sight.ts';
import { attackStrength } from '../rules/07-melee-strength.ts';
import { isFlanked } from '../rules/07-modifiers.ts';
import { tally } from '../rules/07-tally.ts';
import {
  ADVANCE,
  FIRST_TARGET,
  hasOrder,
  isOnMap,
  isRouted,
  MELEE,
  NO_PLOT,
  scenarioOf,
  type SquaresState,
} from '../state.ts';
import { chanceOf, defenceAt, isFit, unitsAt } from './assaults.ts';
import type { Orders } from './mind.ts';
import { missionOf } from './missions.ts';
import type { Picture } from './picture.ts';
import { whyAim, whyMelee, whyStay } from './reasons.ts';
import { bestShot } from './shots.ts';

/** A melee is begun with this chance. */
const FAIR = 0.55;

/** The enemy's square a unit faces, or NOBODY. */
const facedBy = (s: SquaresState, u: Unit, p: Picture): Square => {
  const target = scenarioOf(s).grid.near[s.square[u] * DIRECTIONS + s.facing[u]];
  return target >= 0 && s.top[target] !== NOBODY && p.foeAway[target] === 0 ? target : NOBODY;
};

/** Those who could attack together, by the square they face. */
const bandsOf = (s: SquaresState, p: Picture): Map<Square, Unit[]> => {
  const bands = new Map<Square, Unit[]>();
  for (const u of scenarioOf(s).units.ofSide[p.side]) {
    if (!isFit(s, u) || meleeBar(s, u) !== null || s.op[u] < 2) continue;
    const target = facedBy(s, u, p);
    if (target === NOBODY) continue;
    const band = bands.get(target);
    if (band === undefined) bands.set(target, [u]);
    else band.push(u);
  }
  return bands;
};

/** [7.4] The chance of a band against the square it faces. */
const oddsOf = (s: SquaresState, target: Square, band: readonly Unit[]): number => {
  const [foe] = unitsAt(s, target);
  let attack = 0;
  let flanked = false;
  for (const u of band) {
    attack += attackStrength(s, u, foe, tally(false));
    flanked ||= isFlanked(s, foe, s.square[u]);
  }
  return chanceOf(attack, defenceAt(s, target, band[0], flanked));
};

const plotOf = (s: SquaresState, u: Unit, heights: Uint8Array): Code[] => {
  const { target } = bestShot(s, u, heights);
  if (target === NOBODY) return s.plot[u] === NO_PLOT ? [] : [code(V.fire), code(V.noPlot)];
  return s.plot[u] === FIRST_TARGET + target ? [] : [code(V.fire), code(V.target, target)];
};

/** The orders for combat, once everybody stands where he is to stand. */
export const combatOrders = (s: SquaresState, p: Picture): Orders[] => {
  const orders: Orders[] = [];
  const charged = new Set<Unit>();
  for (const [target, band] of bandsOf(s, p)) {
    if (oddsOf(s, target, band) < FAIR) continue;
    for (const u of band) {
      charged.add(u);
      const goes = missionOf(p.plan, s, u).task === 'attack';
      const advance = goes === hasOrder(s, u, ADVANCE) ? [] : [code(V.advance)];
      const melee = hasOrder(s, u, MELEE) ? [] : [code(V.melee)];
      if (advance.length + melee.length > 0) {
        orders.push({
          unit: u,
          codes: [...melee, ...advance],
          why: whyMelee(u, target),
        });
      }
    }
  }
  const { arm, ofSide } = scenarioOf(s).units;
  for (const u of ofSide[p.side]) {
    if (!isOnMap(s, u) || isRouted(s, u) || charged.has(u)) continue;
    const codes: Code[] = [];
    if (arm[u] === INFANTRY && hasOrder(s, u, ADVANCE)) codes.push(code(V.advance));
    if (arm[u] === ARTILLERY) codes.push(...plotOf(s, u, topsFor(s)));
    if (codes.length > 0)
      orders.push({ unit: u, codes, why: arm[u] === ARTILLERY ? whyAim(u) : whyStay(u) });
  }
  return orders;
};
