import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileAt, siteServer } from '../../src/server/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'hundred-days-site-'));
const site = join(folder, 'site');
mkdirSync(join(site, 'assets'), { recursive: true });
writeFileSync(join(folder, 'secret.txt'), 'secret');
writeFileSync(join(site, 'index.html'), '<h1>here</h1>');
writeFileSync(join(site, 'assets', 'a.js'), '1');
const server = siteServer(site);
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('the first page and its parts are served with their types', async () => {
  const page = await fetch(`${address}/?x=1`);
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(await page.text()).toBe('<h1>here</h1>');
  const part = await fetch(`${address}/assets/a.js`);
  expect(part.headers.get('cache-control')).toContain('immutable');
  await part.text();
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%',
  '/none',
  '/assets',
  '/%00',
])('%s leads nowhere', (path) => {
  expect(fileAt(site, path)).toBeNull();
});

test('other methods are refused', async () => {
  const answer = await fetch(address, { method: 'POST' });
  expect(answer.status).toBe(405);
  await answer.text();
});
