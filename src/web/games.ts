import type { Boxed, Face } from '../boards/face.ts';
import { FACES } from '../games/faces.ts';
import { SHELF } from '../games/shelf.ts';
import type { GameInfo } from './answers.ts';

/** The games that can be played here. */
export const SHOWN: readonly GameInfo[] = SHELF.map(({ meta, seats }) => ({ ...meta, seats }));

export const infoOf = (game: string): GameInfo => {
  const info = SHOWN.find(({ id }) => id === game);
  if (info === undefined) throw new Error(`no game is called ${game}`);
  return info;
};

export const boxOf = (game: string): Boxed => {
  const box = SHELF.find(({ meta }) => meta.id === game);
  if (box === undefined) throw new Error(`no game is called ${game}`);
  return box;
};

const loaded = new Map<string, Face>();

/** Loads what a game shows and says; once it is here, `faceOf` has it. */
export const loadFace = async (game: string): Promise<void> => {
  if (loaded.has(game)) return;
  const load = FACES.get(game);
  if (load === undefined) throw new Error(`no game is called ${game}`);
  const { FACE } = await load();
  loaded.set(game, FACE);
};

/** The face of a game that is played: it has been loaded before. */
export const faceOf = (game: string): Face => {
  const face = loaded.get(game);
  if (face === undefined) throw new Error(`${game} is not loaded`);
  return face;
};
