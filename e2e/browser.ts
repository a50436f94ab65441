import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import chromium from '@sparticuz/chromium';
import {
  chromium as playwright,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { buildSite } from '../dev/start.ts';
import { openServer } from '../src/server/server.ts';
import type { Setting } from '../src/server/setting.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';

/** The site as it is built, and a real browser to look at it with. */
export interface House {
  readonly address: string;
  readonly browser: Browser;
  /** What the server keeps. */
  readonly store: Store;
  close(): Promise<void>;
}

/** One process for everything is for machines that allow no more: a page that closes takes it along. */
const ALONE = new Set(['--single-process', '--no-zygote']);

export const openHouse = async (setting: Partial<Setting> = {}): Promise<House> => {
  // Without a GPU its software stand-in is slower than plain painting by far.
  chromium.setGraphicsMode = false;
  const store = sqliteStore(':memory:');
  const server = openServer(store, {
    site: await buildSite(),
    origin: null,
    log: false,
    ...setting,
  });
  await server.app.listen({ port: 0, host: 'localhost' });
  const { port } = server.app.server.address() as AddressInfo;
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    args: chromium.args.filter((each) => !ALONE.has(each)),
  });
  return {
    address: `http://localhost:${port}/`,
    browser,
    store,
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
};

/** The box of a game on the shelf. */
export const boxOf = (page: Page, game = 'blocks'): Locator => page.locator(`[data-game=${game}]`);

/** What went wrong on a page, as the browser's console tells it. */
export interface Visit {
  readonly page: Page;
  readonly complaints: string[];
}

export const visit = async (house: House, options: BrowserContextOptions = {}): Promise<Visit> => {
  const context = await house.browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // What a page keeps for later use is tested by itself, and costs every other test time.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(house.address);
  await page.getByRole('heading', { name: 'Hundred Days' }).waitFor();
  return { page, complaints };
};

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** What axe finds wrong with the page as it stands. */
export const violationsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Report {
      readonly violations: { id: string; nodes: { html: string }[] }[];
    }
    const { violations } = await (
      globalThis as unknown as { axe: { run(): Promise<Report> } }
    ).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
  });
};

export const logOf = (page: Page): Promise<string[]> => page.locator('.log li').allInnerTexts();

/** Marches a block out of a stack, by clicks: the stack, the block, the town. */
export const marchByClicks = async (
  page: Page,
  from: string,
  block: string,
  to: string,
): Promise<void> => {
  await page.locator(`[data-badge="town:${from}"]`).click();
  await page.locator(`[data-piece="unit:${block}"]`).click();
  await page.locator(`.is-lit > [data-spot="town:${to}"]`).click();
  await page.locator('.log li', { hasText: `${block} marches from ${from} to ${to}` }).waitFor();
};
