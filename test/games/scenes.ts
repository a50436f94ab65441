import type { Scene } from '../../src/boards/scene.ts';
import { told, type Phrases } from '../../src/boards/words.ts';
import { formatChoice, verbOf } from '../../src/kernel/choice.ts';
import { below, playoutDice, tableDice } from '../../src/kernel/dice.ts';
import type { Game, Options } from '../../src/kernel/game.ts';
import { advance, menuOf, seatToMove, settle } from '../../src/kernel/play.ts';
import type { State } from '../../src/kernel/stack.ts';
import { umpire } from '../../src/kernel/umpire.ts';
import { pieceWords, spotWords } from '../../src/web/board/words.ts';

/** What tests of scenes and words share, whatever the game. */

interface RandomGame {
  readonly scenario: string;
  readonly seed: string;
  readonly options: Options;
}

/** Plays random games, and shows each state to a looker before it is decided. */
export const lookAt = <S extends State, V>(
  game: Game<S, V>,
  games: readonly RandomGame[],
  look: (s: S, seat: number, n: number) => void,
  most = Infinity,
): void => {
  for (const [i, { scenario, seed, options }] of games.entries()) {
    const s = game.setup(scenario, options);
    const u = umpire(tableDice(seed), false);
    const picks = playoutDice(i);
    settle(game, s, u);
    for (let n = 0; s.waiting !== 0 && n < most; n++) {
      const seat = seatToMove(s);
      look(s, seat, n);
      const menu = menuOf(game, s, seat);
      advance(game, s, seat, menu[below(picks, menu.length)], u);
    }
  }
};

/** What is wrong with a scene: pieces at no spot, things twice, signs that nobody knows. */
export const problemsOf = (scene: Scene, signs: readonly string[]): string[] =>
  scene.boards.flatMap((board) => {
    const things = board.spots.map((spot) => spot.thing);
    const keys = board.pieces.map((p) => p.key);
    return [
      ...board.pieces.filter((p) => !things.includes(p.at)).map((p) => `${p.key} at no spot`),
      ...keys.filter((key, i) => keys.indexOf(key) !== i).map((key) => `${key} twice`),
      ...things.filter((thing, i) => things.indexOf(thing) !== i).map((t) => `${t} twice`),
      ...board.pieces.flatMap((p) => p.signs).filter((sign) => !signs.includes(sign)),
    ];
  });

/** The things of the choices on the menu that are nowhere in the scene. */
export const unpointed = <S extends State, V>(
  game: Game<S, V>,
  scene: Scene,
  s: S,
  seat: number,
  domains: ReadonlySet<string>,
): string[] => {
  const shown = new Set(scene.boards.flatMap((b) => [...b.spots, ...b.pieces].map((x) => x.thing)));
  return menuOf(game, s, seat).flatMap((c) => {
    const { args } = game.lexicon.verbs[verbOf(c)];
    return formatChoice(game.lexicon, c)
      .slice(1)
      .flatMap((word, i) =>
        domains.has(args[i]) && !shown.has(`${args[i]}:${word}`) ? [`${args[i]}:${word}`] : [],
      );
  });
};

/** All that a scene shows in letters. */
export const textsOf = (scene: Scene): string[] => [
  ...scene.boards.flatMap((board) => [
    board.title,
    ...[...board.ground, ...board.marks].flatMap((shape) =>
      shape.kind === 'text' ? [shape.text] : [],
    ),
    ...board.spots.map((spot) => spot.name),
    ...board.pieces.flatMap(({ face }) =>
      face === null
        ? []
        : [
            face.name,
            face.corps,
            face.label,
            ...(face.print?.kind === 'card' ? [face.print.title] : []),
          ],
    ),
  ]),
  ...scene.record.map((step) => step.name),
  ...scene.gauges.map((gauge) => gauge.name),
];

/** All that is said of a scene to those who do not see it. */
export const aloudIn = ({ boards }: Scene, aloud: Set<string>): void => {
  const tell = (text: string): string => {
    aloud.add(text);
    return text;
  };
  for (const { spots, pieces } of boards) {
    for (const piece of pieces) pieceWords(tell, piece);
    for (const spot of spots)
      spotWords(
        tell,
        spot,
        pieces.filter((piece) => piece.at === spot.thing),
      );
  }
};

const isFigure = (text: string): boolean => /^[\d°′/ +−-]*(?: (?:km|MF))?$/.test(text);

/** The texts of these that no list has; names that are the same in every language are no texts. */
export const untoldBut =
  (proper: ReadonlySet<string>) =>
  (texts: Iterable<string>, ...lists: readonly Phrases[]): string[] =>
    [...new Set(texts)].filter(
      (text) => told(text, ...lists) === text && !proper.has(text) && !isFigure(text),
    );
