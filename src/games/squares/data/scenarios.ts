import { BORODINO } from './borodino.ts';

/** The scenarios of the house as documents: they go through the same door as any other. */
export const DOCUMENTS: readonly { readonly name: string }[] = [BORODINO];
