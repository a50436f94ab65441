import type { Rule } from '../../kernel/rulebook.ts';

/** Why the sections of the editor are not played. */
const LATER = 'The editor of scenarios comes later; a scenario document says what it sets.';
/** Of squares that only a computer player of the original looks at. */
const FOR_COMPUTER =
  'It guides the computer player of the original; bots here read the map themselves.';

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
      'Units move and fight over many turns. You win by costing the enemy more men than you ' +
      'lose and by holding the places that are worth points.',
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
      'A: who moves first. D: levels 1 and 2 favour the French in fire and melee, 4 and 5 the ' +
      'Allies. E: only known enemies are shown. F, G: men from 80 to 120 percent. H, I: ' +
      'reinforcements up to four turns earlier (1), up to four later (2), as they came (3), ' +
      'two turns either way (4) or four (5). J, K: less or more ammunition.',
    status: 'played',
  },
  '4.2': {
    title: 'Computer Directive Table',
    gist:
      'A computer player is told to retreat, to hold or to attack: always, at random, or as ' +
      'the situation wants it.',
    status: 'not for software',
    reason: 'Bots have levels and plans of their own.',
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
      'A turn: command control; operation points on the first turn, later reinforcements and ' +
      'ammunition; then each side twice has an operations phase, each followed by combat, by ' +
      'its own recovery and operation points and by the enemy’s rally, and before the first ' +
      'of the two transfers leaders and sets objectives. Last, victory is checked.',
    status: 'played',
  },
  '5.0': {
    title: 'Objective Phase',
    gist:
      'In the objective phase you tell the leaders of formations where you want them. What ' +
      'the units do is yours to order all the same, but going elsewhere costs more.',
    status: 'played',
  },
  '5.1': {
    title: 'Objective Phase Information Area',
    gist: 'The whole map is shown with a summary of what can be done.',
    status: 'played',
  },
  '5.11': {
    title: 'Active Leader',
    gist: 'One leader at a time is active, shown by name and level, with the units under him.',
    status: 'played',
  },
  '5.111': {
    title: 'Command Levels',
    gist:
      'Objectives belong to formations two levels above the single infantry unit, brigades or ' +
      'divisions for battalions, and one level above cavalry. Artillery has none.',
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
      'Formations begin with objectives. In your first objective phase you change them ' +
      'freely, later at a price.',
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
      'After your first objective phase a new objective halves the operation points of the ' +
      'formation’s units for the next operations phase and costs them 2 to 4 readiness by the ' +
      'leader’s bonus and chance (20.4).',
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
      'for combat.',
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
    gist: 'A unit must be picked before it is given orders.',
    status: 'played',
  },
  '6.05': {
    title: 'View and LOS',
    gist: 'From any square, in a direction you choose, you can be shown what is in sight.',
    status: 'played',
  },
  '6.06': {
    title: 'Seeing Under Units',
    gist: 'The units can be lifted from view to see the ground.',
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
    gist: 'Artillery shows neither leaders nor skirmishers, melee or advance.',
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
      'and melee cost some. It gets 8 to 15 by its command control and its own modifier, in ' +
      'the recovery of its side after combat; what it has not used is not kept.',
    status: 'played',
  },
  '6.32': {
    title: 'Moving a Unit',
    gist:
      'A square costs by its ground (20.15). With a single point left a unit may still make ' +
      'one step if nothing forbids it. No unit enters forbidden ground or an enemy’s square. ' +
      'A move can be taken back until the unit is left; if it uncovered hidden enemies, that ' +
      'costs 4 points.',
    status: 'played',
  },
  '6.33': {
    title: 'Zones of Control',
    gist:
      'The eight squares around a unit are its zone of control. Entering one costs 1 more, ' +
      'leaving one 2 more. From zone to zone a unit steps only into a square that already ' +
      'holds a friend. Those who retreat or rout in a zone lose more.',
    status: 'played',
  },
  '6.34': {
    title: 'Stacking',
    gist:
      'A square holds 1800 infantry or 1200 cavalry, half of that in woods and towns; a gun ' +
      'counts as 50 men. Cavalry and infantry never stack. Routed units stack only while they ' +
      'retreat.',
    status: 'played',
  },
  '6.341': {
    title: 'Frontline Status',
    gist:
      'One infantry unit of a square is in front, with all artillery, or any cavalry. Only ' +
      'those in front fire and are fired at; all fight in melee.',
    status: 'played',
  },
  '6.35': {
    title: 'Formations',
    gist: 'A formation is how a unit stands in its square: changing it costs points (20.15).',
    status: 'played',
  },
  '6.351': {
    title: 'Infantry Formation',
    gist:
      'Infantry stands in line, which fires best; in column, which moves and charges home; in ' +
      'square, which cannot move and withstands cavalry; or in open order, for woods and ' +
      'towns and under fire. Road mode is a column on a road: fast, and hit twice as hard. ' +
      'Infantry takes or leaves it first in a phase, with no enemy within four squares.',
    status: 'played',
  },
  '6.352': {
    title: 'Artillery Formations',
    gist:
      'Artillery is limbered to move, unlimbered to fire, or open, which is unlimbered among ' +
      'woods and houses. Unlimbered guns can turn. Artillery may take road mode.',
    status: 'played',
  },
  '6.353': {
    title: 'Cavalry Formations',
    gist:
      'Cavalry stands normal or open; in charge or counter-charge, in which it waits; or ' +
      'dismounted, if it has more than sabres: then it fights as infantry in line. Carbines ' +
      'fire from the saddle in normal and open formation.',
    status: 'played',
  },
  '6.354': {
    title: 'Skirmishers',
    gist:
      'Skirmishers are part of their unit. Out, in quarters of their number, they fire well, ' +
      'shield it and take most of its losses. They come in for melee, and after combat beside ' +
      'an enemy unless in woods, town or swamp. A unit of nothing but skirmishers, all out, ' +
      'runs from cavalry, and from infantry that attacks it in the open. Out or in costs 1 ' +
      'point and is not done in an enemy zone.',
    status: 'played',
  },
  '6.36': {
    title: 'Facing',
    gist:
      'A unit faces one of eight directions and sees and fires in the right angle before it; ' +
      'a square sees all round. What comes from elsewhere comes in flank, except against ' +
      'squares and redoubts. All units of a square face the same way; turning costs the ' +
      'picked one 1 point.',
    status: 'played',
  },
  '6.37': {
    title: 'Forced Marching',
    gist:
      'A forced march gives 1 point for 6 fatigue and may disrupt. Not for routed or very ' +
      'tired units, or with more than 40 fatigue.',
    status: 'played',
  },
  '6.38': {
    title: 'Terrain',
    gist: 'Ground changes sight, fire, melee and cost.',
    status: 'played',
  },
  '6.4': {
    title: 'Fire and Melee Orders',
    gist:
      'Units without orders fire on their own. Firing needs 1 point, artillery 4; melee 2 ' +
      'more. Guns turn on closer enemies, and fire far only when ordered.',
    status: 'played',
  },
  '6.41': {
    title: 'Fire Menu',
    gist:
      'A unit is given a target square it sees, also an empty one; or fires as it sees fit; ' +
      'or holds its fire until an enemy stands beside it.',
    status: 'played',
  },
  '6.42': {
    title: 'Melee and Advance Toggles',
    gist:
      'A unit may be set to melee the square it faces, for which 2 points must be left after ' +
      'fire, and to advance into it when it is free, which costs nothing.',
    status: 'played',
  },
  '6.43': {
    title: 'Cavalry Charges',
    gist:
      'Cavalry charges a target square within 8: in charge formation with 6 points left, ' +
      'disruption of 3 at most, morale of 25, not from an enemy zone, and after a test. It ' +
      'goes straight there around friends; whom it meets stands, forms square, flees or is ' +
      'overrun, and after the melee the cavalry goes back blown.',
    status: 'played',
  },
  '6.431': {
    title: 'Counter-Charges',
    gist:
      'Cavalry in counter-charge that sees enemy cavalry charge within six squares tests, and ' +
      'charges it if its owner wants to.',
    status: 'played',
  },
  '6.432': {
    title: 'Infantry Charge Reaction Tests',
    gist:
      'Infantry near a charge tries once a phase to form square. Open order and skirmishers ' +
      'flee; morale under 20 breaks; those who fail are disrupted by 1 to 5 levels and stand, ' +
      'flee or rout. Woods, towns, redoubts and sunken roads need no square.',
    status: 'played',
  },
  '6.433': {
    title: 'Advancing Cavalry',
    gist:
      'After a melee won in a charge British cavalry always goes on; other cavalry mostly ' +
      'returns to open order.',
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
      'The test to charge is by morale and disruption (20.14). Who fails is disrupted and ' +
      'does not charge.',
    status: 'played',
  },
  '6.436': {
    title: 'Artillery Charge Reaction Tests',
    gist:
      'Guns near a charge: limbered ones retreat; unlimbered ones beside a square stay and ' +
      'fire; others test, and stay, limber up and go, or are ridden over.',
    status: 'played',
  },
  '7.0': {
    title: 'Combat Phase',
    gist:
      'Combat: charges; artillery fire; other fire; melees; retreats and advances. Losses are ' +
      'taken at once. A unit of few men is gone altogether.',
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
      'All artillery of both sides fires, one after the other. A plotted gun beyond three ' +
      'squares turns on an enemy at least three squares closer; without a plot it does not ' +
      'fire beyond seven.',
    status: 'played',
  },
  '7.3': {
    title: 'Fire Phase',
    gist:
      'Then infantry, dismounted cavalry and carbines fire, one after the other, the readier ' +
      'first.',
    status: 'played',
  },
  '7.4': {
    title: 'Melee Phase',
    gist:
      'Those set to melee attack the square they face, cavalry before infantry, all of one ' +
      'arm on a square together. Each side’s strength decides losses, and who retreats.',
    status: 'played',
  },
  '7.5': {
    title: 'Fire Effects',
    gist: 'Losses lower efficiency and may disrupt; a disrupted unit may retreat or rout.',
    status: 'played',
  },
  '7.51': {
    title: 'Retreat',
    gist:
      'A unit retreats away from the enemy. Within three squares of him it goes straight ' +
      'back, also through friends, who are tested for it; farther on it avoids them. In a ' +
      'redoubt nobody retreats who is not routed. The side whose phase it is not goes first. ' +
      'Cavalry beside an enemy goes back unless it charges.',
    status: 'played',
  },
  '7.52': {
    title: 'Rout',
    gist:
      'Disruption 5 is a rout: seven squares at once, two in every later combat until ' +
      'rallied, seven again when attacked. Routed units neither fire nor fight. Artillery ' +
      'only retreats. Units of the same square lose efficiency; in an enemy zone men are ' +
      'captured.',
    status: 'played',
  },
  '7.53': {
    title: 'Advance',
    gist:
      'Those set to advance go into the square that their enemy has left, those of the side ' +
      'whose phase it is first.',
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
      'Fatigue grows with marching, firing and melee. Every 2 points left after combat take 2 ' +
      'off, not beside an enemy. Guns with more than 20 often get no ammunition.',
    status: 'played',
  },
  '8.2': {
    title: 'Morale',
    gist:
      'Morale is efficiency less fatigue. It is tested by losses of 3 percent, by friends who ' +
      'retreat past, by charges, by forced march, difficult ground, stacking, leaving a zone ' +
      'and reforming in one. With 29 or less a unit neither enters a zone nor attacks.',
    status: 'played',
  },
  '8.3': {
    title: 'Efficiency',
    gist:
      'Efficiency falls with losses and retreats and comes back with rest and with enemies ' +
      'driven off: 6 for a retreat, 12 for a rout; never above the unit’s most.',
    status: 'played',
  },
  '8.4': {
    title: 'Readiness',
    gist:
      'Readiness, 0 to 7, grows by one before each operations phase. A square marched may ' +
      'cost one, down to 3; a new objective costs 2 to 4. It counts in fire and melee.',
    status: 'played',
  },
  '8.5': {
    title: 'Disruption',
    gist:
      'Each level of disruption takes a tenth off a unit’s strength. From 3 it neither enters ' +
      'a zone nor attacks; at 4 fire makes it retreat; at 5 it routs and stacks with nobody. ' +
      'A shot that costs more than 14 percent makes it 5.',
    status: 'played',
  },
  '9.0': {
    title: 'Command Control',
    gist:
      'Command control, 10 to 30, says how well orders reach a unit. It makes operation ' +
      'points and counts in combat.',
    status: 'played',
  },
  '9.1': {
    title: 'Leaders',
    gist:
      'Every unit but artillery is under leaders. A leader rides with a unit, one to a unit, ' +
      'and has a bonus of 0 to 15 that helps it.',
    status: 'played',
  },
  '9.11': {
    title: 'Leader Loss',
    gist:
      'A leader whose unit is fired at may be wounded: more likely with heavy losses. His ' +
      'successor is never as good.',
    status: 'played',
  },
  '9.12': {
    title: 'Leader Transfer',
    gist: 'Leaders change units only in the leader transfer phase.',
    status: 'played',
  },
  '9.121': {
    title: 'Leader Transfer Menu',
    gist: 'For a unit you see its leader’s whole command and may bring one of its leaders to it.',
    status: 'played',
  },
  '9.13': {
    title: 'Leader Effects On Command Control Rating',
    gist:
      'Control falls with few stars of each leader above the unit, and with the squares ' +
      'between them: near leaders count most.',
    status: 'played',
  },
  '9.2': {
    title: 'Specific Effects of Command Control',
    gist:
      'Stars are rolled at the start of every turn, four the best. Control makes operation ' +
      'points and helps to rally, to recover and to get ammunition.',
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
      'A unit begins with 7 shots. From the second turn it may get some back, the likelier ' +
      'the better its control, with no enemies near and little fatigue. Without ammunition it ' +
      'does not fire.',
    status: 'played',
  },
  '10.2': {
    title: 'Rally',
    gist:
      'A routed unit may rally after the enemy’s combat if no enemy is in sight within five ' +
      'squares and its morale is above 29: it is then in open order, disrupted by 3.',
    status: 'played',
  },
  '10.3': {
    title: 'Recovery',
    gist:
      'After combat a side’s units lose fatigue and disruption and gain efficiency by what ' +
      'points they have left and by their control; then they get new points.',
    status: 'played',
  },
  '10.4': {
    title: 'Reinforcements',
    gist:
      'Reinforcements come in their turn on their square, in column, limbered or in normal ' +
      'formation; beside it if an enemy holds it. They may overstack there until they move.',
    status: 'played',
  },
  '11.0': {
    title: 'Victory Phase',
    gist:
      'After the last turn the points are counted, and their difference tells who has won and ' +
      'how far.',
    status: 'played',
  },
  '11.1': {
    title: 'Victory Points',
    gist:
      '1 point for a man lost, 1.5 for one captured, 50 for a gun lost, 100 for one captured. ' +
      'A victory square counts for who has 1000 men on it or beside it at the start of a ' +
      'turn, and no longer than that.',
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
      'Days are parted by one night turn: operations cost double, nobody sees farther than ' +
      'three squares, and no cavalry charges.',
    status: 'played',
  },
  '13.0': {
    title: 'Historical Scenarios',
    gist: 'Four battles with their orders of battle, hours and entry squares.',
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
    gist: 'The rear area stands for an army’s supply.',
    status: 'not for software',
    reason: FOR_COMPUTER,
  },
  '18.23': {
    title: 'Reinforcement Squares',
    gist: 'Up to 8 squares by which reinforcements come, of either side.',
    status: 'not for software',
    reason: LATER,
  },
  '18.24': {
    title: 'Defensive Lines',
    gist: 'Three lines of four points on which a computer player stands.',
    status: 'not for software',
    reason: FOR_COMPUTER,
  },
  '18.25': {
    title: 'Artillery Objectives',
    gist: 'Where a computer player takes its guns.',
    status: 'not for software',
    reason: FOR_COMPUTER,
  },
  '18.26': {
    title: 'Special Objectives',
    gist: 'Squares a computer player takes besides the victory squares.',
    status: 'not for software',
    reason: FOR_COMPUTER,
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
      'Arms, kinds, branches, nations and formations; the hours of daylight by month; what ' +
      'night changes.',
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
    gist: 'Readiness lost with a new objective: the better the leader, the less.',
    status: 'played',
  },
  '20.5': {
    title: 'Weapon/Range Casualty Table',
    gist:
      'Thirty weapons, and their losses by 100 men or by a gun at six ranges. The sabre does ' +
      'not fire.',
    status: 'played',
  },
  '20.6': {
    title: 'Fire and Melee Strength Modifiers',
    gist:
      'What ground, formation and everything else take from or add to the strength of fire ' +
      'and melee. All of it is multiplied.',
    status: 'played',
  },
  '20.7': {
    title: 'Rally Table',
    gist: 'The chance to rally by control and morale; Russians have 10 more.',
    status: 'played',
  },
  '20.8': {
    title: 'Operation Point Table',
    gist:
      'Operation points by control: from 8 to 14 or 15. Russians without a modifier and ' +
      'Austrian columns have one less.',
    status: 'played',
  },
  '20.9': {
    title: 'Fatigue Table',
    gist: 'Fatigue for fire (4, artillery 10), melee (8) and marching (2 or nothing a square).',
    status: 'played',
  },
  '20.10': {
    title: 'Efficiency Table',
    gist: 'Efficiency lost and gained: retreats, losses, and enemies driven off.',
    status: 'played',
  },
  '20.11': {
    title: 'Disruption Table',
    gist: 'The disruption test by morale, what shifts it, and what disrupts without a test.',
    status: 'played',
  },
  '20.12': {
    title: 'Disruption Recovery Table',
    gist: 'Levels of disruption lost in recovery, by control.',
    status: 'played',
  },
  '20.13': {
    title: 'Leader Command Control Modifier Table',
    gist: 'Stars by a leader’s bonus: chances of four to one.',
    status: 'played',
  },
  '20.14': {
    title: 'Cavalry Charge Table',
    gist: 'The tests to charge and to form square, and what failing costs.',
    status: 'played',
  },
  '20.15': {
    title: 'OP Point Cost Table',
    gist:
      'Operation points of each ground by arm, straight and diagonal, and of everything else ' +
      'a unit does. Line pays double.',
    status: 'played',
  },
} as const satisfies Record<string, Rule>;
