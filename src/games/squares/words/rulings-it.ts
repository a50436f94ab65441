import type { RuleText } from '../../../kernel/rulebook.ts';
import type { RULINGS } from '../rulings.ts';

/** The rulings in Italian, each beside the rules that the English one names. */
export const RULINGS_IT: Readonly<Partial<Record<keyof typeof RULINGS, RuleText>>> = {
  R1: {
    title: 'Chi favoriscono i livelli',
    gist: 'I livelli 1 e 2 favoriscono i Francesi, l’1 più del 2; 4 e 5 gli Alleati.',
  },
  R2: {
    title: 'Prima, dopo, o l’uno e l’altro',
    gist:
      'Come è stampato: al massimo quattro turni prima, al massimo quattro dopo, due prima o ' +
      'dopo, quattro prima o dopo.',
  },
  R3: {
    title: 'Chi muove per primo',
    gist: 'I Francesi, se l’opzione non dice altro.',
  },
  R4: {
    title: 'Ore e durata delle battaglie',
    gist:
      'Borodino comincia alle 10:00 e ha 14 turni, Auerstädt alle 9:00 e 16, Quatre Bras ' +
      'alle 14:30 e 13, Waterloo alle 11:30 e 18.',
  },
  R5: {
    title: 'L’ultima ora di luce',
    gist:
      'L’ultima ora conta: una battaglia ne gioca entrambe le mezz’ore. A giugno il turno ' +
      'delle 21:30 si gioca di giorno e alle 22:00 è notte.',
  },
  R6: {
    title: 'Troppi uomini in una casella',
    gist:
      'Restano come è stampato finché non muovono. Un’unità più grande del limite può stare ' +
      'da sola in una casella.',
  },
  R7: {
    title: 'Chi comincia davanti',
    gist:
      'Della fanteria di una casella la prima per numero; tutta l’artiglieria e tutta la ' +
      'cavalleria. Uno scenario può indicarne un’altra.',
  },
  R8: {
    title: 'Il minimo di uomini',
    gist: 'A 40 uomini o meno, se lo scenario non dice altro.',
  },
  R9: {
    title: 'Che cosa gli ordini di battaglia non stampano',
    gist:
      'La nazione di un’unità si legge dal nome. Efficienza massima, valore di mischia e ' +
      'modificatore sono quelli di un’unità della sua nazione, anno e specie nei dati delle ' +
      'unità, o della più vicina; l’efficienza stampata dove è più alta. La fanteria ' +
      'comincia in colonna, in linea dove difende, in ordine aperto in boschi e abitati; i ' +
      'cannoni in batteria; tutti fronte al nemico.',
  },
  R10: {
    title: 'Valori di mischia',
    gist:
      'I valori di mischia sono quelli dei dati delle unità, anche dove escono dai limiti ' +
      'dell’editor.',
  },
  R11: {
    title: 'Bonus, e comandanti non stampati',
    gist:
      'Livelli e superiori sono quelli della storia; dove manca il capo di una divisione o ' +
      'di un’armata, è aggiunto. I bonus sono nostri, con quelli che le regole dicono: ' +
      'Eugenio 12 e Aulard 6. Ogni comandante cavalca con un’unità sua.',
  },
  R12: {
    title: 'Due Halkett',
    gist: 'Colin Halkett ha le unità 109 e 110, Hew Halkett, chiamato Halkett(H), la 128 e la 129.',
  },
  R13: {
    title: 'Nomi',
    gist: 'I nomi brevi o sbagliati restano come li danno le unità; accanto sta il nome intero.',
  },
  R14: {
    title: 'Borodino',
    gist:
      'Le cifre fuori posto a Borodino si leggono nel loro ordine; l’artiglieria non ha ' +
      'comandante. L’unità 99 sulla sua casella d’ingresso e le batterie con 26 uomini per ' +
      'cannone restano come stampate.',
  },
  R15: {
    title: 'Auerstädt',
    gist:
      'Quello di Davout è il III corpo. Il 2/17 ha il turno 21 e non arriva mai, così la ' +
      'battaglia non ha più di 20 turni.',
  },
  R16: {
    title: 'Quatre Bras',
    gist:
      'Le unità 46 e 47 si leggono in ordine. Rettberg ha 6 cannoni per i suoi 96 uomini. Le ' +
      'unità 142 e 143 sono leggere, non Landwehr.',
  },
  R17: {
    title: 'Waterloo',
    gist:
      'La batteria 57 ha 8 cannoni. Le caselle d’ingresso dentro la mappa restano come ' +
      'stampate: con esse sono esattamente otto.',
  },
  R18: {
    title: 'Lobau, la Giovane Guardia e Plancenoit',
    gist:
      'Il corpo di Lobau e la Giovane Guardia non ci sono: combattevano i Prussiani. ' +
      'Plancenoit sarebbe a sud della mappa.',
  },
  R19: {
    title: 'Le mappe',
    gist:
      'Le mappe sono ricostruite dal terreno delle battaglie attorno a ciò che le regole ' +
      'dicono: dove ogni unità comincia o arriva, quanti uomini tengono abitati e boschi, e ' +
      'quanto il testo dice di colli, fattorie, valli e grano.',
  },
  R20: {
    title: 'Caselle e gradi di vittoria',
    gist:
      'I luoghi per cui si combatté valgono da 1000 a 8000 punti, di più per chi deve ' +
      'prenderli. I gradi di vittoria sono vantaggi di quell’ordine.',
  },
  R21: {
    title: 'Misure delle mappe',
    gist: 'Una mappa ha fino a 1600 caselle e da 12 a 64 righe e colonne.',
  },
  R22: {
    title: 'Le vie di ritirata',
    gist:
      'Per ogni direzione via dal nemico: quella, poi un ottavo a destra e a sinistra, poi ' +
      'due. Uno scenario può elencarne altre.',
  },
  R23: {
    title: 'Il raggio dei comandanti',
    gist:
      'La probabilità che una casella di distanza tolga un punto: 70 per il comandante di un ' +
      'reggimento, 60 brigata, 50 divisione, 20 corpo, 5 armata.',
  },
  R24: {
    title: 'Un codice per due',
    gist:
      'Gli ungheresi hanno il codice HG, perché HU sono gli ussari. Gli altri codici doppi ' +
      'si leggono secondo la loro lista.',
  },
  R25: {
    title: 'I tasselli 125 e 126',
    gist:
      'I tasselli 125 e 126 sono strade nel bosco, da destra verso l’alto: la sola direzione ' +
      'che altrimenti manca.',
  },
  R26: {
    title: 'I dati delle unità',
    gist:
      'La 31 ha mischia 5, non 9; la 65 è fanteria; arma e prezzo di 76 e 77 si scambiano, ' +
      'senza ramo; la 104 è Guardia; la 124 non ha ramo; la 167 nessun cannone. L’efficienza ' +
      'massima è stampata da 0 e contata da 2. Le righe 140, 141 e le gemelle 187 e 188 ' +
      'restano come stampate.',
  },
  R27: {
    title: 'La sciabola',
    gist: 'La sciabola non spara mai, qualunque cosa dica la sua cifra.',
  },
  R28: {
    title: 'Il controllo del comando in combattimento',
    gist:
      'La parte del controllo del comando in combattimento conta da 10: controllo 10 è il 50 ' +
      'per cento, 20 il 100, 30 il 150.',
  },
  R29: {
    title: 'Efficienza in mischia',
    gist: 'In mischia l’efficienza conta meno 18, come parte di 80; almeno il 5 per cento.',
  },
  R30: {
    title: 'Uomini che sparano',
    gist:
      'Gli uomini che sparano contano contro sé stessi solo sopra i 500, quelli della ' +
      'casella bersaglio nei due sensi.',
  },
  R31: {
    title: 'Colonne francesi',
    gist:
      '120 nel fuoco, per Francesi e alleati, in colonna o con tiratori fuori; 150 in ' +
      'mischia, per la fanteria francese in colonna.',
  },
  R32: {
    title: 'Cavalleria appiedata',
    gist:
      'La cavalleria appiedata ha metà del valore di mischia, e inoltre il 33 per cento ' +
      'della forza.',
  },
  R33: {
    title: 'Unità in rotta nel fuoco',
    gist:
      'Le unità in rotta non sparano, e 0 nella tabella di uno scenario vuol dire lo stesso ' +
      'per tutte.',
  },
  R34: {
    title: 'Quando si prova lo scompiglio',
    gist:
      'Lo scompiglio si prova per perdite del 3 per cento e costa da 0 a 2 livelli. Da 1 a 5 ' +
      'è solo per un quadrato che non si è formato.',
  },
  R35: {
    title: 'Riordino',
    gist: 'La tabella del riordino, e fra le sue cifre tre volte il controllo e metà del morale.',
  },
  R36: {
    title: 'Stelle',
    gist:
      'Nelle prime dieci righe delle stelle il bonus e la sua prima cifra si sono fusi. La ' +
      'riga del 6 è 0, 11, 55, 34.',
  },
  R37: {
    title: 'La prova per la carica',
    gist: 'La prova per la carica salta da 70 a 100 al morale 70 senza scompiglio, come è stampata.',
  },
  R38: {
    title: 'Il costo del terreno',
    gist:
      'Le cifre sono quelle di fanteria, cavalleria e artiglieria in quest’ordine. Un ponte ' +
      'costa quanto un ruscello, se non si è in marcia su strada. «Far uscire i tiratori» ' +
      'non vale per cavalleria e artiglieria.',
  },
  R39: {
    title: 'Le caselle di un comandante-calcolatore',
    gist:
      'Retrovie, linee di difesa e caselle per i cannoni seguono il terreno delle battaglie. ' +
      'Fino a otto caselle di una specie; uno scenario può ometterle.',
  },
  R101: {
    title: 'Di chi è l’obiettivo di un’unità',
    gist:
      'La fanteria va dove è mandato il più alto comandante sopra di lei che non superi la ' +
      'divisione; la cavalleria dove è mandato il suo. L’artiglieria e le unità indipendenti ' +
      'non hanno obiettivo.',
  },
  R102: {
    title: 'Distanze',
    gist:
      'Una casella dista quanto le sue colonne o le sue righe, quel che è di più: tutte le ' +
      'otto vicine sono a 1.',
  },
  R103: {
    title: 'Zone delle unità in rotta',
    gist: 'Le unità in rotta non hanno zona di controllo.',
  },
  R104: {
    title: 'Quanto scompiglia una marcia',
    gist:
      'Una marcia da sola non manda in rotta. Le sue prove costano un livello l’una e si ' +
      'fermano al 4.',
  },
  R105: {
    title: 'La prova di morale in marcia',
    gist:
      'Si passa con un tiro da 0 a 99 sotto la somma di morale, quanto vi aggiungono ' +
      'formazione e nazione (20.11), e 20. Chi fallisce prende un livello di scompiglio.',
  },
  R106: {
    title: 'Quanto logora una marcia',
    gist:
      'Ogni casella ha il 10 per cento, per ogni punto operazione che è costata, di portare ' +
      '2 di fatica, nessuna per strada in marcia su strada, e il 25 per cento di togliere un ' +
      'livello di prontezza. Le probabilità di una marcia si sommano e si tirano una volta, ' +
      'quando si lascia l’unità.',
  },
  R107: {
    title: 'Controllo del comando',
    gist:
      'È 30, meno un punto per ogni stella sotto le quattro di ogni comandante sopra ' +
      'l’unità, meno quanto toglie la distanza da lui; da 10 a 30. I comandanti fuori dalla ' +
      'mappa non contano. Le unità indipendenti hanno 10, l’artiglieria sempre 20.',
  },
  R108: {
    title: 'Morale e stelle',
    gist:
      'Per ogni 20 punti sopra i 60 il suo bonus conta uno in più, per ogni 20 iniziati ' +
      'sotto uno in meno.',
  },
  R109: {
    title: 'Come si tira la distanza da un comandante',
    gist:
      'Un solo tiro per tutte le caselle: da niente al doppio della media, ogni valore ' +
      'altrettanto probabile.',
  },
  R110: {
    title: 'Estremamente stanca',
    gist: 'Un’unità con il morale sotto 20 non fa marce forzate.',
  },
  R111: {
    title: 'Vista',
    gist:
      'Occhi e bersaglio stanno mezzo livello sopra il loro terreno. Una casella in mezzo ' +
      'arriva alla sua elevazione, un livello in più per alberi o case, uno per le unità che ' +
      'vi stanno, e copre se supera la linea retta. Dove la linea corre fra due caselle, ' +
      'devono coprire entrambe.',
  },
  R112: {
    title: 'La probabilità di munizioni',
    gist:
      'Il 40 per cento, 2 in più per ogni punto di controllo sopra 10, 15 in meno per ogni ' +
      'unità nemica accanto, 1 in meno ogni 2 di fatica; 30 o 15 in meno o in più secondo ' +
      'l’opzione. Porta da 1 a 3 colpi. I cannoni con più di 20 di fatica perdono prima un ' +
      'caso su due.',
  },
  R113: {
    title: 'Efficienza recuperata',
    gist:
      'Un punto ogni 4 punti operazione rimasti, non in una zona nemica, fino al massimo ' +
      'dell’unità.',
  },
  R114: {
    title: 'Chi tiene una casella di vittoria',
    gist:
      'Serventi e uomini in rotta non contano. Dove entrambe le parti ne hanno mille, la ' +
      'tiene la parte per cui conta se ne ha almeno altrettanti.',
  },
  R115: {
    title: 'Primi obiettivi',
    gist:
      'Dove lo scenario non ne indica, una formazione comincia con la casella di vittoria ' +
      'della sua parte più vicina al suo comandante.',
  },
  R116: {
    title: 'Turni di arrivo',
    gist:
      'Ogni turno dell’intervallo è altrettanto probabile. Nessuno arriva prima del secondo ' +
      'turno: chi l’avrebbe fatto arriva allora. Si sorteggia di turno in turno, così che ' +
      'nessuno lo sappia prima.',
  },
  R117: {
    title: 'Forze a scelta',
    gist:
      '80, 90, 100, 110 e 120 per cento degli uomini e dei tiratori di ogni unità. I cannoni ' +
      'restano.',
  },
  R118: {
    title: 'Boschi e abitati',
    gist:
      'In boschi e abitati si entra in ordine aperto o al traino, e in colonna per strada. ' +
      'Chi vi sta non prende altra formazione, se non la colonna su una strada.',
  },
  R119: {
    title: 'Girarsi in marcia',
    gist:
      'Un’unità fa fronte dove ha mosso; la fanteria che non è in colonna paga 1 punto se ' +
      'non era già rivolta così. Chi si unisce ad altri fa fronte come loro.',
  },
  R120: {
    title: 'Che cosa costa doppio a una linea',
    gist:
      'La linea paga doppio il terreno e la salita; quanto aggiungono zone, pile, giri e ' +
      'obiettivi resta semplice.',
  },
  R201: {
    title: 'Quanto vale un ordine di mischia',
    gist:
      'Attacca solo la parte di cui è la fase. I suoi ordini di mischia finiscono con la sua ' +
      'fase di combattimento; gli ordini di avanzata restano.',
  },
  R202: {
    title: 'Chi spara per primo',
    gist:
      'Le due fasi di fuoco sono uguali: prontezza e da 0 a 2 a caso, i più alti per primi; ' +
      'fra due pari il numero più basso. Le perdite contano subito.',
  },
  R203: {
    title: 'La forza minima',
    gist: 'Per quanto stanca, un’unità conserva un decimo della forza.',
  },
  R204: {
    title: 'Caselle affollate',
    gist:
      'Gli uomini nella casella bersaglio fanno al massimo metà perdite in meno o metà in ' +
      'più. I serventi contano come uomini.',
  },
  R205: {
    title: 'A chi si spara',
    gist:
      'Fra due caselle alla stessa distanza quella con più uomini; lì a chi sta davanti, ' +
      'tanto spesso quanti uomini ha, un cannone ne conta 50. Chi ha ceduto è lasciato ' +
      'stare, e così chi non si vede.',
  },
  R206: {
    title: 'Quando un’unità scompigliata cede',
    gist:
      'Sotto il fuoco il livello 5 è una rotta, per l’artiglieria una ritirata, e il 4 una ' +
      'ritirata; il 3, appena raggiunto, una ritirata con probabilità di 70 meno il morale, ' +
      'dal 10 al 90 per cento.',
  },
  R207: {
    title: 'Cannoni distrutti',
    gist:
      'L’artiglieria che spara sull’artiglieria distrugge un cannone ogni 16 uomini persi ' +
      'per il colpo, e il resto come probabilità.',
  },
  R208: {
    title: 'Tiratori sotto il fuoco',
    gist:
      'Tre uomini su quattro persi per il fuoco, arrotondando in su, sono tiratori finché ' +
      'tanti ne sono fuori.',
  },
  R209: {
    title: 'Prigionieri',
    gist:
      'Il 5 per cento degli uomini per ogni casella di zona nemica in cui si entra ' +
      'ritirandosi; il 10 per cento per una rotta che vi comincia, e per un’unità che non ha ' +
      'via di ritirata. Le altre unità della casella di una rotta perdono 6 di efficienza.',
  },
  R210: {
    title: 'Il bordo della mappa',
    gist:
      'Una rotta che porta dritto fuori lascia la battaglia, e ciò che resta dell’unità è ' +
      'perduto. Una ritirata prende un’altra via o finisce al bordo.',
  },
  R211: {
    title: 'Dove finisce una ritirata',
    gist:
      'Chi si ritira in una casella che non può accoglierlo va oltre, fino a quattro ' +
      'caselle; lì resta comunque.',
  },
  R212: {
    title: 'Comandanti feriti',
    gist:
      'La probabilità è metà della parte di uomini che l’unità ha perso. Il successore ha un ' +
      'bonus da 0 a uno in meno.',
  },
  R213: {
    title: 'Lancieri',
    gist: 'Sono lancieri i Lancieri, i Lancieri polacchi e olandesi e gli Ulani, in sella.',
  },
  R214: {
    title: 'Cavalleria contro quadrati',
    gist: 'Contro un quadrato la cavalleria ha un quarto della sua forza.',
  },
  R215: {
    title: 'Chi vince una mischia, e le sue perdite',
    gist:
      'Chi è tre volte più forte vince; altrimenti gli attaccanti vincono con il quadrato ' +
      'della loro forza come parte dei due quadrati. Cento di forza costano al nemico 5 ' +
      'uomini, a nessuna unità più di metà dei suoi.',
  },
  R216: {
    title: 'Vinto e perso',
    gist:
      'Chi perde una mischia prende un livello di scompiglio e si ritira, o va in rotta al ' +
      'livello 5; chi vince tiene. Chi vince guadagna 6 di efficienza, o 12 se un nemico va ' +
      'in rotta. Un’unità distrutta conta come in rotta.',
  },
  R217: {
    title: 'Mischia per un ridotto',
    gist:
      'Chi ha perso in un ridotto è provato ancora una volta a -20 e resta se non va in ' +
      'rotta; i cannoni che solo i serventi difendono ancora sono presi.',
  },
  R218: {
    title: 'Cannoni persi corpo a corpo',
    gist:
      'Una batteria che perde una mischia lascia metà dei cannoni; tutti con scompiglio 5 o ' +
      'senza via di ritirata.',
  },
  R219: {
    title: 'Chi si incontra',
    gist:
      'In mischia la formazione del nemico è quella della sua unità più grande davanti. Un ' +
      'solo attaccante sul fianco prende di fianco tutta una casella.',
  },
  R220: {
    title: 'Terreno e altezza in mischia',
    gist:
      'Il terreno attaccato, e quello da cui si attacca, contano solo per gli attaccanti; le ' +
      'altezze contano per entrambi.',
  },
  R221: {
    title: 'Tiratori in mischia',
    gist:
      'I tiratori rientrano per la mischia, tranne le unità di soli tiratori attaccate in ' +
      'boschi o abitati. Davanti a chi cede gli attaccanti non pagano e non si stancano.',
  },
  R222: {
    title: 'Attaccanti che ripiegano',
    gist: 'Un’unità con l’ordine di mischia si ritira di una sola casella, anche per il fuoco.',
  },
  R223: {
    title: 'Cavalleria accanto a un nemico',
    gist:
      'Dopo le avanzate del combattimento della propria parte, la cavalleria montata accanto ' +
      'a un nemico ripiega di tre caselle, se non attende di caricare.',
  },
  R224: {
    title: 'Chi attacca',
    gist:
      'Chi ha l’ordine di mischia attacca una volta per fase, insieme con tutti quelli della ' +
      'sua specie contro la stessa casella; non i quadrati, la cavalleria in formazione di ' +
      'carica o quella che evita gli scontri.',
  },
  R225: {
    title: 'A tre caselle dal nemico',
    gist:
      'Entro tre caselle da un nemico un’unità ripiega diritta; scuote gli amici accanto a cui ' +
      'passa finché un nemico è a meno di tre caselle.',
  },
  R260: {
    title: 'Attraverso una casella affollata',
    gist: 'Un’unità passa per una casella senza posto solo fuori dalle zone nemiche e con un punto che le resta, e lì non fa altro che proseguire o tornare.',
  },
  R261: {
    title: 'Cavalleria appiedata',
    gist: 'A piedi la cavalleria marcia, si volta ed è messa alla prova come fanteria in linea; le nazioni non aggiungono nulla e si impila come cavalleria.',
  },
  R262: {
    title: 'Il passo che prende tutto',
    gist: 'Il passo che prende tutti i punti rimasti è aperto a chi ne ha uno, anche alla fine di una marcia.',
  },
  R263: {
    title: 'Punti dopo il combattimento',
    gist: 'Dopo il combattimento riceve nuovi punti la parte di cui era la fase.',
  },
  R264: {
    title: 'Punti per la mischia',
    gist: 'Dopo il fuoco devono restare due punti.',
  },
  R265: {
    title: 'Quando i cannoni cambiano bersaglio',
    gist: 'I cannoni con un bersaglio oltre tre caselle si volgono a un nemico tre caselle più vicino, e a nessun altro.',
  },
  R266: {
    title: 'Chi ha ceduto',
    gist: 'Chi cede a un fuoco qualsiasi non fa altro e non può essere attaccato; ripiega alla fine della fase.',
  },
  R267: {
    title: 'Carabine nella fase di fuoco',
    gist: 'Le carabine a cavallo sparano con la fanteria.',
  },
  R268: {
    title: 'Da quale livello conta lo scompiglio',
    gist: 'Conta ogni livello, nel fuoco come nella mischia.',
  },
  R269: {
    title: 'Da che cosa dipende il riordino',
    gist: 'Il riordino dipende dal solo controllo del comando.',
  },
  R270: {
    title: 'Comandanti in mischia',
    gist: 'Le perdite in mischia mettono in pericolo un comandante come quelle del fuoco.',
  },
  R271: {
    title: 'Tiratori davanti a una carica',
    gist: 'Davanti a una carica i tiratori non rientrano, se non in un quadrato: prendono tre perdite su quattro.',
  },
  R272: {
    title: 'Chi carica, e quando',
    gist: 'Le cariche vanno una dopo l’altra per numero, se l’unità ne è ancora capace. Morale 25 e scompiglio 3 bastano anche per combattere.',
  },
  R273: {
    title: 'La via di una carica',
    gist: 'Ogni casella porta più vicino, la più dritta per prima; boschi, abitati e caselle senza posto sono chiusi. Dove nessuna è aperta la carica finisce.',
  },
  R274: {
    title: 'Fin dove prosegue una carica',
    gist: 'Dopo aver travolto un nemico la carica prosegue fino al bersaglio, se lo scompiglio non è arrivato a 4.',
  },
  R275: {
    title: 'Contro-cariche',
    gist: 'Un’unità è messa alla prova e interrogata una volta per ogni carica, subito. Alle contro-cariche non si risponde; chi carica non è travolto.',
  },
  R276: {
    title: 'Fanteria davanti a una carica',
    gist: 'La fanteria reagisce una volta a ogni carica. Uno o due livelli: resta; tre o quattro: fugge; cinque in tutto: è in rotta.',
  },
  R277: {
    title: 'Cannoni davanti a una carica',
    gist: 'Cannoni al traino o con la fanteria reagiscono come la fanteria; gli altri quando la carica è loro addosso, col solo morale. Essere travolti costa 20 di fatica e 2 livelli.',
  },
  R278: {
    title: 'Travolgere',
    gist: 'Il vantaggio di morale e 20 per livello di scompiglio, fino al 90 per cento; chi ha ceduto sempre, i quadrati mai. Le perdite sono metà di una mischia.',
  },
  R279: {
    title: 'Chi resta davanti a una carica',
    gist: 'I due livelli vengono quando la carica si ferma davanti; chi arriva a 5 è subito in rotta e la carica prosegue.',
  },
  R280: {
    title: 'Quanto costa una carica',
    gist: 'I due livelli vengono dopo le mischie; a 5 l’unità è in rotta.',
  },
  R281: {
    title: 'Chi torna dopo una carica',
    gist: 'Chi finisce accanto a un nemico torna indietro se non vince e insegue; chi finisce accanto a nessuno resta.',
  },
  R282: {
    title: 'Formazione dopo una carica',
    gist: 'Chi insegue o resta tiene la formazione della carica, senza bersaglio.',
  },
  R283: {
    title: 'Cariche di chi evita il combattimento',
    gist: 'Tale cavalleria carica solo per far reagire gli altri; davanti a una carica si ritira senza perdite.',
  },
  R300: {
    title: 'Chi si vede',
    gist: 'Si vede tutto entro dieci caselle che il terreno non nasconde, in ogni direzione; di notte entro tre. Le unità non nascondono nulla. Chi sta accanto a un nemico si vede, e chi vede è visto. Chi esce di vista non si mostra più.',
  },
  R301: {
    title: 'Che cosa si sa di un nemico',
    gist: 'Un nemico che si vede mostra forza, formazione e stato. Ordini, obiettivi, punti operazione, munizioni, controllo del comando e stelle sono affar suo, in ogni partita.',
  },
  R302: {
    title: 'Che cosa sanno tutti',
    gist: 'Ordini di battaglia con caselle e turni, bonus dei comandanti, perdite delle due parti, punti e caselle di vittoria tenute sono palesi, anche con unità nascoste.',
  },
  R303: {
    title: 'Una marcia interrotta',
    gist: 'Una marcia che ha scoperto nemici nascosti si può interrompere finché l’unità non è lasciata: torna dov’era partita e riavrà i punti dei suoi passi, meno quattro. Non si stanca. Le prove fatte restano.',
  },
  R304: {
    title: 'Un passo accanto a un nemico nascosto',
    gist: 'Un passo nella zona di un nemico che nessuno vedeva costa quanto sembrava, e il morale non lo vieta.',
  },
  R305: {
    title: 'Chi assiste',
    gist: 'Chi assiste a una partita con unità nascoste vede di ogni parte ciò che ne vede l’altra.',
  },
  R340: {
    title: 'Che cosa comportano le direttive',
    gist: 'Una direttiva decide che cosa fanno le formazioni; un comandante che non ne ha gioca in mente dove porterebbe ciascuna, e sceglie.',
  },
  R341: {
    title: 'Quale linea, e linee che nessuno ha tracciato',
    gist: 'La linea dipende dal punteggio e dal grado minimo di vittoria; uno scenario senza linee ne riceve tre attraverso la via tra le armate.',
  },
};
