import type { Change, Line, Picture } from '../../../boards/film.ts';
import type { Formation, Thing } from '../../../boards/scene.ts';
import { FRAME } from '../../../kernel/stack.ts';
import type { Announcement } from '../../../kernel/play.ts';
import { LEXICON, P, type EventName } from '../lexicon.ts';
import type { SquaresState } from '../state.ts';
import type { SquaresView } from '../view.ts';
import { STANDING } from './pieces.ts';

/** [7.0] A combat phase as pictures: a shot, a melee, a charge, a retreat in each. */

export const FILM_BEGINS: readonly EventName[] = ['combat'];

/** With these the combat is over. */
const ENDS: ReadonlySet<string> = new Set<EventName>([
  'recovered',
  'operations',
  'turn',
  'rallied',
  'unrallied',
  'held',
  'points',
  'over',
]);

/** Each of these is a picture of its own; all others follow from the one before. */
const KINDS: Readonly<Partial<Record<string, Picture['kind']>>> = {
  fired: 'shot',
  hit: 'shot',
  melee: 'melee',
  chargeTest: 'note',
  charges: 'charge',
  rides: 'way',
  counterCharges: 'charge',
  overruns: 'charge',
  squareTest: 'note',
  flees: 'note',
  retreats: 'way',
  routs: 'way',
  advanced: 'way',
  left: 'note',
};

export const FILM_SHOWS = Object.keys(KINDS);

const EVENTS = new Map(LEXICON.events.map(({ name, args }) => [name, args]));

/** The things of one domain that an event names. */
const named = ({ event, args }: Announcement, domain: 'unit' | 'square'): readonly Thing[] =>
  (EVENTS.get(event) ?? []).flatMap((each, i) =>
    each === domain ? [`${domain}:${args[i]}` satisfies Thing] : [],
  );

/** What the figures of an event say it costs its victim: his number among the units, men and guns. */
const TOLLS: Readonly<Partial<Record<string, readonly [who: number, men: number, guns: number]>>> =
  {
    fired: [1, 3, 4],
    hit: [0, 1, 2],
    fought: [0, 1, 1],
    trampled: [0, 1, 1],
    captured: [0, 1, 2],
  };

const tollOf = (told: Announcement): readonly Change[] => {
  const toll = TOLLS[told.event];
  if (toll === undefined) return [];
  const [who, men, guns] = toll;
  const piece = named(told, 'unit')[who];
  const lost = Number(told.args[men]);
  return [{ piece, lost, guns: guns === men ? 0 : Number(told.args[guns]) }];
};

/** Where an event leads a unit. */
const GOING: ReadonlySet<string> = new Set([
  'retreats',
  'routs',
  'advanced',
  'rides',
  'halts',
  'moved',
]);
const GONE: ReadonlySet<string> = new Set<EventName>(['eliminated', 'left']);
const ROUTING: ReadonlySet<string> = new Set<EventName>(['routs', 'breaks']);

const isFormation = (word: string | number | undefined): word is keyof typeof STANDING =>
  word !== undefined && word in STANDING;

const stanceOf = ({ event, args }: Announcement): { formation?: Formation } => {
  if (ROUTING.has(event)) return { formation: 'rout' };
  return event === 'formed' && isFormation(args[1]) ? { formation: STANDING[args[1]] } : {};
};

const changesOf = (told: Announcement): readonly Change[] => {
  const [piece] = named(told, 'unit');
  if (piece === undefined) return [];
  if (GONE.has(told.event)) return [{ piece, isGone: true }];
  const [at] = GOING.has(told.event) ? named(told, 'square') : [];
  const stance = stanceOf(told);
  const going =
    at === undefined && stance.formation === undefined
      ? []
      : [{ piece, ...(at !== undefined && { at }), ...stance }];
  return [...going, ...tollOf(told)];
};

interface Writing extends Line {
  readonly terms: (readonly [string, string])[];
}

/** A picture that grows as the events go on. */
interface Growing extends Picture {
  readonly lead: Writing;
  readonly lines: Writing[];
  readonly changes: Change[];
}

/** Who acts upon whom; a shot from the dark has nobody who fires it. */
const partiesOf = (told: Announcement): Pick<Picture, 'by' | 'to'> => {
  const [first = null, second = named(told, 'square')[0] ?? null] = named(told, 'unit');
  return told.event === 'hit' ? { by: null, to: first } : { by: first, to: second };
};

const begin = (told: Announcement): Growing => ({
  kind: KINDS[told.event] ?? 'note',
  lead: { told, terms: [] },
  lines: [],
  ...partiesOf(told),
  changes: [...changesOf(told)],
});

const isInCombat = ({ stack }: SquaresState): boolean =>
  stack.some((procedure, i) => i % FRAME === 0 && procedure === P.combat);

/** The events that belong to combats: all from where one begins or goes on to where it is over. */
const filmed = (s: SquaresState, events: readonly Announcement[]): readonly Announcement[] => {
  let isOn = isInCombat(s);
  return events.filter(({ event }) => {
    if (ENDS.has(event)) isOn = false;
    if (event === 'combat') isOn = true;
    return isOn && event !== 'combat';
  });
};

export const pictures = (
  { table }: SquaresView,
  events: readonly Announcement[],
): readonly Picture[] => {
  const film: Growing[] = [];
  for (const told of filmed(table, events)) {
    const last = film.at(-1);
    if (last === undefined || KINDS[told.event] !== undefined) film.push(begin(told));
    else if (told.event === 'factor')
      (last.lines.at(-1) ?? last.lead).terms.push([String(told.args[0]), `${told.args[1]}%`]);
    else {
      last.lines.push({ told, terms: [] });
      last.changes.push(...changesOf(told));
    }
  }
  return film;
};
