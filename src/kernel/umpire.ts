import { rollDie, type Dice } from './dice.ts';
import { menu, type Menu } from './menu.ts';

/** Who may hear of an event: one bit a seat; the last bit is for those who only watch. */
export type Audience = number;
export const SPECTATOR = 7;
export const EVERYONE: Audience = 0xff;

/** Something that happened, with its rule. Arguments are integers that the lexicon names. */
export interface Happening {
  readonly kind: number;
  readonly rule: string;
  readonly args: readonly number[];
  readonly audience: Audience;
}

/** The kind of the one event that is the table’s own: choices were taken back by agreement. */
export const TAKEN_BACK = -1;

/** The umpire rolls the dice, announces what happens, and remembers what cannot be taken back. */
export interface Umpire {
  readonly dice: Dice;
  /** The menu of the decision the table waits for, enumerated once. */
  readonly menu: Menu;
  /** A silent umpire builds no events: playouts. */
  readonly loud: boolean;
  events: Happening[];
  rolled: number[];
  /** Something was rolled or revealed: no undo past this point. */
  sealed: boolean;
}

export const umpire = (dice: Dice, loud = true): Umpire => ({
  dice,
  menu: menu(),
  loud,
  events: [],
  rolled: [],
  sealed: false,
});

/** Rolls one die of so many sides. */
export const roll = (u: Umpire, sides: number): number => {
  const value = rollDie(u.dice, sides);
  u.sealed = true;
  if (u.loud) u.rolled.push(value);
  return value;
};

/** Rolls one six-sided die. */
export const d6 = (u: Umpire): number => roll(u, 6);

/** Announces an event. Callers on hot paths guard with `u.loud`, so that playouts build nothing. */
export const tell = (
  u: Umpire,
  audience: Audience,
  rule: string,
  kind: number,
  ...args: number[]
): void => {
  if (u.loud) u.events.push({ kind, rule, args, audience });
};

/** Marks that something hidden was shown. */
export const seal = (u: Umpire): void => {
  u.sealed = true;
};
