import { expect, test } from 'vitest';
import { battleOf, NIGHT_HOUR } from '../../../src/games/squares/battle.ts';
import { BATTLES } from '../../../src/games/squares/scenarios.ts';

test('[12.1] [20.1] turns of half an hour while there is light, one night, and the next day', () => {
  const [{ scenario }] = BATTLES;
  // September: light from six to the end of the hour that begins at eight in the evening.
  const { hours } = battleOf({ ...scenario, turns: 30 });
  expect(hours.slice(1, 3)).toEqual([20, 21]);
  expect(hours.slice(22, 26)).toEqual([41, NIGHT_HOUR, 12, 13]);
});

test('[13.0] none of the battles of the house lasts into the night', () => {
  for (const { hours } of BATTLES) expect(hours.slice(1)).not.toContain(NIGHT_HOUR);
});
