import { leaders, picture, units } from '../roster.ts';

/**
 * [13.1] The armies are as printed. The map, the worth of its squares, the leaders' bonuses and the length
 * are not public: they are ours (see docs/rulings/squares.md).
 */
export const BORODINO = {
  name: 'borodino',
  title: 'Borodino: the Great Redoubt',
  gist: '7 September 1812. Eugène’s corps against the earthworks on the Kurgan hill.',
  date: '1812-09-07',
  start: '10:00',
  turns: 14,
  sides: {
    French: { army: 'IV Corps and III Cavalry Corps', nation: 'France', facing: 'E' },
    Allied: { army: 'The Russians', nation: 'Russia', facing: 'W' },
  },
  map: {
    ground: picture(`
wwww..TT........s......wwwww
######TT.......ss........www
.......#......ss..........ww
sss.sssbsssssss.............
..sss..##b###b#####TT#######
.........s...ssssssssbss....
..:::....sww.........#......
..:::....sw...R......#......
..:::....s....R.....:#:.....
..:::....s....R.....:###TT##
.........s..........:::.....
.......::ss.........:::.....
.......::.s.................
.......::.s:................
.......::.s::.......ww......
w......::ss::......wwww.....
ww.......s.........wwwww....
www......s..TT......www.....
`),
    elevation: picture(`
1111111111111111122222211111
1111111111111111123333211111
1111111111111111123333211111
1111111111111111123333211111
1111111111111111122111211111
1222222111111111111111111111
1233332111112222222211122222
1233332111122333333211123333
1233332111123333333211123333
1233332111123333333211123333
1233332111123333333211123333
1222222111123333333211123333
2222211111122333333211123333
3333211111112222222211123333
3333211111111111111111123333
3333211111111111111111123333
3333211111111111111111122222
3333211111111111111111111111
`),
    places: {
      Borodino: '7,0',
      'Great Redoubt': '14,8',
      Gorki: '20,4',
      Knyazkovo: '25,9',
      Semenovskaya: '12,17',
    },
  },
  leaders: {
    French: leaders(`
Eugene    | corps    |        | 12 |  4 | Eugène
Morrand   | division | Eugene |  9 |  0 | Morand | 14,9
Gerard    | division | Eugene | 10 |  8 | Gérard
Broussier | division | Eugene |  8 | 14 |
Grouchy   | division | Eugene |  9 | 22 |
`),
    Allied: leaders(`
Raevsky   | corps    |         | 10 |  94 |
Paskevich | division | Raevsky |  9 |  90 |
Likachev  | division | Raevsky |  8 |  93 | Likhachev
Kataisov  | division | Raevsky |  8 |  97 | Kutaisov
Voronzov  | division | Raevsky |  9 |  99 | Vorontsov
Kreutz    | division | Raevsky |  7 | 103 |
`),
  },
  units: {
    French: units(`
 0 | 1/13/1 LT    | inf FR LT - reg     |  758 | 758 | 68 | MUS | 3 2 | Morrand   | 1 | 5,5  |  | 1/13th Light
 1 | 2/13/1 LT    | inf FR LT - reg     |  758 | 758 | 68 | MUS | 3 2 | Morrand   | 1 | 5,5  |  | 2/13th Light
 2 | 1/17/1 LT    | inf FR LT - reg     |  887 | 887 | 68 | MUS | 3 2 | Morrand   | 1 | 5,7  |  | 1/17th Light
 3 | 2/17/1 LT    | inf FR LT - reg     |  887 | 887 | 68 | MUS | 3 2 | Morrand   | 1 | 5,7  |  | 2/17th Light
 4 | 1/30/1 LN    | inf FR LN - reg     |  827 | 138 | 58 | MUS | 3 1 | Morrand   | 1 | 5,8  |  | 1/30th Line
 5 | 2/30/1 LN    | inf FR LN - reg     |  827 | 138 | 58 | MUS | 3 1 | Morrand   | 1 | 5,8  |  | 2/30th Line
 6 | 1/7/3 LT     | inf FR LT - reg     |  830 | 830 | 68 | MUS | 3 2 | Gerard    | 1 | 1,10 |  | 1/7th Light
 7 | 2/7/3 LT     | inf FR LT - reg     |  830 | 830 | 68 | MUS | 3 2 | Gerard    | 1 | 0,9  |  | 2/7th Light
 8 | 1/12/3 LN    | inf FR LN - reg     |  855 | 142 | 58 | MUS | 3 1 | Gerard    | 1 | 1,9  |  | 1/12th Line
 9 | 2/12/3 LN    | inf FR LN - reg     |  855 | 142 | 58 | MUS | 3 1 | Gerard    | 1 | 1,10 |  | 2/12th Line
10 | 1/21/3 LN    | inf FR LN - reg     |  843 | 140 | 58 | MUS | 3 1 | Gerard    | 1 | 0,10 |  | 1/21st Line
11 | 2/21/3 LN    | inf FR LN - reg     |  843 | 140 | 58 | MUS | 3 1 | Gerard    | 1 | 0,10 |  | 2/21st Line
12 | 127/3 SA LN  | inf SA LN - reg     |  612 | 102 | 38 | MUS | 3 0 | Gerard    | 1 | 1,9  |  | 127th Saxon Line
13 | 8/3 SA LN    | inf SA LN - reg     |  484 |  81 | 38 | MUS | 3 0 | Gerard    | 1 | 0,9  |  | 8th Saxon Line
14 | 1/9/14 LN    | inf FR LN - reg     |  704 | 117 | 58 | MUS | 3 1 | Broussier | 3 | 0,9  |  | 1/9th Line
15 | 2/9/14 LN    | inf FR LN - reg     |  704 | 117 | 58 | MUS | 3 1 | Broussier | 3 | 0,9  |  | 2/9th Line
16 | 18/14 LT     | inf FR LT - reg     |  565 | 565 | 68 | MUS | 3 2 | Broussier | 3 | 0,9  |  | 18th Light
17 | 1/35/14 LN   | inf FR LN - reg     |  680 | 113 | 58 | MUS | 3 1 | Broussier | 3 | 0,9  |  | 1/35th Line
18 | 2/35/14 LN   | inf FR LN - reg     |  680 | 113 | 58 | MUS | 3 1 | Broussier | 3 | 0,9  |  | 2/35th Line
19 | 1/53/14 LN   | inf FR LN - reg     |  737 | 123 | 58 | MUS | 3 1 | Broussier | 3 | 0,9  |  | 1/53rd Line
20 | 2/53/14 LN   | inf FR LN - reg     |  737 | 123 | 58 | MUS | 3 1 | Broussier | 3 | 0,9  |  | 2/53rd Line
21 | 2JN/14 SP LN | inf SP LN - reg     |  597 |  99 | 38 | MUS | 3 0 | Broussier | 3 | 0,9  |  | 2nd Joseph Napoléon
22 | 1/3 CV LT CH | cav FR LT CH bri    | 1194 |     | 68 | SBR | 5 4 | Grouchy   | 1 | 0,12 |  | Chasseurs 1/3
23 | 2/3 CV LT CH | cav FR LT CH bri    | 1303 |     | 68 | SBR | 5 4 | Grouchy   | 1 | 0,11 |  | Chasseurs 2/3
24 | 1/6 CV HV DR | cav FR HV DR bri    |  814 |     | 78 | MUS | 7 3 | Grouchy   | 1 | 1,11 |  | Dragoons 1/6
25 | 2/6 CV HV DR | cav FR HV DR bri    |  901 |     | 78 | MUS | 7 3 | Grouchy   | 1 | 1,12 |  | Dragoons 2/6
26 | 1/IIIC HS    | art FR HS - battery |   96 |   6 | 78 | 6G  | 3 2 |           | 1 | 0,13 |  | Horse Battery 1, III Cavalry Corps
27 | 2/IIIC HS    | art FR HS - battery |   96 |   6 | 68 | 6G  | 3 2 |           | 1 | 0,13 |  | Horse Battery 2, III Cavalry Corps
28 | 3/IIIC HS    | art FR HS - battery |   96 |   6 | 78 | 8G  | 3 2 |           | 1 | 0,13 |  | Horse Battery 3, III Cavalry Corps
29 | 1 Div FT     | art FR FT - battery |  128 |   8 | 78 | 8G  | 3 2 |           | 1 | 5,6  |  | Foot Battery, 1st Division
30 | 3 Div FT     | art FR FT - battery |  128 |   8 | 78 | 8G  | 3 2 |           | 1 | 6,12 |  | Foot Battery, 3rd Division
31 | 1/III FT     | art FR FT - battery |  128 |   8 | 78 | 8G  | 3 2 |           | 1 | 5,9  |  | Foot Battery 1, III Corps
32 | 2/III FT     | art FR FT - battery |  128 |   8 | 78 | 8G  | 3 2 |           | 1 | 5,6  |  | Foot Battery 2, III Corps
33 | 3/III FT     | art FR FT - battery |  128 |   8 | 78 | 8G  | 3 2 |           | 1 | 6,12 |  | Foot Battery 3, III Corps
34 | 4/III HV     | art FR HV - battery |  128 |   8 | 78 | 12G | 3 2 |           | 1 | 5,10 |  | Heavy Battery 4, III Corps
35 | 14 Div FT    | art FR FT - battery |  128 |   8 | 78 | 12G | 3 2 |           | 3 | 0,8  |  | Foot Battery, 14th Division
36 | 1/IV FT      | art FR FT - battery |  384 |  24 | 78 | 8G  | 3 2 |           | 1 | 10,1 |  | Foot Battery 1, IV Corps
37 | 2/IV FT      | art FR FT - battery |  128 |   8 | 78 | 8G  | 3 2 |           | 1 | 9,1  |  | Foot Battery 2, IV Corps
38 | 3/IV FT      | art FR FT - battery |  128 |   8 | 78 | 8G  | 3 2 |           | 1 | 11,1 |  | Foot Battery 3, IV Corps
39 | 4/IV FT      | art FR FT - battery |  256 |  16 | 78 | 12G | 3 2 |           | 1 | 12,1 |  | Foot Battery 4, IV Corps
`),
    Allied: units(`
 90 | SMO/12 LN    | inf RU LN MU reg    |  908 |     | 68 | MUS | 3 0 | Paskevich | 1 | 16,10 | line | Smolensk Line
 91 | NAR/12 LN    | inf RU LN MU reg    |  837 |     | 68 | MUS | 3 0 | Paskevich | 1 | 16,12 | line | Narva Line
 92 | 6/12 JG      | inf RU JG - reg     |  577 | 577 | 68 | MUS | 3 1 | Paskevich | 1 | 16,11 | line | 6th Jägers
 93 | OR/26 LN     | inf RU LN MU reg    |  780 |     | 68 | MUS | 3 0 | Likachev  | 1 | 14,8  | line | Orel Line
 94 | NIZ/26 LN    | inf RU LN MU reg    |  805 |     | 68 | MUS | 3 0 | Likachev  | 1 | 16,9  | line | Nizhegorod Line
 95 | 5/26 JG      | inf RU JG - reg     |  593 | 593 | 68 | MUS | 3 1 | Likachev  | 1 | 16,7  | line | 5th Jägers
 96 | 42/26 JG     | inf RU JG - reg     |  612 | 612 | 68 | MUS | 3 1 | Likachev  | 1 | 16,7  | line | 42nd Jägers
 97 | 19/24 JG     | inf RU JG - reg     |  784 | 784 | 68 | MUS | 3 1 | Kataisov  | 1 | 16,13 | line | 19th Jägers
 98 | TOM/24 LN    | inf RU LN MU reg    |  904 |     | 68 | MUS | 3 0 | Kataisov  | 1 | 24,13 | line | Tomsk Line
 99 | BEL/17 LN    | inf RU LN MU reg    |  985 |     | 68 | MUS | 3 0 | Voronzov  | 1 | 27,8  | line | Belozersk Line
100 | BRE/17 LN    | inf RU LN MU reg    |  930 |     | 68 | MUS | 3 0 | Voronzov  | 2 | 27,8  |      | Brest Line
101 | RYA/17 LN    | inf RU LN MU reg    |  837 |     | 68 | MUS | 3 0 | Voronzov  | 2 | 27,8  |      | Ryazan Line
102 | NIL/17 LN    | inf RU LN MU reg    |  764 |     | 68 | MUS | 3 0 | Voronzov  | 2 | 27,8  |      | Wilmanstrand Line
103 | 1/IIIC LT HU | cav RU LT HU bri    | 1205 |     | 78 | SBR | 6 4 | Kreutz    | 2 | 27,9  |      | Hussars 1/III
104 | 2/IIIC LT HU | cav RU LT HU bri    | 1193 |     | 78 | SBR | 6 4 | Kreutz    | 2 | 27,9  |      | Hussars 2/III
105 | 3/IIIC HV DR | cav RU HV DR bri    |  614 |     | 78 | MUS | 7 3 | Kreutz    | 2 | 27,9  |      | Dragoons 3/III
106 | IIIC/Art HS  | art RU HS - battery |   96 |   6 | 78 | 6G  | 3 2 |           | 2 | 27,8  |      | Horse Battery, III Cavalry Corps
107 | Res/A FT CR  | art RU FT CR reg    |  256 |  10 | 88 | 12G | 3 2 |           | 1 | 14,8  |      | Reserve Foot Battery A
108 | Res/B FT CR  | art RU FT CR reg    |  256 |  10 | 88 | 12G | 3 2 |           | 1 | 14,8  |      | Reserve Foot Battery B
`),
  },
  victorySquares: {
    French: [
      { name: 'Great Redoubt', at: '14,8', points: 5000 },
      { name: 'Gorki', at: '20,4', points: 2000 },
      { name: 'Knyazkovo', at: '24,9', points: 3000 },
      { name: 'rear of the Kurgan', at: '17,9', points: 1500 },
    ],
    Allied: [
      { name: 'Great Redoubt', at: '14,8', points: 4000 },
      { name: 'Borodino bridge', at: '7,1', points: 2000 },
      { name: 'Morand’s plateau', at: '5,8', points: 1500 },
    ],
  },
  reinforcementSquares: ['0,8', '0,9', '27,8', '27,9'],
  commander: {
    French: {
      rearArea: '0,9',
      defensiveLines: [
        ['10,4', '12,7', '12,11', '10,14'],
        ['6,4', '7,7', '7,11', '6,14'],
        ['3,5', '5,7', '5,11', '3,14'],
      ],
      artilleryObjectives: ['11,7', '11,9', '11,11', '12,5'],
    },
    Allied: {
      rearArea: '27,8',
      defensiveLines: [
        ['16,14', '14,11', '14,6', '16,4'],
        ['20,13', '17,11', '17,6', '20,4'],
        ['24,13', '23,10', '23,6', '24,4'],
      ],
      artilleryObjectives: ['14,8', '15,7', '15,9'],
    },
  },
  victoryLevels: {
    French: { marginal: 1000, substantial: 3000, decisive: 6000 },
    Allied: { marginal: 1000, substantial: 3000, decisive: 6000 },
  },
};
