import type { Enlisted, Measure, Piece, Scene, Spot, Thing } from '../../boards/scene.ts';

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

/** A formation with those it is made of; what reports to nobody below it stands in it directly. */
export interface Body {
  readonly name: string;
  readonly bodies: readonly Body[];
  readonly units: readonly Unit[];
  readonly sums: Sums;
  /** What is known of its condition on the average of its strength. */
  readonly condition: readonly Measure[];
}

export interface Army extends Body {
  readonly isOwn: boolean;
  /** All its units by the formation that they report to. */
  readonly corps: readonly Corps[];
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

/** The means of what is known of units, each counted by its strength. */
const conditionOf = (units: readonly Unit[]): readonly Measure[] => {
  const known = units.filter(({ entry }) => entry.fate === 'known');
  const all = known.flatMap(({ entry: { face, condition = [] } }) =>
    condition.map(({ name, value }) => ({ name, value, weight: face.value })),
  );
  return [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, list]) => {
    const weight = list.reduce((sum, each) => sum + each.weight, 0);
    const value = list.reduce((sum, each) => sum + each.value * each.weight, 0) / weight;
    return weight === 0 ? [] : [{ name, value: Math.round(value * 10) / 10 }];
  });
};

const lineOf = ({ entry: { line, face } }: Unit): readonly string[] => line ?? [face.corps];

/** The units of a formation so far down, with the formations below it. */
const bodyOf = (name: string, units: readonly Unit[], depth: number): Body => ({
  name,
  bodies: [
    ...Map.groupBy(
      units.filter((unit) => lineOf(unit).length > depth),
      (unit) => lineOf(unit)[depth],
    ),
  ].map(([below, list]) => bodyOf(below, list, depth + 1)),
  units: units.filter((unit) => lineOf(unit).length === depth),
  sums: sumsOf(units),
  condition: conditionOf(units),
});

/** The viewer's own armies first. */
export const armiesOf = (scene: Scene): readonly Army[] =>
  [...Map.groupBy(unitsOf(scene), ({ entry }) => entry.army)]
    .map(([name, units]) => ({
      ...bodyOf(name, units, 0),
      isOwn: scene.own.includes(name),
      corps: [...Map.groupBy(units, ({ entry }) => entry.face.corps)].map(([name, units]) => ({
        name,
        units,
        sums: sumsOf(units),
      })),
    }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));

/** What a line of the tree is called: the way to it from the army down. */
export const bodyId = (above: string, { name }: Pick<Body, 'name'>): string =>
  above === '' ? name : `${above}/${name}`;

const idsBelow = (body: Body, above: string): readonly string[] => {
  const id = bodyId(above, body);
  return body.bodies.flatMap((each) => [bodyId(id, each), ...idsBelow(each, id)]);
};

/** The lines of all formations in armies whose formations are made of others: too many to be seen at once. */
export const innerBodies = (armies: readonly Army[]): readonly string[] =>
  armies
    .filter(({ bodies }) => bodies.some((body) => body.bodies.length > 0))
    .flatMap((army) => idsBelow(army, ''));

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
