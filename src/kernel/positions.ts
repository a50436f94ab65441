import { formatArguments, parseArgument, type Lexicon } from './choice.ts';
import { list, misread, oneOf, text, type Node } from './fault.ts';
import type { Meta } from './game.ts';
import { FRAME, push, type State } from './stack.ts';

/** What the position documents of all games have in common: their head, and the stack. */

const FORMAT = 'hundred-days position 1';

/** The fields that every position document has besides those of its game. */
export const COMMON_FIELDS = [
  'format',
  'game',
  'rules',
  'scenario',
  'options',
  'ending',
  'waiting',
  'stack',
] as const;

export const headOf = ({ id, rules }: Meta): Record<string, unknown> => ({
  format: FORMAT,
  game: id,
  rules,
});

/** A document of another format, game or version of the rules is none of ours. */
export const checkHead = ({ id, rules }: Meta, doc: Readonly<Record<string, Node>>): void => {
  if (text(doc.format, FORMAT) !== FORMAT) misread(doc.format, `this reads '${FORMAT}'`);
  if (text(doc.game, id) !== id) misread(doc.game, `this is a position of ${id}`);
  if (text(doc.rules, rules) !== rules) {
    misread(doc.rules, `${id} is played by rules version ${rules} here`);
  }
};

/** Each frame as its procedure, then its locals, in words. */

export const formatFrames = (lexicon: Lexicon, { stack }: State): unknown[] => {
  const frames: unknown[] = [];
  for (let at = 0; at < stack.length; at += FRAME) {
    const phrase = lexicon.frames[stack[at]];
    const values = stack.slice(at + 1, at + 1 + phrase.args.length);
    frames.push([phrase.name, ...formatArguments(lexicon, phrase, values)]);
  }
  return frames;
};

const readFrame = (lexicon: Lexicon, s: State, node: Node): void => {
  const [name, ...args] = list(node);
  if (name === undefined) misread(node, 'a frame is a list: its procedure, then its locals');
  const number = oneOf(
    name,
    lexicon.frames.map((f) => f.name),
  );
  const { args: domains } = lexicon.frames[number];
  const values = domains.map((domain, i) => {
    const arg = args[i] ?? { path: `${node.path}[${i + 1}]`, value: undefined };
    return parseArgument(lexicon, domain, arg.value) ?? misread(arg, `a ${domain} was expected`);
  });
  push(s, number, values[0] ?? 0, values[1] ?? 0, values[2] ?? 0, values[3] ?? 0);
};

/** Pushes the frames of a document. */
export const readFrames = (lexicon: Lexicon, s: State, node: Node): void => {
  for (const frame of list(node)) readFrame(lexicon, s, frame);
};
