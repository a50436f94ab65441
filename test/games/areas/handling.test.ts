import { describe, expect, test } from 'vitest';
import { areas } from '../../../src/games/areas/game.ts';
import { areasHandling } from '../../../src/games/areas/handling.ts';
import { pathInWords, pointAt, type Pointed } from '../../../src/web/pointing.ts';
import { LEXICON } from '../../../src/games/areas/lexicon.ts';
import type { Choice } from '../../../src/kernel/choice.ts';
import type { Thing } from '../../../src/boards/scene.ts';

const start = areas.view(areas.setup('waterloo', {}), 0);

const pointed = (choice: Choice): Pointed => ({
  choice,
  path: areasHandling.path(start, choice) ?? pathInWords(LEXICON.verbs, choice),
});

const meaning = (choices: readonly Choice[], picked: Thing | null, thing: Thing) =>
  pointAt(choices.map(pointed), picked, thing);

describe('how counters and cards are pointed at', () => {
  test('[8.3] a leader is activated by his card', () => {
    const choices: Choice[] = [['activate', 'Ney'], ['activate', 'Reille'], ['pass']];
    expect(meaning(choices, null, 'officer:Ney')).toEqual({ choices: [['activate', 'Ney']] });
  });

  test('[9.9] who may lead or command is asked which', () => {
    const choices: Choice[] = [
      ['activate', 'Ney'],
      ['double', 'Ney'],
    ];
    expect(meaning(choices, null, 'officer:Ney')).toEqual({ picked: 'officer:Ney' });
  });

  test('[6.3.2] a unit is rallied by its leader’s card', () => {
    const choices: Choice[] = [['rally', 'Charlet', 'd’Erlon']];
    expect(meaning(choices, null, 'unit:Charlet')).toEqual({ picked: 'unit:Charlet' });
    expect(meaning(choices, 'unit:Charlet', 'officer:d’Erlon')).toEqual({ choices });
  });

  test('[11.16] a loss is never borne by the first click', () => {
    const choices: Choice[] = [['eliminate', 'Charlet']];
    expect(meaning(choices, null, 'unit:Charlet')).toEqual({ picked: 'unit:Charlet' });
  });
});

describe('dice that events tell of', () => {
  const rolled = (event: string, ...args: (string | number)[]): string =>
    areasHandling
      .rolls({ rule: '8.3', event, args, text: '' })
      .map(({ pips, isHit }) => `${pips}${isHit ? '!' : ''}`)
      .join(' ');

  test.each([
    ['[8.3] an order that is obeyed', 'activated', ['Ney', 5, 2, 1, 6], '5! 2!'],
    ['[8.3] an order that is not', 'refused', ['Ney', 1, 2, 1, 6], '1 2'],
    ['[11.12.1] an assault', 'rolled', ['French', 3, 4, 7, 14], '3 4'],
    ['[8.10] the sun sets', 'sunset', [1, 2, 8], '1! 2!'],
    ['[8.10] the sun stays', 'sunset', [6, 2, 8], '6 2'],
    ['a move has no dice', 'moved', ['Foy', 'Hougoumont', 'Braine'], ''],
  ])('%s', (_, event, args, dice) => {
    expect(rolled(event, ...args)).toBe(dice);
  });
});
