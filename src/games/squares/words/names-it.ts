import type { Phrases } from '../../../boards/words.ts';

/** Units, leaders and places in Italian. Special forms come before general ones. */

const HIGHEST = 130;
const MOST_BATTALIONS = 4;

const ending = (n: number): string =>
  n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');

/** The 17th, and its battalions 1/17th and on. */
const ordinals = (): Phrases => {
  const said: Record<string, string> = {};
  for (let n = 1; n <= HIGHEST; n++) {
    said[`${n}${ending(n)}`] = `${n}º`;
    for (let b = 1; b <= MOST_BATTALIONS; b++) said[`${b}/${n}${ending(n)}`] = `${b}/${n}º`;
  }
  return said;
};

/** Whose a battery is. */
const FORMATIONS: Phrases = {
  '{0} Cavalry Division': '{0} div. di cavalleria',
  '{0} Cavalry Corps': '{0} corpo di cavalleria',
  '{0} Division': '{0} divisione',
  'Guards Division': 'divisione delle Guardie',
  '{0} Corps': '{0} corpo',
  Reserve: 'riserva',
  Cavalry: 'cavalleria',
};

const BATTERIES: Phrases = {
  '{0}’s Horse Battery': 'Batteria a cavallo {0}',
  '{0}’s Battery': 'Batteria {0}',
  'Reserve Foot Battery {0}': 'Batteria di riserva {0}',
  'Guard Foot Battery {0}': 'Batteria della Guardia {0}',
  'Guard Horse Battery {0}': 'Batteria a cavallo della Guardia {0}',
  'Hanoverian Foot Battery, {0}': 'Batteria hannoveriana, {0}',
  'Hanoverian Foot Battery {0}, {1}': 'Batteria hannoveriana {0}, {1}',
  'Netherlands Foot Battery, {0}': 'Batteria olandese, {0}',
  'Netherlands Foot Battery {0}, {1}': 'Batteria olandese {0}, {1}',
  'Netherlands Horse Battery, {0}': 'Batteria a cavallo olandese, {0}',
  'Netherlands Horse Battery {0}, {1}': 'Batteria a cavallo olandese {0}, {1}',
  'Brunswick Foot Battery': 'Batteria di Brunswick',
  'Brunswick Horse Battery': 'Batteria a cavallo di Brunswick',
  'Foot Battery, {0}': 'Batteria, {0}',
  'Foot Battery {0}, {1}': 'Batteria {0}, {1}',
  'Foot Battery {0}': 'Batteria {0}',
  'Horse Battery, {0}': 'Batteria a cavallo, {0}',
  'Horse Battery {0}, {1}': 'Batteria a cavallo {0}, {1}',
  'Horse Battery {0}': 'Batteria a cavallo {0}',
  'Heavy Battery {0}, {1}': 'Batteria pesante {0}, {1}',
  '{0} Royal Horse Artillery': '{0} artiglieria reale a cavallo',
};

const INFANTRY: Phrases = {
  '2nd Joseph Napoléon': '2º Giuseppe Napoleone',
  '{0} Saxon Line': '{0} di linea sassone',
  '{0} Netherlands Line': '{0} di linea olandese',
  '{0} Netherlands Militia': '{0} milizia olandese',
  '{0} Brunswick Line': '{0} di linea di Brunswick',
  '{0} Brunswick Light': '{0} leggero di Brunswick',
  'Netherlands Line {0}': 'Linea olandese {0}',
  'Netherlands Militia {0}': 'Milizia olandese {0}',
  'Hanoverian Line {0}': 'Linea hannoveriana {0}',
  'Hanoverian Light {0}': 'Fanteria leggera hannoveriana {0}',
  'Hanoverian Landwehr {0}': 'Landwehr hannoveriana {0}',
  'Hanoverian Jägers': 'Jäger hannoveriani',
  'Brunswick Line {0}': 'Linea di Brunswick {0}',
  'Brunswick Light {0}': 'Fanteria leggera di Brunswick {0}',
  'Brunswick Advance Guard {0}': 'Avanguardia di Brunswick {0}',
  'Brunswick Guard': 'Guardia di Brunswick',
  'KGL Line {0}': 'Linea della KGL {0}',
  '{0} Field Battalion': 'Battaglione di campagna {0}',
  '{0} Foot Guards': '{0} Guardie a piedi',
  'Grenadier Guard': 'Guardia dei granatieri',
  'Leib Guard': 'Guardia del corpo',
  'Weimar Sharpshooters': 'Tiratori scelti di Weimar',
  '{0} Rifles ({1})': '{0} fucilieri ({1})',
  '{0} Jägers ({1})': '{0} Jäger ({1})',
  '{0} Line': '{0} di linea',
  '{0} Light': '{0} leggero',
  '{0} Foot': '{0} a piedi',
  '{0} Highlanders': '{0} Highlander',
  '{0} Grenadiers': '{0} granatieri',
  '{0} Fusiliers': '{0} fucilieri',
  '{0} Jägers': '{0} Jäger',
  '{0} Landwehr': 'Landwehr {0}',
  '{0} Nassau': '{0} Nassau',
  'Line {0}': 'Linea {0}',
  'Light {0}': 'Fanteria leggera {0}',
  'Highlanders {0}': 'Highlander {0}',
  'Rifles {0}': 'Fucilieri {0}',
  'Guards {0}': 'Guardie {0}',
  '{0}/Guard': '{0}/Guardia',
};

const CAVALRY: Phrases = {
  'Chasseurs à Cheval of the Guard': 'Cacciatori a cavallo della Guardia',
  'Guard Lancers': 'Lancieri della Guardia',
  'Horse Grenadiers': 'Granatieri a cavallo',
  'Empress Dragoons': 'Dragoni dell’Imperatrice',
  'Queen’s Dragoons': 'Dragoni della Regina',
  'Leib Cuirassiers': 'Corazzieri del corpo',
  'Leib Carabiniers': 'Carabinieri del corpo',
  // They are no corps.
  'Gardes du Corps': 'Gardes du Corps',
  Gensdarmes: 'Gendarmi',
  '{0} Netherlands Cavalry Brigade': '{0} brigata di cavalleria olandese',
  '{0} Cavalry Brigade': '{0} brigata di cavalleria',
  '{0} Netherlands Hussars': '{0} ussari olandesi',
  '{0} Brunswick Hussars': '{0} ussari di Brunswick',
  '{0} Chasseurs of the Guard': '{0} cacciatori della Guardia',
  '{0} Chasseurs': '{0} cacciatori',
  '{0} Lancers': '{0} lancieri',
  '{0} Dragoons': '{0} dragoni',
  '{0} Cuirassiers': '{0} corazzieri',
  '{0} Hussars': '{0} ussari',
  'Chasseurs {0}': 'Cacciatori {0}',
  'Lancers {0}': 'Lancieri {0}',
  'Dragoons {0}': 'Dragoni {0}',
  'Cuirassiers {0}': 'Corazzieri {0}',
  'Carabiniers {0}': 'Carabinieri {0}',
  'Hussars {0}': 'Ussari {0}',
};

/** People and places that have an Italian name. */
const PROPER: Phrases = {
  Napoléon: 'Napoleone',
  Eugène: 'Eugenio',
  Wilhelm: 'Guglielmo',
  'Great Redoubt': 'Gran Ridotto',
  // A place with its square.
  '{0} ({1})': '{0} ({1})',
};

export const NAMES_SAID: Phrases = {
  ...ordinals(),
  ...BATTERIES,
  ...INFANTRY,
  ...CAVALRY,
  ...FORMATIONS,
  ...PROPER,
};
