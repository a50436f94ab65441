import { distance, DIRECTIONS } from '../../../boards/squares.ts';
import { code, first, verbOf, type Code } from '../../../kernel/choice.ts';
import { below, playoutDice } from '../../../kernel/dice.ts';
import { local, topProcedure } from '../../../kernel/stack.ts';
import type { Bot, BotMaker } from '../../../search/bot.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { P, V } from '../lexicon.ts';
import { COLUMN, INFANTRY, LINE } from '../numbers.ts';
import { AS_SEEN, isInEnemyZone } from '../rules/06-zones.ts';
import { isOnMap, scenarioOf, sideOf, type SquaresState } from '../state.ts';
import { imagine, type SquaresView } from '../view.ts';

/** A level that slips takes one choice in so many at random. */
const SLIPS = [6, 0, 0, 0, 0];
const FAR = 99;

/** The nearest square worth going to: one that counts for the side, or one with an enemy. */
const goalOf = (s: SquaresState, u: Unit): number => {
  const { grid, units, victory } = scenarioOf(s);
  const side = sideOf(u);
  const goals = [
    ...victory.at.filter((_, i) => victory.side[i] === side),
    ...units.ofSide[1 - side].filter((v) => isOnMap(s, v)).map((v) => s.square[v]),
  ];
  let goal = NOBODY;
  let least = FAR;
  for (const square of goals) {
    const away = distance(grid, s.square[u], square);
    if (away < least) [goal, least] = [square, away];
  }
  return goal;
};

/** What the unit in the hand does next: it marches to its goal in column and fires from a line. */
const order = (s: SquaresState, u: Unit, menu: readonly Code[]): Code => {
  const { grid, units } = scenarioOf(s);
  const isNear = isInEnemyZone(s, s.square[u], sideOf(u), AS_SEEN);
  const formation = code(V.form, isNear ? LINE : COLUMN);
  if (units.arm[u] === INFANTRY && menu.includes(formation)) return formation;
  const goal = isNear ? NOBODY : goalOf(s, u);
  let best = code(V.quit);
  let least = goal === NOBODY ? 0 : distance(grid, s.square[u], goal);
  for (const c of menu) {
    if (verbOf(c) !== V.step || least === 0) continue;
    const away = distance(grid, grid.near[s.square[u] * DIRECTIONS + first(c)], goal);
    if (away < least) [best, least] = [c, away];
  }
  return best;
};

export const squaresBot: BotMaker = (_seat, level, seed): Bot => {
  const dice = playoutDice(seed);
  const slips = SLIPS[level - 1];
  const accessed = new Set<Unit>();
  let phase = 0;
  let reason = '';
  return {
    choose(seen: unknown, menu: readonly Code[]): Code {
      const s = imagine(seen as SquaresView, dice);
      if (phase !== s.turn * DIRECTIONS * DIRECTIONS + s.phase) {
        phase = s.turn * DIRECTIONS * DIRECTIONS + s.phase;
        accessed.clear();
      }
      reason = 'marches to the nearest goal and fires from a line';
      if (topProcedure(s) === P.operations) {
        const next = menu.find((c) => verbOf(c) === V.access && !accessed.has(first(c)));
        if (next === undefined) return code(V.combat);
        accessed.add(first(next));
        return next;
      }
      if (topProcedure(s) !== P.hand) return menu[menu.length - 1];
      if (slips > 0 && below(dice, slips) === 0) return menu[below(dice, menu.length)];
      return order(s, local(s, 0), menu);
    },
    why: () => reason,
  };
};
