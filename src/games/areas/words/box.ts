import type { BoxWords } from '../../../boards/words.ts';
import { SIDES_SAID } from './sides-it.ts';

/** What the box says. */
export const BOX: Readonly<Record<'en' | 'it', BoxWords>> = {
  en: {
    title: 'Waterloo by Impulses',
    gist: 'One Sunday in June: 142 brigades and batteries in 90 areas, leaders who may or may not obey, and a sun that sets when it likes.',
    box: ['2 players', '3 to 4 hours', 'medium weight', 'solo: very good'],
    scenarios: {
      waterloo: ['18 June 1815', 'The whole battle, from eleven in the morning to nightfall.'],
    },
    options: {
      villages: 'Villages hold four units of a side',
      exhaustion: 'Cavalry that charges is exhausted',
      selfRally: 'Some units rally on their own',
      expandedRally: 'A leader rallies three units',
    },
    names: {},
  },
  it: {
    title: 'Waterloo a impulsi',
    gist: 'Una domenica di giugno: 142 brigate e batterie in 90 aree, generali che obbediscono oppure no, e un sole che tramonta quando vuole.',
    box: ['2 giocatori', 'da 3 a 4 ore', 'peso medio', 'in solitario: molto buono'],
    scenarios: {
      waterloo: ['18 giugno 1815', 'Tutta la battaglia, dalle undici del mattino alla notte.'],
    },
    options: {
      villages: 'I villaggi tengono quattro unità per parte',
      exhaustion: 'La cavalleria che carica si sfianca',
      selfRally: 'Alcune unità si riordinano da sole',
      expandedRally: 'Un generale riordina tre unità',
    },
    names: SIDES_SAID,
  },
};
