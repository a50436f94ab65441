import { WebSocket } from 'ws';
import type { Seated } from './server-ground.ts';

/** The people at the tables: they know what they will choose, and only send and count. */

export interface Played {
  readonly choices: number;
  readonly seconds: number;
  /** Milliseconds from sending a choice until it was answered. */
  readonly waits: readonly number[];
  /** The lengths of all messages received, in bytes. */
  readonly sizes: readonly number[];
}

export interface Clients {
  /** Every table goes on as soon as it is answered. */
  playAll(seconds: number): Promise<Played>;
  /** So many choices a second over all tables in turn. */
  playPaced(perSecond: number, seconds: number): Promise<Played>;
  close(): void;
}

interface Place {
  readonly table: Seated;
  readonly lines: readonly WebSocket[];
  at: number;
  sentAt: number;
}

const ANSWER = /^\{"jsonrpc":"2\.0","id":(\d+),"(result|error)"/;

const connect = (port: number, cookie: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const url = `ws://127.0.0.1:${port}/api/play`;
    const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });

const ask = (socket: WebSocket, method: string, params: unknown, id: number): void =>
  socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));

export const seatClients = async (port: number, tables: readonly Seated[]): Promise<Clients> => {
  const lines = new Map<string, WebSocket>();
  const places: Place[] = [];
  let sizes: number[] = [];
  let waits: number[] = [];
  let answered: (place: Place) => void = () => undefined;
  const hear = (text: string, bytes: number): void => {
    sizes.push(bytes);
    const [, id, kind] = ANSWER.exec(text) ?? [];
    if (id === undefined) return;
    if (kind === 'error') throw new Error(text);
    const place = places[Number(id)];
    waits.push(performance.now() - place.sentAt);
    answered(place);
  };
  for (const table of tables) {
    for (const cookie of table.cookies) {
      if (lines.has(cookie)) continue;
      const socket = await connect(port, cookie);
      socket.on('message', (data: Buffer) => hear(data.toString(), data.length));
      lines.set(cookie, socket);
    }
    const own = table.cookies.flatMap((cookie) => lines.get(cookie) ?? []);
    places.push({ table, lines: own, at: 0, sentAt: 0 });
    for (const socket of own) {
      const sat = new Promise<void>((resolve) => {
        answered = () => resolve();
      });
      ask(socket, 'sit', { table: table.id }, places.length - 1);
      await sat;
    }
  }

  const names = ['French', 'Allied'];
  /** Sends the next choice; false when the recorded game has no more. */
  const sendNext = (place: Place, number: number): boolean => {
    const step = place.table.game.steps[place.at];
    if (step === undefined) return false;
    const params = {
      table: place.table.id,
      seat: names[step.seat],
      choice: step.choice,
    };
    place.at++;
    place.sentAt = performance.now();
    ask(place.lines[step.seat], 'choose', params, number);
    return true;
  };

  const measured = async (play: (end: () => void) => void): Promise<Played> => {
    sizes = [];
    waits = [];
    const from = performance.now();
    await new Promise<void>((resolve) => play(resolve));
    const seconds = (performance.now() - from) / 1000;
    return { choices: waits.length, seconds, waits, sizes };
  };

  return {
    playAll: (seconds) =>
      measured((end) => {
        const until = performance.now() + seconds * 1000;
        let open = 0;
        answered = (place) => {
          const goesOn = performance.now() < until && sendNext(place, places.indexOf(place));
          if (!goesOn && --open === 0) end();
        };
        for (const [i, place] of places.entries()) if (sendNext(place, i)) open++;
      }),
    playPaced: (perSecond, seconds) =>
      measured((end) => {
        const from = performance.now();
        const total = perSecond * seconds;
        const busy = new Set<Place>();
        let sent = 0;
        let next = 0;
        answered = (place) => {
          busy.delete(place);
          if (sent >= total && busy.size === 0) end();
        };
        const clock = setInterval(() => {
          const due = Math.min(total, ((performance.now() - from) / 1000) * perSecond);
          while (sent < due) {
            const place = places[next++ % places.length];
            sent++;
            if (!busy.has(place) && sendNext(place, (next - 1) % places.length)) busy.add(place);
          }
          if (sent < total) return;
          clearInterval(clock);
          if (busy.size === 0) end();
        }, 1);
      }),
    close() {
      for (const socket of lines.values()) socket.close();
    },
  };
};
