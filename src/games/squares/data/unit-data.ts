/**
 * [20.3] The units that armies are bought from: number, nation, first year, arm, kind, branch, men, guns or
 * skirmishers, maximum efficiency as the editor counts it (6 is 68), melee value, operation point modifier,
 * weapon and price. Seven misprints are put right (R26).
 */
export interface StandardUnit {
  readonly number: number;
  readonly nation: string;
  readonly from: number;
  readonly arm: string;
  readonly kind: string;
  readonly branch: string;
  readonly men: number;
  /** Guns of artillery, skirmishers of others. */
  readonly others: number;
  readonly efficiency: number;
  readonly melee: number;
  readonly bonus: number;
  readonly weapon: string;
  readonly price: number;
}

const printed = `
  0 FR 1805 inf LN -  1107  123 6 3 1 MUS    43
  1 FR 1805 inf LT -  1107 1107 6 3 2 MUS    63
  2 FR 1807 inf LN -   758  123 6 3 1 MUS    30
  3 FR 1807 inf LT -   738  738 6 3 2 MUS    42
  4 FR 1813 inf LN -   480   80 5 3 1 MUS    19
  5 FR 1813 inf LT -   480  480 5 3 2 MUS    27
  6 FR 1815 inf LN -   600  200 6 3 1 MUS    25
  7 FR 1815 inf LT -   600  600 6 3 2 MUS    34
  8 FR 1805 cav LT CH  640    0 5 5 4 SBR    87
  9 FR 1813 cav LT CH  360    0 5 5 4 SBR    49
 10 FR 1815 cav LT CH  500    0 5 5 4 SBR    68
 11 FR 1805 cav LT HU  640    0 7 6 4 SBR    99
 12 FR 1813 cav LT HU  480    0 7 7 4 SBR    81
 13 FR 1815 cav LT HU  500    0 7 6 4 SBR    78
 14 FR 1809 cav LT LA  640    0 6 6 4 SBR    91
 15 FR 1813 cav LT LA  400    0 6 7 4 SBR    62
 16 FR 1815 cav LT LA  420    0 6 7 4 SBR    65
 17 FR 1805 cav HV DR  640    0 6 7 3 CRB   103
 18 FR 1813 cav HV DR  480    0 6 7 3 CRB    78
 19 FR 1815 cav HV DR  550    0 6 7 3 CRB    90
 20 FR 1805 cav HV CU  640    0 7 8 3 SBR   107
 21 FR 1813 cav HV CU  320    0 7 8 3 SBR    54
 22 FR 1815 cav HV CU  340    0 8 8 3 SBR    58
 23 FR 1805 cav HV CA  640    0 8 8 3 SBR   110
 24 FR 1813 cav HV CA  300    0 7 8 3 SBR    50
 25 FR 1815 cav HV CA  420    0 8 8 3 SBR    72
 26 FR 1805 art FT CR  140    8 5 3 2 12/24 133
 27 FR 1805 art FT HV  120    8 5 3 2 12/10 111
 28 FR 1805 art FT FI  120    8 5 3 2 8/7    82
 29 FR 1805 art HS -    96    6 6 3 2 4G     53
 30 FR 1805 inf OG -   640  640 9 6 2 MUS    44
 31 FR 1807 inf MG -   640  640 8 5 2 MUS    41
 32 FR 1811 inf MG -   720  720 8 4 2 MUS    46
 33 FR 1808 inf YG -   640  640 7 4 2 MUS    40
 34 FR 1815 inf YG -   480  480 7 4 2 MUS    30
 35 FR 1805 cav GD GR 1000    0 9 8 3 SBR   174
 36 FR 1815 cav GD GR  800    0 9 8 3 SBR   139
 37 FR 1805 cav GD CH 1200    0 9 7 3 SBR   205
 38 FR 1806 cav GD ED 1000    0 8 7 3 CRB   178
 39 FR 1815 cav GD ED  800    0 8 7 3 CRB   142
 40 FR 1808 cav GD PL 1000    0 9 7 4 SBR   174
 41 FR 1808 cav GD DL 1000    0 8 7 4 SBR   171
 42 FR 1813 cav GD DL 1600    0 7 6 4 SBR   248
 43 FR 1813 cav GD LA  800    0 8 7 4 SBR   137
 44 FR 1815 cav GD LA  920    0 9 7 4 SBR   160
 45 FR 1805 art OG -   140    8 9 3 2 12/24 154
 46 SW 1805 inf LN -   738  123 6 4 1 MUS    31
 47 SW 1809 inf LN -  1000  250 6 4 1 MUS    43
 48 SP 1808 inf LN -   480   80 5 3 0 MUS    19
 49 SP 1808 inf GD GD  720  720 6 3 1 MUS    40
 50 SP 1808 cav GD HU  480    0 6 5 4 SBR    67
 51 SP 1808 cav HV -   320    0 5 6 3 SBR    44
 52 SP 1808 cav LT LA  240    0 5 5 3 SBR    32
 53 NI 1805 inf LN -   738  123 4 3 1 MUS    29
 54 NI 1805 inf LT -   720  720 4 3 2 MUS    39
 55 NI 1805 inf GD GR  800  800 6 4 1 MUS    45
 56 NI 1805 inf GD -   640  640 6 3 2 MUS    36
 57 NI 1805 cav LT CH  480    0 5 4 4 SBR    64
 58 NI 1805 cav HV DR  640    0 6 6 3 CRB    95
 59 NI 1805 cav GD DR  400    0 7 6 3 CRB    65
 60 NI 1805 cav GD GD  310    0 8 7 3 CRB    54
 61 NI 1805 art HV -   120    8 4 3 2 12/10 109
 62 NI 1805 art HS -    90    6 4 3 2 6/5    71
 63 NA 1808 inf LN -   480  160 3 3 0 MUS    17
 64 NA 1808 inf LT -   480  480 3 3 1 MUS    25
 65 NA 1808 inf LN GR  480  480 4 3 0 MUS    25
 66 NA 1808 inf GD GR  640  640 5 4 1 MUS    36
 67 NA 1808 inf GD -   600  600 5 3 0 MUS    32
 68 NA 1808 cav LT CV  320    0 5 4 4 SBR    43
 69 NA 1808 cav LT CH  320    0 5 4 4 SBR    43
 70 NA 1808 cav GD LA  480    0 5 5 4 SBR    65
 71 NA 1808 cav GD CV  480    0 5 4 4 SBR    64
 72 NA 1808 cav GD HU  480    0 5 4 4 SBR    64
 73 NA 1808 cav GD CU  480    0 7 8 3 SBR    78
 74 NA 1808 cav GD DR  480    0 7 5 3 CRB    76
 75 NA 1808 cav GD -   480    0 7 7 3 CRB    84
 76 NA 1808 art MD -   120    8 4 3 2 8/7    80
 77 NA 1808 art HS -    94    6 4 3 2 4G     38
 78 WE 1806 inf LN -   738  123 4 3 1 MUS    29
 79 WE 1806 inf LT -   738  738 4 3 2 MUS    40
 80 WE 1806 inf GD GR  800  800 5 3 1 MUS    43
 81 WE 1806 inf GD JG  800  800 5 3 2 RFL    46
 82 WE 1806 cav LT CH  480    0 4 4 4 SBR    62
 83 WE 1806 cav LT HU  480    0 4 4 4 SBR    62
 84 WE 1806 cav HV CU  640    0 5 8 3 SBR    97
 85 WE 1806 cav GD LA  480    0 6 5 3 SBR    65
 86 WE 1806 cav GD HU  480    0 6 5 4 SBR    67
 87 PO 1807 inf LN -   738  123 6 3 1 MUS    30
 88 PO 1807 inf LT -   738  738 6 3 2 MUS    39
 89 PO 1807 cav LT HU  480    0 6 5 4 SBR    67
 90 PO 1807 cav LT CH  480    0 6 4 4 SBR    65
 91 PO 1807 cav LT LA  480    0 7 6 4 SBR    74
 92 PO 1807 cav HV CU  560    0 8 8 3 SBR    96
 93 PO 1807 art MD -   120    8 5 3 2 6/10   82
 94 PO 1807 art HS -    95    6 5 3 2 6/5    72
 95 BA 1805 inf LN -   738  123 4 3 0 MUS    28
 96 BA 1805 inf LT -   720  720 4 3 1 MUS    35
 97 BA 1805 inf LW -   480    0 2 3 0 MUS    16
 98 BA 1815 inf GD GR  840  840 7 3 1 MUS    48
 99 BA 1815 cav HV CU  720    0 7 8 3 SBR   121
100 BA 1805 cav HV DR  480    0 6 6 3 CRB    73
101 BA 1808 cav LT CV  720    0 6 5 3 SBR    98
102 BA 1814 cav LT HU  720    0 6 5 4 SBR   100
103 BA 1814 cav LT UH  720    0 6 5 4 SBR   100
104 BA 1815 cav GD GD  720    0 9 8 3 SBR   125
105 BA 1805 art LT -   110    7 4 3 2 8/7    70
106 BA 1805 art MD -   120    7 4 3 2 8G     77
107 BA 1805 art HV -   140    8 4 3 2 12G   124
108 WU 1805 inf LN -   738  123 4 3 0 MUS    28
109 WU 1808 inf LN MU  640  640 4 3 0 MUS    33
110 WU 1808 inf LT FU  640  640 4 3 1 MUS    34
111 WU 1808 inf LW -   640    0 3 3 0 MUS    22
112 WU 1808 inf LT JG  640  640 4 3 1 RFL    35
113 WU 1808 cav LT CH  480    0 5 4 4 SBR    64
114 WU 1808 cav LT CV  480    0 5 5 3 SBR    64
115 WU 1808 cav HV DR  640    0 6 6 3 CRB    95
116 WU 1808 art MD -   120    6 4 3 2 8/7    62
117 WU 1808 art HS -   100    6 4 3 2 6/10   60
118 WU 1808 inf GD GR  640  640 8 4 1 MUS    40
119 WU 1812 cav GD GD  640    0 8 8 3 SBR   109
120 WU 1808 art GD -   130    6 6 3 2 12G    96
121 WU 1808 art HS -   110    6 7 3 2 6/10   69
122 SA 1805 inf LN -   738  123 4 3 0 MUS    28
123 SA 1810 inf LN -   480    0 4 3 0 MUS    17
124 SA 1810 inf LT -   480  480 4 3 1 MUS    26
125 SA 1805 inf LN GR  480  480 5 3 0 MUS    26
126 SA 1805 inf LT JG  480  480 4 3 2 RFL    27
127 SA 1805 inf GD GR  480    0 6 4 1 MUS    19
128 SA 1805 cav LT CV  480    0 4 4 4 SBR    62
129 SA 1805 cav LT LA  600    0 4 4 3 SBR    76
130 SA 1805 cav LT HU  960    0 5 4 4 SBR   128
131 SA 1805 cav HV CU  640    0 5 8 3 SBR    97
132 SA 1805 art MD -   100    6 4 3 2 8G     66
133 SA 1805 art LT -    90    6 4 3 2 8/7    60
134 AU 1805 inf LN GE  768    0 5 3 0 MUS    28
135 AU 1805 inf LN HG  932    0 4 3 0 MUS    34
136 AU 1809 inf LN GE 1080    0 5 3 0 MUS    40
137 AU 1809 inf LN HG 1200    0 4 3 0 MUS    43
138 AU 1805 inf GR GE  572  572 7 4 0 MUS    32
139 AU 1805 inf GR HG  572  572 7 4 0 MUS    32
140 AU 1805 inf GR -  1000 1000 4 3 1 MUS    42
141 AU 1805 inf JG -   720  720 6 3 0 MUS    62
142 AU 1808 inf LW -   800    0 2 1 0 MUS    26
143 AU 1805 cav HV CU 1200    0 7 8 3 SBR   190
144 AU 1805 cav HV DR 1200    0 5 7 3 CRB   191
145 AU 1805 cav LT HU 1580    0 7 6 4 SBR   229
146 AU 1805 cav LT CV 1600    0 6 6 3 SBR   222
147 AU 1805 cav LT UH 1600    0 6 6 4 SBR   227
148 AU 1805 art FT PT   92    6 5 3 2 12/10  84
149 AU 1805 art FT RR   90    6 5 3 2 6G     50
150 AU 1805 art FT FA   88    6 5 3 2 3/6    39
151 RU 1805 inf LN MU  738    0 5 3 0 MUS    27
152 RU 1813 inf LN MU  320   80 5 3 0 MUS    13
153 RU 1814 inf LN MU  654  130 5 3 0 MUS    26
154 RU 1805 inf LN FU  738    0 5 3 0 MUS    27
155 RU 1805 inf LN JG  738  738 6 3 1 MUS    41
156 RU 1813 inf LN JG  320  320 6 3 1 MUS    18
157 RU 1814 inf LN JG  654  654 5 3 1 MUS    36
158 RU 1805 inf LN GR  738    0 7 4 0 MUS    29
159 RU 1813 inf LN GR  360    0 7 4 0 MUS    15
160 RU 1814 inf LN GR  654    0 7 4 0 MUS    28
161 RU 1812 inf MI -  1200    0 2 2 0 MUS    40
162 RU 1805 cav HV CU  750    0 7 8 3 SBR   126
163 RU 1813 cav HV CU  412    0 7 8 3 SBR    69
164 RU 1814 cav HV CU  620    0 7 8 3 SBR   104
165 RU 1805 cav HV DR  750    0 5 7 3 CRB   119
166 RU 1813 cav HV DR  408    0 6 7 3 CRB    66
167 RU 1814 cav HV DR  640    0 5 6 3 CRB    93
168 RU 1805 cav LT HU 1200    0 7 6 4 SBR   186
169 RU 1813 cav LT HU  960    0 7 6 4 SBR   149
170 RU 1814 cav LT HU 1120    0 7 6 4 SBR   174
171 RU 1805 cav LT UH 1200    0 6 6 4 SBR   170
172 RU 1813 cav LT UH  960    0 6 6 4 SBR   136
173 RU 1814 cav LT UH 1120    0 6 6 4 SBR   159
174 RU 1805 cav LT CO  600    0 2 3 4 SBR    73
175 RU 1812 cav LT CH 1200    0 4 6 4 SBR   163
176 RU 1813 cav LT CH  960    0 5 6 4 SBR   133
177 RU 1805 art HV -   210   14 5 3 2 3GHL  182
178 RU 1805 art LT -   180   12 5 3 2 6/9   122
179 RU 1805 art HS -   176   12 5 3 2 12/6  145
180 RU 1812 art HV -   180   12 6 3 2 12/18 181
181 RU 1812 art LT -   180   12 5 3 2 6/9   122
182 RU 1812 art HS -   176   12 6 3 2 6G    102
183 RU 1805 inf GD -   640    0 8 4 1 MUS    28
184 RU 1805 inf GD JG  640    0 7 4 2 MUS    28
185 RU 1805 cav GD DR  800    0 7 7 3 CRB   140
186 RU 1805 cav GD CV  800    0 8 7 3 SBR   134
187 RU 1805 cav GD CU  800    0 9 8 3 SBR   139
188 RU 1805 cav GD CU  800    0 9 8 3 SBR   139
189 PR 1805 inf LN MU  793    0 5 3 0 MUS    29
190 PR 1805 inf LN GR  638  638 6 4 0 MUS    35
191 PR 1805 inf LN JG  532  532 5 3 1 RFL    30
192 PR 1805 inf LN FU  600  600 5 4 1 MUS    33
193 PR 1812 inf LW -   720    0 3 3 0 MUS    25
194 PR 1805 cav HV CU  800    0 6 8 3 SBR   124
195 PR 1805 cav HV DR  810    0 5 7 3 CRB   129
196 PR 1805 cav LT HU 1500    0 7 6 4 SBR   233
197 PR 1805 cav LT UH 1200    0 6 7 4 SBR   186
198 PR 1805 inf GD GR  640    0 8 4 0 MUS    28
199 PR 1805 inf GD JG  640    0 7 3 1 RFL    29
200 PR 1805 cav GD HU  640    0 7 6 4 SBR    99
201 PR 1805 cav GD UH  640    0 7 7 4 SBR   108
202 PR 1805 cav GD DR  480    0 6 7 3 CRB    78
203 PR 1805 cav GD GD  480    0 8 8 3 SBR    82
204 PR 1805 art HV -   135    8 4 3 2 12/10 109
205 PR 1805 art MD -   125    8 4 3 2 6/10   80
206 PR 1808 art HS -   125    8 5 3 2 6/10   82
207 GB 1805 inf LN -   750  150 5 3 1 MUS    30
208 GB 1805 inf KG -   800  160 5 3 1 MUS    32
209 GB 1805 inf FU -   750  150 6 4 1 MUS    32
210 GB 1805 inf LT -   750  750 6 4 2 MUS    44
211 GB 1805 inf HI -   900  225 7 4 1 MUS    42
212 GB 1805 inf RI -   750  750 6 3 2 RFL    44
213 GB 1805 inf GD -  1443 1443 8 4 2 MUS    93
214 GB 1805 cav GD HO  905    0 8 8 3 SBR   155
215 GB 1805 cav GD RD  905    0 7 7 3 CRB   158
216 GB 1805 cav HV DR  905    0 7 7 3 CRB   158
217 GB 1805 cav LT LD  905    0 7 6 4 CRB   149
218 GB 1805 cav LT HU  905    0 7 6 4 SBR   140
219 GB 1805 art HV -   120    6 5 3 2 9/5    84
220 GB 1805 art LT -   115    6 5 3 2 6/5    72
221 GB 1805 art HS -   110    6 6 3 2 6G     51
222 SP 1805 inf LN -   740    0 3 3 0 MUS    26
223 SP 1805 inf MI -   600    0 2 2 0 MUS    20
224 SP 1805 inf LT -  1200 1200 4 3 1 MUS    64
225 SP 1805 inf GR -   720    0 5 4 0 MUS    27
226 SP 1805 cav HV GD  615    0 6 8 3 SBR    95
227 SP 1805 cav HV DR  700    0 3 6 3 CRB    98
228 SP 1805 cav LT HU  700    0 4 6 3 SBR    93
229 SP 1805 cav LT CH  700    0 3 6 3 SBR    91
230 SP 1805 art HV -   116    6 4 3 2 12/10  82
231 SP 1805 art LT -   130    8 4 3 2 4/5    88
232 SP 1805 art HS -   110    6 4 3 2 4G     38
233 NE 1815 inf LN -   720  120 5 3 1 MUS    29
234 NE 1815 inf LN -   600  100 4 3 0 MUS    23
235 NE 1815 inf JG -   720  720 5 3 2 MUS    40
236 NE 1815 cav HV CA  480    0 5 6 3 SBR    70
237 NE 1815 cav LT DR  480    0 5 5 3 CRB    69
238 NE 1815 cav LT HU  480    0 5 6 4 SBR    72
239 HA 1813 inf LN -   640    0 5 3 0 MUS    24
240 HA 1813 inf LT -   800  800 5 2 1 MUS    43
241 HA 1813 cav LT HU  640    0 5 5 4 SBR    87
242 BW 1806 inf LN -   650    0 5 3 1 MUS    25
243 BW 1808 inf LN -   640    0 5 3 1 MUS    24
244 BW 1815 inf LN -   672    0 5 3 1 MUS    26
245 BW 1813 inf LT -   640  640 5 2 2 MUS    35
246 BW 1815 inf LT -   672  672 6 3 2 MUS    38
247 BW 1813 inf LW -   640    0 4 3 0 MUS    23
248 BW 1809 cav LT HU  480    0 7 6 4 SBR    74
249 BW 1814 cav LT HU  690    0 8 6 4 SBR   109
250 PG 1808 inf LN -   776  110 5 3 1 MUS    31
251 PG 1808 inf LT -   776  776 4 3 2 MUS    42
252 PG 1808 cav LT DR  594    0 5 6 3 CRB    87
253 PG 1808 art LT -   115    6 5 3 2 6/5    72
254 PG 1808 art HS -   110    6 5 3 2 6G     50
255 SD 1806 inf LN -   600    0 5 3 1 MUS    23
256 SD 1806 inf LT JG  540  540 5 2 2 RFL    29
257 SD 1806 cav HV DR  800    0 6 6 3 SBR   111
258 SD 1806 cav LT HU  800    0 7 6 4 SBR   124
259 SD 1806 art LT -   115    8 5 3 2 6/5    97
260 SD 1806 inf GD -   700  100 7 4 2 MUS    33
261 SD 1806 cav GD GD  960    0 8 8 3 CRB   174
`;

export const STANDARD_UNITS: readonly StandardUnit[] = printed
  .trim()
  .split('\n')
  .map((line) => {
    const cells = line.trim().split(/ +/);
    const [number, nation, from, arm, kind, branch, men, others, efficiency, melee, bonus] = cells;
    return {
      number: Number(number),
      nation,
      from: Number(from),
      arm,
      kind,
      branch,
      men: Number(men),
      others: Number(others),
      efficiency: Number(efficiency),
      melee: Number(melee),
      bonus: Number(bonus),
      weapon: cells[11],
      price: Number(cells[12]),
    };
  });
