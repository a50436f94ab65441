import { describe, expect, test } from 'vitest';
import type { ActRow, ReportRow } from '../../src/store/moderation.ts';
import type { TableRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';

const NOW = 1_800_000_000_000;
const NOTHING = { isModerator: false, mutedUntil: 0, closed: null };

let made = 0;
const fresh = (what: string): string => `${what}-moderation-${++made}`;

/** What every store promises of moderators and what they do. */
export const proveModeration = (
  store: () => Store,
  reopen: () => Promise<void>,
  table: () => Promise<TableRow>,
): void => {
  describe('moderation', () => {
    const person = async (): Promise<string> => (await table()).host;
    const act = async (who: string, more: Partial<ActRow>): Promise<ActRow> => {
      const row: ActRow = {
        id: fresh('act'),
        moderator: null,
        person: who,
        act: 'dismiss',
        reason: 'a “reason”',
        at: NOW + made,
        until: null,
        ...more,
      };
      await store().keepAct(row);
      return row;
    };
    const reportOn = async (who: string, more: Partial<ReportRow> = {}): Promise<ReportRow> => ({
      id: fresh('report'),
      reporter: await person(),
      person: who,
      table: null,
      line: null,
      reason: 'he is rude',
      at: NOW + made,
      ...more,
    });
    const openOn = async (who: string) =>
      (await store().openReports(10_000)).filter((each) => each.person === who);

    test('an act changes the standing, and is kept for good', async () => {
      const who = await person();
      expect(await store().standing(who)).toEqual(NOTHING);
      const muted = await act(who, { act: 'mute', until: NOW + 5 });
      const closed = await act(who, { act: 'close', moderator: await person() });
      await act(who, { act: 'appoint' });
      await reopen();
      expect(await store().standing(who)).toEqual({
        isModerator: true,
        mutedUntil: NOW + 5,
        closed: closed.at,
      });
      expect((await store().moderators()).map(({ id }) => id)).toContain(who);
      for (const each of ['unmute', 'reopen', 'depose'] as const) await act(who, { act: each });
      expect(await store().standing(who)).toEqual(NOTHING);
      expect((await store().moderators()).map(({ id }) => id)).not.toContain(who);
      const kept = (await store().acts(10_000)).filter((each) => each.person === who);
      expect(kept).toHaveLength(6);
      expect(kept.slice(-2)).toEqual([closed, muted]);
    });

    test('a report waits until a moderator acts on its person', async () => {
      const [who, other] = [await person(), await person()];
      const row = await reportOn(who, { table: (await table()).id, line: 'Merde!' });
      expect(await store().addReport(row)).toBe(true);
      expect(await store().addReport(await reportOn(other))).toBe(true);
      expect(await openOn(who)).toEqual([row]);
      await act(who, { act: 'dismiss' });
      expect(await openOn(who)).toEqual([]);
      expect(await openOn(other)).toHaveLength(1);
      expect(await store().standing(who)).toEqual(NOTHING);
    });

    test('the same complaint of the same person is kept once', async () => {
      const who = await person();
      const row = await reportOn(who, { line: 'Merde!' });
      const same = { ...row, id: fresh('report') };
      expect(await store().addReport(row)).toBe(true);
      expect(await store().addReport(same)).toBe(false);
      expect(await store().addReport({ ...same, line: 'Encore!' })).toBe(true);
      expect(await openOn(who)).toHaveLength(2);
    });
  });
};
