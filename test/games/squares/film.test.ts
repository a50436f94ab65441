import { describe, expect, test } from 'vitest';
import { sceneAfter, type Picture } from '../../../src/boards/film.ts';
import { squares } from '../../../src/games/squares/game.ts';
import { FILM_BEGINS, pictures } from '../../../src/games/squares/scene/film.ts';
import { squaresScene } from '../../../src/games/squares/scene.ts';
import type { SquaresState } from '../../../src/games/squares/state.ts';
import { fixedDice } from '../../../src/kernel/dice.ts';
import { announce, isHeardBy, settle, type Announcement } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { before, BRITISH, EVEN, FRENCH, fresh, idle, type Field } from './combat.ts';

const [french] = FRENCH;
const [british] = BRITISH;
const FRENCH_SEAT = 0;
const ALLIED_SEAT = 1;

/** What a seat hears of a combat, with the view it had before. */
const watched = (units: Field, dice: readonly number[], options = {}, seat = FRENCH_SEAT) => {
  const s: SquaresState = before(units, { options });
  const seen = squares.view(s, seat);
  const u = umpire(fixedDice(dice));
  settle(squares, s, u);
  const heard = u.events.filter((event) => isHeardBy(event, seat));
  return { seen, events: heard.map((event) => announce(squares, event)) };
};

const film = (...args: Parameters<typeof watched>): readonly Picture[] => {
  const { seen, events } = watched(...args);
  return pictures(seen, events);
};

const VOLLEY: Field = {
  [french]: fresh('36,28', { men: 600, formation: 'line', facing: 'E' }),
  [british]: idle('37,28', { men: 650, formation: 'line', facing: 'W' }),
};

const SILENT = { ammunition: 0, efficiency: 68 };
const MELEE: Field = {
  [french]: fresh('36,28', {
    men: 600,
    formation: 'column',
    facing: 'E',
    orders: ['frontline', 'melee'],
    ...SILENT,
  }),
  [british]: fresh('37,28', { men: 650, formation: 'line', facing: 'W', ...SILENT }),
};
const MELEE_DICE = [EVEN, EVEN, 85, 1, 1];

const said = (events: readonly Announcement[]): string[] => events.map(({ event }) => event);

describe('a combat as pictures', () => {
  test('[7.0] begins with the combat phase', () => {
    expect(FILM_BEGINS).toEqual(['combat']);
    expect(said(watched(VOLLEY, [EVEN]).events)[0]).toBe('combat');
  });

  test('[7.3] a shot shows who fires at whom, with its shares and what it costs', () => {
    const [shot, ...rest] = film(VOLLEY, [EVEN]);
    expect(rest).toEqual([]);
    expect(shot).toMatchObject({
      kind: 'shot',
      by: `unit:${french}`,
      to: `unit:${british}`,
      changes: [{ piece: `unit:${british}`, lost: 11, guns: 0 }],
    });
    expect(shot.lead.told.args).toEqual([french, british, 1, 11, 0]);
    expect(shot.lead.terms.map(([name]) => name)).toContain('efficiency');
  });

  test('[7.4] a melee shows strengths, losses and tests of both sides', () => {
    const [melee] = film(MELEE, MELEE_DICE);
    expect(melee).toMatchObject({ kind: 'melee', by: `unit:${french}`, to: 'square:37,28' });
    expect(said(melee.lines.map(({ told }) => told))).toEqual([
      'strength',
      'strength',
      'meleeWon',
      'fought',
      'tested',
      'disrupted',
      'givesWay',
      'fought',
      'tested',
      'encouraged',
    ]);
    expect(melee.lines[0].terms.length).toBeGreaterThan(1);
    expect(melee.changes).toEqual([
      { piece: `unit:${british}`, lost: 53, guns: 0 },
      { piece: `unit:${french}`, lost: 22, guns: 0 },
    ]);
  });

  test('[7.51] a retreat is a picture of its own, and leads the unit away', () => {
    const retreat = film(MELEE, MELEE_DICE).at(-1);
    expect(retreat).toMatchObject({
      kind: 'way',
      by: `unit:${british}`,
      to: 'square:40,28',
      changes: [{ piece: `unit:${british}`, at: 'square:40,28' }],
    });
  });

  test('leaves the board as the combat leaves it', () => {
    const { seen, events } = watched(MELEE, MELEE_DICE);
    const after = pictures(seen, events).reduce(sceneAfter, squaresScene(seen));
    const standing = new Map(after.boards[0].pieces.map((piece) => [piece.thing, piece]));
    expect(standing.get(`unit:${british}`)).toMatchObject({
      at: 'square:40,28',
      face: { value: 597, print: { men: 597 } },
    });
    expect(standing.get(`unit:${french}`)).toMatchObject({ at: 'square:36,28' });
  });
});

describe('what somebody has heard', () => {
  const seen = squares.view(before(VOLLEY), FRENCH_SEAT);
  const told = (event: string, ...args: (string | number)[]): Announcement => ({
    rule: '7.1',
    event,
    args,
    text: event,
  });

  test('a combat that was interrupted goes on', () => {
    const film = pictures(seen, [told('advanced', french, '36,27')]);
    expect(film).toMatchObject([{ kind: 'way', changes: [{ at: 'square:36,27' }] }]);
  });

  test('outside of combats there is nothing to show', () => {
    const quiet = squares.view(squares.setup('waterloo', {}), FRENCH_SEAT);
    const moves = [told('operations', 'French'), told('moved', french, '36,27')];
    expect(pictures(quiet, moves)).toEqual([]);
  });

  test('a film ends with its combat', () => {
    const film = pictures(seen, [
      told('combat', 'French'),
      told('fired', french, british, 1, 5, 0),
      told('recovered', 'French'),
      told('rallied', french, 10, 20),
      told('moved', french, '36,27'),
    ]);
    expect(film).toHaveLength(1);
    expect(film[0].lines).toEqual([]);
  });

  test('what is not known as a picture is a line of the one before, or is noted', () => {
    const film = pictures(seen, [
      told('combat', 'French'),
      told('encouraged', french, 2),
      told('fired', french, british, 1, 5, 0),
      told('unheardOf', french),
    ]);
    expect(film.map(({ kind }) => kind)).toEqual(['note', 'shot']);
    expect(film[0]).toMatchObject({ by: `unit:${french}`, to: null, changes: [] });
    expect(said(film[1].lines.map((each) => each.told))).toEqual(['unheardOf']);
  });

  test('[7.52] who routs is seen to, and who is no more is gone', () => {
    const film = pictures(seen, [
      told('combat', 'French'),
      told('routs', british, '40,28'),
      told('eliminated', british),
    ]);
    expect(film[0].changes).toEqual([
      { piece: `unit:${british}`, at: 'square:40,28', formation: 'rout' },
      { piece: `unit:${british}`, isGone: true },
    ]);
    const [board] = sceneAfter(squaresScene(seen), film[0]).boards;
    expect(board.pieces.map(({ thing }) => thing)).toEqual([`unit:${french}`]);
  });

  test('[4.11] a shot from the dark shows nobody who fires', () => {
    const film = pictures(seen, [told('combat', 'French'), told('hit', french, 7, 0)]);
    expect(film).toMatchObject([
      { kind: 'shot', by: null, to: `unit:${french}`, changes: [{ lost: 7 }] },
    ]);
  });

  test('the other side sees the same combat', () => {
    const [shot] = film(VOLLEY, [EVEN], {}, ALLIED_SEAT);
    expect(shot).toMatchObject({ kind: 'shot', by: `unit:${french}` });
  });
});
