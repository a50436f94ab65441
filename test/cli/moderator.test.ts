import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../dev/source.ts';
import { sqliteStore } from '../../src/store/sqlite.ts';
import { guest, openHouse } from '../server/online.ts';

const folder = mkdtempSync(join(tmpdir(), 'hundred-days-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) => {
  const bin = join(root, 'bin/hundred-days');
  const given = [bin, 'moderator', '--data', folder, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
  return { status, stdout, stderr };
};

test('the host names a moderator beside the running server, and reads what was done', async () => {
  const house = await openHouse(sqliteStore(join(folder, 'hundred-days.db')));
  const judge = await guest(house.url, 'Bertrand');
  const rude = await guest(house.url, 'Rude');
  expect(run().stdout).toContain('there is no moderator');
  expect(run('--appoint', 'bertrand')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Bertrand is a guest') as string,
  });
  await judge.post('/api/account', { password: 'grand marshal' });
  expect(run('--appoint', 'bertrand', '--reason', 'fair').stdout).toBe(
    'Bertrand is a moderator now\n',
  );
  await judge.post('/api/reports', { name: 'Rude', reason: 'swears' });
  expect(run('--reports').stdout).toMatch(/Bertrand about Rude: swears\n$/);
  const wanted = { name: 'Rude', act: 'mute', hours: 3, reason: 'enough' };
  expect((await judge.post('/api/moderation', wanted)).status).toBe(200);
  expect(run('--reports').stdout).toBe('no reports wait\n');
  expect(run('--log').stdout).toMatch(
    /Bertrand: mute Rude until \S+: enough\n\S+ {2}the host: appoint Bertrand: fair\n$/,
  );
  expect(run().stdout).toBe('Bertrand\n');
  expect(run('--depose', 'Bertrand').status).toBe(0);
  expect((await judge.get('/api/moderation')).status).toBe(404);
  expect((await rude.get('/api/me')).body.me).toMatchObject({ name: 'Rude' });
  expect(run('--appoint', 'Nobody').stderr).toContain("nobody is called 'Nobody'");
  expect(run('--log', '--reports').status).toBe(2);
  await house.running.stop();
});
