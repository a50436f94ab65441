import { HOUSE } from '../src/cli/house.ts';
import { respond } from '../src/protocol/protocol.ts';
import { openSession } from '../src/protocol/session.ts';

interface Standing {
  readonly waiting: readonly string[];
}

/** The record of a game that bots have played up to the first moment that is wanted. */
const recordUntil = (
  start: { readonly game: string; readonly scenario: string; readonly seed: string },
  isWanted: (moment: { seat: string; procedure: string; events: readonly string[] }) => boolean,
): Buffer => {
  const session = openSession(HOUSE);
  const call = (method: string, params: unknown = {}): unknown => {
    const answer = respond(session, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    const { result, error } = JSON.parse(answer ?? '{}') as { result: unknown; error?: unknown };
    if (error !== undefined) throw new Error(JSON.stringify(error));
    return result;
  };
  let { waiting } = call('new', start) as Standing;
  while (waiting.length > 0) {
    const [seat] = waiting;
    const { procedure } = call('menu', { seat }) as { procedure: string };
    const { events } = call('log', { seat }) as { events: { event: string }[] };
    if (isWanted({ seat, procedure, events: events.map(({ event }) => event) })) break;
    const { choice } = call('bot', { seat, level: 2 }) as { choice: unknown };
    ({ waiting } = call('choose', { seat, choice }) as Standing);
  }
  if (waiting.length === 0) throw new Error('the game was over before that moment came');
  return Buffer.from(JSON.stringify(call('save')));
};

const CAMPAIGN = { game: 'blocks', scenario: 'historical', seed: 'panel' };
const FIELD = { game: 'areas', scenario: 'waterloo', seed: 'panel' };

/** A French battle turn in the midst of the campaign, with losses on both sides. */
export const battleRecord = (): Buffer =>
  recordUntil(
    CAMPAIGN,
    ({ seat, procedure, events }) =>
      seat === 'French' &&
      procedure === 'combat' &&
      events.filter((event) => event === 'eliminated').length > 4,
  );

/** A French campaign turn after some battles. */
export const marchRecord = (): Buffer =>
  recordUntil(
    CAMPAIGN,
    ({ seat, procedure, events }) =>
      seat === 'French' &&
      procedure === 'march' &&
      events.filter((event) => event === 'eliminated').length > 4,
  );

/** An impulse of the French at Waterloo after some assaults. */
export const fieldRecord = (): Buffer =>
  recordUntil(
    FIELD,
    ({ seat, procedure, events }) =>
      seat === 'French' &&
      procedure === 'impulse' &&
      events.filter((event) => event === 'result').length > 8,
  );

/** An assault in which a leader may take part. */
export const assaultRecord = (): Buffer =>
  recordUntil(
    FIELD,
    ({ seat, procedure, events }) =>
      seat === 'French' &&
      procedure === 'participate' &&
      events.filter((event) => event === 'result').length > 4,
  );

/** An operations phase of the French at Borodino after the first melees. */
export const meleeRecord = (): Buffer =>
  recordUntil(
    { game: 'squares', scenario: 'borodino', seed: 'panel' },
    ({ seat, procedure, events }) =>
      seat === 'French' && procedure === 'operations' && events.includes('meleeWon'),
  );
