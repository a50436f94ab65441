import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import {
  addChannel,
  removeChannel,
  testChannel,
  waysToMe,
  type Channel,
  type Ways,
} from './api.ts';
import { AskForm, reasonOf } from './ask-form.tsx';
import { bePushed, canBePushed, ownAddress } from './push.ts';
import { sayHere, tellRefusal } from './words.ts';

/** How one hears that it is one's turn. */

const OneChannel = ({
  channel,
  own,
  onChange,
}: {
  channel: Channel;
  /** The address of this browser. */
  own: string | null;
  onChange(): void;
}): JSX.Element => {
  const answer = useSignal<string | null>(null);
  const { id, kind, address, isConfirmed, failure } = channel;
  const title =
    kind === 'push' ? sayHere(address === own ? 'thisBrowser' : 'otherBrowser') : sayHere(kind);
  const shown = kind === 'push' ? new URL(address).hostname : address;
  const attempt = async (work: () => Promise<unknown>, done: string | null): Promise<void> => {
    try {
      await work();
      answer.value = done;
    } catch (error) {
      answer.value = reasonOf(error);
    }
    onChange();
  };
  return (
    <li class="channel">
      <h3>{title}</h3>
      <p class="channel-address">{shown}</p>
      {!isConfirmed && <p class="faint">{sayHere('unconfirmed')}</p>}
      {failure !== null && answer.value === null && (
        <p class="kept-trouble">{sayHere('failing', tellRefusal(failure))}</p>
      )}
      {answer.value !== null && <p role="status">{answer.value}</p>}
      <div class="kept-ways">
        {isConfirmed && (
          <button
            type="button"
            onClick={() => void attempt(() => testChannel(id), sayHere('tested'))}
          >
            {sayHere('test')}
          </button>
        )}
        <button type="button" onClick={() => void attempt(() => removeChannel(id), null)}>
          {sayHere('remove')}
        </button>
      </div>
    </li>
  );
};

const NewChannels = ({
  ways,
  isHere,
  onChange,
}: {
  ways: Ways;
  isHere: boolean;
  onChange(): void;
}): JSX.Element => (
  <div class="new-channels">
    {!canBePushed() && <p class="faint">{sayHere('pushNever')}</p>}
    {canBePushed() && !isHere && (
      <AskForm
        fields={[]}
        button={sayHere('pushOn')}
        onSend={async () => {
          await bePushed(ways.push);
          onChange();
          return sayHere('pushAdded');
        }}
      />
    )}
    {ways.mail && (
      <AskForm
        fields={[
          {
            name: 'address',
            label: sayHere('mailAddress'),
            inputMode: 'email',
            autocomplete: 'email',
          },
        ]}
        button={sayHere('mailAdd')}
        onSend={async ({ address }) => {
          await addChannel({ kind: 'mail', address });
          onChange();
          return sayHere('mailAsked');
        }}
      />
    )}
    <AskForm
      fields={[{ name: 'address', label: sayHere('webhookAddress'), inputMode: 'url' }]}
      button={sayHere('webhookAdd')}
      onSend={async ({ address }) => {
        const { secret = '' } = await addChannel({ kind: 'webhook', address });
        onChange();
        return sayHere('webhookSecret', secret);
      }}
    />
  </div>
);

export const ChannelList = (): JSX.Element => {
  const ways = useSignal<Ways | null>(null);
  const own = useSignal<string | null>(null);
  const problem = useSignal<string | null>(null);
  const load = async (): Promise<void> => {
    try {
      own.value = await ownAddress();
      ways.value = await waysToMe();
    } catch (error) {
      problem.value = reasonOf(error);
    }
  };
  useEffect(() => void load(), []);
  const channels = ways.value?.channels ?? [];
  return (
    <section aria-labelledby="notices-title">
      <h2 id="notices-title">{sayHere('notices')}</h2>
      <p class="faint">{sayHere('noticesGist')}</p>
      {problem.value !== null && <p role="alert">{problem.value}</p>}
      {ways.value !== null && channels.length === 0 && <p>{sayHere('noChannels')}</p>}
      <ul class="kept-list">
        {channels.map((channel) => (
          <OneChannel
            key={channel.id}
            channel={channel}
            own={own.value}
            onChange={() => void load()}
          />
        ))}
      </ul>
      {ways.value !== null && (
        <NewChannels
          ways={ways.value}
          isHere={channels.some(({ address }) => address === own.value)}
          onChange={() => void load()}
        />
      )}
    </section>
  );
};
