import type { Lesson } from '../../../boards/guide.ts';

const fresh = { op: 12, readiness: 6, facing: 'E', control: 24 };

/** Guns are laid on the redoubt, and two battalions storm it. */
export const combat: Lesson = {
  name: 'combat',
  title: { en: 'Fire and melee', it: 'Fuoco e mischia' },
  start: {
    position: {
      units: {
        '#36': { at: '11,7', formation: 'unlimbered', ...fresh },
        '#0': { at: '13,9', formation: 'column', ...fresh, facing: 'NE' },
        '#1': { at: '13,9', formation: 'column', ...fresh, facing: 'NE' },
        '#2': { at: '14,9', formation: 'column', ...fresh, facing: 'N' },
        '#93': { at: '14,8', formation: 'line', facing: 'W', op: 12, men: 420, fatigue: 20 },
        '#94': { at: '16,9', formation: 'line', facing: 'W', op: 12 },
      },
    },
  },
  seed: 'guide combat',
  seat: 'French',
  foe: [['done'], ['combat']],
  steps: [
    {
      text: {
        en: 'The Orel regiment holds the redoubt, which covers it well. First the guns: pick the battery at 11,7.',
        it: 'Il reggimento Orel tiene la ridotta, che lo copre bene. Prima i cannoni: prendi la batteria in 11,7.',
      },
      rules: ['6.38', '7.2'],
      done: [{ procedure: 'hand' }],
      plan: [['access', '#36'], ['quit']],
      look: 'square:11,7',
    },
    {
      text: {
        en: 'A unit left alone fires at the nearest enemy it sees. To choose the target yourself, press F, or open the fire menu: all squares it can hit are lit.',
        it: 'Un’unità lasciata a sé spara al nemico più vicino che vede. Per scegliere tu il bersaglio premi F, o apri il menu di fuoco: si illuminano le caselle che può colpire.',
      },
      rules: ['6.41', '20.5'],
      done: [{ procedure: 'fireMenu' }],
      plan: [['fire'], ['access', '#36'], ['quit']],
    },
    {
      text: {
        en: 'Click the redoubt at 14,8. Nothing is fired yet: all fire together, in the combat phase.',
        it: 'Clicca la ridotta in 14,8. Ancora non si spara: si spara tutti insieme, nella fase di combattimento.',
      },
      rules: ['6.41', '7.3'],
      done: [{ choice: 'target' }],
      plan: [['target', '14,8'], ['target', '13,8'], ['fire'], ['access', '#36'], ['quit']],
      look: 'square:14,8',
    },
    {
      text: {
        en: 'Now the storm. Pick 1/13th Light, in column before the redoubt.',
        it: 'Ora l’assalto. Prendi il 1/13º leggero, in colonna davanti alla ridotta.',
      },
      rules: ['6.42'],
      done: [{ choice: 'access', args: ['#0'] }],
      plan: [['access', '#0'], ['back'], ['quit']],
      look: 'square:13,9',
    },
    {
      text: {
        en: 'Set it to melee: it will fight whoever stands in the square it faces. A melee costs points that must be left in the combat phase.',
        it: 'Mettila in mischia: combatterà chi sta nella casella davanti a sé. Una mischia costa punti, che devono restare per la fase di combattimento.',
      },
      rules: ['6.42', '7.4'],
      done: [{ choice: 'melee' }],
      plan: [['melee'], ['access', '#0'], ['back'], ['quit']],
    },
    {
      text: {
        en: 'Let it advance too: if the enemy gives way, it takes his place.',
        it: 'Falla anche avanzare: se il nemico cede, ne prende il posto.',
      },
      rules: ['6.42', '7.4'],
      done: [{ choice: 'advance' }],
      plan: [['advance'], ['access', '#0'], ['back'], ['quit']],
    },
    {
      text: {
        en: 'Then end your orders with {combat}: artillery fires first, then muskets, then the melees are fought.',
        it: 'Poi chiudi gli ordini con {combat}: prima spara l’artiglieria, poi i moschetti, poi si combattono le mischie.',
      },
      rules: ['6.10', '7.1'],
      done: [{ event: 'combat' }],
      plan: [['combat'], ['quit'], ['back'], ['done']],
    },
    {
      text: {
        en: 'The log tells every shot and the melee, line by line, with what each was worth. Who lost men tests his morale: he may be disrupted, give way, or rout.',
        it: 'Il diario dice ogni tiro e la mischia, riga per riga, con quanto valeva ciascuno. Chi ha perso uomini prova il morale: può scompigliarsi, cedere o andare in rotta.',
      },
      rules: ['7.5', '8.2', '8.5'],
      done: 'next',
      look: 'square:14,8',
    },
    {
      text: {
        en: 'Cavalry has a third way: formed for a charge, it rides at a square up to eight squares away. Infantry that sees it come had better form square.',
        it: 'La cavalleria ha una terza via: in formazione di carica si getta su una casella fino a otto caselle. La fanteria che la vede venire farà bene a formare il quadrato.',
      },
      rules: ['6.43', '7.1'],
      done: 'next',
    },
  ],
  close: {
    en: 'You can fight. Last: the end of the day.',
    it: 'Sai combattere. Per ultimo: la fine della giornata.',
  },
};
