/**
 * Why a choice is barred, in Italian by the English of the rules. `bar` takes no other reason: one
 * that has no Italian does not compile.
 */
export const REFUSALS_IT = {
  'that block belongs to another army': 'quel blocco è di un’altra armata',
  'that unit has been eliminated': 'quell’unità è stata eliminata',

  // 3 Deployment
  'that block is deployed; others are still in hand':
    'quel blocco è già schierato; altri sono ancora in mano',
  'this army may not deploy in that town': 'quest’armata non può schierarsi in quella città',
  'that town already holds as many units of this army as may deploy there':
    'quella città tiene già tutte le unità di quest’armata che vi si possono schierare',
  'every block must be deployed before play begins':
    'ogni blocco va schierato prima che il gioco cominci',
  'every block is deployed already': 'ogni blocco è già schierato',
  'a historical town is too full for the blocks that belong there':
    'una città storica è troppo piena per i blocchi che le spettano',
  'the armies are deploying': 'le armate si stanno schierando',
  'set down the block in your hand first': 'posa prima il blocco che hai in mano',

  // 5 Movement
  'that unit has already moved this turn': 'quell’unità ha già mosso in questo turno',
  'this army has no group move left for another town':
    'a quest’armata non restano mosse di gruppo per un’altra città',
  'no road out of that town is open to this unit':
    'nessuna strada che esce da quella città è aperta a quest’unità',
  'no road leads there from the town where the unit stands':
    'nessuna strada porta là dalla città dove sta l’unità',
  'that road section has carried all it can this turn':
    'quel tratto di strada ha già portato tutto ciò che può in questo turno',
  'no attack at night': 'di notte non si attacca',
  'no more units may attack over that river by this road':
    'per questa strada nessun’altra unità può attaccare oltre quel fiume',
  'leaders never force-march': 'i comandanti non fanno mai marce forzate',
  'only a unit that has marched its full distance may march on':
    'può proseguire solo un’unità che ha marciato per tutta la sua velocità',
  'that unit has force-marched this turn':
    'quell’unità ha già fatto una marcia forzata in questo turno',
  'that unit was recalled from an attack: its march is over':
    'quell’unità è stata richiamata da un attacco: la sua marcia è finita',
  'a unit that has come upon the enemy stops there':
    'un’unità che ha incontrato il nemico si ferma lì',
  'at night only a leader may order a force march':
    'di notte solo un comandante può ordinare una marcia forzata',
  'only a leader of your own can order a force march':
    'solo un tuo comandante può ordinare una marcia forzata',
  'a leader gives the order before he moves': 'un comandante dà l’ordine prima di muovere',
  'he has given the order already': 'ha già dato l’ordine',
  'no attack is too weak in that town': 'in quella città nessun attacco è troppo debole',
  'an attack needs three units: bring more or recall those you sent':
    'per un attacco servono tre unità: portane altre o richiama quelle che hai mandato',
  'this is the movement phase': 'questa è la fase di movimento',
  'finish the march of the unit in your hand first':
    'finisci prima la marcia dell’unità che hai in mano',
  'choose a town for the unit in your hand': 'scegli una città per l’unità che hai in mano',

  // 6 Battles
  'no battle waits for your battle turn in that town':
    'in quella città nessuna battaglia aspetta il tuo turno',
  'choose the battle to take up next': 'scegli la prossima battaglia da combattere',
  'that unit is not in this battle': 'quell’unità non è in questa battaglia',
  'that unit has its place already': 'quell’unità ha già il suo posto',
  'units left over form the reserve when you are done':
    'le unità che avanzano formano la riserva quando hai finito',
  'every column needs a unit, and no more are left than empty columns':
    'ogni colonna vuole un’unità, e ne restano solo quante sono le colonne vuote',
  'every column needs at least one unit': 'ogni colonna vuole almeno un’unità',
  'deploy for this battle first': 'schierati prima per questa battaglia',
  'the battle stands still: the attacker must fire, engage or retreat':
    'la battaglia è ferma: l’attaccante deve sparare, ingaggiare o ritirarsi',
  'the battle stands still: the last unit that can fire or engage must':
    'la battaglia è ferma: l’ultima unità che può sparare o ingaggiare deve farlo',

  // 7 Retreats
  'that town is further than the unit can retreat':
    'quella città è più lontana di quanto l’unità possa ritirarsi',
  'no retreat into a town that the enemy holds': 'non ci si ritira in una città tenuta dal nemico',
  'no retreat from one battle to another': 'non ci si ritira da una battaglia in un’altra',
  'an attacker retreats only to towns that he holds or that his attack came through':
    'un attaccante si ritira solo in città che tiene o da cui è passato il suo attacco',
  'a defender cannot retreat along the way the attack came':
    'un difensore non può ritirarsi per la via da cui è venuto l’attacco',
  'no town on the way there is open for the unit to pass through':
    'sulla via nessuna città è aperta al passaggio dell’unità',
  'that road carries no more units in this battle turn':
    'quella strada non porta altre unità in questo turno di battaglia',
  'that road carries no more units in this rout':
    'quella strada non porta altre unità in questa rotta',
  'no town is open for that unit to retreat to':
    'nessuna città è aperta alla ritirata di quell’unità',
  'that unit has regrouped already': 'quell’unità si è già riordinata',
  'that unit has fallen back: it does no more in this battle turn':
    'quell’unità ha ripiegato: in questo turno di battaglia non fa altro',
  'retreats come before any unit moves or fires':
    'le ritirate vengono prima che un’unità muova o spari',
  'in a rout every unit leaves at once': 'in una rotta ogni unità se ne va subito',
  'the victor may regroup now': 'ora il vincitore può riordinarsi',

  // 8 Combat
  'that unit has moved or fired already in this battle turn':
    'quell’unità ha già mosso o sparato in questo turno di battaglia',
  'a leader has no firepower': 'un comandante non ha fuoco',
  'units in reserve neither fire nor are fired at':
    'le unità in riserva non sparano e nessuno spara loro',
  'infantry and cavalry fire only when engaged': 'fanteria e cavalleria sparano solo se ingaggiate',
  'no long range fire into a column that friends have engaged':
    'niente fuoco da lontano in una colonna ingaggiata da amici',
  'no enemy stands there in that formation': 'lì nessun nemico è in quella formazione',
  'artillery never engages': 'l’artiglieria non ingaggia mai',
  'a unit in square cannot move until it breaks square':
    'un’unità in quadrato non può muovere finché non lo rompe',
  'an engaged unit can only disengage': 'un’unità ingaggiata può solo sganciarsi',
  'that unit is not engaged': 'quell’unità non è ingaggiata',
  'a unit engages only the enemy column that it faces':
    'un’unità ingaggia solo la colonna nemica che ha di fronte',
  'from the reserve a unit engages only in its own engaged column':
    'dalla riserva un’unità ingaggia solo in una propria colonna già ingaggiata',
  'a unit redeploys only to positions that are not engaged':
    'un’unità si rischiera solo in posti non ingaggiati',
  'a unit redeploys to the reserve or to a column beside its own':
    'un’unità si rischiera nella riserva o in una colonna accanto alla sua',
  'only infantry in a column forms square': 'solo la fanteria in una colonna forma il quadrato',
  'that unit is in square already': 'quell’unità è già in quadrato',
  'that unit is not in square': 'quell’unità non è in quadrato',
  'this is the combat phase of the battle turn':
    'questa è la fase di combattimento del turno di battaglia',
  'each hit falls on the strongest unit of the target formation':
    'ogni colpo cade sull’unità più forte della formazione bersaglio',
  'choose which of the strongest units takes the hit':
    'scegli quale delle unità più forti subisce il colpo',

  // 9 Reinforcements
  'reinforcements come only from adjacent towns': 'i rinforzi vengono solo da città adiacenti',
  'a disrupted unit cannot reinforce a battle':
    'un’unità disorganizzata non può rinforzare una battaglia',
  'a unit that has force-marched cannot reinforce a battle':
    'un’unità che ha fatto una marcia forzata non può rinforzare una battaglia',
  'that unit is in another battle': 'quell’unità è in un’altra battaglia',
  'that road carries no more reinforcements in this battle turn':
    'quella strada non porta altri rinforzi in questo turno di battaglia',
  'this is the reinforcement phase of the battle turn':
    'questa è la fase dei rinforzi del turno di battaglia',

  // 11 Supply
  'the loss falls on the army whose base is taken':
    'la perdita tocca all’armata a cui è presa la base',
  'choose a unit to give up for want of supply':
    'scegli un’unità da cedere per mancanza di rifornimenti',

  // 13 Options
  'units already attack that town from a town that no road joins to where this unit began':
    'quella città è già attaccata da una città che nessuna strada unisce a quella di partenza dell’unità',
  'infantry of another corps has fired in this column':
    'in questa colonna ha già sparato fanteria di un altro corpo',
} as const;

/** Every reason a bar of this game can give. */
export type Reason = keyof typeof REFUSALS_IT;
