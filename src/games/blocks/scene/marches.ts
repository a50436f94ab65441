import type { Shape } from '../../../boards/scene.ts';
import { FRAME } from '../../../kernel/stack.ts';
import { BOARD, MARCH_LIMIT, RATE, TOWN_COUNT } from '../board.ts';
import { P } from '../lexicon.ts';
import { marched, type BlocksState } from '../state.ts';
import { roadPath, townAt } from './ground.ts';

/** The march of the unit in the hand: its way, what it has cost, and what the next step would. */

interface March {
  readonly unit: number;
  readonly isForced: boolean;
}

/** [5.2] [5.5] The march in the viewer's hand, or null. */
const marchInHand = ({ stack }: BlocksState): March | null => {
  const [procedure, , unit, forced] = stack.slice(-FRAME);
  return procedure === P.marchHand ? { unit, isForced: forced === 1 } : null;
};

/** The roads out of the town where the unit in the hand stands: their quota matters now. [5.3] */
export const roadsAhead = (s: BlocksState): readonly number[] => {
  const march = marchInHand(s);
  return march === null || s.town[march.unit] >= TOWN_COUNT ? [] : BOARD.edges[s.town[march.unit]];
};

/** A die: who comes here will roll for stragglers. */
const dieAt = (town: number): readonly Shape[] => {
  const { x, y } = townAt(town);
  const [left, top] = [x + 26, y - 62];
  const pip = (dx: number, dy: number): Shape => ({
    kind: 'circle',
    look: 'risk-pip',
    x: left + 16 + dx,
    y: top + 16 + dy,
    r: 3.4,
  });
  return [
    {
      kind: 'path',
      look: 'risk',
      d: `M${left + 6} ${top}h20q6 0 6 6v20q0 6-6 6h-20q-6 0-6-6v-20q0-6 6-6Z`,
    },
    pip(-8, -8),
    pip(0, 0),
    pip(8, 8),
  ];
};

const isOpenTo = (s: BlocksState, road: number): boolean => s.used[road] < MARCH_LIMIT[road];

/** [5.5] The towns where a force march can end. */
const risks = (s: BlocksState, { unit, isForced }: March): readonly Shape[] => {
  const town = s.town[unit];
  if (!isForced || town >= TOWN_COUNT) return [];
  return BOARD.neighbours[town].flatMap((to, i) =>
    isOpenTo(s, BOARD.edges[town][i]) ? dieAt(to) : [],
  );
};

/** The towns marched of those the unit may. */
const costMark = (s: BlocksState, { unit, isForced }: March): Shape => {
  const { x, y } = townAt(s.town[unit]);
  const most = RATE[unit] + (isForced ? 1 : 0);
  const text = `${marched(s, unit)}/${most}`;
  return { kind: 'text', look: 'march-cost', text, x: x - 40, y: y - 36, size: 28, anchor: 'end' };
};

export const marchMarks = (s: BlocksState): readonly Shape[] => {
  const march = marchInHand(s);
  if (march === null || s.town[march.unit] >= TOWN_COUNT) return [];
  const roads = [s.road1, s.road2, s.road3].map((column) => column[march.unit]);
  return [
    ...roads.flatMap((road): Shape[] =>
      road === 0 ? [] : [{ kind: 'path', look: 'march-path', d: roadPath(road - 1) }],
    ),
    costMark(s, march),
    ...risks(s, march),
  ];
};

/** [5.1] A flag in each town that has paid its group move this turn. */
export const groupMarks = (s: BlocksState): readonly Shape[] =>
  s.activated.flatMap((armies, town): Shape[] => {
    if (armies === 0) return [];
    const { x, y } = townAt(town);
    return [{ kind: 'path', look: 'group-flag', d: `M${x - 50} ${y + 12}v-52l26 9-26 9` }];
  });
