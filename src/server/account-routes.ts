import type { Accounts } from './accounts.ts';
import { sessionCookie } from './cookies.ts';
import type { Routes } from './http.ts';
import type { Seated } from './seated.ts';

/** Accounts over HTTP, and the records of games that are over. */

interface Secrets {
  readonly name?: unknown;
  readonly password?: unknown;
  readonly old?: unknown;
}

/** A file is kept under a name, not shown. */
const asFile = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${name}"`,
});

export const accountRoutes =
  (accounts: Accounts, seated: Seated): Routes =>
  (app, { personOf, mustBe, tokenOf, isSecure }) => {
    app.get('/api/profile', async (request) => ({
      profile: await accounts.own(await mustBe(request), tokenOf(request.raw) ?? ''),
    }));

    app.get<{ Params: { name: string } }>('/api/people/:name', async (request) => ({
      profile: await accounts.called(request.params.name),
    }));

    app.post<{ Body: Secrets | null }>('/api/account', async (request) => {
      const { password, old } = request.body ?? {};
      const token = tokenOf(request.raw) ?? '';
      await accounts.protect(await mustBe(request), token, password, old);
      return { ok: true };
    });

    app.post<{ Body: Secrets | null }>('/api/account/name', async (request) => {
      const { name, password } = request.body ?? {};
      const renamed = await accounts.rename(await mustBe(request), name, password);
      return { me: { id: renamed.id, name: renamed.name } };
    });

    app.post('/api/account/sessions/end', async (request) => {
      await accounts.endOthers(await mustBe(request), tokenOf(request.raw) ?? '');
      return { ok: true };
    });

    app.get('/api/account/data', async (request, reply) => {
      const data = await accounts.all(await mustBe(request));
      return reply.headers(asFile('hundred-days-my-data.json')).send(data);
    });

    app.post<{ Body: Secrets | null }>('/api/account/erase', async (request, reply) => {
      await accounts.erase(await mustBe(request), request.body?.password);
      reply.header('set-cookie', sessionCookie('', isSecure));
      return { me: null };
    });

    app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply) => {
      const { id } = request.params;
      const caller = { person: await personOf(request) };
      const record = await seated.run(caller, 'record', { table: id });
      return reply.headers(asFile(`hundred-days-${id}.json`)).send(record);
    });
  };
