/** Every game as it meets people, by its id: loaded when somebody plays it, and not before. */
export const FACES = new Map([
  ['blocks', () => import('./blocks/face.ts')],
  ['areas', () => import('./areas/face.ts')],
  ['squares', () => import('./squares/face.ts')],
]);
