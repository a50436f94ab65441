/** [20.2] The tiles: number, kind of ground, height and the way it runs (R25). */
export interface TileDatum {
  readonly number: number;
  readonly type: string;
  readonly elevation: number;
  readonly runs: string | null;
}

const printed = `
0 | Clear | 1 |
1 | Clear | 3 |
2 | Clear | 5 |
3 | Town | 1 |
4 | Town | 3 |
5 | Town | 5 |
6 | Woods | 1 |
7 | Woods | 3 |
8 | Woods | 5 |
9 | Fields | 1 |
10 | Fields | 3 |
11 | Fields | 5 |
12 | Swamp | 1 |
13 | Swamp | 3 |
14 | Wooded Road | 3 | Left to Lower
15 | Bridge | 1 | Horizontal
16 | Bridge | 3 | Horizontal
17 | Bridge | 1 | Vertical
18 | Bridge | 3 | Vertical
19 | Stream | 1 | Horizontal
20 | Stream | 3 | Horizontal
21 | Stream | 1 | Vertical
22 | Stream | 3 | Vertical
23 | Stream | 1 | Left to Upper
24 | Stream | 3 | Left to Upper
25 | Stream | 1 | Right to Upper
26 | Stream | 3 | Right to Upper
27 | Stream | 1 | Left to Lower
28 | Stream | 3 | Left to Lower
29 | Stream | 1 | Right to Lower
30 | Stream | 3 | Right to Lower
31 | River | 1 | Horizontal
32 | River | 1 | Vertical
33 | River | 1 | Left to Upper
34 | River | 1 | Right to Upper
35 | River | 1 | Right to Lower
36 | River | 1 | Left to Lower
37 | Ridge | 2 | Horizontal
38 | Ridge | 4 | Horizontal
39 | Ridge | 2 | Vertical
40 | Ridge | 4 | Vertical
41 | Ridge | 2 | Left to Upper
42 | Ridge | 4 | Left to Upper
43 | Ridge | 2 | Right to Upper
44 | Ridge | 4 | Right to Upper
45 | Ridge | 2 | Left to Lower
46 | Ridge | 4 | Left to Lower
47 | Ridge | 2 | Right to Lower
48 | Ridge | 4 | Right to Lower
49 | Wooded Ridge | 2 | Horizontal
50 | Wooded Ridge | 4 | Horizontal
51 | Wooded Ridge | 2 | Vertical
52 | Wooded Ridge | 4 | Vertical
53 | Wooded Ridge | 2 | Left to Upper
54 | Wooded Ridge | 4 | Left to Upper
55 | Wooded Ridge | 2 | Right to Upper
56 | Wooded Ridge | 4 | Right to Upper
57 | Wooded Ridge | 2 | Left to Lower
58 | Wooded Ridge | 4 | Left to Lower
59 | Wooded Ridge | 2 | Right to Lower
60 | Wooded Ridge | 4 | Right to Lower
61 | Hilltop | 3 |
62 | Hilltop | 5 |
63 | Sunken Road | 1 | Horizontal
64 | Sunken Road | 3 | Horizontal
65 | Sunken Road | 1 | Left to Upper
66 | Sunken Road | 3 | Left to Upper
67 | Sunken Road | 1 | Vertical
68 | Sunken Road | 3 | Vertical
69 | Sunken Road | 1 | Right to Lower
70 | Sunken Road | 3 | Right to Lower
71 | Sunken Road | 1 | Right to Upper
72 | Sunken Road | 3 | Right to Upper
73 | Sunken Road | 3 | Left to Lower
74 | River Branch | 1 | Left-Right-Up
75 | River Branch | 1 | Left-Right-Down
76 | River Branch | 1 | Up-Left-Down
77 | Redoubt | 1 | Vertical
78 | Redoubt | 3 | Vertical
79 | Redoubt | 5 | Vertical
80 | Redoubt | 1 | Horizontal
81 | Redoubt | 3 | Horizontal
82 | Redoubt | 5 | Horizontal
83 | Road across Ridge | 2 | Horizontal
84 | Road across Ridge | 4 | Horizontal
85 | Road across Ridge | 2 | Vertical
86 | Road across Ridge | 4 | Vertical
87 | Road Branch | 1 | Up-Right-Down
88 | Road Branch | 3 | Up-Right-Down
89 | Road Branch | 5 | Up-Right-Down
90 | Road Branch | 1 | Up-Left-Down
91 | Road Branch | 3 | Up-Left-Down
92 | Road Branch | 5 | Up-Left-Down
93 | Road Branch | 1 | Left-Right-Up
94 | Road Branch | 3 | Left-Right-Up
95 | River Branch | 1 | Up-Right-Down
96 | Road Branch | 1 | Left-Right-Down
97 | Road Branch | 3 | Left-Right-Down
98 | Road Branch | 5 | Left-Right-Down
99 | Road | 1 | Horizontal
100 | Road | 3 | Horizontal
101 | Road | 5 | Horizontal
102 | Road | 1 | Left to Upper
103 | Road | 3 | Left to Upper
104 | Road | 5 | Left to Upper
105 | Road | 1 | Vertical
106 | Road | 3 | Vertical
107 | Road | 5 | Vertical
108 | Road | 1 | Right to Lower
109 | Road | 3 | Right to Lower
110 | Road | 5 | Right to Lower
111 | Road | 1 | Right to Upper
112 | Road | 3 | Right to Upper
113 | Road | 5 | Right to Upper
114 | Road | 1 | Left to Lower
115 | Road | 3 | Left to Lower
116 | Road | 5 | Left to Lower
117 | Wooded Road | 1 | Horizontal
118 | Wooded Road | 3 | Horizontal
119 | Wooded Road | 1 | Left to Upper
120 | Wooded Road | 3 | Left to Upper
121 | Wooded Road | 1 | Vertical
122 | Wooded Road | 3 | Vertical
123 | Wooded Road | 1 | Right to Lower
124 | Wooded Road | 3 | Right to Lower
125 | Wooded Road | 1 | Right to Upper
126 | Wooded Road | 3 | Right to Upper
127 | Wooded Road | 1 | Left to Lower
`;

export const TILES: readonly TileDatum[] = printed
  .trim()
  .split('\n')
  .map((line) => {
    const [number, type, elevation, runs] = line.split('|').map((cell) => cell.trim());
    return { number: Number(number), type, elevation: Number(elevation), runs: runs || null };
  });
