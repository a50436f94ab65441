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

// The cover of the box, as SVG: a hand-coloured engraving. The morning of 7 September: columns of the
// IV Corps go down into the valley of the Kamenka, and the earthwork on the Kurgan hill smokes.

const far = (x: number): number => 168 - 6 * Math.sin(x / 90 + 1) - 3 * Math.sin(x / 37);
const hill = (x: number): number => 250 - 74 * Math.exp(-(((x - 430) / 150) ** 2)) - x / 60;
const near = (x: number): number => 318 - 16 * Math.exp(-(((x - 110) / 190) ** 2)) + x / 46;

const glow = (): string =>
  `<defs><radialGradient id="squares-dawn" cx="0.3" cy="0.42" r="0.8"><stop offset="0" stop-color="#fbe7b2"/><stop offset="0.45" stop-color="#f0cf95"/><stop offset="1" stop-color="#9fb0b4"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#squares-dawn)"/>`;

/** A ball of powder smoke, drifting to the left. */
const smoke = (x: number, y: number, size: number, salt: number): string =>
  times(7, (i) => {
    const at = x - i * size * 0.55 * (0.6 + scatter(salt + i));
    const r = size * (0.5 + 0.6 * scatter(salt * 3 + i));
    const cy = y - i * size * 0.16 - size * 0.3 * scatter(salt * 7 + i);
    return `<circle cx="${round(at)}" cy="${round(cy)}" r="${round(r)}" fill="#fdf8ea" opacity=".66"/>${path(`M${round(at - r * 0.7)} ${round(cy)}a${round(r * 0.7)} ${round(r * 0.7)} 0 0 1 ${round(r)} ${round(-r * 0.6)}`, ink(0.7, 0.35))}`;
  });

/** The redoubt: an arrow of earth with embrasures, and what fires from them. */
const redoubt = (): string => {
  const front = 'M352 190L400 205 452 206 508 184 508 170 452 188 400 188 352 176Z';
  return (
    path(front, 'fill="#8d7548"') +
    path('M352 176L400 188 452 188 508 170 494 164 448 178 404 178 364 170Z', 'fill="#a9915c"') +
    path(front, ink(1.1, 0.8)) +
    times(9, (i) =>
      path(`M${366 + i * 15} ${round(183 + (i < 4 ? i * 3 : 9 - i) + 4)}l4 8`, ink(1.2, 0.8)),
    ) +
    smoke(372, 172, 13, 5) +
    smoke(430, 176, 15, 11) +
    smoke(500, 162, 12, 23)
  );
};

/** A battalion in column: ranks of men seen from behind, and a colour in the middle. */
const battalion = (x: number, y: number, files: number, ranks: number, scale: number): string => {
  const man = (i: number, k: number): string => {
    const cx = round(x + (i - files / 2) * 5.2 * scale + k * 1.6 * scale);
    const cy = round(y - k * 5.4 * scale + 0.6 * scatter(i * 17 + k));
    const [w, h] = [round(3.8 * scale), round(9 * scale)];
    return `M${cx} ${cy}v${-h}h${w}v${h}zM${round(cx + w * 0.1)} ${round(cy - h)}v${round(-3.4 * scale)}h${round(w * 0.8)}v${round(3.4 * scale)}z`;
  };
  const rank = (k: number): string =>
    path(
      times(files, (i) => man(i, k)),
      'fill="#24407c" stroke="#141a2c" stroke-width=".6"',
    ) +
    path(
      times(files, (i) => {
        const cx = round(x + (i - files / 2) * 5.2 * scale + k * 1.6 * scale + 3.4 * scale);
        const cy = round(y - k * 5.4 * scale - 4 * scale);
        return `M${cx} ${cy}l${round(1.6 * scale)} ${round(-13 * scale)}`;
      }),
      ink(0.8, 0.8),
    );
  const top = y - ranks * 5.4 * scale;
  const staff = round(x + ranks * 0.8 * scale);
  const colour =
    path(`M${staff} ${round(y - 10 * scale)}V${round(top - 26 * scale)}`, ink(1.4, 0.9)) +
    ['#24407c', '#f8f1df', '#9e2b2b']
      .map((fill, i) =>
        path(
          `M${round(staff + i * 6 * scale)} ${round(top - 26 * scale)}q${round(3 * scale)} ${round(-2 * scale)} ${round(6 * scale)} 0v${round(13 * scale)}q${round(-3 * scale)} ${round(-2 * scale)} ${round(-6 * scale)} 0z`,
          `fill="${fill}" stroke="#2b2319" stroke-width=".7"`,
        ),
      )
      .join('');
  return Array.from({ length: ranks }, (_, k) => rank(ranks - 1 - k)).join('') + colour;
};

export const COVER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${[
  glow(),
  sky(),
  slope(far, '#b9bd8e'),
  hachures(far, 0, WIDTH, 12),
  slope(hill, '#c9bd83'),
  hachures(hill, 150, WIDTH, 46),
  redoubt(),
  battalion(300, 290, 8, 4, 0.62),
  battalion(420, 300, 8, 4, 0.66),
  battalion(540, 298, 8, 4, 0.64),
  smoke(250, 262, 9, 41),
  slope(near, '#a8a266'),
  hachures(near, 0, WIDTH, 60),
  battalion(120, 366, 10, 6, 1.25),
  battalion(330, 384, 10, 6, 1.3),
  battalion(540, 390, 10, 6, 1.25),
].join('')}</svg>`;
