import type { Claims } from './claims.ts';
import { documented } from './documented.ts';
import type { Routes } from './http.ts';
import type { Limits } from './limits.ts';
import type { Lobby } from './lobby.ts';
import { list, named, object, oneOf, text, whole, wishedTable } from './shapes.ts';

/** Tables over HTTP: which there are, who sits where, and what is made of a time that is out. */

interface Wanted {
  readonly id: string;
}

const answer = object({ table: named('Table') });
const person = 'person';

export const tableRoutes =
  (lobby: Lobby, claims: Claims, limits: Limits): Routes =>
  (app, { personOf, mustBe, asker }) => {
    app.get(
      '/api/tables',
      documented({
        gist: 'Public tables and one’s own, the last changed first.',
        isForBots: true,
        answer: object({ tables: list(named('Table')) }),
      }),
      async (request) => ({ tables: await lobby.list(await personOf(request)) }),
    );

    app.post(
      '/api/tables',
      documented({ gist: 'Opens a table.', who: person, body: wishedTable, answer, status: 201 }),
      async (request, reply) => {
        const host = await mustBe(request);
        limits.take('tables', asker(request, host));
        const table = await lobby.open(host, request.body);
        return reply.code(201).send({ table });
      },
    );

    app.get<{ Params: Wanted; Querystring: { invitation?: string } }>(
      '/api/tables/:id',
      documented({
        gist: 'One table, with its clocks; the invitation opens a private one.',
        isForBots: true,
        query: { invitation: text },
        answer,
      }),
      async (request) => ({
        table: await lobby.look(
          await personOf(request),
          request.params.id,
          request.query.invitation,
        ),
      }),
    );

    app.post<{ Params: Wanted }>(
      '/api/tables/:id/sit',
      documented({
        gist: 'Takes a free seat, or one’s own back.',
        isForBots: true,
        who: person,
        body: object({ seat: text, 'invitation?': text }),
        answer,
      }),
      async (request) => ({
        table: await lobby.sit(await mustBe(request), request.params.id, request.body),
      }),
    );

    app.post<{ Params: Wanted }>(
      '/api/tables/:id/stand',
      documented({ gist: 'Leaves one’s seat free.', isForBots: true, who: person, answer }),
      async (request) => ({ table: await lobby.stand(await mustBe(request), request.params.id) }),
    );

    app.post<{ Params: Wanted }>(
      '/api/tables/:id/resign',
      documented({ gist: 'Gives a game of two up.', isForBots: true, who: person, answer }),
      async (request) => ({ table: await lobby.resign(await mustBe(request), request.params.id) }),
    );

    app.post<{ Params: Wanted }>(
      '/api/tables/:id/claim',
      documented({
        gist: 'Claims something of somebody whose time is out.',
        isForBots: true,
        who: person,
        body: object({
          seat: text,
          claim: oneOf('win', 'bot', 'open', 'grace'),
          'bot?': { ...whole, minimum: 1, maximum: 5 },
        }),
        answer,
      }),
      async (request) => {
        const claimant = await mustBe(request);
        await claims.claim(claimant, request.params.id, request.body);
        return { table: await lobby.look(claimant, request.params.id, undefined) };
      },
    );

    app.post<{ Params: Wanted }>(
      '/api/tables/:id/pause',
      documented({
        gist: 'Wishes to pause, or to go on, or no longer.',
        isForBots: true,
        who: person,
        answer,
      }),
      async (request) => {
        const wisher = await mustBe(request);
        await claims.pause(wisher, request.params.id);
        return { table: await lobby.look(wisher, request.params.id, undefined) };
      },
    );

    app.post<{ Params: Wanted }>(
      '/api/tables/:id/rematch',
      documented({ gist: 'The same again, sides changed.', who: person, answer, status: 201 }),
      async (request, reply) => {
        const host = await mustBe(request);
        limits.take('tables', asker(request, host));
        const table = await lobby.rematch(host, request.params.id);
        return reply.code(201).send({ table });
      },
    );
  };
