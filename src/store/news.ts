import { Client } from 'pg';

/** What other processes have changed, by LISTEN and NOTIFY on a connection of its own. */

export const CHANNEL = 'hundred_days';
/** Lines of chat are told whole. */
export const CHAT_CHANNEL = 'hundred_days_chat';
/** Longer texts are refused by PostgreSQL (8,000 bytes); a table’s id has 22 characters. */
const TABLES_A_TEXT = 250;
const RETRY_MS = 500;

type Heard = (table: string | null) => void;

/** One text for so many tables, with the process that tells of them. */
export const newsOf = (teller: string, tables: readonly string[]): string[] => {
  const known = [...new Set(tables)];
  const texts: string[] = [];
  for (let at = 0; at < known.length; at += TABLES_A_TEXT)
    texts.push([teller, ...known.slice(at, at + TABLES_A_TEXT)].join(' '));
  return texts;
};

export interface News {
  listen(heard: Heard): void;
  listenChat(heard: (text: string) => void): void;
  close(): Promise<void>;
}

/** Hears of everything that other tellers tell; a connection that breaks is made again. */
export const openNews = (url: string, teller: string): News => {
  const listeners: Heard[] = [];
  const chatListeners: ((text: string) => void)[] = [];
  let client: Client | null = null;
  let isClosed = false;
  let hasBroken = false;

  const tell = (table: string | null): void => {
    for (const heard of listeners) heard(table);
  };

  const again = (): void => {
    client = null;
    hasBroken = true;
    if (!isClosed) setTimeout(() => void connect(), RETRY_MS);
  };

  const connect = async (): Promise<void> => {
    if (isClosed) return;
    const made = new Client({ connectionString: url, keepAlive: true });
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      made.end().catch(() => undefined);
      again();
    };
    made.on('error', end);
    made.on('end', end);
    made.on('notification', ({ channel, payload = '' }) => {
      const [from] = payload.split(' ', 1);
      if (from === teller) return;
      const text = payload.slice(from.length + 1);
      if (channel === CHAT_CHANNEL) for (const heard of chatListeners) heard(text);
      else text.split(' ').forEach(tell);
    });
    client = made;
    try {
      await made.connect();
      await made.query(`LISTEN ${CHANNEL}; LISTEN ${CHAT_CHANNEL}`);
      // What was told while nobody listened is found by looking.
      if (hasBroken) tell(null);
    } catch {
      end();
    }
  };

  return {
    listen(heard) {
      if (listeners.push(heard) === 1) void connect();
    },
    listenChat(heard) {
      chatListeners.push(heard);
    },
    async close() {
      isClosed = true;
      await client?.end().catch(() => undefined);
    },
  };
};
