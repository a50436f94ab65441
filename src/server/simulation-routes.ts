import { documented } from './documented.ts';
import type { Routes } from './http.ts';
import { anything, done, list, moment, object, options, orNull, text, whole } from './shapes.ts';
import type { Simulations } from './simulations.ts';

/** Simulations over HTTP, each for whoever has asked for it. */

interface Wanted {
  readonly id: string;
}

const simulation = object({
  id: text,
  plan: anything,
  created: moment,
  done: whole,
  result: anything,
  failure: orNull(text),
});

const wished = object({
  game: text,
  'scenario?': text,
  'options?': options,
  bots: list(text),
  games: whole,
  'seed?': text,
});

const who = 'person';

export const simulationRoutes =
  (simulations: Simulations): Routes =>
  (app, { mustBe }) => {
    app.get(
      '/api/simulations',
      documented({
        gist: 'What one has had played, the last first.',
        who,
        answer: object({ simulations: list(simulation) }),
      }),
      async (request) => ({ simulations: await simulations.own(await mustBe(request)) }),
    );

    app.post(
      '/api/simulations',
      documented({
        gist: 'Has many games between bots played.',
        who,
        body: wished,
        answer: object({ simulation }),
        status: 201,
      }),
      async (request, reply) => {
        const asked = await simulations.ask(await mustBe(request), request.body);
        return reply.code(201).send({ simulation: asked });
      },
    );

    app.get<{ Params: Wanted }>(
      '/api/simulations/:id',
      documented({ gist: 'One of them.', who, answer: object({ simulation }) }),
      async (request) => ({
        simulation: await simulations.one(await mustBe(request), request.params.id),
      }),
    );

    app.post<{ Params: Wanted }>(
      '/api/simulations/:id/remove',
      documented({ gist: 'Ends one that is not over, and forgets it.', who, answer: done }),
      async (request) => {
        await simulations.remove(await mustBe(request), request.params.id);
        return { ok: true };
      },
    );
  };
