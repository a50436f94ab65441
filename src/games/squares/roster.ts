import { ARMS, BRANCHES, FORMATIONS, KINDS, LEVELS, NATIONS, SIZES } from './data/lists.ts';

/**
 * Orders of battle as they are printed, one line a unit or a leader, made into the objects of a
 * scenario document. What a line leaves out is usual and left out of the object too.
 */

const cells = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** The printed code as the name that documents use; what is no code stands and is refused there. */
const byCode = (table: readonly (readonly [string, string])[], code: string): string =>
  table.find(([known]) => known === code)?.[1] ?? code;

const beginning = (names: readonly string[], start: string): string =>
  names.find((name) => name.startsWith(start)) ?? start;

/** number | name | arm, nation, kind, branch, size | men | guns or skirmishers | efficiency / maximum | weapon | melee, bonus | leader | turn | square | formation | full name */
const unit = (line: readonly string[]): Record<string, unknown> => {
  const [number, name, type, men, others, efficiency, weapon, values, leader, ...stands] = line;
  const [turn, at, formation, fullName = ''] = stands;
  const [arm, nation, kind, branch, size] = type.split(' ');
  const [now, most] = efficiency.split('/');
  const [melee, bonus] = values.split(' ').map(Number);
  return {
    number: Number(number),
    name,
    ...(fullName !== '' && { fullName }),
    nation: byCode(NATIONS, nation),
    arm: beginning(ARMS, arm),
    kind: byCode(KINDS, kind),
    ...(branch !== '-' && { branch: byCode(BRANCHES, branch) }),
    size: beginning(SIZES, size),
    men: Number(men),
    ...(others !== '' && { [arm === 'art' ? 'guns' : 'skirmishers']: Number(others) }),
    efficiency: Number(now),
    ...(most !== undefined && { maxEfficiency: Number(most) }),
    melee,
    bonus,
    weapon,
    ...(leader !== '' && { leader }),
    ...(turn !== '1' && { turn: Number(turn) }),
    at,
    ...(formation !== '' && { formation: beginning(FORMATIONS, formation) }),
  };
};

/** name | level | superior | bonus | unit | full name | objective */
const leader = (line: readonly string[]): Record<string, unknown> => {
  const [name, level, superior, bonus, rides, fullName, objective] = line;
  return {
    name,
    ...(fullName !== '' && { fullName }),
    level: beginning(LEVELS, level),
    ...(superior !== '' && { superior }),
    bonus: Number(bonus),
    unit: Number(rides),
    ...(objective !== undefined && { objective }),
  };
};

export const units = (text: string): Record<string, unknown>[] => cells(text).map(unit);
export const leaders = (text: string): Record<string, unknown>[] => cells(text).map(leader);

/** A picture of the map: every row between its number and the end of the line. */
export const picture = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim());
