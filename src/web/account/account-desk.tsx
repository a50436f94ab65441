import type { JSX } from 'preact';
import { me } from '../online/api.ts';
import { endOtherSessions, erase, leave, protect, rename, type OwnProfile } from './api.ts';
import { AskForm } from './ask-form.tsx';
import { sayHere } from './words.ts';

/** What one can do with one's own account; the parts that are rarely wanted are folded. */

const PASSWORD = {
  name: 'password',
  isSecret: true,
  autocomplete: 'current-password',
} as const;

interface Part {
  readonly profile: OwnProfile;
  onChange(): void;
}

const PasswordPart = ({ profile, onChange }: Part): JSX.Element => {
  const fresh = {
    name: 'fresh',
    label: sayHere('newPassword'),
    isSecret: true,
    autocomplete: 'new-password',
  } as const;
  const send = async (fresh: string, old: string, answer: string): Promise<string> => {
    await protect(fresh, old);
    onChange();
    return answer;
  };
  if (!profile.isAccount)
    return (
      <>
        <p>{sayHere('guestGist')}</p>
        <AskForm
          fields={[fresh]}
          button={sayHere('keepName')}
          onSend={(given) => send(given.fresh, '', sayHere('nameKept'))}
        />
      </>
    );
  return (
    <details class="options">
      <summary>{sayHere('changePassword')}</summary>
      <AskForm
        fields={[{ ...PASSWORD, label: sayHere('oldPassword') }, fresh]}
        button={sayHere('changePassword')}
        onSend={(given) => send(given.fresh, given.password, sayHere('passwordChanged'))}
      />
    </details>
  );
};

/** An account proves that it is its person who asks; a guest has nothing to prove it by. */
const proof = ({ isAccount }: OwnProfile) =>
  isAccount ? [{ ...PASSWORD, label: sayHere('password') }] : [];

const NamePart = ({ profile, onChange }: Part): JSX.Element => (
  <details class="options">
    <summary>{sayHere('changeName')}</summary>
    <AskForm<'name' | 'password'>
      fields={[
        { name: 'name', label: sayHere('newName'), autocomplete: 'nickname' },
        ...proof(profile),
      ]}
      button={sayHere('changeName')}
      onSend={async ({ name, password }) => {
        await rename(name, password);
        onChange();
        return sayHere('nameChanged', me.value?.name ?? name);
      }}
    />
  </details>
);

const SessionPart = ({ profile, onChange }: Part): JSX.Element => (
  <details class="options">
    <summary>{sayHere('sessions')}</summary>
    <p>
      {profile.otherSessions === 0
        ? sayHere('noSessions')
        : sayHere('otherSessions', profile.otherSessions)}
    </p>
    {profile.otherSessions > 0 && (
      <AskForm
        fields={[]}
        button={sayHere('endSessions')}
        onSend={async () => {
          await endOtherSessions();
          onChange();
          return sayHere('sessionsEnded');
        }}
      />
    )}
  </details>
);

const DataPart = (): JSX.Element => (
  <details class="options">
    <summary>{sayHere('data')}</summary>
    <p>{sayHere('dataGist')}</p>
    <a class="button" href="/api/account/data" download>
      {sayHere('takeOut')}
    </a>
  </details>
);

const ErasePart = ({ profile, onLeave }: { profile: OwnProfile; onLeave(): void }): JSX.Element => (
  <details class="options">
    <summary>{sayHere('erase')}</summary>
    <p>{sayHere('eraseGist')}</p>
    <AskForm<'name' | 'password'>
      fields={[{ name: 'name', label: sayHere('eraseName') }, ...proof(profile)]}
      button={sayHere('eraseYes')}
      isGrave
      onSend={async ({ name, password }) => {
        if (name !== profile.name) throw new Error(sayHere('eraseMismatch'));
        await erase(password);
        onLeave();
        return '';
      }}
    />
  </details>
);

export const AccountDesk = ({
  profile,
  onChange,
  onLeave,
}: Part & { onLeave(): void }): JSX.Element => (
  <section aria-labelledby="account-title">
    <h2 id="account-title">{sayHere('account')}</h2>
    <PasswordPart profile={profile} onChange={onChange} />
    <NamePart profile={profile} onChange={onChange} />
    <SessionPart profile={profile} onChange={onChange} />
    <DataPart />
    <ErasePart profile={profile} onLeave={onLeave} />
    {profile.isAccount && (
      <AskForm
        fields={[]}
        button={sayHere('leave')}
        onSend={async () => {
          await leave();
          onLeave();
          return '';
        }}
      />
    )}
  </section>
);
