import { quote } from '../../kernel/choice.ts';
import { fields, list, misread, text, type Node } from '../../kernel/fault.ts';
import { GROUND } from './data/ground.ts';
import { LIMITS } from './data/limits.ts';
import { line, named, squareOn } from './reading.ts';
import type { MapDatum } from './scenario.ts';

/** [16.0] The map of a scenario document: rows of characters, rows of digits, and names. */

const MOST_PLACES = 64;
const CHARACTERS = GROUND.map(({ character }) => character).join('');

const rows = (node: Node, alphabet: string): string[] => {
  const found = list(node);
  const width = typeof found[0]?.value === 'string' ? found[0].value.length : 0;
  const { least, most } = LIMITS;
  if (Math.min(found.length, width) < least || Math.max(found.length, width) > most) {
    misread(
      node,
      `from ${least} to ${most} rows and columns were expected, not ${found.length} rows of ${width}`,
    );
  }
  if (found.length * width > LIMITS.squares) {
    misread(node, `a map has ${LIMITS.squares} squares at most, not ${found.length * width}`);
  }
  return found.map((row) => {
    const read = text(row);
    if (read.length !== width)
      misread(row, `${width} characters were expected as in the first row`);
    const stray = Array.from(read).find((character) => !alphabet.includes(character));
    return stray === undefined
      ? read
      : misread(row, `${quote(stray)} is not one of ${Array.from(alphabet).join(' ')}`);
  });
};

/** [20.2] There are tiles only for some heights of each kind of ground. */
const checkHeights = (node: Node, ground: readonly string[], heights: readonly string[]): void => {
  for (const [y, row] of ground.entries()) {
    for (const [x, character] of Array.from(row).entries()) {
      const datum = GROUND[CHARACTERS.indexOf(character)];
      if (datum.elevations.includes(Number(heights[y][x]))) continue;
      misread(
        { ...node, path: `${node.path}[${y}]` },
        `${datum.name} at ${x},${y} is at one of the heights ${datum.elevations.join(', ')}`,
      );
    }
  }
};

export const readMap = (node: Node): MapDatum => {
  const map = fields(node, ['ground', 'elevation', 'places']);
  const ground = rows(map.ground, CHARACTERS);
  const elevation = rows(map.elevation, '12345');
  if (ground.length !== elevation.length || ground[0].length !== elevation[0].length) {
    misread(map.elevation, 'as many rows and columns as the ground were expected');
  }
  checkHeights(map.elevation, ground, elevation);
  const places = named(map.places, MOST_PLACES).map(([name, child]) => ({
    name: line({ ...child, value: name }, 40),
    ...squareOn(child, ground[0].length, ground.length),
  }));
  return { ground, elevation, places };
};
