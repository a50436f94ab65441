import { fill } from '../../boards/words.ts';
import { language } from '../speech.ts';

/** What the page says of those at a table, and of what they agree on. */

const en = {
  // Taking back by agreement.
  askBack: 'Ask to take back',
  askBackShort: 'Take back …',
  howFar: 'How far back?',
  askBackGist:
    'Everybody else at the table must agree. What Undo still takes back needs nobody’s consent.',
  botsAgree: 'Nobody else is asked: bots agree to everything.',
  lastChoice: 'The last choice: {0}',
  choicesBack: '{0} choices, from: {1}',
  noBacks: 'There is no choice of yours that could be taken back.',
  ask: 'Ask the others',
  goBack: 'Take back',
  pleaOf: '{0} asks to take back what was done since: {1}',
  pleaOfAll: '{0} asks to take back all that was done so far.',
  pleaOwn: 'You ask to take back what was done since: {0}',
  pleaOwnAll: 'You ask to take back all that was done so far.',
  agreedSoFar: 'Agreed: {0}.',
  stillAsked: 'Still to answer: {0}.',
  wouldBeBack: 'What would be taken back',
  andMore: 'and {0} more',
  showThen: 'Show that moment',
  agree: 'Agree',
  refuse: 'Refuse',
  refuseAfterAll: 'Refuse after all',
  withdraw: 'Withdraw',
  notGranted: 'Nothing is taken back: somebody has refused, or played on.',
  // What has happened since one last looked.
  sinceYouLooked: 'Since you last looked',
  oneMissed: 'Something has happened since you last looked.',
  manyMissed: '{0} things have happened since you last looked.',
  replay: 'Show me',
  noReplay: 'No need',
  replayOf: 'Since you last looked, {0} of {1}:',
  asItStood: 'as you left the table',
  skipToNow: 'Skip to now',
  // Notes.
  notesGist: 'Only you can read this, also when the game is over.',
  notesKept: 'Kept.',
  notesWriting: 'Not kept yet …',
  notesLength: '{0} of {1} characters.',
  notesUnkept:
    'The server has not kept this ({0}). It is tried again; until then this browser remembers it.',
  // Talk.
  sayTo: 'To',
  toAll: 'all at the table',
  toAlone: '{0} alone',
  toClosed: '{0} alone (not now)',
  saidAlone: 'to {0} alone:',
  closedNow: 'The rules do not let {0} talk alone now: choose who shall hear this.',
  newLines: '{0} new',
} as const;

type OnlineWord = keyof typeof en;

const it: Readonly<Record<OnlineWord, string>> = {
  askBack: 'Chiedi di tornare indietro',
  askBackShort: 'Indietro …',
  howFar: 'Fin dove?',
  askBackGist:
    'Tutti gli altri al tavolo devono essere d’accordo. Ciò che «Annulla» può ancora riprendere non richiede il consenso di nessuno.',
  botsAgree: 'Nessun altro va interpellato: i bot acconsentono a tutto.',
  lastChoice: 'L’ultima scelta: {0}',
  choicesBack: '{0} scelte, a partire da: {1}',
  noBacks: 'Non c’è nessuna tua scelta su cui tornare.',
  ask: 'Chiedi agli altri',
  goBack: 'Torna indietro',
  pleaOf: '{0} chiede di annullare ciò che è stato fatto dopo: {1}',
  pleaOfAll: '{0} chiede di annullare tutto ciò che è stato fatto finora.',
  pleaOwn: 'Chiedi di annullare ciò che è stato fatto dopo: {0}',
  pleaOwnAll: 'Chiedi di annullare tutto ciò che è stato fatto finora.',
  agreedSoFar: 'D’accordo: {0}.',
  stillAsked: 'Devono ancora rispondere: {0}.',
  wouldBeBack: 'Che cosa verrebbe annullato',
  andMore: 'e altri {0}',
  showThen: 'Mostra quel momento',
  agree: 'Accetta',
  refuse: 'Rifiuta',
  refuseAfterAll: 'Rifiuta, dopotutto',
  withdraw: 'Ritira la richiesta',
  notGranted: 'Non si torna indietro: qualcuno ha rifiutato, o ha continuato a giocare.',
  sinceYouLooked: 'Da quando hai guardato',
  oneMissed: 'È successo qualcosa da quando hai guardato.',
  manyMissed: 'Sono successe {0} cose da quando hai guardato.',
  replay: 'Mostrami',
  noReplay: 'Non serve',
  replayOf: 'Da quando hai guardato, {0} di {1}:',
  asItStood: 'come avevi lasciato il tavolo',
  skipToNow: 'Salta a ora',
  notesGist: 'Li leggi solo tu, anche a partita finita.',
  notesKept: 'Conservati.',
  notesWriting: 'Non ancora conservati …',
  notesLength: '{0} caratteri su {1}.',
  notesUnkept:
    'Il server non li ha conservati ({0}). Si riprova; intanto li ricorda questo browser.',
  sayTo: 'A',
  toAll: 'tutti al tavolo',
  toAlone: 'solo {0}',
  toClosed: 'solo {0} (non ora)',
  saidAlone: 'solo a {0}:',
  closedNow: 'Ora le regole non lasciano che {0} parlino da soli: scegli chi deve sentire.',
  newLines: '{0} nuovi',
};

/** A sentence about a table at which people sit together. */
export const sayOnline = (word: OnlineWord, ...args: readonly (string | number)[]): string =>
  fill((language.value === 'it' ? it : en)[word], args);
