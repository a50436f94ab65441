import type { Lesson } from '../../../boards/guide.ts';

/** The farm of La Haye Sainte is stormed, step by step. */
export const assault: Lesson = {
  name: 'assault',
  title: { en: 'The assault', it: 'L’assalto' },
  start: {
    position: {
      units: {
        'D’Erlon’s Valley': ['Schmitz', 'Charlet', 'Bourgeois', 'Aulard', 'Voltigeurs 4'],
        'Grand Battery Ridge': ['I Corps 12-pdr'],
        'La Haye Sainte': ['Ompteda', 'Baring'],
        'Centre Ridge': ['C. Halkett', 'Kielmansegge'],
        'Ohain Road Crest': ['Kempt', 'Pack'],
      },
      side: 'French',
      turn: '13:00',
      impulse: 3,
    },
  },
  seed: 'guide assault 7',
  seat: 'French',
  foe: [
    ['fire', 'Baring'],
    ['forward', 'Ompteda'],
    ['forward', 'Baring'],
    ['spend', 'Ompteda'],
    ['eliminate', 'Baring'],
    ['retreat', 'Ompteda', 'Centre Ridge'],
    ['eliminate', 'Ompteda'],
    ['done'],
    ['pass'],
  ],
  steps: [
    {
      text: {
        en: 'The farm of La Haye Sainte is worth 6 points to you: the blue seal says so. A brigade and the light infantry of Baring hold it behind walls that add 3 to their defence.',
        it: 'La fattoria di La Haye Sainte vale per te 6 punti: lo dice il sigillo blu. La tengono una brigata e i fanti leggeri di Baring, dietro muri che aggiungono 3 alla difesa.',
      },
      rules: ['3.7', '17.3'],
      done: 'next',
      look: 'area:La Haye Sainte',
    },
    {
      text: {
        en: 'Give d’Erlon the order.',
        it: 'Da’ l’ordine a d’Erlon.',
      },
      rules: ['8.3'],
      done: [{ event: 'activated' }],
      plan: [['activate', 'd’Erlon']],
      look: 'cards:French',
    },
    {
      text: {
        en: 'His corps stands in D’Erlon’s Valley. Click it for a Move/Assault; skirmishers may go along.',
        it: 'Il suo corpo sta in D’Erlon’s Valley. Cliccala per un Movimento/Assalto; i tiratori possono andare insieme.',
      },
      rules: ['8.4', '14.1'],
      done: [{ event: 'marching' }],
      plan: [
        ['march', 'D’Erlon’s Valley'],
        ['activate', 'd’Erlon'],
      ],
      look: 'area:D’Erlon’s Valley',
    },
    {
      text: {
        en: 'Lead three brigades into the farm. Who enters an area of the enemy stops there.',
        it: 'Guida tre brigate nella fattoria. Chi entra in un’area del nemico si ferma lì.',
      },
      rules: ['10.6', '11.3'],
      done: [{ event: 'moved', args: [null, null, 'La Haye Sainte'], times: 3 }],
      plan: [
        ['to', 'La Haye Sainte'],
        ['halt'],
        ['pick', 'Schmitz'],
        ['pick', 'Charlet'],
        ['pick', 'Bourgeois'],
        ['pick', 'Aulard'],
        ['pick', 'Voltigeurs 4'],
      ],
      look: 'area:La Haye Sainte',
    },
    {
      text: {
        en: 'Press {done}: what was just entered must be assaulted, and the page turns to the assault.',
        it: 'Premi {done}: dove si è appena entrati si deve assalire, e la pagina passa all’assalto.',
      },
      rules: ['11.5', '11.11'],
      done: [{ procedure: 'point' }],
      plan: [['done'], ['assault', 'La Haye Sainte']],
    },
    {
      text: {
        en: 'Name the point unit. Its attack counts in full, and it takes the blows; each other fresh brigade adds 2. Choose Schmitz.',
        it: 'Indica l’unità di punta. Il suo attacco conta per intero, e prende i colpi; ogni altra brigata fresca aggiunge 2. Scegli Schmitz.',
      },
      rules: ['11.12', '11.12.2'],
      done: [{ event: 'assault' }],
      plan: [
        ['point', 'Schmitz'],
        ['point', 'Charlet'],
        ['point', 'Bourgeois'],
        ['point', 'Aulard'],
      ],
    },
    {
      text: {
        en: 'Before the clash Baring’s light infantry fired at your point unit: the log has the dice. Then the Allies named their forward unit. At the right both values add up.',
        it: 'Prima dello scontro i fanti leggeri di Baring hanno sparato alla tua unità di punta: i dadi sono nel registro. Poi gli Alleati hanno indicato l’unità avanzata. A destra si sommano i due valori.',
      },
      rules: ['14.2', '11.12.3'],
      done: 'next',
    },
    {
      text: {
        en: 'Now or never: d’Erlon may take part and add his battle rating. He is spent by it, and harder to activate until the next turn. Click his card, or press {done}.',
        it: 'Ora o mai più: d’Erlon può partecipare e sommare il suo valore di battaglia. Così si logora, e fino al prossimo turno è più difficile attivarlo. Clicca la sua carta, o premi {done}.',
      },
      rules: ['9.8.3'],
      done: [{ event: 'result' }],
      plan: [
        ['commit', 'd’Erlon'],
        ['spend', 'Schmitz'],
        ['spend', 'Charlet'],
        ['spend', 'Bourgeois'],
        ['spend', 'Aulard'],
        ['done'],
      ],
      look: 'cards:French',
    },
    {
      text: {
        en: 'Your total beat theirs: a Success. The difference is their casualty points. A fresh unit absorbs 1 by being spent, a spent one 2 by being eliminated, or 1 by a retreat. Your point unit is spent by its success.',
        it: 'Il tuo totale ha battuto il loro: un Successo. La differenza sono i loro punti perdita. Un’unità fresca ne assorbe 1 logorandosi, una logora 2 se eliminata o 1 ritirandosi. Anche la tua unità di punta si logora.',
      },
      rules: ['11.15', '11.16'],
      done: 'next',
    },
  ],
  fails: [{ event: 'called' }],
  close: {
    en: 'That was an assault. Cavalry assaults in charges, over clear ground only. Last, the guns, the sun and the points.',
    it: 'Questo è un assalto. La cavalleria lo fa con cariche, solo su terreno aperto. Per finire, i cannoni, il sole e i punti.',
  },
};
