import { useEffect } from 'preact/hooks';
import type { Shortcut } from '../../boards/handling.ts';
import { WRITING } from '../keys.ts';
import type { Match } from '../match.ts';

/** Does what a key of the game asks for. */
const follow = (match: Match, { does }: Shortcut): void => {
  if (does === 'takeBack') void match.takeBack();
  else if ('choices' in does) void match.chooseAll(does.choices);
  else {
    match.focus.value = null;
    requestAnimationFrame(() => (match.focus.value = does.show));
  }
};

/** The button of a bank that has this key, or the bank itself, whose chosen button it leads to. */
const pressOn = (key: string): boolean => {
  const button = document.querySelector<HTMLElement>(`.control[aria-keyshortcuts="${key}"]`);
  if (button !== null) {
    button.click();
    return true;
  }
  const bank = document.querySelector(`[data-bank-key="${key}"]`);
  const first =
    bank?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? bank?.querySelector('button');
  first?.focus();
  return first !== undefined && first !== null;
};

/** The keys of the game come before those of the page, where nobody writes and no dialog is open. */
export const useShortcuts = (match: Match): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.matches(WRITING)) return;
      if (!/^[a-z0-9]$/.test(key)) return;
      const shortcut = match.shortcuts.value.find((each) => each.key === key);
      if (shortcut !== undefined) follow(match, shortcut);
      else if (match.banks.value.length === 0 || !pressOn(key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Before the page: the board and the panel have keys of their own.
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [match]);
};
