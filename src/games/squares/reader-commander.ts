import { fields, list, misread } from '../../kernel/fault.ts';
import type { Node } from '../../kernel/fault.ts';
import { LIMITS } from './data/limits.ts';
import { SIDES } from './data/lists.ts';
import { squareOn } from './reading.ts';
import type { At, CommanderDatum, MapDatum, Scenario } from './scenario.ts';

/** [18.0] The squares by which a computer commander is guided: all of them may be left out. */

const FIELDS = ['rearArea', 'defensiveLines', 'artilleryObjectives', 'specialObjectives'] as const;

type ReadSquare = (node: Node) => At;

const squares = (node: Node, most: number, read: ReadSquare): At[] => {
  const nodes = node.value === undefined ? [] : list(node);
  return nodes.length > most
    ? misread(node, `${most} at most, not ${nodes.length}`)
    : nodes.map(read);
};

/** [18.24] */
const line = (node: Node, read: ReadSquare): At[] => {
  const points = list(node).map(read);
  return points.length === LIMITS.pointsPerLine
    ? points
    : misread(node, `a line has ${LIMITS.pointsPerLine} squares, not ${points.length}`);
};

const lines = (node: Node, read: ReadSquare): At[][] => {
  const drawn = node.value === undefined ? [] : list(node).map((child) => line(child, read));
  return drawn.length === 0 || drawn.length === LIMITS.defensiveLines
    ? drawn
    : misread(node, `${LIMITS.defensiveLines} lines or none, not ${drawn.length}`);
};

const readSide = (node: Node, read: ReadSquare): CommanderDatum => {
  const found = fields(node.value === undefined ? { ...node, value: {} } : node, FIELDS);
  return {
    rearArea: found.rearArea.value === undefined ? null : read(found.rearArea),
    defensiveLines: lines(found.defensiveLines, read),
    artilleryObjectives: squares(found.artilleryObjectives, LIMITS.artilleryObjectives, read),
    specialObjectives: squares(found.specialObjectives, LIMITS.specialObjectives, read),
  };
};

export const readCommander = (node: Node, { ground }: MapDatum): Scenario['commander'] => {
  const found = fields(node.value === undefined ? { ...node, value: {} } : node, SIDES);
  const read: ReadSquare = (child) => squareOn(child, ground[0].length, ground.length);
  return { French: readSide(found.French, read), Allied: readSide(found.Allied, read) };
};
