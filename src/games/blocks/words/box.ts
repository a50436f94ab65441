import type { BoxWords } from '../../../boards/words.ts';
import { MOMENTS, SIDES_SAID } from './phrases-it.ts';

/** What the box says. */
export const BOX: Readonly<Record<'en' | 'it', BoxWords>> = {
  en: {
    title: 'The Waterloo Campaign',
    gist: 'Eight days of June 1815 between Ghent and the Ardennes: 82 hidden blocks, and a French army that has no time to lose.',
    box: ['2 or 3 players', '3 hours', 'medium weight', 'solo: excellent'],
    scenarios: {
      historical: ['15 June 1815', 'Both sides stand as history had them.'],
      free: ['Free deployment', 'The Allies deploy where they like, then the French.'],
      gambit: ['Napoléon’s gambit', 'The French deploy freely against the historical Allies.'],
    },
    options: {
      players: 'Players',
      days: 'Days',
      commandControl: 'Command control: only linked groups attack together',
      corpsIntegrity: 'Corps integrity: one corps of infantry fires in a column',
    },
    names: {},
  },
  it: {
    title: 'La campagna di Waterloo',
    gist: 'Otto giorni del giugno 1815 tra Gand e le Ardenne: 82 blocchi coperti, e un’armata francese che non ha tempo da perdere.',
    box: ['2 o 3 giocatori', '3 ore', 'peso medio', 'in solitario: ottimo'],
    scenarios: {
      historical: ['15 giugno 1815', 'Le armate sono dove le volle la storia.'],
      free: ['Schieramento libero', 'Gli Alleati si schierano dove vogliono, poi i Francesi.'],
      gambit: [
        'L’azzardo di Napoleone',
        'I Francesi si schierano liberamente contro gli Alleati storici.',
      ],
    },
    options: {
      players: 'Giocatori',
      days: 'Giorni',
      commandControl: 'Controllo del comando: attaccano insieme solo gruppi collegati',
      corpsIntegrity: 'Integrità dei corpi: in una colonna spara la fanteria di un solo corpo',
    },
    names: { ...SIDES_SAID, ...MOMENTS },
  },
};
