import {
  entries,
  fields,
  flag,
  list,
  misread,
  oneOf,
  reading,
  text,
  whole,
} from '../../kernel/fault.ts';
import type { Fault, Node } from '../../kernel/fault.ts';
import {
  checkHead,
  COMMON_FIELDS,
  formatFrames,
  headOf,
  readFrames,
} from '../../kernel/positions.ts';
import { readOptions } from '../../kernel/record.ts';
import { local, push, seatBit, topProcedure } from '../../kernel/stack.ts';
import {
  ARM,
  ARMIES,
  DEAD,
  FULL_CV,
  LEADER,
  ROAD_NAMES,
  TOWN_NAMES,
  TURN_NAMES,
  UNIT_COUNT,
  UNIT_NAMES,
} from './board.ts';
import { GROUP_MOVES } from './data/tables.ts';
import { TOWNS } from './data/map.ts';
import { LEXICON, P, PLACES } from './lexicon.ts';
import { META } from './meta.ts';
import { layOutTurn } from './rules/04-sequence.ts';
import { blankState, recount } from './setup.ts';
import { SCENARIOS, seatOf, type BlocksState } from './state.ts';

/** Position documents: any state as JSON by names, with everything usual left out. */

const PLACE_NAMES: readonly string[] = [...TOWN_NAMES, 'dead', 'hand'];
const STAGES = ['declared', 'joined', 'over'];

/** A unit is its name when nothing about it is unusual, otherwise an object. */
const formatUnit = (s: BlocksState, u: number): unknown => {
  const roads = [s.road1[u], s.road2[u], s.road3[u]]
    .filter((r) => r > 0)
    .map((r) => ROAD_NAMES[r - 1]);
  const seenUsual = s.seenCv[u] === s.cv[u] && s.seenTown[u] === s.town[u] && s.seenTurn[u] === 0;
  const unusual = {
    ...(s.cv[u] !== FULL_CV[u] && { cv: s.cv[u] }),
    ...(s.from[u] !== s.town[u] && { from: PLACE_NAMES[s.from[u]] }),
    ...(roads.length > 0 && { roads }),
    ...(s.disrupted[u] && { disrupted: true }),
    ...(s.place[u] && { place: PLACES[s.place[u]] }),
    ...(s.fresh[u] && { fresh: true }),
    ...(s.acted[u] && { acted: s.acted[u] }),
    ...(s.square[u] && { square: true }),
    ...(s.shown[u] && { shown: true }),
    ...(!seenUsual && {
      seen: { cv: s.seenCv[u], town: PLACE_NAMES[s.seenTown[u]], turn: s.seenTurn[u] },
    }),
  };
  return Object.keys(unusual).length === 0 ? UNIT_NAMES[u] : { unit: UNIT_NAMES[u], ...unusual };
};

const sparse = (column: readonly number[], names: readonly string[]): Record<string, number> =>
  Object.fromEntries(column.flatMap((n, i) => (n === 0 ? [] : [[names[i], n]])));

export const format = (s: BlocksState): Record<string, unknown> => {
  const units: Record<string, unknown[]> = {};
  for (let place = 0; place < PLACE_NAMES.length; place++) {
    const here = s.town.flatMap((town, u) => (town === place ? [formatUnit(s, u)] : []));
    if (here.length > 0) units[PLACE_NAMES[place]] = here;
  }
  return {
    ...headOf(META),
    scenario: SCENARIOS[s.scenario],
    options: {
      players: s.players,
      days: s.days,
      commandControl: s.commandControl === 1,
      corpsIntegrity: s.corpsIntegrity === 1,
    },
    turn: s.turn < 0 ? 'deployment' : TURN_NAMES[s.turn],
    units,
    roads: { used: sparse(s.used, ROAD_NAMES), battle: sparse(s.battleUsed, ROAD_NAMES) },
    activated: sparse(s.activated, TOWN_NAMES),
    groupMoves: s.groupMoves.slice(),
    commanding: s.commanding.slice(),
    battles: s.battleTown.map((town, b) => ({
      town: TOWN_NAMES[town],
      gates: s.gates[b],
      quiet: s.quiet[b],
      stage: STAGES[s.stage[b]],
      order: s.order[b],
    })),
    battleTurn: { firedCorps: s.firedCorps.slice(), shots: s.shots, stirred: s.stirred },
    ending: s.ending,
    waiting: s.waiting,
    stack: formatFrames(LEXICON, s),
  };
};

const FIELDS = [
  ...COMMON_FIELDS,
  'turn',
  'units',
  'roads',
  'activated',
  'groupMoves',
  'commanding',
  'battles',
  'battleTurn',
];
const UNIT_FIELDS = [
  'unit',
  'cv',
  'from',
  'roads',
  'disrupted',
  'place',
  'fresh',
  'acted',
  'square',
  'shown',
  'seen',
];

/** A place by name; other spellings of a town are known too. */
const readPlace = (node: Node, name: string): number => {
  const at = PLACE_NAMES.indexOf(name);
  if (at >= 0) return at;
  const alias = TOWNS.findIndex((t) => t.aliases?.includes(name));
  return alias >= 0
    ? alias
    : misread(node, `no town is called '${name}'; there are ${PLACE_NAMES.join(', ')}`);
};

const readUnit = (s: BlocksState, node: Node, place: number, found: Set<number>): void => {
  const plain = typeof node.value === 'string';
  const unit = plain ? null : fields(node, UNIT_FIELDS);
  const u = oneOf(unit === null ? node : unit.unit, UNIT_NAMES);
  if (found.has(u)) misread(node, `${UNIT_NAMES[u]} stands in two places`);
  found.add(u);
  s.town[u] = place;
  s.from[u] = place;
  s.cv[u] = place === DEAD ? 0 : FULL_CV[u];
  s.seenTown[u] = place;
  if (unit === null) return void (s.seenCv[u] = s.cv[u]);
  const most = place === DEAD || ARM[u] === LEADER ? 0 : FULL_CV[u];
  s.cv[u] = whole(unit.cv, Math.min(1, most), most, s.cv[u]);
  s.from[u] = unit.from.value === undefined ? place : readPlace(unit.from, text(unit.from));
  const roads = list(unit.roads).map((road) => oneOf(road, ROAD_NAMES) + 1);
  if (roads.length > 3) misread(unit.roads, 'a unit marches three roads at most');
  [s.road1[u], s.road2[u], s.road3[u]] = [roads[0] ?? 0, roads[1] ?? 0, roads[2] ?? 0];
  s.disrupted[u] = Number(flag(unit.disrupted));
  s.place[u] = oneOf(unit.place, PLACES, 0);
  s.fresh[u] = Number(flag(unit.fresh));
  s.acted[u] = whole(unit.acted, 0, 9, 0);
  s.square[u] = Number(flag(unit.square));
  s.shown[u] = Number(flag(unit.shown));
  readSeen(s, u, unit.seen);
};

const readSeen = (s: BlocksState, u: number, node: Node): void => {
  s.seenCv[u] = s.cv[u];
  if (node.value === undefined) return;
  const seen = fields(node, ['cv', 'town', 'turn']);
  s.seenCv[u] = whole(seen.cv, 0, FULL_CV[u]);
  s.seenTown[u] = readPlace(seen.town, text(seen.town));
  s.seenTurn[u] = whole(seen.turn, 0, TURN_NAMES.length);
};

const readColumn = (column: number[], node: Node, names: readonly string[], most: number): void => {
  for (const [name, child] of entries(node)) {
    const at = names.indexOf(name);
    if (at < 0) misread(child, `no such name; there are ${names.join(', ')}`);
    column[at] = whole(child, 0, most);
  }
};

const readBattles = (s: BlocksState, node: Node): void => {
  for (const child of list(node)) {
    const battle = fields(child, ['town', 'gates', 'quiet', 'stage', 'order']);
    s.battleTown.push(oneOf(battle.town, TOWN_NAMES));
    s.gates.push(whole(battle.gates, 0, 1023, 0));
    s.quiet.push(whole(battle.quiet, 0, 99, 0));
    s.stage.push(oneOf(battle.stage, STAGES, 1));
    s.order.push(whole(battle.order, 0, 99, 0));
  }
};

/** Without a stack the position is the beginning of its turn's movement. */
const beginMovement = (s: BlocksState): void => {
  push(s, P.campaign);
  layOutTurn(s);
  if (topProcedure(s) === P.march) s.waiting = seatBit(seatOf(s, local(s, 0)));
};

const readCounts = (s: BlocksState, document: Record<string, Node>): void => {
  const roads =
    document.roads.value === undefined ? null : fields(document.roads, ['used', 'battle']);
  if (roads !== null) {
    readColumn(s.used, roads.used, ROAD_NAMES, 99);
    readColumn(s.battleUsed, roads.battle, ROAD_NAMES, 99);
  }
  readColumn(s.activated, document.activated, TOWN_NAMES, 7);
  const moves = list(document.groupMoves);
  s.groupMoves = ARMIES.map((army, i) => (moves[i] ? whole(moves[i], 0, 3) : GROUP_MOVES[army]));
  const commanding = list(document.commanding);
  s.commanding = ARMIES.map((_, i) => (commanding[i] ? whole(commanding[i], 0, 1) : 0));
};

const readTurn = (node: Node): number => oneOf(node, ['deployment', ...TURN_NAMES]) - 1;

export const parse = (document: unknown): BlocksState | Fault =>
  reading(document, (node) => {
    const doc = fields(node, FIELDS);
    checkHead(META, doc);
    const scenario = oneOf(doc.scenario, SCENARIOS, 0);
    const s = blankState(scenario, readOptions({ meta: META }, doc.options));
    s.turn = readTurn(doc.turn);
    const found = new Set<number>();
    for (const [name, child] of entries(doc.units)) {
      const place = readPlace(child, name);
      for (const unit of list(child)) readUnit(s, unit, place, found);
    }
    for (let u = 0; u < UNIT_COUNT; u++) {
      if (!found.has(u)) bury(s, u);
    }
    readCounts(s, doc);
    readBattles(s, doc.battles);
    readBattleTurn(s, doc.battleTurn);
    s.ending = whole(doc.ending, 0, 5, 0);
    recount(s);
    if (doc.stack.value === undefined) beginMovement(s);
    else {
      readFrames(LEXICON, s, doc.stack);
      s.waiting = whole(doc.waiting, 0, 7);
    }
    return s;
  });

/** Units the document does not name are in the dead pile. */
const bury = (s: BlocksState, u: number): void => {
  s.town[u] = DEAD;
  s.from[u] = DEAD;
  s.cv[u] = 0;
  s.seenCv[u] = 0;
  s.seenTown[u] = DEAD;
};

const readBattleTurn = (s: BlocksState, node: Node): void => {
  if (node.value === undefined) return;
  const turn = fields(node, ['firedCorps', 'shots', 'stirred']);
  s.firedCorps = list(turn.firedCorps).map((corps) => whole(corps, 0, 99));
  s.shots = whole(turn.shots, 0, 999, 0);
  s.stirred = whole(turn.stirred, 0, 1, 0);
};
