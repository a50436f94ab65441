import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { formatChoice } from '../kernel/choice.ts';
import { menuOf, seatToMove } from '../kernel/play.ts';
import { sha256Words } from '../kernel/sha256.ts';
import { seatBit } from '../kernel/stack.ts';
import { versionFor } from './entries.ts';
import type { Figures } from './figures.ts';
import type { Keeper } from './keeper.ts';
import { Declined, Unknown, type Live, type LiveTables, type Seen } from './live.ts';
import type { Thought, Thinking } from './bot-worker.ts';

/** Bots hold seats of tables: they think in threads of their own and choose like anybody else. */

export interface BotSeats {
  /** Lets the bot think whose turn it is at this table, if it is a bot’s. */
  wake(live: Live): void;
  close(): Promise<void>;
}

interface Thinker {
  worker: Worker;
  readonly waiting: Map<number, (thought: Thought | null) => void>;
}

interface Parts {
  readonly tables: LiveTables;
  /** Of several processes one lets the bots of a table play. */
  readonly keeper: Pick<Keeper, 'keeps' | 'look'>;
  /** How many threads think. */
  readonly threads: number;
  /** How long one choice may take, in milliseconds. */
  readonly deadline: number;
  readonly botSeconds: Figures['botSeconds'];
  readonly complain: (error: unknown) => void;
}

const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 2000;

const workerFile = new URL('./bot-worker.ts', import.meta.url);

export const openBots = (parts: Parts): BotSeats => {
  const { tables, keeper, threads, deadline, botSeconds, complain } = parts;
  const busy = new Set<string>();
  let asked = 0;
  let isClosed = false;

  const start = (waiting: Thinker['waiting']): Worker => {
    const worker = new Worker(workerFile);
    worker.on('message', (thought: Thought) => {
      waiting.get(thought.id)?.(thought);
      waiting.delete(thought.id);
    });
    worker.on('error', complain);
    worker.unref();
    return worker;
  };

  const thinkers = Array.from({ length: threads }, (): Thinker => {
    const waiting = new Map<number, (thought: Thought | null) => void>();
    return { worker: start(waiting), waiting };
  });

  /** A thread that hangs or has broken is replaced; what it was asked is answered with null. */
  const replace = (thinker: Thinker): void => {
    void thinker.worker.terminate();
    for (const give of thinker.waiting.values()) give(null);
    thinker.waiting.clear();
    if (!isClosed) thinker.worker = start(thinker.waiting);
  };

  const think = (thinking: Omit<Thinking, 'id'>): Promise<Thought | null> =>
    new Promise((resolve) => {
      // A table always thinks in the same thread, where its bots remember what they plan.
      const thinker = thinkers[sha256Words(thinking.table)[0] % thinkers.length];
      const id = ++asked;
      const clock = setTimeout(() => replace(thinker), deadline);
      thinker.waiting.set(id, (thought) => {
        clearTimeout(clock);
        resolve(thought);
      });
      thinker.worker.postMessage({ ...thinking, id });
    });

  /** What the table asks a bot now, or null when it asks none. */
  const question = (live: Live): (Omit<Thinking, 'id'> & { seen: Seen }) | null => {
    const { game, state, commitment } = live.table;
    const seat = seatToMove(state);
    const holder = seat < 0 ? undefined : live.row.holders[seat];
    if (holder?.kind !== 'bot') return null;
    return {
      table: `${live.id} ${seat}`,
      game: game.meta.id,
      seat,
      level: holder.level,
      seed: sha256Words(`hundred-days bot ${commitment} ${seat} ${holder.level}`)[0],
      view: game.view(state, seat),
      menu: menuOf(game, state, seat),
      seen: { eyes: seatBit(seat), version: versionFor(live.tellings, seatBit(seat)) },
    };
  };

  /** One choice of a bot; whether it was made. A bot that gives no answer takes what comes first. */
  const move = async (id: string): Promise<boolean> => {
    const asks = await tables.at(id, question);
    if (asks === null || isClosed) return false;
    const { seen, ...thinking } = asks;
    const from = performance.now();
    const thought = await think(thinking);
    const came = thought === null ? 'late' : thought.code === null ? 'failed' : 'answered';
    botSeconds((performance.now() - from) / 1000, thinking.game, thinking.level, came);
    const code = thought?.code ?? thinking.menu[0];
    await tables.at(id, (live) => {
      const choice = formatChoice(live.table.game.lexicon, code);
      return tables.choose(live, thinking.seat, choice, seen);
    });
    return true;
  };

  /** Plays until the bot has nothing to do; when the store is away, it tries again and again. */
  const play = async (id: string): Promise<void> => {
    const goesOn = (): boolean => !isClosed && keeper.keeps(id);
    let failures = 0;
    while (goesOn()) {
      try {
        if (!(await move(id))) break;
        failures = 0;
      } catch (error) {
        if (error instanceof Unknown) break;
        if (!(error instanceof Declined)) complain(error);
        await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS));
      }
    }
    busy.delete(id);
  };

  return {
    wake(live) {
      if (isClosed || busy.has(live.id) || question(live) === null) return;
      if (!keeper.keeps(live.id)) {
        keeper.look();
        return;
      }
      busy.add(live.id);
      void play(live.id);
    },
    async close() {
      isClosed = true;
      await Promise.all(thinkers.map(({ worker }) => worker.terminate()));
    },
  };
};
