import type { RuleText } from '../../../kernel/rulebook.ts';
import type { RULINGS } from '../rulings.ts';

/** The rulings in Italian, each beside the rules that the English one names. */
export const RULINGS_IT: Readonly<Record<keyof typeof RULINGS, RuleText>> = {
  R1: {
    title: 'Il tabellone',
    gist:
      'Il tabellone conserva ogni città, strada e fiume di cui parlano le regole o i resoconti ' +
      'di gioco. Il resto è ricostruito dalla rete stradale del 1815: maggiori sono le strade ' +
      'lastricate e quelle per cui le colonne marciavano dalla frontiera. Thuin e Laneffe sono ' +
      'dei Paesi Bassi, nella zona prussiana.',
  },
  R2: {
    title: 'Le rive di Bruxelles',
    gist:
      'Bruxelles sta sulla riva orientale della Senne. Le sue strade per Alost, Ninove e Hal ' +
      'attraversano un fiume, quelle per Waterloo e Wavre no.',
  },
  R3: {
    title: 'Durata della campagna',
    gist:
      'La campagna dura 24 turni, o 18 se si scelgono sei giorni. L’ultimo è un turno di notte ' +
      'alleato e si gioca come ogni altro.',
  },
  R4: {
    title: 'Nomi',
    gist:
      'Gli errori di stampa evidenti dell’ordine di battaglia sono corretti: Jacquinot, ' +
      'Doguereau, Colville, Solre e altri. Le batterie con lo stesso nome si distinguono per un ' +
      'numero o per il corpo.',
  },
  R5: {
    title: 'I comandanti sono unità',
    gist:
      'Un comandante conta come unità per l’attacco, la difesa, una colonna, una base e il ' +
      'numero della sconfitta. Non conta per i limiti di schieramento e di strada.',
  },
  R6: {
    title: 'Che cosa si può sapere',
    gist:
      'Di una città nemica sai quanti blocchi di ogni armata vi stanno, e nient’altro: i ' +
      'blocchi non hanno ordine né segni. Quello che hai visto secondo le regole resta annotato ' +
      'per te, e può invecchiare.',
  },
  R7: {
    title: 'I caduti giacciono scoperti',
    gist: 'Ogni blocco eliminato si depone a faccia in su, dovunque e comunque sia stato perduto.',
  },
  R8: {
    title: 'Lo schieramento libero è completo',
    gist:
      'Nessun blocco può essere tenuto indietro; anche i comandanti si schierano, in una città ' +
      'qualsiasi della zona della loro armata.',
  },
  R9: {
    title: 'Che cosa paga una mossa di gruppo',
    gist:
      'La mossa di gruppo si paga per la città dove le unità cominciano il turno e vale per ' +
      'tutte quelle di un’armata, marce forzate comprese. Le unità che arrivano in una città ' +
      'non muovono di nuovo col suo gruppo.',
  },
  R10: {
    title: 'I due sensi dividono la strada',
    gist:
      'Tutte le unità che usano un tratto in un turno di campagna contano insieme, in qualunque ' +
      'senso vadano.',
  },
  R11: {
    title: 'I fiumi nelle marce più lunghe',
    gist:
      'Conta la città dove la marcia finisce. Se vi sta un nemico, ogni tratto con un fiume ' +
      'lungo la via porta solo 5 o 3 di tali unità; due fiumi su un tratto lo dimezzano una ' +
      'volta sola.',
  },
  R12: {
    title: 'Fermarsi davanti al nemico',
    gist:
      'Ogni unità che entra in una città con un nemico si ferma lì, anche dove la battaglia è ' +
      'già certa.',
  },
  R13: {
    title: 'Notte',
    gist:
      'Di notte nessuno entra in una città con un nemico, e quindi non ci sono battaglie. Le ' +
      'perdite di rifornimento valgono anche dopo i turni di notte francesi.',
  },
  R14: {
    title: 'Ordine delle marce forzate',
    gist:
      'Un’unità che ha mosso per tutta la sua velocità, e non è stata fermata da un nemico, può ' +
      'marciare di una città ancora. Tutte le marce forzate si dichiarano prima di tirarne i ' +
      'dadi; R43 dice quando.',
  },
  R15: {
    title: 'Anche i deboli a marcia forzata',
    gist: 'Un’unità di 1 VC può fare una marcia forzata; un tiro cattivo la elimina.',
  },
  R16: {
    title: 'L’ordine del comandante',
    gist:
      'Un comandante prende il comando prima di muovere, e si scopre. L’ordine serve alle unità ' +
      'della sua armata che hanno cominciato il turno nella sua città: di giorno aggiunge 1 ai ' +
      'tiri, di notte permette la marcia forzata col tiro semplice.',
  },
  R17: {
    title: 'Attacchi con meno di tre',
    gist:
      'Si può entrare in una città nemica un’unità alla volta, ma il movimento non può finire ' +
      'finché ve ne stanno solo una o due: vanno raggiunte o richiamate. Se gli sbandati ne ' +
      'lasciano meno di tre, quelle rimaste ripiegano da sé.',
  },
  R18: {
    title: 'Uno o due difensori',
    gist:
      'Vanno subito in rotta, senza battaglia né rinforzi, e ogni attaccante conta come se li ' +
      'ingaggiasse. La cavalleria perde un passo solo se almeno un attaccante è cavalleria. ' +
      'L’attaccante non si riordina.',
  },
  R19: {
    title: 'Due armate in una città',
    gist:
      'Britannici e Prussiani nella stessa città combattono come una sola forza con una sola ' +
      'linea. Muoverli entrambi costa una mossa di gruppo di ciascuno, e ogni comandante aiuta ' +
      'solo la sua armata.',
  },
  R20: {
    title: 'Controllo del comando',
    gist:
      'Con attaccanti da tre o più città, le città di partenza devono essere unite direttamente ' +
      'da una strada a due a due.',
  },
  R21: {
    title: 'Una colonna è un corridoio',
    gist:
      'Un’unità passata dal lato nemico tiene ancora la sua colonna. Una colonna è vuota solo ' +
      'quando nessuna tua unità sta in quel corridoio, di qua o di là della linea. In un ' +
      'corridoio può essere passata una parte sola alla volta.',
  },
  R22: {
    title: 'Chi è ingaggiato',
    gist:
      'Sono ingaggiate le unità passate oltre la linea e tutti i nemici della colonna in cui ' +
      'sono entrate. Gli amici rimasti indietro no.',
  },
  R23: {
    title: 'Le vie sul tavolo di battaglia',
    gist:
      'Ingaggiare: verso la colonna nemica di fronte, o dalla riserva nella propria colonna ' +
      'finché vi sta il nemico; sganciarsi: le stesse vie all’indietro. Rischierarsi: tra la ' +
      'riserva e una colonna, o tra colonne vicine, se libere da nemici.',
  },
  R24: {
    title: 'Due mosse di battaglia',
    gist:
      'Cavalleria e comandanti possono unire due mosse di battaglia qualsiasi, anche sganciarsi ' +
      'e poi rischierarsi.',
  },
  R25: {
    title: 'Lasciare una colonna per scelta',
    gist:
      'Puoi vuotare una tua colonna con una mossa o una ritirata; è subito una rotta. Lo è ' +
      'anche un tiro di morale fallito che la vuota.',
  },
  R26: {
    title: 'Più battaglie',
    gist:
      'Il giocatore attivo affronta le battaglie nell’ordine che vuole e gioca in ciascuna il ' +
      'suo turno; quello passivo segue nello stesso ordine. Una battaglia si schiera quando la ' +
      'si affronta per la prima volta.',
  },
  R27: {
    title: 'Battaglia ferma',
    gist:
      'Dopo due turni di battaglia di fila senza fuoco l’attaccante deve sparare, ingaggiare o ' +
      'ritirarsi, se può; nessun comandante è costretto a ingaggiare e nessun vecchio quadrato ' +
      'a rompersi. Dopo otto turni così l’attacco è fallito e l’attaccante va in rotta.',
  },
  R28: {
    title: 'Urto della cavalleria',
    gist:
      'La cavalleria ha F3 nel primo fuoco dopo ogni ingaggio: quando carica, quando viene ' +
      'dalla riserva in una colonna ingaggiata, o quando è ingaggiata. Quel fuoco lo consuma, ' +
      'anche contro i quadrati, dove vale F1.',
  },
  R29: {
    title: 'Artiglieria da vicino',
    gist:
      'L’artiglieria ingaggiata ha F2 nel primo turno di battaglia del suo proprietario dopo ' +
      'l’ingaggio, che spari o no, e F1 da lì in poi. Ingaggiata di nuovo, ha di nuovo F2.',
  },
  R30: {
    title: 'Artiglieria da lontano',
    gist:
      'L’artiglieria non ingaggiata spara solo nella colonna di fronte, e non finché vi sono ' +
      'ingaggiati amici: F1, o F2 contro unità in quadrato.',
  },
  R31: {
    title: 'Come cadono i colpi',
    gist:
      'I colpi si prendono uno alla volta, ciascuno dall’unità più forte della formazione ' +
      'bersaglio; a parità sceglie il proprietario. I colpi che avanzano sono perduti.',
  },
  R32: {
    title: 'Colpi sui comandanti',
    gist:
      'Un comandante è colpito solo quando nella sua colonna non resta altra unità amica, in ' +
      'quadrato o no. Non tira mai per il morale e in una rotta non perde nulla.',
  },
  R33: {
    title: 'Formare il quadrato',
    gist:
      'Solo la fanteria in una colonna forma il quadrato, e non fa altra mossa di battaglia ' +
      'finché non l’ha rotto. Uno sganciamento forzato rompe il quadrato, e così lasciare la ' +
      'battaglia.',
  },
  R34: {
    title: 'Fuoco dai quadrati',
    gist: 'La fanteria in quadrato spara a F1, anche contro altra fanteria in quadrato.',
  },
  R35: {
    title: 'Città per la ritirata',
    gist:
      'All’attaccante sono aperte le città adiacenti da cui è venuto o ha avuto rinforzi e ' +
      'quelle con amici; al difensore tutte le altre. Nessuna città con nemici o con una ' +
      'battaglia in corso è aperta; in una ritirata di due città devono esserlo entrambe.',
  },
  R36: {
    title: 'Ritirarsi dal contatto',
    gist:
      'Un’unità ingaggiata che si ritira subisce prima la perdita di una rotta, la cavalleria ' +
      'solo se nello stesso ingaggio c’è cavalleria nemica. Tutte le altre si ritirano senza ' +
      'perdite.',
  },
  R37: {
    title: 'Come si svolge una rotta',
    gist:
      'Prima ogni unità lì subisce la sua perdita, riserva compresa; poi il proprietario porta ' +
      'via le unità a una a una, per le strade che vuole. I limiti di strada sono quelli della ' +
      'sola rotta, e chi non trova strada è eliminato. Avviene nell’istante stesso in cui nasce ' +
      'la causa.',
  },
  R38: {
    title: 'Chi può rinforzare',
    gist:
      'Il giocatore di cui è il turno di battaglia, dopo il combattimento: due unità per ogni ' +
      'strada maggiore e una per ogni minore, qualunque cosa vi abbia marciato prima. Nessuna ' +
      'unità disorganizzata o in una battaglia in corso, e nessuna a marcia forzata.',
  },
  R39: {
    title: 'Riordino',
    gist:
      'Il vincitore si riordina una volta, nell’istante della vittoria. Ogni strada porta 2 o ' +
      '1, in uscita e in entrata insieme, e chi la usa è disorganizzato. Si esce verso città ' +
      'aperte alla ritirata; entrano unità che avrebbero potuto rinforzare.',
  },
  R40: {
    title: 'Perdite di rifornimento',
    gist:
      'Il giocatore alleato sceglie unità intere dell’armata della base, dovunque siano, ' +
      'comandante compreso, per ogni base in mano francese. In tre sceglie il giocatore di ' +
      'quell’armata. Bruxelles costa solo unità britanniche.',
  },
  R41: {
    title: 'Quando si giudica la sconfitta',
    gist:
      'Una volta per turno di campagna, dopo tutte le battaglie e le perdite di rifornimento; ' +
      'allora si giudica anche la perdita di Napoleone, che vale come sconfitta della sua ' +
      'armata. Se allora tutte e tre le armate sono sconfitte, la partita è pari.',
  },
  R42: {
    title: 'Tre giocatori',
    gist:
      'Nei turni alleati il giocatore britannico decide prima del prussiano. Ciascuno vede solo ' +
      'le facce della sua armata, tranne durante lo schieramento e nei turni di notte alleati. ' +
      'Se le due armate sono pari per un colpo, sceglie il britannico.',
  },
  R43: {
    title: 'Quando si dichiara la marcia forzata',
    gist:
      'Un’unità può proseguire in ogni momento del movimento del suo giocatore, una volta ' +
      'finita la propria marcia. Tutti i dadi degli sbandati si tirano insieme dopo l’ultima ' +
      'mossa, in un ordine che non dice quale blocco è quale.',
  },
  R44: {
    title: 'Chi si vede in una rotta',
    gist:
      'Si scoprono tutti i blocchi della parte in rotta, riserva compresa, col VC di prima ' +
      'delle perdite. Quando uno o due difensori vanno in rotta senza battaglia si scoprono ' +
      'anche gli attaccanti. Dopo, tutti tornano coperti.',
  },
  R45: {
    title: 'La via di una ritirata più lunga',
    gist:
      'Il proprietario dice la città dove la ritirata finisce. Si prende la strada diretta se ' +
      'ha posto, altrimenti la via per la prima città aperta che vi porta.',
  },
  R46: {
    title: 'Il cattivo morale prende tutto il turno',
    gist:
      'Un’unità il cui morale cede non fa altro in quel turno di battaglia: nessuna seconda ' +
      'mossa per la cavalleria, e nessuna ritirata se la sua parte non va in rotta.',
  },
  R47: {
    title: 'Richiamati da un attacco debole',
    gist:
      'Le unità richiamate hanno finito la marcia: niente seconda marcia né marcia forzata. ' +
      'Contano ancora sulle strade percorse, non più come attaccanti oltre un fiume. In tre, ' +
      'ciascuno degli alleati può annullare un attacco troppo debole.',
  },
  R48: {
    title: 'Ritirate e rinforzi sulla stessa strada',
    gist:
      'Ciascuno ha il suo limite di due o una in ogni turno di battaglia; l’uno non consuma ' +
      'quello dell’altro.',
  },
  R49: {
    title: 'Rinforzare dopo una marcia forzata',
    gist:
      'Un’unità che ha fatto una marcia forzata non rinforza nessuna battaglia in quel turno di ' +
      'campagna, né entra col riordino.',
  },
  R50: {
    title: 'Gli alleati dividono le strade',
    gist:
      'Un giocatore alleato può vedere quanto l’altro ha usato di una strada, anche se così può ' +
      'capire che un blocco era il comandante. I Francesi non ne vedono nulla.',
  },
};
