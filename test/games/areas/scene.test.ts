import { describe, expect, test } from 'vitest';
import type { Board, Piece, Scene, Thing } from '../../../src/boards/scene.ts';
import { topProcedure } from '../../../src/kernel/stack.ts';
import { SPECTATOR } from '../../../src/kernel/umpire.ts';
import { PLACE_NAMES, UNIT_COUNT } from '../../../src/games/areas/board.ts';
import { areas } from '../../../src/games/areas/game.ts';
import { LEXICON, P } from '../../../src/games/areas/lexicon.ts';
import { attackTerms, totalOf } from '../../../src/games/areas/rules/11-values.ts';
import { areasScene } from '../../../src/games/areas/scene.ts';
import { SIGNS } from '../../../src/games/areas/scene/pieces.ts';
import { isOnMap, type AreasState } from '../../../src/games/areas/state.ts';
import { lookAt, problemsOf, unpointed } from '../scenes.ts';

const THINGS = new Set(['unit', 'area', 'officer']);

const sceneOf = (s: AreasState, seat = 0): Scene => areasScene(areas.view(s, seat));
const boardOf = ({ boards }: Scene, id: string): Board => {
  const board = boards.find((b) => b.id.startsWith(id));
  if (board === undefined) throw new Error(`no board ${id}`);
  return board;
};
const pieceOf = ({ pieces }: Board, thing: Thing): Piece => {
  const piece = pieces.find((p) => p.thing === thing);
  if (piece === undefined) throw new Error(`no piece ${thing}`);
  return piece;
};
const looksOf = ({ marks }: Board): ReadonlySet<string> => new Set(marks.map(({ look }) => look));
const textsOn = ({ marks }: Board): readonly string[] =>
  marks.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

const atStart = (change: (s: AreasState) => void = () => undefined): AreasState => {
  const s = areas.setup('waterloo', {});
  change(s);
  return s;
};

const game = (seed: number) => [{ scenario: 'waterloo', seed: `scene ${seed}`, options: {} }];

/** The first state like this that random games come to. */
const meet = (is: (s: AreasState) => boolean): AreasState => {
  for (let seed = 0; seed < 20; seed++) {
    let found: AreasState | null = null;
    lookAt(areas, game(seed), (s) => {
      if (found === null && is(s)) found = areas.fork(s);
    });
    if (found !== null) return found;
  }
  throw new Error('no random game comes to that');
};

const isAt = (procedure: number) => (s: AreasState) => topProcedure(s) === procedure;

describe('the map', () => {
  test('shows every unit in its area, the stacks of both sides apart', () => {
    const { boards } = sceneOf(atStart());
    const [map] = boards;
    expect(map.spots.filter(({ thing }) => thing.startsWith('area:'))).toHaveLength(
      PLACE_NAMES.length,
    );
    const { at, face } = pieceOf(map, 'unit:Ompteda');
    expect(at).toBe('area:La Haye Sainte');
    expect(face?.print).toEqual({
      kind: 'counter',
      name: 'Ompteda',
      attack: 4,
      defence: 5,
      move: 4,
      band: 'british-1',
      mark: 'I',
      isSpent: false,
    });
    const spot = map.spots.find(({ thing }) => thing === at);
    expect(spot?.pile).toEqual({ sides: [['French'], ['British', 'Prussian']] });
    expect(spot?.outline).toMatch(/^M/);
  });

  test('[4.6] a spent unit shows its other side', () => {
    const s = atStart();
    const ompteda = LEXICON.domains.unit.indexOf('Ompteda');
    s.spent[ompteda] = 1;
    const { face, signs } = pieceOf(sceneOf(s).boards[0], 'unit:Ompteda');
    expect(face?.print).toMatchObject({ attack: 2, defence: 3, isSpent: true });
    expect([face?.value, face?.full]).toEqual([1, 2]);
    expect(signs).toContain('spent');
  });

  test('[4.4] cards lie before their players, and the Prussians’ once they have come', () => {
    const cards = (s: AreasState): string[] =>
      sceneOf(s).boards[0].pieces.flatMap(({ thing, at, face }) =>
        face?.print?.kind === 'card' ? [`${at} ${thing} ${face.print.number}`] : [],
      );
    expect(cards(atStart())).toContain('cards:French officer:Kellermann 6');
    expect(cards(atStart()).join()).not.toContain('Blücher');
    const late = atStart((s) => {
      s.turn = 8;
      s.used[LEXICON.domains.officer.indexOf('Kellermann')] = 1;
    });
    expect(cards(late)).toContain('cards:French officer:Kellermann 8');
    expect(cards(late).join()).toContain('cards:Allied officer:Blücher');
  });

  test('[6.4] the marker of the Grand Battery tells when it has moved', () => {
    const map = (s: AreasState): ReadonlySet<string> => looksOf(sceneOf(s).boards[0]);
    expect(map(atStart())).toContain('battery');
    expect(map(atStart((s) => (s.batteryMoved = 1)))).toContain('battery battery-moved');
  });

  test('[7.2] a flag stands where the French control an area without being there', () => {
    const flags = sceneOf(atStart()).boards[0].marks.filter(({ look }) => look === 'flag-french');
    expect(flags).toHaveLength(6);
  });

  test('[10.5] the piece in the hand shows what it has left, and what each step costs', () => {
    const s = meet(isAt(P.hand));
    const texts = textsOn(sceneOf(s, s.side).boards[0]);
    expect(texts.some((text) => /^\d+ MF$/.test(text))).toBe(true);
    expect(looksOf(sceneOf(s, s.side).boards[0])).toContain('step-cost');
  });
});

describe('the assault', () => {
  const s = meet((s) => isAt(P.participate)(s) && s.forward > 0);
  const board = boardOf(sceneOf(s), 'assault:');

  test('is the board to look at, with both champions in the middle', () => {
    expect(sceneOf(s).boards[0]).toEqual(board);
    const at = (u: number): Thing => pieceOf(board, `unit:${LEXICON.domains.unit[u]}`).at;
    expect([at(s.point - 1), at(s.forward - 1)]).toEqual(['line:point', 'line:forward']);
  });

  test('[11.12.2] lists what adds up to the attack value', () => {
    const area = s.place[s.point - 1];
    const terms = attackTerms(s, area, 0);
    const texts = textsOn(board);
    for (const [modifier] of terms) expect(texts).toContain(LEXICON.domains.modifier[modifier]);
    expect(texts).toContain(String(totalOf(terms)));
  });

  test('tells which of its steps is on', () => {
    const now = board.marks.filter(({ look }) => look === 'step-now');
    expect(now.map((shape) => (shape.kind === 'text' ? shape.text : ''))).toContain(
      'leaders take part',
    );
  });

  test('[11.16] losses show how many points are to be absorbed', () => {
    const hit = meet((s) => isAt(P.absorb)(s) && s.point > 0 && s.forward > 0);
    const texts = textsOn(boardOf(sceneOf(hit), 'assault:'));
    expect(texts).toContain('casualty points');
  });
});

test('[13.3] a bombardment has the target above and those who fire below', () => {
  const s = meet((s) => isAt(P.guns)(s) && s.point > 0);
  const board = boardOf(sceneOf(s), 'fire:');
  expect(pieceOf(board, `unit:${LEXICON.domains.unit[s.point - 1]}`).at).toBe('line:point');
  expect(textsOn(board)).toContain('Shelter');
  expect(textsOn(board)).toContain('Fire');
});

test('in random games everything pointed at is in the scene, and every unit somewhere', () => {
  for (let seed = 1; seed <= 2; seed++)
    lookAt(
      areas,
      game(seed),
      (s, seat, n) => {
        const scene = sceneOf(s, seat);
        expect(unpointed(areas, scene, s, seat, THINGS)).toEqual([]);
        if (n % 11 !== 0) return;
        for (const eyes of [0, 1, SPECTATOR])
          expect(problemsOf(sceneOf(s, eyes), SIGNS)).toEqual([]);
        const standing = boardOf(scene, 'map').pieces.filter(
          ({ face }) => face?.print?.kind === 'counter',
        );
        const onMap = Array.from({ length: UNIT_COUNT }, (_, u) => u).filter((u) => isOnMap(s, u));
        expect(standing).toHaveLength(onMap.length);
      },
      350,
    );
});
