import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sceneIn } from '../../../src/boards/scene-words.ts';
import { told } from '../../../src/boards/words.ts';
import { menuOf } from '../../../src/kernel/play.ts';
import {
  ARMIES,
  ROAD_NAMES,
  TOWN_NAMES,
  TURN_NAMES,
  UNIT_NAMES,
} from '../../../src/games/blocks/board.ts';
import { RIVERS } from '../../../src/games/blocks/data/map.ts';
import { UNITS } from '../../../src/games/blocks/data/units.ts';
import { blocks } from '../../../src/games/blocks/game.ts';
import { RULEBOOK } from '../../../src/games/blocks/rulebook.ts';
import { RULINGS } from '../../../src/games/blocks/rulings.ts';
import { blocksScene } from '../../../src/games/blocks/scene.ts';
import { SIGNS } from '../../../src/games/blocks/scene/pieces.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import { view } from '../../../src/games/blocks/view.ts';
import { blocksBooks, blocksWords } from '../../../src/games/blocks/words.ts';
import { BOARD_IT } from '../../../src/web/words/table-it.ts';
import { aloudIn, lookAt, textsOf, untoldBut } from '../scenes.ts';
import { combat } from './table.ts';

const { en, it } = blocksWords;

const SCENARIOS = ['historical', 'free', 'gambit'];
/** Battles are rare where all is left to chance: it takes some games to see every word. */
const GAMES = Array.from({ length: 45 }, (_, i) => ({
  scenario: SCENARIOS[i % 3],
  seed: `words ${i}`,
  options: { players: i % 5 === 0 ? 3 : 2 },
}));

const CHARGE = combat({
  town: 'Gembloux',
  gates: ['Ligny'],
  attackers: [['Friant', 'Napoléon'], [{ unit: 'Guyot', fresh: true }], ['St. Maurice 1']],
  defenders: [['Hake'], [{ unit: 'Krafft', square: true }, 'Blücher'], ['Schutter']],
  crossed: ['Friant', 'Guyot'],
});

/** Names that are the same in every language, and figures. */
const PROPER = new Set<string>([
  ...UNIT_NAMES,
  ...TOWN_NAMES,
  ...ROAD_NAMES,
  ...Object.keys(RIVERS),
  ...UNITS.flatMap(({ corps, label }) => [corps, label]),
  'Condroz',
  'Forêt de Soignes',
  'Forêt de Mormal',
  'N',
]);
const untold = untoldBut(PROPER);

describe('the rulebook', () => {
  test('is whole in Italian, and translated', () => {
    const { rules } = blocksBooks.it;
    expect(Object.keys(rules)).toEqual(Object.keys(RULEBOOK));
    for (const [number, { gist }] of Object.entries(blocksBooks.en.rules)) {
      expect(rules[number].gist).not.toBe(gist);
      // Long enough to say as much.
      expect(rules[number].gist.length).toBeGreaterThan(gist.length * 0.8);
    }
  });

  test('says the same figures in both languages', () => {
    const figures = (text: string): string =>
      (text.replaceAll(/ (?:to|–) /g, ' ').match(/\d+/g) ?? []).sort().join(' ');
    for (const [number, { gist }] of Object.entries(blocksBooks.en.rules))
      expect([number, figures(blocksBooks.it.rules[number].gist)]).toEqual([number, figures(gist)]);
    for (const [i, { number, gist }] of blocksBooks.en.rulings.entries())
      expect([number, figures(blocksBooks.it.rulings[i].gist)]).toEqual([number, figures(gist)]);
  });
});

describe('rulings', () => {
  const document = readFileSync(
    new URL('../../../docs/rulings/blocks.md', import.meta.url),
    'utf8',
  );

  test('are those of the document, under its rules and titles', () => {
    const heads = [...document.matchAll(/^### (R\d+)\. (.+) \[([^\]]+)\]$/gm)];
    expect(heads.length).toBe([...document.matchAll(/^### /gm)].length);
    expect(
      Object.entries(RULINGS).map(([number, { title, rules }]) => [number, title, [...rules]]),
    ).toEqual(heads.map(([, number, title, rules]) => [number, title, rules.split(', ')]));
  });

  test('belong to rules that exist', () => {
    const rules = new Set(Object.keys(RULEBOOK));
    for (const ruling of Object.values(RULINGS))
      for (const rule of ruling.rules) expect(rules).toContain(rule);
  });

  test('are short: three sentences at most, in both languages', () => {
    for (const { rulings } of Object.values(blocksBooks))
      for (const { number, gist } of rulings)
        expect([number, gist.split(/[.] (?=\p{Lu})/u).length <= 3]).toEqual([number, true]);
  });
});

test('every reason of a bar has its Italian, and no other does', () => {
  const folder = new URL('../../../src/games/blocks/rules/', import.meta.url);
  const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const reasons = sources.flatMap((source) =>
    [...source.matchAll(/\bbar\(\s*'[^']+',\s*'([^']+)'/g)].map(([, reason]) => reason),
  );
  expect(reasons.length).toBeGreaterThan(80);
  expect(Object.keys(it.reasons).sort()).toEqual([...new Set(reasons)].sort());
});

describe('in Italian', () => {
  test('all that scenes of random games show is told', { timeout: 60_000 }, () => {
    const texts = new Set<string>();
    const aloud = new Set<string>();
    const look = (s: BlocksState, seat: number): void => {
      const scene = blocksScene(view(s, seat));
      for (const text of textsOf(scene)) texts.add(text);
      aloudIn(scene, aloud);
    };
    lookAt(blocks, GAMES, (s, seat, n) => {
      if (n % 23 === 0) look(s, seat);
    });
    // Chance alone seldom comes to blows.
    for (const seat of [0, 1]) look(CHARGE, seat);
    expect(texts.has('French left')).toBe(true);
    expect([...texts].some((text) => text.endsWith('across the line'))).toBe(true);
    expect(untold(texts, it.names)).toEqual([]);
    expect(untold(aloud, it.names, BOARD_IT)).toEqual([]);
  });

  test('all odds of random games are told', { timeout: 60_000 }, () => {
    const texts = new Set<string>();
    lookAt(blocks, GAMES, (s, seat) => {
      const seen = view(s, seat);
      for (const code of menuOf(blocks, s, seat)) {
        const odds = blocks.odds(seen, code);
        for (const text of [...(odds?.factors ?? []), ...(odds?.outcomes ?? []).map((o) => o.what)])
          texts.add(text);
      }
    });
    expect(texts).toContain('the enemy routs');
    expect(untold(texts, it.odds, it.names)).toEqual([]);
  });

  test.each([
    ['15 June morning', '15 giugno, mattina'],
    ['22 June, night', '22 giugno, notte'],
    ['Battle of Brussels', 'Battaglia di Bruxelles'],
    ['French left, across the line', 'sinistra francese, oltre la linea'],
    ['the Allies defend', 'gli Alleati difendono'],
  ])('%s is %s', (english, italian) => {
    expect(told(english, it.names)).toBe(italian);
    expect(told(english, en.names)).toBe(english);
  });

  test('turns, armies and signs have names', () => {
    expect(untold([...TURN_NAMES, ...ARMIES, ...SIGNS], it.names)).toEqual([]);
  });

  test('a scene keeps its keys, its things and its ground', () => {
    const scene = blocksScene(view(blocks.setup('historical', {}), 0));
    const [a, b] = [sceneIn(it, scene), sceneIn(it, scene)];
    expect(a.boards[0].ground).toBe(b.boards[0].ground);
    const napoleon = a.boards[0].pieces.find((piece) => piece.key === 'unit:Napoléon');
    expect([napoleon?.thing, napoleon?.face?.name]).toEqual(['unit:Napoléon', 'Napoleone']);
    expect(sceneIn(en, scene)).toEqual(scene);
  });

  test.each([
    ['does the first thing that comes to mind', 'fa la prima cosa che gli viene in mente'],
    [
      'moves on Brussels and Liège, with care, first to Mons and Ghent: the best of 24 courses, worth 0.52',
      'muove su Bruxelles e Liegi, con cautela, anzitutto verso Mons e Gand: il migliore di 24 piani, vale 0.52',
    ],
    ['withdraws at Ligny, worth -0.10', 'si ritira a Ligny, vale -0.10'],
    ['has a plan nobody knows', 'has a plan nobody knows'],
  ])('a bot that %s', (english, italian) => {
    expect(told(english, it.plans, it.names)).toBe(italian);
  });
});
