import type { Page } from 'playwright-core';
import { blocks } from '../src/games/blocks/game.ts';
import type { BlocksState } from '../src/games/blocks/state.ts';
import type { Game } from '../src/kernel/game.ts';
import type { State } from '../src/kernel/stack.ts';
import { recordOf } from '../src/kernel/record.ts';
import { openTable } from '../src/kernel/table.ts';
import { isFault } from '../src/kernel/fault.ts';

/** Opens a position on the page as a file would be, and sits down before it. */
export const openPosition = async <S extends State, V>(
  page: Page,
  game: Game<S, V>,
  position: Readonly<Record<string, unknown>>,
  seat: string,
): Promise<void> => {
  const state = game.parse(position);
  if (isFault(state)) throw new Error(`${state.path}: ${state.problem}`);
  const table = openTable(game, { position }, state, 'a seed for the page');
  const record = JSON.stringify({ ...recordOf(table), seed: table.seed });
  await page.locator('input[type=file]').setInputFiles({
    name: 'position.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  });
  // Both seats are of this screen: a bot would play on by itself.
  const seats = page.locator('.file-dialog select');
  await seats.first().waitFor();
  for (const select of await seats.all()) await select.selectOption('person');
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: `I am ${seat}` }).click();
  await page.locator('.prompt', { hasText: `${seat}:` }).waitFor();
};

/** The middle of an element, in pixels of the window. */
const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags with the mouse, in steps as a hand does. */
export const drag = async (page: Page, from: string, to: string): Promise<void> => {
  const start = await middleOf(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 8, { steps: 3 });
  await page.locator('.board-ghost').waitFor();
  const end = await middleOf(page, to);
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
};

/** Opens a position of the campaign. */
export const openCampaign = (page: Page, s: BlocksState, seat: string): Promise<void> =>
  openPosition(page, blocks, blocks.format(s), seat);
