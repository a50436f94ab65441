import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, violationsOf, visit, type House } from './browser.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close();
});

afterAll(() => house.close());

/** An Italian game, with a question that has an answer in the rules. */
const askWhyNot = async (
  options: Parameters<typeof visit>[1] = {},
): Promise<{ page: Page; complaints: string[] }> => {
  const { page, complaints } = await visit(house, { locale: 'it-IT', ...options });
  await page.locator('[data-game=blocks] .cover').click();
  await page.locator('.prompt', { hasText: 'Marcia: prendi un blocco' }).waitFor();
  await page.locator('[data-badge="town:Solre"]').click();
  await page.locator('[data-piece="unit:Foy"]').click();
  await page.locator('[data-spot="town:Ath"]').click();
  await page.locator('.notice', { hasText: 'nessuna strada porta là' }).waitFor();
  return { page, complaints };
};

/** Whether the top of it is to be seen in the book. */
const isInView = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      const book = element.closest('.rules-text')?.getBoundingClientRect();
      return book !== undefined && top >= book.top - 1 && top < book.bottom;
    });

describe('the rulebook in a browser', () => {
  test('opens at the rule of an Italian refusal, with rulings beside the rules', async () => {
    const { page, complaints } = await askWhyNot();
    await page.locator('.notice .rule-chip').click();
    await page.locator('#rule-5\\.2.at').waitFor();
    expect(await page.locator('#rule-5\\.2').innerText()).toContain(
      'Fanteria e artiglieria muovono di una città per turno di campagna.',
    );
    expect(await page.locator('#rule-5\\.3 .rulings').innerText()).toContain('contano insieme');
    expect(await isInView(page, '.rules .rule.at')).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('search counts and marks what it finds, in rulings too; Enter goes on, links lead', async () => {
    const { page, complaints } = await askWhyNot();
    await page.getByRole('button', { name: 'Regole' }).click();
    const search = page.getByRole('searchbox', { name: 'Cerca nelle regole' });
    await search.fill('SBANDATI si tirano');
    expect(await page.locator('.rules-found').innerText()).toBe('Riscontri: 1, in regole: 1');
    expect(await page.locator('.rules-text mark').allInnerTexts()).toEqual(['sbandati si tirano']);
    await page.locator('.ruling mark').waitFor();
    await search.fill('rotta');
    await search.press('Enter');
    await search.press('Enter');
    expect(await page.locator('.rules-text mark.now').count()).toBe(1);
    expect(await isInView(page, '.rules-text mark.now')).toBe(true);
    await page.locator('dialog.rules[open]').waitFor();
    // From 7.0 to the losses of a rout, and back again.
    await page.locator('#rule-7\\.0 > p a', { hasText: '7.5' }).click();
    await page.locator('#rule-7\\.5.at').waitFor();
    expect(await search.inputValue()).toBe('');
    await expect.poll(() => isInView(page, '#rule-7\\.5')).toBe(true);
    await page.locator('#rule-5\\.5 .ruling a', { hasText: 'R43' }).click();
    await page.getByRole('button', { name: 'Torna a 7.5' }).click();
    await page.locator('#rule-7\\.5.at').waitFor();
    expect(complaints).toEqual([]);
  });

  test('by keyboard alone: contents lead, Escape closes, no key reaches the table', async () => {
    const { page } = await askWhyNot();
    const log = await page.locator('.log li').count();
    await page.locator('.notice .rule-chip').press('Enter');
    await page.locator('.rules .rule.at').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('.rule.at') !== null)).toBe(
      true,
    );
    await page.keyboard.press('u');
    await page.locator('.rules-contents a', { hasText: '12.0' }).press('Enter');
    await page.locator('#rule-12\\.0.at').waitFor();
    await expect.poll(() => isInView(page, '#rule-12\\.0')).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog.rules').count()).toBe(0);
    expect(await page.locator('.log li').count()).toBe(log);
  });

  test('on a phone the contents are a page of their own, and nothing is cut off', async () => {
    const { page } = await askWhyNot({ viewport: { width: 390, height: 844 } });
    await page.locator('.notice .rule-chip').click();
    await page.locator('.rules .rule.at').waitFor();
    expect(
      await page.locator('.rules-text').evaluate((text) => text.scrollWidth <= text.clientWidth),
    ).toBe(true);
    await page.getByRole('button', { name: 'Indice' }).click();
    await page.locator('.rules-contents a', { hasText: 'Quadrati' }).click();
    await expect.poll(() => isInView(page, '#rule-8\\.5')).toBe(true);
    expect(await page.locator('.rules-contents').isVisible()).toBe(false);
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing wrong with the open book in the %s theme',
    async (theme) => {
      const { page } = await askWhyNot({ colorScheme: theme });
      await page.locator('.notice .rule-chip').click();
      await page.locator('.rules .rule.at').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('searchbox', { name: 'Cerca nelle regole' }).fill('quadrat');
      await page.locator('.rules-text mark').first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
