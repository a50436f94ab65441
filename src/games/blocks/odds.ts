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

/** CVs of the enemies that a fire would strike, and how many others hold their column. */
const targetsOf = (s: BlocksState, b: number, u: number, formation: number): { cvs: number[]; others: number } => {
  const enemy = 1 - SIDE[u];
  const place = isEngaged(s, b, u) ? facingPlace(s.place[u]) : s.place[u];
  const lane = laneOf(place);
  const cvs: number[] = [];
  let others = 0;
  for (let v = SIDE_FIRST[enemy]; v < SIDE_END[enemy]; v++) {
    if (s.town[v] !== s.battleTown[b]) continue;
    if (s.place[v] !== LANE + lane && s.place[v] !== ACROSS + lane) continue;
    if (s.place[v] === place && s.square[v] === formation && ARM[v] !== LEADER) cvs.push(s.cv[v]);
    else others++;
  }
  return { cvs, others };
};

/** [8.4] How many units a number of hits kills, each falling on the then strongest. */
const killed = (cvs: readonly number[], hits: number): number => {
  const left = [...cvs];
  for (let hit = 0; hit < hits; hit++) {
    const top = left.indexOf(Math.max(...left));
    if (left[top] > 0) left[top]--;
  }
  return left.filter((cv) => cv === 0).length;
};

/** [8.3] Exact: hits, kills, and the chance that the column breaks and the enemy routs. */
const fireOdds = (s: BlocksState, u: number, formation: number): Odds => {
  const b = battleOnTop(s);
  const highest = fireClass(s, u, isEngaged(s, b, u), formation);
  const chances = binomial(s.cv[u], highest / 6);
  const { cvs, others } = targetsOf(s, b, u, formation);
  const chanceOf = (test: (hits: number) => boolean): number =>
    chances.reduce((sum, chance, hits) => sum + (test(hits) ? chance : 0), 0);
  const total = cvs.reduce((sum, cv) => sum + cv, 0);
  return {
    rule: '8.3',
    factors: [`${s.cv[u]} dice`, `F${highest}: hits on ${highest} or less`],
    outcomes: [
      ...chances.map((chance, hits) => ({ what: `${hits} hits`, chance })),
      { what: 'a unit is eliminated', chance: chanceOf((hits) => killed(cvs, hits) > 0) },
      { what: 'the enemy routs', chance: others > 0 ? 0 : chanceOf((hits) => hits >= Math.max(1, total)) },
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
    factors: [`a step is lost on ${STRAGGLES_ON - bonus} or less`, ...(bonus > 0 ? ['[10.1] leader +1'] : [])],
    outcomes: [
      { what: s.cv[u] === 1 ? `${UNIT_NAMES[u]} is eliminated` : `${UNIT_NAMES[u]} loses a step`, chance },
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
  const what = loss >= s.cv[u] && loss > 0 ? `${UNIT_NAMES[u]} is eliminated` : `${UNIT_NAMES[u]} loses ${loss} CV`;
  return { rule: '7.5', factors: ['leaves an engagement'], outcomes: [{ what, chance: 1 }], expected: loss };
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
