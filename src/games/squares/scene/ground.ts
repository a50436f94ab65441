import type { Shape } from '../../../boards/scene.ts';
import { squareAt } from '../../../boards/squares.ts';
import type { Battle } from '../battle.ts';
import { SURVEYS, type Survey } from '../data/names.ts';
import { fieldOf } from './field.ts';
import { cornOf, riversOf, swampsOf, woodsOf } from './ground-cover.ts';
import { frameOf } from './ground-frame.ts';
import { labelsOf, type Label } from './ground-labels.ts';
import { gridLines, victoryMarks } from './ground-marks.ts';
import { reliefOf } from './ground-relief.ts';
import { townsOf } from './ground-towns.ts';
import { worksOf } from './ground-works.ts';
import { roadShapes, waterShapes } from './ground-roads.ts';
import { pavedSquares, roadsOf, streamsOf } from './ground-ways.ts';

const paper = ({ grid: board }: Battle): Shape[] => {
  const [left, top, right, bottom] = fieldOf(board);
  return [
    { kind: 'path', look: 'squares-valley', d: `M${left} ${top}H${right}V${bottom}H${left}Z` },
  ];
};

/** What a survey tells of this map; that of another map by the same name tells nothing. */
const surveyOf = ({ grid: board, scenario }: Battle): Survey | null => {
  const survey = SURVEYS[scenario.name];
  return survey !== undefined && survey.width === board.width && survey.height === board.height
    ? survey
    : null;
};

interface Sheet {
  readonly shapes: readonly Shape[];
  readonly labels: readonly Label[];
}
const drawn = (battle: Battle): Sheet => {
  const survey = surveyOf(battle);
  const roads = roadsOf(battle);
  const streams = streamsOf(battle);
  const routes = (survey?.paved ?? []).map((route) =>
    route.map(([x, y]) => squareAt(battle.grid, x, y)),
  );
  const lines = roads.map(({ line }) => line);
  const labels = labelsOf(battle, survey, roads, streams);
  const shapes = [
    ...paper(battle),
    ...reliefOf(battle),
    ...cornOf(battle),
    ...waterShapes(streams),
    ...swampsOf(battle),
    ...riversOf(battle),
    ...woodsOf(battle),
    ...roadShapes(battle, roads, pavedSquares(battle, routes)),
    ...townsOf(battle, survey, lines),
    ...worksOf(battle, survey),
    ...gridLines(battle),
    ...victoryMarks(battle),
    ...labels.flatMap((label) => label.shapes),
    ...frameOf(battle, survey),
  ];
  return { shapes, labels };
};

const known = new WeakMap<Battle, Sheet>();
const sheetFor = (battle: Battle): Sheet => {
  const sheet = known.get(battle) ?? drawn(battle);
  known.set(battle, sheet);
  return sheet;
};

/** The map of a battle as a hand-coloured survey: drawn from its data once, and the same array from then on. */
export const groundOf = (battle: Battle): readonly Shape[] => sheetFor(battle).shapes;

/** The names on it, with the room that each takes. */
export const namesOn = (battle: Battle): readonly Label[] => sheetFor(battle).labels;
