import type { Rule } from '../../kernel/rulebook.ts';

/** Every numbered rule of the game. Where a gist settles a doubt, docs/rulings/blocks.md says why. */
export const RULEBOOK = {
  '1.0': {
    title: 'Mapboard',
    gist:
      'The board shows 51 towns on both sides of the Franco-Belgian frontier of 1815; Brussels, ' +
      'Ghent and Liège are its cities. Units stand in towns and travel by the 99 roads between ' +
      'them: thick lines are major roads, thin ones minor. Rivers hinder attacks and routs along ' +
      'the roads that cross them. The frontier marks the towns of France; a broken line parts ' +
      'the British from the Prussian deployment area. The turn record runs from 15 to 22 June ' +
      'with three turns a day, French and Allied alternating, and every third turn falls at ' +
      'night.',
    status: 'played',
  },
  '2.0': {
    title: 'Playing Units',
    gist:
      'Each wooden block is one unit. Its face shows its name, its corps, its arm and its ' +
      'strength, and only its own side sees it. The following rules tell the armies apart, what ' +
      'stays hidden, and how strength is counted and lost.',
    status: 'played',
  },
  '2.1': {
    title: 'Nationalities',
    gist:
      'There are 82 units: 38 blue French, 19 red British and Dutch, and 25 black Prussian. ' +
      'Their numbers include one leader an army. The French Guard and the Dutch (with the ' +
      'Brunswickers) have labels of their own colours, but belong to the French and British ' +
      'armies for every rule.',
    status: 'played',
  },
  '2.2': {
    title: 'Fog of War',
    gist:
      'You see the faces of your own units only. Of an enemy town you know how many blocks of ' +
      'each army stand there, not which they are nor how strong. Faces show when units stand in ' +
      'the columns of a battle, and when a leader takes command; units lost are laid down face ' +
      'up. What you have once seen stays noted for you, as it was when you saw it.',
    status: 'played',
  },
  '2.3': {
    title: 'Combat Value (CV)',
    gist:
      'A unit’s combat value, its CV, is both its strength and the number of dice it rolls when ' +
      'it fires. Full strength is 4, 3 or 2, as printed on the block, and every unit starts the ' +
      'game at full strength. A leader has no combat value.',
    status: 'played',
  },
  '2.4': {
    title: 'Step Reduction',
    gist:
      'Every hit or other loss takes one step: a unit of 4 CV drops to 3, then 2, then 1. Lost ' +
      'steps never come back. A unit of 1 CV that loses another step is eliminated and leaves ' +
      'the game.',
    status: 'played',
  },
  '2.5': {
    title: 'Unit Types',
    gist:
      'There are four kinds of unit: infantry, cavalry, artillery and leaders. A French or ' +
      'British unit is a division; a Prussian unit is a brigade of about the same size. The ' +
      'French have 20 infantry, 10 cavalry and 7 artillery; the British 10, 5 and 3; the ' +
      'Prussians 16, 4 and 4; each has one leader besides. Of the British artillery only one ' +
      'unit has 4 CV: that of II Corps has 2.',
    status: 'played',
  },
  '3.0': {
    title: 'Deployment',
    gist:
      'Before the first turn both sides set up their units at full strength. There are three ' +
      'ways, chosen before the game: free deployment, the historical deployment, and Napoléon’s ' +
      'Gambit.',
    status: 'played',
  },
  '3.1': {
    title: 'Free Deployment',
    gist:
      'The Allies place all their units first: British units in towns west of the deployment ' +
      'line, at most 5 in a town, Prussians in towns east of it, at most 6 in a town, and none ' +
      'in France. Then the French place all theirs in towns of France, at most 16 in a town. ' +
      'Leaders do not count against these figures. Once play begins a town holds any number of ' +
      'units, and the line means nothing any more.',
    status: 'played',
  },
  '3.2': {
    title: 'Historical Deployment',
    gist:
      'Every unit of the three armies starts where it stood on the eve of the campaign, at full ' +
      'strength. The French gather at Solre (12 units), Beaumont (16 and Napoléon) and ' +
      'Philippeville (9). The British lie between Brussels, Ninove, Grammont, Braine-le-Comte, ' +
      'Nivelles and Mons; the Prussians at Charleroi, Ligny, Gembloux, Namur, Ciney and Liège.',
    status: 'played',
  },
  '3.3': {
    title: 'Napoléon’s Gambit',
    gist:
      'The Allies start in their historical towns. The French, knowing where the Allies are, ' +
      'deploy freely in the towns of France, at most 16 units in a town, leader not counted.',
    status: 'played',
  },
  '4.0': {
    title: 'Sequence of Play',
    gist:
      'The two sides take campaign turns alternately, the French first. The side whose turn it ' +
      'is is active, the other passive. A campaign turn is a movement phase and then a battle ' +
      'phase.',
    status: 'played',
  },
  '4.1': {
    title: 'Movement Phase',
    gist:
      'The active player makes his group moves, and then his force marches. The passive player ' +
      'moves nothing.',
    status: 'played',
  },
  '4.2': {
    title: 'Battle Phase',
    gist:
      'Every battle that the moves have brought about is now fought to its end. Only then does ' +
      'the other side’s turn begin.',
    status: 'played',
  },
  '5.0': {
    title: 'Movement',
    gist:
      'You may move as much or as little as you like within your allowance, but moves not used ' +
      'are lost. Your units pass through towns held by friends. A unit that enters a town ' +
      'holding any enemy unit must stop there and fight.',
    status: 'played',
  },
  '5.1': {
    title: 'Group Movement',
    gist:
      'All friendly units in one town form a group, however many they are. One group move lets ' +
      'any number of them leave, to the same or to different adjacent towns along the roads. In ' +
      'a turn the French make three group moves; the Allies make two British and two Prussian ' +
      'ones, and neither can be traded for the other. Moving British and Prussians out of the ' +
      'same town costs one of each. From Brussels, for example, roads lead to Alost, Ninove, ' +
      'Hal, Waterloo, Wavre and Louvain.',
    status: 'played',
  },
  '5.2': {
    title: 'Movement Rates',
    gist:
      'Infantry and artillery move one town in a campaign turn. Cavalry and leaders move one or ' +
      'two, as from Brussels to Waterloo and on to a neighbour of Waterloo.',
    status: 'played',
  },
  '5.3': {
    title: 'Road Limits',
    gist:
      'In one campaign turn a section of road between two neighbouring towns carries 10 units if ' +
      'it is major, 6 if it is minor, counting both directions and force marches. A full section ' +
      'is closed to further marching that turn. Retreats, routs, reinforcements and regrouping ' +
      'are not held up by it, having limits of their own. Leaders do not count.',
    status: 'played',
  },
  '5.4': {
    title: 'Rivers',
    gist:
      'A road section that crosses a river carries only half as many units whose march ends in a ' +
      'town with enemy units: 5 on a major road, 3 on a minor one. Two rivers on one section ' +
      'halve it only once. Units bound for other towns may still fill the section up to its ' +
      'normal limit. So 10 units may go from Laneffe to an empty Charleroi, but only 5 when a ' +
      'single Prussian defends it.',
    status: 'played',
  },
  '5.5': {
    title: 'Force Marches',
    gist:
      'A unit that has moved its full rate may march one town further: ' +
      'infantry and artillery a second town, cavalry a third; leaders never do. After all moves ' +
      'each of them rolls one die: on 1 to 3 it arrives but loses one CV for good, ' +
      'on 4 to 6 it arrives unharmed; a commanding leader adds 1. A force march obeys road and ' +
      'river limits and may bring a unit into an attack. It cannot bring reinforcements into a ' +
      'battle, nor serve in a retreat, and at night it takes a leader’s order.',
    status: 'played',
  },
  '5.6': {
    title: 'Night Turns',
    gist:
      'In a night turn units move as usual but may not attack: no unit may enter a town that ' +
      'holds an enemy. There are no force marches, except by units whose leader orders one from ' +
      'the town he shares with them.',
    status: 'played',
  },
  '6.0': {
    title: 'Battles',
    gist:
      'Where both sides’ units stand in one town after movement, they fight. The active player ' +
      'is the attacker and the passive player the defender. They take battle turns alternately ' +
      'until one side has left the field or is routed.',
    status: 'played',
  },
  '6.1': {
    title: 'Attacking',
    gist:
      'An attack takes at least three units in a town with enemies; with one or two you cannot ' +
      'attack, and must be joined or turn back before movement ends. Leaders count as units. One ' +
      'or two defenders cannot stand: there is no battle, every attacker counts as engaging ' +
      'them, and they rout at once with the losses of a rout. A lone cavalry unit thus loses 1 ' +
      'CV if at least one of its attackers is cavalry. Three or more defenders fight a battle.',
    status: 'played',
  },
  '6.2': {
    title: 'Battle Deployment',
    gist:
      'Units are set out on the battle board in three columns, left, center and right, with a ' +
      'reserve behind. The defender deploys first and the attacker answers, knowing how many ' +
      'blocks stand where but not which. Each side must put at least one unit in every column; ' +
      'columns and reserve hold any number. When both are done, all units in columns are turned ' +
      'face up. Units in reserve stay hidden until they move into a column. Your left faces the ' +
      'enemy right.',
    status: 'played',
  },
  '6.3': {
    title: 'Battle Turns',
    gist:
      'The attacker takes the first battle turn, then the sides alternate. A battle turn goes ' +
      'through four phases in this order: battle morale (8.6), retreats (7.0), combat (8.0), ' +
      'reinforcements (9.0).',
    status: 'played',
  },
  '6.4': {
    title: 'Multiple Battles',
    gist:
      'Several battles of one campaign turn are fought side by side. The active player takes ' +
      'them in the order he likes and plays all four phases of his battle turn in one before he ' +
      'takes up the next. Then the passive player takes his battle turn in each, in the same ' +
      'order.',
    status: 'played',
  },
  '7.0': {
    title: 'Retreats',
    gist:
      'In the retreat phase, before any of your units moves or fires, you may take units out of ' +
      'the battle from any position. A unit that is engaged when it leaves first pays the losses ' +
      'of a rout (7.5); others leave unharmed.',
    status: 'played',
  },
  '7.1': {
    title: 'Retreat Destinations',
    gist:
      'The attacker may retreat to an adjacent town from which his units came to attack or to ' +
      'reinforce this battle, or to one where he has units already. The defender may retreat to ' +
      'any adjacent town that is not open to the attacker in this way. Nobody retreats into or ' +
      'through a town with enemy units, nor from one battle into another.',
    status: 'played',
  },
  '7.2': {
    title: 'Road Limits',
    gist:
      'In each of your battle turns two units may retreat along each major road and one along ' +
      'each minor road. Rivers make no difference, nor does what marched there earlier in the ' +
      'turn. Leaders do not count.',
    status: 'played',
  },
  '7.3': {
    title: 'Speed',
    gist:
      'Infantry and artillery fall back one town. Cavalry and leaders may go on to a second; ' +
      'both towns must then be allowed destinations, and each section of road used counts ' +
      'against its limit. There is no force march on retreat.',
    status: 'played',
  },
  '7.4': {
    title: 'Disruption',
    gist:
      'A unit that has retreated is disrupted until the campaign turn ends: it may reinforce no ' +
      'battle. To bring a whole force away in good order takes several battle turns, for a ' +
      'column left empty means a rout. The last three units must therefore pay for leaving; ' +
      'cavalry does it most cheaply.',
    status: 'played',
  },
  '7.5': {
    title: 'Routs',
    gist:
      'You are routed at the moment one of your three columns holds none of your units, through ' +
      'fire, retreat or move, or when you are attacked with only one or two units. All your ' +
      'units there, reserve included, first lose steps: artillery 2, infantry 1, cavalry 1 if ' +
      'enemy cavalry engages it, leaders none. Then all must retreat at once, at their normal ' +
      'rate and to permitted towns, and are disrupted. For the whole rout a major road carries ' +
      '10 units and a minor road 6, halved to 5 and 3 over a river. Units that find no road are ' +
      'eliminated.',
    status: 'played',
  },
  '7.6': {
    title: 'Regrouping',
    gist:
      'The moment a battle is won the victor may regroup, once: units may leave the battle for ' +
      'adjacent towns as if retreating, and units of adjacent towns may come in as if ' +
      'reinforcing. Each major road carries two and each minor road one, both ways together. ' +
      'Units that regroup are disrupted for the rest of the campaign turn.',
    status: 'played',
  },
  '8.0': {
    title: 'Combat',
    gist:
      'In the combat phase each of your units in the battle may move or fire, never both, or do ' +
      'neither. You choose the order, unit by unit, and may change your plan as the dice fall.',
    status: 'played',
  },
  '8.1': {
    title: 'Battle Moves',
    gist:
      'There are three battle moves. Engage: an unengaged unit crosses from its column to the ' +
      'enemy column facing it, or goes from the reserve into its own column where the enemy has ' +
      'engaged it; never sideways, and never artillery. Disengage: an engaged unit takes the ' +
      'same way back, from the enemy column to its own, or, when the enemy has come to it, from ' +
      'its column to the reserve. Redeploy: an unengaged unit goes to another unengaged place, ' +
      'from one column to the next or to and from the reserve; only so can it move sideways. No ' +
      'unit disengages and engages in one move.',
    status: 'played',
  },
  '8.2': {
    title: 'Cavalry Moves',
    gist:
      'Infantry and artillery make one battle move in a battle turn, cavalry one or two. Cavalry ' +
      'can thus ride out of the reserve into the right column and charge the enemy left in a ' +
      'single turn.',
    status: 'played',
  },
  '8.3': {
    title: 'Battle Fire',
    gist:
      'A unit that did not move may fire once in a battle turn with one die for each CV; each ' +
      'die of 1 hits at F1, of 1 or 2 at F2, of 1 to 3 at F3. Units in reserve neither fire nor ' +
      'are fired at. Infantry must be engaged and fires at F1. Cavalry must be engaged; its ' +
      'first fire after it engages or is engaged is F3 for the shock, then it is F2. Artillery ' +
      'not engaged fires at long range, F1, into the column facing it, unless friends engage ' +
      'that column. Engaged artillery fires only at those engaging it: F2 in its first battle ' +
      'turn after being engaged, F1 from then on.',
    status: 'played',
  },
  '8.4': {
    title: 'Combat Losses',
    gist:
      'Each hit takes one step from the unit that then has the highest CV among those fired at; ' +
      'among equals their owner chooses. A unit of 1 CV that is hit is eliminated. A leader is ' +
      'hit only when nothing else is left to hit, and one hit eliminates him. Hits beyond the ' +
      'last unit are lost.',
    status: 'played',
  },
  '8.5': {
    title: 'Squares',
    gist:
      'Infantry in a column, engaged or not, may form square against cavalry; to form or break ' +
      'it is that unit’s whole battle turn, and it may retreat from square. Cavalry fires at ' +
      'squares with F1 and without shock, infantry that faces them with F2, artillery at long ' +
      'range with F2. Infantry in square itself fires at F1. If some of the enemy stand in ' +
      'square and some do not, each firing unit names which of the two it fires at, and its hits ' +
      'fall on the strongest of those only.',
    status: 'played',
  },
  '8.6': {
    title: 'Battle Morale',
    gist:
      'A battle turn begins with one die for each of your engaged units of 1 CV. On 1 to 3 the ' +
      'unit must disengage at once, which is all that it does in this battle turn. ' +
      'On 4 to 6 it is steady and free to act. A leader of its army in the same column adds 1. ' +
      'Leaders themselves never roll.',
    status: 'played',
  },
  '9.0': {
    title: 'Reinforcements',
    gist:
      'Your battle turn ends with the chance to bring units from adjacent towns into the battle. ' +
      'They go to your reserve and may act from your next battle turn on. Disrupted units, and ' +
      'units in a battle not yet decided, cannot come.',
    status: 'played',
  },
  '9.1': {
    title: 'Reinforcement Limits',
    gist:
      'In each of your battle turns two units may come by each major road and one by each minor ' +
      'road. Rivers do not matter, nor do the units that marched there in the movement phase. ' +
      'Leaders do not count.',
    status: 'played',
  },
  '9.2': {
    title: 'Victor Bonus',
    gist:
      'Units that retreated from one battle cannot reinforce another in the same campaign turn. ' +
      'The units that won a battle can, at the usual rate, unless they regrouped.',
    status: 'played',
  },
  '10.0': {
    title: 'Leaders',
    gist:
      'Napoléon, Wellington and Blücher help their troops to march and to stand. Wellington ' +
      'helps British and Dutch units only, Blücher only Prussians. A leader is a unit of one ' +
      'step, lost when he must take a hit; he counts for every number of units except deployment ' +
      'and road limits. The loss of Napoléon loses the game for the French.',
    status: 'played',
  },
  '10.1': {
    title: 'Force-March Bonus',
    gist:
      'A leader who takes command in his town is turned face up and adds 1 to the force-march ' +
      'roll of units of his army that start from there, so that only 1 and 2 cost a step. At ' +
      'night his order allows them to force-march at all, but on the plain roll: 1 to 3 costs a ' +
      'step. Having commanded, he may still move one or two towns himself.',
    status: 'played',
  },
  '10.2': {
    title: 'Morale Bonus',
    gist:
      'A leader fights in battle like any unit but has no fire; he moves from place to place on ' +
      'the battle board with one or two battle moves, like cavalry. Units of his army in the ' +
      'same column add 1 to their morale rolls, whether he is engaged there himself or not.',
    status: 'played',
  },
  '11.0': {
    title: 'Supply',
    gist:
      'At the end of each French turn, after its battles, every Allied base with at least one ' +
      'French unit in it costs its army whole units: Brussels 1 British, Ghent 1 British, Liège ' +
      '2 Prussian. The Allied player chooses which, from anywhere. It happens again each French ' +
      'turn for as long as the French hold the town, and stops when they leave it or lose it. ' +
      'With Brussels and Liège taken, that is 1 British and 2 Prussian units a turn. The French ' +
      'need no supply.',
    status: 'played',
  },
  '12.0': {
    title: 'Victory',
    gist:
      'An army is defeated when it is down to its limit of units: 19 for the French, 9 for the ' +
      'British, 12 for the Prussians, leaders counted. It is judged when all battles of a ' +
      'campaign turn, and its supply losses, are over. What remains of a defeated army is ' +
      'removed.',
    status: 'played',
  },
  '12.1': {
    title: 'French Victory',
    gist:
      'The French win if both the British and the Prussian army are defeated before the turn ' +
      'record runs out. One of them is not enough.',
    status: 'played',
  },
  '12.2': {
    title: 'Allied Victory',
    gist:
      'Any one of three things gives the Allies the game: the defeat of the French army, the ' +
      'loss of Napoléon, or a last turn that ends without a French victory. So time is on their ' +
      'side: the French must act.',
    status: 'played',
  },
  '12.3': {
    title: 'Stalemate',
    gist:
      'If all three armies are defeated when a campaign turn is judged, the game is a draw. It ' +
      'does not matter whether one Allied army fell in an earlier turn, as long as the French ' +
      'army falls in the same turn as the last of them.',
    status: 'played',
  },
  '13.0': {
    title: 'Optional Rules',
    gist:
      'Three further rules may be agreed before the game, singly or together: a third player, ' +
      'command control, and corps integrity. None is in force otherwise.',
    status: 'played',
  },
  '13.1': {
    title: 'Three-Player Game',
    gist:
      'One player commands the British and another the Prussians; each decides alone for his own ' +
      'units, and both win or lose together. All other rules stay as they are. The two may talk, ' +
      'and see each other’s units, only while they deploy and in Allied night turns.',
    status: 'played',
  },
  '13.2': {
    title: 'Command Control',
    gist:
      'Groups from different towns may attack the same town in one turn only if every two of the ' +
      'towns they start from are joined directly by a road. Waterloo and Nivelles are, so both ' +
      'may attack Quatre Bras together. Waterloo and Ligny are not: one attacks, and the other ' +
      'may come as reinforcement once the battle is on.',
    status: 'played',
  },
  '13.3': {
    title: 'Corps Integrity',
    gist:
      'In one battle turn, infantry of one corps only may fire in each lane of the battle board, ' +
      'be it the left, center or right; the corps of the first to fire decides. Infantry of ' +
      'other corps there may move or wait. It binds both sides and does not change how hits are ' +
      'taken. Cavalry and artillery of any corps fire as usual. The British corps are I, II and ' +
      'the Reserve.',
    status: 'played',
  },
} as const satisfies Record<string, Rule>;
