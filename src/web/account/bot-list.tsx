import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { ownBots, type OwnBot } from '../online/api.ts';
import { tellWhen } from '../kept-list.tsx';
import { language, say } from '../speech.ts';
import { addressOf } from './address.ts';
import { changeBot, makeBot, removeBot, renewToken, revokeToken, type Issued } from './api.ts';
import { AskForm } from './ask-form.tsx';
import { useLoaded } from './frame.tsx';
import { sayHere } from './words.ts';

/** The bots that one has written oneself. */

/** A token, the only time that it is shown. */
const FreshToken = ({ token }: { token: string }): JSX.Element => {
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(token);
    isCopied.value = true;
  };
  return (
    <div class="fresh-token">
      <p role="status">{sayHere('botToken')}</p>
      <div class="kept-ways">
        <input
          readOnly
          value={token}
          onFocus={(e) => e.currentTarget.select()}
          aria-label={sayHere('token')}
        />
        <button type="button" onClick={() => void copy()}>
          {say(isCopied.value ? 'copied' : 'copy')}
        </button>
      </div>
    </div>
  );
};

const tellToken = ({ issued, used }: OwnBot): string => {
  if (issued === null) return sayHere('tokenNone');
  if (used === null) return sayHere('tokenUnused');
  return sayHere('tokenUsed', tellWhen(used, Date.now(), language.value));
};

interface Part {
  readonly bot: OwnBot;
  /** What the server has answered: a token if there is a new one. */
  onChange(issued: Issued | null): void;
}

/** What is rarely wanted of a bot. */
const BotMore = ({ bot, onChange }: Part): JSX.Element => {
  const { id, name, isOpen, issued } = bot;
  const after = (answer: string) => (): string => {
    onChange(null);
    return answer;
  };
  return (
    <details class="options">
      <summary>{sayHere('botMore')}</summary>
      <AskForm
        fields={[]}
        button={sayHere('renew')}
        onSend={async () => {
          onChange(await renewToken(id));
          return '';
        }}
      />
      <AskForm
        fields={[{ name: 'name', label: sayHere('newName') }]}
        button={sayHere('changeName')}
        onSend={({ name }) => changeBot(id, { name }).then(after(''))}
      />
      <AskForm
        fields={[]}
        button={sayHere(isOpen ? 'botShut' : 'botOpen')}
        onSend={() => changeBot(id, { isOpen: !isOpen }).then(after(''))}
      />
      {issued !== null && (
        <AskForm
          fields={[]}
          button={sayHere('revoke')}
          isGrave
          onSend={() => revokeToken(id).then(after(sayHere('revoked')))}
        />
      )}
      <AskForm
        fields={[{ name: 'name', label: sayHere('botEraseName') }]}
        button={sayHere('botErase')}
        isGrave
        onSend={async (given) => {
          if (given.name !== name) throw new Error(sayHere('botEraseMismatch'));
          await removeBot(id);
          onChange(null);
          return '';
        }}
      />
    </details>
  );
};

const OneBot = ({ bot, token, onChange }: Part & { token: string | null }): JSX.Element => (
  <li class="channel" data-bot={bot.name}>
    <h3>
      <a href={addressOf(bot.name)}>{bot.name}</a>
    </h3>
    <p class="faint">
      {tellToken(bot)} {bot.isOpen && sayHere('botIsOpen')}
    </p>
    {token !== null && <FreshToken token={token} />}
    <BotMore bot={bot} onChange={onChange} />
  </li>
);

export const BotList = ({ isAccount }: { isAccount: boolean }): JSX.Element => {
  const { loaded, problem, reload } = useLoaded(ownBots, isAccount);
  const fresh = useSignal<Issued | null>(null);
  const change = (issued: Issued | null): void => {
    fresh.value = issued;
    void reload();
  };
  const desk = loaded.value;
  return (
    <section aria-labelledby="bots-title">
      <h2 id="bots-title">{sayHere('bots')}</h2>
      <p class="faint">{sayHere(isAccount ? 'botsGist' : 'botsGuest')}</p>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      <ul class="kept-list">
        {(desk?.bots ?? []).map((bot) => (
          <OneBot
            key={bot.id}
            bot={bot}
            token={fresh.value?.bot.id === bot.id ? fresh.value.token : null}
            onChange={change}
          />
        ))}
      </ul>
      {isAccount && desk !== null && desk.bots.length < desk.most && (
        <div class="new-channels">
          <AskForm
            fields={[{ name: 'name', label: sayHere('botName') }]}
            button={sayHere('botMake')}
            onSend={async ({ name }) => {
              change(await makeBot(name));
              return '';
            }}
          />
        </div>
      )}
    </section>
  );
};
