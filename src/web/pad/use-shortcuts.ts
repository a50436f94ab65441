import { useEffect } from 'preact/hooks';
import type { Shortcut } from '../../boards/handling.ts';
import type { Thing } from '../../boards/scene.ts';
import type { Choice } from '../../kernel/choice.ts';
import { WRITING } from '../keys.ts';
import type { Match } from '../match.ts';
import { mark } from '../panel/mark.ts';
import { say } from '../speech.ts';

/** Marks the next of these places, and none after the last. */
const markNext = ({ marked }: Match, key: string, lists: readonly (readonly Thing[])[]): void => {
  const at = marked.value?.key === key ? marked.value.at + 1 : 0;
  const things = lists[at];
  marked.value = things === undefined ? null : { key, at, things: new Set(things) };
};

/** The choices of a key that has to be pressed again, as long as nothing else is chosen. */
let askedFor: readonly Choice[] | null = null;

const chooseSurely = (match: Match, { key, isAskedTwice }: Shortcut, list: readonly Choice[]) => {
  const asked = match.legal.value;
  if (isAskedTwice !== true || askedFor === asked) return void match.chooseAll(list);
  askedFor = asked;
  match.notice.value = { text: say('pressAgain', key.toUpperCase()), rule: null };
};

/** Does what a key of the game asks for. */
const follow = (match: Match, shortcut: Shortcut): void => {
  const { key, does } = shortcut;
  if (does === 'takeBack') void match.takeBack();
  else if (does === 'bare') match.isBare.value = !match.isBare.value;
  else if (does === 'whole') match.isWhole.value = !match.isWhole.value;
  else if (does === 'widen') match.orders.widen();
  else if ('marks' in does) markNext(match, key, does.marks());
  else if ('choices' in does) chooseSurely(match, shortcut, does.choices);
  else mark(match, does.show);
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
    bank?.querySelector<HTMLElement>('[aria-pressed="true"]') ??
    bank?.querySelector<HTMLElement>('.control');
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
