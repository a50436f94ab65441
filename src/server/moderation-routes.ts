import type { Routes } from './http.ts';
import type { Moderation } from './moderation.ts';

/** Complaints, and the desk of moderators, over HTTP. */
export const moderationRoutes =
  (moderation: Moderation): Routes =>
  (app, { mustBe }) => {
    app.post('/api/reports', async (request, reply) => {
      await moderation.report(await mustBe(request), request.body, request.ip);
      return reply.code(201).send({ ok: true });
    });

    app.get('/api/moderation', async (request) => moderation.desk(await mustBe(request)));

    app.post('/api/moderation', async (request) => {
      await moderation.act(await mustBe(request), request.body);
      return { ok: true };
    });
  };
