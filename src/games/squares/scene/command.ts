import type { Command, Meaning } from '../../../boards/handling.ts';
import type { Thing } from '../../../boards/scene.ts';
import type { Square } from '../../../boards/squares.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { NOBODY, type Leader, type Unit } from '../battle.ts';
import { LEXICON, P } from '../lexicon.ts';
import { CAVALRY } from '../numbers.ts';
import { STOPS } from '../orders/troops.ts';
import { rangeOf } from '../rules/06-targets.ts';
import { isOnMap, scenarioOf, sideOf, type SquaresState } from '../state.ts';
import type { SquaresView } from '../view.ts';
import { unitInHand } from './moment.ts';
import { squareThing, unitThing } from './things.ts';

/** Orders to more than the unit in the hand: to its square, and to all under each of its leaders. */

const leaderThing = (leader: Leader): Thing => `leader:${LEXICON.domains.leader[leader]}`;

const leadersAbove = (s: SquaresState, u: Unit): readonly Leader[] => {
  const { leaders, units } = scenarioOf(s);
  const above: Leader[] = [];
  for (let l = units.leader[u]; l !== NOBODY; l = leaders.superior[l]) {
    const led = leaders.organisation[l].filter((v) => isOnMap(s, v)).length;
    if (led > 1) above.push(l);
  }
  return above;
};

/** The unit comes first in each: the others march as far as it does, and as it does. */
export const command = ({ table: s }: SquaresView): Command | null => {
  const u = unitInHand(s);
  if (u === NOBODY || topProcedure(s) !== P.hand) return null;
  const isStacked = s.under[u] !== NOBODY || s.top[s.square[u]] !== u;
  return {
    rule: '5.111',
    bodies: [
      { name: 'this unit', whom: [unitThing(u)] },
      ...(isStacked
        ? [{ name: 'its square', whom: [unitThing(u), squareThing(s.square[u])] }]
        : []),
      ...leadersAbove(s, u).map((leader) => ({
        name: LEXICON.domains.leader[leader],
        whom: [unitThing(u), leaderThing(leader)],
      })),
    ],
    again: ['access', LEXICON.domains.unit[u]],
    stops: STOPS,
  };
};

interface Target {
  readonly square: Square;
  /** Who stands uppermost there, or whom it was that was pointed at. */
  readonly unit: Unit;
}

const targetOf = (s: SquaresState, thing: Thing): Target | null => {
  const [domain, word] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  if (domain === 'square') {
    const square = LEXICON.domains.square.indexOf(word);
    return { square, unit: s.top[square] };
  }
  const unit = domain === 'unit' ? LEXICON.domains.unit.indexOf(word) : NOBODY;
  return unit === NOBODY || !isOnMap(s, unit) ? null : { square: s.square[unit], unit };
};

/** Where nobody says which: an enemy is charged or fired at, to any other square one marches. */
const taskAt = (s: SquaresState, u: Unit, enemy: Unit): string => {
  if (enemy === NOBODY) return 'march';
  return scenarioOf(s).units.arm[u] === CAVALRY || rangeOf(s, u) === 0 ? 'charge' : 'fire';
};

/** [6.2] Another own unit is taken into the hand instead; everything else is a place for an order. */
export const mean = (
  { table: s }: SquaresView,
  thing: Thing,
  aim: string | null,
): Meaning | null => {
  const u = unitInHand(s);
  const target = targetOf(s, thing);
  if (target === null || u === NOBODY || topProcedure(s) !== P.hand) return null;
  const { square, unit } = target;
  const isOwn = unit !== NOBODY && sideOf(unit) === sideOf(u);
  if (isOwn && aim === null) {
    return unit === u ? null : { choices: [['quit'], ['access', LEXICON.domains.unit[unit]]] };
  }
  return { task: [aim ?? taskAt(s, u, unit), LEXICON.domains.square[square]] };
};
