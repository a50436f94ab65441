import { TERRAINS, type Terrain } from '../../../src/games/squares/data/lists.ts';
import { NIGHT_HOUR, type Battle, type UnitColumns } from '../../../src/games/squares/battle.ts';
import { BATTLES } from '../../../src/games/squares/scenarios.ts';
import { numberOf } from './combat.ts';
import { at } from './table.ts';

/** Battles altered while something is tested that none of those of the house has, and put back. */

const battleNamed = (name: string): Battle => {
  const battle = BATTLES.find(({ scenario }) => scenario.name === name);
  if (battle === undefined) throw new Error(`no battle ${name}`);
  return battle;
};

/** Does something as if that turn of the battle were night. [12.1] */
export const byNight = <T>(scenario: string, turn: number, doIt: () => T): T => {
  const hours = battleNamed(scenario).hours as number[];
  const hour = hours[turn];
  hours[turn] = NIGHT_HOUR;
  try {
    return doIt();
  } finally {
    hours[turn] = hour;
  }
};

/** Does something as if the square were of another ground. */
export const onGround = <T>(
  scenario: string,
  square: string,
  terrain: Terrain,
  doIt: () => T,
): T => {
  const { ground } = battleNamed(scenario);
  const own = ground.terrain[at(square)];
  ground.terrain[at(square)] = TERRAINS.indexOf(terrain);
  try {
    return doIt();
  } finally {
    ground.terrain[at(square)] = own;
  }
};

/** Does something as if the unit were of another nation, kind or branch. */
export const enlisted = <T>(
  scenario: string,
  unit: string,
  traits: Partial<Record<'nation' | 'kind' | 'branch', number>>,
  doIt: () => T,
): T => {
  const units: UnitColumns = battleNamed(scenario).units;
  const u = numberOf(unit);
  const own = { nation: units.nation[u], kind: units.kind[u], branch: units.branch[u] };
  const become = (all: Partial<typeof own>): void => {
    for (const trait of ['nation', 'kind', 'branch'] as const) {
      units[trait][u] = all[trait] ?? own[trait];
    }
  };
  become(traits);
  try {
    return doIt();
  } finally {
    become(own);
  }
};

/** Does something as if tests to charge, or to form square, were rolled against another number. [19.1] */
export const rolledAgainst = <T>(
  scenario: string,
  table: 'charge' | 'square',
  number: number,
  doIt: () => T,
): T => {
  const tables = battleNamed(scenario).scenario.tables as Record<typeof table, number>;
  const own = tables[table];
  tables[table] = number;
  try {
    return doIt();
  } finally {
    tables[table] = own;
  }
};
