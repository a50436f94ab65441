import { sessionCookie } from './cookies.ts';
import { documented } from './documented.ts';
import type { Routes } from './http.ts';
import { openLimiter, type Limit } from './limits.ts';
import type { People } from './people.ts';
import type { PersonRow, RatingRow } from '../store/rows.ts';
import { named, object, ratings as ratingsShape, text } from './shapes.ts';

/** Who one is, over HTTP. */

interface Secrets {
  readonly name?: unknown;
  readonly password?: unknown;
}

/** Passwords cannot be tried by the thousand. */
const GUESSES: Limit = { burst: 10, perSecond: 0.1 };

const answer = object({ me: named('Person') });

export const peopleRoutes =
  (
    people: People,
    ratings: (person: PersonRow) => Promise<readonly RatingRow[]>,
    now: () => number,
  ): Routes =>
  (app, { personOf, mustBe, tokenOf, isSecure }) => {
    const guess = openLimiter(GUESSES, now);

    app.get('/api/me', documented({ gist: 'Who one is, if anybody.', answer }), async (request) => {
      const person = await personOf(request);
      return { me: person && { id: person.id, name: person.name } };
    });

    app.post<{ Body: Secrets | null }>(
      '/api/guest',
      documented({ gist: 'A new guest, and the cookie.', body: object({ name: text }), answer }),
      async (request, reply) => {
        const { person, token } = await people.arrive(request.body?.name);
        reply.header('set-cookie', sessionCookie(token, isSecure));
        return { me: { id: person.id, name: person.name } };
      },
    );

    app.post(
      '/api/leave',
      documented({ gist: 'Ends the session.', answer }),
      async (request, reply) => {
        const token = tokenOf(request.raw);
        if (token !== undefined) await people.leave(token);
        reply.header('set-cookie', sessionCookie('', isSecure));
        return { me: null };
      },
    );

    app.post<{ Body: Secrets | null }>(
      '/api/login',
      documented({
        gist: 'Comes back to an account: the cookie. Ten tries, then one in ten seconds.',
        body: object({ name: text, password: text }),
        answer,
      }),
      async (request, reply) => {
        const wait = guess(request.ip);
        if (wait > 0) {
          reply.header('retry-after', Math.ceil(wait / 1000));
          return reply.code(429).send({ error: `too many tries: try again in ${wait} ms` });
        }
        const { name, password } = request.body ?? {};
        const { person, token } = await people.comeBack(name, password);
        reply.header('set-cookie', sessionCookie(token, isSecure));
        return { me: { id: person.id, name: person.name } };
      },
    );

    app.get(
      '/api/ratings',
      documented({
        gist: 'One’s own ratings, by game.',
        who: 'person',
        answer: object({ ratings: ratingsShape }),
      }),
      async (request) => ({ ratings: await ratings(await mustBe(request)) }),
    );
  };
