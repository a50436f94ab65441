import type { Phrases } from '../../boards/words.ts';
import type { Battle } from './battle.ts';
import { SIDES } from './data/lists.ts';
import { LEXICON } from './lexicon.ts';
import { STRIDE } from './numbers.ts';

const named = new WeakMap<Battle, Phrases>();

const namesIn = ({ scenario, leaders }: Battle): Phrases => {
  const { unit, leader, square } = LEXICON.domains;
  const names: Record<string, string> = {};
  for (const { number, fullName } of scenario.units) names[unit[number]] = fullName;
  for (const [i, side] of SIDES.entries()) {
    const own = scenario.leaders.filter((each) => each.side === side);
    for (const [place, { fullName }] of own.entries()) {
      names[leader[leaders.ofSide[i][place]]] = fullName;
    }
  }
  for (const { name, x, y } of scenario.map.places) {
    const at = square[y * STRIDE + x];
    names[at] = `${name} (${at})`;
  }
  return names;
};

/**
 * What people call the things of a battle. Choices and events call a unit or a leader by a number,
 * which is somebody else in each battle, and a square by its coordinates [5.121].
 */
export const namesOf = (battle: Battle): Phrases => {
  const names = named.get(battle) ?? namesIn(battle);
  named.set(battle, names);
  return names;
};
