import { describe, expect, test } from 'vitest';
import { below, fixedDice, playoutDice, tableDice } from '../../../src/kernel/dice.ts';
import { advance, announce, barOf, menuOf, seatToMove, settle } from '../../../src/kernel/play.ts';
import { code } from '../../../src/kernel/choice.ts';
import { choose, openTable, undo } from '../../../src/kernel/table.ts';
import { SPECTATOR, umpire } from '../../../src/kernel/umpire.ts';
import { NOBODY } from '../../../src/games/squares/battle.ts';
import { squaresScene } from '../../../src/games/squares/scene.ts';
import { report } from '../../../src/games/squares/scene/report.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { V } from '../../../src/games/squares/lexicon.ts';
import { CAVALRY } from '../../../src/games/squares/numbers.ts';
import {
  AWAY,
  FIRST_TARGET,
  hasOrder,
  isOnMap,
  MELEE,
  NO_PLOT,
  scenarioOf,
  SEEN,
  sideOf,
  UNSEEN,
  type SquaresState,
} from '../../../src/games/squares/state.ts';
import { lookAtAll } from '../../../src/games/squares/rules/04-hidden.ts';
import { isSeenBy } from '../../contract/squares-secrets.ts';
import { byNight } from './altered.ts';
import { A, at, bar, F, field, orders, play, refused, setUp, whereIs } from './table.ts';

/** On the north of the map of Borodino a ridge runs from 18,1 to 21,1: who is behind it is not seen. */
const WEST = '17,1';
const BEHIND = '22,1';

const HIDDEN = { options: { hidden: true } };

const scout = (square: string, more: Record<string, unknown> = {}) => ({
  at: square,
  op: 12,
  control: 20,
  formation: 'column',
  facing: 'E',
  ...more,
});
const lurker = (square = BEHIND, more: Record<string, unknown> = {}) => ({
  at: square,
  formation: 'line',
  facing: 'W',
  ...more,
});

const hill = (
  french: Record<string, unknown> = {},
  more: Record<string, unknown> = HIDDEN,
): SquaresState => field({ '#0': scout(WEST, french), '#90': lurker() }, more);

const EAST = ['step', 'E'] as const;

const isShown = (s: SquaresState, u: number, seat: number): boolean =>
  squares.view(s, seat).table.square[u] < AWAY;

/** Shows the states of a game at random, one in so many. */
const wander = (
  scenario: string,
  seed: number,
  sample: number,
  visit: (s: SquaresState) => void,
) => {
  const s = setUp(scenario, { hidden: true });
  s.turn = scenarioOf(s).scenario.turns - 4;
  const u = umpire(tableDice(`hidden ${seed}`), false);
  const random = playoutDice(seed);
  settle(squares, s, u);
  while (s.waiting !== 0) {
    if (below(random, sample) === 0) visit(s);
    const menu = menuOf(squares, s, seatToMove(s));
    advance(squares, s, seatToMove(s), menu[below(random, menu.length)], u);
  }
};

describe('who is seen', () => {
  test('[4.11] whoever stands within ten squares on open ground, and who sees is seen', () => {
    for (const [square, seen] of [
      ['10,10', true],
      ['10,17', true],
      ['15,5', false],
    ] as const) {
      const s = field({ '#0': scout('4,12'), '#90': lurker(square) }, HIDDEN);
      expect([hasOrder(s, 0, SEEN), hasOrder(s, 90, SEEN)]).toEqual([seen, seen]);
    }
  });

  test('[4.11] a ridge hides those behind it, but nobody beside an enemy is hidden', () => {
    expect(isShown(hill(), 90, 0)).toBe(false);
    expect(isShown(field({ '#0': scout('21,1'), '#90': lurker() }, HIDDEN), 90, 0)).toBe(true);
    expect(isShown(hill({}, {}), 90, 0)).toBe(true);
  });

  test('[12.1] at night only within three squares', () => {
    const apart = (square: string): boolean =>
      isShown(field({ '#0': scout('4,12'), '#90': lurker(square) }, HIDDEN), 90, 0);
    expect([apart('7,12'), apart('8,12')]).toEqual([true, true]);
    byNight('borodino', 1, () => {
      expect([apart('7,12'), apart('8,12')]).toEqual([true, false]);
    });
  });

  test('[12.1] when night falls who was seen from afar is lost from sight', () => {
    const s = field({ '#0': scout('4,12'), '#90': lurker('9,12') }, HIDDEN);
    byNight('borodino', 1, () => {
      const u = umpire(fixedDice([]));
      lookAtAll(s, u);
      const told = u.events.map((each) => announce(squares, each).text);
      expect(told).toContain('#90 is out of sight: last seen at 9,12');
      expect(isShown(s, 90, 0)).toBe(false);
    });
  });

  test('[4.11] marks of sight are those of the map, whatever happens in a battle', () => {
    let seen = 0;
    let unseen = 0;
    for (const [i, scenario] of ['borodino', 'quatre-bras'].entries()) {
      wander(scenario, i, 300, (s) => {
        for (const u of scenarioOf(s)
          .units.ofSide.flat()
          .filter((v) => isOnMap(s, v))) {
          const is = isSeenBy(s, s.square[u], 1 - sideOf(u));
          expect(hasOrder(s, u, SEEN)).toBe(is);
          if (is) seen++;
          else unseen++;
        }
      });
    }
    expect(Math.min(seen, unseen)).toBeGreaterThan(100);
  });
});

describe('coming into sight and out of it', () => {
  test('[4.11] a step into sight shows each side to the other, and is not taken back', () => {
    const before = orders(hill(), '#0', [], EAST, EAST);
    expect(before.heard(F).join()).not.toContain('#90');
    expect(before.heard(A)).toEqual([]);
    const after = play(before.state, [], [F, ...EAST]);
    expect(after.heard(F)).toContain('#90 is seen at 22,1');
    expect(after.heard(A)).toEqual(['#0 is seen at 20,1', '#0 moves to 20,1']);
    expect([isShown(after.state, 90, 0), isShown(after.state, 0, 1)]).toEqual([true, true]);

    const table = openTable(squares, { position: {} }, before.state, 'ridge');
    choose(table, 0, ['step', 'W']);
    expect(undo(table, 0)).toBeNull();
    choose(table, 0, EAST);
    expect(undo(table, 0)).toContain('nothing can be taken back');
  });

  test('[4.11] who leaves the sight of the last enemy is shown no more, but where he was', () => {
    const s = field({ '#0': scout('20,1'), '#90': lurker() }, HIDDEN);
    const { state, heard } = orders(s, '#0', [], ['step', 'W']);
    expect(heard(A)).toEqual(['#0 is out of sight: last seen at 20,1']);
    expect(heard(F)).toContain('#90 is out of sight: last seen at 22,1');
    const { table } = squares.view(state, 1);
    expect([table.square[0], table.seenAt[0], table.seenTurn[0]]).toEqual([UNSEEN, at('20,1'), 1]);
    expect(table.top[state.square[0]]).toBe(NOBODY);
  });

  test('[4.11] [6.33] a step beside a hidden enemy costs what it seems to cost', () => {
    const s = field(
      {
        '#0': scout('19,14', { formation: 'open', facing: 'SE', efficiency: 98 }),
        '#90': lurker('21,16', { formation: 'open' }),
      },
      HIDDEN,
    );
    expect(isShown(s, 90, 0)).toBe(false);
    const into = ['step', 'SE'] as const;
    expect(orders(s, '#0', [], into).state.op[0]).toBe(12 - 6);
    expect(orders({ ...s, hidden: 0 }, '#0', [], into).state.op[0]).toBe(12 - 7);
  });
});

describe('a march that is aborted', () => {
  const found = orders(hill(), '#0', [], EAST, EAST, EAST).state;

  test('[6.32] it costs four points, and the unit is where it began', () => {
    expect([whereIs(found, 0), found.op[0]]).toEqual(['20,1', 4]);
    const { state, log } = play(found, [], [F, 'abort']);
    expect([whereIs(state, 0), state.op[0], state.facing[0]]).toEqual([WEST, 8, 2]);
    expect(log).toEqual([
      '[4.11] #90 is out of sight: last seen at 22,1',
      '[4.11] #0 is out of sight: last seen at 20,1',
      `[6.32] #0 breaks off its reconnaissance and is back at ${WEST}`,
    ]);
    expect(play(state, [], [F, 'quit']).state.fatigue[0]).toBe(state.fatigue[0]);
  });

  test('[6.32] what was not paid for steps is not given back', () => {
    const turned = play(found, [], [F, 'face', 'N']).state;
    expect(play(turned, [], [F, 'abort']).state.op[0]).toBe(7);
  });

  test('[6.32] only a march that has found somebody', () => {
    const nothing = bar('6.32', 'no march of this unit has brought hidden enemies to light');
    expect(refused(hill(), '#0', 'abort')).toEqual(nothing);
    const open = orders(hill({}, {}), '#0', [], EAST, EAST, EAST).state;
    expect(barOf(squares, open, 0, code(V.abort))).toEqual(nothing);
    const again = play(found, [], [F, 'abort']).state;
    expect(barOf(squares, again, 0, code(V.abort))).toEqual(nothing);
  });

  test('[6.32] it ends where there is room for the formation', () => {
    const s = field(
      { '#0': scout('20,14', { formation: 'open', efficiency: 98 }), '#90': lurker('9,14') },
      HIDDEN,
    );
    const found = orders(s, '#0', [], ['step', 'W'], ['form', 'column']).state;
    expect(barOf(squares, found, 0, code(V.abort))).toEqual(
      bar('6.35', 'where it began there is room for open formation only'),
    );
    const open = orders(s, '#0', [], ['step', 'W'], ['abort']).state;
    expect(whereIs(open, 0)).toBe('20,14');
  });
});

describe('what a side is shown', () => {
  test('[4.11] of those whom nobody sees only what is printed', () => {
    const s = hill();
    s.men[90] = 111;
    s.plot[90] = FIRST_TARGET;
    const { table } = squares.view(s, 0);
    expect([table.square[90], table.men[90], table.plot[90]]).toEqual([
      UNSEEN,
      scenarioOf(s).units.men[90],
      NO_PLOT,
    ]);
    expect(squares.view(s, 1).table.men[90]).toBe(111);
    expect(squares.view(s, SPECTATOR).table.square[0]).toBe(UNSEEN);
    expect(squares.reveal(s, 0).table).toEqual(s);
  });

  test('[6.2] the orders and the command of the enemy are his own affair, in an open game too', () => {
    const s = field({ '#0': scout('4,12'), '#90': lurker('9,12') });
    s.plot[90] = FIRST_TARGET + at('4,12');
    s.orders[90] |= MELEE;
    s.ammunition[90] = 1;
    s.stars[30] = 4;
    s.objective[30] = at('4,12');
    s.men[90] = 111;
    const { table } = squares.view(s, 0);
    expect([
      table.plot[90],
      table.orders[90] & MELEE,
      table.stars[30],
      table.objective[30],
    ]).toEqual([NO_PLOT, 0, 0, NOBODY]);
    expect(table.ammunition[90]).toBe(scenarioOf(s).units.ammunition[90]);
    expect([table.square[90], table.men[90]]).toEqual([at('9,12'), 111]);
    const own = squares.view(s, 1).table;
    expect([own.plot, own.orders, own.stars, own.objective]).toEqual([
      s.plot,
      s.orders,
      s.stars,
      s.objective,
    ]);
  });

  test('[6.21] [6.221] cards tell of an enemy what is seen of him, of a hidden one what is printed', () => {
    const factsOf = (s: SquaresState, seat: number): Record<string, string> =>
      Object.fromEntries(
        (report(squares.view(s, seat), 'unit:#90')?.groups.flat() ?? []).map((fact) => [
          fact.name,
          fact.value,
        ]),
      );
    const s = field({ '#0': scout('4,12'), '#90': lurker('9,12', { men: 333 }) }, HIDDEN);
    const own = ['operation points', 'command control', 'ammunition', 'fire', 'melee', 'advance'];
    expect(factsOf(s, 0)).toMatchObject({ men: '333', formation: 'line', 'on square': '9,12' });
    for (const name of own) {
      expect(factsOf(s, 0)).not.toHaveProperty([name]);
      expect(factsOf(s, 1)).toHaveProperty([name]);
    }
    const men = String(scenarioOf(s).units.men[90]);
    const hidden = factsOf(hill({}, { ...HIDDEN }), 0);
    expect(hidden).toMatchObject({ men, 'last seen': expect.any(String) as string });
    expect(hidden).not.toHaveProperty('formation');
  });

  test('[11.1] what is left of an army is told by its losses, seen or not', () => {
    const s = hill();
    const gauges = (): readonly unknown[] =>
      squaresScene(squares.view(s, 0))
        .gauges.filter(({ name }) => name === 'men')
        .map(({ value, full }) => [full - value, full]);
    const men = scenarioOf(s).units.ofSide.map((own) =>
      own.reduce((sum, u) => sum + scenarioOf(s).units.men[u], 0),
    );
    s.menLost[3] = 70;
    s.menCaptured[4] = 7;
    expect(gauges()).toEqual([
      [0, men[0]],
      [77, men[1]],
    ]);
  });

  test('[6.2] a unit in the hand is shown to nobody else', () => {
    const s = play(hill(), [], [F, 'access', '#0']).state;
    expect(squares.view(s, 1).table.stack).toHaveLength(s.stack.length - 5);
    expect(squares.view(s, 0).table.stack).toEqual(s.stack);
  });

  test('[10.4] whether a reinforcement has come is not known; who cannot have come is not here', () => {
    const s = setUp('quatre-bras', { hidden: true, alliedArrival: 5 });
    const { units } = scenarioOf(s);
    const [, allied] = units.ofSide;
    const later = allied.filter((u) => units.turn[u] > 1);
    s.turn = 3;
    const { table } = squares.view(s, 0);
    for (const u of later) {
      expect(table.square[u]).toBe(units.turn[u] - 4 > 3 ? AWAY : UNSEEN);
      expect(table.due[u]).toBe(units.turn[u]);
    }
    expect(new Set(later.map((u) => table.square[u])).size).toBe(2);
  });
});

describe('imagined worlds', () => {
  test('[4.11] [6.34] keep the rules, and put the unseen where nobody sees them', () => {
    const dice = playoutDice(4);
    let placed = 0;
    for (const [i, scenario] of ['borodino', 'waterloo'].entries()) {
      wander(scenario, 10 + i, 2000, (s) => {
        const v = squares.view(s, 0);
        const world = squares.imagine(v, dice);
        expect(squares.check(world)).toEqual([]);
        for (const u of scenarioOf(s).units.ofSide[1]) {
          if (v.table.square[u] !== UNSEEN || !isOnMap(world, u)) continue;
          placed++;
          expect(isSeenBy(world, world.square[u], 0)).toBe(false);
        }
      });
    }
    expect(placed).toBeGreaterThan(50);
  });

  test('[6.43] cavalry that is formed for a charge is taken to ride at the nearest enemy', () => {
    const { arm, ofSide } = scenarioOf(setUp('borodino')).units;
    const horse = ofSide[1].find((u) => arm[u] === CAVALRY) ?? NOBODY;
    const s = field({
      '#0': scout('4,12'),
      '#1': scout('6,10'),
      [`#${horse}`]: { at: '9,12', formation: 'charge', plot: '4,12' },
    });
    expect(squares.view(s, 0).table.plot[horse]).toBe(NO_PLOT);
    const world = squares.imagine(squares.view(s, 0), playoutDice(6));
    expect(world.plot[horse]).toBe(FIRST_TARGET + at('6,10'));
  });

  test('[4.11] who has just gone out of sight is near where he was seen', () => {
    const dice = playoutDice(5);
    const { state } = orders(
      field({ '#0': scout('20,1'), '#90': lurker() }, HIDDEN),
      '#0',
      [],
      ['step', 'W'],
    );
    const v = squares.view(state, 1);
    const squaresOf0 = new Set<number>();
    for (let i = 0; i < 50; i++) {
      const square = squares.imagine(v, dice).square[0];
      squaresOf0.add(square);
      expect(Math.abs((square % 64) - 20)).toBeLessThanOrEqual(6);
    }
    expect(squaresOf0.size).toBeGreaterThan(3);
  });
});
