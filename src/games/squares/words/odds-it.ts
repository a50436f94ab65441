import type { Phrases } from '../../../boards/words.ts';

/** What odds reckon with and what may come of it, in Italian. */
export const ODDS_IT: Phrases = {
  // Fire.
  'fires at {0}, range {1}': 'spara su {0}, distanza {1}',
  '{0} is hit: {1}%': 'colpita {0}: {1}%',
  'men lost: {0} to {1}': 'uomini perduti: da {0} a {1}',
  'men lost on average: {0}': 'uomini perduti in media: {0}',
  'guns lost: {0}': 'cannoni perduti: {0}',
  'the target holds its place': 'il bersaglio resta al suo posto',
  'its morale is tested': 'prova di morale',
  'it is disrupted': 'si scompiglia',
  'it retreats': 'si ritira',
  'it routs': 'va in rotta',
  'it is destroyed': 'è distrutta',
  // Melee.
  'strength of the attackers: {0}': 'forza di chi attacca: {0}',
  'strength of the defenders: {0}': 'forza di chi difende: {0}',
  'own men lost: {0}': 'propri uomini perduti: {0}',
  'enemy men lost: {0}': 'uomini nemici perduti: {0}',
  'the melee is won': 'la mischia è vinta',
  'the melee is lost': 'la mischia è perduta',
  // Charges.
  'comes upon {0} at {1}': 'giunge addosso a {0} in {1}',
  'it charges': 'carica',
  'it does not charge, and is disrupted': 'non carica, e si scompiglia',
  'once there: it forms square': 'giunti là: il nemico forma il quadrato',
  'once there: it is overrun, if it stands as it is':
    'giunti là: il nemico è travolto, se resta com’è',
  'it is overrun': 'è travolta',
  'it comes to a melee': 'si viene alla mischia',
  'own morale {0}': 'morale proprio {0}',
  'enemy morale {0}': 'morale nemico {0}',
  // The march.
  'morale {0}': 'morale {0}',
  'disruption {0}': 'scompiglio {0}',
  'steadiness {0}': 'saldezza {0}',
  'tests: {0}': 'prove: {0}',
  'squares marched: {0}': 'caselle percorse: {0}',
  'fatigue {0}': 'fatica {0}',
  'readiness {0}': 'prontezza {0}',
  'it keeps its order': 'resta in ordine',
  // What is supposed.
  'as all stand now, before anybody fires': 'come tutti stanno ora, prima che qualcuno spari',
  'if all stay where they are until the charge has come':
    'se tutti restano dove sono finché la carica non è giunta',
  'supposed of the enemy: plain command control, points and ammunition enough, no order to melee or to avoid fights':
    'supposto del nemico: controllo di comando minimo, punti e munizioni bastanti, nessun ordine di mischia o di evitare i combattimenti',
  // Shares of the chart come last: any word with a percentage looks like one.
  '{0} {1}%': '{0} {1}%',
};
