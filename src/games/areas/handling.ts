import type { Die, Handling, Path } from '../../boards/handling.ts';
import type { Announcement } from '../../kernel/play.ts';
import type { Thing } from '../../boards/scene.ts';
import { topProcedure } from '../../kernel/stack.ts';
import { LEADER, NO_LEADER, OFFICER_NAMES, UNIT_NAMES } from './board.ts';
import { LEXICON, P, type EventName, type VerbName } from './lexicon.ts';
import type { AreasView } from './view.ts';

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

const wordOf = (thing: Thing): string => thing.slice(thing.indexOf(':') + 1);

/** [8.3] [8.4] Who points at a unit means its leader, or the area where it stands. */
const meant: Handling<AreasView>['meant'] = ({ table }, _from, to) => {
  const u = to.startsWith('unit:') ? UNIT_NAMES.indexOf(wordOf(to)) : -1;
  if (u < 0) return null;
  const procedure = topProcedure(table);
  if (procedure === P.impulse)
    return LEADER[u] === NO_LEADER ? null : ['activate', OFFICER_NAMES[LEADER[u]]];
  return procedure === P.action ? ['march', LEXICON.domains.area[table.place[u]]] : null;
};

export const areasHandling: Handling<AreasView> = { lifts: LIFTS, path, meant, rolls };
