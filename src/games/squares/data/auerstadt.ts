import { leaders, picture, units } from '../roster.ts';

/**
 * [13.2] The armies are as printed. The map, the worth of its squares, the leaders' bonuses and the length
 * are not public: they are ours (see docs/rulings/squares.md).
 */
export const AUERSTADT = {
  name: 'auerstadt',
  title: 'Auerstadt',
  gist: '14 October 1806. Davout’s corps alone against the main army of Prussia.',
  date: '1806-10-14',
  start: '09:00',
  turns: 16,
  sides: {
    French: { army: 'III Corps', nation: 'France', facing: 'W' },
    Allied: { army: 'The Prussians', nation: 'Prussia', facing: 'E' },
  },
  map: {
    ground: picture(`
..............s..........................www
..............s..........................www
..............s..........................www
..............s...........##TT#..........www
...........ww.s........####...##............
...........wwwss.....TT#.......##...........
...........ww..s................#TT.........
............w..s.................T#.........
...............s..................#.........
...............s.................wo.........
...............s.................wo....TT...
...T...........s..................##..##....
...T...........ss..................#..#.....
#########.......s..................#..#.....
........#####T##s..............::::##.#.....
.............T.#b#T#######.....::::.#.#.....
................s.TT.....####..::::.#.#.....
...........::...ss#.....::::#####::.###.....
..........:::....s##....::::....####.TT.....
..........:::....s.#....::::.......##TT.....
..........:::....s.#....::::....::::.###....
.................s.#............::::##.###..
.................ss##.........ww::::#....##.
..................s.#......###oo#####.....##
##................s.#.....##.wwww.....:::...
.####.............ss##....#..www......:::...
..wwo###...........s.#....#...........:::.ww
.wwww..##..........s.#...##...........:::.ww
.wwww...###........s.##.##................ww
.www......###......ss.TT#.................ww
............##...###b##..w................ww
.............#TT##..s...www...............ww
....................s...wwww..............ww
....................s...www.................
....................s.......................
....................s.......................
`),
    elevation: picture(`
33333333321111111111111111233333333333333321
33333333321111111111111111223333333333333321
33333333321111111122222222123333333333333321
33333333321111111123333332123333333333333321
33333333321111111123333332123333333333333322
33333333321111111123333332122333333333333333
33333333321111111123333332112333333334444443
33333333321111111123333332112333333334555543
33333333321111111123333332112333333334555543
33333333322111111122222222112233333334555543
33333333332111111111111111111233333334433443
33333333332111111111111111111233333333333333
33333333332111111111111111111233333333333333
33333333332111111111111111111233333333333333
33333333332111111111111111111233333333333333
33333333332111111111111111111233333333333333
33333333332111111111111111111233333333333333
33333333322111111111111111111233333333333333
33333333321111111111111111111233333333333333
33333333321111111111111111111233333333333333
33333333321111111111111111111233333333333333
33333333321111111111111111111233333333333333
33333333321111111111111111112233333333333333
33333333321111111111111111112333333333333333
33333333321111111111111111112333333333333333
33333333221111111111111111122344444433333333
33333333211111111111111111123345555433333333
33333333111111111111111111123345555433333333
33333333111111111111111111123345555433333333
33333333211111111111111111123345555433333333
33333332211111111111111111123344444433333222
33333332111111111111111111123333333333333211
22222222111111111111111111123333333333333211
11111111111111111111111111123333333333333211
11111111111111111111111111223333333333333211
11111111111111111111111111233333333333333211
`),
    places: {
      Hassenhausen: '37,18',
      Taugwitz: '18,15',
      Poppel: '13,14',
      Gernstedt: '3,11',
      Spielberg: '33,6',
      Punschrau: '39,10',
      Zäckwar: '28,3',
      Benndorf: '21,5',
      Rehehausen: '22,29',
      Sonnendorf: '14,31',
    },
  },
  leaders: {
    French: leaders(`
Davout   | corps    |        | 14 | 22 |
Morand   | division | Davout | 11 |  2 |
Friant   | division | Davout | 12 | 10 |
Gudin    | division | Davout | 12 | 24 |
Guyardet | regiment | Morand |  8 |  0 |
Lanusse  | regiment | Morand |  9 |  3 |
Valterre | regiment | Morand |  8 |  4 |
Baille   | regiment | Morand |  8 |  6 |
Nicolas  | regiment | Morand |  8 |  8 |
Cartier  | regiment | Friant |  8 | 11 |
Barbngre | regiment | Friant |  9 | 12 | Barbanègre
Higonet  | regiment | Friant |  9 | 14 |
Gay      | regiment | Friant |  8 | 16 |
Verges   | regiment | Gudin  |  8 | 18 | Vergès
Decous   | regiment | Gudin  |  9 | 20 |
Cassagne | regiment | Gudin  |  9 | 23 |
Viala    | regiment | Gudin  |  8 | 25 |
Vialanns | division | Davout |  8 | 26 | Vialannes
`),
    Allied: leaders(`
Brunswick | army     |           |  6 |  96 |
Schmettau | division | Brunswick |  7 |  91 |
Wrtnsleb  | division | Brunswick |  6 | 101 | Wartensleben
Orange    | division | Brunswick |  7 | 111 |
Kalkreut  | corps    | Brunswick |  5 | 121 | Kalckreuth
Kuhnheim  | division | Kalkreut  |  5 | 136 | Kunheim
Arnim     | division | Kalkreut  |  5 | 126 |
Alvnslnb  | brigade  | Schmettau |  6 |  90 | Alvensleben
Schmnski  | brigade  | Schmettau |  6 |  95 | Schimonsky
Wedell    | brigade  | Wrtnsleb  |  6 | 100 |
Renouard  | brigade  | Wrtnsleb  |  6 | 105 |
Heinrich  | brigade  | Orange    |  6 | 110 |
Luetzow   | brigade  | Orange    |  6 | 115 | Lützow
Mishtzky  | brigade  | Arnim     |  5 | 120 | Malschitzky
Zenge     | brigade  | Arnim     |  5 | 124 |
Zastrow   | brigade  | Kuhnheim  |  6 | 130 |
Hrschfld  | brigade  | Kuhnheim  |  7 | 134 | Hirschfeld
Oswald    | brigade  | Kalkreut  |  8 | 138 |
Irwing    | brigade  | Bluecher  |  7 | 142 |
Buenting  | brigade  | Wrtnsleb  |  6 | 143 | Bünting
Quitow    | brigade  | Orange    |  6 | 145 | Quitzow
Wilhelm   | brigade  | Orange    |  8 | 147 |
Beeren    | brigade  | Kalkreut  |  6 | 149 |
Bluecher  | division | Brunswick | 11 | 152 | Blücher
`),
  },
  units: {
    French: units(`
 0 | 1/13 LT        | inf FR LT - bat     |  750 | 750 | 78    | MUS  | 3 2 | Guyardet | 5  | 43,23 |  | 1/13th Light
 1 | 2/13/LT        | inf FR LT - bat     |  750 | 750 | 78    | MUS  | 3 2 | Guyardet | 5  | 43,23 |  | 2/13th Light
 2 | 1/17 LN        | inf FR LN - bat     | 1040 | 130 | 78    | MUS  | 3 1 | Lanusse  | 5  | 43,23 |  | 1/17th Line
 3 | 2/17 LN        | inf FR LN - bat     | 1040 | 130 | 78    | MUS  | 3 1 | Lanusse  | 21 | 43,23 |  | 2/17th Line
 4 | 1/30 LN        | inf FR LN - bat     | 1025 | 128 | 78    | MUS  | 3 1 | Valterre | 5  | 43,23 |  | 1/30th Line
 5 | 2/30 LN        | inf FR LN - bat     | 1025 | 128 | 78    | MUS  | 3 1 | Valterre | 5  | 43,23 |  | 2/30th Line
 6 | 1/51 LN        | inf FR LN - bat     | 1585 | 198 | 78    | MUS  | 3 1 | Baille   | 5  | 43,23 |  | 1/51st Line
 7 | 2/51 LN        | inf FR LN - bat     | 1585 | 198 | 78    | MUS  | 3 1 | Baille   | 5  | 43,23 |  | 2/51st Line
 8 | 1/61 LN        | inf FR LN - bat     | 1570 | 196 | 78    | MUS  | 3 1 | Nicolas  | 5  | 43,23 |  | 1/61st Line
 9 | 2/61 LN        | inf FR LN - bat     | 1570 | 196 | 78    | MUS  | 3 1 | Nicolas  | 5  | 43,23 |  | 2/61st Line
10 | 1/33 LN        | inf FR LN - bat     | 1020 | 128 | 78    | MUS  | 3 1 | Cartier  | 3  | 43,23 |  | 1/33rd Line
11 | 2/33 LN        | inf FR LN - bat     | 1020 | 128 | 78    | MUS  | 3 1 | Cartier  | 3  | 43,23 |  | 2/33rd Line
12 | 1/48 LN        | inf FR LN - bat     |  805 | 101 | 78    | MUS  | 3 1 | Barbngre | 3  | 43,23 |  | 1/48th Line
13 | 2/48 LN        | inf FR LN - bat     |  805 | 101 | 78    | MUS  | 3 1 | Barbngre | 3  | 43,23 |  | 2/48th Line
14 | 1/108 LN       | inf FR LN - bat     |  810 | 102 | 78    | MUS  | 3 1 | Higonet  | 2  | 43,23 |  | 1/108th Line
15 | 2/108 LN       | inf FR LN - bat     |  810 | 102 | 78    | MUS  | 3 1 | Higonet  | 2  | 43,23 |  | 2/108th Line
16 | 1/111 LN       | inf FR LN - bat     | 1170 | 146 | 78    | MUS  | 3 1 | Gay      | 2  | 43,23 |  | 1/111th Line
17 | 2/111 LN       | inf FR LN - bat     | 1170 | 146 | 78    | MUS  | 3 1 | Gay      | 2  | 43,23 |  | 2/111th Line
18 | 1/12 LN        | inf FR LN - bat     | 1025 | 128 | 78    | MUS  | 3 1 | Verges   | 1  | 43,23 |  | 1/12th Line
19 | 2/12 LN        | inf FR LN - bat     | 1025 | 128 | 78    | MUS  | 3 1 | Verges   | 1  | 43,23 |  | 2/12th Line
20 | 1/21 LN        | inf FR LN - bat     | 1135 | 142 | 78    | MUS  | 3 1 | Decous   | 1  | 43,23 |  | 1/21st Line
21 | 2/21 LN        | inf FR LN - bat     | 1135 | 142 | 78    | MUS  | 3 1 | Decous   | 1  | 43,23 |  | 2/21st Line
22 | 1/25 LN        | inf FR LN - bat     |  900 | 115 | 80/88 | MUS  | 3 1 | Cassagne | 1  | 36,18 |  | 1/25th Line
23 | 2/25 LN        | inf FR LN - bat     |  900 | 115 | 80/88 | MUS  | 3 1 | Cassagne | 1  | 37,16 |  | 2/25th Line
24 | 1/85 LN        | inf FR LN - bat     | 1085 | 136 | 84/88 | MUS  | 3 1 | Viala    | 1  | 37,22 |  | 1/85th Line
25 | 2/85 LN        | inf FR LN - bat     | 1085 | 136 | 84/88 | MUS  | 3 1 | Viala    | 1  | 36,20 |  | 2/85th Line
26 | 1 Chass LT CH  | cav FR LT CH reg    |  400 |     | 64/78 | SBR  | 5 4 | Vialanns | 1  | 39,19 |  | 1st Chasseurs
27 | 2 Chass LT CH  | cav FR LT CH reg    |  530 |     | 78    | SBR  | 5 4 | Vialanns | 2  | 43,22 |  | 2nd Chasseurs
28 | 12 Chass LT CH | cav FR LT CH reg    |  470 |     | 78    | SBR  | 5 4 | Vialanns | 2  | 43,22 |  | 12th Chasseurs
29 | 1 Light HS     | art FR HS - battery |  140 |   6 | 78    | 4G   | 3 2 |          | 4  | 43,23 |  | Horse Battery 1
30 | 1 Foot FT      | art FR FT - battery |  100 |   6 | 78    | 8G   | 3 2 |          | 4  | 43,23 |  | Foot Battery 1
31 | 2 Light HS     | art FR HS - battery |   40 |   2 | 78    | 4G   | 3 2 |          | 2  | 43,23 |  | Horse Battery 2
32 | 2 Foot FT      | art FR FT - battery |  130 |   6 | 78    | 8G   | 3 2 |          | 3  | 43,23 |  | Foot Battery 2
33 | 3 Light HS     | art FR HS - battery |   40 |   2 | 64/78 | 4G   | 3 2 |          | 1  | 36,19 |  | Horse Battery 3
34 | 3 Foot FT      | art FR FT - battery |   80 |   6 | 78    | 8G   | 3 2 |          | 2  | 43,23 |  | Foot Battery 3
35 | 1/R Foot FT    | art FR FT - battery |  120 |   6 | 78    | 8G   | 3 2 |          | 8  | 43,23 |  | Foot Battery 1, Reserve
36 | 2/R Foot FT    | art FR FT - battery |  120 |   6 | 78    | 8G   | 3 2 |          | 8  | 43,23 |  | Foot Battery 2, Reserve
37 | 3/R Foot FT    | art FR FT - battery |   80 |   4 | 78    | H5.5 | 3 2 |          | 8  | 43,23 |  | Foot Battery 3, Reserve
`),
    Allied: units(`
 90 | Schack GR      | inf PR GR - bat     |  680 |     | 38/58 | MUS   | 4 0 | Alvnslnb | 1  | 26,15 |  | Schack Grenadiers
 91 | 1/Hnrch LN     | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Alvnslnb | 1  | 22,11 |  | 1/Heinrich
 92 | 2/Hnrch LN     | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Alvnslnb | 1  | 22,11 |  | 2/Heinrich
 93 | 1/Alvslb LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Alvnslnb | 1  | 22,12 |  | 1/Alvensleben
 94 | 2/Alvslb LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Alvnslnb | 1  | 22,12 |  | 2/Alvensleben
 95 | Krafft GR      | inf PR GR - bat     |  735 |     | 58    | MUS   | 4 0 | Schmnski | 1  | 22,15 |  | Krafft Grenadiers
 96 | 1/Mishky LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Schmnski | 1  | 23,13 |  | 1/Malschitzky
 97 | 2/Mishky LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Schmnski | 1  | 22,13 |  | 2/Malschitzky
 98 | 1/Shmsky LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Schmnski | 1  | 22,14 |  | 1/Schimonsky
 99 | 2/Shmsky LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Schmnski | 1  | 22,14 |  | 2/Schimonsky
100 | Hanstein GR    | inf PR GR - bat     |  735 |     | 58    | MUS   | 4 0 | Wedell   | 1  | 8,13  |  | Hanstein Grenadiers
101 | 1/Renard LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Wedell   | 1  | 7,13  |  | 1/Renouard
102 | 2/Renard LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Wedell   | 1  | 7,13  |  | 2/Renouard
103 | 1/Kleist LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Wedell   | 1  | 6,13  |  | 1/Kleist
104 | 2/Kleist LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Wedell   | 1  | 6,13  |  | 2/Kleist
105 | AltBraun GR    | inf PR GR - bat     |  735 |     | 58    | MUS   | 4 0 | Renouard | 1  | 6,14  |  | Alt-Braun Grenadiers
106 | 1/Brnswg LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Renouard | 1  | 5,14  |  | 1/Braunschweig
107 | 2/Brnswg LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Renouard | 1  | 5,14  |  | 2/Braunschweig
108 | 1/LFerdn LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Renouard | 1  | 5,15  |  | 1/Louis Ferdinand
109 | 2/LFerdn LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Renouard | 1  | 5,15  |  | 2/Louis Ferdinand
110 | Rheinbbn GR    | inf PR GR - bat     |  735 |     | 58    | MUS   | 4 0 | Heinrich | 2  | 1,13  |  | Rheinbaben Grenadiers
111 | 1/Ferdnd LN    | inf PR LN - bat     |  800 |     | 48    | MUS   | 3 0 | Heinrich | 2  | 1,13  |  | 1/Ferdinand
112 | 2/Ferdnd LN    | inf PR LN - bat     |  800 |     | 48    | MUS   | 3 0 | Heinrich | 2  | 1,13  |  | 2/Ferdinand
113 | 1/Putkmr LN    | inf PR LN - bat     |  785 |     | 48    | MUS   | 3 0 | Heinrich | 2  | 1,13  |  | 1/Puttkamer
114 | 2/Putkmr LN    | inf PR LN - bat     |  785 |     | 48    | MUS   | 3 0 | Heinrich | 2  | 1,13  |  | 2/Puttkamer
115 | Knebel GR      | inf PR GR - bat     |  735 |     | 58    | MUS   | 4 0 | Luetzow  | 2  | 1,13  |  | Knebel Grenadiers
116 | 1/Molndf LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Luetzow  | 2  | 1,13  |  | 1/Möllendorff
117 | 2/Molndf LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Luetzow  | 2  | 1,13  |  | 2/Möllendorff
118 | 1/Wartlb LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Luetzow  | 2  | 0,13  |  | 1/Wartensleben
119 | 2/Wartlb LN    | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Luetzow  | 2  | 0,13  |  | 2/Wartensleben
120 | Schliefn GR    | inf PR GR - bat     |  735 |     | 58    | MUS   | 4 0 | Mishtzky | 10 | 1,13  |  | Schlieffen Grenadiers
121 | Huelsen GR     | inf PR GR - bat     |  735 |     | 58    | MUS   | 4 0 | Mishtzky | 10 | 1,13  |  | Hülsen Grenadiers
122 | 1/Zenge LN     | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Mishtzky | 10 | 1,13  |  | 1/Zenge
123 | 2/Zenge LN     | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Mishtzky | 10 | 1,13  |  | 2/Zenge
124 | Gaudy GR       | inf PR GR - bat     |  735 |     | 58    | MUS   | 4 0 | Zenge    | 10 | 1,13  |  | Gaudy Grenadiers
125 | Osten GR       | inf PR GR - bat     |  735 |     | 48/58 | MUS   | 4 0 | Zenge    | 10 | 1,13  |  | Osten Grenadiers
126 | 1/Arnim LN     | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Zenge    | 10 | 1,13  |  | 1/Arnim
127 | 2/Arnim LN     | inf PR LN - bat     |  790 |     | 48    | MUS   | 3 0 | Zenge    | 10 | 1,13  |  | 2/Arnim
128 | 1/Pirch LN     | inf PR LN - bat     |  815 |     | 48    | MUS   | 3 0 | Zenge    | 10 | 0,13  |  | 1/Pirch
129 | 2/Pirch LN     | inf PR LN - bat     |  815 |     | 48    | MUS   | 3 0 | Zenge    | 10 | 0,13  |  | 2/Pirch
130 | Rabiel GR      | inf PR GR - bat     |  735 |     | 58    | MUS   | 4 0 | Zastrow  | 10 | 0,13  |  | Rabiel Grenadiers
131 | August GR      | inf PR GR - bat     |  735 |     | 58    | MUS   | 4 0 | Zastrow  | 10 | 0,13  |  | August Grenadiers
132 | 1/Koenig LN    | inf PR LN - bat     |  800 |     | 48    | MUS   | 3 0 | Zastrow  | 10 | 0,13  |  | 1/König
133 | 2/Koenig LN    | inf PR LN - bat     |  800 |     | 48    | MUS   | 3 0 | Zastrow  | 10 | 0,13  |  | 2/König
134 | GrenGD GD      | inf PR GD - bat     |  780 |     | 58    | MUS   | 4 0 | Hrschfld | 6  | 0,24  |  | Grenadier Guard
135 | LeibGD GD      | inf PR GD - bat     |  785 |     | 58    | MUS   | 4 0 | Hrschfld | 6  | 0,24  |  | Leib Guard
136 | 1/Guard GD     | inf PR GD - bat     |  785 |     | 58    | MUS   | 4 0 | Hrschfld | 6  | 0,24  |  | 1/Guard
137 | 2/Guard GD     | inf PR GD - bat     |  785 |     | 58    | MUS   | 4 0 | Hrschfld | 6  | 0,24  |  | 2/Guard
138 | WeimarSS JG    | inf PR JG - bat     |  530 | 530 | 48    | MUS   | 3 1 | Oswald   | 8  | 0,13  |  | Weimar Sharpshooters
139 | Kloch FU       | inf PR FU - bat     |  650 | 650 | 48    | MUS   | 4 1 | Oswald   | 8  | 0,13  |  | Kloch Fusiliers
140 | Oswald FU      | inf PR FU - bat     |  650 | 650 | 48    | MUS   | 4 1 | Oswald   | 8  | 0,13  |  | Oswald Fusiliers
141 | Grfnbrg FU     | inf PR FU - bat     |  650 | 650 | 48    | MUS   | 4 1 | Oswald   | 8  | 0,13  |  | Greiffenberg Fusiliers
142 | Koenigin HV DR | cav PR HV DR reg    | 1200 |     | 48    | CRB   | 7 3 | Irwing   | 1  | 27,12 |  | Queen’s Dragoons
143 | Heising HV CU  | cav PR HV CU reg    |  600 |     | 58    | SBR   | 8 3 | Buenting | 1  | 3,14  |  | Heising Cuirassiers
144 | Buenting HV CU | cav PR HV CU reg    |  600 |     | 58    | SBR   | 8 3 | Buenting | 1  | 3,14  |  | Bünting Cuirassiers
145 | Quitow HV CU   | cav PR HV CU reg    |  600 |     | 58    | SBR   | 8 3 | Quitow   | 2  | 0,14  |  | Quitzow Cuirassiers
146 | Rtznstn HV CU  | cav PR HV CU reg    |  600 |     | 58    | SBR   | 8 3 | Quitow   | 2  | 0,14  |  | Reitzenstein Cuirassiers
147 | LeibKur HV CU  | cav PR HV CU reg    |  600 |     | 58    | SBR   | 8 3 | Wilhelm  | 2  | 0,14  |  | Leib Cuirassiers
148 | LeibKrbr HV CA | cav PR HV CA reg    |  710 |     | 58    | CRB   | 7 3 | Wilhelm  | 2  | 0,14  |  | Leib Carabiniers
149 | GdCorps GD CU  | cav PR GD CU reg    |  660 |     | 58    | SBR   | 8 3 | Beeren   | 2  | 0,14  |  | Gardes du Corps
150 | Gensdrms CU    | cav PR HV CU reg    |  600 |     | 58    | SBR   | 8 3 | Beeren   | 2  | 0,14  |  | Gensdarmes
151 | Beeren HV CU   | cav PR HV CU reg    |  600 |     | 58    | SBR   | 8 3 | Beeren   | 2  | 0,14  |  | Beeren Cuirassiers
152 | Wurtmbrg LT HU | cav PR LT HU reg    | 1210 |     | 58    | SBR   | 6 4 | Bluecher | 1  | 28,11 |  | Württemberg Hussars
153 | Bluecher LT HU | cav PR LT HU reg    | 1100 |     | 58    | SBR   | 6 4 | Bluecher | 1  | 28,11 |  | Blücher Hussars
154 | Irwing HV DR   | cav PR HV DR reg    |  550 |     | 38/48 | CRB   | 7 3 | Bluecher | 1  | 28,12 |  | Irwing Dragoons
155 | Roehl HL FT    | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 1  | 21,13 |  | Röhl’s Battery
156 | Stankar FT     | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 1  | 21,13 |  | Stankar’s Battery
157 | Graumann HS    | art PR HS - battery |  170 |   8 | 58    | 6/9   | 3 2 |          | 1  | 24,11 |  | Graumann’s Horse Battery
158 | Wilkens FT     | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 1  | 4,15  |  | Wilkens’s Battery
159 | Heuser FT      | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 1  | 4,15  |  | Heuser’s Battery
160 | Lange FT       | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 1  | 3,15  |  | Lange’s Battery
161 | Riemer FT      | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 2  | 0,13  |  | Riemer’s Battery
162 | Lehmann FT     | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 2  | 0,13  |  | Lehmann’s Battery
163 | Merkatz HS     | art PR HS - battery |  170 |   8 | 58    | 6/9   | 3 2 |          | 2  | 0,13  |  | Merkatz’s Horse Battery
164 | Willmann HS    | art PR HS - battery |  170 |   8 | 58    | 6/9   | 3 2 |          | 2  | 0,13  |  | Willmann’s Horse Battery
165 | Buchelbg FT    | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 10 | 0,13  |  | Buchelberg’s Battery
166 | Heiden FT      | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 10 | 0,13  |  | Heiden’s Battery
167 | Alkier FT      | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 10 | 0,14  |  | Alkier’s Battery
168 | Faber FT       | art PR FT - battery |  160 |   8 | 58    | 12/10 | 3 2 |          | 6  | 0,24  |  | Faber’s Battery
169 | Schorlmr HS    | art PR HS - battery |   60 |   3 | 28/58 | 6/9   | 3 2 |          | 1  | 25,15 |  | Schorlemmer’s Horse Battery
`),
  },
  victorySquares: {
    French: [
      { name: 'Hassenhausen', at: '37,19', points: 3000 },
      { name: 'Taugwitz', at: '18,15', points: 2500 },
      { name: 'Poppel', at: '13,14', points: 2500 },
      { name: 'Gernstedt', at: '3,12', points: 4000 },
    ],
    Allied: [
      { name: 'Hassenhausen', at: '37,19', points: 6000 },
      { name: 'Spielberg', at: '33,6', points: 1500 },
      { name: 'Koesen road', at: '42,22', points: 5000 },
    ],
  },
  reinforcementSquares: ['0,13', '0,14', '0,24', '1,13', '43,22', '43,23'],
  commander: {
    French: {
      rearArea: '43,23',
      defensiveLines: [
        ['24,27', '20,20', '20,10', '24,5'],
        ['38,26', '34,20', '33,14', '35,6'],
        ['41,29', '40,23', '40,17', '41,10'],
      ],
      artilleryObjectives: ['35,15', '36,20', '34,8'],
    },
    Allied: {
      rearArea: '0,13',
      defensiveLines: [
        ['34,5', '35,12', '35,22', '33,27'],
        ['22,4', '24,11', '24,18', '22,25'],
        ['12,8', '13,13', '13,17', '10,21'],
      ],
      artilleryObjectives: ['29,14', '29,19', '23,12'],
    },
  },
  victoryLevels: {
    French: { marginal: 1500, substantial: 4000, decisive: 8000 },
    Allied: { marginal: 1500, substantial: 4000, decisive: 8000 },
  },
};
