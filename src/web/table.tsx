import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Board, Gauge, Scene, Thing } from '../boards/scene.ts';
import { BoardView } from './board/board-view.tsx';
import { Log } from './log.tsx';
import type { Match } from './match.ts';
import { Rules } from './rules.tsx';
import { nameIn, say, tellBoard, tellChoice, tellPlan, tellReason, wordsOf } from './speech.ts';

/** The one line that says who decides what, with the buttons of what is not on the board. */
const Prompt = ({ match, onRule }: { match: Match; onRule(rule: string): void }): JSX.Element => {
  const words = wordsOf(match.game.id);
  const { procedure, rule, choices } = match.asked.value;
  const mover = match.mover.value;
  const { outcome } = match.standing.value;
  const isAsked = choices.length > 0;
  const who = mover === null ? '' : nameIn(words, mover);
  return (
    <div class="prompt" role="status" aria-live="polite">
      <p>
        {outcome !== null ? (
          <strong>{say('over')}</strong>
        ) : isAsked ? (
          <>
            <strong>{say('decides', who)}</strong> {words.prompts[procedure ?? '']}
          </>
        ) : (
          say('thinks', who)
        )}
        {rule !== null && isAsked && <RuleChip rule={rule} onRule={onRule} />}
      </p>
      <div class="choices">
        {match.pointable.value.buttons.map((choice) => (
          <button
            key={choice.join(' ')}
            type="button"
            class={choice[0] === 'done' ? 'primary' : ''}
            onClick={() => void match.choose(choice)}
          >
            {tellChoice(words, choice)}
          </button>
        ))}
        {match.picked.value !== null && (
          <button type="button" onClick={() => (match.picked.value = null)}>
            {say('cancel')}
          </button>
        )}
      </div>
    </div>
  );
};

const RuleChip = ({ rule, onRule }: { rule: string; onRule(rule: string): void }): JSX.Element => (
  <button type="button" class="rule-chip" onClick={() => onRule(rule)}>
    {rule}
  </button>
);

const Record = ({ scene }: { scene: Scene }): JSX.Element => (
  <ol class="turns">
    {scene.record.map(({ name, army, night }, i) => (
      <li
        key={name}
        class={`${army} ${night ? 'night' : ''} ${i === scene.now ? 'now' : ''} ${i < scene.now ? 'past' : ''}`}
        title={name}
        aria-current={i === scene.now ? 'step' : undefined}
      >
        <span class="sr-only">{name}</span>
      </li>
    ))}
  </ol>
);

const GaugeBar = ({ gauge, name }: { gauge: Gauge; name: string }): JSX.Element => (
  <li class="gauge">
    <span>{name}</span>
    <span class="figures">
      {gauge.value}
      {gauge.line === undefined ? ` / ${gauge.full}` : ` · ${gauge.line}`}
    </span>
    <svg viewBox={`0 0 ${Math.max(1, gauge.full)} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="gauge-ground" width={gauge.full} height="1" />
      <rect class={`gauge-fill ${gauge.army}`} width={gauge.value} height="1" />
      {gauge.line !== undefined && (
        <rect class="gauge-line" x={gauge.line} width={gauge.full / 80} height="1" />
      )}
    </svg>
  </li>
);

const Curtain = ({ match }: { match: Match }): JSX.Element => {
  const who = nameIn(wordsOf(match.game.id), match.eyes.value);
  return (
    <div class="curtain" role="dialog" aria-modal="true">
      <h2>{say('passScreen', who)}</h2>
      <button type="button" class="primary" onClick={() => match.uncover()}>
        {say('ready', who)}
      </button>
    </div>
  );
};

const Ending = ({ match, onLeave }: { match: Match; onLeave(): void }): JSX.Element | null => {
  const { outcome } = match.standing.value;
  const words = wordsOf(match.game.id);
  if (outcome === null) return null;
  const winners = outcome.winners.map((seat) => nameIn(words, seat)).join(', ');
  return (
    <div class="ending" role="dialog" aria-label={say('over')}>
      <h2>{winners === '' ? say('drawn') : say('won', winners)}</h2>
      <p>{nameIn(words, outcome.reason)}</p>
      <button type="button" class="primary" onClick={onLeave}>
        {say('again')}
      </button>
    </div>
  );
};

const saveFile = async (match: Match): Promise<void> => {
  const record = await match.export();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)]));
  link.download = `${match.game.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
};

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
          <button type="button" onClick={() => void saveFile(match)}>
            {say('export')}
          </button>
          <button type="button" onClick={onLeave}>
            {say('leave')}
          </button>
        </div>
      </header>
      {match.notice.value !== null && (
        <p class="notice" role="alert">
          {tellReason(words, match.notice.value.text)}
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
          focus={null}
          cipher={(army) => words.ciphers[army] ?? ''}
          tell={(text) => tellBoard(words, text)}
          onPoint={(thing) => match.point(thing)}
          onAsk={(thing) => void match.ask(thing)}
        />
        <Ending match={match} onLeave={onLeave} />
      </section>
      <aside class="panel">
        <ul class="gauges">
          {scene.gauges.map((gauge) => (
            <GaugeBar
              key={gauge.army + gauge.name}
              gauge={gauge}
              name={`${nameIn(words, gauge.army)}: ${gauge.name}`}
            />
          ))}
        </ul>
        {match.reason.value !== '' && (
          <p class="reason">{say('reason', tellPlan(words, match.reason.value))}</p>
        )}
        <Log match={match} onRule={showRule} />
      </aside>
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
        <Record scene={scene} />
      </footer>
      {rule.value !== null && (
        <Rules game={match.game.id} at={rule.value} onClose={() => (rule.value = null)} />
      )}
    </main>
  );
};
