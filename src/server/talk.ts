import { list, misread, text, type Node } from '../kernel/fault.ts';
import { EVERYONE, type Audience } from '../kernel/umpire.ts';
import {
  admit,
  audienceOf,
  idIn,
  mustBeKnown,
  readParams,
  seatNames,
  seatsAt,
  type Caller,
  type Method,
  type Methods,
} from './asking.ts';
import type { Chat, Line } from './chat.ts';
import { Declined, type Live, type LiveTables } from './live.ts';

/**
 * Those who sit at a table talk to each other there; who watches hears nothing of it. Some may talk
 * without the others hearing, while the rules of the game let them.
 */

/** A line of chat as it is told: to whom, when it was not for all. */
interface ToldLine extends Omit<Line, 'audience'> {
  readonly to?: readonly string[];
}

export const lineFor = (live: Live, { audience, ...line }: Line): ToldLine =>
  audience === EVERYONE ? line : { ...line, to: namesOf(live, audience) };

const namesOf = (live: Live, audience: Audience): string[] =>
  seatNames(live).filter((_, seat) => (audience & (1 << seat)) !== 0);

/** The seats that may talk without the others now, by groups. */
export const conferring = (live: Live): readonly (readonly string[])[] => {
  const { game, state } = live.table;
  return (game.confer?.(state) ?? []).map((group) => namesOf(live, group));
};

/** For whom a line is meant: all at the table, or a group that may talk alone now. */
const readAudience = (live: Live, own: readonly number[], to: Node): Audience => {
  if (to.value === undefined) return EVERYONE;
  const names = seatNames(live);
  const audience = audienceOf(
    list(to).map((node) => {
      const seat = names.indexOf(text(node));
      return seat < 0 ? misread(node, `no such seat; there are ${names.join(', ')}`) : seat;
    }),
  );
  const { game, state } = live.table;
  const mayConfer = game.confer?.(state).includes(audience) ?? false;
  if (mayConfer && (audience & audienceOf(own)) !== 0) return audience;
  const group = namesOf(live, audience).join(' and ') || 'nobody';
  throw new Declined(`the rules do not let ${group} talk alone now`);
};

export const openTalk = (tables: LiveTables, chat: Chat): Methods => {
  const seatsIn = (live: Live, caller: Caller): readonly number[] => {
    admit(live, caller);
    const own = seatsAt(live, caller);
    if (own.length === 0) throw new Declined('only those who sit at the table talk there');
    return own;
  };

  const say: Method = async (caller, params) => {
    const person = mustBeKnown(caller);
    if (person.owner !== undefined) throw new Declined('a bot does not talk');
    const { live, words, audience } = await tables.at(idIn(params), (live) => {
      const own = seatsIn(live, caller);
      return readParams(params, ['table', 'text', 'to'], (given) => ({
        live,
        words: text(given.text),
        audience: readAudience(live, own, given.to),
      }));
    });
    return lineFor(live, await chat.say(live.id, person, words, audience));
  };

  const lines: Method = async (caller, params) => {
    const { live, own } = await tables.at(idIn(params), (live) => {
      readParams(params, ['table'], () => null);
      return { live, own: seatsIn(live, caller) };
    });
    const said = await chat.lines(live.id, audienceOf(own));
    return { lines: said.map((line) => lineFor(live, line)) };
  };

  return { say, chat: lines };
};
