import type { Board, Shape, Spot, Thing } from '../../../boards/scene.ts';
import { BOARD, PLACE_NAMES, SIDES } from '../board.ts';
import { P } from '../lexicon.ts';
import { attackTerms, defenceTerms } from '../rules/11-values.ts';
import { MARCH, OVERRUN } from '../rules/10-costs.ts';
import { controls, isEngaged, type AreasState } from '../state.ts';
import { cardSpots } from './cards.ts';
import { framesOf, tollOf, type Assault } from './moment.ts';
import { officerPieces, type Standing } from './pieces.ts';
import { path, rowAt, sumMarks, words, type Sheet } from './sheet.ts';
import { areaThing } from './things.ts';

/**
 * The assault, as a scene of its own: the defender above, the attacker below, and between them the
 * two units that lead. At the left the steps of the assault with the one that is on; at the right both
 * values as they add up. Beyond each line are the areas around, where units withdraw and retreat to.
 */

const WIDTH = 1110;
const HEIGHT = 906;
const MIDDLE_X = 525;
const MIDDLE_Y = 432;
const LINE_WIDTH = 500;
const LANE_LEFT = MIDDLE_X - LINE_WIDTH / 2 - 10;
const LIST_X = 24;
const SUM_LEFT = 824;
const SHEET: Sheet = { left: SUM_LEFT, right: 1084 };

/** How far from the middle things are, above it and below it. */
const AWAY = { champion: 58, line: 202, lane: 172, aside: 360, ways: 402 } as const;

const LINE: Thing = 'line:defence';
const FORWARD: Thing = 'line:forward';
const POINT: Thing = 'line:point';
const SUPPORT: Thing = 'line:support';
const ASIDE: Thing = 'line:aside';

const boxAt = (x: number, y: number, width: number, height: number): string =>
  `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}Z`;

const GROUND: readonly Shape[] = [
  path('field', `M0 0H${WIDTH}V${HEIGHT}H0Z`),
  path('lane', boxAt(MIDDLE_X, MIDDLE_Y - AWAY.line, LINE_WIDTH + 20, AWAY.lane)),
  path('lane', boxAt(MIDDLE_X, MIDDLE_Y + AWAY.line, LINE_WIDTH + 20, AWAY.lane)),
  path('lane lane-champion', boxAt(MIDDLE_X, MIDDLE_Y - AWAY.champion, 110, 96)),
  path('lane lane-champion', boxAt(MIDDLE_X, MIDDLE_Y + AWAY.champion, 110, 96)),
  path('centre-line', `M${MIDDLE_X - LINE_WIDTH / 2} ${MIDDLE_Y}H${MIDDLE_X + LINE_WIDTH / 2}`),
  words('lane-name', 'forward unit', MIDDLE_X - 66, MIDDLE_Y - AWAY.champion + 6, 22, 'end'),
  words('lane-name', 'point unit', MIDDLE_X - 66, MIDDLE_Y + AWAY.champion + 6, 22, 'end'),
  words('lane-name', 'in support', LANE_LEFT + 10, MIDDLE_Y + AWAY.line - AWAY.lane / 2 + 22, 18),
  path('sum-sheet', `M${SUM_LEFT - 18} 24H${WIDTH - 14}V${HEIGHT - 24}H${SUM_LEFT - 18}Z`),
];

const row = (thing: Thing, y: number, width: number, name: string): Spot =>
  rowAt(MIDDLE_X, y, width, thing, name);

const LINES: readonly Spot[] = [
  row(LINE, MIDDLE_Y - AWAY.line, LINE_WIDTH, 'defenders'),
  row(FORWARD, MIDDLE_Y - AWAY.champion, 100, 'forward unit'),
  row(POINT, MIDDLE_Y + AWAY.champion, 100, 'point unit'),
  row(SUPPORT, MIDDLE_Y + AWAY.line, LINE_WIDTH, 'supporters'),
];
const ASIDE_SPOT: Spot = row(ASIDE, MIDDLE_Y + AWAY.aside + 14, LINE_WIDTH, 'not taking part');

/** The areas around, those of the defender beyond his line and all others beyond the attacker’s. */
const waysOf = (s: AreasState, area: number): readonly Spot[] => {
  const defender = 1 - s.side;
  const near = BOARD.neighbours[area];
  const halves = [
    near.filter((place) => controls(s, defender, place)),
    near.filter((place) => !controls(s, defender, place)),
  ];
  return halves.flatMap((places, half) =>
    places.map((place, i): Spot => {
      const width = Math.min(190, (LINE_WIDTH + 30) / places.length);
      const x = MIDDLE_X + (i - (places.length - 1) / 2) * width;
      const y = half === 0 ? MIDDLE_Y - AWAY.ways + 68 - 40 : MIDDLE_Y + AWAY.ways + 40;
      return {
        thing: areaThing(place),
        x,
        y,
        r: 30,
        outline: boxAt(x, y, width - 8, 46),
        pile: { width: width - 16 },
        name: PLACE_NAMES[place],
      };
    }),
  );
};

/** A name in one line or, where that is too long for its room, in two. */
const linesOf = (name: string, room: number): readonly string[] => {
  const parts = name.split(' ');
  if (name.length * 9 <= room || parts.length === 1) return [name];
  const lengths = parts.map((_, i) => parts.slice(0, i + 1).join(' ').length);
  const half = lengths.findIndex((length) => length >= name.length / 2);
  const at = Math.max(1, Math.min(parts.length - 1, half + (half === 0 ? 1 : 0)));
  return [parts.slice(0, at).join(' '), parts.slice(at).join(' ')];
};

/** The letters of a name in the room of its box. */
const wayMarks = (ways: readonly Spot[]): readonly Shape[] =>
  ways.flatMap(({ x, y, name, pile, outline }) => {
    const room = typeof pile === 'object' && 'width' in pile ? pile.width : 0;
    const lines = linesOf(name, room);
    return [
      path('way-out', outline ?? ''),
      ...lines.map((line, i) => {
        const size = Math.max(12, Math.min(18, room / (0.5 * Math.max(6, line.length))));
        return words(
          'way-name',
          line,
          x,
          y + 6 + (i - (lines.length - 1) / 2) * 18,
          size,
          'middle',
        );
      }),
    ];
  });

/** The steps of an assault, in their order, by the procedures that make them. */
const STEPS: readonly (readonly [name: string, procedures: readonly number[]])[] = [
  ['the point unit', [P.point]],
  ['who supports it', [P.support]],
  ['horsemen step back', [P.cavalryWithdraws]],
  ['skirmishers fire', [P.skirmish]],
  ['skirmishers step back', [P.skirmishersWithdraw]],
  ['the forward unit', [P.forward]],
  ['leaders take part', [P.participate]],
  ['the dice', [P.clash]],
  ['leaders roll again', [P.reroll]],
  ['a commander intervenes', [P.intervene]],
  ['the losses', [P.outcome]],
  ['the defender falls back', [P.fallBack]],
  ['the charge rides on', [P.recoil, P.overrun]],
];
/** What a charge leaves out, and what only a charge has. */
const NOT_IN_CHARGE = new Set<number>([P.cavalryWithdraws, P.skirmish, P.skirmishersWithdraw]);
const IN_CHARGE = new Set<number>([P.recoil, P.overrun]);

/** Which steps still lie ahead: those whose procedures are on the stack above the end of the assault. */
const stepMarks = (s: AreasState, { kind }: Assault): readonly Shape[] => {
  const frames = framesOf(s);
  const end = frames.findIndex(({ procedure }) => procedure === P.aftermath);
  const ahead = new Set(frames.slice(0, end).map(({ procedure }) => procedure));
  const steps = STEPS.filter(([, [procedure]]) =>
    kind === MARCH ? !IN_CHARGE.has(procedure) : !NOT_IN_CHARGE.has(procedure),
  );
  const isAbsorbing = tollOf(s) !== null;
  const now = isAbsorbing
    ? steps.findIndex(([name]) => name === (ahead.has(P.clash) ? 'skirmishers fire' : 'the losses'))
    : steps.findIndex(([, procedures]) => procedures.some((each) => ahead.has(each)));
  return steps.flatMap(([name], i) => {
    const look = i === now ? 'step-now' : i < now || now < 0 ? 'step-past' : 'step-ahead';
    const sign = i === now ? '▶ ' : i < now || now < 0 ? '✓ ' : '';
    return [
      words(look, sign, LIST_X - 6, 124 + i * 40, 19),
      words(look, name, LIST_X + 18, 124 + i * 40, 20),
    ];
  });
};

/** Both values, as far as the units that lead are known, until their result has changed what they count. */
const valueMarks = (s: AreasState, { area, kind }: Assault): readonly Shape[] => {
  const isDecided = framesOf(s).every(({ procedure }) => procedure !== P.outcome);
  if (s.point === 0 || isDecided) return [];
  const defender = 1 - s.side;
  const isForwardHere = s.forward > 0 && s.place[s.forward - 1] === area;
  return [
    ...(isForwardHere
      ? sumMarks(SHEET, ['Defence', defender], defenceTerms(s, area), s.rolls[defender], 66)
      : [
          words(`sum-title sum-${SIDES[defender]}`, 'Defence', SUM_LEFT, 66, 27),
          words('sum-line', 'waits for the forward unit', SUM_LEFT, 104, 22),
        ]),
    ...sumMarks(SHEET, ['Attack', s.side], attackTerms(s, area, kind), s.rolls[s.side], 480),
  ];
};

const RESULTS = ['Failure', 'Stalemate', 'Success'] as const;

const tollMarks = (s: AreasState): readonly Shape[] => {
  const toll = tollOf(s);
  if (toll === null) return [];
  const y = toll.side === s.side ? MIDDLE_Y + AWAY.champion : MIDDLE_Y - AWAY.champion;
  return [
    { kind: 'circle', look: 'toll', x: MIDDLE_X + 94, y, r: 28 },
    words('toll-figure', String(toll.points), MIDDLE_X + 94, y + 12, 34, 'middle'),
    words('lane-name', 'casualty points', MIDDLE_X + 130, y + 7, 20, 'start'),
  ];
};

const resultMarks = (s: AreasState): readonly Shape[] =>
  s.rolls[0] === 0 || s.rolls[1] === 0
    ? []
    : [words('result', RESULTS[s.result], MIDDLE_X + 84, MIDDLE_Y + 10, 32)];

/** Who stands where on the assault board. */
const placed = (s: AreasState, { unit, side }: Standing): Thing => {
  if (s.point === unit + 1) return POINT;
  if (s.forward === unit + 1) return FORWARD;
  if (side !== s.side) return LINE;
  return isEngaged(s, unit) || s.point === 0 ? SUPPORT : ASIDE;
};

const titleOf = ({ area, kind }: Assault): string =>
  `${kind === MARCH ? 'Assault on' : kind === OVERRUN ? 'Overrun into' : 'Charge on'} ${PLACE_NAMES[area]}`;

const PEOPLE = ['French', 'Allies'] as const;

/** Whose line it is, and what it does. */
const sideName = (side: number, does: 'attack' | 'defend', y: number): Shape =>
  words(`side-name sum-${SIDES[side]}`, `the ${PEOPLE[side]} ${does}`, LANE_LEFT, y, 25);

/** [11.12] The board of the assault in hand. */
export const assaultBoard = (
  s: AreasState,
  assault: Assault,
  standing: readonly Standing[],
): Board => {
  const { area } = assault;
  const ways = waysOf(s, area);
  const pieces = standing
    .filter(({ place }) => place === area)
    .map((each) => ({ ...each.piece, at: placed(s, each) }));
  const hasAside = pieces.some(({ at }) => at === ASIDE);
  return {
    id: `assault:${PLACE_NAMES[area]}`,
    title: titleOf(assault),
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    marks: [
      sideName(1 - s.side, 'defend', MIDDLE_Y - AWAY.line - AWAY.lane / 2 - 12),
      sideName(s.side, 'attack', MIDDLE_Y + AWAY.line + AWAY.lane / 2 + 28),
      words('step-title', 'the steps of the assault', LIST_X, 82, 22),
      ...stepMarks(s, assault),
      ...valueMarks(s, assault),
      ...resultMarks(s),
      ...tollMarks(s),
      ...wayMarks(ways),
    ],
    spots: [...LINES, ...(hasAside ? [ASIDE_SPOT] : []), ...ways, ...cardSpots(WIDTH, HEIGHT)],
    pieces: [...pieces, ...officerPieces(s)],
  };
};
