import { describe, expect, test } from 'vitest';
import { COMMANDERS, LEADERS } from '../../../src/games/areas/data/leaders.ts';
import { UNITS, type UnitDatum } from '../../../src/games/areas/data/units.ts';
import {
  A,
  amid,
  area,
  bar,
  batteryAt,
  choices,
  F,
  isSpent,
  isUsed,
  march,
  opening,
  placeOf,
  play,
  position,
  refusal,
  standingAt,
  turn,
} from './table.ts';

/**
 * All counters by their leader, skirmishers by their army: arm (infantry, cavalry, foot and horse
 * artillery, skirmishers), name, attack, defence and movement on the fresh and the spent side, and
 * where it begins or arrives.
 */
const COUNTERS = `
d’Erlon: i Charlet 444/224 @49, i Bourgeois 444/224 @49, i Schmitz 544/224 @49, i Aulard 444/224
  @49, i Noguez 444/224 @58, i Grenier 444/224 @58, i Pégot 444/224 @59, i Brue 444/224 @59, c
  Bruno 437/217 @74, c Gobrecht 437/217 @74, f I Corps 12-pdr 513/000 @48, f I Corps Divisional
  413/000 @48, h I Corps Horse 315/000 @74
Reille: i Bauduin 544/224 @23, i Soye 444/224 @23, i Gauthier 444/224 @33, i J.-B. Jamin 444/224
  @33, i Husson 444/224 @32, i Campi 444/224 @32, c Huber 437/217 @5, c Mathieu 437/217 @5, f II
  Corps Divisional 413/000 @23, f II Corps 12-pdr 513/000 @48
Lobau: i Bellair 444/224 @51, i M. Jamin 444/224 @51, i Bony 444/224 @51, i Tromelin 444/224
  @51, c Domon 437/217 @57, c Subervie 437/217 @56, f VI Corps Divisional 413/000 @51, f VI Corps
  12-pdr 513/000 @48
Drouot: i Old Guard Grenadiers 775/445 @30, i Old Guard Chasseurs 775/445 @28, i Middle Guard
  Grenadiers 665/335 @30, i Middle Guard Chasseurs 665/335 @29, i Young Guard Chartrand 555/235
  @29, i Young Guard Guye 555/235 @29, c Guard Chasseurs à Cheval 647/327 @50, c Guard Lancers
  647/327 @50, c Guard Grenadiers à Cheval 756/436 @31, c Guard Dragoons 756/436 @31, f Guard
  12-pdr 613/000 @48, f Guard Foot Artillery 513/000 @30, h Guard Horse Artillery 415/000 @50
Kellermann: c Picquet 546/226 @31, c Guiton 656/326 @31, c Blancard 656/326 @31, c Donop 656/326
  @31, h III Cavalry Horse 315/000 @31
Ney: c Dubois 656/326 @50, c Travers 656/326 @50, c Farine 656/326 @50, c Vial 656/326 @50, h IV
  Cavalry Horse 315/000 @50
French: s Voltigeurs 1 215 @23, s Voltigeurs 2 215 @23, s Voltigeurs 3 215 @32, s Voltigeurs 4
  215 @49, s Voltigeurs 5 215 @58, s Voltigeurs 6 215 @59
Prince of Orange: i Maitland 564/234 @19, i Byng 564/234 @21, i C. Halkett 454/234 @36, i
  Kielmansegge 344/124 @36, i Ompteda 454/234 @35, i Kruse 344/124 @37, i Bijlandt 334/114 @45, i
  Saxe-Weimar 344/124 @62, i Detmers 334/124 @9, i d’Aubremé 334/124 @9, f I Corps Artillery
  (right) 413/000 @19, f I Corps Artillery (centre) 413/000 @36, f Chassé Artillery 313/000 @9
Hill: i Adam 555/235 @17, i Du Plat 454/234 @17, i H. Halkett 234/124 @17, i Mitchell 454/234
  @18, f II Corps Artillery 413/000 @17
Picton: i Kempt 554/234 @45, i Pack 554/234 @45, i Best 234/124 @63, i Vincke 234/124 @63, i
  Lambert 454/234 @39, i Brunswick Light 344/124 @18, i Brunswick Line 344/124 @18, f Picton
  Artillery 413/000 @45, f Hanoverian Artillery 313/000 @63, f Reserve Artillery 413/000 @38
Uxbridge: c Somerset 756/426 @37, c Ponsonby 746/326 @44, c Dörnberg 437/217 @18, c Vandeleur
  437/217 @64, c Grant 537/227 @18, c Vivian 537/227 @64, c Arentsschildt 437/217 @38, c Trip
  436/216 @38, c Ghigny 337/117 @38, c Van Merlen 337/117 @38, c Brunswick Cavalry 337/117 @18, h
  RHA (right) 415/000 @18, h RHA (centre) 415/000 @37, h RHA (left) 415/000 @64
British: s 95th Rifles 325/215 @46, s Macdonell 225 @21, s Büsgen 215 @21, s Hanoverian Jäger
  215 @22, s Baring 225 @35, s Nassau Voltigeurs 215 @62, s Orange-Nassau 215 @72
Bülow: i Hake Line 444/224 @P2, i Hake Landwehr 344/124 @P2, i Ryssel Line 444/224 @P2, i Ryssel
  Landwehr 344/124 @P2, i Losthin Line 444/224 @P2, i Losthin Landwehr 344/124 @P2, i Hiller Line
  444/224 @P2, i Hiller Landwehr 344/124 @P2, c Schwerin 337/117 @P2, c Watzdorf 337/117 @P2, c
  Sydow 337/117 @P2, f IV Korps Artillery 1 413/000 @P2, f IV Korps Artillery 2 413/000 @P2, h IV
  Korps Horse Artillery 315/000 @P2
Pirch: i Tippelskirch Line 444/224 @P3, i Tippelskirch Landwehr 344/124 @P3, i Krafft Line
  444/224 @P3, i Krafft Landwehr 344/124 @P3, i Brause 344/124 @P3, i Bose 344/124 @P3, c Thümen
  437/217 @P3, c Sohr 437/217 @P3, f II Korps Artillery 1 413/000 @P3, f II Korps Artillery 2
  413/000 @P3
Zieten: i Steinmetz Line 444/224 @P1, i Steinmetz Landwehr 344/124 @P1, i Pirch II 344/124 @P1,
  c Treskow 437/217 @P1, c Lützow 437/217 @P1, f I Korps Artillery 413/000 @P1
Prussian: s Schützen 1 215 @P2, s Schützen 2 215 @P3, s Schützen 3 215 @P1
`;

const LETTERS: Record<UnitDatum['arm'], string> = {
  infantry: 'i',
  cavalry: 'c',
  'foot artillery': 'f',
  'horse artillery': 'h',
  skirmishers: 's',
};

const counterOf = ({ arm, name, fresh, spent, at }: UnitDatum): string =>
  `${LETTERS[arm]} ${name} ${fresh.join('')}${spent === null ? '' : `/${spent.join('')}`} @${at}`;

const formations = [...new Set(UNITS.map((u) => u.leader ?? u.army))];
const of = (formation: string): UnitDatum[] =>
  UNITS.filter((u) => (u.leader ?? u.army) === formation);
const soldiers = UNITS.filter((u) => u.arm !== 'skirmishers');

const sums = (units: readonly UnitDatum[], side: 'fresh' | 'spent'): number[] =>
  [0, 1, 2].map((i) => units.reduce((sum, u) => sum + (u[side]?.[i] ?? 0), 0));

describe('the counters', () => {
  test('[4.0][4.3] every counter: leader, arm, factors of both sides, and where it begins', () => {
    const written = COUNTERS.trim().replaceAll(/\n +/g, ' ').split('\n');
    const printed = formations.map((f) => `${f}: ${of(f).map(counterOf).join(', ')}`);
    expect(printed).toEqual(written);
  });

  test('[4.1] 60 French, 49 British and 33 Prussian counters, the nations of the British told apart', () => {
    const count = (army: string) => UNITS.filter((u) => u.army === army).length;
    expect([count('French'), count('British'), count('Prussian'), UNITS.length]).toEqual([
      60, 49, 33, 142,
    ]);
    expect(new Set(UNITS.map((u) => u.name)).size).toBe(142);
    const nations = new Set(UNITS.filter((u) => u.army === 'British').map((u) => u.nation));
    expect([...nations].sort()).toEqual([
      'British',
      'Brunswick',
      'Hanoverian',
      'KGL',
      'Nassau',
      'Netherlands',
    ]);
  });

  test('[4.1] nationality has no function: Dutch and British brigades of a leader act together', () => {
    const s = position({ side: A, units: { 36: ['C. Halkett', 'Bijlandt', 'Kruse'] } });
    const { state } = play(s, [6, 6], [A, 'activate', 'Prince of Orange'], [A, 'march', 36]);
    expect(choices(state, A)).toEqual(['pick C. Halkett', 'pick Kruse', 'pick Bijlandt', 'done']);
  });

  test('[4.2] by type: 62 infantry, 36 cavalry, 28 artillery and 16 skirmishers', () => {
    const count = (...arms: string[]) => UNITS.filter((u) => arms.includes(u.arm)).length;
    expect([
      count('infantry'),
      count('cavalry'),
      count('foot artillery', 'horse artillery'),
      count('skirmishers'),
    ]).toEqual([62, 36, 28, 16]);
  });

  test('[4.2][14.1] all have a fresh and a spent side but skirmishers, of whom only the rifles have', () => {
    const oneStep = UNITS.filter((u) => u.spent === null);
    expect(oneStep.every((u) => u.arm === 'skirmishers')).toBe(true);
    const twoSteps = UNITS.filter((u) => u.arm === 'skirmishers' && u.spent !== null);
    expect(twoSteps.map((u) => u.name)).toEqual(['95th Rifles']);
    expect(oneStep).toHaveLength(15);
  });

  test('[4.2] skirmishers that would be spent are eliminated, the rifles are spent', () => {
    const hit = (target: string) => {
      const s = position({ units: { 34: ['Guard Foot Artillery'], 35: [target, 'Ompteda'] } });
      return play(
        s,
        [3, 3, 4, 3, 1, 2],
        [F, 'activate', 'Drouot'],
        [F, 'bombard', 34],
        [F, 'target', target],
      );
    };
    expect(hit('Baring').log).toContain('[11.16] Baring is eliminated in La Haye Sainte');
    const { state } = play(hit('95th Rifles').state, [], [A, 'spend', '95th Rifles']);
    expect([isSpent(state, '95th Rifles'), placeOf(state, 'Baring')]).toEqual([true, 'away']);
    const both = position({
      units: { 34: ['Guard Foot Artillery'], 35: ['Ompteda', 'Baring'] },
    });
    const { state: asked } = play(
      both,
      [3, 3, 3, 3, 1, 2],
      [F, 'activate', 'Drouot'],
      [F, 'bombard', 34],
      [F, 'target', 'Ompteda'],
      [A, 'spend', 'Ompteda'],
    );
    expect(refusal(asked, A, 'spend', 'Baring')).toEqual(bar('14.1', 'one step'));
  });

  test('[4.3] spent artillery has neither strength nor movement; it does not fire', () => {
    const guns = UNITS.filter((u) => u.arm.endsWith('artillery'));
    expect(guns.every((u) => u.spent?.join() === '0,0,0')).toBe(true);
    const s = position({
      units: { 34: [{ unit: 'Guard Foot Artillery', spent: true }, 'Soye'], 35: ['Ompteda'] },
    });
    const { state } = play(s, [3, 3], [F, 'activate', 'Drouot']);
    expect(refusal(state, F, 'bombard', 34)).toEqual(bar('8.6', 'no fresh artillery'));
    expect(refusal(state, F, 'march', 34)).toEqual(bar('8.4', 'no unit'));
  });

  test('[4.3] artillery cannot be the point unit of an assault', () => {
    const s = position({ units: { 34: ['II Corps Divisional', 'Soye', 'Kempt'] } });
    const { state } = play(
      s,
      [3, 3],
      [F, 'activate', 'Reille'],
      [F, 'march', 34],
      [F, 'done'],
      [F, 'assault', 34],
    );
    expect(choices(state, F)).toEqual(['support II Corps Divisional', 'all', 'done']);
    const alone = position({ units: { 34: ['II Corps Divisional', 'Kempt'] } });
    const guns = play(alone, [3, 3], [F, 'activate', 'Reille']).state;
    expect(choices(guns, F)).not.toContain('assault Central Valley');
  });

  test('[4.6] the spent side is weaker in attack and defence, never faster', () => {
    for (const u of soldiers) {
      const [fresh, spent] = [u.fresh, u.spent ?? [9, 9, 9]];
      expect(spent[0], u.name).toBeLessThan(fresh[0]);
      expect(spent[1], u.name).toBeLessThan(fresh[1]);
      expect(spent[2], u.name).toBeLessThanOrEqual(fresh[2]);
    }
    expect(sums(UNITS, 'fresh')).toEqual([559, 445, 674]);
    expect(sums(UNITS, 'spent')).toEqual([193, 196, 499]);
  });

  test('[4.6] a unit attacks and defends with the factors of the side that shows', () => {
    const assault = (guise: object, defender: object): string[] =>
      play(
        position({
          units: {
            20: [
              { unit: 'Soye', ...guise },
              { unit: 'Maitland', ...defender },
            ],
          },
        }),
        [3, 3, 1, 1, 6, 6],
        [F, 'activate', 'Reille'],
        [F, 'march', 20],
        [F, 'assault', 20],
        [F, 'done'],
        [A, 'done'],
      ).log.filter((line) => line.includes('factor'));
    expect(assault({}, {})).toEqual(['[11.12.2] French, factor: 4', '[11.12.3] Allied, factor: 6']);
    expect(assault({ spent: true }, { spent: true })).toEqual([
      '[11.12.2] French, factor: 2',
      '[11.12.3] Allied, factor: 3',
    ]);
  });

  test('[4.6] a strength of 0 bars nobody from defending', () => {
    const s = position({
      units: { 20: ['Soye', { unit: 'I Corps Artillery (right)', spent: true }] },
    });
    const { log } = play(
      s,
      [3, 3, 1, 1, 6, 6],
      [F, 'activate', 'Reille'],
      [F, 'march', 20],
      [F, 'assault', 20],
      [F, 'done'],
      [A, 'done'],
    );
    expect(log).toContain('[11.12] I Corps Artillery (right) is the forward unit');
    expect(log).toContain('[11.12.3] Allied, factor: 0');
  });

  test('[4.7] every unit but skirmishers has a leader of its army, every leader a formation', () => {
    for (const u of soldiers) {
      expect(LEADERS.find((l) => l.name === u.leader)?.army, u.name).toBe(u.army);
    }
    expect(LEADERS.map((l) => [l.name, of(l.name).length])).toEqual([
      ['d’Erlon', 13],
      ['Reille', 10],
      ['Lobau', 8],
      ['Drouot', 13],
      ['Kellermann', 5],
      ['Ney', 5],
      ['Prince of Orange', 13],
      ['Hill', 5],
      ['Picton', 10],
      ['Uxbridge', 14],
      ['Bülow', 14],
      ['Pirch', 10],
      ['Zieten', 6],
    ]);
    expect(UNITS.filter((u) => u.leader === null && u.arm !== 'skirmishers')).toEqual([]);
  });

  test('[4.7] a formation acts only once its leader is activated, and only his', () => {
    const s = position({ units: { 50: ['Dubois', 'Guard Lancers'] } });
    expect(refusal(s, F, 'march', 50)).toEqual(bar('8.1', 'activate a leader'));
    const { state } = play(s, [3, 3], [F, 'activate', 'Ney'], [F, 'march', 50]);
    expect(refusal(state, F, 'pick', 'Guard Lancers')).toEqual(bar('8.3', 'another formation'));
    expect(refusal(s, F, 'activate', 'Reille')).toEqual(bar('4.7', 'no unit of that leader'));
  });

  test('[4.8] French and British begin on the map, each where the set-up says; the Prussians do not', () => {
    const s = opening();
    for (const u of UNITS) {
      const begins = typeof u.at === 'number' ? area(u.at) : 'away';
      expect(placeOf(s, u.name), u.name).toBe(begins);
    }
    expect(standingAt(s, 21)).toEqual(['Byng', 'Macdonell', 'Büsgen']);
    expect(UNITS.filter((u) => u.army === 'Prussian').every((u) => String(u.at)[0] === 'P')).toBe(
      true,
    );
  });
});

describe('the cards', () => {
  test('[4.4] commanders and leaders: activation on both sides, bonus, battle rating, arrival', () => {
    expect(LEADERS.map((l) => [l.name, l.fresh, l.spent, l.rating, l.turn ?? 1])).toEqual([
      ['d’Erlon', 6, 8, 1, 1],
      ['Reille', 6, 8, 1, 1],
      ['Lobau', 6, 8, 2, 1],
      ['Drouot', 6, 9, 3, 1],
      ['Kellermann', 6, 8, 2, 1],
      ['Ney', 6, 8, 3, 1],
      ['Prince of Orange', 7, 9, 1, 1],
      ['Hill', 6, 8, 2, 1],
      ['Picton', 6, 8, 2, 1],
      ['Uxbridge', 6, 8, 2, 1],
      ['Bülow', 7, 9, 1, 6],
      ['Pirch', 7, 9, 1, 6],
      ['Zieten', 6, 8, 2, 8],
    ]);
    expect(COMMANDERS.map((c) => [c.name, c.army, c.fresh, c.bonus, c.turn ?? 1])).toEqual([
      ['Napoléon', 'French', 6, 1, 1],
      ['Wellington', 'British', 6, 1, 1],
      ['Blücher', 'Prussian', 6, 1, 6],
    ]);
  });

  test.each([
    ['Kellermann', 31, 'Donop', 6, 8],
    ['Drouot', 30, 'Old Guard Grenadiers', 6, 9],
  ])(
    '[4.4] the card of %s (area %i, %s) asks for %i fresh and %i spent',
    (leader, at, unit, fresh, spent) => {
      const attempt = (cards: readonly string[], roll: number): boolean => {
        const s = position({ spent: cards, units: { [at]: [unit] } });
        const { log } = play(s, [roll - 1, 1], [F, 'activate', leader]);
        return log[0].includes('is activated');
      };
      expect([fresh - 1, fresh].map((roll) => attempt(['Napoléon'], roll))).toEqual([false, true]);
      const both = ['Napoléon', leader];
      expect([spent - 2, spent - 1].map((roll) => attempt(both, roll))).toEqual([false, false]);
    },
  );

  test('[4.4] leaders are no units: they stand nowhere and no area is full of them', () => {
    const s = opening();
    expect(() => placeOf(s, 'Ney')).toThrow('no unit Ney');
    expect(isUsed(s, 'Ney')).toBe(false);
    expect(refusal(position({ units: { 50: ['Dubois'] } }), F, 'activate', 'Napoléon')).toEqual(
      bar('8.3', 'only a leader'),
    );
  });

  test('[4.5] the markers: turn, impulse, control, victory points and Grand Battery', () => {
    const s = opening();
    expect([s.turn, s.impulse, batteryAt(s)]).toEqual([0, 0, 'Grand Battery Ridge']);
    const { state, log } = play(
      position({ units: { 34: ['Soye'], 48: ['II Corps 12-pdr'] }, impulse: 2 }),
      [3, 3],
      [F, 'activate', 'Reille'],
      [F, 'march', 34],
      ...march(F, 'Soye', 20, 'halt'),
    );
    expect(log).toContain('[7.2] the French side takes control of Hougoumont North Slope');
    expect(batteryAt(state)).toBe('Grand Battery Ridge');
    expect(turn({ turn: '12:00' }, [3, 4]).log[0]).toBe('[3.9] Turn: 12:00');
    expect(isSpent(state, 'Soye')).toBe(false);
    expect(amid({ turn: '12:00' }, [['battle'], ['endPhase']], [3, 4]).log[0]).toBe(
      '[17.1] the victory marker stands at 0',
    );
  });
});
