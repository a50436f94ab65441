import type { Phrases } from '../../../boards/words.ts';
import type { Direction, Formation } from '../data/lists.ts';
import type { ENDINGS, Factor } from '../lexicon.ts';

/** What events and scenes say, in Italian. Where the set is closed, a missing one does not compile. */

export const FORMATIONS_SAID: Readonly<Record<Formation, string>> = {
  line: 'linea',
  column: 'colonna',
  square: 'quadrato',
  charge: 'carica',
  'counter-charge': 'contro-carica',
  limbered: 'al traino',
  unlimbered: 'in batteria',
  normal: 'normale',
  rout: 'rotta',
  dismounted: 'appiedata',
  open: 'ordine aperto',
};

/** [20.6] */
export const FACTORS_SAID: Readonly<Record<Factor, string>> = {
  weapon: 'arma',
  'target terrain': 'terreno del bersaglio',
  'own terrain': 'terreno proprio',
  formation: 'formazione',
  'target formation': 'formazione del bersaglio',
  readiness: 'prontezza',
  disruption: 'scompiglio',
  fatigue: 'fatica',
  efficiency: 'efficienza',
  'command control': 'controllo del comando',
  'few operation points': 'pochi punti operazione',
  leader: 'comandante',
  'men in the target square': 'uomini nella casella bersaglio',
  'men firing': 'uomini che sparano',
  skirmishers: 'tiratori',
  'enemy skirmishers': 'tiratori nemici',
  flank: 'fianco',
  'target set to melee': 'bersaglio pronto alla mischia',
  'stacked small unit': 'piccola unità impilata',
  'road mode': 'marcia su strada',
  'auto-retreat': 'ripiego automatico',
  elevation: 'elevazione',
  'gun crews': 'serventi',
  nation: 'nazione',
  chance: 'caso',
  'level of play': 'livello di gioco',
  'melee value': 'valore di mischia',
  lancers: 'lancieri',
  'out of ammunition': 'senza munizioni',
  flanked: 'preso di fianco',
  'attack on a flank': 'attacco di fianco',
  'charge upon a square': 'carica contro un quadrato',
  'on foot': 'a piedi',
  routed: 'in rotta',
  limbered: 'al traino',
  'scattered skirmishers': 'tiratori sparsi',
};

/** How the battle stands. */
export const MOMENTS: Readonly<Record<(typeof ENDINGS)[number], string>> = {
  'the battle goes on': 'la battaglia continua',
  'French decisive victory': 'vittoria decisiva dei Francesi',
  'French substantial victory': 'netta vittoria dei Francesi',
  'French marginal victory': 'vittoria di misura dei Francesi',
  draw: 'pareggio',
  'Allied marginal victory': 'vittoria di misura degli Alleati',
  'Allied substantial victory': 'netta vittoria degli Alleati',
  'Allied decisive victory': 'vittoria decisiva degli Alleati',
};

const DIRECTIONS: Readonly<Record<Direction, string>> = {
  N: 'N',
  NE: 'NE',
  E: 'E',
  SE: 'SE',
  S: 'S',
  SW: 'SO',
  W: 'O',
  NW: 'NO',
};

/** Directions, hours, stars, and what a card says of who is hidden. */
export const NUMBERS: Phrases = {
  ...DIRECTIONS,
  night: 'notte',
  'no star': 'nessuna stella',
  on: 'sì',
  off: 'no',
  'last seen': 'avvistata da ultimo',
};

/** What can be shown over the map. */
export const LAYERS_SAID: Phrases = {
  'line of sight': 'linea di vista',
  'ranges of fire': 'gittate',
  'enemy zones of control': 'zone di controllo nemiche',
  'chain of command': 'catena di comando',
};

/** What is charted, and of whom. */
export const CHARTS_SAID: Phrases = {
  'men lost': 'uomini perduti',
  'average morale': 'morale medio',
  'average efficiency': 'efficienza media',
  infantry: 'fanteria',
  cavalry: 'cavalleria',
  artillery: 'artiglieria',
};

/** What is lettered on the maps besides names of places. */
export const LETTERING_SAID: Phrases = {
  'to {0}': 'per {0}',
  '{0} yards': '{0} iarde',
  '{0} September {1}': '{0} settembre {1}',
  '{0} October {1}': '{0} ottobre {1}',
  '{0} June {1}': '{0} giugno {1}',
  'the Great Redoubt': 'il Gran Ridotto',
  'Grand Battery': 'Grande Batteria',
  'Ridge of {0}': 'Cresta di {0}',
  'Forest of {0}': 'Foresta di {0}',
  '{0} brook': 'ruscello di {0}',
  '{0} pond': 'stagno di {0}',
  height: 'quota',
};
