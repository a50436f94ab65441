import type { RuleText } from '../../../kernel/rulebook.ts';
import type { RULEBOOK } from '../rulebook.ts';

/** The rulebook in Italian. The English one is the one that the rules cite. */
export const RULEBOOK_IT: Readonly<Record<keyof typeof RULEBOOK, RuleText>> = {
  '1.0': {
    title: 'Introduzione',
    gist:
      'Due giocatori combattono la battaglia di Waterloo, domenica 18 giugno 1815. Uno ha ' +
      'l’armata francese di Napoleone, l’altro le due armate alleate: i Britannici e i loro ' +
      'alleati sotto Wellington e i Prussiani sotto Blücher.',
  },
  '2.0': {
    title: 'Scopo del gioco',
    gist:
      'Fai punti tenendo i luoghi che ne valgono ed eliminando unità nemiche. Un vantaggio ' +
      'abbastanza grande in una qualsiasi fase finale vince subito, per l’una o l’altra ' +
      'parte. Altrimenti decidono i punti alla fine dell’ultimo turno, e si può anche ' +
      'pareggiare.',
  },
  '3.0': {
    title: 'La mappa',
    gist:
      'Il campo ha 90 aree e, oltre il suo bordo orientale, 3 zone da cui arrivano i ' +
      'Prussiani. Accanto stanno i tracciati del turno, dell’impulso e dei punti vittoria.',
  },
  '3.1': {
    title: 'Panoramica',
    gist:
      'La mappa mostra circa sette chilometri per lato della campagna a sud di Waterloo: ' +
      'dalla foresta di Soignes a nord fino a Le Caillou a sud, e da Braine-l’Alleud a ovest ' +
      'fino a Ohain e alla Lasne a est.',
  },
  '3.2': {
    title: 'Aree',
    gist:
      'Le unità stanno nelle aree, mai fra un’area e l’altra. Due aree sono adiacenti se ' +
      'hanno in comune un tratto di confine; non lo sono se si toccano solo in un angolo. ' +
      'Ogni area ha un numero, un tipo di terreno e un modificatore di terreno.',
  },
  '3.3': {
    title: 'Numero dell’area',
    gist: 'Le aree sono numerate da 1 a 90. Il numero è un nome per l’area e non significa altro.',
  },
  '3.4': {
    title: 'Tipi di terreno',
    gist:
      'Il terreno è aperto (un cerchio), bosco (un triangolo) o villaggio (un quadrato). Le ' +
      'aree aperte hanno TEM 1, o TEM 2 se sono elevate; le aree elevate sono aperte sotto ' +
      'ogni aspetto, salvo che nessun bombardamento a lungo raggio passa sopra di esse. Delle ' +
      '90 aree 49 sono aperte, 11 elevate, 15 di bosco e 15 di villaggio.',
  },
  '3.5': {
    title: 'Modificatore di terreno (TEM)',
    gist:
      'Ogni area ha un TEM da 1 a 4 che aiuta chi vi è attaccato. Si somma una volta alla ' +
      'difesa in un assalto, due volte contro scariche e bombardamenti. Una zona conta come ' +
      'TEM 1.',
  },
  '3.6': {
    title: 'Confini',
    gist:
      'Un confine è libero (bianco) o è un ruscello (blu). Attraversare un ruscello non costa ' +
      'nulla e le aree ai due lati restano adiacenti; aggiunge soltanto 1 alla difesa contro ' +
      'un assalto obbligatorio che lo ha attraversato.',
  },
  '3.7': {
    title: 'Luoghi di vittoria',
    gist:
      'Le cifre blu sono punti per i Francesi: Hougoumont e Merbe-Braine valgono 2 ciascuna, ' +
      'Papelotte 4, La Haye Sainte e Mont-Saint-Jean 6 ciascuna. Le cifre verdi sono punti per ' +
      'gli Alleati: La Belle Alliance, Rossomme e Plancenoit valgono 2 ciascuna.',
  },
  '3.8': {
    title: 'Zone',
    gist:
      'P1, P2 e P3 sono le strade da cui giungono i Prussiani, oltre il bordo della mappa. P1 ' +
      'ha frecce verso le aree 88 e 89, P2 verso 83, 84 e 85, P3 verso 80 e 81; P2 confina ' +
      'con entrambe le altre zone. Una zona è adiacente alle aree delle sue frecce.',
  },
  '3.9': {
    title: 'Tracciato dei turni',
    gist:
      'Il segnalino mostra il turno in corso, da 1 a 10, dalle 11 del mattino alle 8 di sera. ' +
      'Avanza di uno spazio quando una fase finale è conclusa.',
  },
  '3.10': {
    title: 'Tracciato degli impulsi',
    gist:
      'Gli spazi da 0 a 12 contano i giri di impulsi di un turno. Il segnalino parte da 0 in ' +
      'ogni turno e avanza di uno spazio dopo ogni giro, cioè un impulso francese e uno ' +
      'alleato, se il tiro del tramonto lo permette.',
  },
  '3.11': {
    title: 'Tracciato dei punti vittoria',
    gist:
      'Un solo segnalino serve le due parti. Comincia sullo 0 e si sposta verso chi segna, ' +
      'come il nodo nel tiro alla fune: mostra così i punti francesi meno quelli alleati, da ' +
      '20 per i Francesi a 20 per gli Alleati.',
  },
  '3.12': {
    title: 'Dadi',
    gist: 'Ogni tiro del gioco è la somma di due dadi a sei facce, da 2 a 12.',
  },
  '4.0': {
    title: 'I pezzi',
    gist:
      'Le unità sono 142: 60 francesi, 49 britanniche e 33 prussiane. Oltre a queste ogni ' +
      'armata ha carte per il suo comandante e i suoi generali, e ci sono i segnalini.',
  },
  '4.1': {
    title: 'Unità',
    gist:
      'Le unità francesi sono blu, le britanniche rosse, le prussiane verdi; Britannici e ' +
      'Prussiani insieme sono la parte alleata. Una fascia di colore indica la formazione. La ' +
      'striscia che dice la nazione, come Nassau o Brunswick, non ha alcun effetto.',
  },
  '4.2': {
    title: 'Tipi di unità',
    gist:
      'Le unità sono fanteria, artiglieria (a piedi o a cavallo), cavalleria o tiratori. ' +
      'Un’unità è fresca o logora: fresca è a piena forza, logora è indebolita. Comandanti e ' +
      'generali non sono unità.',
  },
  '4.3': {
    title: 'Valori delle unità',
    gist:
      'Ogni unità ha un valore di attacco, uno di difesa e una capacità di movimento (CM) su ' +
      'ciascun lato. L’artiglieria non è mai unità di punta di un assalto, e da logora non ' +
      'bombarda e non muove. I tiratori hanno un lato solo e sono eliminati quando ' +
      'diventerebbero logori; solo i Rifles britannici ne hanno due.',
  },
  '4.4': {
    title: 'Comandanti e generali',
    gist:
      'I comandanti (Napoleone, Wellington, Blücher) e i generali sono carte accanto alla ' +
      'mappa, fresche o logore come le unità, dette anche attive e inattive. Tutti hanno un ' +
      'numero di attivazione; i generali ne hanno un altro sul lato logoro e un valore di ' +
      'battaglia, i comandanti un bonus che aiuta i loro generali. Non possono essere ' +
      'attaccati né perduti.',
  },
  '4.5': {
    title: 'Segnalini',
    gist:
      'I segnalini mostrano il turno, l’impulso, i punti vittoria, chi controlla un’area, ' +
      'dove sta la Gran Batteria e se si è mossa. Non occupano posto in un’area.',
  },
  '4.6': {
    title: 'Valori di forza',
    gist:
      'Un’unità logora usa i valori più bassi del suo lato logoro. Un valore di 0 non vieta ' +
      'nulla: l’unità attacca o difende con 0, più tutto il resto che conta.',
  },
  '4.7': {
    title: 'Organizzazione delle unità',
    gist:
      'Ogni unità tranne i tiratori appartiene alla formazione di un generale, e di norma ' +
      'agisce solo quando quel generale è stato attivato. Le formazioni sono 6 francesi, 4 ' +
      'britanniche e 3 prussiane.',
  },
  '4.8': {
    title: 'Schieramento',
    gist:
      'Le unità francesi e britanniche cominciano nelle aree dello schieramento. I Prussiani ' +
      'cominciano fuori mappa e arrivano come rinforzi, ogni unità nel turno e nella zona del ' +
      'suo corpo.',
  },
  '5.0': {
    title: 'Preparazione',
    gist:
      'Prima del primo turno si mettono i segnalini, si schierano tutte le unità francesi e ' +
      'britanniche e si dispongono i loro comandanti e generali.',
  },
  '5.1': {
    title: 'Disporre i segnalini',
    gist:
      'Turno 1, impulso 0, punti vittoria 0. Tutte le unità, i comandanti e i generali ' +
      'cominciano freschi, la Gran Batteria nell’area 48; le carte prussiane arrivano con i ' +
      'rinforzi. I Francesi controllano tutte le aree con unità francesi e inoltre 24, 25, ' +
      '26, 27, 52 e 53; gli Alleati controllano tutte le altre.',
  },
  '5.2': {
    title: 'Inizio del gioco',
    gist:
      'Il turno 1 non ha fase del comandante né fase di riordino: comincia con la fase della ' +
      'Gran Batteria.',
  },
  '6.0': {
    title: 'Sequenza di gioco',
    gist:
      'Un turno è una lista fissa di fasi, giocate in ordine. Quasi tutto ciò che accade, ' +
      'accade negli impulsi della quarta.',
  },
  '6.1': {
    title: 'Panoramica',
    gist:
      'I turni sono 10, di un’ora circa. Ognuno ha una fase del comandante, una di riordino, ' +
      'una della Gran Batteria, una degli impulsi, che dura finché i tiri del tramonto lo ' +
      'permettono, e una fase finale. Se nessuno ha vinto prima, decide la fase finale del ' +
      'turno 10.',
  },
  '6.2': {
    title: 'Fase del comandante',
    gist:
      'Dal turno 2 in poi i Francesi tirano per Napoleone, e tutti gli altri comandanti e ' +
      'tutti i generali tornano freschi.',
  },
  '6.2.1': {
    title: 'Attivazione di Napoleone',
    gist:
      'I Francesi tirano. Se il tiro è pari o superiore al numero di attivazione di ' +
      'Napoleone, egli comincia il turno fresco; se è inferiore lo comincia logoro, comunque ' +
      'fosse prima.',
  },
  '6.2.2': {
    title: 'Recupero dei comandanti',
    gist: 'Wellington e Ney tornano freschi senza tirare, e così anche Blücher una volta arrivato.',
  },
  '6.2.3': {
    title: 'Recupero dei generali',
    gist: 'Tutti i generali delle due parti tornano freschi, senza tirare.',
  },
  '6.3': {
    title: 'Fase di riordino',
    gist:
      'Dal turno 2 in poi l’artiglieria logora si riprende da sola, e i generali freschi ' +
      'possono riordinare altre unità delle loro formazioni. Prima completano il riordino i ' +
      'Francesi, poi gli Alleati.',
  },
  '6.3.1': {
    title: 'Recupero dell’artiglieria',
    gist:
      'Tutta l’artiglieria logora della parte torna fresca, anche nelle aree contese. Non ' +
      'serve alcun generale.',
  },
  '6.3.2': {
    title: 'Riordinare le unità',
    gist:
      'Ogni generale fresco può rendere fresche fino a 2 unità logore della sua formazione, ' +
      'fanteria o cavalleria; devono essere nella stessa area, contesa o no, e il generale ' +
      'diventa logoro. Ogni generale con unità nella loro area può riordinare i Rifles ' +
      'britannici come una delle sue due. Se i Rifles sono soli nella loro area può farlo un ' +
      'generale con unità in un’area adiacente; altrimenti non si riordinano.',
  },
  '6.4': {
    title: 'Fase della Gran Batteria',
    gist:
      'L’artiglieria francese fresca nell’area del segnalino della Gran Batteria può ' +
      'bombardare una volta, a piacere, e diventa logora. I Francesi possono rinunciare. Se ' +
      'l’ultima artiglieria lascia l’area o vi è perduta, e il segnalino non è andato con ' +
      'essa, il segnalino è tolto per sempre.',
  },
  '6.4.1': {
    title: 'Bombardamento della Gran Batteria',
    gist:
      'Una o più unità fresche di artiglieria nell’area sparano insieme, di qualunque ' +
      'formazione siano, senza tiro di attivazione. Per il resto è un bombardamento normale, ' +
      'su ogni bersaglio che uno normale potrebbe avere: accanto all’area, a lungo raggio, o ' +
      'nell’area stessa se è contesa. Tutte quelle che hanno partecipato diventano logore.',
  },
  '6.4.2': {
    title: 'Tiro indiretto della Gran Batteria',
    gist:
      'Finché la Gran Batteria non si è mossa dall’area 48 può invece sparare con tiro ' +
      'indiretto sull’area 44, 45 o 63, oltre il terreno e la distanza che vietano il tiro ' +
      'normale. Il valore di attacco, compreso l’1 per un bersaglio di cavalleria, è ' +
      'dimezzato per difetto; la difesa riceve 1 come a lungo raggio. Le aree sul percorso ' +
      'non devono contenere unità francesi, e il bersaglio non dev’essere conteso.',
  },
  '6.4.3': {
    title: 'Spostare la Gran Batteria',
    gist:
      'Ogni volta che dell’artiglieria esce dall’area segnata, i Francesi possono dire che il ' +
      'segnalino va con essa. Finisce dove finisce quell’unità e si gira sul lato mosso: la ' +
      'Gran Batteria non fa più tiro indiretto. I pezzi muovono con l’attivazione dei loro ' +
      'generali, perciò una batteria di più formazioni segue in più impulsi.',
  },
  '6.5': {
    title: 'Fase degli impulsi',
    gist:
      'I Francesi giocano un impulso, poi gli Alleati, e così via. In un impulso una parte ' +
      'tenta di attivare un generale per un’azione, o un comandante per una Doppia mossa. ' +
      'Dopo ogni impulso alleato il tiro del tramonto dice se la fase continua.',
  },
  '6.5.1': {
    title: 'Tipi di azione',
    gist:
      'Un generale attivato fa una di queste cose: Movimento/Assalto, Bombardamento, Scarica, ' +
      'Carica di cavalleria, Avanzata generale o Passo. Tutte meno le ultime due sono ' +
      'compiute dalle unità della sua formazione in una sola area.',
  },
  '6.6': {
    title: 'Fase finale',
    gist:
      'Prima si contano i punti delle aree e si guarda se c’è una vittoria automatica. Se non ' +
      'c’è e restano turni, il segnalino degli impulsi torna a 0, quello del turno avanza, si ' +
      'mettono i rinforzi e comincia il turno seguente. Dopo il turno 10 la partita è finita ' +
      'e decidono le condizioni di vittoria.',
  },
  '6.6.1': {
    title: 'Rinforzi',
    gist:
      'I Prussiani si mettono nella loro zona nella fase finale che precede il loro turno di ' +
      'arrivo, con il loro generale e, la prima volta, Blücher. Possono agire dal primo ' +
      'impulso di quel turno.',
  },
  '7.0': {
    title: 'Affollamento e controllo',
    gist:
      'Le regole che seguono dicono quante unità tiene un’area, di chi è, e che cosa comporta ' +
      'entrare in una che contiene nemici.',
  },
  '7.1': {
    title: 'Aree',
    gist:
      'Una parte può avere 10 unità in un’area, contando insieme Britannici e Prussiani. ' +
      'Nessuna unità può entrare in un’area piena, nemmeno di passaggio, né ritirarvisi. I ' +
      'segnalini non contano.',
  },
  '7.2': {
    title: 'Controllo delle aree',
    gist:
      'Ogni area è controllata da una parte. Il controllo cambia appena una parte ha unità in ' +
      'un’area dell’altra e non vi resta alcun nemico, anche quando un’unità passa soltanto. ' +
      'Un’area con unità delle due parti è contesa, e il controllo resta com’era; una senza ' +
      'unità è vuota; una che contiene tue unità, o è vuota e tua, è amica.',
  },
  '7.3': {
    title: 'Zone',
    gist: 'Solo i Prussiani stanno nelle zone, in qualunque numero. Le zone non hanno controllo.',
  },
  '7.4': {
    title: 'Entrare in un’area nemica',
    gist:
      'Le unità che entrano in un’area con soli nemici devono assalirla, con un assalto ' +
      'obbligatorio. Fra loro ci dev’essere chi può fare da unità di punta: fanteria o ' +
      'tiratori, o cavalleria in una carica. L’artiglieria può venire con una tale unità ' +
      'nello stesso impulso, ma non prende parte all’assalto.',
  },
  '7.5': {
    title: 'Entrare in un’area contesa',
    gist:
      'Le unità che entrano in un’area già contesa all’inizio dell’impulso vi finiscono il ' +
      'movimento e non sono obbligate ad assalire: possono farlo, per scelta. Perciò anche ' +
      'l’artiglieria può entrarvi da sola.',
  },
  '8.0': {
    title: 'Impulsi',
    gist:
      'Gli impulsi sono i piccoli turni dentro il turno. Le regole che seguono dicono chi ' +
      'agisce in un impulso e che cosa può fare.',
  },
  '8.1': {
    title: 'Panoramica',
    gist:
      'I Francesi hanno il primo impulso, e le parti si alternano. Nomini un generale da ' +
      'attivare per un’azione, o un comandante per una Doppia mossa, o passi; se ' +
      'l’attivazione fallisce il tuo impulso è finito. Nessuna attivazione, riuscita o no, ' +
      'rende logoro un generale o un comandante: solo le azioni speciali lo fanno. Dopo ' +
      'l’impulso alleato viene il tiro del tramonto.',
  },
  '8.2': {
    title: 'Tipi di impulso',
    gist:
      'Le azioni sono cinque: Movimento/Assalto, Scarica, Bombardamento, Carica di cavalleria ' +
      'e Avanzata generale; oppure passi. Una Doppia mossa ne compie due.',
  },
  '8.3': {
    title: 'Attivazione di un generale',
    gist:
      'Nomina uno dei tuoi generali, fresco o logoro, e tira, sommando il bonus del ' +
      'comandante della sua armata se è fresco. Se il totale è almeno il numero di ' +
      'attivazione sul lato visibile della sua carta, tutte le unità della sua formazione in ' +
      'un’area possono compiere un’azione. Altrimenti l’impulso finisce. Un fallimento non è ' +
      'un Passo.',
  },
  '8.4': {
    title: 'Impulso di Movimento/Assalto',
    gist:
      'Le unità del generale in un’area o zona possono muovere, muovere e poi assalire, o, se ' +
      'l’area era già contesa, assalire sul posto. Ognuna può fare una cosa diversa, o nulla. ' +
      'Solo la fanteria o i tiratori possono essere unità di punta.',
  },
  '8.5': {
    title: 'Impulso di Scarica',
    gist:
      'In un’area contesa, mai in una zona, la fanteria fresca della formazione del generale ' +
      'spara sui nemici della stessa area. Nessuno muove.',
  },
  '8.6': {
    title: 'Impulso di Bombardamento',
    gist:
      'L’artiglieria fresca della formazione del generale in un’area spara insieme su nemici ' +
      'in un’area adiacente, o a lungo raggio. L’artiglieria in un’area contesa può sparare ' +
      'solo sui nemici di quell’area.',
  },
  '8.6.1': {
    title: 'Bombardamento a lungo raggio',
    gist:
      'L’artiglieria può sparare a due aree di distanza se un’area intermedia è aperta con ' +
      'TEM 1, non elevata, e non contiene unità amiche. Ne basta una, dove sono più d’una. ' +
      'Dalle zone e sulle zone non si spara a lungo raggio.',
  },
  '8.7': {
    title: 'Impulso di Carica di cavalleria',
    gist:
      'La cavalleria della formazione del generale in un’area o zona può muovere e assalire, ' +
      'ciascuna dove vuole, o caricare sul posto se la sua area è contesa. Ogni area che ' +
      'attraversa, il bersaglio e l’area contesa dove carica devono essere aperti o elevati. ' +
      'Partecipa solo la cavalleria, e una di esse è l’unità di punta.',
  },
  '8.8': {
    title: 'Impulso di Avanzata generale',
    gist:
      'Ogni unità della formazione del generale, ovunque si trovi, può muovere di un’area, o ' +
      'da una zona alla zona accanto o lungo una freccia. Nessuna può entrare in un’area con ' +
      'nemici o sotto controllo nemico, né andare da un’area contesa a un’altra. ' +
      'L’artiglieria che muove diventa logora; quella logora resta dov’è.',
  },
  '8.9': {
    title: 'Passo',
    gist:
      'Puoi passare invece di attivare qualcuno, o dopo che il tuo generale è stato attivato; ' +
      'entrambi sono un Passo. Quando le due parti passano in impulsi consecutivi la fase ' +
      'finisce con il secondo Passo, senza tiro del tramonto. Dopo ogni altro Passo alleato ' +
      'il tiro si fa.',
  },
  '8.10': {
    title: 'Tiro del tramonto',
    gist:
      'Dopo ogni impulso alleato gli Alleati tirano. Se il tiro è pari o superiore allo ' +
      'spazio del segnalino degli impulsi, il segnalino avanza e i Francesi hanno l’impulso ' +
      'seguente. Se è inferiore, o se il segnalino uscirebbe dal tracciato oltre il 12, la ' +
      'fase finisce. Un comandante fresco può tentare di annullare un tiro fallito.',
  },
  '9.0': {
    title: 'Comandanti e generali',
    gist:
      'Ciò che comandanti e generali fanno oltre a essere attivati sono azioni speciali, e ' +
      'queste costano loro il lato fresco.',
  },
  '9.1': {
    title: 'Panoramica',
    gist:
      'Napoleone, Wellington e Blücher comandano ciascuno un’armata; i generali comandano una ' +
      'formazione di un’armata, e solo le sue unità possono attivare e aiutare. Ney è un ' +
      'generale che può anche fare le veci di Napoleone.',
  },
  '9.2': {
    title: 'Bonus di attivazione dei comandanti',
    gist:
      'Finché un comandante è fresco il suo bonus di 1 si somma a ogni tiro di attivazione ' +
      'dei generali della propria armata. Da logoro non ne dà. Ney non ne dà mai, nemmeno ' +
      'quando fa le veci di Napoleone.',
  },
  '9.3': {
    title: 'Attivazione di un comandante',
    gist:
      'Solo un comandante fresco può essere attivato, e solo per un’azione speciale. Tira ' +
      'senza alcun bonus: riesce con il suo numero di attivazione o più. Con il numero 6, un ' +
      'generale sotto Napoleone fresco riesce con un tiro di 5, ma Napoleone stesso ha ' +
      'bisogno di 6.',
  },
  '9.4': {
    title: 'Azioni speciali dei comandanti',
    gist:
      'Un comandante fresco può tentare una Doppia mossa, un Intervento o un Annullamento del ' +
      'tramonto. Una parte tenta con un solo comandante, una volta, in ogni impulso, compreso ' +
      'il tiro del tramonto dopo un impulso alleato. Fallire non costa altro; se riesce, ' +
      'l’azione si compie ed egli diventa logoro.',
  },
  '9.4.1': {
    title: 'Riepilogo delle azioni dei comandanti',
    gist:
      'Tre azioni speciali sono aperte a un comandante fresco, ciascuna con un tiro riuscito: ' +
      'Doppia mossa, Intervento, Annullamento del tramonto.',
  },
  '9.5': {
    title: 'Doppia mossa',
    gist:
      'Nel tuo impulso tenti di attivare un comandante invece di un generale. Se riesce compi ' +
      'due azioni, nominando per ognuna una formazione, che non deve tirare, e un’area: due ' +
      'aree, o un’area con due formazioni, ma non due volte la stessa formazione nella stessa ' +
      'area. Nessuna unità agisce due volte. Il comandante diventa subito logoro; i generali ' +
      'possono ancora usare le loro azioni speciali.',
  },
  '9.5.1': {
    title: 'Assalto combinato',
    gist:
      'Quando entrambe le azioni sono Movimenti/Assalti, o entrambe Cariche, tutto il ' +
      'movimento si conclude prima del primo assalto, e unità delle due formazioni possono ' +
      'unirsi in un solo assalto alla stessa area. Un Movimento/Assalto e una carica non si ' +
      'combinano mai contro la stessa area. Nessuna area è assalita due volte in un impulso.',
  },
  '9.5.2': {
    title: 'Scarica o Bombardamento',
    gist:
      'Scarica e Bombardamento in una Doppia mossa si risolvono un’area dopo l’altra, e così ' +
      'ogni coppia di azioni di tipo diverso.',
  },
  '9.5.3': {
    title: 'Limiti della Doppia mossa',
    gist:
      'La Doppia mossa di Wellington vale per le formazioni britanniche, quella di Blücher ' +
      'per le prussiane. Napoleone, o Ney in sua vece, può usare ogni formazione francese.',
  },
  '9.6': {
    title: 'Intervento',
    gist:
      'Dopo i dadi di un assalto, nell’impulso di chiunque, la parte colpita dal risultato ' +
      'può tentare di attivare un comandante fresco: l’attaccante dopo un Fallimento, il ' +
      'difensore dopo un Successo. Se riesce, il risultato diventa uno Stallo e il comandante ' +
      'è logoro. Se non riesce, il risultato resta, e non ne segue altro.',
  },
  '9.6.1': {
    title: 'Limiti dell’Intervento',
    gist:
      'Wellington può intervenire solo se l’unità di punta o avanzata della sua parte è ' +
      'britannica, Blücher solo se è prussiana. Napoleone, o Ney in sua vece, interviene per ' +
      'qualunque unità francese.',
  },
  '9.7': {
    title: 'Annullamento del tramonto',
    gist:
      'Quando il tiro del tramonto è inferiore al numero dell’impulso, prima i Francesi e poi ' +
      'gli Alleati possono tentare di attivare un comandante fresco. Se uno riesce diventa ' +
      'logoro, e il tiro vale come superato: il segnalino degli impulsi avanza.',
  },
  '9.8': {
    title: 'Azioni speciali dei generali',
    gist:
      'Un generale fresco può aiutare in un assalto, proprio o nemico, senza alcun tiro. ' +
      'L’unità di punta (se attacca) o l’unità avanzata (se difende) dev’essere della sua ' +
      'formazione. Non può aiutare nei bombardamenti, nelle scariche né nel fuoco dei ' +
      'tiratori.',
  },
  '9.8.1': {
    title: 'Riepilogo delle azioni dei generali',
    gist:
      'Due azioni speciali sono aperte a un generale fresco: Nuovo tiro e Partecipazione alla ' +
      'battaglia. Nessuna richiede un tiro di attivazione, e l’una o l’altra lo rende logoro, ' +
      'perciò ne compie una sola.',
  },
  '9.8.2': {
    title: 'Nuovo tiro del generale',
    gist:
      'Dopo che le due parti hanno tirato in un assalto, un generale fresco, quello ' +
      'dell’unità di punta o avanzata, può far tirare di nuovo i dadi della propria parte; ' +
      'vale il nuovo tiro, ed egli diventa logoro. Decide prima l’attaccante, poi il ' +
      'difensore, una volta ciascuno. Si può fare in ogni impulso e in una Doppia mossa.',
  },
  '9.8.3': {
    title: 'Partecipazione del generale alla battaglia',
    gist:
      'Prima dei dadi di un assalto, un generale fresco, quello dell’unità di punta o ' +
      'avanzata, può sommare il suo valore di battaglia al valore di attacco o di difesa ' +
      'della sua parte; diventa logoro. Decide prima l’attaccante, poi il difensore. Si può ' +
      'fare in ogni impulso e in una Doppia mossa.',
  },
  '9.9': {
    title: 'Ney come comandante',
    gist:
      'Ney è in tutto il generale del Corpo di cavalleria di riserva. Finché è fresco e ' +
      'Napoleone è logoro, può anche tentare le azioni speciali di un comandante, con il ' +
      'proprio numero di attivazione, e diventa logoro se riesce.',
  },
  '10.0': {
    title: 'Movimento',
    gist:
      'Le unità muovono di area in area e pagano fattori movimento (FM) per ognuna in cui ' +
      'entrano. Chi può andare dove, è detto qui sotto.',
  },
  '10.1': {
    title: 'Panoramica',
    gist:
      'Le unità muovono negli impulsi di Movimento/Assalto, di Carica (solo cavalleria) e di ' +
      'Avanzata generale, quest’ultima con una procedura sua. Nei primi due può muovere ' +
      'ognuna delle unità attivate che cominciano l’impulso nell’area attiva, fresca o ' +
      'logora, ciascuna per conto suo.',
  },
  '10.2': {
    title: 'Unità nemiche',
    gist:
      'In un impulso nemico le tue unità muovono solo per ritirarsi, o per ripiegare prima di ' +
      'un assalto come cavalleria, artiglieria a cavallo o tiratori.',
  },
  '10.3': {
    title: 'Più destinazioni',
    gist:
      'Le unità di un’area possono andare in aree diverse e assalirne più d’una. Tutti i ' +
      'movimenti si concludono prima di qualsiasi assalto. Poi affronti gli assalti ' +
      'nell’ordine che vuoi, e puoi vedere come ne finisce uno prima di decidere su un altro ' +
      'volontario.',
  },
  '10.4': {
    title: 'Meccanica del movimento',
    gist:
      'Un’unità va in un’area adiacente, o da una zona lungo una freccia, mai attraverso un ' +
      'angolo. Può proseguire finché la sua CM paga l’area seguente, o finché incontra ' +
      'nemici. Non deve usare tutta la CM, non può conservarne né prestarne, e finisce il suo ' +
      'movimento prima che un’altra unità cominci.',
  },
  '10.5': {
    title: 'Costi di movimento',
    gist:
      'Un’area senza nemici costa 1 FM, o 2 se è adiacente a un’unità nemica; una con soli ' +
      'nemici logori, o già contesa prima dell’impulso, 3; una con un nemico fresco 4. ' +
      'Lasciare un’area contesa costa a fanteria, tiratori e artiglieria a piedi tutti gli ' +
      'FM, a cavalleria e artiglieria a cavallo 2. I costi non si sommano mai: si paga il più ' +
      'caro che si applica.',
  },
  '10.6': {
    title: 'Area occupata dal nemico',
    gist:
      'Fanteria, tiratori e cavalleria con FM sufficienti possono entrare in un’area che ' +
      'contiene nemici, e vi si fermano. Se all’inizio dell’impulso non era contesa devono ' +
      'assalire; se lo era, possono.',
  },
  '10.7': {
    title: 'Limiti dell’artiglieria',
    gist:
      'L’artiglieria a piedi e a cavallo entra in un’area con nemici solo se era già contesa, ' +
      'o se vi entra con essa un’unità che può fare da unità di punta dell’assalto.',
  },
  '10.8': {
    title: 'Limiti della cavalleria',
    gist:
      'La cavalleria può entrare in boschi e villaggi senza nemici o attraversarli, ma non in ' +
      'una carica. Non entra mai in un bosco o villaggio con nemici dentro, conteso o no.',
  },
  '10.9': {
    title: 'Movimento minimo',
    gist:
      'Un’unità che non ha ancora mosso nell’impulso può sempre entrare in un’area adiacente ' +
      'che non le è vietata, qualunque sia il costo, spendendo tutta la sua CM. Questo è ' +
      'tutto il suo movimento.',
  },
  '10.10': {
    title: 'Uscire da aree contese',
    gist:
      'Da un’area contesa le unità vanno solo in un’area adiacente controllata dalla propria ' +
      'parte e libera da nemici; se non c’è, restano. Fanteria, tiratori e artiglieria a ' +
      'piedi vi si fermano. Cavalleria e artiglieria a cavallo possono proseguire dopo aver ' +
      'pagato 2 FM, e la cavalleria anche fino a un’area nemica o contesa.',
  },
  '10.11': {
    title: 'Ripiegamento della cavalleria',
    gist:
      'Quando un’area è assalita con un Movimento/Assalto, ma non con una carica, cavalleria ' +
      'e artiglieria a cavallo fresca del difensore possono prima ripiegare in un’area ' +
      'adiacente controllata dalla loro parte, libera da nemici e con posto, mai in una zona. ' +
      'Le altre unità restano e combattono.',
  },
  '10.12': {
    title: 'Ripiegamento dei tiratori',
    gist:
      'Allo stesso modo i tiratori del difensore possono ripiegare da un’area assalita con un ' +
      'Movimento/Assalto, dopo il loro fuoco difensivo, in un’area dello stesso genere. Se ' +
      'non resta nessuno, gli attaccanti entrano senz’altro.',
  },
  '10.13': {
    title: 'Attivazione dei tiratori',
    gist:
      'I tiratori muovono e assalgono, o avanzano in un’Avanzata generale, insieme a ' +
      'qualunque unità della propria armata attivata nella loro area. Se nella loro area non ' +
      'ci sono amici se non tiratori, possono agire con ogni generale della loro armata che ' +
      'abbia unità in un’area adiacente, come se fossero sue. Altrimenti non agiscono, ma ' +
      'possono fare fuoco difensivo e ripiegare.',
  },
  '10.14': {
    title: 'Movimento dell’artiglieria',
    gist:
      'L’artiglieria muove solo da fresca, e diventa logora dopo aver mosso in un ' +
      'Movimento/Assalto o in un’Avanzata generale della propria parte. Perciò l’artiglieria ' +
      'a cavallo logora non può ripiegare.',
  },
  '10.15': {
    title: 'Muovere la Gran Batteria',
    gist:
      'Il segnalino della Gran Batteria può andare con qualunque artiglieria che esce dalla ' +
      'sua area, se i Francesi lo dicono, e perde il tiro indiretto per il resto della ' +
      'partita. Le altre batterie hanno bisogno di attivazioni proprie per seguire. Si ' +
      'riprendono nella fase di riordino come ogni artiglieria.',
  },
  '11.0': {
    title: 'Assalti',
    gist:
      'Un assalto si combatte dentro un’area, alla fine di tutto il movimento. Le regole che ' +
      'seguono dicono chi partecipa, come si tira e che cosa costa.',
  },
  '11.1': {
    title: 'Condurre gli assalti',
    gist:
      'In un Movimento/Assalto sono la fanteria e i tiratori attivati ad assalire, con la ' +
      'cavalleria solo in appoggio; in una Carica la sola cavalleria attivata. Le unità che ' +
      'entrano in un’area di soli nemici la assalgono obbligatoriamente; quelle che entrano ' +
      'in un’area contesa, o vi hanno cominciato senza muovere, possono farlo per scelta. Un ' +
      'assalto non costa FM oltre a quelli per entrare.',
  },
  '11.2': {
    title: 'Unità non partecipanti, assalto volontario',
    gist:
      'In un assalto volontario scegli quali delle tue unità attivate partecipano. Le altre ' +
      'nell’area non partecipano, e il risultato non le tocca; quelle non attivate in questo ' +
      'impulso non possono partecipare. In una Doppia mossa le unità che arrivano e quelle ' +
      'attivate nell’area stessa possono assalire insieme.',
  },
  '11.3': {
    title: 'Unità non partecipanti, assalto obbligatorio',
    gist:
      'In un assalto obbligatorio chiunque sia entrato ne condivide la sorte. L’artiglieria ' +
      'che è venuta con gli altri non aggiunge nulla e un Fallimento non la colpisce, ma ' +
      'torna indietro con loro; in ogni caso dopo è logora.',
  },
  '11.4': {
    title: 'Unità in difesa',
    gist:
      'Tutte le unità della parte che difende nell’area partecipano, di qualunque formazione ' +
      'e nazione, e tutte sono esposte al risultato.',
  },
  '11.5': {
    title: 'Assalto obbligatorio',
    gist:
      'Le unità devono assalire quando entrano in un’area con nemici che non era contesa ' +
      'all’inizio dell’impulso. I difensori possono essere di più formazioni e armate; quale ' +
      'generale o comandante può aiutarli dipende solo dall’unità avanzata.',
  },
  '11.6': {
    title: 'Assalto volontario',
    gist:
      'In un’area che era contesa all’inizio dell’impulso puoi assalire con una parte o con ' +
      'tutte le tue unità attivate presenti, o con nessuna.',
  },
  '11.7': {
    title: 'La cavalleria nel Movimento/Assalto',
    gist:
      'La cavalleria può muovere in un Movimento/Assalto e appoggiarne gli assalti, ma non vi ' +
      'è mai unità di punta. Perciò entra in un’area di nemici solo accanto a fanteria o ' +
      'tiratori che la guidano; da sola le serve una Carica per assalire, anche in un’area ' +
      'contesa.',
  },
  '11.8': {
    title: 'Carica di cavalleria',
    gist:
      'In una Carica la cavalleria muove come al solito e assale da sola: fanteria e tiratori ' +
      'non la appoggiano, nemmeno quelli della stessa area contesa. Ogni area sul percorso e ' +
      'il bersaglio devono essere aperti o elevati, e così un’area contesa dove carica senza ' +
      'muovere.',
  },
  '11.9': {
    title: 'Travolgimento',
    gist:
      'Se una carica infligge più punti perdita di quanti i difensori possano assorbire, le ' +
      'unità partecipanti che si vogliono possono proseguire insieme, dopo che l’unità di ' +
      'punta è stata colpita. Entrano in un’area adiacente aperta o elevata e con posto, ' +
      'vuota o nemica, non contesa, non già assalita nell’impulso e che non sia una zona. I ' +
      'nemici lì subiscono un nuovo assalto obbligatorio con un’unità di punta nominata di ' +
      'nuovo. Un secondo travolgimento si ignora.',
  },
  '11.10': {
    title: 'Area contesa attiva',
    gist:
      'Ognuna delle unità attivate in un’area contesa può assalire lì, senza muovere. Quella ' +
      'che lascia l’area non partecipa.',
  },
  '11.11': {
    title: 'Più assalti',
    gist:
      'Puoi assalire più aree in un impulso, nel tuo ordine, quando tutto il movimento è ' +
      'finito. Ogni area è assalita al massimo una volta.',
  },
  '11.12': {
    title: 'Risoluzione dell’assalto',
    gist:
      'L’attaccante nomina l’unità di punta e quelle di appoggio, poi il difensore l’unità ' +
      'avanzata; tutti gli altri difensori la appoggiano. Prima di questo la cavalleria ' +
      'ripiega, i tiratori sparano e ripiegano. I generali partecipano, le due parti tirano, ' +
      'e il valore di attacco (VA) con i suoi dadi si confronta col valore di difesa (VD) con ' +
      'i suoi; nuovi tiri e Intervento vengono prima che il risultato abbia effetto.',
  },
  '11.12.1': {
    title: 'Dadi',
    gist: 'Attaccante e difensore tirano due dadi ciascuno, nello stesso momento.',
  },
  '11.12.2': {
    title: 'Valore di attacco (VA)',
    gist:
      'In un Movimento/Assalto: il valore di attacco dell’unità di punta; 2 per ogni fanteria ' +
      'di appoggio fresca e 1 per ogni logora; 1 per ogni cavalleria di appoggio fresca; ' +
      'mezzo punto per ogni unità di tiratori dell’armata presente che è stata attivata con ' +
      'gli attaccanti, col totale per difetto; in un assalto volontario 1 per ogni ' +
      'artiglieria fresca che appoggia e non ha mosso. In una carica: il valore di attacco ' +
      'dell’unità di punta, 2 per ogni cavalleria di appoggio fresca e 1 per ogni logora, e ' +
      'nient’altro. Un generale può sommare il suo valore di battaglia.',
  },
  '11.12.3': {
    title: 'Valore di difesa (VD)',
    gist:
      'Il valore di difesa dell’unità avanzata; il TEM dell’area; 1 se degli attaccanti hanno ' +
      'attraversato un ruscello per un assalto obbligatorio; 1 per ogni altra unità fresca, ' +
      'tiratori compresi; mezzo punto per ogni altra unità logora, artiglieria logora ' +
      'compresa, col totale per difetto; 2 se l’unità avanzata è di tiratori in un villaggio. ' +
      'Un generale può sommare il suo valore di battaglia.',
  },
  '11.12.4': {
    title: 'Calcolo del risultato',
    gist:
      'VA e dadi dell’attaccante fanno il totale di attacco (TA), VD e dadi del difensore il ' +
      'totale di difesa (TD). Un TA più basso è un Fallimento, uno uguale uno Stallo, uno più ' +
      'alto un Successo.',
  },
  '11.12.5': {
    title: 'Assorbire punti perdita (PP)',
    gist:
      'I punti perdita (PP) si assorbono rendendo logore unità fresche, ritirando quelle ' +
      'logore, ed eliminando le une o le altre. Il proprietario sceglie una perdita dopo ' +
      'l’altra, per prima quella dell’unità avanzata.',
  },
  '11.13': {
    title: 'Fallimento',
    gist:
      'Se TA è minore di TD i difensori non perdono nulla. L’unità di punta e tutte quelle di ' +
      'appoggio diventano logore; quelle già logore sono eliminate. Dopo un assalto ' +
      'obbligatorio tutti i superstiti tornano da dove ciascuno è entrato; dopo uno ' +
      'volontario restano.',
  },
  '11.14': {
    title: 'Stallo',
    gist:
      'Se TA è uguale a TD l’unità di punta e l’unità avanzata diventano logore, o sono ' +
      'eliminate se lo erano già. Nessuno deve ritirarsi: gli attaccanti restano nell’area.',
  },
  '11.15': {
    title: 'Successo',
    gist:
      'Se TA supera TD i difensori assorbono la differenza in PP, per prima l’unità avanzata. ' +
      'L’unità di punta diventa logora, o è eliminata se lo era già. Gli attaccanti restano ' +
      'nell’area.',
  },
  '11.16': {
    title: 'Punti perdita',
    gist:
      'Un’unità fresca assorbe 1 PP quando diventa logora e 3 quando è eliminata; una logora ' +
      '1 quando si ritira e 2 quando è eliminata; i tiratori 1 quando sono eliminati, e i ' +
      'Rifles britannici 1 per ciascuno dei loro due passi. Un’unità può subire più perdite ' +
      'di seguito, ma non si ritira e muore insieme. Un’unità fresca può essere eliminata ' +
      'anche se restano meno di 3 PP, ma nessuna perdita può sprecare ciò che serve per ' +
      'assorbire il resto; se tutte le unità insieme non bastano, tutte sono eliminate e il ' +
      'resto si ignora.',
  },
  '11.17': {
    title: 'Ritirata dell’attaccante',
    gist:
      'Gli attaccanti che devono ritirarsi da un assalto obbligatorio vanno nell’area o zona ' +
      'da cui ciascuno è entrato. Quelli che vi supererebbero il limite di affollamento sono ' +
      'eliminati.',
  },
  '11.18': {
    title: 'Ritirata del difensore',
    gist:
      'Dove si ritira un difensore non è scelta libera, sia che così assorba PP sia che si ' +
      'ritiri di sua volontà: lo vincolano le priorità delle regole seguenti.',
  },
  '11.19': {
    title: 'Procedura di ritirata',
    gist:
      'Un difensore si ritira in un’area adiacente controllata dalla sua parte e non ' +
      'adiacente ad alcuna unità nemica. Se non ce n’è una con posto, le priorità dicono dove ' +
      'altrimenti. Le unità si ritirano una per una, così che ognuna trova il posto lasciato ' +
      'dalla precedente; quella che non trova un’area è eliminata.',
  },
  '11.20': {
    title: 'Priorità di ritirata',
    gist:
      'Fra più aree un’unità va nell’area amica adiacente al minor numero di aree con unità ' +
      'nemiche; fra pari sceglie il proprietario, anche una diversa per ogni unità. I ' +
      'Prussiani possono ritirarsi in una zona da una delle aree delle sue frecce: conta come ' +
      'area amica, con le aree delle sue frecce per vicine.',
  },
  '11.21': {
    title: 'Ritirata volontaria',
    gist:
      'Dopo ogni assalto, vinto o perso, ognuno dei difensori superstiti può ritirarsi per ' +
      'scelta, con le stesse priorità. L’unità avanzata non deve per forza andare.',
  },
  '12.0': {
    title: 'Impulso di Scarica',
    gist:
      'La scarica è fuoco di fucileria dentro un’area contesa: non può finire male, ma lascia ' +
      'logoro chi spara.',
  },
  '12.1': {
    title: 'Panoramica',
    gist:
      'Attiva un’area contesa. Scegli quali unità fresche di fanteria della formazione del ' +
      'generale, in quell’area, sparano sui nemici della stessa area. Nessuno muove.',
  },
  '12.2': {
    title: 'Bersaglio primario',
    gist:
      'Il giocatore che spara nomina un’unità nemica nell’area come bersaglio primario. Essa ' +
      'prende il primo PP, se ce ne sono.',
  },
  '12.3': {
    title: 'Unità che sparano',
    gist:
      'Una fanteria fresca è l’unità di punta; altra fanteria fresca della formazione può ' +
      'appoggiarla. Tiratori e artiglieria fresca della stessa armata nell’area si aggiungono ' +
      'al fuoco, di qualunque formazione, senza diventare logori; i tiratori no, se il ' +
      'bersaglio è di cavalleria.',
  },
  '12.4': {
    title: 'Unità in difesa',
    gist:
      'La difesa è il doppio del TEM dell’area, qualunque sia il valore di difesa del ' +
      'bersaglio. I tiratori in difesa la migliorano: 2 se sono il bersaglio, 1 per ogni ' +
      'altra unità di tiratori.',
  },
  '12.5': {
    title: 'Risoluzione della scarica',
    gist:
      'Le due parti tirano; VA e dadi fanno TA, VD e dadi fanno TD. Se TA supera TD i ' +
      'difensori assorbono la differenza in PP. La fanteria che ha sparato diventa logora in ' +
      'ogni caso, e non subisce altro.',
  },
  '12.5.1': {
    title: 'Dadi',
    gist: 'I due giocatori tirano due dadi ciascuno, nello stesso momento.',
  },
  '12.5.2': {
    title: 'Valore di attacco (VA)',
    gist:
      'Il valore di attacco dell’unità di punta; 1 per ogni fanteria fresca di appoggio; 1 ' +
      'per ogni unità di tiratori dell’armata che spara nell’area, se il bersaglio non è di ' +
      'cavalleria; 1 per ogni artiglieria fresca di quell’armata nell’area.',
  },
  '12.5.3': {
    title: 'Valore di difesa (VD)',
    gist:
      'Il doppio del TEM dell’area; 2 se il bersaglio primario è di tiratori; 1 per ogni ' +
      'unità di tiratori in difesa che non è il bersaglio.',
  },
  '12.6': {
    title: 'Fallimento',
    gist:
      'Se TA non supera TD la scarica non ha effetto sul nemico. L’unità di punta e la ' +
      'fanteria di appoggio diventano logore.',
  },
  '12.7': {
    title: 'Successo',
    gist:
      'Se TA supera TD il nemico assorbe la differenza in PP, per primo il bersaglio ' +
      'primario. L’unità di punta e la fanteria di appoggio diventano logore.',
  },
  '13.0': {
    title: 'Impulso di Bombardamento',
    gist:
      'Il bombardamento è il fuoco da lontano dell’artiglieria. I pezzi che sparano ne ' +
      'restano logori e non subiscono danni.',
  },
  '13.1': {
    title: 'Panoramica',
    gist:
      'L’artiglieria fresca della formazione del generale nell’area attiva, tutta o in parte, ' +
      'spara insieme su un’area adiacente, o a lungo raggio; nessuno muove. Non spara mai in ' +
      'un’area contesa, salvo che l’artiglieria in un’area contesa spara lì e non altrove. Il ' +
      'lungo raggio non passa mai sopra unità amiche, nemmeno nel tiro indiretto.',
  },
  '13.2': {
    title: 'Bersaglio primario',
    gist:
      'Il giocatore che spara nomina un’unità nemica nell’area bersaglio come bersaglio ' +
      'primario. Essa prende il primo PP, se ce ne sono.',
  },
  '13.3': {
    title: 'Unità che bombardano',
    gist:
      'Un’artiglieria fresca è l’unità di punta e dà il suo valore di attacco; ogni altra che ' +
      'spara aggiunge 1. Un bersaglio di cavalleria aggiunge ancora 1.',
  },
  '13.4': {
    title: 'Unità in difesa',
    gist:
      'La difesa è il doppio del TEM dell’area bersaglio, qualunque sia il valore di difesa ' +
      'del bersaglio. Riceve 2 se il bersaglio è di tiratori, 1 se è di artiglieria, e 1 a ' +
      'lungo raggio. Nel tiro indiretto il valore di attacco è dimezzato per difetto.',
  },
  '13.5': {
    title: 'Risoluzione del bombardamento',
    gist:
      'Le due parti tirano; VA e dadi fanno TA, VD e dadi fanno TD. Se TA supera TD i ' +
      'difensori assorbono la differenza in PP. Tutta l’artiglieria che ha sparato diventa ' +
      'logora in ogni caso, e non subisce altro.',
  },
  '13.5.1': {
    title: 'Dadi',
    gist:
      'Il giocatore che bombarda e quello bombardato tirano due dadi ciascuno, nello stesso ' +
      'momento.',
  },
  '13.5.2': {
    title: 'Valore di attacco (VA)',
    gist:
      'Il valore di attacco dell’unità di punta; 1 per ogni artiglieria fresca di appoggio; 1 ' +
      'se il bersaglio primario è di cavalleria. Nel tiro indiretto la somma di tutto questo ' +
      'si dimezza per difetto, prima di aggiungere i dadi.',
  },
  '13.5.3': {
    title: 'Valore di difesa (VD)',
    gist:
      'Il doppio del TEM dell’area bersaglio; 2 se il bersaglio primario è di tiratori; 1 se ' +
      'è di artiglieria; 1 a lungo raggio, e nel tiro indiretto, che conta come lungo raggio.',
  },
  '13.6': {
    title: 'Fallimento',
    gist:
      'Se TA non supera TD il bombardamento non ha effetto sul nemico. Tutta l’artiglieria ' +
      'che ha sparato diventa logora.',
  },
  '13.7': {
    title: 'Successo',
    gist:
      'Se TA supera TD il nemico assorbe la differenza in PP, per primo il bersaglio ' +
      'primario. Tutta l’artiglieria che ha sparato diventa logora.',
  },
  '14.0': {
    title: 'Tiratori',
    gist:
      'I tiratori sono piccole unità con poteri propri: sparano prima di essere assaliti, si ' +
      'sottraggono, e aiutano altre unità in attacco e in difesa.',
  },
  '14.1': {
    title: 'In generale',
    gist:
      'I tiratori hanno un solo passo: quando diventerebbero logori sono eliminati per ' +
      'sempre. Solo i Rifles britannici hanno un lato logoro. I tiratori difendono meglio in ' +
      'boschi e villaggi; contano in assalti, scariche e fuoco difensivo, e rendono i ' +
      'bersagli più duri contro scariche e bombardamenti.',
  },
  '14.2': {
    title: 'Fuoco difensivo dei tiratori',
    gist:
      'Prima che si risolva un Movimento/Assalto contro un’area con tiratori in difesa, ' +
      'questi possono sparare sull’unità di punta. Il terreno che protegge gli attaccanti è ' +
      'quello dell’area da cui viene l’unità di punta; in un assalto sul posto è l’area ' +
      'contesa stessa. Contro una Carica non c’è questo fuoco.',
  },
  '14.3': {
    title: 'Indicare l’unità di punta',
    gist:
      'L’attaccante nomina l’unità di punta e tutte quelle di appoggio prima che i tiratori ' +
      'sparino, e dopo non può cambiare l’unità di punta. Il difensore nomina l’unità ' +
      'avanzata solo dopo il fuoco.',
  },
  '14.4': {
    title: 'Il bersaglio primario è l’unità di punta',
    gist:
      'Il bersaglio del fuoco difensivo è sempre l’unità di punta degli attaccanti. Essa ' +
      'prende il primo PP, se ce ne sono.',
  },
  '14.5': {
    title: 'Fuoco difensivo',
    gist:
      'Un’unità di tiratori dà il suo valore di attacco, e ogni altra che spara con essa ' +
      'aggiunge 2.',
  },
  '14.6': {
    title: 'Bersaglio primario',
    gist:
      'Il valore di difesa del bersaglio non importa. La difesa è il TEM dell’area da cui ' +
      'viene l’unità di punta, 1 per una zona, e 1 per ogni unità di tiratori nell’assalto, ' +
      'sia di punta o di appoggio.',
  },
  '14.7': {
    title: 'Risoluzione del fuoco difensivo',
    gist:
      'Il proprietario dei tiratori tira per l’attacco e il giocatore che assale per la ' +
      'difesa. Se TA supera TD le unità che assalgono assorbono la differenza in PP. I ' +
      'tiratori sparando non rischiano nulla, e non diventano logori.',
  },
  '14.7.1': {
    title: 'Dadi',
    gist:
      'Il giocatore che spara e quello che assale tirano due dadi ciascuno, nello stesso ' +
      'momento.',
  },
  '14.7.2': {
    title: 'Valore di attacco (VA)',
    gist:
      'Il valore di attacco della prima unità di tiratori, e 2 per ogni altra che ne appoggia ' +
      'il fuoco.',
  },
  '14.7.3': {
    title: 'Valore di difesa (VD)',
    gist:
      'Il TEM dell’area da cui viene l’unità di punta; 1 se l’unità di punta è di tiratori; 1 ' +
      'per ogni altra unità di tiratori nell’assalto. Una carica non subisce affatto questo ' +
      'fuoco.',
  },
  '14.8': {
    title: 'Fallimento',
    gist: 'Se TA non supera TD il fuoco non ha effetto su nessuno, e l’assalto prosegue.',
  },
  '14.9': {
    title: 'Successo',
    gist:
      'Se TA supera TD la parte che assale assorbe la differenza in PP, per prima l’unità di ' +
      'punta.',
  },
  '14.10': {
    title: 'Perdite di chi assale',
    gist:
      'Questi PP si assorbono subito, prima dell’assalto: il primo dall’unità di punta, gli ' +
      'altri da qualunque unità dell’assalto; chi si ritira torna da dove è venuto. Se ' +
      'l’unità di punta è eliminata o si ritira l’assalto non avviene: se era obbligatorio ' +
      'anche tutte le altre si ritirano, se era volontario restano.',
  },
  '14.11': {
    title: 'Dopo il fuoco difensivo',
    gist:
      'Se l’unità di punta c’è ancora, i tiratori possono ripiegare, il difensore nomina ' +
      'l’unità avanzata, e l’assalto prosegue con la stessa unità di punta.',
  },
  '15.0': {
    title: 'Zone',
    gist: 'Le zone P1, P2 e P3 sono il terreno a est della mappa, da cui vengono i Prussiani.',
  },
  '15.1': {
    title: 'Panoramica',
    gist:
      'Solo i Prussiani entrano nelle zone: come rinforzi, da un’altra zona o in ritirata. ' +
      'Per le poche regole che chiedono del terreno, una zona ha TEM 1.',
  },
  '15.2': {
    title: 'Muovere fra zone',
    gist:
      'Andare da una zona alla zona accanto costa tutta la CM di un’unità, dopo una normale ' +
      'attivazione. P1 e P3 non sono accanto l’una all’altra.',
  },
  '15.3': {
    title: 'Dalle zone alle aree',
    gist:
      'Lungo una freccia un’unità muove dalla sua zona in un’area al costo normale di ' +
      'quell’area, e può proseguire o assalire come da ogni altra area.',
  },
  '15.4': {
    title: 'Dalle aree alle zone',
    gist:
      'Nessuna unità muove da un’area a una zona di propria scelta. Un Prussiano che si ' +
      'ritira può andarvi, da un’area a cui conduce una delle sue frecce.',
  },
  '15.5': {
    title: 'Affollamento delle zone',
    gist: 'Una zona contiene un numero qualsiasi di unità prussiane.',
  },
  '15.6': {
    title: 'Bombardare dalle zone',
    gist:
      'L’artiglieria prussiana in una zona può bombardare le aree delle sue frecce, e ' +
      'l’artiglieria francese in quelle aree può bombardare la zona. A lungo raggio non si ' +
      'può fare né l’una né l’altra cosa.',
  },
  '15.7': {
    title: 'Rinforzi prussiani',
    gist:
      'Il II Korps di Pirch arriva in P3 e il IV Korps di Bülow, con Blücher, in P2: entrambi ' +
      'agiscono dal turno 6. Il I Korps di Zieten arriva in P1 e agisce dal turno 8. Ognuno ' +
      'porta un’unità di tiratori.',
  },
  '15.8': {
    title: 'Avanzata generale, zone e aree',
    gist:
      'Un’Avanzata generale prussiana può anche muovere unità da una zona alla zona accanto, ' +
      'o lungo una freccia in un’area libera da nemici e sotto controllo alleato.',
  },
  '16.0': {
    title: 'Prussiani',
    gist:
      'I Prussiani sono un’armata a sé nella parte alleata. Queste regole dicono come ' +
      'arrivano, e fin dove collaborano con i Britannici.',
  },
  '16.1': {
    title: 'Panoramica',
    gist:
      'I corpi in arrivo si mettono nelle loro zone in una fase finale, con tutte le unità ' +
      'fresche, quando è chiaro che la partita continua.',
  },
  '16.2': {
    title: 'Rinforzi',
    gist:
      'Una volta messi, i loro generali, e Blücher, possono essere attivati come al solito, ' +
      'dal primo impulso alleato del nuovo turno.',
  },
  '16.3': {
    title: 'Il comandante prussiano',
    gist:
      'La Doppia mossa di Blücher è solo per i Prussiani, e unità britanniche e prussiane non ' +
      'si attivano mai insieme. Il suo Intervento e le azioni speciali dei suoi generali ' +
      'richiedono un’unità di punta o avanzata prussiana, queste ultime una della formazione ' +
      'del generale; lo stesso vale per Wellington e i Britannici. A un tramonto fallito ' +
      'l’uno o l’altro, se fresco, può tentare di annullarlo, ma non entrambi.',
  },
  '16.4': {
    title: 'Unità alleate miste',
    gist:
      'Britannici e Prussiani in una stessa area non agiscono insieme, ma difendono insieme: ' +
      'l’unità avanzata può essere dell’una o dell’altra armata, e le unità dell’altra la ' +
      'appoggiano.',
  },
  '17.0': {
    title: 'Condizioni di vittoria',
    gist:
      'I punti vengono dai luoghi e dalle unità eliminate; il segnalino mostra di quanti una ' +
      'parte è in vantaggio.',
  },
  '17.1': {
    title: 'Panoramica',
    gist:
      'I punti francesi spostano il segnalino da una parte, quelli alleati dall’altra, ' +
      'partendo da 0. I punti delle unità sono definitivi. I punti delle aree seguono la ' +
      'mappa: cadono o si dimezzano quando il controllo cambia o l’area è contesa.',
  },
  '17.2': {
    title: 'Vittoria automatica',
    gist:
      'Se in una fase finale, una volta contate le aree, una parte è in vantaggio di 10 punti ' +
      'o più, vince subito la partita. Si controlla prima che arrivino i rinforzi.',
  },
  '17.3': {
    title: 'Luoghi di vittoria',
    gist:
      'Un’area blu dà ai Francesi i suoi punti se la controllano, e la metà finché è contesa, ' +
      'chiunque la controlli. Un’area verde fa lo stesso per gli Alleati. Nessuno segna per ' +
      'un’area dell’altro colore.',
  },
  '17.4': {
    title: 'Punti vittoria',
    gist:
      'Un’unità nemica eliminata vale 1 punto, comunque sia stata eliminata; i tiratori non ' +
      'valgono nulla, e un’unità della Guardia imperiale, la formazione di Drouot, ne vale 3 ' +
      'per gli Alleati. Hougoumont dà ai Francesi 2 finché la controllano, e 1 se i ' +
      'Britannici vi rientrano e vi restano.',
  },
  '17.5': {
    title: 'Punti dell’ultimo turno',
    gist:
      'Alla fine del turno 10 ogni parte aggiunge mezzo punto per ogni unità nemica logora di ' +
      'fanteria, di cavalleria o di Rifles, col totale per difetto.',
  },
  '17.6': {
    title: 'Gradi di vittoria',
    gist:
      'Dopo l’ultimo turno, con i punti per le unità logore, decidono i punti francesi meno ' +
      'quelli alleati. Con 10 o più è una grande vittoria francese, con 8 o 9 una vittoria ' +
      'francese di misura; da 2 a 7 è un pareggio; 1 è una vittoria alleata di misura, 0 o ' +
      'meno una grande vittoria alleata.',
  },
  '18.0': {
    title: 'Villaggi',
    gist:
      'Una regola facoltativa per chi trova i villaggi troppo facili da sommergere col ' +
      'numero. È in vigore solo se scelta prima della partita.',
  },
  '18.1': {
    title: 'Panoramica',
    gist:
      'Senza questa regola Hougoumont, La Haye Sainte e gli altri villaggi sono aree come le ' +
      'altre. Con essa, il villaggio stesso limita quanti possono combattervi; nient’altro ' +
      'cambia.',
  },
  '18.2': {
    title: 'Affollamento dei villaggi',
    gist:
      'Un villaggio contiene 4 unità di una parte invece di 10. Le unità oltre 4 che vi sono ' +
      'schierate possono restare, ma non ne entrano altre.',
  },
  '18.3': {
    title: 'Attaccare i villaggi',
    gist:
      'Fino a 10 unità possono entrare in un villaggio per un assalto obbligatorio. Dopo un ' +
      'Successo o uno Stallo ne restano solo 4, fra cui l’unità di punta se sopravvive; ' +
      'l’attaccante sceglie chi torna da dove è entrato.',
  },
  '19.0': {
    title: 'Sfinimento della cavalleria',
    gist:
      'Una regola facoltativa per chi trova la cavalleria troppo forte. Tutte le sue parti ' +
      'sono in vigore insieme, se scelta prima della partita.',
  },
  '19.1': {
    title: 'Panoramica',
    gist:
      'Una carica costa la freschezza a tutti quelli che vi cavalcano, non alla sola unità di ' +
      'punta. In cambio possono ripiegare dopo di essa, e un generale può riordinare la sua ' +
      'cavalleria più in fretta.',
  },
  '19.2': {
    title: 'Sfinimento della carica',
    gist:
      'Quando una Carica è finita, ogni cavalleria fresca che ha partecipato ai suoi assalti ' +
      'diventa logora, e ognuna che era già logora è eliminata. Quelle che il risultato ' +
      'dell’assalto ha già girato o colpito non sono colpite di nuovo.',
  },
  '19.3': {
    title: 'Riordinare la cavalleria',
    gist:
      'Con questa regola un generale riordina o tutta la cavalleria della sua formazione in ' +
      'un’area amica non contesa, o due unità a scelta come al solito: fanteria, cavalleria o ' +
      'Rifles, anche in un’area contesa.',
  },
  '19.4': {
    title: 'Sfinimento e travolgimento',
    gist:
      'Se una carica porta a un travolgimento, la sua unità di punta non è colpita finché il ' +
      'travolgimento non è concluso, e dev’essere unità di punta anche nel suo assalto. Solo ' +
      'allora lo sfinimento colpisce tutti quelli che hanno partecipato.',
  },
  '19.5': {
    title: 'Fallimento di una carica',
    gist:
      'Se TA è minore di TD i difensori non perdono nulla, e solo l’unità di punta diventa ' +
      'logora, o è eliminata se lo era già. Dopo un assalto obbligatorio tutte le unità della ' +
      'carica tornano da dove ciascuna è entrata. Poi lo sfinimento colpisce le altre.',
  },
  '19.6': {
    title: 'Stallo di una carica',
    gist:
      'Se TA è uguale a TD l’unità di punta e l’unità avanzata diventano logore, o sono ' +
      'eliminate se lo erano già. Le unità della carica possono poi ritirarsi: dopo un ' +
      'assalto obbligatorio da dove ciascuna è entrata, dopo uno volontario in un’area amica ' +
      'adiacente. Poi colpisce lo sfinimento.',
  },
  '19.7': {
    title: 'Successo di una carica',
    gist:
      'Se TA supera TD i difensori assorbono la differenza in PP, per prima l’unità avanzata, ' +
      'e può seguire un travolgimento. Altrimenti le unità della carica possono ritirarsi, ' +
      'dopo un assalto obbligatorio da dove ciascuna è entrata, dopo uno volontario in ' +
      'un’area amica adiacente. Lo sfinimento colpisce proprio alla fine.',
  },
  '20.0': {
    title: 'Riordino esteso',
    gist:
      'Due regole facoltative con cui le unità si riprendono più spesso. Prima della partita ' +
      'si può scegliere l’una, l’altra o entrambe.',
  },
  '20.1': {
    title: 'Panoramica',
    gist:
      'Nel gioco di base un generale riordina due unità al prezzo del suo lato fresco. Col ' +
      'riordino autonomo alcune unità si riprendono senza generale; col riordino esteso un ' +
      'generale ne riordina di più.',
  },
  '20.2': {
    title: 'Riordino autonomo',
    gist:
      'In ogni fase di riordino i Francesi possono riordinare 2 unità ovunque senza generale; ' +
      'gli Alleati possono riordinare 1 unità britannica e 1 prussiana. Possono essere ' +
      'fanteria, cavalleria o Rifles, anche in aree contese.',
  },
  '20.3': {
    title: 'Riordino esteso del generale',
    gist:
      'Un generale fresco può riordinare 3 unità invece di 2, fanteria, cavalleria o Rifles, ' +
      'in una sola area; oppure, se si gioca lo sfinimento della cavalleria, tutta la ' +
      'cavalleria della sua formazione in un’area amica non contesa. Diventa logoro.',
  },
};
