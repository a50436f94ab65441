import { describe, expect, test } from 'vitest';
import type { Board, Piece, Scene } from '../../../src/boards/scene.ts';
import { formatChoice } from '../../../src/kernel/choice.ts';
import { below, playoutDice, tableDice } from '../../../src/kernel/dice.ts';
import { advance, menuOf, seatToMove } from '../../../src/kernel/play.ts';
import { SPECTATOR, umpire } from '../../../src/kernel/umpire.ts';
import { ARMY, UNIT_NAMES } from '../../../src/games/blocks/board.ts';
import { blocks } from '../../../src/games/blocks/game.ts';
import { blocksScene } from '../../../src/games/blocks/scene.ts';
import { SIGNS } from '../../../src/games/blocks/scene/pieces.ts';
import type { BlocksState } from '../../../src/games/blocks/state.ts';
import { view } from '../../../src/games/blocks/view.ts';
import { problemsOf, unpointed } from '../scenes.ts';
import { battle, F, march, marchAll, opening, play, position, withRest } from './table.ts';
import { inSquare, line } from './combat-table.ts';

const FRENCH_SEAT = 0;
const ALLIED_SEAT = 1;
const SEATS = [FRENCH_SEAT, ALLIED_SEAT, SPECTATOR];

const sceneOf = (s: BlocksState, seat: number): Scene => blocksScene(view(s, seat));
const boardOf = (scene: Scene, id: string): Board => {
  const board = scene.boards.find((b) => b.id === id);
  if (board === undefined) throw new Error(`no board ${id}`);
  return board;
};
const facesOn = (board: Board): readonly Piece[] => board.pieces.filter((p) => p.face !== null);
const pieceOf = (board: Board, name: string): Piece => {
  const piece = board.pieces.find((p) => p.thing === `unit:${name}`);
  if (piece === undefined) throw new Error(`no piece ${name}`);
  return piece;
};
const heightOf = (board: Board, piece: Piece): number =>
  board.spots.find((spot) => spot.thing === piece.at)?.y ?? Number.NaN;

const WORDS = UNIT_NAMES.map((name) => new RegExp(`\\b${name}\\b`));

/** Names of units that the view keeps from its seat but the scene tells. */
const leaks = (s: BlocksState, seat: number, text: string): string[] => {
  const known = new Set(view(s, seat).known);
  return UNIT_NAMES.filter((_, u) => !known.has(u) && WORDS[u].test(text));
};

/** A scene as JSON, without the printed order of battle and the ground that all views share. */
const told = (scene: Scene): string =>
  JSON.stringify({ ...scene, roster: [] }, (key, value: unknown) =>
    key === 'ground' ? [] : value,
  );

const THINGS = new Set(['unit', 'town', 'column']);

/** The spot that fire or a charge goes to, as the page finds it. */
const targetOf = (board: Board, verb: string, unit: Piece): string => {
  const lane = unit.at.slice(unit.at.indexOf(':') + 1);
  if (verb === 'engage') return `enemy:${lane}`;
  const enemies = board.pieces.filter((p) => isFrench(p) !== isFrench(unit));
  const crossed = `crossed:${lane}`;
  return enemies.some((p) => p.at === crossed) ? crossed : `enemy:${lane}`;
};
const isFrench = (piece: Piece): boolean => piece.army === 'French';

/** The shots and charges on the menu whose target holds no enemy in that formation. */
const misdirected = (s: BlocksState, seat: number): string[] => {
  const [board] = sceneOf(s, seat).boards;
  return menuOf(blocks, s, seat).flatMap((c) => {
    const [verb, name, how] = formatChoice(blocks.lexicon, c);
    if (verb !== 'fire' && verb !== 'engage') return [];
    const unit = pieceOf(board, String(name));
    if (verb === 'engage' && unit.at === 'column:reserve') {
      return board.pieces.some((p) => p.at === `crossed:${how}`) ? [] : [`${name} to ${how}`];
    }
    const there = board.pieces.filter((p) => p.at === targetOf(board, verb, unit));
    const found = there.some(
      (p) =>
        isFrench(p) !== isFrench(unit) &&
        (verb === 'engage' || p.signs.includes('square') === (how === 'squares')),
    );
    return found || (verb === 'engage' && there.length === 0) ? [] : [`${verb} ${name} ${how}`];
  });
};

/** Plays at random from here and looks at every position on the way. */
const wander = (
  seed: number,
  s: BlocksState,
  most: number,
  look: (s: BlocksState, seat: number) => void,
): void => {
  const u = umpire(tableDice(`scene ${seed}`), false);
  const dice = playoutDice(seed);
  for (let i = 0; i < most && s.waiting !== 0; i++) {
    const seat = seatToMove(s);
    look(s, seat);
    const menu = menuOf(blocks, s, seat);
    advance(blocks, s, seat, menu[below(dice, menu.length)], u);
  }
};

/** A battle of all arms, with reserves and help near. */
const grand = (): BlocksState =>
  battle({
    attackers: [
      ['Friant', 'Guyot'],
      ['Morand', 'St. Maurice 1', 'Napoléon'],
      ['Duhesme', 'Milhaud'],
    ],
    defenders: [
      ['Jagow', 'Rentzel'],
      [inSquare('Krafft'), 'Jurgass'],
      ['Brause', 'Cooke'],
    ],
    attackerReserve: ['Foy', 'Pajol', 'Quiot'],
    defenderReserve: ['Picton', 'Somerset', 'Blücher'],
    others: { Charleroi: ['Lefol', 'Habert'], Gembloux: ['Hake', 'Ryssel'] },
    rest: true,
  });

/** Two armies before each other, to draw up for battle. */
const drawnUp = (): BlocksState =>
  play(
    position({
      units: withRest({
        Charleroi: ['Friant', 'Morand', 'Foy', 'Guyot', 'Quiot'],
        Ligny: ['Jagow', 'Krafft', 'Brause', 'Hake'],
      }),
    }),
    [],
    ...marchAll(F, ['Friant', 'Morand', 'Foy', 'Guyot'], 'Ligny'),
    [F, 'done'],
  ).state;

describe('the map as the campaign begins', () => {
  test.each([
    [FRENCH_SEAT, 38, 44],
    [ALLIED_SEAT, 44, 38],
    [SPECTATOR, 0, 82],
  ])('seat %i sees %i faces and %i backs', (seat, faces, backs) => {
    const scene = sceneOf(opening('historical'), seat);
    expect(scene.boards.map((b) => b.id)).toEqual(['map']);
    const map = boardOf(scene, 'map');
    expect(facesOn(map)).toHaveLength(faces);
    expect(map.pieces).toHaveLength(faces + backs);
    expect(scene.lost).toEqual([]);
  });

  test.each([
    [FRENCH_SEAT, ['French']],
    [ALLIED_SEAT, ['British', 'Prussian']],
  ])('seat %i sees the faces of its own units only', (seat, armies) => {
    const map = boardOf(sceneOf(opening('historical'), seat), 'map');
    expect([...new Set(facesOn(map).map((p) => p.army))]).toEqual(armies);
  });

  test.each(SEATS)('seat %i reads no hidden name anywhere, the ground included', (seat) => {
    const s = opening('historical');
    expect(leaks(s, seat, JSON.stringify({ ...sceneOf(s, seat), roster: [] }))).toEqual([]);
  });

  test('a face tells what is printed on the block', () => {
    const map = boardOf(sceneOf(opening('historical'), FRENCH_SEAT), 'map');
    expect(pieceOf(map, 'Friant')).toEqual({
      key: 'unit:Friant',
      thing: 'unit:Friant',
      at: 'town:Beaumont',
      army: 'French',
      face: {
        symbol: 'infantry',
        name: 'Friant',
        corps: 'Guard',
        label: 'OG',
        value: 4,
        full: 4,
        nation: 'Guard',
      },
      open: false,
      signs: [],
    });
  });

  test('the back of a block tells its army and its town, and nothing more', () => {
    const map = boardOf(sceneOf(opening('historical'), FRENCH_SEAT), 'map');
    const backs = map.pieces.filter((p) => p.at === 'town:Mons');
    const back = { thing: null, army: 'British', face: null, open: false, signs: [] };
    expect(backs).toEqual([{ key: 'British@Mons#1', at: 'town:Mons', ...back }]);
  });

  test('blocks not yet deployed lie in the tray of those who may know them', () => {
    const s = opening('free');
    for (const seat of [FRENCH_SEAT, ALLIED_SEAT]) {
      const map = boardOf(sceneOf(s, seat), 'map');
      const own = ARMY.filter((army) => (army === 0) === (seat === FRENCH_SEAT)).length;
      expect(map.pieces.filter((p) => p.at === 'town:hand')).toHaveLength(own);
      expect(map.spots.at(-1)?.thing).toBe('town:hand');
    }
  });

  test('the record has a step for every turn, and the gauges every army', () => {
    const { record, now, gauges } = sceneOf(opening('historical'), ALLIED_SEAT);
    expect(record).toHaveLength(24);
    expect(record[0]).toEqual({ name: '15 June morning', army: 'French', night: false });
    expect(record[2]).toEqual({ name: '15 June night', army: 'French', night: true });
    expect(now).toBe(0);
    expect(gauges).toEqual([
      { name: 'units', army: 'French', value: 38, full: 38, line: 19 },
      { name: 'units', army: 'British', value: 19, full: 19, line: 9 },
      { name: 'units', army: 'Prussian', value: 25, full: 25, line: 12 },
      { name: 'group moves', army: 'French', value: 3, full: 3 },
    ]);
  });

  test('a game of six days has a shorter record', () => {
    expect(sceneOf(opening('free', { days: 6 }), FRENCH_SEAT).record).toHaveLength(18);
    expect(sceneOf(opening('free'), FRENCH_SEAT).now).toBe(-1);
  });
});

describe('marches', () => {
  const marched = play(opening('historical'), [], ...march(F, 'Friant', 'Solre')).state;
  const looks = (seat: number): string[] =>
    boardOf(sceneOf(marched, seat), 'map').marks.map((m) => m.look);

  test('the marching side sees the road used and its quota', () => {
    const { marks } = boardOf(sceneOf(marched, FRENCH_SEAT), 'map');
    expect(looks(FRENCH_SEAT)).toEqual(['road-used', 'group-flag', 'quota']);
    expect(marks[2]).toMatchObject({ kind: 'text', size: 27 });
    expect(marks[2]).toHaveProperty('text', expect.stringMatching(/^1\/(6|10)$/));
  });

  test('others see the road used, but no count that would tell a leader', () => {
    expect(looks(ALLIED_SEAT)).toEqual(['road-used', 'group-flag']);
    expect(looks(SPECTATOR)).toEqual(['road-used', 'group-flag']);
  });

  const told = (s: BlocksState, seat: number, look: string): string[] =>
    boardOf(sceneOf(s, seat), 'map').marks.flatMap((m) =>
      m.look !== look ? [] : m.kind === 'text' ? [m.text] : [m.kind],
    );

  test('[5.2] the march in the hand shows its way and its cost, to its owner alone', () => {
    const [lift, first] = march(F, 'Pire', 'Binche');
    const { state } = play(opening('historical'), [], lift, first);
    expect(told(state, FRENCH_SEAT, 'march-cost')).toEqual(['1/2']);
    expect(told(state, FRENCH_SEAT, 'march-path')).toEqual(['path']);
    expect(told(state, FRENCH_SEAT, 'risk')).toEqual([]);
    expect(told(state, ALLIED_SEAT, 'march-cost')).toEqual([]);
  });

  test('[5.5] a force march shows a die wherever it can end', () => {
    const { state } = play(marched, [], [F, 'force', 'Friant']);
    expect(told(state, FRENCH_SEAT, 'march-cost')).toEqual(['1/2']);
    expect(told(state, FRENCH_SEAT, 'risk').length).toBeGreaterThan(1);
    expect(told(state, ALLIED_SEAT, 'risk')).toEqual([]);
  });

  test('who has marched carries the sign, face or back', () => {
    const own = boardOf(sceneOf(marched, FRENCH_SEAT), 'map');
    const other = boardOf(sceneOf(marched, ALLIED_SEAT), 'map');
    expect(pieceOf(own, 'Friant').signs).toEqual(['moved']);
    expect(other.pieces.filter((p) => p.signs.includes('moved')).map((p) => p.at)).toEqual([
      'town:Solre',
    ]);
  });

  test('the unit in the hand is marked for its owner alone', () => {
    const { state } = play(opening('historical'), [], [F, 'march', 'Friant']);
    const inHand = (seat: number): number =>
      boardOf(sceneOf(state, seat), 'map').pieces.filter((p) => p.signs.includes('hand')).length;
    expect(SEATS.map(inHand)).toEqual([1, 0, 0]);
  });
});

describe('the battle board', () => {
  const s = battle(line);
  const id = 'battle:Ligny';

  test('the battle that is decided comes before the map', () => {
    for (const seat of SEATS) {
      const { boards } = sceneOf(s, seat);
      expect(boards.map((b) => b.id)).toEqual([id, 'map']);
      expect(boards[0].title).toBe('Battle of Ligny');
      expect(boards[1].marks.some((m) => m.look === 'battle-mark')).toBe(true);
    }
  });

  test.each([
    [FRENCH_SEAT, 'Friant', 'Jagow'],
    [ALLIED_SEAT, 'Jagow', 'Friant'],
    [SPECTATOR, 'Friant', 'Jagow'],
  ])('seat %i has its line below and the enemy above', (seat, own, enemy) => {
    const board = boardOf(sceneOf(s, seat), id);
    expect(heightOf(board, pieceOf(board, own))).toBeGreaterThan(board.height / 2);
    expect(heightOf(board, pieceOf(board, enemy))).toBeLessThan(board.height / 2);
  });

  test('a lane has the name of the viewer’s column on both sides', () => {
    const at = (seat: number, name: string) => pieceOf(boardOf(sceneOf(s, seat), id), name).at;
    expect([at(FRENCH_SEAT, 'Friant'), at(FRENCH_SEAT, 'Jagow')]).toEqual([
      'column:left',
      'enemy:left',
    ]);
    expect([at(ALLIED_SEAT, 'Jagow'), at(ALLIED_SEAT, 'Friant')]).toEqual([
      'column:right',
      'enemy:right',
    ]);
  });

  test('those who engage stand across the line, and both are in contact', () => {
    const { state } = play(s, [], [F, 'done'], [F, 'engage', 'Friant', 'left']);
    for (const seat of SEATS) {
      const board = boardOf(sceneOf(state, seat), id);
      const [crossed, held] = [pieceOf(board, 'Friant'), pieceOf(board, 'Jagow')];
      expect(crossed.at).toMatch(/^crossed:/);
      expect(heightOf(board, crossed) < board.height / 2).toBe(seat !== ALLIED_SEAT);
      expect(crossed.signs).toContain('engaged');
      expect(crossed.signs).toContain('acted');
      expect(held.signs).toContain('engaged');
      expect(pieceOf(board, 'Morand').signs).not.toContain('engaged');
    }
  });

  test('ground stays the same array from view to view', () => {
    const grounds = SEATS.map((seat) => boardOf(sceneOf(s, seat), id).ground);
    expect(new Set(grounds).size).toBe(1);
  });

  test('a unit lost is out of the boards and among the lost', () => {
    const dead = position({ units: { Beaumont: ['Friant'], Namur: ['Jagow'] } });
    const scene = sceneOf(dead, FRENCH_SEAT);
    expect(scene.boards[0].pieces).toHaveLength(2);
    expect(scene.lost).toHaveLength(80);
  });
});

describe('scenes on the way', () => {
  test.each([
    ['campaigns', 3, () => opening('historical'), ['march', 'to', 'halt']],
    ['campaigns of three players', 1, () => opening('historical', { players: 3 }), ['march', 'to']],
    ['deployments', 1, () => opening('free'), ['pick', 'place']],
    ['lines drawn up', 4, drawnUp, ['array', 'retreat', 'redeploy']],
    ['battles', 8, grand, ['fire', 'engage', 'disengage', 'form', 'break', 'reinforce', 'flee']],
  ])('%s at random: choices can be pointed at, the hidden is not told', (_, games, start, met) => {
    const verbs = new Set<string>();
    const look = (s: BlocksState, mover: number): void => {
      for (const c of menuOf(blocks, s, mover)) verbs.add(formatChoice(blocks.lexicon, c)[0]);
      expect(unpointed(blocks, sceneOf(s, mover), s, mover, THINGS)).toEqual([]);
      expect(misdirected(s, mover)).toEqual([]);
      for (const seat of [...blocks.seats(s).keys(), SPECTATOR]) {
        const scene = sceneOf(s, seat);
        expect(problemsOf(scene, SIGNS)).toEqual([]);
        expect(leaks(s, seat, told(scene))).toEqual([]);
      }
    };
    for (let seed = 1; seed <= games; seed++) wander(seed, start(), 400 / games, look);
    expect([...verbs]).toEqual(expect.arrayContaining(met));
  });

  test('the same view always makes the same scene, also after a journey as JSON', () => {
    wander(8, grand(), 100, (s, seat) => {
      const sent = JSON.parse(JSON.stringify(view(s, seat))) as ReturnType<typeof view>;
      expect(blocksScene(sent)).toEqual(sceneOf(s, seat));
    });
  });

  test('what the enemy hides changes nothing', () => {
    const s = opening('historical');
    const other = blocks.fork(s);
    const [a, b] = ['Steinmetz', 'Jagow'].map((name) => UNIT_NAMES.indexOf(name));
    for (const column of [other.town, other.from]) [column[a], column[b]] = [column[b], column[a]];
    expect(sceneOf(other, FRENCH_SEAT)).toEqual(sceneOf(s, FRENCH_SEAT));
  });
});
