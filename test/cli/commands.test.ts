import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { takeBack } from '../../src/kernel/history.ts';
import { recordOf } from '../../src/kernel/record.ts';
import { choose, openTable } from '../../src/kernel/table.ts';
import { root } from '../../dev/source.ts';

const folder = mkdtempSync(join(tmpdir(), 'hundred-days-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [blocks] = GAMES;
const start = { scenario: 'historical', options: { players: 2, days: 8 } };

const run = (args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bin/hundred-days'), ...args],
    { input, encoding: 'utf8' },
  );
  return { status, stdout, stderr };
};

const file = (name: string, text?: string): string => {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
};

test('a recorded game verifies, and a changed one does not', () => {
  const record = file('record.json');
  expect(run(['record', '--game', 'blocks', '--seed', 'a', '--out', record]).status).toBe(0);
  const good = run(['verify', record]);
  expect(good.status).toBe(0);
  expect(good.stdout).toMatch(/dice match the commitment [0-9a-f]{64}\n$/);
  const text = readFileSync(record, 'utf8');
  const changed = text.replace(/"seed": "a"/, '"seed": "b"');
  expect(run(['verify', file('changed.json', changed)])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('commitment') as string,
  });
  const told = run(['replay', record, '--seat', 'French']);
  expect(told.status).toBe(0);
  expect(told.stdout).toMatch(/=== .*15 June morning.* ===\n\[\d+\.\d+\] /);
});

test('a record with choices taken back verifies and is told; one that goes elsewhere does not', () => {
  const table = openTable(blocks, start, blocks.setup(start.scenario, start.options), 'back');
  for (const choice of [['march', 'Quiot'], ['to', 'Binche'], ['done']]) choose(table, 0, choice);
  expect(takeBack(table, 0, 2)).toBeNull();
  const document = { ...recordOf(table), seed: table.seed };
  const record = file('back.json', JSON.stringify(document));
  expect(run(['verify', record])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/choices {3}3, all legal\nback {6}1 times/) as string,
  });
  expect(run(['replay', record]).stdout).toContain(
    'French takes back what was done since: Quiot marches from Solre to Binche',
  );
  const choices = document.choices.map((entry) =>
    'back' in entry ? { ...entry, back: 3 } : entry,
  );
  expect(run(['verify', file('elsewhere.json', JSON.stringify({ ...document, choices }))])).toEqual(
    {
      status: 1,
      stdout:
        'does not verify: choices[3].back: only as far as the last choice that could not be undone can be taken back\n',
      stderr: '',
    },
  );
});

test('a die that cannot be is a broken record, a die that was not rolled an unproved one', () => {
  const record = file('rolled.json');
  run(['record', '--game', 'blocks', '--bots', 'random,random', '--seed', 'a', '--out', record]);
  const text = readFileSync(record, 'utf8');
  const [rolled, first] = /"dice":\[(\d)/.exec(text) ?? [];
  const withFirstDie = (die: unknown) =>
    run(['verify', file('die.json', text.replace(String(rolled), `"dice":[${String(die)}`))]);
  for (const die of [0, 7, '"x"']) {
    const broken = withFirstDie(die);
    expect(broken.status).toBe(2);
    expect(broken.stderr).toMatch(
      /choices\[\d+\]\.dice\[0\]: a whole number from 1 to 6 was expected/,
    );
  }
  const other = withFirstDie((Number(first) % 6) + 1);
  expect(other.status).toBe(1);
  expect(other.stdout).toMatch(/^does not verify: choices\[\d+\]\.dice: the seed rolls \d/);
  expect(withFirstDie(first).status).toBe(0);
});

test('what is no record is not read', () => {
  const bad = run(['verify', file('bad.json', '{"format": 1}')]);
  expect(bad.status).toBe(2);
  expect(bad.stderr).toContain('format: a text was expected, not 1');
});

test('simulate finds the same with one worker and with two', () => {
  const simulate = (workers: string): unknown => {
    const { stdout } = run([
      'simulate',
      '--games',
      '12',
      '--workers',
      workers,
      '--check',
      '--json',
    ]);
    const { wins, draws, decisions, over } = JSON.parse(stdout) as Record<string, unknown>;
    return { wins, draws, decisions, over };
  };
  const one = simulate('1');
  expect(one).toMatchObject({ over: 12 });
  expect(simulate('2')).toEqual(one);
});

test.each([
  [['conquer'], "no command is called 'conquer'; there are demo, engine,"],
  [['simulate', '--speed', '9'], "Unknown option '--speed'; allowed are --game,"],
  [['simulate', '--games', 'many'], "--games: 'many' is not a whole number from 1"],
  [['record', '--scenario', 'x', '--out', file('none.json')], "--scenario: 'x' is not one of"],
])('%j is refused with what is allowed, and nothing is done', (args, message) => {
  const { status, stdout, stderr } = run(args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain(message);
  expect(existsSync(file('none.json'))).toBe(false);
});

test('the engine outlives a line that is too long', () => {
  const request = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'games' });
  const { status, stdout } = run(['engine'], `${'x'.repeat(3_000_000)}\n${request}\n`);
  expect(status).toBe(0);
  const [first, second] = stdout.trimEnd().split('\n');
  expect(JSON.parse(first)).toMatchObject({ id: null, error: { code: -32600 } });
  expect(JSON.parse(second)).toMatchObject({
    id: 1,
    result: GAMES.map(({ meta }) => ({ id: meta.id })),
  });
});

test('the demo plays to the end', () => {
  const { status, stdout } = run(['demo', '--bots', 'random', '--seed', '1']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/\nThe game is (?:won by|a draw)/);
});
