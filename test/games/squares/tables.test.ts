import { describe, expect, test } from 'vitest';
import * as chart from '../../../src/games/squares/data/charts.ts';
import {
  BRANCHES,
  FORMATIONS,
  KINDS,
  NATIONS,
  TERRAINS,
} from '../../../src/games/squares/data/lists.ts';
import { TABLES } from '../../../src/games/squares/data/tables.ts';
import { TILES } from '../../../src/games/squares/data/tiles.ts';
import { STANDARD_UNITS } from '../../../src/games/squares/data/unit-data.ts';
import * as printed from './charts.ts';
import { TERRAIN_TABLE, UNIT_DATA } from './editor-tables.ts';

/** The rows of a printed chart that begin as told: their cells. */
const rows = (text: string, start = /(?:)/): string[][] =>
  text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([first]) => start.test(first));
const figures = (cells: readonly string[]): number[] => cells.map(Number.parseFloat);
/** Charts of two halves side by side, as one list in the order of their first cells. */
const halves = (text: string, width: number): number[][] =>
  rows(text)
    .flatMap((cells) => [cells.slice(0, width), cells.slice(width)])
    .map(figures)
    .filter(([first]) => first >= 0)
    .sort((a, b) => a[0] - b[0]);

const values = <V>(record: Readonly<Record<string, V>>): V[] => Object.values(record);

describe('tables that a scenario may replace', () => {
  test('[20.5] [19.1] every weapon at every range', () => {
    const found = TABLES.weapons.map(({ code, losses }, number) => [number, code, ...losses]);
    expect(found).toEqual(
      rows(printed.WEAPONS, /\w/).map(([, number, code, ...losses]) => [
        Number(number),
        code,
        ...figures(losses),
      ]),
    );
    expect(TABLES.weapons.filter(({ by }) => by === 'men').map(({ code }) => code)).toEqual([
      'MUS',
      'RFL',
      'CRB',
      'SBR',
    ]);
  });

  test('[20.6] [19.1] the ground of target and attacker', () => {
    const found = rows(printed.LOCATIONS_AND_FORMATIONS, /^[A-Z][a-z]+( Road)?$/);
    const by = (kind: (typeof TABLES)['target']): [string, number, number][] =>
      TERRAINS.map((terrain) => [terrain, kind[terrain].fire, kind[terrain].melee]);
    const ground = found.map(([name, fire, melee]) => [
      name.toLowerCase(),
      Number.parseFloat(fire),
      Number.parseFloat(melee),
    ]);
    expect(by(TABLES.target)).toEqual(ground.slice(0, 10));
    expect(by(TABLES.attacker)).toEqual(ground.slice(10));
  });

  test('[20.6] [19.1] formations in fire; the routed do not fire', () => {
    const found = rows(printed.LOCATIONS_AND_FORMATIONS)
      .filter((cells) => /^\d+%$/.test(cells[4] ?? ''))
      .map((cells) => Number.parseFloat(cells[4]));
    const firers = FORMATIONS.map((formation) => TABLES.fire[formation].firer);
    expect(firers).toEqual(found.slice(0, 11).with(FORMATIONS.indexOf('rout'), 0));
    expect(FORMATIONS.map((formation) => TABLES.fire[formation].target)).toEqual(found.slice(11));
  });

  test('[20.6] [19.1] every formation in melee against every other', () => {
    const found = rows(printed.MELEE_MODES).filter((cells) => cells.length === 12);
    expect(values(TABLES.melee)).toEqual(found.slice(-11).map(([, ...cells]) => figures(cells)));
    expect(TABLES.melee.line[FORMATIONS.indexOf('column')]).toBe(80);
    expect(TABLES.melee.column[FORMATIONS.indexOf('line')]).toBe(180);
  });

  test('[20.15] [19.1] the cost of every ground, straight and diagonal', () => {
    const cost = (text: string): number[] =>
      Array.from(text.matchAll(/(\d+|P)\((\d+|P)\)/g), ([, straight, diagonal]) =>
        [straight, diagonal].map((points) => (points === 'P' ? 16 : Number(points))),
      ).flat();
    for (const [name, ...cells] of rows(printed.COSTS, /^[A-Z]/).slice(1, 11)) {
      const terrain = TERRAINS[TERRAINS.indexOf(name.toLowerCase() as 'clear')];
      const { infantry, cavalry, artillery } = TABLES.cost[terrain];
      expect([name, ...infantry, ...cavalry, ...artillery]).toEqual([
        name,
        ...cost(cells.join(' ')),
      ]);
    }
    expect(TABLES.climb).toEqual({ infantry: 2, cavalry: 1, artillery: 4 });
  });

  test('[11.1] [19.1] points, thresholds and chances', () => {
    const man = { lost: 1, captured: 1.5 };
    expect(TABLES.points).toEqual({
      infantry: man,
      cavalry: man,
      artillery: man,
      guns: { lost: 50, captured: 100 },
    });
    expect([TABLES.elimination, TABLES.charge, TABLES.square]).toEqual([40, 100, 100]);
    expect(TABLES.command).toEqual({ regiment: 70, brigade: 60, division: 50, corps: 20, army: 5 });
    expect(TABLES.retreat.NW).toEqual(['NW', 'N', 'W', 'NE', 'SW']);
  });
});

describe('charts', () => {
  test('[20.1] daylight by month', () => {
    const found = rows(printed.DAYLIGHT).filter((cells) => cells.length === 5);
    expect(chart.DAYLIGHT).toEqual(
      found.map(([, , first, last]) => [Number.parseInt(first), Number.parseInt(last)]),
    );
    // The hours of combat count the last one too.
    expect(chart.DAYLIGHT.map(([first, last]) => last - first + 1)).toEqual(
      found.map((cells) => Number(cells[4])),
    );
  });

  test('[12.1] [20.1] night: one turn, double costs, sight of three squares', () => {
    expect(chart.NIGHT).toEqual({ turns: 1, costTimes: 2, sight: 3 });
  });

  test('[20.4] [5.41] readiness lost', () => {
    const found = halves(printed.READINESS, 4);
    expect(chart.READINESS_LOSS).toEqual(found.map(([, ...chances]) => chances));
    for (const chances of chart.READINESS_LOSS) {
      expect(chances[0] + chances[1] + chances[2]).toBe(100);
    }
  });

  test('[20.7] [10.2] rally', () => {
    for (const [control, ...chances] of rows(printed.RALLY, /^\d/).map(figures)) {
      expect(chart.RALLY[control]).toEqual(chances);
    }
    expect(chart.RALLY_LIMITS).toEqual({ russians: 10, moraleAbove: 29, noEnemyWithin: 5 });
  });

  test('[20.8] [6.31] operation points', () => {
    const found = rows(printed.POINTS)
      .flatMap((cells) => [cells.slice(0, 2), cells.slice(2)])
      .filter(([control]) => /^\d+$/.test(control ?? ''))
      .sort((a, b) => Number(a[0]) - Number(b[0]))
      .map(([, points]) => points.split('-').map(Number))
      .map(([least, most]) => [least, most ?? least]);
    expect(chart.OPERATION_POINTS).toEqual(found);
    expect(found).toHaveLength(21);
    expect(chart.OPERATION_LIMITS).toEqual({ most: 15, slowRussians: -1, austriansInColumn: -1 });
  });

  test('[20.9] [8.1] fatigue', () => {
    expect(chart.FATIGUE).toEqual({
      fire: { infantry: 4, cavalry: 4, artillery: 10 },
      melee: 8,
      square: 2,
      chargedSquare: 2,
      overrun: 4,
      forcedMarch: 6,
      forcedMarchUpTo: 40,
    });
  });

  test('[20.10] [8.3] efficiency', () => {
    expect(chart.EFFICIENCY).toEqual({
      retreatPast: { from: 20, to: 60, change: -2 },
      retreat: -6,
      menLost: { change: -1, men: 5, upTo: 800 },
      forcesRetreat: 6,
      forcesRout: 12,
    });
  });

  test('[20.11] [8.5] disruption', () => {
    const found = rows(printed.DISRUPTION, /^-?\d+\+?$/).map(figures);
    expect(chart.DISRUPTION.map(({ morale, gains }) => [morale, ...gains])).toEqual(found);
    expect(values(chart.DISRUPTION_SHIFTS)).toEqual([
      -20, -5, 40, 10, 20, 30, 20, 30, 20, 20, 20, 20,
    ]);
    expect(values(chart.DISRUPTION_CAUSES)).toEqual([3, 5, 20, 2, 2, 14, 5]);
    expect(chart.DISRUPTION_EFFECTS.strength).toEqual([100, 90, 80, 70, 60, 50]);
  });

  test('[20.12] [10.3] recovery from disruption', () => {
    const found = halves(printed.RECOVERY, 4);
    expect(chart.DISRUPTION_RECOVERY).toEqual(found.map(([, ...chances]) => chances));
    expect(found.map(([control]) => control)).toEqual(Array.from({ length: 21 }, (_, i) => i + 10));
  });

  test('[20.13] [9.13] stars: the rows that run together, and one that makes 101', () => {
    const found = rows(printed.STARS, /^\d/).map((cells) =>
      // '30%' is the bonus 3 and its 0%.
      cells[0].endsWith('0%')
        ? [Number(cells[0][0]), 0, ...figures(cells.slice(1, 4))]
        : figures(cells),
    );
    // The bonus 6 is printed 12, 55, 34.
    const corrected = found.map((row) => (row[0] === 6 ? [6, 0, 11, 55, 34] : row));
    expect(chart.STARS.map((chances, bonus) => [bonus, ...chances])).toEqual(corrected);
    for (const chances of chart.STARS) expect(chances.reduce((a, b) => a + b, 0)).toBe(100);
  });

  test('[20.14] [6.435] the test to charge', () => {
    const found = rows(printed.CHARGE, /^\d/).map(figures);
    expect(chart.CHARGE.map(({ morale, chances }) => [morale, ...chances])).toEqual(found);
    expect(values(chart.CHARGE_LIMITS)).toEqual([6, 8, 24, 4, 6]);
  });

  test('[20.14] [6.432] forming square, and failing to', () => {
    const found = rows(printed.SQUARE, /^\d/).map(figures);
    expect(chart.FORM_SQUARE.map(({ morale, chances }) => [morale, ...chances])).toEqual(
      found.slice(0, 4),
    );
    expect(chart.SQUARE_FAILED.map(({ morale, gains }) => [morale, ...gains])).toEqual(
      found.slice(4),
    );
    expect(chart.SQUARE_SHIFTS).toMatchObject({ line: -10, allSkirmishers: [0, -10, -20, -30] });
  });

  test('[20.15] other costs', () => {
    expect(chart.ACTION_COST).toEqual({
      turn: 1,
      turnWhileEntering: { infantry: 1, cavalry: 0, artillery: 0 },
      formation: 2,
      formationInZone: 6,
      formationOfOthers: 1,
      enterZone: 1,
      leaveZone: 2,
      fire: { infantry: 1, cavalry: 1, artillery: 4 },
      melee: 2,
      skirmishers: 1,
      stack: 1,
      roadMode: 2,
      road: 1,
      lineTimes: 2,
    });
    expect(chart.DEAREST).toBe(15);
  });

  test('[5.31] [6.34] [11.1] limits', () => {
    expect(chart.AWAY).toEqual({ points: [0, 0, 1, 2, 3], freeWithin: 5 });
    expect(chart.STACK).toEqual({ infantry: 1800, cavalry: 1200, artillery: 1800, gun: 50 });
    expect(chart.CLOSE_GROUND).toEqual(['woods', 'town']);
    expect(chart.HOLDERS).toBe(1000);
  });

  test('[20.6] strength in fire and melee', () => {
    const { MODIFIERS } = chart;
    expect(MODIFIERS.lancers.melee).toBe(130);
    expect(MODIFIERS.flanked.melee).toBe(25);
    expect(MODIFIERS.flank).toEqual({ fire: 130, melee: 150 });
    expect(MODIFIERS.outOfAmmunition.melee).toBe(90);
    expect(MODIFIERS.spent).toEqual({ both: 75, below: 6 });
    expect(MODIFIERS.commandControl).toEqual({ both: 50, more: 5, from: 10 });
    expect(MODIFIERS.readiness).toEqual({ both: 5, full: 7 });
    expect(MODIFIERS.disruption.both).toBe(10);
    expect(MODIFIERS.fatigue.bothHalves).toBe(1);
    expect(MODIFIERS.efficiency).toEqual({ meleeFrom: 18, meleeOf: 80 });
    expect(MODIFIERS.meleeValue.melee).toBe(10);
    expect(MODIFIERS.leader.both).toBe(3);
    expect(MODIFIERS.targetAutoRetreat.fire).toBe(10);
    expect(MODIFIERS.targetRoadMode.fire).toBe(200);
    expect(MODIFIERS.skirmishers).toEqual({ fire: 1, men: 5, most: 60 });
    expect(MODIFIERS.allOut).toEqual({ both: 110, melee: 50 });
    expect(MODIFIERS.smallInStack).toEqual({ fire: 120, below: 500 });
    expect(MODIFIERS.targetSetToMelee.fire).toBe(140);
    expect(MODIFIERS.targetMen).toEqual({ fire: 1, men: 50, from: 500 });
    expect(MODIFIERS.firingMen).toEqual({ fire: 1, men: 50, from: 500 });
    expect(MODIFIERS.frenchOrAllyInColumnOrSkirmishing.fire).toBe(120);
    expect(MODIFIERS.frenchInColumn.melee).toBe(150);
    expect(MODIFIERS.britishInLineOrColumn.both).toBe(130);
    expect(MODIFIERS.highland.both).toBe(120);
    expect(MODIFIERS.prussianInfantry.both).toBe(120);
    expect(MODIFIERS.russianInColumn.both).toBe(120);
    expect(MODIFIERS.russianMusketeersInColumn.meleeValue).toBe(1);
    expect(MODIFIERS.austrianInColumn.both).toBe(130);
    expect(MODIFIERS.austrianInColumnAgainstCavalry.melee).toBe(120);
    expect(MODIFIERS.austrianGrenadiersSkirmishing.fire).toBe(120);
    expect(MODIFIERS.dismounted).toEqual({ meleeValueHalves: 1, melee: 33 });
    expect(MODIFIERS.routedAgainstCavalry.melee).toBe(20);
    expect(MODIFIERS.limbered.melee).toBe(20);
    expect(MODIFIERS.elevation.both).toBe(10);
    expect(MODIFIERS.gunners.men).toBe(16);
    expect(MODIFIERS.chance).toEqual({ least: 80, most: 120 });
    expect(MODIFIERS.level).toEqual({ least: 80, most: 120 });
  });
});

describe('what armies and maps are made of', () => {
  test('[20.1] the closed lists', () => {
    expect(KINDS.map(([code]) => code).join(' ')).toBe(
      'LN LT HV FT HS OG MG YG GR JG LW MI MD KG FU HI RI GD',
    );
    expect(BRANCHES.map(([code]) => code).join(' ')).toBe(
      'CH HU LA DR CU CA CR HV FI GR ED PL DL GE HG CV UH PT RR FA MU FU JG CO HO RD LD GD -',
    );
    expect(NATIONS.map(([code]) => code).join(' ')).toBe(
      'FR SW NI NA WE PO BA WU SA AU RU PR GB SP NE HA BW PG SD',
    );
  });

  test('[20.2] 128 tiles; two wooded ridges at odd heights are wooded roads', () => {
    expect(TILES.map(({ number }) => number)).toEqual(Array.from({ length: 128 }, (_, i) => i));
    for (const [name, elevation, number] of rows(TERRAIN_TABLE, /\w/)) {
      const tile = TILES[Number(number)];
      const found = tile.runs === null ? tile.type : `${tile.type}-${tile.runs}`;
      const print = ['125', '126'].includes(number) ? name.replace('Ridge', 'Road') : name;
      expect([found.replaceAll(' ', ''), tile.elevation]).toEqual([
        print.replaceAll(' ', ''),
        Number(elevation),
      ]);
    }
  });

  /** What is read where the unit data are misprinted, by unit: column and figure. */
  const CORRECTED: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
    31: [[9, 5]],
    65: [[3, 0]],
    76: [
      [5, 28],
      [11, 23],
      [12, 80],
    ],
    77: [
      [5, 28],
      [11, 8],
      [12, 38],
    ],
    104: [[5, 27]],
    124: [[5, 28]],
    167: [[7, 0]],
  };

  test('[20.3] 262 units to buy, seven of them put right', () => {
    const found = UNIT_DATA.trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number))
      .map((row) => (CORRECTED[row[0]] ?? []).reduce((r, [at, value]) => r.with(at, value), row));
    expect(found).toHaveLength(262);
    expect(
      STANDARD_UNITS.map((u) => [
        u.number,
        NATIONS.findIndex(([code]) => code === u.nation),
        u.from - 1805,
        ['inf', 'cav', 'art'].indexOf(u.arm),
        KINDS.findIndex(([code]) => code === u.kind),
        BRANCHES.findIndex(([code]) => code === u.branch),
        u.men,
        u.others,
        // Printed from 0, where the editor counts from 2.
        u.efficiency - 2,
        u.melee,
        u.bonus,
        TABLES.weapons.findIndex(({ code }) => code === u.weapon),
        u.price,
      ]),
    ).toEqual(found);
  });
});
