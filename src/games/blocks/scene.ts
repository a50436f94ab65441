import type { Board, Gauge, Scene, Sound, Step } from '../../boards/scene.ts';
import { ARMIES, ARMY_SIZE, ROAD_NAMES, TURN_NAMES } from './board.ts';
import { DEFEAT_AT, GROUP_MOVES } from './data/tables.ts';
import { TURNS } from './data/turns.ts';
import type { EventName } from './lexicon.ts';
import { turnsOf } from './rules/04-sequence.ts';
import { battleBoard } from './scene/battle.ts';
import { mapBoard, roadCounts } from './scene/map.ts';
import { decidedBattle, isMarching, isUnderWay } from './scene/phase.ts';
import { blocksOf, lostPieces, rosterOf, sideOfArmy, type Block } from './scene/pieces.ts';
import { activeSide, seatOfArmy, type BlocksState } from './state.ts';
import type { BlocksView } from './view.ts';

/** The battle that is decided comes first; while none is, the map. */
const boardsOf = (view: BlocksView, blocks: readonly Block[]): readonly Board[] => {
  const s = view.table;
  const battles = [...s.battleTown.keys()].filter((b) => isUnderWay(s, b));
  const decided = decidedBattle(s);
  const map = mapBoard(view, blocks);
  const boardOf = (b: number): Board => battleBoard(view, b, blocks);
  if (!battles.includes(decided)) return [map, ...battles.map(boardOf)];
  return [boardOf(decided), ...battles.filter((b) => b !== decided).map(boardOf), map];
};

/** [4.0] The turn record. */
const RECORD: readonly Step[] = TURNS.map(({ part, player }, turn) => ({
  name: TURN_NAMES[turn],
  army: player,
  night: part === 'night',
}));

/** [12.0] How far each army is from defeat. */
const strengths = (s: BlocksState): readonly Gauge[] =>
  ARMIES.map((army, i) => ({
    name: 'units',
    army,
    value: s.alive[i],
    full: ARMY_SIZE[i],
    line: DEFEAT_AT[army],
  }));

/** [5.1] The group moves that the marching armies have left. */
const groupMoves = (s: BlocksState): readonly Gauge[] =>
  ARMIES.flatMap((army, i) =>
    isMarching(s) && sideOfArmy(i) === activeSide(s) && s.alive[i] > 0
      ? [{ name: 'group moves', army, value: s.groupMoves[i], full: GROUP_MOVES[army] }]
      : [],
  );

/** [5.3] [7.2] [7.5] What the roads have carried of what they can, for those who may know. */
const roads = (s: BlocksState): readonly Gauge[] =>
  roadCounts(s)
    .filter(({ count }) => count > 0)
    .map(({ road, count, limit }) => ({
      name: ROAD_NAMES[road],
      army: '',
      value: count,
      full: limit,
    }));

export const SOUNDS: Readonly<Partial<Record<EventName, Sound>>> = {
  turn: 'drum',
  fired: 'guns',
};

/** All that a view shows, as boards and pieces. */
export const blocksScene = (view: BlocksView): Scene => {
  const s = view.table;
  return {
    boards: boardsOf(view, blocksOf(view)),
    record: RECORD.slice(0, turnsOf(s)),
    now: s.turn,
    gauges: [...strengths(s), ...groupMoves(s), ...roads(s)],
    lost: lostPieces(view),
    roster: rosterOf(view),
    own: ARMIES.filter((_, army) => seatOfArmy(s, army) === view.seat),
  };
};
