import { ARMIES, ARMY, TOWN_NAMES } from '../games/blocks/board.ts';
import type { BlocksState } from '../games/blocks/state.ts';

const COLUMNS = 4;
const COLUMN_WIDTH = 26;

/** How many blocks of each army stand at a town: 'B3 P1'. */
const forcesAt = (s: BlocksState, town: number): string =>
  ARMIES.flatMap((army, i) => {
    const units = s.town.flatMap((at, u) => (at === town && ARMY[u] === i ? [u] : []));
    return units.length === 0 ? [] : [`${army[0]}${units.length}`];
  }).join(' ');

/** The map in a few lines of text: who stands where, and what is left of each army. */
export const muster = (s: BlocksState): string => {
  const held = TOWN_NAMES.map((name, town) => [name, forcesAt(s, town)] as const)
    .filter(([, forces]) => forces !== '')
    .map(([name, forces]) => `${name} ${forces}`.padEnd(COLUMN_WIDTH));
  const rows = Array.from({ length: Math.ceil(held.length / COLUMNS) }, (_, row) =>
    `    ${held.slice(row * COLUMNS, (row + 1) * COLUMNS).join('')}`.trimEnd(),
  );
  const totals = ARMIES.map((army, i) => {
    const units = s.town.flatMap((at, u) => (at < TOWN_NAMES.length && ARMY[u] === i ? [u] : []));
    return `${army} ${units.length} blocks, ${units.reduce((sum, u) => sum + s.cv[u], 0)} CV`;
  });
  return `\n${rows.join('\n')}\n    ${totals.join('; ')}\n`;
};
