import { first, second, verbOf, type Code } from '../../kernel/choice.ts';
import type { Odds } from '../../kernel/game.ts';
import { FRAME } from '../../kernel/stack.ts';
import { binomial } from '../../search/binomial.ts';
import { ARM, LEADER, SIDE, SIDE_END, SIDE_FIRST, UNIT_NAMES } from './board.ts';
import { STRAGGLES_ON } from './data/tables.ts';
import { V } from './lexicon.ts';
import { marchBonus } from './rules/05-movement.ts';
import { routLoss } from './rules/07-retreats.ts';
import { fireClass } from './rules/08-fire.ts';
import { facingPlace, isEngaged } from './rules/08-lines.ts';
import { ACROSS, LANE, laneOf, type BlocksState } from './state.ts';
import type { BlocksView } from './view.ts';

/** The battle of the decision on top: combat and retreat frames hold it as their second local. */
const battleOnTop = (s: BlocksState): number => s.stack[s.stack.length - FRAME + 2];

/** Those whom a fire can strike, and those who hold their column whatever it does. */
interface Targets {
  /** CVs of the target formation, leaders apart. */
  readonly cvs: readonly number[];
  /** [10.0] Leaders who fall when the last of these has. (R32) */
  readonly leaders: number;
  readonly others: number;
}

const targetsOf = (s: BlocksState, b: number, u: number, formation: number): Targets => {
  const enemy = 1 - SIDE[u];
  const place = isEngaged(s, b, u) ? facingPlace(s.place[u]) : s.place[u];
  const lane = laneOf(place);
  const cvs: number[] = [];
  let leaders = 0;
  let troops = 0;
  let others = 0;
  for (let v = SIDE_FIRST[enemy]; v < SIDE_END[enemy]; v++) {
    if (s.town[v] !== s.battleTown[b]) continue;
    if (s.place[v] !== LANE + lane && s.place[v] !== ACROSS + lane) continue;
    const isTarget = s.place[v] === place && s.square[v] === formation;
    if (ARM[v] !== LEADER) troops++;
    if (!isTarget) others++;
    else if (ARM[v] === LEADER) leaders++;
    else cvs.push(s.cv[v]);
  }
  return troops === cvs.length
    ? { cvs, leaders, others }
    : { cvs, leaders: 0, others: others + leaders };
};

/** [8.4] The fewest hits that kill: all are worn down to one step before any falls. (R31) */
const hitsToKill = ({ cvs }: Targets): number => cvs.reduce((sum, cv) => sum + cv - 1, 0) + 1;

/** [7.5] The fewest hits that empty the column; no number does while others hold it. */
const hitsToRout = ({ cvs, leaders, others }: Targets): number =>
  others > 0 ? Infinity : cvs.reduce((sum, cv) => sum + cv, leaders);

/** [8.3] Exact: hits, kills, and the chance that the column breaks and the enemy routs. */
const fireOdds = (s: BlocksState, u: number, formation: number): Odds => {
  const b = battleOnTop(s);
  const highest = fireClass(s, u, isEngaged(s, b, u), formation);
  const chances = binomial(s.cv[u], highest / 6);
  const targets = targetsOf(s, b, u, formation);
  const chanceOf = (fewest: number): number =>
    chances.reduce((sum, chance, hits) => sum + (hits >= fewest ? chance : 0), 0);
  return {
    rule: '8.3',
    factors: [
      s.cv[u] === 1 ? '1 die' : `${s.cv[u]} dice`,
      `F${highest}: hits on ${highest} or less`,
    ],
    outcomes: [
      ...chances.map((chance, hits) => ({ what: hits === 1 ? '1 hit' : `${hits} hits`, chance })),
      { what: 'a unit is eliminated', chance: chanceOf(hitsToKill(targets)) },
      { what: 'the enemy routs', chance: chanceOf(hitsToRout(targets)) },
    ],
    expected: (s.cv[u] * highest) / 6,
  };
};

/** [5.5] The chance of stragglers, as if the march were rolled for now. */
const marchOdds = (s: BlocksState, u: number): Odds => {
  const bonus = marchBonus(s, u);
  const chance = (STRAGGLES_ON - bonus) / 6;
  return {
    rule: '5.5',
    factors: [
      `a step is lost on ${STRAGGLES_ON - bonus} or less`,
      ...(bonus > 0 ? ['[10.1] leader +1'] : []),
    ],
    outcomes: [
      {
        what: s.cv[u] === 1 ? `${UNIT_NAMES[u]} is eliminated` : `${UNIT_NAMES[u]} loses a step`,
        chance,
      },
      { what: 'no loss', chance: 1 - chance },
    ],
    expected: chance,
  };
};

/** [7.5] What leaving costs: certain, but worth knowing before. */
const retreatOdds = (s: BlocksState, u: number): Odds | null => {
  const b = battleOnTop(s);
  if (!isEngaged(s, b, u)) return null;
  const loss = routLoss(s, b, u, false);
  const what =
    loss >= s.cv[u] && loss > 0
      ? `${UNIT_NAMES[u]} is eliminated`
      : `${UNIT_NAMES[u]} loses ${loss} CV`;
  return {
    rule: '7.5',
    factors: ['leaves an engagement'],
    outcomes: [{ what, chance: 1 }],
    expected: loss,
  };
};

/** The chances of a choice from what its seat can see; null when nothing is left to chance. */
export const odds = (view: BlocksView, c: Code): Odds | null => {
  const s = view.table;
  switch (verbOf(c)) {
    case V.fire:
      return fireOdds(s, first(c), second(c));
    case V.force:
      return marchOdds(s, first(c));
    case V.retreat:
      return retreatOdds(s, first(c));
    default:
      return null;
  }
};
