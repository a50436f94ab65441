import type { Match } from './match.ts';

/** Hands the game to the person as a file that can be opened again. */
export const saveFile = async (match: Match): Promise<void> => {
  const record = await match.export();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)]));
  link.download = `${match.game.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};
