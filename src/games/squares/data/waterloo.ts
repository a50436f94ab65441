import { leaders, picture, units } from '../roster.ts';

/**
 * [13.4] The armies are as printed. The map, the worth of its squares, the leaders' bonuses and the length
 * are not public: they are ours (see docs/rulings/squares.md).
 */
export const WATERLOO = {
  name: 'waterloo',
  title: 'Waterloo',
  gist: '18 June 1815. Napoléon against the ridge of Mont-Saint-Jean.',
  date: '1815-06-18',
  start: '11:30',
  turns: 18,
  sides: {
    French: { army: 'Army of the North', nation: 'France', facing: 'N' },
    Allied: { army: 'The Anglo-Allies', nation: 'Great Britain', facing: 'SW' },
  },
  map: {
    ground: picture(`
wwwwwwww...........#.......wwwwww..w..........wwww
wwww...............##..........................www
w...................T..........................www
...................#TT..........................ww
..................##.#..........................ww
.................##..##.........................ww
................##....#..........uuu#............w
...........######.....##.......uuu..##............
.........###..##.......#......uu.....###..........
......TT##...##........#....uuu........##.........
######T#....##......:::#uuuuu.......::::#...T.....
............#..:...uuuuu......::....::::T.T##..mm.
...........##...:::....#........::::........##T###
..........##....:......#::::....::::mmmm...mm.....
..........#.......::..T#::::....::::..............
.........##.........::w#....::::....::::ww........
.........#.....:....::w#....::::.........w........
........##....::....:::##...::::....::::..........
.......##.......::::....#:::....:..:...........www
w......###......::::....#:::......::..........wwww
ww....##.#......::::....#:::....::::.........wwwww
www..##..#uuuu::....::::#....:::....::::.....wwwww
ww..##...TTTww::....::::#...::::....::::....wwwwww
ww.##....TTTww::....::..#...::::............wwwwww
w.##....wwoww...::::....T:::....:::..........wwwww
.##.....wwow....:::.....#:::....:............wwwww
##.......wow............###.......::..........wwww
..........#.............#.#...................wwww
..........#............##.##...................www
..........#............#...###....................
..........#............#.....##...................
..........#............#......##..................
`),
    elevation: picture(`
11111111111111122222222211111111111111111111111111
11111111111111123333333211111111111111111222222111
11111111111111123333333211111111111111222233332111
11111111111111123333333211111111111122233333332111
11111111111111123333333211111111222223333333332111
12222222111111122112211211111122233333333222222111
12333332111111111111111111112223333333322211111111
12333332111111111111111111222333333331221111111111
12333332111111111122222222233333322221111111111111
12222211111111112223333333333332221111111111111111
11111111111111222333333333333222111111111111111111
11111111111112233333333333322211111111111111111111
11111111111112333332222222221111111111111111111111
11122221111123333222111111111111111111111111122222
11123322222333322211111111111111111111111122333333
11123333333333221111111111111111111111111223333333
11123333333332211111111111111111111222222233333333
11122223333222111111111111111111112233333333333333
11111121122211111111111111111111122333333333333333
11111111111111111111111111111112223333333333333333
11111111111111111111111111112222333333333333222222
11111111111111111111111112222333333333333332211111
11111111111111111111111122333333333333332222111111
11111111111111111111112223333333333322222111111111
11111111111111111111122333333333333221111111111111
11111111111111111112223333333333322211111111111111
11111111111111112222333333322222221111111111111111
22222222222222222333333332221111111111111111111111
33333333333333333333333312111111111111111111111111
33333333333333333333332221111111111111111111111111
33333333333333333333322111111111111111111111111111
33333333333333333322221111111111111111111111111111
`),
    places: {
      Hougoumont: '9,22',
      'La Haye Sainte': '22,14',
      Papelotte: '40,11',
      'La Haie': '42,11',
      Frischermont: '46,12',
      Smohain: '44,10',
      'Mont-Saint-Jean': '20,2',
      'Merbe-Braine': '6,9',
      'La Belle Alliance': '24,24',
    },
  },
  leaders: {
    French: leaders(`
Napoleon  | army     |           | 14 |  6 | Napoléon
D'Erlon   | corps    | Napoleon  |  8 | 11 | d’Erlon
Reille    | corps    | Napoleon  |  8 | 33 |
Drouot    | corps    | Napoleon  | 11 | 47 |
Kellerman | corps    | Napoleon  | 11 | 50 | Kellermann
Mihaud    | corps    | Napoleon  | 10 | 55 | Milhaud
Quiot     | division | D'Erlon   |  7 |  1 |
Donzelot  | division | D'Erlon   |  9 |  5 |
Marcognet | division | D'Erlon   |  8 | 10 |
Durutte   | division | D'Erlon   |  9 | 14 |
Bachelu   | division | Reille    |  8 | 20 |
Jerome    | division | Reille    |  6 | 24 | Jérôme
Foy       | division | Reille    | 10 | 32 |
Charlet   | brigade  | Quiot     |  7 |  0 |
Bourgeois | brigade  | Quiot     |  7 |  2 |
Schmitz   | brigade  | Donzelot  |  8 |  4 |
Aulard    | brigade  | Donzelot  |  6 |  7 |
Nogues    | brigade  | Marcognet |  8 |  9 | Noguès
Grenier   | brigade  | Marcognet |  7 | 12 |
Pegot     | brigade  | Durutte   |  8 | 13 | Pégot
Brue      | brigade  | Durutte   |  7 | 15 |
Husson    | brigade  | Bachelu   |  8 | 19 |
Campy     | brigade  | Bachelu   |  7 | 21 | Campi
Bauduin   | brigade  | Jerome    |  8 | 23 |
Soye      | brigade  | Jerome    |  7 | 27 |
Gauthier  | brigade  | Foy       |  8 | 31 |
Jamin     | brigade  | Foy       |  8 | 34 |
Friant    | division | Drouot    | 12 | 39 |
Morand    | division | Drouot    | 11 | 43 |
Lefebvre  | division | Drouot    | 10 | 45 |
`),
    Allied: leaders(`
Wellington   | army     |            | 15 | 134 |
Orange       | corps    | Wellington |  6 | 110 |
Hill         | corps    | Wellington | 11 | 124 |
Uxbridge     | corps    | Wellington | 11 | 152 |
Cooke        | division | Orange     |  9 |  98 |
Alten        | division | Orange     |  9 | 105 |
Perponcher   | division | Orange     |  8 | 111 |
Chasse       | division | Orange     |  8 | 117 | Chassé
Clinton      | division | Hill       |  9 | 126 |
Picton       | division | Wellington | 12 | 136 |
Brunswick    | division | Wellington |  8 | 143 |
Kruse        | brigade  | Wellington |  7 | 150 |
Maitland     | brigade  | Cooke      | 10 |  95 |
Byng         | brigade  | Cooke      | 10 |  97 |
MacDonnell   | brigade  | Cooke      | 11 |  99 |
Keilmansegge | brigade  | Alten      |  7 | 104 | Kielmansegge
Ompteda      | brigade  | Alten      |  9 | 107 |
Halkett      | brigade  | Alten      |  9 | 109 |
DuPlat       | brigade  | Clinton    |  8 | 123 | du Plat
Adam         | brigade  | Clinton    | 10 | 125 |
Halkett(H)   | brigade  | Clinton    |  8 | 128 | Hew Halkett
Mitchell     | brigade  | Hill       |  9 | 130 |
Kempt        | brigade  | Picton     | 10 | 132 |
Pack         | brigade  | Picton     | 10 | 135 |
Best         | brigade  | Picton     |  6 | 137 |
Vincke       | brigade  | Picton     |  6 | 139 |
Lambert      | brigade  | Wellington | 10 | 141 |
Collaert     | division | Uxbridge   |  7 | 154 |
`),
  },
  units: {
    French: units(`
 0 | 54/1 LN     | inf FR LN - reg      |  962 |  161 | 68 | MUS   | 3 1 | Charlet   | 1 | 29,22 |
 1 | 55/1 LN     | inf FR LN - reg      | 1148 |  192 | 68 | MUS   | 3 1 | Charlet   | 1 | 30,21 |
 2 | 28/1 LN     | inf FR LN - reg      |  898 |  150 | 68 | MUS   | 3 1 | Bourgeois | 1 | 29,23 |
 3 | 105/1 LN    | inf FR LN - reg      |  983 |  164 | 68 | MUS   | 3 1 | Bourgeois | 1 | 30,22 |
 4 | 1/13L/2 LT  | inf FR LT - reg      |  938 |  938 | 88 | MUS   | 3 2 | Schmitz   | 1 | 25,24 |
 5 | 2/13L/2 LT  | inf FR LT - reg      |  937 |  937 | 88 | MUS   | 3 2 | Schmitz   | 1 | 25,23 |
 6 | 17/2 LN     | inf FR LN - reg      | 1057 |  177 | 78 | MUS   | 3 1 | Schmitz   | 1 | 25,24 |
 7 | 19/2 LN     | inf FR LN - reg      | 1032 |  172 | 68 | MUS   | 3 1 | Aulard    | 1 | 25,25 |
 8 | 51/2 LN     | inf FR LN - reg      | 1168 |  195 | 68 | MUS   | 3 1 | Aulard    | 1 | 27,23 |
 9 | 21/3 LN     | inf FR LN - reg      | 1037 |  173 | 68 | MUS   | 3 1 | Nogues    | 1 | 34,20 |
10 | 46/3 LN     | inf FR LN - reg      |  888 |  148 | 68 | MUS   | 3 1 | Nogues    | 1 | 35,20 |
11 | 25/3 LN     | inf FR LN - reg      |  974 |  163 | 68 | MUS   | 3 1 | Grenier   | 1 | 35,21 |
12 | 45/3 LN     | inf FR LN - reg      | 1003 |  167 | 68 | MUS   | 3 1 | Grenier   | 1 | 34,21 |
13 | 8/4 LN      | inf FR LN - reg      |  983 |  164 | 68 | MUS   | 3 1 | Pegot     | 1 | 36,19 |
14 | 29/4 LN     | inf FR LN - reg      | 1146 |  191 | 68 | MUS   | 3 1 | Pegot     | 1 | 37,18 |
15 | 85/4 LN     | inf FR LN - reg      |  631 |  106 | 78 | MUS   | 3 1 | Brue      | 1 | 36,20 |
16 | 95/4 LN     | inf FR LN - reg      | 1100 |  184 | 68 | MUS   | 3 1 | Brue      | 1 | 37,19 |
17 | 1/1C LT HU  | cav FR LT HU bri     |  804 |      | 78 | SBR   | 6 4 | D'Erlon   | 1 | 44,15 |
18 | 2/1C LT LA  | cav FR LT LA bri     |  702 |      | 68 | SBR   | 7 4 | D'Erlon   | 1 | 45,15 |
19 | 3/5 LN      | inf FR LN - reg      |  823 |  138 | 68 | MUS   | 3 1 | Husson    | 1 | 19,27 |
20 | 61/5 LN     | inf FR LN - reg      |  538 |   90 | 68 | MUS   | 3 1 | Husson    | 1 | 21,26 |
21 | 72/5 LN     | inf FR LN - reg      |  775 |  130 | 68 | MUS   | 3 1 | Campy     | 1 | 19,28 |
22 | 108/5 LN    | inf FR LN - reg      |  687 |  115 | 68 | MUS   | 3 1 | Campy     | 1 | 20,27 |
23 | 1/1L/6 LT   | inf FR LT - reg      |  894 |  894 | 88 | MUS   | 3 2 | Bauduin   | 1 | 7,29  |
24 | 2/1L/6 LT   | inf FR LT - reg      |  894 |  894 | 78 | MUS   | 3 2 | Bauduin   | 1 | 8,29  |
25 | 1/2L/6 LT   | inf FR LT - reg      | 1071 | 1071 | 78 | MUS   | 3 2 | Bauduin   | 1 | 7,30  |
26 | 2/2L/6 LT   | inf FR LT - reg      | 1072 | 1072 | 78 | MUS   | 3 2 | Bauduin   | 1 | 8,30  |
27 | 1/1/6 LN    | inf FR LN - reg      |  698 |  117 | 68 | MUS   | 3 1 | Soye      | 1 | 5,28  |
28 | 2/1/6 LN    | inf FR LN - reg      |  697 |  117 | 68 | MUS   | 3 1 | Soye      | 1 | 6,28  |
29 | 1/2/6 LN    | inf FR LN - reg      |  798 |  133 | 68 | MUS   | 3 1 | Soye      | 1 | 5,29  |
30 | 2/2/6 LN    | inf FR LN - reg      |  797 |  133 | 68 | MUS   | 3 1 | Soye      | 1 | 6,29  |
31 | 92/9 LN     | inf FR LN - reg      | 1038 |  173 | 68 | MUS   | 3 1 | Gauthier  | 1 | 13,30 |
32 | 1/93/9 LN   | inf FR LN - reg      |  734 |  124 | 68 | MUS   | 3 1 | Gauthier  | 1 | 14,30 |
33 | 2/93/9 LN   | inf FR LN - reg      |  734 |  124 | 68 | MUS   | 3 1 | Gauthier  | 1 | 15,30 |
34 | 100/9 LN    | inf FR LN - reg      | 1118 |  187 | 68 | MUS   | 3 1 | Jamin     | 1 | 13,29 |
35 | 1/4L/9 LT   | inf FR LT - reg      |  817 |  817 | 78 | MUS   | 3 2 | Jamin     | 1 | 14,29 |
36 | 2/4L/9 LT   | inf FR LT - reg      |  817 |  817 | 78 | MUS   | 3 2 | Jamin     | 1 | 15,29 |
37 | 1/2C LT CH  | cav FR LT CH bri     | 1045 |      | 68 | SBR   | 5 4 | Reille    | 1 | 2,29  |
38 | 1/2C LT LA  | cav FR LT LA bri     |  817 |      | 68 | SBR   | 7 4 | Reille    | 1 | 0,29  |
39 | 1GR/IG OG   | inf FR OG - reg      | 1280 | 1280 | 98 | MUS   | 6 2 | Friant    | 6 | 23,31 |
40 | 2GR/IG OG   | inf FR OG - reg      | 1091 | 1091 | 98 | MUS   | 6 2 | Friant    | 6 | 23,31 |
41 | 3GR/IG MG   | inf FR MG - reg      | 1164 | 1164 | 88 | MUS   | 4 2 | Friant    | 6 | 23,31 |
42 | 1GR/IG MG   | inf FR MG - reg      |  520 |  520 | 88 | MUS   | 4 2 | Friant    | 6 | 23,31 |
43 | 1CH/IG OG   | inf FR OG - reg      | 1307 | 1307 | 98 | MUS   | 6 2 | Morand    | 6 | 23,31 |
44 | 2CH/IG OG   | inf FR OG - reg      | 1163 | 1163 | 98 | MUS   | 6 2 | Morand    | 6 | 23,31 |
45 | 1LC/IG CH   | cav FR GD CH reg     | 1197 |      | 98 | SBR   | 7 3 | Lefebvre  | 1 | 33,25 |
46 | 2LC/IG LA   | cav FR GD LA reg     |  880 |      | 98 | SBR   | 7 4 | Lefebvre  | 1 | 33,26 |
47 | 1HC/IG GR   | cav FR GD GR reg     |  796 |      | 98 | SBR   | 8 3 | Drouot    | 2 | 9,31  |
48 | 2HC/IG ED   | cav FR GD ED reg     |  816 |      | 98 | SBR   | 7 3 | Drouot    | 2 | 9,31  |
49 | 1/11C DR    | cav FR HV DR bri     | 1110 |      | 78 | SBR   | 7 3 | Kellerman | 1 | 15,31 |
50 | 2/11C CU    | cav FR HV CU bri     |  691 |      | 88 | SBR   | 8 3 | Kellerman | 1 | 16,31 |
51 | 1/12C CA    | cav FR HV CA bri     |  847 |      | 78 | CRB   | 8 3 | Kellerman | 1 | 7,31  |
52 | 2/12C CU    | cav FR HV CU bri     |  791 |      | 88 | SBR   | 8 3 | Kellerman | 1 | 8,31  |
53 | 1/13C CU    | cav FR HV CU bri     |  749 |      | 88 | SBR   | 8 3 | Mihaud    | 1 | 34,23 |
54 | 2/13C CU    | cav FR HV CU bri     |  428 |      | 88 | SBR   | 8 3 | Mihaud    | 1 | 35,23 |
55 | 1/14C CU    | cav FR HV CU bri     |  847 |      | 88 | SBR   | 8 3 | Mihaud    | 1 | 31,24 |
56 | 2/14C CU    | cav FR HV CU bri     |  667 |      | 88 | SBR   | 8 3 | Mihaud    | 1 | 32,24 |
57 | I FT FI     | art FR FT FI battery |  128 |    8 | 78 | 12G   | 3 2 |           | 1 | 28,21 |
58 | 1 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6G    | 3 2 |           | 1 | 29,22 |
59 | 2 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6/5   | 3 2 |           | 1 | 25,23 |
60 | 3 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6G    | 3 2 |           | 1 | 34,20 |
61 | 4 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6/5   | 3 2 |           | 1 | 37,17 |
62 | 1C HS FI    | art FR HS FI battery |   96 |    6 | 78 | 6/5   | 3 2 |           | 1 | 45,16 |
63 | II FT FI    | art FR FT FI battery |  128 |    8 | 78 | 12G   | 3 2 |           | 1 | 18,27 |
64 | 5 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6G    | 3 2 |           | 1 | 19,26 |
65 | 6 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6G    | 3 2 |           | 1 | 7,29  |
66 | 9 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6G    | 3 2 |           | 1 | 14,30 |
67 | 2C HS FI    | art FR HS FI battery |   96 |    6 | 78 | 6/5   | 3 2 |           | 1 | 1,29  |
68 | 11C HS FI   | art FR HS FI battery |   96 |    6 | 78 | 6G    | 3 2 |           | 1 | 17,31 |
69 | 12C HS FI   | art FR HS FI battery |   96 |    6 | 78 | 6/5   | 3 2 |           | 1 | 6,31  |
70 | 13C HS FI   | art FR HS FI battery |   96 |    6 | 78 | 6G    | 3 2 |           | 1 | 33,23 |
71 | 14C HS FI   | art FR HS FI battery |   96 |    6 | 78 | 6/5   | 3 2 |           | 1 | 33,24 |
72 | VI FT FI    | art FR FT FI battery |  128 |    8 | 78 | 12/24 | 3 2 |           | 1 | 23,31 |
73 | 1/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 12G   | 3 2 |           | 3 | 9,31  |
74 | 2/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 12/24 | 3 2 |           | 3 | 9,31  |
75 | 3/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 12G   | 3 2 |           | 3 | 9,31  |
76 | 4/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 12/24 | 3 2 |           | 3 | 9,31  |
77 | 5/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 6G    | 3 2 |           | 3 | 10,31 |
78 | 6/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 6/5   | 3 2 |           | 3 | 10,31 |
79 | 7/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 6/5   | 3 2 |           | 3 | 10,31 |
80 | 8/IG HS GD  | art FR HS GD battery |   96 |    6 | 88 | 6G    | 3 2 |           | 1 | 34,25 |
81 | 9/IG HS GD  | art FR HS GD battery |   96 |    6 | 88 | 6/5   | 3 2 |           | 1 | 31,26 |
82 | 10/IG HS GD | art FR HS GD battery |   96 |    6 | 88 | 6G    | 3 2 |           | 2 | 9,31  |
83 | 11/IG HS GD | art FR HS GD battery |   96 |    6 | 88 | 6/5   | 3 2 |           | 2 | 9,31  |
`),
    Allied: units(`
 90 | 3/CV KG LD       | cav GB KG LD bri     | 2001 |      | 68 | SBR  | 6 4 | Wellington   | 1  | 14,11 |
 91 | 4/CV LN LD       | cav GB LN LD bri     | 1373 |      | 78 | SBR  | 6 4 | Wellington   | 1  | 38,3  |
 92 | 5/CV LN HU       | cav GB LN HU bri     | 1315 |      | 78 | SBR  | 6 4 | Wellington   | 1  | 7,16  |
 93 | 6/CV LN HU       | cav GB LN HU bri     | 1615 |      | 78 | SBR  | 6 4 | Wellington   | 1  | 42,1  |
 94 | 7/CV LN HU       | cav GB LN HU bri     | 1764 |      | 58 | SBR  | 6 4 | Wellington   | 7  | 18,0  |
 95 | 1/1/GD           | inf GB GD - reg      |  638 |  638 | 98 | MUS  | 4 2 | Maitland     | 1  | 14,14 | line
 96 | 2/1/GD           | inf GB GD - reg      |  672 |  672 | 98 | MUS  | 4 2 | Maitland     | 1  | 13,15 | line
 97 | 1/2/GD           | inf GB GD - reg      |  896 |  896 | 98 | MUS  | 4 2 | Byng         | 1  | 11,17 | line
 98 | 2/2/GD           | inf GB GD - reg      |  939 |  939 | 98 | MUS  | 4 2 | Byng         | 1  | 12,16 | line
 99 | 1/3/GD           | inf GB GD - reg      |  425 |  425 | 98 | MUS  | 4 2 | MacDonnell   | 1  | 9,22  | open
100 | 2/3/GD           | inf GB GD - reg      |  363 |  363 | 98 | MUS  | 4 2 | MacDonnell   | 1  | 13,22 | open
101 | 3/3/GD           | inf GB GD - reg      |  271 |  271 | 78 | RFL  | 4 2 | MacDonnell   | 1  | 12,24 | open
102 | 4/3/GD           | inf GB GD - reg      |  420 |  420 | 58 | MUS  | 4 2 | MacDonnell   | 1  | 9,25  | open
103 | 5/3/GD           | inf GB GD - reg      |  419 |  419 | 58 | MUS  | 4 2 | MacDonnell   | 1  | 10,25 | open
104 | 1/3 LN           | inf HA LN - reg      | 1044 |      | 58 | MUS  | 3 0 | Keilmansegge | 1  | 19,10 | line
105 | 2/3 LN           | inf HA LN - reg      |  895 |      | 58 | MUS  | 3 0 | Keilmansegge | 1  | 20,9  | line
106 | 3/3 LT           | inf HA LT - reg      |  505 |  505 | 78 | MUS  | 2 1 | Keilmansegge | 1  | 19,9  | line
107 | 4/3 LN           | inf GB LN - reg      | 1684 |  636 | 68 | MUS  | 3 1 | Ompteda      | 1  | 22,10 | line
108 | 5/3 LN KGL       | inf GB LN - reg      |  463 |  463 | 78 | RFL  | 3 1 | Ompteda      | 1  | 22,14 | open
109 | 6/3 LN           | inf GB LN - reg      | 1245 |  125 | 68 | MUS  | 3 1 | Halkett      | 1  | 17,13 | line
110 | 7/3 LN           | inf GB LN - reg      | 1115 |  112 | 68 | MUS  | 3 1 | Halkett      | 1  | 18,12 | line
111 | 1/2 NE MI        | inf NE MI - reg      | 1573 |      | 38 | MUS  | 3 0 | Perponcher   | 1  | 28,10 | line
112 | 2/2 NE LN        | inf NE LN - reg      | 1260 |  718 | 58 | MUS  | 3 1 | Perponcher   | 1  | 30,9  | line
113 | 3/2 NE LN        | inf NE LN - reg      |  835 |  140 | 48 | MUS  | 3 0 | Perponcher   | 1  | 37,11 | line
114 | 4/2 NE LN        | inf NE LN - reg      |  849 |  142 | 48 | MUS  | 3 0 | Perponcher   | 1  | 40,11 | open
115 | 5/2 NE LN        | inf NE LN - reg      |  843 |  141 | 48 | MUS  | 3 0 | Perponcher   | 1  | 42,11 | open
116 | 6/2 NE LN        | inf NE LN - reg      |  815 |  284 | 48 | MUS  | 3 0 | Perponcher   | 1  | 46,12 | open
117 | 1/3 NE MI        | inf NE MI - reg      | 1011 |      | 38 | MUS  | 3 0 | Chasse       | 11 | 0,10  |
118 | 2/3 NE MI        | inf NE MI - reg      | 1001 |      | 38 | MUS  | 3 0 | Chasse       | 11 | 0,10  |
119 | 3/3 NE LN        | inf NE LN - reg      | 1076 |  684 | 58 | MUS  | 3 1 | Chasse       | 11 | 0,10  |
120 | 4/3 NE MI        | inf NE MI - reg      | 1224 |      | 38 | MUS  | 3 0 | Chasse       | 11 | 0,10  |
121 | 5/3 NE LN        | inf NE LN - reg      | 1095 |  183 | 48 | MUS  | 3 0 | Chasse       | 11 | 0,10  |
122 | 6/3 NE LN        | inf NE LN - reg      | 1262 |  738 | 58 | MUS  | 3 1 | Chasse       | 11 | 0,10  |
123 | 1/2 LN KGL       | inf GB LN - reg      | 1063 |  107 | 68 | MUS  | 3 1 | DuPlat       | 1  | 8,12  | line
124 | 2/2 LN KGL       | inf GB LN - reg      | 1105 |  111 | 68 | MUS  | 3 1 | DuPlat       | 1  | 9,12  | line
125 | 3/2 LT           | inf GB LT - reg      | 1175 | 1175 | 78 | MUS  | 4 2 | Adam         | 1  | 9,10  | line
126 | 4/2 LT           | inf GB LT - reg      |  939 |  939 | 78 | MUS  | 4 2 | Adam         | 1  | 8,10  | line
127 | 5/2 RI           | inf GB RI - reg      |  888 |  888 | 88 | RFL  | 3 2 | Adam         | 1  | 8,9   | line
128 | 6/2 LW           | inf HA LW - reg      | 1288 |      | 38 | MUS  | 3 0 | Halkett(H)   | 7  | 0,10  |
129 | 7/2 LW           | inf HA LW - reg      | 1253 |      | 38 | MUS  | 3 0 | Halkett(H)   | 7  | 0,10  |
130 | 1/4 LN           | inf GB LN - reg      |  649 |   65 | 68 | MUS  | 3 1 | Mitchell     | 1  | 6,14  | line
131 | 2/4 LT           | inf GB LT - reg      | 1381 |  709 | 78 | MUS  | 4 2 | Mitchell     | 1  | 8,16  | line
132 | 1/5 RI           | inf GB RI - reg      |  418 |  418 | 88 | RFL  | 3 2 | Kempt        | 1  | 24,10 | line
133 | 2/5 HI           | inf GB HI - reg      |  483 |   48 | 78 | MUS  | 4 1 | Kempt        | 1  | 24,9  | line
134 | 3/5 LN           | inf GB LN - reg      | 1089 |  109 | 68 | MUS  | 3 1 | Kempt        | 1  | 25,9  | line
135 | 4/5 HI           | inf GB HI - reg      |  798 |   80 | 78 | MUS  | 4 1 | Pack         | 1  | 29,7  | line
136 | 5/5 LN           | inf GB LN - reg      |  967 |   97 | 68 | MUS  | 3 1 | Pack         | 1  | 28,7  | line
137 | 6/5 LW           | inf HA LW - reg      | 1289 |      | 38 | MUS  | 3 0 | Best         | 1  | 33,7  | line
138 | 7/5 LW           | inf HA LW - reg      | 1380 |      | 38 | MUS  | 3 0 | Best         | 1  | 34,7  | line
139 | 8/5 LW           | inf HA LW - reg      | 1329 |      | 38 | MUS  | 3 0 | Vincke       | 1  | 36,6  | line
140 | 9/5 LW           | inf HA LW - reg      | 1275 |      | 38 | MUS  | 3 0 | Vincke       | 1  | 37,6  | line
141 | 1/6 LN           | inf GB LN - reg      | 1443 |  145 | 68 | MUS  | 3 1 | Lambert      | 7  | 19,0  |
142 | 2/6 LN           | inf GB LN - reg      |  866 |   87 | 68 | MUS  | 3 1 | Lambert      | 7  | 19,0  |
143 | GD/1/BW          | inf BW GD - reg      | 1140 | 1140 | 68 | MUS  | 3 2 | Brunswick    | 7  | 18,0  |
144 | 1/1/BW LT        | inf BW LT - reg      |  685 |  685 | 58 | MUS  | 2 2 | Brunswick    | 7  | 18,0  |
145 | 2/1/BW LT        | inf BW LT - reg      |  591 |  591 | 58 | MUS  | 2 2 | Brunswick    | 7  | 18,0  |
146 | 3/1/BW LT        | inf BW LT - reg      |  691 |  691 | 58 | MUS  | 2 2 | Brunswick    | 7  | 18,0  |
147 | 1/2/BW LN        | inf BW LN - reg      |  556 |      | 48 | MUS  | 3 1 | Brunswick    | 7  | 18,0  |
148 | 2/2/BW LN        | inf BW LN - reg      |  547 |      | 48 | MUS  | 3 1 | Brunswick    | 7  | 18,0  |
149 | 3/2/BW LN        | inf BW LN - reg      |  631 |      | 48 | MUS  | 3 1 | Brunswick    | 7  | 18,0  |
150 | 1/NAS NE LN      | inf NE LN - reg      | 1894 |  316 | 48 | MUS  | 3 0 | Kruse        | 1  | 16,8  | line
151 | 2/NAS NE LN      | inf NE LN - reg      |  947 |      | 38 | MUS  | 3 1 | Kruse        | 1  | 17,8  | line
152 | 1/CV LN DR       | cav GB LN DR bri     | 1416 |      | 98 | SBR  | 8 3 | Uxbridge     | 1  | 20,7  |
153 | 2/CV LN DR       | cav GB LN DR bri     | 1369 |      | 88 | SBR  | 7 3 | Uxbridge     | 1  | 24,6  |
154 | 1/NECVLNLA       | cav NE LN LA bri     | 1237 |      | 58 | CRB  | 6 3 | Collaert     | 1  | 19,5  |
155 | 2/NECVLN LD      | cav NE LN LD bri     | 1086 |      | 48 | SBR  | 6 3 | Collaert     | 7  | 19,0  |
156 | 3/NECVLNHU       | cav NE LN HU bri     |  949 |      | 48 | SBR  | 6 4 | Collaert     | 1  | 17,5  |
157 | 1/GD FT FI       | art GB FT FI battery |   96 |    6 | 78 | 9/5  | 3 2 |              | 1  | 9,17  |
158 | 2/GD HS          | art GB HS - battery  |   96 |    6 | 78 | 9G   | 3 2 |              | 1  | 15,14 |
159 | 1/3 Art FT FI    | art GB FT FI battery |   96 |    6 | 78 | 9G   | 3 2 |              | 1  | 19,12 |
160 | 2/3 Art FT FI    | art GB FT FI battery |   96 |    6 | 78 | 9/5  | 3 2 |              | 1  | 20,11 |
161 | 1/2 Art FT FI    | art GB FT FI battery |   96 |    6 | 78 | 9G   | 3 2 |              | 1  | 9,11  |
162 | 2/2 Art HS       | art GB HS - battery  |   96 |    6 | 78 | 9/5  | 3 2 |              | 1  | 6,12  |
163 | 4 Art HA FT      | art HA FT - battery  |   96 |    6 | 68 | 9G   | 3 2 |              | 1  | 35,7  |
164 | 1/5 Art FT FI    | art GB FT FI battery |   96 |    6 | 78 | 9G   | 3 2 |              | 1  | 25,11 |
165 | 2/5 Art HA FT FI | art HA FT FI battery |   96 |    6 | 68 | 6/5  | 3 2 |              | 1  | 19,0  |
166 | 6 Art FT FI      | art GB FT FI battery |   96 |    6 | 78 | 9G   | 3 2 |              | 7  | 19,0  |
167 | 1/BW FT FI       | art BW FT FI battery |  128 |    8 | 58 | 6G   | 3 2 |              | 7  | 13,3  |
168 | 2/BW HS          | art BW HS - battery  |  128 |    8 | 58 | 6G   | 3 2 |              | 7  | 14,3  |
169 | 2NE FT FI        | art NE FT FI battery |  160 |   10 | 58 | 6G   | 3 2 |              | 1  | 29,9  |
170 | 1/3 NE FT HS     | art NE HS - battery  |  128 |    8 | 58 | 6G   | 3 2 |              | 11 | 0,10  |
171 | 2/3 NE FT FI     | art NE FT FI battery |  128 |    8 | 58 | 6G   | 3 2 |              | 11 | 0,10  |
172 | NECV HS          | art NE HS - battery  |  128 |    8 | 58 | 6G   | 3 2 |              | 1  | 18,5  |
173 | 1/RES HS         | art GB HS - battery  |   96 |    6 | 88 | 9G   | 3 2 |              | 1  | 21,10 |
174 | 2/RES HS         | art GB HS - battery  |   96 |    6 | 88 | 6G   | 3 2 |              | 1  | 16,2  |
175 | 1RHA HS          | art GB HS - battery  |   96 |    6 | 88 | H5.5 | 3 2 |              | 1  | 11,13 |
176 | 2RHA HS          | art GB HS - battery  |   96 |    6 | 88 | 6G   | 3 2 |              | 1  | 11,12 |
177 | 3RHA HS          | art GB HS - battery  |   96 |    6 | 88 | 6/5  | 3 2 |              | 1  | 43,1  |
178 | 4RHA HS          | art GB HS - battery  |   80 |    5 | 88 | 6G   | 3 2 |              | 1  | 23,7  |
179 | 5RHA HS          | art GB HS - battery  |  192 |   12 | 88 | 9/5  | 3 2 |              | 1  | 18,8  |
`),
  },
  victorySquares: {
    French: [
      { name: 'Hougoumont', at: '9,22', points: 3000 },
      { name: 'La Haye Sainte', at: '22,14', points: 3000 },
      { name: 'Papelotte', at: '40,11', points: 1500 },
      { name: 'crossroads on the ridge', at: '23,10', points: 4000 },
      { name: 'Mont-Saint-Jean', at: '20,3', points: 8000 },
    ],
    Allied: [
      { name: 'Hougoumont', at: '9,22', points: 2000 },
      { name: 'La Haye Sainte', at: '22,14', points: 2000 },
      { name: 'Papelotte', at: '40,11', points: 1000 },
      { name: 'crossroads', at: '23,10', points: 3000 },
      { name: 'La Belle Alliance', at: '24,24', points: 5000 },
    ],
  },
  reinforcementSquares: ['0,10', '9,31', '10,31', '13,3', '14,3', '18,0', '19,0', '23,31'],
  victoryLevels: {
    French: { marginal: 3000, substantial: 8000, decisive: 15000 },
    Allied: { marginal: 3000, substantial: 8000, decisive: 15000 },
  },
};
