// The cover of the box, as SVG: the road to Brussels at dusk. A square of British infantry stands on
// the ridge by a lone elm, horsemen come up the slope, and the sun goes down behind the smoke. It is
// printed, so its colours are its own in any theme.

const WIDTH = 640;
const HEIGHT = 400;
const RIDGE = 236;

/** Numbers that look like chance and are always the same, from 0 to 1. */
const scatter = (n: number): number => {
  const x = Math.sin(n * 91.7 + 4.3) * 27_183.281;
  return x - Math.floor(x);
};

const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

const round = (n: number): number => Math.round(n * 10) / 10;

const path = (d: string, style: string): string => `<path d="${d}" ${style}/>`;
const ink = (width: number, opacity = 1): string =>
  `fill="none" stroke="#2b1a12" stroke-width="${width}" opacity="${opacity}"`;

/** Rays of the graver around the sun. */
const sky = (): string =>
  times(70, (i) => {
    const angle = Math.PI * (1 + (i + scatter(i) * 0.6) / 70);
    const from = 66 + 26 * scatter(i * 3);
    const to = from + 110 + 260 * scatter(i * 7);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(430 + from * c)} ${round(230 + from * s)}L${round(430 + to * c)} ${round(230 + to * s)}`;
  });

const clouds = (): string =>
  times(9, (i) => {
    const [x, y] = [40 + i * 74 + 30 * scatter(i), 44 + 92 * scatter(i + 20)];
    const w = 60 + 70 * scatter(i + 40);
    return `M${round(x)} ${round(y)}q${round(w / 4)} -22 ${round(w / 2)} -8q${round(w / 3)} -16 ${round(w / 2)} 10q-${round(w / 2)} 12 -${round(w)} -2Z`;
  });

/** A slope with strips of trampled rye. */
const slope = (y: number, dip: number): string =>
  `M0 ${y}Q${WIDTH / 3} ${y - dip} ${WIDTH / 2} ${y - 6}T${WIDTH} ${y - dip / 2}V${HEIGHT}H0Z`;

const rye = (): string =>
  times(240, (i) => {
    const x = WIDTH * scatter(i * 5 + 1);
    const y = 292 + 104 * scatter(i * 11 + 2);
    return `M${round(x)} ${round(y)}l${round(3 * scatter(i) - 1.5)} -${round(5 + (y - 280) / 11)}`;
  });

/** A man in the ranks, his bayonet before him. */
const man = (x: number, y: number, scale: number): string =>
  `M${round(x)} ${round(y)}l${round(1 * scale)} ${round(-7 * scale)}l${round(-1.6 * scale)} ${round(-7 * scale)}h${round(5 * scale)}l${round(-1.4 * scale)} ${round(7 * scale)}l${round(2 * scale)} ${round(7 * scale)}Z`;
const shako = (x: number, y: number, scale: number): string =>
  `M${round(x + 0.2 * scale)} ${round(y - 14 * scale)}v${round(-5.4 * scale)}h${round(3.6 * scale)}v${round(5.4 * scale)}Z`;
const bayonet = (x: number, y: number, scale: number): string =>
  `M${round(x + 4 * scale)} ${round(y - 9 * scale)}l${round(10 * scale)} ${round(-9 * scale)}`;

/** The square: two sides of it, in perspective. */
const RANKS: readonly (readonly [number, number, number])[] = [
  ...Array.from({ length: 22 }, (_, i): [number, number, number] => [
    92 + i * 9.4,
    262 + i * 0.9,
    1.25,
  ]),
  ...Array.from({ length: 14 }, (_, i): [number, number, number] => [
    300 + i * 7.4,
    281 - i * 2.4,
    1.1,
  ]),
];
const ranks = (draw: (x: number, y: number, s: number) => string): string =>
  RANKS.map(([x, y, s]) => draw(x, y, s)).join('');

/** A horseman at the gallop, with helmet and sabre. */
const rider = (x: number, y: number, s: number): string => {
  const p = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`;
  return (
    path(
      `M${p(-16, 0)}Q${p(-6, -8)} ${p(6, -3)}L${p(14, -10)}L${p(20, -8)}L${p(17, -3)}L${p(11, 2)}Q${p(8, 7)} ${p(-2, 6)}L${p(-14, 6)}ZM${p(-13, 4)}L${p(-22, 13)}L${p(-20, 14)}L${p(-9, 6)}ZM${p(-8, 5)}L${p(-13, 16)}L${p(-11, 16)}L${p(-4, 6)}ZM${p(7, 4)}L${p(19, 10)}L${p(19, 12)}L${p(5, 6)}ZM${p(4, 4)}L${p(13, 15)}L${p(11, 16)}L${p(0, 6)}Z`,
      'fill="#3a2418"',
    ) +
    path(`M${p(-3, -3)}L${p(-4, -14)}Q${p(0, -18)} ${p(4, -14)}L${p(4, -3)}Z`, 'fill="#24407c"') +
    path(
      `M${p(-3, -15)}Q${p(0, -24)} ${p(4, -16)}ZM${p(-2, -20)}Q${p(-10, -19)} ${p(-9, -11)}Q${p(-6, -17)} ${p(-1, -17)}Z`,
      'fill="#c9a24a"',
    ) +
    path(`M${p(4, -11)}L${p(18, -25)}`, 'stroke="#e9e2d0" stroke-width="1.6" fill="none"')
  );
};

const RIDERS: readonly (readonly [number, number, number])[] = [
  [470, 318, 1.5],
  [520, 300, 1.3],
  [566, 322, 1.5],
  [612, 302, 1.3],
  [438, 352, 1.9],
  [520, 360, 2],
  [600, 362, 2],
];

const smoke = (): string =>
  times(26, (i) => {
    const [x, y] = [70 + 430 * scatter(i * 2 + 9), 226 + 34 * scatter(i * 13)];
    const r = 9 + 20 * scatter(i * 17);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`;
  });

/** The elm at the crossroads. */
const elm = (): string =>
  path('M58 262Q62 216 56 176L64 176Q68 216 68 262Z', 'fill="#2f2115"') +
  times(22, (i) => {
    const angle = 6.283 * scatter(i * 3 + 1);
    const far = 44 * Math.sqrt(scatter(i * 5 + 2));
    return `<circle cx="${round(60 + far * Math.cos(angle))}" cy="${round(146 + far * 0.9 * Math.sin(angle))}" r="${round(11 + 9 * scatter(i))}" fill="${i % 3 === 0 ? '#55602f' : '#414d29'}"/>`;
  });

const colour = (): string =>
  path('M246 258V176', 'stroke="#2b1a12" stroke-width="2.4" fill="none"') +
  path('M247 177Q262 170 276 178T304 176V206Q290 213 276 207T247 207Z', 'fill="#9e2b2b"') +
  path('M247 177Q256 173 264 174V190Q256 188 247 192Z', 'fill="#27427e"');

export const COVER = [
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
  '<rect width="640" height="400" fill="#e8b877"/>',
  '<rect width="640" height="120" fill="#b8a79a" opacity=".55"/>',
  path(sky(), ink(1.1, 0.35)),
  '<circle cx="430" cy="230" r="58" fill="#f6dd9a"/>',
  path(clouds(), 'fill="#8d7a70" opacity=".6"'),
  path(slope(RIDGE, 20), 'fill="#8b8a4e"'),
  path(slope(270, 12), 'fill="#a39a55"'),
  path(slope(300, 16), 'fill="#b7a65c"'),
  elm(),
  `<g fill="#efe5d3" opacity=".62">${smoke()}</g>`,
  path(ranks(man), 'fill="#9e2b2b"'),
  path(ranks(shako), 'fill="#231812"'),
  path(ranks(bayonet), 'stroke="#40342a" stroke-width="1.5" fill="none"'),
  colour(),
  path(rye(), ink(1.2, 0.4)),
  ...RIDERS.map(([x, y, s]) => rider(x, y, s)),
  '</svg>',
].join('');
