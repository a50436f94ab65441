import type { Die, Handling, Path } from '../../boards/handling.ts';
import type { Thing } from '../../boards/scene.ts';
import { neighbour } from '../../boards/squares.ts';
import { NOBODY } from './battle.ts';
import { COMPASS } from './data/lists.ts';
import { LEXICON, type VerbName } from './lexicon.ts';
import { banks } from './scene/banks.ts';
import { command, mean } from './scene/command.ts';
import { FILM_BEGINS, FILM_SHOWS, pictures } from './scene/film.ts';
import { KEYS, shortcuts } from './scene/shortcuts.ts';
import { challengeOf, unitInHand } from './scene/moment.ts';
import { OVERLAYS } from './scene/overlays.ts';
import { report } from './scene/report.ts';
import { squareThing, unitThing } from './scene/things.ts';
import { scenarioOf, type SquaresState } from './state.ts';
import type { SquaresView } from './view.ts';

/** How units are handled: by themselves, and by the squares they go to. */

const LIFTS: readonly VerbName[] = ['access'];

/** [6.32] A step is pointed at by the square it leads to. */
const stepPath = (s: SquaresState, direction: string | number): Path => {
  const from = s.square[unitInHand(s)];
  const to = neighbour(
    scenarioOf(s).grid,
    from,
    COMPASS.findIndex((d) => d === direction),
  );
  return [[squareThing(to)]];
};

/** [5.11] [9.12] A leader is pointed at by the unit he rides with. */
const leaderPath = (s: SquaresState, name: string | number): Path => {
  const u = s.rides[LEXICON.domains.leader.indexOf(String(name))];
  return [u === NOBODY ? [] : [unitThing(u)]];
};

/** [6.431] Whom to charge in turn is pointed at; who stands fast is pointed at himself. */
const challengePath = (s: SquaresState, verb: string): Path | null => {
  const challenge = challengeOf(s);
  if (challenge === null) return null;
  return [[unitThing(verb === 'stand' ? challenge.asked : challenge.rider)]];
};

const path = (
  { table: s }: SquaresView,
  [verb, word]: readonly (string | number)[],
): Path | null => {
  switch (verb) {
    case 'step':
      return stepPath(s, word);
    case 'counterCharge':
    case 'stand':
      return challengePath(s, verb);
    case 'order':
    case 'transfer':
      return leaderPath(s, word);
    default:
      return null;
  }
};

const meant = (_view: SquaresView, _from: Thing | null, _to: Thing): null => null;

const rolls = (): readonly Die[] => [];

export const squaresHandling: Handling<SquaresView> = {
  lifts: LIFTS,
  path,
  meant,
  rolls,
  banks,
  shortcuts,
  keys: KEYS,
  command,
  mean,
  report,
  overlays: OVERLAYS,
  film: { begins: FILM_BEGINS, shows: FILM_SHOWS, pictures },
};
