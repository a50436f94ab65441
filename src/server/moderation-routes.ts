import { documented } from './documented.ts';
import type { Routes } from './http.ts';
import type { Moderation } from './moderation.ts';
import { done, list, moment, object, orNull, text, whole } from './shapes.ts';

const report = object({
  id: text,
  reporter: text,
  person: text,
  table: orNull(text),
  line: orNull(text),
  reason: text,
  at: moment,
});

const act = object({
  id: text,
  moderator: orNull(text),
  person: text,
  act: text,
  reason: text,
  at: moment,
  until: orNull(moment),
});

/** Complaints, and the desk of moderators, over HTTP. */
export const moderationRoutes =
  (moderation: Moderation): Routes =>
  (app, { mustBe, asker }) => {
    app.post(
      '/api/reports',
      documented({
        gist: 'Reports a person, or a line of chat.',
        who: 'person',
        body: object({ name: text, reason: text, 'table?': text, 'at?': moment }),
        answer: done,
        status: 201,
      }),
      async (request, reply) => {
        const { address } = asker(request);
        await moderation.report(await mustBe(request), request.body, address);
        return reply.code(201).send({ ok: true });
      },
    );

    app.get(
      '/api/moderation',
      documented({
        gist: 'The reports that wait, and all acts.',
        who: 'moderator',
        answer: object({ reports: list(report), acts: list(act) }),
      }),
      async (request) => moderation.desk(await mustBe(request)),
    );

    app.post(
      '/api/moderation',
      documented({
        gist: 'Does something to somebody, or settles what is reported.',
        who: 'moderator',
        body: object({ name: text, act: text, reason: text, 'hours?': whole }),
        answer: done,
      }),
      async (request) => {
        await moderation.act(await mustBe(request), request.body);
        return { ok: true };
      },
    );
  };
