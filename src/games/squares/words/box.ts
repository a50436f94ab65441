import type { BoxWords } from '../../../boards/words.ts';
import { SIDES_SAID } from './sides-it.ts';

/** What the box says. */
export const BOX: Readonly<Record<'en' | 'it', BoxWords>> = {
  en: {
    title: 'Four Battles of Napoléon',
    gist: 'Battalions and batteries on squares of a hundred yards: their formation, their facing, their fatigue, and every volley reckoned man by man.',
    box: ['2 players', '2 hours to a long day', 'heavy', 'solo: very good'],
    scenarios: {
      borodino: [
        'Borodino: the Great Redoubt',
        '7 September 1812. Eugène’s corps against the earthworks on the Kurgan hill.',
      ],
      auerstadt: [
        'Auerstadt',
        '14 October 1806. Davout’s corps alone against the main army of Prussia.',
      ],
      'quatre-bras': [
        'Quatre Bras',
        '16 June 1815. Ney against the crossroads, where Wellington’s brigades arrive.',
      ],
      waterloo: ['Waterloo', '18 June 1815. Napoléon against the ridge of Mont-Saint-Jean.'],
    },
    options: {
      first: 'Who moves first',
      level: 'Level of play: 1 and 2 favour the French, 4 and 5 the Allies',
      hidden: 'Hidden units: enemies show only where somebody sees them',
      frenchStrength: 'French strength: 1 is 80 percent, 3 is 100, 5 is 120',
      alliedStrength: 'Allied strength: 1 is 80 percent, 3 is 100, 5 is 120',
      frenchArrival: 'French reinforcements: 3 is as in history',
      alliedArrival: 'Allied reinforcements: 3 is as in history',
      frenchAmmunition: 'French ammunition: 1 is least, 5 is most',
      alliedAmmunition: 'Allied ammunition: 1 is least, 5 is most',
    },
    names: {},
  },
  it: {
    title: 'Quattro battaglie di Napoleone',
    gist: 'Battaglioni e batterie su caselle di cento iarde: formazione, fronte, fatica, e ogni scarica contata uomo per uomo.',
    box: ['2 giocatori', 'da 2 ore a una lunga giornata', 'pesante', 'in solitario: molto buono'],
    scenarios: {
      borodino: [
        'Borodino: il Gran Ridotto',
        '7 settembre 1812. Il corpo di Eugenio contro i trinceramenti sul colle del Kurgan.',
      ],
      auerstadt: [
        'Auerstädt',
        '14 ottobre 1806. Il corpo di Davout, da solo, contro l’armata principale di Prussia.',
      ],
      'quatre-bras': [
        'Quatre Bras',
        '16 giugno 1815. Ney contro il crocevia, dove arrivano le brigate di Wellington.',
      ],
      waterloo: ['Waterloo', '18 giugno 1815. Napoleone contro il crinale di Mont-Saint-Jean.'],
    },
    options: {
      first: 'Chi muove per primo',
      level: 'Livello di gioco: 1 e 2 favoriscono i Francesi, 4 e 5 gli Alleati',
      hidden: 'Unità nascoste: i nemici si mostrano solo dove qualcuno li vede',
      frenchStrength: 'Forza dei Francesi: 1 è l’80 per cento, 3 il 100, 5 il 120',
      alliedStrength: 'Forza degli Alleati: 1 è l’80 per cento, 3 il 100, 5 il 120',
      frenchArrival: 'Rinforzi francesi: 3 è come nella storia',
      alliedArrival: 'Rinforzi alleati: 3 è come nella storia',
      frenchAmmunition: 'Munizioni francesi: 1 il minimo, 5 il massimo',
      alliedAmmunition: 'Munizioni alleate: 1 il minimo, 5 il massimo',
    },
    names: SIDES_SAID,
  },
};
