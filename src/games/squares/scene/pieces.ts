import type { Enlisted, Face, Formation, Formed, Measure, Piece } from '../../../boards/scene.ts';
import { NOBODY, type Battle, type Unit } from '../battle.ts';
import { ARMS, FORMATIONS, KINDS, LEVELS, NATIONS, SIDES } from '../data/lists.ts';
import { ARTILLERY } from '../numbers.ts';
import {
  FRONTLINE,
  hasOrder,
  isRouted,
  leaderWith,
  LOST,
  moraleOf,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  type SquaresState,
  UNSEEN,
} from '../state.ts';
import { LEXICON } from '../lexicon.ts';
import { namesOf } from '../names.ts';
import { leaderInHand, unitInHand } from './moment.ts';
import { squareThing, unitThing } from './things.ts';

/** Units as they stand on the field. */

/** Every sign a unit can carry: `led` by a leader who rides with it, `dry` without ammunition. */
export const SIGNS = ['routed', 'disordered', 'spent', 'dry', 'led', 'hand'] as const;
export type Sign = (typeof SIGNS)[number];

/** [8.1] With so much fatigue a unit is shown as spent. */
const SPENT_FATIGUE = 40;
/** [8.5] With so much disruption it is shown as disordered. */
const DISORDER = 2;
const QUARTERS = 4;
const EIGHTH = 45;

/** The army of a side by the nation it serves, as the style sheet knows it. */
const ARMIES: Readonly<Record<string, string>> = {
  France: 'French',
  'Great Britain': 'British',
  Prussia: 'Prussian',
  Russia: 'Russian',
  Austria: 'Austrian',
};

/** What a unit of another nation than its army’s own is called. */
const PEOPLES: Readonly<Record<string, string>> = {
  France: 'French',
  Switzerland: 'Swiss',
  'Northern Italy': 'Italian',
  Naples: 'Neapolitan',
  Westphalia: 'Westphalian',
  Poland: 'Polish',
  Bavaria: 'Bavarian',
  Württemberg: 'Württemberg',
  Saxony: 'Saxon',
  Austria: 'Austrian',
  Russia: 'Russian',
  Prussia: 'Prussian',
  'Great Britain': 'British',
  Spain: 'Spanish',
  Netherlands: 'Netherlands',
  Hanover: 'Hanoverian',
  Brunswick: 'Brunswick',
  Portugal: 'Portuguese',
  Sweden: 'Swedish',
};

export const armyOf = (s: SquaresState, side: number): string => {
  const { nation } = scenarioOf(s).scenario.sides[SIDES[side]];
  return ARMIES[nation] ?? SIDES[side];
};

const nationOf = (s: SquaresState, u: Unit): string => {
  const [, nation] = NATIONS[scenarioOf(s).units.nation[u]];
  const { nation: own } = scenarioOf(s).scenario.sides[SIDES[sideOf(u)]];
  return nation === own ? '' : PEOPLES[nation];
};

const HORSE = KINDS.findIndex(([code]) => code === 'HS');

const symbolOf = (s: SquaresState, u: Unit): Face['symbol'] => {
  const { arm, kind } = scenarioOf(s).units;
  const name = ARMS[arm[u]];
  return name === 'artillery' && kind[u] === HORSE ? 'horse artillery' : name;
};

export const STANDING: Readonly<Record<(typeof FORMATIONS)[number], Formation>> = {
  line: 'line',
  column: 'column',
  square: 'square',
  charge: 'charge',
  'counter-charge': 'counter-charge',
  limbered: 'limbered',
  unlimbered: 'unlimbered',
  normal: 'squadrons',
  rout: 'rout',
  dismounted: 'dismounted',
  open: 'open',
};

const formationOf = (s: SquaresState, u: Unit): Formation =>
  hasOrder(s, u, ROAD_MODE) ? 'road' : STANDING[FORMATIONS[s.formation[u]]];

const printOf = (s: SquaresState, u: Unit): Formed => ({
  kind: 'formed',
  formation: formationOf(s, u),
  turn: s.facing[u] * EIGHTH,
  men: s.men[u],
  guns: s.guns[u],
  out: s.out[u] / QUARTERS,
});

const labels = new WeakMap<Battle, ReadonlyMap<Unit, string>>();

/** [6.212] As the order of battle prints them: `FR 1/12/3 LN`. */
const labelsOf = (battle: Battle): ReadonlyMap<Unit, string> => {
  const printed =
    labels.get(battle) ??
    new Map(
      battle.scenario.units.map(({ number, name }) => [
        number,
        `${NATIONS[battle.units.nation[number]][0]} ${name}`,
      ]),
    );
  labels.set(battle, printed);
  return printed;
};

/** The leader it reports to. */
const organisationOf = (s: SquaresState, u: Unit): string => {
  const leader = scenarioOf(s).units.leader[u];
  return leader === NOBODY ? '' : namesOf(scenarioOf(s))[LEXICON.domains.leader[leader]];
};

const faceOf = (s: SquaresState, u: Unit): Face => ({
  symbol: symbolOf(s, u),
  name: namesOf(scenarioOf(s))[LEXICON.domains.unit[u]],
  label: labelsOf(scenarioOf(s)).get(u) ?? '',
  corps: organisationOf(s, u),
  value: s.square[u] === LOST ? 0 : s.men[u],
  full: scenarioOf(s).units.men[u],
  nation: nationOf(s, u),
  print: printOf(s, u),
});

/** [5.11] [9.121] All units under the leader in hand are marked with him. */
const isInHand = (s: SquaresState, u: Unit): boolean => {
  const leader = leaderInHand(s);
  if (leader === NOBODY) return unitInHand(s) === u;
  return s.rides[leader] === u || scenarioOf(s).leaders.organisation[leader].includes(u);
};

const signsOf = (s: SquaresState, u: Unit): readonly Sign[] => {
  const has: Readonly<Record<Sign, boolean>> = {
    routed: isRouted(s, u),
    disordered: s.disruption[u] >= DISORDER,
    spent: s.fatigue[u] >= SPENT_FATIGUE,
    dry: s.ammunition[u] === 0,
    led: leaderWith(s, u) !== NOBODY,
    hand: isInHand(s, u),
  };
  return SIGNS.filter((sign) => has[sign]);
};

const pieceOf = (s: SquaresState, u: Unit): Piece => ({
  key: unitThing(u),
  thing: unitThing(u),
  at: squareThing(s.square[u]),
  army: armyOf(s, sideOf(u)),
  face: faceOf(s, u),
  open: true,
  signs: signsOf(s, u),
});

const unitsOf = (s: SquaresState): readonly Unit[] => scenarioOf(s).units.ofSide.flat();

/** [6.341] Who stands in front of a square comes first, guns last. */
const rankOf = (s: SquaresState, u: Unit): number =>
  (scenarioOf(s).units.arm[u] === ARTILLERY ? 2 : 0) + (hasOrder(s, u, FRONTLINE) ? 0 : 1);

/** All units on the map, from the front of each square to its rear. */
export const standing = (s: SquaresState): readonly Piece[] => {
  const pieces: Piece[] = [];
  for (const top of s.top) {
    const units: Unit[] = [];
    for (let u = top; u !== NOBODY; u = s.under[u]) units.push(u);
    for (const u of units.toSorted((a, b) => rankOf(s, a) - rankOf(s, b)))
      pieces.push(pieceOf(s, u));
  }
  return pieces;
};

export const lostPieces = (s: SquaresState): readonly Piece[] =>
  unitsOf(s)
    .filter((u) => s.square[u] === LOST)
    .map((u) => ({ ...pieceOf(s, u), at: 'square:none' as const }));

/** [4.11 E] Where a unit is that nobody sees is not known. */
const fateOf = (s: SquaresState, u: Unit): Enlisted['fate'] => {
  if (s.square[u] === UNSEEN) return 'hidden';
  return s.square[u] === LOST ? 'lost' : 'known';
};

/** [9.1] The formations above a unit, from those below the army down: each by its leader. */
const lineOf = (s: SquaresState, u: Unit): readonly string[] => {
  const { leaders, units } = scenarioOf(s);
  const line: string[] = [];
  for (let l = units.leader[u]; l !== NOBODY; l = leaders.superior[l]) {
    const level = LEVELS[leaders.level[l]];
    const name = namesOf(scenarioOf(s))[LEXICON.domains.leader[l]];
    if (level !== 'army') line.unshift(`${name} (${level})`);
  }
  return line;
};

const conditionOf = (s: SquaresState, u: Unit): readonly Measure[] => [
  { name: 'morale', value: moraleOf(s, u) },
  { name: 'disruption', value: s.disruption[u] },
];

/** The order of battle as it is printed. */
export const rosterOf = (s: SquaresState): readonly Enlisted[] =>
  unitsOf(s).map((u) => {
    const fate = fateOf(s, u);
    return {
      thing: unitThing(u),
      army: armyOf(s, sideOf(u)),
      face: faceOf(s, u),
      fate,
      line: lineOf(s, u),
      ...(fate === 'known' && { condition: conditionOf(s, u) }),
      seen: null,
    };
  });
