import type { Phrases } from '../../../boards/words.ts';
import type { ARMIES, SIDES } from '../board.ts';
import type { UnitDatum } from '../data/units.ts';
import type { ColumnName, ENDINGS } from '../lexicon.ts';
import type { Sign } from '../scene/pieces.ts';

/** What scene, odds and bots say, in Italian. Where the set is closed, a missing one does not compile. */

type Army = (typeof ARMIES)[number];
type Side = (typeof SIDES)[number];
type Ending = (typeof ENDINGS)[number];

/** Map: towns, lands, rivers and the cartouche. */
export const GROUND: Phrases = {
  Map: 'Mappa',
  'The Waterloo Campaign': 'Campagna di Waterloo',
  'June 1815': 'Giugno 1815',
  France: 'Francia',
  Netherlands: 'Paesi Bassi',
  'British zone': 'zona britannica',
  'Prussian zone': 'zona prussiana',
  Brussels: 'Bruxelles',
  // A road, by the towns it joins.
  '{0}–{1}': '{0}–{1}',
  Ghent: 'Gand',
  Liège: 'Liegi',
  Louvain: 'Lovanio',
  Scheldt: 'Schelda',
  Meuse: 'Mosa',
  Ardennes: 'Ardenne',
  'in hand': 'in mano',
};

/** The columns of each side, and the words of a choice for them. */
const COLUMNS: Readonly<Record<ColumnName | `${Side} ${ColumnName}`, string>> = {
  reserve: 'riserva',
  left: 'sinistra',
  centre: 'centro',
  right: 'destra',
  'French reserve': 'riserva francese',
  'French left': 'sinistra francese',
  'French centre': 'centro francese',
  'French right': 'destra francese',
  'Allied reserve': 'riserva alleata',
  'Allied left': 'sinistra alleata',
  'Allied centre': 'centro alleato',
  'Allied right': 'destra alleata',
};

export const BATTLE: Phrases = {
  ...COLUMNS,
  '{0}, across the line': '{0}, oltre la linea',
  'Battle of {0}': 'Battaglia di {0}',
  'the French attack': 'i Francesi attaccano',
  'the French defend': 'i Francesi difendono',
  'the Allies attack': 'gli Alleati attaccano',
  'the Allies defend': 'gli Alleati difendono',
  line: 'la linea',
  squares: 'i quadrati',
};

/** Blocks from behind. */
const BACKS: Readonly<
  Record<`{0} ${Army} block` | `{0} ${Army} blocks` | `${Army} block, hidden`, string>
> = {
  '{0} French block': '{0} blocco francese',
  '{0} French blocks': '{0} blocchi francesi',
  'French block, hidden': 'blocco francese coperto',
  '{0} British block': '{0} blocco britannico',
  '{0} British blocks': '{0} blocchi britannici',
  'British block, hidden': 'blocco britannico coperto',
  '{0} Prussian block': '{0} blocco prussiano',
  '{0} Prussian blocks': '{0} blocchi prussiani',
  'Prussian block, hidden': 'blocco prussiano coperto',
};

/** Whose a block is, and its arm. */
const ARMS: Readonly<Record<`${UnitDatum['nation']} ${UnitDatum['arm']}`, string>> = {
  'French infantry': 'fanteria francese',
  'French cavalry': 'cavalleria francese',
  'French artillery': 'artiglieria francese',
  'French leader': 'comandante francese',
  'Guard infantry': 'fanteria della Guardia',
  'Guard cavalry': 'cavalleria della Guardia',
  'Guard artillery': 'artiglieria della Guardia',
  'Guard leader': 'comandante della Guardia',
  'British infantry': 'fanteria britannica',
  'British cavalry': 'cavalleria britannica',
  'British artillery': 'artiglieria britannica',
  'British leader': 'comandante britannico',
  'Dutch infantry': 'fanteria olandese',
  'Dutch cavalry': 'cavalleria olandese',
  'Dutch artillery': 'artiglieria olandese',
  'Dutch leader': 'comandante olandese',
  'Prussian infantry': 'fanteria prussiana',
  'Prussian cavalry': 'cavalleria prussiana',
  'Prussian artillery': 'artiglieria prussiana',
  'Prussian leader': 'comandante prussiano',
};

/** Sides and armies. */
export const SIDES_SAID: Readonly<Record<Side | Army, string>> = {
  French: 'Francesi',
  Allied: 'Alleati',
  British: 'Britannici',
  Prussian: 'Prussiani',
};

/** Armies, and the faces of blocks. */
export const PIECES: Phrases = {
  ...SIDES_SAID,
  ...BACKS,
  ...ARMS,
  Napoléon: 'Napoleone',
  'British I Artillery': 'Artiglieria britannica I',
  'British II Artillery': 'Artiglieria britannica II',
  'British Reserve Artillery': 'Artiglieria britannica di riserva',
  HQ: 'QG',
  Guard: 'Guardia',
  Cavalry: 'Cavalleria',
  // Old and Young Guard, heavy and light cavalry.
  OG: 'VG',
  YG: 'GG',
  HC: 'CP',
  LC: 'CL',
};

/** The signs of a piece, for those who do not see them. */
export const SIGNS_SAID: Readonly<Record<Sign, string>> = {
  disrupted: 'disorganizzato',
  moved: 'ha marciato',
  forced: 'ha fatto una marcia forzata',
  engaged: 'ingaggiato',
  fresh: 'primo fuoco ancora da sparare',
  square: 'in quadrato',
  acted: 'ha agito',
  commanding: 'al comando',
  hand: 'nella tua mano',
};

/** The turn record and the gauges. */
export const MOMENTS: Phrases = {
  '{0} June {1}': '{0} giugno, {1}',
  '{0} June, {1}': '{0} giugno, {1}',
  morning: 'mattina',
  afternoon: 'pomeriggio',
  night: 'notte',
  units: 'unità',
  'group moves': 'mosse di gruppo',
};

export const ENDINGS_SAID: Readonly<Record<Ending, string>> = {
  'the campaign goes on': 'la campagna continua',
  'the French win: both Allied armies are defeated':
    'vincono i Francesi: le due armate alleate sono sconfitte',
  'the Allies win: the French army is defeated':
    'vincono gli Alleati: l’armata francese è sconfitta',
  'the Allies win: Napoléon is lost': 'vincono gli Alleati: Napoleone è perduto',
  'the Allies win: time has run out for the French':
    'vincono gli Alleati: per i Francesi il tempo è scaduto',
  'stalemate: all three armies are defeated': 'stallo: le tre armate sono sconfitte',
};

export const ODDS: Phrases = {
  '1 die': '1 dado',
  '{0} dice': '{0} dadi',
  'F{0}: hits on {1} or less': 'F{0}: colpisce con {1} o meno',
  '0 hits': 'nessun colpo',
  '1 hit': '1 colpo',
  '{0} hits': '{0} colpi',
  'a unit is eliminated': 'un’unità è eliminata',
  'the enemy routs': 'il nemico va in rotta',
  'a step is lost on {0} or less': 'si perde un passo con {0} o meno',
  '[10.1] leader +1': '[10.1] comandante +1',
  '{0} loses a step': '{0} perde un passo',
  'no loss': 'nessuna perdita',
  'leaves an engagement': 'lascia un ingaggio',
  '{0} loses {1} CV': '{0} perde {1} VC',
  '{0} is eliminated': '{0} è eliminato',
};

/** What bots say; what they say otherwise stays English. Special forms come before general ones. */
export const PLANS: Phrases = {
  'does the first thing that comes to mind': 'fa la prima cosa che gli viene in mente',
  '{0}: the best of {1} courses, worth {2}': '{0}: il migliore di {1} piani, vale {2}',
  '{0} at {1}, worth {2}': '{0} a {1}, vale {2}',
  'fights as it goes': 'combatte come viene',
  stands: 'resta',
  withdraws: 'si ritira',
  'moves {0}, first to {1}': 'muove {0}, anzitutto verso {1}',
  'moves {0}': 'muove {0}',
  '{0}, with care': '{0}, con cautela',
  '{0}, at a run': '{0}, di corsa',
  '{0}, in strength': '{0}, in forze',
  'on all the bases': 'su tutte le basi',
  'on the bases': 'sulle basi',
  'on {0}': 'su {0}',
  'against the Prussians': 'contro i Prussiani',
  'against the British': 'contro i Britannici',
  'to cover the bases': 'per coprire le basi',
  'to cover {0}': 'per coprire {0}',
  'to hold {0}': 'per tenere {0}',
  'to gather before {0}': 'per raccogliersi davanti a {0}',
  'to unite': 'per riunirsi',
  'to keep away': 'per tenersi lontano',
  'to strike what is near': 'per colpire chi è vicino',
  '{0} and {1}': '{0} e {1}',
};
