import type { Rule } from '../../kernel/rulebook.ts';

/** Why the sections of the editor are not played. */
const LATER = 'The editor of scenarios comes later; a scenario document says what it sets.';

/** Every numbered rule of the game. Where a gist settles a doubt, docs/rulings/squares.md says why. */
export const RULEBOOK = {
  '1.0': {
    title: 'Start-Up',
    gist: 'How the game came on its disks, and how to begin with it.',
    status: 'not for software',
    reason: 'Starting a disk and a computer of its time.',
  },
  '1.1': {
    title: 'Documentation Check',
    gist: 'A word from the printed rules had to be typed before play.',
    status: 'not for software',
    reason: 'Copies are not guarded here.',
  },
  '2.0': {
    title: 'Preparing to Play',
    gist: 'A few settings are made before the first game.',
    status: 'not for software',
    reason: 'The page has one way to play.',
  },
  '2.1': {
    title: 'Movement Option',
    gist: 'The digits of the keyboard were the compass, in one of two layouts.',
    status: 'not for software',
    reason: 'Keys and pointing are the page’s own.',
  },
  '3.0': {
    title: 'Startup Menus',
    gist: 'From the first menus one chooses a battle, an editor or a saved game.',
    status: 'not for software',
    reason: 'The lobby is the page’s own.',
  },
  '3.1': {
    title: 'Main Menu',
    gist: 'The first menu: play, make or change a scenario, go on with a saved game.',
    status: 'not for software',
    reason: 'The lobby is the page’s own.',
  },
  '3.11': {
    title: 'Scenario Selection Menu',
    gist:
      'Four battles can be played: Borodino, Auerstadt, Quatre Bras and Waterloo, and any ' +
      'scenario somebody has made.',
    status: 'played',
  },
  '3.12': {
    title: 'Generate/Edit Scenario Menu',
    gist: 'A scenario is made at random, made anew, or changed.',
    status: 'not for software',
    reason: 'Scenarios are documents; their editor comes later.',
  },
  '3.13': {
    title: 'Save Game Menu',
    gist: 'Games are saved to disks and taken up again.',
    status: 'not for software',
    reason: 'Games are kept, records are files.',
  },
  '4.0': {
    title: 'Playing the Game',
    gist:
      'Units move and fight over many turns, each of half an hour. You win by costing the ' +
      'enemy more men and guns than you lose, and by holding the places that are worth ' +
      'points (11.1).',
    status: 'played',
  },
  '4.1': {
    title: 'The Game Menu',
    gist:
      'Before a battle its options are set: who moves first, who plays, the level of play, ' +
      'hidden units, and for each side strength, arrival and ammunition. The middle setting ' +
      'is history.',
    status: 'played',
  },
  '4.11': {
    title: 'Game Menu Options',
    gist:
      'A: who moves first. B, C: who leads each side. D: levels 1 and 2 favour the French in ' +
      'fire and melee, 4 and 5 the Allies, 1 and 5 the most. E: only enemies that somebody ' +
      'sees are shown. F, G: 80, 90, 100, 110 or 120 percent of the men. H, I: ' +
      'reinforcements up to four turns earlier (1), up to four later (2), as they came (3), ' +
      'two turns either way (4) or four (5). J, K: less or more ammunition is brought up.',
    status: 'played',
  },
  '4.2': {
    title: 'Computer Directive Table',
    gist:
      'A computer commander retreats, holds his positions or counterattacks: without ' +
      'looking, at random, or as the situation wants it. Left to himself he does whichever ' +
      'of them serves best, phase by phase.',
    status: 'played',
  },
  '4.3': {
    title: 'Sound',
    gist: 'Sound is on or off.',
    status: 'not for software',
    reason: 'Sound is a setting of the page.',
  },
  '4.4': {
    title: 'Delay Timer',
    gist: 'How long a message stays on the screen.',
    status: 'not for software',
    reason: 'The page waits for nobody’s reading.',
  },
  '4.5': {
    title: 'Sequence of Play',
    gist:
      'A turn has 25 phases: command control (1); on the first turn operation points for ' +
      'both sides (2), later reinforcements (3) and ammunition (4). Then the first player ' +
      'transfers leaders (5), sets objectives (6) and operates (7); combat (8); he recovers ' +
      'and gets new points (9), and the second player rallies (10). The second player does ' +
      'the same, and the first rallies (11 to 16). Both operate once more, without transfer ' +
      'and objectives, each followed by combat, recovery and the other’s rally (17 to 24). ' +
      'Last, victory is checked (25).',
    status: 'played',
  },
  '5.0': {
    title: 'Objective Phase',
    gist:
      'In the objective phase you tell the leaders of formations where you want them. What ' +
      'the units do there is yours to order all the same, but marching elsewhere costs more ' +
      '(5.31).',
    status: 'played',
  },
  '5.1': {
    title: 'Objective Phase Information Area',
    gist: 'The whole map is shown with a summary of what can be done.',
    status: 'played',
  },
  '5.11': {
    title: 'Active Leader',
    gist: 'One leader at a time is active, shown by name, with the units under him.',
    status: 'played',
  },
  '5.111': {
    title: 'Command Levels',
    gist:
      'Infantry is sent where the leader of its division is sent, or the highest below one; ' +
      'cavalry where the leader it reports to is sent. Artillery and independent units have ' +
      'no objective.',
    status: 'played',
  },
  '5.12': {
    title: 'Objective Square',
    gist: 'The objective of the active leader is a square.',
    status: 'played',
  },
  '5.121': {
    title: 'Coordinates',
    gist:
      'Squares are named by x, counted to the right from 0 at the left edge, then y, counted ' +
      'down from 0 at the top.',
    status: 'played',
  },
  '5.13': {
    title: 'Moving the Cursor',
    gist: 'The cursor moves in eight directions.',
    status: 'not for software',
    reason: 'Pointing is the page’s own.',
  },
  '5.131': {
    title: 'Movement Compass',
    gist: 'Directions go round the compass: 1 is north, 2 north-east, and on to 8, north-west.',
    status: 'played',
  },
  '5.14': {
    title: 'Next Leader',
    gist: 'You go from leader to leader and see the objective of each.',
    status: 'played',
  },
  '5.15': {
    title: 'Cursor Location',
    gist: 'The square of the cursor is shown.',
    status: 'not for software',
    reason: 'The page names the square pointed at.',
  },
  '5.2': {
    title: 'Objective Selection',
    gist:
      'Formations begin with an objective: the one of the scenario, or the nearest victory ' +
      'square of their side. In the objective phase of your first turn you change them ' +
      'freely, later at a price (5.41).',
    status: 'played',
  },
  '5.3': {
    title: 'Objective Effects',
    gist: 'A unit is shown the direction that leads to its objective.',
    status: 'played',
  },
  '5.31': {
    title: 'Movement Penalties',
    gist:
      'A step in that direction, or one eighth of the compass from it, costs nothing more. ' +
      'Two, three and four eighths away cost 1, 2 and 3 operation points more a square. ' +
      'Within five squares of the objective every direction is free.',
    status: 'played',
  },
  '5.4': {
    title: 'Changing Objectives',
    gist: 'You choose another square as the objective of the active leader’s formation.',
    status: 'played',
  },
  '5.41': {
    title: 'Change Penalties',
    gist:
      'After your first turn a new objective halves the operation points that the ' +
      'formation’s units have for the operations phase that follows, rounded down, and takes ' +
      '2 to 4 of their readiness by the leader’s bonus and chance (20.4). A unit pays once ' +
      'in a phase.',
    status: 'played',
  },
  '5.5': {
    title: 'Exiting the Objective Phase',
    gist: 'When your objectives are set you go on to operations; nothing more is asked.',
    status: 'played',
  },
  '6.0': {
    title: 'Operations Phase',
    gist:
      'In the operations phase you move units, change their formations and give their orders ' +
      'for combat: in any order, and to each as often as its points allow, until you go on ' +
      'to combat.',
    status: 'played',
  },
  '6.01': {
    title: 'Cursor Menu Command Summary',
    gist: 'The keys of the cursor menu.',
    status: 'not for software',
    reason: 'A list of keys.',
  },
  '6.02': {
    title: 'Player Phase',
    gist: 'Date, hour, phase and side to move are always shown.',
    status: 'played',
  },
  '6.03': {
    title: 'Cursor Movement',
    gist: 'The cursor moves in eight directions.',
    status: 'not for software',
    reason: 'Pointing is the page’s own.',
  },
  '6.04': {
    title: 'Accessing a Unit with the Space Bar',
    gist:
      'A unit must be picked before it is given orders: one of your own on the map that is ' +
      'not routed.',
    status: 'played',
  },
  '6.05': {
    title: 'View and LOS',
    gist:
      'What a unit sees of the ground before it, in the direction it faces, is lit when its fire ' +
      'is set: every square in range and in sight (6.36).',
    status: 'played',
  },
  '6.06': {
    title: 'Seeing Under Units',
    gist: 'The ground under units is told with them.',
    status: 'played',
  },
  '6.07': {
    title: 'Terrain Type and Elevation',
    gist: 'The ground of a square is told with its elevation.',
    status: 'played',
  },
  '6.08': {
    title: 'Cursor Location',
    gist: 'The square of the cursor is shown.',
    status: 'not for software',
    reason: 'The page names the square pointed at.',
  },
  '6.09': {
    title: 'Changing Maps',
    gist: 'The map has a large and a small scale.',
    status: 'not for software',
    reason: 'The page’s map is drawn near or far at will.',
  },
  '6.10': {
    title: 'Entering the Combat Phase',
    gist: 'When you have finished, and said so, combat follows.',
    status: 'played',
  },
  '6.11': {
    title: 'Victory Square Highlighting',
    gist: 'The victory squares of both sides can be shown.',
    status: 'played',
  },
  '6.2': {
    title: 'Command Menu',
    gist:
      'With a unit picked you can: move, turn, change formation, raise or recall skirmishers, ' +
      'set fire, melee and advance, force its march, take or leave road mode or the front of ' +
      'its square, look at its view and objective, go to the next unit, and take back what ' +
      'you have ordered since you picked it.',
    status: 'played',
  },
  '6.21': {
    title: 'Command Menu Information Area',
    gist: 'The state of the picked unit is shown.',
    status: 'played',
  },
  '6.211': {
    title: 'Infantry Information Area',
    gist:
      'Shown of infantry: name, size, facing with the direction of the objective, men, ' +
      'skirmishers, ammunition, front, weapon, operation points, fatigue, efficiency, advance ' +
      'and melee, ground, square and plot.',
    status: 'played',
  },
  '6.212': {
    title: 'Information Area Description Unit Name',
    gist:
      'A name tells nation, battalion, regiment and division, and the kind of the unit; the ' +
      'other figures are those of 6.211. Guns are shown instead of skirmishers for artillery, ' +
      'which has no objective; cavalry has no skirmishers.',
    status: 'played',
  },
  '6.221': {
    title: 'Infantry Command Menu Second Page',
    gist:
      'More is shown on demand: the chain of leaders with bonus, square and distance, then ' +
      'objective, readiness, command control, disruption, morale, melee value, formation and ' +
      'road mode.',
    status: 'played',
  },
  '6.222': {
    title: 'Artillery Command Second Page',
    gist:
      'Artillery shows neither leaders nor skirmishers, melee or advance: it starts no melee ' +
      'and does not advance.',
    status: 'played',
  },
  '6.223': {
    title: 'Cavalry Command Second Page',
    gist: 'Cavalry shows its auto-retreat instead of road mode.',
    status: 'played',
  },
  '6.3': {
    title: 'Movement Orders',
    gist:
      'A picked unit moves square by square in eight directions, as its points, the ground, ' +
      'the enemy, its formation and its objective allow.',
    status: 'played',
  },
  '6.31': {
    title: 'Operation Points',
    gist:
      'Operation points are what a unit can do: moving, firing, turning, changing formation ' +
      'and melee cost some. It gets 8 to 15 by its command control, its own modifier and ' +
      'chance (20.8), in the recovery of its side after combat. What it has not used rests ' +
      'it (10.3) and is not kept; what it spends in the enemy’s combat it lacks in its next ' +
      'operations.',
    status: 'played',
  },
  '6.32': {
    title: 'Moving a Unit',
    gist:
      'A step costs by the ground it enters, with what a climb, zones, friends, turning and ' +
      'the objective add (20.15). With a single point left a unit may still make one step if ' +
      'nothing forbids it: it takes all there is. No unit enters forbidden ground or an ' +
      'enemy’s square. A move can be taken back until the unit is left; if it uncovered ' +
      'hidden enemies, that costs 4 points. Steps tire (20.9); those forced upon a unit in ' +
      'combat cost no points.',
    status: 'played',
  },
  '6.33': {
    title: 'Zones of Control',
    gist:
      'The eight squares around a unit are its zone of control; routed units have none. ' +
      'Entering an enemy zone costs 1 more, leaving one 2 more and a test (8.2). From enemy ' +
      'zone to enemy zone a unit steps only into a square that already holds a friend. With ' +
      'morale of 29 or less, or disruption of 3 or more, it enters none. Nobody rests in one ' +
      '(10.3), and those who retreat or rout there leave prisoners.',
    status: 'played',
  },
  '6.34': {
    title: 'Stacking',
    gist:
      'A square holds 1800 infantry or 1200 cavalry, half of that in woods and towns; a gun ' +
      'counts as 50 men. A single unit that is larger stands alone. Cavalry and infantry ' +
      'never stack; artillery joins either. Joining friends costs 1 point and a test (8.2). ' +
      'Through a square without room a unit may pass, if it is in no enemy zone and keeps a ' +
      'point for the next step. ' +
      'Routed units, and those with disruption of 5, stack only on their way back. Who ' +
      'begins or arrives in too large a stack may stay until he moves.',
    status: 'played',
  },
  '6.341': {
    title: 'Frontline Status',
    gist:
      'Of the infantry of a square one unit is in front; all artillery is, and any cavalry. ' +
      'Only those in front fire and are fired at; all fight in melee. Who comes to the front ' +
      'relieves the other infantry there, and if nobody is told to, the first stands in ' +
      'front. It costs nothing.',
    status: 'played',
  },
  '6.35': {
    title: 'Formations',
    gist:
      'A formation is how a unit stands in its square. Changing it costs 2 points, 6 in an ' +
      'enemy zone, and infantry and cavalry that are not French pay 1 more. To form line or ' +
      'column in an enemy zone is a test (8.2). Woods and towns are entered, and stood in, ' +
      'only in open formation or limbered, and in column by road.',
    status: 'played',
  },
  '6.351': {
    title: 'Infantry Formation',
    gist:
      'Line fires best and pays double for ground. Column moves freely and is strong in ' +
      'melee; it fires weakly and is hit half as hard again. Square does not move and ' +
      'withstands cavalry; it has no flank, but suffers from fire. Open order is for woods ' +
      'and towns and is hit least, but is weak in melee. Road mode is a column on a road: a ' +
      'straight step from road to road, towns, bridges and sunken roads included, costs 1 ' +
      'point and does not tire, and fire hits it twice as hard. A unit takes or leaves it ' +
      'for 2 points before anything else it does in a phase, infantry with no enemy within ' +
      'four squares.',
    status: 'played',
  },
  '6.352': {
    title: 'Artillery Formations',
    gist:
      'Artillery is limbered to move, unlimbered to fire, or open, which is unlimbered among ' +
      'woods and houses: it then fires less. Unlimbered guns do not move, but can turn. ' +
      'Artillery may take road mode, enemies near or not.',
    status: 'played',
  },
  '6.353': {
    title: 'Cavalry Formations',
    gist:
      'Cavalry stands normal, to move; open, for woods and towns, weaker in melee and hit ' +
      'less; in charge (6.43) or counter-charge (6.431), in which it waits and does not ' +
      'move; or dismounted, if it has more than sabres: then it moves and stands as infantry ' +
      'in line and takes no other formation of infantry. In the saddle only carbines fire, ' +
      'in normal and open formation.',
    status: 'played',
  },
  '6.354': {
    title: 'Skirmishers',
    gist:
      'Skirmishers are men of their unit, not added to it. They are out in quarters of their ' +
      'number; sending the first out or all in costs 1 point and is not done in an enemy ' +
      'zone. Out, they strengthen the unit’s fire by 1 percent for 5 men and weaken the fire ' +
      'at it as much, up to 60, and take three of four losses by fire. They come in for ' +
      'melee, and after combat beside an enemy unless in woods, town or swamp. A unit of ' +
      'nothing but skirmishers, all out, runs from charging cavalry, and from infantry that ' +
      'attacks it outside of woods, towns and redoubts.',
    status: 'played',
  },
  '6.36': {
    title: 'Facing',
    gist:
      'A unit faces one of eight directions and sees and fires in the right angle before it; ' +
      'a square formation sees all round. What comes from elsewhere comes in flank, except ' +
      'against squares and redoubts. All units of a square face the same way; turning costs ' +
      'the picked one 1 point, and who steps faces the way he goes. Sight runs straight; ' +
      'higher ground in between blocks it, and so do woods and houses, and units, which ' +
      'stand a level higher.',
    status: 'played',
  },
  '6.37': {
    title: 'Forced Marching',
    gist:
      'A forced march gives 1 point, up to 15, for 6 fatigue and a test (8.2), as often as ' +
      'wanted. Not for routed units, with more than 40 fatigue, or with morale below 20.',
    status: 'played',
  },
  '6.38': {
    title: 'Terrain',
    gist:
      'Ground changes what movement costs (20.15), what fire and melee do (20.6), sight ' +
      '(6.36) and stacking (6.34). Woods, towns, streams and swamps entered off the road are ' +
      'a test (8.2). Rivers are closed to all, swamps to cavalry and guns. In a redoubt ' +
      'nobody is flanked, and only a rout drives from it.',
    status: 'played',
  },
  '6.4': {
    title: 'Fire and Melee Orders',
    gist:
      'You may tell a unit what to fire at and when, and to melee; units without orders fire ' +
      'on their own. Firing needs 1 operation point, of artillery 4; melee 2 more. Guns turn ' +
      'on closer enemies, and fire far only when ordered (7.2).',
    status: 'played',
  },
  '6.41': {
    title: 'Fire Menu',
    gist:
      'A unit has a target square, also an empty one, within its range, before it and in ' +
      'sight; or fires as it sees fit, at the nearest enemy (no plot); or holds its fire ' +
      'until an enemy stands beside it. In its own defence it always fires.',
    status: 'played',
  },
  '6.42': {
    title: 'Melee and Advance Toggles',
    gist:
      'A unit may be set to melee the square it faces in the combat of its own side: for ' +
      'that 2 points must be left after fire, with morale of 30 at least and disruption of 2 ' +
      'at most. Artillery never attacks. Until then fire hits it 40 percent harder. It may ' +
      'be set to advance into that square when the enemy it has driven off has left it, ' +
      'which costs nothing.',
    status: 'played',
  },
  '6.43': {
    title: 'Cavalry Charges',
    gist:
      'Cavalry that forms for a charge names a square within 8, which it need not see. It ' +
      'needs 6 points after forming, morale of 25 at least and disruption of 3 at most, and ' +
      'starts neither in an enemy zone nor at night. In combat it is tested (6.435) and ' +
      'rides there as straight as it can, around friendly infantry and guns, for 2 fatigue a ' +
      'square. In an enemy zone it stops: the enemy stands, forms square, flees or is ' +
      'overrun. An overrun costs both sides men and drives the enemy off; for 4 fatigue and ' +
      'a level of disruption the cavalry rides on. From who stands it is fought out in ' +
      'melee. Units in woods, towns, redoubts and sunken roads stop a charge and are not ' +
      'attacked. Having charged costs 2 levels of disruption.',
    status: 'played',
  },
  '6.431': {
    title: 'Counter-Charges',
    gist:
      'Cavalry in counter-charge that sees enemy cavalry charge within six squares is tested ' +
      'like any charge, and charges it if its owner wants to. On its way infantry and guns ' +
      'react as to any other.',
    status: 'played',
  },
  '6.432': {
    title: 'Infantry Charge Reaction Tests',
    gist:
      'Infantry within two squares of a charge, one if an enemy is beside it, reacts once to ' +
      'each charge. It tries to form square, by morale and disruption (20.14). Open order, and ' +
      'units of nothing but skirmishers all out, flee two squares; morale under 20 breaks. ' +
      'Those who fail gain 1 to 5 levels of disruption and stand as they are, flee two ' +
      'squares, or rout at 5; who has fled and is caught is overrun. Squares, and those in ' +
      'woods, towns, redoubts and sunken roads, need not react.',
    status: 'played',
  },
  '6.433': {
    title: 'Advancing Cavalry',
    gist:
      'Cavalry that has charged and won its melee goes on into the square: British always, ' +
      'others one time in five. All others whose charge has ended beside an enemy go back 3 ' +
      'to 5 squares into open order and are told to avoid fights (6.434).',
    status: 'played',
  },
  '6.434': {
    title: 'Cavalry Auto-Retreat Toggle',
    gist:
      'Cavalry back from a charge, or told so, avoids fights: it is never in melee and ' +
      'retreats from those who fire at it or attack it, with a tenth of the losses.',
    status: 'played',
  },
  '6.435': {
    title: 'Cavalry Charge Tests',
    gist:
      'The test to charge is by morale and disruption (20.14), when the charge begins. Who ' +
      'fails gains a level of disruption, falls back into normal formation and does not ' +
      'charge.',
    status: 'played',
  },
  '6.436': {
    title: 'Artillery Charge Reaction Tests',
    gist:
      'Guns near a charge: limbered ones retreat two squares and may be disrupted. ' +
      'Unlimbered ones with infantry in square formation stay and fire, until an enemy is ' +
      'beside them and the gunners run inside. Others test their morale: those who pass stay ' +
      'and fire; those who fail limber up and go back two squares, disrupted, if they had ' +
      'infantry beside them on their square, and alone are ridden over: no ammunition, ' +
      'efficiency 20, fatigue and disruption.',
    status: 'played',
  },
  '7.0': {
    title: 'Combat Phase',
    gist:
      'Combat of one side’s phase, part by part: charges; fire of all artillery; fire of all ' +
      'others; melee of those who charged; melees; retreats and advances. Losses are taken ' +
      'at once. A unit of 40 men or fewer, and a battery without guns, is gone altogether, ' +
      'and its men count as lost. Guns that fire at guns destroy some.',
    status: 'played',
  },
  '7.1': {
    title: 'Cavalry Charge Phase',
    gist: 'Charges are tested, ridden and answered before anything else is done.',
    status: 'played',
  },
  '7.2': {
    title: 'Artillery Fire Phase',
    gist:
      'All artillery of both sides fires, one battery after the other, the readier first, if ' +
      'it stands in front with 4 points and a shot left. A plotted gun beyond three squares ' +
      'turns on an enemy at least three squares closer; without a plot it fires at the ' +
      'nearest enemy within seven. Guns that share a square with infantry in square ' +
      'formation fall silent while an enemy is beside them.',
    status: 'played',
  },
  '7.3': {
    title: 'Fire Phase',
    gist:
      'Then infantry, dismounted cavalry and carbines fire, one after the other, the readier ' +
      'first, if they stand in front with 1 point and a shot left. The losses are those of ' +
      'the weapon at its range for 100 men, or for a gun (20.5), times everything in 20.6.',
    status: 'played',
  },
  '7.4': {
    title: 'Melee Phase',
    gist:
      'Those of the side whose phase it is that are set to melee attack the square they ' +
      'face, cavalry before infantry, all of one arm on a square together; all units of the ' +
      'square defend it. Men times everything in 20.6 is strength. A side three times as ' +
      'strong wins, otherwise chance decides. A hundred of strength kill 5; every unit that ' +
      'fights gains 8 fatigue. Who loses gains a level of disruption and retreats, or routs; ' +
      'beaten guns are captured. Who has given way under fire cannot be attacked.',
    status: 'played',
  },
  '7.5': {
    title: 'Fire Effects',
    gist:
      'Losses cost efficiency (8.3). A shot that costs 3 percent of the men, or 5 gunners, ' +
      'or any man at morale below 20, is a test (20.11); one that costs more than 14 percent ' +
      'makes disruption 5, but not of artillery. A disrupted unit may retreat or rout (8.5).',
    status: 'played',
  },
  '7.51': {
    title: 'Retreat',
    gist:
      'A unit retreats three squares away from the enemy, an attacker one, and loses 6 ' +
      'efficiency. Within three squares of an enemy it goes straight back, also through ' +
      'friends: each of them on its way or beside it is tested and may be carried along, and ' +
      'loses 2 efficiency if it has 20 to 60. Farther on it avoids them. Enemy zones on the ' +
      'way, and no way at all, cost prisoners. In a redoubt nobody retreats who is not ' +
      'routed, or is shaken by others. The side whose phase it is not goes first. Mounted ' +
      'cavalry beside an enemy goes back unless it waits to charge.',
    status: 'played',
  },
  '7.52': {
    title: 'Rout',
    gist:
      'Disruption 5 is a rout: seven squares at once, by the way of a retreat, two in every ' +
      'later combat until rallied, seven again when attacked. Routed units have no ' +
      'formation, do not fire and hardly fight. The other units of the square lose 6 ' +
      'efficiency; a rout that begins in an enemy zone leaves a tenth of the men as ' +
      'prisoners. Who runs off the map is lost. Artillery never routs: it retreats.',
    status: 'played',
  },
  '7.53': {
    title: 'Advance',
    gist:
      'Those set to advance that have driven an enemy off go into the square before them if ' +
      'it is free, those of the side whose phase it is first. It costs neither points nor ' +
      'fatigue. Cavalry that charged follows 6.433.',
    status: 'played',
  },
  '8.0': {
    title: 'Disruption, Readiness, Morale, Fatigue, and Efficiency',
    gist: 'Five figures tell what a unit is still good for.',
    status: 'played',
  },
  '8.1': {
    title: 'Fatigue',
    gist:
      'Fatigue grows with marching, firing, melee and forced march (20.9), and each point ' +
      'takes half a percent off the unit’s strength. In recovery every 2 points left take 2 ' +
      'off, not beside an enemy. Guns with more than 20 get no ammunition half of the time.',
    status: 'played',
  },
  '8.2': {
    title: 'Morale',
    gist:
      'Morale is efficiency less fatigue. Losses, friends who retreat past and melee test it ' +
      '(20.11), charges too (20.14). On the march it is tested by woods, towns, streams and ' +
      'swamps entered off the road, by stacking, leaving an enemy zone, forming line or ' +
      'column in one, and forced march: a roll from 0 to 99 below morale and 20 passes, with ' +
      'what formation and nation add; failing costs a level of disruption, up to 4. With 29 ' +
      'or less a unit neither enters an enemy zone nor attacks.',
    status: 'played',
  },
  '8.3': {
    title: 'Efficiency',
    gist:
      'Efficiency is training and spirit; it counts in fire, melee and morale. A unit loses ' +
      '1 for 5 men lost, in proportion above 800 men, 6 when it retreats or routs and 2 when ' +
      'friends retreat past. It gains 6 for an enemy it makes retreat, 12 for one it makes ' +
      'rout, and 1 in recovery for every 4 points left, not beside an enemy; never above its ' +
      'most.',
    status: 'played',
  },
  '8.4': {
    title: 'Readiness',
    gist:
      'Readiness, 0 to 7, grows by one before each operations phase of its side. A square ' +
      'marched takes one in one case of four, down to 3; a new objective takes 2 to 4 ' +
      '(20.4). Each level below 7 takes 5 percent off fire and melee, and the readier fire ' +
      'first.',
    status: 'played',
  },
  '8.5': {
    title: 'Disruption',
    gist:
      'Each level of disruption takes a tenth off a unit’s strength. From 3 it neither ' +
      'enters a zone nor attacks, and when it comes to 3 it may retreat; at 4 fire makes it ' +
      'retreat; at 5 it routs and stacks with nobody. Levels come from tests (8.2), charges ' +
      'and shots that cost more than 14 percent; they go in recovery (20.12), a rout by ' +
      'rally (10.2).',
    status: 'played',
  },
  '9.0': {
    title: 'Command Control',
    gist:
      'Command control, 10 to 30, says how well orders reach a unit. It is found anew at the ' +
      'start of every turn (9.13), makes operation points (20.8), and counts in fire, melee, ' +
      'rally, recovery and ammunition. Artillery always has 20, a unit without leaders 10.',
    status: 'played',
  },
  '9.1': {
    title: 'Leaders',
    gist:
      'Every unit but artillery is under a leader, and he under another, up to the head of ' +
      'the army. A leader rides with a unit of his command, one to a unit; if it is lost, ' +
      'with the nearest that is free. His bonus, 0 to 15, makes his stars (9.2) and adds 3 ' +
      'percent for each point to the strength of that unit.',
    status: 'played',
  },
  '9.11': {
    title: 'Leader Loss',
    gist:
      'A leader whose unit loses men may be wounded: the part of its men that was lost, ' +
      'halved, is the chance. His successor has a lower bonus.',
    status: 'played',
  },
  '9.12': {
    title: 'Leader Transfer',
    gist: 'Leaders change units only in the leader transfer phase.',
    status: 'played',
  },
  '9.121': {
    title: 'Leader Transfer Menu',
    gist:
      'A leader is brought to another unit of his command that is on the map and has no ' +
      'leader yet. His whole command is shown.',
    status: 'played',
  },
  '9.13': {
    title: 'Leader Effects On Command Control Rating',
    gist:
      'Control is 30, less one for each star below four of every leader above the unit, less ' +
      'what the squares between them take: on average 0.7 a square for the leader of a ' +
      'regiment, 0.6 brigade, 0.5 division, 0.2 corps, 0.05 army. Leaders who are not on the ' +
      'map do not count.',
    status: 'played',
  },
  '9.2': {
    title: 'Specific Effects of Command Control',
    gist:
      'At the start of every turn each leader on the map rolls one to four stars by his ' +
      'bonus (20.13); the morale of the unit he rides with helps or hinders. Control makes ' +
      'operation points and helps to rally, to recover and to get ammunition.',
    status: 'played',
  },
  '10.0': {
    title: 'Recovery, Reinforcement, and Resupply',
    gist: 'Men, ammunition and order come back between combats, a little at a time.',
    status: 'played',
  },
  '10.1': {
    title: 'Ammunition',
    gist:
      'A unit begins with 7 shots. From the second turn a unit that has fewer and is not ' +
      'routed may get 1 to 3 back: 40 percent, 2 more for each point of control above 10, 15 ' +
      'less for each enemy unit beside it, 1 less for 2 fatigue; the option shifts it by up ' +
      'to 30. Without ammunition it does not fire and keeps 90 percent in melee.',
    status: 'played',
  },
  '10.2': {
    title: 'Rally',
    gist:
      'A routed unit may rally after the enemy’s combat if no enemy is in sight within five ' +
      'squares and its morale is above 29 (20.7): it is then in open order, disrupted by 3.',
    status: 'played',
  },
  '10.3': {
    title: 'Recovery',
    gist:
      'After combat of its own phase a side’s units rest, unless they are beside an enemy: 2 ' +
      'fatigue for every 2 points left, 1 efficiency for every 4. Units that are not routed ' +
      'lose 0 to 2 levels of disruption by their control (20.12). Then all get new points ' +
      '(20.8).',
    status: 'played',
  },
  '10.4': {
    title: 'Reinforcements',
    gist:
      'Reinforcements come in their turn, as the option shifts it, on their square, in ' +
      'column, limbered or in normal formation; beside it if an enemy holds it. They may ' +
      'overstack there until they move.',
    status: 'played',
  },
  '11.0': {
    title: 'Victory Phase',
    gist:
      'After every turn the points are counted. After the last their difference tells who ' +
      'has won and how far: marginal, substantial or decisive, by the levels of the ' +
      'scenario; a smaller lead is a draw.',
    status: 'played',
  },
  '11.1': {
    title: 'Victory Points',
    gist:
      '1 point for a man the enemy has lost, 1.5 for one captured, 50 for a gun lost, 100 ' +
      'for one captured. A victory square counts for its side as long as 1000 of its men are ' +
      'on it or beside it, and no fewer than the enemy has there; gunners and routed men do ' +
      'not count. It is seen anew every turn.',
    status: 'played',
  },
  '12.0': {
    title: 'Designing Your Own Scenarios',
    gist: 'Anybody can make scenarios of his own.',
    status: 'played',
  },
  '12.1': {
    title: 'Night Turns',
    gist:
      'Days are parted by one night turn: operations and combat cost double, nobody sees ' +
      'farther than three squares, and no cavalry charges.',
    status: 'played',
  },
  '13.0': {
    title: 'Historical Scenarios',
    gist:
      'Four battles with their orders of battle, hours and entry squares: Borodino begins at ' +
      '10:00 and has 14 turns, Auerstadt at 9:00 and 16, Quatre Bras at 14:30 and 13, ' +
      'Waterloo at 11:30 and 18.',
    status: 'played',
  },
  '13.1': {
    title: 'Borodino: the Battle for the Great Redoubt',
    gist:
      '7 September 1812: Eugène’s corps storms the Great Redoubt, with most of the French ' +
      'guns behind it.',
    status: 'played',
  },
  '13.11': {
    title: 'Orders of Battle',
    gist: '40 French units under Eugène against 19 Russian ones under Raevsky.',
    status: 'played',
  },
  '13.2': {
    title: 'The Battle of Auerstadt',
    gist:
      '14 October 1806: Davout’s corps comes up division by division to hold Hassenhausen ' +
      'against the main Prussian army.',
    status: 'played',
  },
  '13.21': {
    title: 'Orders of Battle',
    gist: '38 French units under Davout against 80 Prussian ones under Brunswick.',
    status: 'played',
  },
  '13.3': {
    title: 'The Battle of Quatre Bras',
    gist: '16 June 1815: Ney attacks the crossroads while Wellington’s brigades arrive.',
    status: 'played',
  },
  '13.31': {
    title: 'Orders of Battle',
    gist: '48 French units under Ney against 64 of the Anglo-Allies under Wellington.',
    status: 'played',
  },
  '13.4': {
    title: 'The Battle of Waterloo',
    gist: '18 June 1815: Napoléon attacks the ridge of Mont-Saint-Jean.',
    status: 'played',
  },
  '13.41': {
    title: 'Orders of Battle',
    gist: '84 French units under Napoléon against 90 of the Anglo-Allies under Wellington.',
    status: 'played',
  },
  '14.0': {
    title: 'Scenario Editor',
    gist: 'A scenario is made in an editor, from nothing or from another.',
    status: 'not for software',
    reason: LATER,
  },
  '15.0': {
    title: 'Army Editor',
    gist: 'Leaders are made, then the organisation, then the units.',
    status: 'not for software',
    reason: LATER,
  },
  '16.0': {
    title: 'Map Editor',
    gist: 'Maps of up to 1600 squares are drawn square by square.',
    status: 'not for software',
    reason: LATER,
  },
  '17.0': {
    title: 'Deployment of Units',
    gist: 'Units are placed on the map.',
    status: 'not for software',
    reason: LATER,
  },
  '18.0': {
    title: 'Set Squares',
    gist: 'Squares are given their meanings.',
    status: 'not for software',
    reason: LATER,
  },
  '19.0': {
    title: 'Tables Editor',
    gist: 'The tables a battle is fought by can be changed.',
    status: 'not for software',
    reason: LATER,
  },
  '20.0': {
    title: 'Charts and Tables',
    gist: 'All charts and tables.',
    status: 'played',
  },
  '14.1': {
    title: 'Scenario Creation Process',
    gist: 'The steps: armies, map, deployment, squares, tables.',
    status: 'not for software',
    reason: LATER,
  },
  '14.2': {
    title: 'Create a Random new Scenario',
    gist: 'A scenario of given size is made by chance.',
    status: 'not for software',
    reason: LATER,
  },
  '14.3': {
    title: 'Scenario Creation Parameters and Explanations',
    gist: 'Every part can be made, loaded from elsewhere or left to chance.',
    status: 'not for software',
    reason: LATER,
  },
  '15.1': {
    title: 'Organization',
    gist:
      'All units answer to leaders, who answer to their superiors, up to the head of the ' +
      'army. A unit without a leader is independent.',
    status: 'not for software',
    reason: LATER,
  },
  '15.11': {
    title: 'Historical Designations and Organizations',
    gist: 'Battalions form regiments and brigades, these divisions, these corps, these an army.',
    status: 'not for software',
    reason: LATER,
  },
  '15.2': {
    title: 'Main Menu',
    gist: 'Armies are made, changed, loaded and kept.',
    status: 'not for software',
    reason: LATER,
  },
  '15.3': {
    title: 'Army Generator Menu',
    gist: 'An army is put together from standard units or by chance.',
    status: 'not for software',
    reason: LATER,
  },
  '15.31': {
    title: 'Selection Points',
    gist: 'Units are bought with points that weigh their worth.',
    status: 'not for software',
    reason: LATER,
  },
  '15.4': {
    title: 'Editing an Army',
    gist: 'An army is changed in three steps.',
    status: 'not for software',
    reason: LATER,
  },
  '15.41': {
    title: 'Leader Creation',
    gist: 'Leaders have a name, a level, a bonus and a superior of a higher level.',
    status: 'not for software',
    reason: LATER,
  },
  '15.42': {
    title: 'Unit Organization',
    gist:
      'Units have a name, a size, a leader, and perhaps one who rides with them: up to 90 ' +
      'units and 30 leaders a side.',
    status: 'not for software',
    reason: LATER,
  },
  '15.43': {
    title: 'Unit Editor',
    gist:
      'All figures of a unit, from its men (3000 at most) and guns (30) to formation, ' +
      'ammunition and readiness at the start.',
    status: 'not for software',
    reason: LATER,
  },
  '15.5': {
    title: 'Army Editor Summary',
    gist: 'Both armies are made before the map.',
    status: 'not for software',
    reason: LATER,
  },
  '16.1': {
    title: 'Map Editor Main Menu',
    gist: 'Maps are made, changed, loaded and kept.',
    status: 'not for software',
    reason: LATER,
  },
  '16.2': {
    title: 'Map Editor 1st Menu',
    gist: 'Ground is painted from a palette of tiles.',
    status: 'not for software',
    reason: LATER,
  },
  '16.3': {
    title: 'Map Editor 2nd Menu',
    gist: 'Roads, streams and ridges are painted by their directions.',
    status: 'not for software',
    reason: LATER,
  },
  '16.4': {
    title: 'Random Map',
    gist: 'A map is made by chance.',
    status: 'not for software',
    reason: LATER,
  },
  '16.5': {
    title: 'Summary',
    gist: 'The map is finished before the deployment.',
    status: 'not for software',
    reason: LATER,
  },
  '17.1': {
    title: 'Deployment Menu',
    gist: 'Both sides are deployed by hand or by chance.',
    status: 'not for software',
    reason: LATER,
  },
  '17.11': {
    title: 'Deployment Sub-Menu',
    gist: 'A unit is put on a square.',
    status: 'not for software',
    reason: LATER,
  },
  '17.2': {
    title: 'Deployment Summary',
    gist: 'The deployment is finished before the squares are set.',
    status: 'not for software',
    reason: LATER,
  },
  '18.1': {
    title: 'Square Types',
    gist:
      'Victory squares, rear areas, reinforcement squares, defensive lines, and objectives ' +
      'for a computer player.',
    status: 'not for software',
    reason: LATER,
  },
  '18.2': {
    title: 'Square Set Menus',
    gist: 'Each kind of square is set, shown or deleted.',
    status: 'not for software',
    reason: LATER,
  },
  '18.21': {
    title: 'Victory Squares',
    gist: 'Up to 8 victory squares a side, worth 12700 points at most.',
    status: 'not for software',
    reason: LATER,
  },
  '18.22': {
    title: 'Rear Area Squares',
    gist: 'The rear area stands for an army’s supply; a computer commander gives it up last.',
    status: 'played',
  },
  '18.23': {
    title: 'Reinforcement Squares',
    gist: 'Up to 8 squares by which reinforcements come, of either side.',
    status: 'not for software',
    reason: LATER,
  },
  '18.24': {
    title: 'Defensive Lines',
    gist:
      'Three lines of four points on which a computer commander stands: the first when he is ' +
      'winning, the last when he is losing. An enemy near his rear is met there, too.',
    status: 'played',
  },
  '18.25': {
    title: 'Artillery Objectives',
    gist: 'Where a computer commander takes his guns.',
    status: 'played',
  },
  '18.26': {
    title: 'Special Objectives',
    gist: 'Squares a computer commander takes and holds besides the victory squares.',
    status: 'played',
  },
  '19.1': {
    title: 'Tables Menu',
    gist:
      'A scenario may replace: its length (A) and its date and hour (B), the points for ' +
      'losses (C), weapons and their fire (D, E), the cost of ground (F), fire and melee by ' +
      'ground of target (G) and attacker (H), formations in melee (I) and fire (J), the ways ' +
      'of retreat (K), the reach of leaders (L), the degrees of victory (M), the fewest men ' +
      'of a unit (N), and what charges (O) and squares (P) are rolled against.',
    status: 'played',
  },
  '20.1': {
    title: 'Editor Tables',
    gist:
      'Three arms, 18 kinds of troops and 28 branches, 19 nations and 11 formations; the ' +
      'hours of daylight by month, from 6:00 to 18:00 in January and from 4:00 to 21:00 in ' +
      'June; what night changes (12.1).',
    status: 'played',
  },
  '20.2': {
    title: 'Terrain Table',
    gist:
      'The 128 tiles of maps, each with its kind of ground and elevation. Ridges have even ' +
      'elevations.',
    status: 'played',
  },
  '20.3': {
    title: 'Unit Data',
    gist: '262 standard units of 1805 to 1815, with what they cost.',
    status: 'played',
  },
  '20.4': {
    title: 'Readiness Loss Table',
    gist:
      'The chances in percent to lose 2, 3 or 4 readiness with a new objective, by the ' +
      'leader’s bonus. Bonus 0: 0, 30, 70; bonus 4: 0, 50, 50; bonus 8: 20, 50, 30; bonus ' +
      '12: 40, 50, 10; bonus 15: 55, 45, 0. Every point in between shifts it by 5.',
    status: 'played',
  },
  '20.5': {
    title: 'Weapon/Range Casualty Table',
    gist:
      'Losses by 100 men: the musket 3 at one square and 1 at two; the rifle 3 up to two and ' +
      '2 up to four; the carbine 2 at one. By a gun at 1, 2, 4, 6, 8 and 12 squares: ' +
      'twelve-pounder 17, 8, 6, 3, 2, 1; nine 13, 7, 4, 2, 1, 1; eight 12, 6, 4, 1, 1, 1; ' +
      'six 9, 5, 3, 1, 1, 1; four 7, 4, 2, 1, 1. Howitzers, licornes and mixed batteries ' +
      'have theirs, thirty weapons in all. The sabre does not fire.',
    status: 'played',
  },
  '20.6': {
    title: 'Fire and Melee Strength Modifiers',
    gist:
      'Percentages, all multiplied. Fire at a target in fields 90, sunken road 80, woods or ' +
      'swamp 70, town 60, redoubt 20; melee into a sunken road 90, town 80, woods or swamp ' +
      '70, redoubt 40; melee from a stream or bridge 70. Who fires: line and unlimbered 100, ' +
      'dismounted 75, normal and open 60, column and square 30. Who is hit: column 150, ' +
      'square 140, normal 110, open and limbered 80, dismounted 70, routed 60, unlimbered ' +
      '40. Off: 5 for each readiness below 7, 10 for each disruption, a half for each ' +
      'fatigue. Efficiency as it is, in melee less 18 of 80; control 50, 5 more for each ' +
      'point above 10; fewer than 6 points left 75; leader 3 for each bonus; 10 for each ' +
      'level of height. In fire also: flank 130, target set to melee 140, in road mode 200, ' +
      'avoiding fights 10; fewer than 500 men in a stack 120; skirmishers (6.354); 1 for ' +
      'each 50 men in the target square above or below 500, 1 off for each 50 above 500 who ' +
      'fire; too few gunners. In melee also: 10 for each melee value; column on a line 180; ' +
      'charge on line or column 250, on limbered and unlimbered guns 300, on a square a ' +
      'quarter; on a flank 150, flanked 25; lancers 130; no ammunition 90; dismounted 33; ' +
      'limbered, and routed against cavalry, 20. Nations: French and allies in column or ' +
      'with skirmishers out 120 in fire, French columns 150 in melee; British in line or ' +
      'column 130; Highlanders, Prussian infantry and Russian columns 120; Austrian columns ' +
      '130, against cavalry 120 more, Austrian grenadiers with skirmishers out 120 in fire. ' +
      'Chance 80 to 120, level of play 80 to 120.',
    status: 'played',
  },
  '20.7': {
    title: 'Rally Table',
    gist:
      'The chance to rally, in percent: three times the control and half the morale, 10 more ' +
      'for Russians.',
    status: 'played',
  },
  '20.8': {
    title: 'Operation Point Table',
    gist:
      'Operation points by control: up to 17, 8; from 18, 8 or 9; from 20, 9 to 11; from 22, ' +
      '10 to 12; from 24, 11 to 13; from 26, 12 to 14; from 28, 13 to 15; at 30, 14 or 15. ' +
      'The unit’s modifier is added, up to 15. Then Russians without a modifier and Austrian ' +
      'columns have one less.',
    status: 'played',
  },
  '20.9': {
    title: 'Fatigue Table',
    gist:
      'Fatigue: 4 for fire, artillery 10; 8 for melee; 2 or nothing for a square marched, ' +
      'the likelier the more points it cost; 2 for a square of a charge, 4 for an overrun; 6 ' +
      'for a forced march.',
    status: 'played',
  },
  '20.10': {
    title: 'Efficiency Table',
    gist:
      'Efficiency: 6 less for a retreat or rout, 1 less for 5 men lost, 2 less when a friend ' +
      'retreats past a unit with 20 to 60; 6 more for an enemy made to retreat, 12 for one ' +
      'made to rout.',
    status: 'played',
  },
  '20.11': {
    title: 'Disruption Table',
    gist:
      'The disruption test: morale and 20 is the chance of no level, 40 less morale that of ' +
      'two, one is the rest. It counts as morale: line -20; French and allies in column or ' +
      'with skirmishers out 20; British line or column 30; Highlanders, Prussian infantry ' +
      'and Russian columns 20; Austrian columns 30, and 20 against cavalry; Austrian ' +
      'grenadiers with skirmishers out 20; against a charge squares 40 and columns 10; ' +
      'Cossacks under guns -5. Without a test: 2 levels for charging, 2 for infantry that is ' +
      'charged and not in square, 5 for more than 14 percent lost in a shot.',
    status: 'played',
  },
  '20.12': {
    title: 'Disruption Recovery Table',
    gist:
      'The chances in percent to lose no, one or two levels of disruption in recovery, by ' +
      'control. Control 10: 50, 50, 0; control 15: 25, 75, 0; control 20: 0, 75, 25; control ' +
      '25: 0, 50, 50; control 30: 0, 25, 75. Every point in between shifts it by 5.',
    status: 'played',
  },
  '20.13': {
    title: 'Leader Command Control Modifier Table',
    gist:
      'The chances in percent of four, three, two stars or one, by the leader’s bonus. Bonus ' +
      '0: 0, 0, 0, 100; bonus 3: 0, 0, 34, 66; bonus 6: 0, 11, 55, 34; bonus 9: 0, 45, 55, ' +
      '0; bonus 12: 22, 55, 23, 0; bonus 15: 55, 45, 0, 0. Every point in between shifts it ' +
      'by 10 to 12.',
    status: 'played',
  },
  '20.14': {
    title: 'Cavalry Charge Table',
    gist:
      'The chance to charge is morale and 10, less 15 for each level of disruption; without ' +
      'disruption it is 100 from morale 70 on. The chance to form square: from morale 20 on ' +
      '30 percent, from 40 60, from 60 90, less 15 for each level of disruption; from 80 on ' +
      '100, at two levels 90, at three 75. Line has 10 less; units of nothing but ' +
      'skirmishers 10, 20 or 30 less with one, two or three quarters out. With morale below ' +
      '20, which breaks at once, or disruption of 4 nobody forms square. Who fails gains a ' +
      'level of disruption in 10 percent of cases, in 10 more for each 20 of morale above ' +
      '20; two or three in 10 each; four in 20; and five in the rest.',
    status: 'played',
  },
  '20.15': {
    title: 'OP Point Cost Table',
    gist:
      'Points of a square for infantry, cavalry and artillery, straight (and diagonal): ' +
      'clear 2 (3), 1 (2), 2 (3); fields 2 (3), 1 (2), 3 (5); town 4 (6), 3 (5), 3 (5); ' +
      'woods 4 (6), 3 (5), 6 (9); stream and bridge 4 (6), 3 (5), 5 (7); redoubt and sunken ' +
      'road 3 (5), 2 (3), 3 (5); swamp 4 (6) for infantry alone; a river for nobody. Uphill ' +
      '2, 1 and 4 more. Line pays double for this, unless all its men are skirmishers who ' +
      'are out. Horse artillery moves as cavalry. In road mode a straight step of road costs ' +
      '1. More: entering an enemy zone 1, leaving one 2, joining friends 1, away from the ' +
      'objective 1 to 3, turning 1; infantry not in column pays 1 to turn as it steps. ' +
      'Formation 2, in an enemy zone 6, not French 1 more, artillery not; skirmishers 1; ' +
      'road mode 2; fire 1, artillery 4; melee 2.',
    status: 'played',
  },
} as const satisfies Record<string, Rule>;
