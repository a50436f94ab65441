import { code, first, second, verbOf, type Code } from '../../../kernel/choice.ts';
import type { Menu } from '../../../kernel/menu.ts';
import { local } from '../../../kernel/stack.ts';
import {
  ARM,
  ARTILLERY,
  BOARD,
  CAVALRY,
  INFANTRY,
  LEADER,
  SIDE,
  SIDE_END,
  SIDE_FIRST,
} from '../board.ts';
import { FEWEST_IN_BATTLE } from '../data/tables.ts';
import { V } from '../lexicon.ts';
import { fireClass } from '../rules/08-fire.ts';
import {
  ACROSS,
  activeSide,
  forceAt,
  LANE,
  laneOf,
  laneOfColumn,
  RESERVE,
  type BlocksState,
} from '../state.ts';
import { BY_RULE, WITHDRAW, type Mind } from './mind.ts';
import { strengthIn, strengthOf } from './strength.ts';

/** By side * 8 + place: what stands there. Scratch memory, filled by `survey`. */
const steps = new Float64Array(16);
const punch = new Float64Array(16);
const count = new Uint8Array(16);
const cavalry = new Uint8Array(16);

/** What a step of each arm hits for when engaged, in sixths. [8.3] */
const PUNCH = [1, 2.4, 1.4, 0];

const survey = (s: BlocksState, b: number): void => {
  steps.fill(0);
  punch.fill(0);
  count.fill(0);
  cavalry.fill(0);
  const town = s.battleTown[b];
  for (let u = 0; u < SIDE_END[1]; u++) {
    if (s.town[u] !== town) continue;
    const at = SIDE[u] * 8 + s.place[u];
    steps[at] += s.cv[u];
    punch[at] += s.cv[u] * PUNCH[ARM[u]];
    count[at]++;
    if (ARM[u] === CAVALRY) cavalry[at] += s.cv[u];
  }
};

const hasContact = (side: number, lane: number): boolean =>
  count[side * 8 + ACROSS + lane] > 0 || count[(1 - side) * 8 + ACROSS + lane] > 0;

/** Own power over the enemy's in a lane, as if all who stand there fought. */
const laneOdds = (side: number, lane: number): number => {
  const [home, over] = [side * 8 + LANE + lane, side * 8 + ACROSS + lane];
  const [foeHome, foeOver] = [(1 - side) * 8 + LANE + lane, (1 - side) * 8 + ACROSS + lane];
  const own = (punch[home] + punch[over]) * (steps[home] + steps[over]);
  const foe = (punch[foeHome] + punch[foeOver]) * (steps[foeHome] + steps[foeOver]);
  return own / (foe + 0.5);
};

/** By lane: steps of each arm of one side that stand in the line already. Scratch memory. */
const inLane = [new Float64Array(4), new Float64Array(4), new Float64Array(4)];
const arms = new Float64Array(4);

/** The share of an arm that goes to the main effort, by arm; the other two lanes have the rest. */
const MAIN_SHARE = [0.34, 0.6, 0.75, 0];

const shareOf = (arm: number, lane: number, main: number): number =>
  lane === main ? MAIN_SHARE[arm] : (1 - MAIN_SHARE[arm]) / 2;

/** The lane of the main effort by rule of thumb: where the fewest enemies stand. */
const mainLane = (side: number): number => {
  let main = 1;
  for (let lane = 0; lane < 3; lane++) {
    if (count[(1 - side) * 8 + LANE + lane] < count[(1 - side) * 8 + LANE + main]) main = lane;
  }
  return main;
};

/** [6.2] Guns and foot by their shares in each lane, horse to the reserve once the lanes are manned. */
export const chooseArray = (s: BlocksState, menu: Menu): Code => {
  const [b, side] = [local(s, 1), local(s, 2)];
  survey(s, b);
  const main = mainLane(side);
  arms.fill(0);
  for (const lane of inLane) lane.fill(0);
  let inLine = 0;
  let total = 0;
  for (let u = SIDE_FIRST[side]; u < SIDE_END[side]; u++) {
    if (s.town[u] !== s.battleTown[b]) continue;
    total++;
    arms[ARM[u]] += s.cv[u];
    if (s.place[u] < LANE) continue;
    inLine++;
    inLane[laneOf(s.place[u])][ARM[u]] += s.cv[u];
  }
  const attacks = side === activeSide(s);
  let best = menu.codes[0];
  let most = -Infinity;
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    if (verbOf(c) !== V.array) continue;
    const u = first(c);
    const arm = ARM[u];
    const lane = laneOfColumn(attacks, second(c));
    const wanting = shareOf(arm, lane, main) * arms[arm] - inLane[lane][arm];
    const manned = count[side * 8 + LANE + lane] > 0 ? 0 : 4;
    const rank = ARRAY_RANK[arm] * 10 + wanting + manned + 0.1 * s.cv[u];
    if (rank > most) [best, most] = [c, rank];
  }
  const finest = first(best);
  const kept = ARM[finest] === LEADER || (ARM[finest] === CAVALRY && total > 5);
  return kept && inLine >= FEWEST_IN_BATTLE && offersDone(menu) ? code(V.done) : best;
};

/** In what order the arms are placed: foot, guns, horse, leaders. */
const ARRAY_RANK = [3, 1, 2, 0];

const offersDone = (menu: Menu): boolean =>
  menu.size > 0 && verbOf(menu.codes[menu.size - 1]) === V.done;

/** The strength a side could still bring into a battle from the towns beside it. */
const helpFor = (s: BlocksState, side: number, town: number): number => {
  let sum = 0;
  for (const near of BOARD.neighbours[town]) {
    if (forceAt(s, 1 - side, near) === 0) sum += Math.min(16, strengthIn(s, side, near));
  }
  return sum;
};

const oddsOfBattle = (s: BlocksState, b: number, side: number): number => {
  const town = s.battleTown[b];
  const own = strengthIn(s, side, town) + 0.5 * helpFor(s, side, town);
  const foe = strengthIn(s, 1 - side, town) + 0.5 * helpFor(s, 1 - side, town);
  return own / (foe + 0.1);
};

const stanceIn = (s: BlocksState, m: Mind, b: number): number =>
  m.stanceTurn === s.turn ? (m.stance[b] ?? BY_RULE) : BY_RULE;

const withdraws = (s: BlocksState, m: Mind, b: number, side: number): boolean => {
  const stance = stanceIn(s, m, b);
  return stance === BY_RULE ? oddsOfBattle(s, b, side) < m.temper.stay : stance === WITHDRAW;
};

/** Who leaves first: guns, which suffer most in a rout, then foot; horse seldom suffers at all. */
const LEAVE_RANK = [2, 1, 3, 4];

/**
 * [7.0] A withdrawal takes out the reserve and the columns down to one unit each; the last three go
 * when nobody else is left, or stand and rout.
 */
export const chooseRetreat = (s: BlocksState, m: Mind, menu: Menu): Code => {
  const [b, side] = [local(s, 1), local(s, 2)];
  if (!withdraws(s, m, b, side)) return code(V.done);
  survey(s, b);
  const isRearguard = forceAt(s, side, s.battleTown[b]) <= FEWEST_IN_BATTLE;
  let best = code(V.done);
  let most = 0;
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    if (verbOf(c) !== V.retreat) continue;
    const u = first(c);
    const lane = laneOf(s.place[u]);
    if (lane >= 0 && !isRearguard) {
      if (count[side * 8 + LANE + lane] + count[side * 8 + ACROSS + lane] < 2) continue;
      if (hasContact(side, lane)) continue;
    }
    const rank = 10 * LEAVE_RANK[ARM[u]] - s.cv[u] + (lane < 0 ? 5 : 0);
    if (rank > most) [best, most] = [c, rank];
  }
  return best;
};

/** How good a town is to fall back to: friends there, foes far. */
const refuge = (s: BlocksState, side: number, town: number): number => {
  let score = 0.15 * Math.min(12, forceAt(s, side, town));
  for (const near of BOARD.neighbours[town]) {
    score +=
      0.05 * Math.min(8, forceAt(s, side, near)) - 0.12 * Math.min(16, forceAt(s, 1 - side, near));
  }
  return score;
};

export const chooseHaven = (s: BlocksState, menu: Menu): Code => {
  const side = SIDE[local(s, 2)];
  let best = menu.codes[0];
  let most = -Infinity;
  for (let i = 0; i < menu.size; i++) {
    const score = refuge(s, side, first(menu.codes[i]));
    if (score > most) [best, most] = [menu.codes[i], score];
  }
  return best;
};

/** [7.5] The strongest leave a rout first: the roads may not carry all. */
export const chooseFlight = (s: BlocksState, menu: Menu): Code => {
  let best = menu.codes[0];
  let most = -Infinity;
  for (let i = 0; i < menu.size; i++) {
    const u = first(menu.codes[i]);
    const worth = ARM[u] === LEADER ? 99 : strengthOf(s, u);
    if (worth > most) [best, most] = [menu.codes[i], worth];
  }
  return best;
};

/** [8.4] Among equals the hit goes to foot, then guns, then horse. [11.0] Supply takes the weakest. */
export const chooseLoss = (s: BlocksState, menu: Menu): Code => {
  let best = menu.codes[0];
  let least = Infinity;
  for (let i = 0; i < menu.size; i++) {
    const worth = strengthOf(s, first(menu.codes[i]));
    if (worth < least) [best, least] = [menu.codes[i], worth];
  }
  return best;
};

/** [9.0] Brings the strongest in as long as the battle is worth it, guns and horse before foot. */
export const chooseReinforcement = (s: BlocksState, m: Mind, menu: Menu): Code => {
  const [b, side] = [local(s, 1), local(s, 2)];
  if (stanceIn(s, m, b) === WITHDRAW || oddsOfBattle(s, b, side) < m.temper.stay)
    return code(V.done);
  let best = code(V.done);
  let most = 0;
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    if (verbOf(c) === V.done) continue;
    const u = first(c);
    if (ARM[u] === LEADER) continue;
    const worth = strengthOf(s, u);
    if (worth > most) [best, most] = [c, worth];
  }
  return best;
};

/** What a fire is expected to hit, against the steps that stand there. */
const fireWorth = (s: BlocksState, u: number, formation: number, engaged: boolean): number =>
  s.cv[u] * fireClass(s, u, engaged, formation);

/** [8.3] The next fire worth making, or -1. */
const chooseFire = (s: BlocksState, menu: Menu): Code => {
  let best = -1;
  let most = 0;
  for (let i = 0; i < menu.size; i++) {
    const c = menu.codes[i];
    if (verbOf(c) !== V.fire) continue;
    const u = first(c);
    const worth = fireWorth(s, u, second(c), hasContact(SIDE[u], laneOf(s.place[u])));
    if (worth > most) [best, most] = [c, worth];
  }
  return best;
};

/** Whether a battalion had better form square: fresh enemy horse has crossed, and little else. [8.5] */
const fearsHorse = (s: BlocksState, u: number): boolean => {
  const at = (1 - SIDE[u]) * 8 + ACROSS + laneOf(s.place[u]);
  return (
    ARM[u] === INFANTRY &&
    s.place[u] < ACROSS &&
    cavalry[at] > 0.6 * steps[at] &&
    cavalry[at] >= 4 &&
    s.cv[u] > 1
  );
};

/** The lanes that the rule of thumb would charge. */
export const lanesToCharge = (m: Mind, side: number): number => {
  let mask = 0;
  for (let lane = 0; lane < 3; lane++) {
    if (laneOdds(side, lane) > m.temper.charge) mask |= 1 << lane;
  }
  return mask;
};

/** How much a move on the battle board helps; nothing when it does harm. */
const moveWorth = (s: BlocksState, c: Code, side: number, mask: number): number => {
  const u = first(c);
  if (ARM[u] === LEADER) return 0;
  const attacks = side === activeSide(s);
  const lane = second(c) === 0 ? -1 : laneOfColumn(attacks, second(c));
  const home = laneOf(s.place[u]);
  switch (verbOf(c)) {
    case V.engage:
      if (s.place[u] === RESERVE) return 6 - Math.min(4, laneOdds(side, lane));
      return (mask >> lane) & 1 ? 5 : 0;
    case V.form:
      return fearsHorse(s, u) ? 3 : 0;
    case V.break:
      return hasContact(side, home) && cavalry[(1 - side) * 8 + ACROSS + home] > 0 ? 0 : 2;
    case V.redeploy: {
      if (s.place[u] !== RESERVE || lane < 0) return 0;
      if (ARM[u] === ARTILLERY) return 3 - 0.1 * steps[side * 8 + LANE + lane];
      if (ARM[u] === CAVALRY) return (mask >> lane) & 1 ? 4 : 0;
      return 3 - 0.05 * steps[side * 8 + LANE + lane];
    }
    default:
      return 0;
  }
};

const NO_FIRE = -1;

/** [8.0] Fire first; then charges, reserves, squares. The charge is the mind's, or the rule of thumb's. */
export const chooseCombat = (s: BlocksState, m: Mind, menu: Menu): Code => {
  const [b, side] = [local(s, 1), local(s, 2)];
  survey(s, b);
  const fire = chooseFire(s, menu);
  if (fire !== NO_FIRE) return fire;
  const mask = m.charge === BY_RULE ? lanesToCharge(m, side) : m.charge;
  let best = -1;
  let most = 0;
  for (let i = 0; i < menu.size; i++) {
    const worth = moveWorth(s, menu.codes[i], side, mask);
    if (worth > most) [best, most] = [menu.codes[i], worth];
  }
  if (best >= 0) return best;
  m.charge = BY_RULE;
  return offersDone(menu) ? code(V.done) : mustStir(menu);
};

/** [6.3] The battle stands still: somebody must fire or engage. */
const mustStir = (menu: Menu): Code => {
  for (let i = 0; i < menu.size; i++) if (verbOf(menu.codes[i]) === V.engage) return menu.codes[i];
  return menu.codes[0];
};

/** Whether the combat phase still has fire to make before moves are thought of. */
export const hasFire = (s: BlocksState, menu: Menu): boolean => {
  survey(s, local(s, 1));
  return chooseFire(s, menu) !== NO_FIRE;
};

/** [6.4] The battle with the best odds first. */
export const chooseBattle = (s: BlocksState, menu: Menu): Code => {
  const side = activeSide(s);
  let best = menu.codes[0];
  let most = -Infinity;
  for (let i = 0; i < menu.size; i++) {
    const town = first(menu.codes[i]);
    const odds = strengthIn(s, side, town) / (strengthIn(s, 1 - side, town) + 0.1);
    if (odds > most) [best, most] = [menu.codes[i], odds];
  }
  return best;
};

/** Sets what a mind means to do in a battle of this turn. */
export const setStance = (s: BlocksState, m: Mind, b: number, stance: number): void => {
  if (m.stanceTurn !== s.turn) {
    m.stanceTurn = s.turn;
    m.stance.length = 0;
  }
  while (m.stance.length <= b) m.stance.push(BY_RULE);
  m.stance[b] = stance;
};

export const lanesOpen = (s: BlocksState, b: number, side: number): number => {
  survey(s, b);
  let mask = 0;
  for (let lane = 0; lane < 3; lane++) {
    if (!hasContact(side, lane)) mask |= 1 << lane;
  }
  return mask;
};
