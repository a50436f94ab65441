import { fields, list, misread, whole, type Node } from '../../kernel/fault.ts';
import { ARMS, COMPASS, FORMATIONS, LEVELS, RANGES, TERRAINS } from './data/lists.ts';
import { TABLES } from './data/tables.ts';
import { each, line, nameOf, numbers, points } from './reading.ts';
import type { Tables, Toll, WeaponDatum } from './scenario.ts';

/** [19.1] The tables that a scenario document replaces: each whole, the others as printed. */

const PERCENT = 999;
const MOST_WEAPONS = 30;

const share = (node: Node): number => whole(node, 0, PERCENT);

const toll = (node: Node): Toll => {
  const read = fields(node, ['lost', 'captured']);
  return { lost: points(read.lost, PERCENT), captured: points(read.captured, PERCENT) };
};

const weapons = (node: Node): WeaponDatum[] => {
  const read = list(node).map((child) => {
    const weapon = fields(child, ['code', 'name', 'by', 'losses']);
    return {
      code: line(weapon.code, 8),
      name: line(weapon.name, 24),
      by: nameOf(weapon.by, ['men', 'gun'] as const),
      losses: numbers(weapon.losses, RANGES.length, 99),
    };
  });
  if (read.length < 4 || read.length > MOST_WEAPONS) {
    misread(node, `from 4 to ${MOST_WEAPONS} weapons were expected, not ${read.length}`);
  }
  const codes = new Set(read.map(({ code }) => code));
  return codes.size === read.length ? read : misread(node, 'two weapons have the same code');
};

const directions = (node: Node): Tables['retreat'][keyof Tables['retreat']] => {
  const read = list(node).map((child) => nameOf(child, COMPASS));
  return read.length >= 1 && new Set(read).size === read.length
    ? read
    : misread(node, 'different directions were expected, the first to be tried first');
};

const shares = (node: Node): { readonly fire: number; readonly melee: number } =>
  each(node, ['fire', 'melee'] as const, share);

/** A reader for every table, by the name of the table. */
const READERS: { readonly [T in keyof Tables]: (node: Node) => Tables[T] } = {
  points: (node) => each(node, [...ARMS, 'guns'] as const, toll),
  weapons,
  cost: (node) =>
    each(node, TERRAINS, (terrain) => each(terrain, ARMS, (arm) => numbers(arm, 2, 99))),
  climb: (node) => each(node, ARMS, (arm) => whole(arm, 0, 99)),
  target: (node) => each(node, TERRAINS, shares),
  attacker: (node) => each(node, TERRAINS, shares),
  melee: (node) =>
    each(node, FORMATIONS, (formation) => numbers(formation, FORMATIONS.length, PERCENT)),
  fire: (node) =>
    each(node, FORMATIONS, (formation) => each(formation, ['firer', 'target'] as const, share)),
  retreat: (node) => each(node, COMPASS, directions),
  command: (node) => each(node, LEVELS, (level) => whole(level, 0, 100)),
  elimination: (node) => whole(node, 0, 3000),
  charge: (node) => whole(node, 1, PERCENT),
  square: (node) => whole(node, 1, PERCENT),
};

export const TABLE_NAMES = Object.keys(READERS) as readonly (keyof Tables)[];

export const readTables = (node: Node): Tables => {
  if (node.value === undefined) return TABLES;
  const found = fields(node, TABLE_NAMES);
  return Object.fromEntries(
    TABLE_NAMES.map((name) => [
      name,
      found[name].value === undefined ? TABLES[name] : READERS[name](found[name]),
    ]),
  ) as unknown as Tables;
};
