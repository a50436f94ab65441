/** The names of a closed set as numbers: { march: 0, to: 1, ... }. */
export const numbered = <const N extends readonly string[]>(
  names: N,
): { readonly [K in N[number]]: number } =>
  Object.fromEntries(names.map((name, i) => [name, i])) as { [K in N[number]]: number };

/** The same for a list whose entries begin with their names. */
export const numberedBy = <const T extends readonly (readonly [string, ...unknown[]])[]>(
  list: T,
): { readonly [K in T[number][0]]: number } => numbered(list.map(([name]) => name as T[number][0]));
