import { signal, type ReadonlySignal } from '@preact/signals';

const isSeen = signal(document.visibilityState === 'visible');
document.addEventListener('visibilitychange', () => {
  isSeen.value = document.visibilityState === 'visible';
});

/** Whether anybody can see the page: it is not hidden behind another. */
export const isVisible: ReadonlySignal<boolean> = isSeen;
