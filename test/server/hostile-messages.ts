import { GAMES } from '../../src/games/index.ts';
import { below, type Dice } from '../../src/kernel/dice.ts';
import { newId } from '../../src/server/people.ts';
import {
  NO_JSON,
  noObject,
  objectOf,
  pickFrom,
  rightOf,
  withStrangeField,
  withWrongField,
  type Shape,
} from './hostile-junk.ts';
import type { Stage } from './hostile-stage.ts';

/** Messages on the WebSocket that must all be refused, by kind. */

/** Whose line something is sent on. */
export type Sender = 'marbot' | 'nostitz' | 'scott' | 'stranger' | 'forger';

export interface Shot {
  readonly by: Sender;
  readonly text: string;
  readonly isBinary?: boolean;
  /** Must be answered by the very same. */
  readonly twin?: string;
}

export type Shooter = (random: Dice) => Shot;

const message = (method: string, params: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":${params}}`;

/** What Marbot may ask at the table, if every field is right. */
const methodsAt = (id: string, version: number): Readonly<Record<string, Shape>> => {
  const table = [JSON.stringify(id), 'name'] as const;
  const seat = ['"French"', 'name'] as const;
  const choice = ['["done"]', 'list'] as const;
  const seen = [String(version), 'whole'] as const;
  return {
    sit: { table },
    view: { table, seat, at: ['0', 'whole'], revealed: ['false', 'flag'] },
    log: { table, seat, from: ['0', 'whole'], most: ['1', 'count'] },
    menu: { table, seat },
    why: { table, seat, choice },
    odds: { table, seat, choice },
    choose: { table, seat, choice, version: seen },
    undo: { table, seat, version: seen },
    backs: { table, seat },
    plead: { table, seat, choices: ['1', 'whole'], version: seen },
    answer: { table, plea: ['"x"', 'name'], agree: ['true', 'flag'] },
    plea: { table },
    say: { table, text: ['"Ah!"', 'text'], to: ['["French","Allied"]', 'list'] },
    chat: { table },
    looked: { table, seat, events: ['0', 'count'] },
    missed: { table, seat },
    notes: { table },
    note: { table, text: ['"?"', 'text'] },
    record: { table },
  };
};

const UNKNOWN = [
  'new',
  'load',
  'resume',
  'save',
  'position',
  'dice',
  'takeBack',
  'bot',
  'close',
  'games',
  'told',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  'SIT',
  'x'.repeat(60_000),
] as const;

const NO_REQUEST = [
  'null',
  '[]',
  '1',
  '"sit"',
  'true',
  '{}',
  '[{"jsonrpc":"2.0","id":1,"method":"sit"}]',
  '{"jsonrpc":"2.0","method":"sit"}',
  '{"jsonrpc":"2.0","id":null,"method":"sit"}',
  '{"jsonrpc":"2.0","id":{},"method":"sit"}',
  '{"jsonrpc":"2.0","id":[1],"method":"sit"}',
  '{"jsonrpc":"1.0","id":1,"method":"sit"}',
  '{"jsonrpc":2,"id":1,"method":"sit"}',
  '{"jsonrpc":"2.0","id":1,"method":{}}',
  '{"jsonrpc":"2.0","id":1,"method":["sit"]}',
  '{"jsonrpc":"2.0","id":1}',
  '{"__proto__":{"jsonrpc":"2.0","id":1,"method":"sit"}}',
] as const;

const blocks = GAMES[0];

/** Any choice there could be, as text; `done` and what is in the menu are somebody else’s. */
const anyChoice = (random: Dice): string => {
  const { verbs, domains } = blocks.lexicon;
  const verb = pickFrom(random, verbs);
  const words = verb.args.map((domain) => pickFrom(random, domains[domain] ?? [1, 2, 3]));
  return JSON.stringify([verb.name, ...words]);
};

interface Ground {
  readonly stage: Stage;
  /** Of the open table, as Marbot knows it. */
  readonly version: number;
  /** What he may choose there. */
  readonly menu: readonly string[];
}

export const shootersAt = ({ stage, version, menu }: Ground): Readonly<Record<string, Shooter>> => {
  const own = methodsAt(stage.open, version);
  const names = Object.keys(own);
  const at = (table: string): Record<string, string> => ({ table: JSON.stringify(table) });
  const outsider = (random: Dice): Sender => pickFrom(random, ['scott', 'stranger', 'forger']);

  return {
    'no JSON': (random) => ({
      by: pickFrom(random, ['marbot', 'scott', 'stranger']),
      text: pickFrom(random, NO_JSON),
    }),
    'no request': (random) => ({
      by: pickFrom(random, ['marbot', 'stranger']),
      text: pickFrom(random, NO_REQUEST),
    }),
    'binary frames': (random) => ({
      by: 'marbot',
      isBinary: true,
      text: message(pickFrom(random, names), objectOf(at(stage.open))),
    }),
    'unknown methods': (random) => ({
      by: pickFrom(random, ['marbot', 'scott', 'stranger']),
      text: message(pickFrom(random, UNKNOWN), objectOf(at(stage.open))),
    }),
    'no parameters': (random) => ({
      by: 'marbot',
      text: message(pickFrom(random, names), noObject(random)),
    }),
    'wrong fields': (random) => {
      const method = pickFrom(random, names);
      return { by: 'marbot', text: message(method, withWrongField(own[method], random)) };
    },
    'strange fields': (random) => {
      const method = pickFrom(random, names);
      return { by: 'marbot', text: message(method, withStrangeField(own[method], random)) };
    },
    'foreign tables': (random) => {
      const method = pickFrom(random, names);
      const wrong = pickFrom(random, [{}, {}, { x: '1' }, { seat: '"Ney"' }, { choice: '[[]]' }]);
      const asked = (id: string): string =>
        message(method, objectOf({ ...rightOf(own[method]), ...wrong, ...at(id) }));
      const by = outsider(random);
      return { by, text: asked(stage.secret), twin: asked(newId()) };
    },
    'guessed invitations': (random) => {
      const method = pickFrom(random, ['sit', 'view', 'log', 'notes', 'note', 'looked', 'missed']);
      const { invitation } = stage;
      const guess = pickFrom(random, [
        newId(),
        '',
        invitation.slice(1),
        `${invitation}=`,
        invitation.toUpperCase().replace(/^./, '_'),
        'é'.repeat(invitation.length),
      ]);
      const params = { ...rightOf(own[method]), ...at(stage.secret) };
      const text = message(method, objectOf({ ...params, invitation: JSON.stringify(guess) }));
      return { by: 'scott', text };
    },
    'other people’s seats': (random) => {
      const [by, seat] = pickFrom(random, [
        ['marbot', '"Allied"'],
        ['nostitz', '"French"'],
        ['scott', '"French"'],
        ['scott', '"Allied"'],
        ['stranger', '"French"'],
        ['forger', '"French"'],
      ] as const);
      const method = pickFrom(
        random,
        names.filter((name) => 'seat' in own[name]),
      );
      return { by, text: message(method, objectOf({ ...rightOf(own[method]), seat })) };
    },
    'out of turn': (random) => {
      const method = pickFrom(random, ['choose', 'undo', 'plead', 'odds']);
      const { version: _, ...right } = rightOf(own[method]);
      const params = { ...right, seat: '"Allied"' };
      const choice = pickFrom(random, [...menu, anyChoice(random)]);
      const asked = 'choice' in params ? { ...params, choice } : params;
      return { by: 'nostitz', text: message(method, objectOf(asked)) };
    },
    'illegal choices': (random) => {
      const choice = anyChoice(random);
      const isLegal = menu.includes(choice);
      const params = { ...rightOf(own.choose), choice: isLegal ? '["sit"]' : choice };
      return { by: 'marbot', text: message('choose', objectOf(params)) };
    },
    'stale versions': (random) => {
      const method = pickFrom(random, ['choose', 'undo', 'plead']);
      const stale = pickFrom(random, [version - 1, version + 1, 0, below(random, version)]);
      const params = { ...rightOf(own[method]), version: String(stale) };
      const asked = 'choice' in params ? { ...params, choice: pickFrom(random, menu) } : params;
      return { by: 'marbot', text: message(method, objectOf(asked)) };
    },
    'replayed messages': (random) => ({
      by: pickFrom(random, ['marbot', 'nostitz', 'scott', 'stranger', 'forger']),
      text: pickFrom(random, stage.chosen),
    }),
    'games that are over': (random) => {
      const method = pickFrom(random, ['choose', 'undo', 'plead', 'answer']);
      const params = { ...rightOf(own[method]), ...at(stage.over) };
      return { by: 'marbot', text: message(method, objectOf(params)) };
    },
  };
};
