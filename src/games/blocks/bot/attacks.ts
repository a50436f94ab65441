import { ARM, ATTACK_LIMIT, BOARD, CAVALRY, INFANTRY, TOWN_COUNT } from '../board.ts';
import { FEWEST_IN_BATTLE } from '../data/tables.ts';
import { forceAt } from '../state.ts';
import { friendsNear, garrisonOf, groupsOf, isBase, threatTo, type Group } from './groups.ts';
import { freeUnits, order, orderMove, type Draft } from './orders.ts';
import { strengthOf } from './strength.ts';

/** The groups next to a town that could still be sent there, the strongest first. */
const groupsBeside = (d: Draft, town: number): Group[] => {
  const groups: Group[] = [];
  const near = BOARD.neighbours[town];
  const roads = BOARD.edges[town];
  for (let i = 0; i < near.length; i++) {
    if (forceAt(d.s, d.side, near[i]) === 0) continue;
    for (let army = 0; army < 3; army++) {
      if (((d.armies >> army) & 1) === 0) continue;
      const units = freeUnits(d, army, near[i]);
      const count = Math.min(units.length, ATTACK_LIMIT[roads[i]]);
      let strength = 0;
      for (let k = 0; k < count; k++) strength += strengthOf(d.s, units[k]);
      if (count > 0) groups.push({ army, town: near[i], strength, count });
    }
  }
  return groups.sort((a, b) => b.strength - a.strength);
};

/** The groups that the armies' moves allow to march. [5.1] */
const affordable = (d: Draft, groups: readonly Group[]): Group[] => {
  const left = d.moves.slice();
  return groups.filter((g) => (d.paid[g.town] >> g.army) & 1 || left[g.army]-- > 0);
};

/** How an attack on a town would stand: own strength against the defender's, with a share of his help. */
const oddsOfAttack = (d: Draft, town: number, groups: readonly Group[]): number => {
  let strength = 0;
  let count = 0;
  for (const g of groups) {
    strength += g.strength;
    count += g.count;
  }
  if (count < FEWEST_IN_BATTLE) return 0;
  return Math.min(4, strength / defenceOf(d, town));
};

/** What an attack on the town meets: its defenders, and a share of those who can come; lone ones rout at once. */
const defenceOf = (d: Draft, town: number): number => {
  const enemy = 1 - d.side;
  const defence = d.strength[enemy * TOWN_COUNT + town] + 0.1;
  return forceAt(d.s, enemy, town) < FEWEST_IN_BATTLE
    ? defence
    : defence + 0.3 * friendsNear(d, enemy, town);
};

/** Enemies worth a battle: enough to stand, or on a base. */
const isBattleground = (d: Draft, town: number): boolean => {
  const enemies = forceAt(d.s, 1 - d.side, town);
  return enemies >= FEWEST_IN_BATTLE || (enemies > 0 && isBase(town));
};

/** Odds beyond which more attackers are better used elsewhere. */
const ENOUGH = 2.5;

/** Attacks as long as one is promising, each with no more than it takes. */
export const planAttacks = (d: Draft, least: number): void => {
  for (;;) {
    let best: Group[] = [];
    let target = -1;
    let most = least;
    for (let town = 0; town < TOWN_COUNT; town++) {
      if (!isBattleground(d, town) || d.coming[town] > 0) continue;
      const groups = affordable(d, groupsBeside(d, town));
      const odds = oddsOfAttack(d, town, groups) + (isBase(town) ? 0.5 : 0);
      if (odds > most) [best, target, most] = [groups, town, odds];
    }
    if (target < 0) return;
    let enough = ENOUGH * defenceOf(d, target) + 4;
    for (const { army, town } of best) {
      if (enough > 0)
        enough -= orderMove(d, { army, from: town, to: target, keep: 0, enough, forced: false });
    }
    if (d.coming[target] === 0) return;
  }
};

/** Who ride down a few enemies: horse first, so that fleeing horse suffers too. [7.5] */
const raiders = (d: Draft, g: Group): number[] =>
  [...freeUnits(d, g.army, g.town)].sort((a, b) => raidRank(b) - raidRank(a));
const raidRank = (u: number): number => (ARM[u] === CAVALRY ? 2 : ARM[u] === INFANTRY ? 1 : 0);

/** The enemies near the place of a raid, to the strength of its group, that forbid it. */
const RAID_RISK = 0.4;

/** [6.1] Groups with units to spare overrun the one or two enemies beside them. */
export const planRaids = (d: Draft): void => {
  for (const g of groupsOf(d)) {
    let spare = g.count - garrisonOf(d, g.town);
    for (const to of BOARD.neighbours[g.town]) {
      const enemies = forceAt(d.s, 1 - d.side, to);
      if (enemies === 0 || enemies >= FEWEST_IN_BATTLE || d.coming[to] > 0) continue;
      if (spare < 2 * FEWEST_IN_BATTLE) break;
      if (threatTo(d, d.side, to) > RAID_RISK * g.strength) continue;
      let sent = 0;
      for (const u of raiders(d, g)) {
        if (sent < FEWEST_IN_BATTLE && order(d, u, to, false)) sent++;
      }
      spare -= sent;
    }
  }
};
