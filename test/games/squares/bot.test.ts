import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/boards/squares.ts';
import type { Code } from '../../../src/kernel/choice.ts';
import { tableDice } from '../../../src/kernel/dice.ts';
import type { Options } from '../../../src/kernel/game.ts';
import { advance, menuOf, seatToMove, settle } from '../../../src/kernel/play.ts';
import { umpire } from '../../../src/kernel/umpire.ts';
import { commander, squaresBot } from '../../../src/games/squares/bot/bot.ts';
import { DIRECTIVES, type Directive } from '../../../src/games/squares/bot/directives.ts';
import { squares } from '../../../src/games/squares/game.ts';
import {
  isOnMap,
  isRouted,
  NO_PLOT,
  scenarioOf,
  sideOf,
  type SquaresState,
} from '../../../src/games/squares/state.ts';
import type { Bot } from '../../../src/search/bot.ts';
import { told } from '../../../src/boards/words.ts';
import { italian } from '../../../src/games/squares/words/it.ts';
import { atRandom, operated, type Player } from './commanders.ts';
import { field, setUp, type Unit } from './table.ts';

/** Where and how long a battle is played. */
interface Battle {
  readonly scenario?: string;
  readonly options?: Options;
  readonly seed?: string;
  readonly most?: number;
}

/** Plays a battle on, each player from its view as JSON carries it; the state at the end and all choices. */
const play = (
  players: readonly Player[],
  { scenario = 'borodino', options = {}, seed = 'bots', most = Infinity }: Battle = {},
): { s: SquaresState; taken: Code[] } => {
  const s = setUp(scenario, options);
  const u = umpire(tableDice(seed), false);
  const taken: Code[] = [];
  settle(squares, s, u);
  while (s.waiting !== 0 && taken.length < most) {
    const seat = seatToMove(s);
    const menu = menuOf(squares, s, seat);
    const view: unknown = JSON.parse(JSON.stringify(squares.view(s, seat)));
    const choice = players[seat].choose(view, menu);
    if (!menu.includes(choice)) throw new Error(`${choice} is not on the menu`);
    taken.push(choice);
    advance(squares, s, seat, choice, u);
  }
  return { s, taken };
};

/** A unit with the strength of a fresh one. */
const fresh = (at: string, more: Readonly<Record<string, unknown>> = {}): Unit => ({
  at,
  op: 12,
  men: 800,
  efficiency: 70,
  control: 22,
  facing: Number(at.split(',')[0]) < 14 ? 'E' : 'W',
  ...more,
});

const away = (s: SquaresState, u: number, v: number): number =>
  distance(scenarioOf(s).grid, s.square[u], s.square[v]);

describe('commanders play by the rules', () => {
  test('levels 1 and 2 play a battle to the end', () => {
    const { s } = play([squaresBot(0, 2, 1), squaresBot(1, 1, 2)]);
    expect(squares.outcome(s)).not.toBeNull();
    expect(squares.check(s)).toEqual([]);
  });

  test('level 2 plays its part of a battle of hidden units', () => {
    const options = { hidden: true };
    const { s } = play([squaresBot(0, 2, 1), squaresBot(1, 2, 2)], { options, most: 1500 });
    expect(squares.check(s)).toEqual([]);
  });

  test.each([3, 4, 5])('level %i plays its part of a battle', (level) => {
    const { s } = play([squaresBot(0, level, 1), squaresBot(1, level, 2)], { most: 300 });
    expect(squares.check(s)).toEqual([]);
  });

  test('a commander goes on from orders that somebody else has begun', () => {
    for (const most of [30, 71, 112]) {
      const { s } = play([atRandom(1), atRandom(2)], { most });
      const bots = [squaresBot(0, 2, 1), squaresBot(1, 2, 2)];
      const u = umpire(tableDice('taken over'), false);
      for (let i = 0; i < 200 && s.waiting !== 0; i++) {
        const seat = seatToMove(s);
        const menu = menuOf(squares, s, seat);
        const choice = bots[seat].choose(squares.view(s, seat), menu);
        expect(menu).toContain(choice);
        advance(squares, s, seat, choice, u);
      }
    }
  });
});

describe('commanders are honest and steady', () => {
  test.each([1, 2, 3, 5])('level %i makes the same choices from the same seed', (level) => {
    const bots = (): Player[] => [squaresBot(0, level, 11), squaresBot(1, level, 12)];
    expect(play(bots(), { most: 130 }).taken).toEqual(play(bots(), { most: 130 }).taken);
  });

  test('level 5 decides in two seconds, also at Waterloo', () => {
    const slow = (bot: Bot): Player => ({
      choose: (view, menu) => {
        // The time of this thread on the processor: whatever else runs takes none of it.
        const start = process.threadCpuUsage();
        const choice = bot.choose(view, menu);
        const { user, system } = process.threadCpuUsage(start);
        expect((user + system) / 1000).toBeLessThan(2000);
        return choice;
      },
    });
    const bots = [squaresBot(0, 5, 1), squaresBot(1, 5, 2)];
    play(bots.map(slow), { scenario: 'waterloo', most: 150 });
  });
});

describe('commanders know their trade', () => {
  test('[7.2] guns that stand together fire at what is worth most', () => {
    const s = field({
      '#29': fresh('7,7', { men: 128, guns: 8, formation: 'unlimbered' }),
      '#32': fresh('7,8', { men: 128, guns: 8, formation: 'unlimbered' }),
      '#31': fresh('7,9', { men: 128, guns: 8, formation: 'unlimbered' }),
      '#0': fresh('6,8', { formation: 'column' }),
      '#90': fresh('11,9', { men: 400, formation: 'open' }),
      '#91': fresh('12,8', { men: 1600, formation: 'column' }),
    });
    const after = operated(s, squaresBot(0, 2, 1)).s;
    const plots = [29, 32, 31].map((u) => after.plot[u]);
    expect(new Set(plots).size).toBe(1);
    expect(plots[0]).not.toBe(NO_PLOT);
    const places = [29, 32, 31].map((u) => away(after, u, 32));
    expect(Math.max(...places)).toBeLessThanOrEqual(2);
  });

  test('[6.351] infantry in the open forms square before cavalry', () => {
    const s = field({
      '#8': fresh('6,8', { formation: 'column', op: 3 }),
      '#103': fresh('9,8', { men: 1200, formation: 'normal' }),
      '#104': fresh('9,9', { men: 1200, formation: 'normal' }),
    });
    const after = operated(s, commander(DIRECTIVES.hold)(0, 2, 1)).s;
    expect(squares.lexicon.domains.formation[after.formation[8]]).toBe('square');
  });

  test('[6.42] [8.5] the disrupted are attacked by several at once', () => {
    const s = field({
      '#8': fresh('11,8', { formation: 'column' }),
      '#10': fresh('11,9', { formation: 'column' }),
      '#11': fresh('11,10', { formation: 'column' }),
      '#90': fresh('13,9', { men: 700, formation: 'line', disruption: 3, efficiency: 45 }),
    });
    const { s: after, why } = operated(s, squaresBot(0, 2, 1));
    const attackers = [8, 10, 11].filter((u) => away(after, u, 90) === 1);
    expect(attackers.length).toBeGreaterThanOrEqual(2);
    expect(why.filter((each) => each.includes('the odds are good'))).toHaveLength(attackers.length);
  });

  test('[6.42] fresh troops in a redoubt are not attacked by a single battalion', () => {
    const s = field({
      '#8': fresh('12,8', { formation: 'column', men: 500 }),
      '#90': fresh('14,8', { men: 900, formation: 'line' }),
      '#91': fresh('14,9', { men: 900, formation: 'line' }),
    });
    const { why } = operated(s, squaresBot(0, 2, 1));
    expect(why.join()).not.toContain('the odds are good');
  });

  test('[8.1] the tired are pulled back from the enemy', () => {
    const s = field({
      '#8': fresh('10,8', { formation: 'column', fatigue: 60 }),
      '#10': fresh('9,10', { formation: 'column' }),
      '#11': fresh('9,9', { formation: 'column' }),
      '#90': fresh('13,8', { formation: 'line' }),
      '#91': fresh('13,9', { formation: 'line' }),
    });
    const { s: after, why } = operated(s, squaresBot(0, 2, 1));
    expect(away(after, 8, 90)).toBeGreaterThan(away(s, 8, 90) + 2);
    expect(why).toContain('#8 goes back to rest');
  });

  test('[5.2] on the first turn formations are sent where the plan wants them', () => {
    const bot = squaresBot(0, 2, 1);
    const other = squaresBot(1, 2, 2);
    const { s } = play([bot, other], { most: 200 });
    const goals = scenarioOf(s).leaders.ofSide[0].map((leader) => s.objective[leader]);
    expect(new Set(goals.filter((goal) => goal >= 0)).size).toBeGreaterThan(1);
  });
});

/** How far on average the units of a side are from where its enemies begin, after some phases. */
const frontAfter = (directive: Directive, side: number): number => {
  const players = [squaresBot(0, 2, 1), squaresBot(1, 2, 2)];
  players[side] = commander(directive)(side, 2, 1);
  const { s } = play(players, { most: 1600, seed: 'directives' });
  const { grid, units } = scenarioOf(s);
  const own = units.ofSide[side].filter((u) => isOnMap(s, u) && !isRouted(s, u));
  const [enemy] = units.ofSide[1 - side];
  const sum = own.reduce((n, u) => n + distance(grid, s.square[u], units.at[enemy]), 0);
  expect(sideOf(enemy)).toBe(1 - side);
  return sum / own.length;
};

describe('directives', () => {
  test.each(['automatic', 'analyse', 'random'])(
    '[4.2] %s: who retreats is farther back than who attacks',
    (manner) => {
      const of = (stance: string): Directive => {
        const found = Object.values(DIRECTIVES).find(
          (each) => each.stance === stance && each.manner === manner,
        );
        if (found === undefined) throw new Error(stance);
        return found;
      };
      expect(frontAfter(of('retreat'), 0)).toBeGreaterThan(frontAfter(of('counterattack'), 0) + 1);
    },
  );

  test('[4.2] who holds stays where he was', () => {
    expect(frontAfter(DIRECTIVES.hold, 0)).toBeGreaterThan(frontAfter(DIRECTIVES.attack, 0));
  });

  test.each(Object.values(DIRECTIVES))(
    '[4.2] a commander told "$name" plays by the rules',
    (directive) => {
      const players = [commander(directive)(0, 3, 1), commander(directive)(1, 2, 2)];
      const { s } = play(players, { most: 300 });
      expect(squares.check(s)).toEqual([]);
    },
  );
});

describe('commanders are worth playing', () => {
  test('every reason is told in Italian, too', () => {
    const bots = [squaresBot(0, 2, 1), squaresBot(1, 1, 2)];
    const reasons = new Set<string>();
    const heard = (bot: Bot): Player => ({
      choose: (view, menu) => {
        const choice = bot.choose(view, menu);
        reasons.add(bot.why());
        return choice;
      },
    });
    play(bots.map(heard), { most: 1500 });
    reasons.delete('');
    expect(reasons.size).toBeGreaterThan(20);
    for (const reason of reasons) expect(told(reason, italian.plans)).not.toBe(reason);
  });

  test.each([
    ['French', 0],
    ['Allied', 1],
  ])('as the %s, levels 1 and 2 beat chance', (_, seat) => {
    for (const level of [1, 2]) {
      const players = [atRandom(level), atRandom(level)] as Player[];
      players[seat] = squaresBot(seat, level, level);
      const { s } = play(players, { seed: `chance ${level}` });
      expect(squares.outcome(s)?.winners).toEqual([seat]);
    }
  });
});
