import { fill } from '../../boards/words.ts';
import { language } from '../speech.ts';
import type { Pace } from './api.ts';

/** What the page says of time. */

const en = {
  pace: 'Pace',
  atOneSitting: 'At one sitting',
  overDays: 'Over days',
  unhurried: 'No hurry',
  clock: '{0} minutes each, {1} seconds more a turn',
  days: '{0} days a turn',
  day: 'A day a turn',
  unhurriedGist:
    'Nobody loses by time. Who lets the table wait for a week can be replaced by a bot or by somebody else.',
  clockGist:
    'Each side has {0} minutes for the whole game, and {1} seconds more after each of its turns. Time runs for whom the table waits for.',
  daysGist: 'Who does not end his turn in {0} days can lose the game, or be replaced.',
  dayGist: 'Who does not end his turn in a day can lose the game, or be replaced.',
  timeLeft: 'Time left: {0}',
  daysAndHours: '{0} d {1} h',
  nearlyOut: 'Your time is nearly out.',
  out: '{0} has no time left.',
  ownOut: 'Your time is out. Play on now: the others may end the game.',
  ownLate: 'The table has waited for you for a week: the others may replace you.',
  botForYou: 'A bot plays the {0} in your place.',
  seatOfYours: 'The seat of the {0} was yours.',
  win: 'Claim the game',
  bot: 'A bot plays on',
  open: 'Free the seat',
  grace: 'Give more time',
  endsIn: 'If nobody does anything, the game ends in {0}.',
  botIn: 'If nobody does anything, a bot plays on in {0}.',
  startsIn: 'Time begins to run in {0}.',
  paused: 'Pause: time stands still, {0} at most.',
  pause: 'Pause',
  goOn: 'Go on',
  wishesPause: '{0} wishes to pause.',
  wishesGoOn: '{0} wishes to go on.',
  youWishPause: 'You wish to pause: it begins when everybody does.',
  youWishGoOn: 'You wish to go on: so it is when everybody does.',
  noLonger: 'No longer',
} as const;

type PaceWord = keyof typeof en;

const it: Readonly<Record<PaceWord, string>> = {
  pace: 'Ritmo',
  atOneSitting: 'In una seduta',
  overDays: 'Su più giorni',
  unhurried: 'Senza fretta',
  clock: '{0} minuti a testa, {1} secondi in più a turno',
  days: '{0} giorni a turno',
  day: 'Un giorno a turno',
  unhurriedGist:
    'Nessuno perde per il tempo. Chi fa aspettare il tavolo per una settimana può essere sostituito da un bot o da qualcun altro.',
  clockGist:
    'Ogni parte ha {0} minuti per tutta la partita, e {1} secondi in più dopo ogni suo turno. Il tempo scorre per chi il tavolo aspetta.',
  daysGist: 'Chi non finisce il turno in {0} giorni può perdere la partita o essere sostituito.',
  dayGist: 'Chi non finisce il turno in un giorno può perdere la partita o essere sostituito.',
  timeLeft: 'Tempo rimasto: {0}',
  daysAndHours: '{0} g {1} h',
  nearlyOut: 'Il tuo tempo sta per finire.',
  out: '{0} non ha più tempo.',
  ownOut: 'Il tuo tempo è finito. Gioca ora: gli altri possono chiudere la partita.',
  ownLate: 'Il tavolo ti aspetta da una settimana: gli altri possono sostituirti.',
  botForYou: 'Al tuo posto ({0}) gioca un bot.',
  seatOfYours: 'Il posto {0} era tuo.',
  win: 'Prendi la partita',
  bot: 'Continua un bot',
  open: 'Libera il posto',
  grace: 'Concedi altro tempo',
  endsIn: 'Se nessuno fa nulla, la partita finisce tra {0}.',
  botIn: 'Se nessuno fa nulla, tra {0} continua un bot.',
  startsIn: 'Il tempo comincia a scorrere tra {0}.',
  paused: 'Pausa: il tempo è fermo, al massimo per {0}.',
  pause: 'Pausa',
  goOn: 'Riprendi',
  wishesPause: '{0} vuole una pausa.',
  wishesGoOn: '{0} vuole riprendere.',
  youWishPause: 'Vuoi una pausa: comincia quando la vogliono tutti.',
  youWishGoOn: 'Vuoi riprendere: così sarà quando lo vogliono tutti.',
  noLonger: 'Non più',
};

/** A sentence about time. */
export const sayTime = (word: PaceWord, ...args: readonly (string | number)[]): string =>
  fill((language.value === 'it' ? it : en)[word], args);

/** A pace in short. */
export const tellPace = (pace: Pace | null): string => {
  if (pace === null) return sayTime('unhurried');
  if ('minutes' in pace) return sayTime('clock', pace.minutes, pace.increment);
  return pace.days === 1 ? sayTime('day') : sayTime('days', pace.days);
};

/** What a pace means. */
export const tellPaceGist = (pace: Pace | null): string => {
  if (pace === null) return sayTime('unhurriedGist');
  if ('minutes' in pace) return sayTime('clockGist', pace.minutes, pace.increment);
  return pace.days === 1 ? sayTime('dayGist') : sayTime('daysGist', pace.days);
};

const DAY = 86_400;

/** How much time there is, as a clock shows it: days and hours, or down to the second. */
export const tellTime = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= DAY)
    return sayTime('daysAndHours', Math.floor(seconds / DAY), Math.floor((seconds % DAY) / 3600));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (n: number): string => String(n).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};
