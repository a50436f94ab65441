import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { builtNote, KEEPER } from '../dev/offline.ts';
import { buildSite } from '../dev/start.ts';
import { siteServer } from '../src/server/site.ts';
import { marchByClicks, openHouse, visit, type House } from './browser.ts';

let house: House;
const folder = mkdtempSync(join(tmpdir(), 'hundred-days-offline-'));
// Any folder of any web server: here one below the root.
const site = join(folder, 'games', '1815');

beforeAll(async () => {
  house = await openHouse();
  cpSync(await buildSite(), site, { recursive: true });
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

const serve = async () => {
  const server = siteServer(folder);
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = `http://localhost:${(server.address() as AddressInfo).port}/games/1815/`;
  return {
    address,
    close: (): void => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** Makes the next version of the site, as a build would. */
const deploy = (title: string): void => {
  const page = join(site, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace(/<title>.*?</, `<title>${title}<`));
  const keeper = join(site, KEEPER);
  const script = readFileSync(keeper, 'utf8').replace(/^const BUILT = .*\n/, '');
  writeFileSync(keeper, `const BUILT = ${JSON.stringify(builtNote(site))};\n${script}`);
};

const READY = 'opens without a network';

test('once loaded, the page opens and plays without server and network', async () => {
  const { address, close } = await serve();
  const { page, complaints } = await visit({ ...house, address }, { serviceWorkers: 'allow' });
  await page.getByText(READY).waitFor();
  close();
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('[data-game=blocks] .cover').click();
  await marchByClicks(page, 'Solre', 'Foy', 'Binche');
  await page.goto(`${address}index.html?from=home`);
  await page.getByRole('button', { name: 'Continue your game' }).click();
  await page.locator('.log li', { hasText: 'Foy marches from Solre to Binche' }).waitFor();
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'error').length;
  });
  expect(fonts).toBe(0);
  expect(complaints).toEqual([]);
});

test('a new version waits until the person reloads, and the old files go', async () => {
  const { address, close } = await serve();
  const { page } = await visit({ ...house, address }, { serviceWorkers: 'allow' });
  await page.getByText(READY).waitFor();
  await page.locator('[data-game=blocks] .cover').click();
  await marchByClicks(page, 'Solre', 'Foy', 'Binche');
  deploy('The next version');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByText('A new version is ready').waitFor();
  // The game goes on as if nothing had happened.
  await marchByClicks(page, 'Solre', 'Bachelu', 'Maubeuge');
  expect(await page.title()).toBe('Hundred Days');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Continue your game' }).click();
  await page.locator('.log li', { hasText: 'Bachelu marches from Solre to Maubeuge' }).waitFor();
  expect(await page.title()).toBe('The next version');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  close();
});

test('it can be installed: a manifest with an icon that is there', async () => {
  const manifest = (await (await fetch(`${house.address}manifest.webmanifest`)).json()) as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect(manifest.start_url).toBe('./');
  const icon = await fetch(new URL(manifest.icons[0].src, house.address));
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(await icon.text()).toContain('<svg');
});
