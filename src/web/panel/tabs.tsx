import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../speech.ts';

const TABS = ['log', 'forces', 'charts', 'text', 'notes'] as const;
type Tab = (typeof TABS)[number];

/** The tab that is open: it stays so when the screen is handed over. */
export const tab = signal<Tab>('log');

const NEXT: Readonly<Record<string, (i: number, count: number) => number>> = {
  ArrowRight: (i) => i + 1,
  ArrowLeft: (i, count) => i + count - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** What the panel shows below the gauges, one of its tabs at a time. */
export const Tabs = ({
  pages,
}: {
  /** Not every table has all of them, but each has a log. */
  pages: Readonly<Partial<Record<Tab, () => JSX.Element>>> & { readonly log: () => JSX.Element };
}): JSX.Element => {
  const list = useRef<HTMLDivElement>(null);
  const tabs = TABS.filter((each) => pages[each] !== undefined);
  const open = tabs.includes(tab.value) ? tab.value : 'log';
  // Where the whole panel scrolls, another page begins at its top.
  useEffect(() => list.current?.parentElement?.scrollTo(0, 0), [tab.value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = NEXT[event.key]?.(tabs.indexOf(open), tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    tab.value = tabs[next % tabs.length];
    list.current?.querySelector<HTMLElement>(`#tab-${tab.value}`)?.focus();
  };
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={say('panel')} onKeyDown={onKeyDown}>
        {tabs.map((each) => (
          <button
            key={each}
            id={`tab-${each}`}
            type="button"
            role="tab"
            aria-selected={each === open}
            aria-controls="tab-page"
            tabIndex={each === open ? 0 : -1}
            onClick={() => (tab.value = each)}
          >
            {say(each)}
          </button>
        ))}
      </div>
      <div
        key={open}
        id="tab-page"
        class="tab-page"
        role="tabpanel"
        aria-labelledby={`tab-${open}`}
      >
        {pages[open]?.()}
      </div>
    </>
  );
};
