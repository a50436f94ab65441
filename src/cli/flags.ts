import type { Game, Options, Setting } from '../kernel/game.ts';
import { Misuse, valueOf, type Flag, type Given } from './command.ts';
import { HOUSE } from './house.ts';

/** The flags by which a game is set up, the same in every command that plays one. */
export const SETUP_FLAGS = {
  game: { value: 'G', gist: `The game: ${HOUSE.games.map((g) => g.meta.id).join(', ')}.` },
  scenario: { value: 'S', gist: 'A scenario of the game; its first when not given.' },
  options: { value: 'K=V,...', gist: 'Options of the game; the others keep their defaults.' },
  bots: {
    value: 'A,B',
    gist: 'Who plays, by seat: random or a level from 1 to 5; the last repeats.',
  },
  seed: { value: 'K', gist: 'The same seed gives the same games.' },
} as const satisfies Record<string, Flag>;

const BOT_NAMES = ['random', '1', '2', '3', '4', '5'] as const;

export interface Setup {
  readonly game: Game;
  readonly scenario: string;
  readonly options: Options;
  readonly bots: readonly string[];
}

/** One of these names, or the first when none is given. */
const oneOf = (flag: string, name: string | undefined, names: readonly string[]): string => {
  if (name === undefined) return names[0];
  if (names.includes(name)) return name;
  throw new Misuse(`--${flag}: '${name}' is not one of ${names.join(', ')}`);
};

const readSettings = (game: Game, text: string | undefined): Options => {
  const settings: Record<string, Setting> = {};
  for (const { name, values } of game.meta.options) settings[name] = values[0];
  for (const pair of text === undefined || text === '' ? [] : text.split(',')) {
    const [name, value = ''] = pair.split(/=(.*)/s);
    const option = game.meta.options.find((o) => o.name === name);
    if (option === undefined) {
      const names = game.meta.options.map((o) => o.name);
      throw new Misuse(`--options: '${name}' is not one of ${names.join(', ')}`);
    }
    const setting = option.values.find((v) => String(v) === value);
    if (setting === undefined) {
      throw new Misuse(`--options ${name}: '${value}' is not one of ${option.values.join(', ')}`);
    }
    settings[name] = setting;
  }
  return settings;
};

/** The players of all seats: those named, the last of them repeated. */
const readBots = (text: string, seats: readonly string[]): string[] => {
  const named = text.split(',').map((name) => oneOf('bots', name, BOT_NAMES));
  if (named.length > seats.length) {
    throw new Misuse(
      `--bots: ${named.length} players for ${seats.length} seats (${seats.join(', ')})`,
    );
  }
  return seats.map((_, seat) => named[Math.min(seat, named.length - 1)]);
};

export const readSetup = (given: Given, bots = 'random'): Setup => {
  const id = oneOf(
    'game',
    valueOf(given, 'game'),
    HOUSE.games.map((g) => g.meta.id),
  );
  const game = HOUSE.games.find((g) => g.meta.id === id) ?? HOUSE.games[0];
  const scenario = oneOf(
    'scenario',
    valueOf(given, 'scenario'),
    game.meta.scenarios.map((s) => s.name),
  );
  const options = readSettings(game, valueOf(given, 'options'));
  const seats = game.seats(game.setup(scenario, options));
  return { game, scenario, options, bots: readBots(valueOf(given, 'bots') ?? bots, seats) };
};

export const readWhole = (
  given: Given,
  flag: string,
  [least, most]: readonly [number, number],
  otherwise: number,
): number => {
  const text = valueOf(given, flag);
  if (text === undefined) return otherwise;
  const n = /^\d+$/.test(text) ? Number(text) : -1;
  if (n < least || n > most) {
    throw new Misuse(`--${flag}: '${text}' is not a whole number from ${least} to ${most}`);
  }
  return n;
};
