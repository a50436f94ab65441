import type { RuleText } from '../../../kernel/rulebook.ts';
import type { RULINGS } from '../rulings.ts';

/** The rulings in Italian, each beside the rules that the English one names. */
export const RULINGS_IT: Readonly<Record<keyof typeof RULINGS, RuleText>> = {
  R1: {
    title: 'Il campo',
    gist:
      'Il campo conserva tutto ciò che le regole ne dicono. Il resto è ricostruito dal ' +
      'terreno del 1815. Due aree sono adiacenti esattamente quando i loro contorni hanno un ' +
      'lato in comune.',
  },
  R2: {
    title: 'Numeri delle aree',
    gist:
      'I numeri corrono in sette colonne, verso nord e verso sud a turno, dall’1 a sud-ovest ' +
      'al 90 a nord-est. Così ogni area che le regole nominano è dove deve stare.',
  },
  R3: {
    title: 'Luoghi di vittoria',
    gist:
      'Blu: Hougoumont, La Haye Sainte, Papelotte e Merbe-Braine 2 ciascuna, Mont-Saint-Jean ' +
      '4. Verdi: La Belle Alliance, Rossomme e Le Caillou 2 ciascuna, Plancenoit 4.',
  },
  R4: {
    title: 'Dove stanno le zone',
    gist:
      'P1 conduce a 88 e 89, P2 a 83, 84 e 85, P3 a 80 e 81. P2 sta fra le altre due, che non ' +
      'sono accanto l’una all’altra.',
  },
  R5: {
    title: 'Lunghezza dei tracciati',
    gist:
      'I turni vanno dalle 11:00 alle 20:00. Il tracciato degli impulsi ha gli spazi da 0 a ' +
      '12, quello dei punti vittoria 20 punti per lato dallo 0.',
  },
  R6: {
    title: 'Le unità e i loro valori',
    gist:
      'Ci sono 142 unità, secondo gli ordini di battaglia: brigate, mezze brigate prussiane, ' +
      'e circa sedici pezzi per unità di artiglieria. Stanno dove stavano alle undici. I ' +
      'valori sono nostri.',
  },
  R7: {
    title: 'Le carte di comandanti e generali',
    gist:
      'Il numero 6 di Kellermann fresco e il bonus di 1 di Napoleone sono noti. Gli altri ' +
      'numeri delle carte sono nostri, su quella misura.',
  },
  R8: {
    title: 'Errori di stampa',
    gist:
      'Gli errori di stampa evidenti sono corretti: rimandi sbagliati, punti invece di ' +
      'fattori movimento, unità di punta per l’unità avanzata di un difensore, e il nome di ' +
      'La Haye Sainte.',
  },
  R9: {
    title: 'Le frecce fanno vicini',
    gist:
      'Una zona e le aree delle sue frecce sono adiacenti nei due sensi: per i costi di ' +
      'movimento, le ritirate e i bombardamenti. Il lungo raggio non entra in una zona né ne ' +
      'esce.',
  },
  R10: {
    title: 'Terreno e controllo delle zone',
    gist:
      'Una zona ha TEM 1 e nessun controllo. Per i Prussiani conta come amica; nessun altro ' +
      'vi entra.',
  },
  R11: {
    title: 'Quando cambia il controllo',
    gist:
      'Il controllo cambia subito quando in un’area restano solo unità dell’altra parte, ' +
      'anche dopo una ritirata o un’eliminazione.',
  },
  R12: {
    title: 'Dove si riordina',
    gist:
      'Due o tre unità si riordinano anche in un’area contesa; tutta la cavalleria di una ' +
      'formazione insieme solo dove non c’è nemico.',
  },
  R13: {
    title: 'Su che cosa spara la Gran Batteria',
    gist:
      'La Gran Batteria nella sua fase può sparare o no. Può scegliere ogni bersaglio di un ' +
      'bombardamento normale, anche a lungo raggio, o fare tiro indiretto finché non si è ' +
      'mossa.',
  },
  R14: {
    title: 'Che cosa dimezza il tiro indiretto',
    gist:
      'Il tiro indiretto dimezza il valore di attacco prima dei dadi, per difetto, compreso ' +
      'l’1 per un bersaglio di cavalleria.',
  },
  R15: {
    title: 'Il tiro indiretto è a lungo raggio',
    gist:
      'Il tiro indiretto conta come lungo raggio: la difesa riceve 1. Nessuna unità francese ' +
      'può stare sul percorso: da 45 a 47 per l’area 44, in 46 e 47 per la 45, in 46, 47, 61 ' +
      'e 62 per la 63.',
  },
  R16: {
    title: 'Il segnalino della Gran Batteria',
    gist:
      'Il segnalino va con un’artiglieria che lascia la sua area se il giocatore lo dice. ' +
      'Quando l’ultima artiglieria se n’è andata senza di esso, è tolto.',
  },
  R17: {
    title: 'Quando arrivano i Prussiani',
    gist:
      'I rinforzi si mettono alla fine del turno che precede il loro, e agiscono dall’inizio ' +
      'del proprio: Bülow, Pirch e Blücher nel turno 6, Zieten nel turno 8.',
  },
  R18: {
    title: 'Cinque azioni e il Passo',
    gist:
      'Le azioni sono cinque, e il Passo. Puoi passare anche dopo che il tuo generale è stato ' +
      'attivato; vale come Passo.',
  },
  R19: {
    title: 'Un fallimento non è un Passo',
    gist:
      'Un’attivazione fallita chiude l’impulso, ma non conta per i due passi che chiudono la ' +
      'fase.',
  },
  R20: {
    title: 'Due passi di seguito',
    gist:
      'Il secondo Passo di seguito chiude la fase, qualunque parte lo faccia, e il tramonto ' +
      'non si tira.',
  },
  R21: {
    title: 'A chi giova il bonus di un comandante',
    gist:
      'Il bonus di un comandante aiuta i generali della sua armata, non quelli dell’alleato e ' +
      'non lui stesso.',
  },
  R22: {
    title: 'Un tentativo per impulso',
    gist:
      'Ogni parte ha un tentativo di un solo comandante per impulso, riuscito o no. ' +
      'L’Annullamento del tramonto appartiene all’impulso alleato che lo precede.',
  },
  R23: {
    title: 'La Doppia mossa',
    gist:
      'Ognuna delle due azioni nomina una formazione e un’area, mai la stessa coppia due ' +
      'volte, e nessuna unità agisce due volte. Due Movimenti/Assalti o due Cariche muovono ' +
      'prima di ogni assalto; le altre coppie si fanno una dopo l’altra.',
  },
  R24: {
    title: 'I generali nella Doppia mossa',
    gist:
      'I generali possono usare le loro azioni speciali in una Doppia mossa come in ogni ' +
      'altro impulso.',
  },
  R25: {
    title: 'Chi interviene',
    gist:
      'Può intervenire solo la parte colpita dal risultato: l’attaccante dopo un Fallimento, ' +
      'il difensore dopo un Successo.',
  },
  R26: {
    title: 'Movimento minimo',
    gist:
      'Il movimento minimo è tutto il movimento di un’unità che non ha ancora mosso ' +
      'nell’impulso. Non può prolungare un movimento.',
  },
  R27: {
    title: 'Costi non elencati',
    gist:
      'Un’area con soli amici costa quanto una vuota. Un’area contesa con un nemico fresco ' +
      'costa 4, la cifra più cara.',
  },
  R28: {
    title: 'Accanto a un’unità nemica',
    gist:
      'Un’area è accanto a un nemico se un’area adiacente, o una zona con una freccia verso ' +
      'di essa, contiene un’unità nemica di qualunque tipo. I ruscelli non contano.',
  },
  R29: {
    title: 'I tiratori lasciano un’area contesa',
    gist:
      'I tiratori lasciano un’area contesa come la fanteria: costa loro tutto il movimento, e ' +
      'si fermano.',
  },
  R30: {
    title: 'L’artiglieria fra i nemici',
    gist:
      'L’artiglieria può entrare in un’area di nemici nello stesso impulso di un’unità che ' +
      'può fare da unità di punta.',
  },
  R31: {
    title: 'Con chi vanno i tiratori',
    gist:
      'I tiratori agiscono solo con unità e generali della propria armata, e così si ' +
      'raccolgono i fucilieri. Sono soli quando nella loro area non c’è alcuna unità amica se ' +
      'non tiratori.',
  },
  R32: {
    title: 'Ripiegamenti',
    gist:
      'Sono possibili prima di ogni Movimento/Assalto, non prima di una carica, in un’area ' +
      'adiacente sotto proprio controllo senza nemici e con posto, mai in una zona. ' +
      'L’artiglieria a cavallo logora non può ripiegare.',
  },
  R33: {
    title: 'L’ordine di un assalto',
    gist:
      'Unità di punta e di appoggio, ripiegamento della cavalleria, fuoco e ripiegamento dei ' +
      'tiratori, unità avanzata, partecipazione, dadi, nuovi tiri, Intervento, risultato, ' +
      'punti perdita, ritirata volontaria, travolgimento. Se prima dei dadi non resta ' +
      'nessuno, gli attaccanti entrano senz’altro.',
  },
  R34: {
    title: 'Tiratori come unità di punta',
    gist: 'I tiratori possono essere l’unità di punta di un Movimento/Assalto, come la fanteria.',
  },
  R35: {
    title: 'I tiratori in un attacco',
    gist:
      'I tiratori contano mezzo punto se sono dell’armata degli attaccanti, sono stati ' +
      'attivati con essi e sono nell’area, entrati ora o già presenti.',
  },
  R36: {
    title: 'Artiglieria di appoggio',
    gist:
      'L’artiglieria fresca della formazione attivata che sta in un’area contesa può ' +
      'appoggiare un assalto volontario per 1, e allora ne condivide il Fallimento.',
  },
  R37: {
    title: 'Tutti i difensori contano',
    gist:
      'I tiratori freschi aggiungono 1 alla difesa come ogni unità fresca, e l’artiglieria ' +
      'logora mezzo punto come ogni unità logora.',
  },
  R38: {
    title: 'Ordine dei nuovi tiri',
    gist:
      'Decide sul nuovo tiro prima l’attaccante, poi il difensore, una volta ciascuno. Un ' +
      'generale che ha partecipato alla battaglia è logoro e non può far tirare di nuovo.',
  },
  R39: {
    title: 'Un assalto obbligatorio fallito',
    gist:
      'Tutti gli attaccanti superstiti tornano da dove ciascuno è venuto, anche ' +
      'l’artiglieria, che poi è logora; quelli oltre 10 sono eliminati. Dopo un assalto ' +
      'volontario nessuno si ritira.',
  },
  R40: {
    title: 'Dopo uno Stallo o un Successo',
    gist: 'Gli attaccanti restano nell’area. Se vi rimangono dei nemici, è contesa.',
  },
  R41: {
    title: 'Come si assorbono i punti perdita',
    gist:
      'Il proprietario sceglie una perdita alla volta, per prima quella dell’unità avanzata o ' +
      'del bersaglio; nessuna perdita può rendere impossibile assorbire il resto. Se tutte le ' +
      'unità insieme non bastano, tutte sono eliminate. Un’unità fresca può essere eliminata ' +
      'anche se restano meno di 3 punti.',
  },
  R42: {
    title: 'Che cosa assorbono i Rifles britannici',
    gist:
      'I Rifles assorbono 1 quando diventano logori, e 1 quando poi si ritirano o sono ' +
      'eliminati.',
  },
  R43: {
    title: 'Ritirate e zone',
    gist:
      'I Prussiani possono ritirarsi in una zona solo da una delle aree delle sue frecce. ' +
      'Conta come amica, e come accanto a un nemico solo se un’area delle frecce ne contiene.',
  },
  R44: {
    title: 'Dove va un travolgimento',
    gist:
      'Le unità della carica che si vogliono possono proseguire in un’area adiacente aperta o ' +
      'elevata e con posto: vuota o nemica, non contesa, non già assalita nell’impulso, e che ' +
      'non sia una zona.',
  },
  R45: {
    title: 'Chi partecipa alla scarica',
    gist:
      'Ogni artiglieria fresca e ogni unità di tiratori dell’armata che spara nell’area ' +
      'aggiunge 1, di qualunque formazione; i tiratori non contro la cavalleria. Solo la ' +
      'fanteria che spara diventa logora.',
  },
  R46: {
    title: 'Tiratori bersaglio di una scarica',
    gist:
      'I tiratori che sono il bersaglio aggiungono 2 alla difesa, e ogni altra unità di ' +
      'tiratori aggiunge 1.',
  },
  R47: {
    title: 'Più vie a lungo raggio',
    gist:
      'A lungo raggio basta una sola area intermedia che sia aperta con TEM 1 e senza unità ' +
      'amiche.',
  },
  R48: {
    title: 'Il terreno sotto il fuoco difensivo',
    gist:
      'È il TEM dell’area da cui viene l’unità di punta, o dell’area contesa stessa se non ha ' +
      'mosso. Una zona ha TEM 1.',
  },
  R49: {
    title: 'Chi assorbe il fuoco difensivo',
    gist:
      'I tiratori sparano come attaccanti; i punti perdita cadono sulle unità che assalgono, ' +
      'e i tiratori non rischiano nulla.',
  },
  R50: {
    title: 'Ritirate davanti al fuoco dei tiratori',
    gist:
      'Gli attaccanti che si ritirano per assorbire punti tornano da dove sono venuti. Quelli ' +
      'che hanno cominciato nell’area si ritirano con le priorità del difensore.',
  },
  R51: {
    title: 'La vittoria automatica è per entrambi',
    gist:
      'Ciascuna parte vince automaticamente con un vantaggio di 10 sul segnalino dei punti ' +
      'vittoria.',
  },
  R52: {
    title: 'Quando si controlla la vittoria automatica',
    gist: 'Si controlla in ogni fase finale dopo aver contato le aree, prima dei rinforzi.',
  },
  R53: {
    title: 'Punti di un’area contesa',
    gist:
      'Un’area blu contesa dà ai Francesi metà dei punti chiunque la controlli, e così una ' +
      'verde agli Alleati.',
  },
  R54: {
    title: 'Mezzi punti per le unità logore',
    gist:
      'I mezzi punti di una parte per le unità logore si sommano prima, e si arrotonda la ' +
      'somma per difetto.',
  },
  R55: {
    title: 'L’ultimo turno',
    gist:
      'Prima si controlla la vittoria automatica. Poi si aggiungono i punti per le unità ' +
      'logore, e decidono i gradi di vittoria: allora 10 o più è una grande vittoria ' +
      'francese.',
  },
  R56: {
    title: 'Quattro unità in un villaggio',
    gist:
      'Un villaggio contiene quattro unità di una parte; quelle in più allo schieramento ' +
      'restano. Un assalto obbligatorio può entrarvi con dieci, e dopo l’attaccante sceglie ' +
      'chi torna indietro; l’unità di punta resta.',
  },
  R57: {
    title: 'Lo sfinimento colpisce una volta',
    gist:
      'La cavalleria che il risultato stesso di una carica ha già girato non è colpita di ' +
      'nuovo dallo sfinimento. Le altre partecipanti diventano logore, o sono eliminate se lo ' +
      'erano già.',
  },
  R58: {
    title: 'Tre unità o tutta la cavalleria',
    gist:
      'Con entrambe le regole un generale riordina tre unità di ogni tipo, anche in un’area ' +
      'contesa, o tutta la cavalleria della sua formazione in un’area non contesa.',
  },
  R59: {
    title: 'Che cosa si riordina da sé',
    gist:
      'Fanteria, cavalleria o Rifles possono riordinarsi da sé, una volta ciascuno per fase ' +
      'di riordino, in un’area contesa o no.',
  },
  R60: {
    title: 'Le unità in un’area contesa attiva possono andarsene',
    gist:
      'In un’area contesa attiva le unità che assalgono non muovono, e le altre possono ' +
      'lasciarla con le regole solite.',
  },
};
