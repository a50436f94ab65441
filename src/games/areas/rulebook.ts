import type { Rule } from '../../kernel/rulebook.ts';

/** Every numbered rule of the game. Where a gist settles a doubt, docs/rulings/areas.md says why. */
export const RULEBOOK = {
  '1.0': {
    title: 'Introduction',
    gist:
      'Two players fight the battle of Waterloo, Sunday 18 June 1815. One has the French army ' +
      'of Napoléon, the other both Allied armies: the British and their allies under ' +
      'Wellington and the Prussians under Blücher.',
    status: 'played',
  },
  '2.0': {
    title: 'Objective',
    gist:
      'You score by holding places that are worth points and by eliminating enemy units. A ' +
      'big enough lead in any End Phase wins at once, for either side. Otherwise the points ' +
      'at the end of the last turn decide, and a draw is possible.',
    status: 'played',
  },
  '3.0': {
    title: 'The Map',
    gist:
      'The field has 90 areas and, off its eastern edge, 3 zones by which the Prussians ' +
      'arrive. Tracks beside it keep the turn, the impulse and the victory points.',
    status: 'played',
  },
  '3.1': {
    title: 'Overview',
    gist:
      'The map shows about seven kilometres each way of the country south of Waterloo: from ' +
      'the forest of Soignes in the north to Le Caillou in the south, and from ' +
      'Braine-l’Alleud in the west to Ohain and the Lasne in the east.',
    status: 'played',
  },
  '3.2': {
    title: 'Areas',
    gist:
      'Units stand in areas, never between them. Two areas are adjacent if they have a ' +
      'stretch of boundary in common; areas that only touch at a corner are not. Every area ' +
      'has a number, a kind of terrain and a terrain effect modifier.',
    status: 'played',
  },
  '3.3': {
    title: 'Identifier',
    gist: 'Areas are numbered 1 to 90. The number is a name for the area and means nothing else.',
    status: 'played',
  },
  '3.4': {
    title: 'Terrain Types',
    gist:
      'Terrain is clear (a circle), forest (a triangle) or village (a square). Clear areas ' +
      'have TEM 1, or TEM 2 if they are elevated; elevated areas are clear in every respect, ' +
      'except that no long range bombardment passes over them. Of the 90 areas 49 are clear, ' +
      '11 elevated, 15 forest and 15 village.',
    status: 'played',
  },
  '3.5': {
    title: 'Terrain Effect Modifier (TEM)',
    gist:
      'Each area has a TEM of 1 to 4 that helps whoever is attacked there. It adds once to ' +
      'the defence in an assault, and twice against volley fire and bombardment. A zone ' +
      'counts as TEM 1.',
    status: 'played',
  },
  '3.6': {
    title: 'Boundaries',
    gist:
      'A boundary is open (white) or a stream (blue). A stream costs nothing to cross and ' +
      'does not part adjacent areas; it only adds 1 to the defence against a mandatory ' +
      'assault that came across it.',
    status: 'played',
  },
  '3.7': {
    title: 'Victory Locations',
    gist:
      'Blue figures are points for the French: Hougoumont and Merbe-Braine are worth 2 each, ' +
      'Papelotte 4, La Haye Sainte and Mont-Saint-Jean 6 each. Green figures are points for ' +
      'the Allies: La Belle Alliance, Rossomme and Plancenoit are worth 2 each.',
    status: 'played',
  },
  '3.8': {
    title: 'Zones',
    gist:
      'P1, P2 and P3 are the roads by which the Prussians come up, beyond the edge of the ' +
      'map. P1 has arrows to areas 88 and 89, P2 to 83, 84 and 85, P3 to 80 and 81; P2 lies ' +
      'beside both other zones. A zone is adjacent to the areas of its arrows.',
    status: 'played',
  },
  '3.9': {
    title: 'Turn Track',
    gist:
      'The marker shows the current turn, 1 to 10, from 11 in the morning to 8 in the ' +
      'evening. It advances one space when an End Phase is over.',
    status: 'played',
  },
  '3.10': {
    title: 'Impulse Track',
    gist:
      'Spaces 0 to 12 number the rounds of impulses within a turn. The marker starts each ' +
      'turn on 0 and goes one space on after every round, that is a French and an Allied ' +
      'impulse, if the Sunset roll allows it.',
    status: 'played',
  },
  '3.11': {
    title: 'Victory Point Track',
    gist:
      'One marker serves both sides. It begins on 0 and moves towards the side that scores, ' +
      'like the knot in a tug of war, so that it shows French points less Allied points, from ' +
      '20 for the French to 20 for the Allies.',
    status: 'played',
  },
  '3.12': {
    title: 'Dice',
    gist: 'Every roll in the game is the sum of two six-sided dice, 2 to 12.',
    status: 'played',
  },
  '4.0': {
    title: 'The Playing Pieces',
    gist:
      'There are 142 units: 60 French, 49 British and 33 Prussian. Besides these each army ' +
      'has cards for its commander and its leaders, and there are markers.',
    status: 'played',
  },
  '4.1': {
    title: 'Units',
    gist:
      'French units are blue, British red, Prussian green; British and Prussians together are ' +
      'the Allied side. A band of colour names the formation. The strip that tells a unit’s ' +
      'nation, such as Nassau or Brunswick, has no effect.',
    status: 'played',
  },
  '4.2': {
    title: 'Unit Types',
    gist:
      'Units are infantry, artillery (foot or horse), cavalry or skirmishers. A unit is fresh ' +
      'or spent: fresh is full strength, spent is weakened. Commanders and leaders are no ' +
      'units.',
    status: 'played',
  },
  '4.3': {
    title: 'Unit Details',
    gist:
      'Every unit has an attack strength, a defence strength and a movement allowance (MA) on ' +
      'each of its sides. Artillery is never the point unit of an assault, and when spent ' +
      'neither bombards nor moves. Skirmishers have one side only and are eliminated when ' +
      'they would become spent; the British rifles alone have two.',
    status: 'played',
  },
  '4.4': {
    title: 'Commanders and Leaders',
    gist:
      'Commanders (Napoléon, Wellington, Blücher) and leaders are cards beside the map, fresh ' +
      'or spent like units, also called active and inactive. All have an activation number; ' +
      'leaders have another for their spent side and a battle rating, commanders a bonus that ' +
      'helps their leaders. They cannot be attacked or lost.',
    status: 'played',
  },
  '4.5': {
    title: 'Markers',
    gist:
      'Markers show the turn, the impulse, the victory points, who controls an area, and ' +
      'where the Grand Battery stands and whether it has moved. They take up no room in an ' +
      'area.',
    status: 'played',
  },
  '4.6': {
    title: 'Strength Factors',
    gist:
      'A spent unit uses the lower factors of its spent side. A factor of 0 forbids nothing: ' +
      'such a unit attacks or defends with 0, plus whatever else counts.',
    status: 'played',
  },
  '4.7': {
    title: 'Unit Organization',
    gist:
      'Every unit but skirmishers belongs to the formation of one leader, and normally acts ' +
      'only when that leader has been activated. There are 6 French formations, 4 British and ' +
      '3 Prussian.',
    status: 'played',
  },
  '4.8': {
    title: 'Setup',
    gist:
      'French and British units begin in the areas of the set-up. The Prussians begin off the ' +
      'map and come as reinforcements, each unit in the turn and the zone of its korps.',
    status: 'played',
  },
  '5.0': {
    title: 'Prepare for Play',
    gist:
      'Before the first turn the markers are placed, all French and British units are set up, ' +
      'and their commanders and leaders are laid out.',
    status: 'played',
  },
  '5.1': {
    title: 'Place Markers',
    gist:
      'Turn 1, impulse 0, victory points 0. All units, commanders and leaders start fresh, ' +
      'the Grand Battery in area 48; the Prussian cards come with their reinforcements. The ' +
      'French control all areas with French units and also 24, 25, 26, 27, 52 and 53; the ' +
      'Allies control all others.',
    status: 'played',
  },
  '5.2': {
    title: 'Start of Play',
    gist:
      'Turn 1 has no Commander Phase and no Rally Phase: it begins with the Grand Battery ' +
      'Phase.',
    status: 'played',
  },
  '6.0': {
    title: 'Sequence of Play',
    gist:
      'A turn is a fixed list of phases, played in order. Most of what happens happens in the ' +
      'impulses of the fourth.',
    status: 'played',
  },
  '6.1': {
    title: 'Overview',
    gist:
      'There are 10 turns of about an hour. Each has a Commander Phase, a Rally Phase, a ' +
      'Grand Battery Phase, an Action Impulse Phase of as many impulses as the Sunset rolls ' +
      'allow, and an End Phase. If nobody has won before, the End Phase of turn 10 decides.',
    status: 'played',
  },
  '6.2': {
    title: 'Commander Phase',
    gist:
      'From turn 2 on the French roll for Napoléon, and all other commanders and all leaders ' +
      'become fresh.',
    status: 'played',
  },
  '6.2.1': {
    title: 'Napoléon Activation',
    gist:
      'The French roll. If the roll equals or exceeds Napoléon’s activation number he begins ' +
      'the turn fresh; if it is less he begins it spent, whatever he was before.',
    status: 'played',
  },
  '6.2.2': {
    title: 'Recover Commanders',
    gist:
      'Wellington and Ney become fresh without a roll, and so does Blücher once he has ' +
      'arrived.',
    status: 'played',
  },
  '6.2.3': {
    title: 'Recover Leaders',
    gist: 'All leaders of both sides become fresh, without a roll.',
    status: 'played',
  },
  '6.3': {
    title: 'Rally Phase',
    gist:
      'From turn 2 on spent artillery recovers by itself, and fresh leaders may rally other ' +
      'units of their formations. The French complete their rally first, then the Allies.',
    status: 'played',
  },
  '6.3.1': {
    title: 'Recover Artillery',
    gist:
      'All spent artillery of the side becomes fresh, also in contested areas. No leader is ' +
      'needed.',
    status: 'played',
  },
  '6.3.2': {
    title: 'Rally Units',
    gist:
      'Each fresh leader may turn up to 2 spent units of his formation, infantry or cavalry, ' +
      'to fresh; both must be in the same area, contested or not, and the leader becomes ' +
      'spent. Any leader with units in their area may rally the British rifles as one of his ' +
      'two. If the rifles are alone in their area, a leader with units in an adjacent area ' +
      'may do it; else they cannot be rallied.',
    status: 'played',
  },
  '6.4': {
    title: 'Grand Battery Phase',
    gist:
      'The fresh French artillery in the area of the Grand Battery marker may bombard once, ' +
      'as it likes, and become spent. The French may decline. If the last artillery leaves or ' +
      'is lost there, and the marker did not go along, the marker is removed for good.',
    status: 'played',
  },
  '6.4.1': {
    title: 'Grand Battery Bombardment',
    gist:
      'Fresh batteries in the area, as many as the French wish, fire together without an ' +
      'activation roll, whatever their formations. It is otherwise a normal bombardment, at ' +
      'any target a normal one could have: next to the area, at long range, or in the area ' +
      'itself if it is contested. All that took part become spent.',
    status: 'played',
  },
  '6.4.2': {
    title: 'Grand Battery Indirect Fire',
    gist:
      'As long as the Grand Battery stays in area 48, where it began, it may instead fire ' +
      'indirectly at area 44, 45 or 63, over ground and range that forbid normal fire. The ' +
      'attack value, the 1 for a cavalry target included, is halved and rounded down; the ' +
      'defence gains 1 as at long range. The areas on the way must hold no French units, and ' +
      'the target must not be contested.',
    status: 'played',
  },
  '6.4.3': {
    title: 'Grand Battery Movement',
    gist:
      'Whenever artillery moves out of the marked area the French may say that the marker ' +
      'goes along. It ends where that unit ends, and is turned to its moved side: the Grand ' +
      'Battery fires indirectly no more. The guns move by the activation of their own ' +
      'leaders, so a battery of several formations follows in several impulses.',
    status: 'played',
  },
  '6.5': {
    title: 'Action Impulse Phase',
    gist:
      'The French take an impulse, then the Allies, and so on. In an impulse a side tries to ' +
      'activate one leader for one action, or a commander for a Double Move. After each ' +
      'Allied impulse the Sunset roll says whether the phase goes on.',
    status: 'played',
  },
  '6.5.1': {
    title: 'Types of Actions',
    gist:
      'A leader once activated does one of these: Move/Assault, Bombardment, Volley Fire, ' +
      'Cavalry Charge, General Advance or Pass. All but the last two are done by the units of ' +
      'his formation in one area.',
    status: 'played',
  },
  '6.6': {
    title: 'End Phase',
    gist:
      'First the points for areas are counted and an automatic victory is looked for. If ' +
      'there is none and turns remain, the impulse marker goes back to 0, the turn marker ' +
      'advances, reinforcements are placed and the next turn begins. After turn 10 the game ' +
      'is over and the victory conditions decide.',
    status: 'played',
  },
  '6.6.1': {
    title: 'Reinforcements',
    gist:
      'Prussians are placed in their zone in the End Phase before their turn of arrival, with ' +
      'their leader and, in the first case, Blücher. They can act from the first impulse of ' +
      'that turn.',
    status: 'played',
  },
  '7.0': {
    title: 'Stacking and Control',
    gist:
      'The following rules say how many units an area holds, whose it is, and what it means ' +
      'to enter one that holds enemies.',
    status: 'played',
  },
  '7.1': {
    title: 'Areas',
    gist:
      'A side may have 10 units in an area, British and Prussians counted together. No unit ' +
      'may enter a full area, even to pass through, or retreat into one. Markers do not ' +
      'count.',
    status: 'played',
  },
  '7.2': {
    title: 'Area Control',
    gist:
      'Every area is controlled by one side. Control changes as soon as a side has units in ' +
      'an area of the other and no enemy is left there, also when a unit merely passes ' +
      'through. An area with units of both sides is contested, and its control stays as it ' +
      'was; one without units is vacant; one that holds your units, or is vacant and yours, ' +
      'is friendly.',
    status: 'played',
  },
  '7.3': {
    title: 'Zones',
    gist: 'Only Prussians stand in zones, in any number. Zones have no control.',
    status: 'played',
  },
  '7.4': {
    title: 'Entering an Enemy Area',
    gist:
      'Units that enter an area holding enemies only must assault it, in a mandatory assault. ' +
      'Someone who can be the point unit must be among them: infantry or skirmishers, or ' +
      'cavalry in a charge. Artillery may come along with such a unit in the same impulse, ' +
      'but takes no part in the assault.',
    status: 'played',
  },
  '7.5': {
    title: 'Entering a Contested Area',
    gist:
      'Units that enter an area which was contested when the impulse began end their move ' +
      'there, and need not assault: they may, voluntarily. So even artillery may enter it ' +
      'alone.',
    status: 'played',
  },
  '8.0': {
    title: 'Impulses',
    gist:
      'Impulses are the small turns within a turn. The following rules say who acts in one, ' +
      'and what can be done.',
    status: 'played',
  },
  '8.1': {
    title: 'Overview',
    gist:
      'The French have the first impulse, and the sides alternate. You name a leader to ' +
      'activate for one action, or a commander for a Double Move, or pass; if the activation ' +
      'fails your impulse is over. No activation, good or bad, makes a leader or commander ' +
      'spent: only special actions do. After the Allied impulse comes the Sunset roll.',
    status: 'played',
  },
  '8.2': {
    title: 'Types of Action Impulses',
    gist:
      'There are five actions: Move/Assault, Volley Fire, Bombardment, Cavalry Charge and ' +
      'General Advance; or you pass. A Double Move performs two of them.',
    status: 'played',
  },
  '8.3': {
    title: 'Leader Activation',
    gist:
      'Name one of your leaders, fresh or spent, and roll, adding the bonus of his army’s ' +
      'fresh commander. If the total is at least the activation number on the side of his ' +
      'card that shows, all units of his formation in one area may do one action. If not, the ' +
      'impulse ends. A failure is not a Pass.',
    status: 'played',
  },
  '8.4': {
    title: 'Move/Assault Impulse',
    gist:
      'The leader’s units in one area or zone may move, move and then assault, or, where the ' +
      'area was contested already, assault on the spot. Each may do something else, or ' +
      'nothing. Only infantry or skirmishers may be the point unit.',
    status: 'played',
  },
  '8.5': {
    title: 'Volley Fire Impulse',
    gist:
      'In one contested area, never a zone, fresh infantry of the leader’s formation fires at ' +
      'enemies in the same area. Nobody moves.',
    status: 'played',
  },
  '8.6': {
    title: 'Bombardment Impulse',
    gist:
      'Fresh artillery of the leader’s formation in one area fires together at enemies in one ' +
      'adjacent area, or at long range. Artillery in a contested area can fire only at ' +
      'enemies in that area.',
    status: 'played',
  },
  '8.6.1': {
    title: 'Long Range Bombardment',
    gist:
      'Artillery may fire two areas far if an area between is clear with TEM 1, not elevated, ' +
      'and holds no friendly units. One such area is enough where there are several. Zones ' +
      'neither fire nor are hit at long range.',
    status: 'played',
  },
  '8.7': {
    title: 'Cavalry Charge Impulse',
    gist:
      'The cavalry of the leader’s formation in one area or zone may move and assault, each ' +
      'where it likes, or charge on the spot if its area is contested. Every area it passes, ' +
      'the target and a contested area where it charges must be clear or elevated. Only ' +
      'cavalry takes part, and one of them is the point unit.',
    status: 'played',
  },
  '8.8': {
    title: 'General Advance Impulse',
    gist:
      'Every unit of the leader’s formation, wherever it stands, may move one area, or from a ' +
      'zone to the next zone or along an arrow. None may enter an area with enemies or under ' +
      'enemy control, nor go from one contested area to another. Artillery that moves becomes ' +
      'spent; spent artillery stays.',
    status: 'played',
  },
  '8.9': {
    title: 'Pass Impulse',
    gist:
      'You may pass instead of activating anyone, or after your leader has been activated; ' +
      'both are a Pass. When both sides pass in consecutive impulses the phase ends with the ' +
      'second Pass, without a Sunset roll. After any other Allied Pass the roll is made.',
    status: 'played',
  },
  '8.10': {
    title: 'Sunset Die Roll',
    gist:
      'After each Allied impulse the Allies roll. If the roll equals or exceeds the space of ' +
      'the impulse marker, the marker advances and the French have the next impulse. If it is ' +
      'less, or if the marker would leave the track beyond 12, the phase ends. A fresh ' +
      'commander may try to cancel a failed roll.',
    status: 'played',
  },
  '9.0': {
    title: 'Commanders and Leaders',
    gist:
      'What commanders and leaders do besides being activated are special actions, and these ' +
      'cost them their fresh side.',
    status: 'played',
  },
  '9.1': {
    title: 'Overview',
    gist:
      'Napoléon, Wellington and Blücher command an army each; leaders command one formation ' +
      'of an army, and only its units are theirs to activate and to help. Ney is a leader who ' +
      'can also stand in for Napoléon.',
    status: 'played',
  },
  '9.2': {
    title: 'Commander Activation Bonuses',
    gist:
      'While a commander is fresh his bonus of 1 is added to every activation roll of the ' +
      'leaders of his own army. Once spent he gives none. Ney never gives one, not even when ' +
      'he stands in for Napoléon.',
    status: 'played',
  },
  '9.3': {
    title: 'Commander Activation',
    gist:
      'Only a fresh commander can be activated, and only for a special action. Roll without ' +
      'any bonus: his activation number or more succeeds. With number 6, a leader under a ' +
      'fresh Napoléon succeeds on a roll of 5, but Napoléon himself needs 6.',
    status: 'played',
  },
  '9.4': {
    title: 'Commander Special Actions',
    gist:
      'A fresh commander may try a Double Move, an Intervention or a Sunset Cancellation. A ' +
      'side tries with one commander only, once, in any impulse, the Sunset roll after an ' +
      'Allied impulse included. Failing costs nothing more; if it succeeds the action is done ' +
      'and he becomes spent.',
    status: 'played',
  },
  '9.4.1': {
    title: 'Commander Special Action Recap',
    gist:
      'Three special actions are open to a fresh commander, each for one successful roll: ' +
      'Double Move, Intervention, Sunset Cancellation.',
    status: 'played',
  },
  '9.5': {
    title: 'Double Move',
    gist:
      'In your impulse you try to activate a commander instead of a leader. If it succeeds ' +
      'you do two actions, naming for each a formation, which needs no roll, and an area: two ' +
      'areas, or one area with two formations, but not the same formation in the same area ' +
      'twice. No unit acts twice. The commander becomes spent at once; leaders may still use ' +
      'their special actions.',
    status: 'played',
  },
  '9.5.1': {
    title: 'Combined Assault',
    gist:
      'When both actions are Move/Assaults, or both Cavalry Charges, all movement is finished ' +
      'before the first assault, and units of both formations may join in one assault on the ' +
      'same area. A Move/Assault and a charge never combine against one area. No area is ' +
      'assaulted twice in an impulse.',
    status: 'played',
  },
  '9.5.2': {
    title: 'Volley Fire or Bombardment',
    gist:
      'Volley Fire and Bombardment in a Double Move are resolved one area after the other, ' +
      'and so is any pair of actions of different kinds.',
    status: 'played',
  },
  '9.5.3': {
    title: 'Double Move Limitations',
    gist:
      'Wellington’s Double Move is for British formations, Blücher’s for Prussian ones. ' +
      'Napoléon, or Ney in his stead, may use any French formation.',
    status: 'played',
  },
  '9.6': {
    title: 'Intervention',
    gist:
      'After the dice of an assault, in anyone’s impulse, the side that the result hurts may ' +
      'try to activate a fresh commander: the attacker after a Failure, the defender after a ' +
      'Success. If he succeeds, the result becomes a Stalemate and he is spent. If he fails, ' +
      'the result stands, and nothing else follows.',
    status: 'played',
  },
  '9.6.1': {
    title: 'Intervention Limitations',
    gist:
      'Wellington can intervene only if his side’s point or forward unit is British, Blücher ' +
      'only if it is Prussian. Napoléon, or Ney in his stead, intervenes for any French unit.',
    status: 'played',
  },
  '9.7': {
    title: 'Sunset Cancellation',
    gist:
      'When the Sunset roll is less than the impulse number, first the French and then the ' +
      'Allies may try to activate a fresh commander. If one succeeds he is spent, and the ' +
      'roll counts as passed: the impulse marker advances.',
    status: 'played',
  },
  '9.8': {
    title: 'Leader Special Actions',
    gist:
      'A fresh leader can help in an assault, his own or the enemy’s, without any roll. The ' +
      'point unit (if he attacks) or the forward unit (if he defends) must be of his ' +
      'formation. He cannot help in bombardment, volley fire or the fire of skirmishers.',
    status: 'played',
  },
  '9.8.1': {
    title: 'Leader Special Action Recap',
    gist:
      'Two special actions are open to a fresh leader: Re-roll and Battle Participation. ' +
      'Neither needs an activation roll, and either makes him spent, so he does one of them ' +
      'only.',
    status: 'played',
  },
  '9.8.2': {
    title: 'Leader Re-Roll',
    gist:
      'After both sides have rolled in an assault, a fresh leader of the point or forward ' +
      'unit may roll his own side’s dice again; the new roll stands, and he becomes spent. ' +
      'The attacker decides first, then the defender, each once. It may be done in any ' +
      'impulse and in a Double Move.',
    status: 'played',
  },
  '9.8.3': {
    title: 'Leader Battle Participation',
    gist:
      'Before the dice of an assault, a fresh leader of the point or forward unit may add his ' +
      'battle rating to his side’s attack or defence value; he becomes spent. The attacker ' +
      'decides first, then the defender. It may be done in any impulse and in a Double Move.',
    status: 'played',
  },
  '9.9': {
    title: 'Ney’s Commander Status',
    gist:
      'Ney is the leader of the Reserve Cavalry Corps in every way. While he is fresh and ' +
      'Napoléon is spent, he may also try the special actions of a commander, with his own ' +
      'activation number, and becomes spent if he succeeds.',
    status: 'played',
  },
  '10.0': {
    title: 'Movement',
    gist:
      'Units move from area to area and pay movement factors (MF) for each they enter. Who ' +
      'may go where is told below.',
    status: 'played',
  },
  '10.1': {
    title: 'Overview',
    gist:
      'Units move in Move/Assault, Cavalry Charge (cavalry only) and General Advance ' +
      'impulses, the last by a procedure of its own. In the first two, any of the activated ' +
      'units that begin the impulse in the active area may move, fresh or spent, each on its ' +
      'own.',
    status: 'played',
  },
  '10.2': {
    title: 'Enemy Units',
    gist:
      'In an enemy impulse your units move only to retreat, or to withdraw as cavalry, horse ' +
      'artillery or skirmishers before an assault.',
    status: 'played',
  },
  '10.3': {
    title: 'Multiple Destinations',
    gist:
      'The units of one area may go to different areas and assault several of them. All moves ' +
      'are complete before any assault. Then you take up the assaults in the order you like, ' +
      'and may see how one ends before you decide on another voluntary one.',
    status: 'played',
  },
  '10.4': {
    title: 'Mechanics of Movement',
    gist:
      'A unit goes to an adjacent area, or from a zone along an arrow, never across a corner. ' +
      'It may go on until its MA no longer pays for the next area, or it meets enemies. It ' +
      'need not use all of its MA, cannot save or lend any, and finishes its move before ' +
      'another unit begins.',
    status: 'played',
  },
  '10.5': {
    title: 'Movement Costs',
    gist:
      'An area without enemies costs 1 MF, or 2 if it is adjacent to an enemy unit; one with ' +
      'only spent enemies, or contested before the impulse, 3; one with a fresh enemy 4. ' +
      'Leaving a contested area costs infantry, skirmishers and foot artillery all their MF, ' +
      'cavalry and horse artillery 2. Costs are never added: the dearest that applies is ' +
      'paid.',
    status: 'played',
  },
  '10.6': {
    title: 'Enemy-Occupied Area',
    gist:
      'Infantry, skirmishers and cavalry with enough MF may enter an area that holds enemies, ' +
      'and stop there. If it was not contested when the impulse began they must assault; if ' +
      'it was, they may.',
    status: 'played',
  },
  '10.7': {
    title: 'Artillery Restrictions',
    gist:
      'Foot and horse artillery enter an area with enemies only if it was contested before, ' +
      'or if a unit that can be the point unit of the assault goes in with them.',
    status: 'played',
  },
  '10.8': {
    title: 'Cavalry Restrictions',
    gist:
      'Cavalry may move into or through forest and villages that hold no enemy, but not in a ' +
      'charge. It never enters forest or a village with enemies in it, contested or not.',
    status: 'played',
  },
  '10.9': {
    title: 'Minimum Move',
    gist:
      'A unit that has not moved yet in the impulse may always enter one adjacent area that ' +
      'it is not forbidden to enter, whatever the cost, by spending its whole MA. That is all ' +
      'its move.',
    status: 'played',
  },
  '10.10': {
    title: 'Exit of Contested Areas',
    gist:
      'From a contested area units go only to an adjacent area under their own side’s control ' +
      'and free of enemies; if there is none they stay. Infantry, skirmishers and foot ' +
      'artillery stop there. Cavalry and horse artillery may go on after paying 2 MF, and ' +
      'cavalry may even go on into an enemy or contested area.',
    status: 'played',
  },
  '10.11': {
    title: 'Cavalry Withdrawal',
    gist:
      'When an area is assaulted in a Move/Assault, but not by a charge, any of the ' +
      'defender’s cavalry and fresh horse artillery there may first withdraw to an adjacent ' +
      'area that their side controls, free of enemies and with room, never to a zone. Others ' +
      'stay and fight.',
    status: 'played',
  },
  '10.12': {
    title: 'Skirmisher Withdrawal',
    gist:
      'Likewise any of the defender’s skirmishers may withdraw from an area assaulted in a ' +
      'Move/Assault, after their defensive fire, to an area of the same kind. If nobody is ' +
      'left, the attackers simply enter.',
    status: 'played',
  },
  '10.13': {
    title: 'Skirmisher Activation',
    gist:
      'Skirmishers move and assault, or advance in a General Advance, together with any units ' +
      'of their own army activated in their area. With no friends in their area but ' +
      'skirmishers any leader of their army with units in the next area can take them along ' +
      'as his own. Else they do not act, but may fire defensively and withdraw.',
    status: 'played',
  },
  '10.14': {
    title: 'Artillery Movement',
    gist:
      'Artillery moves only when fresh, and becomes spent when it has moved in a Move/Assault ' +
      'or General Advance of its own side. So spent horse artillery cannot withdraw.',
    status: 'played',
  },
  '10.15': {
    title: 'Moving the Grand Battery',
    gist:
      'If the French say so, the Grand Battery marker follows any battery that leaves its ' +
      'area; it then loses its indirect fire for the rest of the game. The other batteries ' +
      'need activations of their own to come after it. They recover in the Rally Phase like ' +
      'all artillery.',
    status: 'played',
  },
  '11.0': {
    title: 'Assaults',
    gist:
      'An assault is fought inside one area, at the end of all movement. The following rules ' +
      'say who takes part, how it is rolled, and what it costs.',
    status: 'played',
  },
  '11.1': {
    title: 'Resolving Assaults',
    gist:
      'In a Move/Assault activated infantry and skirmishers assault, with cavalry only in ' +
      'support; in a Cavalry Charge activated cavalry alone does. Units that enter an area of ' +
      'enemies only assault it mandatorily; units that enter a contested area, or began there ' +
      'and did not move, may do so voluntarily. An assault costs no MF beyond those for ' +
      'entering.',
    status: 'played',
  },
  '11.2': {
    title: 'Non-Participating Units, Voluntary Assault',
    gist:
      'In a voluntary assault you choose which of your activated units take part. The others ' +
      'in the area do not, and its result does not touch them; units not activated in this ' +
      'impulse cannot take part. In a Double Move units that come in and units activated in ' +
      'the area itself may assault together.',
    status: 'played',
  },
  '11.3': {
    title: 'Non-Participating Units, Mandatory Assault',
    gist:
      'In a mandatory assault everybody who entered shares its fate. Artillery that came ' +
      'along adds nothing and is not struck by a Failure, but goes back with the others; ' +
      'either way it is spent afterwards.',
    status: 'played',
  },
  '11.4': {
    title: 'Defending Units',
    gist:
      'All units of the defending side in the area take part, whatever their formation and ' +
      'nation, and all are exposed to the result.',
    status: 'played',
  },
  '11.5': {
    title: 'Mandatory Assault',
    gist:
      'Units must assault when they enter an area with enemies that was not contested when ' +
      'the impulse began. The defenders may be of several formations and armies; which leader ' +
      'or commander can help them depends on the forward unit alone.',
    status: 'played',
  },
  '11.6': {
    title: 'Voluntary Assault',
    gist:
      'In an area that was contested when the impulse began an assault is your choice: with ' +
      'all your activated units there, with some, or with none.',
    status: 'played',
  },
  '11.7': {
    title: 'Cavalry Movement During Move/Assault',
    gist:
      'Cavalry may move in a Move/Assault and support its assaults, but is never the point ' +
      'unit there. So it enters an area of enemies only beside infantry or skirmishers that ' +
      'lead; by itself it needs a Cavalry Charge to assault, also out of a contested area.',
    status: 'played',
  },
  '11.8': {
    title: 'Cavalry Charge',
    gist:
      'In a Cavalry Charge cavalry moves as usual and assaults by itself: no infantry or ' +
      'skirmishers support it, not even those in the same contested area. Every area on the ' +
      'way and the target must be clear or elevated, and so must a contested area where it ' +
      'charges without moving.',
    status: 'played',
  },
  '11.9': {
    title: 'Cavalry Overruns',
    gist:
      'If a charge inflicts more casualty points than the defenders can absorb, any of the ' +
      'participating cavalry may ride on together, once the point unit has been struck. They ' +
      'enter one adjacent clear or elevated area with room, vacant or enemy, not contested, ' +
      'not assaulted before in the impulse and no zone. Enemies there suffer a new mandatory ' +
      'assault with a point unit named anew. A second overrun is ignored.',
    status: 'played',
  },
  '11.10': {
    title: 'Active Contested Area',
    gist:
      'Of the units activated in a contested area any may assault there, without moving. One ' +
      'that leaves the area does not take part.',
    status: 'played',
  },
  '11.11': {
    title: 'Multiple Assaults',
    gist:
      'You may assault several areas in one impulse, in your own order, once all movement is ' +
      'over. Each area is assaulted once at most.',
    status: 'played',
  },
  '11.12': {
    title: 'Assault Resolution',
    gist:
      'The attacker names the point unit and its supporters, then the defender the forward ' +
      'unit; all other defenders support it. Before that cavalry withdraws, skirmishers fire ' +
      'and withdraw. Leaders join, both sides roll, and the attack value (AV) plus its dice ' +
      'is held against the defence value (DV) plus its dice; re-rolls and Intervention come ' +
      'before the result takes effect.',
    status: 'played',
  },
  '11.12.1': {
    title: 'Dice',
    gist: 'Attacker and defender roll two dice each, at the same time.',
    status: 'played',
  },
  '11.12.2': {
    title: 'Attack Value (AV)',
    gist:
      'In a Move/Assault: the attack strength of the point unit; 2 for each fresh and 1 for ' +
      'each spent supporting infantry; 1 for each fresh supporting cavalry; half a point for ' +
      'each skirmisher unit of the army there that was activated with the attackers, the ' +
      'total rounded down; in a voluntary assault 1 for each fresh gun named as supporter ' +
      'that did not move. In a charge: the attack strength of the point unit, 2 for each ' +
      'fresh and 1 for each spent supporting cavalry, and nothing else. A leader may add his ' +
      'battle rating.',
    status: 'played',
  },
  '11.12.3': {
    title: 'Defence Value (DV)',
    gist:
      'The defence strength of the forward unit; the TEM of the area; 1 if attackers crossed ' +
      'a stream into a mandatory assault; 1 for each other fresh unit, skirmishers included; ' +
      'half a point for each other spent unit, spent artillery included, the total rounded ' +
      'down; 2 if the forward unit is skirmishers in a village. A leader may add his battle ' +
      'rating.',
    status: 'played',
  },
  '11.12.4': {
    title: 'Computing Results',
    gist:
      'AV and the attacker’s dice make the attack total (AT), DV and the defender’s dice the ' +
      'defence total (DT). A lower AT is a Failure, an equal one a Stalemate, a higher one a ' +
      'Success.',
    status: 'played',
  },
  '11.12.5': {
    title: 'Absorbing Casualty Points (CP)',
    gist:
      'Casualty points (CP) are absorbed by turning fresh units spent, retreating spent ones, ' +
      'and eliminating either. The owner chooses one loss after another, the forward unit ' +
      'first.',
    status: 'played',
  },
  '11.13': {
    title: 'Failure',
    gist:
      'If AT is less than DT the defenders lose nothing. The point unit and all supporters ' +
      'become spent; those spent already are eliminated. After a mandatory assault all ' +
      'survivors go back to where each entered from; after a voluntary one they stay.',
    status: 'played',
  },
  '11.14': {
    title: 'Stalemate',
    gist:
      'If AT equals DT the point unit and the forward unit become spent, or are eliminated if ' +
      'they were spent already. Nobody has to retreat: the attackers stay in the area.',
    status: 'played',
  },
  '11.15': {
    title: 'Success',
    gist:
      'If AT exceeds DT the defenders absorb the difference in CP, the forward unit first. ' +
      'The point unit becomes spent, or is eliminated if it was spent already. The attackers ' +
      'stay in the area.',
    status: 'played',
  },
  '11.16': {
    title: 'Casualty Points',
    gist:
      'A fresh unit absorbs 1 CP when it becomes spent and 3 when eliminated; a spent one 1 ' +
      'when it retreats and 2 when eliminated; skirmishers 1 when eliminated, and the British ' +
      'rifles 1 for each of their two steps. A unit may suffer several losses in turn, but ' +
      'does not both retreat and die. A fresh unit may be eliminated though fewer than 3 ' +
      'remain, but no loss may waste what is needed to absorb the rest; if all units together ' +
      'cannot absorb it, all are eliminated and what is left is ignored.',
    status: 'played',
  },
  '11.17': {
    title: 'Attacker Retreats',
    gist:
      'Attackers who must retreat from a mandatory assault go to the area or zone each ' +
      'entered from. Those who would exceed the stacking limit there are eliminated.',
    status: 'played',
  },
  '11.18': {
    title: 'Defender Retreats',
    gist:
      'Where a defender may retreat is not his free choice, whether he absorbs CP by it or ' +
      'retreats by his own will: the priorities of the next rules bind him.',
    status: 'played',
  },
  '11.19': {
    title: 'Retreat Procedure',
    gist:
      'A defender retreats to an adjacent area that his side controls and that is adjacent to ' +
      'no enemy unit. If there is none with room, the priorities say where else. Units ' +
      'retreat one by one, so that each finds the room the last has left; one that finds no ' +
      'area is eliminated.',
    status: 'played',
  },
  '11.20': {
    title: 'Retreat Priorities',
    gist:
      'Among several areas a unit goes to the friendly area adjacent to the fewest areas with ' +
      'enemy units; its owner chooses between equals, also a different one for each unit. ' +
      'Prussians may retreat into a zone from one of its arrow areas: it counts as a friendly ' +
      'area, with the areas of its arrows as neighbours.',
    status: 'played',
  },
  '11.21': {
    title: 'Voluntary Retreat',
    gist:
      'After any assault, won or lost, any of the surviving defenders may retreat by choice, ' +
      'by the same priorities. The forward unit need not go.',
    status: 'played',
  },
  '12.0': {
    title: 'Volley Fire Impulse',
    gist:
      'Volley fire is musketry within a contested area: it cannot fail badly, but it leaves ' +
      'those who fire spent.',
    status: 'played',
  },
  '12.1': {
    title: 'Overview',
    gist:
      'Activate one contested area. Any of the fresh infantry of the leader’s formation there ' +
      'fires at enemies in the same area. Nobody moves.',
    status: 'played',
  },
  '12.2': {
    title: 'Primary Target',
    gist:
      'The firing player names one enemy unit in the area as the primary target. It takes the ' +
      'first CP, if there are any.',
    status: 'played',
  },
  '12.3': {
    title: 'Firing Units',
    gist:
      'One fresh infantry unit is the point unit; other fresh infantry of the formation may ' +
      'support it. Skirmishers and fresh artillery of the same army in the area add to the ' +
      'fire, whatever their formation, without becoming spent; skirmishers do not if the ' +
      'target is cavalry.',
    status: 'played',
  },
  '12.4': {
    title: 'Defending Units',
    gist:
      'The defence is twice the TEM of the area, whatever the target’s defence strength. ' +
      'Defending skirmishers make it better: 2 if they are the target, 1 for every other ' +
      'skirmisher unit.',
    status: 'played',
  },
  '12.5': {
    title: 'Volley Fire Resolution',
    gist:
      'Both sides roll; AV and dice make AT, DV and dice make DT. If AT exceeds DT the ' +
      'defenders absorb the difference in CP. The infantry that fired becomes spent in any ' +
      'case, and suffers nothing else.',
    status: 'played',
  },
  '12.5.1': {
    title: 'Dice',
    gist: 'Both players roll two dice each, at the same time.',
    status: 'played',
  },
  '12.5.2': {
    title: 'Attack Value (AV)',
    gist:
      'The attack strength of the point unit; 1 for each supporting fresh infantry; 1 for ' +
      'each skirmisher unit of the firer’s army in the area, unless the target is cavalry; 1 ' +
      'for each fresh artillery unit of that army in the area.',
    status: 'played',
  },
  '12.5.3': {
    title: 'Defence Value (DV)',
    gist:
      'Twice the TEM of the area; 2 if the primary target is skirmishers; 1 for each ' +
      'defending skirmisher unit that is not the target.',
    status: 'played',
  },
  '12.6': {
    title: 'Failure',
    gist:
      'If AT is not greater than DT the volley has no effect on the enemy. The point unit and ' +
      'its supporting infantry become spent.',
    status: 'played',
  },
  '12.7': {
    title: 'Success',
    gist:
      'If AT exceeds DT the enemy absorbs the difference in CP, the primary target first. The ' +
      'point unit and its supporting infantry become spent.',
    status: 'played',
  },
  '13.0': {
    title: 'Bombardment Impulse',
    gist:
      'Bombardment is the fire of artillery from afar. The guns that fire are spent by it and ' +
      'come to no harm.',
    status: 'played',
  },
  '13.1': {
    title: 'Overview',
    gist:
      'Any of the fresh artillery of the leader’s formation in the active area fires together ' +
      'at one adjacent area, or at long range; nobody moves. It never fires into a contested ' +
      'area, except that artillery in a contested area fires there and nowhere else. Long ' +
      'range never passes over friendly units, not even in indirect fire.',
    status: 'played',
  },
  '13.2': {
    title: 'Primary Target',
    gist:
      'Of the enemy units in the area fired at, the firing player names one as primary ' +
      'target. It takes the first CP, if there are any.',
    status: 'played',
  },
  '13.3': {
    title: 'Bombarding Units',
    gist:
      'One fresh artillery unit is the point unit and gives its attack strength; every other ' +
      'one that fires adds 1. A cavalry target adds 1 more.',
    status: 'played',
  },
  '13.4': {
    title: 'Defending Units',
    gist:
      'The defence is twice the TEM of the target area, whatever the target’s defence ' +
      'strength. It gains 2 if the target is skirmishers, 1 if it is artillery, and 1 at long ' +
      'range. In indirect fire the attack value is halved, rounded down.',
    status: 'played',
  },
  '13.5': {
    title: 'Bombardment Resolution',
    gist:
      'Both sides roll; AV and dice make AT, DV and dice make DT. If AT exceeds DT the ' +
      'defenders absorb the difference in CP. All artillery that fired becomes spent in any ' +
      'case, and suffers nothing else.',
    status: 'played',
  },
  '13.5.1': {
    title: 'Dice',
    gist: 'The bombarding and the bombarded player roll two dice each, at the same time.',
    status: 'played',
  },
  '13.5.2': {
    title: 'Attack Value (AV)',
    gist:
      'The attack strength of the point unit; 1 for each supporting fresh artillery unit; 1 ' +
      'if the primary target is cavalry. In indirect fire the sum of all this is halved and ' +
      'rounded down, before the dice are added.',
    status: 'played',
  },
  '13.5.3': {
    title: 'Defence Value (DV)',
    gist:
      'Twice the TEM of the target area; 2 if the primary target is skirmishers; 1 if it is ' +
      'artillery; 1 at long range, and in indirect fire, which counts as long range.',
    status: 'played',
  },
  '13.6': {
    title: 'Failure',
    gist:
      'If AT is not greater than DT the bombardment has no effect on the enemy. All artillery ' +
      'that fired becomes spent.',
    status: 'played',
  },
  '13.7': {
    title: 'Success',
    gist:
      'If AT exceeds DT the enemy absorbs the difference in CP, the primary target first. All ' +
      'artillery that fired becomes spent.',
    status: 'played',
  },
  '14.0': {
    title: 'Skirmishers',
    gist:
      'Skirmishers are small units with powers of their own: they fire before they are ' +
      'assaulted, slip away, and help other units in attack and defence.',
    status: 'played',
  },
  '14.1': {
    title: 'General',
    gist:
      'Skirmishers have one step: when they would become spent they are eliminated for good. ' +
      'Only the British rifles have a spent side. Skirmishers defend best in woods and ' +
      'villages; they count in assaults, volleys and defensive fire, and harden targets ' +
      'against volleys and bombardment.',
    status: 'played',
  },
  '14.2': {
    title: 'Skirmisher Defensive Fire',
    gist:
      'Before a Move/Assault on an area with defending skirmishers is resolved, these may ' +
      'fire at the point unit. The ground that protects the attackers is that of the area the ' +
      'point unit came from; in an assault on the spot it is the contested area itself. There ' +
      'is no such fire at a Cavalry Charge.',
    status: 'played',
  },
  '14.3': {
    title: 'Identify Point Unit',
    gist:
      'The attacker names the point unit and all supporters before the skirmishers fire, and ' +
      'cannot change the point unit afterwards. The defender names the forward unit only ' +
      'after the fire.',
    status: 'played',
  },
  '14.4': {
    title: 'Primary Target Is Point Unit',
    gist:
      'The target of defensive fire is always the attackers’ point unit. It takes the first ' +
      'CP, if there are any.',
    status: 'played',
  },
  '14.5': {
    title: 'Defensive Fire',
    gist:
      'One skirmisher unit gives its attack strength, and every other one that fires with it ' +
      'adds 2.',
    status: 'played',
  },
  '14.6': {
    title: 'Primary Target',
    gist:
      'The target’s own defence strength does not matter. The defence is the TEM of the area ' +
      'that the point unit came from, 1 for a zone, and 1 for each skirmisher unit in the ' +
      'assault, be it the point unit or a supporter.',
    status: 'played',
  },
  '14.7': {
    title: 'Skirmisher Defensive Fire Resolution',
    gist:
      'The owner of the skirmishers rolls for the attack and the assaulting player for the ' +
      'defence. If AT exceeds DT the assaulting units absorb the difference in CP. The ' +
      'skirmishers risk nothing by firing, and do not become spent.',
    status: 'played',
  },
  '14.7.1': {
    title: 'Dice',
    gist: 'The firing and the assaulting player roll two dice each, at the same time.',
    status: 'played',
  },
  '14.7.2': {
    title: 'Attack Value (AV)',
    gist:
      'The attack strength of the first skirmisher unit, and 2 for each other one that ' +
      'supports its fire.',
    status: 'played',
  },
  '14.7.3': {
    title: 'Defence Value (DV)',
    gist:
      'The TEM of the area that the point unit came from; 1 if the point unit is skirmishers; ' +
      '1 for each other skirmisher unit in the assault. A charge suffers no such fire at all.',
    status: 'played',
  },
  '14.8': {
    title: 'Failure',
    gist: 'If AT is not greater than DT the fire has no effect on anyone, and the assault goes on.',
    status: 'played',
  },
  '14.9': {
    title: 'Success',
    gist:
      'If AT exceeds DT the assaulting side absorbs the difference in CP, the point unit ' +
      'first.',
    status: 'played',
  },
  '14.10': {
    title: 'Assaulting Unit Casualties',
    gist:
      'These CP are absorbed at once, before the assault: the first by the point unit, others ' +
      'by any unit in the assault; who retreats goes back to where he came from. If the point ' +
      'unit is eliminated or retreats there is no assault: after a mandatory one all others ' +
      'retreat too, after a voluntary one they stay.',
    status: 'played',
  },
  '14.11': {
    title: 'Following Defensive Fire',
    gist:
      'If the point unit is still there, the skirmishers may withdraw, the defender names the ' +
      'forward unit, and the assault goes on with the same point unit.',
    status: 'played',
  },
  '15.0': {
    title: 'Zones',
    gist: 'The zones P1, P2 and P3 are the country east of the map, by which the Prussians come.',
    status: 'played',
  },
  '15.1': {
    title: 'Overview',
    gist:
      'Only Prussians enter zones: as reinforcements, from another zone, or in retreat. For ' +
      'the few rules that ask for its ground, a zone has TEM 1.',
    status: 'played',
  },
  '15.2': {
    title: 'Movement Between Zones',
    gist:
      'To go from a zone to the next takes a unit’s whole MA, after a normal activation. P1 ' +
      'and P3 are not next to each other.',
    status: 'played',
  },
  '15.3': {
    title: 'Zones to Areas',
    gist:
      'Along an arrow a unit moves from its zone into an area at the normal cost of that ' +
      'area, and may go on or assault as from any other area.',
    status: 'played',
  },
  '15.4': {
    title: 'Areas to Zones',
    gist:
      'No unit moves from an area into a zone by choice. A Prussian who retreats may go into ' +
      'one, from an area that one of its arrows leads to.',
    status: 'played',
  },
  '15.5': {
    title: 'Zone Stacking Limit',
    gist: 'A zone holds any number of Prussian units.',
    status: 'played',
  },
  '15.6': {
    title: 'Bombardment from Zones',
    gist:
      'Prussian artillery in a zone may bombard the areas of its arrows, and French artillery ' +
      'in those areas may bombard the zone. Neither may be done at long range.',
    status: 'played',
  },
  '15.7': {
    title: 'Prussian Reinforcements',
    gist:
      'II Korps under Pirch comes to P3 and IV Korps under Bülow, with Blücher, to P2: both ' +
      'act from turn 6 on. I Korps under Zieten comes to P1 and acts from turn 8 on. Each ' +
      'brings one unit of skirmishers.',
    status: 'played',
  },
  '15.8': {
    title: 'General Advance, Zones and Areas',
    gist:
      'A Prussian General Advance may also move units from a zone to the next one, or along ' +
      'an arrow into an area that is free of enemies and under Allied control.',
    status: 'played',
  },
  '16.0': {
    title: 'Prussians',
    gist:
      'The Prussians are an army of their own on the Allied side. These rules say how they ' +
      'come, and how far they and the British work together.',
    status: 'played',
  },
  '16.1': {
    title: 'Overview',
    gist:
      'Arriving korps are placed in their zones in an End Phase, all units fresh, once it is ' +
      'clear that the game goes on.',
    status: 'played',
  },
  '16.2': {
    title: 'Reinforcements',
    gist:
      'Once they are placed their leaders, and Blücher, may be activated as usual, from the ' +
      'first Allied impulse of the new turn.',
    status: 'played',
  },
  '16.3': {
    title: 'Prussian Commander',
    gist:
      'Blücher’s Double Move is for Prussians only, and British and Prussian units never ' +
      'activate together. His Intervention and his leaders’ special actions need a Prussian ' +
      'point or forward unit, theirs one of the leader’s own formation; the same holds for ' +
      'Wellington and the British. At a failed Sunset either of the two, if fresh, may try to ' +
      'cancel it, but not both.',
    status: 'played',
  },
  '16.4': {
    title: 'Mixed Allied Units',
    gist:
      'British and Prussians in one area do not act together, but they defend together: the ' +
      'forward unit may be of either army, and the units of the other support it.',
    status: 'played',
  },
  '17.0': {
    title: 'Victory Conditions',
    gist:
      'Points come from places and from eliminated units; the marker shows by how many one ' +
      'side leads.',
    status: 'played',
  },
  '17.1': {
    title: 'Overview',
    gist:
      'French points move the marker one way, Allied points the other, from 0 at the start. ' +
      'Points for units are final. Points for areas follow the map: they fall away or are ' +
      'halved when control changes or the area is contested.',
    status: 'played',
  },
  '17.2': {
    title: 'Automatic Victory',
    gist:
      'If in an End Phase, once the areas are counted, a side leads by 10 points or more, it ' +
      'wins the game at once. It is checked before reinforcements come.',
    status: 'played',
  },
  '17.3': {
    title: 'Victory Locations',
    gist:
      'A blue area gives the French its points if they control it, and half of them while it ' +
      'is contested, whoever controls it. A green area does the same for the Allies. Nobody ' +
      'scores for an area of the other colour.',
    status: 'played',
  },
  '17.4': {
    title: 'Victory Points',
    gist:
      'An eliminated enemy unit is worth 1 point, whatever eliminated it; skirmishers are ' +
      'worth nothing, and a unit of the Imperial Guard, Drouot’s formation, is worth 3 to the ' +
      'Allies. Hougoumont gives the French 2 while they control it, and 1 if the British come ' +
      'back into it and stay.',
    status: 'played',
  },
  '17.5': {
    title: 'Final Turn Victory Points',
    gist:
      'At the end of turn 10 each side adds half a point for every spent enemy infantry, ' +
      'cavalry and rifle unit, its total rounded down.',
    status: 'played',
  },
  '17.6': {
    title: 'Victory Conditions',
    gist:
      'After the last turn, with the points for spent units, French points less Allied points ' +
      'decide. At 10 or more it is a French major victory, at 8 or 9 a French marginal one; 2 ' +
      'to 7 is a draw; 1 is an Allied marginal victory, 0 or less an Allied major one.',
    status: 'played',
  },
  '18.0': {
    title: 'Village Areas',
    gist:
      'An option for players who find villages too easily swamped by numbers. It is in force ' +
      'only if chosen before the game.',
    status: 'played',
  },
  '18.1': {
    title: 'Overview',
    gist:
      'Without the option Hougoumont, La Haye Sainte and the other villages are areas like ' +
      'any other. With it, the village itself sets a limit to how many can fight there; ' +
      'nothing else changes.',
    status: 'played',
  },
  '18.2': {
    title: 'Village Stacking',
    gist:
      'A village holds 4 units of a side instead of 10. Units beyond 4 that are set up there ' +
      'may stay, but no more may enter.',
    status: 'played',
  },
  '18.3': {
    title: 'Attacking Villages',
    gist:
      'Up to 10 units may enter a village for a mandatory assault. After a Success or ' +
      'Stalemate only 4 of them stay, the point unit among them if it survives; the attacker ' +
      'chooses who goes back to where he entered from.',
    status: 'played',
  },
  '19.0': {
    title: 'Cavalry Exhaustion',
    gist:
      'An option for players who find cavalry too strong. All of its parts are in force ' +
      'together, if chosen before the game.',
    status: 'played',
  },
  '19.1': {
    title: 'Overview',
    gist:
      'A charge costs all who ride in it their freshness, not the point unit alone. In return ' +
      'they may fall back after it, and a leader may rally his cavalry more quickly.',
    status: 'played',
  },
  '19.2': {
    title: 'Charge Exhaustion',
    gist:
      'When a Cavalry Charge is over, every fresh cavalry unit that took part in its assaults ' +
      'becomes spent, and every one that was spent already is eliminated. Those that the ' +
      'result of the assault itself has turned or struck are not struck again.',
    status: 'played',
  },
  '19.3': {
    title: 'Rally Cavalry',
    gist:
      'With this option a leader rallies either all cavalry of his formation in one friendly ' +
      'area that is not contested, or two units of his choice as usual: infantry, cavalry or ' +
      'rifles, in a contested area too.',
    status: 'played',
  },
  '19.4': {
    title: 'Overrun Exhaustion',
    gist:
      'If a charge leads to an overrun, its point unit is not struck until the overrun is ' +
      'done, and must be the point unit of the overrun’s assault as well. Only then does ' +
      'exhaustion strike all who took part.',
    status: 'played',
  },
  '19.5': {
    title: 'Cavalry Charge Failure',
    gist:
      'If AT is less than DT the defenders lose nothing, and only the point unit becomes ' +
      'spent, or is eliminated if it was spent. After a mandatory assault all charging units ' +
      'go back to where each entered from. Then exhaustion strikes the others.',
    status: 'played',
  },
  '19.6': {
    title: 'Cavalry Charge Stalemate',
    gist:
      'If AT equals DT point unit and forward unit become spent, or are eliminated if they ' +
      'were spent. Charging units may then retreat: after a mandatory assault to where each ' +
      'entered from, after a voluntary one to an adjacent friendly area. Then exhaustion ' +
      'strikes.',
    status: 'played',
  },
  '19.7': {
    title: 'Cavalry Charge Success',
    gist:
      'If AT exceeds DT the defenders absorb the difference in CP, the forward unit first, ' +
      'and an overrun may follow. Otherwise charging units may retreat, after a mandatory ' +
      'assault to where each entered from, after a voluntary one to an adjacent friendly ' +
      'area. Exhaustion strikes at the very end.',
    status: 'played',
  },
  '20.0': {
    title: 'Expanded Rally',
    gist:
      'Two options by which units recover more often. Either or both may be chosen before the ' +
      'game.',
    status: 'played',
  },
  '20.1': {
    title: 'Overview',
    gist:
      'In the base game a leader rallies two units at the price of his fresh side. With self ' +
      'rally some units recover without a leader; with expanded leader rally a leader rallies ' +
      'more.',
    status: 'played',
  },
  '20.2': {
    title: 'Self Rally',
    gist:
      'In each Rally Phase the French may rally 2 units anywhere without a leader; the Allies ' +
      'may rally 1 British and 1 Prussian unit. They may be infantry, cavalry or rifles, in ' +
      'contested areas too.',
    status: 'played',
  },
  '20.3': {
    title: 'Expanded Leader Rally',
    gist:
      'A fresh leader may rally 3 units instead of 2, infantry, cavalry or rifles, in one ' +
      'area; or, if cavalry exhaustion is played, all cavalry of his formation in one ' +
      'friendly area that is not contested. He becomes spent.',
    status: 'played',
  },
} as const satisfies Record<string, Rule>;
