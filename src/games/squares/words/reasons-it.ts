import type { Phrases } from '../../../boards/words.ts';

/** Why a computer commander gives an order, in Italian. */
export const PLANS: Phrases = {
  'stands fast: the charge is too strong for it': 'resta ferma: la carica è troppo forte',
  'charges in turn: it is strong enough': 'carica a sua volta: è abbastanza forte',
  'everybody has his orders': 'tutti hanno i loro ordini',
  '{0} goes for {1}': '{0} punta su {1}',
  '{0} holds {1}': '{0} tiene {1}',
  '{0} keeps an eye on {1}': '{0} sorveglia {1}',
  '{0} is kept in reserve for {1}': '{0} resta in riserva per {1}',
  '{0} falls back on {1}': '{0} ripiega su {1}',
  '{0} looks for a place for its guns': '{0} cerca un posto per i suoi cannoni',
  '{0} goes back to rest': '{0} va indietro a riposare',
  '{0} goes up to attack {1} together with others': '{0} si porta con altri all’attacco di {1}',
  '{0} attacks {1}: the odds are good': '{0} attacca {1}: le probabilità sono buone',
  '{0} charges {1}': '{0} carica {1}',
  '{0} fires at what is worth most': '{0} spara dove vale di più',
  '{0} stays where it is after combat': '{0} resta dov’è dopo il combattimento',
  'the formation of {0} is sent to {1}': 'la formazione di {0} è mandata a {1}',
};
