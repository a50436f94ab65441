import { describe, expect, test } from 'vitest';
import {
  DEPLOYMENT_LINE,
  FRONTIER,
  RIVERS,
  ROADS,
  TOWNS,
  type RoadDatum,
  type TownDatum,
} from '../../../src/games/blocks/data/map.ts';
import * as tables from '../../../src/games/blocks/data/tables.ts';
import { TURNS, TURNS_BY_DAYS } from '../../../src/games/blocks/data/turns.ts';
import { UNITS, type UnitDatum } from '../../../src/games/blocks/data/units.ts';
import { RULEBOOK } from '../../../src/games/blocks/rulebook.ts';

type Point = readonly [x: number, y: number];

const town = (name: string): TownDatum => {
  const found = TOWNS.find((t) => t.name === name);
  if (!found) throw new Error(`no town ${name}`);
  return found;
};
const at = (name: string): Point => [town(name).x, town(name).y];
const road = (a: string, b: string): RoadDatum | undefined =>
  ROADS.find((r) => (r.a === a && r.b === b) || (r.a === b && r.b === a));
const neighbours = (name: string): string[] =>
  ROADS.flatMap((r) => (r.a === name ? [r.b] : r.b === name ? [r.a] : [])).sort();

const side = ([ax, ay]: Point, [bx, by]: Point, [px, py]: Point): number =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
const crossings = (a: Point, b: Point, line: readonly Point[]): number =>
  line.slice(1).filter((q, i) => cross(a, b, line[i], q)).length;

describe('the board', () => {
  test('[1.0] 51 towns with names of their own, of which three are cities (R1)', () => {
    expect(TOWNS).toHaveLength(51);
    const names = TOWNS.flatMap((t) => [t.name, ...(t.aliases ?? [])]);
    expect(new Set(names.map((n) => n.toLowerCase())).size).toBe(names.length);
    expect(TOWNS.filter((t) => t.city).map((t) => t.name)).toEqual(['Ghent', 'Brussels', 'Liège']);
  });

  test('[1.0] every town that the rules name is on the board', () => {
    const named =
      'Brussels, Ghent, Liège, Alost, Ninove, Hal, Waterloo, Wavre, Louvain, Laneffe, Charleroi, ' +
      'Ligny, Quatre Bras, Nivelles, Beaumont, Solre, Philippeville, Braine-le-Comte, Grammont, ' +
      'Mons, Namur, Gembloux, Ciney';
    for (const name of named.split(', ')) expect(town(name).name).toBe(name);
  });

  test('[1.0] 99 roads, 55 major and 44 minor, of which 41 cross a river', () => {
    expect(ROADS).toHaveLength(99);
    expect(ROADS.filter((r) => r.kind === 'major')).toHaveLength(55);
    expect(ROADS.filter((r) => r.kind === 'minor')).toHaveLength(44);
    expect(ROADS.filter((r) => r.river !== null)).toHaveLength(41);
  });

  test.each([
    ['Beaumont', 'Thuin', 'Charleroi'],
    ['Solre', 'Binche', 'Nivelles'],
    ['Solre', 'Binche', 'Charleroi'],
    ['Philippeville', 'Dinant', 'Ciney'],
    ['Philippeville', 'Laneffe', 'Charleroi'],
  ])('[1.0] a column marches by major roads from %s by %s to %s (R1)', (from, by, to) => {
    expect([road(from, by)?.kind, road(by, to)?.kind]).toEqual(['major', 'major']);
  });

  test('[1.0] the accounts of play tell of a highway to Solre and a lane to Philippeville (R1)', () => {
    expect(road('Solre', 'Beaumont')?.kind).toBe('major');
    expect(road('Beaumont', 'Philippeville')?.kind).toBe('minor');
  });

  test('[1.0] a road joins two different towns, and no two roads join the same ones', () => {
    const pairs = ROADS.map((r) => [town(r.a).name, town(r.b).name].sort().join(' - '));
    expect(new Set(pairs).size).toBe(99);
    for (const r of ROADS) expect(r.a).not.toBe(r.b);
  });

  test('[1.0] every town can be reached from every other, and has at least two roads', () => {
    const reached = new Set(['Brussels']);
    for (const name of reached) for (const next of neighbours(name)) reached.add(next);
    expect(reached.size).toBe(51);
    for (const t of TOWNS) expect(neighbours(t.name).length, t.name).toBeGreaterThanOrEqual(2);
  });

  test('[1.0] no town is the only way to another', () => {
    for (const closed of TOWNS) {
      const start = TOWNS.find((t) => t !== closed)?.name ?? '';
      const reached = new Set([start]);
      for (const name of reached)
        for (const next of neighbours(name)) if (next !== closed.name) reached.add(next);
      expect(reached.size, `without ${closed.name}`).toBe(50);
    }
  });

  test('[1.0] no two roads cross when drawn straight', () => {
    const crossed = ROADS.flatMap((r, i) =>
      ROADS.slice(i + 1)
        .filter((q) => cross(at(r.a), at(r.b), at(q.a), at(q.b)))
        .map((q) => `${r.a}-${r.b} x ${q.a}-${q.b}`),
    );
    expect(crossed).toEqual([]);
  });

  test('[1.0] a road is 9 to 31 km long and passes no third town within 2 km', () => {
    for (const r of ROADS) {
      const [[ax, ay], [bx, by]] = [at(r.a), at(r.b)];
      const length = Math.hypot(bx - ax, by - ay);
      expect(length, `${r.a}-${r.b}`).toBeGreaterThan(9);
      expect(length, `${r.a}-${r.b}`).toBeLessThan(31);
      for (const t of TOWNS) {
        if (t.name === r.a || t.name === r.b) continue;
        const along = ((t.x - ax) * (bx - ax) + (t.y - ay) * (by - ay)) / length ** 2;
        const part = Math.min(1, Math.max(0, along));
        const distance = Math.hypot(t.x - ax - part * (bx - ax), t.y - ay - part * (by - ay));
        expect(distance, `${r.a}-${r.b} by ${t.name}`).toBeGreaterThan(2);
      }
    }
  });

  test('[1.0] a road crosses exactly the rivers it names, as they are drawn', () => {
    expect(Object.keys(RIVERS).sort()).toEqual(
      ['Dender', 'Dyle', 'Haine', 'Meuse', 'Sambre', 'Scheldt', 'Senne'].sort(),
    );
    for (const r of ROADS) {
      const drawn = Object.keys(RIVERS).filter(
        (name) => crossings(at(r.a), at(r.b), RIVERS[name] ?? []) % 2 === 1,
      );
      expect(drawn.sort(), `${r.a}-${r.b}`).toEqual(r.river?.split('+').sort() ?? []);
    }
  });

  test('[1.0] towns of France lie south of the frontier, those of the Netherlands north', () => {
    for (const t of TOWNS) {
      const crossed = crossings([t.x, t.y], [t.x, 500], FRONTIER);
      expect(crossed % 2 === 1, t.name).toBe(t.land === 'France');
    }
  });

  test('[3.1] British deploy west of the line, Prussians east of it, French in France', () => {
    // Carried on beyond both ends, the line parts the whole board.
    const line: Point[] = [[60, -100], ...DEPLOYMENT_LINE, [110, 500]];
    for (const t of TOWNS) {
      const west = crossings([t.x, t.y], [-500, t.y], line) % 2 === 0;
      const zone = t.land === 'France' ? 'French' : west ? 'British' : 'Prussian';
      expect(t.zone, t.name).toBe(zone);
    }
    const count = (zone: string) => TOWNS.filter((t) => t.zone === zone).length;
    expect([count('French'), count('British'), count('Prussian')]).toEqual([9, 24, 18]);
  });

  test('[3.1] every army finds room for all its units', () => {
    const room = (zone: string, most: number) => TOWNS.filter((t) => t.zone === zone).length * most;
    expect(room('French', 16)).toBeGreaterThan(38);
    expect(room('British', 5)).toBeGreaterThan(19);
    expect(room('Prussian', 6)).toBeGreaterThan(25);
  });

  test('[5.1] six roads leave Brussels', () => {
    expect(neighbours('Brussels')).toEqual(
      ['Alost', 'Hal', 'Louvain', 'Ninove', 'Waterloo', 'Wavre'].sort(),
    );
  });

  test('[5.2] cavalry comes from Brussels by Waterloo to further towns', () => {
    const second = neighbours('Waterloo').filter((n) => n !== 'Brussels');
    expect(second).toEqual(['Hal', 'Nivelles', 'Quatre Bras', 'Wavre']);
  });

  test('[5.4] the major road from Laneffe to Charleroi crosses the Sambre', () => {
    expect(road('Laneffe', 'Charleroi')).toMatchObject({ kind: 'major', river: 'Sambre' });
  });

  test('[11.0] supply bases and what they cost', () => {
    const bases = TOWNS.filter((t) => t.base).map((t) => [t.name, t.base?.army, t.base?.loss]);
    expect(bases).toEqual([
      ['Ghent', 'British', 1],
      ['Brussels', 'British', 1],
      ['Liège', 'Prussian', 2],
    ]);
  });

  test('[13.2] Waterloo and Nivelles are joined by road, Waterloo and Ligny are not', () => {
    expect(road('Waterloo', 'Nivelles')).toBeDefined();
    expect(road('Waterloo', 'Ligny')).toBeUndefined();
    for (const from of ['Waterloo', 'Nivelles', 'Ligny'])
      expect(road(from, 'Quatre Bras'), from).toBeDefined();
  });

  test('[1.0] roads and river crossings told of in accounts of play (R1, R2)', () => {
    const told =
      'Beaumont-Thuin, Beaumont-Solre, Beaumont-Philippeville, Solre-Binche, Solre-Mons, Mons-Binche, ' +
      'Philippeville-Laneffe, Namur-Ligny, Charleroi-Ligny, Charleroi-Quatre Bras, Waterloo-Hal';
    for (const pair of told.split(', ')) {
      const [a = '', b = ''] = pair.split('-');
      expect(road(a, b), pair).toBeDefined();
    }
    expect(road('Solre', 'Binche')?.river).toBe('Sambre');
    for (const west of ['Alost', 'Ninove', 'Hal'])
      expect(road('Brussels', west)?.river, west).toContain('Senne');
  });
});

/** The order of battle written out again: corps, arm, CV and town, unit by unit. */
const ORDER_OF_BATTLE = `
French HQ Napoléon L0 Beaumont
French I Quiot I2 Solre; Donzelot I3 Solre; Marcognet I2 Solre; Durutte I2 Solre; Jacquinot C2 Solre; de Salle A3 Solre
French II Bachelu I2 Solre; Jerome I4 Solre; Girard I2 Solre; Foy I3 Solre; Pire C2 Solre; Pelletier A3 Solre
French III Lefol I2 Beaumont; Habert I3 Beaumont; Berthezène I3 Beaumont; Domon C2 Beaumont; Doguereau A2 Beaumont
French IV Pécheux I3 Philippeville; Vichery I2 Philippeville; Hulot I2 Philippeville; Maurin C2 Philippeville; Balthus A3 Philippeville
French VI Simmer I2 Beaumont; Jeannin I2 Beaumont; Teste I2 Beaumont; Noury A2 Beaumont
French Guard Friant I4 Beaumont; Morand I3 Beaumont; Duhesme I3 Beaumont; Guyot C4 Beaumont; Lefebvre C3 Beaumont; St. Maurice 1 A4 Beaumont; St. Maurice 2 A4 Beaumont
French Cavalry Pajol C3 Philippeville; Exelmans C4 Philippeville; Kellermann C4 Philippeville; Milhaud C3 Philippeville
British HQ Wellington L0 Brussels
British I Cooke I4 Braine-le-Comte; Alten I4 Braine-le-Comte; Perponcher I3 Nivelles; Chassé I2 Nivelles; British I Artillery A4 Braine-le-Comte
British II Clinton I4 Grammont; Colville I4 Grammont; Stedman I2 Grammont; British II Artillery A2 Grammont
British R Picton I4 Brussels; Cole I3 Brussels; Frederick I3 Brussels; British Reserve Artillery A3 Brussels
British Cavalry Somerset C4 Ninove; Ponsonby C3 Ninove; Vivian C3 Ninove; Dornberg C3 Mons; Collaert C2 Nivelles
Prussian HQ Blücher L0 Namur
Prussian I Steinmetz I4 Charleroi; Pirch II I4 Charleroi; Jagow I3 Ligny; Schutter I2 Gembloux; Röder C2 Gembloux; Rentzel A4 Ligny
Prussian II Tippelskirch I3 Namur; Krafft I3 Namur; Brause I3 Namur; Böse I3 Namur; Jurgass C4 Namur; Lehmann A3 Namur
Prussian III Borcke I3 Ciney; Kemphen I2 Ciney; Luck I2 Ciney; Stülpnagel I3 Ciney; Hobe C2 Ciney; Grevenitz A3 Ciney
Prussian IV Hake I3 Liège; Ryssel I3 Liège; Losthin I3 Liège; Hiller I3 Liège; Pr. Wilhelm C3 Liège; Bardeleben A4 Liège
`;

const line = (u: UnitDatum) => `${u.name} ${u.arm.charAt(0).toUpperCase()}${u.cv} ${u.town}`;
const of = (army: string, arm?: string) =>
  UNITS.filter((u) => u.army === army && (arm === undefined || u.arm === arm));
const total = (units: readonly UnitDatum[]) => units.reduce((sum, u) => sum + u.cv, 0);

describe('the units', () => {
  test('[2.1] 82 blocks with names of their own: 38 French, 19 British and Dutch, 25 Prussian', () => {
    expect(UNITS).toHaveLength(82);
    expect(new Set(UNITS.map((u) => u.name.toLowerCase())).size).toBe(82);
    expect(['French', 'British', 'Prussian'].map((a) => of(a).length)).toEqual([38, 19, 25]);
  });

  test('[1.0] label colours: the Guard is French, the Dutch and Brunswickers are British', () => {
    const nation = (n: string) => UNITS.filter((u) => u.nation === n);
    expect(nation('Guard').map((u) => u.name)).toEqual(
      of('French')
        .filter((u) => u.corps === 'Guard')
        .map((u) => u.name),
    );
    expect(nation('Dutch').map((u) => `${u.army} ${u.label} ${u.name}`)).toEqual([
      'British 2Ne Perponcher',
      'British 3Ne Chassé',
      'British 1Ne Stedman',
      'British 1Bk Frederick',
      'British Ne Collaert',
    ]);
    expect(nation('French')).toHaveLength(31);
    expect(nation('British')).toHaveLength(14);
    expect(nation('Prussian')).toHaveLength(25);
  });

  test('[2.3] full strength is 4, 3 or 2, and none for a leader', () => {
    for (const u of UNITS) expect(u.arm === 'leader' ? [0] : [2, 3, 4], u.name).toContain(u.cv);
  });

  test.each([
    ['French', 'infantry', 20, 51],
    ['French', 'artillery', 7, 21],
    ['French', 'cavalry', 10, 29],
    ['British', 'infantry', 10, 33],
    ['British', 'artillery', 3, 9],
    ['British', 'cavalry', 5, 15],
    ['Prussian', 'infantry', 16, 47],
    ['Prussian', 'artillery', 4, 14],
    ['Prussian', 'cavalry', 4, 11],
  ])('[2.5] %s %s: %i units, %i CV', (army, arm, units, cv) => {
    expect(of(army, arm)).toHaveLength(units);
    expect(total(of(army, arm))).toBe(cv);
  });

  test('[2.5] army totals: 101, 57 and 72 CV, the Allies together 44 units and 129 CV', () => {
    expect(['French', 'British', 'Prussian'].map((a) => total(of(a)))).toEqual([101, 57, 72]);
    expect(of('British').length + of('Prussian').length).toBe(44);
    expect(total(of('British')) + total(of('Prussian'))).toBe(129);
  });

  test('[2.5] British artillery: one unit each of 4, 2 and 3 CV', () => {
    expect(of('British', 'artillery').map((u) => [u.corps, u.cv])).toEqual([
      ['I', 4],
      ['II', 2],
      ['R', 3],
    ]);
  });

  test('[3.2] the order of battle, unit by unit, misprints corrected (R4)', () => {
    const written = ORDER_OF_BATTLE.trim()
      .split('\n')
      .flatMap((row) => {
        const [army = '', corps = '', ...rest] = row.split(' ');
        return rest
          .join(' ')
          .split('; ')
          .map((unit) => `${army} ${corps}: ${unit}`);
      });
    expect(UNITS.map((u) => `${u.army} ${u.corps}: ${line(u)}`)).toEqual(written);
  });

  test('[3.2] units in each town of the historical deployment', () => {
    const count: Record<string, number> = {};
    for (const u of UNITS) count[u.town] = (count[u.town] ?? 0) + 1;
    expect(count).toEqual({
      Solre: 12,
      Beaumont: 17,
      Philippeville: 9,
      Brussels: 5,
      'Braine-le-Comte': 3,
      Nivelles: 3,
      Grammont: 4,
      Ninove: 3,
      Mons: 1,
      Charleroi: 2,
      Ligny: 2,
      Gembloux: 2,
      Namur: 7,
      Ciney: 6,
      Liège: 6,
    });
  });

  test('[3.2] the historical deployment would be a legal free deployment', () => {
    const most: Record<string, number> = { French: 16, British: 5, Prussian: 6 };
    for (const t of TOWNS) {
      const there = UNITS.filter((u) => u.town === t.name && u.arm !== 'leader');
      expect(there.length, t.name).toBeLessThanOrEqual(most[t.zone] ?? 0);
      for (const u of there) expect(t.zone, u.name).toBe(u.army);
    }
  });

  test('[10.0] one leader an army, each first in its order of battle', () => {
    expect(UNITS.filter((u) => u.arm === 'leader').map((u) => `${u.army} ${u.name}`)).toEqual([
      'French Napoléon',
      'British Wellington',
      'Prussian Blücher',
    ]);
    for (const army of ['French', 'British', 'Prussian'])
      expect(of(army)[0]?.arm, army).toBe('leader');
  });

  test('[13.3] infantry of each corps', () => {
    const corps: Record<string, number> = {};
    for (const u of UNITS.filter((v) => v.arm === 'infantry')) {
      corps[`${u.army} ${u.corps}`] = (corps[`${u.army} ${u.corps}`] ?? 0) + 1;
    }
    expect(corps).toEqual({
      'French I': 4,
      'French II': 4,
      'French III': 3,
      'French IV': 3,
      'French VI': 3,
      'French Guard': 3,
      'British I': 4,
      'British II': 3,
      'British R': 3,
      'Prussian I': 4,
      'Prussian II': 4,
      'Prussian III': 4,
      'Prussian IV': 4,
    });
  });
});

describe('the turn record', () => {
  test('[1.0] eight days of three turns, the third at night', () => {
    expect(TURNS).toHaveLength(24);
    expect(TURNS.map((t) => t.day)).toEqual(
      [15, 16, 17, 18, 19, 20, 21, 22].flatMap((d) => [d, d, d]),
    );
    expect(new Set(TURNS.filter((_, i) => i % 3 === 0).map((t) => t.part))).toEqual(
      new Set(['morning']),
    );
    expect(new Set(TURNS.filter((_, i) => i % 3 === 1).map((t) => t.part))).toEqual(
      new Set(['afternoon']),
    );
    expect(new Set(TURNS.filter((_, i) => i % 3 === 2).map((t) => t.part))).toEqual(
      new Set(['night']),
    );
  });

  test('[4.0] turns alternate from a French one, so each side has every other night', () => {
    expect(TURNS.map((t) => t.player.charAt(0)).join('')).toBe('FA'.repeat(12));
    const nights = (player: string) =>
      TURNS.filter((t) => t.part === 'night' && t.player === player).map((t) => t.day);
    expect(nights('French')).toEqual([15, 17, 19, 21]);
    expect(nights('Allied')).toEqual([16, 18, 20, 22]);
  });

  test('[1.0] both lengths of game end on an Allied night', () => {
    expect(TURNS_BY_DAYS).toEqual({ 8: 24, 6: 18 });
    for (const turns of [24, 18])
      expect(TURNS[turns - 1]).toMatchObject({ part: 'night', player: 'Allied' });
    expect(TURNS[17]?.day).toBe(20);
  });
});

describe('the charts', () => {
  test.each([
    [
      '3.1',
      'units in a town at deployment',
      tables.DEPLOY_LIMIT,
      { French: 16, British: 5, Prussian: 6 },
    ],
    ['5.1', 'group moves', tables.GROUP_MOVES, { French: 3, British: 2, Prussian: 2 }],
    [
      '5.2',
      'movement rates',
      tables.MOVE_RATE,
      { infantry: 1, artillery: 1, cavalry: 2, leader: 2 },
    ],
    ['5.3', 'road limits', tables.ROAD_LIMIT, { major: 10, minor: 6 }],
    ['5.4', 'road limits over rivers', tables.RIVER_ATTACK_LIMIT, { major: 5, minor: 3 }],
    [
      '5.5',
      'towns gained by a force march',
      tables.FORCE_MARCH,
      { infantry: 1, artillery: 1, cavalry: 1, leader: 0 },
    ],
    ['5.5', 'straggler roll', tables.STRAGGLES_ON, 3],
    ['6.1', 'fewest attackers', tables.FEWEST_IN_BATTLE, 3],
    ['7.2', 'road limits in battle', tables.BATTLE_ROAD_LIMIT, { major: 2, minor: 1 }],
    [
      '7.5',
      'losses in a rout',
      tables.ROUT_ATTRITION,
      { artillery: 2, infantry: 1, cavalry: 1, leader: 0 },
    ],
    ['7.5', 'road limits in a rout', tables.ROUT_ROAD_LIMIT, { major: 10, minor: 6 }],
    ['7.5', 'road limits in a rout over rivers', tables.ROUT_RIVER_LIMIT, { major: 5, minor: 3 }],
    [
      '8.2',
      'battle moves',
      tables.BATTLE_MOVES,
      { infantry: 1, artillery: 1, cavalry: 2, leader: 2 },
    ],
    ['8.3', 'highest die that hits', tables.FIRE_CLASS, { F1: 1, F2: 2, F3: 3 }],
    ['8.6', 'morale roll', tables.BAD_MORALE_ON, 3],
    ['10.1', "leader's bonus", tables.LEADER_BONUS, 1],
    [
      '12.0',
      'units at which an army is defeated',
      tables.DEFEAT_AT,
      { French: 19, British: 9, Prussian: 12 },
    ],
  ])('rule %s: %s', (_rule, _chart, chart, figures) => {
    expect(chart).toEqual(figures);
  });

  test('[8.3] fire classes of the three arms', () => {
    expect(tables.FIRE.infantry.engaged).toBe('F1');
    expect([tables.FIRE.cavalry.first, tables.FIRE.cavalry.engaged]).toEqual(['F3', 'F2']);
    const { long, first, engaged } = tables.FIRE.artillery;
    expect([long, first, engaged]).toEqual(['F1', 'F2', 'F1']);
  });

  test('[8.5] fire classes at and from squares', () => {
    expect(tables.FIRE.cavalry.atSquare).toBe('F1');
    expect(tables.FIRE.infantry.atSquare).toBe('F2');
    expect(tables.FIRE.infantry.inSquare).toBe('F1');
    expect(tables.FIRE.artillery.longAtSquare).toBe('F2');
  });

  test('[12.0] an army is defeated at half its units, leaders counted', () => {
    for (const army of ['French', 'British', 'Prussian'] as const)
      expect(tables.DEFEAT_AT[army]).toBe(Math.floor(of(army).length / 2));
  });
});

test('[1.0] the rulebook holds all 55 numbers from here to 13.3, section by section', () => {
  const last = [0, 5, 3, 2, 6, 4, 6, 6, 2, 2, 0, 3, 3];
  const numbers = last.flatMap((n, i) => Array.from({ length: n + 1 }, (_, k) => `${i + 1}.${k}`));
  expect(numbers).toHaveLength(55);
  expect(Object.keys(RULEBOOK)).toEqual(numbers);
});
