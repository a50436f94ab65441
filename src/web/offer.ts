import type { Choice } from '../kernel/choice.ts';
import type { SpotMenu } from './board/spot-menu.tsx';
import type { Match } from './match.ts';
import { say, tellChoice } from './speech.ts';

/** The choice without the thing that it is offered at. */
const without = ([verb, ...args]: Choice, thing: string | null): Choice => [
  verb,
  ...args.filter((arg) => thing === null || !thing.endsWith(`:${arg}`)),
];

/** The choices offered at a thing on the board, as a menu there. */
export const menuOf = (match: Match): SpotMenu | null => {
  const offer = match.hand.offer.value;
  if (offer === null) return null;
  const words = match.words.value;
  const { at, choices, isTap } = offer;
  const tell = (choice: Choice): string =>
    isTap
      ? say('tapAgain', tellChoice(words, choice))
      : tellChoice(words, without(choice, match.picked.value ?? at));
  return {
    at,
    lines: choices.map((choice) => ({
      text: tell(choice),
      isProposed: match.isProposed(choice),
      onChoose: () => void match.hand.send(choice),
    })),
  };
};
