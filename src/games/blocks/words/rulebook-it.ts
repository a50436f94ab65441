import type { RuleText } from '../../../kernel/rulebook.ts';
import type { RULEBOOK } from '../rulebook.ts';

/** The rulebook in Italian. The English one is the one that the rules cite. */
export const RULEBOOK_IT: Readonly<Record<keyof typeof RULEBOOK, RuleText>> = {
  '1.0': {
    title: 'Mappa',
    gist:
      'Il tabellone mostra 51 città ai due lati della frontiera franco-belga del 1815; ' +
      'Bruxelles, Gand e Liegi sono le sue grandi città. Le unità stanno nelle città e si ' +
      'spostano lungo le 99 strade che le uniscono: le linee spesse sono strade maggiori, ' +
      'quelle sottili strade minori. I fiumi ostacolano gli attacchi e le rotte lungo le strade ' +
      'che li attraversano. La frontiera segna le città di Francia; una linea tratteggiata ' +
      'separa la zona di schieramento britannica da quella prussiana. La tabella dei turni va ' +
      'dal 15 al 22 giugno, con tre turni al giorno, francesi e alleati alternati; ogni terzo ' +
      'turno è di notte.',
  },
  '2.0': {
    title: 'Le unità',
    gist:
      'Ogni blocco di legno è un’unità. La faccia porta il nome, il corpo, l’arma e la forza, e ' +
      'la vede solo la sua parte. Le regole che seguono dicono come si distinguono le armate, ' +
      'che cosa resta nascosto e come si conta e si perde la forza.',
  },
  '2.1': {
    title: 'Nazionalità',
    gist:
      'Le unità sono 82: 38 francesi blu, 19 rosse tra britanniche e olandesi, 25 prussiane ' +
      'nere. Nel numero è compreso un comandante per armata. La Guardia francese e gli Olandesi ' +
      '(con i Brunswick) hanno etichette di colore proprio, ma per ogni regola appartengono ' +
      'all’armata francese e a quella britannica.',
  },
  '2.2': {
    title: 'Nebbia di guerra',
    gist:
      'Vedi solo le facce delle tue unità. Di una città nemica sai quanti blocchi di ogni ' +
      'armata vi stanno, non quali siano né quanto siano forti. Le facce si scoprono quando le ' +
      'unità stanno nelle colonne di una battaglia e quando un comandante prende il comando; le ' +
      'unità perdute si depongono a faccia in su. Quello che hai visto una volta ti resta ' +
      'annotato, com’era quando l’hai visto.',
  },
  '2.3': {
    title: 'Valore di combattimento (VC)',
    gist:
      'Il valore di combattimento di un’unità, il suo VC, è insieme la sua forza e il numero di ' +
      'dadi che tira quando spara. La forza piena è 4, 3 o 2, come stampato sul blocco, e ogni ' +
      'unità comincia la partita a forza piena. Un comandante non ha valore di combattimento.',
  },
  '2.4': {
    title: 'Perdita di passi',
    gist:
      'Ogni colpo o altra perdita toglie un passo: un’unità di 4 VC scende a 3, poi a 2, poi a ' +
      '1. I passi perduti non tornano più. Un’unità di 1 VC che perde un altro passo è ' +
      'eliminata ed esce dal gioco.',
  },
  '2.5': {
    title: 'Tipi di unità',
    gist:
      'Ci sono quattro tipi di unità: fanteria, cavalleria, artiglieria e comandanti. Un’unità ' +
      'francese o britannica è una divisione; un’unità prussiana è una brigata di pari ' +
      'grandezza all’incirca. I Francesi hanno 20 fanterie, 10 cavallerie e 7 artiglierie; i ' +
      'Britannici 10, 5 e 3; i Prussiani 16, 4 e 4; in più, un comandante ciascuno. ' +
      'Dell’artiglieria britannica una sola unità ha 4 VC: quella del II Corpo ne ha 2.',
  },
  '3.0': {
    title: 'Schieramento',
    gist:
      'Prima del primo turno le due parti schierano le loro unità a forza piena. Ci sono tre ' +
      'modi, da scegliere prima della partita: lo schieramento libero, quello storico e ' +
      'l’azzardo di Napoleone.',
  },
  '3.1': {
    title: 'Schieramento libero',
    gist:
      'Gli Alleati collocano per primi tutte le loro unità: i Britannici nelle città a ovest ' +
      'della linea di schieramento, al massimo 5 per città; i Prussiani in quelle a est, al ' +
      'massimo 6 per città; nessuno in Francia. Poi i Francesi collocano tutte le loro nelle ' +
      'città di Francia, al massimo 16 per città. I comandanti non contano in questi limiti. ' +
      'Una volta cominciato il gioco una città tiene qualsiasi numero di unità, e la linea non ' +
      'significa più nulla.',
  },
  '3.2': {
    title: 'Schieramento storico',
    gist:
      'Ogni unità delle tre armate comincia dove si trovava alla vigilia della campagna, a ' +
      'forza piena. I Francesi si raccolgono a Solre (12 unità), Beaumont (16 e Napoleone) e ' +
      'Philippeville (9). I Britannici stanno tra Bruxelles, Ninove, Grammont, Braine-le-Comte, ' +
      'Nivelles e Mons; i Prussiani a Charleroi, Ligny, Gembloux, Namur, Ciney e Liegi.',
  },
  '3.3': {
    title: 'L’azzardo di Napoleone',
    gist:
      'Gli Alleati cominciano nelle loro città storiche. I Francesi, che sanno dove sono gli ' +
      'Alleati, si schierano liberamente nelle città di Francia, al massimo 16 unità per città, ' +
      'comandante escluso.',
  },
  '4.0': {
    title: 'Sequenza di gioco',
    gist:
      'Le due parti giocano turni di campagna alternati; cominciano i Francesi. La parte di ' +
      'turno è attiva, l’altra passiva. Un turno di campagna è una fase di movimento seguita da ' +
      'una fase di battaglia.',
  },
  '4.1': {
    title: 'Fase di movimento',
    gist:
      'Il giocatore attivo fa le sue mosse di gruppo, poi le marce forzate. Il giocatore ' +
      'passivo non muove nulla.',
  },
  '4.2': {
    title: 'Fase di battaglia',
    gist:
      'Ogni battaglia nata dalle mosse si combatte ora fino in fondo. Solo dopo comincia il ' +
      'turno dell’altra parte.',
  },
  '5.0': {
    title: 'Movimento',
    gist:
      'Puoi muovere quanto vuoi entro ciò che ti spetta, ma le mosse non usate sono perdute. Le ' +
      'tue unità attraversano le città tenute da amici. Un’unità che entra in una città dove ' +
      'c’è anche una sola unità nemica deve fermarsi lì e combattere.',
  },
  '5.1': {
    title: 'Movimento di gruppo',
    gist:
      'Tutte le unità amiche in una città formano un gruppo, quante che siano. Una mossa di ' +
      'gruppo lascia partire quante di esse si vuole, verso la stessa città adiacente o verso ' +
      'città diverse, lungo le strade. In un turno i Francesi fanno tre mosse di gruppo; gli ' +
      'Alleati due britanniche e due prussiane, che non si possono scambiare. Muovere ' +
      'Britannici e Prussiani dalla stessa città costa una mossa degli uni e una degli altri. ' +
      'Da Bruxelles, per esempio, le strade portano ad Alost, Ninove, Hal, Waterloo, Wavre e ' +
      'Lovanio.',
  },
  '5.2': {
    title: 'Velocità di marcia',
    gist:
      'Fanteria e artiglieria muovono di una città per turno di campagna. Cavalleria e ' +
      'comandanti di una o due, come da Bruxelles a Waterloo e poi a una città vicina a ' +
      'Waterloo.',
  },
  '5.3': {
    title: 'Limiti delle strade',
    gist:
      'In un turno di campagna un tratto di strada tra due città vicine porta 10 unità se è ' +
      'maggiore, 6 se è minore, contando i due sensi e le marce forzate. Un tratto pieno è ' +
      'chiuso ad altre marce per quel turno. Ritirate, rotte, rinforzi e riordino non ne sono ' +
      'toccati: hanno limiti propri. I comandanti non contano.',
  },
  '5.4': {
    title: 'Fiumi',
    gist:
      'Un tratto di strada che attraversa un fiume porta solo la metà delle unità la cui marcia ' +
      'finisce in una città con unità nemiche: 5 su strada maggiore, 3 su strada minore. Due ' +
      'fiumi sullo stesso tratto lo dimezzano una volta sola. Unità dirette altrove possono ' +
      'ancora riempire il tratto fino al limite normale. Così da Laneffe a una Charleroi vuota ' +
      'possono andare 10 unità, ma solo 5 se la difende anche un solo Prussiano.',
  },
  '5.5': {
    title: 'Marce forzate',
    gist:
      'Un’unità che ha mosso per tutta la sua velocità può marciare di una città ancora: ' +
      'fanteria e artiglieria fino a una seconda città, la cavalleria fino a una terza; i ' +
      'comandanti mai. Dopo tutte le mosse ciascuna tira un dado: con 1–3 arriva ma perde per ' +
      'sempre un VC, con 4–6 arriva intatta; un comandante che ha preso il comando aggiunge 1. ' +
      'La marcia forzata rispetta i limiti di strade e fiumi e può portare un’unità ' +
      'all’attacco. Non può portare rinforzi in una battaglia né servire a una ritirata, e di ' +
      'notte ci vuole l’ordine di un comandante.',
  },
  '5.6': {
    title: 'Turni di notte',
    gist:
      'In un turno di notte le unità muovono come al solito ma non possono attaccare: nessuna ' +
      'unità può entrare in una città dove sta un nemico. Non ci sono marce forzate, salvo per ' +
      'le unità a cui le ordina il loro comandante dalla città che divide con loro.',
  },
  '6.0': {
    title: 'Battaglie',
    gist:
      'Dove, dopo il movimento, unità delle due parti stanno nella stessa città, si combatte. ' +
      'Il giocatore attivo è l’attaccante, quello passivo il difensore. Giocano turni di ' +
      'battaglia alternati finché una parte ha lasciato il campo o è in rotta.',
  },
  '6.1': {
    title: 'Attaccare',
    gist:
      'Per attaccare servono almeno tre unità in una città con nemici; con una o due non si ' +
      'può, e prima che il movimento finisca devono essere raggiunte da altre o tornare ' +
      'indietro. I comandanti contano come unità. Uno o due difensori non reggono: non c’è ' +
      'battaglia, ogni attaccante conta come se li ingaggiasse, e vanno subito in rotta con le ' +
      'relative perdite. Così una cavalleria sola perde 1 VC se almeno uno degli attaccanti è ' +
      'cavalleria. Tre o più difensori danno battaglia.',
  },
  '6.2': {
    title: 'Schieramento in battaglia',
    gist:
      'Le unità si dispongono sul tavolo di battaglia in tre colonne, sinistra, centro e ' +
      'destra, con una riserva alle spalle. Si schiera prima il difensore e risponde ' +
      'l’attaccante, che sa quanti blocchi stanno in ogni posto ma non quali. Ogni parte deve ' +
      'mettere almeno un’unità in ogni colonna; colonne e riserva ne tengono quante si vuole. ' +
      'Quando entrambi hanno finito, tutte le unità nelle colonne si scoprono. Quelle in ' +
      'riserva restano coperte finché non entrano in una colonna. La tua sinistra ha di fronte ' +
      'la destra nemica.',
  },
  '6.3': {
    title: 'Turni di battaglia',
    gist:
      'Il primo turno di battaglia è dell’attaccante, poi le parti si alternano. Un turno di ' +
      'battaglia passa per quattro fasi, in quest’ordine: morale di battaglia (8.6), ritirate ' +
      '(7.0), combattimento (8.0), rinforzi (9.0).',
  },
  '6.4': {
    title: 'Più battaglie',
    gist:
      'Più battaglie dello stesso turno di campagna si combattono in parallelo. Il giocatore ' +
      'attivo le affronta nell’ordine che vuole e gioca tutte e quattro le fasi del suo turno ' +
      'di battaglia in una prima di passare alla successiva. Poi il giocatore passivo gioca il ' +
      'suo turno di battaglia in ciascuna, nello stesso ordine.',
  },
  '7.0': {
    title: 'Ritirate',
    gist:
      'Nella fase di ritirata, prima che una tua unità muova o spari, puoi portare unità fuori ' +
      'dalla battaglia da qualunque posizione. Un’unità ingaggiata, per andarsene, subisce ' +
      'prima le perdite di una rotta (7.5); le altre se ne vanno illese.',
  },
  '7.1': {
    title: 'Dove ci si ritira',
    gist:
      'L’attaccante può ritirarsi in una città adiacente da cui le sue unità sono venute ad ' +
      'attaccare o a rinforzare questa battaglia, o in una dove ha già unità. Il difensore può ' +
      'ritirarsi in ogni città adiacente che in questo modo non sia aperta all’attaccante. ' +
      'Nessuno si ritira in una città con unità nemiche o attraverso di essa, né da una ' +
      'battaglia in un’altra.',
  },
  '7.2': {
    title: 'Limiti delle strade',
    gist:
      'In ogni tuo turno di battaglia possono ritirarsi due unità per ogni strada maggiore e ' +
      'una per ogni strada minore. I fiumi non contano, e nemmeno ciò che vi ha marciato prima ' +
      'nel turno. I comandanti non contano.',
  },
  '7.3': {
    title: 'Velocità',
    gist:
      'Fanteria e artiglieria ripiegano di una città. Cavalleria e comandanti possono ' +
      'proseguire fino a una seconda; allora tutte e due devono essere mete permesse, e ogni ' +
      'tratto di strada percorso conta nel suo limite. In ritirata non c’è marcia forzata.',
  },
  '7.4': {
    title: 'Disorganizzazione',
    gist:
      'Un’unità che si è ritirata è disorganizzata fino alla fine del turno di campagna: non ' +
      'può rinforzare nessuna battaglia. Portar via in buon ordine un’intera forza richiede più ' +
      'turni di battaglia, perché una colonna lasciata vuota è una rotta. Le ultime tre unità ' +
      'devono perciò pagare per andarsene; la cavalleria lo fa al prezzo più basso.',
  },
  '7.5': {
    title: 'Rotte',
    gist:
      'Sei in rotta nel momento in cui una delle tue tre colonne non ha più tue unità, per il ' +
      'fuoco, una ritirata o una mossa, o quando sei attaccato con una o due unità soltanto. ' +
      'Tutte le tue unità lì, riserva compresa, perdono prima dei passi: l’artiglieria 2, la ' +
      'fanteria 1, la cavalleria 1 se l’ingaggia cavalleria nemica, i comandanti nessuno. Poi ' +
      'tutte devono ritirarsi subito, alla loro velocità normale e verso città permesse, e sono ' +
      'disorganizzate. Per l’intera rotta una strada maggiore porta 10 unità e una minore 6, ' +
      'dimezzate a 5 e 3 attraverso un fiume. Le unità che non trovano strada sono eliminate.',
  },
  '7.6': {
    title: 'Riordino',
    gist:
      'Nel momento in cui una battaglia è vinta il vincitore può riordinarsi, una volta: unità ' +
      'possono lasciare la battaglia per città adiacenti come in ritirata, e unità di città ' +
      'adiacenti possono entrarvi come rinforzi. Ogni strada maggiore ne porta due e ogni ' +
      'minore una, nei due sensi insieme. Le unità che si riordinano sono disorganizzate per il ' +
      'resto del turno di campagna.',
  },
  '8.0': {
    title: 'Combattimento',
    gist:
      'Nella fase di combattimento ogni tua unità nella battaglia può muovere o sparare, mai ' +
      'tutt’e due, oppure nulla. L’ordine lo scegli tu, un’unità dopo l’altra, e puoi cambiare ' +
      'piano mentre cadono i dadi.',
  },
  '8.1': {
    title: 'Mosse di battaglia',
    gist:
      'Le mosse di battaglia sono tre. Ingaggiare: un’unità non ingaggiata passa dalla sua ' +
      'colonna alla colonna nemica di fronte, o dalla riserva alla propria colonna dove il ' +
      'nemico l’ha ingaggiata; mai di lato, e mai l’artiglieria. Sganciarsi: un’unità ' +
      'ingaggiata rifà la stessa via all’indietro, dalla colonna nemica alla sua oppure, quando ' +
      'è il nemico che è venuto avanti, dalla sua colonna alla riserva. Rischierarsi: un’unità ' +
      'non ingaggiata va in un altro posto non ingaggiato, da una colonna a quella accanto o da ' +
      'e per la riserva; solo così può spostarsi di lato. Nessuna unità si sgancia e ingaggia ' +
      'in una sola mossa.',
  },
  '8.2': {
    title: 'Mosse della cavalleria',
    gist:
      'Fanteria e artiglieria fanno una mossa di battaglia per turno di battaglia, la ' +
      'cavalleria una o due. Così la cavalleria può uscire dalla riserva nella colonna destra e ' +
      'caricare la sinistra nemica in un solo turno.',
  },
  '8.3': {
    title: 'Fuoco',
    gist:
      'Un’unità che non ha mosso può sparare una volta per turno di battaglia, con un dado per ' +
      'ogni VC; a F1 colpisce ogni dado di 1, a F2 di 1 o 2, a F3 da 1 a 3. Le unità in riserva ' +
      'non sparano e nessuno spara loro. La fanteria dev’essere ingaggiata e spara a F1. La ' +
      'cavalleria dev’essere ingaggiata; il suo primo fuoco dopo che ingaggia o viene ' +
      'ingaggiata è F3 per l’urto, poi F2. L’artiglieria non ingaggiata spara da lontano, F1, ' +
      'nella colonna di fronte, a meno che amici ingaggino quella colonna. L’artiglieria ' +
      'ingaggiata spara solo a chi la ingaggia: F2 nel suo primo turno di battaglia dopo ' +
      'l’ingaggio, F1 da lì in poi.',
  },
  '8.4': {
    title: 'Perdite in combattimento',
    gist:
      'Ogni colpo toglie un passo all’unità che in quel momento ha il VC più alto tra i ' +
      'bersagli; a parità sceglie il proprietario. Un’unità di 1 VC colpita è eliminata. Un ' +
      'comandante è colpito solo quando non resta nient’altro da colpire, e un colpo lo ' +
      'elimina. I colpi che avanzano dopo l’ultima unità sono perduti.',
  },
  '8.5': {
    title: 'Quadrati',
    gist:
      'La fanteria in una colonna, ingaggiata o no, può formare il quadrato contro la ' +
      'cavalleria; formarlo o romperlo è tutto il turno di battaglia di quell’unità, e dal ' +
      'quadrato può ritirarsi. La cavalleria spara ai quadrati a F1 e senza urto, la fanteria ' +
      'che li ha di fronte a F2, l’artiglieria da lontano a F2. La fanteria in quadrato spara ' +
      'essa stessa a F1. Se alcuni nemici stanno in quadrato e altri no, ogni unità che spara ' +
      'dichiara a quali dei due mira, e i suoi colpi cadono solo sui più forti di quelli.',
  },
  '8.6': {
    title: 'Morale di battaglia',
    gist:
      'Un turno di battaglia comincia con un dado per ogni tua unità ingaggiata di 1 VC. Con ' +
      '1–3 l’unità deve sganciarsi subito, e non fa altro in questo turno di battaglia. Con 4–6 ' +
      'tiene ed è libera di agire. Un comandante della sua armata nella stessa colonna aggiunge ' +
      '1. I comandanti, per sé, non tirano mai.',
  },
  '9.0': {
    title: 'Rinforzi',
    gist:
      'Alla fine del tuo turno di battaglia puoi portare nella battaglia unità da città ' +
      'adiacenti. Vanno nella tua riserva e possono agire dal tuo turno di battaglia ' +
      'successivo. Non possono venire le unità disorganizzate né quelle in una battaglia non ' +
      'ancora decisa.',
  },
  '9.1': {
    title: 'Limiti dei rinforzi',
    gist:
      'In ogni tuo turno di battaglia possono arrivare due unità per ogni strada maggiore e una ' +
      'per ogni strada minore. I fiumi non contano, e nemmeno le unità che vi hanno marciato ' +
      'nella fase di movimento. I comandanti non contano.',
  },
  '9.2': {
    title: 'Vantaggio del vincitore',
    gist:
      'Unità che si sono ritirate da una battaglia non possono rinforzarne un’altra nello ' +
      'stesso turno di campagna. Quelle che hanno vinto una battaglia possono, nella misura ' +
      'solita, a meno che si siano riordinate.',
  },
  '10.0': {
    title: 'Comandanti',
    gist:
      'Napoleone, Wellington e Blücher aiutano le loro truppe a marciare e a tenere. Wellington ' +
      'aiuta solo unità britanniche e olandesi, Blücher solo prussiane. Un comandante è ' +
      'un’unità di un passo, perduta quando deve subire un colpo; conta in ogni numero di ' +
      'unità, tranne i limiti di schieramento e di strada. La perdita di Napoleone fa perdere ' +
      'la partita ai Francesi.',
  },
  '10.1': {
    title: 'Aiuto alla marcia forzata',
    gist:
      'Un comandante che prende il comando nella sua città si scopre e aggiunge 1 al tiro di ' +
      'marcia forzata delle unità della sua armata che partono da lì, così che solo 1 e 2 ' +
      'costano un passo. Di notte il suo ordine permette loro la marcia forzata, ma col tiro ' +
      'semplice: 1–3 costa un passo. Dopo aver comandato può ancora muovere egli stesso di una ' +
      'o due città.',
  },
  '10.2': {
    title: 'Aiuto al morale',
    gist:
      'Un comandante sta in battaglia come un’unità qualsiasi ma non ha fuoco; sul tavolo di ' +
      'battaglia si sposta con una o due mosse di battaglia, come la cavalleria. Le unità della ' +
      'sua armata nella stessa colonna aggiungono 1 ai tiri di morale, che vi sia ingaggiato ' +
      'lui stesso o no.',
  },
  '11.0': {
    title: 'Rifornimenti',
    gist:
      'Alla fine di ogni turno francese, dopo le battaglie, ogni base alleata con almeno ' +
      'un’unità francese dentro costa alla sua armata unità intere: Bruxelles 1 britannica, ' +
      'Gand 1 britannica, Liegi 2 prussiane. Quali, lo sceglie il giocatore alleato, ovunque ' +
      'siano. Si ripete a ogni turno francese finché i Francesi tengono la città, e cessa ' +
      'quando la lasciano o la perdono. Prese Bruxelles e Liegi, sono 1 unità britannica e 2 ' +
      'prussiane per turno. I Francesi non hanno bisogno di rifornimenti.',
  },
  '12.0': {
    title: 'Vittoria',
    gist:
      'Un’armata è sconfitta quando è ridotta al suo limite di unità: 19 per i Francesi, 9 per ' +
      'i Britannici, 12 per i Prussiani, comandanti compresi. Si giudica quando tutte le ' +
      'battaglie di un turno di campagna, e le perdite di rifornimento, sono finite. Ciò che ' +
      'resta di un’armata sconfitta si toglie dal gioco.',
  },
  '12.1': {
    title: 'Vittoria francese',
    gist:
      'I Francesi vincono se l’armata britannica e quella prussiana sono sconfitte entrambe ' +
      'prima che la tabella dei turni finisca. Una sola non basta.',
  },
  '12.2': {
    title: 'Vittoria alleata',
    gist:
      'Una di tre cose basta agli Alleati per vincere: la sconfitta dell’armata francese, la ' +
      'perdita di Napoleone, o un ultimo turno che finisce senza vittoria francese. Il tempo ' +
      'dunque lavora per loro: i Francesi devono agire.',
  },
  '12.3': {
    title: 'Stallo',
    gist:
      'Se al giudizio di un turno di campagna tutte e tre le armate sono sconfitte, la partita ' +
      'è pari. Non importa se un’armata alleata è caduta in un turno precedente, purché quella ' +
      'francese cada nello stesso turno dell’ultima di esse.',
  },
  '13.0': {
    title: 'Regole facoltative',
    gist:
      'Prima della partita si possono concordare tre altre regole, da sole o insieme: un terzo ' +
      'giocatore, il controllo del comando e l’integrità dei corpi. Altrimenti nessuna è in ' +
      'vigore.',
  },
  '13.1': {
    title: 'Partita in tre',
    gist:
      'Un giocatore comanda i Britannici e un altro i Prussiani; ciascuno decide da solo per le ' +
      'sue unità, e vincono o perdono insieme. Tutte le altre regole restano come sono. I due ' +
      'possono parlarsi, e vedere l’uno le unità dell’altro, solo mentre si schierano e nei ' +
      'turni di notte alleati.',
  },
  '13.2': {
    title: 'Controllo del comando',
    gist:
      'Gruppi di città diverse possono attaccare la stessa città in un turno solo se le città ' +
      'da cui partono sono, a due a due, unite direttamente da una strada. Waterloo e Nivelles ' +
      'lo sono, e insieme possono attaccare Quatre Bras. Waterloo e Ligny no: una attacca, e ' +
      'l’altra può venire di rinforzo a battaglia cominciata.',
  },
  '13.3': {
    title: 'Integrità dei corpi',
    gist:
      'In un turno di battaglia, in ogni corridoio del tavolo di battaglia, sinistra, centro o ' +
      'destra, può sparare la fanteria di un solo corpo; decide il corpo della prima che spara. ' +
      'Lì la fanteria di altri corpi può muovere o aspettare. La regola vale per le due parti e ' +
      'non cambia come si prendono i colpi. Cavalleria e artiglieria di ogni corpo sparano come ' +
      'al solito. I corpi britannici sono il I, il II e la Riserva.',
  },
};
