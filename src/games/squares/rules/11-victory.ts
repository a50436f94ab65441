import { distance } from '../../../boards/squares.ts';
import type { Step } from '../../../kernel/game.ts';
import { pop } from '../../../kernel/stack.ts';
import { EVERYONE, tell } from '../../../kernel/umpire.ts';
import { HOLDERS } from '../data/charts.ts';
import { ARMS, DEGREES, SIDES } from '../data/lists.ts';
import { E, ENDINGS } from '../lexicon.ts';
import { ALLIED, ARTILLERY, FRENCH } from '../numbers.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';

/** [11.1] The men of a side on a victory square and beside it; routed ones and gunners do not count (R114). */
export const menAround = (s: SquaresState, square: number, side: number): number => {
  const { grid, units } = scenarioOf(s);
  let men = 0;
  for (const u of units.ofSide[side]) {
    if (!isOnMap(s, u) || units.arm[u] === ARTILLERY || isRouted(s, u)) continue;
    if (distance(grid, square, s.square[u]) <= 1) men += s.men[u];
  }
  return men;
};

/** [11.1] Finds again who holds the victory squares; where both could, the side with more men does. */
const countHeld = (s: SquaresState): void => {
  const { victory } = scenarioOf(s);
  for (let i = 0; i < victory.at.length; i++) {
    const side = victory.side[i];
    const men = menAround(s, victory.at[i], side);
    const enemies = menAround(s, victory.at[i], 1 - side);
    s.held[i] = men >= HOLDERS && men >= enemies ? 1 : 0;
  }
};

/** [11.1] The points of a side: for what the other has lost, and for the squares it holds. */
export const pointsOf = (s: SquaresState, side: number): number => {
  const { scenario, victory } = scenarioOf(s);
  const { points } = scenario.tables;
  const enemy = 1 - side;
  let sum = s.gunsLost[enemy] * points.guns.lost + s.gunsCaptured[enemy] * points.guns.captured;
  for (const [arm, name] of ARMS.entries()) {
    const at = enemy * ARMS.length + arm;
    sum += s.menLost[at] * points[name].lost + s.menCaptured[at] * points[name].captured;
  }
  for (let i = 0; i < victory.at.length; i++) {
    if (victory.side[i] === side && s.held[i] === 1) sum += victory.points[i];
  }
  return Math.floor(sum);
};

const DRAW = ENDINGS.indexOf('draw');

/** [19.1 M] The ending that a lead makes. */
const endingOf = (s: SquaresState): number => {
  const lead = pointsOf(s, FRENCH) - pointsOf(s, ALLIED);
  const side = lead >= 0 ? FRENCH : ALLIED;
  const levels = scenarioOf(s).scenario.victoryLevels[SIDES[side]];
  let degrees = 0;
  for (const degree of DEGREES) if (Math.abs(lead) >= levels[degree]) degrees++;
  return side === FRENCH ? DRAW - degrees : DRAW + degrees;
};

/** [11.0] The score is counted; after the last turn it decides. */
export const victory: Step<SquaresState> = {
  rule: '11.0',
  run: (s, umpire) => {
    pop(s);
    countHeld(s);
    if (umpire.loud) {
      tell(umpire, EVERYONE, '11.1', E.points, pointsOf(s, FRENCH), pointsOf(s, ALLIED));
    }
    if (s.turn < scenarioOf(s).scenario.turns) return;
    s.ending = endingOf(s);
    if (umpire.loud) tell(umpire, EVERYONE, '11.0', E.over, s.ending);
  },
};
