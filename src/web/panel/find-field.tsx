import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Scene } from '../../boards/scene.ts';
import type { Match } from '../match.ts';
import { language, nameIn, say } from '../speech.ts';
import { find, findables, type Findable } from './find.ts';
import { mark } from './mark.ts';
import { ArmSymbol } from './symbol.tsx';
import { whereabouts } from './words.ts';

const MOST = 8;

/** Finds units, corps and towns by name and marks them on the board. */
export const FindField = ({ match, scene }: { match: Match; scene: Scene }): JSX.Element => {
  const sought = useSignal('');
  const at = useSignal(0);
  const words = match.words.value;
  const list = useMemo(
    () => findables(scene, (word) => nameIn(words, word)),
    [scene, language.value],
  );
  const found = find(list, sought.value, MOST);

  const close = (): void => {
    sought.value = '';
    at.value = 0;
  };
  const choose = (findable: Findable | undefined): void => {
    if (findable === undefined || findable.mark === null) return;
    mark(match, findable.mark);
    close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && found.length > 0) {
      at.value = (at.value + by + found.length) % found.length;
      event.preventDefault();
    }
    if (event.key === 'Enter') choose(found[at.value]);
    if (event.key === 'Escape') close();
  };
  return (
    <div class="find">
      <input
        id="find"
        type="text"
        role="combobox"
        autocomplete="off"
        placeholder={say('find')}
        aria-label={say('find')}
        aria-expanded={found.length > 0}
        aria-controls="found"
        aria-activedescendant={found.length > 0 ? `found-${at.value}` : undefined}
        value={sought}
        onInput={(e) => {
          sought.value = e.currentTarget.value;
          at.value = 0;
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <ul
        id="found"
        role="listbox"
        aria-label={say('foundHere')}
        hidden={sought.value.trim() === ''}
      >
        {found.map((findable, i) => (
          <li
            key={findable.key}
            id={`found-${i}`}
            role="option"
            aria-selected={i === at.value}
            aria-disabled={findable.mark === null}
            onPointerDown={(e) => e.preventDefault()}
            onClick={() => choose(findable)}
          >
            {findable.unit !== null && (
              <ArmSymbol symbol={findable.unit.entry.face.symbol} army={findable.army} />
            )}
            <b>{findable.name}</b>
            {findable.unit !== null && <span>{whereabouts(scene, words, findable.unit)}</span>}
          </li>
        ))}
        {found.length === 0 && (
          <li role="option" aria-selected={false} aria-disabled>
            {say('nobodyFound')}
          </li>
        )}
      </ul>
    </div>
  );
};
