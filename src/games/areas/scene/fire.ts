import type { Board, Shape, Spot, Thing } from '../../../boards/scene.ts';
import { PLACE_NAMES, SIDE } from '../board.ts';
import { engagedAt } from '../rules/11-values.ts';
import { bombardmentTerms, coverTerms, volleyCover, volleyTerms } from '../rules/12-values.ts';
import { canFire } from '../rules/12-fire.ts';
import { VOLLEY } from '../rules/13-ranges.ts';
import { isEngaged, type AreasState } from '../state.ts';
import { cardSpots } from './cards.ts';
import type { Fire } from './moment.ts';
import { officerPieces, type Standing } from './pieces.ts';
import { path, rowAt, sumMarks, words, type Sheet } from './sheet.ts';

/** A volley or a bombardment while it is laid: the target with its company above, those who fire below. */

const WIDTH = 1010;
const HEIGHT = 800;
const MIDDLE_X = 370;
const ROW_WIDTH = 640;
const SUM_LEFT = 730;
const SHEET: Sheet = { left: SUM_LEFT, right: 986 };

const TARGET: Thing = 'line:target';
const COMPANY: Thing = 'line:company';
const POINT: Thing = 'line:point';
const FIRING: Thing = 'line:firing';
const READY: Thing = 'line:ready';

const row = (thing: Thing, y: number, width: number, name: string): Spot =>
  rowAt(MIDDLE_X, y, width, thing, name);

const SPOTS: readonly Spot[] = [
  row(COMPANY, 112, ROW_WIDTH, 'those with the target'),
  row(TARGET, 262, 100, 'target'),
  row(POINT, 408, 100, 'leads the fire'),
  row(FIRING, 534, ROW_WIDTH, 'fires'),
  row(READY, 694, ROW_WIDTH, 'can fire'),
  ...cardSpots(WIDTH, HEIGHT),
];

const lane = (y: number, width: number, height: number): Shape =>
  path('lane', `M${MIDDLE_X - width / 2} ${y - height / 2}h${width}v${height}h${-width}Z`);

const GROUND: readonly Shape[] = [
  path('field', `M0 0H${WIDTH}V${HEIGHT}H0Z`),
  lane(112, ROW_WIDTH + 20, 172),
  lane(262, 110, 96),
  lane(408, 110, 96),
  lane(534, ROW_WIDTH + 20, 110),
  lane(694, ROW_WIDTH + 20, 172),
  words('lane-name', 'with the target', MIDDLE_X + ROW_WIDTH / 2, 18, 18, 'end'),
  words('lane-name', 'target', MIDDLE_X - 66, 268, 22, 'end'),
  words('lane-name', 'leads the fire', MIDDLE_X - 66, 414, 22, 'end'),
  words('lane-name', 'fires', MIDDLE_X - ROW_WIDTH / 2, 473, 18),
  words('lane-name', 'can fire', MIDDLE_X - ROW_WIDTH / 2, 602, 18),
  path('centre-line', `M${MIDDLE_X - ROW_WIDTH / 2} 335H${MIDDLE_X + ROW_WIDTH / 2}`),
  path('sum-sheet', `M${SUM_LEFT - 18} 24H${WIDTH - 10}V${HEIGHT - 24}H${SUM_LEFT - 18}Z`),
];

const valueMarks = (s: AreasState, { target, area, mode }: Fire): readonly Shape[] => {
  const firer = 1 - SIDE[target];
  const cover = mode === VOLLEY ? volleyCover(s, area, target) : coverTerms(s, area, target, mode);
  const shelter = sumMarks(SHEET, ['Shelter', SIDE[target]], cover, 0, 66);
  if (s.point === 0) return shelter;
  const point = s.point - 1;
  const others = engagedAt(s, firer, area).length - 1;
  const attack =
    mode === VOLLEY
      ? volleyTerms(s, area, target, point, others)
      : bombardmentTerms(s, area, target, point, others, mode);
  return [...shelter, ...sumMarks(SHEET, ['Fire', firer], attack, 0, 400)];
};

const spotOf = (
  s: AreasState,
  { target, officer, area, mode }: Fire,
  { unit, side, place }: Standing,
): Thing | null => {
  if (unit === target) return TARGET;
  if (side === SIDE[target]) return place === s.place[target] ? COMPANY : null;
  if (place !== area) return null;
  if (s.point === unit + 1) return POINT;
  if (isEngaged(s, unit)) return FIRING;
  return canFire(s, officer, area, mode, unit) ? READY : null;
};

/** [12.3] [13.3] The board of the fire in hand. */
export const fireBoard = (s: AreasState, fire: Fire, standing: readonly Standing[]): Board => {
  const where = PLACE_NAMES[s.place[fire.target]];
  const pieces = standing.flatMap((each) => {
    const at = spotOf(s, fire, each);
    return at === null ? [] : [{ ...each.piece, at }];
  });
  return {
    id: `fire:${where}`,
    title: `${fire.mode === VOLLEY ? 'Volley in' : 'Bombardment of'} ${where}`,
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    marks: valueMarks(s, fire),
    spots: SPOTS,
    pieces: [...pieces, ...officerPieces(s)],
  };
};
