import { formatArguments, parseChoice, verbOf, first, second, type Code } from './choice.ts';
import { isDecision, type Decision, type Game } from './game.ts';
import { menu, offers, type Menu } from './menu.ts';
import { Defect, type Bar } from './rulebook.ts';
import { FRAME, seatBit, topProcedure, type State } from './stack.ts';
import { SPECTATOR, type Happening, type Umpire } from './umpire.ts';

/** More steps than this between two decisions are a loop of our own making. */
const STEPS = 100_000;

/** Runs the procedures until a seat must decide or the game is over. */
export const settle = <S extends State>(game: Game<S>, s: S, umpire: Umpire): void => {
  for (let step = 0; step < STEPS; step++) {
    if (s.stack.length === 0) {
      s.waiting = 0;
      return;
    }
    const p = game.procedures[topProcedure(s)];
    if (!isDecision(p)) {
      p.run(s, umpire);
      continue;
    }
    const seats = p.asks(s, umpire);
    if (seats === 0) continue;
    if (isOneSeat(seats)) {
      const seat = 31 - Math.clz32(seats);
      umpire.menu.size = 0;
      p.menu(s, seat, umpire.menu);
      if (umpire.menu.size === 1 && p.lone?.(s)) {
        p.take(s, seat, umpire.menu.codes[0], umpire);
        continue;
      }
    }
    s.waiting = seats;
    return;
  }
  throw new Defect(`${game.meta.id}: procedures run on without a decision`);
};

const isOneSeat = (seats: number): boolean => (seats & (seats - 1)) === 0;

/** Takes a choice that is known to be legal, and runs on to the next decision. */
export const advance = <S extends State>(
  game: Game<S>,
  s: S,
  seat: number,
  c: Code,
  umpire: Umpire,
): void => {
  decisionOf(game, s).take(s, seat, c, umpire);
  settle(game, s, umpire);
};

/** The decision the table waits for. */
export const decisionOf = <S extends State>(game: Game<S>, s: S): Decision<S> => {
  const p = game.procedures[topProcedure(s)];
  if (!isDecision(p)) throw new Defect('the table waits for nobody');
  return p;
};

export const waitsFor = (s: State, seat: number): boolean => (s.waiting & seatBit(seat)) !== 0;

/** The first seat the table waits for, or -1. */
export const seatToMove = (s: State): number =>
  s.waiting === 0 ? -1 : 31 - Math.clz32(s.waiting & -s.waiting);

/** Fills the menu of a seat; a seat the table does not wait for has an empty one. */
export const fillMenu = <S extends State>(game: Game<S>, s: S, seat: number, m: Menu): void => {
  m.size = 0;
  if (waitsFor(s, seat)) decisionOf(game, s).menu(s, seat, m);
};

export const menuOf = <S extends State>(game: Game<S>, s: S, seat: number): Code[] => {
  const m = menu();
  fillMenu(game, s, seat, m);
  return m.codes.slice(0, m.size);
};

/** The rule that bars a choice of this seat, or null when it is legal. */
export const barOf = <S extends State>(game: Game<S>, s: S, seat: number, c: Code): Bar | null => {
  const outcome = game.outcome(s);
  if (s.stack.length === 0) {
    return { rule: outcome?.rule ?? firstRule(game), reason: 'the game is over' };
  }
  if (!waitsFor(s, seat)) return { rule: openRule(game, s), reason: 'another seat decides now' };
  const p = decisionOf(game, s);
  const verb = game.lexicon.verbs[verbOf(c)];
  if (verb === undefined || !isInDomain(game, c)) {
    return { rule: p.rule, reason: 'there is no such choice' };
  }
  return p.bar(s, seat, c);
};

/** The rule of the decision that everybody sees: a piece in the hand of its seat is not shown. */
export const openRule = <S extends State>(game: Game<S>, s: S): string => {
  for (let at = s.stack.length - FRAME; at >= 0; at -= FRAME) {
    const p = game.procedures[s.stack[at]];
    if (!isDecision(p) || p.inHand !== true) return p.rule;
  }
  return firstRule(game);
};

const firstRule = (game: Pick<Game, 'rulebook'>): string => Object.keys(game.rulebook)[0];

const isInDomain = (game: Pick<Game, 'lexicon'>, c: Code): boolean => {
  const { args } = game.lexicon.verbs[verbOf(c)];
  const fits = (value: number, domain: string | undefined): boolean =>
    domain === undefined
      ? value === 0
      : domain === 'number' || value < game.lexicon.domains[domain].length;
  return fits(first(c), args[0]) && fits(second(c), args[1]) && c >>> 30 === 0;
};

/** A choice from outside, of any shape: the packed choice, or the bar that refuses it. */
export const judge = <S extends State>(
  game: Game<S>,
  s: S,
  seat: number,
  choice: unknown,
): Code | Bar => {
  const parsed = parseChoice(game.lexicon, choice);
  if (typeof parsed === 'string') {
    const rule = s.stack.length === 0 ? game.outcome(s)?.rule : openRule(game, s);
    return { rule: rule ?? firstRule(game), reason: parsed };
  }
  const bar = barOf(game, s, seat, parsed);
  if (bar !== null) return bar;
  const m = menu();
  fillMenu(game, s, seat, m);
  if (!offers(m, parsed)) {
    throw new Defect(`${game.meta.id}: ${JSON.stringify(choice)} is neither offered nor barred`);
  }
  return parsed;
};

/** An event in words, as it leaves the table. */
export interface Announcement {
  readonly rule: string;
  readonly event: string;
  readonly args: readonly (string | number)[];
  readonly text: string;
}

export const announce = (game: Pick<Game, 'lexicon'>, happening: Happening): Announcement => {
  const telling = game.lexicon.events[happening.kind];
  const args = formatArguments(game.lexicon, telling, happening.args);
  const text = telling.text.replace(/\{(\d)(\+?)\}/g, (_, i: string, rest: string) =>
    rest ? args.slice(Number(i)).join(' ') : String(args[Number(i)]),
  );
  return { rule: happening.rule, event: telling.name, args, text };
};

export const isHeardBy = (happening: Pick<Happening, 'audience'>, seat: number): boolean =>
  (happening.audience & seatBit(Math.min(seat, SPECTATOR))) !== 0;
