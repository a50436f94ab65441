import { describe, expect, test } from 'vitest';
import { sceneIn } from '../../../src/boards/scene-words.ts';
import { told, wordsWith } from '../../../src/boards/words.ts';
import { HOUSE } from '../../../src/cli/house.ts';
import { squaresHandling } from '../../../src/games/squares/handling.ts';
import { META } from '../../../src/games/squares/meta.ts';
import { PLANNER } from '../../../src/games/squares/orders/planner.ts';
import { squaresScene } from '../../../src/games/squares/scene.ts';
import type { SquaresView } from '../../../src/games/squares/view.ts';
import { squaresWords } from '../../../src/games/squares/words.ts';
import type { Choice } from '../../../src/kernel/choice.ts';
import { respond } from '../../../src/protocol/protocol.ts';
import { openSession } from '../../../src/protocol/session.ts';
import { figuresOf } from '../../../src/web/board/words.ts';

const { banks, command, keys = [], report, shortcuts } = squaresHandling;

/** A table at the first orders of a side. */
const operationsOf = (scenario: string, side: string) => {
  const session = openSession(HOUSE);
  const call = (method: string, params: Readonly<Record<string, unknown>>): unknown => {
    const line = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return (JSON.parse(respond(session, line) ?? '') as { result: unknown }).result;
  };
  interface Menu {
    readonly procedure: string;
    readonly choices: readonly Choice[];
  }
  const opened = call('new', { game: 'squares', scenario, seed: 'r' });
  let { waiting } = opened as { waiting: readonly string[] };
  const menu = (): Menu => call('menu', { seat: waiting[0] }) as Menu;
  while (waiting[0] !== side || menu().procedure !== 'operations') {
    const { choices } = menu();
    const choice = choices.find(([verb]) => verb === 'done' || verb === 'combat');
    const chosen = call('choose', { seat: waiting[0], choice });
    ({ waiting } = chosen as { waiting: readonly string[] });
  }
  return {
    menu,
    choose: (choice: Choice): void => void call('choose', { seat: side, choice }),
    view: (): SquaresView => call('view', { seat: side }) as SquaresView,
  };
};

/** Names that are the same in both languages: people, places and figures. */
const isProper = (text: string): boolean =>
  /^[\d,. %()]*$/.test(text) || /★|^[NES]{1,2}( \(\d\))?$|^(no|morale)$/.test(text);

describe.each(META.scenarios.map(({ name }) => name))('in %s', (scenario) => {
  test.each(['French', 'Allied'])('everything said of a unit of the %s is Italian', (side) => {
    const { menu, choose, view } = operationsOf(scenario, side);
    const kept = new Set<string>();
    for (const access of menu().choices.filter(([verb]) => verb === 'access')) {
      choose(access);
      const seen = view();
      const names = squaresScene(seen).names;
      const words = wordsWith(squaresWords.it, names);
      const known = report?.(seen, `unit:${access[1]}`);
      const said = [
        known?.gist ?? '',
        ...(known?.groups.flat().flatMap(({ name, value }) => [name, value]) ?? []),
        ...(banks?.(seen) ?? []).flatMap((bank) => [
          bank.name,
          ...bank.controls.map(({ name }) => name),
        ]),
        ...(shortcuts?.(seen) ?? []).map(({ name }) => name),
      ];
      const pieces = squaresScene(seen).boards.flatMap((board) => board.pieces);
      for (const { face, army, signs } of pieces) {
        if (face === null) continue;
        const arm = `${face.nation || army} ${face.symbol}`;
        said.push(army, arm, ...figuresOf(face), ...signs, `1 ${army} unit`, `2 ${army} units`);
      }
      const people = new Set(Object.values(names ?? {}));
      for (const text of said) {
        const isName = [...people].some((name) => text === name || text.startsWith(`${name} `));
        if (!isProper(text) && !isName && told(text, words.names) === text) kept.add(text);
      }
      choose(['quit']);
    }
    const objectives = [...kept].filter((text) => !/^\d+,\d+ [NES]{1,2} \(\d\)$/.test(text));
    expect(objectives).toEqual([]);
    expect(sceneIn(squaresWords.it, squaresScene(view())).gauges.map(({ name }) => name)).toEqual([
      'punti vittoria',
      'uomini',
      'uomini',
    ]);
  });
});

test('[6.2] the list of keys has every key of the buttons and menus, and says it in Italian', () => {
  const listed = new Set(keys.flatMap((each) => each.keys));
  for (const scenario of META.scenarios) {
    const { menu, choose, view } = operationsOf(scenario.name, 'French');
    for (const { key } of shortcuts?.(view()) ?? []) expect(listed).toContain(key);
    for (const access of menu().choices.filter(([verb]) => verb === 'access')) {
      choose(access);
      const seen = view();
      const used = [
        ...(shortcuts?.(seen) ?? []).map(({ key }) => key),
        ...(banks?.(seen) ?? []).flatMap((bank) => [
          bank.key,
          ...bank.controls.map(({ key }) => key),
        ]),
      ];
      for (const key of used) if (key !== undefined) expect(listed).toContain(key);
      choose(['quit']);
    }
  }
  // The letters of both menus, but for the space bar: a report has both pages at once.
  expect([...listed].toSorted().join('')).toBe('012345678acdfghijkmnoqrstuvwxz');
  for (const { name } of keys) expect(told(name, squaresWords.it.names)).not.toBe(name);
});

test.each([
  ['square', 'quadrato'],
  ['on square', 'casella'],
  ['Light infantry, regiment', 'fanteria leggera, reggimento'],
  ['Foot Battery 2, IV Corps', 'Batteria 2, IV corpo'],
  ['14,9 NW (8)', '14,9 NO (8)'],
])('%s is told as %s', (english, italian) => {
  expect(told(english, squaresWords.it.names)).toBe(italian);
});

test('[6.2] every task of an order has a name in both languages', () => {
  for (const { name } of PLANNER.tasks) {
    expect(told(name, squaresWords.it.names)).not.toBe(name);
  }
});

test('[6.2] [6.36] each button for many asks for a task that there is', () => {
  const { menu, choose, view } = operationsOf('borodino', 'French');
  const tasks = new Set(PLANNER.tasks.map(({ name }) => name));
  const found = new Set<string>();
  for (const access of menu().choices.filter(([verb]) => verb === 'access')) {
    choose(access);
    for (const { task, aim } of (banks?.(view()) ?? []).flatMap(({ controls }) => controls)) {
      if (task !== undefined) found.add(task[0]);
      if (aim !== undefined) found.add(aim);
    }
    choose(['quit']);
  }
  expect(found).toEqual(tasks);
});

test('[5.111] [6.2] an order widens from the unit to its square and to each of its leaders', () => {
  const { choose, view } = operationsOf('borodino', 'French');
  expect(command?.(view())).toBeNull();
  choose(['access', '#0']);
  expect(command?.(view())?.bodies.map(({ whom }) => whom)).toEqual([
    ['unit:#0'],
    ['unit:#0', 'square:5,5'],
    ['unit:#0', 'leader:@1'],
    ['unit:#0', 'leader:@0'],
  ]);
});

test('[6.2] what is pointed at means a march, a shot, a charge, or another unit', () => {
  const { choose, view } = operationsOf('borodino', 'French');
  const mean = (thing: `${string}:${string}`, aim: string | null = null): unknown =>
    squaresHandling.mean?.(view(), thing, aim);
  choose(['access', '#0']);
  expect(mean('square:9,7')).toEqual({ task: ['march', '9,7'] });
  expect(mean('square:16,10')).toEqual({ task: ['fire', '16,10'] });
  expect(mean('square:16,10', 'march')).toEqual({ task: ['march', '16,10'] });
  expect(mean('unit:#4')).toEqual({ choices: [['quit'], ['access', '#4']] });
  expect(mean('unit:#4', 'march')).toEqual({ task: ['march', '5,8'] });
  expect(mean('unit:#0')).toBeNull();
  choose(['quit']);
  choose(['access', '#22']);
  expect(mean('square:16,10')).toEqual({ task: ['charge', '16,10'] });
});
