/** What goes over HTTP, as JSON Schema: the words of which routes say what they take and give. */

export type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: 'string' };
export const whole: Schema = { type: 'integer' };
const number: Schema = { type: 'number' };
export const flag: Schema = { type: 'boolean' };
/** A moment in milliseconds. */
export const moment: Schema = { type: 'integer', minimum: 0 };
/** Anything at all: what it is says another document. */
export const anything: Schema = {};

export const oneOf = (...values: readonly (string | number | boolean | null)[]): Schema => ({
  enum: values,
});
export const list = (items: Schema): Schema => ({ type: 'array', items });
const either = (...shapes: readonly Schema[]): Schema => ({ anyOf: shapes });
export const orNull = (shape: Schema): Schema => either(shape, { type: 'null' });
export const named = (name: keyof typeof NAMED): Schema => ({
  $ref: `#/components/schemas/${name}`,
});

/** An object of these fields and no other; those whose name ends in `?` may be missing. */
export const object = (fields: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => [name.replace(/\?$/, ''), shape]),
  ),
  required: Object.keys(fields).filter((name) => !name.endsWith('?')),
  additionalProperties: false,
});

/** By names that are not known beforehand. */
const byName = (shape: Schema): Schema => ({ type: 'object', additionalProperties: shape });

/** How a game is set up. */
export const options = byName(either(text, number, flag));

const outcome = orNull(object({ winners: list(text), reason: text }));
const pace = orNull(either(object({ minutes: whole, increment: whole }), object({ days: whole })));
const rating = object({ game: text, rating: number, played: whole });

const seat = object({
  seat: text,
  kind: oneOf('open', 'person', 'bot'),
  name: orNull(text),
  level: orNull(whole),
  owner: orNull(text),
  isLeft: flag,
});

const clocks = object({
  left: list(number),
  runs: list(flag),
  stands: number,
  isPaused: flag,
  asked: list(whole),
  ends: orNull(number),
});

const table = object({
  id: text,
  game: text,
  scenario: text,
  options,
  seats: list(seat),
  pace,
  'clocks?': clocks,
  isPublic: flag,
  host: text,
  created: moment,
  changed: moment,
  outcome,
  'waiting?': list(text),
  'invitation?': text,
});

const profile = {
  name: text,
  owner: orNull(text),
  created: moment,
  ratings: list(rating),
  tables: list({ $ref: '#/components/schemas/Table' }),
};

const channel = object({
  id: text,
  kind: oneOf('push', 'webhook', 'mail'),
  address: text,
  language: oneOf('en', 'it'),
  isConfirmed: flag,
  created: moment,
  failure: orNull(text),
  'secret?': text,
});

/** The shapes that several routes speak of. */
export const NAMED = {
  Table: table,
  Person: orNull(object({ id: text, name: text })),
  Profile: object(profile),
  OwnProfile: object({ ...profile, isAccount: flag, isModerator: flag, otherSessions: whole }),
  Channel: channel,
} as const satisfies Record<string, Schema>;

/** A table that is wished for. */
export const wishedTable = object({
  game: text,
  'scenario?': text,
  'options?': options,
  seats: list(
    either(
      oneOf('me', 'open'),
      object({ bot: either({ ...whole, minimum: 1, maximum: 5 }, text) }),
    ),
  ),
  'pace?': pace,
  'public?': flag,
});

/** Why something is refused; what comes too fast may come again in so many milliseconds. */
export const refusal = object({ error: text, 'retryAfterMs?': whole });
export const ratings = list(object({ person: text, game: text, rating: number, played: whole }));
export const done = object({ ok: oneOf(true) });
