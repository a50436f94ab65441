import { readFields } from './body.ts';
import { sessionCookie } from './cookies.ts';
import { documented } from './documented.ts';
import type { Routes } from './http.ts';
import type { Limits } from './limits.ts';
import type { People } from './people.ts';
import type { PersonRow, RatingRow } from '../store/rows.ts';
import { named, object, ratings as ratingsShape, text } from './shapes.ts';

/** Who one is, over HTTP. */

const answer = object({ me: named('Person') });

export const peopleRoutes =
  (
    people: People,
    ratings: (person: PersonRow) => Promise<readonly RatingRow[]>,
    limits: Limits,
  ): Routes =>
  (app, { personOf, mustBe, sessionOf, asker, isSecure }) => {
    app.get(
      '/api/me',
      documented({ gist: 'Who one is, if anybody.', isForBots: true, answer }),
      async (request) => {
        const person = await personOf(request);
        return { me: person && { id: person.id, name: person.name } };
      },
    );

    app.post(
      '/api/guest',
      documented({ gist: 'A new guest, and the cookie.', body: object({ name: text }), answer }),
      async (request, reply) => {
        limits.take('guests', asker(request));
        const { person, token } = await people.arrive(
          readFields(request.body, ['name'], (given) => given.name.value),
        );
        reply.header('set-cookie', sessionCookie(token, isSecure));
        return { me: { id: person.id, name: person.name } };
      },
    );

    app.post(
      '/api/leave',
      documented({ gist: 'Ends the session.', answer }),
      async (request, reply) => {
        const token = sessionOf(request.raw);
        if (token !== undefined) await people.leave(token);
        reply.header('set-cookie', sessionCookie('', isSecure));
        return { me: null };
      },
    );

    app.post(
      '/api/login',
      documented({
        gist: 'Comes back to an account: the cookie.',
        body: object({ name: text, password: text }),
        answer,
      }),
      async (request, reply) => {
        const { name, password } = readFields(request.body, ['name', 'password'], (given) => ({
          name: given.name.value,
          password: given.password.value,
        }));
        const account = typeof name === 'string' ? name.slice(0, 100).toLowerCase() : '';
        limits.take('logins', { ...asker(request), person: account });
        const { person, token } = await people.comeBack(name, password);
        reply.header('set-cookie', sessionCookie(token, isSecure));
        return { me: { id: person.id, name: person.name } };
      },
    );

    app.get(
      '/api/ratings',
      documented({
        gist: 'One’s own ratings, by game.',
        isForBots: true,
        who: 'person',
        answer: object({ ratings: ratingsShape }),
      }),
      async (request) => ({ ratings: await ratings(await mustBe(request)) }),
    );
  };
