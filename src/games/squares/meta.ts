import type { Meta } from '../../kernel/game.ts';

/** [4.11] Five settings of which the middle one is history: it comes first, as what is usual. */
const FIVE = [3, 1, 2, 4, 5];

export const META: Meta = {
  id: 'squares',
  title: 'Four Battles of Napoléon',
  source: 'after Battles of Napoleon (1988)',
  rules: '1',
  scenarios: [
    {
      name: 'borodino',
      title: 'Borodino: the Great Redoubt',
      gist: '7 September 1812. Eugène’s corps against the earthworks on the Kurgan hill.',
    },
    {
      name: 'auerstadt',
      title: 'Auerstadt',
      gist: '14 October 1806. Davout’s corps alone against the main army of Prussia.',
    },
    {
      name: 'quatre-bras',
      title: 'Quatre Bras',
      gist: '16 June 1815. Ney against the crossroads, where Wellington’s brigades arrive.',
    },
    {
      name: 'waterloo',
      title: 'Waterloo',
      gist: '18 June 1815. Napoléon against the ridge of Mont-Saint-Jean.',
    },
  ],
  // [6.341] Who of a stack is hit is rolled by its men.
  sides: 100_000,
  options: [
    { name: 'first', values: ['French', 'Allied'], gist: 'Who moves first.' },
    {
      name: 'level',
      values: FIVE,
      gist: '1 and 2 favour the French in combat, 4 and 5 the Allies.',
    },
    { name: 'hidden', values: [false, true], gist: 'Only enemies that somebody sees are shown.' },
    { name: 'frenchStrength', values: FIVE, gist: 'French men from 80 to 120 percent.' },
    { name: 'alliedStrength', values: FIVE, gist: 'Allied men from 80 to 120 percent.' },
    {
      name: 'frenchArrival',
      values: FIVE,
      gist: 'French reinforcements earlier, later or either.',
    },
    {
      name: 'alliedArrival',
      values: FIVE,
      gist: 'Allied reinforcements earlier, later or either.',
    },
    { name: 'frenchAmmunition', values: FIVE, gist: 'Less or more ammunition for the French.' },
    { name: 'alliedAmmunition', values: FIVE, gist: 'Less or more ammunition for the Allies.' },
  ],
};
