import type { Ruling } from '../../kernel/rulebook.ts';
import type { RULEBOOK } from './rulebook.ts';

/** The rulings in short, beside the rules. docs/rulings/squares.md has them in full, with reasons. */
export const RULINGS = {
  R1: {
    rules: ['4.11'],
    title: 'Whom the levels favour',
    gist: 'Levels 1 and 2 favour the French, 1 more than 2; 4 and 5 the Allies.',
  },
  R2: {
    rules: ['4.11'],
    title: 'Earlier, later, either',
    gist:
      'As printed: four turns earlier at most, four later at most, two either way, four ' +
      'either way.',
  },
  R3: {
    rules: ['4.11', '13.0'],
    title: 'Who moves first',
    gist: 'The French, unless the option says otherwise.',
  },
  R4: {
    rules: ['6.02', '13.0', '19.1'],
    title: 'Hours and lengths of the battles',
    gist:
      'Borodino begins at 10:00 and has 14 turns, Auerstadt at 9:00 and 16, Quatre Bras at ' +
      '14:30 and 13, Waterloo at 11:30 and 18.',
  },
  R5: {
    rules: ['12.1', '20.1'],
    title: 'The last hour of daylight',
    gist:
      'The last hour counts: a battle goes on for both of its half hours. In June the turn ' +
      'of 21:30 is played by day and 22:00 is night.',
  },
  R6: {
    rules: ['6.34', '13.0'],
    title: 'Too many men on a square',
    gist:
      'They stay as printed until they move. A unit that is larger than the limit may stand ' +
      'alone on a square.',
  },
  R7: {
    rules: ['6.341', '13.0'],
    title: 'Who begins in front',
    gist:
      'Of the infantry on a square the first by number; all artillery and cavalry. A ' +
      'scenario may name another.',
  },
  R8: {
    rules: ['7.0', '19.1'],
    title: 'The fewest men',
    gist: 'At 40 men or fewer, unless the scenario says otherwise.',
  },
  R9: {
    rules: ['13.0', '15.43'],
    title: 'What the orders of battle do not print',
    gist:
      'A unit’s nation is read from its name. Maximum efficiency, melee value and modifier ' +
      'are those of a unit of its nation, year and kind in the unit data, or of the ' +
      'nearest; the printed efficiency where it is higher. Infantry begins in column, in ' +
      'line where it defends, in open order in woods and towns; guns in battery; all face ' +
      'the enemy.',
  },
  R10: {
    rules: ['15.43', '20.3'],
    title: 'Melee values',
    gist: 'Melee values are those of the unit data, also where they leave the editor’s range.',
  },
  R11: {
    rules: ['9.1', '13.0'],
    title: 'Bonuses, and leaders who are not printed',
    gist:
      'Levels and superiors are those of history; where a division or the head of an army ' +
      'is missing he is added. Bonuses are ours, with those the rules tell: Eugène 12 and ' +
      'Aulard 6. Each leader rides with a unit of his own.',
  },
  R12: {
    rules: ['13.41'],
    title: 'Two Halketts',
    gist: 'Colin Halkett has units 109 and 110, Hew Halkett, called Halkett(H), 128 and 129.',
  },
  R13: {
    rules: ['13.0'],
    title: 'Names',
    gist: 'Names that are short or misspelt stay as units give them; the full name is beside.',
  },
  R14: {
    rules: ['13.11'],
    title: 'Borodino',
    gist:
      'The cells that are out of place at Borodino are read in their order; artillery has ' +
      'no leader. Unit 99 on its entry square and batteries with 26 men to a gun are as ' +
      'printed.',
  },
  R15: {
    rules: ['13.2', '13.21'],
    title: 'Auerstadt',
    gist:
      'Davout’s is the III Corps. 2/17 has turn 21 and never comes, so the battle has no ' +
      'more than 20 turns.',
  },
  R16: {
    rules: ['13.31'],
    title: 'Quatre Bras',
    gist:
      'Units 46 and 47 are read in order. Rettberg has 6 guns for his 96 men. Units 142 and ' +
      '143 are Light, not Landwehr.',
  },
  R17: {
    rules: ['13.41'],
    title: 'Waterloo',
    gist:
      'Battery 57 has 8 guns. Entry squares inside the map are as printed: with them there ' +
      'are exactly eight.',
  },
  R18: {
    rules: ['13.41'],
    title: 'Lobau, the Young Guard and Plancenoit',
    gist:
      'Lobau’s corps and the Young Guard are not there: they fought the Prussians. ' +
      'Plancenoit would lie south of the map.',
  },
  R19: {
    rules: ['13.0', '16.0'],
    title: 'The maps',
    gist:
      'The maps are rebuilt from the ground of the battles around what the rules tell: ' +
      'where every unit begins or comes in, how many men towns and woods hold, and what the ' +
      'text says of hills, farms, valleys and corn.',
  },
  R20: {
    rules: ['11.0', '11.1', '13.0'],
    title: 'Victory squares and levels',
    gist:
      'The places that were fought for are worth 1000 to 8000, more to the side that has to ' +
      'take them. Degrees of victory are leads of that order.',
  },
  R21: {
    rules: ['16.0', '18.21'],
    title: 'Sizes of maps',
    gist: 'A map has up to 1600 squares and from 12 to 64 rows and columns.',
  },
  R22: {
    rules: ['19.1'],
    title: 'The ways of retreat',
    gist:
      'For each direction away from the enemy: that one, then one eighth to the right and ' +
      'to the left, then two. A scenario may list others.',
  },
  R23: {
    rules: ['9.13', '19.1'],
    title: 'The reach of leaders',
    gist:
      'The chance that one square of distance takes a point: 70 for a regiment’s leader, 60 ' +
      'brigade, 50 division, 20 corps, 5 army.',
  },
  R24: {
    rules: ['20.1'],
    title: 'One code for two',
    gist:
      'Hungarians have the code HG, as HU are the Hussars. The other codes that stand twice ' +
      'are read by their list.',
  },
  R25: {
    rules: ['20.2'],
    title: 'Tiles 125 and 126',
    gist:
      'Tiles 125 and 126 are wooded roads, right to upper: the only direction of them that ' +
      'is missing.',
  },
  R26: {
    rules: ['20.3'],
    title: 'The unit data',
    gist:
      '31 has melee 5, not 9; 65 is infantry; weapon and price of 76 and 77 change places, ' +
      'without a branch; 104 is Guard; 124 has no branch; 167 no gun. Maximum efficiency is ' +
      'printed from 0 and counted from 2. Rows 140, 141 and the twins 187 and 188 are as ' +
      'printed.',
  },
  R27: {
    rules: ['19.1', '20.5'],
    title: 'The sabre',
    gist: 'The sabre never fires, whatever its figure says.',
  },
  R28: {
    rules: ['20.6'],
    title: 'Command control in combat',
    gist:
      'The share of command control in combat counts from 10: control 10 is 50 percent, 20 ' +
      'is 100, 30 is 150.',
  },
  R29: {
    rules: ['20.6'],
    title: 'Efficiency in melee',
    gist: 'In melee efficiency counts less 18, as a part of 80; 5 percent at least.',
  },
  R30: {
    rules: ['20.6'],
    title: 'Men who fire',
    gist:
      'Men who fire count against themselves only above 500, men in the target square both ' +
      'ways.',
  },
  R31: {
    rules: ['20.6'],
    title: 'French columns',
    gist:
      '120 in fire, for French and allies, in column or skirmishing; 150 in melee, for ' +
      'French infantry in column.',
  },
  R32: {
    rules: ['20.6'],
    title: 'Dismounted cavalry',
    gist: 'Dismounted cavalry has half its melee value, and 33 percent of its strength besides.',
  },
  R33: {
    rules: ['7.52', '19.1', '20.6'],
    title: 'Routed units in fire',
    gist: 'Routed units do not fire, and 0 in the table of a scenario means so for all.',
  },
  R34: {
    rules: ['8.2', '20.11'],
    title: 'When disruption is tested',
    gist:
      'Disruption is tested by losses of 3 percent and costs 0 to 2 levels. 1 to 5 are only ' +
      'for a square that was not formed.',
  },
  R35: {
    rules: ['10.2', '20.7'],
    title: 'Rally',
    gist:
      'The chart of rally, and between its figures three times the control and half the ' +
      'morale.',
  },
  R36: {
    rules: ['20.13'],
    title: 'Stars',
    gist:
      'In the first ten rows of stars the bonus and its first figure have run together. The ' +
      'row of 6 is 0, 11, 55, 34.',
  },
  R37: {
    rules: ['20.14'],
    title: 'The test to charge',
    gist: 'The test to charge leaps from 70 to 100 at morale 70 without disruption, as printed.',
  },
  R38: {
    rules: ['20.15'],
    title: 'The cost of ground',
    gist:
      'The figures are those of infantry, cavalry and artillery in this order. A bridge ' +
      'costs as much as a stream without road mode. “Deploy skirmishers” is void for ' +
      'cavalry and artillery.',
  },
  R39: {
    rules: ['18.22', '18.24', '18.25', '18.26'],
    title: 'The squares of a computer commander',
    gist:
      'Rear areas, defensive lines and the squares for guns follow the ground of the battles. ' +
      'Up to eight squares of a kind; a scenario may leave them out.',
  },
  R101: {
    rules: ['5.111'],
    title: 'Whose objective a unit has',
    gist:
      'Infantry goes where the highest leader above it is sent who is not above a division; ' +
      'cavalry where its own leader is sent. Artillery and independent units have no ' +
      'objective.',
  },
  R102: {
    rules: ['6.41', '6.43'],
    title: 'Distances',
    gist:
      'A square is as far as its columns or its rows are away, whichever is more: all eight ' +
      'neighbours are at 1.',
  },
  R103: {
    rules: ['6.33'],
    title: 'Zones of routed units',
    gist: 'Routed units have no zone of control.',
  },
  R104: {
    rules: ['8.2', '8.5'],
    title: 'How far a march disrupts',
    gist: 'A march alone routs nobody: its tests cost one level each and end at 4.',
  },
  R105: {
    rules: ['8.2', '8.5'],
    title: 'The test of morale on the march',
    gist:
      'A roll of 0 to 99 below morale, what formation and nation add to it (20.11), and 20 ' +
      'passes. Who fails gains a level of disruption.',
  },
  R106: {
    rules: ['8.1', '8.4', '20.9'],
    title: 'What a march wears out',
    gist:
      'Each square has a chance of 10 percent for every operation point it cost to bring 2 ' +
      'fatigue, by road in road mode none, and of 25 percent to take a level of readiness. ' +
      'The chances of a march are summed and rolled once, when the unit is let go.',
  },
  R107: {
    rules: ['9.1', '9.13'],
    title: 'Command control',
    gist:
      'It is 30, less a point for every star below four of each leader above the unit, less ' +
      'what the distance to him takes; from 10 to 30. Leaders who are not on the map do not ' +
      'count. Independent units have 10, artillery always 20.',
  },
  R108: {
    rules: ['20.13'],
    title: 'Morale and stars',
    gist:
      'For every 20 points that it is above 60 his bonus counts one more, for every 20 begun ' +
      'below it one less.',
  },
  R109: {
    rules: ['9.13', '19.1'],
    title: 'How the distance to a leader is rolled',
    gist: 'One roll for all squares: from nothing to twice the average, every value as likely.',
  },
  R110: {
    rules: ['6.37'],
    title: 'Extremely tired',
    gist: 'A unit with a morale below 20 makes no forced march.',
  },
  R111: {
    rules: ['6.05', '6.36'],
    title: 'Sight',
    gist:
      'Eyes and target are half a level above their ground. A square between reaches up to ' +
      'its elevation, one level more for woods or houses, one more for units on it, and ' +
      'blocks if that is above the straight line. Where the line runs between two squares ' +
      'both must be in the way.',
  },
  R112: {
    rules: ['10.1'],
    title: 'The chance of ammunition',
    gist:
      '40 percent, 2 more for each point of control above 10, 15 less for each enemy unit ' +
      'beside it, 1 less for every 2 fatigue; 30 or 15 less or more by the option. It brings ' +
      '1 to 3 shots. Guns with more than 20 fatigue first lose one case in two.',
  },
  R113: {
    rules: ['8.3', '10.3'],
    title: 'Efficiency regained',
    gist:
      'A point for every 4 operation points left, not in an enemy zone, up to the most of ' +
      'the unit.',
  },
  R114: {
    rules: ['11.1'],
    title: 'Who holds a victory square',
    gist:
      'Gunners and routed men do not count. Where both sides have a thousand, the side it ' +
      'counts for holds it if it has at least as many.',
  },
  R115: {
    rules: ['5.2'],
    title: 'First objectives',
    gist:
      'Where the scenario names none, a formation begins with the victory square of its side ' +
      'that is nearest to its leader.',
  },
  R116: {
    rules: ['4.11', '10.4'],
    title: 'Turns of arrival',
    gist:
      'Every turn of the span is as likely. Nobody comes before the second turn: who would ' +
      'have, comes then. It is drawn from turn to turn, so that nobody knows it beforehand.',
  },
  R117: {
    rules: ['4.11'],
    title: 'Strengths to choose',
    gist: '80, 90, 100, 110 and 120 percent of the men and skirmishers of every unit. Guns stay.',
  },
  R118: {
    rules: ['6.35', '6.351', '6.352'],
    title: 'Woods and towns',
    gist:
      'Woods and towns are entered in open formation or limbered, and in column by road. Who ' +
      'stands there takes no other formation, but column on a road.',
  },
  R119: {
    rules: ['6.36', '20.15'],
    title: 'Turning on the march',
    gist:
      'A unit faces the way it has stepped; infantry that is not in column pays 1 point if ' +
      'that is not how it faced. Who joins others faces as they do.',
  },
  R120: {
    rules: ['20.15'],
    title: 'What costs a line double',
    gist:
      'Line pays double for the ground and for climbing; what zones, stacking, turning and ' +
      'objectives add stays single.',
  },
  R201: {
    rules: ['6.42', '20.6'],
    title: 'How long an order to melee holds',
    gist:
      'Only the side whose phase it is attacks. Its orders to melee end with its combat ' +
      'phase; orders to advance stay.',
  },
  R202: {
    rules: ['7.2', '7.3'],
    title: 'Who fires first',
    gist:
      'In both fire phases readiness and 0 to 2 by chance decide, high ones first; of two ' +
      'alike the lower number. Losses count at once.',
  },
  R203: {
    rules: ['20.6'],
    title: 'The least strength',
    gist: 'However tired, a unit keeps a tenth of its strength.',
  },
  R204: {
    rules: ['20.6'],
    title: 'Crowded squares',
    gist:
      'Men in the target square make half less and half more losses at most. Gunners count ' +
      'as men.',
  },
  R205: {
    rules: ['6.341', '7.2', '7.3'],
    title: 'Who is fired at',
    gist:
      'Of two squares as near the one with more men; in it those in front, each as often as ' +
      'it has men, a gun counting 50. Who has given way is left alone, and who is not seen.',
  },
  R206: {
    rules: ['7.5', '8.5'],
    title: 'When a disrupted unit gives way',
    gist:
      'Under fire level 5 is a rout, for artillery a retreat, and 4 a retreat; 3, newly ' +
      'reached or risen to, a retreat with a chance of 70 less morale, 10 to 90 percent.',
  },
  R207: {
    rules: ['7.0'],
    title: 'Guns destroyed',
    gist:
      'Artillery that fires at artillery destroys a gun for 16 men lost by the shot, and ' +
      'the rest as a chance.',
  },
  R208: {
    rules: ['6.354'],
    title: 'Skirmishers in fire',
    gist:
      'Three of four men lost by fire, rounded up, are skirmishers as long as so many are ' +
      'out.',
  },
  R209: {
    rules: ['6.33', '7.51', '7.52'],
    title: 'Prisoners',
    gist:
      '5 percent of the men for every square of an enemy zone entered on the way back; 10 ' +
      'for a rout that begins in one, and for a unit with no way back. The others of the ' +
      'square of a rout lose 6 efficiency.',
  },
  R210: {
    rules: ['7.51', '7.52'],
    title: 'The edge of the map',
    gist:
      'A rout that leads straight off the map leaves the battle, and what is left of the ' +
      'unit is lost. A retreat goes another way or ends at the edge.',
  },
  R211: {
    rules: ['6.34', '7.51'],
    title: 'Where a way back ends',
    gist:
      'Who retreats to a square that cannot take him in goes on, up to four squares; there ' +
      'he stands even so.',
  },
  R212: {
    rules: ['9.11'],
    title: 'Wounded leaders',
    gist:
      'The chance is half the part of its men that the unit lost. The successor has a bonus ' +
      'from 0 to one less.',
  },
  R213: {
    rules: ['20.6'],
    title: 'Lancers',
    gist: 'Lancers are Lancers, Polish and Dutch Lancers and Uhlans, in the saddle.',
  },
  R214: {
    rules: ['6.351', '6.432', '20.6'],
    title: 'Cavalry against squares',
    gist: 'Cavalry has a quarter of its strength against a square.',
  },
  R215: {
    rules: ['7.4', '20.6'],
    title: 'Who wins a melee, and its losses',
    gist:
      'Three times as strong wins; otherwise the attackers win with the square of their ' +
      'strength as a part of both squares. A hundred of strength cost the enemy 5 men, no ' +
      'unit more than half of its men.',
  },
  R216: {
    rules: ['7.4', '7.51', '8.3', '20.10'],
    title: 'Won and lost',
    gist:
      'The losers of a melee gain a level of disruption and retreat, or rout at level 5; ' +
      'winners hold. Winners gain 6 efficiency, or 12 if an enemy routs. A destroyed unit ' +
      'counts as routed.',
  },
  R217: {
    rules: ['7.4', '7.51'],
    title: 'Melee for a redoubt',
    gist:
      'Who has lost in a redoubt is tested once more at -20 and stays unless he routs; guns ' +
      'that only gunners still defend are taken.',
  },
  R218: {
    rules: ['7.4', '11.1'],
    title: 'Guns lost hand to hand',
    gist:
      'A battery that loses a melee leaves half of its guns; all at disruption 5 or without ' +
      'a way back.',
  },
  R219: {
    rules: ['6.36', '7.4', '20.6'],
    title: 'Whom one meets',
    gist:
      'In melee the formation of the enemy is that of his largest unit in front. One ' +
      'attacker on a flank flanks a whole square.',
  },
  R220: {
    rules: ['20.6'],
    title: 'Ground and height in melee',
    gist:
      'The ground attacked, and that one attacks from, count for the attackers alone; ' +
      'heights count for both.',
  },
  R221: {
    rules: ['6.354', '20.6'],
    title: 'Skirmishers in melee',
    gist:
      'Skirmishers come in for melee, except units of nothing else that are attacked in ' +
      'woods or towns. Before those who give way the attackers neither pay nor tire.',
  },
  R222: {
    rules: ['7.51'],
    title: 'Attackers who go back',
    gist: 'A unit set to melee retreats one square only, also from fire.',
  },
  R223: {
    rules: ['6.434', '7.51'],
    title: 'Cavalry beside an enemy',
    gist:
      'After the advances of its own side’s combat, mounted cavalry beside an enemy goes ' +
      'back three squares, unless it waits to charge.',
  },
  R224: {
    rules: ['6.42', '6.434', '7.4'],
    title: 'Who attacks',
    gist:
      'Those set to melee attack once a phase, together with all of their kind against the ' +
      'same square; not squares, cavalry in charge formations or cavalry that avoids ' +
      'fights.',
  },
  R225: {
    rules: ['7.51'],
    title: 'Three squares from the enemy',
    gist:
      'Within three squares of an enemy a unit goes straight back; it shakes the friends it ' +
      'passes while an enemy is nearer than three squares.',
  },
  R260: {
    rules: ['6.32', '6.34'],
    title: 'Through a crowded square',
    gist: 'A unit passes a square without room only outside of enemy zones and with a point left, and does nothing there but step on or back.',
  },
  R261: {
    rules: ['6.353', '20.6', '20.11'],
    title: 'Cavalry on foot',
    gist: 'On foot cavalry marches, turns and is tested as infantry in line; nations add nothing, and it stacks as cavalry.',
  },
  R262: {
    rules: ['6.32', '20.15'],
    title: 'The step that takes all',
    gist: 'The step that takes all points left is open to who has one, also at the end of a march.',
  },
  R263: {
    rules: ['4.5', '6.31'],
    title: 'Points after combat',
    gist: 'After combat the side whose phase it was gets new points.',
  },
  R264: {
    rules: ['6.4', '6.42', '7.4', '20.15'],
    title: 'Points for melee',
    gist: 'Two points must be left after fire.',
  },
  R265: {
    rules: ['6.4', '7.2'],
    title: 'When guns change their target',
    gist: 'Plotted guns beyond three squares turn on an enemy three squares closer, and on no other.',
  },
  R266: {
    rules: ['7.0', '7.4'],
    title: 'Who has given way',
    gist: 'Who gives way to any fire does nothing more and cannot be attacked; he goes back at the end of the phase.',
  },
  R267: {
    rules: ['6.353', '7.3'],
    title: 'Carbines in the fire phase',
    gist: 'Mounted carbines fire with the infantry.',
  },
  R268: {
    rules: ['8.5', '20.6'],
    title: 'From which level disruption counts',
    gist: 'Every level counts, in fire and melee alike.',
  },
  R269: {
    rules: ['10.3', '20.12'],
    title: 'What disruption goes by',
    gist: 'Recovery from disruption goes by command control alone.',
  },
  R270: {
    rules: ['9.11'],
    title: 'Leaders in melee',
    gist: 'Losses in melee endanger a leader as those of fire do.',
  },
  R271: {
    rules: ['6.354', '6.43'],
    title: 'Skirmishers before a charge',
    gist: 'Before a charge skirmishers do not come in, but into a square: they bear three of four losses.',
  },
  R272: {
    rules: ['6.43', '6.435', '7.1', '8.2', '20.14'],
    title: 'Who charges, and when',
    gist: 'Charges are ridden one after the other by number, by those still fit. Morale 25 and disruption 3 are enough also to fight.',
  },
  R273: {
    rules: ['6.34', '6.43'],
    title: 'The way of a charge',
    gist: 'Each square leads nearer, the straightest first; woods, towns and squares without room are closed. Where none is open the charge ends.',
  },
  R274: {
    rules: ['6.43', '8.5'],
    title: 'How far a charge rides on',
    gist: 'After an overrun a charge rides on to its target, unless its disruption has come to 4.',
  },
  R275: {
    rules: ['6.431'],
    title: 'Charges in turn',
    gist: 'A unit is tested and asked once for each charge, at once. Charges in turn are not answered; who charges is not overrun.',
  },
  R276: {
    rules: ['6.432', '20.14'],
    title: 'Infantry before a charge',
    gist: 'Infantry reacts once to each charge. One or two levels: it stands; three or four: it flees; five in all: it routs.',
  },
  R277: {
    rules: ['6.436'],
    title: 'Guns before a charge',
    gist: 'Limbered and escorted guns react where infantry would; others when the charge is upon them, by plain morale. An overrun costs 20 fatigue and 2 levels.',
  },
  R278: {
    rules: ['6.43', '20.10', '20.11'],
    title: 'Overruns',
    gist: 'The lead in morale and 20 a level of disruption, up to 90 percent; who has given way always, squares never. Both lose half of a melee.',
  },
  R279: {
    rules: ['20.11'],
    title: 'Who stands up to a charge',
    gist: 'The two levels come as the charge stops before it; who comes to 5 routs at once, and the charge goes on.',
  },
  R280: {
    rules: ['7.52', '20.11'],
    title: 'What a charge costs',
    gist: 'The two levels come after the melees; at 5 the unit routs.',
  },
  R281: {
    rules: ['6.43', '6.433'],
    title: 'Who goes back after a charge',
    gist: 'Who ends beside an enemy goes back unless he wins and pursues; who ends beside nobody stays.',
  },
  R282: {
    rules: ['6.433', '7.51'],
    title: 'Formed after a charge',
    gist: 'Who pursues or stays keeps the formation of his charge, without a target.',
  },
  R283: {
    rules: ['6.434'],
    title: 'Charges of those who avoid fights',
    gist: 'Such cavalry charges only to make others react; before a charge it retreats without loss.',
  },
  R300: {
    rules: ['4.11', '12.1'],
    title: 'Who is seen',
    gist: 'Everything within ten squares that the ground does not hide is seen, all round; at night within three. Units hide nothing. Whoever stands beside an enemy is seen, and whoever sees is seen. Who goes out of sight is not shown any more.',
  },
  R301: {
    rules: ['4.11', '6.2', '6.21'],
    title: 'What is known of an enemy',
    gist: 'An enemy whom one sees shows his strength, formation and condition. His orders, objectives, operation points, ammunition, command control and stars are his own affair, in every game.',
  },
  R302: {
    rules: ['4.3', '10.4', '11.1', '13.0'],
    title: 'What everybody knows',
    gist: 'Orders of battle with their squares and turns, bonuses of leaders, losses of both sides, points and held victory squares are open to all, also with hidden units.',
  },
  R303: {
    rules: ['6.32'],
    title: 'A march that is aborted',
    gist: 'A march that has brought hidden enemies to light can be aborted until the unit is left: it is back where it began and has the points of its steps again, less four. It does not tire. What was tested stays.',
  },
  R304: {
    rules: ['4.11', '6.33', '20.15'],
    title: 'A step beside a hidden enemy',
    gist: 'A step into the zone of an enemy nobody saw costs what it seemed to cost, and morale does not forbid it.',
  },
  R305: {
    rules: ['4.11'],
    title: 'Who looks on',
    gist: 'Who looks on at a game of hidden units sees of both sides what the other side sees.',
  },
  R340: {
    rules: ['4.2'],
    title: 'What the directives come to',
    gist: 'A directive decides what formations are sent to do; a commander without one plays on what each would come to, and chooses.',
  },
  R341: {
    rules: ['18.22', '18.24'],
    title: 'Which line, and lines that nobody has drawn',
    gist: 'The line goes by the score and the marginal degree of victory; a scenario without lines gets three across the way between the armies.',
  },
} as const satisfies Record<string, Ruling<keyof typeof RULEBOOK>>;
