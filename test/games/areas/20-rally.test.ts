import { describe, expect, test } from 'vitest';
import {
  A,
  amid,
  bar,
  choices,
  F,
  isSpent,
  isUsed,
  play,
  refusal,
  spent,
  type Doc,
} from './table.ts';

const rally = (
  units: NonNullable<Doc['units']>,
  options: Record<string, boolean>,
  more: Doc = {},
) =>
  amid({ turn: '18:00', options, ...more, units }, [
    ['battle'],
    ['endPhase'],
    ['impulses', F, 0],
    ['rallies'],
  ]).state;

const SELF = { selfRally: true };
const THREE = { expandedRally: true };
const all = (...units: string[]) => units.map((u) => spent(u));

describe('self rally', () => {
  test('[20.1] without the options nobody rallies on his own, and a leader two units', () => {
    const s = rally({ 49: all('Charlet', 'Bourgeois', 'Schmitz') }, {});
    expect(choices(s, F)).toEqual([
      'rally Charlet d’Erlon',
      'rally Bourgeois d’Erlon',
      'rally Schmitz d’Erlon',
      'done',
    ]);
    expect(refusal(s, F, 'recover', 'Charlet')).toEqual(bar('20.2', 'left that may rally'));
  });

  test('[20.1] one option works without the other', () => {
    const self = rally({ 49: all('Charlet', 'Bourgeois', 'Schmitz', 'Aulard') }, SELF);
    const two = play(
      self,
      [],
      [F, 'rally', 'Charlet', 'd’Erlon'],
      [F, 'rally', 'Bourgeois', 'd’Erlon'],
    ).state;
    expect(refusal(two, F, 'rally', 'Schmitz', 'd’Erlon')).toEqual(
      bar('6.3.2', 'as many units as he'),
    );
    const three = rally({ 49: all('Charlet') }, THREE);
    expect(refusal(three, F, 'recover', 'Charlet')).toEqual(bar('20.2', 'left that may rally'));
  });

  test('[20.2] two French units anywhere rally on their own', () => {
    const s = rally({ 49: all('Charlet'), 5: all('Huber'), 28: all('Old Guard Chasseurs') }, SELF);
    const { state, log } = play(s, [], [F, 'recover', 'Charlet'], [F, 'recover', 'Huber']);
    expect(log).toEqual(['[20.2] Charlet rallies on its own', '[20.2] Huber rallies on its own']);
    expect(refusal(state, F, 'recover', 'Old Guard Chasseurs')).toEqual(
      bar('20.2', 'left that may'),
    );
    expect(isUsed(state, 'd’Erlon')).toBe(false);
  });

  test('[20.2] one British unit and one Prussian unit', () => {
    const s = rally({ 69: all('Kruse', 'Best', 'Brause', 'Bose') }, SELF);
    const british = play(s, [], [A, 'recover', 'Kruse']).state;
    expect(refusal(british, A, 'recover', 'Best')).toEqual(bar('20.2', 'left that may rally'));
    const { state } = play(british, [], [A, 'recover', 'Bose']);
    expect(refusal(state, A, 'recover', 'Brause')).toEqual(bar('20.2', 'left that may rally'));
    expect(['Kruse', 'Best', 'Brause', 'Bose'].map((u) => isSpent(state, u))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('[20.2] the rifles and contested areas are no exception (R59)', () => {
    const s = rally({ 46: [...all('95th Rifles', 'Kruse'), 'Charlet'] }, SELF);
    expect(choices(s, A)).toContain('recover 95th Rifles');
    expect(isSpent(play(s, [], [A, 'recover', '95th Rifles']).state, '95th Rifles')).toBe(false);
  });

  test('[20.2] fresh units and the other side’s do not, and guns have recovered before', () => {
    const s = rally(
      { 49: [...all('Charlet', 'I Corps 12-pdr'), 'Schmitz'], 19: all('Kruse') },
      SELF,
    );
    expect(isSpent(s, 'I Corps 12-pdr')).toBe(false);
    expect(refusal(s, F, 'recover', 'Schmitz')).toEqual(bar('6.3', 'not spent'));
    expect(refusal(s, F, 'recover', 'Kruse')).toEqual(bar('6.3', 'the other side'));
  });

  test('[20.2] in every rally phase anew', () => {
    const s = rally({ 49: all('Charlet', 'Bourgeois', 'Schmitz') }, SELF, { rallies: [0, 0, 0] });
    expect(choices(s, F)).toContain('recover Charlet');
  });
});

describe('expanded rally', () => {
  test('[20.3] a leader rallies three units of any kind in one area, and is spent', () => {
    const s = rally({ 49: all('Charlet', 'Bruno', 'Schmitz', 'Aulard'), 58: all('Noguez') }, THREE);
    const { state } = play(
      s,
      [],
      [F, 'rally', 'Charlet', 'd’Erlon'],
      [F, 'rally', 'Bruno', 'd’Erlon'],
    );
    expect(isUsed(state, 'd’Erlon')).toBe(true);
    expect(refusal(state, F, 'rally', 'Noguez', 'd’Erlon')).toEqual(bar('6.3.2', 'one area only'));
    const third = play(state, [], [F, 'rally', 'Schmitz', 'd’Erlon']).state;
    expect(isSpent(third, 'Schmitz')).toBe(false);
    expect(isSpent(third, 'Aulard')).toBe(true);
    expect(choices(third, F)).not.toContain('rally Aulard d’Erlon');
  });

  test('[20.3] the rifles among them', () => {
    const s = rally({ 46: all('95th Rifles', 'Kruse', 'Ompteda', 'Bijlandt') }, THREE);
    const orange = 'Prince of Orange';
    const { state } = play(
      s,
      [],
      [A, 'rally', '95th Rifles', orange],
      [A, 'rally', 'Kruse', orange],
      [A, 'rally', 'Ompteda', orange],
    );
    expect(isSpent(state, 'Bijlandt')).toBe(true);
    expect(isSpent(state, '95th Rifles')).toBe(false);
  });

  test('[20.3] a spent leader rallies nobody', () => {
    const s = rally({ 49: all('Charlet'), 23: all('Soye') }, THREE, { spent: ['d’Erlon'] });
    expect(refusal(s, F, 'rally', 'Charlet', 'd’Erlon')).toEqual(
      bar('6.3.2', 'only a fresh leader'),
    );
  });

  const cavalry = ['Arentsschildt', 'Trip', 'Ghigny', 'Van Merlen', 'Dörnberg'];
  const both = { ...THREE, exhaustion: true };
  const five = cavalry.map((u) => [A, 'rally', u, 'Uxbridge'] as const);

  test('[20.3] with charge exhaustion three units, or all the cavalry of an area (R58)', () => {
    const { state } = play(rally({ 38: all(...cavalry) }, both), [], ...five);
    expect(cavalry.map((u) => isSpent(state, u))).toEqual([false, false, false, false, false]);
    const three = play(
      rally({ 38: all(...cavalry), 37: all('Kruse') }, THREE),
      [],
      ...five.slice(0, 3),
    ).state;
    expect(refusal(three, A, 'rally', 'Van Merlen', 'Uxbridge')).toEqual(
      bar('6.3.2', 'as many units'),
    );
  });

  test('[20.3] three also in a contested area, all cavalry only where no enemy stands (R58)', () => {
    const s = rally({ 38: [...all(...cavalry), 'Charlet'], 37: all('Kruse') }, both);
    const { state } = play(s, [], ...five.slice(0, 3));
    expect(isSpent(state, 'Ghigny')).toBe(false);
    expect(refusal(state, A, 'rally', 'Van Merlen', 'Uxbridge')).toEqual(
      bar('6.3.2', 'as many units'),
    );
  });

  test('[20.1] all options together: leaders first, then units on their own', () => {
    const s = rally(
      { 38: all(...cavalry), 37: all('Kruse'), 49: all('Charlet') },
      { ...both, ...SELF },
    );
    const { state } = play(s, [], [F, 'recover', 'Charlet'], ...five, [A, 'recover', 'Kruse']);
    expect([...cavalry, 'Kruse', 'Charlet'].filter((u) => isSpent(state, u))).toEqual([]);
  });
});

test('[20.0] with both options a formation is soon fresh again', () => {
  const tired = ['Charlet', 'Bourgeois', 'Schmitz', 'Aulard', 'Noguez'];
  const s = rally({ 49: all(...tired) }, { ...SELF, ...THREE });
  const { state } = play(
    s,
    [],
    ...tired.slice(0, 3).map((u) => [F, 'rally', u, 'd’Erlon'] as const),
    ...tired.slice(3).map((u) => [F, 'recover', u] as const),
  );
  expect(tired.filter((u) => isSpent(state, u))).toEqual([]);
});
