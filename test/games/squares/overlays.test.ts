import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../src/boards/scene.ts';
import { told } from '../../../src/boards/words.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { RULEBOOK } from '../../../src/games/squares/rulebook.ts';
import { squareMiddle } from '../../../src/games/squares/scene/field.ts';
import { OVERLAYS } from '../../../src/games/squares/scene/overlays.ts';
import { squaresWords } from '../../../src/games/squares/words.ts';
import type { SquaresState } from '../../../src/games/squares/state.ts';
import { before, BRITISH, FRENCH, fresh, TWELVE_POUNDERS } from './combat.ts';
import { at, setUp } from './table.ts';

const [french] = FRENCH;
const [british] = BRITISH;

const shown = (
  name: string,
  s: SquaresState,
  thing: `unit:${string}` | `square:${string}` | null,
) => {
  const overlay = OVERLAYS.find((each) => each.name === name);
  if (overlay === undefined) throw new Error(`no overlay ${name}`);
  return overlay.shapes(squares.view(s, 0), thing);
};

const look = (shapes: readonly Shape[], of: string): readonly Shape[] =>
  shapes.filter((shape) => shape.look.split(' ').includes(of));

/** Whether a path covers a square. */
const covers = (shapes: readonly Shape[], square: string): boolean => {
  const { x, y } = squareMiddle(at(square));
  return shapes.some((shape) => shape.kind === 'path' && shape.d.includes(`M${x - 20} ${y - 20}h`));
};

const DUEL = before({
  [french]: fresh('20,10', { facing: 'E', formation: 'line' }),
  [british]: fresh('24,10', { facing: 'W', formation: 'line' }),
});

describe('line of sight', () => {
  test('[6.36] what lies behind a unit on level ground is in shadow, what lies before it is not', () => {
    const dark = look(shown('line of sight', DUEL, `unit:${french}`), 'overlay-unseen');
    expect(covers(dark, '22,10')).toBe(false);
    expect(covers(dark, '25,10')).toBe(true);
  });

  test('[6.36] from a square that is pointed at as well', () => {
    const dark = look(shown('line of sight', DUEL, 'square:26,10'), 'overlay-unseen');
    expect(covers(dark, '25,10')).toBe(false);
    expect(covers(dark, '22,10')).toBe(true);
  });

  test('from nowhere nothing is shown', () => {
    expect(shown('line of sight', DUEL, null)).toEqual([]);
  });
});

describe('ranges of fire', () => {
  test('[20.5] the bands of a weapon before its unit, with what it does there', () => {
    const s = before({
      [TWELVE_POUNDERS]: fresh('10,15', { formation: 'unlimbered', facing: 'E' }),
    });
    const shapes = shown('ranges of fire', s, `unit:${TWELVE_POUNDERS}`);
    const figures = look(shapes, 'overlay-figure').map(
      (shape) => shape.kind === 'text' && shape.text,
    );
    expect(figures).toEqual(['17', '8', '6', '3', '2', '1']);
    expect(covers(look(shapes, 'overlay-band-0'), '11,15')).toBe(true);
    expect(covers(look(shapes, 'overlay-band-5'), '22,15')).toBe(true);
    expect(covers(look(shapes, 'overlay-band'), '9,15')).toBe(false);
    expect(covers(look(shapes, 'overlay-band'), '23,15')).toBe(false);
  });

  test('[20.5] muskets reach two squares', () => {
    const shapes = shown('ranges of fire', DUEL, 'square:20,10');
    expect(look(shapes, 'overlay-band')).toHaveLength(2);
    expect(covers(look(shapes, 'overlay-band-1'), '22,10')).toBe(true);
  });
});

describe('zones of control', () => {
  const zones = (s: SquaresState): readonly Shape[] =>
    look(shown('enemy zones of control', s, null), 'overlay-zone');

  test('[6.33] the squares around enemies, and no others', () => {
    expect(covers(zones(DUEL), '23,10')).toBe(true);
    expect(covers(zones(DUEL), '25,11')).toBe(true);
    expect(covers(zones(DUEL), '22,10')).toBe(false);
    expect(covers(zones(DUEL), '21,10')).toBe(false);
  });

  test('[6.33] routed units have none', () => {
    const s = before({ [british]: fresh('24,10', { formation: 'rout' }) });
    expect(covers(zones(s), '23,10')).toBe(false);
  });
});

describe('chain of command', () => {
  const s = setUp('waterloo');
  const links = (thing: `unit:${string}` | null): readonly Shape[] =>
    look(shown('chain of command', s, thing), 'overlay-link');

  test('[9.13] from a unit to the leaders above it', () => {
    // The 45th rides with Grenier, who is under Marcognet, d’Erlon and Napoléon.
    const levels = links('unit:#12').map(({ look }) => /overlay-link-(\d)/.exec(look)?.[1]);
    expect(levels).toContain('4');
    expect(levels).toContain('3');
    expect(levels.length).toBeLessThan(links(null).length);
  });

  test('[9.1] all of one’s own and none of the enemy’s while nothing is looked at', () => {
    expect(links(null).length).toBeGreaterThan(30);
    expect(links(null).every(({ look }) => look.includes('overlay-of-French'))).toBe(true);
  });
});

test('every overlay has a rule of the book, and a name in Italian', () => {
  for (const { name, rule } of OVERLAYS) {
    expect(RULEBOOK).toHaveProperty([rule]);
    expect(told(name, squaresWords.it.names)).not.toBe(name);
  }
});
