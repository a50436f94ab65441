import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { openServer } from '../server/server.ts';
import { isMailAddress, type SmtpSetting } from '../server/smtp.ts';
import { Misuse, valueOf, type Command, type Given } from './command.ts';
import { readWhole } from './flags.ts';
import { openStore, STORE_FLAGS } from './stores.ts';

const USUAL_PORT = 1815;

const originIn = (given: Given): string | null => {
  const text = valueOf(given, 'origin');
  if (text === undefined) return null;
  if (URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Misuse(`--origin: '${text}' is no origin such as https://example.org`);
};

const isMailServer = (url: string): boolean =>
  URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol) && new URL(url).hostname !== '';

/** The mail server and the address that mails come from; links in them need the site's own. */
const smtpIn = (given: Given, origin: string | null): SmtpSetting | null => {
  const url = valueOf(given, 'smtp') ?? process.env.SMTP_URL ?? '';
  if (url === '') return null;
  // What is wrong with it is told without it: it may hold a password.
  if (!isMailServer(url))
    throw new Misuse('--smtp: this is no address such as smtp://user:password@host:587');
  const from = valueOf(given, 'mail-from') ?? process.env.MAIL_FROM;
  if (!isMailAddress(from))
    throw new Misuse(
      '--mail-from: give the address that mails come from, such as games@example.org',
    );
  if (origin === null) throw new Misuse('--smtp: mails hold links to the site: give --origin, too');
  return { url, from };
};

/** Short ones could be guessed. */
const LEAST_TOKEN = 16;

const metricsTokenIn = (given: Given): string | null => {
  const token = valueOf(given, 'metrics-token') ?? process.env.METRICS_TOKEN ?? '';
  if (token === '') return null;
  if (/^[\x21-\x7e]+$/.test(token) && token.length >= LEAST_TOKEN) return token;
  throw new Misuse(`--metrics-token: a token has ${LEAST_TOKEN} characters or more, and no spaces`);
};

const siteIn = (given: Given): string | null => {
  const folder = resolve(valueOf(given, 'site') ?? join(import.meta.dirname, '../../dist'));
  if (existsSync(join(folder, 'index.html'))) return folder;
  if (valueOf(given, 'site') === undefined) return null;
  throw new Misuse(`--site: there is no index.html in ${folder}`);
};

/** After that long it ends, whatever is still under way. */
const LONGEST_STOP_MS = 10_000;
/** What is left then waits for others, who need not be waited for. */
const REST_MS = 100;

/** Who starts a server may send one signal by two ways: an echo is no second wish. */
const ECHO_MS = 500;

/** Waits until somebody wants the process to end; whoever wants it twice does not wait any more. */
const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    let wantedAt: number | null = null;
    const stop = (): void => {
      const at = performance.now();
      if (wantedAt !== null && at - wantedAt > ECHO_MS) process.exit(1);
      if (wantedAt !== null) return;
      wantedAt = at;
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
      resolve();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });

export const serve: Command = {
  name: 'serve',
  gist: 'Serve the site and online tables. Keeps games in a file, or in PostgreSQL.',
  flags: {
    port: { value: 'N', gist: `The port to listen on, ${USUAL_PORT} if not given.` },
    host: { value: 'H', gist: 'The address to listen on: localhost if not given.' },
    ...STORE_FLAGS,
    origin: { value: 'URL', gist: 'Where browsers find the site, such as https://example.org.' },
    proxies: {
      value: 'N',
      gist: 'How many proxies of yours stand before it: 1 with --origin, otherwise 0.',
    },
    site: { value: 'DIR', gist: 'The folder of the built site: dist if not given.' },
    smtp: { value: 'URL', gist: 'A mail server for notices of turns; also SMTP_URL.' },
    'mail-from': { value: 'ADDRESS', gist: 'Whom mails come from; also MAIL_FROM.' },
    'inner-webhooks': { gist: 'Let webhooks lead into the network of this server.' },
    'simulation-threads': {
      value: 'N',
      gist: 'How many threads play simulations that people ask for: 1 if not given, 0 for none.',
    },
    'metrics-token': {
      value: 'TOKEN',
      gist: 'Who bears it may read /metrics; also METRICS_TOKEN. See docs/hosting.md.',
    },
    quiet: { gist: 'Write no log: one line of JSON on standard output for each event.' },
  },
  async run(given) {
    const port = readWhole(given, 'port', [0, 65_535], USUAL_PORT);
    const origin = originIn(given);
    const site = siteIn(given);
    const smtp = smtpIn(given, origin);
    const threads = readWhole(given, 'simulation-threads', [0, 256], 1);
    const server = openServer(await openStore(given), {
      site,
      origin,
      log: given.values.quiet !== true,
      metricsToken: metricsTokenIn(given),
      proxies: readWhole(given, 'proxies', [0, 10], origin === null ? 0 : 1),
      simulations: { threads },
      announcing: {
        isInnerAllowed: given.values['inner-webhooks'] === true,
        ...(smtp !== null && { smtp }),
      },
    });
    try {
      await server.app.listen({ port, host: valueOf(given, 'host') ?? 'localhost' });
    } catch (error) {
      await server.stop();
      throw new Misuse(`--port: ${error instanceof Error ? error.message : String(error)}`);
    }
    const address = server.app.server.address() as AddressInfo;
    // Standard output belongs to the log where there is one.
    const tell = given.values.quiet === true ? console.log : console.error;
    tell(`Hundred Days is at ${origin ?? `http://localhost:${address.port}`}/`);
    await untilStopped();
    await server.stop();
    setTimeout(() => process.exit(0), REST_MS).unref();
    return 0;
  },
};
