/**
 * Why a choice is barred, in Italian by the English of the rules. `bar` takes no other reason: one
 * that has no Italian does not compile.
 */
export const REFUSALS_IT = {
  'that unit belongs to the other side': 'quell’unità appartiene all’altra parte',
  'that unit is not spent': 'quell’unità non è logora',
  'only infantry, cavalry and the rifles are rallied':
    'si raccolgono solo fanteria, cavalleria e i fucilieri',
  'a leader rallies units of his own formation':
    'un generale raccoglie le unità della propria formazione',
  'only a fresh leader rallies units': 'solo un generale fresco raccoglie unità',
  'a leader rallies units in one area only': 'un generale raccoglie unità in una sola area',
  'that leader has rallied as many units as he can':
    'quel generale ha già raccolto tutte le unità che può',
  'the rifles need a leader with other units in their area or, alone, beside it':
    'ai fucilieri serve un generale con altre unità nella loro area o, se sono soli, accanto',
  'that army has no unit left that may rally on its own':
    'quell’armata non ha più unità che possano raccogliersi da sole',
  'this is the rally phase: rally a unit, or be done':
    'questa è la fase di raccolta: raccogli un’unità o termina',
  'that unit does not belong to the formation that advances':
    'quell’unità non appartiene alla formazione che avanza',
  'in a General Advance every unit moves one area':
    'in un’Avanzata Generale ogni unità muove di un’area',
  'a General Advance goes to an adjacent area or zone':
    'un’Avanzata Generale va in un’area o zona adiacente',
  'a General Advance never enters an area with enemy units':
    'un’Avanzata Generale non entra mai in un’area con unità nemiche',
  'a General Advance never enters an area the enemy controls':
    'un’Avanzata Generale non entra mai in un’area controllata dal nemico',
  'a unit may go from an area to a zone only by a retreat':
    'da un’area a una zona si va solo ritirandosi',
  'only artillery that leaves the Grand Battery takes its marker along':
    'solo l’artiglieria che lascia la Grande Batteria ne porta con sé il segnalino',
  'a General Advance is being made: move a unit, or be done':
    'è in corso un’Avanzata Generale: muovi un’unità o termina',
  'only a leader is activated for an impulse': 'per un impulso si attiva solo un generale',
  'no unit of that leader’s formation is on the map':
    'nessuna unità della formazione di quel generale è sulla mappa',
  'activate a leader, try a Double Move, or pass':
    'attiva un generale, tenta una Doppia Mossa o passa',
  'no unit of the formation can move or assault from there':
    'nessuna unità della formazione può muovere o assaltare da lì',
  'no cavalry of the formation can charge from there':
    'nessuna cavalleria della formazione può caricare da lì',
  'no fresh infantry of the formation shares that area with the enemy':
    'nessuna fanteria fresca della formazione è in quell’area con il nemico',
  'no fresh artillery of the formation has a target from there':
    'nessuna artiglieria fresca della formazione ha un bersaglio da lì',
  'no unit of the formation can advance': 'nessuna unità della formazione può avanzare',
  'a combined assault is made of two Move/Assaults or of two charges':
    'un assalto combinato si compone di due Movimenti/Assalti o di due cariche',
  'all movement of two such actions comes before any assault':
    'tutto il movimento di due azioni simili viene prima di ogni assalto',
  'in a Double Move an action is chosen for the formation':
    'in una Doppia Mossa si sceglie un’azione per la formazione',
  'choose an action for the formation': 'scegli un’azione per la formazione',
  'that officer serves the other side': 'quell’ufficiale serve l’altra parte',
  'that officer has not arrived yet': 'quell’ufficiale non è ancora arrivato',
  'only a commander gives this order': 'solo un comandante dà quest’ordine',
  'an inactive commander tries no special action':
    'un comandante inattivo non tenta azioni speciali',
  'Ney acts as commander only while Napoléon is inactive':
    'Ney fa da comandante solo finché Napoleone è inattivo',
  'a commander of this side has tried a special action in this impulse':
    'un comandante di questa parte ha già tentato un’azione speciale in quest’impulso',
  'only the leader of the point or forward unit’s formation takes part':
    'partecipa solo il generale della formazione dell’unità di punta o avanzata',
  'a spent leader takes no special action': 'un generale logoro non compie azioni speciali',
  'a leader may take part now, or be held back':
    'ora un generale può partecipare o restare in disparte',
  'a leader may have the dice rolled again now': 'ora un generale può far ritirare i dadi',
  'a commander intervenes only for a point or forward unit of his army':
    'un comandante interviene solo per un’unità di punta o avanzata della sua armata',
  'a commander may intervene now': 'ora un comandante può intervenire',
  'the sun has set: a commander may win time, or nobody':
    'il sole è tramontato: un comandante può guadagnare tempo, o nessuno',
  'a commander moves only formations of his own army':
    'un comandante muove solo formazioni della propria armata',
  'a Double Move is made by formations: name a leader':
    'una Doppia Mossa la compiono le formazioni: indica un generale',
  'no unit of that formation can act any more in this impulse':
    'nessuna unità di quella formazione può più agire in quest’impulso',
  'name the formation that acts, or be done': 'indica la formazione che agisce o termina',
  'that area is not adjacent to the unit': 'quell’area non è adiacente all’unità',
  'the unit has too few movement factors left to enter that area':
    'all’unità restano troppo pochi fattori di movimento per entrare in quell’area',
  'only Prussian units may enter a zone': 'solo le unità prussiane possono entrare in una zona',
  'going from zone to zone takes a unit’s whole movement':
    'andare da zona a zona richiede l’intero movimento di un’unità',
  'a unit that leaves a contested area may only enter a friendly controlled area without enemies':
    'chi lascia un’area contesa può entrare solo in un’area controllata dalla sua parte e senza nemici',
  'a charge goes over clear ground only': 'una carica passa solo per terreno aperto',
  'cavalry never enters a forest or village that enemies hold or that is contested':
    'la cavalleria non entra mai in un bosco o villaggio tenuto dal nemico o conteso',
  'artillery may enter an area of the enemy only after infantry or skirmishers that will assault it':
    'l’artiglieria può entrare in un’area nemica solo dopo fanti o tiratori che l’assaltino',
  'in a Move/Assault cavalry may enter an area of the enemy only after infantry or skirmishers':
    'in un Movimento/Assalto la cavalleria può entrare in un’area nemica solo dopo fanti o tiratori',
  'that area has been assaulted in this impulse':
    'quell’area è già stata assaltata in quest’impulso',
  'that area holds as many units of this side as it can':
    'quell’area tiene già tutte le unità di questa parte che può',
  'with this option a village holds four units of a side':
    'con quest’opzione un villaggio tiene quattro unità per parte',
  'only units that began the impulse in the active area may move':
    'possono muovere solo le unità che hanno iniziato l’impulso nell’area attiva',
  'that unit belongs to another formation': 'quell’unità appartiene a un’altra formazione',
  'that unit has finished its move': 'quell’unità ha finito il suo movimento',
  'spent artillery does not move': 'l’artiglieria logora non muove',
  'only cavalry moves in a charge': 'in una carica muove solo la cavalleria',
  'no adjacent area is open to that unit': 'nessun’area adiacente è aperta a quell’unità',
  'units are moving: choose one of them, or be done':
    'le unità stanno muovendo: scegline una o termina',
  'a unit finishes its move before another begins':
    'un’unità finisce il suo movimento prima che un’altra cominci',
  'choose an area for the unit, it has not moved yet':
    'scegli un’area per l’unità, non ha ancora mosso',
  'units move to areas and zones of the map': 'le unità muovono in aree e zone della mappa',
  'there is no enemy to assault in that area': 'in quell’area non c’è nemico da assaltare',
  'no unit that may lead an assault was activated for that area':
    'nessuna unità che possa guidare un assalto è stata attivata per quell’area',
  'an area just entered that holds only enemies must be assaulted':
    'un’area appena raggiunta che tiene solo nemici va assaltata',
  'choose an area to assault, or be done': 'scegli un’area da assaltare o termina',
  'only units activated in this impulse may assault that area':
    'quell’area possono assaltarla solo le unità attivate in quest’impulso',
  'cavalry leads charges, infantry and skirmishers all other assaults':
    'la cavalleria guida le cariche, fanti e tiratori ogni altro assalto',
  'with charge exhaustion the same unit leads the overrun':
    'con l’esaurimento della carica la stessa unità guida il travolgimento',
  'name the point unit of the assault first': 'indica prima l’unità di punta dell’assalto',
  'only cavalry supports a charge': 'solo la cavalleria appoggia una carica',
  'only fresh artillery that has not moved supports an assault':
    'appoggia un assalto solo l’artiglieria fresca che non ha mosso',
  'that unit takes part already': 'quell’unità partecipa già',
  'nobody is left who could support the assault':
    'non resta nessuno che possa appoggiare l’assalto',
  'name the units that support the assault, or be done':
    'indica le unità che appoggiano l’assalto o termina',
  'only a unit that defends the area may be the forward unit':
    'solo un’unità che difende l’area può essere l’unità avanzata',
  'name the forward unit of the defence first': 'indica prima l’unità avanzata della difesa',
  'only units of the area that was hit absorb casualty points':
    'assorbono punti perdita solo le unità dell’area colpita',
  'the unit that was the target absorbs the first casualty point':
    'l’unità bersaglio assorbe il primo punto perdita',
  'that unit is spent already': 'quell’unità è già logora',
  'skirmishers of one step are eliminated when they would be spent':
    'i tiratori con un solo passo sono eliminati quando dovrebbero diventare logori',
  'only a spent unit absorbs a casualty point by a retreat':
    'solo un’unità logora assorbe un punto perdita ritirandosi',
  'without that unit the others could not absorb the rest':
    'senza quell’unità le altre non potrebbero assorbire il resto',
  'an attacker retreats to where he came from': 'chi attacca si ritira da dove è venuto',
  'casualty points are to be absorbed first': 'prima vanno assorbiti i punti perdita',
  'only cavalry of this charge may ride on': 'può proseguire solo la cavalleria di questa carica',
  'all that ride on enter the same area': 'tutti quelli che proseguono entrano nella stessa area',
  'an overrun enters an adjacent area of clear ground':
    'un travolgimento entra in un’area adiacente di terreno aperto',
  'an overrun enters an area that is vacant or holds only enemies':
    'un travolgimento entra in un’area vuota o che tiene solo nemici',
  'the charge may ride on: choose cavalry, or be done':
    'la carica può proseguire: scegli la cavalleria o termina',
  'only units that defend the area may retreat from it now':
    'ora possono ritirarsi solo le unità che difendono l’area',
  'a unit retreats to an adjacent area': 'un’unità si ritira in un’area adiacente',
  'a unit retreats only to a friendly controlled area without enemies':
    'un’unità si ritira solo in un’area controllata dalla sua parte e senza nemici',
  'another area has fewer areas with enemies around it':
    'un’altra area ha attorno meno aree con nemici',
  'the defender may retreat now: choose a unit, or be done':
    'ora il difensore può ritirarsi: scegli un’unità o termina',
  'only cavalry that charged may retreat now':
    'ora può ritirarsi solo la cavalleria che ha caricato',
  'after a mandatory assault cavalry retreats to where it came from':
    'dopo un assalto obbligatorio la cavalleria si ritira da dove è venuta',
  'the charge is over: choose cavalry that retreats, or be done':
    'la carica è finita: scegli la cavalleria che si ritira o termina',
  'the point unit stays in the village': 'l’unità di punta resta nel villaggio',
  'only units that stormed the village go back':
    'tornano indietro solo le unità che hanno preso d’assalto il villaggio',
  'more than four units are in the village: choose who goes back':
    'nel villaggio ci sono più di quattro unità: scegli chi torna indietro',
  'they go back to where they came from': 'tornano da dove sono venute',
  'the primary target is a unit of the enemy': 'il bersaglio primario è un’unità nemica',
  'volley fire strikes only enemies in the area of those who fire':
    'la scarica colpisce solo i nemici nell’area di chi spara',
  'choose the primary target of the fire': 'scegli il bersaglio primario del fuoco',
  'only fresh artillery of the active formation in the area fires':
    'spara solo l’artiglieria fresca della formazione attiva nell’area',
  'only fresh infantry of the active formation in the area fires':
    'spara solo la fanteria fresca della formazione attiva nell’area',
  'only fresh artillery of the Grand Battery fires in its phase':
    'nella sua fase spara solo l’artiglieria fresca della Grande Batteria',
  'that unit fires already': 'quell’unità spara già',
  'choose the unit that leads the fire first': 'scegli prima l’unità che guida il fuoco',
  'nobody is left who could fire': 'non resta nessuno che possa sparare',
  'choose the units that fire, then be done': 'scegli le unità che sparano, poi termina',
  'artillery in a contested area fires only into its own area':
    'l’artiglieria in un’area contesa spara solo nella propria area',
  'artillery does not fire into a contested area from outside':
    'l’artiglieria non spara da fuori in un’area contesa',
  'that area is out of range, or the ground between is not low and clear':
    'quell’area è fuori portata, o il terreno in mezzo non è basso e aperto',
  'artillery does not fire over friendly units': 'l’artiglieria non spara sopra unità amiche',
  'only units of the assaulted area may withdraw':
    'possono ripiegare solo le unità dell’area assaltata',
  'only cavalry and horse artillery withdraws before the assault':
    'prima dell’assalto ripiegano solo cavalleria e artiglieria a cavallo',
  'only skirmishers withdraw after the defensive fire':
    'dopo il fuoco difensivo ripiegano solo i tiratori',
  'the defender may withdraw now: choose a unit, or be done':
    'ora il difensore può ripiegare: scegli un’unità o termina',
  'only skirmishers of the assaulted area fire now':
    'ora sparano solo i tiratori dell’area assaltata',
  'the defender’s skirmishers may fire now': 'ora possono sparare i tiratori del difensore',
} as const;

/** Every reason a bar of this game can give. */
export type Reason = keyof typeof REFUSALS_IT;
