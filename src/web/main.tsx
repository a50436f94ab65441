import '@fontsource/eb-garamond/400.css';
import '@fontsource/eb-garamond/400-italic.css';
import '@fontsource/eb-garamond/500.css';
import '@fontsource/eb-garamond/600.css';
import '@fontsource/source-sans-3/400.css';
import '@fontsource/source-sans-3/600.css';
import { render } from 'preact';
import { App } from './app.tsx';
import './board/board.css';
import './board/cards.css';
import './board/counter.css';
import './board/formed.css';
import './board/ground.css';
import './board/ground-areas.css';
import './board/ground-squares.css';
import './board/marks.css';
import { workerEngine } from './engine.ts';
import { keepOffline } from './offline.ts';
import { language, speak } from './speech.ts';
import './rules.css';
import './style.css';
import './lobby.css';
import './notices.css';
import './online/online.css';
import './table.css';
import './panel/panel.css';
import { showTheme } from './theme.ts';

showTheme();
speak(language.value);

const engine = workerEngine(
  () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' }),
);
const root = document.getElementById('app');
if (root !== null) render(<App engine={engine} />, root);

// The game first: what is needed to play is loaded before what is needed to play offline.
if (document.readyState === 'complete') void keepOffline();
else addEventListener('load', () => void keepOffline(), { once: true });
