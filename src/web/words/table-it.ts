import type { Phrases } from '../../boards/words.ts';

/** What the table itself answers, whatever the game: refusals, and what is wrong with a document. */
export const TABLE_IT: Phrases = {
  'the game is over': 'la partita è finita',
  'another seat decides now': 'ora decide un’altra parte',
  'there is no such choice': 'questa scelta non esiste',
  'the table does not wait for this seat': 'il tavolo non aspetta questa parte',
  'nothing can be taken back past dice, a reveal or a hand-over':
    'non si torna indietro oltre un tiro di dadi, un blocco scoperto o un passaggio di mano',
  'the game is over: nothing can be taken back': 'la partita è finita: non si torna più indietro',
  'this seat has made no choice that could be taken back':
    'questa parte non ha fatto scelte su cui tornare',
  'only as far as the last choice that could not be undone can be taken back':
    'si torna indietro solo fino all’ultima scelta che non si poteva annullare',
  'an entry that goes back has no such field': 'una voce che torna indietro non ha questo campo',
  'a choice is a list: a verb, then its arguments':
    'una scelta è un elenco: un verbo, poi i suoi argomenti',
  'no verb is called {0}; the verbs are {1}': 'nessun verbo si chiama {0}; i verbi sono {1}',
  'the game is not over: what is hidden stays hidden':
    'la partita non è finita: ciò che è coperto resta coperto',
  'no game is called {0}': 'nessun gioco si chiama {0}',
  '{0}: refused by [{1}]: {2}': '{0}: vietato da [{1}]: {2}',
  'something that is nested too deeply to be shown':
    'qualcosa di troppo annidato per essere mostrato',
  'an object was expected, not {0}': 'qui ci vuole un oggetto, non {0}',
  'a list was expected, not {0}': 'qui ci vuole un elenco, non {0}',
  'a text was expected, not {0}': 'qui ci vuole un testo, non {0}',
  'true or false was expected, not {0}': 'qui ci vuole true o false, non {0}',
  'a whole number from {0} to {1} was expected, not {2}':
    'qui ci vuole un numero intero da {0} a {1}, non {2}',
  'no such field; allowed are {0}': 'questo campo non esiste; ci sono {0}',
  'no such game; there are {0}': 'questo gioco non esiste; ci sono {0}',
  'no such seat; there are {0}': 'questa parte non esiste; ci sono {0}',
  '{0} is not one of {1}': '{0} non è tra {1}',
  'this reads {0}': 'qui si legge {0}',
  '{0} is played by rules version {1} here': 'qui {0} si gioca con la versione {1} delle regole',
  'the game is not over: its seed is not revealed yet':
    'la partita non è finita: il suo seme non è ancora svelato',
  'the seed is not the one that was committed at the start':
    'il seme non è quello depositato all’inizio',
  'the seed rolls {0} here': 'qui il seme tira {0}',
  'the choices lead to {0}': 'le scelte portano a {0}',
  '{0} takes no argument': '{0} non vuole argomenti',
  '{0} takes {1}': '{0} vuole {1}',
  '{0} is no {1}': '{0} non è: {1}',
  '{0} and {1}': '{0} e {1}',
  unit: 'un’unità',
  town: 'una città',
  column: 'una colonna',
  formation: 'una formazione',
  nothing: 'nulla',
  // What a server answers.
  'too many requests: try again in a moment': 'troppe richieste: riprova tra un momento',
  'many have come from your address: try again later':
    'dal tuo indirizzo sono arrivati in molti: riprova più tardi',
  'you have changed your name often: try again later':
    'hai cambiato nome spesso: riprova più tardi',
  'you have opened many tables: try again later': 'hai aperto molti tavoli: riprova più tardi',
  'you talk too fast: wait a moment': 'parli troppo in fretta: aspetta un momento',
  'you ask too often: wait a moment': 'chiedi troppo spesso: aspetta un momento',
  'there is no such table': 'questo tavolo non esiste',
  'the table has moved on: look at it again': 'il tavolo è andato avanti: riguardalo',
  'the choice could not be kept and was not taken: try again in a moment':
    'la scelta non si è potuta conservare e non è stata presa: riprova tra un momento',
  'the line to the server was cut: look at the table before you go on':
    'il collegamento al server si è interrotto: guarda il tavolo prima di proseguire',
  'a name has 2 to 24 letters, digits, spaces or . _ - ’':
    'un nome ha da 2 a 24 lettere, cifre, spazi o . _ - ’',
  'somebody is called {0} already: choose another name':
    'qualcuno si chiama già {0}: scegli un altro nome',
  'the seat of {0} is taken': 'il posto {0} è occupato',
  'somebody else was quicker: look at the table again':
    'qualcun altro è stato più svelto: riguarda il tavolo',
  'who has sat at a table comes back to his own seat only':
    'chi si è seduto a un tavolo torna solo al proprio posto',
  'say who you are first': 'prima di’ chi sei',
  '{0} plays {1} games already: a bot plays no more at once':
    '{0} gioca già {1} partite: un bot non ne gioca di più insieme',
  'there is no bot called {0} that you may seat':
    'nessun bot che tu possa far sedere si chiama {0}',
  'no account has this name and this password': 'nessun account ha questo nome e questa password',
  'a moderator has closed this account': 'un moderatore ha chiuso questo account',
  'a moderator has silenced you: you may speak again in {0} hours':
    'un moderatore ti fa tacere: puoi parlare di nuovo tra {0} ore',
  'a password has {0} to {1} characters': 'una password ha da {0} a {1} caratteri',
  'the game is over: {0}': 'la partita è finita: {0}',
  '{0} resigns': '{0} abbandona',
  '{0} runs out of time': 'tempo esaurito: {0}',
  'time has run out for both': 'il tempo è finito per entrambi',
  'the time of {0} is not out': 'il tempo non è finito: {0}',
  'your own time is out, too: choose bot, open or grace':
    'è finito anche il tuo tempo: scegli un bot, il posto libero o altro tempo',
  'you do not sit at this table': 'non siedi a questo tavolo',
  'somebody’s time is out: nothing can be paused':
    'il tempo di qualcuno è finito: non si può fare pausa',
  'only those who sit at the table are asked': 'si chiede solo a chi siede al tavolo',
  'somebody else asks to take back: answer first':
    'qualcun altro chiede di tornare indietro: prima rispondi',
  'this is asked no more: look at the table again': 'la richiesta non vale più: riguarda il tavolo',
  'it is for the others to agree': 'sta agli altri acconsentire',
  'only those who sit at the table talk there': 'parla solo chi siede al tavolo',
  'the rules do not let {0} talk alone now': 'ora le regole non lasciano che {0} parlino da soli',
  'notes on a table have at most {0} characters; these have {1}':
    'gli appunti su un tavolo hanno al massimo {0} caratteri; questi ne hanno {1}',
  // A place in a document, and what is wrong there.
  '{0}: {1}': '{0}: {1}',
};

/** What the board says of its places and pieces besides what the game says. */
export const BOARD_IT: Phrases = {
  '{0}, can be chosen': '{0}, si può scegliere',
  '{0} of {1}': '{0} su {1}',
  'attack {0}': 'attacco {0}',
  'defence {0}': 'difesa {0}',
  'movement {0}': 'movimento {0}',
  'acts on {0}': 'agisce con {0}',
  '{0} and {1}': '{0} e {1}',
};
