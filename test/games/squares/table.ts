import { squares } from '../../../src/games/squares/game.ts';
import type { SquaresState } from '../../../src/games/squares/state.ts';
import type { Options } from '../../../src/kernel/game.ts';

/** A table for tests: units by their printed numbers, squares by their coordinates, dice given exactly. */

export const setUp = (scenario: string, options: Options = {}): SquaresState =>
  squares.setup(scenario, options);
