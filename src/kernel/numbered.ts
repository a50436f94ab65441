/** The names of a closed set as numbers: { march: 0, to: 1, ... }. */
export const numbered = <const N extends readonly string[]>(
  names: N,
): { readonly [K in N[number]]: number } =>
  Object.fromEntries(names.map((name, i) => [name, i])) as { [K in N[number]]: number };
