import { readSources, report, withoutComments, type SourceFile } from './source.ts';

// Code that stands in two places. Eight lines that say something are more than chance.

const shortestRun = 8;

interface Line {
  readonly path: string;
  readonly number: number;
  readonly text: string;
}

export interface Duplicate {
  readonly first: string;
  readonly second: string;
  /** Lines that say something; blank ones, comments and lone brackets in between do not count. */
  readonly lines: number;
}

/** The longest runs of lines that occur twice, each as a pair of places. */
export const duplicatesIn = (files: readonly SourceFile[]): Duplicate[] => {
  const lines = files.flatMap(tellingLines);
  return echoes(lines).map(({ first, second, length }) => ({
    first: placeOf(lines, first, length),
    second: placeOf(lines, second, length),
    lines: length,
  }));
};

const importStatement =
  /^(?:import|export)\b[^;'"]*?\bfrom\s*['"][^'"]*['"];?|^import\s*['"][^'"]*['"];?/gm;

/** The lines of a file that say something, with spaces evened out. */
const tellingLines = ({ path, text }: SourceFile): Line[] =>
  withoutComments(text)
    .replaceAll(importStatement, (statement) => statement.replaceAll(/[^\n]/g, ''))
    .split('\n')
    .map((line, index) => ({ path, number: index + 1, text: line.trim().replaceAll(/\s+/g, ' ') }))
    .filter((line) => /\w/.test(line.text));

interface Echo {
  readonly first: number;
  readonly second: number;
  readonly length: number;
}

/** Every run that has stood before, as far as it goes. Of several earlier places the first is named. */
const echoes = (lines: readonly Line[]): Echo[] => {
  const firstOf = firstWindows(lines);
  const found: Echo[] = [];
  for (let second = 0; second < lines.length;) {
    const first = firstOf.get(windowAt(lines, second)) ?? second;
    const length = commonLength(lines, first, second);
    if (length >= shortestRun) found.push({ first, second, length });
    second += length >= shortestRun ? length : 1;
  }
  return found;
};

/** Where each window of lines stands first; a window that would leave its file is none. */
const firstWindows = (lines: readonly Line[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const [at, { path }] of lines.entries()) {
    const window = windowAt(lines, at);
    if (lines[at + shortestRun - 1]?.path === path && !first.has(window)) first.set(window, at);
  }
  return first;
};

const windowAt = (lines: readonly Line[], at: number): string =>
  lines
    .slice(at, at + shortestRun)
    .map((line) => line.text)
    .join('\n');

/** How many lines two places share, within their files and without running into each other. */
const commonLength = (lines: readonly Line[], first: number, second: number): number => {
  let length = 0;
  while (
    first + length < second &&
    second + length < lines.length &&
    lines[first + length].text === lines[second + length].text &&
    lines[first + length].path === lines[first].path &&
    lines[second + length].path === lines[second].path
  )
    length += 1;
  return length;
};

const placeOf = (lines: readonly Line[], start: number, length: number): string =>
  `${lines[start].path}:${lines[start].number}-${lines[start + length - 1].number}`;

if (import.meta.main) {
  const files = readSources('{src,dev,bench,test,examples}/**/*.{ts,tsx,mjs}').filter(
    // Maps, counters and tables repeat themselves as the printed parts do.
    ({ path }) => !path.includes('/data/'),
  );
  const findings = duplicatesIn(files).map(
    ({ first, second, lines }) => `${second}  repeats ${first}  (${lines} lines)`,
  );
  report(findings, files);
}
