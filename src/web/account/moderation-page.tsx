import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { addressOf } from './address.ts';
import { MODERATED, moderate, moderationDesk, type Act, type Report } from './api.ts';
import { AskForm } from './ask-form.tsx';
import { Frame, Problem, useLoaded } from './frame.tsx';
import { sayHere, tellMoment } from './words.ts';

/** The desk of moderators: what people complain of, what to do about it, and all that was done. */

/** Acts on somebody; the silence of a mute has its hours. */
const ActForm = ({ name, onDone }: { name: string | null; onDone(): void }): JSX.Element => (
  <AskForm<'name' | 'act' | 'hours' | 'reason'>
    fields={[
      ...(name === null ? [{ name: 'name', label: sayHere('name') } as const] : []),
      {
        name: 'act',
        label: sayHere('actOn'),
        choices: MODERATED.map((act) => [act, sayHere(act)] as const),
      },
      {
        name: 'hours',
        label: sayHere('hours'),
        onlyIf: ['act', 'mute'],
        choices: ['1', '24', '168', '720', '8760'].map((hours) => [hours, hours] as const),
      },
      { name: 'reason', label: sayHere('why') },
    ]}
    button={sayHere('doIt')}
    onSend={async (given) => {
      const { act, hours, reason } = given;
      await moderate({
        name: name ?? given.name,
        act,
        reason,
        ...(act === 'mute' && { hours: Number(hours) }),
      });
      onDone();
      return sayHere('done');
    }}
  />
);

const ReportItem = ({ report, onDone }: { report: Report; onDone(): void }): JSX.Element => {
  const { reporter, person, line, reason, at } = report;
  const isOpen = useSignal(false);
  return (
    <li class="channel report">
      <h3>{sayHere('reportedBy', reporter, person)}</h3>
      <time dateTime={new Date(at).toISOString()}>{tellMoment(at)}</time>
      <p>{reason}</p>
      {line !== null && (
        <blockquote>
          <span class="faint">{sayHere('saidThen')}</span> {line}
        </blockquote>
      )}
      <div class="kept-ways">
        <button
          type="button"
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          {sayHere('actOn')}
        </button>
        <a class="button" href={addressOf(person)}>
          {person}
        </a>
      </div>
      {isOpen.value && <ActForm name={person} onDone={onDone} />}
    </li>
  );
};

const ActItem = ({ act }: { act: Act }): JSX.Element => (
  <li class="act">
    <time dateTime={new Date(act.at).toISOString()}>{tellMoment(act.at)}</time>
    <p>
      <strong>{act.moderator ?? sayHere('theHost')}</strong>: {sayHere(act.act)}, {act.person}
      {act.until !== null && `, ${sayHere('until', tellMoment(act.until))}`}
    </p>
    <p class="faint">{act.reason}</p>
  </li>
);

export const ModerationPage = ({ onLeave }: { onLeave(): void }): JSX.Element => {
  const { loaded, problem, reload } = useLoaded(moderationDesk, '');
  const desk = loaded.value;
  return (
    <Frame title={sayHere('moderation')} gist={sayHere('moderationGist')} onLeave={onLeave}>
      <Problem text={problem.value} />
      {desk !== null && (
        <div class="account-parts">
          <div class="sheet">
            <section aria-labelledby="reports-title">
              <h2 id="reports-title">{sayHere('reports')}</h2>
              {desk.reports.length === 0 && <p class="faint">{sayHere('noReports')}</p>}
              <ul class="kept-list">
                {desk.reports.map((report) => (
                  <ReportItem key={report.id} report={report} onDone={() => void reload()} />
                ))}
              </ul>
            </section>
            <details class="options">
              <summary>{sayHere('otherPerson')}</summary>
              <ActForm name={null} onDone={() => void reload()} />
            </details>
          </div>
          <div class="sheet">
            <section aria-labelledby="acts-title">
              <h2 id="acts-title">{sayHere('acts')}</h2>
              {desk.acts.length === 0 && <p class="faint">{sayHere('noActs')}</p>}
              <ul class="kept-list">
                {desk.acts.map((act) => (
                  <ActItem key={act.id} act={act} />
                ))}
              </ul>
            </section>
          </div>
        </div>
      )}
    </Frame>
  );
};
