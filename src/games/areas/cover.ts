import {
  hachures,
  HEIGHT,
  ink,
  path,
  scatter,
  sky,
  slope,
  times,
  WIDTH,
} from '../../boards/engraving.ts';
import { round } from '../../boards/plane.ts';

// The cover of the box, as SVG: a hand-coloured engraving. The evening of 18 June: guns fire from the
// French ridge, columns go up both sides of the paved road to La Haye Sainte, and on the plateau, still
// without its lion, the squares stand before the setting sun.

const SUN_X = 150;
const SUN_Y = 176;

const ridge = (x: number): number => 186 - 7 * Math.sin(x / 130 + 0.6) - 3 * Math.sin(x / 43);
const valley = (x: number): number => 244 + 9 * Math.sin(x / 140 + 2.4) + 3 * Math.sin(x / 51);
const knoll = (x: number): number => 318 - 20 * Math.exp(-(((x - 120) / 150) ** 2)) + x / 40;

/** Bars of cloud under a dark sky, lit from below. */
const CLOUDS = [
  [40, 62, 190, 15],
  [300, 40, 240, 18],
  [560, 78, 200, 17],
  [210, 104, 210, 11],
  [470, 122, 190, 9],
  [30, 132, 140, 8],
] as const;
const clouds = (): string =>
  CLOUDS.map(([x, y, w, h], n) => {
    const left = x - w / 2;
    const bump = w / 9;
    const swells = Array.from({ length: 9 }, (_, i) => {
      const arch = Math.sin((Math.PI * (i + 0.5)) / 9);
      return round(h * (0.4 + 1.9 * arch) * (0.7 + 0.6 * scatter(n * 9 + i)));
    });
    const heads = swells.map(
      (rise, i) =>
        `a${round(bump * 0.62)} ${rise} 0 0 1 ${round(bump)} ${i < 4 ? -2 : i > 4 ? 2 : 0}`,
    );
    const foot = `Q${x} ${y + h * 0.7} ${left} ${y}Z`;
    const cuts = swells.map((rise, i) => {
      const at = round(left + bump * (i + 0.25));
      return `M${at} ${round(y - rise * 0.25)}q${round(bump * 0.5)} ${round(-rise * 0.4)} ${round(bump * 0.9)} 0M${at} ${round(y + 1)}h${round(bump * 0.8)}`;
    });
    return (
      path(`M${left} ${y}${heads.join('')}${foot}`, 'fill="#5a6671" opacity=".85"') +
      path(
        `M${left} ${y}Q${x} ${y + h * 0.7} ${left + w} ${y}Q${x} ${y + h * 0.25} ${left} ${y}Z`,
        'fill="#f3b877"',
      ) +
      path(cuts.join(''), ink(0.8, 0.5))
    );
  }).join('');

/** Rays from the sun, as engravers cut them. */
const rays = (): string =>
  path(
    times(41, (i) => {
      const angle = Math.PI * (1 + i / 40);
      const [near, far] = [44, 70 + 70 * scatter(i * 3) + (i % 2) * 60];
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return `M${round(SUN_X + near * c)} ${round(SUN_Y + near * s)}L${round(SUN_X + far * c)} ${round(SUN_Y + far * s)}`;
    }),
    'fill="none" stroke="#ffe2a6" stroke-width="1.500" opacity=".7"',
  );

/** A drift of powder smoke: rounds with a lit rim and cut shade. */
const smoke = (x: number, y: number, size: number, salt: number): string => {
  const balls = Array.from({ length: 9 }, (_, i) => {
    const along = (i / 8 - 0.5) * 2;
    const r = size * (0.3 + 0.3 * scatter(salt + i) + 0.2 * (1 - Math.abs(along)));
    return [
      round(x + along * size * 1.35),
      round(y - r * 0.55 - size * 0.2 * scatter(salt * 3 + i)),
      round(r),
    ] as const;
  });
  const rounds = balls.map(
    ([cx, cy, r]) =>
      `M${round(cx - r)} ${cy}a${r} ${r} 0 1 1 ${round(2 * r)} 0a${r} ${r} 0 1 1 ${round(-2 * r)} 0Z`,
  );
  const cuts = balls.map(
    ([cx, cy, r]) =>
      `M${round(cx - r * 0.7)} ${round(cy + r * 0.5)}q${round(r * 0.7)} ${round(r * 0.5)} ${round(r * 1.3)} ${round(-r * 0.2)}` +
      `M${round(cx - r * 0.5)} ${round(cy + r * 0.15)}q${round(r * 0.5)} ${round(r * 0.4)} ${round(r)} ${round(-r * 0.2)}`,
  );
  return (
    path(rounds.join(''), 'fill="#c9bda6"') +
    `<g transform="translate(${round(-size * 0.06)} ${round(-size * 0.1)})">${path(rounds.join(''), 'fill="#f6ead2" opacity=".92"')}</g>` +
    path(cuts.join(''), ink(0.8, 0.45))
  );
};

/** A square on the plateau: red faces, white belts, bayonets all round, the colours in the middle. */
const square = (x: number, size: number): string => {
  const y = ridge(x) + 2;
  const men = Math.round(size / 3.4);
  const left = x - size / 2;
  const row = (dy: number, shift: number): string =>
    times(men, (i) => `M${round(left + shift + i * 3.4)} ${round(y + dy)}v-7`);
  const arms = times(
    men,
    (i) => `M${round(left + i * 3.4 + 1)} ${round(y - 4)}l${i < men / 2 ? -1.5 : 1.5}-9`,
  );
  return (
    path(`M${round(left - 4)} ${round(y + 5)}h${size + 8}`, ink(2, 0.35)) +
    path(row(-3, 4), 'fill="none" stroke="#7d2323" stroke-width="2.800"') +
    path(row(3, 0), 'fill="none" stroke="#b23431" stroke-width="2.800"') +
    path(
      times(men, (i) => `M${round(left + i * 3.4)} ${round(y + 3)}v4`),
      'fill="none" stroke="#d9d2c2" stroke-width="2"',
    ) +
    path(
      times(men, (i) => `M${round(left + i * 3.4)} ${round(y - 4)}v-3`),
      'fill="none" stroke="#1d1710" stroke-width="2.600"',
    ) +
    path(arms, 'fill="none" stroke="#2b2319" stroke-width=".700"') +
    path(`M${x} ${round(y - 4)}v-22`, ink(1.1, 1)) +
    path(
      `M${x} ${round(y - 26)}q6-3 12 0v9q-6-3-12 0Z`,
      'fill="#28406f" stroke="#1d1710" stroke-width=".600"',
    ) +
    path(
      `M${x} ${round(y - 26)}l12 9m-12 0l12-9`,
      'fill="none" stroke="#c8453c" stroke-width="1.400"',
    )
  );
};

/** The elm at the crossroads. */
const elm = (): string => {
  const [x, y] = [352, ridge(352) + 3];
  const heads = [
    [0, -36, 15],
    [-13, -30, 11],
    [13, -29, 11],
    [-7, -44, 11],
    [8, -45, 10],
    [0, -24, 11],
  ] as const;
  return (
    path(`M${x - 2} ${round(y)}q2-12 0-24h4q-1 12 1 24Z`, 'fill="#3a2a1c"') +
    heads
      .map(
        ([dx, dy, r]) => `<circle cx="${x + dx}" cy="${round(y + dy)}" r="${r}" fill="#47552f"/>`,
      )
      .join('') +
    path(
      heads
        .map(
          ([dx, dy, r]) =>
            `M${x + dx - r * 0.6} ${round(y + dy)}q${r * 0.3} ${-r * 0.7} ${r} ${-r * 0.3}M${x + dx - r * 0.2} ${round(y + dy + 4)}q${r * 0.4} ${-r * 0.5} ${r * 0.8} 0`,
        )
        .join(''),
      ink(0.8, 0.7),
    )
  );
};

/** The middle of the road at this height, and half its width: narrow on the ridge, broad below. */
const roadAt = (y: number): readonly [x: number, half: number] => {
  const t = (y - 184) / (HEIGHT - 184);
  return [338 + 34 * Math.sin(t * 2.6) - 60 * t * t, 2.5 + 42 * t ** 1.5];
};
const road = (): string => {
  const ys = Array.from({ length: 19 }, (_, i) => 186 + i * 12);
  const side = (sign: number, list: readonly number[], share = 1): string[] =>
    list.map((y) => {
      const [x, half] = roadAt(y);
      return `${round(x + sign * half * share)} ${y}`;
    });
  const outline = `M${[...side(-1, ys), ...side(1, ys.toReversed())].join('L')}Z`;
  const stones = times(34, (i) => {
    const y = 196 + i * 6;
    const [x, half] = roadAt(y);
    return times(
      5,
      (k) =>
        `M${round(x - half * 0.85 + half * 0.38 * k + 3 * scatter(i * 5 + k))} ${y}h${round(half * 0.22)}`,
    );
  });
  return (
    path(outline, 'fill="#dfc997"') +
    path(stones, ink(0.8, 0.35)) +
    path(`M${side(-1, ys).join('L')}M${side(1, ys).join('L')}`, ink(1.2, 0.8))
  );
};

/** A poplar as tall as it is near. */
const poplar = (y: number, sign: number): string => {
  const [x, half] = roadAt(y);
  const tall = 16 + (y - 186) * 0.62;
  const cx = round(x + sign * (half + 5 + (y - 186) * 0.09));
  const w = tall * 0.12;
  const leaf = `M${cx} ${y - 3}C${round(cx - 2.1 * w)} ${round(y - tall * 0.3)} ${round(cx - w)} ${round(y - tall * 0.85)} ${cx} ${round(y - tall)}C${round(cx + w)} ${round(y - tall * 0.85)} ${round(cx + 2.1 * w)} ${round(y - tall * 0.3)} ${cx} ${y - 3}Z`;
  const cuts = times(
    6,
    (i) =>
      `M${round(cx + w * 0.1)} ${round(y - tall * (0.14 + i * 0.13))}q${round(w * 0.6)} ${round(-tall * 0.03)} ${round(w * 0.85)} ${round(-tall * 0.11)}`,
  );
  const lit = `M${cx} ${y - 3}C${round(cx - 2.1 * w)} ${round(y - tall * 0.3)} ${round(cx - w)} ${round(y - tall * 0.85)} ${cx} ${round(y - tall)}Q${round(cx - w * 0.6)} ${round(y - tall * 0.4)} ${cx} ${y - 3}Z`;
  return (
    path(`M${cx} ${y}v-8`, ink(Math.max(1, tall / 26), 1)) +
    path(leaf, 'fill="#4c5b33" stroke="#2b2319" stroke-width=".700"') +
    path(lit, 'fill="#8d8f4c" opacity=".8"') +
    path(cuts, ink(0.8, 0.6))
  );
};
const poplars = (): string =>
  [194, 198, 203, 209, 217, 227, 240, 258, 282]
    .map((y) => poplar(y, -1) + (y < 245 ? poplar(y, 1) : ''))
    .join('');

const WALL = 'fill="#efe3c8" stroke="#2b2319" stroke-width="1.100" stroke-linejoin="round"';
const SHADED = 'fill="#c9b491" stroke="#2b2319" stroke-width="1.100" stroke-linejoin="round"';
const ROOF = 'fill="#9e4a35" stroke="#2b2319" stroke-width="1.100" stroke-linejoin="round"';
const DARK_ROOF = 'fill="#7c3729" stroke="#2b2319" stroke-width="1.100" stroke-linejoin="round"';
/** Courses of tiles down a roof. */
const tiles = (x: number, y: number, w: number, h: number, lean: number): string =>
  path(
    times(5, (i) => `M${round(x + (lean * (i + 1)) / 6)} ${round(y + (h * (i + 1)) / 6)}h${w}`) +
      times(Math.floor(w / 7), (i) => `M${x + 4 + i * 7} ${y}l${lean} ${h}`),
    ink(0.6, 0.4),
  );
/** La Haye Sainte from the south-east: barn, stables, dwelling, and the wall with the gate on the road. */
const farm = (): string =>
  '<g transform="translate(392 182) scale(1.040)">' +
  path('M-8 86Q90 70 216 88L210 98Q100 84-6 96Z', 'fill="#6d6a3a" opacity=".6"') +
  path('M104 62V34L128 10L152 34V60Z', SHADED) +
  path('M60 40L76 8H128L104 40Z', ROOF) +
  path('M128 10L158 40L152 42L126 14Z', DARK_ROOF) +
  tiles(76, 9, 50, 30, -16) +
  path('M66 40H104V64H66Z', WALL) +
  path('M88 8V-6H96V8M112 8V-4H119V8', 'fill="#8b4a38" stroke="#2b2319" stroke-width="1"') +
  path(
    'M72 46h6v8h-6ZM86 46h6v8h-6ZM122 32h5v8h-5ZM114 46h6v8h-6ZM134 46h6v8h-6Z',
    'fill="#2b2319"',
  ) +
  path('M148 70V48H206V72Z', WALL) +
  path('M142 50L156 22H200L214 50Z', ROOF) +
  tiles(156, 23, 44, 27, -12) +
  path('M164 58h6v7h-6ZM184 58h6v7h-6Z', 'fill="#2b2319"') +
  path('M0 78V60H44V78Z', WALL) +
  path('M-6 62L6 34H44L50 62Z', ROOF) +
  tiles(6, 35, 38, 26, -8) +
  path('M44 46V30L54 22L64 30V62H44Z', SHADED) +
  path('M40 31L54 10L68 31Z', DARK_ROOF) +
  path('M54 10v-8m-3 3h6', ink(1, 1)) +
  path('M0 74L44 70V84L0 90ZM44 70H64V86H44ZM64 70L152 66L210 72V90L150 84L64 86Z', WALL) +
  path('M48 86V74q6-7 12 0V86Z', 'fill="#3a2a1c"') +
  path(
    times(26, (i) => `M${66 + i * 5.5} ${round(72 + 8 * scatter(i))}h3.500`),
    ink(0.7, 0.5),
  ) +
  path(
    times(7, (i) => `M${4 + i * 6} ${round(80 + 5 * scatter(i + 50) - i * 0.4)}h3.500`),
    ink(0.7, 0.5),
  ) +
  '</g>';

/** A column of attack: ranks, bayonets, an eagle. */
const column = (x: number, y: number, files: number, ranks: number, scale: number): string => {
  const men = Array.from({ length: files * ranks }, (_, i) => {
    const [file, rank] = [i % files, Math.floor(i / files)];
    return [round(file * 4.6 + rank * 2.2), round(rank * 3.4 + 0.6 * scatter(i))] as const;
  });
  const draw = (mark: string, dx = 0, dy = 0): string =>
    men.map(([mx, my]) => `M${round(mx + dx)} ${round(my + dy)}${mark}`).join('');
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    path(draw('l1-10', 1.5, -5), ink(0.8, 0.9)) +
    path(draw('v-7'), 'fill="none" stroke="#24407c" stroke-width="3.200"') +
    path(draw('v4'), 'fill="none" stroke="#e9ddc4" stroke-width="2.400"') +
    path(draw('v-3.200', 0, -7), 'fill="none" stroke="#1d1710" stroke-width="3"') +
    path(`M${files * 2.3} -6v-24`, ink(1.3, 1)) +
    path(`M${files * 2.3} -30h5v10h-5Z`, 'fill="#24407c"') +
    path(`M${files * 2.3 + 5} -30h5v10h-5Z`, 'fill="#f4ead2"') +
    path(`M${files * 2.3 + 10} -30h5v10h-5Z`, 'fill="#a02c2c"') +
    '</g>'
  );
};

const LINE = 'stroke="#1d1710" stroke-width="1.100" stroke-linejoin="round"';
const LIMB = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** A gun of the Grand Battery, muzzle to the right: trail, barrel, the near wheel with its spokes. */
const gun = (): string =>
  path('M-8-22L-84 4L-92 2L-88-5L-20-38L10-34Z', `fill="#5d6b4a" ${LINE}`) +
  path('M-80 0L-24-30', ink(1, 0.6)) +
  path(
    'M-44-37Q-50-46-40-52L62-58L66-61H72V-43H66L62-45L-34-33Q-42-32-44-37Z',
    `fill="#b08a3e" ${LINE}`,
  ) +
  path('M-42-44H-52M-34-52V-33M-8-54V-36M30-56V-41M-36-49L62-54', ink(1.4, 0.8)) +
  path('M-34-48L60-55', 'fill="none" stroke="#f0d58a" stroke-width="2"') +
  '<circle cx="0" cy="-26" r="27" fill="none" stroke="#1d1710" stroke-width="7"/>' +
  '<circle cx="0" cy="-26" r="27" fill="none" stroke="#5d6b4a" stroke-width="4.400"/>' +
  path(
    times(12, (i) => {
      const angle = (i * Math.PI) / 6 + 0.1;
      return `M0-26L${round(25 * Math.cos(angle))} ${round(-26 + 25 * Math.sin(angle))}`;
    }),
    'fill="none" stroke="#4d5a3d" stroke-width="3"',
  ) +
  `<circle cx="0" cy="-26" r="6" fill="#4d5a3d" ${LINE}/>`;

/** A gunner of the line, in blue with a shako; his feet are at 0. */
const gunner = (arms: string): string =>
  path('M-4-30L-9-15L-10 0h6M4-30L9-15L9 0h6', `${LIMB} stroke="#1d1710" stroke-width="9"`) +
  path('M-4-30L-9-15L-10-1M4-30L9-15L9-1', `${LIMB} stroke="#24376a" stroke-width="6.600"`) +
  path('M-9-58Q0-62 9-57Q11-44 9-29H-9Q-12-44-9-58Z', `fill="#24407c" ${LINE}`) +
  path('M-9-57L8-33', 'fill="none" stroke="#f4ead2" stroke-width="2.800"') +
  path('M-9-31h18', 'fill="none" stroke="#a02c2c" stroke-width="2"') +
  '<circle cx="1" cy="-65" r="6" fill="#e0b48c" stroke="#1d1710" stroke-width="1"/>' +
  path('M-7-70L-8-85H10L9-70L14-68Q6-68 2-69Z', `fill="#22201f" ${LINE}`) +
  path('M-8-83H10', 'fill="none" stroke="#d8453a" stroke-width="2"') +
  path('M0-85q-2-8 2-10q4 3 2 10Z', `fill="#a02c2c" ${LINE}`) +
  path(arms, `${LIMB} stroke="#1d1710" stroke-width="7.600"`) +
  path(arms, `${LIMB} stroke="#2b4a8f" stroke-width="5.200"`);

const battery = (): string => {
  const rammer =
    path('M-21-106L-19-40', `${LIMB} stroke="#5a3d22" stroke-width="3"`) +
    path('M-21-108v-12', `${LIMB} stroke="#8c8270" stroke-width="8"`);
  return (
    `<g transform="translate(122 ${round(knoll(122) + 12)})">` +
    `<g transform="translate(62 -4) scale(.960)">${gunner('M-4-52L-16-62L-20-74')}${rammer}</g>` +
    `<g transform="translate(-92 2) scale(1.020)">${gunner('M4-52L20-46L34-50')}${path('M30-52L62-40', ink(2, 1))}</g>` +
    gun() +
    `<g transform="translate(-34 10) scale(.980)">${gunner('M4-52L16-60L24-72')}</g></g>`
  );
};

/** Trampled rye along the lower edge. */
const stubble = (base: number, count: number, colour: string): string =>
  path(
    times(count, (i) => {
      const x = (WIDTH * (i + scatter(i + base))) / count;
      const y = base + 10 * scatter(i * 5 + base);
      return `M${round(x)} ${round(y)}q${round(6 * scatter(i * 3) - 2)} ${round(-8 - 8 * scatter(i))} ${round(10 * scatter(i * 7) - 2)} ${round(-12 - 14 * scatter(i * 11))}`;
    }),
    `fill="none" stroke="${colour}" stroke-width="1.400"`,
  );

const DEFS =
  '<defs><linearGradient id="areas-cover-sky" x1="0" y1="0" x2="0" y2="1">' +
  '<stop offset="0" stop-color="#4d5f70"/><stop offset=".22" stop-color="#8b8f8c"/>' +
  '<stop offset=".38" stop-color="#dba968"/><stop offset=".5" stop-color="#f4cf8c"/></linearGradient>' +
  '<linearGradient id="areas-cover-shade" x1="0" y1="0" x2="0" y2="1">' +
  '<stop offset="0" stop-color="#20190f" stop-opacity="0"/><stop offset="1" stop-color="#20190f" stop-opacity=".85"/>' +
  '</linearGradient><radialGradient id="areas-cover-sun"><stop offset="0" stop-color="#fff0c4"/>' +
  '<stop offset=".3" stop-color="#ffd184"/><stop offset="1" stop-color="#f2a44e" stop-opacity="0"/></radialGradient></defs>';

const drawCover = (): string =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${DEFS}` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#areas-cover-sky)"/>` +
  sky() +
  `<circle cx="${SUN_X}" cy="${SUN_Y}" r="160" fill="url(#areas-cover-sun)"/>` +
  rays() +
  `<circle cx="${SUN_X}" cy="${SUN_Y}" r="34" fill="#ffe9b4"/>` +
  clouds() +
  smoke(250, 178, 26, 3) +
  smoke(500, 172, 34, 9) +
  smoke(610, 176, 26, 21) +
  slope(ridge, '#98955b') +
  hachures(ridge, 0, WIDTH, 26) +
  [36, 108, 196, 286, 452, 560].map((x, i) => square(x, 44 - (i % 3) * 6)).join('') +
  elm() +
  smoke(76, 204, 17, 31) +
  smoke(236, 206, 15, 41) +
  slope(valley, '#b3a25a') +
  hachures(valley, 0, WIDTH, 34) +
  road() +
  poplars() +
  farm() +
  smoke(420, 282, 13, 51) +
  smoke(566, 276, 17, 61) +
  column(452, 303, 15, 6, 1.05) +
  column(545, 322, 15, 6, 1.2) +
  slope(knoll, '#7a703a') +
  hachures(knoll, 0, WIDTH, 34) +
  smoke(256, knoll(240) - 34, 36, 71) +
  battery() +
  stubble(352, 110, '#8a6f2c') +
  stubble(382, 130, '#b08c3a') +
  stubble(408, 140, '#c9a24a') +
  `<rect y="268" width="${WIDTH}" height="132" fill="url(#areas-cover-shade)"/></svg>`;

export const COVER = drawCover();
