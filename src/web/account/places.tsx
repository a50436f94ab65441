import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Corner } from '../corner.tsx';
import { me } from '../online/api.ts';
import { NameForm } from '../online/online-desk.tsx';
import { Rose, Rule } from '../ornament.tsx';
import { say } from '../speech.ts';
import { AccountDesk } from './account-desk.tsx';
import './account.css';
import type { Place } from './address.ts';
import { answerMail, ownProfile, profileOf, type OwnProfile, type PublicProfile } from './api.ts';
import { AskForm, reasonOf } from './ask-form.tsx';
import { ChannelList } from './channel-list.tsx';
import { GameList, Ratings } from './game-list.tsx';
import { sayHere, tellDay } from './words.ts';

/** The pages about people: one's own, somebody else's, and those that links in mails lead to. */

const Frame = ({
  title,
  gist,
  onLeave,
  children,
}: {
  title: string;
  gist: string;
  onLeave(): void;
  children: ComponentChildren;
}): JSX.Element => (
  <main class="account">
    <header class="masthead">
      <Rose />
      <div>
        <h1>{title}</h1>
        <p class="tagline">{gist}</p>
      </div>
      <div class="welcome">
        <Corner />
        <button type="button" class="go-back" onClick={onLeave}>
          {say('again')}
        </button>
      </div>
      <Rule />
    </header>
    {children}
  </main>
);

const useLoaded = <T,>(load: () => Promise<T>, key: unknown) => {
  const loaded = useSignal<T | null>(null);
  const problem = useSignal<string | null>(null);
  const reload = async (): Promise<void> => {
    try {
      loaded.value = await load();
      problem.value = null;
    } catch (error) {
      problem.value = reasonOf(error);
    }
  };
  useEffect(() => void reload(), [key]);
  return { loaded, problem, reload };
};

const Problem = ({ text }: { text: string | null }): JSX.Element | null =>
  text === null ? null : (
    <p class="sheet problem" role="alert">
      {text}
    </p>
  );

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
            <Ratings ratings={profile.ratings} />
            <ChannelList />
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
            <Ratings ratings={profile.ratings} />
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
  if (place.kind === 'person') return <PersonPage name={place.name} onLeave={onLeave} />;
  const { what, id, token } = place;
  return <MailPage what={what} link={{ id, token }} onLeave={onLeave} />;
};
