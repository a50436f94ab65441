import type { Board, Shape, Spot } from '../../../boards/scene.ts';
import { range } from '../../../boards/plane.ts';
import { squareAt } from '../../../boards/squares.ts';
import { LEXICON } from '../lexicon.ts';
import { namesOf } from '../names.ts';
import type { Battle } from '../battle.ts';
import { scenarioOf, type SquaresState } from '../state.ts';
import { sheetOf, squareMiddle, SQUARE_SIZE } from './field.ts';
import { groundOf } from './ground.ts';
import { lettersOf } from './bodies.ts';
import { marksOf } from './marks.ts';
import { standing } from './pieces.ts';
import { squareThing } from './things.ts';

/** The field: its squares with the units that stand on them. */

interface Field {
  readonly ground: readonly Shape[];
  readonly spots: readonly Spot[];
}

const spotsOf = (battle: Battle): readonly Spot[] => {
  const { grid } = battle;
  const names = namesOf(battle);
  return range(grid.width * grid.height).map((i): Spot => {
    const square = squareAt(grid, i % grid.width, Math.floor(i / grid.width));
    return {
      thing: squareThing(square),
      ...squareMiddle(square),
      r: SQUARE_SIZE / 2,
      pile: 'field',
      name: names[LEXICON.domains.square[square]] ?? LEXICON.domains.square[square],
    };
  });
};

const fields = new WeakMap<Battle, Field>();

const fieldOf = (battle: Battle): Field => {
  const known = fields.get(battle) ?? { ground: groundOf(battle), spots: spotsOf(battle) };
  fields.set(battle, known);
  return known;
};

export const mapBoard = (s: SquaresState): Board => {
  const battle = scenarioOf(s);
  return {
    id: 'map',
    title: 'Map',
    ...sheetOf(battle.grid),
    ...fieldOf(battle),
    marks: marksOf(s),
    letters: lettersOf(s),
    pieces: standing(s),
  };
};
