import { fields, misread, whole, type Node } from '../kernel/fault.ts';
import type { Holder, PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { BotSeats } from './bot-seats.ts';

/** Who is to hold a seat of a new table. */
export type SeatWish = Holder | { readonly kind: 'called'; readonly name: string };

export const readSeatWish = (node: Node, host: PersonRow): SeatWish => {
  if (node.value === 'me') return { kind: 'person', person: host.id };
  if (node.value === 'open') return { kind: 'open' };
  if (typeof node.value === 'object') {
    const { bot } = fields(node, ['bot']);
    if (typeof bot.value === 'string') return { kind: 'called', name: bot.value };
    return { kind: 'bot', level: whole(bot, 1, 5) };
  }
  return misread(node, `a seat is 'me', 'open', {"bot": 1..5} or {"bot": "name"}`);
};

export const holdersFor = (
  host: PersonRow,
  wishes: readonly SeatWish[],
  bots: BotSeats,
): Promise<readonly Holder[]> =>
  Promise.all(
    wishes.map(async (wish): Promise<Holder> =>
      wish.kind === 'called'
        ? { kind: 'person', person: (await bots.called(host, wish.name)).id }
        : wish,
    ),
  );

/**
 * Who holds the seats when a game is played once more. The seat of a bot that this person may not
 * seat is free: whoever may brings it back by the link.
 */
export const holdersAgain = (
  person: PersonRow,
  holders: readonly Holder[],
  store: Pick<Store, 'person'>,
  bots: BotSeats,
): Promise<readonly Holder[]> =>
  Promise.all(
    holders.map(async (holder): Promise<Holder> => {
      if (holder.kind === 'open') return { kind: 'open' };
      if (holder.kind === 'bot') return { kind: 'bot', level: holder.level };
      const found = await store.person(holder.person);
      if (found?.owner === undefined) return holder;
      if (!(await bots.maySeat(person, found))) return { kind: 'open' };
      await bots.checkRoom(found);
      return holder;
    }),
  );
