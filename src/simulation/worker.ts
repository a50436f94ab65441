import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '../games/index.ts';
import { botFor } from './bots.ts';
import { playShare, type Plan, type Share } from './share.ts';

// A thread of a simulation: plays its share of the games and sends it back.

/** What a worker sends: how far it is, its share, or why it stopped. */
export type Report =
  | { readonly done: number }
  | { readonly share: Share }
  | { readonly error: string };

const MS_PER_REPORT = 100;

const { plan, first, stride } = workerData as { plan: Plan; first: number; stride: number };
const send = (report: Report): void => parentPort?.postMessage(report, []);

let reported = performance.now();
const progress = (done: number): void => {
  if (performance.now() - reported < MS_PER_REPORT) return;
  reported = performance.now();
  send({ done });
};

try {
  send({ share: playShare({ games: GAMES, botFor }, plan, [first, stride], progress) });
} catch (error) {
  send({ error: error instanceof Error ? error.message : String(error) });
}
