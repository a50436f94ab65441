import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

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
