import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Board, Scene, Thing } from '../boards/scene.ts';
import { BoardView } from './board/board-view.tsx';
import { Curtain, Ending } from './covers.tsx';
import type { Match } from './match.ts';
import { Panel } from './panel.tsx';
import { Prompt } from './prompt.tsx';
import { RuleChip } from './rule-chip.tsx';
import { Rules } from './rules.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { say, wordsOf } from './speech.ts';
import { TurnRecord } from './timeline.tsx';

/** Whether something that can be pointed at now is on this board. */
const holdsLit = ({ spots, pieces }: Board, lit: ReadonlySet<Thing>): boolean =>
  spots.some(({ thing }) => lit.has(thing)) ||
  pieces.some(({ thing }) => thing !== null && lit.has(thing));

/** The board that is shown: the one wanted while it exists, otherwise the first. */
const boardIn = ({ boards }: Scene, id: string): Board =>
  boards.find((board) => board.id === id) ?? boards[0];

/** The board where something is to be done, or to be watched. */
const boardToTurnTo = ({ boards }: Scene, lit: ReadonlySet<Thing>): string =>
  (boards.find((board) => holdsLit(board, lit)) ?? boards[0]).id;

export const Table = ({ match, onLeave }: { match: Match; onLeave(): void }): JSX.Element => {
  const words = wordsOf(match.game.id);
  const wantedBoard = useSignal('');
  const rule = useSignal<string | null>(null);
  const isOpen = useSignal(true);
  const scene = match.scene.value;
  const turnedTo = scene === null ? '' : boardToTurnTo(scene, match.pointable.value.lit);
  useEffect(() => {
    wantedBoard.value = turnedTo;
  }, [turnedTo]);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.target instanceof HTMLInputElement) return;
      if (e.key === 'u') void match.undo();
      if (e.key === 'Escape') match.picked.value = null;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [match]);
  if (match.isCovered.value) return <Curtain match={match} />;
  if (scene === null) return <main class="waiting" />;
  const board = boardIn(scene, wantedBoard.value);
  const showRule = (number: string): void => {
    rule.value = number;
  };
  return (
    <main class={`table ${isOpen.value ? '' : 'folded'}`}>
      <h1 class="sr-only">{words.title}</h1>
      <header class="bar">
        <Prompt match={match} onRule={showRule} />
        <div class="tools">
          <button type="button" onClick={() => void match.undo()}>
            {say('undo')}
          </button>
          <button type="button" onClick={() => void match.redo()}>
            {say('redo')}
          </button>
          <button type="button" onClick={() => showRule('')}>
            {say('rules')}
          </button>
          <SaveButtons match={match} />
          <button type="button" onClick={onLeave}>
            {say('leave')}
          </button>
        </div>
      </header>
      {match.notice.value !== null && (
        <p class="notice" role="alert">
          {match.notice.value.text}
          {match.notice.value.rule !== null && (
            <RuleChip rule={match.notice.value.rule} onRule={showRule} />
          )}
          <button type="button" onClick={() => (match.notice.value = null)}>
            {say('close')}
          </button>
        </p>
      )}
      <section class="stage">
        {scene.boards.length > 1 && (
          <nav class="boards" aria-label={say('boards')}>
            {scene.boards.map(({ id, title }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === board.id}
                onClick={() => (wantedBoard.value = id)}
              >
                {title}
              </button>
            ))}
          </nav>
        )}
        <BoardView
          key={board.id}
          board={board}
          lit={match.pointable.value.lit}
          chosen={match.picked.value}
          focus={match.focus.value}
          cipher={(army) => words.ciphers[army] ?? ''}
          onPoint={(thing) => match.point(thing)}
          onAsk={(thing) => void match.ask(thing)}
        />
        <Ending match={match} onLeave={onLeave} />
      </section>
      <Panel match={match} scene={scene} onRule={showRule} />
      <button
        type="button"
        class="fold"
        aria-expanded={isOpen.value}
        aria-label={say('log')}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {isOpen.value ? '›' : '‹'}
      </button>
      <footer class="timeline">
        <TurnRecord scene={scene} />
      </footer>
      {rule.value !== null && (
        <Rules game={match.game.id} at={rule.value} onClose={() => (rule.value = null)} />
      )}
    </main>
  );
};
