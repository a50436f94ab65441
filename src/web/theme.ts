import { recall, store } from './storage.ts';

const THEME = 'hundred-days theme';

type Theme = 'light' | 'dark';

const wanted = (): Theme => {
  const chosen = recall(THEME);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const show = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
};

export const showTheme = (): void => show(wanted());

export const switchTheme = (): void => {
  const next = wanted() === 'dark' ? 'light' : 'dark';
  store(THEME, next);
  show(next);
};
