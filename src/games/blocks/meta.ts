import type { Meta } from '../../kernel/game.ts';

export const META: Meta = {
  id: 'blocks',
  title: 'The Waterloo Campaign',
  source: 'after Napoléon: The Waterloo Campaign, 1815, third edition, rules 3.4',
  rules: '3',
  scenarios: [
    { name: 'historical', title: '15 June 1815', gist: 'Both sides deploy as history had them.' },
    {
      name: 'free',
      title: 'Free deployment',
      gist: 'The Allies deploy where they like, then the French.',
    },
    {
      name: 'gambit',
      title: "Napoléon's gambit",
      gist: 'The French deploy freely against the historical Allies.',
    },
  ],
  options: [
    { name: 'players', values: [2, 3], gist: 'With three players the Allies have a seat each.' },
    { name: 'days', values: [8, 6], gist: 'The length of the campaign.' },
    { name: 'commandControl', values: [false, true], gist: 'Only linked groups attack together.' },
    {
      name: 'corpsIntegrity',
      values: [false, true],
      gist: 'One corps of infantry fires in a column.',
    },
  ],
};
