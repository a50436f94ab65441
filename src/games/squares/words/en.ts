import { LEXICON, type EventName } from '../lexicon.ts';
import { BOX } from './box.ts';
import type { SquaresWords } from './words.ts';

export const english: SquaresWords = {
  ...BOX.en,
  prompts: {
    transfer: 'Your leaders may ride to other units: choose a leader, or be done.',
    transferHand: 'Choose the unit of his own command that he rides with from now on.',
    objectives: 'Send your formations to their objectives: choose a leader, or be done.',
    objectiveHand: 'Choose the square his formation is to go to.',
    operations: 'Give orders to your units: choose one, or go to combat.',
    hand: 'Lead it to a lit square, or order it by its buttons.',
    fireMenu: 'Choose the square it fires at, or leave the choice to the unit, or hold its fire.',
    chargeMenu: 'Choose the square it charges: eight squares away at most.',
    counterCharge: 'Enemy cavalry charges before it: let it charge in turn, or stand fast.',
  },
  verbs: {
    done: 'Done',
    transfer: 'Transfer',
    attach: 'Ride with',
    order: 'Set the objective of',
    objective: 'Objective:',
    back: 'Go back',
    access: 'Give orders to',
    combat: 'Go to combat',
    step: 'Move',
    face: 'Face',
    form: 'Formation:',
    skirmish: 'Skirmishers out:',
    force: 'Force the march',
    roadMode: 'Road mode on or off',
    autoRetreat: 'Auto-retreat on or off',
    frontline: 'Front line on or off',
    melee: 'Melee on or off',
    advance: 'Advance on or off',
    fire: 'Set its fire',
    abort: 'Abort the march (4 points)',
    quit: 'Done with this unit',
    target: 'Target:',
    noPlot: 'Fire as it sees fit',
    noFire: 'Hold its fire',
    counterCharge: 'Charge in turn',
    stand: 'Stand fast',
  },
  events: Object.fromEntries(LEXICON.events.map(({ name, text }) => [name, text])) as Record<
    EventName,
    string
  >,
  ciphers: {},
  // The tasks of orders to many.
  names: {
    march: 'march to',
    face: 'facing',
    form: 'formation',
    skirmish: 'skirmishers out',
    roadMode: 'road mode',
    autoRetreat: 'auto-retreat',
    freeFire: 'fire at will',
    holdFire: 'hold fire',
    halt: 'no attack',
  },
  reasons: {},
  // Those that name units, whose names are the table’s own.
  odds: {
    '{0} is hit: {1}%': '{0} is hit: {1}%',
    'comes upon {0} at {1}': 'comes upon {0} at {1}',
  },
  plans: {},
};
