import type { Gauge, Scene, Sound, Step } from '../../boards/scene.ts';
import type { Battle } from './battle.ts';
import { ARMS, SIDES } from './data/lists.ts';
import { hoursOf } from './hours.ts';
import { LEXICON, timeOf, type EventName } from './lexicon.ts';
import { pointsOf } from './rules/11-victory.ts';
import { namesOf } from './names.ts';
import { followed } from './scene/followed.ts';
import { mapBoard } from './scene/map.ts';
import { armyOf, lostPieces, rosterOf } from './scene/pieces.ts';
import { menAtFirst } from './setup.ts';
import { scenarioOf, type SquaresState } from './state.ts';
import type { SquaresView } from './view.ts';

/** [12.1] The turns of a battle by their hours. */
const recordOf = ({ scenario, hours }: Battle): readonly Step[] =>
  hoursOf(scenario).map(({ isNight }, i) => ({
    name: LEXICON.domains.time[timeOf(hours[i + 1])],
    army: '',
    night: isNight,
  }));

/** [11.1] The lead in points between the decisive victories of both sides. */
const lead = (s: SquaresState): Gauge => {
  const levels = scenarioOf(s).scenario.victoryLevels;
  return {
    name: 'victory points',
    army: '',
    value: pointsOf(s, 0) - pointsOf(s, 1),
    full: Math.max(levels.French.decisive, levels.Allied.decisive),
    between: [armyOf(s, 0), armyOf(s, 1)],
  };
};

/** [11.1] What both armies have left of the men they began with, whether anybody sees them or not. */
const strengths = (s: SquaresState): readonly Gauge[] =>
  SIDES.map((_, side): Gauge => {
    const units = scenarioOf(s).units.ofSide[side];
    const full = units.reduce((all, u) => all + menAtFirst(s, u, side), 0);
    const arms = ARMS.map((_arm, i) => side * ARMS.length + i);
    const gone = arms.reduce((all, row) => all + s.menLost[row] + s.menCaptured[row], 0);
    return { name: 'men', army: armyOf(s, side), value: full - gone, full };
  });

export const SOUNDS: Readonly<Partial<Record<EventName, Sound>>> = {
  turn: 'drum',
  fired: 'guns',
  hit: 'guns',
};

/** All that a view shows. */
export const squaresScene = ({ seat, table: s }: SquaresView): Scene => ({
  boards: [mapBoard(s)],
  record: recordOf(scenarioOf(s)),
  now: s.turn - 1,
  gauges: [lead(s), ...strengths(s)],
  followed: followed(s),
  lost: lostPieces(s),
  roster: rosterOf(s),
  own: SIDES.flatMap((_, side) => (side === seat ? [armyOf(s, side)] : [])),
  names: namesOf(scenarioOf(s)),
});
