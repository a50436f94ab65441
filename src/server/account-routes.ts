import type { Accounts } from './accounts.ts';
import { readFields } from './body.ts';
import { sessionCookie } from './cookies.ts';
import { documented } from './documented.ts';
import type { Routes } from './http.ts';
import type { Seated } from './seated.ts';
import { anything, done, named, object, text } from './shapes.ts';

/** Accounts over HTTP, and the records of games that are over. */

/** What these fields of a body say, whatever it is. */
const secretsIn = (body: unknown, names: readonly string[]): Readonly<Record<string, unknown>> =>
  readFields(body, names, (given) =>
    Object.fromEntries(Object.entries(given).map(([name, { value }]) => [name, value])),
  );

const me = object({ me: named('Person') });

/** A file is kept under a name, not shown. */
const asFile = (name: string): Record<string, string> => ({
  'content-disposition': `attachment; filename="${name}"`,
});

export const accountRoutes =
  (accounts: Accounts, seated: Seated): Routes =>
  (app, { personOf, mustBe, sessionOf, isSecure }) => {
    app.get(
      '/api/profile',
      documented({
        gist: 'One’s own page.',
        who: 'person',
        answer: object({ profile: named('OwnProfile') }),
      }),
      async (request) => ({
        profile: await accounts.own(await mustBe(request), sessionOf(request.raw) ?? ''),
      }),
    );

    app.get<{ Params: { name: string } }>(
      '/api/people/:name',
      documented({
        gist: 'What anybody may know of somebody.',
        isForBots: true,
        answer: object({ profile: named('Profile') }),
      }),
      async (request) => ({
        profile: await accounts.called(request.params.name),
      }),
    );

    app.post(
      '/api/account',
      documented({
        gist: 'The guest becomes an account; who is one has another password.',
        who: 'person',
        body: object({ password: text, 'old?': text }),
        answer: done,
      }),
      async (request) => {
        const { password, old } = secretsIn(request.body, ['password', 'old']);
        const token = sessionOf(request.raw) ?? '';
        await accounts.protect(await mustBe(request), token, password, old);
        return { ok: true };
      },
    );

    app.post(
      '/api/account/name',
      documented({
        gist: 'Another name.',
        who: 'person',
        body: object({ name: text, 'password?': text }),
        answer: me,
      }),
      async (request) => {
        const { name, password } = secretsIn(request.body, ['name', 'password']);
        const renamed = await accounts.rename(await mustBe(request), name, password);
        return { me: { id: renamed.id, name: renamed.name } };
      },
    );

    app.post(
      '/api/account/sessions/end',
      documented({ gist: 'Ends all sessions but this one.', who: 'person', answer: done }),
      async (request) => {
        await accounts.endOthers(await mustBe(request), sessionOf(request.raw) ?? '');
        return { ok: true };
      },
    );

    app.get(
      '/api/account/data',
      documented({
        gist: 'A file with all that is kept of oneself.',
        who: 'person',
        answer: anything,
      }),
      async (request, reply) => {
        const data = await accounts.all(await mustBe(request));
        return reply.headers(asFile('hundred-days-my-data.json')).send(data);
      },
    );

    app.post(
      '/api/account/erase',
      documented({
        gist: 'Erases the account.',
        who: 'person',
        body: object({ 'password?': text }),
        answer: me,
      }),
      async (request, reply) => {
        await accounts.erase(await mustBe(request), secretsIn(request.body, ['password']).password);
        reply.header('set-cookie', sessionCookie('', isSecure));
        return { me: null };
      },
    );

    app.get<{ Params: { id: string } }>(
      '/api/tables/:id/record',
      documented({
        gist: 'A file with the record and its seed, when the game is over.',
        isForBots: true,
        answer: anything,
      }),
      async (request, reply) => {
        const { id } = request.params;
        const caller = { person: await personOf(request) };
        const record = await seated.run(caller, 'record', { table: id });
        return reply.headers(asFile(`hundred-days-${id}.json`)).send(record);
      },
    );
  };
