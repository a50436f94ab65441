import type { Guide } from '../../boards/guide.ts';
import { combat } from './guide/combat.ts';
import { command } from './guide/command.ts';
import { day } from './guide/day.ts';
import { march } from './guide/march.ts';

/** The first game, in four lessons on the field of Borodino, with the French. */
export const squaresGuide: Guide = {
  lessons: [command, march, combat, day],
  campaign: { scenario: 'borodino', seat: 'French' },
};
