import type { Page } from 'playwright-core';
import { LEXICON } from '../src/games/squares/lexicon.ts';
import { squareMiddle } from '../src/games/squares/scene/field.ts';

/** Orders of `squares` as somebody gives them who points and clicks. */

export const piece = (unit: number) => `[data-piece="unit:#${unit}"]`;
export const prompt = (page: Page, text: string) =>
  page.locator('.prompt', { hasText: text }).waitFor();
export const logged = (page: Page, text: string | RegExp) =>
  page.locator('.log li', { hasText: text }).first().waitFor();
export const card = (page: Page) => page.locator('.order-card');

/** Where a square of the field lies in the window. */
export const placeOf = async (page: Page, square: string): Promise<{ x: number; y: number }> => {
  const at = squareMiddle(LEXICON.domains.square.indexOf(square));
  return page.locator('svg.board-live').evaluate((svg, { x, y }) => {
    const { left, top, width } = svg.getBoundingClientRect();
    const scale = width / (svg as SVGSVGElement).viewBox.baseVal.width;
    return { x: left + x * scale, y: top + y * scale };
  }, at);
};

export const clickSquare = async (page: Page, square: string): Promise<void> => {
  const { x, y } = await placeOf(page, square);
  await page.mouse.click(x, y);
};

export const take = async (page: Page, unit: number): Promise<void> => {
  await page.locator(piece(unit)).click();
  await prompt(page, 'Lead it to a lit square');
};

export const widenTo = (page: Page, body: string) =>
  page.locator('.bank-bodies').getByRole('button', { name: body }).click();

export const give = async (page: Page): Promise<void> => {
  await card(page).getByRole('button', { name: 'Give the order' }).click();
  await card(page).waitFor({ state: 'detached' });
};

/** An order to all of a leader with this unit: a button, or a square that is pointed at. */
interface Wish {
  readonly unit: number;
  readonly body: string;
  readonly button?: string;
  readonly square?: string;
}

export const FRENCH_DAY: readonly Wish[] = [
  { unit: 0, body: 'Morand', square: '9,7' },
  { unit: 0, body: 'Morand', square: '12,8' },
  { unit: 22, body: 'Grouchy', square: '5,12' },
  { unit: 0, body: 'Morand', button: 'melee' },
  { unit: 4, body: 'Morand', button: 'line' },
  { unit: 22, body: 'Grouchy', button: 'charge', square: '12,12' },
  { unit: 6, body: 'Gérard', square: '8,9' },
  { unit: 0, body: 'Morand', button: 'advance' },
];

export const ALLIED_DAY: readonly Wish[] = [
  { unit: 99, body: 'Vorontsov', square: '22,8' },
  { unit: 90, body: 'Paskevich', square: '14,10' },
  { unit: 90, body: 'Paskevich', square: '13,9' },
  { unit: 94, body: 'Likhachev', button: 'melee' },
  { unit: 90, body: 'Paskevich', button: 'melee' },
  { unit: 90, body: 'Paskevich', square: '11,8' },
  { unit: 94, body: 'Likhachev', button: 'melee' },
];

/** Whether it is to be seen, without waiting. */
const isThere = async (page: Page, selector: string): Promise<boolean> =>
  (await page.locator(selector).count()) > 0;

/** Takes a unit into the hand, out of its stack if it stands in one; false when it cannot be had. */
const takeIfThere = async (page: Page, unit: number): Promise<boolean> => {
  const found = page.locator(piece(unit));
  if ((await found.count()) === 0) return false;
  const old = page.locator('.notice').getByRole('button', { name: 'Close' });
  if ((await old.count()) > 0) await old.click();
  await found.click({ force: true });
  const open = page.locator(`.is-open ${piece(unit)}`);
  const taken = page.locator('.prompt', { hasText: 'Lead it' });
  const refused = page.locator('.notice');
  await open.or(taken).or(refused).first().waitFor();
  if ((await open.count()) > 0) await open.click();
  await taken.or(refused).first().waitFor();
  return (await refused.count()) === 0;
};

/** Gives an order as far as it can be obeyed; which one, if anybody could. */
export const wish = async (page: Page, { unit, body, button, square }: Wish): Promise<string> => {
  if (!(await takeIfThere(page, unit))) return '';
  const wide = page.locator('.bank-bodies').getByRole('button', { name: body });
  if ((await wide.count()) > 0) await wide.click();
  if (button !== undefined)
    await page.locator('.pad').getByRole('button', { name: button, exact: true }).click();
  if (square !== undefined) await clickSquare(page, square);
  await page.locator('.order-card .primary, .notice').first().waitFor();
  const isObeyed = await isThere(page, '.order-card');
  const given = isObeyed ? await page.locator('.order-card h2').innerText() : '';
  if (isObeyed) await give(page);
  await page.getByRole('button', { name: 'Done with this unit' }).click();
  await prompt(page, 'Give orders');
  return given;
};

/** A battery is told by the fire menu at what to fire. */
export const plotFire = async (page: Page, unit: number, square: string): Promise<string> => {
  await take(page, unit);
  await page.getByRole('button', { name: 'set its fire' }).click();
  await prompt(page, 'Choose the square it fires at');
  await clickSquare(page, square);
  await page.locator('.report', { hasText: `at ${square}` }).waitFor();
  await page.getByRole('button', { name: 'Done with this unit' }).click();
  await prompt(page, 'Give orders');
  return `fire ${square}`;
};

/** Looks at the film of what has happened since one last decided. */
export const watchCombat = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Watch the combat' }).click();
  await page.locator('.film').waitFor();
  await page.getByRole('button', { name: 'Skip to now' }).click();
  await page.locator('.film').waitFor({ state: 'detached' });
  return 'film';
};

/** The end of the game, or what the prompt asks of this side; nothing while it asks others. */
const askedOf = (page: Page, side: string): Promise<string> =>
  page.evaluate((name) => {
    if (document.querySelector('.ending') !== null) return 'over';
    const asked = document.querySelector<HTMLElement>('.prompt')?.innerText ?? '';
    return asked.startsWith(`${name}:`) ? asked : '';
  }, side);

/** Waits until this side is asked something else than that, or the game is over. */
const askedNext = async (page: Page, side: string, last: string): Promise<string> => {
  for (;;) {
    const asked = await askedOf(page, side);
    if (asked !== '' && asked !== last) return asked;
    if (asked === '') last = '';
    await page.waitForTimeout(20);
  }
};

/** Commands one side online to the end of the day: on its first turns as told, then nothing but fire. */
export const commandToTheEnd = async (
  page: Page,
  side: string,
  turns: readonly (() => Promise<string>)[],
): Promise<readonly string[]> => {
  const given: string[] = [];
  const left = [...turns];
  for (let asked = ''; ;) {
    asked = await askedNext(page, side, asked);
    if (asked === 'over') return given;
    if (asked.includes('Give orders')) {
      const next = left.shift();
      if (next !== undefined) given.push(await next());
      await page.getByRole('button', { name: 'Go to combat' }).click();
    } else await page.locator('.prompt .choices button').last().click();
  }
};
