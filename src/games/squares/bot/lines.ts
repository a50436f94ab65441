import { columnOf, distance, rowOf, squareAt, type Square } from '../../../boards/squares.ts';
import { NOBODY, type Battle } from '../battle.ts';
import { isOnMap, isRouted, scenarioOf, type SquaresState } from '../state.ts';

/** [18.24] The squares on which an army draws up, and whence it is supplied. [18.22] */

/** How far from the enemy's end of the field to their own the three lines lie that nobody has drawn. */
const SHARES = [0.4, 0.28, 0.14];
/** Their wings, as a part of the width of the field. */
const WINGS = [-0.3, -0.1, 0.1, 0.3];

/** [18.22] An enemy so near to it threatens the rear. */
const THREATENS = 8;

interface Lines {
  readonly rear: Square;
  readonly lines: readonly (readonly Square[])[];
}

const known = new WeakMap<Battle, readonly Lines[]>();

/** The middle of where the units of a side begin. */
const startOf = ({ grid, units }: Battle, side: number): readonly [number, number] => {
  const own = units.ofSide[side];
  const mean = (coordinate: (square: Square) => number): number =>
    own.reduce((sum, u) => sum + coordinate(units.at[u]), 0) / Math.max(1, own.length);
  return [mean((square) => columnOf(grid, square)), mean((square) => rowOf(grid, square))];
};

/** Lines across the way between both armies, for a scenario that draws none. */
const draw = (battle: Battle, side: number): (readonly Square[])[] => {
  const { grid } = battle;
  const [x, y] = startOf(battle, side);
  const [toX, toY] = startOf(battle, 1 - side);
  const [dx, dy] = [toX - x, toY - y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const width = Math.max(grid.width, grid.height);
  const clamp = (n: number, size: number): number => Math.max(0, Math.min(size - 1, Math.round(n)));
  return SHARES.map((share) =>
    WINGS.map((wing) =>
      squareAt(
        grid,
        clamp(x + dx * share - (dy / length) * wing * width, grid.width),
        clamp(y + dy * share + (dx / length) * wing * width, grid.height),
      ),
    ),
  );
};

const findLines = (battle: Battle, side: number): Lines => {
  const { rear, lines } = battle.commander[side];
  const drawn = lines.length > 0 ? lines : draw(battle, side);
  return { rear: rear === NOBODY ? drawn[drawn.length - 1][1] : rear, lines: drawn };
};

const linesOf = (battle: Battle, side: number): Lines => {
  let lines = known.get(battle);
  if (lines === undefined) {
    lines = [0, 1].map((each) => findLines(battle, each));
    known.set(battle, lines);
  }
  return lines[side];
};

/** How many lines a side has, the rear not counted. */
export const lineCount = (battle: Battle, side: number): number =>
  linesOf(battle, side).lines.length;

/** The posts of a line; beyond the last line an army gathers at its rear. */
export const postsOf = (battle: Battle, side: number, line: number): readonly Square[] => {
  const { lines, rear } = linesOf(battle, side);
  return lines[line] ?? [rear];
};

/** The first line that is no nearer to the enemy than the army is as it stands. */
export const lineBehind = (s: SquaresState, side: number): number => {
  const { grid, units } = scenarioOf(s);
  const { lines, rear } = linesOf(scenarioOf(s), side);
  const out = (squares: readonly Square[]): number =>
    squares.reduce((sum, square) => sum + distance(grid, square, rear), 0) / squares.length;
  const own = units.ofSide[side].filter((u) => isOnMap(s, u)).map((u) => s.square[u]);
  const behind = lines.findIndex((line) => out(line) <= out(own));
  return behind < 0 ? lines.length : behind;
};

/** [18.24] The rear of a side when an enemy is near it, or NOBODY. */
export const threatenedRear = (s: SquaresState, side: number): Square => {
  const { grid, units } = scenarioOf(s);
  const { rear } = linesOf(scenarioOf(s), side);
  const threatened = units.ofSide[1 - side].some(
    (v) => isOnMap(s, v) && !isRouted(s, v) && distance(grid, s.square[v], rear) <= THREATENS,
  );
  return threatened ? rear : NOBODY;
};
