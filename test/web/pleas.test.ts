import { expect, test } from 'vitest';
import { openPleas, type Plea } from '../../src/web/online/pleas.ts';
import { stretchesTakenBack, takenBack } from '../../src/web/taken-back.ts';

const PLEA: Plea = {
  id: 'a',
  seat: 'French',
  moments: { French: 2 },
  agreed: [],
  asked: ['Allied'],
};
const BACK = { rule: '5.0', event: 'takenBack', args: ['French', 2], text: '' };
const MARCH = { rule: '5.0', event: 'march', args: ['Foy'], text: '' };

/** A line that writes down what it is asked, over a log of which three events had been heard. */
const pleasOf = (own: readonly string[], since: readonly unknown[] = []) => {
  const asked: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    log: { events: since },
    plead: { plea: PLEA },
    answer: { plea: null },
    plea: { plea: PLEA },
    backs: { choices: [['march', 'Foy'], ['done']] },
  };
  const line = {
    call: <T>(method: string, params?: Readonly<Record<string, unknown>>): Promise<T> => {
      asked.push(`${method} ${JSON.stringify(params)}`);
      return Promise.resolve(answers[method] as T);
    },
  };
  return { asked, pleas: openPleas({ line, table: 't', own, heard: () => 3 }) };
};

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

test('who asks is told when nothing is taken back, and only until he has read it', async () => {
  const { pleas, asked } = pleasOf(['French'], [MARCH]);
  await pleas.plead('French', 2);
  expect(pleas.plea.value).toEqual(PLEA);
  pleas.hear(null);
  await settled();
  expect(pleas.isRefused.value).toBe(true);
  expect(asked).toEqual([
    'plead {"table":"t","seat":"French","choices":2}',
    'log {"table":"t","seat":"French","from":3}',
  ]);
  pleas.read();
  expect(pleas.isRefused.value).toBe(false);
});

test('who asks is told nothing besides when it is granted', async () => {
  const { pleas } = pleasOf(['French'], [BACK]);
  await pleas.plead('French', 1);
  pleas.hear(null);
  await settled();
  expect(pleas.isRefused.value).toBe(false);
});

test('who withdraws, or was only asked, is told nothing', async () => {
  const own = pleasOf(['French']);
  await own.pleas.plead('French', 1);
  await own.pleas.answer(false);
  await settled();
  expect(own.pleas.plea.value).toBe(null);
  expect(own.pleas.isRefused.value).toBe(false);
  expect(own.asked.at(-1)).toBe('answer {"table":"t","plea":"a","agree":false}');

  const other = pleasOf(['Allied']);
  other.pleas.hear(PLEA);
  other.pleas.hear(null);
  await settled();
  expect(other.asked).toEqual([]);
});

test('who comes to a table hears what is asked there; who only looks on asks nothing', async () => {
  const seated = pleasOf(['Allied']);
  await seated.pleas.look();
  expect(seated.pleas.plea.value).toEqual(PLEA);
  const watching = pleasOf([]);
  await watching.pleas.look();
  expect(watching.asked).toEqual([]);
});

test('what was taken back is a stretch of the log up to the event that says so', () => {
  const log = [MARCH, MARCH, MARCH, MARCH, BACK, MARCH];
  expect(stretchesTakenBack(log)).toEqual([{ from: 2, to: 4 }]);
  expect([...takenBack(log)]).toEqual([2, 3]);
});
