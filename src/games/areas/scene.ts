import type { Board, Gauge, Scene, Sound, Step } from '../../boards/scene.ts';
import { ALLIED, ARMIES, FRENCH, SIDES, sideOfArmy } from './board.ts';
import { AUTOMATIC, HOURS, LAST_IMPULSE } from './data/tables.ts';
import type { EventName } from './lexicon.ts';
import { netPoints } from './rules/17-victory.ts';
import { assaultBoard } from './scene/assault.ts';
import { fireBoard } from './scene/fire.ts';
import { mapBoard } from './scene/map.ts';
import { assaultOf, fireOf, tollOf } from './scene/moment.ts';
import { lostPieces, rosterOf, standingOf } from './scene/pieces.ts';
import type { AreasState } from './state.ts';
import type { AreasView } from './view.ts';

/** The assault or the fire in hand comes first; while there is none, the map. */
const boardsOf = (s: AreasState): readonly Board[] => {
  const standing = standingOf(s);
  const map = mapBoard(s, standing);
  const fire = fireOf(s);
  if (fire !== null) return [fireBoard(s, fire, standing), map];
  const assault = assaultOf(s);
  return assault === null ? [map] : [assaultBoard(s, assault, standing), map];
};

/** [3.9] The turn track. */
const RECORD: readonly Step[] = HOURS.map((name, turn) => ({
  name,
  army: '',
  night: turn >= HOURS.length - 2,
}));

/** The ways of two dice to fall below a number, out of 36. */
const waysBelow = (number: number): number => {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b < number) ways++;
  return ways;
};

/** [17.2] Where the victory marker stands between both automatic victories. */
const points = (s: AreasState): Gauge => ({
  name: 'victory points',
  army: '',
  value: netPoints(s),
  full: AUTOMATIC,
  between: [SIDES[FRENCH], SIDES[ALLIED]],
});

/** [8.10] How far the day has gone, and how likely it is to end with this round. */
const daylight = (s: AreasState): readonly Gauge[] => [
  { name: 'round', army: '', value: s.impulse, full: LAST_IMPULSE },
  {
    name: 'sunset after this round',
    army: '',
    value: waysBelow(s.impulse),
    full: 36,
    isChance: true,
  },
];

/** [11.16] What a side still has to absorb. */
const toll = (s: AreasState): readonly Gauge[] => {
  const owed = tollOf(s);
  if (owed === null) return [];
  const { side, points } = owed;
  return [{ name: 'casualty points', army: SIDES[side], value: points, full: points }];
};

export const SOUNDS: Readonly<Partial<Record<EventName, Sound>>> = {
  turn: 'drum',
  rolled: 'guns',
};

/** All that a view shows: every counter lies open. */
export const areasScene = ({ seat, table: s }: AreasView): Scene => ({
  boards: boardsOf(s),
  record: RECORD,
  now: s.turn,
  gauges: [points(s), ...toll(s), ...daylight(s)],
  lost: lostPieces(s),
  roster: rosterOf(s),
  own: ARMIES.filter((_, army) => sideOfArmy(army) === seat),
});
