import type { Bank, Control } from '../../../boards/handling.ts';
import type { Choice } from '../../../kernel/choice.ts';
import { topProcedure } from '../../../kernel/stack.ts';
import { NOBODY, type Unit } from '../battle.ts';
import { COMPASS, FORMATIONS } from '../data/lists.ts';
import { P, SHARES } from '../lexicon.ts';
import { ARTILLERY, CAVALRY, CHARGE, INFANTRY } from '../numbers.ts';
import { formationsOf } from '../rules/06-formations.ts';
import { rangeOf } from '../rules/06-targets.ts';
import {
  ADVANCE,
  AUTO_RETREAT,
  FRONTLINE,
  hasOrder,
  MELEE,
  ROAD_MODE,
  scenarioOf,
  type SquaresState,
} from '../state.ts';
import type { SquaresView } from '../view.ts';
import { unitInHand } from './moment.ts';

/** [6.2] The buttons for the unit in the hand, and for all who get an order with it. */

const facings = (s: SquaresState, u: Unit): Bank => ({
  name: 'facing',
  form: 'rose',
  rule: '6.36',
  key: 'd',
  controls: COMPASS.map((name, d) => {
    const choice: Choice = ['face', name];
    return { choice, task: choice, name, isOn: s.facing[u] === d };
  }),
});

const formations = (s: SquaresState, u: Unit): Bank => ({
  name: 'formation',
  form: 'row',
  rule: '6.35',
  key: 's',
  controls: formationsOf(s, u).map((f) => {
    const choice: Choice = ['form', FORMATIONS[f]];
    const many = f === CHARGE ? { aim: 'charge' } : { task: choice };
    return { choice, ...many, name: FORMATIONS[f], isOn: s.formation[u] === f };
  }),
});

/** [6.354] */
export const skirmishers = (s: SquaresState, u: Unit): readonly Bank[] =>
  scenarioOf(s).units.arm[u] !== INFANTRY || s.skirmishers[u] === 0
    ? []
    : [
        {
          name: 'skirmishers out',
          form: 'row',
          rule: '6.354',
          controls: SHARES.map((name, quarters) => {
            const choice: Choice = ['skirmish', name];
            return { choice, task: choice, name, isOn: s.out[u] === quarters };
          }),
        },
      ];

/** Many are told what the unit in the hand is not told yet. */
const order = (
  s: SquaresState,
  u: Unit,
  name: string,
  verb: string,
  key: string,
  bit: number,
): Control => {
  const isOn = hasOrder(s, u, bit);
  return { choice: [verb], task: [verb, isOn ? 'off' : 'on'], name, key, isOn };
};

/** [6.222] [6.223] Guns are never set to melee or advance; what road mode is to others, auto-retreat is to cavalry. */
const switches = (s: SquaresState, u: Unit): Bank => {
  const arm = scenarioOf(s).units.arm[u];
  const melee = order(s, u, 'melee', 'melee', 'm', MELEE);
  const advance = order(s, u, 'advance', 'advance', 'a', ADVANCE);
  const front: Control = {
    choice: ['frontline'],
    name: 'front line',
    key: 'r',
    isOn: hasOrder(s, u, FRONTLINE),
  };
  const road = order(s, u, 'road mode', 'roadMode', 'g', ROAD_MODE);
  const retreat = order(s, u, 'auto-retreat', 'autoRetreat', 'g', AUTO_RETREAT);
  const controls: readonly Control[] =
    arm === ARTILLERY ? [front, road] : [melee, advance, front, arm === CAVALRY ? retreat : road];
  return { name: 'orders', form: 'switches', rule: '6.42', controls };
};

/** [6.41] What many are told about their fire at once: to see for themselves, or to hold it. */
const deeds = (s: SquaresState, u: Unit): Bank => ({
  name: 'deeds',
  form: 'deeds',
  rule: '6.41',
  controls: [
    { aim: 'march', name: 'march to' },
    ...(rangeOf(s, u) === 0
      ? []
      : [{ choice: ['fire'] satisfies Choice, aim: 'fire', name: 'set its fire', key: 'f' }]),
    { task: ['freeFire'], name: 'fire at will' },
    { task: ['holdFire'], name: 'hold fire' },
    { task: ['halt'], name: 'no attack' },
    { choice: ['force'], name: 'forced march', key: 'x' },
  ],
});

export const banks = ({ table: s }: SquaresView): readonly Bank[] => {
  const u = unitInHand(s);
  if (u === NOBODY || topProcedure(s) !== P.hand) return [];
  return [facings(s, u), formations(s, u), ...skirmishers(s, u), switches(s, u), deeds(s, u)];
};
