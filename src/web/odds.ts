import type { Thing } from '../boards/scene.ts';
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

/** The choices that speak of a thing. */
const choicesWith = (
  choices: readonly Choice[],
  verbs: readonly Verb[],
  thing: Thing,
): readonly Choice[] =>
  choices.filter(([verb, ...words]) => {
    const { args = [] } = verbs.find(({ name }) => name === verb) ?? {};
    return args.some((domain, i) => `${domain}:${words[i]}` === thing);
  });

/** The chances of all choices that speak of a thing and leave something to the dice. */
export const chancesOf = async (
  engine: Engine,
  at: { readonly table: string; readonly seat: string },
  choices: readonly Choice[],
  verbs: readonly Verb[],
  thing: Thing,
): Promise<readonly Chance[]> => {
  const answers = await Promise.all(
    choicesWith(choices, verbs, thing).map(async (choice) => {
      const { odds } = await engine.call<{ odds: Odds | null }>('odds', { ...at, choice });
      return odds === null ? [] : [{ choice, odds }];
    }),
  );
  return answers.flat().slice(0, MOST);
};
