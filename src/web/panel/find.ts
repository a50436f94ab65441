import type { Scene, Thing } from '../../boards/scene.ts';
import { armiesOf, markOf, type Corps, type Unit } from './forces.ts';

/** Something that can be found by its name, and marked on the board if it is there. */
export interface Findable {
  readonly key: string;
  readonly name: string;
  readonly army: string;
  /** The unit it is, if it is one. */
  readonly unit: Unit | null;
  readonly mark: Thing | null;
}

/** Letters without accents and in one case. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A corps is marked where most of it stands. */
const markOfCorps = (scene: Scene, { units }: Corps): Thing | null => {
  const marks = units.flatMap((unit) => unit.spots.at(0)?.thing ?? markOf(scene, unit) ?? []);
  const [most] = [...Map.groupBy(marks, (mark) => mark)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  return most?.[0] ?? null;
};

/** Units, corps and places, in the words that `name` has for them. */
export const findables = (scene: Scene, name: (word: string) => string): readonly Findable[] => {
  const armies = armiesOf(scene).flatMap(({ name: army, corps }) =>
    corps.flatMap((body) => [
      ...body.units.map((unit): Findable => {
        const { thing, face } = unit.entry;
        return { key: thing, name: name(face.name), army, unit, mark: markOf(scene, unit) };
      }),
      {
        key: `${army} ${body.name}`,
        name: `${name(army)} ${name(body.name)}`,
        army,
        unit: null,
        mark: markOfCorps(scene, body),
      },
    ]),
  );
  const places = scene.boards.flatMap(({ spots }) =>
    spots.map((spot): Findable => ({
      key: spot.thing,
      name: name(spot.name),
      army: '',
      unit: null,
      mark: spot.thing,
    })),
  );
  return [...armies, ...places];
};

/** How well a name answers: from its beginning, from that of a word in it, or somewhere. */
const rank = (name: string, sought: string): number => {
  const at = plain(name).indexOf(sought);
  if (at < 0) return 3;
  if (at === 0) return 0;
  return /[^\p{L}\d]/u.test(plain(name)[at - 1]) ? 1 : 2;
};

/** The best answers, at most so many. */
export const find = (
  list: readonly Findable[],
  sought: string,
  most: number,
): readonly Findable[] => {
  const wanted = plain(sought.trim());
  if (wanted === '') return [];
  return list
    .map((findable) => ({ findable, rank: rank(findable.name, wanted) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ findable }) => findable);
};
