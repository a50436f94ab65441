import { AUERSTADT } from './auerstadt.ts';
import { BORODINO } from './borodino.ts';
import { QUATRE_BRAS } from './quatre-bras.ts';
import { WATERLOO } from './waterloo.ts';

/** The scenarios of the house as documents: they go through the same door as any other. */
export const DOCUMENTS: readonly { readonly name: string }[] = [
  BORODINO,
  AUERSTADT,
  QUATRE_BRAS,
  WATERLOO,
];
