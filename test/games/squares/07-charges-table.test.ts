import { describe, expect, test } from 'vitest';
import { squaresBot } from '../../../src/games/squares/bot/bot.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { squaresHandling } from '../../../src/games/squares/handling.ts';
import { V } from '../../../src/games/squares/lexicon.ts';
import { ALLIED } from '../../../src/games/squares/numbers.ts';
import { squaresScene } from '../../../src/games/squares/scene.ts';
import { view } from '../../../src/games/squares/view.ts';
import { menuOf } from '../../../src/kernel/play.ts';
import { charge, CUIRASSIERS, DRAGOONS, waiter } from './charges.ts';
import { before, numberOf, type UnitDoc } from './combat.ts';

/** How a charge that can be answered meets people and bots. */

const asked = (more: UnitDoc = {}) => charge({ [DRAGOONS]: waiter('39,29', more) }, []).state;

const looks = (s: ReturnType<typeof asked>): string[] =>
  squaresScene(view(s, ALLIED))
    .boards.flatMap(({ marks }) => marks ?? [])
    .map(({ look }) => look)
    .filter((look) => look.startsWith('squares-charge'));

describe('on the field', () => {
  test('[6.431] the charge and its answer are shown while somebody is asked', () => {
    expect(looks(asked()).filter((look) => look === 'squares-charge')).toHaveLength(2);
    expect(looks(before({ [DRAGOONS]: waiter('39,29') }))).toEqual([]);
  });

  test('[6.431] who is asked points at whom to charge, or at himself', () => {
    const v = view(asked(), ALLIED);
    expect(squaresHandling.path(v, ['counterCharge'])).toEqual([[`unit:${CUIRASSIERS}`]]);
    expect(squaresHandling.path(v, ['stand'])).toEqual([[`unit:${DRAGOONS}`]]);
    const early = view(before({ [DRAGOONS]: waiter('39,29') }), ALLIED);
    expect(squaresHandling.path(early, ['stand'])).toBeNull();
  });
});

describe('a bot', () => {
  const answer = (more: UnitDoc): number => {
    const s = asked(more);
    return squaresBot(ALLIED, 2, 7).choose(view(s, ALLIED), menuOf(squares, s, ALLIED));
  };

  test('[6.431] charges in turn when it is strong enough', () => {
    expect(answer({})).toBe(V.counterCharge);
  });

  test('[6.431] stands fast before a charge that is too strong, or when its cavalry is done', () => {
    expect(answer({ men: 300 })).toBe(V.stand);
    expect(answer({ fatigue: 40, efficiency: 128 })).toBe(V.stand);
  });

  test('[6.431] says why', () => {
    const s = asked();
    const bot = squaresBot(ALLIED, 1, 7);
    bot.choose(view(s, ALLIED), menuOf(squares, s, ALLIED));
    expect(bot.why()).toContain('charges in turn');
  });
});

describe('a position is wrong', () => {
  test('[7.0] in which somebody has a fate outside of combat', () => {
    const s = before({ [DRAGOONS]: waiter('39,29', { fate: 1 }) });
    expect(squares.check(s)).toEqual([]);
    s.stack = [];
    expect(squares.check(s)).toEqual(['#152 has a fate and there is no combat']);
  });

  test('[6.43] in which somebody rides who has not charged', () => {
    const s = asked();
    expect(squares.check(s)).toEqual([]);
    s.fate[numberOf(CUIRASSIERS)] = 0;
    expect(squares.check(s)).toEqual(['#53 rides and has not charged']);
  });
});
