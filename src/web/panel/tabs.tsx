import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../speech.ts';

const TABS = ['log', 'forces', 'text'] as const;
type Tab = (typeof TABS)[number];

/** The tab that is open: it stays so when the screen is handed over. */
export const tab = signal<Tab>('log');

const NEXT: Readonly<Record<string, (i: number) => number>> = {
  ArrowRight: (i) => i + 1,
  ArrowLeft: (i) => i + TABS.length - 1,
  Home: () => 0,
  End: () => TABS.length - 1,
};

/** What the panel shows below the gauges, one of its tabs at a time. */
export const Tabs = ({
  pages,
}: {
  pages: Readonly<Record<Tab, () => JSX.Element>>;
}): JSX.Element => {
  const list = useRef<HTMLDivElement>(null);
  // Where the whole panel scrolls, another page begins at its top.
  useEffect(() => list.current?.parentElement?.scrollTo(0, 0), [tab.value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = NEXT[event.key]?.(TABS.indexOf(tab.value));
    if (next === undefined) return;
    event.preventDefault();
    tab.value = TABS[next % TABS.length];
    list.current?.querySelector<HTMLElement>(`#tab-${tab.value}`)?.focus();
  };
  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={say('panel')} onKeyDown={onKeyDown}>
        {TABS.map((each) => (
          <button
            key={each}
            id={`tab-${each}`}
            type="button"
            role="tab"
            aria-selected={each === tab.value}
            aria-controls="tab-page"
            tabIndex={each === tab.value ? 0 : -1}
            onClick={() => (tab.value = each)}
          >
            {say(each)}
          </button>
        ))}
      </div>
      <div
        key={tab.value}
        id="tab-page"
        class="tab-page"
        role="tabpanel"
        aria-labelledby={`tab-${tab.value}`}
      >
        {pages[tab.value]()}
      </div>
    </>
  );
};
