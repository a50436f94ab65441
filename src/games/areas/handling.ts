import type { Die, Handling, Path } from '../../boards/handling.ts';
import type { Announcement } from '../../kernel/play.ts';
import type { EventName, VerbName } from './lexicon.ts';

/** How counters and cards are handled: a choice is pointed at by the things it names. */

const LIFTS: readonly VerbName[] = ['pick'];

/** What is never done by the first click on the thing alone. */
const DELIBERATE: ReadonlySet<string> = new Set<VerbName>(['eliminate', 'spend']);

const path: Handling['path'] = (_view, [verb, name]): Path | null =>
  DELIBERATE.has(verb) ? [[`unit:${String(name)}`], [`act:${verb}`]] : null;

const pips = (value: string | number | undefined): number => Number(value ?? 0);

const pair = (a: string | number, b: string | number, isHit: boolean): readonly Die[] => [
  { pips: pips(a), isHit },
  { pips: pips(b), isHit },
];

type Args = Announcement['args'];
const second =
  (isHit: boolean) =>
  ([, a, b]: Args): readonly Die[] =>
    pair(a, b, isHit);

/** By event: the two dice that were rolled, and whether they did what was wanted. */
const ROLLS: Readonly<Partial<Record<EventName, (args: Args) => readonly Die[]>>> = {
  napoleon: ([a, b, condition]) => pair(a, b, condition === 'active'),
  activated: second(true),
  refused: second(false),
  doubled: second(true),
  intervened: second(true),
  cancelled: second(true),
  tried: second(false),
  rolled: second(false),
  sunset: ([a, b, round]) => pair(a, b, pips(a) + pips(b) < pips(round)),
};

const rolls: Handling['rolls'] = ({ event, args }) => ROLLS[event as EventName]?.(args) ?? [];

export const areasHandling: Handling = { lifts: LIFTS, path, meant: () => null, rolls };
