import type { Enlisted, Piece, Scene, Spot, Thing } from '../../boards/scene.ts';

/** The order of battle as a tree: armies, their corps, their units. */

export interface Unit {
  readonly entry: Enlisted;
  /** As it stands on a board or lies among the lost; null while it is hidden. */
  readonly piece: Piece | null;
  /** The spots where it stands, that of the widest board first. */
  readonly spots: readonly Spot[];
}

interface Sums {
  readonly standing: number;
  readonly count: number;
  readonly value: number;
  readonly full: number;
  /** Whether some of the values are what was last seen of a hidden unit. */
  readonly isGuess: boolean;
}

export interface Corps {
  readonly name: string;
  readonly units: readonly Unit[];
  readonly sums: Sums;
}

export interface Army {
  readonly name: string;
  readonly isOwn: boolean;
  readonly corps: readonly Corps[];
  readonly sums: Sums;
}

const sumsOf = (units: readonly Unit[]): Sums => {
  const standing = units.filter(({ entry }) => entry.fate !== 'lost');
  const sum = (list: readonly Unit[], worth: 'value' | 'full'): number =>
    list.reduce((total, { entry }) => total + entry.face[worth], 0);
  return {
    standing: standing.length,
    count: units.length,
    value: sum(standing, 'value'),
    full: sum(units, 'full'),
    isGuess: units.some(({ entry }) => entry.fate === 'hidden'),
  };
};

/** The spots where each piece stands, by its thing. */
const standingOf = ({ boards }: Scene): ReadonlyMap<Thing, Omit<Unit, 'entry'>> => {
  const found = new Map<Thing, { piece: Piece; spots: Spot[] }>();
  for (const { spots, pieces } of boards.toSorted((a, b) => b.spots.length - a.spots.length))
    for (const piece of pieces) {
      const spot = spots.find(({ thing }) => thing === piece.at);
      if (piece.thing === null || spot === undefined) continue;
      const standing = found.get(piece.thing) ?? { piece, spots: [] };
      standing.spots.push(spot);
      found.set(piece.thing, standing);
    }
  return found;
};

export const unitsOf = (scene: Scene): readonly Unit[] => {
  const standing = standingOf(scene);
  const lost = new Map(scene.lost.map((piece) => [piece.thing, piece]));
  return scene.roster.map((entry) => ({
    entry,
    piece: lost.get(entry.thing) ?? null,
    spots: [],
    ...standing.get(entry.thing),
  }));
};

/** The viewer's own armies first. */
export const armiesOf = (scene: Scene): readonly Army[] =>
  [...Map.groupBy(unitsOf(scene), ({ entry }) => entry.army)]
    .map(([name, units]) => ({
      name,
      isOwn: scene.own.includes(name),
      sums: sumsOf(units),
      corps: [...Map.groupBy(units, ({ entry }) => entry.face.corps)].map(([name, units]) => ({
        name,
        units,
        sums: sumsOf(units),
      })),
    }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));

/** The spot of some board that a thing names, if any. */
export const spotOf = ({ boards }: Scene, thing: Thing): Spot | undefined =>
  boards.flatMap(({ spots }) => spots).find((spot) => spot.thing === thing);

/** What to mark on the board for a unit: itself, or where it was last seen; null when it is nowhere. */
export const markOf = (scene: Scene, { entry, spots }: Unit): Thing | null => {
  if (entry.fate === 'known') return spots.length === 0 ? null : entry.thing;
  const seen = entry.fate === 'hidden' ? entry.seen : null;
  return seen !== null && spotOf(scene, seen.at) !== undefined ? seen.at : null;
};

/** The hidden pieces of an army, counted by spot of the widest board, most first. */
export const hiddenOf = (scene: Scene, army: string): readonly (readonly [Spot, number])[] => {
  const [widest] = scene.boards.toSorted((a, b) => b.spots.length - a.spots.length);
  const backs = widest.pieces.filter((piece) => piece.face === null && piece.army === army);
  const counts = Map.groupBy(backs, ({ at }) => at);
  return widest.spots
    .flatMap((spot): [Spot, number][] => {
      const here = counts.get(spot.thing)?.length ?? 0;
      return here === 0 ? [] : [[spot, here]];
    })
    .sort(([, a], [, b]) => b - a);
};

/** Whether some face is seen by some and not by others: where all lies open nobody asks who knows what. */
export const hasSecrets = ({ boards }: Scene): boolean =>
  boards.some(({ pieces }) => pieces.some(({ open }) => !open));
