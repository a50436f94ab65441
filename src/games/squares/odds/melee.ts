import type { Odds } from '../../../kernel/game.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { stands } from '../fates.ts';
import { chanceOf, evades, foremost, isOutflanked, isRecalled } from '../rules/07-melee.ts';
import { tollOf } from '../rules/07-melee-effects.ts';
import { canAttack, targetOf } from '../rules/07-melee-phase.ts';
import { attackStrength, defenceStrength } from '../rules/07-melee-strength.ts';
import { tally, type Tally } from '../rules/07-tally.ts';
import { isMounted, MELEE, scenarioOf, sideOf, type SquaresState } from '../state.ts';
import { chancySum, meanOf, type Spread } from './spread.ts';
import { AS_NOW, COVERED, figure, sharesOf } from './texts.ts';

/** [7.4] The chances of a melee. */

const HUNDRED = 100;

/** The two sides of a melee. */
export interface Clash {
  readonly attackers: readonly Unit[];
  readonly holders: readonly Unit[];
}

/** [6.354] Skirmishers come in. */
const callIn = (s: SquaresState, party: readonly Unit[], defends: boolean): void => {
  for (const u of party) if (isRecalled(s, u, defends)) s.out[u] = 0;
};

interface Strengths {
  readonly attack: Spread;
  readonly defence: Spread;
  /** What goes into the strength of the first on each side. */
  readonly shares: readonly [Tally, Tally];
}

const strengthsOf = (s: SquaresState, { attackers, holders }: Clash): Strengths => {
  const lead = foremost(s, attackers);
  callIn(s, attackers, false);
  callIn(s, holders, true);
  const foe = foremost(s, holders);
  const defenceBy = (v: Unit, t: Tally): number =>
    defenceStrength(s, v, lead, isOutflanked(s, v, attackers), t);
  const shares = [tally(true), tally(true)] as const;
  attackStrength(s, lead, foe, shares[0]);
  defenceBy(foe, shares[1]);
  return {
    attack: chancySum(attackers.map((u) => attackStrength(s, u, foe, tally(false)))),
    defence: chancySum(holders.map((v) => defenceBy(v, tally(false)))),
    shares,
  };
};

/** [7.4] The chance that the attackers win, whatever chance makes of both strengths. */
const winning = (attack: Spread, defence: Spread): number =>
  meanOf(attack, (a) => meanOf(defence, (d) => chanceOf(a, d) / HUNDRED));

/** [7.4] The men that a party loses on average to such a strength. */
const lossesOf = (s: SquaresState, party: readonly Unit[], strength: Spread): number => {
  const men = party.reduce((sum, u) => sum + s.men[u], 0);
  return party.reduce((sum, u) => sum + meanOf(strength, (by) => tollOf(s, u, by, men)), 0);
};

/** [7.4] What may come of a melee, for those who attack or for those who are attacked. */
export const clashOdds = (s: SquaresState, clash: Clash, attacks: boolean): Odds => {
  const { attack, defence, shares } = strengthsOf(s, clash);
  const won = winning(attack, defence);
  const theirs = lossesOf(s, attacks ? clash.holders : clash.attackers, attacks ? attack : defence);
  const ours = lossesOf(s, attacks ? clash.attackers : clash.holders, attacks ? defence : attack);
  return {
    rule: '7.4',
    factors: [
      `strength of the attackers: ${figure(meanOf(attack))}`,
      ...sharesOf(shares[0]),
      `strength of the defenders: ${figure(meanOf(defence))}`,
      ...sharesOf(shares[1]),
      `own men lost: ${figure(ours)}`,
      `enemy men lost: ${figure(theirs)}`,
    ],
    outcomes: [
      { what: 'the melee is won', chance: attacks ? won : 1 - won },
      { what: 'the melee is lost', chance: attacks ? 1 - won : won },
    ],
    notes: [AS_NOW, COVERED],
  };
};

/** [6.42] All that attack the square before a unit, and who stands there; null when nobody does. */
const clashBefore = (s: SquaresState, u: Unit): Clash | null => {
  if (!canAttack(s, u)) return null;
  const square = targetOf(s, u);
  if (square === NOBODY) return null;
  const mounted = isMounted(s, u);
  const attackers = scenarioOf(s).units.ofSide[sideOf(u)].filter(
    (w) => canAttack(s, w) && isMounted(s, w) === mounted && targetOf(s, w) === square,
  );
  const holders: Unit[] = [];
  const byCavalry = isMounted(s, foremost(s, attackers));
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) {
    if (stands(s, v) && !evades(s, v, byCavalry)) holders.push(v);
  }
  return holders.length === 0 ? null : { attackers, holders };
};

/** [6.42] The melee in which a unit would take part that is set to it. */
export const meleeOdds = (s: SquaresState, u: Unit): Odds | null => {
  s.orders[u] |= MELEE;
  const clash = clashBefore(s, u);
  return clash === null ? null : clashOdds(s, clash, true);
};
