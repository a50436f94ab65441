import type { Enlisted, Face, Piece, Sighting, Thing } from '../../../boards/scene.ts';
import {
  ALLIED,
  ARM,
  ARMIES,
  ARMY,
  ARTILLERY,
  CAVALRY,
  DEAD,
  FRENCH,
  LEADER,
  RATE,
  SIDE,
  UNIT_NAMES,
  UNPLACED,
} from '../board.ts';
import { BATTLE_MOVES } from '../data/tables.ts';
import { UNITS } from '../data/units.ts';
import { LEXICON } from '../lexicon.ts';
import { battleAt } from '../rules/06-battles.ts';
import { isEngaged } from '../rules/08-lines.ts';
import { marched, OFF, type BlocksState } from '../state.ts';
import type { BlocksView } from '../view.ts';
import { sideInTurn, unitInHand } from './phase.ts';

/**
 * Every sign a piece can carry. `engaged` is contact as R22 has it, on both sides of the line;
 * `fresh` is shock or a first short-range fire still to come [8.3]; `acted` is done in this battle
 * turn; `commanding` is a leader who has ordered force marches [10.1]; `hand` is in the viewer's hand.
 */
export const SIGNS = [
  'disrupted',
  'moved',
  'forced',
  'engaged',
  'fresh',
  'square',
  'acted',
  'commanding',
  'hand',
] as const;
export type Sign = (typeof SIGNS)[number];

/** A block of the game with where it is: a piece once a board says at which spot it stands. */
export interface Block {
  readonly side: number;
  readonly town: number;
  readonly place: number;
  /** The road sections it has marched this turn. */
  readonly roads: readonly number[];
  readonly piece: Omit<Piece, 'at'>;
}

export const townThing = (town: number): Thing => `town:${LEXICON.domains.town[town]}`;
const unitThing = (u: number): Thing => `unit:${UNIT_NAMES[u]}`;

export const sideOfArmy = (army: number): number => (army === 0 ? FRENCH : ALLIED);

const faceOf = (s: BlocksState, u: number): Face => {
  const { name, army, nation, corps, label, arm, cv } = UNITS[u];
  const foreign = nation === army ? '' : nation;
  return { symbol: arm, name, corps, label, value: s.cv[u], full: cv, nation: foreign };
};

const chosen = (signs: Readonly<Record<Sign, boolean>>): readonly Sign[] =>
  SIGNS.filter((sign) => signs[sign]);

const unitSigns = (s: BlocksState, u: number): readonly Sign[] => {
  const b = s.place[u] === OFF ? -1 : battleAt(s, s.town[u]);
  const engaged = b >= 0 && isEngaged(s, b, u);
  const strikes = ARM[u] === CAVALRY || ARM[u] === ARTILLERY;
  const turns = b >= 0 && sideInTurn(s, b) === SIDE[u];
  return chosen({
    disrupted: s.disrupted[u] === 1,
    moved: s.road1[u] !== 0,
    forced: marched(s, u) > RATE[u],
    engaged,
    fresh: engaged && strikes && s.fresh[u] === 1,
    square: s.square[u] === 1,
    acted: turns && s.acted[u] >= BATTLE_MOVES[UNITS[u].arm],
    commanding: ARM[u] === LEADER && s.commanding[ARMY[u]] === 1,
    hand: unitInHand(s) === u,
  });
};

/** The sections marched, from columns that hold each plus one and 0 for none. */
const sections = (...roads: readonly number[]): readonly number[] =>
  roads.filter((road) => road !== 0).map((road) => road - 1);

const unitPiece = (s: BlocksState, u: number): Block['piece'] => ({
  key: unitThing(u),
  thing: unitThing(u),
  army: ARMIES[ARMY[u]],
  face: faceOf(s, u),
  open: s.shown[u] === 1 || s.town[u] === DEAD,
  signs: unitSigns(s, u),
});

const unitBlock = (s: BlocksState, u: number): Block => ({
  side: SIDE[u],
  town: s.town[u],
  place: s.place[u],
  roads: sections(s.road1[u], s.road2[u], s.road3[u]),
  piece: unitPiece(s, u),
});

/** A block seen from behind, told from others only by its number among those of its army there. */
const hiddenBlock = (back: BlocksView['hidden'][number], ordinal: number): Block => {
  const [army, town, place, disrupted, , road1, road2, road3, forced] = back;
  const signs: Sign[] = [];
  if (disrupted === 1) signs.push('disrupted');
  if (road1 !== 0) signs.push('moved');
  if (forced === 1) signs.push('forced');
  const key = `${ARMIES[army]}@${LEXICON.domains.town[town]}#${ordinal}`;
  return {
    side: sideOfArmy(army),
    town,
    place,
    roads: sections(road1, road2, road3),
    piece: { key, thing: null, army: ARMIES[army], face: null, open: false, signs },
  };
};

const hiddenBlocks = (view: BlocksView): readonly Block[] => {
  const counts = new Map<string, number>();
  return view.hidden.map((back) => {
    const where = `${back[0]}@${back[1]}`;
    const ordinal = (counts.get(where) ?? 0) + 1;
    counts.set(where, ordinal);
    return hiddenBlock(back, ordinal);
  });
};

/** All blocks that are in the game, as the viewer sees them. */
export const blocksOf = (view: BlocksView): readonly Block[] => [
  ...view.known.filter((u) => view.table.town[u] !== DEAD).map((u) => unitBlock(view.table, u)),
  ...hiddenBlocks(view),
];

/** The dead pile: they lie face up. [2.4] */
export const lostPieces = (view: BlocksView): readonly Piece[] =>
  view.known
    .filter((u) => view.table.town[u] === DEAD)
    .map((u) => ({ ...unitPiece(view.table, u), at: townThing(DEAD) }));

/** [2.2] What the table last saw of a unit. Blocks set up as history had them were seen by all. [3.2] */
const sightingOf = (s: BlocksState, u: number): Sighting | null =>
  s.seenTown[u] === UNPLACED
    ? null
    : { value: s.seenCv[u], at: townThing(s.seenTown[u]), when: s.seenTurn[u] - 1 };

/** [2.1] All units in the printed order; of those the viewer may not see, what was public of them. */
export const rosterOf = ({ table, known }: BlocksView): readonly Enlisted[] => {
  const faces = new Set(known);
  return UNITS.map(({ army }, u): Enlisted => {
    const seen = sightingOf(table, u);
    const entry = { thing: unitThing(u), army, face: faceOf(table, u), seen };
    if (!faces.has(u)) {
      const value = seen?.value ?? entry.face.full;
      return { ...entry, face: { ...entry.face, value }, fate: 'hidden' };
    }
    return { ...entry, fate: table.town[u] === DEAD ? 'lost' : 'known' };
  });
};
