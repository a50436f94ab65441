import type { Lexicon } from '../../kernel/choice.ts';
import { numbered, numberedBy } from '../../kernel/numbered.ts';
import { ARMIES, OFFICER_NAMES, PLACE_NAMES, SIDES, UNIT_NAMES } from './board.ts';
import { HOURS } from './data/tables.ts';

/** The verbs of a choice, with the domains of their arguments. */
const VERBS = [
  ['done', []],
  ['pass', []],
  ['activate', ['officer']],
  ['double', ['officer']],
  ['lead', ['officer']],
  ['march', ['area']],
  ['charge', ['area']],
  ['volley', ['area']],
  ['bombard', ['area']],
  ['advance', []],
  ['rally', ['unit', 'officer']],
  ['recover', ['unit']],
  ['pick', ['unit']],
  ['to', ['area']],
  ['carry', ['area']],
  ['halt', []],
  ['move', ['unit', 'area']],
  ['convey', ['unit', 'area']],
  ['assault', ['area']],
  ['point', ['unit']],
  ['support', ['unit']],
  ['all', []],
  ['withdraw', ['unit', 'area']],
  ['forward', ['unit']],
  ['commit', ['officer']],
  ['reroll', ['officer']],
  ['intervene', ['officer']],
  ['target', ['unit']],
  ['fire', ['unit']],
  ['spend', ['unit']],
  ['eliminate', ['unit']],
  ['retreat', ['unit', 'area']],
  ['ride', ['unit', 'area']],
  ['cancel', ['officer']],
] as const;

/** What can happen. */
const EVENTS = [
  ['turn', ['turn'], 'Turn: {0}'],
  ['napoleon', ['number', 'number', 'condition'], 'Napoléon rolls {0} and {1}: he is {2}'],
  ['recovered', ['side'], 'the {0} commanders and leaders recover'],
  ['rallied', ['unit', 'officer'], '{0} is rallied by {1}'],
  ['selfRallied', ['unit'], '{0} rallies on its own'],
  ['impulse', ['side', 'number'], '{0} impulse, round {1}'],
  ['passed', ['side'], 'the {0} side passes'],
  [
    'activated',
    ['officer', 'number', 'number', 'number', 'number'],
    '{0} is activated: {1} + {2} and a bonus of {3} against {4}',
  ],
  [
    'refused',
    ['officer', 'number', 'number', 'number', 'number'],
    '{0} is not activated: {1} + {2} and a bonus of {3} against {4}',
  ],
  [
    'doubled',
    ['officer', 'number', 'number', 'number'],
    '{0} orders a Double Move: {1} + {2} against {3}',
  ],
  [
    'tried',
    ['officer', 'number', 'number', 'number', 'attempt'],
    '{0} fails to order {4}: {1} + {2} against {3}',
  ],
  ['leads', ['officer'], 'the formation of {0} is to act'],
  ['marching', ['officer', 'area'], '{0}: Move/Assault from {1}'],
  ['charging', ['officer', 'area'], '{0}: Cavalry Charge from {1}'],
  ['advancing', ['officer'], '{0}: General Advance'],
  ['moved', ['unit', 'area', 'area'], '{0} moves from {1} to {2}'],
  ['battery', ['area'], 'the Grand Battery moves to {0}'],
  ['batteryLost', [], 'no guns are left in the Grand Battery: it is broken up'],
  ['controlled', ['side', 'area'], 'the {0} side takes control of {1}'],
  ['assault', ['area', 'unit', '...unit'], 'assault on {0}: {1} at the point, with {2+}'],
  ['charge', ['area', 'unit', '...unit'], 'charge on {0}: {1} at the point, with {2+}'],
  ['withdrew', ['unit', 'area'], '{0} withdraws to {1}'],
  ['entered', ['side', 'area'], 'nobody is left in {1}: the {0} side enters it'],
  ['forward', ['unit'], '{0} is the forward unit'],
  ['committed', ['officer', 'number'], '{0} takes part and adds {1}'],
  ['modifier', ['side', 'modifier', 'number'], '{0}, {1}: {2}'],
  [
    'rolled',
    ['side', 'number', 'number', 'number', 'number'],
    '{0} rolls {1} and {2}, with {3}: {4}',
  ],
  ['rerolled', ['officer'], '{0} has his side’s dice rolled again'],
  ['result', ['result', 'number', 'number'], '{0}: {1} against {2}'],
  [
    'intervened',
    ['officer', 'number', 'number', 'number'],
    '{0} intervenes: {1} + {2} against {3}, a stalemate',
  ],
  ['called', ['area'], 'the assault on {0} is called off'],
  ['casualties', ['side', 'number'], 'the {0} side has {1} casualty points to absorb'],
  ['spent', ['unit'], '{0} is spent'],
  ['eliminated', ['unit', 'area'], '{0} is eliminated in {1}'],
  ['retreated', ['unit', 'area'], '{0} retreats to {1}'],
  ['overrun', ['area'], 'the defence of {0} breaks: the charge may ride on'],
  ['exhausted', ['unit'], '{0} is exhausted by its charge'],
  ['volley', ['area', 'unit', 'unit', '...unit'], 'volley fire in {0} at {1}: {2} with {3+}'],
  [
    'bombardment',
    ['area', 'area', 'unit', 'unit', '...unit'],
    'bombardment from {0} into {1} at {2}: {3} with {4+}',
  ],
  [
    'skirmishFire',
    ['area', 'unit', 'unit', '...unit'],
    'defensive fire in {0} at {1}: {2} with {3+}',
  ],
  ['missed', [], 'no effect'],
  ['sunset', ['number', 'number', 'number'], 'the sun: {0} + {1} against round {2}'],
  ['dusk', [], 'the sun sets on this turn'],
  [
    'cancelled',
    ['officer', 'number', 'number', 'number'],
    '{0} wins time: {1} + {2} against {3}, the turn goes on',
  ],
  ['arrived', ['officer', 'area'], '{0} arrives in {1}'],
  ['points', ['points'], 'the victory marker stands at {0}'],
  ['over', ['ending'], '{0}'],
] as const;

/** The procedures in play, with what their frames hold. */
const FRAMES = [
  ['battle', []],
  ['commanders', []],
  ['rallies', []],
  ['rally', ['side', 'officer', 'area', 'number']],
  ['grandBattery', []],
  ['impulses', ['side', 'number']],
  ['impulse', ['side']],
  ['action', ['side', 'officer', 'number', 'number']],
  ['double', ['side', 'officer', 'number', 'number']],
  ['march', ['side', 'officer', 'area', 'number']],
  ['hand', ['unit', 'number', 'number', 'number']],
  ['advance', ['side', 'officer']],
  ['assaults', ['side', 'number']],
  ['point', ['area', 'number']],
  ['support', ['area', 'number']],
  ['declare', ['area', 'number']],
  ['cavalryWithdraws', ['area', 'number']],
  ['skirmish', ['area', 'number']],
  ['checked', ['area', 'number']],
  ['skirmishersWithdraw', ['area', 'number']],
  ['forward', ['area', 'number']],
  ['participate', ['area', 'side']],
  ['clash', ['area', 'number']],
  ['reroll', ['area', 'side', 'number']],
  ['intervene', ['area', 'number']],
  ['outcome', ['area', 'number']],
  ['absorb', ['side', 'area', 'number', 'ordinal']],
  ['fallBack', ['area', 'number']],
  ['recoil', ['area', 'number']],
  ['overrun', ['area', 'area', 'number']],
  ['aftermath', ['area', 'number']],
  ['village', ['area', 'number']],
  ['aim', ['side', 'officer', 'area', 'number']],
  ['guns', ['unit', 'officer', 'area', 'number']],
  ['sunset', []],
  ['dawn', []],
  ['cancel', ['side']],
  ['endPhase', []],
] as const;

export type VerbName = (typeof VERBS)[number][0];
export type EventName = (typeof EVENTS)[number][0];
export type FrameName = (typeof FRAMES)[number][0];

export const V = numberedBy(VERBS);
export const E = numberedBy(EVENTS);
export const P = numberedBy(FRAMES);

/** What adds to a value, as the log itemises it. */
const MODIFIERS = [
  'factor',
  'fresh infantry',
  'spent infantry',
  'cavalry',
  'fresh cavalry',
  'spent cavalry',
  'skirmishers',
  'artillery',
  'leader',
  'terrain',
  'stream',
  'other fresh units',
  'other spent units',
  'skirmishers in a village',
  'cavalry target',
  'skirmisher target',
  'artillery target',
  'long range',
  'indirect fire',
] as const;
export type ModifierName = (typeof MODIFIERS)[number];
export const M = numbered(MODIFIERS);

/** How an assault or a fire comes out. */
export const RESULTS = ['Failure', 'Stalemate', 'Success'] as const;
export const FAILURE = 0;
export const STALEMATE = 1;
export const SUCCESS = 2;

/** How the game can end; the number is the state’s `ending`. */
export const ENDINGS = [
  'the battle goes on',
  'automatic French victory',
  'automatic Allied victory',
  'French major victory',
  'French marginal victory',
  'draw',
  'Allied marginal victory',
  'Allied major victory',
] as const;

/** What a commander may try. */
const ATTEMPTS = ['a Double Move', 'an Intervention', 'a Sunset Cancellation'] as const;

/** Units and areas with a first value for none. */
const ordinal = ['none', ...UNIT_NAMES];

const points = Array.from({ length: 401 }, (_, i) => `${i > 200 ? '+' : ''}${i - 200}`);
/** Net French points as the number of their word. */
export const pointsWord = (net: number): number => net + 200;

export const LEXICON: Lexicon = {
  domains: {
    unit: UNIT_NAMES,
    ordinal,
    area: [...PLACE_NAMES, 'lost', 'away'],
    officer: [...OFFICER_NAMES, 'none'],
    army: ARMIES,
    side: SIDES,
    turn: HOURS,
    condition: ['active', 'inactive'],
    attempt: ATTEMPTS,
    modifier: MODIFIERS,
    result: RESULTS,
    points,
    ending: ENDINGS,
  },
  verbs: VERBS.map(([name, args]) => ({ name, args })),
  events: EVENTS.map(([name, args, text]) => ({ name, args, text })),
  frames: FRAMES.map(([name, args]) => ({ name, args })),
};
