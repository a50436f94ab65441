import { UNITS } from '../../../src/games/blocks/data/units.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import { A, choices, F, type Battle, type Step, type Unit } from './table.ts';

/** What the tests of combat and after share: a plain battle and the words for passing turns. */

/** Infantry against infantry at Ligny, one in each column, the French attacking from Charleroi. */
export const line: Battle = {
  attackers: [['Friant'], ['Morand'], ['Duhesme']],
  defenders: [['Jagow'], ['Krafft'], ['Brause']],
};

export const inSquare = (name: string, cv?: number): Unit => ({
  unit: name,
  square: true,
  ...(cv && { cv }),
});

/** The attacker's left column against the defender's right; the other columns only hold. */
export const duel = (
  left: readonly Unit[],
  right: readonly Unit[],
  more: Partial<Battle> = {},
): Battle => ({
  attackers: [left, ['Morand'], ['Duhesme']],
  defenders: [right, ['Krafft'], ['Brause']],
  ...more,
});

/** From the attacker's combat to the defender's: nobody comes to help and nobody retreats. */
export const toDefender: Step[] = [
  [F, 'done'],
  [A, 'done'],
];
/** From the defender's combat back to the attacker's. */
export const toAttacker: Step[] = [
  [A, 'done'],
  [F, 'done'],
];

/** What a unit is offered, its name left out. */
export const offersTo = (s: BlocksState, seat: string, unit: string): string[] =>
  choices(s, seat)
    .filter((c) => c.includes(` ${unit}`))
    .map((c) => c.replace(` ${unit}`, ''));

/** All three armies where history had them, but for these; a list of units is a town's, or 'dead'. */
export const armies = (moved: Record<string, readonly string[]>): Record<string, string[]> => {
  const units: Record<string, string[]> = {};
  for (const { name, town } of UNITS) {
    const at = Object.keys(moved).find((place) => moved[place].includes(name)) ?? town;
    (units[at] ??= []).push(name);
  }
  return units;
};

/** The units that an army must lose for `left` to remain, its leader among them. */
export const allBut = (army: string, left: number): string[] =>
  UNITS.filter((u) => u.army === army)
    .slice(left)
    .map((u) => u.name);

/** A battle at Ligny or Charleroi within the campaign: all who do not fight in it stand elsewhere. */
export const amid = (b: Battle, moved: Record<string, readonly string[]> = {}): Battle => {
  const blocks = [...b.attackers, ...b.defenders].flat();
  const fighting = new Set(blocks.map((u) => (typeof u === 'string' ? u : u.unit)));
  const towns = armies({ ...moved, Namur: ['Steinmetz', 'Pirch II', 'Jagow', 'Rentzel'] });
  const others = Object.entries(towns).map(([town, here]) => [
    town,
    here.filter((name) => !fighting.has(name)),
  ]);
  return { ...b, others: Object.fromEntries(others) as Record<string, string[]> };
};
