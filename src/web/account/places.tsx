import type { JSX } from 'preact';
import { me } from '../online/api.ts';
import { NameForm } from '../online/name-form.tsx';
import { say } from '../speech.ts';
import { AccountDesk } from './account-desk.tsx';
import { addressOf, type Place } from './address.ts';
import { answerMail, ownProfile, profileOf, type OwnProfile, type PublicProfile } from './api.ts';
import { AskForm } from './ask-form.tsx';
import { BotList } from './bot-list.tsx';
import { ChannelList } from './channel-list.tsx';
import { Frame, Problem, useLoaded } from './frame.tsx';
import { GameList, Ratings } from './game-list.tsx';
import { ModerationPage } from './moderation-page.tsx';
import { ReportForm } from './report-form.tsx';
import { sayHere, tellDay } from './words.ts';

/** The pages about people: one's own, somebody else's, and those that links in mails lead to. */

const OwnGames = ({ profile: { tables, name } }: { profile: OwnProfile }): JSX.Element => {
  const running = tables.filter(({ outcome }) => outcome === null);
  const finished = tables.filter(({ outcome }) => outcome !== null);
  return (
    <div class="sheet">
      <section aria-labelledby="running-title">
        <h2 id="running-title">{sayHere('underWay')}</h2>
        {running.length === 0 && <p class="faint">{sayHere('noneUnderWay')}</p>}
        <GameList tables={running} name={name} isOwn />
      </section>
      <section aria-labelledby="finished-title">
        <h2 id="finished-title">{sayHere('finished')}</h2>
        {finished.length === 0 && <p class="faint">{sayHere('noneFinished')}</p>}
        <GameList tables={finished} name={name} isOwn />
      </section>
    </div>
  );
};

const OwnPage = ({ onLeave }: { onLeave(): void }): JSX.Element => {
  const { loaded, problem, reload } = useLoaded(ownProfile, me.value?.id);
  const profile = loaded.value;
  if (me.value === null)
    return (
      <Frame title={say('online')} gist={say('onlineGist')} onLeave={onLeave}>
        <div class="sheet alone">
          <NameForm />
        </div>
      </Frame>
    );
  return (
    <Frame title={me.value?.name ?? ''} gist={sayHere('ownPage')} onLeave={onLeave}>
      <Problem text={problem.value} />
      {profile !== null && (
        <div class="account-parts">
          <OwnGames profile={profile} />
          <div class="sheet">
            {profile.isModerator && (
              <section>
                <h2>{sayHere('moderation')}</h2>
                <a class="button" href="#/moderation">
                  {sayHere('toModeration')}
                </a>
              </section>
            )}
            <Ratings ratings={profile.ratings} />
            <ChannelList />
            <BotList isAccount={profile.isAccount} />
            <AccountDesk profile={profile} onChange={() => void reload()} onLeave={onLeave} />
          </div>
        </div>
      )}
    </Frame>
  );
};

const PersonPage = ({ name, onLeave }: { name: string; onLeave(): void }): JSX.Element => {
  const { loaded, problem } = useLoaded((): Promise<PublicProfile> => profileOf(name), name);
  const profile = loaded.value;
  const since = profile === null ? '' : sayHere('since', tellDay(profile.created));
  return (
    <Frame title={profile?.name ?? name} gist={since} onLeave={onLeave}>
      <Problem text={problem.value} />
      {profile !== null && (
        <div class="account-parts">
          <div class="sheet">
            <section aria-labelledby="finished-title">
              <h2 id="finished-title">{sayHere('finished')}</h2>
              {profile.tables.length === 0 && <p class="faint">{sayHere('nonePublic')}</p>}
              <GameList tables={profile.tables} name={profile.name} isOwn={false} />
            </section>
          </div>
          <div class="sheet">
            {profile.owner !== null && (
              <p>
                {sayHere('botOf')} <a href={addressOf(profile.owner)}>{profile.owner}</a>
              </p>
            )}
            <Ratings ratings={profile.ratings} />
            {me.value !== null && me.value?.name !== profile.name && (
              <details class="options">
                <summary>{sayHere('reportPerson')}</summary>
                <p>{sayHere('reportGist')}</p>
                <ReportForm name={profile.name} />
              </details>
            )}
          </div>
        </div>
      )}
    </Frame>
  );
};

const MailPage = ({
  what,
  link,
  onLeave,
}: {
  what: 'confirm' | 'stop';
  link: { readonly id: string; readonly token: string };
  onLeave(): void;
}): JSX.Element => {
  const isConfirm = what === 'confirm';
  return (
    <Frame title={sayHere('confirmTitle')} gist="Hundred Days" onLeave={onLeave}>
      <div class="sheet alone">
        <p>{sayHere(isConfirm ? 'confirmGist' : 'stopGist')}</p>
        <AskForm
          fields={[]}
          button={sayHere(isConfirm ? 'confirmYes' : 'stopYes')}
          onSend={async () => {
            await answerMail(what, link);
            return sayHere(isConfirm ? 'confirmed' : 'stopped');
          }}
        />
      </div>
    </Frame>
  );
};

export const Places = ({ place, onLeave }: { place: Place; onLeave(): void }): JSX.Element => {
  if (me.value === undefined)
    return (
      <Frame title="Hundred Days" gist="" onLeave={onLeave}>
        <Problem text={sayHere('notServed')} />
      </Frame>
    );
  if (place.kind === 'own') return <OwnPage onLeave={onLeave} />;
  if (place.kind === 'moderation') return <ModerationPage onLeave={onLeave} />;
  if (place.kind === 'person') return <PersonPage name={place.name} onLeave={onLeave} />;
  const { what, id, token } = place;
  return <MailPage what={what} link={{ id, token }} onLeave={onLeave} />;
};
