import type { Ruling } from '../../kernel/rulebook.ts';
import type { RULEBOOK } from './rulebook.ts';

/** The rulings in short, beside the rules. docs/rulings/areas.md has them in full, with reasons. */
export const RULINGS = {
  R1: {
    rules: ['3.1', '3.2', '3.4', '3.6'],
    title: 'The field',
    gist:
      'The field keeps all that the rules tell of it. The rest is rebuilt from the ground of ' +
      '1815. Two areas are adjacent exactly when their outlines share an edge.',
  },
  R2: {
    rules: ['3.3', '5.1', '6.4.2'],
    title: 'Numbers of the areas',
    gist:
      'The numbers run in seven columns, north and south by turns, from 1 in the south-west ' +
      'to 90 in the north-east. That puts every area the rules name where it has to be.',
  },
  R3: {
    rules: ['3.7', '17.3'],
    title: 'Victory locations',
    gist:
      'Blue: Hougoumont, La Haye Sainte, Papelotte and Merbe-Braine 2 each, Mont-Saint-Jean ' +
      '4. Green: La Belle Alliance, Rossomme and Le Caillou 2 each, Plancenoit 4.',
  },
  R4: {
    rules: ['3.8', '15.2', '15.3'],
    title: 'Where the zones lie',
    gist:
      'P1 leads to 88 and 89, P2 to 83, 84 and 85, P3 to 80 and 81. P2 lies between the other ' +
      'two, which are not next to each other.',
  },
  R5: {
    rules: ['3.9', '3.10', '3.11'],
    title: 'Length of the tracks',
    gist:
      'Turns run from 11:00 to 20:00. The impulse track has spaces 0 to 12, the victory track ' +
      '20 points on either side of 0.',
  },
  R6: {
    rules: ['4.1', '4.3', '4.8'],
    title: 'Counters and their factors',
    gist:
      'There are 142 units after the orders of battle: brigades, Prussian half brigades, and ' +
      'about sixteen guns a unit of artillery. They stand where they stood at eleven o’clock. ' +
      'Their factors are ours.',
  },
  R7: {
    rules: ['4.4', '8.3', '9.2', '9.8.3'],
    title: 'The cards of commanders and leaders',
    gist:
      'Kellermann’s fresh number 6 and Napoléon’s bonus of 1 are known. The other numbers of ' +
      'the cards are ours, by that measure.',
  },
  R8: {
    rules: ['5.1', '8.1', '9.6.1', '9.8.3', '10.10', '11.3', '18.1'],
    title: 'Misprints',
    gist:
      'Plain misprints are corrected: wrong references, movement points for movement factors, ' +
      'point unit for a defender’s forward unit, and the name of La Haye Sainte.',
  },
  R9: {
    rules: ['3.8', '10.5', '15.3', '15.6'],
    title: 'Arrows make neighbours',
    gist:
      'A zone and the areas of its arrows are adjacent both ways: for costs of movement, ' +
      'retreats and bombardment. Long range does not reach into a zone or out of it.',
  },
  R10: {
    rules: ['3.5', '7.2', '7.3', '15.1'],
    title: 'Ground and control of zones',
    gist:
      'A zone has TEM 1 and no control. To Prussians it counts as friendly; nobody else ' +
      'enters it.',
  },
  R11: {
    rules: ['7.2'],
    title: 'When control changes',
    gist:
      'Control changes at once when only units of the other side are left in an area, also ' +
      'after a retreat or an elimination.',
  },
  R12: {
    rules: ['6.3.2', '19.3'],
    title: 'Where units rally',
    gist:
      'Two or three units may be rallied in a contested area too; all cavalry of a formation ' +
      'together only where no enemy is.',
  },
  R13: {
    rules: ['6.4', '6.4.1'],
    title: 'What the Grand Battery may fire at',
    gist:
      'The Grand Battery may fire in its phase or not. It may choose any target of a normal ' +
      'bombardment, long range included, or fire indirectly while it has not moved.',
  },
  R14: {
    rules: ['6.4.2', '13.4', '13.5.2'],
    title: 'What indirect fire halves',
    gist:
      'Indirect fire halves the attack value before the dice, rounded down, the 1 for a ' +
      'cavalry target included.',
  },
  R15: {
    rules: ['6.4.2', '13.1', '13.5.3'],
    title: 'Indirect fire is long range',
    gist:
      'Indirect fire counts as long range: the defence gains 1. No French unit may stand on ' +
      'the way: in 45 to 47 for area 44, in 46 and 47 for 45, in 46, 47, 61 and 62 for 63.',
  },
  R16: {
    rules: ['6.4', '6.4.3', '10.15'],
    title: 'The Grand Battery’s marker',
    gist:
      'The marker goes along with an artillery unit that leaves its area if the player says ' +
      'so. When the last artillery has gone without it, it is removed.',
  },
  R17: {
    rules: ['5.1', '6.6.1', '15.7', '16.1', '16.2'],
    title: 'When the Prussians arrive',
    gist:
      'Reinforcements are placed at the end of the turn before theirs, and act from the start ' +
      'of their own: Bülow, Pirch and Blücher in turn 6, Zieten in turn 8.',
  },
  R18: {
    rules: ['6.5.1', '8.2', '8.3', '8.9'],
    title: 'Five actions and the Pass',
    gist:
      'There are five actions, and the Pass. You may also pass after your leader was ' +
      'activated; it counts as a Pass.',
  },
  R19: {
    rules: ['8.3', '8.9'],
    title: 'A failure is no Pass',
    gist:
      'A failed activation ends the impulse, but does not count towards the two passes that ' +
      'end the phase.',
  },
  R20: {
    rules: ['8.2', '8.9', '8.10'],
    title: 'Two passes in a row',
    gist:
      'The second Pass in a row ends the phase, whichever side makes it, and no Sunset is ' +
      'rolled.',
  },
  R21: {
    rules: ['9.2', '9.3'],
    title: 'Who profits from a commander’s bonus',
    gist:
      'A commander’s bonus helps the leaders of his own army, not those of the ally and not ' +
      'himself.',
  },
  R22: {
    rules: ['9.4', '9.6', '9.7', '16.3'],
    title: 'One attempt an impulse',
    gist:
      'Each side has one attempt by one commander in an impulse, failed or not. The Sunset ' +
      'Cancellation belongs to the Allied impulse before it.',
  },
  R23: {
    rules: ['9.5', '9.5.1', '9.5.2'],
    title: 'The Double Move',
    gist:
      'Each of the two actions names a formation and an area, never the same pair twice, and ' +
      'no unit acts twice. Two Move/Assaults or two Charges move before any assault; other ' +
      'pairs are done in turn.',
  },
  R24: {
    rules: ['9.5', '9.8.2', '9.8.3'],
    title: 'Leaders in a Double Move',
    gist: 'Leaders may use their special actions in a Double Move as in any other impulse.',
  },
  R25: {
    rules: ['9.6', '9.6.1'],
    title: 'Who intervenes',
    gist:
      'Only the side that the result hurts may intervene: the attacker after a Failure, the ' +
      'defender after a Success.',
  },
  R26: {
    rules: ['10.9'],
    title: 'Minimum move',
    gist:
      'A minimum move is the whole move of a unit that has not moved yet in the impulse. It ' +
      'cannot prolong a move.',
  },
  R27: {
    rules: ['10.5'],
    title: 'Costs that are not listed',
    gist:
      'An area with only friends costs as much as a vacant one. A contested area with a fresh ' +
      'enemy costs 4, the dearer figure.',
  },
  R28: {
    rules: ['10.5'],
    title: 'Next to an enemy unit',
    gist:
      'An area is next to an enemy if any adjacent area, or a zone with an arrow to it, holds ' +
      'an enemy unit of any type. Streams make no difference.',
  },
  R29: {
    rules: ['10.5', '10.10'],
    title: 'Skirmishers leave a contested area',
    gist:
      'Skirmishers leave a contested area as infantry does: it takes all their movement, and ' +
      'they stop.',
  },
  R30: {
    rules: ['7.4', '10.7', '11.3'],
    title: 'Artillery among enemies',
    gist:
      'Artillery may enter an area of enemies in the same impulse as a unit that can be the ' +
      'point unit.',
  },
  R31: {
    rules: ['6.3.2', '8.4', '10.13'],
    title: 'Whom skirmishers go with',
    gist:
      'Skirmishers act only with units and leaders of their own army, and so do the rifles ' +
      'rally. They are alone when no friendly unit but skirmishers is in their area.',
  },
  R32: {
    rules: ['10.11', '10.12', '10.14'],
    title: 'Withdrawals',
    gist:
      'They are possible before any Move/Assault, not before a charge, to an adjacent area ' +
      'under own control without enemies and with room, never to a zone. Spent horse ' +
      'artillery cannot withdraw.',
  },
  R33: {
    rules: ['11.12', '9.6', '9.8.2', '9.8.3', '10.11', '10.12', '11.9', '11.21', '14.3', '14.11'],
    title: 'The order of an assault',
    gist:
      'Point unit and supporters, cavalry withdraws, skirmishers fire and withdraw, forward ' +
      'unit, participation, dice, re-rolls, Intervention, result, casualty points, voluntary ' +
      'retreat, overrun. If nobody is left before the dice, the attackers simply enter.',
  },
  R34: {
    rules: ['7.4', '8.4', '11.1', '11.8', '14.6'],
    title: 'Skirmishers as point unit',
    gist: 'Skirmishers may be the point unit of a Move/Assault, as infantry may.',
  },
  R35: {
    rules: ['11.12.2'],
    title: 'Skirmishers in an attack',
    gist:
      'Skirmishers count half a point if they are of the attackers’ army, were activated with ' +
      'them and are in the area, come in or there before.',
  },
  R36: {
    rules: ['11.2', '11.12.2', '11.13'],
    title: 'Artillery in support',
    gist:
      'Fresh artillery of the activated formation that stands in a contested area may support ' +
      'a voluntary assault for 1, and then shares its Failure.',
  },
  R37: {
    rules: ['11.12.3'],
    title: 'All defenders count',
    gist:
      'Fresh skirmishers add 1 to the defence like any fresh unit, and spent artillery a half ' +
      'like any spent one.',
  },
  R38: {
    rules: ['9.8.1', '9.8.2', '9.8.3'],
    title: 'Order of re-rolls',
    gist:
      'The attacker decides on a re-roll first, then the defender, each once. A leader who ' +
      'took part in the battle is spent and cannot re-roll.',
  },
  R39: {
    rules: ['10.14', '11.3', '11.13', '11.17'],
    title: 'A mandatory assault that fails',
    gist:
      'All surviving attackers go back to where each came from, artillery too, which is then ' +
      'spent; those over 10 there are eliminated. After a voluntary assault nobody retreats.',
  },
  R40: {
    rules: ['7.2', '11.14', '11.15'],
    title: 'After a Stalemate or Success',
    gist: 'The attackers stay in the area. It is contested if enemies remain.',
  },
  R41: {
    rules: ['11.12.5', '11.16'],
    title: 'How casualty points are absorbed',
    gist:
      'The owner chooses one loss at a time, the forward unit or target first; no loss may ' +
      'make it impossible to absorb the rest. If all units together cannot, all are ' +
      'eliminated. A fresh unit may be eliminated even if fewer than 3 points remain.',
  },
  R42: {
    rules: ['11.16', '14.1'],
    title: 'What the British rifles absorb',
    gist:
      'The rifles absorb 1 when they become spent, and 1 when they then retreat or are ' +
      'eliminated.',
  },
  R43: {
    rules: ['11.19', '11.20', '15.4'],
    title: 'Retreats and zones',
    gist:
      'Prussians may retreat into a zone only from one of its arrow areas. It counts as ' +
      'friendly, and as next to an enemy only if an arrow area holds one.',
  },
  R44: {
    rules: ['11.9', '19.4'],
    title: 'Where an overrun goes',
    gist:
      'Any of the charging cavalry may ride on to one adjacent clear or elevated area with ' +
      'room: vacant or enemy, not contested, not assaulted before in the impulse, and no ' +
      'zone.',
  },
  R45: {
    rules: ['12.1', '12.3', '12.5.2'],
    title: 'Who takes part in volley fire',
    gist:
      'Every fresh gun and every skirmisher unit of the firer’s army in the area adds 1, ' +
      'whatever the formation; skirmishers not against cavalry. Only infantry that fires is ' +
      'spent.',
  },
  R46: {
    rules: ['12.4', '12.5.3'],
    title: 'Skirmishers as target of a volley',
    gist:
      'Skirmishers that are the target add 2 to the defence, and each other skirmisher unit ' +
      'adds 1.',
  },
  R47: {
    rules: ['8.6.1', '13.1'],
    title: 'Several ways at long range',
    gist:
      'At long range one area between is enough that is clear with TEM 1 and without friendly ' +
      'units.',
  },
  R48: {
    rules: ['14.2', '14.6', '14.7.3'],
    title: 'Ground under defensive fire',
    gist:
      'It is the TEM of the area the point unit came from, or of the contested area itself if ' +
      'it did not move. A zone has TEM 1.',
  },
  R49: {
    rules: ['14.7', '14.8', '14.9'],
    title: 'Who absorbs defensive fire',
    gist:
      'Skirmishers fire as the attackers; the casualty points fall on the assaulting units, ' +
      'and the skirmishers risk nothing.',
  },
  R50: {
    rules: ['11.17', '14.10'],
    title: 'Retreats before skirmisher fire',
    gist:
      'Attackers who retreat to absorb points go back to where they came from. Those who ' +
      'began in the area retreat by the defender’s priorities.',
  },
  R51: {
    rules: ['2.0', '17.2', '17.6'],
    title: 'Automatic victory is for both',
    gist: 'Either side wins automatically with a lead of 10 on the victory marker.',
  },
  R52: {
    rules: ['6.6', '17.2'],
    title: 'When automatic victory is checked',
    gist: 'It is checked in every End Phase after the areas are counted, before reinforcements.',
  },
  R53: {
    rules: ['17.3'],
    title: 'Points of a contested area',
    gist:
      'A contested blue area gives the French half its points whoever controls it, and so ' +
      'does a green one the Allies.',
  },
  R54: {
    rules: ['17.5'],
    title: 'Half points for spent units',
    gist: 'A side’s half points for spent units are added up first, and the sum is rounded down.',
  },
  R55: {
    rules: ['6.6', '17.2', '17.5', '17.6'],
    title: 'The last turn',
    gist:
      'Automatic victory is checked first. Then the points for spent units are added, and the ' +
      'degrees of victory decide: 10 or more is then a French major victory.',
  },
  R56: {
    rules: ['18.2', '18.3'],
    title: 'Four units in a village',
    gist:
      'A village holds four units of a side; those beyond it at set-up stay. A mandatory ' +
      'assault may enter with ten, and afterwards the attacker chooses who goes back; the ' +
      'point unit stays.',
  },
  R57: {
    rules: ['19.2', '19.5', '19.6', '19.7'],
    title: 'Exhaustion strikes once',
    gist:
      'Cavalry that the result of a charge itself has turned is not struck again by ' +
      'exhaustion. The other participants become spent, or are eliminated if they were spent.',
  },
  R58: {
    rules: ['19.3', '20.3'],
    title: 'Three units or all cavalry',
    gist:
      'With both options a leader rallies three units of any kind, also in a contested area, ' +
      'or all cavalry of his formation in an area that is not contested.',
  },
  R59: {
    rules: ['20.2'],
    title: 'What may rally by itself',
    gist:
      'Infantry, cavalry or rifles may rally by themselves, once each in a rally phase, in a ' +
      'contested area or not.',
  },
  R60: {
    rules: ['8.4', '10.10', '11.10'],
    title: 'Units in an active contested area may leave',
    gist:
      'In an active contested area units that assault do not move, and others may leave it by ' +
      'the usual rules.',
  },
} as const satisfies Record<string, Ruling<keyof typeof RULEBOOK>>;
