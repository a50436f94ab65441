import { describe, expect, test } from 'vitest';
import { squaresBot } from '../../../src/games/squares/bot/bot.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { FIRST_TARGET, type SquaresState } from '../../../src/games/squares/state.ts';
import { operated } from './commanders.ts';
import { field, type Unit } from './table.ts';

const DRAGOONS = {
  at: '8,12',
  op: 14,
  men: 900,
  efficiency: 80,
  control: 24,
  readiness: 7,
  formation: 'normal',
  facing: 'E',
};

/** Whom dragoons charge when this enemy stands four squares before them. */
const charged = (enemy: Readonly<Record<string, Unit>>): string | null => {
  const s: SquaresState = operated(field({ '#24': DRAGOONS, ...enemy }), squaresBot(0, 2, 1)).s;
  const { formation, square } = squares.lexicon.domains;
  return formation[s.formation[24]] === 'charge' ? square[s.plot[24] - FIRST_TARGET] : null;
};

const infantry = (more: Readonly<Record<string, unknown>>): Unit => ({
  at: '12,12',
  op: 8,
  men: 700,
  efficiency: 60,
  control: 20,
  readiness: 7,
  facing: 'W',
  ...more,
});

describe('[6.43] cavalry is sent to charge', () => {
  test('the disrupted', () => {
    const shaken = { formation: 'line', disruption: 3, efficiency: 40 };
    expect(charged({ '#90': infantry(shaken) })).toBe('12,12');
  });

  test('those in open order, who flee before it', () => {
    expect(charged({ '#90': infantry({ formation: 'open' }) })).toBe('12,12');
  });

  test('guns that nobody covers', () => {
    const guns = { formation: 'unlimbered', men: 160, guns: 10, efficiency: 60 };
    expect(charged({ '#107': infantry(guns) })).toBe('12,12');
  });

  test('but not squares, nor steady infantry', () => {
    expect(charged({ '#90': infantry({ formation: 'square' }) })).toBeNull();
    expect(charged({ '#90': infantry({ formation: 'column', efficiency: 90 }) })).toBeNull();
  });

  test('but nobody behind friends', () => {
    const shaken = infantry({ formation: 'line', disruption: 3, efficiency: 40 });
    const friends = { '#8': { ...infantry({ facing: 'E', formation: 'column' }), at: '10,12' } };
    expect(charged({ '#90': shaken, ...friends })).toBeNull();
  });
});
