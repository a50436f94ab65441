import { leaders, picture, units } from '../roster.ts';

/**
 * [13.3] The armies are as printed. The map, the worth of its squares, the leaders' bonuses and the length
 * are not public: they are ours (see docs/rulings/squares.md).
 */
export const QUATRE_BRAS = {
  name: 'quatre-bras',
  title: 'Quatre Bras',
  gist: '16 June 1815. Ney against the crossroads, where Wellington’s brigades arrive.',
  date: '1815-06-16',
  start: '14:30',
  turns: 13,
  sides: {
    French: { army: 'Army of the North, left wing', nation: 'France', facing: 'N' },
    Allied: { army: 'The Anglo-Allies', nation: 'Great Britain', facing: 'S' },
  },
  map: {
    ground: picture(`
....#...............#.....................
....##..............#.....................
.....##............##.....................
......##...........#......................
.......##..........#......................
........###........#......................
..........##.......#......................
...........##......#......................
............##.....#................ww....
.............###...#...............wwww...
...............###.#...............wwww...
.................#TT##............wwwww...
.............wwww.#T.#####........wwwww...
.............wwww.#.....:##.....:...wwww..
.............wwww.#..:::..###:............
.............wwww.#..:::...:###...........
............wwww..#.....:::...#TT#........
...........wwwww..#.....:::...:#:######...
...........wwwww..#............#......####
...........www.w..#..:::...:::.###........
.........wwwwww...#.....:::...:::#mmssssss
........wwwwwww...#.....:::...::sbmm......
........wwwwwww...#TT.......sssss#........
......wwwwwwww....#....ssssss....#.....www
.....wwwwwwwww....#sssss:::...:..#....wwww
.....wwwwwwwwwssssbs.............T....wwww
......wwwwww.w....#..:::...:::...TT..wwwww
......wwwwww.:::..#..:::...:::...#.....www
......wwwwww.:::..#########TT....#.....www
ww....wwwwww.:::..#.............##......ww
www..........::::.#..:::...:::..#.........
www......TT########.............#.........
www..........::::.#............##.........
wwww..............#...........##..........
wwww..............#..........##...........
ww................#.......####............
..................#T#######...wwww........
..................#...........wwww........
`),
    elevation: picture(`
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111121112122222221111111111111
111111111111111123333333333321111111111111
111111111111111123333333333322221111111111
111111111111111123333333333333321111111111
111111111111111123333333333333321111111111
111111111111111123333333333333311111111111
111111111111111123333333333333321111111111
111111111111111122222222222222221111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111111111111111111111111111
111111111111111111112222222222211111111111
111111111111111123333333333333222112221111
111111111111111123333333333333223333321111
111111111111111123333333333333223333321111
111111111111111122222222222222223333321111
111111111111111111111111111111123333321111
111111111111111111111111111111122222221111
111111111111111111111111111111111111111111
111111111112222222222222222222111111111111
111111111222333333333333333333322222222222
111111122233333333333333333333333333333333
222222223333333333333333333333333333333333
333333333333333333333333333333333333333333
`),
    places: {
      'Quatre Bras': '18,11',
      Gemioncourt: '19,22',
      Piraumont: '33,26',
      Thyle: '31,16',
      Lairalle: '27,28',
      'Grand-Pierrepont': '9,31',
      Frasnes: '19,36',
      'Bois de Bossu': '9,23',
    },
  },
  leaders: {
    French: leaders(`
Ney       | army     |           | 10 | 28 |
Reille    | corps    | Ney       |  9 | 24 |
Kellerman | corps    | Ney       | 11 | 41 | Kellermann
Bachelu   | division | Reille    |  8 |  4 |
Jerome    | division | Reille    |  6 | 18 | Jérôme
Foy       | division | Reille    | 10 | 26 |
Pire      | division | Reille    |  9 | 36 | Piré
Husson    | brigade  | Bachelu   |  8 |  0 |
Campy     | brigade  | Bachelu   |  7 |  6 | Campi
Baduin    | brigade  | Jerome    |  8 | 11 | Bauduin
Soye      | brigade  | Jerome    |  7 | 21 |
Gauthier  | brigade  | Foy       |  8 | 25 |
Jamin     | brigade  | Foy       |  8 | 31 |
Hubert    | brigade  | Pire      |  8 | 34 |
Wathier   | brigade  | Pire      |  8 | 37 |
Piquet    | brigade  | Kellerman |  8 | 38 |
Guiton    | brigade  | Kellerman |  9 | 40 |
Lefebvre  | division | Ney       | 10 | 42 |
`),
    Allied: leaders(`
Wellington   | army     |            | 14 |  95 |
Orange       | corps    | Wellington |  6 | 116 |
Picton       | division | Wellington | 11 | 121 |
Perponcher   | division | Orange     |  8 | 115 |
Cooke        | division | Orange     |  9 |  99 |
Alten        | division | Orange     |  9 | 102 |
Brunswick    | division | Wellington |  9 | 135 |
Maitland     | brigade  | Cooke      | 10 |  97 |
Byng         | brigade  | Cooke      |  9 | 100 |
Halkett      | brigade  | Alten      |  9 | 101 |
Kielmansegge | brigade  | Alten      |  7 | 105 |
Bylandt      | brigade  | Perponcher |  6 | 111 |
Saxe-Weimar  | brigade  | Perponcher |  8 | 117 |
Kempt        | brigade  | Picton     | 10 | 120 |
Pack         | brigade  | Picton     | 10 | 123 |
Best         | brigade  | Picton     |  6 | 127 |
VonCramm     | brigade  | Brunswick  |  7 | 131 |
Buttler      | brigade  | Brunswick  |  7 | 134 |
VonSpecht    | brigade  | Brunswick  |  6 | 139 |
Merlen       | brigade  | Orange     |  7 | 142 |
`),
  },
  units: {
    French: units(`
 0 | 1L/2 LT     | inf FR LT - bat     | 578 | 578 | 78 | MUS  | 3 2 | Husson   | 1  | 26,31 |  | 1/2nd Light
 1 | 2L/2 LT     | inf FR LT - bat     | 569 | 569 | 78 | MUS  | 3 2 | Husson   | 1  | 26,31 |  | 2/2nd Light
 2 | 3L/2 LT     | inf FR LT - bat     | 577 | 577 | 78 | MUS  | 3 2 | Husson   | 1  | 26,31 |  | 3/2nd Light
 3 | 4L/2 LT     | inf FR LT - bat     | 570 | 570 | 78 | MUS  | 3 2 | Husson   | 1  | 26,33 |  | 4/2nd Light
 4 | 1/61 LN     | inf FR LN - bat     | 423 |  71 | 68 | MUS  | 3 1 | Husson   | 1  | 26,33 |  | 1/61st Line
 5 | 2/61 LN     | inf FR LN - bat     | 407 |  68 | 68 | MUS  | 3 1 | Husson   | 1  | 26,33 |  | 2/61st Line
 6 | 1/72 LN     | inf FR LN - bat     | 483 |  81 | 68 | MUS  | 3 1 | Campy    | 1  | 29,33 |  | 1/72nd Line
 7 | 2/72 LN     | inf FR LN - bat     | 487 |  81 | 68 | MUS  | 3 1 | Campy    | 1  | 29,33 |  | 2/72nd Line
 8 | 1/108 LN    | inf FR LN - bat     | 415 |  69 | 68 | MUS  | 3 1 | Campy    | 1  | 28,31 |  | 1/108th Line
 9 | 2/108 LN    | inf FR LN - bat     | 406 |  68 | 68 | MUS  | 3 1 | Campy    | 1  | 28,31 |  | 2/108th Line
10 | 3/108 LN    | inf FR LN - bat     | 251 |  42 | 68 | MUS  | 3 1 | Campy    | 1  | 28,31 |  | 3/108th Line
11 | 1L/1 LT     | inf FR LT - bat     | 616 | 616 | 78 | MUS  | 3 2 | Baduin   | 1  | 13,36 |  | 1/1st Light
12 | 2L/1 LT     | inf FR LT - bat     | 621 | 621 | 78 | MUS  | 3 2 | Baduin   | 1  | 13,36 |  | 2/1st Light
13 | 3L/1 LT     | inf FR LT - bat     | 615 | 615 | 78 | MUS  | 3 2 | Baduin   | 1  | 13,36 |  | 3/1st Light
14 | 1L/3LT      | inf FR LT - bat     | 590 | 590 | 78 | MUS  | 3 2 | Baduin   | 1  | 13,37 |  | 1/3rd Light
15 | 2L/3LT      | inf FR LT - bat     | 581 | 581 | 78 | MUS  | 3 2 | Baduin   | 1  | 13,37 |  | 2/3rd Light
16 | 3L/3LT      | inf FR LT - bat     | 589 | 589 | 78 | MUS  | 3 2 | Baduin   | 1  | 12,37 |  | 3/3rd Light
17 | 4L/3LT      | inf FR LT - bat     | 581 | 581 | 78 | MUS  | 3 2 | Baduin   | 1  | 12,37 |  | 4/3rd Light
18 | 1/1 LN      | inf FR LN - bat     | 587 |  98 | 68 | MUS  | 3 1 | Soye     | 1  | 15,37 |  | 1/1st Line
19 | 2/1 LN      | inf FR LN - bat     | 592 |  99 | 68 | MUS  | 3 1 | Soye     | 1  | 15,37 |  | 2/1st Line
20 | 3/1 LN      | inf FR LN - bat     | 587 |  98 | 68 | MUS  | 3 1 | Soye     | 1  | 15,37 |  | 3/1st Line
21 | 1/2 LN      | inf FR LN - bat     | 593 |  99 | 68 | MUS  | 3 1 | Soye     | 1  | 15,36 |  | 1/2nd Line
22 | 2/2 LN      | inf FR LN - bat     | 585 |  98 | 68 | MUS  | 3 1 | Soye     | 1  | 15,36 |  | 2/2nd Line
23 | 3/2 LN      | inf FR LN - bat     | 587 |  98 | 68 | MUS  | 3 1 | Soye     | 1  | 15,36 |  | 3/2nd Line
24 | 1/92 LN     | inf FR LN - bat     | 553 |  92 | 68 | MUS  | 3 1 | Gauthier | 1  | 21,37 |  | 1/92nd Line
25 | 2/92 LN     | inf FR LN - bat     | 495 |  83 | 68 | MUS  | 3 1 | Gauthier | 1  | 21,37 |  | 2/92nd Line
26 | 1/93 LN     | inf FR LN - bat     | 471 |  79 | 68 | MUS  | 3 1 | Gauthier | 1  | 23,33 |  | 1/93rd Line
27 | 2/93 LN     | inf FR LN - bat     | 472 |  79 | 68 | MUS  | 3 1 | Gauthier | 1  | 23,33 |  | 2/93rd Line
28 | 1/100 LN    | inf FR LN - bat     | 423 |  71 | 68 | MUS  | 3 1 | Jamin    | 1  | 23,31 |  | 1/100th Line
29 | 2/100 LN    | inf FR LN - bat     | 424 |  71 | 68 | MUS  | 3 1 | Jamin    | 1  | 23,31 |  | 2/100th Line
30 | 3/100 LN    | inf FR LN - bat     | 246 |  41 | 68 | MUS  | 3 1 | Jamin    | 1  | 23,31 |  | 3/100th Line
31 | 1L/4 LT     | inf FR LT - bat     | 533 | 533 | 78 | MUS  | 3 2 | Jamin    | 1  | 21,36 |  | 1/4th Light
32 | 2L/4 LT     | inf FR LT - bat     | 536 | 536 | 78 | MUS  | 3 2 | Jamin    | 1  | 21,36 |  | 2/4th Light
33 | 3L/4 LT     | inf FR LT - bat     | 535 | 535 | 78 | MUS  | 3 2 | Jamin    | 1  | 21,36 |  | 3/4th Light
34 | 1 LT CH     | cav FR LT CH reg    | 485 |     | 68 | SBR  | 5 4 | Hubert   | 1  | 27,36 |  | 1st Chasseurs
35 | 6 LT CH     | cav FR LT CH reg    | 560 |     | 68 | SBR  | 5 4 | Hubert   | 1  | 27,36 |  | 6th Chasseurs
36 | 5 LN LA     | cav FR LN LA reg    | 412 |     | 68 | SBR  | 7 4 | Wathier  | 1  | 28,36 |  | 5th Lancers
37 | 6 LN LA     | cav FR LN LA reg    | 381 |     | 68 | SBR  | 7 4 | Wathier  | 1  | 28,36 |  | 6th Lancers
38 | 2 LN DR     | cav FR LN DR reg    | 585 |     | 78 | SBR  | 7 3 | Piquet   | 10 | 18,37 |  | 2nd Dragoons
39 | 7 LN DR     | cav FR LN DR reg    | 516 |     | 78 | SBR  | 7 3 | Piquet   | 10 | 18,37 |  | 7th Dragoons
40 | 8 HV CU     | cav FR HV CU reg    | 425 |     | 88 | SBR  | 8 3 | Guiton   | 1  | 23,36 |  | 8th Cuirassiers
41 | 11 HV CU    | cav FR HV CU reg    | 325 |     | 88 | SBR  | 8 3 | Guiton   | 1  | 23,36 |  | 11th Cuirassiers
42 | G GD LA     | cav FR GD LA reg    | 880 |     | 98 | SBR  | 7 4 | Lefebvre | 5  | 18,37 |  | Guard Lancers
43 | 5 Div FT    | art FR FT - battery | 128 |   8 | 78 | 6G   | 3 2 |          | 1  | 27,33 |  | Foot Battery, 5th Division
44 | 6 Div FT    | art FR FT - battery | 128 |   8 | 78 | 6/5  | 3 2 |          | 1  | 14,37 |  | Foot Battery, 6th Division
45 | 9 Div FT    | art FR FT - battery | 128 |   8 | 78 | 6G   | 3 2 |          | 1  | 25,32 |  | Foot Battery, 9th Division
46 | 2 Cav HS    | art FR HS - battery |  96 |   6 | 78 | 6G   | 3 2 |          | 1  | 27,37 |  | Horse Battery, 2nd Cavalry Division
47 | II Corps FT | art FR FT - battery | 128 |   8 | 78 | 12/6 | 3 2 |          | 1  | 20,37 |  | Foot Battery, II Corps
`),
    Allied: units(`
 90 | 1L/27 NEJG     | inf NE JG - bat     |  203 |  203 | 68 | MUS | 3 2 | Wellington   | 1  | 22,22 | line | 27th Jägers (1)
 91 | 2L/27 NEJG     | inf NE JG - bat     |  202 |  202 | 68 | MUS | 3 2 | Wellington   | 1  | 24,22 | line | 27th Jägers (2)
 92 | 3L/27 NEJG     | inf NE JG - bat     |  202 |  202 | 68 | MUS | 3 2 | Wellington   | 1  | 26,22 | line | 27th Jägers (3)
 93 | 4L/27 NEJG     | inf NE JG - bat     |  202 |  202 | 68 | MUS | 3 2 | Wellington   | 1  | 33,26 | open | 27th Jägers (4)
 94 | 1/19/5 RI      | inf GB RI - bat     |  197 |  197 | 88 | RFL | 3 2 | Wellington   | 1  | 29,15 | line | 1/95th Rifles (1)
 95 | 2/19/5 RI      | inf GB RI - bat     |  196 |  196 | 88 | RFL | 3 2 | Wellington   | 1  | 28,15 | line | 1/95th Rifles (2)
 96 | 3/19/5 RI      | inf GB RI - bat     |  196 |  196 | 88 | RFL | 3 2 | Wellington   | 1  | 27,15 | line | 1/95th Rifles (3)
 97 | 2L/1 GD        | inf GB GD - bat     | 1021 | 1021 | 98 | MUS | 4 2 | Maitland     | 8  | 4,0   |      | 2/1st Foot Guards
 98 | 3L/1 GD        | inf GB GD - bat     | 1066 | 1066 | 98 | MUS | 4 2 | Maitland     | 8  | 4,0   |      | 3/1st Foot Guards
 99 | 2L/2 GD        | inf GB GD - bat     | 1044 | 1044 | 98 | MUS | 4 2 | Byng         | 8  | 4,0   |      | 2/2nd Foot Guards
100 | 3L/2 GD        | inf GB GD - bat     | 1104 | 1104 | 98 | MUS | 4 2 | Byng         | 8  | 4,0   |      | 3/2nd Foot Guards
101 | 2/30 LN        | inf GB LN - bat     |  657 |   66 | 68 | MUS | 3 1 | Halkett      | 6  | 4,0   |      | 2/30th Foot
102 | 33 LN          | inf GB LN - bat     |  603 |   60 | 68 | MUS | 3 1 | Halkett      | 6  | 4,0   |      | 33rd Foot
103 | 2/69 LN        | inf GB LN - bat     |  558 |   56 | 68 | MUS | 3 1 | Halkett      | 6  | 4,0   |      | 2/69th Foot
104 | 2/73 LN        | inf GB LN - bat     |  603 |   60 | 68 | MUS | 3 1 | Halkett      | 6  | 4,0   |      | 2/73rd Foot
105 | Bremen HA LN   | inf HA LN - bat     |  552 |      | 58 | MUS | 3 0 | Kielmansegge | 6  | 4,0   |      | Bremen Field Battalion
106 | Verden HA LN   | inf HA LN - bat     |  604 |      | 58 | MUS | 3 0 | Kielmansegge | 6  | 4,0   |      | Verden Field Battalion
107 | York HA LN     | inf HA LN - bat     |  647 |      | 58 | MUS | 3 0 | Kielmansegge | 6  | 4,0   |      | York Field Battalion
108 | Luneberg HA LT | inf HA LT - bat     |  635 |  635 | 78 | MUS | 2 1 | Kielmansegge | 6  | 4,0   |      | Lüneburg Field Battalion
109 | Gruben HA LN   | inf HA LN - bat     |  661 |      | 58 | MUS | 3 0 | Kielmansegge | 6  | 4,0   |      | Grubenhagen Field Battalion
110 | Corps HA JG    | inf HA JG - bat     |  340 |  340 | 78 | MUS | 2 1 | Kielmansegge | 6  | 4,0   |      | Hanoverian Jägers
111 | 7 NE LN        | inf NE LN - bat     |  701 |  116 | 48 | MUS | 3 0 | Bylandt      | 1  | 12,11 | line | 7th Netherlands Line
112 | 5 NE MI        | inf NE MI - bat     |  482 |      | 38 | MUS | 3 0 | Bylandt      | 1  | 19,22 | open | 5th Netherlands Militia
113 | 7 NE MI        | inf NE MI - bat     |  675 |      | 38 | MUS | 3 0 | Bylandt      | 1  | 15,22 | line | 7th Netherlands Militia
114 | 8 NE MI        | inf NE MI - bat     |  566 |      | 38 | MUS | 3 0 | Bylandt      | 1  | 7,24  | open | 8th Netherlands Militia
115 | 1/2 NE LN      | inf NE LN - bat     |  903 |  151 | 48 | MUS | 3 0 | Saxe-Weimar  | 1  | 9,22  | open | 1/2nd Nassau
116 | 2/2 NE LN      | inf NE LN - bat     |  903 |  151 | 48 | MUS | 3 0 | Saxe-Weimar  | 1  | 18,10 | line | 2/2nd Nassau
117 | 3/2 NE LN      | inf NE LN - bat     |  903 |  151 | 48 | MUS | 3 0 | Saxe-Weimar  | 1  | 11,21 | open | 3/2nd Nassau
118 | 1/OR NE LN     | inf NE LN - bat     |  795 |  133 | 48 | MUS | 3 0 | Saxe-Weimar  | 1  | 4,24  | line | 1/Orange-Nassau
119 | 2/OR NE LN     | inf NE LN - bat     |  796 |  133 | 48 | MUS | 3 0 | Saxe-Weimar  | 1  | 20,10 | line | 2/Orange-Nassau
120 | 1/28 LN        | inf GB LN - bat     |  594 |   50 | 68 | MUS | 3 1 | Kempt        | 1  | 19,6  | line | 1/28th Foot
121 | 1/32 LN        | inf GB LN - bat     |  712 |   71 | 68 | MUS | 3 1 | Kempt        | 1  | 19,7  | line | 1/32nd Foot
122 | 1/79 HI        | inf GB HI - bat     |  749 |   75 | 78 | MUS | 4 1 | Kempt        | 1  | 19,8  | line | 1/79th Highlanders
123 | 3/1 LN         | inf GB LN - bat     |  648 |   65 | 68 | MUS | 3 1 | Pack         | 1  | 19,5  | line | 3/1st Foot
124 | 1/42 HI        | inf GB HI - bat     |  561 |   56 | 78 | MUS | 4 1 | Pack         | 1  | 19,3  | line | 1/42nd Highlanders
125 | 2/44 LN        | inf GB LN - bat     |  485 |   49 | 68 | MUS | 3 1 | Pack         | 1  | 19,4  | line | 2/44th Foot
126 | 1/92 HI        | inf GB HI - bat     |  629 |   63 | 78 | MUS | 4 1 | Pack         | 1  | 19,2  | line | 1/92nd Highlanders
127 | Verdon HA LW   | inf HA LW - bat     |  661 |      | 38 | MUS | 3 0 | Best         | 1  | 17,0  | line | Verden Landwehr
128 | Lunebrg HA LW  | inf HA LW - bat     |  664 |      | 38 | MUS | 3 0 | Best         | 1  | 17,0  | line | Lüneburg Landwehr
129 | Osterde HA LW  | inf HA LW - bat     |  717 |      | 38 | MUS | 3 0 | Best         | 1  | 18,1  | line | Osterode Landwehr
130 | Munden HA LW   | inf HA LW - bat     |  700 |      | 38 | MUS | 3 0 | Best         | 1  | 18,1  | line | Münden Landwehr
131 | 1/BW HU        | cav BW LT HU reg    |  690 |      | 48 | SBR | 6 4 | VonCramm     | 3  | 21,0  |      | 1st Brunswick Hussars
132 | 2 BW HU        | cav BW LT HU reg    |  232 |      | 48 | SBR | 6 4 | VonCramm     | 3  | 21,0  |      | 2nd Brunswick Hussars
133 | 1/ADV BW GD    | inf BW GD - bat     |  168 |  168 | 58 | RFL | 3 2 | Buttler      | 3  | 20,0  |      | Brunswick Advance Guard 1
134 | 2/ADV BW GD    | inf BW GD - bat     |  504 |  504 | 58 | MUS | 3 2 | Buttler      | 3  | 20,0  |      | Brunswick Advance Guard 2
135 | BW Guard       | inf BW GD - bat     |  672 |  672 | 58 | MUS | 3 2 | Buttler      | 3  | 20,0  |      | Brunswick Guard
136 | 1 L BW LT      | inf BW LT - bat     |  672 |  672 | 58 | MUS | 2 2 | Buttler      | 8  | 20,0  |      | 1st Brunswick Light
137 | 2 L BW LT      | inf BW LT - bat     |  672 |  672 | 58 | MUS | 2 2 | Buttler      | 3  | 20,0  |      | 2nd Brunswick Light
138 | 3 L BW LT      | inf BW LT - bat     |  672 |  672 | 58 | MUS | 2 2 | Buttler      | 8  | 20,0  |      | 3rd Brunswick Light
139 | 1 BW LN        | inf BW LN - bat     |  672 |      | 48 | MUS | 3 1 | VonSpecht    | 3  | 20,0  |      | 1st Brunswick Line
140 | 2 BW LN        | inf BW LN - bat     |  672 |      | 48 | MUS | 3 1 | VonSpecht    | 3  | 20,0  |      | 2nd Brunswick Line
141 | 3 BW LN        | inf BW LN - bat     |  672 |      | 48 | MUS | 3 1 | VonSpecht    | 3  | 20,0  |      | 3rd Brunswick Line
142 | 6 NE LW HU     | cav NE LT HU reg    |  641 |      | 48 | SBR | 6 4 | Merlen       | 1  | 14,3  |      | 6th Netherlands Hussars
143 | 5 NE LW HU     | cav NE LT HU reg    |  441 |      | 48 | SBR | 6 4 | Merlen       | 1  | 15,3  |      | 5th Netherlands Hussars
144 | Sandham FT     | art GB FT - battery |   96 |    6 | 78 | 9G  | 3 2 |              | 8  | 9,0   |      | Sandham’s Battery
145 | Kuhlman HS     | art GB HS - battery |   96 |    6 | 78 | 6G  | 3 2 |              | 8  | 4,0   |      | Kuhlmann’s Horse Battery
146 | Lloyd FT       | art GB FT - battery |   96 |    6 | 78 | 9G  | 3 2 |              | 6  | 5,0   |      | Lloyd’s Battery
147 | Cleeves FT     | art GB FT - battery |   96 |    6 | 78 | 9/5 | 3 2 |              | 6  | 5,0   |      | Cleeves’s Battery
148 | Byleveld FT    | art NE FT - battery |  128 |    8 | 68 | 6G  | 3 2 |              | 1  | 17,24 |      | Bijleveld’s Battery
149 | Stievnar FT    | art NE FT - battery |  128 |    8 | 68 | 6G  | 3 2 |              | 1  | 15,22 |      | Stevenart’s Battery
150 | Rogers FT      | art GB FT - battery |   96 |    6 | 78 | 9/5 | 3 2 |              | 1  | 20,0  |      | Rogers’s Battery
151 | Rettberg FT    | art HA FT - battery |   96 |    6 | 68 | 9G  | 3 2 |              | 1  | 20,1  |      | Rettberg’s Battery
152 | Heinemann HS   | art BW HS - battery |  128 |    8 | 68 | 6G  | 3 2 |              | 10 | 20,0  |      | Heinemann’s Horse Battery
153 | Moll FT        | art BW FT - battery |  128 |    8 | 68 | 6G  | 3 2 |              | 10 | 20,0  |      | Moll’s Battery
`),
  },
  victorySquares: {
    French: [
      { name: 'Quatre Bras crossroads', at: '19,11', points: 6000 },
      { name: 'Gemioncourt', at: '19,22', points: 1500 },
      { name: 'Piraumont', at: '33,26', points: 1500 },
      { name: 'Bossu wood', at: '12,21', points: 1500 },
      { name: 'Namur road, Thyle', at: '31,16', points: 2000 },
    ],
    Allied: [
      { name: 'Quatre Bras crossroads', at: '19,11', points: 4000 },
      { name: 'Gemioncourt', at: '19,22', points: 1500 },
      { name: 'Piraumont', at: '33,26', points: 1500 },
      { name: 'Bossu wood', at: '12,21', points: 1500 },
      { name: 'Frasnes road', at: '18,35', points: 3000 },
    ],
  },
  reinforcementSquares: ['4,0', '5,0', '9,0', '18,37', '20,0', '21,0'],
  commander: {
    French: {
      rearArea: '18,37',
      defensiveLines: [
        ['15,24', '18,21', '26,21', '32,24'],
        ['14,30', '18,27', '25,27', '31,29'],
        ['13,35', '17,34', '25,33', '30,33'],
      ],
      artilleryObjectives: ['20,26', '25,26', '23,21'],
    },
    Allied: {
      rearArea: '19,1',
      defensiveLines: [
        ['33,24', '26,23', '18,23', '9,25'],
        ['31,17', '26,17', '19,17', '13,17'],
        ['27,12', '22,12', '17,12', '14,12'],
      ],
      artilleryObjectives: ['20,17', '26,16', '18,14'],
    },
  },
  victoryLevels: {
    French: { marginal: 1500, substantial: 4000, decisive: 8000 },
    Allied: { marginal: 1500, substantial: 4000, decisive: 8000 },
  },
};
