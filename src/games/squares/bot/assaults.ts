import { distance, DIRECTIONS, type Square } from '../../../boards/squares.ts';
import type { Code } from '../../../kernel/choice.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { ACTION_COST, DISRUPTION_EFFECTS, STACK } from '../data/charts.ts';
import { ARTILLERY, COLUMN, INFANTRY, REDOUBT, TOWN, WOODS } from '../numbers.ts';
import { LEAST_MORALE } from '../rules/06-costs.ts';
import { attackStrength, defenceStrength } from '../rules/07-melee-strength.ts';
import { isFlanked } from '../rules/07-modifiers.ts';
import { tally } from '../rules/07-tally.ts';
import { isOnMap, isRouted, moraleOf, priceOf, scenarioOf, type SquaresState } from '../state.ts';
import { promise, reliefOf, type Holdings } from './control.ts';
import { vulnerability } from './infantry.ts';
import { missionOf } from './missions.ts';
import type { Mission } from './tasks.ts';
import type { Picture } from './picture.ts';
import { isShared, visitReach } from './stands.ts';

/** A way in which a unit can take part in an attack: from which square, with what strength. */
interface Way {
  readonly unit: Unit;
  readonly from: Square;
  readonly strength: number;
  readonly flank: boolean;
  /** What the enemy's fire takes of it before it comes to blows. */
  readonly price: number;
  readonly codes: readonly Code[];
}

/** What a unit is to do in an attack. */
export interface Part {
  readonly unit: Unit;
  readonly from: Square;
  readonly target: Square;
  readonly codes: readonly Code[];
}

interface Attack {
  readonly target: Square;
  readonly ways: readonly Way[];
  readonly value: number;
}

/** [7.4] Three times as strong wins for certain (R215). */
const CERTAIN = 3;
/** No more units than these attack one square. */
const MOST = 5;
/** [7.4] Killed by a hundred of strength, and at most this part. */
const KILLS = 0.05;
const MOST_KILLED = 0.5;
/** What it is worth to drive a man off, besides those killed; a routed one more. */
const DRIVEN = 0.09;
/** [11.1] A gun taken, and how likely beaten guns are. */
const GUN = 100;
const GUNS_TAKEN = 0.6;
/** In a redoubt the beaten stay more often than not. [7.51] */
const REDOUBT_SHARE = 0.45;
/** What is lost with an attack that fails, for a man. */
const REPULSED = 0.08;
/** The same square is attacked from enemies' fire in the open for one phase. [20.6] */
const SET_TO_MELEE = 1.4;

/** Whether a unit may take part in attacks at all. [6.42] [8.2] [8.5] */
export const isFit = (s: SquaresState, u: Unit): boolean =>
  isOnMap(s, u) &&
  !isRouted(s, u) &&
  scenarioOf(s).units.arm[u] === INFANTRY &&
  moraleOf(s, u) >= LEAST_MORALE &&
  s.disruption[u] < DISRUPTION_EFFECTS.noMelee;

/** [7.4] The chance to win. */
export const chanceOf = (attack: number, defence: number): number => {
  if (attack >= CERTAIN * defence) return 1;
  if (CERTAIN * attack <= defence) return 0;
  return (attack * attack) / (attack * attack + defence * defence);
};

/** The units on a square. */
export const unitsAt = (s: SquaresState, square: Square): Unit[] => {
  const found: Unit[] = [];
  for (let v = s.top[square]; v !== NOBODY; v = s.under[v]) found.push(v);
  return found;
};

/** [7.4] Whose formation attackers meet: the largest. */
const foremost = (s: SquaresState, party: readonly Unit[]): Unit =>
  party.reduce((first, v) => (s.men[v] > s.men[first] ? v : first), party[0]);

/** [20.6] The strength of all who defend a square. */
export const defenceAt = (
  s: SquaresState,
  target: Square,
  lead: Unit,
  flanked: boolean,
): number => {
  let sum = 0;
  for (const v of unitsAt(s, target)) {
    const flank = flanked && scenarioOf(s).ground.terrain[target] !== REDOUBT;
    sum += defenceStrength(s, v, lead, flank, tally(false));
  }
  return sum;
};

/** The ways of one unit to every enemy it can reach, by the square of the enemy. */
const addWays = (s: SquaresState, u: Unit, p: Picture, ways: Map<Square, Way[]>): void => {
  const { grid } = scenarioOf(s);
  const now = s.formation[u];
  for (const marching of now === COLUMN ? [COLUMN] : [now, COLUMN]) {
    visitReach(s, u, marching, (square, orders) => {
      if (p.foeAway[square] !== 1) return;
      const arrives = s.facing[u];
      for (let d = 0; d < DIRECTIONS; d++) {
        const target = grid.near[square * DIRECTIONS + d];
        if (target < 0 || p.foeAway[target] !== 0) continue;
        const turns = d !== arrives;
        if (turns && isShared(s, u, square)) continue;
        const spent = priceOf(s, ACTION_COST.melee) + (turns ? priceOf(s, ACTION_COST.turn) : 0);
        if (s.op[u] < spent) continue;
        const way = wayOf(s, u, square, target, d, p, () => orders(turns ? d : null, null));
        const known = ways.get(target);
        if (known === undefined) ways.set(target, [way]);
        else known.push(way);
      }
    });
  }
};

/** What of a unit comes to blows after a shot that costs so many men: heavy ones break it. [8.5] */
const standsFire = (s: SquaresState, u: Unit, men: number): number => {
  const share = men / s.men[u];
  if (share > BREAKS) return 0.1;
  if (share > NEARLY_BREAKS) return 0.5;
  return share < SHAKES ? 1 : STANDS[s.disruption[u]];
};

/** [8.5] [20.11] By what part of a unit one shot shakes it, and breaks it as a rule or with bad luck. */
const SHAKES = 0.03;
const NEARLY_BREAKS = 0.115;
const BREAKS = 0.15;
/** By disruption: how likely a shaken unit goes on. */
const STANDS = [0.95, 0.8, 0.5, 0, 0, 0];
/** What a unit that is broken has lost, for a man. */
const BROKEN = 0.15;

const wayOf = (
  s: SquaresState,
  u: Unit,
  from: Square,
  target: Square,
  facing: number,
  p: Picture,
  codes: () => readonly Code[],
): Way => {
  const was = s.facing[u];
  s.facing[u] = facing;
  const foe = foremost(s, unitsAt(s, target));
  const hurt = vulnerability(s, u) * SET_TO_MELEE;
  const lost = p.foe.fire[from] * hurt;
  const stands = standsFire(s, u, p.foe.salvo[from] * hurt) * Math.max(0.3, 1 - lost / s.men[u]);
  const way = {
    unit: u,
    from,
    strength: attackStrength(s, u, foe, tally(false)) * stands,
    flank: isFlanked(s, foe, from),
    price: lost + (1 - stands) * BROKEN * s.men[u],
    codes: codes(),
  };
  s.facing[u] = was;
  return way;
};

/** [6.34] The men a square still has room for, counting those who are there. */
const roomAt = (s: SquaresState, square: Square): number => {
  const { ground, units } = scenarioOf(s);
  const close = ground.terrain[square] === TOWN || ground.terrain[square] === WOODS;
  let room: number = close ? STACK.infantry / 2 : STACK.infantry;
  for (const v of unitsAt(s, square)) {
    room -= units.arm[v] === ARTILLERY ? s.guns[v] * STACK.gun : s.men[v];
  }
  return room;
};

/** What an attack of these ways promises, in points. */
const valueOf = (
  s: SquaresState,
  target: Square,
  party: readonly Way[],
  held: Holdings,
  p: Picture,
): number => {
  const defenders = unitsAt(s, target);
  const menOf = (units: readonly Unit[]): number => units.reduce((sum, u) => sum + s.men[u], 0);
  const [ours, theirs] = [menOf(party.map(({ unit }) => unit)), menOf(defenders)];
  const attack = party.reduce((sum, { strength }) => sum + strength, 0);
  const price = party.reduce((sum, way) => sum + way.price, 0);
  const flanked = party.some(({ flank }) => flank);
  const defence = defenceAt(s, target, party[0].unit, flanked);
  const chance = chanceOf(attack, defence);
  const killed = Math.min(KILLS * attack, MOST_KILLED * theirs);
  const lost = Math.min(KILLS * defence, MOST_KILLED * ours);
  const guns = defenders.reduce((sum, v) => sum + s.guns[v], 0);
  const redoubt = scenarioOf(s).ground.terrain[target] === REDOUBT ? REDOUBT_SHARE : 1;
  const relief = reliefOf(s, defenders, held, p.side) * promise(p.turnsLeft);
  const gain = redoubt * (DRIVEN * theirs + guns * GUN * GUNS_TAKEN + relief);
  return killed - lost - price + chance * gain - (1 - chance) * REPULSED * ours;
};

/** The best attack on a square by units that are still free. */
const attackOn = (
  s: SquaresState,
  target: Square,
  ways: readonly Way[],
  taken: ReadonlySet<Unit>,
  held: Holdings,
  p: Picture,
): Attack => {
  const party: Way[] = [];
  const room = new Map<Square, number>();
  let best: Attack = { target, ways: [], value: 0 };
  for (const way of ways) {
    if (party.length === MOST) break;
    if (taken.has(way.unit) || party.some(({ unit }) => unit === way.unit)) continue;
    const own = s.square[way.unit] === way.from ? 0 : s.men[way.unit];
    const left = (room.get(way.from) ?? roomAt(s, way.from)) - own;
    if (left < 0 && own > 0 && isShared(s, way.unit, way.from)) continue;
    room.set(way.from, left);
    party.push(way);
    const value = valueOf(s, target, party, held, p);
    if (value > best.value) best = { target, ways: party.slice(), value };
  }
  return best;
};

/** Whether a mission lets a unit attack from that square. */
const allows = (s: SquaresState, mission: Mission, { from }: Way): boolean => {
  if (mission.task === 'withdraw' || mission.task === 'reserve') return false;
  return (
    mission.task !== 'hold' || distance(scenarioOf(s).grid, from, mission.goal) <= HOLDS_WITHIN
  );
};

/** Those who hold a place attack no farther from it than this. */
const HOLDS_WITHIN = 4;

/** The attacks of a phase, each by units of its own; those that promise most come first. */
export const attacksFor = (s: SquaresState, p: Picture, held: Holdings, least: number): Part[] => {
  const ways = new Map<Square, Way[]>();
  for (const u of scenarioOf(s).units.ofSide[p.side]) if (isFit(s, u)) addWays(s, u, p, ways);
  for (const [target, all] of ways) {
    const open = all.filter((way) => allows(s, missionOf(p.plan, s, way.unit), way));
    open.sort((a, b) => Number(b.flank) - Number(a.flank) || b.strength - a.strength);
    ways.set(target, open);
  }
  const taken = new Set<Unit>();
  const parts: Part[] = [];
  for (;;) {
    let best: Attack | null = null;
    for (const [target, open] of ways) {
      const attack = attackOn(s, target, open, taken, held, p);
      if (attack.value > (best?.value ?? least)) best = attack;
    }
    if (best === null) return parts;
    ways.delete(best.target);
    for (const { unit, from, codes } of best.ways) {
      taken.add(unit);
      parts.push({ unit, from, target: best.target, codes });
    }
  }
};
