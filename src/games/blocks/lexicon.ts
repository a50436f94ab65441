import type { Lexicon } from '../../kernel/choice.ts';
import { numberedBy } from '../../kernel/numbered.ts';
import { ARMIES, ROAD_NAMES, SIDES, TOWN_NAMES, TURN_NAMES, UNIT_NAMES } from './board.ts';

/** The verbs of a choice, with the domains of their arguments. */
const VERBS = [
  ['done', []],
  ['pick', ['unit']],
  ['place', ['town']],
  ['historical', []],
  ['march', ['unit']],
  ['force', ['unit']],
  ['command', ['unit']],
  ['recall', ['town']],
  ['to', ['town']],
  ['halt', []],
  ['fight', ['town']],
  ['array', ['unit', 'column']],
  ['retreat', ['unit']],
  ['flee', ['unit']],
  ['fire', ['unit', 'formation']],
  ['engage', ['unit', 'column']],
  ['disengage', ['unit']],
  ['redeploy', ['unit', 'column']],
  ['form', ['unit']],
  ['break', ['unit']],
  ['lose', ['unit']],
  ['reinforce', ['unit']],
  ['regroup', ['unit']],
  ['bring', ['unit']],
] as const;

/** What can happen. 'block' events are what those hear who may not see the face. */
const EVENTS = [
  ['turn', ['turn'], 'Turn: {0}'],
  ['placed', ['unit', 'town'], '{0} deploys at {1}'],
  ['blockPlaced', ['army', 'town'], 'a {0} block deploys at {1}'],
  ['deployed', ['armies'], 'the {0} deployment is complete'],
  ['marched', ['unit', 'town', 'town'], '{0} marches from {1} to {2}'],
  ['blockMarched', ['army', 'town', 'town'], 'a {0} block marches from {1} to {2}'],
  ['forced', ['unit', 'town', 'town'], '{0} force-marches from {1} to {2}'],
  ['blockForced', ['army', 'town', 'town'], 'a {0} block force-marches from {1} to {2}'],
  ['commanded', ['unit', 'town'], '{0} shows himself at {1} and orders a force march'],
  ['recalled', ['town'], 'the attack on {0} is called off: too few to fight'],
  ['straggled', ['unit', 'number', 'number'], '{0} rolls {1} on the march and has {2} CV'],
  [
    'blockStraggled',
    ['army', 'town', 'number', 'number'],
    'a {0} block at {1} rolls {2} on the march and loses {3}',
  ],
  ['eliminated', ['unit', 'town'], '{0} is eliminated at {1}'],
  ['overrun', ['town'], 'too few stand at {0}: they rout without a battle'],
  ['battle', ['town'], 'battle at {0}'],
  ['shown', ['unit', 'column', 'number'], '{0} is shown in the {1} with {2} CV'],
  ['morale', ['unit', 'number'], '{0} rolls {1} for morale and holds'],
  ['wavered', ['unit', 'number'], '{0} rolls {1} for morale and falls back'],
  ['retreated', ['unit', 'town'], '{0} retreats to {1}'],
  ['blockRetreated', ['army', 'town'], 'a {0} block retreats to {1}'],
  ['fired', ['unit', 'formation', 'fire', '...number'], '{0} fires at the {1} ({2}): {3+}'],
  ['hit', ['unit', 'number'], '{0} is hit and has {1} CV'],
  ['engaged', ['unit', 'column'], '{0} engages in the {1}'],
  ['disengaged', ['unit'], '{0} disengages'],
  ['redeployed', ['unit', 'column'], '{0} redeploys to the {1}'],
  ['formed', ['unit'], '{0} forms square'],
  ['broke', ['unit'], '{0} breaks square'],
  ['reinforced', ['unit', 'town'], '{0} reinforces the battle at {1}'],
  ['blockReinforced', ['army', 'town'], 'a {0} block reinforces the battle at {1}'],
  ['routed', ['side', 'town'], 'the {0} force at {1} routs'],
  ['suffered', ['unit', 'number'], '{0} suffers in the rout and has {1} CV'],
  ['fled', ['unit', 'town'], '{0} flees to {1}'],
  ['won', ['side', 'town'], 'the {0} side holds {1}'],
  ['regrouped', ['unit', 'town'], '{0} regroups to {1}'],
  ['blockRegrouped', ['army', 'town'], 'a {0} block regroups to {1}'],
  ['supply', ['army', 'town', 'number'], '{1} is in French hands: the {0} army must give up {2}'],
  ['defeated', ['army'], 'the {0} army is defeated'],
  ['over', ['ending'], '{0}'],
] as const;

/** The procedures in play, with what their frames hold. */
const FRAMES = [
  ['campaign', []],
  ['deploy', ['armies']],
  ['deployHand', ['armies', 'unit']],
  ['march', ['armies', 'number']],
  ['marchHand', ['armies', 'unit', 'number']],
  ['stragglers', []],
  ['battles', ['number', 'number']],
  ['fight', ['armies']],
  ['array', ['armies', 'number', 'side']],
  ['join', ['number']],
  ['battleTurn', ['number', 'side', 'number']],
  ['morale', ['number', 'side']],
  ['retreat', ['armies', 'number', 'side', 'number']],
  ['retreatHand', ['armies', 'number', 'unit']],
  ['combat', ['armies', 'number', 'side', 'number']],
  ['losses', ['place', 'number', 'number', 'number']],
  ['reinforce', ['armies', 'number', 'side', 'number']],
  ['rout', ['side', 'number', 'number', 'number']],
  ['flee', ['armies', 'number', 'side']],
  ['fleeHand', ['armies', 'number', 'unit']],
  ['regroup', ['armies', 'number', 'side', 'number']],
  ['regroupHand', ['armies', 'number', 'unit']],
  ['supply', []],
  ['supplyLoss', ['armies', 'number']],
  ['victory', []],
  ['turnEnd', []],
] as const;

export type VerbName = (typeof VERBS)[number][0];
export type EventName = (typeof EVENTS)[number][0];
export type FrameName = (typeof FRAMES)[number][0];

export const V = numberedBy(VERBS);
export const E = numberedBy(EVENTS);
export const P = numberedBy(FRAMES);

const COLUMNS = ['reserve', 'left', 'centre', 'right'] as const;
export type ColumnName = (typeof COLUMNS)[number];
/** Where a unit stands in a battle: lanes 0 to 2 run from the attacker's left to his right. */
export const PLACES = [
  'off',
  'reserve',
  'lane 0',
  'lane 1',
  'lane 2',
  'across 0',
  'across 1',
  'across 2',
] as const;

/** How a game can end; the number is the state's `ending`. */
export const ENDINGS = [
  'the campaign goes on',
  'the French win: both Allied armies are defeated',
  'the Allies win: the French army is defeated',
  'the Allies win: Napoléon is lost',
  'the Allies win: time has run out for the French',
  'stalemate: all three armies are defeated',
] as const;

export const LEXICON: Lexicon = {
  domains: {
    unit: UNIT_NAMES,
    town: [...TOWN_NAMES, 'dead', 'hand'],
    road: ROAD_NAMES,
    army: ARMIES,
    side: SIDES,
    turn: TURN_NAMES,
    column: COLUMNS,
    formation: ['line', 'squares'],
    fire: ['none', 'F1', 'F2', 'F3'],
    place: PLACES,
    armies: [
      'none',
      'French',
      'British',
      'French+British',
      'Prussian',
      'French+Prussian',
      'Allied',
      'all',
    ],
    ending: ENDINGS,
  },
  verbs: VERBS.map(([name, args]) => ({ name, args })),
  events: EVENTS.map(([name, args, text]) => ({ name, args, text })),
  frames: FRAMES.map(([name, args]) => ({ name, args })),
};
