import type { Code } from './choice.ts';

/** A menu: every legal choice of one seat, in a buffer that is used again and again. */
export interface Menu {
  readonly codes: Code[];
  size: number;
}

export const menu = (): Menu => ({ codes: [], size: 0 });

export const offer = (m: Menu, c: Code): void => {
  m.codes[m.size++] = c;
};

export const offers = (m: Menu, c: Code): boolean => {
  for (let i = 0; i < m.size; i++) if (m.codes[i] === c) return true;
  return false;
};
