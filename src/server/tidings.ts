import { audienceOf, eyesOf, seatsAt, type Caller } from './asking.ts';
import type { Chat } from './chat.ts';
import type { ClockReader } from './clocks.ts';
import type { Step } from './entries.ts';
import type { Live, LiveTables } from './live.ts';
import { pleaFor, type Pleas } from './pleas.ts';
import { tellingOf } from './seated.ts';
import { lineFor } from './talk.ts';

/** What those who follow a table are told of it without asking, each as far as it is for his eyes. */

interface Parts<Follower extends Caller> {
  readonly tables: Pick<LiveTables, 'at' | 'listen' | 'listenSeats'>;
  readonly chat: Pick<Chat, 'listen'>;
  readonly pleas: Pick<Pleas, 'listen'>;
  readonly clocks: Pick<ClockReader, 'told'>;
  readonly followersOf: (table: string) => ReadonlySet<Follower>;
  readonly send: (to: Follower, text: string) => void;
  readonly complain: (error: unknown) => void;
}

export const tellFollowers = <Follower extends Caller>(parts: Parts<Follower>): void => {
  const { tables, chat, pleas, clocks, followersOf, send, complain } = parts;

  tables.listen((live: Live, step: Step) => {
    // Whoever sees through the same eyes hears the same words.
    const said = new Map<string, string>();
    for (const connection of followersOf(live.id)) {
      const eyes = eyesOf(live, connection.person);
      if ((step.audience & audienceOf(eyes)) === 0) continue;
      const key = eyes.join(' ');
      const text =
        said.get(key) ??
        JSON.stringify({ jsonrpc: '2.0', method: 'told', params: tellingOf(live, step, eyes) });
      said.set(key, text);
      send(connection, text);
    }
  });

  const tellClocks = async (live: Live): Promise<void> => {
    const params = { table: live.id, clocks: await clocks.told(live) };
    const text = JSON.stringify({ jsonrpc: '2.0', method: 'clocks', params });
    for (const connection of followersOf(live.id)) send(connection, text);
  };

  tables.listen((live) => {
    const isHandedOver = live.waits.at(-1)?.version === live.version;
    if (live.row.pace === null || !isHandedOver || followersOf(live.id).size === 0) return;
    tellClocks(live).catch(complain);
  });

  tables.listenSeats(({ id }) => {
    const text = JSON.stringify({ jsonrpc: '2.0', method: 'reseated', params: { table: id } });
    for (const connection of followersOf(id)) send(connection, text);
  });

  chat.listen((id, line) => {
    void tables.at(id, (live) => {
      const params = { table: id, ...lineFor(live, line) };
      const text = JSON.stringify({ jsonrpc: '2.0', method: 'said', params });
      for (const connection of followersOf(id)) {
        if ((audienceOf(seatsAt(live, connection)) & line.audience) !== 0) send(connection, text);
      }
    });
  });

  pleas.listen((live, plea) => {
    for (const connection of followersOf(live.id)) {
      const own = seatsAt(live, connection);
      if (own.length === 0) continue;
      const params = { table: live.id, plea: plea && pleaFor(live, plea, own) };
      send(connection, JSON.stringify({ jsonrpc: '2.0', method: 'pleaded', params }));
    }
  });
};
