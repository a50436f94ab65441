import { expect, test } from 'vitest';
import { breachesIn } from '../../dev/directions.ts';

/** The rules broken by these files, as `path:line rule`. */
const broken = (files: Record<string, string>): string[] =>
  breachesIn(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    ({ path, line, rule }) => `${path}:${line} ${rule}`,
  );

test.each([
  ['a file of its own part', 'src/kernel/a.ts', './b.ts'],
  ['the kernel, from a board', 'src/boards/a.ts', '../kernel/b.ts'],
  ['the search, from a game', 'src/games/blocks/bot/a.ts', '../../../search/b.ts'],
  ['its own data, from a game', 'src/games/blocks/rules/a.ts', '../data/b.ts'],
  ['a game, from the index', 'src/games/index.ts', './blocks/game.ts'],
  ['a game, from the command line', 'src/cli/a.ts', '../games/index.ts'],
  ['the store, from the server', 'src/server/a.ts', '../store/b.ts'],
  ['a package, from the server', 'src/server/a.ts', 'fastify'],
  ['Node, from the command line', 'src/cli/a.ts', 'node:fs'],
])('may import %s', (_, path, specifier) => {
  expect(broken({ [path]: `import { x } from '${specifier}';` })).toEqual([]);
});

test.each([
  ['src/kernel/a.ts', '../boards/b.ts', 'kernel never imports boards'],
  ['src/boards/a.ts', '../search/b.ts', 'boards never imports search'],
  ['src/search/a.ts', '../games/index.ts', 'search never imports games'],
  ['src/games/blocks/a.ts', '../../cli/b.ts', 'games never imports cli'],
  ['src/store/a.ts', '../server/b.ts', 'store never imports server'],
  ['src/web/a.ts', '../store/b.ts', 'web never imports store'],
  ['src/web/a.ts', '../server/b.ts', 'web never imports server'],
  ['src/server/a.ts', '../web/b.ts', 'server never imports web'],
  [
    'src/games/blocks/a.ts',
    '../areas/b.ts',
    'blocks imports no other game, here src/games/areas/b.ts',
  ],
  ['src/games/blocks/a.ts', '../index.ts', 'blocks imports no other game, here src/games/index.ts'],
  [
    'src/games/shared.ts',
    './blocks/b.ts',
    'only src/games/index.ts, src/games/engines.ts, src/games/shelf.ts, src/games/faces.ts, src/games/guides.ts name games',
  ],
  ['src/kernel/a.ts', 'node:fs', "kernel imports no package, here 'node:fs'"],
  ['src/games/blocks/a.ts', 'pure-rand', "games imports no package, here 'pure-rand'"],
  ['src/cli/a.ts', '../../dev/source.ts', 'src imports nothing from outside, here dev/source.ts'],
])('%s may not import %s', (path, specifier, rule) => {
  expect(broken({ [path]: `\nimport type { X } from '${specifier}';` })).toEqual([
    `${path}:2 ${rule}`,
  ]);
});

test.each([
  ['over several lines', `import {\n  a,\n  b,\n} from '../boards/b.ts';`],
  ['for effect', `import '../boards/b.ts';`],
  ['on demand', `const b = import('../boards/b.ts');`],
  ['passed on', `export { b } from '../boards/b.ts';\nexport const c = 1;`],
])('sees an import %s', (_, text) => {
  expect(broken({ 'src/kernel/a.ts': text })).toHaveLength(1);
});

test('sees no import in a comment, in a string or in Array.from', () => {
  const text = `// import '../boards/b.ts'\nconst a = "import '../boards/b.ts'";\nArray.from('abc');`;
  expect(broken({ 'src/kernel/a.ts': text })).toEqual([]);
});

test.each([
  ['Math.random', 'const die = Math.random();'],
  ['Date', 'const now = new Date();'],
  ['Date', 'const year = (now: Date) => now.getYear();'],
  ['performance', 'const now = performance.now();'],
  ['setTimeout', 'setTimeout(f, 1);'],
  ['fetch', 'const page = fetch(url);'],
  ['document', 'const body = document.body;'],
  ['window', 'const width = window.innerWidth;'],
  ['process', 'const args = [...process.argv];'],
  ['async', 'const f = async () => 1;'],
  ['await', 'const x = await y;'],
  ['Promise', 'let x: Promise<number>;'],
])('the rules use no %s', (name, text) => {
  expect(broken({ 'src/games/blocks/a.ts': text })).toEqual([
    `src/games/blocks/a.ts:1 games uses no ${name}`,
  ]);
  expect(broken({ 'src/cli/a.ts': text })).toEqual([]);
});

test.each([
  ['a comment', '// the Date of the battle\nconst a = 1;'],
  ['a string', `const a = 'await orders';`],
  ['a longer name', 'const processes = awaiting;'],
  ['a property', 'const a = turn.process;'],
  ['a key', 'const a = { document: 1 };'],
  ['a typed parameter', 'const parse = (document: string) => document.length;'],
  ['a bare parameter', 'const lengths = all.map((document) => document.length);'],
  ['a local', 'const window = 3;\nconst b = window + 1;'],
])('a name of the outside world is free as %s', (_, text) => {
  expect(broken({ 'src/kernel/a.ts': text })).toEqual([]);
});

test('a circle is named in full, at the import that closes it', () => {
  expect(
    broken({
      'src/kernel/a.ts': `import { b } from './b.ts';`,
      'src/kernel/b.ts': `import { c } from './c.ts';`,
      'src/kernel/c.ts': `const x = 1;\nimport { b } from './b.ts';`,
    }),
  ).toEqual(['src/kernel/c.ts:2 circle: src/kernel/b.ts -> src/kernel/c.ts -> src/kernel/b.ts']);
});

test('two ways to the same file are no circle', () => {
  expect(
    broken({
      'src/kernel/a.ts': `import { b } from './b.ts';\nimport { c } from './c.ts';`,
      'src/kernel/b.ts': `import { c } from './c.ts';`,
    }),
  ).toEqual([]);
});

test('a barrel is a file that only exports from others', () => {
  const reexports = `// All of it.\nexport * from './a.ts';\nexport { b, type C } from './b.ts';\n`;
  expect(broken({ 'src/kernel/all.ts': reexports })).toEqual([
    'src/kernel/all.ts:1 a file that only exports from others',
  ]);
  expect(broken({ 'src/kernel/all.ts': `${reexports}export const d = 1;` })).toEqual([]);
});

test('an example stands by itself', () => {
  const bar = 'examples/bot.ts:1 an example stands by itself, here it imports';
  expect(broken({ 'examples/bot.ts': "import { a } from '../src/kernel/a.ts';" })).toEqual([
    `${bar} 'src/kernel/a.ts'`,
  ]);
  expect(broken({ 'examples/bot.ts': "import { WebSocket } from 'ws';" })).toEqual([`${bar} 'ws'`]);
  expect(broken({ 'examples/bot.ts': "import { join } from 'node:path';" })).toEqual([]);
});

test('every file belongs to a part of the house', () => {
  expect(broken({ 'src/utils.ts': 'export const a = 1;' })[0]).toMatch(
    /^src\/utils\.ts:1 belongs to no part of the house/,
  );
});
