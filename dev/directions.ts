import { posix } from 'node:path';
import { codeOnly, lineAt, readSources, report, type SourceFile } from './source.ts';

// Which part of the house may know which, and what the rules may not touch. Read over the source
// text; type imports count like any other, since a reader has to follow them all the same.

/** The parts that hold rules: the same record must give the same game wherever they run. */
const rulesParts: readonly string[] = ['kernel', 'boards', 'search', 'games'];

/** What each part may import besides itself. */
const mayImport = new Map<string, readonly string[]>([
  ['kernel', []],
  ['boards', ['kernel']],
  ['search', ['kernel']],
  ['games', ['kernel', 'boards', 'search']],
  ['protocol', ['kernel', 'search']],
  ['simulation', [...rulesParts, 'protocol']],
  ['store', rulesParts],
  ['server', [...rulesParts, 'protocol', 'simulation', 'store']],
  ['web', [...rulesParts, 'protocol']],
  ['cli', [...rulesParts, 'protocol', 'simulation', 'store', 'server']],
  ['examples', []],
]);

/**
 * The files that name all games: as they are played, all at once or one on demand, as they stand on
 * the shelf, as they meet people, and as they are taught.
 */
const gamesIndexes: readonly string[] = [
  'src/games/index.ts',
  'src/games/engines.ts',
  'src/games/shelf.ts',
  'src/games/faces.ts',
  'src/games/guides.ts',
];

/** Clocks, chance that is not the table's dice, the world outside, and all that happens later. */
const outsideWorld = [
  'Math.random',
  'crypto',
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'async',
  'await',
  'Promise',
  'fetch',
  'process',
  'document',
  'window',
  'globalThis',
];

export interface Breach {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
}

interface Import {
  readonly from: string;
  /** The file's path if the import is relative, otherwise the package as named. */
  readonly to: string;
  readonly isRelative: boolean;
  readonly line: number;
}

/** Every breach of the directions in these files, which are all those under src and examples. */
export const breachesIn = (files: readonly SourceFile[]): Breach[] => {
  const imports = files.flatMap(importsOf);
  return [
    ...files.flatMap(strayFile),
    ...files.flatMap(barrelFile),
    ...imports.flatMap(wrongImport),
    ...files.flatMap(outsideNames),
    ...cycles(imports),
  ];
};

const partOf = (path: string): string =>
  /^src\/([^/]+)\//.exec(path)?.[1] ?? /^examples(?=\/)/.exec(path)?.[0] ?? '';

const gameOf = (path: string): string => /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? '';

const isRules = (path: string): boolean => rulesParts.includes(partOf(path));

/** `from '...'`, `import '...'` and `import('...')`; not `Array.from('...')`. */
const importClause = /\b(?:from\s*|import\s*\(?\s*)(['"])\s*\1/g;

const importsOf = ({ path, text }: SourceFile): Import[] =>
  [...codeOnly(text).matchAll(importClause)].map(({ 0: clause, index }) => {
    const specifier = text.slice(index + clause.search(/['"]/) + 1, index + clause.length - 1);
    const isRelative = specifier.startsWith('.');
    return {
      from: path,
      to: isRelative ? posix.join(posix.dirname(path), specifier) : specifier,
      isRelative,
      line: lineAt(text, index),
    };
  });

const strayFile = ({ path }: SourceFile): Breach[] =>
  mayImport.has(partOf(path))
    ? []
    : [{ path, line: 1, rule: `belongs to no part of the house (${parts().join(', ')})` }];

const parts = (): string[] => [...mayImport.keys()];

/** A barrel hides where things live and ties together what could be read apart. */
const barrelFile = ({ path, text }: SourceFile): Breach[] => {
  const reexport =
    /export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s*(['"])\s*\1\s*;?/g;
  const code = codeOnly(text);
  const isBarrel = code.trim() !== '' && code.replaceAll(reexport, '').trim() === '';
  return isBarrel ? [{ path, line: 1, rule: 'a file that only exports from others' }] : [];
};

const wrongImport = (each: Import): Breach[] => {
  const rule = importBar(each);
  return rule === null ? [] : [{ path: each.from, line: each.line, rule }];
};

/** The rule that forbids this import, or null when it is allowed. */
const importBar = ({ from, to, isRelative }: Import): string | null => {
  const part = partOf(from);
  // Whoever takes one along takes one file.
  if (part === 'examples')
    return to.startsWith('node:') ? null : `an example stands by itself, here it imports '${to}'`;
  if (!isRelative) return isRules(from) ? `${part} imports no package, here '${to}'` : null;
  const target = partOf(to);
  if (target === '') return `src imports nothing from outside, here ${to}`;
  if (target !== part)
    return mayImport.get(part)?.includes(target) ? null : `${part} never imports ${target}`;
  if (part !== 'games' || gamesIndexes.includes(from) || gameOf(from) === gameOf(to)) return null;
  return gameOf(from) === ''
    ? `only ${gamesIndexes.join(', ')} name games`
    : `${gameOf(from)} imports no other game, here ${to}`;
};

/** Uses of the outside world in a file of rules. */
const outsideNames = ({ path, text }: SourceFile): Breach[] => {
  if (!isRules(path)) return [];
  const code = codeOnly(text);
  return outsideWorld
    .filter((name) => !isDeclared(code, name))
    .flatMap((name) =>
      [...code.matchAll(useOf(name))].map(({ index }) => ({
        path,
        line: lineAt(text, index),
        rule: `${partOf(path)} uses no ${name}`,
      })),
    );
};

/** The name standing for itself: neither a property (`.name`, but `...name` is a use) nor a key. */
const useOf = (name: string): RegExp =>
  new RegExp(
    `(?<![\\w$])(?<!(?<!\\.)\\.)${name.replace('.', '\\s*\\.\\s*')}(?![\\w$]|\\s*\\??:)`,
    'g',
  );

/** Whether the file has its own thing of that name, as with the `document` of a position. */
const isDeclared = (code: string, name: string): boolean =>
  new RegExp(`\\b(?:const|let|function)\\s+${name}\\b`).test(code) ||
  new RegExp(`[(,]\\s*${name}\\s*\\??:`).test(code) ||
  new RegExp(`[(,]\\s*${name}\\s*(?:,[^()]*)?\\)\\s*=>`).test(code);

/** One breach for every import that closes a circle. */
const cycles = (imports: readonly Import[]): Breach[] => {
  const importsFrom = Map.groupBy(imports, (each) => each.from);
  const found: Breach[] = [];
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    if (finished.has(path)) return;
    const here = [...trail, path];
    for (const { to, line } of importsFrom.get(path) ?? []) {
      const start = here.indexOf(to);
      if (start < 0) visit(to, here);
      else found.push({ path, line, rule: `circle: ${[...here.slice(start), to].join(' -> ')}` });
    }
    finished.add(path);
  };
  for (const path of importsFrom.keys()) visit(path, []);
  return found;
};

if (import.meta.main) {
  const files = readSources('{src,examples}/**/*.{ts,tsx}');
  const findings = breachesIn(files).map(({ path, line, rule }) => `${path}:${line}  ${rule}`);
  const counts = parts().map(
    (part) => `${part} ${files.filter(({ path }) => partOf(path) === part).length}`,
  );
  report(findings, files, ` (${counts.join(', ')})`);
}
