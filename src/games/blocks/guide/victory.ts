import type { Lesson } from '../../../boards/guide.ts';

/** Late in a campaign: the Prussians are beaten, the British one unit from defeat, Brussels open. */
export const victory: Lesson = {
  name: 'victory',
  title: { en: 'How it is won', it: 'Come si vince' },
  start: {
    position: {
      turn: '20 June afternoon',
      units: {
        Waterloo: [
          'Napoléon',
          { unit: 'Friant', cv: 3 },
          { unit: 'Morand', cv: 2 },
          'Duhesme',
          { unit: 'Guyot', cv: 3 },
          'Lefebvre',
          { unit: 'St. Maurice 1', cv: 3 },
          'Jerome',
          { unit: 'Foy', cv: 2 },
          'Donzelot',
          { unit: 'Kellermann', cv: 2 },
        ],
        Wavre: ['Habert', { unit: 'Berthezène', cv: 2 }, 'Exelmans', 'Pajol', 'Balthus'],
        Nivelles: ['Pécheux', { unit: 'Vichery', cv: 1 }, 'Hulot', 'Maurin', 'Pelletier', 'Pire'],
        Charleroi: ['Simmer', 'Jeannin', 'Teste', 'Noury'],
        Hal: ['Wellington', { unit: 'Cooke', cv: 3 }, 'Alten', 'British I Artillery'],
        Enghien: [{ unit: 'Clinton', cv: 3 }, 'Colville', { unit: 'Somerset', cv: 2 }],
        Ninove: [{ unit: 'Picton', cv: 2 }, { unit: 'Perponcher', cv: 1 }, 'Vivian'],
      },
    },
  },
  seed: 'guide victory',
  seat: 'French',
  foe: [['lose', 'Perponcher'], ['done']],
  steps: [
    {
      text: {
        en: '20 June, late in another campaign. An army is defeated when few enough units are left: 19 for the French, 9 for the British, 12 for the Prussians. The bars show how near each is.',
        it: '20 giugno, verso la fine di un’altra campagna. Un’armata è sconfitta quando le restano poche unità: 19 ai Francesi, 9 ai Britannici, 12 ai Prussiani. Le barre dicono quanto manca.',
      },
      rules: ['12.0'],
      done: 'next',
    },
    {
      text: {
        en: 'You win when both Allied armies are defeated before the last turn is over, on 22 June. If you lose Napoléon or too many units, or run out of time, the Allies win: you must act.',
        it: 'Vinci se le due armate alleate sono sconfitte prima che finisca l’ultimo turno, il 22 giugno. Se perdi Napoleone o troppe unità, o finisce il tempo, vincono gli Alleati: devi agire.',
      },
      rules: ['12.1', '12.2'],
      done: 'next',
    },
    {
      text: {
        en: 'There is another lever: supply. While you hold Brussels or Ghent, the British give up one unit at the end of each French turn; for Liège the Prussians give up two.',
        it: 'C’è un’altra leva: i rifornimenti. Finché tieni Bruxelles o Gand, i Britannici cedono un’unità alla fine di ogni turno francese; per Liegi i Prussiani ne cedono due.',
      },
      rules: ['11.0'],
      done: 'next',
      look: 'town:Brussels',
    },
    {
      text: {
        en: 'The Prussians are beaten, and the British are down to ten. Wellington has gone west to Hal: Brussels is open. Send Lefebvre’s light cavalry there from Waterloo.',
        it: 'I Prussiani sono battuti, e i Britannici sono ridotti a dieci. Wellington è andato a ovest, a Hal: Bruxelles è aperta. Mandaci da Waterloo la cavalleria leggera di Lefebvre.',
      },
      rules: ['11.0', '5.2'],
      done: [{ event: 'marched', args: [null, null, 'Brussels'] }],
      plan: [
        ['to', 'Brussels'],
        ['march', 'Lefebvre'],
        ['march', 'Guyot'],
      ],
      look: 'town:Waterloo',
    },
    {
      text: {
        en: 'Let it halt there, and end your movement with {done}.',
        it: 'Falla fermare lì, e chiudi il movimento con {done}.',
      },
      rules: ['4.2', '11.0'],
      done: [{ event: 'supply' }],
      plan: [['halt'], ['done']],
      look: 'town:Brussels',
    },
    {
      text: {
        en: 'The British had to give up a unit, fell to nine and are defeated: both Allied armies are beaten, and the campaign is yours.',
        it: 'I Britannici hanno dovuto cedere un’unità, sono scesi a nove e sono sconfitti: le due armate alleate sono battute, e la campagna è tua.',
      },
      rules: ['11.0', '12.1'],
      done: 'next',
      turnsHere: { event: 'supply' },
    },
  ],
  close: {
    en: 'That is the game. In the real campaign keep your army together, beat the Prussians and the British one after the other, and mind the clock. Good luck!',
    it: 'Questo è il gioco. Nella vera campagna tieni unita l’armata, batti Prussiani e Britannici uno dopo l’altro, e bada al tempo. Buona fortuna!',
  },
};
