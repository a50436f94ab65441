import type { Phrases } from '../../../boards/words.ts';
import type { ARMIES } from '../board.ts';
import type { Arm } from '../data/units.ts';
import type { ENDINGS, ModifierName, RESULTS } from '../lexicon.ts';
import type { Sign } from '../scene/pieces.ts';
import { SIDES_SAID } from './sides-it.ts';

/** What scene, odds and bots say, in Italian. Where the set is closed, a missing one does not compile. */

type Army = (typeof ARMIES)[number];

/** Map: the cartouche, the tracks, and places that have an Italian name. */
export const GROUND: Phrases = {
  Map: 'Mappa',
  '18 June 1815': '18 giugno 1815',
  'to Brussels': 'per Bruxelles',
  'to Genappe': 'per Genappe',
  'to Nivelles': 'per Nivelles',
  'to Hal': 'per Hal',
  'the road from': 'la strada da',
  'Ohain to Wavre': 'Ohain a Wavre',
  'and Maransart': 'e Maransart',
  Ground: 'Terreno',
  clear: 'aperto',
  'clear, high': 'aperto, elevato',
  forest: 'bosco',
  village: 'villaggio',
  Victory: 'Vittoria',
  'for the French': 'per i Francesi',
  'for the Allies': 'per gli Alleati',
  Boundaries: 'Confini',
  open: 'libero',
  Turns: 'Turni',
  Impulses: 'Impulsi',
  'Victory points': 'Punti vittoria',
  '↑ Allied': '↑ Alleati',
  '↓ French': '↓ Francesi',
};

/** The boards of assaults and of fire. */
export const ASSAULT: Phrases = {
  'Assault on {0}': 'Assalto a {0}',
  'Charge on {0}': 'Carica su {0}',
  'Overrun into {0}': 'Travolgimento a {0}',
  'Volley in {0}': 'Scarica in {0}',
  'Bombardment of {0}': 'Bombardamento di {0}',
  'the French attack': 'i Francesi attaccano',
  'the French defend': 'i Francesi difendono',
  'the Allies attack': 'gli Alleati attaccano',
  'the Allies defend': 'gli Alleati difendono',
  'forward unit': 'unità avanzata',
  'point unit': 'unità di punta',
  defenders: 'difensori',
  supporters: 'appoggio',
  'not taking part': 'non partecipano',
  'the steps of the assault': 'i passi dell’assalto',
  'the point unit': 'l’unità di punta',
  'who supports it': 'chi l’appoggia',
  'horsemen step back': 'chi è a cavallo ripiega',
  'skirmishers fire': 'i tiratori sparano',
  'skirmishers step back': 'i tiratori ripiegano',
  'the forward unit': 'l’unità avanzata',
  'leaders take part': 'i generali partecipano',
  'the dice': 'i dadi',
  'leaders roll again': 'i generali fanno ritirare',
  'a commander intervenes': 'un comandante interviene',
  'the losses': 'le perdite',
  'the defender falls back': 'il difensore si ritira',
  'the charge rides on': 'la carica prosegue',
  Defence: 'Difesa',
  Attack: 'Attacco',
  Shelter: 'Riparo',
  Fire: 'Fuoco',
  value: 'valore',
  dice: 'dadi',
  total: 'totale',
  'waits for the forward unit': 'attende l’unità avanzata',
  'casualty points': 'punti perdita',
  'those with the target': 'chi è col bersaglio',
  'with the target': 'col bersaglio',
  target: 'bersaglio',
  'leads the fire': 'guida il fuoco',
  fires: 'spara',
  'can fire': 'può sparare',
};

/** Cards, and what commanders try. */
export const CARDS: Phrases = {
  'French commanders and leaders': 'comandanti e generali francesi',
  'Allied commanders and leaders': 'comandanti e generali alleati',
  commander: 'comandante',
  'battle rating': 'valore di battaglia',
  'battle rating {0}': 'valore di battaglia {0}',
  'bonus of his leaders {0}': 'bonus dei suoi generali {0}',
  'bonus of his leaders': 'bonus dei suoi generali',
  'in support': 'in appoggio',
  '{0} French card': '{0} carta francese',
  '{0} French cards': '{0} carte francesi',
  '{0} British card': '{0} carta britannica',
  '{0} British cards': '{0} carte britanniche',
  '{0} Prussian card': '{0} carta prussiana',
  '{0} Prussian cards': '{0} carte prussiane',
  'French leader': 'generale francese',
  'British leader': 'generale britannico',
  'Prussian leader': 'generale prussiano',
  active: 'attivo',
  inactive: 'inattivo',
  'a Double Move': 'una Doppia mossa',
  'an Intervention': 'un Intervento',
  'a Sunset Cancellation': 'un Annullamento del tramonto',
};

export const MODIFIERS_SAID: Readonly<Record<ModifierName | (typeof RESULTS)[number], string>> = {
  factor: 'fattore dell’unità',
  'fresh infantry': 'fanteria fresca',
  'spent infantry': 'fanteria logora',
  cavalry: 'cavalleria',
  'fresh cavalry': 'cavalleria fresca',
  'spent cavalry': 'cavalleria logora',
  skirmishers: 'tiratori',
  artillery: 'artiglieria',
  leader: 'generale',
  terrain: 'terreno',
  stream: 'ruscello',
  'other fresh units': 'altre unità fresche',
  'other spent units': 'altre unità logore',
  'skirmishers in a village': 'tiratori in un villaggio',
  'cavalry target': 'bersaglio: cavalleria',
  'skirmisher target': 'bersaglio: tiratori',
  'artillery target': 'bersaglio: artiglieria',
  'long range': 'lunga distanza',
  'indirect fire': 'tiro indiretto',
  Failure: 'Fallimento',
  Stalemate: 'Stallo',
  Success: 'Successo',
};

const ARMS: Readonly<Record<Exclude<Arm, 'foot artillery'> | 'artillery', string>> = {
  infantry: 'fanteria',
  cavalry: 'cavalleria',
  artillery: 'artiglieria',
  'horse artillery': 'artiglieria a cavallo',
  skirmishers: 'tiratori',
};

const NATIONS: Phrases = {
  French: 'francese',
  British: 'britannica',
  Prussian: 'prussiana',
  KGL: 'della KGL',
  Hanoverian: 'hannoveriana',
  Brunswick: 'di Brunswick',
  Nassau: 'di Nassau',
  Netherlands: 'olandese',
};

/** Whose a unit is, and its arm. */
const ARMS_OF_NATIONS: Phrases = Object.fromEntries(
  Object.entries(NATIONS).flatMap(([nation, of]) =>
    Object.entries(ARMS).map(([arm, said]) => [
      `${nation} ${arm}`,
      `${said} ${arm === 'skirmishers' ? of.replace(/a$/, 'i').replace(/e$/, 'i') : of}`,
    ]),
  ),
);

const COUNTED: Readonly<Record<`{0} ${Army} unit` | `{0} ${Army} units`, string>> = {
  '{0} French unit': '{0} unità francese',
  '{0} French units': '{0} unità francesi',
  '{0} British unit': '{0} unità britannica',
  '{0} British units': '{0} unità britanniche',
  '{0} Prussian unit': '{0} unità prussiana',
  '{0} Prussian units': '{0} unità prussiane',
};

/** Armies, formations and units. */
export const PIECES: Phrases = {
  ...SIDES_SAID,
  ...COUNTED,
  ...ARMS_OF_NATIONS,
  Napoléon: 'Napoleone',
  'Prince of Orange': 'Principe d’Orange',
  'Imperial Guard': 'Guardia imperiale',
  'III Cavalry Corps': 'III corpo di cavalleria',
  'Reserve Cavalry Corps': 'Corpo di cavalleria di riserva',
  'Cavalry Corps': 'Corpo di cavalleria',
  '{0} Corps': '{0} corpo',
  '{0} Korps': '{0} corpo prussiano',
  Reserve: 'Riserva',
  Skirmishers: 'Tiratori',
  Guard: 'Guardia',
};

/** The signs of a counter or a card, for those who do not see them. */
export const SIGNS_SAID: Readonly<Record<Sign, string>> = {
  spent: 'logora',
  ready: 'può agire ora',
  moved: 'ha mosso',
  point: 'unità di punta',
  forward: 'unità avanzata',
  supports: 'partecipa',
  acting: 'agisce la sua formazione',
  hand: 'nella tua mano',
};

/** The gauges. */
export const MOMENTS: Phrases = {
  'victory points': 'punti vittoria',
  round: 'giro',
  'sunset after this round': 'tramonto dopo questo giro',
};

export const ENDINGS_SAID: Readonly<Record<(typeof ENDINGS)[number], string>> = {
  'the battle goes on': 'la battaglia continua',
  'automatic French victory': 'vittoria automatica dei Francesi',
  'automatic Allied victory': 'vittoria automatica degli Alleati',
  'French major victory': 'grande vittoria dei Francesi',
  'French marginal victory': 'vittoria di misura dei Francesi',
  draw: 'pareggio',
  'Allied marginal victory': 'vittoria di misura degli Alleati',
  'Allied major victory': 'grande vittoria degli Alleati',
};

export const ODDS: Phrases = {
  'attack value {0}': 'valore di attacco {0}',
  'defence value {0}': 'valore di difesa {0}',
  'the whole defence is eliminated': 'tutta la difesa è eliminata',
  casualties: 'perdite',
  'to reach {0}': 'da raggiungere: {0}',
  'commander’s bonus +{0}': 'bonus del comandante +{0}',
  'no effect': 'nessun effetto',
  'all that stand there are eliminated': 'tutti quelli che vi stanno sono eliminati',
  'the order is given': 'l’ordine è dato',
  'the order fails': 'l’ordine fallisce',
  // A modifier with its sign.
  '{0} +{1}': '{0} +{1}',
  '{0} −{1}': '{0} −{1}',
};

/** What bots say; what they say otherwise stays English. Special forms come before general ones. */
export const PLANS: Phrases = {
  'does the first thing that comes to mind': 'fa la prima cosa che gli viene in mente',
  'passes: nothing is worth the risk now': 'passa: nulla vale il rischio ora',
  'holds what is held': 'tiene ciò che ha',
  'takes the loss that costs least': 'subisce la perdita che costa meno',
  '{0} throws two formations against {1}': '{0} lancia due formazioni contro {1}',
  '{0} rallies where most is won': '{0} riordina dove più si guadagna',
  '{0} withdraws before the blow to {1}': '{0} ripiega prima del colpo a {1}',
  '{0} takes the shock best': '{0} regge meglio l’urto',
  '{0} takes part: it is worth his card': '{0} partecipa: vale la sua carta',
  '{0} tries again: the dice can only get better': '{0} ritenta: i dadi possono solo migliorare',
  '{0} intervenes to save what can be saved': '{0} interviene per salvare il salvabile',
  '{0} wants more time than the enemy': '{0} vuole più tempo del nemico',
  '{0} suffers most under fire': '{0} soffre di più sotto il fuoco',
  '{0} falls back to {1}': '{0} si ritira a {1}',
  '{0} and {1}': '{0} e {1}',
  '{0} brings the formation up': '{0} fa avanzare la formazione',
  '{0} fires volleys in {1}': '{0} spara scariche in {1}',
  '{0} assaults {1}': '{0} assale {1}',
  '{0} charges {1}': '{0} carica {1}',
  '{0} bombards {1}': '{0} bombarda {1}',
  '{0} moves from {1} to {2}': '{0} muove da {1} a {2}',
  'brings the formation up': 'fa avanzare la formazione',
  'fires volleys in {0}': 'spara scariche in {0}',
  'assaults {0}': 'assale {0}',
  'charges {0}': 'carica {0}',
  'bombards {0}': 'bombarda {0}',
  'moves from {0} to {1}': 'muove da {0} a {1}',
};
