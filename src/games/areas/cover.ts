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
import { battery, column, farm, square } from './cover-figures.ts';

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
  [36, 108, 196, 286, 452, 560].map((x, i) => square(x, ridge(x) + 2, 44 - (i % 3) * 6)).join('') +
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
  battery(122, knoll(122) + 12) +
  stubble(352, 110, '#8a6f2c') +
  stubble(382, 130, '#b08c3a') +
  stubble(408, 140, '#c9a24a') +
  `<rect y="268" width="${WIDTH}" height="132" fill="url(#areas-cover-shade)"/></svg>`;

export const COVER = drawCover();
