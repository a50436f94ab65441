import type { RuleText } from '../../../kernel/rulebook.ts';
import type { RULEBOOK } from '../rulebook.ts';

/** The rulebook in Italian. The English one is the one that the rules cite. */
export const RULEBOOK_IT: Readonly<Record<keyof typeof RULEBOOK, RuleText>> = {
  '1.0': {
    title: 'Avvio',
    gist: 'Come il gioco arrivava sui suoi dischi, e come si cominciava.',
  },
  '1.1': {
    title: 'Verifica del manuale',
    gist: 'Prima di giocare si doveva battere una parola delle regole stampate.',
  },
  '2.0': {
    title: 'Prima di giocare',
    gist: 'Prima della prima partita si fissano alcune impostazioni.',
  },
  '2.1': {
    title: 'Opzione di movimento',
    gist: 'Le cifre della tastiera erano la bussola, in una di due disposizioni.',
  },
  '3.0': {
    title: 'Menu iniziali',
    gist: 'Dai primi menu si sceglie una battaglia, un editor o una partita salvata.',
  },
  '3.1': {
    title: 'Menu principale',
    gist: 'Il primo menu: giocare, fare o cambiare uno scenario, riprendere una partita salvata.',
  },
  '3.11': {
    title: 'Menu di scelta dello scenario',
    gist:
      'Si giocano quattro battaglie: Borodino, Auerstädt, Quatre Bras e Waterloo, e ogni ' +
      'scenario che qualcuno abbia fatto.',
  },
  '3.12': {
    title: 'Menu per fare o cambiare uno scenario',
    gist: 'Uno scenario si fa a caso, si fa da nuovo o si cambia.',
  },
  '3.13': {
    title: 'Menu delle partite salvate',
    gist: 'Le partite si salvano su dischi e si riprendono.',
  },
  '4.0': {
    title: 'Come si gioca',
    gist:
      'Le unità muovono e combattono per molti turni, ciascuno di mezz’ora. Vinci costando ' +
      'al nemico più uomini e cannoni di quanti ne perdi, e tenendo i luoghi che valgono ' +
      'punti (11.1).',
  },
  '4.1': {
    title: 'Il menu della partita',
    gist:
      'Prima di una battaglia si fissano le opzioni: chi muove per primo, chi gioca, il ' +
      'livello, le unità nascoste, e per ogni parte forza, arrivi e munizioni. ' +
      'L’impostazione di mezzo è la storia.',
  },
  '4.11': {
    title: 'Opzioni del menu della partita',
    gist:
      'A: chi muove per primo. B, C: chi guida ogni parte. D: i livelli 1 e 2 favoriscono i ' +
      'Francesi nel fuoco e nella mischia, 4 e 5 gli Alleati, 1 e 5 di più. E: si mostrano ' +
      'solo i nemici che qualcuno vede. F, G: 80, 90, 100, 110 o 120 per cento degli uomini. ' +
      'H, I: rinforzi fino a quattro turni prima (1), fino a quattro dopo (2), come vennero ' +
      '(3), due turni prima o dopo (4) o quattro (5). J, K: arrivano meno o più munizioni.',
  },
  '4.2': {
    title: 'Tabella delle direttive',
    gist:
      'Un comandante-calcolatore si ritira, tiene le posizioni o contrattacca: senza ' +
      'guardare, a caso, o come vuole la situazione. Lasciato a sé fa, fase per fase, ciò ' +
      'che serve di più.',
  },
  '4.3': {
    title: 'Suono',
    gist: 'Il suono è acceso o spento.',
  },
  '4.4': {
    title: 'Ritardo',
    gist: 'Quanto un messaggio resta sullo schermo.',
  },
  '4.5': {
    title: 'Sequenza di gioco',
    gist:
      'Un turno ha 25 fasi: controllo del comando (1); al primo turno punti operazione per ' +
      'entrambe le parti (2), poi rinforzi (3) e munizioni (4). Quindi il primo giocatore ' +
      'trasferisce i comandanti (5), fissa gli obiettivi (6) e opera (7); combattimento (8); ' +
      'recupera e riceve nuovi punti (9), e il secondo giocatore riordina (10). Il secondo ' +
      'giocatore fa lo stesso, e il primo riordina (da 11 a 16). Entrambi operano ancora una ' +
      'volta, senza trasferimenti e obiettivi, ciascuno seguito da combattimento, recupero e ' +
      'riordino dell’altro (da 17 a 24). Infine si controlla la vittoria (25).',
  },
  '5.0': {
    title: 'Fase degli obiettivi',
    gist:
      'Nella fase degli obiettivi dici ai comandanti delle formazioni dove le vuoi. Che cosa ' +
      'facciano le unità lo ordini comunque tu, ma marciare altrove costa di più (5.31).',
  },
  '5.1': {
    title: 'Informazioni della fase',
    gist: 'Si vede tutta la mappa con un riassunto di ciò che si può fare.',
  },
  '5.11': {
    title: 'Comandante attivo',
    gist: 'Un comandante alla volta è attivo, mostrato per nome, con le unità ai suoi ordini.',
  },
  '5.111': {
    title: 'Livelli di comando',
    gist:
      'La fanteria va dove è mandato il comandante della sua divisione, o il più alto sotto ' +
      'una divisione; la cavalleria dove è mandato il comandante a cui risponde. ' +
      'L’artiglieria e le unità indipendenti non hanno obiettivo.',
  },
  '5.12': {
    title: 'Casella obiettivo',
    gist: 'L’obiettivo del comandante attivo è una casella.',
  },
  '5.121': {
    title: 'Coordinate',
    gist:
      'Le caselle si chiamano con x, contata verso destra da 0 al bordo sinistro, poi y, ' +
      'contata verso il basso da 0 in cima.',
  },
  '5.13': {
    title: 'Movimento del cursore',
    gist: 'Il cursore si muove in otto direzioni.',
  },
  '5.131': {
    title: 'Bussola',
    gist: 'Le direzioni girano con la bussola: 1 è nord, 2 nord-est, e così via fino a 8, nord-ovest.',
  },
  '5.14': {
    title: 'Comandante successivo',
    gist: 'Si passa da un comandante all’altro e si vede l’obiettivo di ciascuno.',
  },
  '5.15': {
    title: 'Posizione del cursore',
    gist: 'Si mostra la casella del cursore.',
  },
  '5.2': {
    title: 'Scelta dell’obiettivo',
    gist:
      'Le formazioni cominciano con un obiettivo: quello dello scenario, o la più vicina ' +
      'casella di vittoria della loro parte. Nella fase degli obiettivi del tuo primo turno ' +
      'li cambi liberamente, poi a un prezzo (5.41).',
  },
  '5.3': {
    title: 'Effetti dell’obiettivo',
    gist: 'A un’unità si mostra la direzione che porta al suo obiettivo.',
  },
  '5.31': {
    title: 'Costi di movimento',
    gist:
      'Un passo in quella direzione, o a un ottavo di bussola da essa, non costa di più. ' +
      'Due, tre e quattro ottavi più in là costano 1, 2 e 3 punti operazione in più per ' +
      'casella. Entro cinque caselle dall’obiettivo ogni direzione è libera.',
  },
  '5.4': {
    title: 'Cambiare obiettivo',
    gist: 'Scegli un’altra casella come obiettivo della formazione del comandante attivo.',
  },
  '5.41': {
    title: 'Prezzo del cambio',
    gist:
      'Dopo il tuo primo turno un nuovo obiettivo dimezza i punti operazione che le unità ' +
      'della formazione hanno per la fase di operazioni che segue, arrotondando in giù, e ' +
      'toglie loro da 2 a 4 di prontezza secondo il bonus del comandante e il caso (20.4). ' +
      'Un’unità paga una volta per fase.',
  },
  '5.5': {
    title: 'Uscita dalla fase',
    gist: 'Fissati gli obiettivi si passa alle operazioni; non si chiede altro.',
  },
  '6.0': {
    title: 'Fase di operazioni',
    gist:
      'Nella fase di operazioni muovi le unità, cambi le loro formazioni e dai gli ordini ' +
      'per il combattimento: in qualsiasi ordine, e a ciascuna finché i suoi punti lo ' +
      'permettono, fino a quando passi al combattimento.',
  },
  '6.01': {
    title: 'Riassunto dei comandi del cursore',
    gist: 'I tasti del menu del cursore.',
  },
  '6.02': {
    title: 'Fase del giocatore',
    gist: 'Data, ora, fase e parte che muove si vedono sempre.',
  },
  '6.03': {
    title: 'Movimento del cursore',
    gist: 'Il cursore si muove in otto direzioni.',
  },
  '6.04': {
    title: 'Scegliere un’unità',
    gist: 'Un’unità va scelta prima di darle ordini: una delle tue sulla mappa, non in rotta.',
  },
  '6.05': {
    title: 'Vista',
    gist:
      'Ciò che un’unità vede del terreno davanti a sé, nella direzione in cui è rivolta, si illumina ' +
      'quando si ordina il suo fuoco: ogni casella a portata e in vista (6.36).',
  },
  '6.06': {
    title: 'Vedere sotto le unità',
    gist: 'Il terreno sotto le unità è detto insieme a loro.',
  },
  '6.07': {
    title: 'Terreno ed elevazione',
    gist: 'Di una casella si dice il terreno con la sua elevazione.',
  },
  '6.08': {
    title: 'Posizione del cursore',
    gist: 'Si mostra la casella del cursore.',
  },
  '6.09': {
    title: 'Cambio di mappa',
    gist: 'La mappa ha una scala grande e una piccola.',
  },
  '6.10': {
    title: 'Passare al combattimento',
    gist: 'Quando hai finito, e l’hai detto, segue il combattimento.',
  },
  '6.11': {
    title: 'Caselle di vittoria in evidenza',
    gist: 'Si possono mostrare le caselle di vittoria di entrambe le parti.',
  },
  '6.2': {
    title: 'Menu di comando',
    gist:
      'Con un’unità in mano puoi: muoverla, girarla, cambiarle formazione, far uscire o ' +
      'rientrare i tiratori, disporne fuoco, mischia e avanzata, forzarne la marcia, ' +
      'prendere o lasciare la marcia su strada o la prima linea della casella, guardarne la ' +
      'vista e l’obiettivo, passare all’unità successiva, e ritirare quanto hai ordinato da ' +
      'quando l’hai presa.',
  },
  '6.21': {
    title: 'Informazioni del menu di comando',
    gist: 'Si mostra lo stato dell’unità scelta.',
  },
  '6.211': {
    title: 'Informazioni sulla fanteria',
    gist:
      'Della fanteria si mostrano: nome, grandezza, fronte con la direzione dell’obiettivo, ' +
      'uomini, tiratori, munizioni, prima linea, arma, punti operazione, fatica, efficienza, ' +
      'avanzata e mischia, terreno, casella e ordine di fuoco.',
  },
  '6.212': {
    title: 'Che cosa dicono le informazioni',
    gist:
      'Un nome dice nazione, battaglione, reggimento e divisione, e la specie dell’unità; le ' +
      'altre cifre sono quelle di 6.211. Dell’artiglieria, che non ha obiettivo, si mostrano ' +
      'i cannoni invece dei tiratori; la cavalleria non ha tiratori.',
  },
  '6.221': {
    title: 'Seconda pagina della fanteria',
    gist:
      'A richiesta si mostra di più: la catena dei comandanti con bonus, casella e distanza, ' +
      'poi obiettivo, prontezza, controllo del comando, scompiglio, morale, valore di ' +
      'mischia, formazione e marcia su strada.',
  },
  '6.222': {
    title: 'Seconda pagina dell’artiglieria',
    gist:
      'Dell’artiglieria non si mostrano comandanti né tiratori, mischia o avanzata: non ' +
      'comincia mischie e non avanza.',
  },
  '6.223': {
    title: 'Seconda pagina della cavalleria',
    gist: 'Della cavalleria si mostra il ripiego automatico invece della marcia su strada.',
  },
  '6.3': {
    title: 'Ordini di movimento',
    gist:
      'Un’unità scelta muove casella per casella in otto direzioni, come permettono i suoi ' +
      'punti, il terreno, il nemico, la formazione e l’obiettivo.',
  },
  '6.31': {
    title: 'Punti operazione',
    gist:
      'I punti operazione sono ciò che un’unità può fare: muovere, sparare, girarsi, ' +
      'cambiare formazione e la mischia ne costano. Ne riceve da 8 a 15 secondo il controllo ' +
      'del comando, il suo modificatore e il caso (20.8), nel recupero della sua parte dopo ' +
      'il combattimento. Quelli non usati la riposano (10.3) e non si conservano; quelli ' +
      'spesi nel combattimento del nemico le mancano nelle operazioni successive.',
  },
  '6.32': {
    title: 'Muovere un’unità',
    gist:
      'Un passo costa secondo il terreno in cui entra, con quanto aggiungono salita, zone, ' +
      'amici, giri e obiettivo (20.15). Anche con un solo punto un’unità può fare un passo ' +
      'se nulla lo vieta: prende tutto quel che resta. Nessuna entra in terreno vietato o ' +
      'nella casella di un nemico. Un movimento si può ritirare finché non si lascia ' +
      'l’unità; se ha scoperto nemici nascosti, costa 4 punti. I passi stancano (20.9); ' +
      'quelli imposti dal combattimento non costano punti.',
  },
  '6.33': {
    title: 'Zone di controllo',
    gist:
      'Le otto caselle attorno a un’unità sono la sua zona di controllo; le unità in rotta ' +
      'non ne hanno. Entrare in una zona nemica costa 1 in più, lasciarla 2 in più e una ' +
      'prova (8.2). Da zona nemica a zona nemica si passa solo in una casella dove c’è già ' +
      'un amico. Con il morale a 29 o meno, o lo scompiglio a 3 o più, non si entra in ' +
      'nessuna. Lì nessuno riposa (10.3), e chi vi si ritira o va in rotta lascia ' +
      'prigionieri.',
  },
  '6.34': {
    title: 'Pile',
    gist:
      'Una casella tiene 1800 fanti o 1200 cavalieri, la metà in boschi e abitati; un ' +
      'cannone conta come 50 uomini. Un’unità più grande sta da sola. Cavalleria e fanteria ' +
      'non stanno mai insieme; l’artiglieria si unisce all’una o all’altra. Unirsi ad amici ' +
      'costa 1 punto e una prova (8.2). Per una casella senza posto un’unità può passare, se ' +
      'non è in una zona nemica e le resta un punto per il passo dopo. Le unità in rotta, e quelle con scompiglio 5, si ' +
      'impilano solo mentre ripiegano. Chi comincia o arriva in una pila troppo grande può ' +
      'restarvi finché non muove.',
  },
  '6.341': {
    title: 'Prima linea',
    gist:
      'Della fanteria di una casella una sola unità sta davanti; così tutta l’artiglieria, e ' +
      'tutta la cavalleria che si vuole. Solo chi sta davanti spara e riceve il fuoco; in ' +
      'mischia combattono tutti. Chi viene in prima linea dà il cambio all’altra fanteria, e ' +
      'se nessuno ha l’ordine, davanti sta la prima. Non costa nulla.',
  },
  '6.35': {
    title: 'Formazioni',
    gist:
      'Una formazione è come un’unità sta nella sua casella. Cambiarla costa 2 punti, 6 in ' +
      'una zona nemica, e la fanteria e la cavalleria non francesi pagano 1 in più. Mettersi ' +
      'in linea o in colonna in una zona nemica è una prova (8.2). In boschi e abitati si ' +
      'entra e si sta solo in ordine aperto o al traino, e in colonna per strada.',
  },
  '6.351': {
    title: 'Formazioni della fanteria',
    gist:
      'La linea spara meglio e paga doppio il terreno. La colonna muove libera ed è forte in ' +
      'mischia; spara poco e il fuoco la colpisce la metà di più. Il quadrato non muove e ' +
      'resiste alla cavalleria; non ha fianchi, ma soffre il fuoco. L’ordine aperto è per ' +
      'boschi e abitati ed è il meno colpito, ma è debole in mischia. La marcia su strada è ' +
      'una colonna su una strada: un passo diritto da strada a strada, abitati, ponti e ' +
      'strade incassate compresi, costa 1 punto e non stanca, e il fuoco la colpisce il ' +
      'doppio. Un’unità la prende o la lascia per 2 punti prima di ogni altra cosa nella ' +
      'fase, la fanteria la prende senza nemici entro quattro caselle.',
  },
  '6.352': {
    title: 'Formazioni dell’artiglieria',
    gist:
      'L’artiglieria è al traino per muovere, in batteria per sparare, o in ordine aperto, ' +
      'che è in batteria fra alberi e case: allora spara meno. I cannoni in batteria non ' +
      'muovono, ma possono girarsi. L’artiglieria può prendere la marcia su strada, con ' +
      'nemici vicini o no.',
  },
  '6.353': {
    title: 'Formazioni della cavalleria',
    gist:
      'La cavalleria sta in formazione normale, per muovere; in ordine aperto, per boschi e ' +
      'abitati, più debole in mischia e meno colpita; in carica (6.43) o contro-carica ' +
      '(6.431), in cui attende e non muove; o appiedata, se ha più delle sciabole: allora ' +
      'muove e combatte come fanteria in linea e non prende altre formazioni di fanteria. In ' +
      'sella sparano solo le carabine, in formazione normale e aperta.',
  },
  '6.354': {
    title: 'Tiratori',
    gist:
      'I tiratori sono uomini della loro unità, non in più. Sono fuori a quarti del loro ' +
      'numero; far uscire i primi o rientrare tutti costa 1 punto e non si fa in una zona ' +
      'nemica. Fuori, rafforzano il fuoco dell’unità dell’1 per cento ogni 5 uomini e di ' +
      'altrettanto indeboliscono quello contro di essa, fino a 60, e subiscono tre perdite ' +
      'su quattro del fuoco. Rientrano per la mischia, e dopo il combattimento accanto a un ' +
      'nemico se non sono in boschi, abitati o paludi. Un’unità di soli tiratori, tutti ' +
      'fuori, fugge dalla cavalleria che carica, e dalla fanteria che l’attacca fuori da ' +
      'boschi, abitati e ridotti.',
  },
  '6.36': {
    title: 'Fronte',
    gist:
      'Un’unità fa fronte in una di otto direzioni e vede e spara nell’angolo retto davanti ' +
      'a sé; un quadrato vede tutt’intorno. Ciò che viene da altrove viene di fianco, se non ' +
      'contro quadrati e ridotti. Tutte le unità di una casella fanno fronte dalla stessa ' +
      'parte; girarsi costa 1 punto a quella scelta, e chi fa un passo fa fronte dove va. La ' +
      'vista corre diritta; la coprono il terreno più alto in mezzo, i boschi e le case, e ' +
      'le unità, che stanno un livello più su.',
  },
  '6.37': {
    title: 'Marcia forzata',
    gist:
      'Una marcia forzata dà 1 punto, fino a 15, per 6 di fatica e una prova (8.2), quante ' +
      'volte si vuole. Non alle unità in rotta, con più di 40 di fatica, o con il morale ' +
      'sotto 20.',
  },
  '6.38': {
    title: 'Terreno',
    gist:
      'Il terreno cambia il costo del movimento (20.15), l’effetto di fuoco e mischia ' +
      '(20.6), la vista (6.36) e le pile (6.34). Entrare fuori strada in boschi, abitati, ' +
      'ruscelli e paludi è una prova (8.2). I fiumi sono chiusi a tutti, le paludi a ' +
      'cavalleria e cannoni. In un ridotto nessuno è preso di fianco, e solo una rotta ne ' +
      'scaccia.',
  },
  '6.4': {
    title: 'Ordini di fuoco e di mischia',
    gist:
      'Puoi dire a un’unità su che cosa sparare e quando, e di andare alla mischia; senza ' +
      'ordini le unità sparano da sole. Il fuoco vuole 1 punto operazione, dell’artiglieria ' +
      '4; la mischia altri 2. I cannoni si volgono ai nemici più vicini, e sparano lontano ' +
      'solo se comandati (7.2).',
  },
  '6.41': {
    title: 'Menu di fuoco',
    gist:
      'Un’unità ha una casella bersaglio, anche vuota, a portata, davanti a sé e in vista; o ' +
      'spara come crede, sul nemico più vicino (nessun ordine); o tace finché un nemico le ' +
      'sta accanto. A propria difesa spara sempre.',
  },
  '6.42': {
    title: 'Mischia e avanzata',
    gist:
      'Un’unità può avere l’ordine di andare alla mischia nella casella a cui fa fronte, nel ' +
      'combattimento della sua parte: devono restare 2 punti dopo il fuoco, con il morale ' +
      'almeno a 30 e lo scompiglio al massimo a 2. L’artiglieria non attacca mai. Fino ad ' +
      'allora il fuoco la colpisce il 40 per cento di più. Può avere l’ordine di avanzare in ' +
      'quella casella quando il nemico che ha scacciato l’ha lasciata, e non costa nulla.',
  },
  '6.43': {
    title: 'Cariche di cavalleria',
    gist:
      'La cavalleria che si forma per una carica indica una casella entro 8, che può non ' +
      'vedere. Deve avere 6 punti dopo essersi formata, il morale almeno a 25 e lo ' +
      'scompiglio al massimo a 3, e non parte da una zona nemica né di notte. In ' +
      'combattimento è provata (6.435) e vi cavalca più diritta che può, attorno a fanteria ' +
      'e cannoni amici, per 2 di fatica a casella. In una zona nemica si ferma: il nemico ' +
      'resta, forma il quadrato, fugge o è travolto. Travolgere costa uomini a entrambi e ' +
      'scaccia il nemico; per 4 di fatica e un livello di scompiglio la cavalleria prosegue. ' +
      'Con chi resta si viene alla mischia. Le unità in boschi, abitati, ridotti e strade ' +
      'incassate fermano una carica e non sono attaccate. Aver caricato costa 2 livelli di ' +
      'scompiglio.',
  },
  '6.431': {
    title: 'Contro-cariche',
    gist:
      'La cavalleria in contro-carica che vede cavalleria nemica caricare entro sei caselle ' +
      'è provata come per ogni carica, e la carica se chi la guida lo vuole. Sulla sua via ' +
      'fanteria e cannoni reagiscono come a ogni altra.',
  },
  '6.432': {
    title: 'Reazione della fanteria alle cariche',
    gist:
      'La fanteria entro due caselle da una carica, una se ha un nemico accanto, reagisce ' +
      'una volta a ogni carica. Tenta di formare il quadrato, secondo morale e scompiglio ' +
      '(20.14). L’ordine aperto, e le unità di soli tiratori tutti fuori, fuggono di due ' +
      'caselle; il morale sotto 20 si spezza. Chi fallisce prende da 1 a 5 livelli di ' +
      'scompiglio e resta com’è, fugge di due caselle, o al 5 va in rotta; chi è fuggito e ' +
      'viene raggiunto è travolto. I quadrati, e chi è in boschi, abitati, ridotti e strade ' +
      'incassate, non hanno da reagire.',
  },
  '6.433': {
    title: 'Cavalleria che avanza',
    gist:
      'La cavalleria che ha caricato e vinto la mischia entra nella casella: la britannica ' +
      'sempre, le altre una volta su cinque. Tutte le altre la cui carica è finita accanto a ' +
      'un nemico tornano indietro da 3 a 5 caselle in ordine aperto e hanno l’ordine di ' +
      'evitare gli scontri (6.434).',
  },
  '6.434': {
    title: 'Ripiego automatico della cavalleria',
    gist:
      'La cavalleria che torna da una carica, o che ne ha l’ordine, evita gli scontri: non è ' +
      'mai in mischia e ripiega da chi le spara o l’attacca, con un decimo delle perdite.',
  },
  '6.435': {
    title: 'Prova per la carica',
    gist:
      'La prova per la carica è secondo morale e scompiglio (20.14), quando la carica ' +
      'comincia. Chi fallisce prende un livello di scompiglio, torna in formazione normale e ' +
      'non carica.',
  },
  '6.436': {
    title: 'Reazione dell’artiglieria alle cariche',
    gist:
      'I cannoni vicini a una carica: quelli al traino si ritirano di due caselle e possono ' +
      'scompigliarsi. Quelli in batteria con fanteria in quadrato restano e sparano, finché ' +
      'un nemico è accanto e i serventi corrono dentro. Gli altri provano il morale: chi la ' +
      'passa resta e spara; chi fallisce attacca i traini e torna indietro di due caselle, ' +
      'scompigliato, se nella casella aveva fanteria, e da solo è travolto: niente ' +
      'munizioni, efficienza 20, fatica e scompiglio.',
  },
  '7.0': {
    title: 'Fase di combattimento',
    gist:
      'Il combattimento della fase di una parte, passo per passo: cariche; fuoco di tutta ' +
      'l’artiglieria; fuoco di tutti gli altri; mischia di chi ha caricato; mischie; ' +
      'ritirate e avanzate. Le perdite contano subito. Un’unità di 40 uomini o meno, e una ' +
      'batteria senza cannoni, non esiste più, e i suoi uomini sono perduti. I cannoni che ' +
      'sparano su cannoni ne distruggono.',
  },
  '7.1': {
    title: 'Fase delle cariche di cavalleria',
    gist: 'Le cariche si provano, si cavalcano e ricevono risposta prima di ogni altra cosa.',
  },
  '7.2': {
    title: 'Fase di fuoco dell’artiglieria',
    gist:
      'Tutta l’artiglieria di entrambe le parti spara, una batteria dopo l’altra, le più ' +
      'pronte per prime, se sta davanti e le restano 4 punti e un colpo. Un cannone con un ' +
      'bersaglio oltre tre caselle si volge a un nemico più vicino di almeno tre; senza ' +
      'ordini spara sul nemico più vicino entro sette. I cannoni che dividono la casella con ' +
      'fanteria in quadrato tacciono finché un nemico è accanto.',
  },
  '7.3': {
    title: 'Fase di fuoco',
    gist:
      'Poi sparano fanteria, cavalleria appiedata e carabine, una dopo l’altra, le più ' +
      'pronte per prime, se stanno davanti e restano loro 1 punto e un colpo. Le perdite ' +
      'sono quelle dell’arma alla sua distanza per 100 uomini, o per un cannone (20.5), per ' +
      'tutto ciò che sta in 20.6.',
  },
  '7.4': {
    title: 'Fase di mischia',
    gist:
      'Chi, della parte di cui è la fase, ha l’ordine di mischia attacca la casella a cui fa ' +
      'fronte, la cavalleria prima della fanteria, tutti quelli di un’arma contro una ' +
      'casella insieme; tutte le unità della casella la difendono. Gli uomini per tutto ciò ' +
      'che sta in 20.6 sono la forza. Una parte tre volte più forte vince, altrimenti decide ' +
      'il caso. Cento di forza uccidono 5 uomini; ogni unità che combatte prende 8 di ' +
      'fatica. Chi perde prende un livello di scompiglio e si ritira, o va in rotta; i ' +
      'cannoni battuti sono presi. Chi ha ceduto sotto il fuoco non può essere attaccato.',
  },
  '7.5': {
    title: 'Effetti del fuoco',
    gist:
      'Le perdite costano efficienza (8.3). Un colpo che costa il 3 per cento degli uomini, ' +
      'o 5 serventi, o un uomo qualsiasi con il morale sotto 20, è una prova (20.11); uno ' +
      'che costa più del 14 per cento porta lo scompiglio a 5, ma non dell’artiglieria. ' +
      'Un’unità scompigliata può ritirarsi o andare in rotta (8.5).',
  },
  '7.51': {
    title: 'Ritirata',
    gist:
      'Un’unità si ritira di tre caselle lontano dal nemico, un attaccante di una, e perde 6 ' +
      'di efficienza. Entro tre caselle da un nemico va dritta indietro, anche attraverso ' +
      'gli amici: ciascuno di loro sulla sua via o accanto è provato e può essere ' +
      'trascinato, e perde 2 di efficienza se ne ha da 20 a 60. Più lontano li evita. Le ' +
      'zone nemiche sulla via, e nessuna via del tutto, costano prigionieri. In un ridotto ' +
      'non si ritira chi non è in rotta, e nessuno vi è scosso dagli altri. La parte di cui ' +
      'non è la fase va per prima. La cavalleria montata accanto a un nemico ripiega se non ' +
      'attende di caricare.',
  },
  '7.52': {
    title: 'Rotta',
    gist:
      'Lo scompiglio 5 è una rotta: sette caselle subito, per la via di una ritirata, due in ' +
      'ogni combattimento seguente finché non ci si riordina, ancora sette se si è ' +
      'attaccati. Le unità in rotta non hanno formazione, non sparano e quasi non ' +
      'combattono. Le altre unità della casella perdono 6 di efficienza; una rotta che ' +
      'comincia in una zona nemica lascia prigioniero un decimo degli uomini. Chi fugge ' +
      'fuori dalla mappa è perduto. L’artiglieria non va mai in rotta: si ritira.',
  },
  '7.53': {
    title: 'Avanzata',
    gist:
      'Chi ha l’ordine di avanzare e ha scacciato un nemico entra nella casella davanti se è ' +
      'libera, per primi quelli della parte di cui è la fase. Non costa punti né fatica. La ' +
      'cavalleria che ha caricato segue 6.433.',
  },
  '8.0': {
    title: 'Scompiglio, prontezza, morale, fatica ed efficienza',
    gist: 'Cinque cifre dicono a che cosa un’unità è ancora buona.',
  },
  '8.1': {
    title: 'Fatica',
    gist:
      'La fatica cresce con marce, fuoco, mischia e marce forzate (20.9), e ogni punto ' +
      'toglie mezzo per cento alla forza dell’unità. Nel recupero ogni 2 punti rimasti ne ' +
      'tolgono 2, non accanto a un nemico. I cannoni con più di 20 metà delle volte non ' +
      'ricevono munizioni.',
  },
  '8.2': {
    title: 'Morale',
    gist:
      'Il morale è l’efficienza meno la fatica. Lo provano le perdite, gli amici che si ' +
      'ritirano accanto e la mischia (20.11), e anche le cariche (20.14). In marcia lo ' +
      'provano boschi, abitati, ruscelli e paludi in cui si entra fuori strada, l’unirsi ad ' +
      'altri, il lasciare una zona nemica, il mettersi in linea o in colonna in una, e la ' +
      'marcia forzata: si passa con un tiro da 0 a 99 sotto il morale più 20, con quanto ' +
      'aggiungono formazione e nazione; fallire costa un livello di scompiglio, fino al 4. ' +
      'Con 29 o meno un’unità non entra in zone nemiche e non attacca.',
  },
  '8.3': {
    title: 'Efficienza',
    gist:
      'L’efficienza è addestramento e spirito; conta nel fuoco, nella mischia e nel morale. ' +
      'Un’unità ne perde 1 ogni 5 uomini persi, in proporzione sopra gli 800 uomini, 6 ' +
      'quando si ritira o va in rotta e 2 quando amici si ritirano accanto. Ne guadagna 6 ' +
      'per un nemico che fa ritirare, 12 per uno che manda in rotta, e nel recupero 1 ogni 4 ' +
      'punti rimasti, non accanto a un nemico; mai oltre il suo massimo.',
  },
  '8.4': {
    title: 'Prontezza',
    gist:
      'La prontezza, da 0 a 7, cresce di uno prima di ogni fase di operazioni della propria ' +
      'parte. Una casella di marcia ne toglie uno in un caso su quattro, fino a 3; un nuovo ' +
      'obiettivo ne toglie da 2 a 4 (20.4). Ogni livello sotto il 7 toglie il 5 per cento a ' +
      'fuoco e mischia, e i più pronti sparano per primi.',
  },
  '8.5': {
    title: 'Scompiglio',
    gist:
      'Ogni livello di scompiglio toglie un decimo alla forza di un’unità. Da 3 non entra in ' +
      'una zona nemica e non attacca, e quando arriva a 3 può ritirarsi; a 4 il fuoco la fa ' +
      'ritirare; a 5 va in rotta e non sta con nessuno. I livelli vengono dalle prove (8.2), ' +
      'dalle cariche e dai colpi che costano più del 14 per cento; se ne vanno nel recupero ' +
      '(20.12), una rotta con il riordino (10.2).',
  },
  '9.0': {
    title: 'Controllo del comando',
    gist:
      'Il controllo del comando, da 10 a 30, dice quanto bene gli ordini raggiungono ' +
      'un’unità. Si trova di nuovo all’inizio di ogni turno (9.13), fa i punti operazione ' +
      '(20.8), e conta in fuoco, mischia, riordino, recupero e munizioni. L’artiglieria ha ' +
      'sempre 20, un’unità senza comandanti 10.',
  },
  '9.1': {
    title: 'Comandanti',
    gist:
      'Ogni unità tranne l’artiglieria è sotto un comandante, e questi sotto un altro, fino ' +
      'al capo dell’armata. Un comandante cavalca con un’unità del suo comando, uno per ' +
      'unità; se è perduta, con la più vicina che sia libera. Il suo bonus, da 0 a 15, fa le ' +
      'sue stelle (9.2) e aggiunge il 3 per cento a punto alla forza di quell’unità.',
  },
  '9.11': {
    title: 'Perdita di un comandante',
    gist:
      'Un comandante la cui unità perde uomini può essere ferito: la probabilità è metà ' +
      'della parte di uomini perduta. Il suo successore ha un bonus più basso.',
  },
  '9.12': {
    title: 'Trasferimento dei comandanti',
    gist: 'I comandanti cambiano unità solo nella fase di trasferimento dei comandanti.',
  },
  '9.121': {
    title: 'Menu di trasferimento',
    gist:
      'Un comandante si porta a un’altra unità del suo comando che sia sulla mappa e non ' +
      'abbia ancora un comandante. Si mostra tutto il suo comando.',
  },
  '9.13': {
    title: 'Effetti dei comandanti sul controllo',
    gist:
      'Il controllo è 30, meno uno per ogni stella sotto le quattro di ogni comandante sopra ' +
      'l’unità, meno quanto tolgono le caselle fra loro: in media 0,7 a casella per il ' +
      'comandante di un reggimento, 0,6 brigata, 0,5 divisione, 0,2 corpo, 0,05 armata. I ' +
      'comandanti che non sono sulla mappa non contano.',
  },
  '9.2': {
    title: 'Effetti particolari del controllo',
    gist:
      'All’inizio di ogni turno ciascun comandante sulla mappa tira da una a quattro stelle ' +
      'secondo il suo bonus (20.13); il morale dell’unità con cui cavalca aiuta o nuoce. Il ' +
      'controllo fa i punti operazione e aiuta a riordinarsi, a recuperare e a ricevere ' +
      'munizioni.',
  },
  '10.0': {
    title: 'Recupero, rinforzi e rifornimento',
    gist: 'Uomini, munizioni e ordine tornano fra un combattimento e l’altro, un po’ alla volta.',
  },
  '10.1': {
    title: 'Munizioni',
    gist:
      'Un’unità comincia con 7 colpi. Dal secondo turno chi ne ha meno e non è in rotta può ' +
      'riaverne da 1 a 3: il 40 per cento, 2 in più per ogni punto di controllo sopra 10, 15 ' +
      'in meno per ogni unità nemica accanto, 1 in meno ogni 2 di fatica; l’opzione lo ' +
      'sposta fino a 30. Senza munizioni non spara e in mischia conserva il 90 per cento.',
  },
  '10.2': {
    title: 'Riordino',
    gist:
      'Un’unità in rotta può riordinarsi dopo il combattimento del nemico se nessun nemico è ' +
      'in vista entro cinque caselle e il suo morale è sopra 29 (20.7): è allora in ordine ' +
      'aperto, con scompiglio 3.',
  },
  '10.3': {
    title: 'Recupero',
    gist:
      'Dopo il combattimento della propria fase le unità di una parte riposano, se non sono ' +
      'accanto a un nemico: 2 di fatica ogni 2 punti rimasti, 1 di efficienza ogni 4. Quelle ' +
      'non in rotta perdono da 0 a 2 livelli di scompiglio secondo il controllo (20.12). Poi ' +
      'tutte ricevono nuovi punti (20.8).',
  },
  '10.4': {
    title: 'Rinforzi',
    gist:
      'I rinforzi arrivano nel loro turno, come l’opzione lo sposta, nella loro casella, in ' +
      'colonna, al traino o in formazione normale; accanto se la tiene un nemico. Lì possono ' +
      'stare in troppi finché non muovono.',
  },
  '11.0': {
    title: 'Fase di vittoria',
    gist:
      'Dopo ogni turno si contano i punti. Dopo l’ultimo la differenza dice chi ha vinto e ' +
      'di quanto: di misura, nettamente o in modo decisivo, secondo i gradi dello scenario; ' +
      'un vantaggio più piccolo è un pareggio.',
  },
  '11.1': {
    title: 'Punti vittoria',
    gist:
      '1 punto per un uomo che il nemico ha perso, 1,5 per uno catturato, 50 per un cannone ' +
      'perso, 100 per uno catturato. Una casella di vittoria conta per la sua parte finché ' +
      '1000 suoi uomini vi stanno o le stanno accanto, e non meno di quanti il nemico ne ha ' +
      'lì; serventi e uomini in rotta non contano. Si guarda di nuovo a ogni turno.',
  },
  '12.0': {
    title: 'Fare i propri scenari',
    gist: 'Chiunque può fare scenari suoi.',
  },
  '12.1': {
    title: 'Turni di notte',
    gist:
      'I giorni sono separati da un turno di notte: operazioni e combattimento costano il ' +
      'doppio, nessuno vede oltre tre caselle, e la cavalleria non carica.',
  },
  '13.0': {
    title: 'Scenari storici',
    gist:
      'Quattro battaglie con ordini di battaglia, ore e caselle d’ingresso: Borodino ' +
      'comincia alle 10:00 e ha 14 turni, Auerstädt alle 9:00 e 16, Quatre Bras alle 14:30 e ' +
      '13, Waterloo alle 11:30 e 18.',
  },
  '13.1': {
    title: 'Borodino: la battaglia per il Gran Ridotto',
    gist:
      '7 settembre 1812: il corpo di Eugenio assalta il Gran Ridotto, con la maggior parte ' +
      'dei cannoni francesi alle spalle.',
  },
  '13.11': {
    title: 'Ordini di battaglia',
    gist: '40 unità francesi sotto Eugenio contro 19 russe sotto Raevsky.',
  },
  '13.2': {
    title: 'La battaglia di Auerstädt',
    gist:
      '14 ottobre 1806: il corpo di Davout arriva una divisione dopo l’altra per tenere ' +
      'Hassenhausen contro l’armata principale di Prussia.',
  },
  '13.21': {
    title: 'Ordini di battaglia',
    gist: '38 unità francesi sotto Davout contro 80 prussiane sotto Brunswick.',
  },
  '13.3': {
    title: 'La battaglia di Quatre Bras',
    gist: '16 giugno 1815: Ney attacca il crocevia mentre arrivano le brigate di Wellington.',
  },
  '13.31': {
    title: 'Ordini di battaglia',
    gist: '48 unità francesi sotto Ney contro 64 anglo-alleate sotto Wellington.',
  },
  '13.4': {
    title: 'La battaglia di Waterloo',
    gist: '18 giugno 1815: Napoleone attacca il crinale di Mont-Saint-Jean.',
  },
  '13.41': {
    title: 'Ordini di battaglia',
    gist: '84 unità francesi sotto Napoleone contro 90 anglo-alleate sotto Wellington.',
  },
  '14.0': {
    title: 'Editor di scenari',
    gist: 'Uno scenario si fa in un editor, dal nulla o da un altro.',
  },
  '15.0': {
    title: 'Editor di armate',
    gist: 'Si fanno i comandanti, poi l’organizzazione, poi le unità.',
  },
  '16.0': {
    title: 'Editor di mappe',
    gist: 'Mappe fino a 1600 caselle si disegnano casella per casella.',
  },
  '17.0': {
    title: 'Schieramento delle unità',
    gist: 'Le unità si mettono sulla mappa.',
  },
  '18.0': {
    title: 'Fissare le caselle',
    gist: 'Alle caselle si dà il loro significato.',
  },
  '19.0': {
    title: 'Editor delle tabelle',
    gist: 'Le tabelle con cui si combatte una battaglia si possono cambiare.',
  },
  '20.0': {
    title: 'Tavole e tabelle',
    gist: 'Tutte le tavole e le tabelle.',
  },
  '14.1': {
    title: 'Come si fa uno scenario',
    gist: 'I passi: armate, mappa, schieramento, caselle, tabelle.',
  },
  '14.2': {
    title: 'Un nuovo scenario a caso',
    gist: 'Uno scenario di data grandezza è fatto dal caso.',
  },
  '14.3': {
    title: 'Le parti di uno scenario',
    gist: 'Ogni parte si può fare, prendere da altrove o lasciare al caso.',
  },
  '15.1': {
    title: 'Organizzazione',
    gist:
      'Tutte le unità rispondono a comandanti, e questi ai loro superiori, fino al capo ' +
      'dell’armata. Un’unità senza comandante è indipendente.',
  },
  '15.11': {
    title: 'Nomi e organizzazioni storiche',
    gist:
      'I battaglioni formano reggimenti e brigate, queste divisioni, queste corpi, questi ' +
      'un’armata.',
  },
  '15.2': {
    title: 'Menu principale',
    gist: 'Le armate si fanno, si cambiano, si caricano e si conservano.',
  },
  '15.3': {
    title: 'Menu per generare un’armata',
    gist: 'Un’armata si compone di unità tipo o a caso.',
  },
  '15.31': {
    title: 'Punti di scelta',
    gist: 'Le unità si comprano con punti che ne pesano il valore.',
  },
  '15.4': {
    title: 'Cambiare un’armata',
    gist: 'Un’armata si cambia in tre passi.',
  },
  '15.41': {
    title: 'Creare comandanti',
    gist: 'I comandanti hanno nome, grado, bonus e un superiore di grado più alto.',
  },
  '15.42': {
    title: 'Organizzare le unità',
    gist:
      'Le unità hanno nome, grandezza, un comandante, e forse uno che cavalca con loro: fino ' +
      'a 90 unità e 30 comandanti per parte.',
  },
  '15.43': {
    title: 'Editor delle unità',
    gist:
      'Tutte le cifre di un’unità, dagli uomini (3000 al massimo) e cannoni (30) a ' +
      'formazione, munizioni e prontezza all’inizio.',
  },
  '15.5': {
    title: 'Riassunto dell’editor di armate',
    gist: 'Entrambe le armate si fanno prima della mappa.',
  },
  '16.1': {
    title: 'Menu principale delle mappe',
    gist: 'Le mappe si fanno, si cambiano, si caricano e si conservano.',
  },
  '16.2': {
    title: 'Primo menu delle mappe',
    gist: 'Il terreno si dipinge da una tavolozza di tasselli.',
  },
  '16.3': {
    title: 'Secondo menu delle mappe',
    gist: 'Strade, ruscelli e crinali si dipingono secondo le loro direzioni.',
  },
  '16.4': {
    title: 'Mappa a caso',
    gist: 'Una mappa è fatta dal caso.',
  },
  '16.5': {
    title: 'Riassunto',
    gist: 'La mappa si finisce prima dello schieramento.',
  },
  '17.1': {
    title: 'Menu di schieramento',
    gist: 'Entrambe le parti si schierano a mano o a caso.',
  },
  '17.11': {
    title: 'Sottomenu di schieramento',
    gist: 'Un’unità si mette in una casella.',
  },
  '17.2': {
    title: 'Riassunto dello schieramento',
    gist: 'Lo schieramento si finisce prima di fissare le caselle.',
  },
  '18.1': {
    title: 'Specie di caselle',
    gist:
      'Caselle di vittoria, retrovie, caselle di rinforzo, linee di difesa, e obiettivi per ' +
      'un giocatore-calcolatore.',
  },
  '18.2': {
    title: 'Menu delle caselle',
    gist: 'Ogni specie di casella si fissa, si mostra o si toglie.',
  },
  '18.21': {
    title: 'Caselle di vittoria',
    gist: 'Fino a 8 caselle di vittoria per parte, che valgono al massimo 12700 punti.',
  },
  '18.22': {
    title: 'Retrovie',
    gist:
      'Le retrovie stanno per il rifornimento di un’armata; un comandante-calcolatore le ' +
      'abbandona per ultime.',
  },
  '18.23': {
    title: 'Caselle di rinforzo',
    gist: 'Fino a 8 caselle da cui arrivano i rinforzi, di entrambe le parti.',
  },
  '18.24': {
    title: 'Linee di difesa',
    gist:
      'Tre linee di quattro punti su cui un comandante-calcolatore resiste: la prima se ' +
      'vince, l’ultima se perde. Un nemico vicino alle retrovie lo si affronta anche là.',
  },
  '18.25': {
    title: 'Obiettivi dell’artiglieria',
    gist: 'Dove un comandante-calcolatore porta i suoi cannoni.',
  },
  '18.26': {
    title: 'Obiettivi speciali',
    gist: 'Caselle che un comandante-calcolatore prende e tiene oltre a quelle di vittoria.',
  },
  '19.1': {
    title: 'Menu delle tabelle',
    gist:
      'Uno scenario può sostituire: la sua durata (A), data e ora (B), i punti per le ' +
      'perdite (C), le armi e il loro fuoco (D, E), il costo del terreno (F), fuoco e ' +
      'mischia secondo il terreno del bersaglio (G) e di chi attacca (H), le formazioni in ' +
      'mischia (I) e nel fuoco (J), le vie di ritirata (K), il raggio dei comandanti (L), i ' +
      'gradi di vittoria (M), il minimo di uomini di un’unità (N), e contro che cosa si ' +
      'tirano cariche (O) e quadrati (P).',
  },
  '20.1': {
    title: 'Tabelle dell’editor',
    gist:
      'Tre armi, 18 specie di truppe e 28 rami, 19 nazioni e 11 formazioni; le ore di luce ' +
      'per mese, dalle 6:00 alle 18:00 a gennaio e dalle 4:00 alle 21:00 a giugno; che cosa ' +
      'cambia la notte (12.1).',
  },
  '20.2': {
    title: 'Tabella dei terreni',
    gist:
      'I 128 tasselli delle mappe, ciascuno con la sua specie di terreno e la sua ' +
      'elevazione. I crinali hanno elevazioni pari.',
  },
  '20.3': {
    title: 'Dati delle unità',
    gist: '262 unità tipo dal 1805 al 1815, con il loro prezzo.',
  },
  '20.4': {
    title: 'Tabella della perdita di prontezza',
    gist:
      'Le probabilità in percento di perdere 2, 3 o 4 di prontezza con un nuovo obiettivo, ' +
      'secondo il bonus del comandante. Bonus 0: 0, 30, 70; bonus 4: 0, 50, 50; bonus 8: 20, ' +
      '50, 30; bonus 12: 40, 50, 10; bonus 15: 55, 45, 0. Ogni punto in mezzo le sposta di ' +
      '5.',
  },
  '20.5': {
    title: 'Tabella di armi e perdite',
    gist:
      'Perdite ogni 100 uomini: il moschetto 3 a una casella e 1 a due; il fucile rigato 3 ' +
      'fino a due e 2 fino a quattro; la carabina 2 a una. Ogni cannone a 1, 2, 4, 6, 8 e 12 ' +
      'caselle: da dodici libbre 17, 8, 6, 3, 2, 1; da nove 13, 7, 4, 2, 1, 1; da otto 12, ' +
      '6, 4, 1, 1, 1; da sei 9, 5, 3, 1, 1, 1; da quattro 7, 4, 2, 1, 1. Obici, licorni e ' +
      'batterie miste hanno le loro, trenta armi in tutto. La sciabola non spara.',
  },
  '20.6': {
    title: 'Modificatori di fuoco e mischia',
    gist:
      'Percentuali, tutte moltiplicate. Fuoco su un bersaglio in campi 90, strada incassata ' +
      '80, boschi o palude 70, abitato 60, ridotto 20; mischia in una strada incassata 90, ' +
      'abitato 80, boschi o palude 70, ridotto 40; mischia da un ruscello o ponte 70. Chi ' +
      'spara: linea e in batteria 100, appiedata 75, normale e aperta 60, colonna e quadrato ' +
      '30. Chi è colpito: colonna 150, quadrato 140, normale 110, aperta e al traino 80, ' +
      'appiedata 70, in rotta 60, in batteria 40. In meno: 5 per ogni prontezza sotto 7, 10 ' +
      'per ogni scompiglio, mezzo per ogni fatica. Efficienza com’è, in mischia meno 18 su ' +
      '80; controllo 50, 5 in più per ogni punto sopra 10; meno di 6 punti rimasti 75; ' +
      'comandante 3 per ogni bonus; 10 per ogni livello di altezza. Nel fuoco anche: fianco ' +
      '130, bersaglio con ordine di mischia 140, in marcia su strada 200, che evita gli ' +
      'scontri 10; meno di 500 uomini in una pila 120; tiratori (6.354); 1 ogni 50 uomini ' +
      'nella casella bersaglio sopra o sotto i 500, 1 in meno ogni 50 sopra i 500 che ' +
      'sparano; troppo pochi serventi. In mischia anche: 10 per ogni valore di mischia; ' +
      'colonna su una linea 180; carica su linea o colonna 250, su cannoni al traino o in ' +
      'batteria 300, su un quadrato un quarto; su un fianco 150, preso di fianco 25; ' +
      'lancieri 130; senza munizioni 90; appiedata 33; al traino, e in rotta contro ' +
      'cavalleria, 20. Nazioni: Francesi e alleati in colonna o con tiratori fuori 120 nel ' +
      'fuoco, colonne francesi 150 in mischia; Britannici in linea o colonna 130; ' +
      'Highlander, fanteria prussiana e colonne russe 120; colonne austriache 130, contro ' +
      'cavalleria altre 120, granatieri austriaci con tiratori fuori 120 nel fuoco. Il caso ' +
      'da 80 a 120, il livello di gioco da 80 a 120.',
  },
  '20.7': {
    title: 'Tabella del riordino',
    gist:
      'La probabilità di riordinarsi, in percento: tre volte il controllo e metà del morale, ' +
      '10 in più per i Russi.',
  },
  '20.8': {
    title: 'Tabella dei punti operazione',
    gist:
      'Punti operazione secondo il controllo: fino a 17, 8; da 18, 8 o 9; da 20, da 9 a 11; ' +
      'da 22, da 10 a 12; da 24, da 11 a 13; da 26, da 12 a 14; da 28, da 13 a 15; a 30, 14 ' +
      'o 15. Si aggiunge il modificatore dell’unità, fino a 15. Poi i Russi senza ' +
      'modificatore e le colonne austriache ne hanno uno in meno.',
  },
  '20.9': {
    title: 'Tabella della fatica',
    gist:
      'Fatica: 4 per il fuoco, artiglieria 10; 8 per la mischia; 2 o niente per una casella ' +
      'di marcia, tanto più probabile quanti più punti è costata; 2 per una casella di ' +
      'carica, 4 per un travolgimento; 6 per una marcia forzata.',
  },
  '20.10': {
    title: 'Tabella dell’efficienza',
    gist:
      'Efficienza: 6 in meno per una ritirata o rotta, 1 in meno ogni 5 uomini persi, 2 in ' +
      'meno quando un amico si ritira accanto a un’unità che ne ha da 20 a 60; 6 in più per ' +
      'un nemico fatto ritirare, 12 per uno mandato in rotta.',
  },
  '20.11': {
    title: 'Tabella dello scompiglio',
    gist:
      'La prova di scompiglio: morale più 20 è la probabilità di nessun livello, 40 meno il ' +
      'morale quella di due, il resto di uno. Contano come morale: linea -20; Francesi e ' +
      'alleati in colonna o con tiratori fuori 20; linea o colonna britannica 30; ' +
      'Highlander, fanteria prussiana e colonne russe 20; colonne austriache 30, e 20 contro ' +
      'cavalleria; granatieri austriaci con tiratori fuori 20; contro una carica quadrati 40 ' +
      'e colonne 10; Cosacchi sotto i cannoni -5. Senza prova: 2 livelli per chi carica, 2 ' +
      'per la fanteria caricata che non è in quadrato, 5 per più del 14 per cento perso in ' +
      'un colpo.',
  },
  '20.12': {
    title: 'Tabella del recupero dallo scompiglio',
    gist:
      'Le probabilità in percento di perdere nessuno, uno o due livelli di scompiglio nel ' +
      'recupero, secondo il controllo. Controllo 10: 50, 50, 0; controllo 15: 25, 75, 0; ' +
      'controllo 20: 0, 75, 25; controllo 25: 0, 50, 50; controllo 30: 0, 25, 75. Ogni punto ' +
      'in mezzo le sposta di 5.',
  },
  '20.13': {
    title: 'Tabella delle stelle',
    gist:
      'Le probabilità in percento di quattro, tre, due stelle o una, secondo il bonus del ' +
      'comandante. Bonus 0: 0, 0, 0, 100; bonus 3: 0, 0, 34, 66; bonus 6: 0, 11, 55, 34; ' +
      'bonus 9: 0, 45, 55, 0; bonus 12: 22, 55, 23, 0; bonus 15: 55, 45, 0, 0. Ogni punto in ' +
      'mezzo le sposta da 10 a 12.',
  },
  '20.14': {
    title: 'Tabella delle cariche',
    gist:
      'La probabilità di caricare è il morale più 10, meno 15 per ogni livello di ' +
      'scompiglio; senza scompiglio è 100 dal morale 70 in su. La probabilità di formare il ' +
      'quadrato: dal morale 20 in su 30 per cento, da 40 60, da 60 90, meno 15 per ogni ' +
      'livello di scompiglio; da 80 in su 100, a due livelli 90, a tre 75. La linea ha 10 in ' +
      'meno; le unità di soli tiratori 10, 20 o 30 in meno con uno, due o tre quarti fuori. ' +
      'Con il morale sotto 20, che si spezza subito, o lo scompiglio a 4 nessuno forma il ' +
      'quadrato. Chi fallisce prende un livello di scompiglio nel 10 per cento dei casi, in ' +
      '10 di più per ogni 20 di morale sopra i 20; due o tre nel 10 ciascuno; quattro nel ' +
      '20; e cinque nel resto.',
  },
  '20.15': {
    title: 'Tabella dei costi',
    gist:
      'Punti di una casella per fanteria, cavalleria e artiglieria, diritta (e in ' +
      'diagonale): aperto 2 (3), 1 (2), 2 (3); campi 2 (3), 1 (2), 3 (5); abitato 4 (6), 3 ' +
      '(5), 3 (5); boschi 4 (6), 3 (5), 6 (9); ruscello e ponte 4 (6), 3 (5), 5 (7); ridotto ' +
      'e strada incassata 3 (5), 2 (3), 3 (5); palude 4 (6) solo per la fanteria; un fiume ' +
      'per nessuno. In salita 2, 1 e 4 in più. La linea paga doppio tutto ciò, se i suoi ' +
      'uomini non sono tutti tiratori fuori. L’artiglieria a cavallo muove come cavalleria. ' +
      'In marcia su strada un passo diritto di strada costa 1. In più: entrare in una zona ' +
      'nemica 1, lasciarla 2, unirsi ad amici 1, lontano dall’obiettivo da 1 a 3, girarsi 1; ' +
      'la fanteria non in colonna paga 1 per girarsi nel passo. Formazione 2, in una zona ' +
      'nemica 6, chi non è francese 1 in più, l’artiglieria no; tiratori 1; marcia su strada ' +
      '2; fuoco 1, artiglieria 4; mischia 2.',
  },
};
