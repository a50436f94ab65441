import { randomUUID } from 'node:crypto';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Hopeless } from './queue.ts';

/** Mail through the server of a provider (RFC 5321), as much of it as a notice needs. */

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Further headers, in ASCII. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Post = (mail: Mail) => Promise<void>;

export interface SmtpSetting {
  /** smtp://user:password@host:587, which turns to TLS where it can, or smtps://. */
  readonly url: string;
  /** The address that mails come from. */
  readonly from: string;
}

const PATIENCE_MS = 20_000;
const LONGEST_REPLY = 65_536;
/** [RFC 2047] How many bytes of a text fit one encoded word. */
const WORD_BYTES = 45;
const LINE_LETTERS = 76;

/** An address that cannot break out of the command or the header it stands in. */
export const isMailAddress = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
    text,
  );

/** The lines that a server says, reply by reply. */
interface Dialogue {
  /** Says a line, if any, and expects a reply that begins so. */
  say(line: string | null, expected: string): Promise<string>;
  /** The same, where a refusal for good is one. */
  insist(line: string, expected: string): Promise<string>;
  turnToTls(host: string): Promise<void>;
  close(): void;
}

class Refusal extends Error {
  readonly isForGood: boolean;
  constructor(reply: string) {
    super(`the mail server refuses: ${reply}`);
    this.isForGood = reply.startsWith('5');
  }
}

const isWhole = (text: string): boolean => /(?:^|\n)\d{3} [^\n]*\n$/.test(text);

const dialogue = (first: Socket): Dialogue => {
  let socket = first;
  let heard = '';
  let wanted: { resolve(reply: string): void; reject(error: Error): void } | null = null;
  let broken: Error | null = null;

  const fail = (error: Error): void => {
    broken ??= error;
    wanted?.reject(broken);
    wanted = null;
  };
  const give = (): void => {
    if (wanted === null || !isWhole(heard)) return;
    wanted.resolve(heard);
    wanted = null;
    heard = '';
  };
  const listen = (): void => {
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the mail server is silent')));
    socket.on('data', (data: Buffer) => {
      heard += data.toString('latin1');
      if (heard.length > LONGEST_REPLY) socket.destroy(new Error('the mail server says too much'));
      else give();
    });
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the mail server has hung up')));
  };
  listen();

  const reply = (): Promise<string> =>
    new Promise((resolve, reject) => {
      if (broken !== null) reject(broken);
      wanted = { resolve, reject };
      give();
    });

  const say = async (line: string | null, expected: string): Promise<string> => {
    if (line !== null) socket.write(`${line}\r\n`);
    const said = await reply();
    if (said.startsWith(expected)) return said;
    throw new Refusal(said.split(/\r?\n/)[0]);
  };

  return {
    say,
    insist: (line, expected) =>
      say(line, expected).catch((error: unknown) => {
        throw error instanceof Refusal && error.isForGood ? new Hopeless(error.message) : error;
      }),
    async turnToTls(host) {
      socket.removeAllListeners();
      // What somebody has slipped in before the line was safe is not heard.
      heard = '';
      const safe = connectTls({ socket, servername: host });
      socket = safe;
      listen();
      await new Promise<void>((resolve, reject) => {
        safe.once('secureConnect', resolve);
        safe.once('error', reject);
      });
    },
    close: () => socket.destroy(),
  };
};

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** A header’s text as encoded words, none of which cuts a letter. */
const encodedHeader = (text: string): string => {
  if (isAscii(text)) return text;
  const words: string[] = [''];
  for (const letter of text) {
    const last = words.length - 1;
    if (Buffer.byteLength(words[last] + letter) > WORD_BYTES) words.push(letter);
    else words[last] += letter;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
};

const messageOf = ({ to, subject, text, headers }: Mail, from: string): string => {
  const lines = Buffer.from(text)
    .toString('base64')
    .match(new RegExp(`.{1,${LINE_LETTERS}}`, 'g'));
  const all = {
    From: `Hundred Days <${from}>`,
    To: to,
    Subject: encodedHeader(subject.replaceAll(/[\r\n]+/g, ' ')),
    Date: new Date().toUTCString().replace('GMT', '+0000'),
    'Message-ID': `<${randomUUID()}@${from.split('@')[1]}>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': 'base64',
    'Auto-Submitted': 'auto-generated',
    ...headers,
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  // Lines of base64 never begin with a dot: nothing is to be doubled.
  return [...head, '', ...(lines ?? []), '.'].join('\r\n');
};

/** Says who we are, on a safe line if there is to be a password. */
const greet = async (talk: Dialogue, url: URL): Promise<void> => {
  const isSafeAlready = url.protocol === 'smtps:';
  const hello = 'EHLO hundred-days';
  await talk.say(null, '220');
  const offers = await talk.say(hello, '250');
  const isOffered = /^250[ -]STARTTLS\s*$/im.test(offers);
  if (!isSafeAlready && isOffered) {
    await talk.say('STARTTLS', '220');
    await talk.turnToTls(url.hostname);
    await talk.say(hello, '250');
  }
  if (url.username === '') return;
  if (!isSafeAlready && !isOffered)
    throw new Error('the mail server offers no TLS: the password is not told');
  const [user, password] = [url.username, url.password].map(decodeURIComponent);
  const secret = Buffer.from(`\0${user}\0${password}`).toString('base64');
  await talk.say(`AUTH PLAIN ${secret}`, '235');
};

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Posts one mail on a connection of its own. */
export const openSmtp = ({ url: address, from }: SmtpSetting): Post => {
  const url = new URL(address);
  const port = url.port === '' ? DEFAULT_PORTS[url.protocol] : Number(url.port);
  const connect = (): Socket =>
    url.protocol === 'smtps:'
      ? connectTls({ host: url.hostname, port, servername: url.hostname })
      : connectPlain({ host: url.hostname, port });
  return async (mail) => {
    const talk = dialogue(connect());
    try {
      await greet(talk, url);
      await talk.say(`MAIL FROM:<${from}>`, '250');
      await talk.insist(`RCPT TO:<${mail.to}>`, '25');
      await talk.say('DATA', '354');
      await talk.say(messageOf(mail, from), '250');
      await talk.say('QUIT', '221').catch(() => undefined);
    } finally {
      talk.close();
    }
  };
};
