/** Every game as it is played, by its id: loaded for the first table of it. */
export const ENGINES = new Map([
  ['blocks', () => import('./blocks/engine.ts')],
  ['areas', () => import('./areas/engine.ts')],
  ['squares', () => import('./squares/engine.ts')],
]);
