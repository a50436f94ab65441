import type { Phrases } from '../../../boards/words.ts';
import type { ARMS, Branch, Kind, Level, Size, Terrain } from '../data/lists.ts';

/** What is known of a unit, and the buttons and keys for it, in Italian. */

const TROOPS: Readonly<Record<Kind, string>> = {
  Line: 'di linea',
  Light: 'leggera',
  Heavy: 'pesante',
  Foot: 'a piedi',
  Horse: 'a cavallo',
  'Old Guard': 'della Vecchia Guardia',
  'Middle Guard': 'della Media Guardia',
  'Young Guard': 'della Giovane Guardia',
  Grenadier: 'granatieri',
  Jaeger: 'cacciatori',
  Landwehr: 'Landwehr',
  Militia: 'milizia',
  Medium: 'media',
  "King's German Legion": 'della Legione tedesca del re',
  Guard: 'della Guardia',
  Highland: 'degli Highland',
  Fusilier: 'fucilieri',
  Rifle: 'con carabine rigate',
};

const RIDERS: Readonly<Record<Exclude<Branch, Kind>, string>> = {
  Chasseurs: 'cacciatori a cavallo',
  Hussars: 'ussari',
  Lancers: 'lancieri',
  Dragoons: 'dragoni',
  Cuirassiers: 'corazzieri',
  Carabiniers: 'carabinieri',
  'Corps Reserve': 'riserva di corpo',
  Field: 'da campo',
  'Empress Dragoons': 'dragoni dell’imperatrice',
  'Polish Lancers': 'lancieri polacchi',
  'Dutch Lancers': 'lancieri olandesi',
  German: 'tedesca',
  Hungarian: 'ungherese',
  Chevauleger: 'cavalleggeri',
  Uhlan: 'ulani',
  Position: 'da posizione',
  'Regimental Reserve': 'riserva di reggimento',
  Fast: 'veloce',
  Musketeer: 'moschettieri',
  Cossack: 'cosacchi',
  Household: 'della Casa reale',
  'Royal Dragoons': 'dragoni reali',
  'Light Dragoons': 'dragoni leggeri',
  none: '',
};

const SIZES_SAID: Readonly<Record<Size | Level, string>> = {
  battalion: 'battaglione',
  regiment: 'reggimento',
  brigade: 'brigata',
  battery: 'batteria',
  division: 'divisione',
  corps: 'corpo',
  army: 'armata',
};

/** [6.212] `Line infantry, battalion`. */
const kinds = (): Phrases => {
  const said: Record<string, string> = {};
  for (const [size, italian] of Object.entries(SIZES_SAID))
    said[`{0}, ${size}`] = `{0}, ${italian}`;
  const all = Object.entries({ ...TROOPS, ...RIDERS });
  for (const [kind, troops] of Object.entries(TROOPS)) {
    said[`${kind} infantry`] = `fanteria ${troops}`;
    said[`${kind} cavalry`] = `cavalleria ${troops}`;
    said[`${kind} artillery`] = `artiglieria ${troops}`;
    for (const [branch, italian] of all) {
      said[`${kind} ${branch}`] = branch === kind ? italian : `${italian}, ${troops}`;
    }
  }
  return said;
};

const GROUND: Readonly<Record<Terrain, string>> = {
  clear: 'aperto',
  town: 'abitato',
  woods: 'bosco',
  fields: 'campi',
  stream: 'torrente',
  bridge: 'ponte',
  redoubt: 'ridotta',
  swamp: 'palude',
  'sunken road': 'strada incassata',
  river: 'fiume',
};

const WEAPONS: Phrases = {
  Musket: 'moschetto',
  Rifle: 'carabina rigata',
  Carbine: 'carabina',
  Sabre: 'sciabola',
  '{0}lb Gun': 'cannone da {0} libbre',
  '{0}" Howitzer': 'obice da {0} pollici',
  '{0}lb Howitzer': 'obice da {0} libbre',
  '{0}lb Licorne': 'licorno da {0} libbre',
  '{0}lbGun/{1}lb How': 'cannoni da {0} libbre, obici da {1}',
  '{0}lbGun/{1}lb Lic': 'cannoni da {0} libbre, licorni da {1}',
  '{0}lbGun/{1}" How': 'cannoni da {0} libbre, obici da {1} pollici',
  '{0}lb Gun/{1}" How': 'cannoni da {0} libbre, obici da {1} pollici',
  '{0}lbG/{1}lbH/{2}lbLic': 'cannoni da {0} libbre, obici da {1}, licorni da {2}',
};

/** [6.212] [6.221] */
const FACTS: Phrases = {
  men: 'uomini',
  'victory points': 'punti vittoria',
  guns: 'cannoni',
  '{0} · {1} out': '{0} · fuori {1}',
  '{0} · not on the map': '{0} · non sulla mappa',
  'operation points': 'punti operazione',
  ammunition: 'munizioni',
  morale: 'morale',
  facing: 'fronte',
  weapon: 'arma',
  'melee factor': 'fattore di mischia',
  fire: 'fuoco',
  'as it sees fit': 'come crede',
  'holds its fire': 'tace',
  'at {0}': 'su {0}',
  'front line': 'prima linea',
  melee: 'mischia',
  advance: 'avanzata',
  objective: 'obiettivo',
  'on square': 'casella',
  ground: 'terreno',
  'with it': 'con essa',
  yes: 'sì',
  no: 'no',
  '{0}, level {1}': '{0}, livello {1}',
  road: 'strada',
  '{0} road': 'strada, {0}',
  'road in woods': 'strada nel bosco',
  '{0} SW': '{0} SO',
  '{0} W': '{0} O',
  '{0} NW': '{0} NO',
};

/** [6.2] What buttons and keys do. */
const DEEDS: Phrases = {
  'skirmishers out': 'tiratori fuori',
  orders: 'ordini',
  deeds: 'azioni',
  'march to': 'marcia a',
  'set its fire': 'disponi il fuoco',
  'fire at will': 'fuoco a volontà',
  'hold fire': 'fuoco fermo',
  'no attack': 'nessun attacco',
  'forced march': 'marcia forzata',
  'this unit': 'questa unità',
  'its square': 'la sua casella',
  'next unit': 'unità seguente',
  'unit under it': 'unità sotto di essa',
  'its objective': 'il suo obiettivo',
  'skirmishers out or in': 'tiratori fuori o dentro',
  'a quarter more skirmishers': 'un quarto di tiratori in più',
  'done with it': 'finito con essa',
  'centre on it': 'mappa su di essa',
  'take its orders back': 'riprendi i suoi ordini',
  'what it sees and can fire at': 'che cosa vede e può colpire',
  'orders to more than it': 'ordini a più unità',
  'the ground without units': 'il terreno senza unità',
  'the whole map, or as before': 'tutta la mappa, o come prima',
  'victory squares': 'caselle vittoria',
  'go to combat': 'passa al combattimento',
  'a step, from north round the compass': 'un passo, dal nord lungo la bussola',
  'road mode or auto-retreat': 'marcia su strada o ripiego automatico',
};

/** What an order to many says. */
const ORDERS: Phrases = {
  march: 'marcia a',
  face: 'fronte',
  form: 'formazione',
  skirmish: 'tiratori fuori',
  roadMode: 'marcia su strada',
  autoRetreat: 'ripiego automatico',
  freeFire: 'fuoco a volontà',
  holdFire: 'fuoco fermo',
  halt: 'nessun attacco',
  'men under fire there': 'uomini sotto il fuoco là',
  'a morale test fails': 'fallisce una prova di morale',
};

/** Of a country, as what comes from there is called after a noun. */
const NATIONS: Phrases = {
  French: 'francese',
  Russian: 'russa',
  British: 'britannica',
  Prussian: 'prussiana',
  Austrian: 'austriaca',
  Swiss: 'svizzera',
  Italian: 'italiana',
  Neapolitan: 'napoletana',
  Westphalian: 'vestfalica',
  Polish: 'polacca',
  Bavarian: 'bavarese',
  Württemberg: 'del Württemberg',
  Saxon: 'sassone',
  Spanish: 'spagnola',
  Netherlands: 'dei Paesi Bassi',
  Hanoverian: 'dell’Hannover',
  Brunswick: 'di Brunswick',
  Portuguese: 'portoghese',
  Swedish: 'svedese',
};

const ARMS_SAID: Readonly<Record<(typeof ARMS)[number] | 'horse artillery', string>> = {
  infantry: 'fanteria',
  cavalry: 'cavalleria',
  artillery: 'artiglieria',
  'horse artillery': 'artiglieria a cavallo',
};

/** Units as the board reads them out: `French infantry, 758 men, column, facing E, led`. */
const standing = (): Phrases => {
  const said: Record<string, string> = {};
  for (const [nation, of] of Object.entries(NATIONS)) {
    for (const [arm, italian] of Object.entries(ARMS_SAID)) {
      said[`${nation} ${arm}`] = `${italian} ${of}`;
    }
    said[`{0} ${nation} unit`] = `{0} unità ${of}`;
    said[`{0} ${nation} units`] = `{0} unità ${of}`;
  }
  return {
    ...said,
    Map: 'Mappa',
    Russian: 'Russi',
    British: 'Britannici',
    Prussian: 'Prussiani',
    '{0} men': '{0} uomini',
    '{0} guns': '{0} cannoni',
    'facing {0}': 'fronte a {0}',
    squadrons: 'squadroni',
    disordered: 'scompigliata',
    spent: 'stremata',
    dry: 'senza munizioni',
    led: 'con un comandante',
    hand: 'in mano',
  };
};

export const REPORT_SAID: Phrases = {
  ...SIZES_SAID,
  ...GROUND,
  ...WEAPONS,
  ...FACTS,
  ...DEEDS,
  ...ORDERS,
  ...kinds(),
  ...standing(),
};
