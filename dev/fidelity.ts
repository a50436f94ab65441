import type { Rulebook } from '../src/kernel/rulebook.ts';
import { codeOnly, readSources } from './source.ts';

// Whether every rule of every rulebook is tested by name: a test of rule 7.5 is titled '[7.5] ...'.

export interface Fidelity {
  readonly rules: number;
  readonly tested: number;
  /** Tests that name at least one rule. */
  readonly tests: number;
  readonly notForSoftware: number;
  /** Rules that are played but named by no test. */
  readonly missing: readonly string[];
  /** Titles that name a rule the rulebook does not have. */
  readonly unknown: readonly string[];
}

/** Holds the titles of a game's tests against its rulebook. */
export const fidelityOf = (rulebook: Rulebook, titles: readonly string[]): Fidelity => {
  const cited = new Set(titles.flatMap(rulesCited));
  const rules = Object.keys(rulebook);
  const played = rules.filter((rule) => rulebook[rule].status === 'played');
  return {
    rules: rules.length,
    tested: played.filter((rule) => cited.has(rule)).length,
    tests: titles.filter((title) => rulesCited(title).length > 0).length,
    notForSoftware: rules.length - played.length,
    missing: played.filter((rule) => !cited.has(rule)),
    unknown: titles.filter((title) =>
      rulesCited(title).some((rule) => !Object.hasOwn(rulebook, rule)),
    ),
  };
};

/** The rules a title names: `[7.5][6.1] ...` names two. */
export const rulesCited = (title: string): string[] => {
  const head = /^(?:\[[^\]\s]+\]\s*)+/.exec(title)?.[0] ?? '';
  return [...head.matchAll(/\[([^\]]+)\]/g)].map(([, rule]) => rule);
};

/** The titles of the tests in a file; those that are skipped or expected to fail prove nothing. */
export const titlesIn = (text: string): string[] => {
  const code = codeOnly(text);
  return [...code.matchAll(/(?<![\w$.])(?:test|it)(?:\.\w+)*\s*\(/g)]
    .filter(([call]) => !/\.(?:skip|todo|fails)\b/.test(call))
    .map(({ 0: call, index }) => titleAfter(text, code, index + call.length));
};

/** The title that opens the arguments here or, as in `test.each(table)(title)`, the next ones. */
const titleAfter = (text: string, code: string, start: number): string => {
  const opening = /\s*(?<quote>['"`])/y;
  const nextArguments = /\s*\(/y;
  opening.lastIndex = start;
  const quote = opening.exec(code)?.groups?.['quote'];
  if (quote !== undefined) {
    // In code the inside of a literal is blank, so that the next quote or `${` is where it ends.
    const rest = code.slice(opening.lastIndex);
    return text.slice(
      opening.lastIndex,
      opening.lastIndex + rest.search(new RegExp(`${quote}|\\$\\{`)),
    );
  }
  nextArguments.lastIndex = endOfArguments(code, start);
  return nextArguments.test(code) ? titleAfter(text, code, nextArguments.lastIndex) : '';
};

const endOfArguments = (code: string, start: number): number => {
  let at = start;
  for (let depth = 1; depth > 0 && at < code.length; at += 1)
    depth += code[at] === '(' ? 1 : code[at] === ')' ? -1 : 0;
  return at;
};

const linesFor = (id: string, rulebook: Rulebook, fidelity: Fidelity): string[] => {
  const { rules, tested, tests, notForSoftware, missing, unknown } = fidelity;
  return [
    `${id}  ${rules} rules: ${tested} tested by ${tests} tests, ` +
      `${notForSoftware} not for software, ${missing.length} missing`,
    ...missing.map((rule) => `  missing  ${rule}  ${rulebook[rule].title}`),
    ...unknown.map((title) => `  unknown  ${title}`),
  ];
};

if (import.meta.main) {
  const { GAMES } = await import('../src/games/index.ts');
  let isFaithful = GAMES.length > 0;
  for (const { meta, rulebook } of GAMES) {
    const tests = readSources(`test/games/${meta.id}/**/*.test.ts`);
    const fidelity = fidelityOf(
      rulebook,
      tests.flatMap(({ text }) => titlesIn(text)),
    );
    for (const line of linesFor(meta.id, rulebook, fidelity)) console.log(line);
    isFaithful &&= fidelity.rules > 0 && fidelity.missing.length + fidelity.unknown.length === 0;
  }
  if (GAMES.length === 0) console.log('no games');
  process.exitCode = isFaithful ? 0 : 1;
}
