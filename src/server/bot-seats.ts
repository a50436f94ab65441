import type { PersonRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { Declined } from './live.ts';

/** Games that a bot plays at once, at most. */
const MOST_GAMES = 8;

/** Who may seat which bot, and whether it has room for one more game. */
export interface BotSeats {
  /** Refuses a bot that plays too many games; people play as many as they like. */
  checkRoom(person: PersonRow): Promise<void>;
  /** The bot of this name, if this person may seat it. */
  called(host: PersonRow, name: string): Promise<PersonRow>;
  maySeat(host: PersonRow, bot: PersonRow): Promise<boolean>;
}

export const openBotSeats = (
  store: Pick<Store, 'bot' | 'personCalled' | 'runningTables'>,
): BotSeats => {
  const isHolding = ({ holders }: TableRow, id: string): boolean =>
    holders.some((holder) => holder.kind === 'person' && holder.person === id);

  const checkRoom = async ({ id, name, owner }: PersonRow): Promise<void> => {
    if (owner === undefined) return;
    const running = await store.runningTables(id, 10 * MOST_GAMES);
    if (running.filter((row) => isHolding(row, id)).length >= MOST_GAMES)
      throw new Declined(`${name} plays ${MOST_GAMES} games already: a bot plays no more at once`);
  };

  const maySeat = async (host: PersonRow, { id }: PersonRow): Promise<boolean> => {
    const bot = await store.bot(id);
    return bot !== null && bot.issued !== null && (bot.owner === host.id || bot.isOpen);
  };

  return {
    checkRoom,
    maySeat,
    async called(host, name) {
      const bot = await store.personCalled(name);
      if (bot?.owner === undefined || !(await maySeat(host, bot)))
        throw new Declined(`there is no bot called ${name} that you may seat`);
      await checkRoom(bot);
      return bot;
    },
  };
};
