import { ink, path, scatter, times } from '../../boards/engraving.ts';
import { round } from '../../boards/plane.ts';

/** What stands on the cover: squares, columns, a gun with its crew, a farm. */

/** A square on the plateau: red faces, white belts, bayonets all round, the colours in the middle. */
export const square = (x: number, y: number, size: number): string => {
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
export const farm = (): string =>
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
export const column = (
  x: number,
  y: number,
  files: number,
  ranks: number,
  scale: number,
): string => {
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

export const battery = (x: number, y: number): string => {
  const rammer =
    path('M-21-106L-19-40', `${LIMB} stroke="#5a3d22" stroke-width="3"`) +
    path('M-21-108v-12', `${LIMB} stroke="#8c8270" stroke-width="8"`);
  return (
    `<g transform="translate(${x} ${round(y)})">` +
    `<g transform="translate(62 -4) scale(.960)">${gunner('M-4-52L-16-62L-20-74')}${rammer}</g>` +
    `<g transform="translate(-92 2) scale(1.020)">${gunner('M4-52L20-46L34-50')}${path('M30-52L62-40', ink(2, 1))}</g>` +
    gun() +
    `<g transform="translate(-34 10) scale(.980)">${gunner('M4-52L16-60L24-72')}</g></g>`
  );
};
