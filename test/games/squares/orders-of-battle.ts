/** [13.11] [13.21] [13.31] [13.41] The orders of battle as printed, empty cells left out, misprints left in. */
export const PRINTED = {
  borodino: `
0 | 1/13/1 LT | Lt. Inf. Reg. | 758 | 758 | 68 | MUS | Morrand | 1 | 5,5
1 | 2/13/1 LT | Lt. Inf. Reg. | 758 | 758 | 68 | MUS | Morrand | 1 | 5,5
2 | 1/17/1 LT | Lt. Inf. Reg. | 887 | 887 | 68 | MUS | Morrand | 1 | 5,7
3 | 2/17/1 LT | Lt. Inf. Reg. | 887 | 887 | 68 | MUS | Morrand | 1 | 5,7
4 | 1/30/1 LN | Infantry Reg. | 827 | 138 | 58 | MUS | Morrand | 1 | 5,8
5 | 2/30/1 LN | Infantry Reg. | 827 | 138 | 58 | MUS | Morrand | 1 | 5,8
6 | 1/7/3 LT | Lt. Inf. Reg. | 830 | 830 | 68 | MUS | Gerard | 1 | 1,10
7 | 2/7/3 LT | Lt. Inf. Reg. | 830 | 830 | 68 | MUS | Gerard | 1 | 0,9
8 | 1/12/3 LN | Infantry Reg. | 855 | 142 | 58 | MUS | Gerard | 1 | 1,9
9 | 2/12/3 LN | Infantry Reg. | 855 | 142 | 58 | MUS | Gerard | 1 | 1,10
10 | 1/21/3 LN | Infantry Reg. | 843 | 140 | 58 | MUS | Gerard | 1 | 0,10
11 | 2/21/3 LN | Infantry Reg. | 843 | 140 | 58 | MUS | Gerard | 1 | 0,10
12 | 127/3 SA LN | Saxony Reg. | 612 | 102 | 38 | MUS | Gerard | 1 | 1,9
13 | 8/3 SA LN | Saxony Reg. | 484 | 81 | 38 | MUS | Gerard | 1 | 0,9
14 | 1/9/14 LN | Infantry Reg. | 704 | 117 | 58 | MUS | Broussier | 3 | 0,9
15 | 2/9/14 LN | Infantry Reg. | 704 | 117 | 58 | MUS | Broussier | 3 | 0,9
16 | 18/14 LT | Lt. Inf. Reg. | 565 | 565 | 68 | MUS | Broussier | 3 | 0,9
17 | 1/35/14 LN | Infantry Reg. | 680 | 113 | 58 | MUS | Broussier | 3 | 0,9
18 | 2/35/14 LN | Infantry Reg. | 680 | 113 | 58 | MUS | Broussier | 3 | 0,9
19 | 1/53/14 LN | Infantry Reg. | 737 | 123 | 58 | MUS | Broussier | 3 | 0,9
20 | 2/53/14 LN | Infantry Reg. | 737 | 123 | 58 | MUS | Broussier | 3 | 0,9
21 | 2JN/14 SP LN | Sp. Inf. Reg. | 597 | 99 | 38 | MUS | Broussier | 3 | 0,9
22 | 1/3 CV LT CH | Lt. Cav. Brig. | 1194 | 68 | SBR | Grouchy | 1 | 0,12
23 | 2/3 CV LT CH | Lt. Cav. Brig. | 1303 | 68 | SBR | Grouchy | 1 | 0,11
24 | 1/6 CV HV DR | Hvy. Cav. Brig. | 814 | 78 | MUS | Grouchy | 1 | 1,11
25 | 2/6 CV HV DR | Hvy. Cav. Brig. | 901 | 78 | MUS | Grouchy | 1 | 1,12
26 | 1/IIIC HS | Horse Art. Batt. | 96 | 6 | 78 | 6G | 1 | 0,13
27 | 2/IIIC HS | Horse Art. Batt. | 96 | 6 | 68 | 6G | 1 | 0,13
28 | 3/IIIC HS | Horse Art. Batt. | 96 | 6 | 78 | 8G | 1 | 0,13
29 | 1 Div FT | Artillery Batt. | 128 | 8 | 78 | 8G | 1 | 5,6
30 | 3 Div FT | Artillery Batt. | 128 | 8 | 78 | 8G | 1 | 6,12
31 | 1/III FT | Artillery Batt. | 128 | 8 | 78 | 8G | 1 | 5,9
32 | 2/III FT | Artillery Batt. | 128 | 8 | 78 | 8G | 1 | 5,6
33 | 3/III FT | Artillery Batt. | 128 | 8 | 78 | 8G | 1 | 6,12
34 | 4/III HV | Artillery Batt. | 128 | 8 | 78 | 12G | 1 | 5,10
35 | 14 Div FT | Artillery Batt. | 128 | 8 | 78 | 12G | 3 | 0,8
36 | 1/IV FT | Artillery Batt. | 384 | 24 | 78 | 8G | 1 | 10,1
37 | 2/IV FT | Artillery Batt. | 128 | 8 | 78 | 8G | 1 | 9,1
38 | 3/IV FT | Artillery Batt. | 128 | 8 | 78 | 8G | 1 | 11,1
39 | 4/IV FT | Artillery Batt. | 256 | 16 | 78 | 12G | 1 | 12,1
90 | SMO/12 LN | Infantry Reg. | 908 | 68 | MUS | Paskevich | 1 | 16,10
91 | NAR/12 LN | Infantry Reg. | 837 | 68 | MUS | Paskevich | 1 | 16,12
92 | 6/12 JG | Lt. Inf. Reg. | 577 | 577 | 68 | MUS | Paskevich | 1 | 16,11
93 | OR/26 LN | Infantry Reg. | 780 | 68 | MUS | Likachev | 1 | 14,8
94 | NIZ/26 LN | Infantry Reg. | 805 | 68 | MUS | Likachev | 1 | 16,9
95 | 5/26 JG | Lt. Inf. Reg. | 593 | 593 | 68 | MUS | Likachev | 1 | 16,7
96 | 42/26 JG | Lt. Inf. Reg. | 612 | 612 | 68 | MUS | Likachev | 1 | 16,7
97 | 19/24 JG | Lt. Inf. Reg. | 784 | 784 | 68 | MUS | Kataisov | 1 | 16,13
98 | TOM/24 LN | Infantry Reg. | 904 | 68 | MUS | Kataisov | 1 | 24,13
99 | BEL/17 LN | Infantry Reg. | 985 | 68 | MUS | Voronzov | 1 | 27,8
100 | BRE/17 LN | Infantry Reg. | 930 | 68 | MUS | Voronzov | 2 | 27,8
101 | RYA/17 LN | Infantry Reg. | 837 | 68 | MUS | Voronzov | 2 | 27,8
102 | NIL/17 LN | Infantry Reg. | 764 | 68 | MUS | Voronzov | 2 | 27,8
103 | 1/IIIC LT HU | Lt. Cav. Brig. | 1205 | 78 | SBR | Kreutz | 2 | 27,9
104 | 2/IIIC LT HU | Lt. Cav. Brig. | 1193 | 78 | SBR | Kreutz | 2 | 27,9
105 | 3/IIIC HV DR | Hvy. Cav. Brig. | 614 | 78 | MUS | Kreutz | 2 | 27,9
106 | IIIC/Art HS | Horse Art. Batt. | 96 | 6 | 78 | 6G | 2 | 27,8
107 | Res/A FT CR | Artillery Reg. | 256 | 10 | 88 | 12G | 1 | 14,8
108 | Res/B FT CR | Artillery Reg. | 256 | 10 | 88 | 12G | 1 | 14,8
`,
  auerstadt: `
0 | 1/13 LT | Lt. Inf. Batt. | 750 | 750 | 78 | MUS | Guyardet | 5 | 43,23
1 | 2/13/LT | Lt. Inf. Batt. | 750 | 750 | 78 | MUS | Guyardet | 5 | 43,23
2 | 1/17 LN | Infantry Batt. | 1040 | 130 | 78 | MUS | Lanusse | 5 | 43,23
3 | 2/17 LN | Infantry Batt. | 1040 | 130 | 78 | MUS | Lanusse | 21* | 43,23
4 | 1/30 LN | Infantry Batt. | 1025 | 128 | 78 | MUS | Valterre | 5 | 43,23
5 | 2/30 LN | Infantry Batt. | 1025 | 128 | 78 | MUS | Valterre | 5 | 43,23
6 | 1/51 LN | Infantry Batt. | 1585 | 198 | 78 | MUS | Baille | 5 | 43,23
7 | 2/51 LN | Infantry Batt. | 1585 | 198 | 78 | MUS | Baille | 5 | 43,23
8 | 1/61 LN | Infantry Batt. | 1570 | 196 | 78 | MUS | Nicolas | 5 | 43,23
9 | 2/61 LN | Infantry Batt. | 1570 | 196 | 78 | MUS | Nicolas | 5 | 43,23
10 | 1/33 LN | Infantry Batt. | 1020 | 128 | 78 | MUS | Cartier | 3 | 43,23
11 | 2/33 LN | Infantry Batt. | 1020 | 128 | 78 | MUS | Cartier | 3 | 43,23
12 | 1/48 LN | Infantry Batt. | 805 | 101 | 78 | MUS | Barbngre | 3 | 43,23
13 | 2/48 LN | Infantry Batt. | 805 | 101 | 78 | MUS | Barbngre | 3 | 43,23
14 | 1/108 LN | Infantry Batt. | 810 | 102 | 78 | MUS | Higonet | 2 | 43,23
15 | 2/108 LN | Infantry Batt. | 810 | 102 | 78 | MUS | Higonet | 2 | 43,23
16 | 1/111 LN | Infantry Batt. | 1170 | 146 | 78 | MUS | Gay | 2 | 43,23
17 | 2/111 LN | Infantry Batt. | 1170 | 146 | 78 | MUS | Gay | 2 | 43,23
18 | 1/12 LN | Infantry Batt. | 1025 | 128 | 78 | MUS | Verges | 1 | 43,23
19 | 2/12 LN | Infantry Batt. | 1025 | 128 | 78 | MUS | Verges | 1 | 43,23
20 | 1/21 LN | Infantry Batt. | 1135 | 142 | 78 | MUS | Decous | 1 | 43,23
21 | 2/21 LN | Infantry Batt. | 1135 | 142 | 78 | MUS | Decous | 1 | 43,23
22 | 1/25 LN | Infantry Batt. | 900 | 115 | 80 | MUS | Cassagne | 1 | 36,18
23 | 2/25 LN | Infantry Batt. | 900 | 115 | 80 | MUS | Cassagne | 1 | 37,16
24 | 1/85 LN | Infantry Batt. | 1085 | 136 | 84 | MUS | Viala | 1 | 37,22
25 | 2/85 LN | Infantry Batt. | 1085 | 136 | 84 | MUS | Viala | 1 | 36,20
26 | 1 Chass LT CH | Lt. Cav. Reg. | 400 | 64 | SBR | Vialanns | 1 | 39,19
27 | 2 Chass LT CH | Lt. Cav. Reg. | 530 | 78 | SBR | Vialanns | 2 | 43,22
28 | 12 Chass LT CH | Lt. Cav. Reg. | 470 | 78 | SBR | Vialanns | 2 | 43,22
29 | 1 Light HS | Horse Art. Bat. | 140 | 6 | 78 | 4G | 4 | 43,23
30 | 1 Foot FT | Artillery Batt. | 100 | 6 | 78 | 8G | 4 | 43,23
31 | 2 Light HS | Horse Art. Bat. | 40 | 2 | 78 | 4G | 2 | 43,23
32 | 2 Foot FT | Artillery Batt. | 130 | 6 | 78 | 8G | 3 | 43,23
33 | 3 Light HS | Horse Art. Bat. | 40 | 2 | 64 | 4G | 1 | 36,19
34 | 3 Foot FT | Artillery Batt. | 80 | 6 | 78 | 8G | 2 | 43,23
35 | 1/R Foot FT | Artillery Batt. | 120 | 6 | 78 | 8G | 8 | 43,23
36 | 2/R Foot FT | Artillery Batt. | 120 | 6 | 78 | 8G | 8 | 43,23
37 | 3/R Foot FT | Artillery Batt. | 80 | 4 | 78 | H5.5 | 8 | 43,23
90 | Schack GR | Grenadier Batt. | 680 | 38 | MUS | Alvnslnb | 1 | 26,15
91 | 1/Hnrch LN | Infantry Batt. | 790 | 48 | MUS | Alvnslnb | 1 | 22,11
92 | 2/Hnrch LN | Infantry Batt. | 790 | 48 | MUS | Alvnslnb | 1 | 22,11
93 | 1/Alvslb LN | Infantry Batt. | 790 | 48 | MUS | Alvnslnb | 1 | 22,12
94 | 2/Alvslb LN | Infantry Batt. | 790 | 48 | MUS | Alvnslnb | 1 | 22,12
95 | Krafft GR | Grenadier Batt. | 735 | 58 | MUS | Schmnski | 1 | 22,15
96 | 1/Mishky LN | Infantry Batt. | 790 | 48 | MUS | Schmnski | 1 | 23,13
97 | 2/Mishky LN | Infantry Batt. | 790 | 48 | MUS | Schmnski | 1 | 22,13
98 | 1/Shmsky LN | Infantry Batt. | 790 | 48 | MUS | Schmnski | 1 | 22,14
99 | 2/Shmsky LN | Infantry Batt. | 790 | 48 | MUS | Schmnski | 1 | 22,14
100 | Hanstein GR | Grenadier Batt. | 735 | 58 | MUS | Wedell | 1 | 8,13
101 | 1/Renard LN | Infantry Batt. | 790 | 48 | MUS | Wedell | 1 | 7,13
102 | 2/Renard LN | Infantry Batt. | 790 | 48 | MUS | Wedell | 1 | 7,13
103 | 1/Kleist LN | Infantry Batt. | 790 | 48 | MUS | Wedell | 1 | 6,13
104 | 2/Kleist LN | Infantry Batt. | 790 | 48 | MUS | Wedell | 1 | 6,13
105 | AltBraun GR | Grenadier Batt. | 735 | 58 | MUS | Renouard | 1 | 6,14
106 | 1/Brnswg LN | Infantry Batt. | 790 | 48 | MUS | Renouard | 1 | 5,14
107 | 2/Brnswg LN | Infantry Batt. | 790 | 48 | MUS | Renouard | 1 | 5,14
108 | 1/LFerdn LN | Infantry Batt. | 790 | 48 | MUS | Renouard | 1 | 5,15
109 | 2/LFerdn LN | Infantry Batt. | 790 | 48 | MUS | Renouard | 1 | 5,15
110 | Rheinbbn GR | Grenadier Batt. | 735 | 58 | MUS | Heinrich | 2 | 1,13
111 | 1/Ferdnd LN | Infantry Batt. | 800 | 48 | MUS | Heinrich | 2 | 1,13
112 | 2/Ferdnd LN | Infantry Batt. | 800 | 48 | MUS | Heinrich | 2 | 1,13
113 | 1/Putkmr LN | Infantry Batt. | 785 | 48 | MUS | Heinrich | 2 | 1,13
114 | 2/Putkmr LN | Infantry Batt. | 785 | 48 | MUS | Heinrich | 2 | 1,13
115 | Knebel GR | Grenadier Batt. | 735 | 58 | MUS | Luetzow | 2 | 1,13
116 | 1/Molndf LN | Infantry Batt. | 790 | 48 | MUS | Luetzow | 2 | 1,13
117 | 2/Molndf LN | Infantry Batt. | 790 | 48 | MUS | Luetzow | 2 | 1,13
118 | 1/Wartlb LN | Infantry Batt. | 790 | 48 | MUS | Luetzow | 2 | 0,13
119 | 2/Wartlb LN | Infantry Batt. | 790 | 48 | MUS | Luetzow | 2 | 0,13
120 | Schliefn GR | Grenadier Batt. | 735 | 58 | MUS | Mishtzky | 10 | 1,13
121 | Huelsen GR | Grenadier Batt. | 735 | 58 | MUS | Mishtzky | 10 | 1,13
122 | 1/Zenge LN | Infantry Batt. | 790 | 48 | MUS | Mishtzky | 10 | 1,13
123 | 2/Zenge LN | Infantry Batt. | 790 | 48 | MUS | Mishtzky | 10 | 1,13
124 | Gaudy GR | Grenadier Batt. | 735 | 58 | MUS | Zenge | 10 | 1,13
125 | Osten GR | Grenadier Batt. | 735 | 48 | MUS | Zenge | 10 | 1,13
126 | 1/Arnim LN | Infantry Batt. | 790 | 48 | MUS | Zenge | 10 | 1,13
127 | 2/Arnim LN | Infantry Batt. | 790 | 48 | MUS | Zenge | 10 | 1,13
128 | 1/Pirch LN | Infantry Batt. | 815 | 48 | MUS | Zenge | 10 | 0,13
129 | 2/Pirch LN | Infantry Batt. | 815 | 48 | MUS | Zenge | 10 | 0,13
130 | Rabiel GR | Grenadier Batt. | 735 | 58 | MUS | Zastrow | 10 | 0,13
131 | August GR | Grenadier Batt. | 735 | 58 | MUS | Zastrow | 10 | 0,13
132 | 1/Koenig LN | Infantry Batt. | 800 | 48 | MUS | Zastrow | 10 | 0,13
133 | 2/Koenig LN | Infantry Batt. | 800 | 48 | MUS | Zastrow | 10 | 0,13
134 | GrenGD GD | Guard Batt. | 780 | 58 | MUS | Hrschfld | 6 | 0,24
135 | LeibGD GD | Guard Batt. | 785 | 58 | MUS | Hrschfld | 6 | 0,24
136 | 1/Guard GD | Guard Batt. | 785 | 58 | MUS | Hrschfld | 6 | 0,24
137 | 2/Guard GD | Guard Batt. | 785 | 58 | MUS | Hrschfld | 6 | 0,24
138 | WeimarSS JG | Jaeger Batt. | 530 | 530 | 48 | MUS | Oswald | 8 | 0,13
139 | Kloch FU | Fusilier Batt. | 650 | 650 | 48 | MUS | Oswald | 8 | 0,13
140 | Oswald FU | Fusilier Batt. | 650 | 650 | 48 | MUS | Oswald | 8 | 0,13
141 | Grfnbrg FU | Fusilier Batt. | 650 | 650 | 48 | MUS | Oswald | 8 | 0,13
142 | Koenigin HV DR | Dragoon Reg. | 1200 | 48 | CRB | Irwing | 1 | 27,12
143 | Heising HV CU | Cuirassier Reg. | 600 | 58 | SBR | Buenting | 1 | 3,14
144 | Buenting HV CU | Cuirassier Reg. | 600 | 58 | SBR | Buenting | 1 | 3,14
145 | Quitow HV CU | Cuirassier Reg. | 600 | 58 | SBR | Quitow | 2 | 0,14
146 | Rtznstn HV CU | Cuirassier Reg. | 600 | 58 | SBR | Quitow | 2 | 0,14
147 | LeibKur HV CU | Cuirassier Reg. | 600 | 58 | SBR | Wilhelm | 2 | 0,14
148 | LeibKrbr HV CA | Carabinier Reg. | 710 | 58 | CRB | Wilhelm | 2 | 0,14
149 | GdCorps GD CU | Cuirassier Reg. | 660 | 58 | SBR | Beeren | 2 | 0,14
150 | Gensdrms CU | Cuirassier Reg. | 600 | 58 | SBR | Beeren | 2 | 0,14
151 | Beeren HV CU | Cuirassier Reg. | 600 | 58 | SBR | Beeren | 2 | 0,14
152 | Wurtmbrg LT HU | Lt. Huss. Reg. | 1210 | 58 | SBR | Bluecher | 1 | 28,11
153 | Bluecher LT HU | Lt. Huss. Reg. | 1100 | 58 | SBR | Bluecher | 1 | 28,11
154 | Irwing HV DR | Dragoon Reg. | 550 | 38 | CRB | Bluecher | 1 | 28,12
155 | Roehl HL FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 1 | 21,13
156 | Stankar FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 1 | 21,13
157 | Graumann HS | Horse Art. Batt. | 170 | 8 | 58 | 6/9 | 1 | 24,11
158 | Wilkens FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 1 | 4,15
159 | Heuser FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 1 | 4,15
160 | Lange FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 1 | 3,15
161 | Riemer FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 2 | 0,13
162 | Lehmann FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 2 | 0,13
163 | Merkatz HS | Horse Art. Batt. | 170 | 8 | 58 | 6/9 | 2 | 0,13
164 | Willmann HS | Horse Art. Batt. | 170 | 8 | 58 | 6/9 | 2 | 0,13
165 | Buchelbg FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 10 | 0,13
166 | Heiden FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 10 | 0,13
167 | Alkier FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 10 | 0,14
168 | Faber FT | Artillery Batt. | 160 | 8 | 58 | 12/10 | 6 | 0,24
169 | Schorlmr HS | Horse Art. Batt. | 60 | 3 | 28 | 6/9 | 1 | 25,15
`,
  'quatre-bras': `
0 | 1L/2 LT | Lt. Inf. Batt. | 578 | 578 | 78 | MUS | Husson | 1 | 26,31
1 | 2L/2 LT | Lt. Inf. Batt. | 569 | 569 | 78 | MUS | Husson | 1 | 26,31
2 | 3L/2 LT | Lt. Inf. Batt. | 577 | 577 | 78 | MUS | Husson | 1 | 26,31
3 | 4L/2 LT | Lt. Inf. Batt. | 570 | 570 | 78 | MUS | Husson | 1 | 26,33
4 | 1/61 LN | Infantry Batt. | 423 | 71 | 68 | MUS | Husson | 1 | 26,33
5 | 2/61 LN | Infantry Batt. | 407 | 68 | 68 | MUS | Husson | 1 | 26,33
6 | 1/72 LN | Infantry Batt. | 483 | 81 | 68 | MUS | Campy | 1 | 29,33
7 | 2/72 LN | Infantry Batt. | 487 | 81 | 68 | MUS | Campy | 1 | 29,33
8 | 1/108 LN | Infantry Batt. | 415 | 69 | 68 | MUS | Campy | 1 | 28,31
9 | 2/108 LN | Infantry Batt. | 406 | 68 | 68 | MUS | Campy | 1 | 28,31
10 | 3/108 LN | Infantry Batt. | 251 | 42 | 68 | MUS | Campy | 1 | 28,31
11 | 1L/1 LT | Lt. Inf. Batt. | 616 | 616 | 78 | MUS | Baduin | 1 | 13,36
12 | 2L/1 LT | Lt. Inf. Batt. | 621 | 621 | 78 | MUS | Baduin | 1 | 13,36
13 | 3L/1 LT | Lt. Inf. Batt. | 615 | 615 | 78 | MUS | Baduin | 1 | 13,36
14 | 1L/3LT | Lt. Inf. Batt. | 590 | 590 | 78 | MUS | Baduin | 1 | 13,37
15 | 2L/3LT | Lt. Inf. Batt. | 581 | 581 | 78 | MUS | Baduin | 1 | 13,37
16 | 3L/3LT | Lt. Inf. Batt. | 589 | 589 | 78 | MUS | Baduin | 1 | 12,37
17 | 4L/3LT | Lt. Inf. Batt. | 581 | 581 | 78 | MUS | Baduin | 1 | 12,37
18 | 1/1 LN | Infantry Batt. | 587 | 98 | 68 | MUS | Soye | 1 | 15,37
19 | 2/1 LN | Infantry Batt. | 592 | 99 | 68 | MUS | Soye | 1 | 15,37
20 | 3/1 LN | Infantry Batt. | 587 | 98 | 68 | MUS | Soye | 1 | 15,37
21 | 1/2 LN | Infantry Batt. | 593 | 99 | 68 | MUS | Soye | 1 | 15,36
22 | 2/2 LN | Infantry Batt. | 585 | 98 | 68 | MUS | Soye | 1 | 15,36
23 | 3/2 LN | Infantry Batt. | 587 | 98 | 68 | MUS | Soye | 1 | 15,36
24 | 1/92 LN | Infantry Batt. | 553 | 92 | 68 | MUS | Gauthier | 1 | 21,37
25 | 2/92 LN | Infantry Batt. | 495 | 83 | 68 | MUS | Gauthier | 1 | 21,37
26 | 1/93 LN | Infantry Batt. | 471 | 79 | 68 | MUS | Gauthier | 1 | 23,33
27 | 2/93 LN | Infantry Batt. | 472 | 79 | 68 | MUS | Gauthier | 1 | 23,33
28 | 1/100 LN | Infantry Batt. | 423 | 71 | 68 | MUS | Jamin | 1 | 23,31
29 | 2/100 LN | Infantry Batt. | 424 | 71 | 68 | MUS | Jamin | 1 | 23,31
30 | 3/100 LN | Infantry Batt. | 246 | 41 | 68 | MUS | Jamin | 1 | 23,31
31 | 1L/4 LT | Lt. Inf. Batt. | 533 | 533 | 78 | MUS | Jamin | 1 | 21,36
32 | 2L/4 LT | Lt. Inf. Batt. | 536 | 536 | 78 | MUS | Jamin | 1 | 21,36
33 | 3L/4 LT | Lt. Inf. Batt. | 535 | 535 | 78 | MUS | Jamin | 1 | 21,36
34 | 1 LT CH | Lt. Cav. Reg. | 485 | 68 | SBR | Hubert | 1 | 27,36
35 | 6 LT CH | Lt. Cav. Reg. | 560 | 68 | SBR | Hubert | 1 | 27,36
36 | 5 LN LA | Lancer Reg. | 412 | 68 | SBR | Wathier | 1 | 28,36
37 | 6 LN LA | Lancer Reg. | 381 | 68 | SBR | Wathier | 1 | 28,36
38 | 2 LN DR | Cavalry Reg. | 585 | 78 | SBR | Piquet | 10 | 18,37
39 | 7 LN DR | Cavalry Reg. | 516 | 78 | SBR | Piquet | 10 | 18,37
40 | 8 HV CU | Cuirassier Reg. | 425 | 88 | SBR | Guiton | 1 | 23,36
41 | 11 HV CU | Cuirassier Reg. | 325 | 88 | SBR | Guiton | 1 | 23,36
42 | G GD LA | Gd. Lancer Reg. | 880 | 98 | SBR | Lefebvre | 5 | 18,37
43 | 5 Div FT | Artillery Batt. | 128 | 8 | 78 | 6G | 1 | 27,33
44 | 6 Div FT | Artillery Batt. | 128 | 8 | 78 | 6/5 | 1 | 14,37
45 | 9 Div FT | Artillery Batt. | 128 | 8 | 78 | 6G | 1 | 25,32
46 | 2 Cav HS | Horse Art. Batt. | 96 | 6 | 78 | 6G | 1 | 27,37
47 | II Corps FT | Corps Art. Batt. | 128 | 8 | 78 | 12/6 | 1 | 20,37
90 | 1L/27 NEJG | Dutch Jg. Batt. | 203 | 203 | 68 | MUS | Wellington | 1 | 22,22
91 | 2L/27 NEJG | Dutch Jg. Batt. | 202 | 202 | 68 | MUS | Wellington | 1 | 24,22
92 | 3L/27 NEJG | Dutch Jg. Batt. | 202 | 202 | 68 | MUS | Wellington | 1 | 26,22
93 | 4L/27 NEJG | Dutch Jg. Batt. | 202 | 202 | 68 | MUS | Wellington | 1 | 33,26
94 | 1/19/5 RI | Rifles Battalion | 197 | 197 | 88 | RFL | Wellington | 1 | 29,15
95 | 2/19/5 RI | Rifles Battalion | 196 | 196 | 88 | RFL | Wellington | 1 | 28,15
96 | 3/19/5 RI | Rifles Battalion | 196 | 196 | 88 | RFL | Wellington | 1 | 27,15
97 | 2L/1 GD | Infantry Batt. | 1021 | 1021 | 98 | MUS | Maitland | 8 | 4,0
98 | 3L/1 GD | Infantry Batt. | 1066 | 1066 | 98 | MUS | Maitland | 8 | 4,0
99 | 2L/2 GD | Infantry Batt. | 1044 | 1044 | 98 | MUS | Byng | 8 | 4,0
100 | 3L/2 GD | Infantry Batt. | 1104 | 1104 | 98 | MUS | Byng | 8 | 4,0
101 | 2/30 LN | Infantry Batt. | 657 | 66 | 68 | MUS | Halkett | 6 | 4,0
102 | 33 LN | Infantry Batt. | 603 | 60 | 68 | MUS | Halkett | 6 | 4,0
103 | 2/69 LN | Infantry Batt. | 558 | 56 | 68 | MUS | Halkett | 6 | 4,0
104 | 2/73 LN | Infantry Batt. | 603 | 60 | 68 | MUS | Halkett | 6 | 4,0
105 | Bremen HA LN | Hann Inf. Batt. | 552 | 58 | MUS | Kielmansegge | 6 | 4,0
106 | Verden HA LN | Hann Inf. Batt. | 604 | 58 | MUS | Kielmansegge | 6 | 4,0
107 | York HA LN | Hann Inf. Batt. | 647 | 58 | MUS | Kielmansegge | 6 | 4,0
108 | Luneberg HA LT | Hann Inf. Batt. | 635 | 635 | 78 | MUS | Kielmansegge | 6 | 4,0
109 | Gruben HA LN | Hann Inf. Batt. | 661 | 58 | MUS | Kielmansegge | 6 | 4,0
110 | Corps HA JG | Hann Jg. Batt. | 340 | 340 | 78 | MUS | Kielmansegge | 6 | 4,0
111 | 7 NE LN | Dutch Inf. Batt. | 701 | 116 | 48 | MUS | Bylandt | 1 | 12,11
112 | 5 NE MI | Dutch Mil. Batt. | 482 | 38 | MUS | Bylandt | 1 | 19,22
113 | 7 NE MI | Dutch Mil. Batt. | 675 | 38 | MUS | Bylandt | 1 | 15,22
114 | 8 NE MI | Dutch Mil. Batt. | 566 | 38 | MUS | Bylandt | 1 | 7,24
115 | 1/2 NE LN | Dutch Inf. Batt. | 903 | 151 | 48 | MUS | Saxe-Weimar | 1 | 9,22
116 | 2/2 NE LN | Dutch Inf. Batt. | 903 | 151 | 48 | MUS | Saxe-Weimar | 1 | 18,10
117 | 3/2 NE LN | Dutch Inf. Batt. | 903 | 151 | 48 | MUS | Saxe-Weimar | 1 | 11,21
118 | 1/OR NE LN | Dutch Inf. Batt. | 795 | 133 | 48 | MUS | Saxe-Weimar | 1 | 4,24
119 | 2/OR NE LN | Dutch Inf. Batt. | 796 | 133 | 48 | MUS | Saxe-Weimar | 1 | 20,10
120 | 1/28 LN | Infantry Batt. | 594 | 50 | 68 | MUS | Kempt | 1 | 19,6
121 | 1/32 LN | Infantry Batt. | 712 | 71 | 68 | MUS | Kempt | 1 | 19,7
122 | 1/79 HI | Highland Batt. | 749 | 75 | 78 | MUS | Kempt | 1 | 19,8
123 | 3/1 LN | Infantry Batt. | 648 | 65 | 68 | MUS | Pack | 1 | 19,5
124 | 1/42 HI | Highland Batt. | 561 | 56 | 78 | MUS | Pack | 1 | 19,3
125 | 2/44 LN | Infantry Batt. | 485 | 49 | 68 | MUS | Pack | 1 | 19,4
126 | 1/92 HI | Highland Batt. | 629 | 63 | 78 | MUS | Pack | 1 | 19,2
127 | Verdon HA LW | Hann. Lw. Batt. | 661 | 38 | MUS | Best | 1 | 17,0
128 | Lunebrg HA LW | Hann. Lw. Batt. | 664 | 38 | MUS | Best | 1 | 17,0
129 | Osterde HA LW | Hann. Lw. Batt. | 717 | 38 | MUS | Best | 1 | 18,1
130 | Munden HA LW | Hann. Lw. Batt. | 700 | 38 | MUS | Best | 1 | 18,1
131 | 1/BW HU | Lt. Cav. Reg. | 690 | 48 | SBR | VonCramm | 3 | 21,0
132 | 2 BW HU | Lt. Cav. Reg. | 232 | 48 | SBR | VonCramm | 3 | 21,0
133 | 1/ADV BW GD | Bruns. Gd. Batt. | 168 | 168 | 58 | RFL | Buttler | 3 | 20,0
134 | 2/ADV BW GD | Bruns. Gd. Batt. | 504 | 504 | 58 | MUS | Buttler | 3 | 20,0
135 | BW Guard | Bruns. Gd. Batt. | 672 | 672 | 58 | MUS | Buttler | 3 | 20,0
136 | 1 L BW LT | Bruns. Lt. Batt. | 672 | 672 | 58 | MUS | Buttler | 8 | 20,0
137 | 2 L BW LT | Bruns. Lt. Batt. | 672 | 672 | 58 | MUS | Buttler | 3 | 20,0
138 | 3 L BW LT | Bruns. Lt. Batt. | 672 | 672 | 58 | MUS | Buttler | 8 | 20,0
139 | 1 BW LN | Bruns. Inf. Batt. | 672 | 48 | MUS | VonSpecht | 3 | 20,0
140 | 2 BW LN | Bruns. Inf. Batt. | 672 | 48 | MUS | VonSpecht | 3 | 20,0
141 | 3 BW LN | Bruns. Inf. Batt. | 672 | 48 | MUS | VonSpecht | 3 | 20,0
142 | 6 NE LW HU | Dutch Cav. Reg. | 641 | 48 | SBR | Merlen | 1 | 14,3
143 | 5 NE LW HU | Dutch Cav. Reg. | 441 | 48 | SBR | Merlen | 1 | 15,3
144 | Sandham FT | Artillery Batt. | 96 | 6 | 78 | 9G | 8 | 9,0
145 | Kuhlman HS | Horse Art. Batt. | 96 | 6 | 78 | 6G | 8 | 4,0
146 | Lloyd FT | Artillery Batt. | 96 | 6 | 78 | 9G | 6 | 5,0
147 | Cleeves FT | Artillery Batt. | 96 | 6 | 78 | 9/5 | 6 | 5,0
148 | Byleveld FT | Artillery Batt. | 128 | 8 | 68 | 6G | 1 | 17,24
149 | Stievnar FT | Artillery Batt. | 128 | 8 | 68 | 6G | 1 | 15,22
150 | Rogers FT | Artillery Batt. | 96 | 6 | 78 | 9/5 | 1 | 20,0
151 | Rettberg FT | Artillery Batt. | 96 | 8 | 68 | 9G | 1 | 20,1
152 | Heinemann HS | Horse Art. Batt. | 128 | 8 | 68 | 6G | 10 | 20,0
153 | Moll FT | Artillery Batt. | 128 | 8 | 68 | 6G | 10 | 20,0
`,
  waterloo: `
0 | 54/1 LN | Infantry Reg. | 962 | 161 | 68 | MUS | Charlet | 1 | 29,22
1 | 55/1 LN | Infantry Reg. | 1148 | 192 | 68 | MUS | Charlet | 1 | 30,21
2 | 28/1 LN | Infantry Reg. | 898 | 150 | 68 | MUS | Bourgeois | 1 | 29,23
3 | 105/1 LN | Infantry Reg. | 983 | 164 | 68 | MUS | Bourgeois | 1 | 30,22
4 | 1/13L/2 LT | Lt. Inf. Reg. | 938 | 938 | 88 | MUS | Schmitz | 1 | 25,24
5 | 2/13L/2 LT | Lt. Inf. Reg. | 937 | 937 | 88 | MUS | Schmitz | 1 | 25,23
6 | 17/2 LN | Infantry Reg. | 1057 | 177 | 78 | MUS | Schmitz | 1 | 25,24
7 | 19/2 LN | Infantry Reg. | 1032 | 172 | 68 | MUS | Aulard | 1 | 25,25
8 | 51/2 LN | Infantry Reg. | 1168 | 195 | 68 | MUS | Aulard | 1 | 27,23
9 | 21/3 LN | Infantry Reg. | 1037 | 173 | 68 | MUS | Nogues | 1 | 34,20
10 | 46/3 LN | Infantry Reg. | 888 | 148 | 68 | MUS | Nogues | 1 | 35,20
11 | 25/3 LN | Infantry Reg. | 974 | 163 | 68 | MUS | Grenier | 1 | 35,21
12 | 45/3 LN | Infantry Reg. | 1003 | 167 | 68 | MUS | Grenier | 1 | 34,21
13 | 8/4 LN | Infantry Reg. | 983 | 164 | 68 | MUS | Pegot | 1 | 36,19
14 | 29/4 LN | Infantry Reg. | 1146 | 191 | 68 | MUS | Pegot | 1 | 37,18
15 | 85/4 LN | Infantry Reg. | 631 | 106 | 78 | MUS | Brue | 1 | 36,20
16 | 95/4 LN | Infantry Reg. | 1100 | 184 | 68 | MUS | Brue | 1 | 37,19
17 | 1/1C LT HU | Lt. Cav. Brig. | 804 | 78 | SBR | D'Erlon | 1 | 44,15
18 | 2/1C LT LA | Lt. Cav. Brig. | 702 | 68 | SBR | D'Erlon | 1 | 45,15
19 | 3/5 LN | Infantry Reg. | 823 | 138 | 68 | MUS | Husson | 1 | 19,27
20 | 61/5 LN | Infantry Reg. | 538 | 90 | 68 | MUS | Husson | 1 | 21,26
21 | 72/5 LN | Infantry Reg. | 775 | 130 | 68 | MUS | Campy | 1 | 19,28
22 | 108/5 LN | Infantry Reg. | 687 | 115 | 68 | MUS | Campy | 1 | 20,27
23 | 1/1L/6 LT | Lt. Inf. Reg. | 894 | 894 | 88 | MUS | Bauduin | 1 | 7,29
24 | 2/1L/6 LT | Lt. Inf. Reg. | 894 | 894 | 78 | MUS | Bauduin | 1 | 8,29
25 | 1/2L/6 LT | Lt. Inf. Reg. | 1071 | 1071 | 78 | MUS | Bauduin | 1 | 7,30
26 | 2/2L/6 LT | Lt. Inf. Reg. | 1072 | 1072 | 78 | MUS | Bauduin | 1 | 8,30
27 | 1/1/6 LN | Infantry Reg. | 698 | 117 | 68 | MUS | Soye | 1 | 5,28
28 | 2/1/6 LN | Infantry Reg. | 697 | 117 | 68 | MUS | Soye | 1 | 6,28
29 | 1/2/6 LN | Infantry Reg. | 798 | 133 | 68 | MUS | Soye | 1 | 5,29
30 | 2/2/6 LN | Infantry Reg. | 797 | 133 | 68 | MUS | Soye | 1 | 6,29
31 | 92/9 LN | Infantry Reg. | 1038 | 173 | 68 | MUS | Gauthier | 1 | 13,30
32 | 1/93/9 LN | Infantry Reg. | 734 | 124 | 68 | MUS | Gauthier | 1 | 14,30
33 | 2/93/9 LN | Infantry Reg. | 734 | 124 | 68 | MUS | Gauthier | 1 | 15,30
34 | 100/9 LN | Infantry Reg. | 1118 | 187 | 68 | MUS | Jamin | 1 | 13,29
35 | 1/4L/9 LT | Lt. Inf. Reg. | 817 | 817 | 78 | MUS | Jamin | 1 | 14,29
36 | 2/4L/9 LT | Lt. Inf. Reg. | 817 | 817 | 78 | MUS | Jamin | 1 | 15,29
37 | 1/2C LT CH | Lt. Cav. Brig. | 1045 | 68 | SBR | Reille | 1 | 2,29
38 | 1/2C LT LA | Lt. Cav. Brig. | 817 | 68 | SBR | Reille | 1 | 0,29
39 | 1GR/IG OG | Guard Inf. Reg. | 1280 | 1280 | 98 | MUS | Friant | 6 | 23,31
40 | 2GR/IG OG | Guard Inf. Reg. | 1091 | 1091 | 98 | MUS | Friant | 6 | 23,31
41 | 3GR/IG MG | Guard Inf. Reg. | 1164 | 1164 | 88 | MUS | Friant | 6 | 23,31
42 | 1GR/IG MG | Guard Inf. Reg. | 520 | 520 | 88 | MUS | Friant | 6 | 23,31
43 | 1CH/IG OG | Guard Inf. Reg. | 1307 | 1307 | 98 | MUS | Morand | 6 | 23,31
44 | 2CH/IG OG | Guard Inf. Reg. | 1163 | 1163 | 98 | MUS | Morand | 6 | 23,31
45 | 1LC/IG CH | Guard Cav. Reg. | 1197 | 98 | SBR | Lefebvre | 1 | 33,25
46 | 2LC/IG LA | Guard Cav. Reg. | 880 | 98 | SBR | Lefebvre | 1 | 33,26
47 | 1HC/IG GR | Gren. Cav. Reg. | 796 | 98 | SBR | Drouot | 2 | 9,31
48 | 2HC/IG ED | Emp. Drg. Reg. | 816 | 98 | SBR | Drouot | 2 | 9,31
49 | 1/11C DR | Cavalry Brig. | 1110 | 78 | SBR | Kellerman | 1 | 15,31
50 | 2/11C CU | Cuirassier Brig. | 691 | 88 | SBR | Kellerman | 1 | 16,31
51 | 1/12C CA | Carabinier Brig. | 847 | 78 | CRB | Kellerman | 1 | 7,31
52 | 2/12C CU | Cuirassier Brig. | 791 | 88 | SBR | Kellerman | 1 | 8,31
53 | 1/13C CU | Cuirassier Brig. | 749 | 88 | SBR | Mihaud | 1 | 34,23
54 | 2/13C CU | Cuirassier Brig. | 428 | 88 | SBR | Mihaud | 1 | 35,23
55 | 1/14C CU | Cuirassier Brig. | 847 | 88 | SBR | Mihaud | 1 | 31,24
56 | 2/14C CU | Cuirassier Brig. | 667 | 88 | SBR | Mihaud | 1 | 32,24
57 | I FT FI | Corps. Art. Batt. | 128 | 78 | 12G | 1 | 28,21
58 | 1 FT FI | Div. Art. Batt. | 128 | 8 | 78 | 6G | 1 | 29,22
59 | 2 FT FI | Div. Art. Batt. | 128 | 8 | 78 | 6/5 | 1 | 25,23
60 | 3 FT FI | Div. Art. Batt. | 128 | 8 | 78 | 6G | 1 | 34,20
61 | 4 FT FI | Div. Art. Batt. | 128 | 8 | 78 | 6/5 | 1 | 37,17
62 | 1C HS FI | Horse Art. Batt. | 96 | 6 | 78 | 6/5 | 1 | 45,16
63 | II FT FI | Corps Art. Batt. | 128 | 8 | 78 | 12G | 1 | 18,27
64 | 5 FT FI | Div. Art. Batt. | 128 | 8 | 78 | 6G | 1 | 19,26
65 | 6 FT FI | Div. Art. Batt. | 128 | 8 | 78 | 6G | 1 | 7,29
66 | 9 FT FI | Div. Art. Batt. | 128 | 8 | 78 | 6G | 1 | 14,30
67 | 2C HS FI | Horse Art. Batt. | 96 | 6 | 78 | 6/5 | 1 | 1,29
68 | 11C HS FI | Horse Art. Batt. | 96 | 6 | 78 | 6G | 1 | 17,31
69 | 12C HS FI | Horse Art. Batt. | 96 | 6 | 78 | 6/5 | 1 | 6,31
70 | 13C HS FI | Horse Art. Batt. | 96 | 6 | 78 | 6G | 1 | 33,23
71 | 14C HS FI | Horse Art. Batt. | 96 | 6 | 78 | 6/5 | 1 | 33,24
72 | VI FT FI | Corps Art. Batt. | 128 | 8 | 78 | 12/24 | 1 | 23,31
73 | 1/IG FT GD | Guard Art. Batt. | 128 | 8 | 88 | 12G | 3 | 9,31
74 | 2/IG FT GD | Guard Art. Batt. | 128 | 8 | 88 | 12/24 | 3 | 9,31
75 | 3/IG FT GD | Guard Art. Batt. | 128 | 8 | 88 | 12G | 3 | 9,31
76 | 4/IG FT GD | Guard Art. Batt. | 128 | 8 | 88 | 12/24 | 3 | 9,31
77 | 5/IG FT GD | Guard Art. Batt. | 128 | 8 | 88 | 6G | 3 | 10,31
78 | 6/IG FT GD | Guard Art. Batt. | 128 | 8 | 88 | 6/5 | 3 | 10,31
79 | 7/IG FT GD | Guard Art. Batt. | 128 | 8 | 88 | 6/5 | 3 | 10,31
80 | 8/IG HS GD | Gd. Horse Batt. | 96 | 6 | 88 | 6G | 1 | 34,25
81 | 9/IG HS GD | Gd. Horse Batt. | 96 | 6 | 88 | 6/5 | 1 | 31,26
82 | 10/IG HS GD | Gd. Horse Batt. | 96 | 6 | 88 | 6G | 2 | 9,31
83 | 11/IG HS GD | Gd. Horse Batt. | 96 | 6 | 88 | 6/5 | 2 | 9,31
90 | 3/CV KG LD | KGL Cav. Brig. | 2001 | 68 | SBR | Wellington | 1 | 14,11
91 | 4/CV LN LD | Lt. Cav. Brig. | 1373 | 78 | SBR | Wellington | 1 | 38,3
92 | 5/CV LN HU | Lt. Cav. Brig. | 1315 | 78 | SBR | Wellington | 1 | 7,16
93 | 6/CV LN HU | Lt. Cav. Brig. | 1615 | 78 | SBR | Wellington | 1 | 42,1
94 | 7/CV LN HU | Lt. Cav. Brig. | 1764 | 58 | SBR | Wellington | 7 | 18,0
95 | 1/1/GD | Guard Inf. Reg. | 638 | 638 | 98 | MUS | Maitland | 1 | 14,14
96 | 2/1/GD | Guard Inf. Reg. | 672 | 672 | 98 | MUS | Maitland | 1 | 13,15
97 | 1/2/GD | Guard Inf. Reg. | 896 | 896 | 98 | MUS | Byng | 1 | 11,17
98 | 2/2/GD | Guard Inf. Reg. | 939 | 939 | 98 | MUS | Byng | 1 | 12,16
99 | 1/3/GD | Guard Inf. Reg. | 425 | 425 | 98 | MUS | MacDonnell | 1 | 9,22
100 | 2/3/GD | Guard Inf. Reg. | 363 | 363 | 98 | MUS | MacDonnell | 1 | 13,22
101 | 3/3/GD | Guard Inf. Reg. | 271 | 271 | 78 | RFL | MacDonnell | 1 | 12,24
102 | 4/3/GD | Guard Inf. Reg. | 420 | 420 | 58 | MUS | MacDonnell | 1 | 9,25
103 | 5/3/GD | Guard Inf. Reg. | 419 | 419 | 58 | MUS | MacDonnell | 1 | 10,25
104 | 1/3 LN | Hann, Inf. Reg. | 1044 | 58 | MUS | Keilmansegge | 1 | 19,10
105 | 2/3 LN | Hann, Inf. Reg. | 895 | 58 | MUS | Keilmansegge | 1 | 20,9
106 | 3/3 LT | Hann. Inf. Reg. | 505 | 505 | 78 | MUS | Keilmansegge | 1 | 19,9
107 | 4/3 LN | Infantry Reg. | 1684 | 636 | 68 | MUS | Ompteda | 1 | 22,10
108 | 5/3 LN KGL | Infantry Reg. | 463 | 463 | 78 | RFL | Ompteda | 1 | 22,14
109 | 6/3 LN | Infantry Reg. | 1245 | 125 | 68 | MUS | Halkett | 1 | 17,13
110 | 7/3 LN | Infantry Reg. | 1115 | 112 | 68 | MUS | Halkett | 1 | 18,12
111 | 1/2 NE MI | Du. Milita Reg. | 1573 | 38 | MUS | Perponcher | 1 | 28,10
112 | 2/2 NE LN | Dutch Inf. Reg. | 1260 | 718 | 58 | MUS | Perponcher | 1 | 30,9
113 | 3/2 NE LN | Dutch Inf. Reg. | 835 | 140 | 48 | MUS | Perponcher | 1 | 37,11
114 | 4/2 NE LN | Dutch Inf. Reg. | 849 | 142 | 48 | MUS | Perponcher | 1 | 40,11
115 | 5/2 NE LN | Dutch Inf. Reg. | 843 | 141 | 48 | MUS | Perponcher | 1 | 42,11
116 | 6/2 NE LN | Dutch Inf. Reg. | 815 | 284 | 48 | MUS | Perponcher | 1 | 46,12
117 | 1/3 NE MI | Du. Milita. Reg. | 1011 | 38 | MUS | Chasse | 11 | 0,10
118 | 2/3 NE MI | Du. Milita. Reg. | 1001 | 38 | MUS | Chasse | 11 | 0,10
119 | 3/3 NE LN | Infantry Reg. | 1076 | 684 | 58 | MUS | Chasse | 11 | 0,10
120 | 4/3 NE MI | Du. Milita. Reg. | 1224 | 38 | MUS | Chasse | 11 | 0,10
121 | 5/3 NE LN | Dutch Inf. Reg. | 1095 | 183 | 48 | MUS | Chasse | 11 | 0,10
122 | 6/3 NE LN | Dutch Inf. Reg. | 1262 | 738 | 58 | MUS | Chasse | 11 | 0,10
123 | 1/2 LN KGL | Infantry Reg. | 1063 | 107 | 68 | MUS | DuPlat | 1 | 8,12
124 | 2/2 LN KGL | Infantry Reg. | 1105 | 111 | 68 | MUS | DuPlat | 1 | 9,12
125 | 3/2 LT | Lt. Inf. Reg. | 1175 | 1175 | 78 | MUS | Adam | 1 | 9,10
126 | 4/2 LT | Lt. Inf. Reg. | 939 | 939 | 78 | MUS | Adam | 1 | 8,10
127 | 5/2 RI | Rifles Regiment | 888 | 888 | 88 | RFL | Adam | 1 | 8,9
128 | 6/2 LW | Hann. Ldw. Reg. | 1288 | 38 | MUS | Halkett | 7 | 0,10
129 | 7/2 LW | Hann. Ldw. Reg. | 1253 | 38 | MUS | Halkett | 7 | 0,10
130 | 1/4 LN | Infantry Reg. | 649 | 65 | 68 | MUS | Mitchell | 1 | 6,14
131 | 2/4 LT | Lt. Inf. Reg. | 1381 | 709 | 78 | MUS | Mitchell | 1 | 8,16
132 | 1/5 RI | Rifles Regiment | 418 | 418 | 88 | RFL | Kempt | 1 | 24,10
133 | 2/5 HI | Highland Reg. | 483 | 48 | 78 | MUS | Kempt | 1 | 24,9
134 | 3/5 LN | Infantry Reg. | 1089 | 109 | 68 | MUS | Kempt | 1 | 25,9
135 | 4/5 HI | Highland Reg. | 798 | 80 | 78 | MUS | Pack | 1 | 29,7
136 | 5/5 LN | Infantry Reg. | 967 | 97 | 68 | MUS | Pack | 1 | 28,7
137 | 6/5 LW | Hann. Ldw. Reg. | 1289 | 38 | MUS | Best | 1 | 33,7
138 | 7/5 LW | Hann. Ldw. Reg. | 1380 | 38 | MUS | Best | 1 | 34,7
139 | 8/5 LW | Hann. Ldw. Reg. | 1329 | 38 | MUS | Vincke | 1 | 36,6
140 | 9/5 LW | Hann. Ldw. Reg. | 1275 | 38 | MUS | Vincke | 1 | 37,6
141 | 1/6 LN | Infantry Reg. | 1443 | 145 | 68 | MUS | Lambert | 7 | 19,0
142 | 2/6 LN | Infantry Reg. | 866 | 87 | 68 | MUS | Lambert | 7 | 19,0
143 | GD/1/BW | Bruns. Gd. Reg. | 1140 | 1140 | 68 | MUS | Brunswick | 7 | 18,0
144 | 1/1/BW LT | Bruns. Lt. Reg. | 685 | 685 | 58 | MUS | Brunswick | 7 | 18,0
145 | 2/1/BW LT | Bruns. Lt. Reg. | 591 | 591 | 58 | MUS | Brunswick | 7 | 18,0
146 | 3/1/BW LT | Bruns. Lt. Reg. | 691 | 691 | 58 | MUS | Brunswick | 7 | 18,0
147 | 1/2/BW LN | Bruns. Ln. Reg. | 556 | 48 | MUS | Brunswick | 7 | 18,0
148 | 2/2/BW LN | Bruns. Ln. Reg. | 547 | 48 | MUS | Brunswick | 7 | 18,0
149 | 3/2/BW LN | Bruns. Ln. Reg. | 631 | 48 | MUS | Brunswick | 7 | 18,0
150 | 1/NAS NE LN | Dutch Inf. Reg. | 1894 | 316 | 48 | MUS | Kruse | 1 | 16,8
151 | 2/NAS NE LN | Dutch Inf. Reg. | 947 | 38 | MUS | Kruse | 1 | 17,8
152 | 1/CV LN DR | Cavalry Brig. | 1416 | 98 | SBR | Uxbridge | 1 | 20,7
153 | 2/CV LN DR | Cavalry Brig. | 1369 | 88 | SBR | Uxbridge | 1 | 24,6
154 | 1/NECVLNLA | Lt. Cav. Brig. | 1237 | 58 | CRB | Collaert | 1 | 19,5
155 | 2/NECVLN LD | Lt. Cav. Brig. | 1086 | 48 | SBR | Collaert | 7 | 19,0
156 | 3/NECVLNHU | Lt. Cav. Brig. | 949 | 48 | SBR | Collaert | 1 | 17,5
157 | 1/GD FT FI | Gd. Art. Batt. | 96 | 6 | 78 | 9/5 | 1 | 9,17
158 | 2/GD HS | Gd. Art. Batt. | 96 | 6 | 78 | 9G | 1 | 15,14
159 | 1/3 Art FT FI | Artillery Batt. | 96 | 6 | 78 | 9G | 1 | 19,12
160 | 2/3 Art FT FI | Artillery Batt. | 96 | 6 | 78 | 9/5 | 1 | 20,11
161 | 1/2 Art FT FI | Artillery Batt. | 96 | 6 | 78 | 9G | 1 | 9,11
162 | 2/2 Art HS | Artillery Batt. | 96 | 6 | 78 | 9/5 | 1 | 6,12
163 | 4 Art HA FT | Hann Art. Batt. | 96 | 6 | 68 | 9G | 1 | 35,7
164 | 1/5 Art FT FI | Artillery Batt. | 96 | 6 | 78 | 9G | 1 | 25,11
165 | 2/5 Art HA FT FI | Hann Art. Batt. | 96 | 6 | 68 | 6/5 | 1 | 19,0
166 | 6 Art FT FI | Artillery Batt. | 96 | 6 | 78 | 9G | 7 | 19,0
167 | 1/BW FT FI | Bruns. Art. Batt. | 128 | 8 | 58 | 6G | 7 | 13,3
168 | 2/BW HS | Bruns. Art. Batt. | 128 | 8 | 58 | 6G | 7 | 14,3
169 | 2NE FT FI | Dutch Art. Batt. | 160 | 10 | 58 | 6G | 1 | 29,9
170 | 1/3 NE FT HS | Dutch Art. Batt. | 128 | 8 | 58 | 6G | 11 | 0,10
171 | 2/3 NE FT FI | Dutch Art. Batt. | 128 | 8 | 58 | 6G | 11 | 0,10
172 | NECV HS | Dutch Art. Batt. | 128 | 8 | 58 | 6G | 1 | 18,5
173 | 1/RES HS | Horse Art. Batt. | 96 | 6 | 88 | 9G | 1 | 21,10
174 | 2/RES HS | Horse Art. Batt. | 96 | 6 | 88 | 6G | 1 | 16,2
175 | 1RHA HS | Horse Art. Batt. | 96 | 6 | 88 | H5.5 | 1 | 11,13
176 | 2RHA HS | Horse Art. Batt. | 96 | 6 | 88 | 6G | 1 | 11,12
177 | 3RHA HS | Horse Art. Batt. | 96 | 6 | 88 | 6/5 | 1 | 43,1
178 | 4RHA HS | Horse Art. Batt. | 80 | 5 | 88 | 6G | 1 | 23,7
179 | 5RHA HS | Horse Art. Batt. | 192 | 12 | 88 | 9/5 | 1 | 18,8
`,
} as const;
