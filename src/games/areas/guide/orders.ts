import type { Lesson } from '../../../boards/guide.ts';

/** Cards, an order, and a march: d’Erlon brings his corps forward. */
export const orders: Lesson = {
  name: 'orders',
  title: { en: 'Orders', it: 'Ordini' },
  start: {
    position: {
      units: {
        'I Corps Left': ['Schmitz', 'Charlet', 'Bourgeois', 'Aulard'],
        'Grand Battery Ridge': ['I Corps 12-pdr', 'II Corps 12-pdr'],
        'La Belle Alliance': ['Gauthier', 'J.-B. Jamin'],
        'La Haye Sainte': ['Ompteda', 'Baring'],
        'Sandpit Slope': ['95th Rifles'],
        'Ohain Road Crest': ['Kempt', 'Pack', 'Picton Artillery'],
        'Centre Ridge': ['C. Halkett', 'Kielmansegge'],
      },
      side: 'French',
      turn: '13:00',
      impulse: 2,
    },
  },
  seed: 'guide orders',
  seat: 'French',
  foe: [['pass'], ['done']],
  steps: [
    {
      text: {
        en: 'Waterloo, one in the afternoon. You lead the French, in blue, against the Allies, in red. The field is made of areas; the figure in an area’s circle, square or triangle is what the ground adds to its defence.',
        it: 'Waterloo, l’una del pomeriggio. Tu guidi i Francesi, in blu, contro gli Alleati, in rosso. Il campo è fatto di aree; la cifra nel cerchio, quadrato o triangolo è quanto il terreno aggiunge alla difesa.',
      },
      rules: ['3.2', '3.5'],
      done: 'next',
      look: 'area:La Haye Sainte',
    },
    {
      text: {
        en: 'A counter has its attack at the upper left, its defence below, its movement at the right, and the band of its corps on top. Open a stack to see them. A spent unit shows a pale, hatched side with lower figures.',
        it: 'Una pedina ha l’attacco in alto a sinistra, la difesa sotto, il movimento a destra e in cima la banda del suo corpo. Apri una pila per vederle. Un’unità logora mostra un lato chiaro e tratteggiato, con cifre più basse.',
      },
      rules: ['4.3', '4.6'],
      done: 'next',
      look: 'area:I Corps Left',
    },
    {
      text: {
        en: 'Nobody moves without an order. Beside the map lie the cards of your leaders: two dice must reach the square number, and Napoléon, while he is fresh, adds 1. Click the card of d’Erlon.',
        it: 'Nessuno muove senza un ordine. Accanto alla mappa ci sono le carte dei tuoi generali: due dadi devono raggiungere il numero nel quadrato, e Napoleone, finché è fresco, aggiunge 1. Clicca la carta di d’Erlon.',
      },
      rules: ['8.3', '9.2'],
      done: [{ event: 'activated' }],
      plan: [['activate', 'd’Erlon']],
      look: 'cards:French',
    },
    {
      text: {
        en: 'He obeys. Now his corps may do one thing: move and assault, charge, fire, bombard or advance. Click the area of I Corps Left: the units that stand there will move.',
        it: 'Obbedisce. Ora il suo corpo può fare una cosa: muovere e assalire, caricare, sparare, bombardare o avanzare. Clicca l’area I Corps Left: muoveranno le unità che vi stanno.',
      },
      rules: ['8.2', '8.4'],
      done: [{ event: 'marching' }],
      plan: [
        ['march', 'I Corps Left'],
        ['activate', 'd’Erlon'],
      ],
      look: 'area:I Corps Left',
    },
    {
      text: {
        en: 'Open the stack and pick the brigade of Schmitz.',
        it: 'Apri la pila e prendi la brigata di Schmitz.',
      },
      rules: ['10.1'],
      done: [{ procedure: 'hand' }],
      plan: [['pick', 'Schmitz']],
      look: 'area:I Corps Left',
    },
    {
      text: {
        en: 'It has 4 movement factors. The figure beside a lit area is what the step costs: 1, or 2 next to the enemy, more to enter his area. Lead it over the Grand Battery Ridge into D’Erlon’s Valley.',
        it: 'Ha 4 fattori di movimento. La cifra accanto a un’area illuminata è il costo del passo: 1, o 2 vicino al nemico, di più per entrare dov’è lui. Guidala per Grand Battery Ridge in D’Erlon’s Valley.',
      },
      rules: ['10.4', '10.5'],
      done: [{ event: 'moved', args: [null, null, 'D’Erlon’s Valley'] }],
      plan: [
        ['to', 'D’Erlon’s Valley'],
        ['to', 'Grand Battery Ridge'],
        ['halt'],
        ['pick', 'Schmitz'],
        ['pick', 'Charlet'],
        ['pick', 'Bourgeois'],
        ['pick', 'Aulard'],
      ],
    },
    {
      text: {
        en: 'Stop here with {halt}. Next to the enemy is near enough for now.',
        it: 'Fermati qui con {halt}. Vicino al nemico basta, per ora.',
      },
      rules: ['10.4'],
      done: [{ procedure: 'march' }, { procedure: 'impulse' }],
      plan: [['halt'], ['done']],
    },
    {
      text: {
        en: 'Bring the brigade of Charlet after it.',
        it: 'Fa’ seguire la brigata di Charlet.',
      },
      rules: ['10.1'],
      done: [{ event: 'moved', args: [null, null, 'D’Erlon’s Valley'] }],
      plan: [
        ['to', 'D’Erlon’s Valley'],
        ['to', 'Grand Battery Ridge'],
        ['halt'],
        ['pick', 'Charlet'],
        ['pick', 'Bourgeois'],
        ['pick', 'Aulard'],
        ['pick', 'Schmitz'],
      ],
    },
    {
      text: {
        en: 'When all have moved that shall, press {done}. Then the Allies have their impulse; here they pass.',
        it: 'Quando hanno mosso tutti quelli che devono, premi {done}. Poi gli Alleati hanno il loro impulso; qui passano.',
      },
      rules: ['8.1', '8.9'],
      done: [{ procedure: 'impulse' }],
      plan: [['halt'], ['done']],
    },
    {
      text: {
        en: 'After both impulses two dice are rolled for the sun. Below the number of the round the turn ends: early it never does, late it may at any time. The panel tells the chance.',
        it: 'Dopo i due impulsi si tirano due dadi per il sole. Sotto il numero del giro il turno finisce: presto mai, tardi in ogni momento. Il pannello dice con che probabilità.',
      },
      rules: ['8.10', '3.10'],
      done: 'next',
    },
  ],
  close: {
    en: 'You can give an order. Next, what it is for: the assault.',
    it: 'Sai dare un ordine. Ora, a che serve: l’assalto.',
  },
};
