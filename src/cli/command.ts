import { parseArgs } from 'node:util';

/** One flag of a command: what its value stands for (none for a switch), and what it is good for. */
export interface Flag {
  readonly value?: string;
  readonly gist: string;
}

export interface Command {
  readonly name: string;
  readonly gist: string;
  /** The files it takes, in order; every one must be given. */
  readonly files?: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** Does it and returns the exit code. */
  run(given: Given): Promise<number> | number;
}

/** What was given on the command line: flags by name, then files. */
export interface Given {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly files: readonly string[];
}

/** The caller's mistake: one message, exit code 2, nothing done. */
export class Misuse extends Error {}

/** The value of a flag that takes one. */
export const valueOf = (given: Given, name: string): string | undefined => {
  const value = given.values[name];
  return typeof value === 'string' ? value : undefined;
};

const withHelp = (command: Command): Record<string, Flag> => ({
  ...command.flags,
  help: { gist: 'Show this.' },
});

const namesOf = (command: Command): string =>
  Object.keys(withHelp(command))
    .map((name) => `--${name}`)
    .join(', ');

/** Reads the arguments of a command, or says what is wrong with them and what is allowed. */
export const readArguments = (command: Command, args: readonly string[]): Given => {
  const { name, files = [] } = command;
  const options = Object.fromEntries(
    Object.entries(withHelp(command)).map(([flag, { value }]) => [
      flag,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    if (values.help !== true && positionals.length !== files.length) {
      const wanted = files.length === 0 ? 'takes flags only' : `takes ${files.join(' ')}`;
      throw new Misuse(`${name} ${wanted}, not ${positionals.join(' ') || 'nothing'}`);
    }
    return { values, files: positionals };
  } catch (error) {
    if (error instanceof Misuse || !(error instanceof TypeError)) throw error;
    const what = error.message.split('. ')[0];
    throw new Misuse(`${what}; allowed are ${namesOf(command)}`, { cause: error });
  }
};

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

export const helpOf = (command: Command): string => {
  const { name, gist, files = [] } = command;
  const rows = Object.entries(withHelp(command)).map(
    ([flag, { value, gist }]) =>
      [`--${flag}${value === undefined ? '' : ` ${value}`}`, gist] as const,
  );
  const usage = ['hundred-days', name, ...files, '[flags]'].join(' ');
  return `${gist}\n\nUsage: ${usage}\n\n${columns(rows)}\n`;
};

export const overview = (commands: readonly Command[]): string =>
  `Hundred Days: the Waterloo campaign on the table.\n\nUsage: hundred-days COMMAND [flags]\n\n${columns(
    commands.map(({ name, gist }) => [name, gist] as const),
  )}\n\nhundred-days COMMAND --help tells of its flags.\n`;
