import type { Phrases } from '../../../boards/words.ts';

/** Why a choice is barred, in Italian by the English of the rules. */
export const REFUSALS_IT: Phrases = {
  // [5.0] Objectives.
  'objectives are being set: choose a leader, or be done':
    'si fissano gli obiettivi: scegli un comandante o termina',
  'that leader belongs to the other side': 'quel comandante appartiene all’altra parte',
  'no objective is set at that level of command':
    'a quel livello di comando non si fissano obiettivi',
  'a formation waits for its objective': 'una formazione attende il suo obiettivo',
  'that square is not on the map': 'quella casella non è sulla mappa',
  'that is its objective already': 'è già il suo obiettivo',
  // [6.0] Orders.
  'orders are given in the operations phase': 'gli ordini si danno nella fase operativa',
  'no unit of yours is there to be ordered': 'lì non c’è nessuna tua unità da comandare',
  'nothing is left to be done of that': 'di questo non resta nulla da fare',
  'no way leads there': 'nessuna via porta fin lì',
  'a charge is ordered by the square it goes to':
    'una carica si ordina con la casella verso cui va',
  'units are being given orders: access one, or go on to combat':
    'si danno ordini alle unità: scegline una o passa al combattimento',
  'that unit belongs to the other side': 'quell’unità appartiene all’altra parte',
  'that unit is not on the map': 'quell’unità non è sulla mappa',
  'routed units take no orders': 'le unità in rotta non ricevono ordini',
  'a unit is being given orders: order it, or quit it':
    'si danno ordini a un’unità: comandala o lasciala',
  'the unit has no operation points left': 'all’unità non restano punti operazione',
  'the unit has too few operation points left': 'all’unità restano troppo pochi punti operazione',
  'no march of this unit has brought hidden enemies to light':
    'nessuna marcia di questa unità ha scoperto nemici nascosti',
  'where it began there is room for open formation only':
    'dove è partita c’è posto solo per l’ordine aperto',
  'the map ends there': 'lì finisce la mappa',
  'an enemy stands there': 'lì c’è un nemico',
  'that ground is closed to the unit': 'quel terreno è chiuso all’unità',
  'woods and towns are entered in open formation, limbered, or by road in column':
    'in boschi e abitati si entra in ordine aperto, al traino o, per strada, in colonna',
  'no step leads from enemy zone to enemy zone but to a friend':
    'da una zona nemica a un’altra si passa solo dove c’è un amico',
  'its morale keeps the unit out of enemy zones':
    'il morale tiene l’unità fuori dalle zone nemiche',
  'its disruption keeps the unit out of enemy zones':
    'lo scompiglio tiene l’unità fuori dalle zone nemiche',
  'infantry and cavalry do not share a square':
    'fanteria e cavalleria non stanno nella stessa casella',
  'routed and broken units share no square':
    'le unità in rotta o disfatte non stanno con altre in una casella',
  'there is no room on this square: march on':
    'in questa casella non c’è posto: prosegui la marcia',
  'there is no room on that square': 'in quella casella non c’è posto',
  'some unit of a square stands in front': 'in ogni casella qualcuno sta in prima linea',
  // [6.35] Formations.
  'routed units move only by rout': 'le unità in rotta muovono solo fuggendo',
  'units do not move in that formation': 'in quella formazione le unità non muovono',
  'that formation belongs to another arm': 'quella formazione è di un’altra arma',
  'the unit is in that formation already': 'l’unità è già in quella formazione',
  'woods and towns leave room for open formation only':
    'boschi e abitati lasciano posto solo all’ordine aperto',
  'the unit leaves road mode first': 'prima l’unità lascia la marcia su strada',
  'an enemy within four squares forbids road mode':
    'un nemico entro quattro caselle vieta la marcia su strada',
  'road mode is taken up or left before anything else':
    'la marcia su strada si prende o si lascia prima di ogni altra cosa',
  'cavalry has no road mode': 'la cavalleria non ha la marcia su strada',
  'only cavalry with firearms dismounts': 'appieda solo la cavalleria con armi da fuoco',
  'the unit has no skirmishers': 'l’unità non ha tiratori',
  'so many of its skirmishers are out already': 'tanti tiratori sono già fuori',
  'skirmishers go out or in outside of enemy zones only':
    'i tiratori escono o rientrano solo fuori dalle zone nemiche',
  'a square faces all ways': 'un quadrato fa fronte da ogni lato',
  'the unit faces that way already': 'l’unità fa già fronte da quella parte',
  'the unit is too tired for a forced march': 'l’unità è troppo stanca per una marcia forzata',
  'a unit has fifteen operation points at most': 'un’unità ha al massimo quindici punti operazione',
  // [6.4] Fire, melee and charges.
  'the fire menu is open: choose a target, or go back':
    'si sceglie il fuoco: indica un bersaglio o torna indietro',
  'the unit has nothing to fire with': 'l’unità non ha con che sparare',
  'that is its plot already': 'è già il suo ordine di fuoco',
  'that square is out of range': 'quella casella è fuori portata',
  'that square is not before the unit': 'quella casella non è davanti all’unità',
  'that square is out of sight': 'quella casella non si vede',
  'artillery starts no melee and does not advance':
    'l’artiglieria non comincia mischie e non avanza',
  'with so low a morale the unit starts no melee':
    'con un morale così basso l’unità non comincia mischie',
  'so disrupted a unit starts no melee': 'un’unità così scompigliata non comincia mischie',
  'a charge waits for its target: choose a square, or go back':
    'una carica attende il bersaglio: scegli una casella o torna indietro',
  'a charge goes eight squares at most': 'una carica va al massimo a otto caselle',
  'cavalry is asked whether it charges in turn or stands fast':
    'alla cavalleria si chiede se carica a sua volta o resta ferma',
  'cavalry does not charge at night': 'di notte la cavalleria non carica',
  'no charge starts in an enemy zone': 'nessuna carica parte da una zona nemica',
  'its morale is too low for a charge': 'il suo morale è troppo basso per una carica',
  'the unit is too disrupted for a charge': 'l’unità è troppo scompigliata per una carica',
  'a charge needs six operation points after the formation':
    'per una carica devono restare sei punti operazione dopo la formazione',
  'only cavalry avoids combat': 'solo la cavalleria evita il combattimento',
  // [9.0] Leaders.
  'leaders are being transferred: choose one, or be done':
    'si trasferiscono i comandanti: scegline uno o termina',
  'that leader is not on the map': 'quel comandante non è sulla mappa',
  'no other unit of that leader can take him':
    'nessun’altra unità di quel comandante può accoglierlo',
  'a leader is in the hand: choose a unit for him, or put him back':
    'un comandante attende: scegli un’unità per lui o rimettilo a posto',
  'that unit is not under his command': 'quell’unità non è ai suoi ordini',
  'a unit has one leader at most': 'un’unità ha al massimo un comandante',
};
