import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX, TargetedPointerEvent } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Board, Scene, Thing } from '../boards/scene.ts';
import { BoardTools } from './board-tools.tsx';
import { BoardView } from './board/board-view.tsx';
import type { Memory } from './board/motion.ts';
import { Counters } from './counters.tsx';
import { Curtain, Ending } from './covers.tsx';
import { Dice } from './dice.tsx';
import { FilmBar } from './film/film-bar.tsx';
import { drawnOn } from './film/film-layer.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { useKeys } from './keys.ts';
import { faceOf } from './games.ts';
import type { Match } from './match.ts';
import { Icon } from './icon.tsx';
import { useNews } from './news.ts';
import { menuOf } from './offer.ts';
import { OddsCard } from './odds-card.tsx';
import { Panel } from './panel.tsx';
import { OrderCard } from './pad/order-card.tsx';
import { Pad } from './pad/pad.tsx';
import { Glimpse } from './pad/report-card.tsx';
import { useShortcuts } from './pad/use-shortcuts.ts';
import { tab } from './panel/tabs.tsx';
import { Prompt } from './prompt.tsx';
import { waysOf } from './orders.ts';
import { RuleChip } from './rule-chip.tsx';
import { Rules } from './rules.tsx';
import { sound } from './sound.ts';
import { say, tellBoard, tellReason } from './speech.ts';
import { Timeline } from './timeline.tsx';
import { Tools } from './tools.tsx';

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

/** The picture of a film that runs, as it lies on this board. */
const filmOn = ({ film }: Match, { id }: Board) => {
  const frame = film.frame.value;
  const before = frame?.before.boards.find((board) => board.id === id);
  if (frame === null || before === undefined) return null;
  return { drawn: drawnOn(before, frame.picture), at: film.at.value };
};

/** What the page speaks of: in a film whom the picture is about. */
const spokenOf = ({ film, focus }: Match): Thing | null => {
  const picture = film.frame.value?.picture;
  return picture === undefined ? focus.value : (picture.to ?? picture.by);
};

const NOTHING: ReadonlySet<Thing> = new Set();

/** Gives the keyboard to an element of the panel, which may have to unfold first. */
const focusSoon = (id: string): void => {
  const focus = (): void => document.getElementById(id)?.focus();
  focus();
  // Once it has the keyboard, nothing may take it back from where a quick hand has gone on to.
  if (document.activeElement?.id !== id) requestAnimationFrame(focus);
};

/** What tells of a place lies on the other side of the board: a pointer never goes under it. */
const keepAside = ({ currentTarget, clientX }: TargetedPointerEvent<HTMLElement>): void => {
  const { left, width } = currentTarget.getBoundingClientRect();
  currentTarget.dataset['pointer'] = clientX < left + width / 2 ? 'left' : 'right';
};

export const Table = ({
  match,
  onLeave,
  beside,
  above,
  notes,
  children,
}: {
  match: Match;
  onLeave(): void;
  /** What stands beside Undo. */
  beside?: ComponentChildren;
  /** What there is to say above the board. */
  above?: ComponentChildren;
  /** The page of the panel with one’s own notes. */
  notes?: (() => JSX.Element) | undefined;
  /** What lies on the table besides the game. */
  children?: ComponentChildren;
}): JSX.Element => {
  const words = match.words.value;
  const wantedBoard = useSignal('');
  const rule = useSignal<string | null>(null);
  const isOpen = useSignal(!matchMedia('(max-width: 760px)').matches);
  const areKeysShown = useSignal(false);
  const scene = match.scene.value;
  // Who sits down has seen nothing of what another saw, and a film goes back without marching there.
  const memory = useMemo<Memory>(() => new Map(), [match, match.eyes.value, match.film.isOn.value]);
  const turnedTo = scene === null ? '' : boardToTurnTo(scene, match.pointable.value.lit);
  useEffect(() => {
    wantedBoard.value = turnedTo;
  }, [turnedTo]);
  useNews(match, (events) => {
    const { sounds } = faceOf(match.game.id);
    const heard = events.map(({ event }) => sounds[event]).find((name) => name !== undefined);
    if (heard !== undefined) sound(heard);
  });
  const openTab = (wanted: 'log' | 'forces' | 'text'): void => {
    isOpen.value = true;
    tab.value = wanted;
    focusSoon(`tab-${wanted}`);
  };
  useKeys({
    undo: () => void match.undo(),
    back: () => void match.past.step(-1),
    on: () => void match.past.step(1),
    putBack: () => {
      match.film.close();
      match.focus.value = null;
      if (match.orders.isOpen.value) match.orders.close();
      else void match.hand.putBack();
    },
    find: () => {
      isOpen.value = true;
      focusSoon('find');
    },
    log: () => openTab('log'),
    forces: () => openTab('forces'),
    text: () => openTab('text'),
    watch: () => (match.film.isOn.value ? match.film.toggle() : void match.film.watch()),
    pictureBack: () => match.film.isOn.value && match.film.turn(-1),
    pictureOn: () => match.film.isOn.value && match.film.turn(1),
    layers: () => document.getElementById('layers')?.click(),
    fold: () => (isOpen.value = !isOpen.value),
    keys: () => (areKeysShown.value = true),
  });
  useShortcuts(match);
  const focus = match.focus.value;
  useEffect(() => {
    const { boards } = scene ?? { boards: [] };
    const holds = (board: Board): boolean => focus !== null && holdsLit(board, new Set([focus]));
    const holder = boards.find(({ id }) => id === wantedBoard.value);
    if (holder !== undefined && holds(holder)) return;
    wantedBoard.value = boards.find(holds)?.id ?? wantedBoard.value;
  }, [focus]);
  if (match.isCovered.value) return <Curtain match={match} />;
  if (scene === null) return <main class="waiting" />;
  const board = boardIn(scene, wantedBoard.value);
  const film = filmOn(match, board);
  const showRule = (number: string): void => {
    rule.value = number;
  };
  return (
    <main class={`table ${isOpen.value ? '' : 'folded'}`}>
      <h1 class="sr-only">{words.title}</h1>
      <header class="bar">
        <Prompt match={match} onRule={showRule} />
        <Tools match={match} beside={beside} onRules={() => showRule('')} onLeave={onLeave} />
      </header>
      <div class="said">
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
        {above}
      </div>
      <section class={match.isBare.value ? 'stage is-bare' : 'stage'} onPointerMove={keepAside}>
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
          lit={film === null ? match.lit.value : NOTHING}
          also={
            film === null && match.orders.lit.value === null
              ? match.pointable.value.also
              : undefined
          }
          isAiming={match.orders.lit.value !== null}
          marked={match.marked.value?.things}
          ways={film === null ? waysOf(match.orders.draft.value) : []}
          isWhole={match.isWhole.value}
          chosen={match.picked.value}
          menu={film === null ? menuOf(match) : null}
          hand={match.hand}
          memory={memory}
          focus={spokenOf(match)}
          overlays={match.layers.shapes.value}
          film={film}
          cipher={(army) => words.ciphers[army] ?? ''}
          tell={(text) => tellBoard(words, text)}
          onPoint={(thing, by) => match.point(thing, by)}
          onAsk={(thing) => void match.ask(thing)}
          onMean={match.mean}
          onHover={(thing) => void match.hover(thing)}
        />
        <Counters scene={scene} words={words} />
        <BoardTools match={match} onRule={showRule} />
        <FilmBar match={match} onRule={showRule} />
        <Dice match={match} />
        <Glimpse match={match} onRule={showRule} />
        <OddsCard match={match} onRule={showRule} />
        <OrderCard match={match} onRule={showRule} />
        <Ending match={match} onLeave={onLeave} />
        {children}
      </section>
      <Panel
        match={match}
        scene={scene}
        notes={notes}
        onRule={showRule}
        onKeys={() => (areKeysShown.value = true)}
      />
      <button
        type="button"
        class="fold"
        aria-expanded={isOpen.value}
        aria-label={say('panel')}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <Icon name={isOpen.value ? 'shut' : 'open'} />
      </button>
      <div class="pad-tray">{!isOpen.value && <Pad match={match} onRule={showRule} />}</div>
      <Timeline match={match} scene={scene} />
      {areKeysShown.value && (
        <KeysDialog
          game={match.game.id}
          words={words}
          onClose={() => (areKeysShown.value = false)}
        />
      )}
      {rule.value !== null && (
        <Rules game={match.game.id} at={rule.value} onClose={() => (rule.value = null)} />
      )}
    </main>
  );
};
