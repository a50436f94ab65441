import { onesOnly } from '../../kernel/dice.ts';
import { entries, fields, list, misread, oneOf, reading, whole } from '../../kernel/fault.ts';
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
import { umpire } from '../../kernel/umpire.ts';
import { NOBODY } from './battle.ts';
import { COMPASS, FORMATIONS } from './data/lists.ts';
import { ENDINGS, LEXICON, P, SHARES } from './lexicon.ts';
import { META } from './meta.ts';
import { lookAtAll } from './rules/04-hidden.ts';
import { put } from './rules/06-stacks.ts';
import { emptyField, deploy, muster, optionsOf, takeCommand } from './setup.ts';
import {
  AWAY,
  FIRST_TARGET,
  LOST,
  NO_FIRE,
  NO_PLOT,
  scenarioOf,
  sideOf,
  UNSEEN,
  type SquaresState,
} from './state.ts';

/** Position documents: any state as JSON by names, with everything usual left out. */

const { unit: UNIT_WORDS, leader: LEADER_WORDS, square: SQUARE_WORDS } = LEXICON.domains;

/** Where a unit is that is on no square. */
const OFF_MAP = [
  ['away', AWAY],
  ['lost', LOST],
  ['unseen', UNSEEN],
] as const;

const whereOf = (square: number): string =>
  OFF_MAP.find(([, off]) => off === square)?.[0] ?? SQUARE_WORDS[square];

/** The columns of a unit that are plain numbers. */
const NUMBERS = [
  'due',
  'men',
  'guns',
  'skirmishers',
  'ammunition',
  'op',
  'fatigue',
  'efficiency',
  'disruption',
  'readiness',
  'control',
  'fate',
  'seenTurn',
] as const;
const MOST = 9999;

/** The columns of a unit that are numbers of names. */
const NAMED = [
  ['formation', FORMATIONS],
  ['facing', COMPASS],
  ['out', SHARES],
] as const;

/** The orders of a unit by their bits, lowest first. */
const ORDERS = [
  'frontline',
  'melee',
  'advance',
  'auto-retreat',
  'road mode',
  'acted',
  'seen',
  'redirected',
] as const;

const plotOf = (plot: number): string =>
  plot === NO_FIRE ? 'no fire' : SQUARE_WORDS[plot - FIRST_TARGET];

const formatUnit = (s: SquaresState, usual: SquaresState, u: number): Record<string, unknown> => ({
  at: whereOf(s.square[u]),
  orders: ORDERS.filter((_, bit) => (s.orders[u] >> bit) & 1),
  ...Object.fromEntries(
    NUMBERS.filter((column) => s[column][u] !== usual[column][u]).map((column) => [
      column,
      s[column][u],
    ]),
  ),
  ...Object.fromEntries(
    NAMED.filter(([column]) => s[column][u] !== usual[column][u]).map(([column, names]) => [
      column,
      names[s[column][u]],
    ]),
  ),
  ...(s.plot[u] !== NO_PLOT && { plot: plotOf(s.plot[u]) }),
  ...(s.fate[u] !== 0 && { threat: whereOf(s.threat[u]) }),
  ...(s.seenAt[u] !== usual.seenAt[u] && { seenAt: whereOf(s.seenAt[u]) }),
});

/** The units, those of a square from top to bottom: so their order is told. */
const formatUnits = (s: SquaresState): Record<string, unknown> => {
  const usual = emptyField(scenarioOf(s).scenario.name, optionsOf(s));
  for (const [side, own] of scenarioOf(s).units.ofSide.entries()) {
    for (const u of own) muster(usual, u, side);
  }
  const units: Record<string, unknown> = {};
  const tell = (u: number): void => {
    units[UNIT_WORDS[u]] = formatUnit(s, usual, u);
  };
  for (const top of s.top) for (let u = top; u !== NOBODY; u = s.under[u]) tell(u);
  for (const u of scenarioOf(s).units.ofSide.flat()) if (s.square[u] >= AWAY) tell(u);
  return units;
};

const formatLeaders = (s: SquaresState): Record<string, unknown> =>
  Object.fromEntries(
    scenarioOf(s)
      .leaders.ofSide.flat()
      .map((l) => [
        LEADER_WORDS[l],
        {
          rides: s.rides[l] === NOBODY ? null : UNIT_WORDS[s.rides[l]],
          bonus: s.bonus[l],
          stars: s.stars[l],
          objective: s.objective[l] === NOBODY ? null : SQUARE_WORDS[s.objective[l]],
        },
      ]),
  );

const LOSSES = ['menLost', 'menCaptured', 'gunsLost', 'gunsCaptured', 'held'] as const;

export const format = (s: SquaresState): Record<string, unknown> => ({
  ...headOf(META),
  scenario: scenarioOf(s).scenario.name,
  options: optionsOf(s),
  turn: s.turn,
  phase: s.phase,
  units: formatUnits(s),
  leaders: formatLeaders(s),
  losses: Object.fromEntries(LOSSES.map((column) => [column, s[column].slice()])),
  ending: ENDINGS[s.ending],
  waiting: s.waiting,
  stack: formatFrames(LEXICON, s),
});

const UNIT_FIELDS = [
  'at',
  'orders',
  'plot',
  'threat',
  'seenAt',
  ...NUMBERS,
  ...NAMED.map(([column]) => column),
];

const readSquare = (s: SquaresState, node: Node): number => {
  const off = OFF_MAP.find(([name]) => name === node.value);
  if (off) return off[1];
  const square = oneOf(node, SQUARE_WORDS);
  return isOnField(s, square) ? square : misread(node, 'that square is not on the map');
};

const isOnField = (s: SquaresState, square: number): boolean => {
  const { width, height, stride } = scenarioOf(s).grid;
  return square % stride < width && square < height * stride;
};

const readPlot = (s: SquaresState, node: Node): number =>
  node.value === undefined
    ? NO_PLOT
    : node.value === 'no fire'
      ? NO_FIRE
      : FIRST_TARGET + readSquare(s, node);

const readOrders = (node: Node): number => {
  let orders = 0;
  for (const child of list(node)) orders |= 1 << oneOf(child, ORDERS);
  return orders;
};

/** What a document says of a unit besides its place. */
const readUnit = (s: SquaresState, u: number, unit: Readonly<Record<string, Node>>): void => {
  for (const column of NUMBERS) s[column][u] = whole(unit[column], -MOST, MOST, s[column][u]);
  for (const [column, names] of NAMED) s[column][u] = oneOf(unit[column], names, s[column][u]);
  s.plot[u] = readPlot(s, unit.plot);
  s.threat[u] = unit.threat.value === undefined ? 0 : readSquare(s, unit.threat);
  if (unit.seenAt.value !== undefined) s.seenAt[u] = readSquare(s, unit.seenAt);
};

/** Without units the scenario’s stand as they begin; with some the others are away. */
const readUnits = (s: SquaresState, node: Node): void => {
  if (node.value === undefined) {
    deploy(s);
    return;
  }
  const exist = new Set(scenarioOf(s).units.ofSide.flat());
  for (const u of exist) muster(s, u, sideOf(u));
  const read = entries(node).map(([name, child]) => {
    const u = UNIT_WORDS.indexOf(name);
    if (!exist.has(u)) misread(child, `no unit of this scenario is called '${name}'`);
    return { u, unit: fields(child, UNIT_FIELDS) };
  });
  for (const { u, unit } of read.toReversed()) {
    readUnit(s, u, unit);
    const square = readSquare(s, unit.at);
    if (square >= AWAY) {
      s.square[u] = square;
      continue;
    }
    const top = s.top[square];
    if (top !== NOBODY && sideOf(top) !== sideOf(u)) misread(unit.at, 'both sides stand there');
    put(s, u, square);
  }
  for (const { u, unit } of read) {
    if (unit.orders.value !== undefined) s.orders[u] = readOrders(unit.orders);
  }
};

const readLeaders = (s: SquaresState, node: Node): void => {
  takeCommand(s);
  const exist = new Set(scenarioOf(s).leaders.ofSide.flat());
  for (const [name, child] of entries(node)) {
    const l = LEADER_WORDS.indexOf(name);
    if (!exist.has(l)) misread(child, `no leader of this scenario is called '${name}'`);
    const leader = fields(child, ['rides', 'bonus', 'stars', 'objective']);
    const { rides, objective } = leader;
    if (rides.value === null) s.rides[l] = NOBODY;
    else s.rides[l] = oneOf(rides, UNIT_WORDS, s.rides[l]);
    s.bonus[l] = whole(leader.bonus, 0, 15, s.bonus[l]);
    s.stars[l] = whole(leader.stars, 0, 4, s.stars[l]);
    if (objective.value === null) s.objective[l] = NOBODY;
    else if (objective.value !== undefined) s.objective[l] = readSquare(s, objective);
  }
};

const readLosses = (s: SquaresState, node: Node): void => {
  if (node.value === undefined) return;
  const losses = fields(node, LOSSES);
  for (const column of LOSSES) {
    const read = list(losses[column]).map((child) => whole(child, 0, 999_999));
    s[column] = s[column].map((value, i) => read[i] ?? value);
  }
};

/** Without a stack the position is the beginning of operations of the side that moves first. */
const beginHere = (s: SquaresState): void => {
  s.phase = 7;
  push(s, P.battle);
  push(s, P.operations, s.first);
  s.waiting = seatBit(s.first);
};

export const parse = (document: unknown): SquaresState | Fault =>
  reading(document, (node) => {
    const doc = fields(node, [...COMMON_FIELDS, 'turn', 'phase', 'units', 'leaders', 'losses']);
    checkHead(META, doc);
    const { name } =
      META.scenarios[
        oneOf(
          doc.scenario,
          META.scenarios.map((scenario) => scenario.name),
          0,
        )
      ];
    const s = emptyField(name, readOptions({ meta: META }, doc.options));
    s.turn = whole(doc.turn, 0, scenarioOf(s).scenario.turns, 1);
    s.phase = whole(doc.phase, 0, 25, 0);
    readUnits(s, doc.units);
    // [4.11 E] Who is seen follows from where all stand, whatever a document says.
    lookAtAll(s, umpire(onesOnly(), false));
    readLeaders(s, doc.leaders);
    readLosses(s, doc.losses);
    s.ending = oneOf(doc.ending, ENDINGS, 0);
    if (doc.stack.value === undefined) beginHere(s);
    else {
      readFrames(LEXICON, s, doc.stack);
      s.waiting = whole(doc.waiting, 0, 3, 0);
    }
    return s;
  });
