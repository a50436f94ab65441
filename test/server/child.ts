import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A server in a process of its own, as it is started at the command line. */
export interface Child {
  readonly url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Sends a signal as its host would; how it has ended, and how long that took. */
  stop(signal: NodeJS.Signals): Promise<Stopped>;
}

interface Stopped {
  readonly end: number | NodeJS.Signals | null;
  readonly ms: number;
}

const MAIN = new URL('../../src/cli/main.ts', import.meta.url).pathname;
const SLOWEST_START_MS = 60_000;

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    const clock = setTimeout(
      () => reject(new Error('the server does not start')),
      SLOWEST_START_MS,
    );
    child.on('exit', (code) => reject(new Error(`the server has ended with ${code}`)));
    if (child.stdout === null) return;
    createInterface(child.stdout).once('line', (line) => {
      clearTimeout(clock);
      resolve(line);
    });
  });

/** Starts a server on what these flags say, on a port that is free. */
export const startChild = async (...flags: readonly string[]): Promise<Child> => {
  const args = [MAIN, 'serve', '--port', '0', '--host', '127.0.0.1', '--quiet', ...flags];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<Stopped['end']>((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? signal));
  });
  const line = await firstLine(child);
  const port = /:(\d+)\//.exec(line)?.[1] ?? '';
  return {
    url: `http://127.0.0.1:${port}`,
    async stop(signal) {
      const from = performance.now();
      child.kill(signal);
      return { end: await ended, ms: performance.now() - from };
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
