import { readFileSync, writeFileSync } from 'node:fs';
import { formatFault, isFault } from '../kernel/fault.ts';
import { exportGame, importGame } from '../server/transfer.ts';
import { Misuse, valueOf, type Command } from './command.ts';
import { HOUSE } from './house.ts';
import { asVisitor, STORE_FLAGS } from './stores.ts';

/** Takes a whole game out of a store and into another, also while servers run on them. */

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

export const exportCommand: Command = {
  name: 'export',
  gist: 'Write a whole game of a store into a file, to be played on elsewhere. It holds the seed.',
  files: ['TABLE', 'FILE'],
  flags: { ...STORE_FLAGS, chat: { gist: 'With what was said at the table.' } },
  async run(given) {
    const [table, file] = given.files;
    const withChat = given.values.chat === true;
    const game = await asVisitor(given, (store) =>
      exportGame(store, HOUSE.games, table, Date.now(), withChat),
    );
    if (game === null) throw new Misuse(`there is no table '${table}'`);
    try {
      writeFileSync(file, `${JSON.stringify(game)}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (isTaken(error)) throw new Misuse(`${file} is there already`, { cause: error });
      throw error;
    }
    console.log(`${game.entries.length} entries of ${game.game} are in ${file}`);
    return 0;
  },
};

const documentIn = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Misuse(`${file} cannot be read: ${why}`, { cause: error });
  }
};

export const importCommand: Command = {
  name: 'import',
  gist: 'Take a game into a store that was exported elsewhere. People sit down by their names.',
  files: ['FILE'],
  flags: {
    ...STORE_FLAGS,
    host: { value: 'NAME', gist: 'Who is to be its host, if he that was is not known here.' },
  },
  async run(given) {
    const [file] = given.files;
    const document = documentIn(file);
    const host = valueOf(given, 'host') ?? null;
    const row = await asVisitor(given, (store) =>
      importGame(store, HOUSE.games, document, Date.now(), host),
    );
    if (isFault(row)) throw new Misuse(`${file}: ${formatFault(row)}`);
    const open = row.holders.filter(({ kind }) => kind === 'open').length;
    console.log(`table ${row.id} is here, with ${row.version} entries and ${open} open seats`);
    console.log(`whoever is to sit down there: #/table/${row.id}/${row.invitation}`);
    return 0;
  },
};
