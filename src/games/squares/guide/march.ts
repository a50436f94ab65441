import type { Lesson } from '../../../boards/guide.ts';

const fresh = { op: 14, readiness: 6, facing: 'E' };

/** A battalion marches, forms line, and throws out skirmishers; a battery limbers up. */
export const march: Lesson = {
  name: 'march',
  title: { en: 'Marches and formations', it: 'Marce e formazioni' },
  start: {
    position: {
      units: {
        '#4': { at: '5,8', formation: 'column', ...fresh },
        '#2': { at: '5,7', formation: 'column', ...fresh },
        '#3': { at: '5,7', formation: 'column', ...fresh },
        '#0': { at: '5,6', formation: 'column', ...fresh },
        '#31': { at: '5,10', formation: 'unlimbered', ...fresh },
        '#93': { at: '14,8', formation: 'line', facing: 'W', op: 12 },
        '#94': { at: '16,9', formation: 'line', facing: 'W', op: 12 },
        '#90': { at: '16,10', formation: 'line', facing: 'W', op: 12 },
      },
    },
  },
  seed: 'guide march',
  seat: 'French',
  foe: [['done'], ['combat']],
  steps: [
    {
      text: {
        en: 'A battalion in column, drawn deep and narrow, marches well and storms well; in line it fires best. Pick 1/30th Line at 5,8.',
        it: 'Un battaglione in colonna, profondo e stretto, marcia bene e assalta bene; in linea spara meglio. Prendi il 1/30º di linea in 5,8.',
      },
      rules: ['6.35', '6.351'],
      done: [{ procedure: 'hand' }],
      plan: [['access', '#4']],
      look: 'square:5,8',
    },
    {
      text: {
        en: 'Click a square farther off, 8,8 perhaps. You see the way, what each step costs, the fatigue, and what might go wrong. The order is given only when you confirm it.',
        it: 'Clicca una casella più lontana, per esempio 8,8. Vedi la via, il costo di ogni passo, la fatica e che cosa può andare storto. L’ordine parte solo quando lo confermi.',
      },
      rules: ['6.32', '20.15'],
      done: [{ event: 'moved', times: 2 }],
      plan: [['step', 'E'], ['step', 'SE'], ['access', '#4'], ['quit']],
      look: 'square:8,8',
    },
    {
      text: {
        en: 'Near the enemy form line: choose it among the formations, or press S. It costs points, more when the unit is shaken or badly commanded.',
        it: 'Vicino al nemico forma la linea: sceglila tra le formazioni, o premi S. Costa punti, di più se l’unità è scossa o mal comandata.',
      },
      rules: ['6.35', '20.15'],
      done: [{ event: 'formed' }],
      plan: [
        ['form', 'line'],
        ['form', 'open'],
        ['access', '#4'],
        ['access', '#2'],
        ['access', '#0'],
        ['quit'],
      ],
    },
    {
      text: {
        en: 'Troops see and fire only before them, and are weak on their flanks. Turn it to the north-east with the compass rose.',
        it: 'Le truppe vedono e sparano solo davanti a sé, e sono deboli sui fianchi. Volgila a nord-est con la rosa dei venti.',
      },
      rules: ['6.36'],
      done: [{ event: 'faced' }],
      plan: [['face', 'NE'], ['face', 'E'], ['access', '#2'], ['access', '#0'], ['quit']],
    },
    {
      text: {
        en: 'Some of its men can skirmish. Sent out, they spare the others losses and harass the enemy. Send half of them out.',
        it: 'Alcuni dei suoi uomini possono fare i tiratori. Mandati fuori, risparmiano perdite agli altri e molestano il nemico. Mandane fuori la metà.',
      },
      rules: ['6.354'],
      done: [{ event: 'skirmishers' }],
      plan: [
        ['skirmish', '50%'],
        ['skirmish', '25%'],
        ['access', '#2'],
        ['access', '#0'],
        ['quit'],
      ],
    },
    {
      text: {
        en: 'Guns fire unlimbered and march limbered. Pick the battery at 5,10 and limber it up.',
        it: 'I cannoni sparano in batteria e marciano al traino. Prendi la batteria in 5,10 e mettila al traino.',
      },
      rules: ['6.352'],
      done: [{ event: 'formed', args: ['#31', 'limbered'] }],
      plan: [['form', 'limbered'], ['access', '#31'], ['quit']],
      look: 'square:5,10',
    },
    {
      text: {
        en: 'You need not order all by themselves. With a unit in the hand the panel asks to whom: its square, its division, its corps. Then point at a square, or press a button: all obey who can, and you see who cannot, and why.',
        it: 'Non serve ordinare uno per uno. Con un’unità in mano il pannello chiede a chi: la casella, la divisione, il corpo. Poi indica una casella, o premi un pulsante: obbedisce chi può, e vedi chi no, e perché.',
      },
      rules: ['6.2', '5.111'],
      done: 'next',
    },
    {
      text: {
        en: 'All keys of the game stand behind the question mark of the panel. Put the unit down with {quit}.',
        it: 'Tutti i tasti del gioco stanno dietro il punto interrogativo del pannello. Posa l’unità con {quit}.',
      },
      rules: ['6.2'],
      done: [{ procedure: 'operations' }],
      plan: [['quit'], ['back']],
    },
  ],
  close: {
    en: 'You can march. Next: fire and melee.',
    it: 'Sai marciare. Ora: fuoco e mischia.',
  },
};
