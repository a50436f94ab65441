import { describe, expect, test } from 'vitest';
import { distance, isInArc, sees } from '../../../src/boards/squares.ts';
import type { Fact } from '../../../src/boards/handling.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { LEXICON } from '../../../src/games/squares/lexicon.ts';
import { topsFor } from '../../../src/games/squares/rules/06-sight.ts';
import { BATTLES } from '../../../src/games/squares/scenarios.ts';
import { squaresScene } from '../../../src/games/squares/scene.ts';
import { banks } from '../../../src/games/squares/scene/banks.ts';
import { squareMiddle } from '../../../src/games/squares/scene/field.ts';
import { report } from '../../../src/games/squares/scene/report.ts';
import { scenarioOf, type SquaresState } from '../../../src/games/squares/state.ts';
import { at, choices, F, field, play, setUp } from './table.ts';

/** What is told of a unit or a square, by the names of its facts. */
const told = (s: SquaresState, thing: `unit:${string}` | `square:${string}`) => {
  const found = report(squares.view(s, 0), thing);
  const facts: readonly Fact[] = found?.groups.flat() ?? [];
  return {
    title: found?.title,
    gist: found?.gist,
    names: facts.map(({ name }) => name),
    values: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
  };
};

/** The buttons for a unit that is picked, without its compass. */
const buttons = (s: SquaresState, unit: string): string[] =>
  banks(squares.view(play(s, [], [F, 'access', unit]).state, 0))
    .filter(({ form }) => form === 'switches')
    .flatMap(({ controls }) => controls.map(({ name }) => name));

describe('what is told', () => {
  /** The unit of the sample screens, as far as it goes by the columns of a state. */
  const sample = field(
    {
      '#2': {
        at: '6,10',
        men: 340,
        skirmishers: 0,
        op: 11,
        ammunition: 7,
        fatigue: 0,
        efficiency: 60,
        readiness: 5,
        control: 24,
        disruption: 0,
        formation: 'column',
        facing: 'E',
        orders: [],
      },
      '#0': { at: '7,12' },
    },
    { leaders: { '@0': { rides: null }, '@1': { objective: '14,10', stars: 2 } } },
  );

  test('[6.21] [6.211] [6.212] the figures of the sample unit stand where it is picked', () => {
    const { title, gist, values } = told(sample, 'unit:#2');
    expect([title, gist]).toEqual(['1/17th Light', 'Light infantry, regiment']);
    expect(values).toMatchObject({
      men: '340',
      skirmishers: '0',
      ammunition: '7',
      'front line': 'no',
      weapon: 'Musket',
      'operation points': '11',
      fatigue: '0',
      efficiency: '60 (68)',
      advance: 'no',
      melee: 'no',
      facing: 'E (3)',
      'on square': '6,10',
      ground: 'clear, level 2',
      fire: 'as it sees fit',
    });
  });

  test('[5.3] [6.221] and those of its second page: leaders, objective and its direction', () => {
    const { values } = told(sample, 'unit:#2');
    expect(values).toMatchObject({
      objective: '14,10 E (3)',
      readiness: '5',
      'command control': '24',
      morale: '60',
      disruption: '0',
      'melee factor': '3',
      formation: 'column',
      'road mode': 'no',
      division: 'Morand 9 ★★ · 7,12 (2)',
      corps: 'Eugène 12 · not on the map',
    });
  });

  test('[6.222] artillery has guns, and neither leaders, skirmishers, melee nor advance', () => {
    const guns = field({ '#29': { at: '15,15', op: 9 }, '#4': { at: '16,16', op: 9 } });
    const { names, values } = told(guns, 'unit:#29');
    expect(values['guns']).toBe('8');
    for (const name of ['skirmishers', 'melee', 'advance', 'objective', 'division', 'corps']) {
      expect(names).not.toContain(name);
      expect(told(guns, 'unit:#4').names.includes(name)).toBe(
        ['skirmishers', 'melee', 'advance', 'division', 'corps'].includes(name),
      );
    }
    expect(buttons(guns, '#29')).toEqual(['front line', 'road mode']);
  });

  test('[6.223] cavalry has its auto-retreat where others have road mode, and no skirmishers', () => {
    const both = field({ '#22': { at: '15,15', op: 9 }, '#4': { at: '16,16', op: 9 } });
    const { names, values } = told(both, 'unit:#22');
    expect(values['auto-retreat']).toBe('no');
    expect(names).not.toContain('road mode');
    expect(names).not.toContain('skirmishers');
    expect(buttons(both, '#22')).toEqual(['melee', 'advance', 'front line', 'auto-retreat']);
    expect(buttons(both, '#4')).toEqual(['melee', 'advance', 'front line', 'road mode']);
  });

  test('[6.07] of a square the ground and its elevation', () => {
    const s = field({});
    const ground = (square: string) => told(s, `square:${square}`).gist;
    expect(['14,8', '19,15', '6,1', '5,1', '10,1', '13,5'].map(ground)).toEqual([
      'redoubt, level 3',
      'woods, level 1',
      'town, level 1',
      'road, level 1',
      'clear, level 1',
      'stream, level 1',
    ]);
  });

  test('[6.06] the ground under units is told with them', () => {
    const s = field({ '#90': { at: '14,8' }, '#107': { at: '14,8', facing: 'W' } });
    expect(told(s, 'square:14,8').values['ground']).toBe('redoubt, level 3');
    expect(told(s, 'unit:#107').values['ground']).toBe('redoubt, level 3');
  });
});

describe('what is shown', () => {
  test('[6.05] the fire menu lights up what a unit sees before it, in the direction it faces', () => {
    const facing = (direction: string) =>
      field({
        '#34': { at: '11,14', op: 9, formation: 'unlimbered', facing: direction },
        '#90': { at: '15,14' },
      });
    for (const [d, direction] of LEXICON.domains['direction'].entries()) {
      const s = facing(direction);
      const lit = choices(play(s, [], [F, 'access', '#34'], [F, 'fire']).state, F)
        .filter((choice) => choice.startsWith('target'))
        .map((choice) => at(choice.slice(7)));
      const { grid, ground } = scenarioOf(s);
      const tops = topsFor(s);
      const seen = Array.from({ length: grid.size }, (_, square) => square).filter(
        (square) =>
          square % grid.stride < grid.width &&
          distance(grid, at('11,14'), square) <= 12 &&
          isInArc(grid, at('11,14'), d, square) &&
          sees(grid, ground.elevation, tops, at('11,14'), square),
      );
      expect(lit).toEqual(seen);
      expect(lit.length).toBeGreaterThan(5);
    }
    // Whoever stands at 15,14 hides what is behind him.
    const east = play(facing('E'), [], [F, 'access', '#34'], [F, 'fire']).state;
    expect(choices(east, F)).toContain('target 15,14');
    expect(choices(east, F)).not.toContain('target 16,14');
    expect(choices(east, F)).toContain('target 16,16');
  });

  test('[6.11] the victory squares of both sides, with their points', () => {
    for (const [i, { scenario, victory }] of BATTLES.entries()) {
      const [{ ground }] = squaresScene(squares.view(setUp(BATTLES[i].scenario.name), 0)).boards;
      const labels = ground.flatMap((shape) =>
        shape.kind === 'text' && shape.look === 'squares-worth' ? [shape] : [],
      );
      expect(labels.map(({ text }) => Number(text)).toSorted((a, b) => a - b)).toEqual(
        victory.points.toSorted((a, b) => a - b),
      );
      expect(labels).toHaveLength(scenario.victorySquares.length);
      for (const [v, square] of victory.at.entries()) {
        const { x, y } = squareMiddle(square);
        const own = labels.filter((label) => label.x === x && Math.abs(label.y - y) < 40);
        expect(own.map(({ text }) => text)).toContain(String(victory.points[v]));
        expect(ground.some((shape) => isRibbon(shape, victory.side[v], x, y))).toBe(true);
      }
    }
  });
});

/** Whether a shape frames that square in the colour of a side: every ribbon begins at the left rim. */
const isRibbon = (shape: { look?: string; d?: string }, side: number, x: number, y: number) =>
  shape.look === `squares-ribbon-${LEXICON.domains['side'][side]}` &&
  (shape.d ?? '').includes(`M${x - 17.5} ${y + 17.5}`);
