import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../speech.ts';
import { me, ownBots, type Wanted } from './api.ts';

/** Who is to sit across at a new table. */

const LEVELS = [1, 2, 3, 4, 5] as const;
const BOT = 'bot ';

/** A friend, anyone, a bot of a level, or one by its name. */
export type Rival = 'friend' | 'anyone' | `${number}` | `bot ${string}`;

export const holderFor = (rival: Rival): Wanted => {
  if (rival.startsWith(BOT)) return { bot: rival.slice(BOT.length) };
  return rival === 'friend' || rival === 'anyone' ? 'open' : { bot: Number(rival) };
};

/** One’s own bots that can come in. */
const useOwnBots = (): readonly string[] => {
  const names = useSignal<readonly string[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { bots } = await ownBots();
      names.value = bots.filter(({ issued }) => issued !== null).map(({ name }) => name);
    };
    // Without them a table can be opened all the same.
    void load().catch(() => undefined);
  }, [me.value?.id]);
  return names.value;
};

export const RivalChoice = ({
  rival,
  onChange,
}: {
  rival: Rival;
  onChange(rival: Rival): void;
}): JSX.Element => {
  const bots = useOwnBots();
  const isNamed = useSignal(false);
  return (
    <>
      <label>
        {say('against')}
        <select
          value={isNamed.value ? BOT : rival}
          onChange={(e) => {
            isNamed.value = e.currentTarget.value === BOT;
            onChange(e.currentTarget.value as Rival);
          }}
        >
          <option value="friend">{say('aFriend')}</option>
          <option value="anyone">{say('anyone')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={String(level)}>
              {say('botOf', level)}
            </option>
          ))}
          {bots.map((name) => (
            <option key={name} value={`${BOT}${name}`}>
              {say('ownBot', name)}
            </option>
          ))}
          <option value={BOT}>{say('namedBot')}</option>
        </select>
      </label>
      {isNamed.value && (
        <label>
          {say('botName')}
          <input
            required
            maxLength={24}
            autocomplete="off"
            value={rival.slice(BOT.length)}
            onInput={(e) => onChange(`bot ${e.currentTarget.value}`)}
          />
        </label>
      )}
    </>
  );
};
