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
 0 | 54/1 LN     | inf FR LN - reg      |  962 |  161 | 68 | MUS   | 3 1 | Charlet   | 1 | 29,22 |  | 54th Line
 1 | 55/1 LN     | inf FR LN - reg      | 1148 |  192 | 68 | MUS   | 3 1 | Charlet   | 1 | 30,21 |  | 55th Line
 2 | 28/1 LN     | inf FR LN - reg      |  898 |  150 | 68 | MUS   | 3 1 | Bourgeois | 1 | 29,23 |  | 28th Line
 3 | 105/1 LN    | inf FR LN - reg      |  983 |  164 | 68 | MUS   | 3 1 | Bourgeois | 1 | 30,22 |  | 105th Line
 4 | 1/13L/2 LT  | inf FR LT - reg      |  938 |  938 | 88 | MUS   | 3 2 | Schmitz   | 1 | 25,24 |  | 1/13th Light
 5 | 2/13L/2 LT  | inf FR LT - reg      |  937 |  937 | 88 | MUS   | 3 2 | Schmitz   | 1 | 25,23 |  | 2/13th Light
 6 | 17/2 LN     | inf FR LN - reg      | 1057 |  177 | 78 | MUS   | 3 1 | Schmitz   | 1 | 25,24 |  | 17th Line
 7 | 19/2 LN     | inf FR LN - reg      | 1032 |  172 | 68 | MUS   | 3 1 | Aulard    | 1 | 25,25 |  | 19th Line
 8 | 51/2 LN     | inf FR LN - reg      | 1168 |  195 | 68 | MUS   | 3 1 | Aulard    | 1 | 27,23 |  | 51st Line
 9 | 21/3 LN     | inf FR LN - reg      | 1037 |  173 | 68 | MUS   | 3 1 | Nogues    | 1 | 34,20 |  | 21st Line
10 | 46/3 LN     | inf FR LN - reg      |  888 |  148 | 68 | MUS   | 3 1 | Nogues    | 1 | 35,20 |  | 46th Line
11 | 25/3 LN     | inf FR LN - reg      |  974 |  163 | 68 | MUS   | 3 1 | Grenier   | 1 | 35,21 |  | 25th Line
12 | 45/3 LN     | inf FR LN - reg      | 1003 |  167 | 68 | MUS   | 3 1 | Grenier   | 1 | 34,21 |  | 45th Line
13 | 8/4 LN      | inf FR LN - reg      |  983 |  164 | 68 | MUS   | 3 1 | Pegot     | 1 | 36,19 |  | 8th Line
14 | 29/4 LN     | inf FR LN - reg      | 1146 |  191 | 68 | MUS   | 3 1 | Pegot     | 1 | 37,18 |  | 29th Line
15 | 85/4 LN     | inf FR LN - reg      |  631 |  106 | 78 | MUS   | 3 1 | Brue      | 1 | 36,20 |  | 85th Line
16 | 95/4 LN     | inf FR LN - reg      | 1100 |  184 | 68 | MUS   | 3 1 | Brue      | 1 | 37,19 |  | 95th Line
17 | 1/1C LT HU  | cav FR LT HU bri     |  804 |      | 78 | SBR   | 6 4 | D'Erlon   | 1 | 44,15 |  | Hussars 1/1
18 | 2/1C LT LA  | cav FR LT LA bri     |  702 |      | 68 | SBR   | 7 4 | D'Erlon   | 1 | 45,15 |  | Lancers 2/1
19 | 3/5 LN      | inf FR LN - reg      |  823 |  138 | 68 | MUS   | 3 1 | Husson    | 1 | 19,27 |  | 3rd Line
20 | 61/5 LN     | inf FR LN - reg      |  538 |   90 | 68 | MUS   | 3 1 | Husson    | 1 | 21,26 |  | 61st Line
21 | 72/5 LN     | inf FR LN - reg      |  775 |  130 | 68 | MUS   | 3 1 | Campy     | 1 | 19,28 |  | 72nd Line
22 | 108/5 LN    | inf FR LN - reg      |  687 |  115 | 68 | MUS   | 3 1 | Campy     | 1 | 20,27 |  | 108th Line
23 | 1/1L/6 LT   | inf FR LT - reg      |  894 |  894 | 88 | MUS   | 3 2 | Bauduin   | 1 | 7,29  |  | 1/1st Light
24 | 2/1L/6 LT   | inf FR LT - reg      |  894 |  894 | 78 | MUS   | 3 2 | Bauduin   | 1 | 8,29  |  | 2/1st Light
25 | 1/2L/6 LT   | inf FR LT - reg      | 1071 | 1071 | 78 | MUS   | 3 2 | Bauduin   | 1 | 7,30  |  | 1/2nd Light
26 | 2/2L/6 LT   | inf FR LT - reg      | 1072 | 1072 | 78 | MUS   | 3 2 | Bauduin   | 1 | 8,30  |  | 2/2nd Light
27 | 1/1/6 LN    | inf FR LN - reg      |  698 |  117 | 68 | MUS   | 3 1 | Soye      | 1 | 5,28  |  | 1/1st Line
28 | 2/1/6 LN    | inf FR LN - reg      |  697 |  117 | 68 | MUS   | 3 1 | Soye      | 1 | 6,28  |  | 2/1st Line
29 | 1/2/6 LN    | inf FR LN - reg      |  798 |  133 | 68 | MUS   | 3 1 | Soye      | 1 | 5,29  |  | 1/2nd Line
30 | 2/2/6 LN    | inf FR LN - reg      |  797 |  133 | 68 | MUS   | 3 1 | Soye      | 1 | 6,29  |  | 2/2nd Line
31 | 92/9 LN     | inf FR LN - reg      | 1038 |  173 | 68 | MUS   | 3 1 | Gauthier  | 1 | 13,30 |  | 92nd Line
32 | 1/93/9 LN   | inf FR LN - reg      |  734 |  124 | 68 | MUS   | 3 1 | Gauthier  | 1 | 14,30 |  | 1/93rd Line
33 | 2/93/9 LN   | inf FR LN - reg      |  734 |  124 | 68 | MUS   | 3 1 | Gauthier  | 1 | 15,30 |  | 2/93rd Line
34 | 100/9 LN    | inf FR LN - reg      | 1118 |  187 | 68 | MUS   | 3 1 | Jamin     | 1 | 13,29 |  | 100th Line
35 | 1/4L/9 LT   | inf FR LT - reg      |  817 |  817 | 78 | MUS   | 3 2 | Jamin     | 1 | 14,29 |  | 1/4th Light
36 | 2/4L/9 LT   | inf FR LT - reg      |  817 |  817 | 78 | MUS   | 3 2 | Jamin     | 1 | 15,29 |  | 2/4th Light
37 | 1/2C LT CH  | cav FR LT CH bri     | 1045 |      | 68 | SBR   | 5 4 | Reille    | 1 | 2,29  |  | Chasseurs 1/2
38 | 1/2C LT LA  | cav FR LT LA bri     |  817 |      | 68 | SBR   | 7 4 | Reille    | 1 | 0,29  |  | Lancers 1/2
39 | 1GR/IG OG   | inf FR OG - reg      | 1280 | 1280 | 98 | MUS   | 6 2 | Friant    | 6 | 23,31 |  | 1st Grenadiers
40 | 2GR/IG OG   | inf FR OG - reg      | 1091 | 1091 | 98 | MUS   | 6 2 | Friant    | 6 | 23,31 |  | 2nd Grenadiers
41 | 3GR/IG MG   | inf FR MG - reg      | 1164 | 1164 | 88 | MUS   | 4 2 | Friant    | 6 | 23,31 |  | 3rd Grenadiers
42 | 1GR/IG MG   | inf FR MG - reg      |  520 |  520 | 88 | MUS   | 4 2 | Friant    | 6 | 23,31 |  | 4th Grenadiers
43 | 1CH/IG OG   | inf FR OG - reg      | 1307 | 1307 | 98 | MUS   | 6 2 | Morand    | 6 | 23,31 |  | 1st Chasseurs of the Guard
44 | 2CH/IG OG   | inf FR OG - reg      | 1163 | 1163 | 98 | MUS   | 6 2 | Morand    | 6 | 23,31 |  | 2nd Chasseurs of the Guard
45 | 1LC/IG CH   | cav FR GD CH reg     | 1197 |      | 98 | SBR   | 7 3 | Lefebvre  | 1 | 33,25 |  | Chasseurs à Cheval of the Guard
46 | 2LC/IG LA   | cav FR GD LA reg     |  880 |      | 98 | SBR   | 7 4 | Lefebvre  | 1 | 33,26 |  | Guard Lancers
47 | 1HC/IG GR   | cav FR GD GR reg     |  796 |      | 98 | SBR   | 8 3 | Drouot    | 2 | 9,31  |  | Horse Grenadiers
48 | 2HC/IG ED   | cav FR GD ED reg     |  816 |      | 98 | SBR   | 7 3 | Drouot    | 2 | 9,31  |  | Empress Dragoons
49 | 1/11C DR    | cav FR HV DR bri     | 1110 |      | 78 | SBR   | 7 3 | Kellerman | 1 | 15,31 |  | Dragoons 1/11
50 | 2/11C CU    | cav FR HV CU bri     |  691 |      | 88 | SBR   | 8 3 | Kellerman | 1 | 16,31 |  | Cuirassiers 2/11
51 | 1/12C CA    | cav FR HV CA bri     |  847 |      | 78 | CRB   | 8 3 | Kellerman | 1 | 7,31  |  | Carabiniers 1/12
52 | 2/12C CU    | cav FR HV CU bri     |  791 |      | 88 | SBR   | 8 3 | Kellerman | 1 | 8,31  |  | Cuirassiers 2/12
53 | 1/13C CU    | cav FR HV CU bri     |  749 |      | 88 | SBR   | 8 3 | Mihaud    | 1 | 34,23 |  | Cuirassiers 1/13
54 | 2/13C CU    | cav FR HV CU bri     |  428 |      | 88 | SBR   | 8 3 | Mihaud    | 1 | 35,23 |  | Cuirassiers 2/13
55 | 1/14C CU    | cav FR HV CU bri     |  847 |      | 88 | SBR   | 8 3 | Mihaud    | 1 | 31,24 |  | Cuirassiers 1/14
56 | 2/14C CU    | cav FR HV CU bri     |  667 |      | 88 | SBR   | 8 3 | Mihaud    | 1 | 32,24 |  | Cuirassiers 2/14
57 | I FT FI     | art FR FT FI battery |  128 |    8 | 78 | 12G   | 3 2 |           | 1 | 28,21 |  | Foot Battery, I Corps
58 | 1 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6G    | 3 2 |           | 1 | 29,22 |  | Foot Battery, 1st Division
59 | 2 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6/5   | 3 2 |           | 1 | 25,23 |  | Foot Battery, 2nd Division
60 | 3 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6G    | 3 2 |           | 1 | 34,20 |  | Foot Battery, 3rd Division
61 | 4 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6/5   | 3 2 |           | 1 | 37,17 |  | Foot Battery, 4th Division
62 | 1C HS FI    | art FR HS FI battery |   96 |    6 | 78 | 6/5   | 3 2 |           | 1 | 45,16 |  | Horse Battery, 1st Cavalry Division
63 | II FT FI    | art FR FT FI battery |  128 |    8 | 78 | 12G   | 3 2 |           | 1 | 18,27 |  | Foot Battery, II Corps
64 | 5 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6G    | 3 2 |           | 1 | 19,26 |  | Foot Battery, 5th Division
65 | 6 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6G    | 3 2 |           | 1 | 7,29  |  | Foot Battery, 6th Division
66 | 9 FT FI     | art FR FT FI battery |  128 |    8 | 78 | 6G    | 3 2 |           | 1 | 14,30 |  | Foot Battery, 9th Division
67 | 2C HS FI    | art FR HS FI battery |   96 |    6 | 78 | 6/5   | 3 2 |           | 1 | 1,29  |  | Horse Battery, 2nd Cavalry Division
68 | 11C HS FI   | art FR HS FI battery |   96 |    6 | 78 | 6G    | 3 2 |           | 1 | 17,31 |  | Horse Battery, 11th Cavalry Division
69 | 12C HS FI   | art FR HS FI battery |   96 |    6 | 78 | 6/5   | 3 2 |           | 1 | 6,31  |  | Horse Battery, 12th Cavalry Division
70 | 13C HS FI   | art FR HS FI battery |   96 |    6 | 78 | 6G    | 3 2 |           | 1 | 33,23 |  | Horse Battery, 13th Cavalry Division
71 | 14C HS FI   | art FR HS FI battery |   96 |    6 | 78 | 6/5   | 3 2 |           | 1 | 33,24 |  | Horse Battery, 14th Cavalry Division
72 | VI FT FI    | art FR FT FI battery |  128 |    8 | 78 | 12/24 | 3 2 |           | 1 | 23,31 |  | Foot Battery, VI Corps
73 | 1/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 12G   | 3 2 |           | 3 | 9,31  |  | Guard Foot Battery 1
74 | 2/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 12/24 | 3 2 |           | 3 | 9,31  |  | Guard Foot Battery 2
75 | 3/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 12G   | 3 2 |           | 3 | 9,31  |  | Guard Foot Battery 3
76 | 4/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 12/24 | 3 2 |           | 3 | 9,31  |  | Guard Foot Battery 4
77 | 5/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 6G    | 3 2 |           | 3 | 10,31 |  | Guard Foot Battery 5
78 | 6/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 6/5   | 3 2 |           | 3 | 10,31 |  | Guard Foot Battery 6
79 | 7/IG FT GD  | art FR FT GD battery |  128 |    8 | 88 | 6/5   | 3 2 |           | 3 | 10,31 |  | Guard Foot Battery 7
80 | 8/IG HS GD  | art FR HS GD battery |   96 |    6 | 88 | 6G    | 3 2 |           | 1 | 34,25 |  | Guard Horse Battery 8
81 | 9/IG HS GD  | art FR HS GD battery |   96 |    6 | 88 | 6/5   | 3 2 |           | 1 | 31,26 |  | Guard Horse Battery 9
82 | 10/IG HS GD | art FR HS GD battery |   96 |    6 | 88 | 6G    | 3 2 |           | 2 | 9,31  |  | Guard Horse Battery 10
83 | 11/IG HS GD | art FR HS GD battery |   96 |    6 | 88 | 6/5   | 3 2 |           | 2 | 9,31  |  | Guard Horse Battery 11
`),
    Allied: units(`
 90 | 3/CV KG LD       | cav GB KG LD bri     | 2001 |      | 68 | SBR  | 6 4 | Wellington   | 1  | 14,11 |      | 3rd Cavalry Brigade
 91 | 4/CV LN LD       | cav GB LN LD bri     | 1373 |      | 78 | SBR  | 6 4 | Wellington   | 1  | 38,3  |      | 4th Cavalry Brigade
 92 | 5/CV LN HU       | cav GB LN HU bri     | 1315 |      | 78 | SBR  | 6 4 | Wellington   | 1  | 7,16  |      | 5th Cavalry Brigade
 93 | 6/CV LN HU       | cav GB LN HU bri     | 1615 |      | 78 | SBR  | 6 4 | Wellington   | 1  | 42,1  |      | 6th Cavalry Brigade
 94 | 7/CV LN HU       | cav GB LN HU bri     | 1764 |      | 58 | SBR  | 6 4 | Wellington   | 7  | 18,0  |      | 7th Cavalry Brigade
 95 | 1/1/GD           | inf GB GD - reg      |  638 |  638 | 98 | MUS  | 4 2 | Maitland     | 1  | 14,14 | line | Guards 1/1
 96 | 2/1/GD           | inf GB GD - reg      |  672 |  672 | 98 | MUS  | 4 2 | Maitland     | 1  | 13,15 | line | Guards 2/1
 97 | 1/2/GD           | inf GB GD - reg      |  896 |  896 | 98 | MUS  | 4 2 | Byng         | 1  | 11,17 | line | Guards 1/2
 98 | 2/2/GD           | inf GB GD - reg      |  939 |  939 | 98 | MUS  | 4 2 | Byng         | 1  | 12,16 | line | Guards 2/2
 99 | 1/3/GD           | inf GB GD - reg      |  425 |  425 | 98 | MUS  | 4 2 | MacDonnell   | 1  | 9,22  | open | Guards 1/3
100 | 2/3/GD           | inf GB GD - reg      |  363 |  363 | 98 | MUS  | 4 2 | MacDonnell   | 1  | 13,22 | open | Guards 2/3
101 | 3/3/GD           | inf GB GD - reg      |  271 |  271 | 78 | RFL  | 4 2 | MacDonnell   | 1  | 12,24 | open | Guards 3/3
102 | 4/3/GD           | inf GB GD - reg      |  420 |  420 | 58 | MUS  | 4 2 | MacDonnell   | 1  | 9,25  | open | Guards 4/3
103 | 5/3/GD           | inf GB GD - reg      |  419 |  419 | 58 | MUS  | 4 2 | MacDonnell   | 1  | 10,25 | open | Guards 5/3
104 | 1/3 LN           | inf HA LN - reg      | 1044 |      | 58 | MUS  | 3 0 | Keilmansegge | 1  | 19,10 | line | Hanoverian Line 1/3
105 | 2/3 LN           | inf HA LN - reg      |  895 |      | 58 | MUS  | 3 0 | Keilmansegge | 1  | 20,9  | line | Hanoverian Line 2/3
106 | 3/3 LT           | inf HA LT - reg      |  505 |  505 | 78 | MUS  | 2 1 | Keilmansegge | 1  | 19,9  | line | Hanoverian Light 3/3
107 | 4/3 LN           | inf GB LN - reg      | 1684 |  636 | 68 | MUS  | 3 1 | Ompteda      | 1  | 22,10 | line | Line 4/3
108 | 5/3 LN KGL       | inf GB LN - reg      |  463 |  463 | 78 | RFL  | 3 1 | Ompteda      | 1  | 22,14 | open | KGL Line 5/3
109 | 6/3 LN           | inf GB LN - reg      | 1245 |  125 | 68 | MUS  | 3 1 | Halkett      | 1  | 17,13 | line | Line 6/3
110 | 7/3 LN           | inf GB LN - reg      | 1115 |  112 | 68 | MUS  | 3 1 | Halkett      | 1  | 18,12 | line | Line 7/3
111 | 1/2 NE MI        | inf NE MI - reg      | 1573 |      | 38 | MUS  | 3 0 | Perponcher   | 1  | 28,10 | line | Netherlands Militia 1/2
112 | 2/2 NE LN        | inf NE LN - reg      | 1260 |  718 | 58 | MUS  | 3 1 | Perponcher   | 1  | 30,9  | line | Netherlands Line 2/2
113 | 3/2 NE LN        | inf NE LN - reg      |  835 |  140 | 48 | MUS  | 3 0 | Perponcher   | 1  | 37,11 | line | Netherlands Line 3/2
114 | 4/2 NE LN        | inf NE LN - reg      |  849 |  142 | 48 | MUS  | 3 0 | Perponcher   | 1  | 40,11 | open | Netherlands Line 4/2
115 | 5/2 NE LN        | inf NE LN - reg      |  843 |  141 | 48 | MUS  | 3 0 | Perponcher   | 1  | 42,11 | open | Netherlands Line 5/2
116 | 6/2 NE LN        | inf NE LN - reg      |  815 |  284 | 48 | MUS  | 3 0 | Perponcher   | 1  | 46,12 | open | Netherlands Line 6/2
117 | 1/3 NE MI        | inf NE MI - reg      | 1011 |      | 38 | MUS  | 3 0 | Chasse       | 11 | 0,10  |      | Netherlands Militia 1/3
118 | 2/3 NE MI        | inf NE MI - reg      | 1001 |      | 38 | MUS  | 3 0 | Chasse       | 11 | 0,10  |      | Netherlands Militia 2/3
119 | 3/3 NE LN        | inf NE LN - reg      | 1076 |  684 | 58 | MUS  | 3 1 | Chasse       | 11 | 0,10  |      | Netherlands Line 3/3
120 | 4/3 NE MI        | inf NE MI - reg      | 1224 |      | 38 | MUS  | 3 0 | Chasse       | 11 | 0,10  |      | Netherlands Militia 4/3
121 | 5/3 NE LN        | inf NE LN - reg      | 1095 |  183 | 48 | MUS  | 3 0 | Chasse       | 11 | 0,10  |      | Netherlands Line 5/3
122 | 6/3 NE LN        | inf NE LN - reg      | 1262 |  738 | 58 | MUS  | 3 1 | Chasse       | 11 | 0,10  |      | Netherlands Line 6/3
123 | 1/2 LN KGL       | inf GB LN - reg      | 1063 |  107 | 68 | MUS  | 3 1 | DuPlat       | 1  | 8,12  | line | KGL Line 1/2
124 | 2/2 LN KGL       | inf GB LN - reg      | 1105 |  111 | 68 | MUS  | 3 1 | DuPlat       | 1  | 9,12  | line | KGL Line 2/2
125 | 3/2 LT           | inf GB LT - reg      | 1175 | 1175 | 78 | MUS  | 4 2 | Adam         | 1  | 9,10  | line | Light 3/2
126 | 4/2 LT           | inf GB LT - reg      |  939 |  939 | 78 | MUS  | 4 2 | Adam         | 1  | 8,10  | line | Light 4/2
127 | 5/2 RI           | inf GB RI - reg      |  888 |  888 | 88 | RFL  | 3 2 | Adam         | 1  | 8,9   | line | Rifles 5/2
128 | 6/2 LW           | inf HA LW - reg      | 1288 |      | 38 | MUS  | 3 0 | Halkett(H)   | 7  | 0,10  |      | Hanoverian Landwehr 6/2
129 | 7/2 LW           | inf HA LW - reg      | 1253 |      | 38 | MUS  | 3 0 | Halkett(H)   | 7  | 0,10  |      | Hanoverian Landwehr 7/2
130 | 1/4 LN           | inf GB LN - reg      |  649 |   65 | 68 | MUS  | 3 1 | Mitchell     | 1  | 6,14  | line | Line 1/4
131 | 2/4 LT           | inf GB LT - reg      | 1381 |  709 | 78 | MUS  | 4 2 | Mitchell     | 1  | 8,16  | line | Light 2/4
132 | 1/5 RI           | inf GB RI - reg      |  418 |  418 | 88 | RFL  | 3 2 | Kempt        | 1  | 24,10 | line | Rifles 1/5
133 | 2/5 HI           | inf GB HI - reg      |  483 |   48 | 78 | MUS  | 4 1 | Kempt        | 1  | 24,9  | line | Highlanders 2/5
134 | 3/5 LN           | inf GB LN - reg      | 1089 |  109 | 68 | MUS  | 3 1 | Kempt        | 1  | 25,9  | line | Line 3/5
135 | 4/5 HI           | inf GB HI - reg      |  798 |   80 | 78 | MUS  | 4 1 | Pack         | 1  | 29,7  | line | Highlanders 4/5
136 | 5/5 LN           | inf GB LN - reg      |  967 |   97 | 68 | MUS  | 3 1 | Pack         | 1  | 28,7  | line | Line 5/5
137 | 6/5 LW           | inf HA LW - reg      | 1289 |      | 38 | MUS  | 3 0 | Best         | 1  | 33,7  | line | Hanoverian Landwehr 6/5
138 | 7/5 LW           | inf HA LW - reg      | 1380 |      | 38 | MUS  | 3 0 | Best         | 1  | 34,7  | line | Hanoverian Landwehr 7/5
139 | 8/5 LW           | inf HA LW - reg      | 1329 |      | 38 | MUS  | 3 0 | Vincke       | 1  | 36,6  | line | Hanoverian Landwehr 8/5
140 | 9/5 LW           | inf HA LW - reg      | 1275 |      | 38 | MUS  | 3 0 | Vincke       | 1  | 37,6  | line | Hanoverian Landwehr 9/5
141 | 1/6 LN           | inf GB LN - reg      | 1443 |  145 | 68 | MUS  | 3 1 | Lambert      | 7  | 19,0  |      | Line 1/6
142 | 2/6 LN           | inf GB LN - reg      |  866 |   87 | 68 | MUS  | 3 1 | Lambert      | 7  | 19,0  |      | Line 2/6
143 | GD/1/BW          | inf BW GD - reg      | 1140 | 1140 | 68 | MUS  | 3 2 | Brunswick    | 7  | 18,0  |      | Brunswick Guard
144 | 1/1/BW LT        | inf BW LT - reg      |  685 |  685 | 58 | MUS  | 2 2 | Brunswick    | 7  | 18,0  |      | Brunswick Light 1/1
145 | 2/1/BW LT        | inf BW LT - reg      |  591 |  591 | 58 | MUS  | 2 2 | Brunswick    | 7  | 18,0  |      | Brunswick Light 2/1
146 | 3/1/BW LT        | inf BW LT - reg      |  691 |  691 | 58 | MUS  | 2 2 | Brunswick    | 7  | 18,0  |      | Brunswick Light 3/1
147 | 1/2/BW LN        | inf BW LN - reg      |  556 |      | 48 | MUS  | 3 1 | Brunswick    | 7  | 18,0  |      | Brunswick Line 1/2
148 | 2/2/BW LN        | inf BW LN - reg      |  547 |      | 48 | MUS  | 3 1 | Brunswick    | 7  | 18,0  |      | Brunswick Line 2/2
149 | 3/2/BW LN        | inf BW LN - reg      |  631 |      | 48 | MUS  | 3 1 | Brunswick    | 7  | 18,0  |      | Brunswick Line 3/2
150 | 1/NAS NE LN      | inf NE LN - reg      | 1894 |  316 | 48 | MUS  | 3 0 | Kruse        | 1  | 16,8  | line | 1/Nassau
151 | 2/NAS NE LN      | inf NE LN - reg      |  947 |      | 38 | MUS  | 3 1 | Kruse        | 1  | 17,8  | line | 2/Nassau
152 | 1/CV LN DR       | cav GB LN DR bri     | 1416 |      | 98 | SBR  | 8 3 | Uxbridge     | 1  | 20,7  |      | 1st Cavalry Brigade
153 | 2/CV LN DR       | cav GB LN DR bri     | 1369 |      | 88 | SBR  | 7 3 | Uxbridge     | 1  | 24,6  |      | 2nd Cavalry Brigade
154 | 1/NECVLNLA       | cav NE LN LA bri     | 1237 |      | 58 | CRB  | 6 3 | Collaert     | 1  | 19,5  |      | 1st Netherlands Cavalry Brigade
155 | 2/NECVLN LD      | cav NE LN LD bri     | 1086 |      | 48 | SBR  | 6 3 | Collaert     | 7  | 19,0  |      | 2nd Netherlands Cavalry Brigade
156 | 3/NECVLNHU       | cav NE LN HU bri     |  949 |      | 48 | SBR  | 6 4 | Collaert     | 1  | 17,5  |      | 3rd Netherlands Cavalry Brigade
157 | 1/GD FT FI       | art GB FT FI battery |   96 |    6 | 78 | 9/5  | 3 2 |              | 1  | 9,17  |      | Foot Battery 1, Guards Division
158 | 2/GD HS          | art GB HS - battery  |   96 |    6 | 78 | 9G   | 3 2 |              | 1  | 15,14 |      | Horse Battery 2, Guards Division
159 | 1/3 Art FT FI    | art GB FT FI battery |   96 |    6 | 78 | 9G   | 3 2 |              | 1  | 19,12 |      | Foot Battery 1, 3rd Division
160 | 2/3 Art FT FI    | art GB FT FI battery |   96 |    6 | 78 | 9/5  | 3 2 |              | 1  | 20,11 |      | Foot Battery 2, 3rd Division
161 | 1/2 Art FT FI    | art GB FT FI battery |   96 |    6 | 78 | 9G   | 3 2 |              | 1  | 9,11  |      | Foot Battery 1, 2nd Division
162 | 2/2 Art HS       | art GB HS - battery  |   96 |    6 | 78 | 9/5  | 3 2 |              | 1  | 6,12  |      | Horse Battery 2, 2nd Division
163 | 4 Art HA FT      | art HA FT - battery  |   96 |    6 | 68 | 9G   | 3 2 |              | 1  | 35,7  |      | Hanoverian Foot Battery, 4th Division
164 | 1/5 Art FT FI    | art GB FT FI battery |   96 |    6 | 78 | 9G   | 3 2 |              | 1  | 25,11 |      | Foot Battery 1, 5th Division
165 | 2/5 Art HA FT FI | art HA FT FI battery |   96 |    6 | 68 | 6/5  | 3 2 |              | 1  | 19,0  |      | Hanoverian Foot Battery 2, 5th Division
166 | 6 Art FT FI      | art GB FT FI battery |   96 |    6 | 78 | 9G   | 3 2 |              | 7  | 19,0  |      | Foot Battery 1, 6th Division
167 | 1/BW FT FI       | art BW FT FI battery |  128 |    8 | 58 | 6G   | 3 2 |              | 7  | 13,3  |      | Brunswick Foot Battery
168 | 2/BW HS          | art BW HS - battery  |  128 |    8 | 58 | 6G   | 3 2 |              | 7  | 14,3  |      | Brunswick Horse Battery
169 | 2NE FT FI        | art NE FT FI battery |  160 |   10 | 58 | 6G   | 3 2 |              | 1  | 29,9  |      | Netherlands Foot Battery, 2nd Division
170 | 1/3 NE FT HS     | art NE HS - battery  |  128 |    8 | 58 | 6G   | 3 2 |              | 11 | 0,10  |      | Netherlands Horse Battery 1, 3rd Division
171 | 2/3 NE FT FI     | art NE FT FI battery |  128 |    8 | 58 | 6G   | 3 2 |              | 11 | 0,10  |      | Netherlands Foot Battery 2, 3rd Division
172 | NECV HS          | art NE HS - battery  |  128 |    8 | 58 | 6G   | 3 2 |              | 1  | 18,5  |      | Netherlands Horse Battery, Cavalry
173 | 1/RES HS         | art GB HS - battery  |   96 |    6 | 88 | 9G   | 3 2 |              | 1  | 21,10 |      | Horse Battery 1, Reserve
174 | 2/RES HS         | art GB HS - battery  |   96 |    6 | 88 | 6G   | 3 2 |              | 1  | 16,2  |      | Horse Battery 2, Reserve
175 | 1RHA HS          | art GB HS - battery  |   96 |    6 | 88 | H5.5 | 3 2 |              | 1  | 11,13 |      | 1st Royal Horse Artillery
176 | 2RHA HS          | art GB HS - battery  |   96 |    6 | 88 | 6G   | 3 2 |              | 1  | 11,12 |      | 2nd Royal Horse Artillery
177 | 3RHA HS          | art GB HS - battery  |   96 |    6 | 88 | 6/5  | 3 2 |              | 1  | 43,1  |      | 3rd Royal Horse Artillery
178 | 4RHA HS          | art GB HS - battery  |   80 |    5 | 88 | 6G   | 3 2 |              | 1  | 23,7  |      | 4th Royal Horse Artillery
179 | 5RHA HS          | art GB HS - battery  |  192 |   12 | 88 | 9/5  | 3 2 |              | 1  | 18,8  |      | 5th Royal Horse Artillery
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
  commander: {
    French: {
      rearArea: '23,31',
      defensiveLines: [
        ['9,20', '19,14', '28,14', '41,14'],
        ['10,26', '20,22', '28,21', '38,19'],
        ['9,30', '19,27', '27,27', '37,24'],
      ],
      artilleryObjectives: ['28,20', '30,20', '32,19', '22,22'],
      specialObjectives: ['28,10'],
    },
    Allied: {
      rearArea: '20,1',
      defensiveLines: [
        ['43,12', '32,12', '19,14', '9,21'],
        ['42,9', '31,8', '17,11', '9,12'],
        ['30,5', '25,5', '16,5', '9,7'],
      ],
      artilleryObjectives: ['21,10', '27,9', '30,9', '16,12'],
    },
  },
  victoryLevels: {
    French: { marginal: 3000, substantial: 8000, decisive: 15000 },
    Allied: { marginal: 3000, substantial: 8000, decisive: 15000 },
  },
};
