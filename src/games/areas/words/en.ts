import { LEXICON, type EventName } from '../lexicon.ts';
import type { Sign } from '../scene/pieces.ts';
import { BOX } from './box.ts';
import type { AreasWords } from './words.ts';

/** The signs of a counter or a card, for those who do not see them. */
const SIGNS_SAID: Readonly<Record<Sign, string>> = {
  spent: 'spent',
  ready: 'may act now',
  moved: 'has moved',
  point: 'point unit',
  forward: 'forward unit',
  supports: 'takes part',
  acting: 'his formation acts',
  hand: 'in your hand',
};

export const english: AreasWords = {
  ...BOX.en,
  prompts: {
    rally: 'Rally: choose a spent unit and its leader’s card, who is spent by it; or be done.',
    impulse:
      'Your impulse: choose the card of a leader to activate, a commander for a Double Move, or pass.',
    action: 'The leader obeys: choose the area where his formation acts, and how.',
    double: 'Double Move: choose the card of the formation that acts next, or be done.',
    march: 'Choose a unit to move out of the active area. When all have moved, be done.',
    hand: 'Choose the next area on its way; the figure is what the step costs.',
    advance:
      'General Advance: choose a unit, then the area next to it. Nobody comes near the enemy.',
    assaults: 'Choose the area to assault now. What was just entered must be assaulted.',
    point: 'Choose the point unit: its attack counts, and it bears the first losses.',
    support: 'Choose who supports the point unit, or all who can. Then be done.',
    cavalryWithdraws:
      'Before the assault: cavalry and horse artillery may step back to an area behind.',
    skirmish:
      'Your skirmishers may fire at the point unit before it comes: choose who leads the fire, or let it come.',
    skirmishersWithdraw: 'Your skirmishers have fired and may step back to an area behind.',
    forward: 'Choose the forward unit: its defence counts, and it bears the first loss.',
    participate:
      'Before the dice: your leader may add his battle rating and is then spent. Now or never.',
    reroll: 'After the dice: your leader may have yours rolled again and is then spent.',
    intervene: 'Your commander may try to make this a stalemate; if he succeeds he is spent.',
    absorb: 'Choose who bears the casualty points: spend, eliminate, or send a spent unit back.',
    fallBack: 'The assault is over: your defenders may fall back now, or stay.',
    recoil: 'The charge is over: your cavalry may ride back, or stay.',
    overrun: 'The defence broke: your cavalry may ride on into one area beyond.',
    village: 'Too many for the village: choose who goes back.',
    aim: 'Choose the unit to fire at: it bears the first loss.',
    guns: 'Choose who fires, the one that leads first: all who fire are spent. Then be done.',
    cancel: 'The sun is setting: a commander may try to win time, or let it set.',
  },
  verbs: {
    done: 'Done',
    pass: 'Pass',
    activate: 'Activate',
    double: 'Order a Double Move',
    lead: 'Lead',
    march: 'Move/Assault from',
    charge: 'Cavalry Charge from',
    volley: 'Volley Fire in',
    bombard: 'Bombard from',
    advance: 'General Advance',
    rally: 'Rally',
    recover: 'Rallies on its own',
    pick: 'Pick up',
    to: 'Go there',
    carry: 'Go there with the Grand Battery',
    halt: 'Halt here',
    move: 'Advance',
    convey: 'Advance with the Grand Battery',
    assault: 'Assault',
    point: 'Point unit:',
    support: 'Supports:',
    all: 'All who can',
    withdraw: 'Step back',
    forward: 'Forward unit:',
    commit: 'Takes part:',
    reroll: 'Rolls again:',
    intervene: 'Intervenes:',
    target: 'Target:',
    fire: 'Fires:',
    spend: 'Spend',
    eliminate: 'Eliminate',
    retreat: 'Retreat',
    ride: 'Ride on',
    cancel: 'Wins time:',
  },
  events: Object.fromEntries(LEXICON.events.map(({ name, text }) => [name, text])) as Record<
    EventName,
    string
  >,
  ciphers: {},
  names: SIGNS_SAID,
  reasons: {},
  odds: {},
  plans: {},
};
