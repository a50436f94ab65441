/** A point-to-point board: places joined by edges, looked up by number. */
export interface Graph {
  /** Place -> its neighbours, in the order of the edges. */
  readonly neighbours: readonly (readonly number[])[];
  /** Place -> the edges to those neighbours, in the same order. */
  readonly edges: readonly (readonly number[])[];
  readonly ends: readonly (readonly [number, number])[];
  /** place * size + place -> steps between the two. */
  readonly distance: readonly number[];
}

const steps = (neighbours: readonly (readonly number[])[], from: number): number[] => {
  const distance = neighbours.map(() => Infinity);
  distance[from] = 0;
  const queue = [from];
  for (const place of queue) {
    for (const next of neighbours[place]) {
      if (distance[next] !== Infinity) continue;
      distance[next] = distance[place] + 1;
      queue.push(next);
    }
  }
  return distance;
};

export const graph = (size: number, ends: readonly (readonly [number, number])[]): Graph => {
  const neighbours: number[][] = Array.from({ length: size }, () => []);
  const edges: number[][] = Array.from({ length: size }, () => []);
  for (const [edge, [a, b]] of ends.entries()) {
    neighbours[a].push(b);
    neighbours[b].push(a);
    edges[a].push(edge);
    edges[b].push(edge);
  }
  const distance = neighbours.flatMap((_, from) => steps(neighbours, from));
  return { neighbours, edges, ends, distance };
};

/** The edge between two places, or -1. */
export const edgeBetween = (g: Graph, a: number, b: number): number => {
  const at = g.neighbours[a].indexOf(b);
  return at < 0 ? -1 : g.edges[a][at];
};
