import { formatRecord, type Record1 } from '../kernel/record.ts';
import { Refused } from './engine.ts';
import { say, tellProblem } from './speech.ts';

/** What a file of ours holds. */
export type GameFile =
  | { readonly kind: 'record'; readonly game: string; readonly record: Record1 }
  | { readonly kind: 'position'; readonly game: string; readonly position: object };

/** The longest file that the engine takes, in bytes; a game of eight days has a tenth of it. */
const LONGEST = 900_000;

/** Reads what a file holds, as far as to know which it is; throws the reason in words when it is none. */
export const parseGameFile = (text: string): GameFile => {
  if (text.length > LONGEST) throw new Error(say('fileTooLong'));
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new Error(say('fileNotJson'));
  }
  const { format, game } = (document ?? {}) as { format?: unknown; game?: unknown };
  const [, kind] = /^hundred-days (record|position) /.exec(String(format)) ?? [];
  if (typeof document !== 'object' || document === null || kind === undefined)
    throw new Error(say('fileForeign'));
  if (typeof game !== 'string') throw new Error(say('fileNoGame'));
  return kind === 'record'
    ? { kind, game, record: document as Record1 }
    : { kind: 'position', game, position: document };
};

/** The sentence for a document that the engine does not take. */
export const tellFault = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof Refused) || error.path === null) return tellProblem(error.message);
  const problem = tellProblem(error.message.replace(`${error.path}: `, ''));
  const path = error.path.replace(/^(record|position)\.(position\.)?/, '');
  const [, choice] = /^choices\[(\d+)\]/.exec(path) ?? [];
  if (choice !== undefined) return say('faultAtChoice', Number(choice) + 1, problem);
  if (path === 'rules') return say('faultOfRules', problem);
  if (path === 'seed') return say('faultOfSeed');
  return say('faultAt', path, problem);
};

/** The day as file names have it, so that they sort by it. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((n) => String(n).padStart(2, '0'))
    .join('-');

/** Game, scenario and date: `blocks-historical-1815-06-15.json`. */
export const fileNameOf = (game: string, scenario: string, what: string, date: Date): string =>
  [game, scenario, what, dayOf(date)].filter((part) => part !== '').join('-') + '.json';

/** The scenario that a record began with, also by way of a position. */
export const scenarioOf = ({ scenario, position }: Record1): string =>
  scenario ?? (typeof position?.scenario === 'string' ? position.scenario : '');

/** Hands a text to the person as a file. */
export const saveText = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

export const saveRecord = (record: Record1): void =>
  saveText(fileNameOf(record.game, scenarioOf(record), '', new Date()), formatRecord(record));

export const savePosition = (position: Readonly<Record<string, unknown>>): void => {
  const [game, scenario] = [position.game, position.scenario].map((part) =>
    typeof part === 'string' ? part : '',
  );
  saveText(
    fileNameOf(game, scenario, 'position', new Date()),
    `${JSON.stringify(position, null, 1)}\n`,
  );
};
