import type { Lesson } from '../../../boards/guide.ts';
import { ELSEWHERE } from './elsewhere.ts';

/** The afternoon of 16 June: the Prussian I Corps stands at Ligny, the French are over the Sambre. */
export const contact: Lesson = {
  name: 'contact',
  title: { en: 'Into contact', it: 'A contatto' },
  start: {
    position: {
      turn: '16 June afternoon',
      units: {
        Charleroi: [
          'Lefol',
          'Habert',
          'Berthezène',
          'Domon',
          'Doguereau',
          'Exelmans',
          'Kellermann',
          'Milhaud',
        ],
        Laneffe: [
          'Napoléon',
          'Friant',
          'Morand',
          'Duhesme',
          'Guyot',
          'Lefebvre',
          'St. Maurice 1',
          'St. Maurice 2',
          'Simmer',
          'Jeannin',
          'Teste',
          'Noury',
        ],
        Ligny: [
          { unit: 'Steinmetz', cv: 3 },
          { unit: 'Pirch II', cv: 3 },
          'Jagow',
          'Schutter',
          'Röder',
          'Rentzel',
        ],
        ...ELSEWHERE,
      },
    },
  },
  seed: 'guide contact 1',
  seat: 'French',
  foe: [
    ['array', 'Schutter', 'right'],
    ['array', 'Steinmetz', 'centre'],
    ['array', 'Rentzel', 'centre'],
    ['array', 'Jagow', 'left'],
    ['array', 'Pirch II', 'left'],
    ['done'],
  ],
  steps: [
    {
      text: {
        en: 'The afternoon of 16 June: your army is over the Sambre. Six Prussian blocks hold Ligny. Beat them before the rest of their army comes up from Namur.',
        it: 'Pomeriggio del 16 giugno: la tua armata ha passato la Sambre. Sei blocchi prussiani tengono Ligny. Battili prima che da Namur arrivi il resto della loro armata.',
      },
      rules: ['2.2'],
      done: 'next',
      look: 'town:Ligny',
    },
    {
      text: {
        en: 'The Guard is at Laneffe, two towns away: too far for infantry, unless it is driven. Pick Napoléon, then {command}: he is turned face up, and his order helps those who start beside him.',
        it: 'La Guardia è a Laneffe, a due città: troppo per la fanteria, se non la si sprona. Prendi Napoleone, poi {command}: viene scoperto, e il suo ordine aiuta chi parte accanto a lui.',
      },
      rules: ['10.1'],
      done: [{ event: 'commanded' }],
      plan: [['command', 'Napoléon']],
      look: 'town:Laneffe',
    },
    {
      text: {
        en: 'First the march that every unit has: take Friant, the Old Guard, from Laneffe to Charleroi.',
        it: 'Prima la marcia che spetta a tutti: porta Friant, la Vecchia Guardia, da Laneffe a Charleroi.',
      },
      rules: ['5.2'],
      done: [{ event: 'marched', args: [null, 'Laneffe', 'Charleroi'] }],
      plan: [
        ['march', 'Friant'],
        ['march', 'Morand'],
        ['to', 'Charleroi'],
      ],
      look: 'town:Laneffe',
    },
    {
      text: {
        en: 'He has marched all he can, so he may force-march one town more. It costs him a step on a die of 1 to 3; with Napoléon’s order only on 1 or 2. Pick Friant again, {force}, to Ligny.',
        it: 'Ha marciato quanto poteva: ora può fare una città in più a marcia forzata. Con un dado da 1 a 3 perde un passo; con l’ordine di Napoleone solo con 1 o 2. Riprendi Friant, {force}, a Ligny.',
      },
      rules: ['5.5', '10.1'],
      done: [{ event: 'forced' }],
      plan: [
        ['force', 'Friant'],
        ['force', 'Morand'],
        ['to', 'Ligny'],
      ],
      look: 'town:Charleroi',
    },
    {
      text: {
        en: 'Alone he cannot attack: it takes three. Send Habert, Berthezène and the cavalry of Exelmans from Charleroi to Ligny. No river lies between, so the road carries ten.',
        it: 'Da solo non può attaccare: ne servono tre. Manda Habert, Berthezène e la cavalleria di Exelmans da Charleroi a Ligny. In mezzo non ci sono fiumi: la strada ne porta dieci.',
      },
      rules: ['6.1', '5.3'],
      done: [{ event: 'marched', args: [null, 'Charleroi', 'Ligny'], times: 3 }],
      plan: [
        ['march', 'Habert'],
        ['march', 'Berthezène'],
        ['march', 'Exelmans'],
        ['march', 'Kellermann'],
        ['to', 'Ligny'],
      ],
      look: 'town:Charleroi',
    },
    {
      text: {
        en: 'The crossed blades mark the battle to come. Press {done}: now those who force-marched roll their dice, and then it begins.',
        it: 'Le lame incrociate segnano la battaglia che viene. Premi {done}: ora chi ha fatto la marcia forzata tira il dado, e poi si comincia.',
      },
      rules: ['5.5', '6.0'],
      done: [{ event: 'straggled' }, { event: 'battle' }],
      plan: [['to', 'Ligny'], ['done']],
      look: 'town:Ligny',
    },
    {
      text: {
        en: 'The log has Friant’s die. Steps lost are lost for good: a force march is for the moment that is worth it.',
        it: 'Nel registro c’è il dado di Friant. I passi perduti non tornano più: la marcia forzata è per quando ne vale la pena.',
      },
      rules: ['2.4', '5.5'],
      done: 'next',
      turnsHere: { event: 'battle', args: ['Ligny'] },
    },
    {
      text: {
        en: 'And this is the battle board. The defender has drawn up first: you see how many blocks stand in each column, not which they are. It is your turn to answer.',
        it: 'E questo è il tavolo di battaglia. Il difensore si è schierato per primo: vedi quanti blocchi ha in ogni colonna, non quali. Ora tocca a te rispondere.',
      },
      rules: ['6.2'],
      done: 'next',
    },
  ],
  close: {
    en: 'You are in contact. The next lesson fights this battle, with more of your troops come up in time.',
    it: 'Sei a contatto. La prossima lezione combatte questa battaglia, con altre tue truppe arrivate in tempo.',
  },
};
