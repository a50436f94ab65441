import type { Bank, Control, Shortcut } from '../../../boards/handling.ts';
import type { Choice } from '../../../kernel/choice.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { COMPASS, FORMATIONS } from '../data/lists.ts';
import { LEXICON, P, SHARES } from '../lexicon.ts';
import { ARTILLERY, CAVALRY, INFANTRY } from '../numbers.ts';
import { formationsOf } from '../rules/06-formations.ts';
import { rangeOf } from '../rules/06-targets.ts';
import {
  ADVANCE,
  AUTO_RETREAT,
  FRONTLINE,
  hasOrder,
  isOnMap,
  isRouted,
  MELEE,
  ROAD_MODE,
  scenarioOf,
  sideOf,
  type SquaresState,
} from '../state.ts';
import type { SquaresView } from '../view.ts';
import { unitInHand } from './moment.ts';
import { squareThing, unitThing } from './things.ts';

/** [6.2] The buttons and keys for the unit in the hand. */

const facings = (s: SquaresState, u: Unit): Bank => ({
  name: 'facing',
  form: 'rose',
  key: 'd',
  controls: COMPASS.map((name, d) => ({ choice: ['face', name], name, isOn: s.facing[u] === d })),
});

const formations = (s: SquaresState, u: Unit): Bank => ({
  name: 'formation',
  form: 'row',
  key: 's',
  controls: formationsOf(s, u).map((f) => ({
    choice: ['form', FORMATIONS[f]],
    name: FORMATIONS[f],
    isOn: s.formation[u] === f,
  })),
});

/** [6.354] */
const skirmishers = (s: SquaresState, u: Unit): readonly Bank[] =>
  scenarioOf(s).units.arm[u] !== INFANTRY || s.skirmishers[u] === 0
    ? []
    : [
        {
          name: 'skirmishers out',
          form: 'row',
          controls: SHARES.map((name, quarters) => ({
            choice: ['skirmish', name],
            name,
            isOn: s.out[u] === quarters,
          })),
        },
      ];

const order = (s: SquaresState, u: Unit, name: string, verb: string, key: string, bit: number) => ({
  choice: [verb] satisfies Choice,
  name,
  key,
  isOn: hasOrder(s, u, bit),
});

/** [6.222] [6.223] Guns are never set to melee or advance; what road mode is to others, auto-retreat is to cavalry. */
const switches = (s: SquaresState, u: Unit): Bank => {
  const arm = scenarioOf(s).units.arm[u];
  const melee = order(s, u, 'melee', 'melee', 'm', MELEE);
  const advance = order(s, u, 'advance', 'advance', 'a', ADVANCE);
  const front = order(s, u, 'front line', 'frontline', 'r', FRONTLINE);
  const road = order(s, u, 'road mode', 'roadMode', 'g', ROAD_MODE);
  const retreat = order(s, u, 'auto-retreat', 'autoRetreat', 'g', AUTO_RETREAT);
  const controls: readonly Control[] =
    arm === ARTILLERY ? [front, road] : [melee, advance, front, arm === CAVALRY ? retreat : road];
  return { name: 'orders', form: 'switches', controls };
};

const deeds = (s: SquaresState, u: Unit): Bank => ({
  name: 'deeds',
  form: 'deeds',
  controls: [
    ...(rangeOf(s, u) === 0
      ? []
      : [{ choice: ['fire'] satisfies Choice, name: 'set its fire', key: 'f' }]),
    { choice: ['force'], name: 'forced march', key: 'x' },
  ],
});

export const banks = ({ table: s }: SquaresView): readonly Bank[] => {
  const u = unitInHand(s);
  if (u === NOBODY || topProcedure(s) !== P.hand) return [];
  return [facings(s, u), formations(s, u), ...skirmishers(s, u), switches(s, u), deeds(s, u)];
};

const isReady = (s: SquaresState, u: Unit): boolean => isOnMap(s, u) && !isRouted(s, u);

/** The next unit of the side in the order of battle that can be accessed. */
const nextOf = (s: SquaresState, side: number, after: Unit): Unit => {
  const own = scenarioOf(s).units.ofSide[side].filter((u) => isReady(s, u));
  return own.find((u) => u > after) ?? own[0] ?? NOBODY;
};

const accessKey = (key: string, name: string, s: SquaresState, u: Unit): readonly Shortcut[] => {
  if (u === NOBODY || unitInHand(s) === u) return [];
  const access: Choice = ['access', LEXICON.domains.unit[u]];
  const choices: readonly Choice[] = unitInHand(s) === NOBODY ? [access] : [['quit'], access];
  return [{ key, name, does: { choices } }];
};

/** The unit that lies under this one, or the uppermost of the square. */
const underOf = (s: SquaresState, u: Unit): Unit =>
  s.under[u] === NOBODY ? s.top[s.square[u]] : s.under[u];

const objectiveOf = (s: SquaresState, u: Unit): readonly Shortcut[] => {
  const aimer = scenarioOf(s).units.aimer[u];
  return aimer === NOBODY || s.objective[aimer] === NOBODY
    ? []
    : [{ key: 'j', name: 'its objective', does: { show: squareThing(s.objective[aimer]) } }];
};

/** [6.354] Out with a quarter or in with all, and a quarter more. */
const skirmishKeys = (s: SquaresState, u: Unit): readonly Shortcut[] =>
  skirmishers(s, u).length === 0
    ? []
    : [
        ['k', 'skirmishers out or in', s.out[u] === 0 ? 1 : 0] as const,
        ['h', 'a quarter more skirmishers', (s.out[u] + 1) % SHARES.length] as const,
      ].map(([key, name, quarters]) => ({
        key,
        name,
        does: { choices: [['skirmish', SHARES[quarters]]] },
      }));

const handKeys = (s: SquaresState, u: Unit): readonly Shortcut[] => [
  ...COMPASS.map((direction, i): Shortcut => ({
    key: String(i + 1),
    name: direction,
    does: { choices: [['step', direction]] },
  })),
  ...skirmishKeys(s, u),
  { key: 'q', name: 'done with it', does: { choices: [['quit']] } },
  ...accessKey('n', 'next unit', s, nextOf(s, sideOf(u), u)),
  ...accessKey('u', 'unit under it', s, underOf(s, u)),
  ...objectiveOf(s, u),
  { key: '0', name: 'centre on it', does: { show: unitThing(u) } },
  { key: 'z', name: 'take its orders back', does: 'takeBack' },
];

/** [6.01] [6.2] */
export const shortcuts = ({ seat, table: s }: SquaresView): readonly Shortcut[] => {
  const procedure = topProcedure(s);
  if (procedure === P.hand) return handKeys(s, unitInHand(s));
  if (procedure !== P.operations || seat < 0 || seat > 1) return [];
  return [
    ...accessKey('n', 'next unit', s, nextOf(s, seat, NOBODY)),
    { key: 'c', name: 'go to combat', does: { choices: [['combat']] } },
  ];
};
