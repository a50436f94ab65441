import type { Fact, Report } from '../../../boards/handling.ts';
import type { Thing } from '../../../boards/scene.ts';
import { directionTo, distance, type Square } from '../../../boards/squares.ts';
import { NOBODY, type Leader, type Unit } from '../battle.ts';
import { GROUND } from '../data/ground.ts';
import {
  ARMS,
  BRANCHES,
  COMPASS,
  FORMATIONS,
  KINDS,
  LEVELS,
  SIZES,
  TERRAINS,
} from '../data/lists.ts';
import { LEXICON, SHARES } from '../lexicon.ts';
import { namesOf } from '../names.ts';
import { ARTILLERY, CAVALRY, INFANTRY, STRIDE } from '../numbers.ts';
import { seatOfLeader } from '../rules/09-command.ts';
import {
  ADVANCE,
  AUTO_RETREAT,
  FIRST_TARGET,
  FRONTLINE,
  hasOrder,
  isOnMap,
  leaderWith,
  MELEE,
  moraleOf,
  NO_FIRE,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  type SquaresState,
  UNSEEN,
} from '../state.ts';
import type { SquaresView } from '../view.ts';
import { armyOf } from './pieces.ts';

/** [6.21] [6.221] What the information area tells of a unit, and [6.07] the cursor of a square. */

/** The most a unit can have. */
const MOST = {
  op: 15,
  control: 30,
  readiness: 7,
  ammunition: 7,
  percent: 100,
  disruption: 5,
} as const;

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** A square by its coordinates, with its name where it has one. */
const squareSaid = (square: Square): string => LEXICON.domains.square[square];

/** [6.212] Directions have the numbers of the movement compass. */
const compass = (direction: number): string =>
  direction < 0 ? '' : `${COMPASS[direction]} (${direction + 1})`;

const terrainOf = (s: SquaresState, square: Square): string => {
  const { scenario } = scenarioOf(s);
  const character = scenario.map.ground[Math.floor(square / STRIDE)][square % STRIDE];
  const { terrain, road } = scenarioOf(s).ground;
  return (
    GROUND.find((ground) => ground.character === character)?.name ??
    `${TERRAINS[terrain[square]]}${road[square] === 1 ? ' road' : ''}`
  );
};

const groundSaid = (s: SquaresState, square: Square): string =>
  `${terrainOf(s, square)}, level ${scenarioOf(s).ground.elevation[square]}`;

/** [6.221] The leaders above a unit with their bonuses and stars, and how far they are. */
const chain = (s: SquaresState, u: Unit): readonly Fact[] => {
  const { grid, leaders, units } = scenarioOf(s);
  const facts: Fact[] = [];
  for (let l: Leader = units.leader[u]; l !== NOBODY; l = leaders.superior[l]) {
    const at = seatOfLeader(s, l);
    const name = namesOf(scenarioOf(s))[LEXICON.domains.leader[l]];
    const stars = at === NOBODY || s.stars[l] === 0 ? '' : ` ${'★'.repeat(s.stars[l])}`;
    const where =
      at === NOBODY ? 'not on the map' : `${squareSaid(at)} (${distance(grid, s.square[u], at)})`;
    facts.push({
      name: LEVELS[leaders.level[l]],
      value: `${name} ${s.bonus[l]}${stars} · ${where}`,
      rule: '9.13',
    });
  }
  return facts;
};

const plotSaid = (s: SquaresState, u: Unit): string => {
  if (s.plot[u] >= FIRST_TARGET) return `at ${squareSaid(s.plot[u] - FIRST_TARGET)}`;
  return s.plot[u] === NO_FIRE ? 'holds its fire' : 'as it sees fit';
};

const objective = (s: SquaresState, u: Unit): readonly Fact[] => {
  const { grid, units } = scenarioOf(s);
  const aimer = units.aimer[u];
  if (aimer === NOBODY || s.objective[aimer] === NOBODY) return [];
  const to = s.objective[aimer];
  const way = compass(directionTo(grid, s.square[u], to));
  return [{ name: 'objective', value: `${squareSaid(to)} ${way}`.trim(), rule: '5.0' }];
};

const strength = (s: SquaresState, u: Unit): readonly Fact[] => {
  const { arm, men } = scenarioOf(s).units;
  return [
    { name: 'men', value: String(s.men[u]), rule: '6.212', share: s.men[u] / Math.max(1, men[u]) },
    ...(arm[u] === ARTILLERY ? [{ name: 'guns', value: String(s.guns[u]), rule: '6.222' }] : []),
    ...(arm[u] === INFANTRY
      ? [
          {
            name: 'skirmishers',
            value: s.skirmishers[u] === 0 ? '0' : `${s.skirmishers[u]} · ${SHARES[s.out[u]]} out`,
            rule: '6.354',
          },
        ]
      : []),
  ];
};

const flagOf =
  (s: SquaresState, u: Unit) =>
  (name: string, order: number, rule: string): Fact => ({
    name,
    value: yes(hasOrder(s, u, order)),
    rule,
  });

/** [6.41] [6.42] What the unit is told to do. */
const ordersSaid = (s: SquaresState, u: Unit): readonly Fact[] => {
  const arm = scenarioOf(s).units.arm[u];
  const flag = flagOf(s, u);
  return [
    { name: 'fire', value: plotSaid(s, u), rule: '6.41' },
    ...(arm === ARTILLERY ? [] : [flag('melee', MELEE, '6.42'), flag('advance', ADVANCE, '6.42')]),
    ...(arm === CAVALRY ? [flag('auto-retreat', AUTO_RETREAT, '6.434')] : []),
    ...objective(s, u),
  ];
};

/** [6.2] What is told of its command and condition: of the enemy’s only what can be seen (R301). */
const condition = (s: SquaresState, u: Unit, isOwn: boolean): readonly Fact[] => {
  const { maxEfficiency } = scenarioOf(s).units;
  const fact = (name: string, value: number, most: number, rule: string, more = ''): Fact => ({
    name,
    value: `${value}${more}`,
    rule,
    share: value / most,
  });
  return [
    ...(isOwn
      ? [
          fact('operation points', s.op[u], MOST.op, '6.31'),
          fact('command control', s.control[u], MOST.control, '9.13'),
        ]
      : []),
    fact('readiness', s.readiness[u], MOST.readiness, '8.4'),
    fact('disruption', s.disruption[u], MOST.disruption, '8.5'),
    fact('morale', moraleOf(s, u), MOST.percent, '8.2'),
    fact('efficiency', s.efficiency[u], MOST.percent, '8.3', ` (${maxEfficiency[u]})`),
    fact('fatigue', s.fatigue[u], MOST.percent, '8.1'),
    ...(isOwn ? [fact('ammunition', s.ammunition[u], MOST.ammunition, '10.1')] : []),
  ];
};

const stance = (s: SquaresState, u: Unit, isOwn: boolean): readonly Fact[] => {
  const { scenario, units } = scenarioOf(s);
  const arm = units.arm[u];
  const weapon = scenario.tables.weapons[units.weapon[u]];
  const flag = flagOf(s, u);
  return [
    { name: 'formation', value: FORMATIONS[s.formation[u]], rule: '6.35' },
    { name: 'facing', value: compass(s.facing[u]), rule: '6.36' },
    { name: 'weapon', value: weapon.name, rule: '20.5' },
    { name: 'melee factor', value: String(units.melee[u]), rule: '7.3' },
    flag('front line', FRONTLINE, '6.341'),
    ...(arm === CAVALRY ? [] : [flag('road mode', ROAD_MODE, '6.351')]),
    ...(isOwn ? ordersSaid(s, u) : []),
  ];
};

/** [6.212] What kind of troops: `French Line infantry, battalion`. */
const kindSaid = (s: SquaresState, u: Unit): string => {
  const { kind, branch, arm, size } = scenarioOf(s).units;
  const [, line] = KINDS[kind[u]];
  const [code, troops] = BRANCHES[branch[u]];
  return `${line} ${code === '-' ? ARMS[arm[u]] : troops}, ${SIZES[size[u]]}`;
};

/** [4.11 E] Of a unit that nobody sees only what is printed, and where it was last seen. */
const seenLast = (s: SquaresState, u: Unit): readonly Fact[] => [
  { name: 'last seen', value: squareSaid(s.seenAt[u]), rule: '4.11' },
];

const groupsOf = (s: SquaresState, u: Unit, isOwn: boolean): Report['groups'] => {
  if (s.square[u] === UNSEEN) return [strength(s, u), seenLast(s, u), chain(s, u)];
  const leader = leaderWith(s, u);
  const names = namesOf(scenarioOf(s));
  const here: readonly Fact[] = isOnMap(s, u)
    ? [
        { name: 'on square', value: squareSaid(s.square[u]), rule: '5.121' },
        { name: 'ground', value: groundSaid(s, s.square[u]), rule: '6.38' },
      ]
    : [];
  const withIt =
    leader === NOBODY
      ? []
      : [{ name: 'with it', value: names[LEXICON.domains.leader[leader]], rule: '9.1' }];
  return [
    strength(s, u),
    condition(s, u, isOwn),
    [...stance(s, u, isOwn), ...here],
    [...withIt, ...chain(s, u)],
  ];
};

const unitReport = (s: SquaresState, u: Unit, isOwn: boolean): Report => {
  const names = namesOf(scenarioOf(s));
  return {
    thing: `unit:${LEXICON.domains.unit[u]}`,
    title: names[LEXICON.domains.unit[u]],
    gist: kindSaid(s, u),
    army: armyOf(s, sideOf(u)),
    groups: groupsOf(s, u, isOwn),
  };
};

const squareReport = (s: SquaresState, square: Square): Report => ({
  thing: `square:${squareSaid(square)}`,
  title: squareSaid(square),
  gist: groundSaid(s, square),
  army: '',
  groups: [],
});

/** [6.07] [6.21] */
export const report = ({ seat, open, table: s }: SquaresView, thing: Thing): Report | null => {
  const [domain, word] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  const told = (u: Unit): Report => unitReport(s, u, open || sideOf(u) === seat);
  if (domain === 'unit') return told(LEXICON.domains.unit.indexOf(word));
  if (domain !== 'square') return null;
  const square = LEXICON.domains.square.indexOf(word);
  return s.top[square] === NOBODY ? squareReport(s, square) : told(s.top[square]);
};
