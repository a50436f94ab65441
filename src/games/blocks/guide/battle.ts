import type { Lesson } from '../../../boards/guide.ts';
import { ELSEWHERE } from './elsewhere.ts';

const ROAD = ['Charleroi–Ligny'];
const FROM_LANEFFE = ['Laneffe–Charleroi', 'Charleroi–Ligny'];

/** The battle of Ligny from its array to the pursuit. */
export const battle: Lesson = {
  name: 'battle',
  title: { en: 'The battle', it: 'La battaglia' },
  start: {
    position: {
      turn: '16 June afternoon',
      units: {
        Ligny: [
          { unit: 'Friant', cv: 3, from: 'Laneffe', roads: FROM_LANEFFE },
          { unit: 'St. Maurice 1', from: 'Laneffe', roads: FROM_LANEFFE },
          { unit: 'Lefol', cv: 1, from: 'Charleroi', roads: ROAD },
          { unit: 'Habert', from: 'Charleroi', roads: ROAD },
          { unit: 'Berthezène', from: 'Charleroi', roads: ROAD },
          { unit: 'Exelmans', from: 'Charleroi', roads: ROAD },
          { unit: 'Kellermann', from: 'Charleroi', roads: ROAD },
          { unit: 'Steinmetz', cv: 3 },
          { unit: 'Pirch II', cv: 3 },
          'Jagow',
          'Schutter',
          'Röder',
          'Rentzel',
        ],
        Charleroi: [
          { unit: 'Napoléon', from: 'Laneffe', roads: ['Laneffe–Charleroi'] },
          'Domon',
          'Doguereau',
          'Milhaud',
        ],
        Laneffe: [
          'Morand',
          'Duhesme',
          'Guyot',
          'Lefebvre',
          'St. Maurice 2',
          'Simmer',
          'Jeannin',
          'Teste',
          'Noury',
        ],
        ...ELSEWHERE,
      },
      roads: { used: { 'Laneffe–Charleroi': 2, 'Charleroi–Ligny': 7 } },
      activated: { Laneffe: 1, Charleroi: 1 },
      groupMoves: [1, 2, 2],
      stack: [['campaign'], ['turnEnd'], ['victory'], ['supply'], ['battles', 0, 0]],
      waiting: 0,
    },
  },
  seed: 'guide battle 20',
  seat: 'French',
  // Their weakest stands alone on the right; the left forms square against the cavalry before it.
  foe: [
    ['array', 'Schutter', 'right'],
    ['array', 'Steinmetz', 'centre'],
    ['array', 'Rentzel', 'centre'],
    ['array', 'Jagow', 'left'],
    ['array', 'Pirch II', 'left'],
    ['form', 'Jagow'],
    ['form', 'Pirch II'],
    ['fire', 'Rentzel', 'line'],
    ['fire', 'Schutter', 'line'],
    ['flee', 'Röder'],
    ['flee', 'Jagow'],
    ['flee', 'Pirch II'],
    ['flee', 'Steinmetz'],
    ['flee', 'Rentzel'],
    ['flee', 'Schutter'],
    ['to', 'Namur'],
    ['done'],
  ],
  fails: [{ event: 'routed', args: ['French', 'Ligny'] }],
  steps: [
    {
      text: {
        en: 'The battle board: your line is below, the enemy’s above. Each side has three columns and a reserve behind them, and your left faces their right.',
        it: 'Il tavolo di battaglia: la tua linea è in basso, la nemica in alto. Ognuno ha tre colonne e una riserva dietro; la tua sinistra è di fronte alla loro destra.',
      },
      rules: ['6.2'],
      done: 'next',
    },
    {
      text: {
        en: 'Draw up your line. Pick Kellermann’s cuirassiers, then the left column; send Lefol there too.',
        it: 'Schiera la tua linea. Prendi i corazzieri di Kellermann, poi la colonna sinistra; mandaci anche Lefol.',
      },
      rules: ['6.2'],
      done: [{ choice: 'array', args: ['Lefol'] }, { event: 'shown' }],
      plan: [
        ['array', 'Kellermann', 'left'],
        ['array', 'Lefol', 'left'],
      ],
    },
    {
      text: {
        en: 'In the centre the guns of St. Maurice, with Friant’s Guard to cover them.',
        it: 'Al centro i cannoni di St. Maurice, coperti dalla Guardia di Friant.',
      },
      rules: ['6.2'],
      done: [{ choice: 'array', args: ['Friant'] }, { event: 'shown' }],
      plan: [
        ['array', 'St. Maurice 1', 'centre'],
        ['array', 'Friant', 'centre'],
      ],
    },
    {
      text: {
        en: 'Exelmans to the right. Habert and Berthezène wait: who has no column is in reserve, hidden and out of fire. Every column has a block, so press {done}.',
        it: 'Exelmans a destra. Habert e Berthezène aspettano: chi non ha colonna è in riserva, coperto e fuori tiro. Ogni colonna ha un blocco: premi {done}.',
      },
      rules: ['6.2', '8.3'],
      done: [{ event: 'shown' }],
      plan: [['array', 'Exelmans', 'right'], ['done']],
    },
    {
      text: {
        en: 'Faces up! On your left stands a single brigade, Schutter, with 2 CV. A side whose column stands empty is routed, all of it: that is where to break them.',
        it: 'Si scopre! Alla tua sinistra c’è una sola brigata, Schutter, con 2 VC. Chi ha una colonna vuota va in rotta, tutto intero: è lì che li romperai.',
      },
      rules: ['7.5', '2.3'],
      done: 'next',
      look: 'enemy:left',
      turnsHere: { event: 'shown' },
    },
    {
      text: {
        en: 'The sides take battle turns by turns, the attacker first. Each has four phases: morale, retreats, combat, reinforcements. This is the retreat phase. You stand: press {done}.',
        it: 'I turni di battaglia si alternano, prima l’attaccante. Ognuno ha quattro fasi: morale, ritirate, combattimento, rinforzi. Questa è la fase di ritirata. Tu resti: premi {done}.',
      },
      rules: ['6.3', '7.0'],
      done: [{ procedure: 'combat' }],
      plan: [['done']],
    },
    {
      text: {
        en: 'Combat: each block moves or fires, not both. Guns fire across the field: one die for each CV, and at long range only a 1 hits. Pick St. Maurice, look at the odds, and point at the enemy column to fire.',
        it: 'Combattimento: ogni blocco muove o spara, non entrambi. I cannoni sparano da lontano: un dado per VC, e colpisce solo l’1. Prendi St. Maurice, guarda le probabilità e indica la colonna nemica per sparare.',
      },
      rules: ['8.0', '8.3', '8.4'],
      done: [{ event: 'fired' }],
      plan: [['fire', 'St. Maurice 1', 'line']],
    },
    {
      text: {
        en: 'Cavalry and infantry must engage before they can fire. Lead Kellermann and Lefol over the line, to the enemy column before them: they will fire in your next battle turn.',
        it: 'Cavalleria e fanteria devono ingaggiare prima di sparare. Porta Kellermann e Lefol oltre la linea, nella colonna nemica di fronte: spareranno nel tuo prossimo turno di battaglia.',
      },
      rules: ['8.1', '8.3'],
      done: [{ event: 'engaged', args: [null, 'left'], times: 2 }],
      plan: [
        ['engage', 'Kellermann', 'left'],
        ['engage', 'Lefol', 'left'],
      ],
    },
    {
      text: {
        en: 'Exelmans engages on the right as well, to pin those before him. Then end combat with {done}.',
        it: 'Anche Exelmans ingaggia, a destra, per inchiodare chi ha davanti. Poi chiudi il combattimento con {done}.',
      },
      rules: ['8.1'],
      done: [{ procedure: 'reinforce' }],
      plan: [['engage', 'Exelmans', 'right'], ['done']],
    },
    {
      text: {
        en: 'Reinforcements: blocks in neighbouring towns may join your reserve, two by each major road and one by each minor road. Bring Milhaud from Charleroi, then press {done}: the enemy answers.',
        it: 'Rinforzi: i blocchi delle città vicine possono unirsi alla tua riserva, due per strada maggiore e uno per strada minore. Porta Milhaud da Charleroi, poi premi {done}: il nemico risponde.',
      },
      rules: ['9.0', '9.1'],
      done: [{ procedure: 'retreat' }],
      plan: [
        ['reinforce', 'Milhaud'],
        ['lose', 'Friant'],
        ['lose', 'St. Maurice 1'],
        ['lose', 'Lefol'],
        ['done'],
      ],
    },
    {
      text: {
        en: 'Your next battle turn begins with morale: every engaged block of 1 CV, like Lefol, rolls a die. On 1 to 3 it falls back and does no more in this battle turn; on 4 to 6 it holds. The log has it.',
        it: 'Il tuo nuovo turno di battaglia comincia dal morale: ogni blocco ingaggiato con 1 VC, come Lefol, tira un dado. Con 1–3 ripiega e in questo turno di battaglia non fa altro; con 4–6 tiene. È nel registro.',
      },
      rules: ['8.6'],
      done: 'next',
    },
    {
      text: {
        en: 'Nobody retreats; those who leave while engaged pay as in a rout. Press {done}.',
        it: 'Nessuno si ritira; chi se ne va mentre è ingaggiato paga come in una rotta. Premi {done}.',
      },
      rules: ['7.0', '7.1'],
      done: [{ procedure: 'combat' }],
      plan: [['done']],
    },
    {
      text: {
        en: 'On the right two brigades have formed square. Cavalry hits squares only on a 1, but guns at long range and infantry hit them on 1 or 2. Exelmans has done enough: he keeps them busy.',
        it: 'A destra due brigate hanno formato il quadrato. La cavalleria colpisce i quadrati solo con 1, ma i cannoni da lontano e la fanteria con 1 o 2. Exelmans ha fatto il suo: li tiene occupati.',
      },
      rules: ['8.5'],
      done: 'next',
      look: 'enemy:right',
    },
    {
      text: {
        en: 'Now the shock: the first fire of cavalry after contact hits on 1 to 3. Pick Kellermann, see the odds, and fire at Schutter. If he holds, press on until he breaks.',
        it: 'E ora l’urto: il primo fuoco della cavalleria dopo il contatto colpisce con 1–3. Prendi Kellermann, guarda le probabilità e spara a Schutter. Se tiene, insisti finché cede.',
      },
      rules: ['8.3', '8.4'],
      done: [{ event: 'routed', args: ['Allied', 'Ligny'] }],
      plan: [
        ['fire', 'Kellermann', 'line'],
        ['fire', 'Lefol', 'line'],
        ['fire', 'St. Maurice 1', 'line'],
        ['lose', 'Friant'],
        ['lose', 'St. Maurice 1'],
        ['done'],
      ],
    },
    {
      text: {
        en: 'The column is empty: all Prussians at Ligny rout, the reserve too. Guns lose two steps, infantry one, cavalry one only if yours engages it. Then all flee; who finds no road is lost.',
        it: 'La colonna è vuota: tutti i Prussiani di Ligny vanno in rotta, riserva compresa. L’artiglieria perde due passi, la fanteria uno, la cavalleria uno solo se ingaggiata dalla tua. Poi tutti fuggono; chi non trova strada è perduto.',
      },
      rules: ['7.5'],
      done: 'next',
      turnsHere: { event: 'routed', args: ['Allied', 'Ligny'] },
    },
    {
      text: {
        en: 'The victor may regroup: send blocks to neighbouring towns, or bring some in. They can do no more this turn. Bring Napoléon up to his troops.',
        it: 'Chi vince può riordinarsi: manda blocchi nelle città vicine, o ne fa venire. Per questo turno non faranno altro. Fai venire Napoleone tra le sue truppe.',
      },
      rules: ['7.6', '7.4'],
      done: [{ event: 'regrouped' }, { procedure: 'march' }],
      plan: [['bring', 'Napoléon']],
      look: 'town:Charleroi',
    },
    {
      text: {
        en: 'Press {done}: the turn ends, and the faces of all blocks are hidden again.',
        it: 'Premi {done}: il turno finisce, e i blocchi tornano tutti coperti.',
      },
      rules: ['2.2', '4.0'],
      done: [{ event: 'turn' }],
      plan: [['done']],
    },
  ],
  close: {
    en: 'You have won a battle. Weaken one column, strike it with what hits hardest, and keep a reserve for your own. Last: what all this fighting is for.',
    it: 'Hai vinto una battaglia. Indebolisci una colonna, colpiscila con ciò che fa più male, e tieni una riserva per le tue. Infine: a che serve tutto questo combattere.',
  },
};
