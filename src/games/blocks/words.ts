import type { GameWords } from '../../boards/words.ts';
import { LEXICON, type EventName, type FrameName, type VerbName } from './lexicon.ts';

/** The procedures that ask somebody something. */
type Asking = Extract<
  FrameName,
  | 'deploy'
  | 'deployHand'
  | 'march'
  | 'marchHand'
  | 'fight'
  | 'array'
  | 'retreat'
  | 'retreatHand'
  | 'combat'
  | 'losses'
  | 'reinforce'
  | 'flee'
  | 'fleeHand'
  | 'regroup'
  | 'regroupHand'
  | 'supplyLoss'
>;

/** The monograms of the three sovereigns. */
const CIPHERS = { French: 'N', British: 'GR', Prussian: 'FW' };

type BlocksWords = GameWords<Asking, VerbName, EventName>;

const english: BlocksWords = {
  title: 'The Waterloo Campaign',
  gist: 'Eight days of June 1815 between Ghent and the Ardennes: 82 hidden blocks, and a French army that has no time to lose.',
  box: ['2 or 3 players', '3 hours', 'medium weight', 'solo: excellent'],
  scenarios: {
    historical: ['15 June 1815', 'Both sides stand as history had them.'],
    free: ['Free deployment', 'The Allies deploy where they like, then the French.'],
    gambit: ['Napoléon’s gambit', 'The French deploy freely against the historical Allies.'],
  },
  options: {
    players: 'Players',
    days: 'Days',
    commandControl: 'Command control: only linked groups attack together',
    corpsIntegrity: 'Corps integrity: one corps of infantry fires in a column',
  },
  prompts: {
    deploy: 'Deploy your army: pick a block, or place the rest as history had it.',
    deployHand: 'Choose the town where this block deploys.',
    march: 'March: pick a block, or end the movement.',
    marchHand: 'Choose the next town on its march.',
    fight: 'Choose the battle to take up next.',
    array: 'Array your line: every column needs a block.',
    retreat: 'Retreat blocks from this battle, or stand.',
    retreatHand: 'Choose where it retreats to.',
    combat: 'Fire, engage, redeploy or form square; then end the battle turn.',
    losses: 'Choose which of the strongest takes the hit.',
    reinforce: 'Bring reinforcements by road, or none.',
    flee: 'Your force routs: take your blocks out one by one.',
    fleeHand: 'Choose where it flees to.',
    regroup: 'Victory: regroup along the roads, or stay.',
    regroupHand: 'Choose where it regroups to.',
    supplyLoss: 'A supply base is lost: choose a unit to give up.',
  },
  verbs: {
    done: 'Done',
    pick: 'Pick up',
    place: 'Place',
    historical: 'Place the rest historically',
    march: 'March',
    force: 'Force march',
    command: 'Take command',
    recall: 'Call off the attack',
    to: 'Go there',
    halt: 'Halt here',
    fight: 'Fight here',
    array: 'Array',
    retreat: 'Retreat',
    flee: 'Flee',
    fire: 'Fire at the',
    engage: 'Engage',
    disengage: 'Disengage',
    redeploy: 'Redeploy',
    form: 'Form square',
    break: 'Break square',
    lose: 'Takes the loss',
    reinforce: 'Reinforce',
    regroup: 'Regroup',
    bring: 'Bring up',
  },
  events: Object.fromEntries(LEXICON.events.map(({ name, text }) => [name, text])) as Record<
    EventName,
    string
  >,
  ciphers: CIPHERS,
  names: {},
};

const italian: BlocksWords = {
  title: 'La campagna di Waterloo',
  gist: 'Otto giorni del giugno 1815 tra Gand e le Ardenne: 82 blocchi coperti, e un’armata francese che non ha tempo da perdere.',
  box: ['2 o 3 giocatori', '3 ore', 'peso medio', 'in solitario: ottimo'],
  scenarios: {
    historical: ['15 giugno 1815', 'Le armate sono dove le volle la storia.'],
    free: ['Schieramento libero', 'Gli Alleati si schierano dove vogliono, poi i Francesi.'],
    gambit: [
      'L’azzardo di Napoleone',
      'I Francesi si schierano liberamente contro gli Alleati storici.',
    ],
  },
  options: {
    players: 'Giocatori',
    days: 'Giorni',
    commandControl: 'Controllo del comando: attaccano insieme solo gruppi collegati',
    corpsIntegrity: 'Integrità dei corpi: in una colonna spara la fanteria di un solo corpo',
  },
  prompts: {
    deploy: 'Schiera la tua armata: prendi un blocco, o colloca gli altri come nella storia.',
    deployHand: 'Scegli la città in cui il blocco si schiera.',
    march: 'Marcia: prendi un blocco, o termina il movimento.',
    marchHand: 'Scegli la prossima città della marcia.',
    fight: 'Scegli la prossima battaglia da combattere.',
    array: 'Disponi la linea: ogni colonna vuole un blocco.',
    retreat: 'Ritira blocchi dalla battaglia, o resta.',
    retreatHand: 'Scegli dove si ritira.',
    combat: 'Spara, ingaggia, rischiera o forma il quadrato; poi termina il turno di battaglia.',
    losses: 'Scegli quale dei più forti subisce il colpo.',
    reinforce: 'Porta rinforzi per strada, o nessuno.',
    flee: 'La tua forza è in rotta: porta via i blocchi a uno a uno.',
    fleeHand: 'Scegli dove fugge.',
    regroup: 'Vittoria: riordinati lungo le strade, o resta.',
    regroupHand: 'Scegli dove si riordina.',
    supplyLoss: 'Una base è perduta: scegli un’unità da cedere.',
  },
  verbs: {
    done: 'Fatto',
    pick: 'Prendi',
    place: 'Colloca',
    historical: 'Colloca gli altri come nella storia',
    march: 'Marcia',
    force: 'Marcia forzata',
    command: 'Prendi il comando',
    recall: 'Annulla l’attacco',
    to: 'Vai là',
    halt: 'Fermati qui',
    fight: 'Combatti qui',
    array: 'Disponi',
    retreat: 'Ritirata',
    flee: 'Fuggi',
    fire: 'Spara:',
    engage: 'Ingaggia',
    disengage: 'Disingaggia',
    redeploy: 'Rischiera',
    form: 'Forma il quadrato',
    break: 'Rompi il quadrato',
    lose: 'Subisce la perdita',
    reinforce: 'Rinforza',
    regroup: 'Riordina',
    bring: 'Fai venire',
  },
  events: {
    turn: 'Turno: {0}',
    placed: '{0} si schiera a {1}',
    blockPlaced: 'un blocco ({0}) si schiera a {1}',
    deployed: 'schieramento completo: {0}',
    marched: '{0} marcia da {1} a {2}',
    blockMarched: 'un blocco ({0}) marcia da {1} a {2}',
    forced: '{0} va a marcia forzata da {1} a {2}',
    blockForced: 'un blocco ({0}) va a marcia forzata da {1} a {2}',
    commanded: '{0} si mostra a {1} e ordina una marcia forzata',
    recalled: 'l’attacco a {0} è annullato: troppo pochi per combattere',
    straggled: '{0} tira {1} in marcia e ha {2} VC',
    blockStraggled: 'un blocco ({0}) a {1} tira {2} in marcia e perde {3}',
    eliminated: '{0} è eliminato a {1}',
    overrun: 'a {0} sono troppo pochi: rotta senza battaglia',
    battle: 'battaglia di {0}',
    shown: '{0} è scoperto ({1}) con {2} VC',
    morale: '{0} tira {1} per il morale e tiene',
    wavered: '{0} tira {1} per il morale e ripiega',
    retreated: '{0} si ritira a {1}',
    blockRetreated: 'un blocco ({0}) si ritira a {1}',
    fired: '{0} spara ({1}, {2}): {3+}',
    hit: '{0} è colpito e ha {1} VC',
    engaged: '{0} ingaggia ({1})',
    disengaged: '{0} si disingaggia',
    redeployed: '{0} si rischiera ({1})',
    formed: '{0} forma il quadrato',
    broke: '{0} rompe il quadrato',
    reinforced: '{0} rinforza la battaglia di {1}',
    blockReinforced: 'un blocco ({0}) rinforza la battaglia di {1}',
    routed: 'la forza a {1} è in rotta: {0}',
    suffered: '{0} soffre nella rotta e ha {1} VC',
    fled: '{0} fugge a {1}',
    won: '{1} resta in mano: {0}',
    regrouped: '{0} si riordina a {1}',
    blockRegrouped: 'un blocco ({0}) si riordina a {1}',
    supply: '{1} è in mano francese: l’armata ({0}) deve cedere {2}',
    defeated: 'l’armata è sconfitta: {0}',
    over: '{0}',
  },
  ciphers: CIPHERS,
  names: {
    French: 'Francesi',
    Allied: 'Alleati',
    British: 'Britannici',
    Prussian: 'Prussiani',
    units: 'unità',
    'group moves': 'mosse di gruppo',
    reserve: 'riserva',
    left: 'sinistra',
    centre: 'centro',
    right: 'destra',
    line: 'la linea',
    squares: 'i quadrati',
    Brussels: 'Bruxelles',
    Ghent: 'Gand',
    Liège: 'Liegi',
    Louvain: 'Lovanio',
    'the French win: both Allied armies are defeated':
      'vincono i Francesi: le due armate alleate sono sconfitte',
    'the Allies win: the French army is defeated':
      'vincono gli Alleati: l’armata francese è sconfitta',
    'the Allies win: Napoléon is lost': 'vincono gli Alleati: Napoleone è perduto',
    'the Allies win: time has run out for the French':
      'vincono gli Alleati: per i Francesi il tempo è scaduto',
    'stalemate: all three armies are defeated': 'stallo: le tre armate sono sconfitte',
  },
};

export const blocksWords: Readonly<Record<'en' | 'it', BlocksWords>> = {
  en: english,
  it: italian,
};
