import type { Page } from 'playwright-core';
import { below, playoutDice, type Dice } from '../src/kernel/dice.ts';

/**
 * A player who knows nothing but what he sees: he clicks at random on what is lit or offered, and
 * would rather be done than march on, so that a game ends in reasonable time.
 */

/** What can be clicked now, by how it is done. */
const OFFERS = {
  curtain: '.curtain button',
  menu: '.spot-menu button',
  attack: '.spot.is-lit:has(.face-cipher) > .spot-place > .spot-button',
  done: '.prompt .choices button.primary',
  button: '.prompt .choices button:not(.primary, .back)',
  card: '.card-piece.is-lit .card-grip',
  piece: '.is-open .piece.is-lit:has([role=button])',
  lone: '.spot:not(.is-open) > .piece.is-lit:has([role=button])',
  spot: '.spot.is-lit > .spot-place > .spot-button',
  stack: '.spot.holds-lit:not(.is-lit) .piece.is-top',
} as const;
type Offer = keyof typeof OFFERS;

/** How much rather one kind of offer than another. */
const WEIGHTS: Readonly<Record<Offer, number>> = {
  curtain: 100,
  menu: 100,
  attack: 200,
  done: 8,
  button: 3,
  card: 5,
  piece: 40,
  lone: 2,
  spot: 1,
  stack: 12,
};

/** He takes the first of a kind, so that his blocks keep together, but once in so many times. */
const STRAYS = 6;

const pick = (counts: Readonly<Record<Offer, number>>, dice: Dice): [Offer, number] | null => {
  const kinds = (Object.keys(OFFERS) as Offer[]).filter((kind) => counts[kind] > 0);
  let at = below(
    dice,
    Math.max(
      1,
      kinds.reduce((sum, kind) => sum + WEIGHTS[kind], 0),
    ),
  );
  for (const kind of kinds) {
    at -= WEIGHTS[kind];
    if (at < 0) return [kind, below(dice, STRAYS) > 0 ? 0 : below(dice, counts[kind])];
  }
  return null;
};

/** Clicks on, until the game is over; returns how many clicks it took. */
export const clickToTheEnd = async (page: Page, seed: number, most = 40_000): Promise<number> => {
  const dice = playoutDice(seed);
  for (let clicks = 0; clicks < most; clicks++) {
    const seen = await page.evaluate((offers) => {
      const counts = Object.entries(offers).map(([kind, selector]) => [
        kind,
        document.querySelectorAll(selector).length,
      ]);
      return {
        isOver: document.querySelector('.ending') !== null,
        counts: Object.fromEntries(counts) as Record<string, number>,
      };
    }, OFFERS);
    if (seen.isOver) return clicks;
    const chosen = pick(seen.counts as Record<Offer, number>, dice);
    if (chosen === null) {
      await page.waitForTimeout(10);
      continue;
    }
    const [kind, i] = chosen;
    // In the page itself: what was there a moment ago may be gone, and a game has many clicks.
    await page.evaluate(
      ([selector, at]) => {
        const target = document.querySelectorAll(selector).item(at);
        target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      },
      [OFFERS[kind], i] as const,
    );
  }
  throw new Error(`not over after ${most} clicks`);
};
