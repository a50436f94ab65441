import type { Choice } from '../../src/kernel/choice.ts';
import { below, playoutDice } from '../../src/kernel/dice.ts';
import { guest, openTable, visitor, type Line, type Visitor } from './online.ts';

/** People with something to lose, and those who want it. */
export interface Stage {
  /** French at the open table; the host of the private one and of the one that is over. */
  readonly marbot: Visitor;
  /** Allied at the open table, where he has done nothing yet: a guest. */
  readonly nostitz: Visitor;
  /** An account that sits nowhere. */
  readonly scott: Visitor;
  readonly open: string;
  readonly secret: string;
  readonly over: string;
  /** What Marbot has chosen at the open table, as it was sent. */
  readonly chosen: readonly string[];
  /** Of somebody else. */
  readonly channel: string;
  readonly simulation: string;
  readonly bot: string;
  readonly invitation: string;
  /** The cookie of a session that has ended. */
  readonly ended: string;
}

const CHOICES = 40;

const account = async (url: string, name: string): Promise<Visitor> => {
  const person = await guest(url, name);
  await person.post('/api/account', { password: `the password of ${name}` });
  return person;
};

interface Standing {
  readonly version: number;
  readonly waiting: readonly string[];
}

/** Plays some choices for whoever has the turn; what was sent. */
const playSome = async (line: Line, table: string, choices: number): Promise<readonly string[]> => {
  const random = playoutDice(choices);
  let now = await line.call<Standing>('sit', { table });
  const [seat] = now.waiting;
  const sent: string[] = [];
  while (sent.length < choices && now.waiting[0] === seat) {
    const { choices: menu } = await line.call<{ choices: Choice[] }>('menu', { table, seat });
    const going = menu.filter(([verb]) => verb !== 'done');
    const choice = going[below(random, going.length)];
    if (choice === undefined) break;
    const params = { table, seat, choice, version: now.version };
    sent.push(JSON.stringify({ jsonrpc: '2.0', id: sent.length, method: 'choose', params }));
    now = await line.call<Standing>('choose', params);
  }
  return sent;
};

export const setStage = async (url: string): Promise<Stage> => {
  const [marbot, kincaid] = [await account(url, 'Marbot'), await account(url, 'Kincaid')];
  const [scott, colbert] = [await account(url, 'Scott'), await account(url, 'Colbert')];
  const nostitz = await guest(url, 'Nostitz');
  const blocks = { game: 'blocks', scenario: 'historical', public: true };

  const open = await openTable(marbot, blocks);
  await nostitz.post(`/api/tables/${open.id}/sit`, { seat: 'Allied' });
  const secret = await openTable(marbot, { game: 'areas' });
  const link = { seat: 'Allied', invitation: secret.invitation };
  await kincaid.post(`/api/tables/${secret.id}/sit`, link);
  const over = await openTable(marbot, blocks);
  await nostitz.post(`/api/tables/${over.id}/sit`, { seat: 'Allied' });

  const line = await marbot.line();
  const chosen = await playSome(line, open.id, CHOICES);
  await playSome(line, over.id, CHOICES);
  await line.call('note', { table: open.id, text: 'The Guard is at Charleroi.' });
  await line.call('say', { table: open.id, text: 'Your turn soon.' });
  await line.call('say', { table: secret.id, text: 'Nobody hears us.' });
  line.close();
  await nostitz.post(`/api/tables/${over.id}/resign`);

  const hook = { kind: 'webhook', address: 'https://1.1.1.1/turns' };
  const { channel } = (await colbert.post('/api/channels', hook)).body as {
    channel: { id: string };
  };
  const plan = { game: 'areas', bots: ['random', 'random'], games: 1 };
  const { simulation } = (await colbert.post('/api/simulations', plan)).body as {
    simulation: { id: string };
  };
  const { bot } = (await colbert.post('/api/bots', { name: 'Colberts Bot' })).body as {
    bot: { id: string };
  };
  await scott.post('/api/reports', { name: 'Nostitz', reason: 'he is slow' });
  const gone = visitor(url);
  gone.cookie = (await guest(url, 'Gourgaud')).cookie;
  const ended = gone.cookie;
  await gone.post('/api/leave');
  return {
    marbot,
    nostitz,
    scott,
    open: open.id,
    secret: secret.id,
    over: over.id,
    chosen,
    channel: channel.id,
    simulation: simulation.id,
    bot: bot.id,
    invitation: secret.invitation,
    ended,
  };
};
