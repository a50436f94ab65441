import { describe, expect, test } from 'vitest';
import type { Shape } from '../../../src/boards/scene.ts';
import { told } from '../../../src/boards/words.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { lettersOf } from '../../../src/games/squares/scene/bodies.ts';
import { squaresScene } from '../../../src/games/squares/scene.ts';
import { squaresWords } from '../../../src/games/squares/words.ts';
import { armiesOf, innerBodies } from '../../../src/web/panel/forces.ts';
import { setUp } from './table.ts';

const WATERLOO = setUp('waterloo');
const scene = squaresScene(squares.view(WATERLOO, 0));

describe('the order of battle', () => {
  const [french] = armiesOf(scene);

  test('[9.1] goes from the army by corps, divisions and brigades to its units', () => {
    expect(french.name).toBe('French');
    const corps = french.bodies.find(({ name }) => name === 'd’Erlon (corps)');
    const division = corps?.bodies.find(({ name }) => name === 'Marcognet (division)');
    const brigade = division?.bodies.find(({ name }) => name === 'Grenier (brigade)');
    expect(brigade?.units.map(({ entry }) => entry.face.name)).toContain('45th Line');
    expect(corps?.sums).toMatchObject({ standing: 19, count: 19, value: 18391, full: 18391 });
  });

  test('[8.2] [8.5] tells the condition of formations by the men of their units', () => {
    const corps = french.bodies.find(({ name }) => name === 'd’Erlon (corps)');
    expect(corps?.condition.map(({ name }) => name)).toEqual(['morale', 'disruption']);
    const units = scene.roster.filter(({ line }) => line?.[0] === 'd’Erlon (corps)');
    const men = units.reduce((sum, { face }) => sum + face.value, 0);
    const all = units.reduce(
      (sum, { face, condition }) => sum + face.value * (condition?.[0].value ?? 0),
      0,
    );
    expect(corps?.condition[0].value).toBe(Math.round((all / men) * 10) / 10);
  });

  test('is folded up to its corps at first', () => {
    const folded = innerBodies(armiesOf(scene));
    expect(folded).toContain('French/d’Erlon (corps)');
    expect(folded).toContain('French/d’Erlon (corps)/Marcognet (division)');
    expect(folded).not.toContain('French');
  });
});

describe('what is followed through the battle', () => {
  test('[11.1] begins without losses, by side and arm', () => {
    const losses = scene.followed?.filter(({ chart }) => chart === 'men lost') ?? [];
    expect(losses.map(({ army, part, value }) => [army, part, value])).toEqual(
      ['French', 'British'].flatMap((army) =>
        ['infantry', 'cavalry', 'artillery'].map((part) => [army, part, 0]),
      ),
    );
  });

  test('[8.2] counts the morale of each unit by its men', () => {
    const s = setUp('waterloo');
    for (const u of [0, 1, 2]) s.fatigue[u] += 30;
    const tired = squaresScene(squares.view(s, 0)).followed ?? [];
    const moraleIn = (list: typeof tired, army: string): number =>
      list.find((each) => each.chart === 'average morale' && each.army === army)?.value ?? 0;
    expect(moraleIn(tired, 'French')).toBeLessThan(moraleIn(scene.followed ?? [], 'French'));
    expect(moraleIn(tired, 'British')).toBe(moraleIn(scene.followed ?? [], 'British'));
  });
});

test('what is followed is told in Italian', () => {
  const names = new Set((scene.followed ?? []).flatMap(({ chart, part }) => [chart, part]));
  names.delete('');
  for (const name of names) expect(told(name, squaresWords.it.names)).not.toBe(name);
});

describe('the whole field seen from afar', () => {
  const texts = (look: string): string[] =>
    lettersOf(WATERLOO).flatMap((shape: Shape) =>
      shape.kind === 'text' && shape.look.includes(look) ? [shape.text] : [],
    );

  test('[6.09] names corps with their men from farthest off', () => {
    expect(texts('squares-body-far')).toContain('d’Erlon 18391');
    expect(texts('squares-body-far').length).toBeLessThan(texts('squares-body-near').length);
  });

  test('[6.09] names brigades from nearer by', () => {
    expect(texts('squares-body-near')).toContain('Pégot 2129');
  });
});
