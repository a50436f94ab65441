import { code, first, verbOf } from '../../../kernel/choice.ts';
import type { Decision, Step } from '../../../kernel/game.ts';
import { offer } from '../../../kernel/menu.ts';
import { local, pop, push, seatBit, setLocal } from '../../../kernel/stack.ts';
import { EVERYONE, tell } from '../../../kernel/umpire.ts';
import { BASES, FRENCH, TOWN_COUNT, UNIT_COUNT } from '../board.ts';
import { E, P, V } from '../lexicon.ts';
import { activeSide, armyBit, bar, commands, forceAt, seatOf, type BlocksState } from '../state.ts';
import { eliminate } from './02-units.ts';

/** [11.0] At the end of a French turn every base in French hands costs its army units. */
export const supply: Step<BlocksState> = {
  rule: '11.0',
  run: (s, umpire) => {
    pop(s);
    if (activeSide(s) !== FRENCH) return;
    for (const { town, army, loss } of BASES) {
      if (forceAt(s, FRENCH, town) === 0 || s.alive[army] === 0) continue;
      if (umpire.loud) tell(umpire, EVERYONE, '11.0', E.supply, army, town, loss);
      push(s, P.supplyLoss, armyBit(army), loss);
    }
  },
};

const NOT_THAT_ARMY = bar('11.0', 'the loss falls on the army whose base is taken');
const GONE = bar('2.4', 'that unit has been eliminated');
const LOSE_NOW = bar('11.0', 'choose a unit to give up for want of supply');

/** [11.0] The owner chooses what he loses. */
export const supplyLoss: Decision<BlocksState> = {
  rule: '11.0',
  asks: (s) => {
    const armies = local(s, 0);
    if (local(s, 1) > 0 && s.alive[armies >> 1] > 0) return seatBit(seatOf(s, armies));
    pop(s);
    return 0;
  },
  lone: () => true,
  menu: (s, _seat, m) => {
    for (let u = 0; u < UNIT_COUNT; u++) {
      if (s.town[u] < TOWN_COUNT && commands(local(s, 0), u)) offer(m, code(V.lose, u));
    }
  },
  bar: (s, _seat, c) =>
    verbOf(c) !== V.lose
      ? LOSE_NOW
      : !commands(local(s, 0), first(c))
        ? NOT_THAT_ARMY
        : s.town[first(c)] >= TOWN_COUNT
          ? GONE
          : null,
  take: (s, _seat, c, umpire) => {
    setLocal(s, 1, local(s, 1) - 1);
    eliminate(s, first(c), '11.0', umpire);
  },
};
