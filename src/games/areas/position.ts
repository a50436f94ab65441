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
import { push, seatBit } from '../../kernel/stack.ts';
import {
  ALLIED,
  AREA_COUNT,
  ARMIES,
  ARMY,
  AWAY,
  FRENCH,
  isZone,
  LOST,
  OFFICER_NAMES,
  PLACE_COUNT,
  PLACE_NAMES,
  PRUSSIAN,
  SIDES,
  STEPS,
  UNIT_COUNT,
  UNIT_NAMES,
} from './board.ts';
import { HOURS, LAST_IMPULSE, STACK } from './data/tables.ts';
import { ENDINGS, LEXICON, P, RESULTS } from './lexicon.ts';
import { META } from './meta.ts';
import { blankState, recount } from './setup.ts';
import { forceAt, isContested, optionsOf, SCENARIOS, type AreasState } from './state.ts';

/** Position documents: any state as JSON by names, with everything usual left out. */

const WHERE: readonly string[] = [...PLACE_NAMES, 'lost', 'away'];
const AREA_NAMES = PLACE_NAMES.slice(0, AREA_COUNT);
const MOST_ACTS = 63;

/** A unit is its name when nothing about it is unusual, otherwise an object. */
const formatUnit = (s: AreasState, u: number): unknown => {
  const unusual = {
    ...(s.spent[u] && { spent: true }),
    ...(s.act[u] && { act: s.act[u] }),
    ...(s.came[u] && { came: WHERE[s.came[u] - 1] }),
  };
  return Object.keys(unusual).length === 0 ? UNIT_NAMES[u] : { unit: UNIT_NAMES[u], ...unusual };
};

const formatUnits = (s: AreasState): Record<string, unknown[]> => {
  const units: Record<string, unknown[]> = {};
  for (const [place, name] of WHERE.entries()) {
    if (place === AWAY) continue;
    const here = s.place.flatMap((at, u) => (at === place ? [formatUnit(s, u)] : []));
    if (here.length > 0) units[name] = here;
  }
  return units;
};

const named = (column: readonly number[], names: readonly string[]): string[] =>
  names.filter((_, i) => column[i] === 1);

const unitName = (ordinal: number): string | null =>
  ordinal === 0 ? null : UNIT_NAMES[ordinal - 1];

export const format = (s: AreasState): Record<string, unknown> => ({
  ...headOf(META),
  scenario: SCENARIOS[0],
  options: optionsOf(s),
  turn: HOURS[s.turn],
  impulse: s.impulse,
  side: SIDES[s.side],
  passed: s.passed === 1,
  dusk: s.dusk === 1,
  units: formatUnits(s),
  french: named(s.control, AREA_NAMES),
  contested: named(s.contested, AREA_NAMES),
  assaulted: named(s.assaulted, AREA_NAMES),
  spent: named(s.used, OFFICER_NAMES),
  tried: named(s.tried, SIDES),
  rallies: s.rallies.slice(),
  battery: { area: s.battery === LOST ? null : WHERE[s.battery], moved: s.batteryMoved === 1 },
  assault: {
    point: unitName(s.point),
    forward: unitName(s.forward),
    rating: s.rating.slice(),
    rolls: s.rolls.slice(),
    result: RESULTS[s.result],
    broke: s.broke === 1,
  },
  ending: ENDINGS[s.ending],
  waiting: s.waiting,
  stack: formatFrames(LEXICON, s),
});

const FIELDS = [
  ...COMMON_FIELDS,
  'turn',
  'impulse',
  'side',
  'passed',
  'dusk',
  'units',
  'french',
  'contested',
  'assaulted',
  'spent',
  'tried',
  'rallies',
  'battery',
  'assault',
];

/** A place by its name, an area also by its number. */
const readPlace = (node: Node, name: string): number => {
  const at = WHERE.indexOf(name);
  if (at >= 0) return at;
  const id = Number(name);
  if (Number.isInteger(id) && id >= 1 && id <= AREA_COUNT) return id - 1;
  return misread(node, `no area is called '${name}'; there are ${WHERE.join(', ')}`);
};

const readArea = (node: Node): number => {
  const name = typeof node.value === 'number' ? String(node.value) : text(node);
  const at = readPlace(node, name);
  return at < AREA_COUNT ? at : misread(node, 'this is no area of the map');
};

const readUnit = (s: AreasState, node: Node, place: number, found: Set<number>): void => {
  const unit =
    typeof node.value === 'string' ? null : fields(node, ['unit', 'spent', 'act', 'came']);
  const u = oneOf(unit === null ? node : unit.unit, UNIT_NAMES);
  if (found.has(u)) misread(node, `${UNIT_NAMES[u]} stands in two places`);
  if (isZone(place) && ARMY[u] !== PRUSSIAN) misread(node, 'only Prussian units stand in zones');
  found.add(u);
  s.place[u] = place;
  if (unit === null) return;
  s.spent[u] = Number(flag(unit.spent));
  if (s.spent[u] === 1 && STEPS[u] === 1) misread(unit.spent, `${UNIT_NAMES[u]} has one step only`);
  s.act[u] = whole(unit.act, 0, MOST_ACTS, 0);
  s.came[u] = unit.came.value === undefined ? 0 : readPlace(unit.came, text(unit.came)) + 1;
};

const readUnits = (s: AreasState, node: Node): void => {
  const found = new Set<number>();
  for (const [name, child] of entries(node)) {
    const place = readPlace(child, name);
    for (const unit of list(child)) readUnit(s, unit, place, found);
  }
  recount(s);
  for (let area = 0; area < AREA_COUNT; area++) {
    if (Math.max(forceAt(s, FRENCH, area), forceAt(s, ALLIED, area)) > STACK) {
      misread(node, `${PLACE_NAMES[area]} holds ten units of a side at most`);
    }
  }
};

const readAreas = (column: number[], node: Node): void => {
  column.fill(0);
  for (const child of list(node)) column[readArea(child)] = 1;
};

const readNamed = (column: number[], node: Node, names: readonly string[]): void => {
  for (const child of list(node)) column[oneOf(child, names)] = 1;
};

/** [7.2] Without a list the control of the opening holds, as far as the units do not say otherwise. */
const readControl = (s: AreasState, node: Node): void => {
  if (node.value !== undefined) readAreas(s.control, node);
  for (let area = 0; area < AREA_COUNT; area++) {
    const french = s.force[area] > 0;
    if (french !== s.force[PLACE_COUNT + area] > 0) s.control[area] = french ? 1 : 0;
  }
};

const readContested = (s: AreasState, node: Node): void => {
  if (node.value !== undefined) readAreas(s.contested, node);
  else for (let a = 0; a < AREA_COUNT; a++) s.contested[a] = isContested(s, a) ? 1 : 0;
};

const readBattery = (s: AreasState, node: Node): void => {
  if (node.value === undefined) return;
  const battery = fields(node, ['area', 'moved']);
  s.battery = battery.area.value === null ? LOST : readArea(battery.area);
  s.batteryMoved = Number(flag(battery.moved));
};

const readOrdinal = (node: Node): number =>
  node.value === undefined || node.value === null ? 0 : oneOf(node, UNIT_NAMES) + 1;

const readPair = (node: Node, most: number): number[] => {
  const values = list(node).map((child) => whole(child, 0, most));
  return SIDES.map((_, side) => values[side] ?? 0);
};

const readAssault = (s: AreasState, node: Node): void => {
  if (node.value === undefined) return;
  const assault = fields(node, ['point', 'forward', 'rating', 'rolls', 'result', 'broke']);
  s.point = readOrdinal(assault.point);
  s.forward = readOrdinal(assault.forward);
  s.rating = readPair(assault.rating, 9);
  s.rolls = readPair(assault.rolls, 12);
  s.result = oneOf(assault.result, RESULTS, 0);
  s.broke = Number(flag(assault.broke));
};

/** Without a stack the position is the beginning of its side’s impulse. */
const beginHere = (s: AreasState): void => {
  push(s, P.battle);
  push(s, P.endPhase);
  push(s, P.impulses, s.side, 1);
  push(s, P.impulse, s.side);
  s.waiting = seatBit(s.side);
};

export const parse = (document: unknown): AreasState | Fault =>
  reading(document, (node) => {
    const doc = fields(node, FIELDS);
    checkHead(META, doc);
    oneOf(doc.scenario, SCENARIOS, 0);
    const s = blankState(readOptions({ meta: META }, doc.options));
    s.turn = oneOf(doc.turn, HOURS, 0);
    s.impulse = whole(doc.impulse, 0, LAST_IMPULSE, 0);
    s.side = oneOf(doc.side, SIDES, 0);
    s.passed = Number(flag(doc.passed));
    s.dusk = Number(flag(doc.dusk));
    readUnits(s, doc.units);
    readControl(s, doc.french);
    readContested(s, doc.contested);
    readAreas(s.assaulted, doc.assaulted);
    readNamed(s.used, doc.spent, OFFICER_NAMES);
    readNamed(s.tried, doc.tried, SIDES);
    const rallies = list(doc.rallies).map((child) => whole(child, 0, UNIT_COUNT));
    s.rallies = ARMIES.map((_, army) => rallies[army] ?? 0);
    readBattery(s, doc.battery);
    readAssault(s, doc.assault);
    s.ending = oneOf(doc.ending, ENDINGS, 0);
    if (doc.stack.value === undefined) beginHere(s);
    else {
      readFrames(LEXICON, s, doc.stack);
      s.waiting = whole(doc.waiting, 0, 3, 0);
    }
    return s;
  });
