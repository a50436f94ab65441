import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal, note, refusalIn, tally, type HostileFigures } from './hostile-figures.ts';
import { besiege, type Database } from './hostile-house.ts';
import { openHostileCaller, openHostileLine } from './hostile-lines.ts';
import { guest } from './online.ts';

const TOO_MANY = '-32029';
const MESSAGE = '{"jsonrpc":"2.0","id":1,"method":"sit","params":{"table":"x"}}';

/** More than anybody may ask, of a server with its usual limits: it says when to come back. */
export const overrun = async (
  database: Database,
  count: number,
  figures: HostileFigures,
): Promise<void> => {
  const house = await besiege(database, true);
  const { cookie } = await guest(house.url, 'Vandamme');
  const line = await openHostileLine(house.url, cookie);
  const half = Math.ceil(count / 2);
  let heard = '';
  for (let i = 0; i < half; i++) {
    heard = await line.send({ text: MESSAGE });
    tally(figures, 'message: over the limit', refusalIn(heard), heard);
  }
  const { error } = JSON.parse(heard) as { error?: { data?: { retryAfterMs?: number } } };
  await pause(error?.data?.retryAfterMs ?? 0);
  const later = refusalIn(await line.send({ text: MESSAGE }));
  if (refusalIn(heard) !== TOO_MANY || later === TOO_MANY)
    note(figures, `over the limit: ${heard}, and ${later} when it was time to come back`);

  const caller = openHostileCaller(house.port);
  const asked = { method: 'GET', path: '/api/tables/x' };
  const replies = await Promise.all(Array.from({ length: half }, () => caller.ask(asked, cookie)));
  for (const { status, text } of replies) {
    const code = isRefusal(status, text) ? String(status) : null;
    tally(figures, 'request: over the limit', code, text);
  }
  if (!replies.some(({ status }) => status === 429)) note(figures, 'no request was over the limit');
  line.close();
  caller.close();
  await house.stop(true);
};
