/** [4.2] How a commander can be told to lead his army. */
export interface Directive {
  readonly name: string;
  readonly stance: 'retreat' | 'hold' | 'counterattack';
  /** Whether he goes on without looking, as chance will have it, or as the situation wants it. */
  readonly manner: 'automatic' | 'random' | 'analyse';
}

const of = (stance: Directive['stance'], manner: Directive['manner']): Directive => ({
  name: `${stance}, ${manner}`,
  stance,
  manner,
});

/** The nine of the table; the tenth, to choose for oneself, is the choice among these. */
export const DIRECTIVES = {
  retreat: of('retreat', 'automatic'),
  retreatAtRandom: of('retreat', 'random'),
  retreatIfPressed: of('retreat', 'analyse'),
  hold: of('hold', 'automatic'),
  holdAtRandom: of('hold', 'random'),
  holdAndReact: of('hold', 'analyse'),
  attack: of('counterattack', 'automatic'),
  attackAtRandom: of('counterattack', 'random'),
  attackInForce: of('counterattack', 'analyse'),
} as const;
