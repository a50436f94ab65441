import { LEXICON, type EventName } from '../lexicon.ts';
import type { Sign } from '../scene/pieces.ts';
import { BOX } from './box.ts';
import { CIPHERS, type BlocksWords } from './words.ts';

/** The signs of a piece, for those who do not see them. */
const SIGNS_SAID: Readonly<Record<Sign, string>> = {
  disrupted: 'disrupted',
  moved: 'has marched',
  forced: 'has force-marched',
  engaged: 'engaged',
  fresh: 'first fire still to come',
  square: 'in square',
  acted: 'has acted',
  commanding: 'in command',
  hand: 'in your hand',
};

export const english: BlocksWords = {
  ...BOX.en,
  prompts: {
    deploy: 'Deploy your army: pick a block, or place the rest as history had it.',
    deployHand: 'Choose the town where this block deploys.',
    march: 'March: pick a block, or end the movement.',
    marchHand: 'Choose the next town on its march.',
    fight: 'Choose the battle to take up next.',
    array: 'Array your line: every column needs a block.',
    retreat: 'Retreat blocks from this battle, or stand.',
    retreatHand: 'Choose where it retreats to.',
    combat: 'Fire, engage, redeploy or form square; then end the battle turn.',
    losses: 'Choose which of the strongest takes the hit.',
    reinforce: 'Bring reinforcements by road, or none.',
    flee: 'Your force routs: take your blocks out one by one.',
    fleeHand: 'Choose where it flees to.',
    regroup: 'Victory: regroup along the roads, or stay.',
    regroupHand: 'Choose where it regroups to.',
    supplyLoss: 'A supply base is lost: choose a unit to give up.',
  },
  verbs: {
    done: 'Done',
    pick: 'Pick up',
    place: 'Place',
    historical: 'Place the rest historically',
    march: 'March',
    force: 'Force march',
    command: 'Take command',
    recall: 'Call off the attack',
    to: 'Go there',
    halt: 'Halt here',
    fight: 'Fight here',
    array: 'Array',
    retreat: 'Retreat',
    flee: 'Flee',
    fire: 'Fire at the',
    engage: 'Engage',
    disengage: 'Disengage',
    redeploy: 'Redeploy',
    form: 'Form square',
    break: 'Break square',
    lose: 'Takes the loss',
    reinforce: 'Reinforce',
    regroup: 'Regroup',
    bring: 'Bring up',
  },
  events: Object.fromEntries(LEXICON.events.map(({ name, text }) => [name, text])) as Record<
    EventName,
    string
  >,
  ciphers: CIPHERS,
  names: SIGNS_SAID,
  reasons: {},
  odds: {},
  plans: {},
};
