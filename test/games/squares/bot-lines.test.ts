import { describe, expect, test } from 'vitest';
import { distance, squareAt, type Square } from '../../../src/boards/squares.ts';
import { battleOf, NOBODY, type Battle } from '../../../src/games/squares/battle.ts';
import { squaresBot } from '../../../src/games/squares/bot/bot.ts';
import { courseOf } from '../../../src/games/squares/bot/courses.ts';
import { DIRECTIVES } from '../../../src/games/squares/bot/directives.ts';
import { goalsOf } from '../../../src/games/squares/bot/goals.ts';
import { lineCount, postsOf, threatenedRear } from '../../../src/games/squares/bot/lines.ts';
import { planFor } from '../../../src/games/squares/bot/missions.ts';
import { scenarioOf, type SquaresState } from '../../../src/games/squares/state.ts';
import { documentOf, read } from './document.ts';
import { operated } from './commanders.ts';
import { field, setUp } from './table.ts';

const at = (battle: Battle, name: string): Square => {
  const [x, y] = name.split(',').map(Number);
  return squareAt(battle.grid, x, y);
};

/** Borodino as its document with this instead of what helps the Allied commander. */
const alliedBy = (commander: unknown): Battle => {
  const doc = documentOf('borodino') as { commander: Record<string, unknown> };
  return battleOf(read({ ...doc, commander: { ...doc.commander, Allied: commander } }));
};

/** Where the Allied formations go that are told to retreat. */
const heldBy = (s: SquaresState): Square[] =>
  planFor(s, 1, courseOf(s, 1, DIRECTIVES.retreat, 0)).missions.map(({ goal }) => goal);

const armies = {
  '#0': { at: '5,8' },
  '#90': { at: '16,8' },
  '#93': { at: '16,10' },
};

describe('[18.24] defensive lines', () => {
  test('are those of the scenario, and behind them is the rear [18.22]', () => {
    const battle = scenarioOf(setUp('borodino'));
    expect(lineCount(battle, 1)).toBe(3);
    expect(postsOf(battle, 1, 0)).toEqual(
      ['16,14', '14,11', '14,6', '16,4'].map((name) => at(battle, name)),
    );
    expect(postsOf(battle, 1, 3)).toEqual([at(battle, '27,8')]);
  });

  test('lie across the way to the enemy where a scenario draws none', () => {
    const battle = alliedBy({});
    expect(battle.commander[1].rear).toBe(NOBODY);
    expect(lineCount(battle, 1)).toBe(3);
    const columns = [0, 1, 2].map((line) =>
      Math.min(...postsOf(battle, 1, line).map((square) => square % battle.grid.stride)),
    );
    expect(columns).toEqual(columns.toSorted((a, b) => a - b));
    for (const line of [0, 1, 2]) {
      for (const post of postsOf(battle, 1, line)) {
        expect(post % battle.grid.stride).toBeLessThan(battle.grid.width);
        expect(post).toBeLessThan(battle.grid.size);
      }
    }
  });

  test('are gone back to by one who retreats, to the rear in the end', () => {
    const early = field(armies, { turn: 1 });
    const late = field(armies, { turn: 13 });
    const { grid } = scenarioOf(early);
    const rear = at(scenarioOf(early), '27,8');
    const near = (s: SquaresState): number =>
      Math.min(...heldBy(s).map((goal) => distance(grid, goal, rear)));
    expect(near(late)).toBe(0);
    expect(near(early)).toBeGreaterThan(5);
  });
});

test('[18.22] a rear with an enemy near it is held, too', () => {
  const quiet = field(armies);
  expect(threatenedRear(quiet, 1)).toBe(NOBODY);
  const threatened = field({ ...armies, '#1': { at: '22,8' } });
  const rear = at(scenarioOf(quiet), '27,8');
  expect(threatenedRear(threatened, 1)).toBe(rear);
});

test('[18.26] special objectives are goals beside the victory squares, of one side alone', () => {
  const battle = alliedBy({ specialObjectives: ['20,10'] });
  const square = at(battle, '20,10');
  expect(goalsOf(battle, 1).map((goal) => goal.square)).toContain(square);
  expect(goalsOf(battle, 0).map((goal) => goal.square)).not.toContain(square);
});

test('[18.25] batteries go to an artillery objective', () => {
  let s = field({
    '#29': {
      at: '8,7',
      op: 14,
      men: 128,
      guns: 8,
      control: 20,
      efficiency: 78,
      formation: 'limbered',
      facing: 'E',
    },
    '#0': { at: '11,8', op: 8, men: 800, efficiency: 70, control: 20, facing: 'E' },
    '#90': { at: '16,9', op: 8, men: 800, efficiency: 70, control: 20, facing: 'W' },
  });
  const { commander, grid } = scenarioOf(s);
  const awayFrom = (u: number): number =>
    Math.min(...commander[0].guns.map((gun) => distance(grid, gun, s.square[u])));
  expect(awayFrom(29)).toBeGreaterThan(2);
  s = operated(s, squaresBot(0, 2, 1)).s;
  expect(awayFrom(29)).toBeLessThanOrEqual(1);
});
