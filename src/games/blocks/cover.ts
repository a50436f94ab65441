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

// The cover of the box, as SVG: a hand-coloured engraving. French infantry marches through the high
// rye of June towards the rising sun; the Emperor watches from a knoll. It is printed, so its colours
// are its own in any theme.

/** Where the sun rises. */
const SUN = 372;

const CLOUDS = [
  [168, 98, 1.05],
  [318, 96, 0.7],
  [498, 112, 0.9],
  [232, 146, 0.6],
] as const;

const clouds = (): string =>
  CLOUDS.map(
    ([x, y, size]) =>
      `<g transform="translate(${x} ${y}) scale(${size})">` +
      path(
        'M-78 10Q-70-6-48-4Q-42-22-18-18Q0-34 22-20Q44-24 50-6Q74-8 80 10Q40 16 0 13Q-40 17-78 10Z',
        'fill="#fdf1d6" opacity=".92"',
      ) +
      path(
        'M-78 10Q-70-6-48-4M-44-8Q-40-22-18-18M-14-19Q2-34 22-20M26-19Q46-22 50-6M-60 6q40 7 118 2M-30 0q30 6 76 1M-8-8q22 5 44 0',
        ink(0.8, 0.45),
      ) +
      '</g>',
  ).join('');

/** Rays over the horizon, as engravers cut them. */
const rays = (): string =>
  path(
    times(37, (i) => {
      const angle = Math.PI * (1 + i / 36);
      const [near, far] = [52, 84 + 60 * scatter(i * 3) + (i % 2) * 40];
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return `M${round(SUN + near * c)} ${round(206 + near * s)}L${round(SUN + far * c)} ${round(206 + far * s)}`;
    }),
    'fill="none" stroke="#fff3cf" stroke-width="1.6" opacity=".75"',
  );

const farCrest = (x: number): number => 206 - 9 * Math.sin(x / 90) - 5 * Math.sin(x / 37 + 2);
const midCrest = (x: number): number => 238 - 15 * Math.sin(x / 150 + 0.9) - 4 * Math.sin(x / 41);
const nearCrest = (x: number): number => 308 - 30 * Math.exp(-(((x - 96) / 105) ** 2)) - x / 50;

/** Fields in strips on the middle slope. */
const fields = (): string =>
  times(11, (i) => {
    const [x, width] = [i * 62 - 20 + 14 * scatter(i), 46 + 20 * scatter(i + 40)];
    const top = midCrest(x + width / 2) + 7 + 10 * scatter(i + 9);
    const colour = ['#d8b868', '#a9ab63', '#c9a45a', '#8f9c5a'][i % 4];
    const patch = `M${round(x)} ${round(top + 4)}l${round(width)} -5l${round(12)} 26l${round(-width - 4)} 6Z`;
    const strips = times(7, (k) => `M${round(x + (k + 1) * (width / 8))} ${round(top + 3)}l9 27`);
    return path(patch, `fill="${colour}" opacity=".8"`) + path(strips, ink(0.5, 0.4));
  });

/** A village under its steeple, and trees along the far ridge. */
const village = (): string => {
  const houses = times(8, (i) => {
    const x = 222 + i * 8 + 3 * scatter(i);
    const y = farCrest(x) + 3;
    return `M${round(x)} ${round(y)}v-5l4-4l4 4v5Z`;
  });
  const trees = times(70, (i) => {
    const x = 10 + i * 9 + 5 * scatter(i + 3);
    const r = 1.8 + 2.6 * scatter(i + 60);
    return x > 214 && x < 292
      ? ''
      : `M${round(x - r)} ${round(farCrest(x) + 1)}a${round(r)} ${round(r * 1.1)} 0 0 1 ${round(2 * r)} 0Z`;
  });
  const y = farCrest(254);
  return (
    path(trees, 'fill="#4f5b3c"') +
    path(houses, 'fill="#9e4a35"') +
    path(`M250 ${round(y + 2)}v-16l4-20l4 20v16Z`, 'fill="#5a4a3c"') +
    path(`M254 ${round(y - 34)}v-6m-2 2h4`, ink(0.9, 0.9))
  );
};

/** One sail, upwards: its stock and lattice. */
const SAIL =
  path('M-1 0V-64M-1-14h13V-62h-13', ink(1.6, 1)) +
  path(`M-1-14h13V-62h-13Z`, 'fill="#f6ead0" opacity=".75"') +
  path(`M5.500-14V-62${times(7, (i) => `M-1 ${-20 - i * 7}h13`)}`, ink(0.8, 0.9));

/** A post mill, as they stood on every height from Ligny to Mont-Saint-Jean. */
const windmill = (): string =>
  `<g transform="translate(576 ${round(midCrest(576) + 4)})">` +
  path('M-70 8Q-20-12 0-12T70 8Z', 'fill="#7d8350"') +
  path('M0-14L-22 0M0-14L22 0M0-8V-40M-40 0L-14-46', ink(3, 1)) +
  path('M-19-34L-15-82Q0-98 15-82L19-34Z', 'fill="#6b4a30" stroke="#2b2319" stroke-width="1.2"') +
  path('M-19-34L-15-82Q-6-92 0-92V-34Z', 'fill="#2b2319" opacity=".28"') +
  path('M-12-80V-36M-5-86V-36M5-86V-36M12-80V-36', ink(0.7, 0.6)) +
  path('M-5-36v-13h9v13Z', 'fill="#2b2319"') +
  `<g transform="translate(4 -76)">${times(4, (i) => `<g transform="rotate(${i * 90 + 24})">${SAIL}</g>`)}` +
  '<circle r="3.200" fill="#2b2319"/></g></g>';

/** Columns far off: nothing but their ranks and their bayonets. */
const farColumns = (): string =>
  times(3, (column) => {
    const from = [52, 352, 226][column];
    const count = [46, 34, 40][column];
    const drop = [13, 9, 34][column];
    const spots = Array.from({ length: count }, (_, i) => {
      const x = from + (i % (count / 2)) * 4.6 + (i >= count / 2 ? 2.2 : 0);
      return [round(x), round(midCrest(x) + drop + (i >= count / 2 ? 3 : 0))] as const;
    });
    const men = spots.map(([x, y]) => `M${x} ${y}v-7`).join('');
    const legs = spots.map(([x, y]) => `M${x} ${y}v4`).join('');
    const arms = spots.map(([x, y]) => `M${x + 1} ${y - 5}l-1.500-8`).join('');
    return (
      path(men, 'fill="none" stroke="#24407c" stroke-width="3.200"') +
      path(legs, 'fill="none" stroke="#efe4cc" stroke-width="2.200"') +
      path(arms, 'fill="none" stroke="#2b2319" stroke-width=".800"')
    );
  });

const LINE = 'stroke="#1d1710" stroke-width="1.100" stroke-linejoin="round"';
const LIMB = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** A man of the line from the shako down, in step, without what he carries; his feet are at 0. */
const man = (plume: string): string =>
  path('M-3-36L-9-19L-19-5', `${LIMB} stroke="#1d1710" stroke-width="9.400"`) +
  path('M-3-36L-9-19', `${LIMB} stroke="#cfc4a8" stroke-width="7"`) +
  path('M-10-17L-18-6l4 3', `${LIMB} stroke="#2a2a30" stroke-width="6"`) +
  path('M2-36L13-19L15-3', `${LIMB} stroke="#1d1710" stroke-width="9.400"`) +
  path('M2-36L13-19', `${LIMB} stroke="#f4ead2" stroke-width="7"`) +
  path('M13.500-17L15-4L22-2', `${LIMB} stroke="#2a2a30" stroke-width="6"`) +
  path('M-10-40Q-16-30-15-18L-6-25L2-34Z', `fill="#1d3468" ${LINE}`) +
  path('M-20-60h11v20h-11Z', `fill="#7b5a3a" ${LINE}`) +
  path('M-22-61a4 4 0 0 1 4-4h8a4 4 0 0 1 0 7h-8a4 4 0 0 1-4-3Z', `fill="#8f8672" ${LINE}`) +
  path('M-9-62Q0-66 8-61Q12-50 9-34H-10Q-12-48-9-62Z', `fill="#24407c" ${LINE}`) +
  path('M-8-61L8-38M7-61L-9-40', 'fill="none" stroke="#f4ead2" stroke-width="3"') +
  path('M-3-66h7v5h-7Z', `fill="#9e2b2b"`) +
  '<circle cx="1" cy="-70" r="6.600" fill="#e0b48c" stroke="#1d1710" stroke-width="1"/>' +
  path('M3-71h3M4-67h3', ink(1, 0.8)) +
  path('M-8-77L-10-93H12L9-77L15-74.500Q8-75 2-75.500Z', `fill="#22201f" ${LINE}`) +
  path('M-9.500-91H11.500', 'fill="none" stroke="#d8b45a" stroke-width="1.600"') +
  path('M-2-93q-2-10 3-13q5 3 3 13Z', `fill="${plume}" ${LINE}`);

const arm =
  path('M4-58L12-48L11-41', `${LIMB} stroke="#1d1710" stroke-width="8"`) +
  path('M4-58L12-48L11-43', `${LIMB} stroke="#2b4a8f" stroke-width="5.600"`) +
  '<circle cx="11" cy="-40" r="3" fill="#e0b48c" stroke="#1d1710" stroke-width=".8"/>';

const musket =
  path('M13-36L-13-104', `${LIMB} stroke="#1d1710" stroke-width="4.400"`) +
  path('M13-36L-9-94', `${LIMB} stroke="#80542f" stroke-width="2.600"`) +
  path('M-13-104L-20-123', `${LIMB} stroke="#e8eef2" stroke-width="2.200"`);

/** A standard: staff, eagle and the colours in the wind. */
const standard =
  path('M11-34V-196', `${LIMB} stroke="#1d1710" stroke-width="4.200"`) +
  path('M11-34V-196', `${LIMB} stroke="#5f4a8a" stroke-width="2"`) +
  path('M11-196l-9-8q5 0 7-3q-1-5 2-7q3 2 2 7q2 3 7 3Z', `fill="#e2b84c" ${LINE}`) +
  path('M12-190Q24-198 38-190V-132Q24-140 12-132Z', `fill="#24407c" ${LINE}`) +
  path('M38-190Q52-182 66-190V-132Q52-124 38-132Z', `fill="#f6efdc" ${LINE}`) +
  path('M66-190Q80-198 94-188V-130Q80-140 66-132Z', `fill="#a02c2c" ${LINE}`) +
  path(
    'M12-190Q24-198 38-190Q52-182 66-190Q80-198 94-188V-130Q80-140 66-132Q52-124 38-132Q24-140 12-132',
    'fill="none" stroke="#e2b84c" stroke-width="2.600"',
  ) +
  path('M20-188v54M28-189v54M46-183v53M74-188v54M84-188v56', ink(0.8, 0.3));

const use = (id: string, x: number, y: number, size: number): string =>
  `<use href="#blocks-cover-${id}" transform="translate(${round(x)} ${round(y)}) scale(${size})"/>`;

/** The regiment: two ranks, its eagle in the middle. */
const regiment = (): string => {
  const rank = (from: number, count: number, step: number, drop: number, size: number): string =>
    times(count, (i) => {
      const x = from + i * step;
      return use('man', x, nearCrest(x) + drop - (i % 2), size);
    });
  const at = (x: number, drop: number): number => nearCrest(x) + drop;
  return (
    rank(212, 13, 34, 0, 0.84) +
    use('bearer', 262, at(262, 8), 0.92) +
    use('bearer', 408, at(408, 8), 0.92) +
    rank(194, 13, 35.5, 15, 1)
  );
};

const HORSE =
  path('M66 112L57 130L50 144L52 159H63L61 147L68 132L80 116Z', `fill="#a9a498" ${LINE}`) +
  path(
    'M136 108L152 120L147 136L154 142L158 138L157 132L161 118L146 100Z',
    `fill="#a9a498" ${LINE}`,
  ) +
  path('M50 78Q34 84 34 110Q34 128 26 142Q44 134 47 112Q48 98 54 88Z', `fill="#f4efe2" ${LINE}`) +
  path(
    'M157 17L162 29Q173 40 179 54Q183 63 178 67Q172 71 165 66Q158 62 153 61Q148 68 149 78Q151 93 146 104Q144 110 143 114L144 131L141 147L147 159H134L133 146L132 131L127 115Q100 125 77 115Q76 124 82 133L77 147L82 159H69L66 147L66 132Q57 122 53 108Q43 96 47 81Q52 66 71 65Q92 72 112 66Q124 58 132 44Q141 26 153 24Z',
    `fill="#e9e4d6" ${LINE}`,
  ) +
  path(
    'M153 24Q141 26 132 44Q124 58 116 64Q128 62 136 52Q146 40 156 34Z',
    `fill="#f9f5ea" ${LINE}`,
  ) +
  path(
    'M58 74Q50 84 54 98M64 72Q56 84 60 102M70 71Q63 84 67 104M138 96Q144 88 143 76M132 102Q139 92 138 78M84 116Q104 121 126 112M80 111Q102 116 126 107',
    ink(0.8, 0.5),
  ) +
  path('M163 36L172 62M160 58L170 46M170 60Q146 74 124 64', ink(1.6, 0.9)) +
  '<circle cx="166" cy="41" r="1.600" fill="#1d1710"/>';

const EMPEROR =
  path('M84 64Q80 84 88 94L126 90Q128 76 120 64Z', `fill="#7a2436" ${LINE}`) +
  path('M86 92L126 88', 'fill="none" stroke="#e2b84c" stroke-width="2.600"') +
  path('M104 66Q122 76 122 94L116 98Q108 88 98 76Z', `fill="#f4ead2" ${LINE}`) +
  path('M113 92L123 90L125 116L136 120V125L115 125Z', `fill="#22201f" ${LINE}`) +
  path(
    'M95 72Q86 48 98 32Q108 26 117 32Q124 46 119 66Q112 74 108 92Q94 98 80 90Q90 84 95 72Z',
    `fill="#8d8a80" ${LINE}`,
  ) +
  path('M99 40Q98 60 96 74M106 44Q106 62 102 82M92 84Q98 86 104 84', ink(0.9, 0.6)) +
  path('M110 40Q122 50 127 62L121 66Q112 58 104 50Z', `fill="#9c998f" ${LINE}`) +
  '<circle cx="125" cy="64" r="3.200" fill="#f4ead2" stroke="#1d1710" stroke-width=".9"/>' +
  '<circle cx="110" cy="23" r="7.800" fill="#e0b48c" stroke="#1d1710" stroke-width="1"/>' +
  path('M117 22l3 3l-3 1Z', `fill="#e0b48c" ${LINE}`) +
  path('M102 30Q108 35 117 30L118 35Q108 39 100 35Z', `fill="#9c998f" ${LINE}`) +
  path('M86 18Q91 3 109 1Q127 2 134 17Q122 13 110 16Q98 14 86 18Z', `fill="#1b1917" ${LINE}`) +
  '<circle cx="120" cy="9" r="2.600" fill="#a02c2c" stroke="#f6efdc" stroke-width="1.200"/>';

/** Rye, as high as a man, along the lower edge. */
const rye = (from: number, to: number, base: number, count: number, colour: string): string => {
  let [stalks, ears] = ['', ''];
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * (i + scatter(i + base))) / count;
    const y = base + 8 * scatter(i * 5 + base);
    const [lean, tall] = [4 + 10 * scatter(i * 3 + base), 24 + 20 * scatter(i * 11 + base)];
    stalks += `M${round(x)} ${round(y)}q1 ${round(-tall * 0.7)} ${round(lean)} ${round(-tall)}`;
    ears += `M${round(x + lean)} ${round(y - tall)}q3-5 7-6`;
  }
  return (
    path(stalks, `fill="none" stroke="${colour}" stroke-width="1.300"`) +
    path(ears, `fill="none" stroke="${colour}" stroke-width="3.400" stroke-linecap="round"`)
  );
};

const DEFS =
  '<defs><linearGradient id="blocks-cover-sky" x1="0" y1="0" x2="0" y2="1">' +
  '<stop offset="0" stop-color="#7f9dad"/><stop offset=".32" stop-color="#c3c9b4"/>' +
  '<stop offset=".55" stop-color="#f2d79b"/></linearGradient>' +
  '<linearGradient id="blocks-cover-shade" x1="0" y1="0" x2="0" y2="1">' +
  '<stop offset="0" stop-color="#20190f" stop-opacity="0"/><stop offset="1" stop-color="#20190f" stop-opacity=".85"/>' +
  '</linearGradient><radialGradient id="blocks-cover-sun"><stop offset="0" stop-color="#fff6d8"/>' +
  '<stop offset=".3" stop-color="#ffe9b0"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>' +
  `<g id="blocks-cover-man">${man('#a02c2c')}${musket}${arm}</g>` +
  `<g id="blocks-cover-bearer">${man('#e2b84c')}${standard}${arm}</g></defs>`;

const drawCover = (): string =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${DEFS}` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#blocks-cover-sky)"/>` +
  sky() +
  `<circle cx="${SUN}" cy="206" r="150" fill="url(#blocks-cover-sun)"/>` +
  rays() +
  `<circle cx="${SUN}" cy="206" r="42" fill="#fff3cf"/>` +
  clouds() +
  slope(farCrest, '#9aa383') +
  hachures(farCrest, 0, WIDTH, 14) +
  village() +
  slope(midCrest, '#b9ad69') +
  fields() +
  hachures(midCrest, 0, WIDTH, 22) +
  windmill() +
  farColumns() +
  slope(nearCrest, '#7c7a43') +
  hachures(nearCrest, 0, WIDTH, 30) +
  `<g transform="translate(2 ${round(nearCrest(96) - 158)}) scale(1.060)">${HORSE}${EMPEROR}</g>` +
  regiment() +
  rye(-4, WIDTH, 358, 120, '#8a6f2c') +
  rye(-4, WIDTH, 386, 130, '#b08c3a') +
  rye(-4, WIDTH, 412, 140, '#d1ab50') +
  `<rect y="268" width="${WIDTH}" height="132" fill="url(#blocks-cover-shade)"/></svg>`;

export const COVER = drawCover();
