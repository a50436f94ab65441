import { expect, test } from 'vitest';
import { countTests, type VitestReport } from '../../dev/test.ts';

const file = (...statuses: string[]) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});

const report = (...testResults: VitestReport['testResults']): VitestReport => {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    numPassedTests: statuses.filter(({ status }) => status === 'passed').length,
    numFailedTests: statuses.filter(({ status }) => status === 'failed').length,
    testResults,
  };
};

const unloadable = { status: 'failed', assertionResults: [] };

test.each([
  ['all is well', report(file('passed', 'passed')), 0, { passed: 2, failed: 0 }],
  ['tests fail', report(file('passed', 'failed')), 1, { passed: 1, failed: 1 }],
  [
    'a file does not load',
    report(file('passed', 'failed'), unloadable),
    1,
    { passed: 1, failed: 2 },
  ],
  ['it fails for no visible reason', report(file('passed')), 1, { passed: 1, failed: 1 }],
  ['there are no tests', report(), 0, { passed: 0, failed: 1 }],
  ['it crashes before it reports', null, 1, { passed: 0, failed: 1 }],
])('a run of Vitest is counted when %s', (_, each, exitCode, count) => {
  expect(countTests(each, exitCode)).toEqual(count);
});
