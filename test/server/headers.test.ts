import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type House } from './online.ts';

// What browsers are told: of the site, of what is answered, and of the cookie.

const site = mkdtempSync(join(tmpdir(), 'hundred-days-site-'));
writeFileSync(join(site, 'index.html'), '<html><head></head><h1>here</h1></html>');
writeFileSync(join(site, 'a.js'), '1');
let plain: House;
let secure: House;
beforeAll(async () => {
  plain = await openHouse(undefined, { site });
  secure = await openHouse(undefined, { site, origin: 'https://games.example' });
});
afterAll(async () => {
  for (const { running } of [plain, secure]) await running.stop();
  rmSync(site, { recursive: true });
});

const headersOf = async ({ url }: House, path: string): Promise<Headers> => {
  const answer = await fetch(`${url}${path}`);
  await answer.text();
  return answer.headers;
};

describe.each(['/', '/a.js'])('the site, %s', (path) => {
  test('lets nothing in that is not its own, and nobody frame it', async () => {
    const headers = await headersOf(plain, path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});

test.each(['/api/me', '/api/none', '/none'])('an answer such as %s is no page', async (path) => {
  const headers = await headersOf(plain, path);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('behind HTTPS browsers are told to stay there, elsewhere not', async () => {
  expect((await headersOf(secure, '/api/me')).get('strict-transport-security')).toMatch(
    /^max-age=/,
  );
  expect((await headersOf(plain, '/api/me')).has('strict-transport-security')).toBe(false);
});

test('no script reads the cookie, no other site sends it, and HTTPS alone carries it', async () => {
  const cookieOf = async ({ url }: House, name: string): Promise<string> => {
    const answer = await fetch(`${url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    await answer.text();
    return answer.headers.get('set-cookie') ?? '';
  };
  const attributes = (cookie: string): readonly string[] => cookie.split('; ').slice(1).toSorted();
  const own = ['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax'];
  expect(attributes(await cookieOf(plain, 'Ney'))).toEqual(own);
  expect(attributes(await cookieOf(secure, 'Ney'))).toEqual([...own, 'Secure']);
});
