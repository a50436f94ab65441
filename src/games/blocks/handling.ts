import type { Die, Handling, Path } from '../../boards/handling.ts';
import type { Board, Piece, Thing } from '../../boards/scene.ts';
import type { Announcement } from '../../kernel/play.ts';
import { STRAGGLES_ON } from './data/tables.ts';
import { LEXICON, type EventName, type VerbName } from './lexicon.ts';
import { blocksScene } from './scene.ts';
import type { BlocksView } from './view.ts';

/**
 * How blocks are handled. Lanes have the names of the viewer's columns: fire and charges go to what
 * stands in the unit's lane, whoever has crossed the line there.
 */

const wordOf = (thing: Thing): string => thing.slice(thing.indexOf(':') + 1);
const isFrench = ({ army }: Piece): boolean => army === 'French';

/** The board that is decided: its battle comes first in the scene. */
const decided = (view: BlocksView): Board => blocksScene(view).boards[0];

const pieceOf = ({ pieces }: Board, unit: Thing): Piece | undefined =>
  pieces.find(({ thing }) => thing === unit);

/** [8.3] The enemies before a unit: those who have come over the line first. */
const targetOf = ({ pieces }: Board, unit: Piece): { spot: Thing; enemies: readonly Piece[] } => {
  const lane = wordOf(unit.at);
  const enemies = pieces.filter((piece) => isFrench(piece) !== isFrench(unit));
  const crossed = enemies.filter(({ at }) => at === `crossed:${lane}`);
  return crossed.length > 0
    ? { spot: `crossed:${lane}`, enemies: crossed }
    : { spot: `enemy:${lane}`, enemies: enemies.filter(({ at }) => at === `enemy:${lane}`) };
};

/** [8.5] Squares are pointed at one by one; their column means the line, if there is one. */
const firePath = (board: Board, unit: Piece, formation: unknown): readonly Thing[] => {
  const { spot, enemies } = targetOf(board, unit);
  const squares = enemies.filter(({ signs }) => signs.includes('square'));
  if (formation !== 'squares') return [spot];
  const things = squares.flatMap(({ thing }) => thing ?? []);
  return squares.length === enemies.length ? [spot, ...things] : things;
};

/** [8.1] Back over the line, or from one's own engaged column to the reserve. */
const disengageTo = (unit: Piece): Thing =>
  unit.at.startsWith('crossed:') ? `column:${wordOf(unit.at)}` : 'column:reserve';

/** [8.1] Over the line, or from the reserve into one's own engaged column. */
const engageTo = (unit: Piece, column: unknown): Thing =>
  `${unit.at === 'column:reserve' ? 'column' : 'enemy'}:${String(column)}`;

/** What a unit in battle is led to, or null for other verbs. */
const battleStep = (
  board: Board,
  verb: string,
  unit: Piece,
  how: unknown,
): readonly Thing[] | null => {
  if (verb === 'fire') return firePath(board, unit, how);
  if (verb === 'engage') return [engageTo(unit, how)];
  return verb === 'disengage' ? [disengageTo(unit)] : null;
};

/** What is done with the thing alone, but not by the first click on it. */
const DELIBERATE: ReadonlySet<string> = new Set<VerbName>([
  'form',
  'break',
  'command',
  'force',
  'recall',
]);
const LIFTS: readonly VerbName[] = ['pick', 'march', 'force', 'retreat', 'flee', 'regroup'];

/** The last view whose board was looked for: a menu asks for the same one again and again. */
let last: { readonly view: BlocksView; readonly board: Board } | null = null;
const boardIn = (view: BlocksView): Board => {
  if (last?.view !== view) last = { view, board: decided(view) };
  return last.board;
};

const path: Handling<BlocksView>['path'] = (view, [verb, name, how]): Path | null => {
  if (DELIBERATE.has(verb))
    return [[`${verb === 'recall' ? 'town' : 'unit'}:${String(name)}`], [`act:${verb}`]];
  if (verb !== 'fire' && verb !== 'engage' && verb !== 'disengage') return null;
  const thing: Thing = `unit:${String(name)}`;
  const board = boardIn(view);
  const unit = pieceOf(board, thing);
  const step = unit === undefined ? null : battleStep(board, verb, unit, how);
  return step === null ? null : [[thing], step];
};

/** Who leads a block to the enemy's line means to engage there. */
const meant: Handling<BlocksView>['meant'] = (_view, from, to) =>
  from?.startsWith('unit:') === true && to.startsWith('enemy:') && to !== 'enemy:reserve'
    ? ['engage', wordOf(from), wordOf(to)]
    : null;

const number = (value: string | number | undefined): number => Number(value ?? 0);

/** By event: what was rolled, and which numbers count. */
const ROLLS: Readonly<Partial<Record<EventName, (args: Announcement['args']) => readonly Die[]>>> =
  {
    fired: ([, , fire, ...dice]) => {
      const highest = LEXICON.domains.fire.indexOf(String(fire));
      return dice.map((die) => ({ pips: number(die), isHit: number(die) <= highest }));
    },
    morale: ([, die]) => [{ pips: number(die), isHit: false }],
    wavered: ([, die]) => [{ pips: number(die), isHit: true }],
    straggled: ([, die]) => [{ pips: number(die), isHit: number(die) <= STRAGGLES_ON }],
    blockStraggled: ([, , die, loss]) => [{ pips: number(die), isHit: number(loss) > 0 }],
  };

const rolls: Handling['rolls'] = ({ event, args }) => ROLLS[event as EventName]?.(args) ?? [];

export const blocksHandling: Handling<BlocksView> = { lifts: LIFTS, path, meant, rolls };
