import type { Lexicon } from '../../kernel/choice.ts';
import { numbered, numberedBy } from '../../kernel/numbered.ts';
import { COMPASS, FORMATIONS, SIDES } from './data/lists.ts';
import { LEADERS, STRIDE, UNITS } from './numbers.ts';

/** The verbs of a choice, with the domains of their arguments. */
const VERBS = [
  // Every phase that waits for a player.
  ['done', []],
  // [9.12] Leader transfer.
  ['transfer', ['leader']],
  ['attach', ['unit']],
  // [5.2] The objective phase.
  ['order', ['leader']],
  ['objective', ['square']],
  ['back', []],
  // [6.01] The operations phase.
  ['access', ['unit']],
  ['combat', []],
  // [6.2] A unit in the hand.
  ['step', ['direction']],
  ['face', ['direction']],
  ['form', ['formation']],
  ['skirmish', ['share']],
  ['force', []],
  ['roadMode', []],
  ['autoRetreat', []],
  ['frontline', []],
  ['melee', []],
  ['advance', []],
  ['fire', []],
  ['abort', []],
  ['quit', []],
  // [6.41] The fire menu, and the target of a charge. [6.43]
  ['target', ['square']],
  ['noPlot', []],
  ['noFire', []],
  // [6.431]
  ['counterCharge', []],
  ['stand', []],
] as const;

/** What can happen. */
const EVENTS = [
  ['turn', ['number', 'time'], 'Turn {0}, {1}'],
  ['stars', ['leader', 'stars'], '{0}: {1}'],
  ['operations', ['side'], 'the {0} side operates'],
  ['arrived', ['unit', 'square'], '{0} arrives at {1}'],
  ['supplied', ['unit', 'number'], '{0} receives ammunition: {1}'],
  ['attached', ['leader', 'unit'], '{0} rides with {1}'],
  ['objective', ['leader', 'square'], 'the objective of {0} is {1}'],
  ['delayed', ['leader', 'number'], 'the units of {0} lose {1} levels of readiness'],
  // [6.3] Movement orders.
  ['moved', ['unit', 'square'], '{0} moves to {1}'],
  ['faced', ['unit', 'direction'], '{0} faces {1}'],
  ['formed', ['unit', 'formation'], '{0}: {1}'],
  ['aimed', ['unit', 'square'], '{0} is to charge {1}'],
  ['skirmishers', ['unit', 'share'], '{0}: {1} of its skirmishers are out'],
  ['roadMode', ['unit', 'switch'], '{0}: road mode {1}'],
  ['frontline', ['unit', 'switch'], '{0}: front line {1}'],
  ['forced', ['unit', 'number'], '{0} is force marched: {1} fatigue'],
  ['tested', ['unit', 'number', 'number'], '{0} tests its morale: {1} against {2}'],
  ['disrupted', ['unit', 'number'], '{0} is disrupted: level {1}'],
  ['tired', ['unit', 'number', 'number'], '{0} has marched: {1} fatigue, readiness {2}'],
  ['revealed', ['unit', 'square'], '{0} is seen at {1}'],
  ['vanished', ['unit', 'square'], '{0} is out of sight: last seen at {1}'],
  ['aborted', ['unit', 'square'], '{0} breaks off its reconnaissance and is back at {1}'],
  // [10.2] [10.3]
  ['recovered', ['side'], 'the {0} side recovers'],
  ['rallied', ['unit', 'number', 'number'], '{0} rallies: {1} against {2}'],
  ['unrallied', ['unit', 'number', 'number'], '{0} does not rally: {1} against {2}'],
  // [7.0] The combat phase.
  ['combat', ['side'], 'combat in the {0} phase'],
  [
    'chargeTest',
    ['unit', 'square', 'number', 'number'],
    '{0} is tested for its charge to {1}: {2} against {3}',
  ],
  ['holdsBack', ['unit'], '{0} is no longer fit to charge'],
  ['charges', ['unit', 'square'], '{0} charges {1}'],
  ['rides', ['unit', 'square'], '{0} rides to {1}'],
  ['counterCharges', ['unit', 'unit'], '{0} charges {1} in turn'],
  ['meets', ['unit', 'unit'], '{0} comes upon {1}'],
  ['halts', ['unit', 'square'], '{0} ends its charge at {1}'],
  ['squareTest', ['unit', 'number', 'number'], '{0} is to form square: {1} against {2}'],
  [
    'squareFailed',
    ['unit', 'number', 'number'],
    '{0} forms no square: {1} rolled, {2} levels of disruption',
  ],
  ['flees', ['unit'], '{0} flees before the charge'],
  ['overruns', ['unit', 'unit'], '{0} overruns {1}'],
  ['trampled', ['unit', 'number'], '{0} loses {1} men in the overrun'],
  ['overrunTest', ['unit', 'unit', 'number', 'number'], '{0} rides at {1}: {2} against {3}'],
  [
    'fired',
    ['unit', 'unit', 'number', 'number', 'number'],
    '{0} fires at {1}, range {2}: {3} men and {4} guns lost',
  ],
  [
    'hit',
    ['unit', 'number', 'number'],
    '{0} is fired at by guns unseen: {1} men and {2} guns lost',
  ],
  ['factor', ['factor', 'number'], '{0}: {1}%'],
  ['melee', ['unit', 'square'], '{0} leads a melee into {1}'],
  ['strength', ['unit', 'number'], '{0} fights with a strength of {1}'],
  [
    'meleeWon',
    ['side', 'number', 'number', 'number', 'number'],
    'the {0} side wins the melee: strength {1} against {2}, roll {3} for {4}%',
  ],
  ['fought', ['unit', 'number'], '{0} loses {1} men in the melee'],
  ['retreats', ['unit', 'square'], '{0} retreats to {1}'],
  ['routs', ['unit', 'square'], '{0} routs to {1}'],
  ['givesWay', ['unit'], '{0} gives way'],
  ['breaks', ['unit'], '{0} breaks'],
  ['blocked', ['unit'], '{0} has no way of retreat'],
  ['left', ['unit'], '{0} leaves the map'],
  ['captured', ['unit', 'number', 'number'], '{0} loses {1} prisoners and {2} guns'],
  ['eliminated', ['unit'], '{0} is no more'],
  ['pursues', ['unit', 'number', 'number'], '{0} may pursue: {1} against {2}'],
  ['blown', ['unit'], '{0} is blown: in open order, it avoids fights'],
  ['advanced', ['unit', 'square'], '{0} advances to {1}'],
  ['encouraged', ['unit', 'number'], '{0} gains {1} efficiency'],
  ['wounded', ['leader', 'number', 'number'], '{0} is wounded: a bonus of {1} follows one of {2}'],
  // [11.0]
  ['held', ['side', 'number', 'square'], 'the {0} side holds {2}: {1} points'],
  ['points', ['number', 'number'], 'French points {0}, Allied points {1}'],
  ['over', ['ending'], '{0}'],
] as const;

/** The procedures in play, with what their frames hold. */
const FRAMES = [
  ['battle', []],
  ['commandControl', []],
  ['allotment', []],
  ['reinforcements', []],
  ['resupply', []],
  ['transfer', ['side']],
  ['transferHand', ['leader']],
  ['objectives', ['side']],
  ['objectiveHand', ['leader']],
  ['operations', ['side']],
  ['hand', ['unit', 'number', 'number', 'number']],
  ['fireMenu', ['unit']],
  ['chargeMenu', ['unit']],
  ['combat', ['side', 'number']],
  // [7.1] Charges by the next unit of the side, a ride with where it began, its target and its stage.
  ['charges', ['side', 'number']],
  ['ride', ['unit', 'square', 'square', 'number']],
  ['counterCharge', ['unit', 'unit']],
  ['recovery', ['side']],
  ['rally', ['side']],
  ['victory', []],
] as const;

export type VerbName = (typeof VERBS)[number][0];
export type EventName = (typeof EVENTS)[number][0];
export type FrameName = (typeof FRAMES)[number][0];

export const V = numberedBy(VERBS);
export const E = numberedBy(EVENTS);
export const P = numberedBy(FRAMES);

/** [6.354] The share of its skirmishers that a unit has out. */
export const SHARES = ['0%', '25%', '50%', '75%', '100%'] as const;

const HALF_HOURS = 48;
/** Half hours since midnight, and the night. */
const TIMES = Array.from({ length: HALF_HOURS + 1 }, (_, i) =>
  i === HALF_HOURS ? 'night' : `${Math.floor(i / 2)}:${i % 2 === 0 ? '00' : '30'}`,
);
/** The word for an hour of a battle. */
export const timeOf = (hour: number): number => (hour < 0 ? HALF_HOURS : hour);

/** [20.6] What goes into the losses of a shot or the strength in a melee, as the log itemises it. */
const FACTORS = [
  'weapon',
  'target terrain',
  'own terrain',
  'formation',
  'target formation',
  'readiness',
  'disruption',
  'fatigue',
  'efficiency',
  'command control',
  'few operation points',
  'leader',
  'men in the target square',
  'men firing',
  'skirmishers',
  'enemy skirmishers',
  'flank',
  'target set to melee',
  'stacked small unit',
  'road mode',
  'auto-retreat',
  'elevation',
  'gun crews',
  'nation',
  'chance',
  'level of play',
  'melee value',
  'lancers',
  'out of ammunition',
  'flanked',
  'attack on a flank',
  'charge upon a square',
  'on foot',
  'routed',
  'limbered',
  'scattered skirmishers',
] as const;
export type Factor = (typeof FACTORS)[number];
export const FACTOR = numbered(FACTORS);

/** How the game can end; the number is the state’s `ending`. */
export const ENDINGS = [
  'the battle goes on',
  'French decisive victory',
  'French substantial victory',
  'French marginal victory',
  'draw',
  'Allied marginal victory',
  'Allied substantial victory',
  'Allied decisive victory',
] as const;

/** A square is called by its coordinates [5.121]. */
const SQUARE_NAMES = Array.from(
  { length: STRIDE * STRIDE },
  (_, i) => `${i % STRIDE},${Math.floor(i / STRIDE)}`,
);

export const LEXICON: Lexicon = {
  domains: {
    unit: Array.from({ length: UNITS }, (_, u) => `#${u}`),
    leader: Array.from({ length: LEADERS }, (_, l) => `@${l}`),
    square: SQUARE_NAMES,
    direction: COMPASS,
    formation: FORMATIONS,
    share: SHARES,
    side: SIDES,
    stars: ['no star', '*', '**', '***', '****'],
    switch: ['off', 'on'],
    time: TIMES,
    factor: FACTORS,
    ending: ENDINGS,
  },
  verbs: VERBS.map(([name, args]) => ({ name, args })),
  events: EVENTS.map(([name, args, text]) => ({ name, args, text })),
  frames: FRAMES.map(([name, args]) => ({ name, args })),
};
