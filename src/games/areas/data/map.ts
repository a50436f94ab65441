/**
 * [3.0] The field: ninety areas, three zones off the map, and the streams between areas.
 *
 * The printed map is not public. What the rules tell of it is kept: the number of areas, what is said
 * of 24 to 27, 44, 45, 48, 52, 53 and 63, and the worth of Hougoumont. The rest is rebuilt from the
 * ground of 1815. Centres and corners are metres east (x) and south (y) of La Haye Sainte; two areas
 * are adjacent exactly when their polygons share an edge. See docs/rulings/areas.md.
 */

export type Terrain = 'clear' | 'elevated' | 'forest' | 'village';

export interface AreaDatum {
  /** [3.3] */
  id: number;
  name: string;
  /** [3.4] */
  terrain: Terrain;
  /** [3.5] */
  tem: number;
  /** [3.7] Points for the French (blue) and for the Allies (green). */
  blue?: number;
  green?: number;
  centre: readonly [x: number, y: number];
  adjacent: readonly number[];
  polygon: readonly (readonly [x: number, y: number])[];
}

export interface StreamDatum {
  a: number;
  b: number;
  name: string;
}

export interface ZoneDatum {
  name: string;
  /** What lies there. */
  gist: string;
  /** [15.3] The areas its arrows lead to. */
  arrows: readonly number[];
  /** [15.2] The zones beside it. */
  zones: readonly string[];
}

/** The frame of the field in the same metres. */
export const FRAME_OF_MAP = { left: -3500, top: -2950, right: 3800, bottom: 3750 } as const;

export const AREAS: readonly AreaDatum[] = [
  { id: 1, name: 'Bois du Hautmont', terrain: 'forest', tem: 3, centre: [-2650, 3400], adjacent: [2, 26, 27], polygon: [[-1971, 3750], [-3500, 3750], [-3500, 3206], [-2016, 3069], [-1943, 3356]] },
  { id: 2, name: 'Ophain Fields', terrain: 'clear', tem: 1, centre: [-2700, 2860], adjacent: [1, 3, 26], polygon: [[-2016, 3069], [-3500, 3206], [-3500, 2468], [-1976, 2728]] },
  { id: 3, name: 'Lillois Road', terrain: 'clear', tem: 1, centre: [-2620, 2330], adjacent: [2, 4, 24, 25], polygon: [[-1976, 2728], [-3500, 2468], [-3500, 2192], [-1997, 1965], [-1931, 2451]] },
  { id: 4, name: 'Bois-Seigneur-Isaac Road', terrain: 'clear', tem: 1, centre: [-2700, 1800], adjacent: [3, 5, 6, 24], polygon: [[-1997, 1965], [-3500, 2192], [-3500, 1316], [-3272, 1311], [-1970, 1806]] },
  { id: 5, name: 'Nivelles Road', terrain: 'clear', tem: 1, centre: [-2520, 1290], adjacent: [4, 6, 21, 22, 23], polygon: [[-1970, 1806], [-3272, 1311], [-1986, 787], [-1906, 991], [-1886, 1488]] },
  { id: 6, name: 'Le Mesnil', terrain: 'village', tem: 2, centre: [-2720, 800], adjacent: [4, 5, 7], polygon: [[-1986, 787], [-3272, 1311], [-3500, 1316], [-3500, 256]] },
  { id: 7, name: 'Sart Heights', terrain: 'elevated', tem: 2, centre: [-2560, 330], adjacent: [6, 8, 19, 20, 21], polygon: [[-1986, 787], [-3500, 256], [-1970, -15], [-1904, 159], [-1907, 570]] },
  { id: 8, name: 'L’Estrée', terrain: 'clear', tem: 1, centre: [-2640, -150], adjacent: [7, 9, 18, 19], polygon: [[-1970, -15], [-3500, 256], [-3500, -199], [-2005, -565], [-1970, -466]] },
  { id: 9, name: 'Braine-l’Alleud', terrain: 'village', tem: 3, centre: [-2760, -640], adjacent: [8, 10, 18], polygon: [[-2005, -565], [-3500, -199], [-3500, -1083], [-1990, -773]] },
  { id: 10, name: 'Braine North', terrain: 'clear', tem: 1, centre: [-2640, -1150], adjacent: [9, 11, 16, 17], polygon: [[-1990, -773], [-3500, -1083], [-3500, -1383], [-2073, -1411], [-1969, -1180]] },
  { id: 11, name: 'Mont-Saint-Pont', terrain: 'elevated', tem: 2, centre: [-2650, -1650], adjacent: [10, 12, 16], polygon: [[-2073, -1411], [-3500, -1383], [-3500, -1895], [-2077, -1895]] },
  { id: 12, name: 'Le Chenois', terrain: 'clear', tem: 1, centre: [-2650, -2140], adjacent: [11, 13, 15, 16], polygon: [[-2077, -1895], [-3500, -1895], [-3500, -2395], [-1998, -2416], [-1985, -2115]] },
  { id: 13, name: 'Forest of Soignes West', terrain: 'forest', tem: 3, centre: [-2650, -2650], adjacent: [12, 14], polygon: [[-3500, -2950], [-2011, -2950], [-1998, -2416], [-3500, -2395]] },
  { id: 14, name: 'Forest of Soignes Centre', terrain: 'forest', tem: 3, centre: [-1350, -2700], adjacent: [13, 15, 40], polygon: [[-2011, -2950], [-775, -2950], [-845, -2486], [-1998, -2416]] },
  { id: 15, name: 'Roussart', terrain: 'clear', tem: 1, centre: [-1330, -2230], adjacent: [12, 14, 16, 39, 40], polygon: [[-891, -1789], [-1985, -2115], [-1998, -2416], [-845, -2486], [-762, -2210]] },
  { id: 16, name: 'Merbe-Braine', terrain: 'village', tem: 2, blue: 2, centre: [-1500, -1660], adjacent: [10, 11, 12, 15, 17, 38, 39], polygon: [[-1969, -1180], [-2073, -1411], [-2077, -1895], [-1985, -2115], [-891, -1789], [-870, -1688], [-894, -1586]] },
  { id: 17, name: 'Merbe Plateau', terrain: 'clear', tem: 1, centre: [-1300, -1130], adjacent: [10, 16, 18, 37, 38], polygon: [[-844, -929], [-1990, -773], [-1969, -1180], [-894, -1586], [-784, -1151]] },
  { id: 18, name: 'Right Reverse Slope', terrain: 'clear', tem: 1, centre: [-1250, -640], adjacent: [8, 9, 17, 19, 36, 37], polygon: [[-862, -353], [-1970, -466], [-2005, -565], [-1990, -773], [-844, -929], [-772, -644]] },
  { id: 19, name: 'Right Ridge', terrain: 'elevated', tem: 2, centre: [-1300, -150], adjacent: [7, 8, 18, 20, 36], polygon: [[-1904, 159], [-1970, -15], [-1970, -466], [-862, -353], [-739, 87]] },
  { id: 20, name: 'Hougoumont North Slope', terrain: 'clear', tem: 1, centre: [-1250, 340], adjacent: [7, 19, 21, 34], polygon: [[-829, 570], [-1907, 570], [-1904, 159], [-739, 87]] },
  { id: 21, name: 'Hougoumont', terrain: 'village', tem: 4, blue: 2, centre: [-1250, 800], adjacent: [5, 7, 20, 22, 33, 34], polygon: [[-816, 1040], [-1906, 991], [-1986, 787], [-1907, 570], [-829, 570], [-761, 827]] },
  { id: 22, name: 'Hougoumont Wood', terrain: 'forest', tem: 2, centre: [-1270, 1240], adjacent: [5, 21, 23, 33], polygon: [[-1886, 1488], [-1906, 991], [-816, 1040], [-711, 1468]] },
  { id: 23, name: 'Reille’s Ridge', terrain: 'elevated', tem: 2, centre: [-1250, 1680], adjacent: [5, 22, 24, 31, 32], polygon: [[-737, 1972], [-1970, 1806], [-1886, 1488], [-711, 1468], [-658, 1733]] },
  { id: 24, name: 'Mon Plaisir', terrain: 'clear', tem: 1, centre: [-1300, 2150], adjacent: [3, 4, 23, 25, 31], polygon: [[-1931, 2451], [-1997, 1965], [-1970, 1806], [-737, 1972], [-696, 2332]] },
  { id: 25, name: 'Callois Fields', terrain: 'clear', tem: 1, centre: [-1250, 2610], adjacent: [3, 24, 26, 30], polygon: [[-669, 2871], [-1976, 2728], [-1931, 2451], [-696, 2332]] },
  { id: 26, name: 'Trimotiau', terrain: 'clear', tem: 1, centre: [-1300, 3060], adjacent: [1, 2, 25, 27, 29], polygon: [[-1943, 3356], [-2016, 3069], [-1976, 2728], [-669, 2871], [-670, 3211]] },
  { id: 27, name: 'Callois Wood', terrain: 'forest', tem: 2, centre: [-1250, 3500], adjacent: [1, 26, 28, 29], polygon: [[-621, 3750], [-1971, 3750], [-1943, 3356], [-670, 3211], [-628, 3316]] },
  { id: 28, name: 'Le Caillou', terrain: 'village', tem: 2, centre: [0, 3480], adjacent: [27, 29, 53], polygon: [[518, 3750], [-621, 3750], [-628, 3316], [499, 3157]] },
  { id: 29, name: 'Maison du Roi', terrain: 'clear', tem: 1, centre: [-50, 3020], adjacent: [26, 27, 28, 30, 52], polygon: [[499, 3157], [-628, 3316], [-670, 3211], [-669, 2871], [443, 2708]] },
  { id: 30, name: 'Rossomme', terrain: 'elevated', tem: 2, green: 2, centre: [-100, 2540], adjacent: [25, 29, 31, 51], polygon: [[443, 2708], [-669, 2871], [-696, 2332], [330, 2244]] },
  { id: 31, name: 'Decoster’s House', terrain: 'clear', tem: 1, centre: [-150, 2040], adjacent: [23, 24, 30, 32, 50, 51], polygon: [[330, 2244], [-696, 2332], [-737, 1972], [-658, 1733], [291, 1826], [366, 2103]] },
  { id: 32, name: 'La Belle Alliance', terrain: 'village', tem: 2, green: 2, centre: [-100, 1530], adjacent: [23, 31, 33, 49, 50], polygon: [[291, 1826], [-658, 1733], [-711, 1468], [207, 1095], [357, 1601]] },
  { id: 33, name: 'French Slope West', terrain: 'clear', tem: 1, centre: [-320, 1040], adjacent: [21, 22, 32, 34, 48], polygon: [[207, 1095], [-711, 1468], [-816, 1040], [-761, 827], [128, 771]] },
  { id: 34, name: 'Central Valley', terrain: 'clear', tem: 1, centre: [-350, 560], adjacent: [20, 21, 33, 35, 48], polygon: [[128, 771], [-761, 827], [-829, 570], [-739, 87], [184, 531]] },
  { id: 35, name: 'La Haye Sainte', terrain: 'village', tem: 3, blue: 6, centre: [-150, 110], adjacent: [34, 36, 46, 47], polygon: [[184, 531], [-739, 87], [179, -332], [301, 83]] },
  { id: 36, name: 'Centre Ridge', terrain: 'elevated', tem: 2, centre: [-380, -370], adjacent: [18, 19, 35, 37, 45], polygon: [[179, -332], [-739, 87], [-862, -353], [-772, -644], [112, -591]] },
  { id: 37, name: 'Centre Reverse Slope', terrain: 'clear', tem: 1, centre: [-350, -870], adjacent: [17, 18, 36, 38, 44, 45], polygon: [[112, -591], [-772, -644], [-844, -929], [-784, -1151], [125, -1098], [182, -875]] },
  { id: 38, name: 'Mont-Saint-Jean Plateau', terrain: 'clear', tem: 1, centre: [-320, -1380], adjacent: [16, 17, 37, 39, 43, 44], polygon: [[125, -1098], [-784, -1151], [-894, -1586], [-870, -1688], [165, -1610], [211, -1435]] },
  { id: 39, name: 'Mont-Saint-Jean', terrain: 'village', tem: 3, blue: 6, centre: [-280, -1910], adjacent: [15, 16, 38, 40, 42, 43], polygon: [[165, -1610], [-870, -1688], [-891, -1789], [-762, -2210], [146, -2239], [240, -1893]] },
  { id: 40, name: 'Brussels Road', terrain: 'forest', tem: 3, centre: [-300, -2540], adjacent: [14, 15, 39, 41, 42], polygon: [[-775, -2950], [158, -2950], [233, -2470], [146, -2239], [-762, -2210], [-845, -2486]] },
  { id: 41, name: 'Forest of Soignes East', terrain: 'forest', tem: 3, centre: [720, -2700], adjacent: [40, 42, 66], polygon: [[158, -2950], [1179, -2950], [1149, -2388], [233, -2470]] },
  { id: 42, name: 'Vert Coucou', terrain: 'clear', tem: 1, centre: [680, -2170], adjacent: [39, 40, 41, 43, 65], polygon: [[1088, -1925], [240, -1893], [146, -2239], [233, -2470], [1149, -2388]] },
  { id: 43, name: 'Left Centre Rear', terrain: 'clear', tem: 1, centre: [700, -1650], adjacent: [38, 39, 42, 44, 64, 65], polygon: [[1073, -1352], [211, -1435], [165, -1610], [240, -1893], [1088, -1925], [1144, -1803]] },
  { id: 44, name: 'Left Centre Reverse Slope', terrain: 'clear', tem: 1, centre: [650, -1130], adjacent: [37, 38, 43, 45, 63, 64], polygon: [[1076, -875], [182, -875], [125, -1098], [211, -1435], [1073, -1352], [1121, -1245]] },
  { id: 45, name: 'Ohain Road Crest', terrain: 'elevated', tem: 2, centre: [650, -620], adjacent: [36, 37, 44, 46, 62, 63], polygon: [[1126, -388], [179, -332], [112, -591], [182, -875], [1076, -875], [1138, -734]] },
  { id: 46, name: 'Sandpit Slope', terrain: 'clear', tem: 1, centre: [700, -130], adjacent: [35, 45, 47, 61], polygon: [[1118, 132], [301, 83], [179, -332], [1126, -388]] },
  { id: 47, name: 'D’Erlon’s Valley', terrain: 'clear', tem: 1, centre: [680, 330], adjacent: [35, 46, 48, 60], polygon: [[1107, 599], [184, 531], [301, 83], [1118, 132]] },
  { id: 48, name: 'Grand Battery Ridge', terrain: 'elevated', tem: 2, centre: [650, 800], adjacent: [33, 34, 47, 49, 59], polygon: [[207, 1095], [128, 771], [184, 531], [1107, 599], [1092, 1002]] },
  { id: 49, name: 'I Corps Left', terrain: 'clear', tem: 1, centre: [700, 1290], adjacent: [32, 48, 50, 58, 59], polygon: [[1143, 1476], [357, 1601], [207, 1095], [1092, 1002], [1158, 1128]] },
  { id: 50, name: 'I Corps Rear', terrain: 'clear', tem: 1, centre: [780, 1790], adjacent: [31, 32, 49, 51, 57, 58], polygon: [[1207, 1985], [366, 2103], [291, 1826], [357, 1601], [1143, 1476], [1224, 1620]] },
  { id: 51, name: 'Plancenoit Heights West', terrain: 'clear', tem: 1, centre: [850, 2290], adjacent: [30, 31, 50, 52, 56, 57], polygon: [[1267, 2458], [443, 2708], [330, 2244], [366, 2103], [1207, 1985], [1286, 2123]] },
  { id: 52, name: 'Plancenoit', terrain: 'village', tem: 3, green: 2, centre: [1000, 2820], adjacent: [29, 51, 53, 55, 56], polygon: [[1431, 3139], [499, 3157], [443, 2708], [1267, 2458], [1428, 2694]] },
  { id: 53, name: 'Chantelet Wood', terrain: 'forest', tem: 2, centre: [1000, 3420], adjacent: [28, 52, 54], polygon: [[1458, 3750], [518, 3750], [499, 3157], [1431, 3139]] },
  { id: 54, name: 'Lasne Headwaters', terrain: 'clear', tem: 1, centre: [1900, 3400], adjacent: [53, 55, 77, 78], polygon: [[2292, 3750], [1458, 3750], [1431, 3139], [2250, 3087], [2306, 3162]] },
  { id: 55, name: 'Plancenoit East', terrain: 'clear', tem: 1, centre: [1850, 2840], adjacent: [52, 54, 56, 76, 77], polygon: [[2250, 3087], [1431, 3139], [1428, 2694], [2139, 2481], [2250, 2616]] },
  { id: 56, name: 'Plancenoit Heights East', terrain: 'elevated', tem: 2, centre: [1700, 2340], adjacent: [51, 52, 55, 57, 76], polygon: [[2139, 2481], [1428, 2694], [1267, 2458], [1286, 2123], [2106, 2038]] },
  { id: 57, name: 'Right Flank Fields', terrain: 'clear', tem: 1, centre: [1650, 1830], adjacent: [50, 51, 56, 58, 75], polygon: [[2106, 2038], [1286, 2123], [1207, 1985], [1224, 1620], [2054, 1516]] },
  { id: 58, name: 'I Corps Right', terrain: 'clear', tem: 1, centre: [1600, 1330], adjacent: [49, 50, 57, 59, 74], polygon: [[2054, 1516], [1224, 1620], [1143, 1476], [1158, 1128], [1989, 1043]] },
  { id: 59, name: 'Durutte’s Slope', terrain: 'clear', tem: 1, centre: [1550, 840], adjacent: [48, 49, 58, 60, 73, 74], polygon: [[1989, 1043], [1158, 1128], [1092, 1002], [1107, 599], [1961, 605], [2027, 946]] },
  { id: 60, name: 'Papelotte Valley', terrain: 'clear', tem: 1, centre: [1550, 370], adjacent: [47, 59, 61, 72, 73], polygon: [[1961, 605], [1107, 599], [1118, 132], [1988, 145], [2042, 366]] },
  { id: 61, name: 'Papelotte Lane', terrain: 'clear', tem: 1, centre: [1550, -80], adjacent: [46, 60, 62, 71, 72], polygon: [[1988, 145], [1118, 132], [1126, -388], [2010, -263], [2055, -140]] },
  { id: 62, name: 'Papelotte', terrain: 'village', tem: 3, blue: 4, centre: [1600, -540], adjacent: [45, 61, 63, 70, 71], polygon: [[2010, -263], [1126, -388], [1138, -734], [1954, -820], [2060, -628]] },
  { id: 63, name: 'Left Crest', terrain: 'elevated', tem: 2, centre: [1550, -1020], adjacent: [44, 45, 62, 64, 70], polygon: [[1954, -820], [1138, -734], [1076, -875], [1121, -1245], [1972, -1280]] },
  { id: 64, name: 'Left Reverse Slope', terrain: 'clear', tem: 1, centre: [1520, -1520], adjacent: [43, 44, 63, 65, 69], polygon: [[1972, -1280], [1121, -1245], [1073, -1352], [1144, -1803], [1975, -1785]] },
  { id: 65, name: 'Transoy', terrain: 'clear', tem: 1, centre: [1550, -2040], adjacent: [42, 43, 64, 66, 68], polygon: [[1975, -1785], [1144, -1803], [1088, -1925], [1149, -2388], [1958, -2308]] },
  { id: 66, name: 'Ohain Wood West', terrain: 'forest', tem: 3, centre: [1600, -2640], adjacent: [41, 65, 67, 68], polygon: [[1179, -2950], [2037, -2950], [2042, -2433], [1958, -2308], [1149, -2388]] },
  { id: 67, name: 'Ohain Wood', terrain: 'forest', tem: 3, centre: [2480, -2650], adjacent: [66, 68, 90], polygon: [[2037, -2950], [2919, -2950], [2900, -2325], [2042, -2433]] },
  { id: 68, name: 'Ohain Road West', terrain: 'clear', tem: 1, centre: [2400, -2100], adjacent: [65, 66, 67, 69, 89], polygon: [[2834, -1815], [1975, -1785], [1958, -2308], [2042, -2433], [2900, -2325]] },
  { id: 69, name: 'Left Flank Heights', terrain: 'elevated', tem: 2, centre: [2400, -1530], adjacent: [64, 68, 70, 88, 89], polygon: [[2831, -1234], [1972, -1280], [1975, -1785], [2834, -1815], [2888, -1710]] },
  { id: 70, name: 'La Haie', terrain: 'village', tem: 2, centre: [2380, -970], adjacent: [62, 63, 69, 71, 87, 88], polygon: [[2833, -768], [2060, -628], [1954, -820], [1972, -1280], [2831, -1234], [2876, -1140]] },
  { id: 71, name: 'Smohain', terrain: 'village', tem: 2, centre: [2480, -420], adjacent: [61, 62, 70, 72, 86, 87], polygon: [[2897, -101], [2055, -140], [2010, -263], [2060, -628], [2833, -768], [2924, -595]] },
  { id: 72, name: 'Frischermont', terrain: 'village', tem: 3, centre: [2480, 140], adjacent: [60, 61, 71, 73, 85], polygon: [[2886, 441], [2042, 366], [1988, 145], [2055, -140], [2897, -101]] },
  { id: 73, name: 'Frischermont Slope', terrain: 'clear', tem: 1, centre: [2430, 670], adjacent: [59, 60, 72, 74, 84], polygon: [[2879, 934], [2027, 946], [1961, 605], [2042, 366], [2886, 441]] },
  { id: 74, name: 'Hanotelet', terrain: 'clear', tem: 1, centre: [2450, 1190], adjacent: [58, 59, 73, 75, 83], polygon: [[2895, 1441], [2054, 1516], [1989, 1043], [2027, 946], [2879, 934]] },
  { id: 75, name: 'Lobau’s Field', terrain: 'clear', tem: 1, centre: [2500, 1720], adjacent: [57, 74, 76, 82], polygon: [[2927, 1984], [2106, 2038], [2054, 1516], [2895, 1441]] },
  { id: 76, name: 'Plancenoit Road', terrain: 'clear', tem: 1, centre: [2550, 2270], adjacent: [55, 56, 75, 77, 81], polygon: [[2977, 2518], [2250, 2616], [2139, 2481], [2106, 2038], [2927, 1984]] },
  { id: 77, name: 'Lasne Valley', terrain: 'clear', tem: 1, centre: [2650, 2840], adjacent: [54, 55, 76, 78, 80], polygon: [[3022, 3101], [2306, 3162], [2250, 3087], [2250, 2616], [2977, 2518]] },
  { id: 78, name: 'Maransart', terrain: 'village', tem: 2, centre: [2700, 3420], adjacent: [54, 77, 79], polygon: [[3061, 3750], [2292, 3750], [2306, 3162], [3022, 3101]] },
  { id: 79, name: 'Hubermont Wood', terrain: 'forest', tem: 2, centre: [3380, 3380], adjacent: [78, 80], polygon: [[3800, 3088], [3800, 3750], [3061, 3750], [3022, 3101]] },
  { id: 80, name: 'Aywiers', terrain: 'clear', tem: 1, centre: [3370, 2810], adjacent: [77, 79, 81], polygon: [[3800, 2514], [3800, 3088], [3022, 3101], [2977, 2518]] },
  { id: 81, name: 'Lasne Meadows', terrain: 'clear', tem: 1, centre: [3350, 2250], adjacent: [76, 80, 82], polygon: [[3800, 1959], [3800, 2514], [2977, 2518], [2927, 1984]] },
  { id: 82, name: 'La Kelle', terrain: 'clear', tem: 1, centre: [3320, 1720], adjacent: [75, 81, 83], polygon: [[3800, 1465], [3800, 1959], [2927, 1984], [2895, 1441]] },
  { id: 83, name: 'Paris Wood South', terrain: 'forest', tem: 2, centre: [3320, 1210], adjacent: [74, 82, 84], polygon: [[3800, 955], [3800, 1465], [2895, 1441], [2879, 934]] },
  { id: 84, name: 'Paris Wood', terrain: 'forest', tem: 3, centre: [3320, 700], adjacent: [73, 83, 85], polygon: [[3800, 454], [3800, 955], [2879, 934], [2886, 441]] },
  { id: 85, name: 'Paris Wood North', terrain: 'forest', tem: 2, centre: [3330, 190], adjacent: [72, 84, 86], polygon: [[3800, -79], [3800, 454], [2886, 441], [2897, -101]] },
  { id: 86, name: 'Frischermont Brook', terrain: 'clear', tem: 1, centre: [3320, -330], adjacent: [71, 85, 87], polygon: [[3800, -595], [3800, -79], [2897, -101], [2924, -595]] },
  { id: 87, name: 'Smohain Brook', terrain: 'clear', tem: 1, centre: [3320, -860], adjacent: [70, 71, 86, 88], polygon: [[3800, -1140], [3800, -595], [2924, -595], [2833, -768], [2876, -1140]] },
  { id: 88, name: 'Ohain Road East', terrain: 'clear', tem: 1, centre: [3320, -1420], adjacent: [69, 70, 87, 89], polygon: [[3800, -1710], [3800, -1140], [2876, -1140], [2831, -1234], [2888, -1710]] },
  { id: 89, name: 'Ohain', terrain: 'village', tem: 2, centre: [3320, -2000], adjacent: [68, 69, 88, 90], polygon: [[3800, -2298], [3800, -1710], [2888, -1710], [2834, -1815], [2900, -2325]] },
  { id: 90, name: 'Ohain Wood East', terrain: 'forest', tem: 3, centre: [3350, -2640], adjacent: [67, 89], polygon: [[2919, -2950], [3800, -2950], [3800, -2298], [2900, -2325]] },
];

/** [3.6] The boundaries that are streams. */
export const STREAMS: readonly StreamDatum[] = [
  { a: 9, b: 10, name: 'Hain' },
  { a: 10, b: 17, name: 'Hain' },
  { a: 16, b: 17, name: 'Hain' },
  { a: 52, b: 53, name: 'Lasne' },
  { a: 54, b: 55, name: 'Lasne' },
  { a: 55, b: 77, name: 'Lasne' },
  { a: 71, b: 72, name: 'Smohain' },
  { a: 71, b: 86, name: 'Smohain' },
  { a: 76, b: 77, name: 'Lasne' },
  { a: 80, b: 81, name: 'Lasne' },
  { a: 86, b: 87, name: 'Smohain' },
];

/** [3.8] */
export const ZONES: readonly ZoneDatum[] = [
  { name: 'P1', gist: 'the road from Ohain to Wavre', arrows: [88, 89], zones: ['P2'] },
  { name: 'P2', gist: 'Chapelle-Saint-Lambert', arrows: [83, 84, 85], zones: ['P1', 'P3'] },
  { name: 'P3', gist: 'Lasne and Maransart', arrows: [80, 81], zones: ['P2'] },
];

/** [5.1] The areas without French units that the French control at the start. */
export const FRENCH_AT_START: readonly number[] = [24, 25, 26, 27, 52, 53];

/** [5.1] [6.4.2] Where the Grand Battery stands, the areas it may fire at indirectly, and the lanes between. */
export const GRAND_BATTERY = {
  area: 48,
  indirect: [
    { target: 44, lane: [47, 46, 45] },
    { target: 45, lane: [47, 46] },
    { target: 63, lane: [47, 46, 61, 62] },
  ],
} as const;
