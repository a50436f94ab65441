import type { Path } from '../boards/handling.ts';
import type { Scene, Thing } from '../boards/scene.ts';
import type { Choice } from '../kernel/choice.ts';
import type { Odds } from '../kernel/game.ts';
import type { Engine } from './engine.ts';
import type { Verb } from './pointing.ts';

/** More chances than this at once are no help. */
const MOST = 4;

export interface Chance {
  readonly choice: Choice;
  readonly odds: Odds;
}

/** The choices that speak of a thing, or are pointed at by it. */
export const choicesWith = (
  choices: readonly Choice[],
  verbs: readonly Verb[],
  thing: Thing,
  pathOf: (choice: Choice) => Path,
): readonly Choice[] =>
  choices.filter((choice) => {
    const [verb, ...words] = choice;
    const { args = [] } = verbs.find(({ name }) => name === verb) ?? {};
    return (
      args.some((domain, i) => `${domain}:${words[i]}` === thing) ||
      pathOf(choice).some((step) => step.includes(thing))
    );
  });

/** The place of a piece, for choices that speak of the place alone. */
export const placeOf = (scene: Scene | null, thing: Thing): Thing | null =>
  scene?.boards.flatMap(({ pieces }) => pieces).find((piece) => piece.thing === thing)?.at ?? null;

/** The chances of those of these choices that leave something to the dice. */
export const chancesOf = async (
  engine: Engine,
  at: { readonly table: string; readonly seat: string },
  choices: readonly Choice[],
): Promise<readonly Chance[]> => {
  const answers = await Promise.all(
    choices.map(async (choice) => {
      const { odds } = await engine.call<{ odds: Odds | null }>('odds', { ...at, choice });
      return odds === null ? [] : [{ choice, odds }];
    }),
  );
  return answers.flat().slice(0, MOST);
};
