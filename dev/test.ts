import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './source.ts';

// npm test: everything the machine can check, in one command. A check that fails does not stop the
// others, and the last line counts them all.
//
//   npm test -- --only types,lint         some of the checks
//   npm test -- --only vitest blocks      the tests whose path contains 'blocks'

/** Each is a script for Node and its arguments. */
const checks = new Map<string, readonly string[]>([
  ['types', ['node_modules/typescript/bin/tsc', '-p', '.']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['lint', ['node_modules/oxlint/bin/oxlint']],
  ['directions', ['dev/directions.ts']],
  ['unused', ['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors']],
  ['duplicates', ['dev/duplicates.ts']],
  ['fidelity', ['dev/fidelity.ts']],
]);

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Run {
  readonly exitCode: number;
  readonly output: string;
  readonly seconds: number;
}

/** Runs a script on this Node, its output either kept or shown as it comes. */
const run = (args: readonly string[], output: 'kept' | 'shown'): Promise<Run> => {
  const { promise, resolve, reject } = Promise.withResolvers<Run>();
  const start = performance.now();
  const stdio = output === 'kept' ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', stdio, stdio] });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.on('error', reject);
  child.on('close', (code) => {
    resolve({
      // A child that was killed has no code.
      exitCode: code ?? 1,
      output: Buffer.concat(chunks).toString().replace(/^\n+/, '').trimEnd(),
      seconds: (performance.now() - start) / 1000,
    });
  });
  return promise;
};

const print = (name: string, { exitCode, output, seconds }: Run): void => {
  console.log(`\n# ${name}: ${exitCode === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  if (output !== '') console.log(output);
};

/** Runs the checks two at a time, one for each core of a small machine, and prints them in order. */
const runChecks = async (names: readonly string[]): Promise<Count> => {
  const runs: Promise<Run>[] = [];
  for (const [i, name] of names.entries())
    runs.push(Promise.resolve(runs[i - 2]).then(() => run(checks.get(name) ?? [], 'kept')));
  let passed = 0;
  for (const [i, name] of names.entries()) {
    const result = await runs[i];
    print(name, result);
    passed += result.exitCode === 0 ? 1 : 0;
  }
  return { passed, failed: names.length - passed };
};

/** What the JSON reporter of Vitest writes, as far as it is needed here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts tests; a file that does not load, a crash and a run without any test are failures too. */
export const countTests = (report: VitestReport | null, exitCode: number): Count => {
  const passed = report?.numPassedTests ?? 0;
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  const failed = (report?.numFailedTests ?? 0) + brokenFiles.length;
  const isWrong = exitCode !== 0 || passed === 0;
  return { passed, failed: failed === 0 && isWrong ? 1 : failed };
};

const runVitest = async (filters: readonly string[]): Promise<Count> => {
  const folder = mkdtempSync(join(tmpdir(), 'hundred-days-'));
  const file = join(folder, 'vitest.json');
  const args = ['run', '--allowOnly=false', '--reporter=default', '--reporter=json'];
  const vitest = ['node_modules/vitest/vitest.mjs', ...args, `--outputFile.json=${file}`];
  console.log('\n# vitest');
  const result = await run([...vitest, ...filters], 'shown');
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : null;
  rmSync(folder, { recursive: true });
  print('vitest', result);
  return countTests(report, result.exitCode);
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const all = [...checks.keys(), 'vitest'];
  const names = values.only?.split(',') ?? all;
  const strangers = names.filter((name) => !all.includes(name));
  if (strangers.length > 0)
    throw new Error(`no check is called ${strangers.join(', ')}; there are ${all.join(', ')}`);

  const tools = await runChecks(names.filter((name) => checks.has(name)));
  const tests = names.includes('vitest') ? await runVitest(positionals) : { passed: 0, failed: 0 };
  const failed = tools.failed + tests.failed;
  console.log(`\n${tools.passed + tests.passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};

if (import.meta.main) await main();
