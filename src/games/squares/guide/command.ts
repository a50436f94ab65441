import type { Lesson } from '../../../boards/guide.ts';

/** The beginning of the day: leaders, objectives, and the operation points of a unit. */
export const command: Lesson = {
  name: 'command',
  title: { en: 'Command', it: 'Comando' },
  start: { scenario: 'borodino' },
  seed: 'guide command',
  seat: 'French',
  foe: [['done'], ['combat']],
  steps: [
    {
      text: {
        en: 'Borodino, ten in the morning. You lead the French, in blue. Each square is a hundred yards wide. The earthwork on the hill, the Great Redoubt, is worth more than anything else here.',
        it: 'Borodino, le dieci del mattino. Guidi i Francesi, in blu. Ogni casella è larga cento iarde. L’opera di terra sulla collina, la Grande Ridotta, vale più di tutto il resto.',
      },
      rules: ['2.0', '11.1'],
      done: 'next',
      look: 'square:14,8',
    },
    {
      text: {
        en: 'A star marks a unit with which a leader rides. Units near their leaders are better commanded. Leaders may ride elsewhere now; here all are well placed: press {done}.',
        it: 'Una stella segna l’unità con cui cavalca un comandante. Le unità vicine ai loro comandanti sono comandate meglio. Ora i comandanti possono spostarsi; qui stanno bene: premi {done}.',
      },
      rules: ['9.12', '9.13'],
      done: [{ procedure: 'objectives' }, { procedure: 'operations' }],
      plan: [['done'], ['back']],
      look: 'square:5,5',
    },
    {
      text: {
        en: 'Each division is sent to an objective. Units that march another way pay more, and a new objective costs readiness. Morand is already sent beside the redoubt: press {done}.',
        it: 'Ogni divisione ha un obiettivo. Chi marcia per un’altra via paga di più, e un obiettivo nuovo costa prontezza. Morand è già mandato accanto alla ridotta: premi {done}.',
      },
      rules: ['5.0', '5.2'],
      done: [{ procedure: 'operations' }],
      plan: [['done'], ['back']],
      look: 'square:14,9',
    },
    {
      text: {
        en: 'Now you give orders, to one unit after the other. Open the square at 5,5 and pick 1/13th Light.',
        it: 'Ora dai ordini, a un’unità dopo l’altra. Apri la casella 5,5 e prendi il 1/13º leggero.',
      },
      rules: ['6.0', '6.04'],
      done: [{ procedure: 'hand' }],
      plan: [['access', '#0']],
      look: 'square:5,5',
    },
    {
      text: {
        en: 'The panel tells all about it. Operation points are what it can spend this phase; command control is what it gets them from. Morale and fatigue decide whether it holds. Click a word there to read its rule.',
        it: 'Il pannello ne dice tutto. I punti operazione sono quanto può spendere in questa fase; li dà il controllo del comando. Morale e fatica decidono se tiene. Clicca una parola per leggerne la regola.',
      },
      rules: ['6.31', '9.0', '8.0'],
      done: 'next',
      look: 'square:5,5',
    },
    {
      text: {
        en: 'The lit squares are those it can step to, with what each costs. Lead it one square east.',
        it: 'Le caselle illuminate sono quelle in cui può andare, con quanto costano. Portala di una casella verso est.',
      },
      rules: ['6.32', '20.15'],
      done: [{ event: 'moved' }],
      plan: [['step', 'E'], ['step', 'S'], ['access', '#0'], ['quit']],
    },
    {
      text: {
        en: 'You may take back what it did as long as it is in your hand and nothing was rolled. {quit} puts it down: then it pays for the march in fatigue and readiness.',
        it: 'Puoi riprendere ciò che ha fatto finché è in mano e non si è tirato nulla. {quit} la posa: allora paga la marcia in fatica e prontezza.',
      },
      rules: ['6.32', '8.1', '8.4'],
      done: [{ procedure: 'operations' }],
      plan: [['quit'], ['back']],
    },
    {
      text: {
        en: 'Your side operates twice in each turn, and so does the enemy: after your orders comes combat, then it is his phase. That is the whole clockwork of the day.',
        it: 'In ogni turno operi due volte, e così il nemico: dopo i tuoi ordini viene il combattimento, poi tocca a lui. Questo è tutto il meccanismo della giornata.',
      },
      rules: ['4.5', '6.10'],
      done: 'next',
    },
  ],
  close: {
    en: 'You can command. Next: marches, formations, and orders to many at once.',
    it: 'Sai comandare. Ora: marce, formazioni e ordini a molti insieme.',
  },
};
