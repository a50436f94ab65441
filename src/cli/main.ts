import { backupCommand, restoreCommand } from './backup.ts';
import { Misuse, helpOf, overview, readArguments, type Command } from './command.ts';
import { demo } from './demo.ts';
import { engine } from './engine.ts';
import { moderator } from './moderator.ts';
import { recordGame } from './record.ts';
import { replayFile } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { exportCommand, importCommand } from './transfer.ts';
import { verify } from './verify.ts';

const COMMANDS: readonly Command[] = [
  demo,
  engine,
  serve,
  moderator,
  simulate,
  recordGame,
  verify,
  replayFile,
  exportCommand,
  importCommand,
  backupCommand,
  restoreCommand,
];

const OK = 0;
const MISUSE = 2;

const run = async (args: readonly string[]): Promise<number> => {
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(overview(COMMANDS));
    return OK;
  }
  const command = COMMANDS.find((c) => c.name === name);
  if (command === undefined) {
    const names = COMMANDS.map((c) => c.name).join(', ');
    throw new Misuse(
      `${name === undefined ? 'no command' : `no command is called '${name}'`}; there are ${names}`,
    );
  }
  const given = readArguments(command, rest);
  if (given.values.help === true) {
    process.stdout.write(helpOf(command));
    return OK;
  }
  return command.run(given);
};

// Whoever reads our output may stop at any time: `hundred-days demo | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(OK);
  throw error;
});

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Misuse)) throw error;
  process.stderr.write(`hundred-days: ${error.message}\n`);
  process.exitCode = MISUSE;
}
