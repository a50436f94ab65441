import type { Choice } from '../../src/kernel/choice.ts';
import { below, playoutDice, type Dice } from '../../src/kernel/dice.ts';
import { changesBetween, witness } from './hostile-changes.ts';
import { besiege, type Besieged, type Database } from './hostile-house.ts';
import {
  isRefusal,
  newFigures,
  note,
  refusalIn,
  tally,
  type HostileFigures,
} from './hostile-figures.ts';
import { overrun } from './hostile-burst.ts';
import { pickFrom } from './hostile-junk.ts';
import {
  openHostileCaller,
  openHostileLine,
  type HostileCaller,
  type HostileLine,
} from './hostile-lines.ts';
import { shootersAt, type Sender, type Shooter } from './hostile-messages.ts';
import { startNeighbours } from './hostile-neighbours.ts';
import { knockersAt, type Knocker } from './hostile-requests.ts';
import { openHalf, TRICKS } from './hostile-sockets.ts';
import { setStage, type Stage } from './hostile-stage.ts';

/** A server attacked by every way it can be called, while others play there. */

export interface HostilePlan {
  readonly database: Database;
  /** How many messages on the WebSocket, requests over HTTP, and tricks on bare sockets. */
  readonly messages: number;
  readonly requests: number;
  readonly tricks: number;
  /** How much is sent at once to a server that counts what it is asked. */
  readonly bursts: number;
}

const CALLERS = 12;
const HALF_OPEN = 60;
const NEIGHBOURS = 4;

const SENDERS: readonly Sender[] = ['marbot', 'nostitz', 'scott', 'stranger', 'forger'];

interface Siege {
  readonly house: Besieged;
  readonly stage: Stage;
  readonly figures: HostileFigures;
}

/** A token that the server might have given, but has not. */
const forged = (random: Dice): string =>
  `hundred_days=${Array.from({ length: 43 }, () => 'abcXYZ019_-'[below(random, 11)]).join('')}`;

const cookieOf = ({ stage }: Siege, by: Sender, random: Dice): string =>
  by === 'stranger'
    ? ''
    : by === 'forger'
      ? pickFrom(random, [forged(random), stage.ended, 'hundred_days=', 'hundred_days=%00'])
      : stage[by].cookie;

const fire = async (siege: Siege, count: number): Promise<void> => {
  const { house, stage, figures } = siege;
  const marbot = await stage.marbot.line();
  const { version } = await marbot.call<{ version: number }>('sit', { table: stage.open });
  const asked = { table: stage.open, seat: 'French' };
  const { choices } = await marbot.call<{ choices: Choice[] }>('menu', asked);
  marbot.close();
  const menu = choices.map((choice) => JSON.stringify(choice));
  const shooters: [string, Shooter][] = Object.entries(shootersAt({ stage, version, menu }));
  let left = count;

  /** Somebody with a line for each sender. */
  const attack = async (seed: number): Promise<void> => {
    const random = playoutDice(seed);
    const lines = new Map<Sender, HostileLine>();
    for (const by of SENDERS)
      lines.set(by, await openHostileLine(house.url, cookieOf(siege, by, random)));
    while (left-- > 0) {
      const [kind, shoot] = pickFrom(random, shooters);
      const shot = shoot(random);
      const line = lines.get(shot.by);
      if (line !== undefined) await hit(figures, kind, line, shot);
    }
    for (const line of lines.values()) line.close();
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, i) => attack(100 + i)));
};

const hit = async (
  figures: HostileFigures,
  kind: string,
  line: HostileLine,
  shot: ReturnType<Shooter>,
): Promise<void> => {
  const heard = await line.send(shot);
  const what = `${shot.by}: ${heard.slice(0, 200)} to ${shot.text}`;
  tally(figures, `message: ${kind}`, refusalIn(heard), what);
  if (shot.twin === undefined) return;
  const twin = await line.send({ text: shot.twin });
  if (twin !== heard) note(figures, `${kind}, ${shot.by}: ${heard}, but ${twin} to ${shot.twin}`);
};

const knock = async (siege: Siege, caller: HostileCaller, count: number): Promise<void> => {
  const { stage, figures } = siege;
  const knockers: [string, Knocker][] = Object.entries(knockersAt(stage));
  let left = count;
  const attack = async (seed: number): Promise<void> => {
    const random = playoutDice(seed);
    while (left-- > 0) {
      const [kind, make] = pickFrom(random, knockers);
      const { by, twin, ...asked } = make(random);
      const cookie = cookieOf(siege, by, random);
      const { status, text } = await caller.ask(asked, cookie);
      const what = `${by}: ${asked.method} ${asked.path.slice(0, 200)}`;
      const code = isRefusal(status, text) ? String(status) : null;
      const said = `${what}: ${status} ${text.slice(0, 200)} to ${asked.body}`;
      tally(figures, `request: ${kind}`, code, said);
      if (twin === undefined) continue;
      const other = await caller.ask({ ...asked, path: twin }, cookie);
      if (other.status !== status || other.text !== text)
        note(figures, `${what}: ${status} ${text}, but ${other.status} ${other.text}`);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, i) => attack(7000 + i)));
};

const trick = async ({ house, figures }: Siege, count: number): Promise<void> => {
  const random = playoutDice(31);
  for (let i = 0; i < count; i++) {
    const [kind, play] = pickFrom(random, Object.entries(TRICKS));
    const isRight = await play(house.port, random).catch(() => false);
    tally(figures, `socket: ${kind}`, isRight ? 'hung up' : null, 'the server did not hang up');
  }
};

/** Until games that are over are counted and simulations played. */
const settled = async (house: Besieged): Promise<void> => {
  for (const from = performance.now(); performance.now() - from < 30_000;) {
    const rows = await house.rows();
    const isOver = (rows.get('simulations') ?? []).every(({ result }) => result !== null);
    if (isOver && rows.get('jobs')?.length === 0 && rows.get('leases')?.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the server does not come to rest');
};

export const attackServer = async (plan: HostilePlan): Promise<HostileFigures> => {
  const house = await besiege(plan.database);
  const figures = newFigures();
  const caller = openHostileCaller(house.port);
  let isDone = false;
  try {
    const stage = await setStage(house.url);
    await settled(house);
    const siege = { house, stage, figures };
    const neighbours = await startNeighbours(house.url, NEIGHBOURS);
    const ids = [stage.open, stage.secret, stage.over];
    const before = await witness(house, ids);
    figures.before = await house.memory();

    const half = await openHalf(house.port, HALF_OPEN);
    const attack = Promise.all([
      fire(siege, plan.messages),
      knock(siege, caller, plan.requests),
      trick(siege, plan.tricks),
    ]);
    await Promise.race([attack.then(() => neighbours.stop()), house.gone]);
    for (const socket of half) socket.destroy();

    figures.after = await house.memory();
    figures.changes = changesBetween(before, await witness(house, ids), neighbours);
    figures.choices = [...neighbours.chosen.values()].reduce((sum, list) => sum + list.length, 0);
    figures.slowestMs = neighbours.slowest;
    if (plan.bursts > 0) await overrun(plan.database, plan.bursts, figures);
    isDone = true;
  } catch (error) {
    note(figures, `the attack was broken off: ${String(error)}`);
  }
  figures.isAlive = house.isAlive();
  caller.close();
  await house.stop(isDone);
  return figures;
};
