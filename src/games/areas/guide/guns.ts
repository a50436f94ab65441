import type { Lesson } from '../../../boards/guide.ts';

/** The Grand Battery, the end of a turn, and how the battle is won. */
export const guns: Lesson = {
  name: 'guns',
  title: { en: 'Guns, sun and points', it: 'Cannoni, sole e punti' },
  start: { scenario: 'waterloo' },
  seed: 'guide guns 4',
  seat: 'French',
  foe: [
    ['spend', 'Bijlandt'],
    ['spend', 'Kempt'],
    ['spend', 'Pack'],
    ['spend', 'Picton Artillery'],
    ['eliminate', 'Bijlandt'],
    ['eliminate', 'Picton Artillery'],
    ['pass'],
    ['done'],
  ],
  steps: [
    {
      text: {
        en: 'Eleven o’clock. Each turn begins with the Grand Battery on its ridge, marked by the gun. It needs no leader, and from there it even reaches over the crest: the areas with a small cannon.',
        it: 'Le undici. Ogni turno comincia con la Grande Batteria sulla sua cresta, segnata dal cannone. Non le serve un generale, e da lì arriva oltre il crinale: nelle aree con un piccolo cannone.',
      },
      rules: ['6.4', '6.4.2'],
      done: 'next',
      look: 'area:Grand Battery Ridge',
    },
    {
      text: {
        en: 'What is lit can be hit. Choose the brigade of Bijlandt, on the Ohain Road Crest: whoever is the target bears the first loss.',
        it: 'Si può colpire ciò che è illuminato. Scegli la brigata di Bijlandt, su Ohain Road Crest: il bersaglio subisce la prima perdita.',
      },
      rules: ['13.2'],
      done: [{ procedure: 'guns' }],
      plan: [['target', 'Bijlandt']],
      look: 'area:Ohain Road Crest',
    },
    {
      text: {
        en: 'Now who fires: the first battery leads with its attack, each other one adds 1. Choose one of the heavy batteries, then {all}. All who fire are spent until the next turn.',
        it: 'Ora chi spara: la prima batteria guida col suo attacco, ogni altra aggiunge 1. Scegli una delle batterie pesanti, poi {all}. Chi spara resta logoro fino al turno dopo.',
      },
      rules: ['13.3', '13.5.2', '6.4.2'],
      done: [{ event: 'bombardment' }],
      plan: [['all'], ['fire', 'Guard 12-pdr'], ['fire', 'I Corps 12-pdr']],
    },
    {
      text: {
        en: 'Two dice were rolled for the fire and two for its target; the difference is the loss. Indirect fire counts half. Now press {pass}: when the Allies pass too, the turn ends.',
        it: 'Due dadi per il fuoco e due per il bersaglio: la differenza è la perdita. Il tiro indiretto conta la metà. Ora premi {pass}: se passano anche gli Alleati, il turno finisce.',
      },
      rules: ['13.5', '8.9'],
      done: [{ event: 'points' }],
      plan: [['pass'], ['done']],
    },
    {
      text: {
        en: 'A turn ends with the victory marker. Blue seals score for you, green ones for the Allies, half while contested; every unit eliminated is 1 point, one of the Guard 3. At 10 the battle is won at once.',
        it: 'Un turno finisce col segnalino della vittoria. I sigilli blu valgono per te, i verdi per gli Alleati, la metà se contesi; ogni unità eliminata vale 1, una della Guardia 3. A 10 la battaglia è vinta subito.',
      },
      rules: ['17.2', '17.3', '17.4'],
      done: 'next',
      look: 'area:Plancenoit',
    },
    {
      text: {
        en: 'A new turn: leaders and guns have recovered, spent brigades are rallied by their leaders, and Napoléon rolls whether he is fit. From the sixth turn on the Prussians come from the east.',
        it: 'Un nuovo turno: generali e cannoni si sono ripresi, le brigate logore sono riordinate dai loro generali, e Napoleone tira per sapere se sta bene. Dal sesto turno da est arrivano i Prussiani.',
      },
      rules: ['6.2', '6.3', '16.1'],
      done: 'next',
    },
  ],
  close: {
    en: 'That is the whole of it. Take Mont-Saint-Jean before the Prussians take Plancenoit.',
    it: 'È tutto qui. Prendi Mont-Saint-Jean prima che i Prussiani prendano Plancenoit.',
  },
};
