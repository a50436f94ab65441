import { FRAME } from '../../kernel/stack.ts';
import { NOBODY, type Unit } from './battle.ts';
import { CHARGED, hasFate } from './fates.ts';
import { P } from './lexicon.ts';
import { sightFaults } from './rules/04-hidden.ts';
import { AWAY, LOST, scenarioOf, sideOf, UNSEEN, type SquaresState } from './state.ts';

const OFF_MAP = new Set([AWAY, LOST, UNSEEN]);

const UNIT_LIMITS = [
  ['op', 16],
  ['disruption', 6],
  ['readiness', 8],
  ['ammunition', 8],
  ['out', 5],
  ['facing', 8],
  ['formation', 11],
] as const;

/** What is wrong with a unit by itself. */
const unitFaults = (s: SquaresState, u: Unit, faults: string[]): void => {
  for (const [column, end] of UNIT_LIMITS) {
    const value = s[column][u];
    if (value < 0 || value >= end) faults.push(`#${u} has ${value} in ${column}`);
  }
  const square = s.square[u];
  if (square >= AWAY && !OFF_MAP.has(square)) faults.push(`#${u} is nowhere`);
  if (s.fatigue[u] < 0 || s.men[u] < 0 || s.guns[u] < 0) {
    faults.push(`#${u} has less than nothing`);
  }
};

/** What is wrong with the stacks of the squares. */
const stackFaults = (s: SquaresState): string[] => {
  const faults: string[] = [];
  let standing = 0;
  for (const [square, top] of s.top.entries()) {
    for (let u = top; u !== NOBODY; u = s.under[u]) {
      standing++;
      if (s.square[u] !== square) faults.push(`#${u} is not where its stack is`);
      if (sideOf(u) !== sideOf(top)) faults.push(`both sides stand on ${square}`);
      if (s.facing[u] !== s.facing[top]) faults.push(`#${u} does not face like its stack`);
      if (standing > s.square.length) return [...faults, 'a stack runs in a circle'];
    }
  }
  if (standing !== s.square.filter((square) => square < AWAY).length) {
    faults.push('units stand in no stack');
  }
  return faults;
};

const holds = (s: SquaresState, procedure: number): boolean => {
  for (let at = 0; at < s.stack.length; at += FRAME) if (s.stack[at] === procedure) return true;
  return false;
};

/** [7.0] What is wrong with the fates of units, which are those of the combat phase in hand. */
const fateFaults = (s: SquaresState): string[] => {
  if (holds(s, P.combat)) return [];
  return scenarioOf(s)
    .units.ofSide.flat()
    .filter((u) => s.fate[u] !== 0)
    .map((u) => `#${u} has a fate and there is no combat`);
};

/** [6.43] What is wrong with charges: who rides has charged. */
const rideFaults = (s: SquaresState): string[] => {
  const faults: string[] = [];
  for (let at = 0; at < s.stack.length; at += FRAME) {
    if (s.stack[at] !== P.ride || hasFate(s, s.stack[at + 1], CHARGED)) continue;
    faults.push(`#${s.stack[at + 1]} rides and has not charged`);
  }
  return faults;
};

/** The invariants of the game; an empty list when all hold. */
export const check = (s: SquaresState): string[] => {
  const faults = [...stackFaults(s), ...sightFaults(s), ...fateFaults(s), ...rideFaults(s)];
  for (const own of scenarioOf(s).units.ofSide) for (const u of own) unitFaults(s, u, faults);
  return faults;
};
