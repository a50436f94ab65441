import type { Lesson } from '../../../boards/guide.ts';

const tired = { op: 10, readiness: 4, facing: 'E', fatigue: 25 };

/** The last orders of the day decide it. */
export const day: Lesson = {
  name: 'day',
  title: { en: 'The day and victory', it: 'La giornata e la vittoria' },
  start: {
    position: {
      turn: 14,
      phase: 17,
      units: {
        '#0': { at: '14,8', formation: 'column', ...tired, men: 540 },
        '#2': { at: '13,8', formation: 'column', ...tired, men: 610 },
        '#4': { at: '16,8', formation: 'column', ...tired, men: 590 },
        '#6': { at: '15,9', formation: 'column', ...tired, men: 600 },
        '#94': { at: '22,9', formation: 'line', facing: 'W', op: 8, men: 500, fatigue: 40 },
        '#99': { at: '24,9', formation: 'line', facing: 'W', op: 8, men: 700, fatigue: 30 },
      },
      losses: {
        menLost: [2100, 150, 40, 2900, 300, 60],
        menCaptured: [60, 0, 0, 240, 10, 0],
        gunsLost: [2, 6],
        gunsCaptured: [0, 4],
        held: [1, 0, 0, 0, 0, 0, 0],
      },
      stack: [['battle'], ['operations', 'French']],
      waiting: 1,
    },
  },
  seed: 'guide day',
  seat: 'French',
  foe: [['done'], ['combat']],
  steps: [
    {
      text: {
        en: 'The last turn. Points come from what the enemy has lost and from victory squares: the bar in the panel shows who leads. W marks the squares, yours and then his.',
        it: 'L’ultimo turno. I punti vengono dalle perdite del nemico e dalle caselle vittoria: la barra del pannello mostra chi è in testa. W segna le caselle, le tue e poi le sue.',
      },
      rules: ['11.0', '11.1'],
      done: 'next',
      look: 'square:14,8',
    },
    {
      text: {
        en: 'You hold the redoubt. The square at 17,9 behind the hill is worth 1500 points more: to hold it, have enough men on it or beside it, and no fewer than the enemy. Pick 1/30th Line at 16,8.',
        it: 'Tieni la ridotta. La casella 17,9 dietro la collina vale altri 1500 punti: per tenerla servono abbastanza uomini sopra o accanto, e non meno del nemico. Prendi il 1/30º di linea in 16,8.',
      },
      rules: ['11.1'],
      done: [{ procedure: 'hand' }],
      plan: [['access', '#4']],
      look: 'square:17,9',
    },
    {
      text: {
        en: 'Lead it there: one step to the south-east.',
        it: 'Portalo lì: un passo a sud-est.',
      },
      rules: ['6.32'],
      done: [{ event: 'moved' }],
      plan: [['step', 'SE'], ['step', 'E'], ['access', '#4'], ['quit']],
      look: 'square:17,9',
    },
    {
      text: {
        en: 'Tired troops fight badly. Between turns they rest: who did little recovers most, and routed units may rally. Today there is no more time for that: end your orders with {combat}.',
        it: 'Truppe stanche combattono male. Tra i turni riposano: chi ha fatto poco recupera di più, e chi è in rotta può riordinarsi. Oggi non c’è più tempo: chiudi gli ordini con {combat}.',
      },
      rules: ['10.2', '10.3'],
      done: [{ event: 'over' }],
      plan: [['combat'], ['quit'], ['back'], ['done']],
    },
    {
      text: {
        en: 'The victory phase has counted. The lead makes the victory: marginal, substantial or decisive, by levels that each battle sets for itself.',
        it: 'La fase di vittoria ha contato. Il vantaggio fa la vittoria: di misura, netta o decisiva, secondo livelli che ogni battaglia fissa per sé.',
      },
      rules: ['11.0'],
      done: 'next',
    },
  ],
  close: {
    en: 'That is the whole of it. Now fight the battle.',
    it: 'È tutto qui. Ora combatti la battaglia.',
  },
};
