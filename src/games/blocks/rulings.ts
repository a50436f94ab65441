import type { Ruling } from '../../kernel/rulebook.ts';
import type { RULEBOOK } from './rulebook.ts';

/** The rulings in short, beside the rules. docs/rulings/blocks.md has them in full, with reasons. */
export const RULINGS = {
  R1: {
    rules: ['1.0'],
    title: 'The board',
    gist:
      'The board keeps every town, road and river that the rules or accounts of play tell of. ' +
      'The rest is rebuilt from the road net of 1815: major are the paved roads and those by which ' +
      'columns marched from the frontier. Thuin and Laneffe belong to the Netherlands, in the ' +
      'Prussian area.',
  },
  R2: {
    rules: ['1.0', '5.4'],
    title: 'Banks of Brussels',
    gist:
      'Brussels stands on the east bank of the Senne. Its roads to Alost, Ninove and Hal cross ' +
      'a river, those to Waterloo and Wavre do not.',
  },
  R3: {
    rules: ['1.0', '12.2'],
    title: 'Length of the campaign',
    gist:
      'The campaign lasts 24 turns, or 18 if six days are chosen. The last one is an Allied ' +
      'night turn and is played like any other.',
  },
  R4: {
    rules: ['2.1', '3.2'],
    title: 'Names',
    gist:
      'Plain misprints of the order of battle are corrected, such as Jacquinot, Doguereau, ' +
      'Colville and Solre. Batteries that shared a name are told apart by a number or by their ' +
      'corps.',
  },
  R5: {
    rules: ['2.5', '6.1', '10.0', '12.0'],
    title: 'Leaders are units',
    gist:
      'A leader counts as a unit for an attack, a defence, a column, a supply base and the ' +
      'number of defeat. He does not count for deployment and road limits.',
  },
  R6: {
    rules: ['2.2'],
    title: 'What a seat may know',
    gist:
      'Of an enemy town you know how many blocks of each army stand there, nothing else: blocks ' +
      'have no order and no marks. What you have lawfully seen is noted for you, and may grow ' +
      'out of date.',
  },
  R7: {
    rules: ['2.2', '2.4'],
    title: 'The dead lie face up',
    gist: 'Every eliminated block is laid down face up, wherever and however it was lost.',
  },
  R8: {
    rules: ['3.1', '3.3'],
    title: 'Free deployment is complete',
    gist: 'No block may be held back, and leaders deploy too, in any town of their army’s area.',
  },
  R9: {
    rules: ['5.1', '5.5'],
    title: 'What a group move pays for',
    gist:
      'A group move is paid for the town where units begin the turn, and covers all units of ' +
      'one army there, force marches included. Units that arrive in a town do not move again ' +
      'with its group.',
  },
  R10: {
    rules: ['5.3'],
    title: 'Both directions share a road',
    gist:
      'All units that use a section in a campaign turn count together, whatever their ' +
      'direction.',
  },
  R11: {
    rules: ['5.4'],
    title: 'River limits on longer marches',
    gist:
      'What counts is the town where the march ends. If it holds an enemy, every river section ' +
      'on the way carries only 5 or 3 such units; two rivers on one section halve it once.',
  },
  R12: {
    rules: ['5.0'],
    title: 'Stopping before the enemy',
    gist:
      'Every unit that enters a town with an enemy in it stops there, also where a battle is ' +
      'certain already.',
  },
  R13: {
    rules: ['5.6', '11.0'],
    title: 'Night',
    gist:
      'At night nobody enters a town that holds an enemy, so there are no battles. Supply ' +
      'losses fall due after French night turns as after others.',
  },
  R14: {
    rules: ['5.5'],
    title: 'Order of force marches',
    gist:
      'A unit that has moved its full rate, and was not stopped by an enemy, may march one town ' +
      'further. All force marches are declared before any of their dice is rolled; R43 says ' +
      'when.',
  },
  R15: {
    rules: ['5.5', '2.4'],
    title: 'Weak units may force-march',
    gist: 'A unit of 1 CV may force-march; a bad roll eliminates it.',
  },
  R16: {
    rules: ['10.1', '5.5', '5.6'],
    title: 'The leader’s command',
    gist:
      'A leader takes command before he moves, and is turned face up. The order serves units of ' +
      'his army that began the turn in his town: by day it adds 1 to their rolls, at night it ' +
      'allows them to force-march on the plain roll.',
  },
  R17: {
    rules: ['6.1', '5.5'],
    title: 'Attacks with fewer than three',
    gist:
      'Units may enter an enemy town one by one, but movement cannot end while only one or two ' +
      'stand there: they are joined or recalled. If stragglers leave fewer than three, those ' +
      'left fall back by themselves.',
  },
  R18: {
    rules: ['6.1', '7.5', '7.6'],
    title: 'One or two defenders',
    gist:
      'They rout at once, without battle or reinforcement, and every attacker counts as ' +
      'engaging them. Cavalry loses a step only if at least one attacker is cavalry. The ' +
      'attacker does not regroup.',
  },
  R19: {
    rules: ['5.1', '6.1', '10.0'],
    title: 'Two armies in one town',
    gist:
      'British and Prussians in one town fight as one force with one line. To move both costs a ' +
      'group move of each, and each leader helps only his own army.',
  },
  R20: {
    rules: ['13.2'],
    title: 'Command control',
    gist:
      'With attackers from three or more towns, every two of the towns where they began must be ' +
      'joined directly by a road.',
  },
  R21: {
    rules: ['6.2', '7.5', '8.1'],
    title: 'A column is a lane',
    gist:
      'A unit that has crossed to the enemy still holds its own column. A column is empty only ' +
      'when none of your units stands in that lane on either side of the line. Only one side at ' +
      'a time can have crossed in a lane.',
  },
  R22: {
    rules: ['8.1', '8.3', '7.5'],
    title: 'Who is engaged',
    gist:
      'Engaged are the units that have crossed, and all enemies in the column they crossed ' +
      'into. Friends who stayed behind are not.',
  },
  R23: {
    rules: ['8.1'],
    title: 'Ways on the battle board',
    gist:
      'Engage: to the enemy column facing yours, or from the reserve into your own column while ' +
      'the enemy is in it; disengage: the same ways back. Redeploy: between the reserve and a ' +
      'column, or between neighbouring columns, where these are free of enemies.',
  },
  R24: {
    rules: ['8.2', '10.2', '8.1'],
    title: 'Two battle moves',
    gist:
      'Cavalry and leaders may combine any two battle moves, also to disengage and then ' +
      'redeploy.',
  },
  R25: {
    rules: ['7.5', '8.1'],
    title: 'Leaving a column by choice',
    gist:
      'You may empty your own column by a move or a retreat; it is a rout at once. A failed ' +
      'morale roll that empties one is a rout as well.',
  },
  R26: {
    rules: ['6.4', '6.2'],
    title: 'Several battles',
    gist:
      'The active player takes up the battles in his own order and plays his battle turn in ' +
      'each; the passive player follows in the same order. A battle is deployed when it is ' +
      'first taken up.',
  },
  R27: {
    rules: ['6.3', '8.0'],
    title: 'Deadlock',
    gist:
      'After two battle turns in a row without fire the attacker must fire, engage or retreat, ' +
      'if he can; no leader is made to engage and no old square to break. After eight such ' +
      'turns the attack has failed and the attacker routs.',
  },
  R28: {
    rules: ['8.3', '8.5'],
    title: 'Cavalry shock',
    gist:
      'Cavalry has F3 on its first fire after each engagement: when it charges, when it comes ' +
      'from the reserve into an engaged column, or when it is engaged. That fire uses it up, ' +
      'also at squares, where it counts as F1.',
  },
  R29: {
    rules: ['8.3'],
    title: 'Artillery at short range',
    gist:
      'Engaged artillery has F2 in its owner’s first battle turn after it is engaged, fired or ' +
      'not, and F1 from then on. Engaged anew, it has F2 again.',
  },
  R30: {
    rules: ['8.3', '8.5'],
    title: 'Artillery at long range',
    gist:
      'Artillery that is not engaged fires only into the column facing it, and not while ' +
      'friends are engaged there: F1, or F2 at units in square.',
  },
  R31: {
    rules: ['8.4', '8.5'],
    title: 'How hits fall',
    gist:
      'Hits are taken one at a time, each by the strongest unit of the target formation; its ' +
      'owner chooses among equals. Hits left over are lost.',
  },
  R32: {
    rules: ['8.4', '10.0'],
    title: 'Hits on leaders',
    gist:
      'A leader is hit only when no other friendly unit is left in his column, in square or ' +
      'not. He never rolls for morale and loses nothing in a rout.',
  },
  R33: {
    rules: ['8.5'],
    title: 'Forming square',
    gist:
      'Only infantry in a column forms square, and makes no other battle move until it has ' +
      'broken it. A forced disengagement breaks the square, and so does leaving the battle.',
  },
  R34: {
    rules: ['8.5'],
    title: 'Fire from squares',
    gist: 'Infantry in square fires at F1, also at other infantry in square.',
  },
  R35: {
    rules: ['7.1', '7.3'],
    title: 'Retreat towns',
    gist:
      'To the attacker are open the adjacent towns he came or was reinforced from and those ' +
      'that hold friends; to the defender all others. No town with enemies or with an ' +
      'unfinished battle is open; on a retreat of two towns both must be open.',
  },
  R36: {
    rules: ['7.0', '7.5'],
    title: 'Retreat out of contact',
    gist:
      'An engaged unit that retreats first suffers its loss as in a rout, cavalry only if enemy ' +
      'cavalry is in the same engagement. All others retreat without loss.',
  },
  R37: {
    rules: ['7.5', '7.1'],
    title: 'How a rout is carried out',
    gist:
      'First every unit there suffers its loss, reserve included; then the owner takes his ' +
      'units out one by one, by the roads he likes. Road limits are those of the rout alone, ' +
      'and who finds no road is eliminated. It happens at the very instant its cause arises.',
  },
  R38: {
    rules: ['9.0', '9.1', '9.2'],
    title: 'Who may reinforce',
    gist:
      'The player whose battle turn it is, after combat: two units by each major and one by ' +
      'each minor road, whatever marched there before. No unit that is disrupted or in an ' +
      'unfinished battle, and none by force march.',
  },
  R39: {
    rules: ['7.6', '7.4'],
    title: 'Regrouping',
    gist:
      'The victor regroups once, at the instant of victory. Each road carries 2 or 1, out and ' +
      'in together, and all who use it are disrupted. Out leads to towns open for retreat; in ' +
      'come units that could have reinforced.',
  },
  R40: {
    rules: ['11.0'],
    title: 'Supply losses',
    gist:
      'The Allied player chooses whole units of the base’s army from anywhere, the leader ' +
      'included, for each base the French hold. With three players the army’s own player ' +
      'chooses. Brussels costs British units only.',
  },
  R41: {
    rules: ['12.0', '12.1', '12.2', '12.3', '10.0'],
    title: 'When defeat is judged',
    gist:
      'Once a campaign turn, after all battles and supply losses; the loss of Napoléon is ' +
      'judged then too and counts as the defeat of his army. If all three armies are then ' +
      'defeated, the game is a draw.',
  },
  R42: {
    rules: ['13.1', '2.2', '8.4'],
    title: 'Three players',
    gist:
      'In Allied turns the British player decides before the Prussian. Each sees only the faces ' +
      'of his own army, except while they deploy and in Allied night turns. Where both armies ' +
      'tie for a hit, the British player chooses.',
  },
  R43: {
    rules: ['5.5'],
    title: 'When a force march is declared',
    gist:
      'A unit may march on at any time of its player’s movement once its own march is complete. ' +
      'All straggler dice are rolled together after the last move, in an order that tells nothing ' +
      'of which block is which.',
  },
  R44: {
    rules: ['2.2', '6.1', '7.5'],
    title: 'Who is seen in a rout',
    gist:
      'All blocks of the routed side are shown, reserve included, with the CV they have before ' +
      'their losses. When one or two defenders rout without a battle, the attackers are shown ' +
      'too. Afterwards all stand up again.',
  },
  R45: {
    rules: ['7.3'],
    title: 'The way of a longer retreat',
    gist:
      'The owner names the town where the retreat ends. The straight road is taken if it has ' +
      'room, else the way through the first open town that leads there.',
  },
  R46: {
    rules: ['8.6', '8.2', '7.0'],
    title: 'Bad morale takes the whole battle turn',
    gist:
      'A unit whose morale fails does nothing more in that battle turn: no second move for ' +
      'cavalry, and no retreat unless its side routs.',
  },
  R47: {
    rules: ['6.1', '5.5', '13.1'],
    title: 'Recalled from a weak attack',
    gist:
      'Recalled units have ended their march: no second march and no force march. They still ' +
      'count on the roads they used, no longer as attackers over a river. With three players ' +
      'either ally may call off an attack that is too weak.',
  },
  R48: {
    rules: ['7.2', '9.1'],
    title: 'Retreats and reinforcements on one road',
    gist:
      'Each has its own allowance of two or one in every battle turn; neither uses up the ' +
      'other’s.',
  },
  R49: {
    rules: ['5.5', '9.0'],
    title: 'Reinforcing after a force march',
    gist:
      'A unit that has force-marched reinforces no battle in that campaign turn, nor is it ' +
      'brought in by regrouping.',
  },
  R50: {
    rules: ['13.1', '5.3', '10.0'],
    title: 'Allies share the roads',
    gist:
      'An Allied player may see how much of a road the other has used, though he may so learn ' +
      'that a block was the leader. The French see none of it.',
  },
} as const satisfies Record<string, Ruling<keyof typeof RULEBOOK>>;
