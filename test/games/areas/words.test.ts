import { describe, expect, test } from 'vitest';
import { sceneIn } from '../../../src/boards/scene-words.ts';
import { told } from '../../../src/boards/words.ts';
import { menuOf } from '../../../src/kernel/play.ts';
import { topProcedure } from '../../../src/kernel/stack.ts';
import { OFFICER_NAMES, PLACE_NAMES, UNIT_NAMES } from '../../../src/games/areas/board.ts';
import { STREAMS } from '../../../src/games/areas/data/map.ts';
import { HOURS } from '../../../src/games/areas/data/tables.ts';
import { UNITS } from '../../../src/games/areas/data/units.ts';
import { areas } from '../../../src/games/areas/game.ts';
import { P } from '../../../src/games/areas/lexicon.ts';
import { areasScene } from '../../../src/games/areas/scene.ts';
import { SIGNS } from '../../../src/games/areas/scene/pieces.ts';
import { areasBooks, areasWords } from '../../../src/games/areas/words.ts';
import { BOARD_IT } from '../../../src/web/words/table-it.ts';
import { aloudIn, lookAt, textsOf, untoldBut } from '../scenes.ts';

const { en, it } = areasWords;

const GAMES = Array.from({ length: 6 }, (_, i) => ({
  scenario: 'waterloo',
  seed: `words ${i}`,
  options: { exhaustion: i % 2 === 1, villages: i % 3 === 1 },
}));

/** Names that are the same in every language. */
const PROPER = new Set<string>([
  ...UNIT_NAMES,
  ...PLACE_NAMES,
  ...OFFICER_NAMES,
  ...HOURS,
  ...UNITS.flatMap(({ label = '' }) => [label]),
  ...STREAMS.map(({ name }) => name),
  'Waterloo',
  'Chapelle-',
  'Saint-Lambert',
  '',
  '☀',
  '✓ ',
  '▶ ',
  'N',
]);
const untold = untoldBut(PROPER);

describe('in Italian', () => {
  test('all that scenes of random games show is told', () => {
    const texts = new Set<string>();
    const aloud = new Set<string>();
    lookAt(areas, GAMES, (s, seat, n) => {
      if (n % (s.point === 0 && topProcedure(s) !== P.absorb ? 61 : 3) !== 0) return;
      const scene = areasScene(areas.view(s, seat));
      for (const text of textsOf(scene)) texts.add(text);
      aloudIn(scene, aloud);
    });
    expect([...texts].some((text) => text.startsWith('Assault on '))).toBe(true);
    expect(texts).toContain('casualty points');
    // Names in two lines are parts of names.
    const parts = new Set(PLACE_NAMES.flatMap((name) => name.split(' ')));
    const isPart = (text: string): boolean => text.split(' ').every((part) => parts.has(part));
    expect(untold(texts, it.names).filter((text) => !isPart(text))).toEqual([]);
    expect(untold(aloud, it.names, BOARD_IT).filter((text) => !isPart(text))).toEqual([]);
  });

  test('all odds of random games are told', () => {
    const texts = new Set<string>();
    lookAt(areas, GAMES.slice(0, 3), (s, seat, n) => {
      if (n % 5 !== 0) return;
      const seen = areas.view(s, seat);
      for (const code of menuOf(areas, s, seat)) {
        const odds = areas.odds(seen, code);
        for (const text of [...(odds?.factors ?? []), ...(odds?.outcomes ?? []).map((o) => o.what)])
          texts.add(text);
      }
    });
    expect(texts).toContain('Success');
    expect(untold(texts, it.odds, it.names)).toEqual([]);
  });

  test.each([
    ['Assault on La Haye Sainte', 'Assalto a La Haye Sainte'],
    ['the Allies defend', 'gli Alleati difendono'],
    ['I Corps', 'I corpo'],
    ['KGL infantry', 'fanteria della KGL'],
    ['Nassau skirmishers', 'tiratori di Nassau'],
    ['French skirmishers', 'tiratori francesi'],
    ['automatic French victory', 'vittoria automatica dei Francesi'],
  ])('%s is %s', (english, italian) => {
    expect(told(english, it.names)).toBe(italian);
    expect(told(english, en.names)).toBe(english);
  });

  test.each([
    ['passes: nothing is worth the risk now', 'passa: nulla vale il rischio ora'],
    [
      'Napoléon assaults La Haye Sainte and moves from Rossomme to Decoster’s House',
      'Napoleone assale La Haye Sainte e muove da Rossomme a Decoster’s House',
    ],
    ['Ney charges Centre Ridge', 'Ney carica Centre Ridge'],
    ['has a plan nobody knows', 'has a plan nobody knows'],
  ])('a bot that says: %s', (english, italian) => {
    expect(told(english, it.plans, it.names)).toBe(italian);
  });

  test('signs have names', () => {
    expect(untold(SIGNS, it.names)).toEqual([]);
  });

  test('a scene keeps its keys, its things and its ground', () => {
    const scene = areasScene(areas.view(areas.setup('waterloo', {}), 0));
    const [a, b] = [sceneIn(it, scene), sceneIn(it, scene)];
    expect(a.boards[0].ground).toBe(b.boards[0].ground);
    const napoleon = a.boards[0].pieces.find((piece) => piece.key === 'officer:Napoléon');
    expect([napoleon?.thing, napoleon?.face?.name]).toEqual(['officer:Napoléon', 'Napoleone']);
    expect(sceneIn(en, scene)).toEqual(scene);
  });
});

test('every prompt is a sentence in both languages, and another one', () => {
  for (const [procedure, prompt] of Object.entries(en.prompts)) {
    const italian = it.prompts[procedure as keyof typeof it.prompts];
    expect(prompt).toMatch(/[.!]$/);
    expect(italian).toMatch(/[.!]$/);
    expect(italian).not.toBe(prompt);
  }
});

test('every decision of the game has a prompt', () => {
  const asked = new Set<string>();
  lookAt(areas, GAMES, (s) => {
    const { format } = areas;
    const { stack } = format(s) as { stack: [string][] };
    asked.add(stack.at(-1)?.[0] ?? '');
  });
  expect([...asked].filter((name) => !(name in en.prompts))).toEqual([]);
});

test('the books have the same rules', () => {
  expect(Object.keys(areasBooks.it.rules)).toEqual(Object.keys(areasBooks.en.rules));
  expect(areasBooks.it.rulings.map(({ number }) => number)).toEqual(
    areasBooks.en.rulings.map(({ number }) => number),
  );
});
