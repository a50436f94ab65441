import { describe, expect, test } from 'vitest';
import { fight, inHand, led, stormed, through, type Fight } from './fight.ts';
import {
  A,
  area,
  bar,
  choices,
  F,
  isSpent,
  march,
  opening,
  placeOf,
  play,
  position,
  refusal,
  standingAt,
  waiting,
  type Doc,
} from './table.ts';

// La Haye Sainte, 35, is stormed from 47; next to it lie 34, 36 and 46.

const LOW = [1, 1, 6, 6];
const HIGH = [6, 6, 1, 1];
const villages = { options: { villages: true } };
const four = ['Bourgeois', 'Aulard', 'Noguez', 'Grenier'];
const six = ['Charlet', 'Schmitz', ...four];
const storm: Fight = {
  doc: villages,
  from: 47,
  to: 35,
  attackers: six,
  defenders: ['Kruse'],
};

describe('villages', () => {
  test('[18.1] without the option a village is like any other area', () => {
    const s = led({ units: { 47: ['Charlet'], 35: four } }, 'd’Erlon', 'march', 47);
    expect(choices(play(s, [], [F, 'pick', 'Charlet']).state, F)).toContain(`to ${area(35)}`);
    const { state } = fight({ ...storm, doc: {} }, HIGH, 'point Charlet');
    expect(standingAt(state, 35)).toHaveLength(6);
  });

  test('[18.1] the opening is the same with it', () => {
    expect(standingAt(opening({ villages: true }), 21)).toEqual(standingAt(opening(), 21));
  });

  test('[18.2] a village holds four units of a side', () => {
    const units = { 47: ['Charlet'], 35: four };
    const s = led({ ...villages, units }, 'd’Erlon', 'march', 47);
    const hand = play(s, [], [F, 'pick', 'Charlet']).state;
    expect(refusal(hand, F, 'to', 35)).toEqual(bar('18.2', 'four units of a side'));
    const room = led(
      { ...villages, units: { 47: ['Charlet'], 35: four.slice(1) } },
      'd’Erlon',
      'march',
      47,
    );
    expect(choices(play(room, [], [F, 'pick', 'Charlet']).state, F)).toContain(`to ${area(35)}`);
  });

  test('[18.2] also on the way through, and in a contested village (R56)', () => {
    const s = inHand({ ...villages, units: { 47: ['Bruno'], 35: four } }, 'Bruno', 47, 5);
    expect(refusal(s, F, 'to', 35)).toEqual(bar('18.2', 'four units of a side'));
    const contested = inHand(
      { ...villages, units: { 47: ['Charlet'], 35: [...four, 'Kruse'] } },
      'Charlet',
      47,
      4,
    );
    expect(refusal(contested, F, 'to', 35)).toEqual(bar('18.2', 'four units of a side'));
  });

  test('[18.2] four of each side, and areas that are no villages hold ten', () => {
    const doc = {
      ...villages,
      units: { 47: ['Charlet'], 35: [...four.slice(1), 'Kruse', 'Best', 'Pack', 'Baring'] },
    };
    expect(choices(inHand(doc, 'Charlet', 47, 4), F)).toContain(`to ${area(35)}`);
    const field = { ...villages, units: { 47: ['Charlet'], 46: [...four, 'Schmitz'] } };
    expect(choices(inHand(field, 'Charlet', 47, 4), F)).toContain(`to ${area(46)}`);
  });

  test('[18.2] in a General Advance too', () => {
    const s = led({ ...villages, units: { 47: ['Charlet'], 35: four } }, 'd’Erlon', 'advance');
    expect(choices(s, F)).not.toContain(`move Charlet ${area(35)}`);
    expect(refusal(s, F, 'move', 'Charlet', 35)).toEqual(bar('18.2', 'four units of a side'));
  });

  test('[18.2] and in a retreat', () => {
    const full = { 35: ['Kempt', 'Pack', 'Lambert', 'Vincke'] };
    const retreats = (doc: Doc) =>
      choices(
        through(
          stormed({
            from: 47,
            to: 46,
            attackers: ['Charlet'],
            defenders: ['Kruse', 'Best'],
            others: {
              ...full,
              44: ['Bony'],
              63: ['Soye'],
              60: ['Brue'],
              62: ['Tromelin'],
              72: ['Husson'],
            },
            doc,
          }),
          LOW,
          'forward Kruse',
        ).state,
        A,
      );
    expect(retreats({})).toContain(`retreat Best ${area(35)}`);
    expect(retreats(villages)).not.toContain(`retreat Best ${area(35)}`);
  });

  test('[18.2] who is over the limit from the start stays, and nobody joins him (R56)', () => {
    const s = position({ ...villages, units: { 35: [...four, 'Schmitz'], 47: ['Charlet'] } });
    expect(standingAt(s, 35)).toHaveLength(5);
    const hand = play(
      s,
      [6, 6],
      [F, 'activate', 'd’Erlon'],
      [F, 'march', area(47)],
      [F, 'pick', 'Charlet'],
    );
    expect(refusal(hand.state, F, 'to', 35)).toEqual(bar('18.2', 'four units of a side'));
  });

  test('[18.3] ten may storm a village, and no more', () => {
    const ten = [...six, 'Pégot', 'Brue', 'Voltigeurs 1', 'Voltigeurs 2'];
    const s = led(
      { ...villages, units: { 47: ten, 48: ['I Corps Divisional'], 35: ['Kruse', 'Best'] } },
      'd’Erlon',
      'march',
      47,
    );
    const { state } = play(s, [], ...ten.flatMap((u) => march(F, u, 35)));
    expect(standingAt(state, 35).filter((u) => ten.includes(u))).toHaveLength(10);
    const full = inHand(
      {
        ...villages,
        units: { 34: ['Bruno', 'Charlet'], 35: ['Kruse', ...ten.slice(1), 'Bauduin'] },
        contested: [],
      },
      'Charlet',
      34,
      4,
    );
    expect(refusal(full, F, 'to', 35)).toEqual(bar('7.1', 'as many units'));
  });

  test.each<[string, number[], string[]]>([
    ['Success', HIGH, []],
    ['Stalemate', [1, 1, 3, 4], []],
  ])('[18.3] after a %s four stay, the point unit among them', (result, dice, wishes) => {
    const attackers = ['Charlet', 'Schmitz', 'Bourgeois', 'Aulard', 'Noguez'];
    const { state, log } = through(
      stormed({ ...storm, attackers }),
      dice,
      'point Charlet',
      ...wishes,
      'done',
    );
    expect(log.some((line) => line.includes(`${result}:`))).toBe(true);
    expect(waiting(state)).toEqual([F]);
    expect(choices(state, F)).toEqual(
      ['Bourgeois', 'Schmitz', 'Aulard', 'Noguez'].map((u) => `retreat ${u} ${area(47)}`),
    );
    expect(refusal(state, F, 'retreat', 'Charlet', 47)).toEqual(bar('18.3', 'point unit stays'));
    expect(refusal(state, F, 'retreat', 'Aulard', 34)).toEqual(bar('18.3', 'where they came from'));
    expect(refusal(state, F, 'retreat', 'Kruse', 47)).toEqual(bar('18.3', 'stormed the village'));
    expect(refusal(state, F, 'done')).toEqual(bar('18.3', 'more than four'));
    const over = play(state, [], [F, 'retreat', 'Aulard', 47]).state;
    expect(standingAt(over, 47)).toEqual(['Aulard']);
    expect(waiting(over)).toEqual([A]);
  });

  test('[18.3] guns that came along count, and go back like others', () => {
    const attackers = ['Charlet', 'Schmitz', 'Bourgeois', 'Aulard', 'I Corps 12-pdr'];
    const { state } = through(
      stormed({ ...storm, attackers }),
      HIGH,
      'point Charlet',
      `retreat I Corps 12-pdr ${area(47)}`,
    );
    expect(placeOf(state, 'I Corps 12-pdr')).toBe(area(47));
    expect(isSpent(state, 'I Corps 12-pdr')).toBe(true);
  });

  test('[18.3] after a Failure all go back', () => {
    const { state } = fight(
      { ...storm, defenders: ['Kruse', 'Best', 'Byng', 'Pack'] },
      LOW,
      'point Charlet',
      'forward Byng',
    );
    expect(standingAt(state, 47)).toHaveLength(6);
  });

  test('[18.3] four enter a village that its defenders have left', () => {
    const s = stormed({ ...storm, attackers: six.slice(0, 5), defenders: ['Baring'] });
    const left = through(
      s,
      LOW,
      'point Charlet',
      'fire Baring',
      `withdraw Baring ${area(36)}`,
    ).state;
    expect(waiting(left)).toEqual([F]);
    expect(refusal(left, F, 'done')).toEqual(bar('18.3', 'more than four'));
    const { state: over } = play(left, [], [F, 'retreat', 'Aulard', 47]);
    expect(standingAt(over, 35)).toHaveLength(4);
  });
});

test('[18.0] the option is part of the position, and limits villages alone', () => {
  const room = (doc: Doc, to: number) => {
    const units = { 47: ['Charlet'], [to]: four };
    return choices(inHand({ ...doc, units }, 'Charlet', 47, 4), F).includes(`to ${area(to)}`);
  };
  expect([room({}, 35), room(villages, 35)]).toEqual([true, false]);
  expect([room({}, 46), room(villages, 46)]).toEqual([true, true]);
});
