import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Source files as the checks see them: text in which comments and literals can be told from code.
// TypeScript 7 has no compiler API to ask, and these checks need to know no more than this.

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The source files of the project that match the globs, in the order of their paths. */
export const readSources = (...patterns: string[]): SourceFile[] =>
  globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));

/** A check that reads nothing would pass for ever: fewer files than this mean a wrong glob. */
const fewestFiles = 20;

/** Prints what a check found and how much it read, and sets the exit code by both. */
export const report = (
  findings: readonly string[],
  files: readonly SourceFile[],
  detail = '',
): void => {
  for (const finding of findings) console.log(finding);
  console.log(`read ${files.length} files${detail}, found ${findings.length}`);
  if (files.length < fewestFiles) console.log(`expected to read at least ${fewestFiles} files`);
  process.exitCode = findings.length > 0 || files.length < fewestFiles ? 1 : 0;
};

/** The line, counted from 1, of a place in a text. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/** The text with its comments blanked: every character that is left stands where it stood. */
export const withoutComments = (text: string): string =>
  [...tokens(text)].map((t) => (t.kind === 'comment' ? blank(t.text) : t.text)).join('');

/** The text with comments and the insides of literals blanked; quotes stay, in their places. */
export const codeOnly = (text: string): string =>
  [...tokens(text)]
    .map((t) =>
      t.kind === 'comment' ? blank(t.text) : t.kind === 'literal' ? blankInside(t.text) : t.text,
    )
    .join('');

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

const blankInside = (literal: string): string => {
  const closer = literal.endsWith('${') ? 2 : 1;
  return literal.slice(0, 1) + blank(literal.slice(1, -closer)) + literal.slice(-closer);
};

interface Token {
  readonly kind: 'comment' | 'literal' | 'code';
  readonly text: string;
}

const comment = /\/\/[^\n]*|\/\*[^]*?\*\//y;
const quoted = /'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"/y;
const regex = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//y;
/** From a backtick, or the brace that ends a `${}`, to the next backtick or `${`. */
const template = /[`}](?:\\[^]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y;
const code = /[\w$]+|\s+|[^]/y;

/** Cuts a text into tokens. What stands inside the `${}` of a template is code again. */
const tokens = function* (text: string): Generator<Token> {
  const braces: ('block' | 'template')[] = [];
  let canDivide = false;
  for (let at = 0; at < text.length;) {
    const token = tokenAt(text, at, canDivide, braces.at(-1) === 'template');
    yield token;
    at += token.text.length;
    if (token.kind === 'comment' || token.text.trim() === '') continue;
    canDivide = endsOperand(token);
    if (token.kind === 'code' ? token.text === '}' : token.text.startsWith('}')) braces.pop();
    if (token.kind === 'code' && token.text === '{') braces.push('block');
    if (token.kind === 'literal' && token.text.endsWith('${')) braces.push('template');
  }
};

const tokenAt = (text: string, at: number, canDivide: boolean, inTemplate: boolean): Token => {
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
  const remark = read(comment);
  if (remark !== undefined) return { kind: 'comment', text: remark };
  const literal =
    read(quoted) ??
    (canDivide ? undefined : read(regex)) ??
    (text[at] === '`' || inTemplate ? read(template) : undefined);
  if (literal !== undefined) return { kind: 'literal', text: literal };
  return { kind: 'code', text: read(code) ?? '' };
};

/** A slash after an operand divides; anywhere else it opens a regular expression. */
const endsOperand = ({ kind, text }: Token): boolean =>
  kind === 'literal'
    ? !text.endsWith('${')
    : /^[\w$)\]}]/.test(text) && !/^(?:return|typeof|case|in|of|do|else|void|await)$/.test(text);
