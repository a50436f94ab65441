const THEME = 'hundred-days theme';

type Theme = 'light' | 'dark';

const wanted = (): Theme => {
  const chosen = localStorage.getItem(THEME);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

const show = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
};

export const showTheme = (): void => show(wanted());

export const switchTheme = (): void => {
  const next = wanted() === 'dark' ? 'light' : 'dark';
  localStorage.setItem(THEME, next);
  show(next);
};
