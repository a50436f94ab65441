import type { Meta } from '../../kernel/game.ts';

export const META: Meta = {
  id: 'areas',
  title: 'Waterloo by Impulses',
  source: "after Waterloo: Napoleon's Last Battle",
  rules: '1',
  scenarios: [
    {
      name: 'waterloo',
      title: '18 June 1815',
      gist: 'The whole battle, from eleven in the morning to nightfall.',
    },
  ],
  options: [
    { name: 'villages', values: [false, true], gist: 'Villages hold four units of a side.' },
    { name: 'exhaustion', values: [false, true], gist: 'Cavalry that charges is exhausted.' },
    { name: 'selfRally', values: [false, true], gist: 'Some units rally on their own.' },
    { name: 'expandedRally', values: [false, true], gist: 'A leader rallies three units.' },
  ],
};
