import type { Lesson } from '../../../boards/guide.ts';

/** The map: dawn of 15 June, three brigades of horse cross the Sambre. */
export const march: Lesson = {
  name: 'march',
  title: { en: 'On the march', it: 'In marcia' },
  start: { scenario: 'historical' },
  seed: 'guide march',
  seat: 'French',
  // The outposts of Charleroi fall back on Ligny, and the next Prussians come up to them.
  foe: [
    ['halt'],
    ['flee', 'Steinmetz'],
    ['flee', 'Pirch II'],
    ['march', 'Schutter'],
    ['march', 'Röder'],
    ['to', 'Ligny'],
    ['done'],
  ],
  steps: [
    {
      text: {
        en: 'Dawn, 15 June 1815. You lead the French, in blue. Brussels lies to the north; the British, in red, and the Prussians, dark grey, are still spread out before it.',
        it: 'Alba del 15 giugno 1815. Tu guidi i Francesi, in blu. Bruxelles è a nord; davanti, ancora sparsi, i Britannici in rosso e i Prussiani in grigio scuro.',
      },
      rules: ['1.0', '4.0'],
      done: 'next',
    },
    {
      text: {
        en: 'Blocks stand in towns, one on the other. The plate below a stack tells how many there are (×) and their strength (Σ). Open the stack at Philippeville, and pick the cavalry of Pajol.',
        it: 'I blocchi stanno nelle città, uno sull’altro. La targhetta sotto la pila dice quanti sono (×) e quanto valgono (Σ). Apri la pila di Philippeville e prendi la cavalleria di Pajol.',
      },
      rules: ['2.0', '2.3'],
      done: [{ procedure: 'marchHand' }],
      plan: [['march', 'Pajol']],
      look: 'town:Philippeville',
    },
    {
      text: {
        en: 'Blocks march along the roads. The towns that are lit are those it can reach now. Send it to Laneffe.',
        it: 'I blocchi marciano lungo le strade. Le città illuminate sono quelle che ora può raggiungere. Mandalo a Laneffe.',
      },
      rules: ['5.2'],
      done: [{ event: 'marched', args: [null, null, 'Laneffe'] }],
      plan: [['to', 'Laneffe'], ['halt'], ['march', 'Pajol'], ['march', 'Exelmans']],
    },
    {
      text: {
        en: 'Infantry and guns march one town, cavalry and leaders one or two. At Charleroi, over the Sambre, stand two Prussians: you see their backs only. Ride in.',
        it: 'Fanteria e artiglieria marciano di una città, cavalleria e comandanti di una o due. A Charleroi, oltre la Sambre, stanno due Prussiani: ne vedi solo il dorso. Entra.',
      },
      rules: ['5.2', '2.2', '5.0'],
      done: [{ event: 'marched', args: [null, null, 'Charleroi'] }],
      plan: [
        ['to', 'Charleroi'],
        ['to', 'Laneffe'],
        ['march', 'Exelmans'],
        ['march', 'Kellermann'],
      ],
    },
    {
      text: {
        en: 'An attack takes at least three blocks. Bring Exelmans and Kellermann by the same road. Because of the river it lets no more than five attackers through.',
        it: 'Per attaccare servono almeno tre blocchi. Porta Exelmans e Kellermann per la stessa strada. Per via del fiume non passano più di cinque attaccanti.',
      },
      rules: ['6.1', '5.4'],
      done: [{ event: 'marched', args: [null, null, 'Charleroi'], times: 2 }],
      plan: [
        ['to', 'Charleroi'],
        ['to', 'Laneffe'],
        ['march', 'Exelmans'],
        ['march', 'Kellermann'],
        ['march', 'Milhaud'],
      ],
    },
    {
      text: {
        en: 'All who leave one town make one group move, and you have three a turn. The figure on a road counts its traffic: it carries 10 blocks a turn if it is major (a double line), 6 if minor (dashed).',
        it: 'Tutti quelli che lasciano una città fanno una mossa di gruppo; ne hai tre per turno. La cifra sulla strada ne conta il traffico: porta 10 blocchi per turno se è maggiore (linea doppia), 6 se è minore (tratteggiata).',
      },
      rules: ['5.1', '5.3'],
      done: 'next',
      look: 'town:Laneffe',
    },
    {
      text: {
        en: 'Now infantry: take Habert from the stack at Beaumont and send him to Thuin. That is your second group move.',
        it: 'Ora la fanteria: prendi Habert dalla pila di Beaumont e mandalo a Thuin. È la tua seconda mossa di gruppo.',
      },
      rules: ['5.1', '5.2'],
      done: [{ event: 'marched', args: [null, 'Beaumont', null] }],
      plan: [
        ['march', 'Habert'],
        ['to', 'Thuin'],
      ],
      look: 'town:Beaumont',
    },
    {
      text: {
        en: 'Changed your mind? Press {undo}: marches can be taken back until dice roll, a face is shown or the turn passes on.',
        it: 'Hai cambiato idea? Premi {undo}: le marce si possono riprendere finché non si tirano dadi, non si scopre un blocco o non passa il turno.',
      },
      rules: [],
      done: 'undo',
    },
    {
      text: {
        en: 'Send him to Thuin after all, or elsewhere. Then press {done}: movement ends, and the battles begin.',
        it: 'Mandalo a Thuin lo stesso, o altrove. Poi premi {done}: finisce il movimento e cominciano le battaglie.',
      },
      rules: ['4.1', '4.2'],
      done: [{ choice: 'done' }],
      plan: [['to', 'Thuin'], ['halt'], ['done']],
    },
    {
      text: {
        en: 'One or two defenders cannot stand: they rout at once. Each of the two lost a step of strength and fled to Ligny. Charleroi and its bridge are yours.',
        it: 'Uno o due difensori non reggono: vanno subito in rotta. I due hanno perso un passo ciascuno e sono fuggiti a Ligny. Charleroi e il suo ponte sono tuoi.',
      },
      rules: ['6.1', '7.5', '2.4'],
      done: 'next',
      look: 'town:Charleroi',
      turnsHere: { event: 'overrun', args: ['Charleroi'] },
    },
    {
      text: {
        en: 'Then the Allies had their turn. The log tells what you saw of it: two blocks marched to Ligny, but not which. A line of the log leads the board back to its moment; {toNow} returns.',
        it: 'Poi è toccato agli Alleati. Il registro dice ciò che hai visto: due blocchi sono andati a Ligny, ma non quali. Una riga del registro riporta la mappa a quel momento; {toNow} torna al presente.',
      },
      rules: ['2.2'],
      done: 'next',
    },
    {
      text: {
        en: 'It is night now. Why does nobody attack at night? Every number like the one here opens its rule: press it and read.',
        it: 'Ora è notte. Perché di notte non si attacca? Ogni numero come questo apre la sua regola: premilo e leggi.',
      },
      rules: ['5.6'],
      done: 'read',
    },
  ],
  close: {
    en: 'You have marched, crossed the Sambre and swept the first Prussians aside. Next: a force march, and an attack on those who will stand.',
    it: 'Hai marciato, passato la Sambre e spazzato via i primi Prussiani. Poi: una marcia forzata, e un attacco a chi non si sposta.',
  },
};
